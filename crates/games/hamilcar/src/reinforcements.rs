//! 6.1, 6.2 Reinforcements.

use std::ops::ControlFlow;

use kernel::{Ask, Chance, Out, Value};
use punic::placing::{forfeit, put_cu, put_general, receiving, with_generals};
use punic::{Reason, Side, stacks};

use crate::act::{Act, GameAct};
use crate::data::{data, theatre};
use crate::event::{Event, GameEvent};
use crate::frame::TurnStep;
use crate::ids::{General, Province, Space};
use crate::refusal::why;
use crate::sets::{GeneralSet, SpaceSet};
use crate::state::{Open, State, turn_sheet};
use crate::turn::{self, go};
use crate::{miat, navy};

/// 6.1-b: so many Ships allow a CU instead of another.
const MANY_SHIPS: u8 = 5;
/// 6.1.1-c
const MOST_DRAWS: u8 = 3;
/// 6.2-b
const TO_GENERALS: u8 = 2;
/// 26.11
const FIXED_LEVY: u8 = 5;

/// 6.1.1-a to 6.1.1-d: Carthage's generals are renewed.
pub fn begin(state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let marks = &data().marks;
    go(state, TurnStep::Generals);
    for general in state.open.land.on_map(Side::Carthage) {
        let stays =
            general == marks.xanthippus || general == marks.barca && !state.open.game.barca_common;
        if !stays {
            to_deck(state, general, out);
        }
    }
    let named = track(state, out);
    let segments = miat::closed(state.open.game.miat, &data().tables.general_segments);
    let mut draws = (1 + segments).min(MOST_DRAWS);
    match named {
        Some(general) => {
            state.open.land.waiting.remove(general);
            state.open.game.arriving.extend([general]);
        }
        // 6.1.1-d
        None => draws += 1,
    }
    for _ in 0..draws {
        let deck = deck(&state.open, Side::Carthage);
        if deck.is_empty() {
            break;
        }
        let general = draw(deck, chance);
        state.open.land.pool.remove(general);
        state.open.game.arriving.extend([general]);
        out.tell(Event::Game(GameEvent::GeneralDrawn { general }));
    }
}

/// The general whom the turn track brings, if any (6.1.1-b, 6.1.3-c, 6.1.3-e).
fn track(state: &mut State, out: &mut Out<Event>) -> Option<General> {
    let marks = &data().marks;
    let land = &state.open.land;
    let barca_due = data().tables.turns[..usize::from(state.open.turn)]
        .iter()
        .any(|turn| turn.general == Some(marks.barca));
    if barca_due && land.waiting.contains(marks.barca) {
        if land.place_of(marks.xanthippus).is_some() {
            return None;
        }
        if land.waiting.contains(marks.xanthippus) {
            retire(state, marks.xanthippus, out);
        }
        return Some(marks.barca);
    }
    let named = turn_sheet(&state.open).general?;
    (named != marks.barca && land.waiting.contains(named)).then_some(named)
}

/// The General deck of a side.
pub fn deck(open: &Open, side: Side) -> GeneralSet {
    open.land.pool & theatre().side_generals[side]
}

/// One of a deck, each as likely.
pub fn draw(deck: GeneralSet, chance: &mut dyn Chance) -> General {
    let nth = |index: u32| deck.nth(index as usize).expect("one of the deck");
    let name = |index: u32| Value::thing(nth(index).id());
    nth(chance.one_of(Ask::open("general"), deck.len() as u32, &name))
}

/// A general leaves the map; his CUs and Supply Trains stay.
fn lift(state: &mut State, general: General) {
    let stack = state.open.land.stack_of(general);
    state.open.land.lift_general(general);
    if let Some(stack) = stack {
        stacks::unify(&mut state.open, stack);
    }
}

pub fn to_deck(state: &mut State, general: General, out: &mut Out<Event>) {
    lift(state, general);
    state.open.land.pool.insert(general);
    out.tell(Event::Game(GameEvent::Decked { general }));
}

/// A general leaves the game.
pub fn retire(state: &mut State, general: General, out: &mut Out<Event>) {
    lift(state, general);
    let land = &mut state.open.land;
    land.pool.remove(general);
    land.waiting.remove(general);
    land.dead.insert(general);
    out.tell(Event::Game(GameEvent::Retired { general }));
}

