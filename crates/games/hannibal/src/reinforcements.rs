//! 6.1 to 6.3, 6.7 Reinforcements.

use std::ops::ControlFlow;

use kernel::Out;
use punic::placing::{forfeit, put_cu, put_general, receiving, with_generals};
use punic::{Reason, Side};

use crate::act::Act;
use crate::campaigns;
use crate::data::{Campaign, Office, Reinforcing, data, theatre};
use crate::event::{Event, GameEvent};
use crate::frame::TurnStep;
use crate::ids::{General, Space};
use crate::refusal::why;
use crate::sets::SpaceSet;
use crate::state::{Open, State};
use crate::turn::go;

/// #68: so many CUs fewer, and so many fewer that must go to Italia.
const SHORTAGE: (u8, u8) = (2, 1);

pub fn advance(state: &mut State, step: TurnStep, out: &mut Out<Event>) -> bool {
    match step {
        TurnStep::Grant(grant) => {
            if !grant_places(&state.open, grant).is_empty() {
                return true;
            }
            next_grant(state, grant);
        }
        TurnStep::Muster { left } => {
            if left > 0 && !muster_places(&state.open).is_empty() {
                return true;
            }
            forfeit(left, Side::Carthage, out);
            go(state, TurnStep::Return);
        }
        TurnStep::Return => {
            if returning(&state.open).is_some() {
                return true;
            }
            go(state, TurnStep::Africanus);
        }
        TurnStep::Africanus => {
            let africanus = data().marks.africanus;
            let due = state.open.game.sheet().africanus_turn == Some(state.open.turn);
            if due && state.open.land.waiting.contains(africanus) {
                if !africanus_places(&state.open).is_empty() {
                    return true;
                }
                // 6.7-c
                state.open.land.waiting.remove(africanus);
                out.tell(Event::Game(GameEvent::NeverArrives { general: africanus }));
            }
            begin_levy(state, out);
        }
        TurnStep::Levy { left, italia } => {
            if left > 0 && !levy_places(&state.open, left, italia).is_empty() {
                return true;
            }
            forfeit(left, Side::Rome, out);
            state.open.game.effects.manpower_shortage = false;
            let elections = state.open.game.sheet().elections;
            go(
                state,
                if elections {
                    TurnStep::Proconsul
                } else {
                    TurnStep::Deal
                },
            );
        }
        _ => {}
    }
    false
}

pub fn options(
    state: &State,
    step: TurnStep,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let open = &state.open;
    let places = match step {
        TurnStep::Grant(grant) => grant_places(open, grant),
        TurnStep::Muster { .. } => muster_places(open),
        TurnStep::Return => returning(open).map_or(SpaceSet::EMPTY, |(_, places)| places),
        TurnStep::Africanus => africanus_places(open),
        TurnStep::Levy { left, italia } => levy_places(open, left, italia),
        _ => SpaceSet::EMPTY,
    };
    places.iter().try_for_each(|at| each(Act::Place { at }))
}

/// Why nothing is placed there.
pub fn refuses(open: &Open, step: TurnStep, at: Space) -> Option<Reason> {
    let (side, otherwise) = match step {
        TurnStep::Grant(_) => (Side::Carthage, why::GRANT_PLACE),
        TurnStep::Muster { .. } => (Side::Carthage, why::MUSTER_PLACE),
        TurnStep::Return => return Some(why::RETURN_PLACE),
        TurnStep::Africanus => return Some(why::AFRICANUS_PLACE),
        TurnStep::Levy { left, italia } => {
            let roma = at == data().marks.roma;
            let open_to = roma || with_generals(open, Side::Rome, None).contains(at);
            let bound = italia >= left && at.region() != data().marks.italia;
            let reason = match open_to {
                true if bound => why::LEVY_ITALIA,
                true => why::LEVY_FIVE,
                false => why::LEVY_PLACE,
            };
            (Side::Rome, reason)
        }
        _ => return None,
    };
    let theirs = (open.land.on_map(side).iter()).any(|general| {
        let place = open.land.place_of(general);
        place == Some(at)
    });
    let home = open.land.held[side].contains(at) && at.is_city();
    match receiving(open, side, at) {
        Err(reason) if theirs || home => Some(reason),
        _ => Some(otherwise),
    }
}

pub fn place(state: &mut State, step: TurnStep, at: Space, out: &mut Out<Event>) {
    match step {
        TurnStep::Grant(grant) => {
            put_cu(state, Side::Carthage, at, 1, out);
            next_grant(state, grant);
        }
        TurnStep::Muster { left } => {
            put_cu(state, Side::Carthage, at, 1, out);
            go(state, TurnStep::Muster { left: left - 1 });
        }
        TurnStep::Return => {
            if let Some((general, _)) = returning(&state.open) {
                put_general(state, general, at, out);
            }
        }
        TurnStep::Africanus => {
            let africanus = data().marks.africanus;
            let cu = campaigns::africanus_cu(&state.open);
            put_cu(state, Side::Rome, at, cu, out);
            begin_levy(state, out);
            state
                .open
                .land
                .set_office(africanus, Some(Office::Proconsul));
            put_general(state, africanus, at, out);
        }
        TurnStep::Levy { left, italia } => {
            put_cu(state, Side::Rome, at, 1, out);
            let italian = u8::from(at.region() == data().marks.italia);
            go(
                state,
                TurnStep::Levy {
                    left: left - 1,
                    italia: italia.saturating_sub(italian),
                },
            );
        }
        _ => {}
    }
}

