//! Losses: which CUs a stack gives up (14.6-b, 17.3).

use std::ops::{ControlFlow, RangeInclusive};

use kernel::Out;

use crate::act::Act;
use crate::event::Event;
use crate::frame::{Frame, Loss, LossCause};
use crate::land::{Stack, Units};
use crate::reason::Reason;
use crate::refusal::why as reasons;
use crate::side::Side;
use crate::state::State;
use crate::war::{Notice, War};

/// A stack loses so many CUs, or all it has. Where its owner has a choice he is
/// asked; the frame is on top then.
pub fn lose<W: War>(
    state: &mut State<W>,
    stack: Stack<W>,
    count: u8,
    elephant_first: bool,
    why: LossCause,
    out: &mut Out<Event<W>>,
) {
    let count = count.min(state.open.land.units(stack).cu);
    if count == 0 {
        return;
    }
    let loss = Loss {
        stack,
        count,
        elephant_first,
        why,
    };
    let choice = choices(state, loss);
    if choice.start() == choice.end() {
        take(state, loss, *choice.start(), out);
    } else {
        state.open.push(Frame::Lose(loss));
    }
}

/// How many of the CUs lost may be Elephants.
fn choices<W: War>(state: &State<W>, loss: Loss<W>) -> RangeInclusive<u8> {
    let units = state.open.land.units(loss.stack);
    let most = units.elephants.min(loss.count);
    let forced = loss.count.saturating_sub(units.ordinary());
    let least = forced.max(u8::from(loss.elephant_first && units.elephants > 0));
    least..=most
}

pub fn options<W: War>(
    state: &State<W>,
    loss: Loss<W>,
    each: &mut dyn FnMut(Act<W>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    choices(state, loss).try_for_each(|elephants| each(Act::Lose { elephants }))
}

/// Why so many Elephants cannot be among the losses.
pub fn refuses<W: War>(state: &State<W>, loss: Loss<W>, act: Act<W>) -> Option<Reason> {
    let Act::Lose { elephants } = act else {
        return None;
    };
    let spared = loss.elephant_first && elephants == 0;
    match choices(state, loss).contains(&elephants) {
        true => None,
        false if spared => Some(reasons::ELEPHANT_FIRST),
        false => Some(reasons::LOSSES),
    }
}

/// The owner has chosen.
pub fn choose<W: War>(state: &mut State<W>, loss: Loss<W>, elephants: u8, out: &mut Out<Event<W>>) {
    state.open.pop();
    take(state, loss, elephants, out);
}

fn take<W: War>(state: &mut State<W>, loss: Loss<W>, elephants: u8, out: &mut Out<Event<W>>) {
    let units = Units::of(loss.count, elephants);
    let open = &mut state.open;
    let train = open.land.train;
    open.land.remove(loss.stack, units);
    out.tell(Event::Lost {
        stack: loss.stack,
        units,
        why: loss.why,
    });
    if open.land.train != train {
        out.tell(Event::TrainLost);
    }
    count(state, loss.stack.side, loss.count, loss.why, out);
    shrink(state, loss, units);
}

/// A force under way is the poorer by what it lost, and never larger than its stack.
fn shrink<W: War>(state: &mut State<W>, loss: Loss<W>, lost: Units) {
    let open = &mut state.open;
    let Some(march) = &mut open.march else {
        return;
    };
    if open.land.stack_of(march.general) != Some(loss.stack) {
        return;
    }
    let force = &mut march.force.units;
    if loss.why == LossCause::Attrition {
        let elephants = lost.elephants.min(force.elephants);
        let ordinary = lost.ordinary().min(force.ordinary());
        *force = force.minus(Units::of(elephants + ordinary, elephants));
        march.came = march.came.saturating_sub(lost.cu);
    }
    let left = open.land.units(loss.stack);
    let elephants = force.elephants.min(left.elephants);
    let ordinary = force.ordinary().min(left.ordinary());
    *force = Units::of(elephants + ordinary, elephants);
    march.came = march.came.min(left.cu);
}

/// Keeps the counts that the battle and the game need.
pub fn count<W: War>(
    state: &mut State<W>,
    side: Side,
    lost: u8,
    why: LossCause,
    out: &mut Out<Event<W>>,
) {
    let open = &mut state.open;
    if matches!(why, LossCause::Battle | LossCause::Retreat)
        && let Some(battle) = &mut open.battle
    {
        battle.lost[side] += lost;
    }
    W::on(state, Notice::CuLost(side, lost), out);
}
