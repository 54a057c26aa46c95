//! 14.5, 16 Battle rounds and withdrawal.
use crate::event::Event;
use crate::state::State;
use kernel::Out;
pub fn counterattack_rolled(_s: &mut State, _die: i32, _o: &mut Out<Event>) {}
pub fn withdraw_rolled(_s: &mut State, _die: i32, _o: &mut Out<Event>) {}
pub fn stop_rolled(_s: &mut State, _die: i32, _o: &mut Out<Event>) {}
