//! 6.3 Where reinforcements may be placed, and placing them.

use kernel::Out;

use crate::event::Event;
use crate::id::{General, Region, Space};
use crate::land::{Stack, Units};
use crate::reason::{Reason, unless};
use crate::refusal::why;
use crate::set::SpaceSet;
use crate::side::Side;
use crate::stacks;
use crate::state::{Open, State};
use crate::war::War;

/// The stack that a CU placed here joins, or why it may not be placed.
pub fn receiving<W: War>(open: &Open<W>, side: Side, at: Space<W>) -> Result<Stack<W>, Reason> {
    let land = &open.land;
    if at.is_city() && land.held[side].contains(at) {
        // 6.3-a
        unless(land.besieged(at), why::PLACE_BESIEGED)?;
        if land.cu(side.enemy(), at) > 0 {
            // 6.3-b
            let inside = Stack::inside(side, at);
            unless(land.units(inside).cu >= at.capacity(), why::NO_ROOM)?;
            return Ok(inside);
        }
    }
    unless(!land.in_play.contains(at), why::NOT_IN_PLAY)?;
    unless(land.cu(side.enemy(), at) > 0, why::PLACE_ENEMY)?;
    Ok(Stack::outside(side, at))
}

/// CUs that could be placed nowhere.
pub fn forfeit<W: War>(count: u8, side: Side, out: &mut Out<Event<W>>) {
    if count > 0 {
        out.tell(Event::CuForfeited { side, count });
    }
}

/// Puts CUs into a space as far as there is room; the rest is lost.
pub fn put_cu<W: War>(
    state: &mut State<W>,
    side: Side,
    at: Space<W>,
    count: u8,
    out: &mut Out<Event<W>>,
) {
    let mut placed = 0;
    let mut into = None;
    while placed < count {
        let Ok(stack) = receiving(&state.open, side, at) else {
            break;
        };
        state.open.land.add(stack, Units::of(1, 0));
        into = Some(stack);
        placed += 1;
    }
    if let Some(stack) = into {
        let units = Units::of(placed, 0);
        out.tell(Event::CuPlaced { stack, units });
    }
    forfeit(count - placed, side, out);
}

pub fn put_general<W: War>(
    state: &mut State<W>,
    general: General<W>,
    at: Space<W>,
    out: &mut Out<Event<W>>,
) {
    let side = general.side();
    let land = &mut state.open.land;
    // With the enemy before his City he goes inside, besieged or not (RUL-6).
    let own_city = at.is_city() && land.held[side].contains(at);
    let stack = Stack {
        side,
        at,
        inside: own_city && land.cu(side.enemy(), at) > 0,
    };
    land.put_general(general, stack);
    out.tell(Event::GeneralPlaced { general, at });
    stacks::reconsider(&mut state.open, stack);
}

/// Spaces of a side's generals in a region (anywhere if none is given) that can
/// receive a CU.
pub fn with_generals<W: War>(open: &Open<W>, side: Side, region: Option<Region<W>>) -> SpaceSet<W> {
    (W::theatre().side_generals[side].iter())
        .filter_map(|general| open.land.place_of(general))
        .filter(|at| region.is_none_or(|region| at.region() == region))
        .filter(|&at| receiving(open, side, at).is_ok())
        .collect()
}
