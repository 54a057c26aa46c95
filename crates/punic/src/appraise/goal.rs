//! What wins the scenario (22.4, 23, 28), and for whom time works.

use super::{Judgement, politics};
use crate::id::Space;
use crate::side::{BySide, Side};
use crate::state::Open;

/// What a place is worth that must be taken to win.
const HOPE: f32 = 10_000.0;
/// How large it looms for an army before its walls.
const GOAL: f32 = 5.0;
/// Which part of it the battle before its walls decides.
const FIELD: f32 = 0.3;
/// How far off a goal looks half as good, for those next to it and for those overseas.
const NEAR: f32 = 0.5;
const OVERSEAS: f32 = 8.0;
/// How much less its own losses count for a side that has lost unless it dares.
const DARE: f32 = 0.7;
/// How much whoever has one goal only must dare from the first card on.
const FROM_THE_START: f32 = 0.8;
/// How likely a siege is thought to last by whoever has nothing else to try.
const TRUST: f32 = 0.9;

/// How much a side must dare: from 0, while time works for it, to 1, when it has lost
/// unless its last cards change something.
pub fn pressure<W: Judgement>(open: &Open<W>, hands: BySide<u8>, side: Side) -> f32 {
    if W::ahead(open) == side {
        return 0.0;
    }
    let turns = f32::from(W::last_turn(open).saturating_sub(open.turn));
    let cards = (f32::from(hands[side]) / 9.0).min(1.0);
    let spent = 1.0 - (turns + cards) / (turns + 1.0);
    match W::must_take_capital(open) {
        Some(_) => FROM_THE_START + (1.0 - FROM_THE_START) * spent,
        // Provinces change hands until the last turn.
        None if turns > 0.0 => 0.0,
        None => spent,
    }
}

/// What a side's own losses count for under such a pressure.
pub fn stake(pressure: f32) -> f32 {
    1.0 - DARE * pressure
}

/// How likely at least a siege is thought to last.
pub fn trust(pressure: f32) -> f32 {
    TRUST * pressure
}

/// The City that a side must take, having hardly another way to win (28.8-c, 28.12-k).
pub fn city<W: Judgement>(open: &Open<W>, side: Side) -> Option<Space<W>> {
    let must = W::must_take_capital(open) == Some(side);
    must.then(|| politics::capital::<W>(side.enemy()))
}

/// What the fall of the enemy's capital is worth; `usual` where it is one way of several.
pub fn capital<W: Judgement>(open: &Open<W>, side: Side, usual: f32) -> f32 {
    match city(open, side) {
        Some(_) => HOPE,
        None => usual,
    }
}

/// What a won battle at `at` is worth besides: the way to the goal is free.
pub fn field<W: Judgement>(open: &Open<W>, side: Side, at: Space<W>) -> f32 {
    match city(open, side) {
        Some(goal) if goal == at => HOPE * FIELD,
        _ => 0.0,
    }
}

/// How the goal looks from so far away: very different from the next space, so that
/// nobody is content to stand there.
pub fn seen(far: f32) -> f32 {
    let (near, far) = (far / NEAR, far / OVERSEAS);
    GOAL * (0.6 / (1.0 + near + near * near * 0.3) + 0.4 / (1.0 + far + far * far))
}
