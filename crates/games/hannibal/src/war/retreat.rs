//! 15 Retreat.
use crate::act::Act;
use crate::event::Event;
use crate::frame::RetreatStep;
use crate::state::State;
use kernel::Out;
use std::ops::ControlFlow;
pub fn advance(state: &mut State, _step: RetreatStep, _o: &mut Out<Event>) -> bool {
    state.open.pop();
    false
}
pub fn options(
    _s: &State,
    _step: RetreatStep,
    _each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    ControlFlow::Continue(())
}
pub fn apply(_s: &mut State, _step: RetreatStep, _act: Act, _o: &mut Out<Event>) {}
