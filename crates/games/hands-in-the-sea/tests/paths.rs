//! The number of ways a game can go from a position. A rule that is wrong anywhere
//! below it changes a number; the small ones are counted by hand in the files.

use crate::common::*;
use hands_in_the_sea::Zone::Sicily;
use hands_in_the_sea::{HandsInTheSea, State};
use kernel::{Ask, Chance, Value};

/// The lowest faces, and draws of the first thing: the tree is the decisions' alone.
struct Lowest;

impl Chance for Lowest {
    fn one_of(&mut self, _: Ask, _: u32, _: &dyn Fn(u32) -> Value) -> u32 {
        0
    }
}

#[track_caller]
fn compare(state: &State, file: &str) {
    kernel::suite::paths::compare::<HandsInTheSea>(state, file, &mut Lowest);
}

/// 4-c, 5.1.1-b, 5.4.2-a, 5.5.1-b
#[test]
fn from_a_first_round() {
    let play = Case::new()
        .change(|state| state.open.round.due = 1)
        .hand(Rome, "messana velia rome praetor tarentum")
        .play();
    compare(play.state(), include_str!("counts/opening.counts"));
}

/// 5.2.2-a, 5.2.2-h, 5.6.2-a
#[test]
fn from_a_siege() {
    let play = Case::new()
        .forts("panormus")
        .towns(Rome, "thermae tyndaris")
        .battle(Rome, "panormus", 0, "legion", "general")
        .hand(Rome, "consul legion thermae siege-engine")
        .silver(Rome, 1)
        .play();
    compare(play.state(), include_str!("counts/siege.counts"));
}

/// 5.2.5-c, 5.2.5-j, 5.3.4-f
#[test]
fn from_the_sea() {
    let play = Case::new()
        .active(Carthage)
        .fleet(Rome, Some(Sicily), 2)
        .fleet(Carthage, Some(Sicily), 2)
        .hand(Carthage, "trireme-carthage general")
        .hand(Rome, "consul praetor")
        .silver(Carthage, 0)
        .change(|state| state.open.round.due = 1)
        .play();
    compare(play.state(), include_str!("counts/sea.counts"));
}
