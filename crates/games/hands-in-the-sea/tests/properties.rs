//! What holds in every game, looked for in random ones.

use hands_in_the_sea::{
    Act, Action, CardSet, Face, HandsInTheSea, Haven, Location, Role, Side, Spot, State, Zone,
};
use kernel::{Asked, Game, Seat, SetupRequest, SplitMix64, Table, Viewer};

kernel::suite!(HandsInTheSea, |suite| suite
    .games(1)
    .acts(every_act())
    .mirror(mirror));

const ROLES: [Role; 13] = [
    Role::Wagon,
    Role::Ship,
    Role::Settler,
    Role::Sword,
    Role::Coin,
    Role::Wine,
    Role::Raider,
    Role::Briber,
    Role::Discarded,
    Role::Returned,
    Role::Reserved,
    Role::Leader,
    Role::Infantry,
];

/// Acts of all kinds with everything that they can be about.
fn every_act() -> Vec<Act> {
    let mut acts = vec![
        Act::Enough,
        Act::Retrieve,
        Act::Divine,
        Act::EndRound,
        Act::SettleFree,
        Act::Leave,
        Act::Nothing,
        Act::ShowHand,
        Act::Decline,
        Act::Stay,
        Act::Pay,
        Act::DropCorvus,
    ];
    acts.extend(Action::ALL.map(|action| Act::Begin { action }));
    acts.extend((0..=4).flat_map(|n| {
        [
            Act::Buy { position: n },
            Act::Cycle { cards: n },
            Act::Reroll { dice: n },
        ]
    }));
    let havens = Zone::ALL.map(Haven::Sea).into_iter().chain([Haven::Port]);
    acts.extend(havens.flat_map(|to| [Act::Sail { to }, Act::Retreat { to }]));
    for battle in Side::ALL {
        acts.extend([
            Act::Withdraw { battle },
            Act::First { battle },
            Act::Betray { battle },
        ]);
    }
    for at in Location::all() {
        acts.extend([Act::Place { at }, Act::LoseFort { at }, Act::Revolt { at }]);
        acts.extend(Location::all().map(|from| Act::Aim { target: at, from }));
    }
    for face in Face::all() {
        acts.extend(ROLES.map(|role| Act::Pick { role, face }));
        for battle in Side::ALL {
            acts.push(Act::Reinforce { battle, face });
            acts.push(Act::Leader { battle, face });
        }
        acts.extend([false, true].map(|levy| Act::Draft { face, levy }));
        acts.extend([
            Act::Support { face },
            Act::SettleWith { face },
            Act::Block { face },
        ]);
        for from in Spot::ALL {
            acts.push(Act::GiveUp { from, face });
            acts.push(Act::Keep { from, face });
        }
    }
    acts
}

/// Two unknown cards of a power that `viewer` does not play change places between hand
/// and deck; what is being put together stays out of it.
fn mirror(
    state: &State,
    viewer: Viewer,
    mover: Seat,
    act: Act,
    dice: &mut SplitMix64,
) -> Option<(State, Act)> {
    let own = match viewer {
        Viewer::Seat(seat) => Side::of(seat),
        Viewer::Spectator => None,
    };
    let side = Side::ALL[dice.below(2) as usize];
    if own == Some(side) {
        return None;
    }
    let enemy = side.enemy().seat();
    let known = CardSet::of_ids(state.knowledge.sure.of(enemy))
        | CardSet::of_ids(state.knowledge.held.of(enemy))
        | CardSet::of_ids(state.knowledge.deep.of(enemy));
    let hand = state.hands[side] - known - CardSet::of_ids(state.draft.picks.all());
    let bag = CardSet::of_ids(state.decks[side].bag()) - known;
    let mut pick = |cards: CardSet| cards.nth(dice.below(cards.len().max(1) as u32) as usize);
    let (mine, other) = (pick(hand)?, pick(bag)?);
    let mut image = *state;
    image.hands[side] = state.hands[side].without(mine).with(other);
    let rest = CardSet::of_ids(state.decks[side].bag())
        .without(other)
        .with(mine);
    let deck = &state.decks[side];
    let mut dealt = hands_in_the_sea::DrawDeck::shuffled(rest.ids());
    deck.under().for_each(|layer| dealt.put_under(layer));
    let top: Vec<u8> = deck.top().collect();
    for card in top.into_iter().rev() {
        dealt.put_on_top(card).ok()?;
    }
    for card in deck.bottom() {
        dealt.put_at_bottom(card).ok()?;
    }
    image.decks[side] = dealt;
    let fits = HandsInTheSea::audit(&image).is_ok()
        && kernel::is_legal::<HandsInTheSea>(&image, mover, act);
    fits.then_some((image, act))
}

