//! The number of ways a game can go from a position. A rule that is wrong anywhere
//! below it changes a number; the small ones are counted by hand in the files.

use crate::common::{Carthage, Case, Rome};
use hannibal::{Act, Frame, Hannibal, MarchStep, ReactStep, State};
use kernel::{Ask, Chance, Value};

/// Ones, and draws of the first thing: the tree is the decisions' alone.
struct Lowest;

impl Chance for Lowest {
    fn one_of(&mut self, _: Ask, _: u32, _: &dyn Fn(u32) -> Value) -> u32 {
        0
    }
}

#[track_caller]
fn compare(state: &State, file: &str) {
    kernel::suite::paths::compare::<Hannibal>(state, file, &mut Lowest);
}

/// 8.1-a, 8.2-a, 8.2.1-a, 8.2.2-a, 19.1-a
#[test]
fn from_a_card() {
    let case = Case::empty()
        .army(Rome, "capua", 5, "marcellus")
        .army(Rome, "nola", 3, "")
        .pcs(Carthage, "nola");
    compare(&case.state, include_str!("counts/card.counts"));
}

/// 10.1-a, 10.1-c, 10.2-a, 10.5-a, 20.1-a
#[test]
fn from_a_march() {
    let mut case = Case::empty()
        .army(Rome, "tarracina", 3, "marcellus varro")
        .pcs(Carthage, "capua")
        .hand(Rome, "c45");
    case.activate(Rome, "c45", "marcellus");
    if case
        .options(Rome)
        .iter()
        .any(|act| matches!(act, Act::Command { .. }))
    {
        let act = Act::Command {
            general: crate::common::general("marcellus"),
        };
        case.play(Rome, act);
    }
    assert_eq!(case.state.open.top(), Some(Frame::March(MarchStep::Decide)));
    compare(&case.state, include_str!("counts/march.counts"));
}

/// 12.1-a, 12.1-b, 12.2-a, 12.3-a, 13.2-a
#[test]
fn from_an_entry() {
    let mut case = Case::empty()
        .army(Carthage, "capua", 3, "mago")
        .pcs(Carthage, "capua")
        .army(Carthage, "terventum", 2, "hasdrubal")
        .army(Rome, "tarracina", 8, "fabius")
        .hand(Rome, "c47");
    case.activate(Rome, "c47", "fabius").step(Rome, "capua");
    assert_eq!(case.state.open.top(), Some(Frame::React(ReactStep::Inside)));
    compare(&case.state, include_str!("counts/entry.counts"));
}

/// 14.5-c, 14.5-d, 14.5-e, 14.5-f, 16-a
#[test]
fn from_a_battle() {
    let mut case = Case::empty()
        .army(Rome, "nola", 4, "marcellus")
        .army(Carthage, "beneventum", 6, "hannibal")
        .hand(Carthage, "c13")
        .to_play(Carthage);
    case.activate(Carthage, "c13", "hannibal")
        .step(Carthage, "nola");
    case.play(Rome, Act::Done);
    case.deal("fa fl p", "fa de r");
    compare(&case.state, include_str!("counts/battle.counts"));
}
