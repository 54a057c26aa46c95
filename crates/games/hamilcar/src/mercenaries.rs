//! 6.1.2, 6.1.3 Hiring Xanthippus and Hamilcar Barca.

use std::ops::ControlFlow;

use kernel::Out;
use punic::{Side, placing};

use crate::act::{Act, GameAct};
use crate::data::{data, theatre};
use crate::event::{Event, GameEvent};
use crate::frame::TurnStep;
use crate::ids::General;
use crate::land::{Stack, Units};
use crate::sets::SpaceSet;
use crate::state::{Open, State, turn_sheet};
use crate::turn::go;
use crate::{miat, reinforcements};

/// Who could be hired now, and where he could land.
fn next(open: &Open) -> Option<(General, SpaceSet)> {
    let marks = &data().marks;
    let land = &open.land;
    let ports = (theatre().ports & land.held[Side::Carthage])
        .iter()
        .filter(|&at| !land.besieged(at) && land.cu(Side::Rome, at) == 0);
    if land.waiting.contains(marks.xanthippus) {
        // 6.1.2-c
        let places: SpaceSet = ports.filter(|at| at.region() == marks.africa).collect();
        return (!places.is_empty()).then_some((marks.xanthippus, places));
    }
    // 6.1.3-a, 6.1.3-b
    if !land.dead.contains(marks.xanthippus) || !land.waiting.contains(marks.barca) {
        return None;
    }
    let sicilian: SpaceSet = ports.filter(|at| at.province() == marks.sicilia).collect();
    let carthago = marks.carthago;
    if !sicilian.is_empty() {
        return Some((marks.barca, sicilian));
    }
    let free = land.held[Side::Carthage].contains(carthago)
        && !land.besieged(carthago)
        && land.cu(Side::Rome, carthago) == 0;
    free.then_some((marks.barca, SpaceSet::EMPTY.with(carthago)))
}

/// 6.1.2-a: whether Carthage may hire instead of playing a card.
pub fn may_hire(open: &Open) -> bool {
    let cost = turn_sheet(open).mercenary_cost;
    cost > 0 && open.game.miat.len() >= cost.into() && next(open).is_some()
}

pub fn hire(state: &mut State) {
    let left = turn_sheet(&state.open).mercenary_cost;
    go(state, TurnStep::Pay { left });
}

pub fn advance(state: &mut State, step: TurnStep) -> bool {
    if let TurnStep::Pay { left: 0 } = step {
        go(state, TurnStep::Land);
        return false;
    }
    true
}

pub fn options(
    open: &Open,
    step: TurnStep,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    match step {
        // 6.1.2-b
        TurnStep::Pay { .. } => {
            (open.game.miat.iter()).try_for_each(|at| each(Act::Game(GameAct::Miat { at })))
        }
        _ => {
            let places = next(open).map_or(SpaceSet::EMPTY, |(_, places)| places);
            places.iter().try_for_each(|at| each(Act::Place { at }))
        }
    }
}

pub fn apply(state: &mut State, step: TurnStep, act: Act, out: &mut Out<Event>) {
    match (step, act) {
        (TurnStep::Pay { left }, Act::Game(GameAct::Miat { at })) => {
            go(state, TurnStep::Pay { left: left - 1 });
            miat::empty(state, at, out);
        }
        (TurnStep::Land, Act::Place { at }) => {
            let Some((general, _)) = next(&state.open) else {
                return;
            };
            go(state, TurnStep::Next);
            out.tell(Event::Game(GameEvent::Hired { general }));
            let elephants = u8::from(general == data().marks.xanthippus);
            if elephants > 0 {
                state.open.game.hired = Some(state.open.turn);
                // 17-c
                state.open.game.forgotten = false;
                out.tell(Event::Game(GameEvent::TacticsRemembered));
            }
            let stack = Stack::outside(Side::Carthage, at);
            let herd = theatre().tables.elephant_limit - state.open.land.elephants();
            let units = Units::of(1, elephants.min(herd));
            state.open.land.add(stack, units);
            out.tell(Event::CuPlaced { stack, units });
            placing::put_general(state, general, at, out);
        }
        _ => {}
    }
}

/// 5-c, 6.1.2-d, 26.15: Xanthippus leaves the game.
pub fn turn_ended(state: &mut State, turn: u8, out: &mut Out<Event>) {
    let xanthippus = data().marks.xanthippus;
    let Some(hired) = state.open.game.hired else {
        return;
    };
    let last = hired + u8::from(state.open.game.options.extended_contract);
    if state.open.land.place_of(xanthippus).is_some() && turn >= last {
        state.open.game.hired = None;
        reinforcements::retire(state, xanthippus, out);
    }
}