#[test]
fn a_state_and_an_act_are_small() {
    let (state, act) = (size_of::<State>(), size_of::<Act>());
    assert!(state <= 2560, "a state has {state} bytes");
    assert!(act <= 8, "an act has {act} bytes");
}

/// Plays a random game and looks at every position.
fn random_game(seed: u64, options: &[&str], mut look: impl FnMut(&Table<HandsInTheSea>)) {
    let wanted = SetupRequest {
        options: (options.iter())
            .map(|id| ((*id).to_owned(), kernel::Setting::Flag(true)))
            .collect(),
        ..SetupRequest::default()
    };
    let setup = HandsInTheSea::about().check(&wanted).expect("a set-up");
    let (mut chance, mut dice) = (SplitMix64::new(seed), SplitMix64::new(seed ^ 0xa5a5));
    let mut table = Table::<HandsInTheSea>::new(setup, &mut chance).expect("chance is free");
    while let Asked::One(seat) = table.asked() {
        look(&table);
        let acts = table.options(seat);
        let act = acts[dice.below(acts.len() as u32) as usize];
        (table.play(seat, act, &mut chance, None)).expect("it is listed");
    }
    look(&table);
}

/// 2-i, 4-h, D-8: silver never runs below nothing, and every game has an end.
#[test]
fn random_games_end_within_their_turns() {
    for seed in 1..=6 {
        let mut turn = 0;
        random_game(seed, &[], |table| turn = table.state().open.turn);
        assert!((1..=13).contains(&turn), "seed {seed}: turn {turn}");
    }
}

/// 2-g, 2-i, 2-l, RUL-1: no card, marker or warship is lost or made.
#[test]
fn nothing_is_ever_lost_or_made() {
    use hands_in_the_sea::{Card, data};
    let options: [&[&str]; 3] = [
        &[],
        &["hidden-reserve", "fate-marker"],
        &["upkeep", "deus-ex-machina", "mercenary-mutiny-alt"],
    ];
    for seed in 1..=9 {
        random_game(seed, options[seed as usize % 3], |table| {
            let state = table.state();
            let open = &state.open;
            let mut cards: Vec<Card> = Vec::new();
            cards.extend(open.neutral_empire.iter().chain(open.neutral_locations));
            for side in Side::ALL {
                let power = &open.powers[side];
                cards.extend(power.discard.iter().chain(power.empire));
                cards.extend(state.hands[side].iter().chain(state.reserves[side]));
                cards.extend(CardSet::of_ids(state.decks[side].cards()));
                if let Some(fight) = open.battles[side] {
                    cards.extend(fight.areas[Side::Rome].iter());
                    cards.extend(fight.areas[Side::Carthage].iter());
                }
                if let Some(naval) = open.naval {
                    cards.extend(naval.leaders[side].iter());
                }
                let enemy = open.powers[side.enemy()].captured;
                let limits = &data().limits;
                let cities = (open.control[side] & open.cities).len() as u8;
                let towns = open.control[side].len() as u8 - cities;
                assert_eq!(
                    towns + enemy.towns + open.towns_left(side),
                    limits.towns[side]
                );
                let own = cities - u8::from(power.capital);
                assert_eq!(
                    own + enemy.cities + open.cities_left(side),
                    limits.cities[side]
                );
                assert!(power.fleet.warships <= limits.warships);
            }
            cards.extend(open.naval.iter().flat_map(|naval| naval.infantry));
            let count = cards.len();
            cards.sort_unstable();
            cards.dedup();
            assert_eq!(count, cards.len(), "a card lies in two places");
            let campaign = cards.contains(&Card::CAMPAIGN);
            assert_eq!(count, Card::COUNT - usize::from(!campaign));
        });
    }
}

/// D-1: the data sent to a viewer name no hidden card in the place where it is.
#[test]
fn the_data_sent_hold_no_hidden_hand() {
    random_game(11, &["hidden-reserve"], |table| {
        let state = table.state();
        for side in Side::ALL {
            let view = table.view(Viewer::Seat(side.enemy().seat()));
            let power = &view.powers[side];
            assert_eq!(power.reserved, None);
            assert_eq!(usize::from(power.hand), state.hands[side].len());
            let known = power.known_hand.len() + power.known_held.len();
            assert!(known <= state.hands[side].len() + state.reserves[side].len());
            let own = view.own.expect("a seat has a hand");
            assert_eq!(own.hand.len(), state.hands[side.enemy()].len());
        }
    });
}
