//! What markers are worth: provinces first, then each City and PC for itself.

use super::{Judgement, goal};
use crate::id::{Province, Space};
use crate::land::Land;
use crate::political;
use crate::side::Side;
use crate::state::Open;

/// A province that counts, once controlled. All other worths are measured by it.
pub const PROVINCE: f32 = 100.0;
/// What the way to a majority is worth before it is there.
const HALFWAY: f32 = 0.3;
/// What each space beyond the majority adds.
const SPARE: f32 = 0.05;
/// A province that nobody counts still holds its allies and its PCs.
const UNCOUNTED: f32 = 8.0;
const CITY: f32 = 30.0;
const CAPITAL: f32 = 500.0;
/// A PC pays debts (8.5-a).
const PC: f32 = 5.0;
/// With fewer PCs than this a side has capitulation before its eyes.
const FEW_PCS: usize = 12;
/// What each PC that is lacking at a check weighs, squared; there should be some left.
const RUIN: f32 = 10.0;
const SAFE: f32 = 5.0;
/// What each PC weighs without which the next check is the end (23-d).
const CAPITULATION: f32 = 2_000.0;
/// PCs that will be taken off in winter are there until then (19.4).
const ISOLATED: f32 = 0.7;

/// What the markers on `land` are worth to `side`, more than to the enemy.
pub fn score<W: Judgement>(open: &Open<W>, land: &Land<W>, side: Side) -> f32 {
    let now = standing(open, land, side);
    let later = after_isolation(land);
    match later {
        Some(later) => now + (standing(open, &later, side) - now) * ISOLATED,
        None => now,
    }
}

/// The markers as winter leaves them, if it takes any off (19.4-a).
fn after_isolation<W: Judgement>(land: &Land<W>) -> Option<Land<W>> {
    let rome = political::isolated(land, Side::Rome);
    if rome.is_empty() && political::isolated(land, Side::Carthage).is_empty() {
        return None;
    }
    let mut later = land.clone();
    later.held[Side::Rome] -= rome;
    let carthage = political::isolated(&later, Side::Carthage);
    later.held[Side::Carthage] -= carthage;
    Some(later)
}

fn standing<W: Judgement>(open: &Open<W>, land: &Land<W>, side: Side) -> f32 {
    let of = |side| provinces(open, land, side) + places(open, land, side) - ruin(open, land, side);
    of(side) - of(side.enemy())
}

/// 22.2, 23-d: how near a side is to having too few PCs for the next Victory Check.
fn ruin<W: Judgement>(open: &Open<W>, land: &Land<W>, side: Side) -> f32 {
    let broken = W::must_take_capital(open).is_some();
    if open.turn == W::last_turn(open) && !broken {
        return 0.0;
    }
    let points = |side| {
        (W::counted(open).iter())
            .filter(|&province| land.controls(side, province))
            .count() as f32
    };
    let owed = (points(side.enemy()) - points(side)).max(0.0);
    if owed == 0.0 {
        return 0.0;
    }
    let pcs = land.pcs(side).len() as f32;
    let lacking = (SAFE + owed - pcs).max(0.0);
    let near = lacking * lacking.min(2.0 * SAFE) * if broken { 2.0 * RUIN } else { RUIN };
    near + (owed - pcs).max(0.0) * CAPITULATION
}

fn provinces<W: Judgement>(open: &Open<W>, land: &Land<W>, side: Side) -> f32 {
    Province::all()
        .map(|province| share(land, side, province) * weight(open, province))
        .sum()
}

/// What it is worth to control a province.
pub fn weight<W: Judgement>(open: &Open<W>, province: Province<W>) -> f32 {
    match (
        W::counted(open).contains(province),
        W::must_take_capital(open),
    ) {
        (false, _) => UNCOUNTED,
        // 28.8-c: at the end they do not count, at each check they do.
        (true, Some(_)) => PROVINCE / 2.0,
        (true, None) => PROVINCE,
    }
}

/// How much of a province a side has: 1 and more if it controls it.
fn share<W: Judgement>(land: &Land<W>, side: Side, province: Province<W>) -> f32 {
    portion(province, (province.spaces() & land.held[side]).len())
}

/// The same for so many of its spaces.
fn portion<W: Judgement>(province: Province<W>, held: usize) -> f32 {
    let held = held as f32;
    let majority = f32::from(province.sheet().majority);
    if held >= majority {
        1.0 + SPARE * (held - majority)
    } else {
        HALFWAY * held / majority
    }
}

fn places<W: Judgement>(open: &Open<W>, land: &Land<W>, side: Side) -> f32 {
    let held = land.held[side] & land.in_play;
    let mut sum = (held & W::theatre().cities).len() as f32 * CITY;
    sum += purse(land.pcs(side).len());
    let capital = capital(side);
    if held.contains(capital) {
        sum += CAPITAL;
    }
    sum += W::places(open, land, side);
    sum
}

/// So many PCs: each pays a debt, and the last ones keep a side in the war.
fn purse(pcs: usize) -> f32 {
    let missing = FEW_PCS.saturating_sub(pcs) as f32;
    pcs as f32 * PC - missing * missing * 1.5
}

/// What one more space of the province brings `side`, taken from the enemy.
pub fn step<W: Judgement>(
    open: &Open<W>,
    land: &Land<W>,
    side: Side,
    province: Province<W>,
) -> f32 {
    let sheet = province.sheet();
    let held = |side: Side| (sheet.spaces & land.held[side]).len();
    let (ours, theirs) = (held(side), held(side.enemy()));
    let more = portion(province, ours + 1) - portion(province, ours);
    let less = portion(province, theirs) - portion(province, theirs.saturating_sub(1));
    (more + less) * weight(open, province) + 2.0 * PC
}

/// What a City or Tribe is worth besides its share of the province.
pub fn place<W: Judgement>(open: &Open<W>, side: Side, at: Space<W>) -> f32 {
    if at == capital(side.enemy()) {
        goal::capital(open, side, CAPITAL)
    } else if at.is_city() {
        2.0 * CITY + W::place(open, at)
    } else {
        PC
    }
}

/// 23-a, 23-b
pub fn capital<W: Judgement>(side: Side) -> Space<W> {
    W::theatre().capitals[side]
}

/// What changes for `side` if its marker comes to `at`; `before` is the score now.
pub fn winning<W: Judgement>(open: &Open<W>, side: Side, at: Space<W>, before: f32) -> f32 {
    let mut land = open.land.clone();
    land.put_pc(side, at);
    score(open, &land, side) - before
}

/// What changes for `side` if its PC at `at` is taken off.
pub fn losing<W: Judgement>(open: &Open<W>, side: Side, at: Space<W>, before: f32) -> f32 {
    let mut land = open.land.clone();
    land.take_pc(side, at);
    score(open, &land, side) - before
}
