//! 4.3 Sea zones and 4.4 Supply. Nothing is stored: supply is worked out when it is
//! asked for (4.4-n).

use crate::data::data;
use crate::ids::{Location, Zone};
use crate::sets::LocationSet;
use crate::side::Side;
use crate::state::Open;

/// 4.4-c, 4.4-p
pub fn friendly_points(open: &Open, side: Side) -> LocationSet {
    let ground = &data().ground;
    let mut own = LocationSet::one(ground.capital[side]);
    if side == Side::Carthage {
        own.insert(ground.lilybaeum);
    }
    (open.control[side] & ground.supply_points) | (open.unoccupied() & own)
}

/// 4.4-e
pub fn passable(open: &Open, side: Side) -> LocationSet {
    let mut passable = open.control[side] | open.unoccupied() | open.battle_places();
    if open.independent {
        // RUL-8
        passable.remove(data().ground.syracuse);
    }
    passable
}

/// Everything from which a path leads to a friendly supply point, the strait left out,
/// and the zones that such a path may enter, a bit each.
fn reached(open: &Open, side: Side, passable: LocationSet) -> (LocationSet, u8) {
    let ground = &data().ground;
    let mut found = friendly_points(open, side);
    let mut fresh = found;
    let mut sailed = 0;
    let is_open = |zone: &Zone| !open.zone_is_enemy(side, *zone);
    let seas = Zone::ALL.into_iter().filter(is_open);
    let seas = seas.fold(0, |seas: usize, zone| seas | 1 << zone.index());
    while !fresh.is_empty() {
        let mut next = LocationSet::EMPTY;
        for at in fresh {
            next |= ground.land[at.index()];
        }
        for zone in Zone::ALL {
            if sailed >> zone.index() & 1 == 0 && fresh.meets(ground.coast[zone.index()]) {
                let (basin, coasts) = ground.basins[seas][zone.index()];
                sailed |= basin;
                next |= coasts;
            }
        }
        fresh = (next & passable) - found;
        found |= fresh;
    }
    (found, sailed)
}

/// Whether a path leads from each of these places to a friendly supply point.
fn with_strait(open: &Open, side: Side, starts: LocationSet) -> LocationSet {
    let ground = &data().ground;
    let passable = passable(open, side);
    let (reached, sailed) = reached(open, side, passable);
    let mut supplied = starts & reached;
    for at in starts - reached {
        let sheet = at.sheet();
        let by_sea = sheet.coastal && sailed >> sheet.zone.index() & 1 == 1;
        if by_sea || ground.land[at.index()].meets(reached) {
            supplied.insert(at);
        }
    }
    // 4.4-g: the strait as the first step, or as the second after one by land.
    let [a, b] = ground.strait;
    for (near, far) in [(a, b), (b, a)] {
        if reached.contains(far) {
            supplied |= LocationSet::one(near) & starts;
            if passable.contains(near) {
                supplied |= ground.land[near.index()] & starts;
            }
        }
    }
    supplied
}

/// The locations that a player controls and that are supplied.
pub fn supplied(open: &Open, side: Side) -> LocationSet {
    with_strait(open, side, open.control[side])
}

/// 5.2.2-c: whether supply can be traced from here, whoever controls it.
pub fn can_trace(open: &Open, side: Side, at: Location) -> bool {
    with_strait(open, side, LocationSet::one(at)).contains(at)
}
