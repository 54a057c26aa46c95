//! 22.2 The War Treasury.

use std::ops::ControlFlow;

use kernel::Out;
use punic::{Reason, Side, placing};

use crate::act::{Act, GameAct};
use crate::cards;
use crate::data::data;
use crate::event::{Event, GameEvent};
use crate::frame::TurnStep;
use crate::ids::{General, Space};
use crate::land::Stack;
use crate::navy;
use crate::refusal::why;
use crate::state::{Open, State};
use crate::supply;
use crate::turn::go;

/// 22.2-a: who has spent more, and by how much the other is the richer.
pub fn begin(state: &mut State, out: &mut Out<Event>) {
    let sums = Side::ALL.map(|side| state.open.game.spent_ops[side]);
    let [rome, carthage] = sums;
    out.tell(Event::Game(GameEvent::TreasuryCounted { rome, carthage }));
    let side = match rome > carthage {
        true => Side::Rome,
        false => Side::Carthage,
    };
    let left = rome.abs_diff(carthage);
    go(state, TurnStep::Spender { side, left });
}

pub fn advance(state: &mut State, step: TurnStep) -> bool {
    match step {
        TurnStep::Spender { side, left } => {
            if left > 0 && state.open.land.train.total(side) > 0 {
                return true;
            }
            let side = side.enemy();
            go(state, TurnStep::Treasurer { side, left });
        }
        TurnStep::Treasurer { side, left } => {
            let mut any = false;
            let _ = buys(&state.open, side, left, &mut |_| {
                any = true;
                ControlFlow::Break(())
            });
            if left > 0 && any {
                return true;
            }
            go(state, TurnStep::End);
        }
        _ => {}
    }
    false
}

fn capital(side: Side) -> Space {
    match side {
        Side::Rome => data().marks.roma,
        Side::Carthage => data().marks.carthago,
    }
}

/// 22.2-g: a Consul on the map whose Proconsulship has its price.
fn office(open: &Open, side: Side) -> Option<(General, u8)> {
    if side != Side::Rome || open.game.paid.is_some() {
        return None;
    }
    (open.land.consuls & open.land.on_map(side))
        .iter()
        .find_map(|general| Some((general, general.talent().proconsul_cost?)))
}

/// 22.2-c to 22.2-g
fn buys(
    open: &Open,
    side: Side,
    left: u8,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let tables = &data().tables;
    cards::purchases(open, side, false, each)?;
    if left >= tables.ship_cost && open.game.navy.at_port(side) < tables.ships {
        each(Act::Game(GameAct::Ship))?;
    }
    let at = capital(side);
    let home = open.land.held[side].contains(at);
    if left >= tables.cu_cost && home && placing::receiving(open, side, at).is_ok() {
        each(Act::Place { at })?;
    }
    match office(open, side) {
        Some((_, cost)) if left >= cost => each(Act::Game(GameAct::PayOffice)),
        _ => ControlFlow::Continue(()),
    }
}

pub fn options(
    open: &Open,
    step: TurnStep,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    each(Act::Done)?;
    match step {
        TurnStep::Spender { side, .. } => (open.land.train.stacks())
            .filter(|(stack, _)| stack.side == side)
            .try_for_each(|(Stack { at, inside, .. }, _)| {
                each(Act::Game(GameAct::Destroy { at, inside }))
            }),
        TurnStep::Treasurer { side, left } => buys(open, side, left, each),
        _ => ControlFlow::Continue(()),
    }
}

/// Why an act is not among the options.
pub fn refuses(open: &Open, step: TurnStep, act: Act) -> Option<Reason> {
    match (step, act) {
        (_, Act::Game(GameAct::Destroy { .. })) => Some(why::NO_SUPPLY),
        (TurnStep::Treasurer { .. }, Act::Game(GameAct::Ship | GameAct::PayOffice)) => {
            Some(why::TREASURY)
        }
        (TurnStep::Treasurer { .. }, Act::Place { .. }) => Some(why::TREASURY),
        (TurnStep::Treasurer { side, .. }, act) => cards::refuses(open, side, false, act),
        _ => None,
    }
}

pub fn apply(state: &mut State, step: TurnStep, act: Act, out: &mut Out<Event>) {
    let tables = &data().tables;
    match (step, act) {
        (TurnStep::Spender { side, left }, Act::Game(GameAct::Destroy { at, inside })) => {
            // 22.2-b
            let left = left - 1;
            go(state, TurnStep::Spender { side, left });
            supply::remove(state, Stack { side, at, inside }, 1, out);
        }
        (TurnStep::Spender { side, left }, _) => {
            let side = side.enemy();
            go(state, TurnStep::Treasurer { side, left });
        }
        (TurnStep::Treasurer { side, left }, act) => {
            let cost = match act {
                Act::Game(GameAct::Ship) => tables.ship_cost,
                Act::Place { .. } => tables.cu_cost,
                Act::Game(GameAct::PayOffice) => office(&state.open, side).map_or(0, |paid| paid.1),
                Act::Done => left,
                _ => 1,
            };
            let left = left - cost;
            go(state, TurnStep::Treasurer { side, left });
            match act {
                Act::Game(GameAct::Ship) => navy::gain(state, side, 1, out),
                Act::Place { at } => {
                    placing::put_cu(state, side, at, 1, out);
                }
                Act::Game(GameAct::PayOffice) => {
                    if let Some((general, _)) = office(&state.open, side) {
                        state.open.game.paid = Some(general);
                        out.tell(Event::Game(GameEvent::OfficePaid { general }));
                    }
                }
                act => cards::purchase(state, side, act, out),
            }
        }
        _ => {}
    }
}
