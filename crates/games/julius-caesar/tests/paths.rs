//! The number of ways a game can go from a position. A rule that is wrong anywhere
//! below it changes a number; the small ones are counted by hand in the files.

use crate::common::turns::DEAL;
use crate::common::{Caesar, Case, Play, Pompey};
use julius_caesar::{JuliusCaesar, Phase, State};
use kernel::{Ask, Chance, Value};

/// Dice that always miss, and draws of the last thing: the tree is the decisions' alone.
struct Sixes;

impl Chance for Sixes {
    fn one_of(&mut self, _: Ask, size: u32, _: &dyn Fn(u32) -> Value) -> u32 {
        size - 1
    }
}

#[track_caller]
fn compare(state: &State, file: &str) {
    kernel::suite::paths::compare::<JuliusCaesar>(state, file, &mut Sixes);
}

/// 2.1-b, 2.1-c, 2.1-d, 2.1-g, 2.1-h
#[test]
fn from_the_opening() {
    let play = Play::new(&[], &DEAL);
    compare(play.state(), include_str!("counts/opening.counts"));
}

/// 7.2-d, 7.2-e, 7.2-f, 7.62-a, 7.63-a
#[test]
fn from_a_battle() {
    let mut play = Case::empty_map()
        .caesar("narbo", "c-legio-7(1)")
        .pompey("tarraco", "p-legio-5(1)")
        .turn(4)
        .hand(Caesar, "2/1")
        .hand(Pompey, "2/1")
        .cards("3/1", "2/2");
    play.moves("c-legio-7", "tarraco").to_battle();
    assert_eq!(play.phase(), Phase::Turn);
    compare(play.state(), include_str!("counts/battle.counts"));
}

/// 6.4-a, 6.4-e, 6.4-f, 6.4-g
#[test]
fn from_a_levy() {
    let mut play = Case::historical().cards("1/3", "1/2");
    play.end_moves();
    assert_eq!(play.phase(), Phase::Levy);
    compare(play.state(), include_str!("counts/levy.counts"));
}

/// 8.2-a, 8.3-b, 8.3-d, 8.5-a
#[test]
fn from_a_winter() {
    let play = Case::empty_map()
        .caesar("mare-hispanum", "c-navis-1")
        .caesar("massilia", "c-legio-7")
        .caesar("genua", "c-legio-8 c-legio-9 c-legio-10")
        .pompey("tarraco", "p-legio-5")
        .winter();
    assert_eq!(play.phase(), Phase::WinterNavis { side: Caesar });
    compare(play.state(), include_str!("counts/winter.counts"));
}
