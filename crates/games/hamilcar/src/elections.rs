//! 6.4, 6.5.3 Proconsul, Consuls and Naval Reforms.

use std::ops::ControlFlow;

use kernel::{Chance, Out};
use punic::{Reason, Side, placing};

use crate::act::{Act, GameAct, Reform};
use crate::data::{Hook, Office, data, theatre};
use crate::event::Event;
use crate::frame::TurnStep;
use crate::ids::{General, Space};
use crate::navy;
use crate::refusal::why;
use crate::reinforcements::{self, deck};
use crate::sets::{GeneralSet, SpaceSet};
use crate::state::{Electing, Open, State};
use crate::turn::{self, go};

/// 6.4-c
const CONSULS: u8 = 2;
/// 6.5.3-c
const REPAIRS: u8 = 3;

pub fn advance(
    state: &mut State,
    step: TurnStep,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) -> bool {
    match step {
        TurnStep::Proconsul => {
            let eligible = eligible(&state.open);
            if eligible.len() > 1 {
                return true;
            }
            promote(state, eligible.first(), out);
        }
        TurnStep::Elect { left } => return elect_next(state, left, chance, out),
        TurnStep::Consuls { left } => {
            let places = places(&state.open);
            match left.first() {
                None => {
                    let left = reformers(&state.open);
                    go(state, TurnStep::Reforms { left });
                }
                Some(_) if places.len() > 1 => return true,
                Some(_) => {
                    let at = places.first().unwrap_or(data().marks.roma);
                    place(state, left, at, out);
                }
            }
        }
        TurnStep::Reforms { left } => {
            if left > 0 {
                return true;
            }
            go(state, TurnStep::Deal);
        }
        _ => {}
    }
    false
}

/// RUL-16, 24.2-c: Consuls on the map who may be made Proconsul.
fn eligible(open: &Open) -> GeneralSet {
    (open.land.consuls & open.land.on_map(Side::Rome))
        .iter()
        .filter(|&general| {
            general.talent().proconsul_cost.is_none() || open.game.paid == Some(general)
        })
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
            (eligible(open).iter()).try_for_each(|general| each(Act::Promote { general }))
        }
        TurnStep::Elect { .. } => {
            (deck(open, Side::Rome).iter()).try_for_each(|general| each(Act::Elect { general }))
        }
        TurnStep::Consuls { .. } => {
            (places(open).iter()).try_for_each(|at| each(Act::Place { at }))
        }
        TurnStep::Reforms { .. } => {
            each(Act::Decline)?;
            reforms(open)
                .into_iter()
                .flatten()
                .try_for_each(|reform| each(Act::Game(GameAct::Reform { reform })))
        }
        _ => ControlFlow::Continue(()),
    }
}

/// Why an act is not among the options.
pub fn refuses(act: Act) -> Option<Reason> {
    match act {
        Act::Promote { .. } => Some(why::NOT_ELIGIBLE),
        Act::Elect { .. } => Some(why::NOT_IN_DECK),
        Act::Place { .. } => Some(why::CONSUL_PLACE),
        Act::Game(GameAct::Reform { .. }) => Some(why::NO_REFORM),
        _ => None,
    }
}

pub fn apply(state: &mut State, step: TurnStep, act: Act, out: &mut Out<Event>) {
    match (step, act) {
        (TurnStep::Proconsul, Act::Promote { general }) => promote(state, Some(general), out),
        (TurnStep::Elect { left }, Act::Elect { general }) => elect(state, left, general, out),
        (TurnStep::Consuls { left }, Act::Place { at }) => place(state, left, at, out),
        (TurnStep::Reforms { left }, Act::Game(GameAct::Reform { reform })) => {
            go(state, TurnStep::Reforms { left: left - 1 });
            carry_out(state, reform, out);
        }
        (TurnStep::Reforms { left }, _) => go(state, TurnStep::Reforms { left: left - 1 }),
        _ => {}
    }
}

