//! 20.6 Sorties.

use std::ops::ControlFlow;

use kernel::Out;

use crate::act::Act;
use crate::event::Event;
use crate::frame::{Force, Frame, March, MarchStep, Way};
use crate::land::{Stack, Units};
use crate::reason::{Allowed, unless};
use crate::refusal::why;
use crate::state::{Open, State};
use crate::trains::Load;
use crate::war::{Deed, War};
use crate::{battle, consuls, march, stacks};

/// 20.6-a
pub fn may_sortie<W: War>(open: &Open<W>, march: &March<W>, stack: Stack<W>) -> Allowed {
    unless(!stack.inside, why::NOT_INSIDE)?;
    unless(open.truce(), why::TRUCE)?;
    unless(march.fought, why::FOUGHT)?;
    unless(march.halted, why::STOPPED)?;
    W::allows(open, stack.side, Deed::Attack(march.general))?;
    unless(!sallies(open, march, stack), why::CONSULAR)
}

/// Whether some force may go out with him and all whom he may lead (18.1).
fn sallies<W: War>(open: &Open<W>, march: &March<W>, stack: Stack<W>) -> bool {
    let rank = W::rank(open, march.general);
    let generals = (open.land.generals_in(stack).iter())
        .filter(|&general| general == march.general || W::rank(open, general) <= rank)
        .collect();
    (1..=open.land.units(stack).cu).any(|cu| {
        let force = Force {
            units: Units::of(cu, 0),
            generals,
            train: Load::<W>::default(),
        };
        consuls::may_part(open, stack, force, None).is_ok()
    })
}

/// 20.6-a: whether the sortie may be put together like that.
pub fn may_sally<W: War>(
    open: &Open<W>,
    march: &March<W>,
    stack: Stack<W>,
    act: Act<W>,
) -> Allowed {
    match act {
        Act::Join { general } => {
            let there = open.land.generals_in(stack).without(march.general);
            unless(!there.contains(general), why::NOT_IN_STACK)?;
            unless(march.sorted.contains(general), why::SORTED)?;
            let above = W::rank(open, general) > W::rank(open, march.general);
            unless(above, why::LOWER_RANK)
        }
        Act::Force { cu, elephants, .. } => {
            let units = open.land.units(stack);
            unless(cu == 0, why::LAST_CU)?;
            march::may_number::<W>(units, units.cu, Units::of(cu, elephants))?;
            let force = Force {
                units: Units::of(cu, elephants),
                ..march.force
            };
            consuls::may_part(open, stack, force, None)?;
            Err(why::TRAIN)
        }
        _ => Ok(()),
    }
}

pub fn options<W: War>(
    open: &Open<W>,
    march: &March<W>,
    stack: Stack<W>,
    each: &mut dyn FnMut(Act<W>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for general in open.land.generals_in(stack) {
        let act = Act::Join { general };
        if may_sally(open, march, stack, act).is_ok() {
            each(act)?;
        }
    }
    let units = open.land.units(stack);
    let whole = Force {
        train: open.land.train_in(stack),
        ..march.force
    };
    let allowed =
        |force: Force<W>| force.units.cu > 0 && consuls::may_part(open, stack, force, None).is_ok();
    march::force_options(units, units.cu, whole, allowed, each)
}

/// 20.6-a
pub fn sally<W: War>(state: &mut State<W>, out: &mut Out<Event<W>>) {
    let march = state.march();
    let Some(inside) = march::here(&state.open) else {
        return;
    };
    let outside = Stack::outside(inside.side, inside.at);
    let force = march.force;
    stacks::shift(
        &mut state.open.land,
        inside,
        outside,
        force.units,
        force.generals,
        force.train,
    );
    state.open.land.commanders.insert(march.general);
    state.open.step(Frame::March(MarchStep::Arrived));
    if let Some(march) = &mut state.open.march {
        march.from = None;
        march.way = Some(Way::Sortie);
    }
    stacks::unify(&mut state.open, inside);
    battle::begin(state, Way::Sortie, None, false, false, out);
}
