//! Parts at work in games: rolls, pickers, decks, ends, lists and set-ups.

use std::ops::ControlFlow;

use kernel::parts::{Deck, IdSet};
use kernel::suite::setups;
use kernel::{
    Asked, Game, Outcome, Script, Seat, SeatSet, Setting, SetupError, SetupRequest, SplitMix64,
    Table, Viewer, count, is_legal, nth, options,
};

use crate::common::{act, find, setup, table, wander};
use crate::toys::bazaar::{self, Bazaar};
use crate::toys::caravan::{self, Caravan};
use crate::toys::gauntlet::{self, End, Event, Frame, Gauntlet, Kind, kind};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// A match at A's turn, where A holds a march and each side the counters it is given.
fn marching(counters: [&[u8]; 2]) -> (Table<Gauntlet>, gauntlet::Act) {
    let mut state = *table::<Gauntlet>(2, &mut SplitMix64::new(1)).state();
    let hands = [
        [&[0, 1][..], counters[0]].concat(),
        [&[6, 7][..], counters[1]].concat(),
    ];
    state.hand = hands.map(|hand| hand.into_iter().collect());
    let held = state.hand[0].union(state.hand[1]);
    state.deck = Deck::shuffled(IdSet::first(gauntlet::CARDS).minus(held));
    let table = Table::load(setup::<Gauntlet>(2, &[]), state).unwrap();
    (table, gauntlet::Act::Play(0))
}

/// Plays the march with that die; then A and B answer, and all else is declined.
fn roll(die: u32, a: Option<u8>, b: Option<u8>) -> Table<Gauntlet> {
    let of = |card: Option<u8>| card.map_or(Vec::new(), |card| vec![card]);
    let (mut table, march) = marching([&of(a), &of(b)]);
    act(&mut table, A, march, &mut Script::strict([("march", die)]));
    let mut answers = [a, b];
    let mut chance = SplitMix64::new(9);
    while let (Asked::One(seat), Some(_)) = (table.asked(), table.window()) {
        let choice = match answers[seat.index()].take() {
            Some(card) => gauntlet::Act::Counter(card),
            None => gauntlet::Act::Decline,
        };
        act(&mut table, seat, choice, &mut chance);
    }
    table
}

/// K10
#[test]
fn a_roll_is_read_before_it_bites_and_a_shift_changes_its_result() {
    const SHIFT: u8 = 3;
    assert_eq!(kind(SHIFT), Kind::Shift);
    for (die, a, b, place) in [
        (3, None, None, 0),
        (3, Some(SHIFT), None, 1),
        (4, None, None, 1),
        (4, None, Some(SHIFT), 0),
        (6, Some(SHIFT), None, 2),
        // Never two of one title on one roll: B's shift comes too late.
        (6, None, None, 1),
    ] {
        assert_eq!(roll(die, a, b).state().place[0], place, "{die} {a:?} {b:?}");
    }
    // A one makes A stumble; raised to two it does not.
    let owes = |table: &Table<Gauntlet>| {
        let mut log = table.heard(Viewer::Spectator);
        log.any(|event| matches!(event, Event::Owes { seat: A }))
    };
    assert!(owes(&roll(1, None, None)) && !owes(&roll(1, Some(SHIFT), None)));
    assert!(owes(&roll(2, None, Some(SHIFT))));
}

/// K10
#[test]
fn one_title_alters_a_roll_only_once() {
    let (mut table, march) = marching([&[3], &[9]]);
    act(&mut table, A, march, &mut Script::strict([("march", 3)]));
    act(
        &mut table,
        A,
        gauntlet::Act::Counter(3),
        &mut Script::default(),
    );
    assert_eq!(table.asked(), Asked::One(B));
    let late = table.play(B, gauntlet::Act::Counter(9), &mut Script::default(), None);
    let refused = kernel::PlayError::Refused(gauntlet::Refusal::UsedTitle);
    assert_eq!(late, Err(refused));
}

