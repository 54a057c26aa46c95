//! 10.10 Displaced generals.

use kernel::Out;

use crate::event::Event;
use crate::frame::DebtCause;
use crate::ids::General;
use crate::land::Stack;
use crate::limits;
use crate::side::Side;
use crate::state::State;
use crate::war::{political, stacks};

/// 10.10-c, 10.10-d, 10.10-f: where a displaced general goes.
pub fn displace(state: &mut State, general: General, out: &mut Out<Event>) {
    let open = &mut state.open;
    if open.land.place_of(general).is_none() {
        return;
    }
    open.land.lift_general(general);
    forget(state, general);
    let open = &mut state.open;
    let ability = general.ability();
    let mourned = ability.mourned.filter(|_| !open.options.hannibal_returns);
    let side = general.side();
    if open.sheet().displaced_are_dead || mourned.is_some() || ability.permanent_proconsul {
        open.land.dead.insert(general);
        out.tell(Event::Died { general });
    } else if side == Side::Carthage {
        open.land.displaced.insert(general);
        out.tell(Event::Displaced { general });
    } else {
        open.land.pool.insert(general);
        out.tell(Event::Displaced { general });
    }
    limits::general_lost(state);
    if let Some(pcs) = mourned {
        political::owe(state, side, pcs, DebtCause::Mourning, out);
    }
}

/// Whatever cards made of him is over.
fn forget(state: &mut State, general: General) {
    let effects = &mut state.open.effects;
    if effects.dictator == Some(general) {
        effects.dictator = None;
    }
    if effects.triumph == Some(general) {
        effects.triumph = None;
    }
    if effects.flamen.is_some_and(|(bound, _)| bound == general) {
        effects.flamen = None;
    }
}

/// A general goes to the pool alive; his CUs stay (6.4-a, 6.6, #19).
pub fn recall(state: &mut State, general: General, out: &mut Out<Event>) {
    let stack = state.open.land.stack_of(general);
    state.open.land.lift_general(general);
    forget(state, general);
    state.open.land.pool.insert(general);
    out.tell(Event::Recalled { general });
    if let Some(stack) = stack {
        stacks::unify(&mut state.open, stack);
    }
}

/// 10.10-b: a stack that lost its last CU in a battle, a retreat or at sea.
pub fn displace_stack(state: &mut State, stack: Stack, out: &mut Out<Event>) {
    for general in state.open.land.generals_in(stack) {
        displace(state, general, out);
    }
}

/// 10.9-b for a general without CUs upon whom enemy CUs have come otherwise than by an
/// activation: behind his own walls he is safe, elsewhere he cannot get away.
pub fn overtaken(state: &mut State, out: &mut Out<Event>) {
    for side in Side::ALL {
        for general in state.open.land.on_map(side) {
            let land = &mut state.open.land;
            let Some(stack) = land.stack_of(general).filter(|stack| !stack.inside) else {
                continue;
            };
            if land.cu(side, stack.at) > 0 || land.cu(side.enemy(), stack.at) == 0 {
                continue;
            }
            if stack.at.is_city() && land.held[side].contains(stack.at) {
                let inside = Stack::inside(side, stack.at);
                land.put_general(general, inside);
                stacks::unify(&mut state.open, inside);
            } else {
                displace(state, general, out);
            }
        }
    }
}
