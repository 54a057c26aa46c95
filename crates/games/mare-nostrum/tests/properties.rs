//! What holds in every game, looked for in random ones.

use kernel::{Asked, Game, Seat, SetupRequest, SplitMix64, Table, Viewer};
use mare_nostrum::{
    Act, Card, Empire, Form, Gain, Good, Holding, Item, Loss, MareNostrum, Phase, Position,
    Province, Sea, Slot, State, Token, data,
};

kernel::suite!(MareNostrum, |suite| suite
    .games(12)
    .acts(every_act())
    .refused_for(&[
        ("build", 8),
        ("price", 3),
        ("pay", 3),
        ("take", 3),
        ("march", 2),
        ("pillage", 2),
        ("occupy", 2),
    ])
    .mirror(mirror));

/// Acts of all kinds with everything that they can be about.
fn every_act() -> Vec<Act> {
    let mut acts = vec![
        Act::NoColossus,
        Act::KeepNumber,
        Act::StepIn,
        Act::Decline,
        Act::Muster,
        Act::EndBuild,
        Act::EndKeep,
        Act::NoPeace,
        Act::EndTakeOver,
        Act::EndSail,
        Act::EndAttacks,
        Act::EndMarch,
        Act::EndOccupy,
        Act::EndCirce,
        Act::Convert,
        Act::NoConvert,
        Act::Gain { gain: Gain::Coin },
        Act::Gain {
            gain: Gain::Legendary,
        },
        Act::Lose {
            loss: Loss::Fortress,
        },
        Act::Build {
            item: Item::Pyramids,
        },
    ];
    acts.extend((0..8).flat_map(|number| [Act::Announce { number }, Act::OwnNumber { number }]));
    acts.extend(Good::all().map(|good| Act::Colossus { good }));
    acts.extend(Form::ALL.map(|form| Act::Price { form }));
    for empire in Empire::all() {
        acts.extend([
            Act::Play { empire },
            Act::Designate { empire },
            Act::Peace { with: empire },
            Act::Leader { empire },
        ]);
        acts.extend(Token::all().map(|token| Act::Take {
            from: empire,
            token,
        }));
        acts.extend(Sea::all().map(|at| Act::Attack {
            at,
            against: empire,
        }));
        acts.extend(Province::all().map(|at| Act::Fight {
            at,
            against: empire,
        }));
    }
    for token in Token::all() {
        acts.extend([
            Act::Offer { token },
            Act::Give { token },
            Act::Pay { token },
            Act::Keep { token },
        ]);
    }
    for card in Card::all() {
        let item = Item::Card(card);
        acts.extend([Act::Build { item }, Act::Copy { card }]);
    }
    for slot in Slot::all() {
        let item = Item::Building(slot);
        let loss = Loss::Legion(Position::Slot(slot));
        acts.extend([
            Act::Build { item },
            Act::Draw { city: slot },
            Act::Pillage { slot },
            Act::Occupy { slot },
            Act::Circe { slot },
            Act::Lose { loss },
        ]);
    }
    for at in Province::all() {
        for item in [Item::Control(at), Item::Legion(at), Item::Fortress(at)] {
            acts.push(Act::Build { item });
        }
        acts.extend([
            Act::TakeOver { at },
            Act::OccupyMarker { at },
            Act::Hold { at },
            Act::Release { at },
        ]);
        for to in Province::all() {
            for position in [Position::Free, Position::Marker] {
                acts.push(Act::March {
                    from: at,
                    position,
                    to,
                });
            }
        }
    }
    for from in Sea::all() {
        let item = Item::Trireme(from);
        acts.push(Act::Build { item });
        acts.extend(Sea::all().map(|to| Act::Sail { from, to }));
    }
    acts
}

/// Two resources behind screens that `viewer` does not look behind change places.
fn mirror(
    state: &State,
    viewer: Viewer,
    mover: Seat,
    act: Act,
    dice: &mut SplitMix64,
) -> Option<(State, Act)> {
    let own = match viewer {
        Viewer::Seat(seat) => state.open.empire_of(seat),
        Viewer::Spectator => None,
    };
    let hidden: Vec<Empire> = (state.open.players().iter())
        .filter(|&empire| Some(empire) != own && !state.hands[empire].is_empty())
        .collect();
    let mut pick = |size: usize| dice.below(size.max(1) as u32) as usize;
    let (one, other) = (
        *hidden.get(pick(hidden.len()))?,
        *hidden.get(pick(hidden.len()))?,
    );
    let tokens = |empire: Empire| state.hands[empire].each().collect::<Vec<_>>();
    let a = tokens(one)[pick(tokens(one).len())];
    let b = tokens(other)[pick(tokens(other).len())];
    if one == other || a == b || state.hands[one].has(b) && b.is_legendary() {
        return None;
    }
    let mut image = state.clone();
    for (empire, gone, new) in [(one, a, b), (other, b, a)] {
        image.hands[empire].remove(gone);
        image.hands[empire].add(new);
    }
    // What is laid out or being paid must still be there, and the mirror be a position.
    let fits = MareNostrum::audit(&image).is_ok()
        && kernel::is_legal::<MareNostrum>(&image, mover, act)
        && image.drafts == state.drafts;
    fits.then_some((image, act))
}