pub fn advance(state: &mut State, step: TurnStep, out: &mut Out<Event>) -> bool {
    match step {
        TurnStep::Generals => {
            let Some(general) = state.open.game.arriving.get(0) else {
                go(state, TurnStep::Ship);
                return false;
            };
            let places = general_places(&state.open);
            if places.len() > 1 {
                return true;
            }
            match places.first() {
                Some(at) => place_general(state, at, out),
                None => {
                    // 6.1.1-h
                    state.open.game.arriving.remove(0);
                    state.open.land.pool.insert(general);
                    out.tell(Event::Game(GameEvent::NotPlaced { general }));
                }
            }
        }
        TurnStep::Ship => {
            if may_take_militia(&state.open) {
                return true;
            }
            go(state, TurnStep::Recruit);
            navy::gain(state, Side::Carthage, 1, out);
        }
        TurnStep::Recruit => {
            if !recruit_places(&state.open).is_empty() {
                return true;
            }
            forfeit(1, Side::Carthage, out);
            let segments = &data().tables.cu_segments;
            let left = miat::closed(state.open.game.miat, segments);
            go(state, TurnStep::Miat { left });
        }
        TurnStep::Miat { left } => {
            if left == 0 {
                let left = levy(&state.open);
                let to_generals = TO_GENERALS;
                go(state, TurnStep::Levy { left, to_generals });
            } else if receiving(&state.open, Side::Carthage, data().marks.carthago).is_ok() {
                return true;
            } else {
                // 6.1-e
                go(state, TurnStep::Miat { left: left - 1 });
                navy::gain(state, Side::Carthage, 1, out);
            }
        }
        TurnStep::Levy { left, to_generals } => {
            if left == 0 {
                go(state, TurnStep::Proconsul);
            } else if !levy_places(&state.open, to_generals).is_empty() {
                return true;
            } else {
                // 6.2-e
                go(
                    state,
                    TurnStep::Levy {
                        left: left - 1,
                        to_generals,
                    },
                );
                navy::gain(state, Side::Rome, 1, out);
            }
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
    let carthago = SpaceSet::EMPTY.with(data().marks.carthago);
    let (ship, places) = match step {
        TurnStep::Generals => (false, general_places(open)),
        TurnStep::Ship | TurnStep::Miat { .. } => (true, carthago),
        TurnStep::Recruit => (false, recruit_places(open)),
        TurnStep::Levy { to_generals, .. } => (true, levy_places(open, to_generals)),
        _ => return ControlFlow::Continue(()),
    };
    if ship {
        each(Act::Game(GameAct::Ship))?;
    }
    places.iter().try_for_each(|at| each(Act::Place { at }))
}

/// Why a CU or a general does not come there.
pub fn refuses(step: TurnStep, act: Act) -> Option<Reason> {
    let Act::Place { .. } = act else {
        return None;
    };
    match step {
        TurnStep::Generals => Some(why::GENERAL_PLACE),
        TurnStep::Recruit => Some(why::RECRUIT_PLACE),
        TurnStep::Ship | TurnStep::Miat { .. } => Some(why::CARTHAGO_ONLY),
        _ => Some(why::LEVY_PLACE),
    }
}

pub fn apply(state: &mut State, step: TurnStep, act: Act, out: &mut Out<Event>) {
    let ship = act == Act::Game(GameAct::Ship);
    let place = match act {
        Act::Place { at } => Some(at),
        _ => None,
    };
    let side = turn::decider(&state.open, step);
    match step {
        TurnStep::Generals => {
            if let Some(at) = place {
                place_general(state, at, out);
            }
            return;
        }
        TurnStep::Ship => go(state, TurnStep::Recruit),
        TurnStep::Recruit => {
            let segments = &data().tables.cu_segments;
            let left = miat::closed(state.open.game.miat, segments);
            go(state, TurnStep::Miat { left });
        }
        TurnStep::Miat { left } => go(state, TurnStep::Miat { left: left - 1 }),
        TurnStep::Levy { left, to_generals } => {
            let general = place.is_some_and(|at| at != data().marks.roma);
            go(
                state,
                TurnStep::Levy {
                    left: left - 1,
                    to_generals: to_generals - u8::from(general),
                },
            );
        }
        _ => {}
    }
    if ship {
        navy::gain(state, side, 1, out);
    }
    if let Some(at) = place {
        put_cu(state, side, at, 1, out);
    }
}

/// Cities of a side that are not besieged.
fn free_cities(open: &Open, side: Side) -> SpaceSet {
    (theatre().cities & open.land.held[side])
        .iter()
        .filter(|&at| !open.land.besieged(at))
        .collect()
}

/// 6.1.1-e
fn general_places(open: &Open) -> SpaceSet {
    let side = Side::Carthage;
    turn::free_stacks(open, side) | free_cities(open, side)
}

fn place_general(state: &mut State, at: Space, out: &mut Out<Event>) {
    if let Some(general) = state.open.game.arriving.remove(0) {
        put_general(state, general, at, out);
    }
}

/// 6.1-b, 26.8, 26.10, RUL-26
fn may_take_militia(open: &Open) -> bool {
    let side = Side::Carthage;
    let options = &open.game.options;
    let enough = options.militia || open.game.navy.at_port(side) >= MANY_SHIPS;
    let carthago = data().marks.carthago;
    enough
        && !options.hands_in_the_sea
        && open.land.held[side].contains(carthago)
        && receiving(open, side, carthago).is_ok()
}

/// 6.1-c
fn recruit_places(open: &Open) -> SpaceSet {
    let side = Side::Carthage;
    let cities = (free_cities(open, side).iter())
        .filter(|&at| receiving(open, side, at).is_ok())
        .collect::<SpaceSet>();
    cities | with_generals(open, side, None)
}

/// 6.2-a: as many CUs as Provinces of Italia that Rome controls.
fn levy(open: &Open) -> u8 {
    if open.game.options.fixed_levy {
        return FIXED_LEVY;
    }
    let italia = data().marks.italia;
    Province::all()
        .filter(|province| province.sheet().region == italia)
        .filter(|&province| open.land.controls(Side::Rome, province))
        .count() as u8
}

/// 6.2-b
fn levy_places(open: &Open, to_generals: u8) -> SpaceSet {
    let roma = data().marks.roma;
    let mut places = match to_generals {
        0 => SpaceSet::EMPTY,
        _ => with_generals(open, Side::Rome, None).without(roma),
    };
    if receiving(open, Side::Rome, roma).is_ok() {
        places.insert(roma);
    }
    places
}
