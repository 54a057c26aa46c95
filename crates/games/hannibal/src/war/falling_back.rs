//! 12.6 Falling back.

use kernel::{Chance, Out};

use crate::data::data;
use crate::event::Event;
use crate::frame::Way;
use crate::ids::Space;
use crate::land::Stack;
use crate::state::State;
use crate::war::{march, naval, stacks};

/// 12.6: the force goes back to where it came from; its movement is over.
pub fn fall_back(state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let march = state.march();
    let (Some(from), Some(to), Some(way)) = (march::here(&state.open), march.from, march.way)
    else {
        return;
    };
    if let Some(march) = &mut state.open.march {
        march.halted = true;
    }
    match way {
        Way::Land(kind) => {
            return_to(state, from, to, out);
            if kind.is_pass() {
                let guide = if march.guide {
                    data().tables.guide_drm
                } else {
                    0
                };
                march::cross(state, kind, guide, chance, out);
            }
        }
        Way::Sea => naval::sail_back(state, to, chance, out),
        Way::Sortie => {}
    }
}

/// 11.5-b: the voyage back has not failed.
pub fn sailed_back(state: &mut State, out: &mut Out<Event>) {
    let march = state.march();
    if let (Some(from), Some(to)) = (march::here(&state.open), march.from) {
        return_to(state, from, to, out);
    }
}

fn return_to(state: &mut State, from: Stack, to: Space, out: &mut Out<Event>) {
    let march = state.march();
    let force = march.force;
    let open = &mut state.open;
    let side = from.side;
    // Whoever came out of walls before which the enemy stands goes in again.
    let walls = to.is_city() && open.land.held[side].contains(to);
    let back = Stack {
        side,
        at: to,
        inside: walls && open.land.cu(side.enemy(), to) > 0,
    };
    stacks::shift(
        &mut open.land,
        from,
        back,
        force.units,
        force.generals,
        force.train,
    );
    out.tell(Event::FellBack {
        general: march.general,
        to,
    });
    // Before an enemy City its garrison, or what has not sallied to intercept, is
    // inside again.
    let garrison = Stack::outside(side.enemy(), to);
    let units = open.land.units(garrison);
    if !back.inside && units.cu > 0 {
        let inside = Stack::inside(side.enemy(), to);
        let generals = open.land.generals_in(garrison);
        stacks::shift(&mut open.land, garrison, inside, units, generals, true);
        stacks::unify(open, inside);
    }
    stacks::unify(open, from);
    stacks::tidy(open, from.at);
}
