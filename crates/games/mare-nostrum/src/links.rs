//! D Definitions of nearness: adjacent by land, contiguous over seas with triremes.

use crate::ids::{Empire, Province, Sea};
use crate::sets::{ProvinceSet, SeaSet};
use crate::state::Open;

/// Seas that hold a trireme of `empire`.
#[inline]
pub fn fleets(open: &Open, empire: Empire) -> SeaSet {
    let triremes = &open.triremes[empire];
    Sea::all().filter(|&sea| triremes[sea] > 0).collect()
}

/// D-b, D-c: every sea that can be reached from `start` over seas of `fleets` alone.
#[inline]
fn chain(fleets: SeaSet, start: SeaSet) -> SeaSet {
    let mut reached = start & fleets;
    let mut edge = reached;
    while let Some(sea) = edge.first() {
        edge.remove(sea);
        let new = (sea.sheet().adjacent & fleets) - reached;
        reached |= new;
        edge |= new;
    }
    reached
}

fn coasts(seas: SeaSet) -> ProvinceSet {
    seas.iter()
        .fold(ProvinceSet::EMPTY, |coast, sea| coast | sea.sheet().coast)
}

/// D-a, S-c
#[inline]
pub fn adjacent(open: &Open, at: Province) -> ProvinceSet {
    at.sheet().land & open.board().provinces
}

/// D-b: the provinces contiguous to `at` for whoever has these fleets.
#[inline]
pub fn contiguous(open: &Open, fleets: SeaSet, at: Province) -> ProvinceSet {
    let seas = at.sheet().seas & fleets;
    if seas.is_empty() {
        return ProvinceSet::EMPTY;
    }
    (coasts(chain(fleets, seas)) & open.board().provinces).without(at)
}

/// Everything adjacent or contiguous to one of `bases`.
pub fn around(open: &Open, empire: Empire, bases: ProvinceSet) -> ProvinceSet {
    let mut near = ProvinceSet::EMPTY;
    let mut seas = SeaSet::EMPTY;
    for base in bases.iter() {
        near |= base.sheet().land;
        seas |= base.sheet().seas;
    }
    near |= coasts(chain(fleets(open, empire), seas));
    near & open.board().provinces
}

/// 4.3.3-c: `at` is adjacent or contiguous to another province that `empire` controls.
pub fn linked(open: &Open, empire: Empire, at: Province) -> bool {
    let near = adjacent(open, at) | contiguous(open, fleets(open, empire), at);
    near.meets(open.controlled(empire).without(at))
}
