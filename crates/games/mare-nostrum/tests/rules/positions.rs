//! Positions from outside: what the rules could not play is refused by name.

use crate::common::*;
use kernel::Game;
use mare_nostrum::{Act, Card, Empire, Form, Item, MareNostrum, Paying, Phase, State, Turn, data};

type Bend = fn(&mut State);

fn builds(state: &mut State, empire: Empire) {
    state.open.turn = Some(Turn::new(empire));
    state.open.phase = Phase::Build {
        empire,
        stepped_in: false,
    };
}

#[track_caller]
fn refused(sound: &State, word: &str, bend: Bend) {
    let mut state = sound.clone();
    bend(&mut state);
    let broken = MareNostrum::audit(&state).expect_err(word).to_string();
    assert!(broken.contains(word), "{word}: {broken}");
}

/// C-h, D-d
#[test]
fn a_position_that_cannot_be_played_is_refused() {
    let rows: &[(&str, Bend)] = &[
        ("9 legions", |state| {
            state.open.legions[Rome][province("italia")] = 8
        }),
        ("capital province", |state| {
            state.open.control[province("italia")] = Some(Greece)
        }),
        ("coins", |state| state.hands[Rome].add_coins(1)),
        ("legendary", |state| {
            state.pile.remove("wine".parse().unwrap());
        }),
        ("two places", |state| {
            state.open.cards[Rome].insert(Card::Circe);
        }),
        ("leader", |state| state.open.titles = Default::default()),
        ("exchange marker", |state| state.open.markers = [false; 3]),
        ("offer", |state| state.drafts[Rome] = tokens("coin")),
        ("turn", |state| state.open.turn = Some(Turn::new(Rome))),
        ("answers", |state| {
            state.open.turn = Some(Turn::new(Rome));
            state.open.phase = Phase::Convert {
                at: province("achaia"),
            };
        }),
        ("pays", |state| {
            builds(state, Rome);
            state.paying = Some(Paying {
                item: Item::Legion(province("italia")),
                form: Some(Form::Goods),
                spent: tokens("2*wine 2*sheep"),
            });
        }),
        ("occupies", |state| {
            state.open.on_marker[province("africa")] = Some(Rome);
        }),
        ("sits twice", |state| state.open.empires[1] = Some(Rome)),
        ("at peace", |state| state.open.peace = Some([Rome, Rome])),
        ("draws", |state| {
            state.open.drawing.insert(slot("sicilia/city-syracusae"));
        }),
        ("turn of greece", |state| {
            builds(state, Rome);
            state.open.turn = Some(Turn::new(Greece));
        }),
        ("conquered", |state| {
            state.open.turn = Some(Turn::new(Rome));
            state.open.phase = Phase::Occupy {
                at: province("italia"),
            };
        }),
        ("lies on the table", |state| {
            state.open.trade.offers[Rome] = std::mem::take(&mut state.hands[Rome])
        }),
        ("nobody trades", |state| {
            state.open.trade.taken[Rome] = std::mem::take(&mut state.hands[Rome])
        }),
        ("due more", |state| {
            state.open.trade.numbers.insert(Rome);
            state.open.trade.due[Greece] = state.hands[Greece].count() + 1;
            state.open.phase = Phase::OwnNumber { empire: Rome };
        }),
        ("first take", |state| {
            state.open.trade.due[Rome] = 1;
            state.open.trade.due[Greece] = 1;
            state.open.phase = Phase::Offer;
        }),
        ("offer", |state| state.drafts[Rome] = tokens("wine")),
        ("keeps", |state| {
            state.kept = tokens("coin");
            state.open.phase = Phase::Gardens { empire: Rome };
        }),
        ("answers", |state| {
            state.open.phase = Phase::Gardens { empire: Rome }
        }),
        ("kept", |state| state.kept = tokens("wine")),
        ("none is under way", |state| state.open.trade.number = 2),
        ("none is under way", |state| {
            state.open.trade.numbers.insert(Rome);
        }),
        ("before the turns began", |state| {
            state.open.finished.insert(Rome);
        }),
        ("fresh before anybody moved", |state| {
            let at = province("dalmatia");
            state.open.control[at] = Some(Rome);
            state.open.on_marker[at] = Some(Greece);
            state.open.fresh.insert(at);
        }),
        ("before it was declared", |state| {
            state.open.peace = Some([Rome, Greece])
        }),
        ("the game goes on", |state| {
            state.open.fifth.insert(Rome);
        }),
        ("had it already", |state| {
            builds(state, Rome);
            state.open.finished.insert(Rome);
        }),
        ("fought at sea before its time", |state| {
            builds(state, Rome);
            let turn = state.open.turn.as_mut().expect("a turn");
            turn.fought_at_sea.insert(sea("mare-tyrrhenum"));
        }),
        ("marched before its time", |state| {
            state.open.turn = Some(Turn::new(Rome));
            state.open.phase = Phase::Sail;
            let turn = state.open.turn.as_mut().expect("a turn");
            turn.marched[province("italia")] = 1;
        }),
        ("conquered before its time", |state| {
            state.open.turn = Some(Turn::new(Rome));
            state.open.phase = Phase::March;
            let turn = state.open.turn.as_mut().expect("a turn");
            turn.conquests.insert(province("italia"));
        }),
    ];
    // Babylon and Egypt are not on the board of three.
    let rows_of_three: &[(&str, Bend)] = &[
        ("does not play", |state| {
            state.open.reserve.remove_coins(1);
            state.hands[Egypt].add_coins(1);
        }),
        ("wrong cards", |state| {
            state.open.cards[Egypt].insert(Card::Perseus);
        }),
    ];
    for (seats, rows) in [(5, rows), (3, rows_of_three)] {
        let sound = Case::of(seats)
            .change(|state| state.open.phase = Phase::Announce)
            .state;
        MareNostrum::audit(&sound).expect("the position is sound");
        for (word, bend) in rows {
            refused(&sound, word, *bend);
        }
    }
}

