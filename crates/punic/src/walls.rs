//! 20.3 Inside and outside: who goes behind the walls of a City.

use std::ops::ControlFlow;

use kernel::Out;

use crate::act::Act;
use crate::event::Event;
use crate::id::General;
use crate::land::{Stack, Units};
use crate::reason::{Reason, unless};
use crate::refusal::why;
use crate::set::GeneralSet;
use crate::state::{Open, State};
use crate::trains::{Load, Trains};
use crate::war::War;
use crate::{march, stacks};

/// How many more CUs fit inside an unbesieged City of the stack's side, if the
/// stack stands before such walls and somebody could go in.
pub fn room<W: War>(open: &Open<W>, outside: Stack<W>) -> Option<u8> {
    let land = &open.land;
    let Stack { side, at, .. } = outside;
    let own = at.is_city() && land.held[side].contains(at) && !land.besieged(at);
    let anybody = land.cu(side, at) > 0 || !land.generals_in(outside).is_empty();
    (own && anybody).then(|| at.capacity() - land.units(Stack::inside(side, at)).cu)
}

/// Every number of CUs and Elephants that may go inside.
pub fn inside_options<W: War>(
    open: &Open<W>,
    outside: Stack<W>,
    room: u8,
    each: &mut dyn FnMut(Act<W>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let units = open.land.units(outside);
    march::each_force::<W>(
        units,
        units.cu.min(room),
        Load::<W>::default(),
        &mut |units, _| {
            each(Act::Inside {
                cu: units.cu,
                elephants: units.elephants,
            })
        },
    )
}

/// Why so many CUs cannot go inside.
pub fn refuses_inside<W: War>(
    open: &Open<W>,
    outside: Stack<W>,
    room: u8,
    going: Units,
) -> Option<Reason> {
    let units = open.land.units(outside);
    let there = going.elephants <= units.elephants
        && going.elephants <= going.cu
        && going.cu - going.elephants <= units.ordinary();
    let found = unless(going.cu > room, why::NO_ROOM).and(unless(!there, why::NOT_SO_MANY));
    found.err()
}

/// CUs go inside the walls.
pub fn go_inside<W: War>(
    state: &mut State<W>,
    outside: Stack<W>,
    units: Units,
    out: &mut Out<Event<W>>,
) {
    let inside = Stack::inside(outside.side, outside.at);
    let land = &mut state.open.land;
    let all = land.units(outside) == units;
    let train = land.train.sheltered(outside, all);
    stacks::shift(land, outside, inside, units, GeneralSet::EMPTY, train);
    if units.cu > 0 {
        out.tell(Event::WentInside {
            stack: inside,
            units,
            generals: GeneralSet::EMPTY,
        });
    }
}

/// A general goes inside the walls.
pub fn take_shelter<W: War>(state: &mut State<W>, general: General<W>, out: &mut Out<Event<W>>) {
    let land = &mut state.open.land;
    let Some(outside) = land.stack_of(general) else {
        return;
    };
    let inside = Stack::inside(outside.side, outside.at);
    let generals = GeneralSet::EMPTY.with(general);
    let train = Load::<W>::default();
    stacks::shift(land, outside, inside, Units::NONE, generals, train);
    out.tell(Event::WentInside {
        stack: inside,
        units: Units::NONE,
        generals,
    });
}
