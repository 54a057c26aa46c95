//! 6.4 Levies.

use std::ops::ControlFlow;

use kernel::Out;

use crate::act::Act;
use crate::cards;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{State, tell_of};
use crate::{Block, BlockSet, Levy, Place, PlaceSet, Side, data};

/// SM-11
pub fn options(
    state: &State,
    side: Side,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let friendly = friendly_cities(state, side);
    if let Some(block) = state.taken {
        return (cities(state, block, friendly).iter())
            .try_for_each(|city| each(Act::Place { city }));
    }
    for blocks in [state.army[side], pool(state, side)] {
        for block in blocks {
            if may_levy(state, side, block).is_ok() {
                each(Act::Levy { block })?;
            }
        }
    }
    each(Act::EndLevies)
}

/// 6.4-i: not in a Vacant, Enemy or Contested city, and never at sea.
fn friendly_cities(state: &State, side: Side) -> PlaceSet {
    state.friendly_places(side) & data().city_set
}

/// 6.4-b, 6.4-h, 6.4-l
fn can_grow(state: &State, block: Block, friendly: PlaceSet) -> bool {
    state.steps_of(block) < block.sheet().max_steps
        && state
            .place_of(block)
            .is_some_and(|place| friendly.contains(place))
}

/// 6.4-k: standing, and not a leader who is still locked (7.51-c).
pub fn pool(state: &State, side: Side) -> BlockSet {
    let own = state.standing & data().owned[side];
    if (state.open.killed & data().owned[side]).is_empty() {
        own - data().setup.locked[side]
    } else {
        own
    }
}

/// 6.4-e, 6.4-f, 6.4-g: where a block of the pool may enter.
fn cities(state: &State, block: Block, friendly: PlaceSet) -> PlaceSet {
    debug_assert!(state.standing.contains(block));
    match block.sheet().levy {
        Levy::City(city) if friendly.contains(city) => PlaceSet::EMPTY.with(city),
        Levy::City(_) | Levy::Never => PlaceSet::EMPTY,
        Levy::AnyCity => friendly,
        Levy::MajorPort => friendly & data().major_ports,
    }
}

/// 6.4: why nothing can be levied for this block.
pub fn may_levy(state: &State, side: Side, block: Block) -> Result<(), Refusal> {
    let friendly = friendly_cities(state, side);
    if state.army[side].contains(block) {
        let at = state.place_of(block).ok_or(Refusal::NotYours(block))?;
        return if can_grow(state, block, friendly) {
            Ok(())
        } else if state.steps_of(block) == block.sheet().max_steps {
            Err(Refusal::FullStrength(block))
        } else if at.is_sea() {
            Err(Refusal::AtSea(block))
        } else {
            Err(Refusal::NotInFriendlyCity(block))
        };
    }
    if state.open.face_up.contains(block) && data().owned[side].contains(block) {
        Err(Refusal::FaceUp(block))
    } else if !data().owned[side].contains(block) || !state.standing.contains(block) {
        Err(Refusal::NotYours(block))
    } else if !pool(state, side).contains(block) {
        Err(Refusal::Locked(block))
    } else if cities(state, block, friendly).is_empty() {
        Err(Refusal::NoCity(block))
    } else {
        Ok(())
    }
}

/// 6.4-e to 6.4-i: why a block of the pool cannot be raised in this city.
pub fn may_raise(state: &State, side: Side, block: Block, city: Place) -> Result<(), Refusal> {
    let friendly = friendly_cities(state, side);
    if !friendly.contains(city) {
        Err(Refusal::CityNotFriendly(city))
    } else if !cities(state, block, friendly).contains(city) {
        Err(Refusal::NotRaisedThere(block))
    } else {
        Ok(())
    }
}

/// A step for a block on the map, or the choice of one from the pool.
pub fn levy(state: &mut State, side: Side, block: Block, out: &mut Out<Event>) {
    if let Some(at) = state.place_of(block) {
        state.steps[block.index()] += 1;
        return spend(state, side, block, at, false, out);
    }
    let cities = cities(state, block, friendly_cities(state, side));
    match (cities.first(), cities.len()) {
        (Some(only), 1) => raise(state, side, block, only, out),
        _ => state.taken = Some(block),
    }
}

/// 6.4-c: it enters with one step.
pub fn raise(state: &mut State, side: Side, block: Block, city: Place, out: &mut Out<Event>) {
    state.taken = None;
    state.put(block, side, city, 1);
    spend(state, side, block, city, true, out);
}

fn spend(state: &mut State, side: Side, block: Block, at: Place, new: bool, out: &mut Out<Event>) {
    let colour = block.sheet().colour;
    let event = |block| Event::Levied {
        side,
        at,
        colour,
        new,
        block,
    };
    tell_of(out, side, event, block);
    let Some(part) = &mut state.open.part else {
        return;
    };
    part.levies -= 1;
    if part.levies == 0 {
        cards::end_part(state, out);
    }
}

pub fn end(state: &mut State, side: Side, out: &mut Out<Event>) {
    out.tell(Event::LeviesEnded { side });
    cards::end_part(state, out);
}