/// K10
#[test]
fn a_cancelled_roll_has_no_consequences() {
    let table = roll(6, None, Some(4));
    assert_eq!(kind(4), Kind::Cancel);
    assert_eq!(table.state().place, [0, 0]);
    let log: Vec<_> = table.heard(Viewer::Spectator).collect();
    assert!(log.contains(&&Event::Annulled));
}

/// K11
#[test]
fn every_offer_can_be_put_together_in_any_order_and_no_pick_is_a_dead_end() {
    let start = find::<Bazaar>(&setup::<Bazaar>(4, &[]), |table| {
        matches!(table.state().phase, bazaar::Phase::Offering { due: 3 })
            && table.state().held[0].iter().sum::<u8>() >= 6
            && table.asked().asks(A)
    });
    let mut offers = Vec::new();
    let mut open = vec![start.clone()];
    while let Some(table) = open.pop() {
        assert!(!table.options(A).is_empty());
        for choice in table.options(A) {
            let mut then = table.clone();
            act(&mut then, A, choice, &mut Script::default());
            match then.state().offer[0] {
                Some(offer) if !offer.is_done() => open.push(then),
                Some(offer) => offers.push(*offer.taken()),
                None => panic!("A was the last, which the test does not expect"),
            }
        }
    }
    let held = start.state().held[0];
    let mut brute = Vec::new();
    for a in 0..=held[0] {
        for b in 0..=held[1] {
            for c in 0..=held[2] {
                for d in 0..=held[3] {
                    if a + b + c + d == 3 {
                        brute.push([a, b, c, d]);
                    }
                }
            }
        }
    }
    // Each offer is reached once by every order of its kinds.
    let orders = |offer: &[u8; 4]| {
        let factorial = |n: u8| (1..=u32::from(n)).product::<u32>();
        (factorial(3) / offer.iter().map(|&n| factorial(n)).product::<u32>()) as usize
    };
    let by_orders = brute
        .iter()
        .flat_map(|offer| std::iter::repeat_n(*offer, orders(offer)));
    let expected: Vec<_> = by_orders.collect();
    offers.sort_unstable();
    assert_eq!(offers, expected);
}

/// K16: three in hand, one card and then the campaign in the deck.
#[test]
fn the_campaign_comes_up_in_a_refill_and_goes_back_to_the_bottom() {
    let mut state = *table::<Caravan>(2, &mut SplitMix64::new(1)).state();
    let ids = |ids: &[u8]| ids.iter().copied().collect::<IdSet>();
    let side = &mut state.side[0];
    side.hand = ids(&[0, 1]);
    side.deck = Deck::shuffled(ids(&[2]));
    side.deck.put_at_bottom(7).unwrap();
    side.discard = ids(&[3, 4, 5, 6]);
    let mut table = Table::<Caravan>::load(setup::<Caravan>(2, &[]), state).unwrap();
    let mut script = Script::strict([("draw", 2), ("draw", 5)]);
    act(&mut table, A, caravan::Act::EndTurn, &mut script);
    assert_eq!(script.finish(), Ok(()));
    let side = &table.state().side[0];
    assert_eq!(
        (side.hand, side.discard),
        (ids(&[0, 1, 2, 5]), IdSet::EMPTY)
    );
    assert_eq!(side.deck.bag(), ids(&[3, 4, 6]));
    assert_eq!(side.deck.bottom().collect::<Vec<_>>(), [7]);
}

/// K16, K20
#[test]
fn a_card_levied_on_top_is_drawn_first_and_known_to_both() {
    let mut table = find::<Caravan>(&setup::<Caravan>(2, &[]), |table| {
        table.asked() == Asked::One(A)
            && table.state().draft.is_none()
            && table.state().side[0].hand.len() < 4
            && table.options(A).contains(&caravan::Act::EndTurn)
            && (table.options(A).iter()).any(|act| matches!(act, caravan::Act::Buy { .. }))
    });
    let card = table.state().row.lowest().unwrap();
    let levy = caravan::Act::Buy { card, on_top: true };
    act(&mut table, A, levy, &mut Script::default());
    assert_eq!(table.view(Viewer::Seat(B)).piles[0].top[0], card);
    act(
        &mut table,
        A,
        caravan::Act::EndTurn,
        &mut SplitMix64::new(1),
    );
    assert!(table.state().side[0].hand.contains(card));
    assert!(table.view(Viewer::Seat(B)).piles[0].sure.contains(card));
}

