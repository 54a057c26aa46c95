//! 19 Political control.

use std::ops::ControlFlow;

use kernel::Out;

use crate::act::Act;
use crate::event::Event;
use crate::frame::{Debt, DebtCause, Frame};
use crate::id::Space;
use crate::land::Land;
use crate::reason::{Allowed, unless};
use crate::refusal::why;
use crate::set::SpaceSet;
use crate::side::Side;
use crate::state::{Open, State};
use crate::war::{Ending, War};

/// 19.1: spaces in which `side` may place or turn a PC with one OP.
pub fn placeable<W: War>(open: &Open<W>, side: Side) -> SpaceSet<W> {
    let land = &open.land;
    let free = land.empty_spaces() - W::theatre().cities - land.occupied(side.enemy());
    if open.truce() {
        // 8.7-b
        return free;
    }
    free | turnable(land, side)
}

/// 19.1-a (2)
fn turnable<W: War>(land: &Land<W>, side: Side) -> SpaceSet<W> {
    (land.pcs(side.enemy()) & land.occupied(side)) - land.occupied(side.enemy())
}

/// Why a space is not among those [`placeable`].
pub fn may_place<W: War>(open: &Open<W>, side: Side, at: Space<W>) -> Allowed {
    let land = &open.land;
    if placeable(open, side).contains(at) {
        return Ok(());
    }
    unless(!land.in_play.contains(at), why::NOT_IN_PLAY)?;
    unless(at.is_city() || land.tribes.contains(at), why::PC_ON_CITY)?;
    unless(land.held[side].contains(at), why::NOT_EMPTY)?;
    unless(land.occupied(side.enemy()).contains(at), why::PC_ENEMY_CU)?;
    unless(!land.occupied(side).contains(at), why::PC_NO_CU)?;
    Err(why::TRUCE)
}

/// 8.5-a
pub fn may_pay<W: War>(open: &Open<W>, debt: Debt<W>, at: Space<W>) -> Allowed {
    unless(!open.land.pcs(debt.side).contains(at), why::NOT_YOUR_PC)
}

pub fn place<W: War>(state: &mut State<W>, side: Side, at: Space<W>, out: &mut Out<Event<W>>) {
    let land = &mut state.open.land;
    let turned = land.held[side.enemy()].contains(at);
    land.put_pc(side, at);
    out.tell(match turned {
        true => Event::PcTurned { side, at },
        false => Event::PcPlaced { side, at },
    });
}

pub fn take_off<W: War>(state: &mut State<W>, side: Side, at: Space<W>, out: &mut Out<Event<W>>) {
    state.open.land.take_pc(side, at);
    out.tell(Event::PcRemoved { side, at });
}

/// 8.5-a, 23-d: a side must give up so many PCs, and capitulates if it has fewer.
pub fn owe<W: War>(
    state: &mut State<W>,
    side: Side,
    count: u8,
    why: DebtCause<W>,
    out: &mut Out<Event<W>>,
) {
    if count == 0 || state.open.over.is_some() {
        return;
    }
    out.tell(Event::PcsOwed { side, count, why });
    // What is owed already and not yet paid cannot pay this.
    let owed: usize = (state.open.frames.iter())
        .map(|frame| match frame {
            Frame::Owe(debt) if debt.side == side => debt.left.into(),
            _ => 0,
        })
        .sum();
    let has = W::pcs(&state.open, side);
    if has < owed + usize::from(count) {
        state.open.finish(side.enemy(), W::Cause::CAPITULATION);
        return;
    }
    state.open.push(Frame::Owe(Debt {
        side,
        left: count,
        paid: 0,
        why,
    }));
}

/// A debt is paid with PCs of the map.
pub fn payments<W: War>(
    open: &Open<W>,
    debt: Debt<W>,
    each: &mut dyn FnMut(Act<W>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    (open.land.pcs(debt.side).iter()).try_for_each(|at| each(Act::Pc { at }))
}

pub fn pay<W: War>(state: &mut State<W>, debt: Debt<W>, at: Space<W>, out: &mut Out<Event<W>>) {
    take_off(state, debt.side, at, out);
    paid(&mut state.open, debt);
}

/// One of the PCs owed has been given up.
pub fn paid<W: War>(open: &mut Open<W>, debt: Debt<W>) {
    match debt.left {
        0 | 1 => open.pop(),
        left => open.step(Frame::Owe(Debt {
            left: left - 1,
            paid: debt.paid.saturating_add(1),
            ..debt
        })),
    }
}

/// 19.3: PCs from which no path leads to help.
pub fn isolated<W: War>(land: &Land<W>, side: Side) -> SpaceSet<W> {
    let pcs = land.pcs(side);
    let goals = (land.held[side] - pcs) | land.occupied(side) | (pcs & W::theatre().ports);
    // 19.3-b: spaces a path may enter, the goal included. A friendly City or Tribe is as
    // good as a PC, so that a City under siege still is a goal.
    let barred = land.occupied(side.enemy()) - land.held[side];
    let open = land.in_play - land.unfriendly(side) - barred;
    let mut reached = goals & open;
    let mut fresh = reached;
    while !fresh.is_empty() {
        let mut next = SpaceSet::EMPTY;
        for space in fresh {
            next |= W::theatre().without_passes[space.index()];
        }
        fresh = (next & open) - reached;
        reached |= fresh;
    }
    pcs - reached
}

/// 19.4-a
pub fn remove_isolated<W: War>(state: &mut State<W>, side: Side, out: &mut Out<Event<W>>) {
    let spaces = isolated(&state.open.land, side);
    if spaces.is_empty() {
        return;
    }
    state.open.land.held[side] -= spaces;
    out.tell(Event::Isolated { side, spaces });
}