fn city(open: &Open, at: Space) -> SpaceSet {
    let side = Side::Carthage;
    let ready = open.land.held[side].contains(at) && receiving(open, side, at).is_ok();
    if ready {
        SpaceSet::EMPTY.with(at)
    } else {
        SpaceSet::EMPTY
    }
}

/// 6.1-a to 6.1-d, by number.
fn grant_places(open: &Open, grant: u8) -> SpaceSet {
    let marks = &data().marks;
    let side = Side::Carthage;
    let generals = |region| with_generals(open, side, region);
    let nova = || city(open, marks.carthago_nova);
    match grant {
        0 => city(open, marks.carthago) | generals(Some(marks.africa)),
        1 if open.land.held[side].contains(marks.carthago_nova) => {
            nova() | generals(Some(marks.iberia))
        }
        2 if open.land.controls(side, marks.baetica) => nova() | generals(Some(marks.iberia)),
        3 => city(open, marks.carthago) | nova() | generals(None),
        _ => SpaceSet::EMPTY,
    }
}

fn next_grant(state: &mut State, grant: u8) {
    let last = match state.open.game.sheet().reinforcing {
        Reinforcing::Iberia => 2,
        _ => 3,
    };
    go(
        state,
        if grant < last {
            TurnStep::Grant(grant + 1)
        } else {
            TurnStep::Return
        },
    );
}

/// 28.12-d
fn muster_places(open: &Open) -> SpaceSet {
    city(open, data().marks.carthago) | with_generals(open, Side::Carthage, None)
}

/// 6.1.1-a: the next general to return, and where he may.
fn returning(open: &Open) -> Option<(General, SpaceSet)> {
    let land = &open.land;
    let general = land.displaced.first()?;
    let inside_besieged = (land.garrisons() & land.held[Side::Carthage])
        .iter()
        .filter(|&at| land.besieged(at))
        .collect();
    let mut places = land.occupied(Side::Carthage) - inside_besieged;
    // An ability may bring him back to his own regions.
    let bound_to = general.talent().bound_to;
    let own: SpaceSet = (places.iter())
        .filter(|at| bound_to.contains(at.region()))
        .collect();
    if !own.is_empty() {
        places = own;
    }
    (!places.is_empty()).then_some((general, places))
}

/// 6.7-b, 28.11-c
fn africanus_places(open: &Open) -> SpaceSet {
    let marks = &data().marks;
    let area = match open.game.campaign() {
        Some(Campaign::Italia) => marks.sicilia.spaces(),
        _ => marks.italia.spaces() | (marks.iberia.spaces() & theatre().ports),
    };
    (area & open.land.held[Side::Rome] & open.land.in_play) - open.land.occupied(Side::Carthage)
}

fn begin_levy(state: &mut State, out: &mut Out<Event>) {
    let open = &state.open;
    let tables = &data().tables;
    let (mut left, mut italia) = match open.game.sheet().reinforcing {
        Reinforcing::Italia => (campaigns::ITALIAN_LEVY, 0),
        Reinforcing::Iberia | Reinforcing::Africa => {
            campaigns::reinforce_africanus(state, out);
            (0, 0)
        }
        Reinforcing::Standard | Reinforcing::None => (tables.roman_cu, tables.roman_cu_italia),
    };
    if state.open.game.effects.manpower_shortage {
        left = left.saturating_sub(SHORTAGE.0);
        italia = italia.saturating_sub(SHORTAGE.1);
    }
    go(state, TurnStep::Levy { left, italia });
}

/// 6.2-b to 6.2-d: where the next CU may go so that the rest can still be placed.
fn levy_places(open: &Open, left: u8, italia: u8) -> SpaceSet {
    let mut places = with_generals(open, Side::Rome, None);
    let roma = data().marks.roma;
    if receiving(open, Side::Rome, roma).is_ok() {
        places.insert(roma);
    }
    let italian = data().marks.italia.spaces();
    let five = theatre().tables.consular_army;
    let size = |at: Space| open.land.all_cu(Side::Rome, at);
    // 6.2-d: due while no stack has five, if it can be met at all.
    let due = !(open.land.occupied(Side::Rome).iter()).any(|at| size(at) >= five)
        && places.iter().any(|at| {
            completes(size(at), italian.contains(at), left, italia, five) && roomy(open, at, five)
        });
    (places.iter())
        .filter(|&at| {
            let inside = italian.contains(at);
            let (rest, still) = (left - 1, italia.saturating_sub(u8::from(inside)));
            still <= rest
                && (!due
                    || places.iter().any(|goal| {
                        let now = size(goal) + u8::from(goal == at);
                        completes(now, italian.contains(goal), rest, still, five)
                            && roomy(open, goal, five)
                    }))
        })
        .collect()
}

/// Whether a stack can be brought to five with `left` CUs of which `italia` are bound.
fn completes(size: u8, italian: bool, left: u8, italia: u8, five: u8) -> bool {
    let missing = five.saturating_sub(size);
    match italian {
        true => missing.max(italia) <= left,
        false => missing + italia <= left,
    }
}

/// Whether five fit where CUs would go inside walls.
fn roomy(open: &Open, at: Space, five: u8) -> bool {
    match receiving(open, Side::Rome, at) {
        Ok(stack) if stack.inside => at.capacity() >= five,
        _ => true,
    }
}
