//! Events of one's own play.

use std::ops::ControlFlow;

use kernel::{Chance, Out};

use crate::act::Act;
use crate::event::Event;
use crate::frame::EventFrame;
use crate::ids::Card;
use crate::side::Side;
use crate::state::State;

pub fn usable(_state: &State, _side: Side, _card: Card) -> bool {
    false
}

pub fn begin(
    _state: &mut State,
    _side: Side,
    _card: Card,
    _chance: &mut dyn Chance,
    _out: &mut Out<Event>,
) {
}

pub fn options(
    _state: &State,
    _frame: EventFrame,
    _each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

pub fn choose(
    _state: &mut State,
    _frame: EventFrame,
    _act: Act,
    _chance: &mut dyn Chance,
    _out: &mut Out<Event>,
) {
}

pub fn resume(
    state: &mut State,
    _frame: EventFrame,
    _chance: &mut dyn Chance,
    _out: &mut Out<Event>,
) -> bool {
    state.open.pop();
    false
}