/// K24
#[test]
fn who_gives_up_in_the_midst_of_everything_leaves_no_frame_and_no_question() {
    let mut table = find::<Gauntlet>(&setup::<Gauntlet>(2, &[]), |table| {
        matches!(table.state().frames.top(), Some(Frame::Owe(B, _)))
    });
    assert!(table.state().frames.depth() > 1);
    act(&mut table, B, gauntlet::Act::GiveUp, &mut Script::default());
    assert!(table.state().frames.is_empty());
    assert_eq!((table.asked(), table.window()), (Asked::Nobody, None));
    assert!([A, B].iter().all(|&seat| table.options(seat).is_empty()));
    let outcome = table.outcome().unwrap();
    assert_eq!(
        (outcome.winners, &*outcome.cause),
        (SeatSet::one(A), "gave-up")
    );
}

/// K24
#[test]
fn who_cannot_pay_is_out_before_the_first_pick() {
    let (table, march) = marching([&[], &[]]);
    let mut state = *table.state();
    // After playing the march A has one card, and will owe two.
    let one = IdSet::EMPTY.with(0).with(1);
    state.deck.shuffle_in(state.hand[0].minus(one));
    state.hand[0] = one;
    let mut table = Table::<Gauntlet>::load(setup::<Gauntlet>(2, &[]), state).unwrap();
    let mut chance = Script::strict([("march", 1)]);
    act(&mut table, A, march, &mut chance);
    while let (Asked::One(seat), Some(_)) = (table.asked(), table.window()) {
        act(&mut table, seat, gauntlet::Act::Decline, &mut chance);
    }
    assert_eq!(table.state().end, Some(End::Starved(A)));
    assert!(table.state().frames.is_empty());
}

/// K24
#[test]
fn several_may_win_together_and_nobody_may_win() {
    let mut ends = [0; 3];
    for seed in 0..300 {
        let mut dice = SplitMix64::new(seed);
        let rounds = [("rounds", Setting::Number(2))];
        let mut table = Table::<Bazaar>::new(setup::<Bazaar>(3, &rounds), &mut dice).unwrap();
        wander(&mut table, &mut dice, |_| false);
        let outcome = table.outcome().unwrap();
        assert_eq!(table.asked(), Asked::Nobody);
        assert_eq!(outcome.scores.len(), 3);
        let winners = outcome.winners.len();
        assert_eq!(outcome.is_draw(), winners == 0);
        ends[winners.min(2)] += 1;
        let first = outcome
            .ranking(3)
            .iter()
            .filter(|(rank, _)| *rank == 1)
            .count();
        assert_eq!(first, if winners == 0 { 3 } else { winners });
    }
    assert!(ends.iter().all(|&games| games > 0), "{ends:?}");
}

fn lists_agree<G: Game>(seats: u8) {
    for seed in 0..6 {
        let mut dice = SplitMix64::new(seed);
        let mut table = table::<G>(seats, &mut dice);
        wander(&mut table, &mut dice, |table| {
            let text = serde_json::to_string(table.state()).unwrap();
            let reloaded: G::State = serde_json::from_str(&text).unwrap();
            for seat in table.seats().iter() {
                let state = table.state();
                let listed = options::<G>(state, seat);
                assert_eq!(listed, options::<G>(&reloaded, seat));
                assert_eq!(listed.len(), count::<G>(state, seat));
                for (index, &act) in listed.iter().enumerate() {
                    assert_eq!(nth::<G>(state, seat, index), Some(act));
                    assert!(is_legal::<G>(state, seat, act));
                    assert!(!listed[..index].contains(&act));
                }
                assert_eq!(nth::<G>(state, seat, listed.len()), None);
                let mut calls = 0;
                G::each_option(state, seat, &mut |_| {
                    calls += 1;
                    ControlFlow::Break(())
                });
                assert_eq!(
                    calls,
                    usize::from(!listed.is_empty()),
                    "an early exit is heeded"
                );
            }
            table.decisions() > 120
        });
    }
}

