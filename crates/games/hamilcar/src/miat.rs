//! 19.5 The Miat, and what this game adds to political control.

use std::ops::ControlFlow;

use kernel::Out;
use punic::{Side, political};

use crate::act::{Act, GameAct};
use crate::data::{Hook, data};
use crate::event::{Event, GameEvent};
use crate::frame::{Debt, DebtCause, Frame, GameDebt};
use crate::ids::{General, Miat};
use crate::sets::MiatSet;
use crate::state::{Open, State};

/// 19.5-a: free spaces of the Miat.
pub fn free(open: &Open) -> MiatSet {
    MiatSet::ALL - open.game.miat
}

pub fn fill(state: &mut State, at: Miat, out: &mut Out<Event>) {
    state.open.game.miat.insert(at);
    out.tell(Event::Game(GameEvent::MiatFilled { at }));
}

pub fn empty(state: &mut State, at: Miat, out: &mut Out<Event>) {
    state.open.game.miat.remove(at);
    out.tell(Event::Game(GameEvent::MiatEmptied { at }));
}

/// 19.5-c, 19.5-d: segments with PCs at both ends.
pub fn closed(miat: MiatSet, segments: &[MiatSet]) -> u8 {
    let closed = segments.iter().filter(|ends| ends.within(miat));
    closed.count() as u8
}

/// 19.5-f
pub fn supports_war(miat: MiatSet) -> bool {
    let tables = &data().tables;
    miat.len() >= tables.miat_point_pcs.into() && miat.contains(tables.miat_point_space)
}

/// 19.5-e: how a debt of PCs can be paid. The first that Carthage gives up comes from
/// the Miat, if there is one.
pub fn payments(
    open: &Open,
    debt: Debt,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let miat = match debt.side {
        Side::Carthage => open.game.miat,
        Side::Rome => MiatSet::EMPTY,
    };
    (miat.iter()).try_for_each(|at| each(Act::Game(GameAct::Miat { at })))?;
    if miat.is_empty() || debt.paid > 0 {
        political::payments(open, debt, each)?;
    }
    ControlFlow::Continue(())
}

/// A PC of the Miat pays a debt.
pub fn pay(state: &mut State, at: Miat, out: &mut Out<Event>) {
    if let Some(Frame::Owe(debt)) = state.open.top() {
        empty(state, at, out);
        political::paid(&mut state.open, debt);
    }
}

/// 24.2-t: Hanno's completed subjugation brings a PC into the Miat, if one is free.
pub fn subjugated(state: &mut State, general: General, out: &mut Out<Event>) {
    let his = general.talent().hook == Hook::SubjugationCompleted;
    if let (true, Some(at)) = (his, free(&state.open).iter().next()) {
        fill(state, at, out);
    }
}

/// 11.7.6-f: what the loser of a naval battle owes, once the landing is over.
pub fn settle_due(state: &mut State, out: &mut Out<Event>) {
    if let Some((side, count)) = state.open.game.due.take() {
        political::owe(state, side, count, DebtCause::Game(GameDebt::Ships), out);
    }
}
