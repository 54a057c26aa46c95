//! The number of ways a game can go from a position. A rule that is wrong anywhere
//! below it changes a number; the small ones are counted by hand in the files.

use crate::common::*;
use kernel::{Ask, Chance, Value};
use mare_nostrum::{Act, MareNostrum, Phase, State, Track};

/// The lowest faces, and draws of the first thing: the tree is the decisions' alone.
struct Lowest;

impl Chance for Lowest {
    fn one_of(&mut self, _: Ask, _: u32, _: &dyn Fn(u32) -> Value) -> u32 {
        0
    }
}

#[track_caller]
fn compare(state: &State, file: &str) {
    kernel::suite::paths::compare::<MareNostrum>(state, file, &mut Lowest);
}

/// 2.1-a, 2.1-g
#[test]
fn from_the_opening() {
    let display = ["circe", "hercules", "perseus", "colossus", "pharos"];
    let play = Play::new(3, &[], &display);
    compare(play.state(), include_str!("counts/opening.counts"));
}

/// 2.2-c, 2.2-e, 2.2-g, 2.2.1-a
#[test]
fn from_a_trade() {
    let mut play = Case::of(3)
        .title(Track::Trade, Rome)
        .hand(Rome, "coin wine")
        .hand(Greece, "coin oil")
        .hand(Carthage, "coin sheep")
        .trading();
    play.by(Rome, Act::Announce { number: 2 });
    assert_eq!(play.phase(), Phase::Take { due: Rome });
    compare(play.state(), include_str!("counts/trade.counts"));
}

/// 3.0-c, 3.1.1-a, 3.1.2-a, 3.1.2-d, 3.1.2-f
#[test]
fn from_a_build_turn() {
    let play = Case::of(3).hand(Rome, "3*coin wine oil gold").builds(Rome);
    compare(play.state(), include_str!("counts/build.counts"));
}

/// 4.1.1-a, 4.1.2-a, 4.1.2-f, 4.3-b
#[test]
fn from_a_move_turn() {
    let play = Case::of(3)
        .peaceful()
        .legions(Rome, "gallia-cisalpina", 1)
        .triremes(Rome, "mare-adriaticum", 1)
        .legions(Greece, "macedonia", 1)
        .moves(Rome);
    compare(play.state(), include_str!("counts/move.counts"));
}
