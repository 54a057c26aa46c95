//! 14 Land battle.
use crate::act::Act;
use crate::event::Event;
use crate::frame::{BattleStep, Way};
use crate::ids::Space;
use crate::side::Side;
use crate::state::{Open, State};
use kernel::{Chance, Out};
use std::ops::ControlFlow;
pub fn begin(
    _s: &mut State,
    _way: Way,
    _from: Option<Space>,
    _i: bool,
    _a: bool,
    _o: &mut Out<Event>,
) {
}
pub fn advance(
    state: &mut State,
    _step: BattleStep,
    _c: &mut dyn Chance,
    _o: &mut Out<Event>,
) -> bool {
    state.open.pop();
    false
}
pub fn decider(_open: &Open, _step: BattleStep) -> Option<Side> {
    None
}
pub fn options(
    _s: &State,
    _side: Side,
    _step: BattleStep,
    _each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    ControlFlow::Continue(())
}
pub fn apply(
    _s: &mut State,
    _side: Side,
    _step: BattleStep,
    _act: Act,
    _c: &mut dyn Chance,
    _o: &mut Out<Event>,
) {
}
pub fn command_rolled(_s: &mut State, _die: i32, _o: &mut Out<Event>) {}
pub fn charge_rolled(_s: &mut State, _die: i32, _o: &mut Out<Event>) {}
pub fn casualties_rolled(_s: &mut State, _die: i32, _o: &mut Out<Event>) {}
pub fn retreat_rolled(_s: &mut State, _die: i32, _o: &mut Out<Event>) {}