/// K14
#[test]
fn lists_are_stable_free_of_doubles_and_stop_when_told() {
    lists_agree::<Bazaar>(5);
    lists_agree::<Gauntlet>(2);
    lists_agree::<Caravan>(2);
}

/// K14
#[test]
fn an_act_from_outside_is_compared_by_value() {
    let table = table::<Gauntlet>(2, &mut SplitMix64::new(2));
    let first = table.options(A)[0];
    let text = serde_json::to_string(&first).unwrap();
    let read: gauntlet::Act = serde_json::from_str(&text).unwrap();
    assert_eq!(table.why(A, read), Ok(()));
    let held = table.state().hand[0];
    let other = (0..gauntlet::CARDS)
        .find(|card| !held.contains(*card))
        .unwrap();
    assert!(table.why(A, gauntlet::Act::Play(other)).is_err());
}

/// K23
#[test]
fn every_scenario_seat_count_option_and_pair_is_played_and_no_excluded_pair() {
    let all = setups(Bazaar::about());
    let has = |wanted: &dyn Fn(&kernel::Setup) -> bool| all.iter().any(wanted);
    for seats in 3..=5 {
        assert!(has(
            &|setup| setup.scenario == "coast" && setup.seats == seats
        ));
    }
    assert!(has(&|setup| setup.scenario == "river"));
    let open = |setup: &kernel::Setup| setup.flag("open_hands");
    let turned = |setup: &kernel::Setup| setup.flag("turned_tables");
    for rounds in [0, 6] {
        let long = |setup: &kernel::Setup| setup.number("rounds") == Some(rounds);
        assert!(has(&|setup| long(setup) && !open(setup) && !turned(setup)));
        assert!(has(&|setup| long(setup) && open(setup)));
        assert!(has(&|setup| long(setup) && turned(setup)));
        assert!(has(
            &|setup| long(setup) && setup.word("powers") == Some("seated")
        ));
    }
    assert!(!has(&|setup| open(setup) && turned(setup)));
    let both = ["open_hands", "turned_tables"].map(|id| (id.to_owned(), Setting::Flag(true)));
    let wanted = SetupRequest {
        options: both.into(),
        ..SetupRequest::default()
    };
    let refused = Bazaar::about().check(&wanted);
    assert!(
        matches!(refused, Err(SetupError::Excluded { .. })),
        "{refused:?}"
    );
}

/// K23
#[test]
fn an_option_may_change_what_is_hidden() {
    let open = [("open_hands", Setting::Flag(true))];
    for (changed, shown) in [(&open[..], true), (&[], false)] {
        let setup = setup::<Bazaar>(3, changed);
        let table = Table::<Bazaar>::new(setup, &mut SplitMix64::new(1)).unwrap();
        assert_eq!(table.view(Viewer::Spectator).held[1].is_some(), shown);
        assert!(table.view(Viewer::Seat(B)).held[1].is_some());
    }
}

#[test]
fn an_outcome_can_be_a_draw_with_a_cause() {
    let mut dice = SplitMix64::new(1);
    let games = (0..200).filter_map(|_| {
        let mut table = table::<Gauntlet>(2, &mut dice);
        wander(&mut table, &mut dice, |_| false);
        table.outcome()
    });
    let causes: std::collections::BTreeSet<String> = games
        .map(|outcome: Outcome| outcome.cause.into_owned())
        .collect();
    assert!(
        causes.contains("dusk") && causes.contains("arrived"),
        "{causes:?}"
    );
}
