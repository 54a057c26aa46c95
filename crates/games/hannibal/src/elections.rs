//! 6.4 to 6.6 Elections.

use std::ops::ControlFlow;

use kernel::{Ask, Chance, Out, Value};
use punic::{Reason, Side, displaced, placing};

use crate::act::{Act, GameAct};
use crate::data::{Office, data, theatre};
use crate::event::Event;
use crate::frame::TurnStep;
use crate::ids::{General, Space};
use crate::limits;
use crate::refusal::why;
use crate::sets::{GeneralSet, SpaceSet};
use crate::state::{Electing, Open, State};
use crate::turn::go;

/// 6.4-b
const CONSULS: u8 = 2;

pub fn advance(
    state: &mut State,
    step: TurnStep,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) -> bool {
    match step {
        TurnStep::Proconsul => {
            limits::imperium(&mut state.open);
            let consuls = state.open.land.consuls;
            if !consuls.is_empty() || ordinary(&state.open).len() > 1 {
                return true;
            }
            begin_election(state, out);
        }
        TurnStep::Elect { left } => {
            let pool = state.open.land.pool;
            if left == 0 || pool.is_empty() {
                let left = state.open.land.consuls;
                go(state, TurnStep::Consuls { left });
                return false;
            }
            let chosen = match state.open.game.options.electing {
                Electing::Drawn => false,
                Electing::SecondChosen => left == 1,
                Electing::BothChosen => true,
            };
            if chosen && pool.len() > 1 {
                return true;
            }
            let size = pool.len() as u32;
            let nth = |index: u32| pool.nth(index as usize).expect("one of the pool");
            let name = |index: u32| Value::thing(nth(index).id());
            let drawn = chance.one_of(Ask::open("election"), size, &name);
            elect(state, left, nth(drawn), out);
        }
        TurnStep::Consuls { left } => {
            if !left.is_empty() {
                return true;
            }
            go(state, TurnStep::Deal);
        }
        _ => {}
    }
    false
}

/// Proconsuls who count by 6.6-c.
fn ordinary(open: &Open) -> GeneralSet {
    let land = &open.land;
    (land.proconsuls - land.extra - land.extra_south)
        .iter()
        .filter(|general| !general.talent().permanent_proconsul)
        .collect()
}

pub fn options(
    state: &State,
    step: TurnStep,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let open = &state.open;
    match step {
        TurnStep::Proconsul => {
            each(Act::Game(GameAct::KeepOffices))?;
            let proconsuls = ordinary(open);
            // RUL-7: of several, one may be kept.
            let kept = match proconsuls.len() {
                0 | 1 => GeneralSet::EMPTY,
                _ => proconsuls,
            };
            ((open.land.consuls | kept).iter())
                .try_for_each(|general| each(Act::Promote { general }))
        }
        TurnStep::Elect { .. } => {
            (open.land.pool.iter()).try_for_each(|general| each(Act::Elect { general }))
        }
        TurnStep::Consuls { left } => {
            let places = left.first().map(|general| places(open, general));
            (places.unwrap_or_default().iter()).try_for_each(|at| each(Act::Place { at }))
        }
        _ => ControlFlow::Continue(()),
    }
}

/// 6.6-a, 6.6-b
pub fn promote(state: &mut State, general: Option<General>, out: &mut Out<Event>) {
    let proconsuls = ordinary(&state.open);
    let dismissed = match general {
        Some(general) => proconsuls.without(general),
        // With one Proconsul at most, nothing changes.
        None if proconsuls.len() < 2 => GeneralSet::EMPTY,
        None => proconsuls,
    };
    if let Some(general) = general
        && state.open.land.consuls.contains(general)
    {
        let office = Some(Office::Proconsul);
        state.open.land.set_office(general, office);
        out.tell(Event::OfficeChanged { general, office });
    }
    begin_election(state, out);
    for general in dismissed {
        displaced::recall(state, general, out);
    }
}

/// 6.4-a
fn begin_election(state: &mut State, out: &mut Out<Event>) {
    go(state, TurnStep::Elect { left: CONSULS });
    for general in state.open.land.consuls {
        displaced::recall(state, general, out);
    }
}

pub fn elect(state: &mut State, left: u8, general: General, out: &mut Out<Event>) {
    let land = &mut state.open.land;
    land.pool.remove(general);
    land.set_office(general, Some(Office::Consul));
    out.tell(Event::Elected { general });
    go(state, TurnStep::Elect { left: left - 1 });
}

/// 6.5-a to 6.5-c
fn places(open: &Open, general: General) -> SpaceSet {
    let land = &open.land;
    let five = theatre().tables.consular_army;
    let bound_to = general.talent().bound_to;
    let found: SpaceSet = (land.occupied(Side::Rome).iter())
        .filter(|&at| {
            let cu = land.all_cu(Side::Rome, at);
            let shut_in = land.besieged(at) && land.held[Side::Rome].contains(at);
            let bound = !bound_to.is_empty() && !bound_to.contains(at.region());
            cu >= five && !shut_in && !bound
        })
        .collect();
    match found.is_empty() {
        true => SpaceSet::EMPTY.with(data().marks.roma),
        false => found,
    }
}

/// Why the next Consul is not placed there.
pub fn refuses(open: &Open, left: GeneralSet, at: Space) -> Option<Reason> {
    let land = &open.land;
    let bound_to = left.first()?.talent().bound_to;
    let large = land.all_cu(Side::Rome, at) >= theatre().tables.consular_army;
    Some(match large {
        true if !bound_to.is_empty() && !bound_to.contains(at.region()) => why::BOUND,
        true => why::CONSUL_BESIEGED,
        false if places(open, left.first()?) == SpaceSet::EMPTY.with(data().marks.roma) => {
            why::CONSUL_ROMA
        }
        false => why::CONSUL_PLACE,
    })
}

pub fn place(state: &mut State, left: GeneralSet, at: Space, out: &mut Out<Event>) {
    let Some(general) = left.first() else {
        return;
    };
    let left = left.without(general);
    go(state, TurnStep::Consuls { left });
    placing::put_general(state, general, at, out);
}
