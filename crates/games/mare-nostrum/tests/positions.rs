//! Positions from outside: what the rules could not play is refused by name.

mod common;

use common::*;
use kernel::Game;
use mare_nostrum::{Card, Form, Item, MareNostrum, Paying, Phase, State, Turn};

type Bend = fn(&mut State);

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
            state.pile.remove("wine".parse().unwrap())
        }),
        ("two places", |state| {
            state.open.cards[Rome].insert(Card::Circe)
        }),
        ("leader", |state| state.open.titles = Default::default()),
        ("exchange marker", |state| state.open.markers = [false; 3]),
        ("offer", |state| state.drafts[Rome].tokens = tokens("coin")),
        ("turn", |state| state.open.turn = Some(Turn::new(Rome))),
        ("answers", |state| {
            state.open.turn = Some(Turn::new(Rome));
            state.open.phase = Phase::Convert {
                at: province("achaia"),
            };
        }),
        ("pays", |state| {
            state.open.turn = Some(Turn::new(Rome));
            state.open.phase = Phase::Build {
                empire: Rome,
                stepped_in: false,
            };
            state.paying = Some(Paying {
                item: Item::Legion(province("italia")),
                form: Some(Form::Goods),
                spent: tokens("2*wine 2*sheep"),
                last: None,
            });
        }),
        ("occupies", |state| {
            state.open.on_marker[province("africa")] = Some(Rome);
        }),
        ("sits twice", |state| state.open.empires[1] = Some(Rome)),
    ];
    let sound = Case::five()
        .change(|state| state.open.phase = Phase::Announce)
        .state;
    MareNostrum::audit(&sound).expect("the position is sound");
    for (word, bend) in rows {
        let mut state = sound.clone();
        bend(&mut state);
        let broken = MareNostrum::audit(&state).expect_err(word).to_string();
        assert!(broken.contains(word), "{word}: {broken}");
    }
}
