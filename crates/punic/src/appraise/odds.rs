//! How battles go, by the number of battle cards and the ratings alone.

use crate::war::War;

/// One side of a battle as it can be foreseen.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct BattleSide {
    /// Battle cards; a half stands for an even chance of one.
    pub cards: f32,
    /// Battle rating of the commander, 0 without one.
    pub rating: f32,
    pub cu: f32,
}

/// The chance that the first attacker wins. The curve was fitted to battles played
/// out card by card, from 4 to 20 cards a side and all ratings; it is off by 0.03
/// on average.
pub fn win(attacker: BattleSide, defender: BattleSide) -> f32 {
    let (ours, theirs) = (attacker.cards, defender.cards);
    let all = (ours + theirs).max(1.0);
    let edge = (ours - theirs) / all.sqrt();
    let logit =
        0.12 + 1.53 * edge + 0.33 * (attacker.rating - defender.rating) + FEW_CARDS / all.max(4.0);
    1.0 / (1.0 + (-logit).exp())
}

/// With few cards about the first attack often decides.
const FEW_CARDS: f32 = 7.5;

/// CUs that each side is likely to lose in the battle itself (14.6).
pub fn casualties<W: War>(attacker: BattleSide, defender: BattleSide) -> f32 {
    // About half of the smaller hand is played.
    let rounds = 0.8 + 0.45 * attacker.cards.min(defender.cards);
    attrition::<W>(rounds.round() as u8, 0)
}

/// CUs that a beaten stack of `cu` is likely to lose by the retreat die (15.1).
pub fn rout(cu: f32) -> f32 {
    const SMALL: f32 = 4.0;
    if cu <= SMALL { 0.7 } else { 1.8 }
}

/// The mean loss on the Attrition table in the column of so many, by a shifted die.
pub fn attrition<W: War>(column: u8, drm: i32) -> f32 {
    let lost = |die: i32| f32::from(W::theatre().tables.losses(column, die + drm));
    (1..=6).map(lost).sum::<f32>() / 6.0
}

/// The chance to roll a rating or less.
pub fn chance(rating: u8) -> f32 {
    f32::from(rating.min(6)) / 6.0
}

/// The mean number of points of a siege die, and the chance that it costs a CU.
pub fn siege<W: War>(red: bool, shift: u8) -> (f32, f32) {
    use crate::tables::SiegeFace::{Loss, Nothing, One, Two};
    let tables = &W::theatre().tables;
    let faces = if red { &tables.red } else { &tables.white };
    let mut points = 0.0;
    let mut lost = 0.0;
    for face in 0..6 {
        match faces[(face + usize::from(shift)).min(5)] {
            Loss => lost += 1.0,
            Nothing => {}
            One => points += 1.0,
            Two => points += 2.0,
        }
    }
    (points / 6.0, lost / 6.0)
}