/// Plays a random game and looks at every position.
fn random_game(seats: u8, seed: u64, mut look: impl FnMut(&Table<MareNostrum>, &mut SplitMix64)) {
    let wanted = SetupRequest {
        seats: Some(seats),
        ..SetupRequest::default()
    };
    let setup = MareNostrum::about()
        .check(&wanted)
        .expect("so many may play");
    let (mut chance, mut dice) = (SplitMix64::new(seed), SplitMix64::new(seed ^ 0xa5a5));
    let mut table = Table::<MareNostrum>::new(setup, &mut chance).expect("chance is free");
    while table.asked() != Asked::Nobody {
        look(&table, &mut dice);
        let seats = table.asked().seats();
        let index = dice.below(seats.len() as u32) as usize;
        let seat = seats.iter().nth(index).expect("a seat is asked");
        let acts = table.options(seat);
        let act = acts[dice.below(acts.len() as u32) as usize];
        (table.play(seat, act, &mut chance, None)).expect("it is listed");
    }
    look(&table, &mut dice);
}

/// C-h, 9-c, 2.2.1-c
#[test]
fn no_piece_is_ever_lost_or_made() {
    for seed in 1..=9 {
        random_game(3 + (seed % 3) as u8, seed, |table, _| {
            let state = table.state();
            let open = &state.open;
            let mut all = Holding::NONE;
            let mut add = |heap: &Holding| {
                heap.each()
                    .filter(|token| !token.is_legendary())
                    .for_each(|token| all.add(token));
            };
            add(&open.reserve);
            let mut legendary = state.pile.len() + open.discard.len();
            for empire in Empire::all() {
                let trade = &open.trade;
                for heap in [
                    state.hands[empire],
                    trade.offers[empire],
                    trade.taken[empire],
                ] {
                    add(&heap);
                    legendary += heap.legendary().len();
                }
                let limits = &data().limits;
                assert!(open.legions_of(empire) <= limits.legions);
                assert!(open.triremes_of(empire) <= limits.triremes);
                assert!(open.markers_of(empire) <= limits.markers);
            }
            assert_eq!((all, legendary), (data().supply, Good::COUNT));
            let cards: usize = open.cards.values().map(|cards| cards.len()).sum();
            let starting = usize::from(open.seats);
            assert_eq!(
                cards + open.face_up.len() + state.deck.len(),
                data().market.len() + starting
            );
        });
    }
}

/// 2.2.1-c, RUL-12
#[test]
fn a_trade_leaves_everybody_with_as_many_as_before() {
    let mut trades = 0;
    for seed in 1..=12 {
        let mut before: Option<Vec<u8>> = None;
        random_game(5, seed, |table, _| {
            let state = table.state();
            let held: Vec<u8> = Empire::all().map(|empire| state.held(empire)).collect();
            match state.open.phase {
                Phase::Announce => before = Some(held),
                Phase::OwnNumber { .. } | Phase::Offer | Phase::Take { .. } => {}
                Phase::Give { .. } => {}
                _ => {
                    if let Some(before) = before.take() {
                        assert_eq!(before, held);
                        trades += 1;
                    }
                }
            }
        });
    }
    assert!(trades > 60, "only {trades} trades");
}

/// I-a, I-b, I-d
#[test]
fn the_data_sent_hold_nothing_hidden() {
    for seed in 1..=4 {
        random_game(4, seed, |table, dice| {
            if dice.below(5) != 0 {
                return;
            }
            let state = table.state();
            for viewer in Viewer::all(4) {
                let own = match viewer {
                    Viewer::Seat(seat) => state.open.empire_of(seat),
                    Viewer::Spectator => None,
                };
                let json = serde_json::to_string(&table.view(viewer)).expect("it is written");
                for card in state.deck.iter() {
                    assert!(
                        !json.contains(&format!("\"{card}\"")),
                        "{card} for {viewer:?}"
                    );
                }
                // A legendary good behind another's screen, or in the pile, is in no view.
                let others = Empire::all().filter(|&empire| Some(empire) != own);
                let hidden = others.flat_map(|empire| state.hands[empire].legendary().iter());
                for good in hidden.chain(state.pile.iter()) {
                    let word = format!("\"{}\"", Token::legendary(good));
                    assert!(!json.contains(&word), "{word} for {viewer:?}");
                }
            }
        });
    }
}

/// I-a, RUL-8: every holding that fits what a seat knows is guessed sooner or later.
#[test]
fn every_truth_that_fits_is_guessed_sooner_or_later() {
    // After the first trade Rome knows that the others hold what is not in the reserve.
    let mut state = State::before(3);
    state.open.round = 2;
    state.open.expert = true;
    state.open.face_up = data().market;
    for (seat, empire) in state.open.board().empires.iter().enumerate() {
        state.open.empires[seat] = Some(empire);
        let old = std::mem::take(&mut state.hands[empire]);
        state.open.reserve.add_all(&old);
    }
    for (empire, token) in [
        (Empire::Greece, Token::of(Good::Wine)),
        (Empire::Greece, Token::COIN),
        (Empire::Carthage, Token::of(Good::Oil)),
    ] {
        state.open.reserve.remove(token);
        state.hands[empire].add(token);
    }
    let wanted = SetupRequest {
        seats: Some(3),
        ..SetupRequest::default()
    };
    let setup = MareNostrum::about().check(&wanted).expect("three may play");
    let table = Table::<MareNostrum>::load(setup, state).expect("a position");
    let mut found = std::collections::BTreeSet::new();
    let mut chance = SplitMix64::new(5);
    for _ in 0..200 {
        let info = table.info(Seat(0), &[]);
        let guess = MareNostrum::guess(&info, &mut chance).expect("the truth fits");
        found.insert(format!("{:?}", guess.hands[Empire::Carthage]));
    }
    // Carthage holds one of the three: wine, oil or a coin.
    assert_eq!(found.len(), 3, "{found:?}");
}

#[test]
fn a_state_and_an_act_are_small() {
    let (state, act) = (size_of::<State>(), size_of::<Act>());
    assert!(state <= 2048, "a state has {state} bytes");
    assert!(act <= 8, "an act has {act} bytes");
}
