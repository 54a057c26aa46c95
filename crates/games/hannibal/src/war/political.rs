//! 19 Political control.

use std::ops::ControlFlow;

use kernel::Out;

use crate::act::Act;
use crate::data::data;
use crate::event::Event;
use crate::frame::{Debt, DebtCause, Frame};
use crate::land::Land;
use crate::sets::SpaceSet;
use crate::side::Side;
use crate::state::{Cause, Open, State};

/// 19.1: spaces in which `side` may place or turn a PC with one OP.
pub fn placeable(open: &Open, side: Side) -> SpaceSet {
    let land = &open.land;
    let free = land.empty_spaces() - data().cities - land.occupied(side.enemy());
    if open.truce() {
        // 8.7-b
        return free;
    }
    free | turnable(land, side)
}

/// 19.1-a (2)
fn turnable(land: &Land, side: Side) -> SpaceSet {
    (land.pcs(side.enemy()) & land.occupied(side)) - land.occupied(side.enemy())
}

pub fn place(state: &mut State, side: Side, at: crate::ids::Space, out: &mut Out<Event>) {
    let land = &mut state.open.land;
    let turned = land.held[side.enemy()].contains(at);
    land.put_pc(side, at);
    out.tell(match turned {
        true => Event::PcTurned { side, at },
        false => Event::PcPlaced { side, at },
    });
}

pub fn take_off(state: &mut State, side: Side, at: crate::ids::Space, out: &mut Out<Event>) {
    state.open.land.take_pc(side, at);
    out.tell(Event::PcRemoved { side, at });
}

/// 8.5-a, 23-d: a side must give up so many PCs, and capitulates if it has fewer.
pub fn owe(state: &mut State, side: Side, count: u8, why: DebtCause, out: &mut Out<Event>) {
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
    if state.open.land.pcs(side).len() < owed + usize::from(count) {
        state.open.finish(side.enemy(), Cause::Capitulation);
        return;
    }
    state.open.push(Frame::Owe(Debt {
        side,
        left: count,
        why,
    }));
}

pub fn debt_options(
    state: &State,
    debt: Debt,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    (state.open.land.pcs(debt.side).iter()).try_for_each(|at| each(Act::Pc { at }))
}

pub fn pay(state: &mut State, debt: Debt, at: crate::ids::Space, out: &mut Out<Event>) {
    take_off(state, debt.side, at, out);
    match debt.left {
        0 | 1 => state.open.pop(),
        left => state.open.step(Frame::Owe(Debt {
            left: left - 1,
            ..debt
        })),
    }
}

/// 19.3: PCs from which no path leads to help.
pub fn isolated(land: &Land, side: Side) -> SpaceSet {
    let pcs = land.pcs(side);
    let goals = (land.held[side] - pcs) | land.occupied(side) | (pcs & data().ports);
    // 19.3-b: spaces a path may enter, the goal included.
    let open = land.in_play - land.unfriendly(side) - (land.occupied(side.enemy()) - pcs);
    let mut reached = goals & open;
    let mut fresh = reached;
    while !fresh.is_empty() {
        let mut next = SpaceSet::EMPTY;
        for space in fresh {
            next |= data().without_passes[space.index()];
        }
        fresh = (next & open) - reached;
        reached |= fresh;
    }
    pcs - reached
}

/// 19.4-a
pub fn remove_isolated(state: &mut State, side: Side, out: &mut Out<Event>) {
    let spaces = isolated(&state.open.land, side);
    if spaces.is_empty() {
        return;
    }
    state.open.land.held[side] -= spaces;
    out.tell(Event::Isolated { side, spaces });
}
