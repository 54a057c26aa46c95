//! 6.1 to 6.3, 6.7 Reinforcements.

use std::ops::ControlFlow;

use kernel::Out;
use land_war::{Side, stacks};

use crate::act::Act;
use crate::campaigns;
use crate::data::{Campaign, Office, Reinforcing, data, theatre};
use crate::event::{Event, OwnEvent};
use crate::frame::TurnStep;
use crate::ids::{General, Region, Space};
use crate::land::{Stack, Units};
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
            let due = state.open.own.sheet().africanus_turn == Some(state.open.own.turn);
            if due && state.open.land.waiting.contains(africanus) {
                if !africanus_places(&state.open).is_empty() {
                    return true;
                }
                // 6.7-c
                state.open.land.waiting.remove(africanus);
                state.open.land.dead.insert(africanus);
                out.tell(Event::Own(OwnEvent::NeverArrives { general: africanus }));
            }
            begin_levy(state, out);
        }
        TurnStep::Levy { left, italia } => {
            if left > 0 && !levy_places(&state.open, left, italia).is_empty() {
                return true;
            }
            forfeit(left, Side::Rome, out);
            state.open.own.effects.manpower_shortage = false;
            let elections = state.open.own.sheet().elections;
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

fn forfeit(count: u8, side: Side, out: &mut Out<Event>) {
    if count > 0 {
        out.tell(Event::CuForfeited { side, count });
    }
}

/// The stack that a CU placed here joins, if it may be placed (6.3).
pub fn receiving(open: &Open, side: Side, at: Space) -> Option<Stack> {
    let land = &open.land;
    if at.is_city() && land.held[side].contains(at) {
        // 6.3-a
        if land.besieged(at) {
            return None;
        }
        if land.cu(side.enemy(), at) > 0 {
            // 6.3-b
            let inside = Stack::inside(side, at);
            return (land.units(inside).cu < at.capacity()).then_some(inside);
        }
    }
    (land.cu(side.enemy(), at) == 0 && land.in_play.contains(at))
        .then_some(Stack::outside(side, at))
}

/// Puts CUs into a space as far as there is room; the rest is lost.
pub fn put_cu(state: &mut State, side: Side, at: Space, count: u8, out: &mut Out<Event>) {
    let mut placed = 0;
    let mut into = None;
    while placed < count {
        let Some(stack) = receiving(&state.open, side, at) else {
            break;
        };
        state.open.land.add(stack, Units::of(1, 0));
        into = Some(stack);
        placed += 1;
    }
    if let Some(stack) = into {
        let units = Units::of(placed, 0);
        out.tell(Event::CuPlaced { stack, units });
    }
    forfeit(count - placed, side, out);
}

pub fn put_general(state: &mut State, general: General, at: Space, out: &mut Out<Event>) {
    let side = general.side();
    let land = &mut state.open.land;
    // With the enemy before his City he goes inside, besieged or not (RUL-6).
    let own_city = at.is_city() && land.held[side].contains(at);
    let stack = Stack {
        side,
        at,
        inside: own_city && land.cu(side.enemy(), at) > 0,
    };
    land.put_general(general, stack);
    out.tell(Event::GeneralPlaced { general, at });
    stacks::reconsider(&mut state.open, stack);
}

/// Spaces of a side's generals in a region (anywhere if none is given) that can
/// receive a CU.
pub fn with_generals(open: &Open, side: Side, region: Option<Region>) -> SpaceSet {
    (theatre().side_generals[side].iter())
        .filter_map(|general| open.land.place_of(general))
        .filter(|at| region.is_none_or(|region| at.region() == region))
        .filter(|&at| receiving(open, side, at).is_some())
        .collect()
}

fn city(open: &Open, at: Space) -> SpaceSet {
    let side = Side::Carthage;
    let ready = open.land.held[side].contains(at) && receiving(open, side, at).is_some();
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
    let last = match state.open.own.sheet().reinforcing {
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
    let area = match open.own.campaign() {
        Some(Campaign::Italia) => marks.sicilia.spaces(),
        _ => marks.italia.spaces() | (marks.iberia.spaces() & theatre().ports),
    };
    (area & open.land.held[Side::Rome] & open.land.in_play) - open.land.occupied(Side::Carthage)
}

fn begin_levy(state: &mut State, out: &mut Out<Event>) {
    let open = &state.open;
    let tables = &data().tables;
    let (mut left, mut italia) = match open.own.sheet().reinforcing {
        Reinforcing::Italia => (campaigns::ITALIAN_LEVY, 0),
        Reinforcing::Iberia | Reinforcing::Africa => {
            campaigns::reinforce_africanus(state, out);
            (0, 0)
        }
        Reinforcing::Standard | Reinforcing::None => (tables.roman_cu, tables.roman_cu_italia),
    };
    if state.open.own.effects.manpower_shortage {
        left = left.saturating_sub(SHORTAGE.0);
        italia = italia.saturating_sub(SHORTAGE.1);
    }
    go(state, TurnStep::Levy { left, italia });
}

/// 6.2-b to 6.2-d: where the next CU may go so that the rest can still be placed.
fn levy_places(open: &Open, left: u8, italia: u8) -> SpaceSet {
    let mut places = with_generals(open, Side::Rome, None);
    let roma = data().marks.roma;
    if receiving(open, Side::Rome, roma).is_some() {
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
        Some(stack) if stack.inside => at.capacity() >= five,
        _ => true,
    }
}