/// 3.0-b: what is being paid for can be built, and the set so far be put together.
#[test]
fn a_payment_that_nothing_leads_to_is_refused() {
    let item = Item::Legion(province("italia"));
    let mut play = Case::five()
        .hand(Rome, "3*coin 2*wine oil sheep stone")
        .builds(Rome);
    play.by(Rome, Act::Build { item });
    let chosen = play.state().clone();
    play.by(Rome, Act::Price { form: Form::Goods });
    let first = play.options(Rome)[0];
    play.by(Rome, first);
    let begun = play.state().clone();
    fn paying(state: &mut State) -> &mut Paying {
        state.paying.as_mut().expect("something is being paid for")
    }
    let chosen_rows: &[Bend] = &[
        |state| {
            let at = sea("mare-tyrrhenum");
            paying(state).item = Item::Trireme(at);
            state.open.triremes[Rome][at] = data().limits.triremes;
        },
        |state| {
            let stock = state.open.legions_left(Rome);
            state.open.legions[Rome][province("italia")] += stock;
        },
        |state| paying(state).item = Item::Legion(province("asia")),
        |state| paying(state).item = Item::Building(slot("asia/city-troia")),
        |state| paying(state).item = Item::Card(Rome.sheet().hero),
        |state| paying(state).item = Item::Pyramids,
        // A set of coins is complete as soon as it is chosen.
        |state| paying(state).form = Some(Form::Coins),
        |state| paying(state).form = Some(Form::Free),
        |state| paying(state).spent = tokens("wine"),
    ];
    let begun_rows: &[Bend] = &[
        |state| paying(state).form = None,
        |state| paying(state).spent = tokens("coin"),
        |state| paying(state).spent = tokens("2*wine"),
        |state| paying(state).spent = tokens("wine oil sheep stone"),
    ];
    for (sound, rows) in [(chosen, chosen_rows), (begun, begun_rows)] {
        MareNostrum::audit(&sound).expect("the position is sound");
        for bend in rows {
            refused(&sound, "pays", *bend);
        }
    }
}
