//! 12, 13 Reactions.
use crate::act::Act;
use crate::event::Event;
use crate::frame::ReactStep;
use crate::side::Side;
use crate::state::{Open, State};
use kernel::{Chance, Out};
use std::ops::ControlFlow;
pub fn begin(_state: &mut State) {}
pub fn advance(
    state: &mut State,
    _step: ReactStep,
    _c: &mut dyn Chance,
    _o: &mut Out<Event>,
) -> bool {
    state.open.pop();
    false
}
pub fn decider(_open: &Open, _step: ReactStep) -> Option<Side> {
    None
}
pub fn options(
    _s: &State,
    _step: ReactStep,
    _each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    ControlFlow::Continue(())
}
pub fn apply(
    _s: &mut State,
    _step: ReactStep,
    _act: Act,
    _c: &mut dyn Chance,
    _o: &mut Out<Event>,
) {
}
pub fn avoid_rolled(_s: &mut State, _die: i32, _o: &mut Out<Event>) {}
pub fn intercept_rolled(_s: &mut State, _die: i32, _o: &mut Out<Event>) {}
pub fn fall_back(_s: &mut State, _c: &mut dyn Chance, _o: &mut Out<Event>) {}
pub fn sailed_back(_s: &mut State, _o: &mut Out<Event>) {}
