//! 10.10 Displaced generals.

use kernel::Out;

use crate::event::Event;
use crate::id::{General, Space};
use crate::land::Stack;
use crate::side::Side;
use crate::stacks;
use crate::state::State;
use crate::war::{Notice, War};

/// 10.10: a general is displaced; where he goes is the game's rule.
pub fn displace<W: War>(state: &mut State<W>, general: General<W>, out: &mut Out<Event<W>>) {
    if state.open.land.place_of(general).is_none() {
        return;
    }
    lift(state, general, out);
    W::displaced(state, general, out);
}

/// He leaves the map, and whatever cards made of him is over.
fn lift<W: War>(state: &mut State<W>, general: General<W>, out: &mut Out<Event<W>>) {
    state.open.land.lift_general(general);
    W::on(state, Notice::Lifted(general), out);
}

/// A general goes to the pool alive; his CUs stay (6.4-a, 6.6).
pub fn recall<W: War>(state: &mut State<W>, general: General<W>, out: &mut Out<Event<W>>) {
    let stack = state.open.land.stack_of(general);
    lift(state, general, out);
    state.open.land.pool.insert(general);
    out.tell(Event::Recalled { general });
    if let Some(stack) = stack {
        stacks::unify(&mut state.open, stack);
    }
}

/// 10.10-b: a stack that lost its last CU in a battle, a retreat or at sea.
pub fn displace_stack<W: War>(state: &mut State<W>, stack: Stack<W>, out: &mut Out<Event<W>>) {
    for general in state.open.land.generals_in(stack) {
        displace(state, general, out);
    }
}

/// 10.9-b for generals of `side` without CUs to whose space an enemy force has come
/// otherwise than by an activation: behind their own walls they are safe, elsewhere they
/// cannot get away. Who lost his last CU where the enemy already was stays (10.10-a).
pub fn overtaken<W: War>(state: &mut State<W>, side: Side, at: Space<W>, out: &mut Out<Event<W>>) {
    let land = &mut state.open.land;
    if land.cu(side, at) > 0 || land.cu(side.enemy(), at) == 0 {
        return;
    }
    let outside = Stack::outside(side, at);
    if !(at.is_city() && land.held[side].contains(at)) {
        displace_stack(state, outside, out);
        return;
    }
    let inside = Stack::inside(side, at);
    let generals = land.generals_in(outside);
    for general in generals {
        land.put_general(general, inside);
    }
    if !generals.is_empty() {
        stacks::unify(&mut state.open, inside);
    }
}
