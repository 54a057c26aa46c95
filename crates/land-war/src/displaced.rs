//! 10.10 Displaced generals.

use kernel::Out;

use crate::event::Event;
use crate::id::General;
use crate::land::Stack;
use crate::side::Side;
use crate::stacks;
use crate::state::{Open, State};
use crate::war::War;

/// 10.10: a general is displaced; where he goes is the game's rule.
pub fn displace<W: War>(state: &mut State<W>, general: General<W>, out: &mut Out<Event<W>>) {
    if state.open.land.place_of(general).is_none() {
        return;
    }
    lift(&mut state.open, general);
    W::displaced(state, general, out);
}

/// He leaves the map, and whatever cards made of him is over.
fn lift<W: War>(open: &mut Open<W>, general: General<W>) {
    open.land.lift_general(general);
    W::forget(open, general);
}

/// A general goes to the pool alive; his CUs stay (6.4-a, 6.6).
pub fn recall<W: War>(state: &mut State<W>, general: General<W>, out: &mut Out<Event<W>>) {
    let stack = state.open.land.stack_of(general);
    lift(&mut state.open, general);
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

/// 10.9-b for a general without CUs upon whom enemy CUs have come otherwise than by an
/// activation: behind his own walls he is safe, elsewhere he cannot get away.
pub fn overtaken<W: War>(state: &mut State<W>, out: &mut Out<Event<W>>) {
    for side in Side::ALL {
        for general in W::theatre().side_generals[side] {
            let land = &mut state.open.land;
            let Some(at) = land.place_of(general) else {
                continue;
            };
            // Nearly always he has CUs of his own: asked first, this is asked often.
            if land.cu(side, at) > 0 || land.cu(side.enemy(), at) == 0 {
                continue;
            }
            if land.within.contains(general) {
                continue;
            }
            if at.is_city() && land.held[side].contains(at) {
                let inside = Stack::inside(side, at);
                land.put_general(general, inside);
                stacks::unify(&mut state.open, inside);
            } else {
                displace(state, general, out);
            }
        }
    }
}
