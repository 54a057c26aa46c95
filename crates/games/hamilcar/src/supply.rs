//! 8.2.1 Supply Trains.

use kernel::Out;
use punic::{Side, Trains};

use crate::data::theatre;
use crate::event::{Event, GameEvent};
use crate::ids::Space;
use crate::land::{Land, Stack};
use crate::sets::SpaceSet;
use crate::state::{Open, State};

/// 8.2.1-b: where a side may place a Supply Train.
pub fn places(open: &Open, side: Side) -> SpaceSet {
    let land = &open.land;
    let cities = (theatre().cities & land.held[side]).iter();
    let mut places: SpaceSet = cities
        .filter(|&at| receiving(open, side, at).is_some())
        .collect();
    for general in land.on_map(side) {
        if let Some(stack) = land.stack_of(general)
            && land.units(stack).cu > 0
            && !(stack.inside && land.besieged(stack.at))
        {
            places.insert(stack.at);
        }
    }
    places
}

/// The stack that a Supply Train placed here joins.
fn receiving(open: &Open, side: Side, at: Space) -> Option<Stack> {
    let land = &open.land;
    if !(at.is_city() && land.held[side].contains(at)) {
        return Some(Stack::outside(side, at));
    }
    if land.besieged(at) {
        return None;
    }
    if land.cu(side.enemy(), at) == 0 {
        return Some(Stack::outside(side, at));
    }
    // 8.2.1-d
    let inside = Stack::inside(side, at);
    (land.train_in(inside) < at.capacity()).then_some(inside)
}

pub fn place(state: &mut State, side: Side, at: Space, out: &mut Out<Event>) {
    if let Some(stack) = receiving(&state.open, side, at) {
        state.open.land.train.put(stack, 1);
        out.tell(Event::Game(GameEvent::SupplyPlaced { side, at }));
    }
}

/// Supply Trains are used up, destroyed or lost.
pub fn remove(state: &mut State, stack: Stack, count: u8, out: &mut Out<Event>) {
    if count > 0 {
        state.open.land.train.take(stack, count);
        out.tell(Event::Game(GameEvent::SupplyRemoved { stack, count }));
    }
}

/// 8.2.1-g, 8.2.1-m: an army of `by` stands in a space. Enemy Supply Trains without CUs
/// go inside their own walls as far as there is room; the others are captured.
pub fn capture(state: &mut State, by: Side, at: Space, out: &mut Out<Event>) {
    let land = &mut state.open.land;
    let owner = by.enemy();
    let outside = Stack::outside(owner, at);
    let left = land.train_in(outside);
    if left == 0 || land.cu(by, at) == 0 || land.cu(owner, at) > 0 {
        return;
    }
    let sheltered = sheltered(land, outside);
    land.train.take(outside, left);
    land.train.put(Stack::inside(owner, at), sheltered);
    let count = left - sheltered;
    if count > 0 {
        land.train.put(Stack::outside(by, at), count);
        out.tell(Event::Game(GameEvent::SupplyCaptured { by, at, count }));
    }
}

/// 8.2.1-d, 8.2.1-m: how many Supply Trains of a stack find room inside its City.
fn sheltered(land: &Land, outside: Stack) -> u8 {
    let Stack { side, at, .. } = outside;
    let open = at.is_city() && land.held[side].contains(at) && !land.besieged(at);
    match open {
        true => land.train.sheltered(outside, true),
        false => 0,
    }
}

/// 8.2.1-g: a City has fallen; what was inside belongs to its new owner.
pub fn inherit(land: &mut Land, by: Side, at: Space) {
    let inside = Stack::inside(by.enemy(), at);
    let count = land.train_in(inside);
    land.train.take(inside, count);
    land.train.put(Stack::outside(by, at), count);
}

/// Cities before which nobody stands: what was inside is outside again (20.3-b).
pub fn relieve(land: &mut Land) {
    for at in theatre().cities {
        for side in Side::ALL {
            let inside = Stack::inside(side, at);
            let count = land.train_in(inside);
            if count > 0 && land.cu(side.enemy(), at) == 0 {
                land.train.take(inside, count);
                land.train.put(Stack::outside(side, at), count);
            }
        }
    }
}
