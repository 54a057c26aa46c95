//! 12.6 Falling back.

use kernel::{Chance, Out};

use crate::event::Event;
use crate::frame::Way;
use crate::id::Space;
use crate::land::Stack;
use crate::state::State;
use crate::war::{Sea, War};
use crate::{displaced, march, stacks};

/// 12.6: the force goes back to where it came from; its movement is over.
pub fn fall_back<W: War>(state: &mut State<W>, chance: &mut dyn Chance, out: &mut Out<Event<W>>) {
    let march = state.march();
    let (Some(from), Some(to), Some(way)) = (march::here(&state.open), march.from, march.way)
    else {
        return;
    };
    march::halt(state);
    match way {
        Way::Land(kind) => {
            return_to(state, from, to, out);
            if kind.is_pass() {
                march::cross(state, kind, chance, out);
            }
        }
        Way::Sea => W::Sea::sail_back(state, to, chance, out),
        Way::Sortie => {}
    }
}

/// 11.5-b: the voyage back has not failed.
pub fn sailed_back<W: War>(state: &mut State<W>, out: &mut Out<Event<W>>) {
    let march = state.march();
    if let (Some(from), Some(to)) = (march::here(&state.open), march.from) {
        return_to(state, from, to, out);
    }
}

fn return_to<W: War>(state: &mut State<W>, from: Stack<W>, to: Space<W>, out: &mut Out<Event<W>>) {
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
    // With CUs before an enemy City, its garrison, or what has not sallied to intercept,
    // is inside again. A general alone stops nobody.
    let garrison = Stack::outside(side.enemy(), to);
    let units = open.land.units(garrison);
    if !back.inside && units.cu > 0 && force.units.cu > 0 {
        let inside = Stack::inside(side.enemy(), to);
        let generals = open.land.generals_in(garrison);
        let train = open.land.train_in(garrison);
        stacks::shift(&mut open.land, garrison, inside, units, generals, train);
        stacks::unify(open, inside);
    }
    stacks::unify(open, from);
    stacks::tidy(open, from.at);
    displaced::overtaken(state, side, from.at, out);
    displaced::overtaken(state, side.enemy(), to, out);
}