/// 6.4-a, 6.4-b: one stays as Proconsul, the others leave the game.
fn promote(state: &mut State, general: Option<General>, out: &mut Out<Event>) {
    go(state, TurnStep::Elect { left: CONSULS });
    let stays = match general {
        Some(general) => {
            let office = Some(Office::Proconsul);
            state.open.land.set_office(general, office);
            out.tell(Event::OfficeChanged { general, office });
            GeneralSet::EMPTY.with(general)
        }
        // RUL-16
        None => state.open.land.proconsuls,
    };
    state.open.game.paid = None;
    for general in state.open.land.on_map(Side::Rome) - stays {
        reinforcements::retire(state, general, out);
    }
    // 6.4-f
    let marks = &data().marks;
    let land = &mut state.open.land;
    if land.dead.contains(marks.caudex) && land.waiting.remove(marks.asina) {
        land.pool.insert(marks.asina);
    }
    // 6.4-g, RUL-7
    if deck(&state.open, Side::Rome).len() < usize::from(CONSULS) {
        let left = state.open.land.dead & theatre().side_generals[Side::Rome];
        state.open.land.dead -= left;
        state.open.land.pool |= left;
        out.tell(Event::Shuffled);
    }
}

/// 6.4-c, 26.14
fn elect_next(state: &mut State, left: u8, chance: &mut dyn Chance, out: &mut Out<Event>) -> bool {
    let deck = deck(&state.open, Side::Rome);
    if left == 0 || deck.is_empty() {
        let left = state.open.land.consuls;
        go(state, TurnStep::Consuls { left });
        return false;
    }
    let chosen = match state.open.game.options.electing {
        Electing::Drawn => false,
        Electing::SecondChosen => left == 1,
        Electing::BothChosen => true,
    };
    if chosen && deck.len() > 1 {
        return true;
    }
    let general = reinforcements::draw(deck, chance);
    elect(state, left, general, out);
    false
}

fn elect(state: &mut State, left: u8, general: General, out: &mut Out<Event>) {
    let land = &mut state.open.land;
    land.pool.remove(general);
    land.set_office(general, Some(Office::Consul));
    out.tell(Event::Elected { general });
    go(state, TurnStep::Elect { left: left - 1 });
}

/// 6.4-d, RUL-17
fn places(open: &Open) -> SpaceSet {
    let least = theatre().tables.consular_army;
    let found: SpaceSet = (turn::free_stacks(open, Side::Rome).iter())
        .filter(|&at| open.land.all_cu(Side::Rome, at) >= least)
        .collect();
    match found.is_empty() {
        true => SpaceSet::EMPTY.with(data().marks.roma),
        false => found,
    }
}

fn place(state: &mut State, left: GeneralSet, at: Space, out: &mut Out<Event>) {
    if let Some(general) = left.first() {
        let left = left.without(general);
        go(state, TurnStep::Consuls { left });
        placing::put_general(state, general, at, out);
    }
}

/// 6.4-e, 24.2-n: how many of the Consuls just elected bring a Naval Reform.
fn reformers(open: &Open) -> u8 {
    let brings = |general: &General| {
        let talent = general.talent();
        talent.admiral || talent.hook == Hook::ElectedConsul
    };
    open.land.consuls.iter().filter(brings).count() as u8
}

/// 6.5.3-c: the reforms that would change something.
fn reforms(open: &Open) -> [Option<Reform>; 4] {
    let navy = &open.game.navy;
    let ships = navy.at_port(Side::Rome);
    [
        (navy.seamanship < navy::EXCELLENT).then_some(Reform::Seamanship),
        Some(Reform::Corvi),
        (ships < data().tables.ships).then_some(Reform::Ship),
        (navy.worn[Side::Rome] > 0).then_some(Reform::Repair),
    ]
}

fn carry_out(state: &mut State, reform: Reform, out: &mut Out<Event>) {
    match reform {
        Reform::Seamanship => navy::train(state, out),
        Reform::Corvi => navy::turn_corvi(state, out),
        Reform::Ship => navy::gain(state, Side::Rome, 1, out),
        Reform::Repair => navy::repair(state, Side::Rome, REPAIRS, out),
    }
}
