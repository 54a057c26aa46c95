//! 4.3 Conquest: pillage, occupation, control; and Circe's legions.

use std::ops::ControlFlow;

use kernel::{Chance, Out};

use crate::act::{Act, Gain};
use crate::data::{Building, data};
use crate::event::{Event, Step};
use crate::game::Each;
use crate::holding::Holding;
use crate::ids::{Card, Empire, Province, Slot, Token};
use crate::sets::{ProvinceSet, SlotSet};
use crate::state::{Open, Phase, State};
use crate::{collect, links, movement};

/// 4.3-a, D-j, RUL-37
pub fn conquered(open: &Open, empire: Empire) -> ProvinceSet {
    (open.stations(empire).iter())
        .filter(|&at| open.control[at].is_some_and(|by| by != empire))
        .filter(|&at| open.present(at).len() == 1)
        .collect()
}

pub fn begin(state: &mut State, empire: Empire, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let conquests = conquered(&state.open, empire);
    if let Some(turn) = &mut state.open.turn {
        turn.conquests = conquests;
    }
    next(state, empire, chance, out);
}

/// The next conquest, in the order of the player, or Circe.
fn next(state: &mut State, empire: Empire, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let open = &mut state.open;
    let left = open.turn.map_or(ProvinceSet::EMPTY, |turn| turn.conquests);
    if !left.is_empty() {
        open.phase = Phase::Conquest;
        return;
    }
    let slots = lift_circe(open, empire);
    circe(state, empire, slots, chance, out);
}

/// Standing buildings of a province.
fn standing(open: &Open, at: Province) -> SlotSet {
    at.sheet().slots & open.buildings
}

/// DP-22: `Hold` needs a legion that holds something.
pub fn holds(open: &Open, empire: Empire, at: Province) -> bool {
    open.legions_at(empire, at) > open.legions[empire][at]
}

pub fn options(state: &State, empire: Empire, each: Each<'_>) -> ControlFlow<()> {
    let open = &state.open;
    match open.phase {
        Phase::Conquest => {
            let left = open.turn.map_or(ProvinceSet::EMPTY, |turn| turn.conquests);
            for at in left.iter() {
                for slot in standing(open, at).iter() {
                    each(Act::Pillage { slot })?;
                }
                for slot in standing(open, at).iter() {
                    each(Act::Occupy { slot })?;
                }
                // 4.3.3-d
                if at.sheet().capital_of.is_none() {
                    each(Act::OccupyMarker { at })?;
                }
                if holds(open, empire, at) {
                    each(Act::Hold { at })?;
                }
                each(Act::Release { at })?;
            }
            ControlFlow::Continue(())
        }
        Phase::Occupy { at } => {
            for slot in occupiable(open, empire, at).iter() {
                each(Act::Occupy { slot })?;
            }
            each(Act::EndOccupy)
        }
        Phase::Convert { .. } => {
            each(Act::Convert)?;
            each(Act::NoConvert)
        }
        // It is asked only where both are there.
        Phase::Plunder { .. } => {
            each(Act::Gain { gain: Gain::Coin })?;
            each(Act::Gain {
                gain: Gain::Legendary,
            })
        }
        Phase::Circe { slot } => {
            each(Act::Circe { slot, stands: true })?;
            each(Act::Circe {
                slot,
                stands: false,
            })
        }
        _ => ControlFlow::Continue(()),
    }
}

/// 4.3.2-a: buildings behind those that are occupied, in ascending order, while free
/// legions are left.
pub fn occupiable(open: &Open, empire: Empire, at: Province) -> SlotSet {
    if open.legions[empire][at] == 0 {
        return SlotSet::EMPTY;
    }
    let all = standing(open, at);
    let own = Some(empire);
    let last = all.iter().filter(|&slot| open.on_slot[slot] == own).last();
    last.map_or(all, |last| all.above(last))
}

pub fn apply(
    state: &mut State,
    empire: Empire,
    act: Act,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    match (act, state.open.phase) {
        (Act::Pillage { slot }, _) => pillage(state, empire, slot, chance, out),
        (Act::Occupy { slot }, phase) => {
            let at = slot.sheet().province;
            if phase == Phase::Conquest {
                decide(&mut state.open, at);
                movement::set_free(&mut state.open, empire, at);
            }
            state.open.legions[empire][at] -= 1;
            state.open.on_slot[slot] = Some(empire);
            out.tell(Event::Occupied { empire, slot });
            if occupiable(&state.open, empire, at).is_empty() {
                next(state, empire, chance, out);
            } else {
                state.open.phase = Phase::Occupy { at };
            }
        }
        (Act::OccupyMarker { at }, _) => {
            occupy_marker(state, empire, at, chance, out);
        }
        (Act::Hold { at }, _) => {
            decide(&mut state.open, at);
            out.tell(Event::Held { empire, at });
            next(state, empire, chance, out);
        }
        (Act::Release { at }, _) => {
            decide(&mut state.open, at);
            movement::set_free(&mut state.open, empire, at);
            out.tell(Event::Released { empire, at });
            next(state, empire, chance, out);
        }
        (Act::Convert, Phase::Convert { at }) => {
            // 10.queen-of-sheba-a: the occupying legion is removed.
            let open = &mut state.open;
            open.on_marker[at] = None;
            open.fresh.remove(at);
            if let Some(turn) = &mut open.turn {
                turn.used.convert = true;
            }
            movement::take_over(open, empire, at, out);
            next(state, empire, chance, out);
        }
        (Act::Gain { gain }, Phase::Plunder { city }) => {
            match gain {
                Gain::Coin => collect::take_coin(state, empire, city, out),
                Gain::Legendary => {
                    collect::draw_legendary(state, empire, chance, out);
                }
            }
            next(state, empire, chance, out);
        }
        (Act::Circe { slot, stands }, _) => {
            if stands {
                state.open.legions[empire][slot.sheet().province] -= 1;
                state.open.on_slot[slot] = Some(empire);
                out.tell(Event::Placed { empire, slot });
            } else {
                movement::ended(out, empire, Step::Circe);
            }
            let rest = data().by_building[Building::Caravan as usize].above(slot);
            circe(state, empire, rest, chance, out);
        }
        (Act::NoConvert, _) => {
            movement::ended(out, empire, Step::Convert);
            next(state, empire, chance, out);
        }
        _ => {
            movement::ended(out, empire, Step::Occupy);
            next(state, empire, chance, out);
        }
    }
}

fn decide(open: &mut Open, at: Province) {
    if let Some(turn) = &mut open.turn {
        turn.conquests.remove(at);
    }
}

/// 4.3.3-a, RUL-38
fn occupy_marker(
    state: &mut State,
    empire: Empire,
    at: Province,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    let open = &mut state.open;
    decide(open, at);
    // RUL-26: choosing it again does not interrupt the occupation.
    let again = open.on_marker[at] == Some(empire);
    let fresh = !again || open.fresh.contains(at);
    movement::set_free(open, empire, at);
    open.legions[empire][at] -= 1;
    open.on_marker[at] = Some(empire);
    if fresh {
        open.fresh.insert(at);
    }
    out.tell(Event::OccupiedMarker { empire, at });
    let used = open.turn.is_none_or(|turn| turn.used.convert);
    let converts = !again
        && !used
        && open.has_power(empire, Card::QueenOfSheba)
        && open.markers_left(empire) > 0
        && links::linked(open, empire, at);
    if converts {
        open.phase = Phase::Convert { at };
    } else {
        next(state, empire, chance, out);
    }
}

/// 4.3.1
fn pillage(
    state: &mut State,
    empire: Empire,
    slot: Slot,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    let at = slot.sheet().province;
    let open = &mut state.open;
    decide(open, at);
    movement::set_free(open, empire, at);
    open.buildings.remove(slot);
    open.legions[empire][at] -= 1;
    open.on_slot[slot] = Some(empire);
    let doubled = open.has_power(empire, Card::Hamilcar);
    let sheet = slot.sheet();
    let mut got = Holding::NONE;
    match (sheet.building, sheet.good) {
        (Building::Legendary, _) => return pillage_legendary(state, empire, slot, chance, out),
        (Building::Ordinary | Building::Capital, _) => {
            let coins = (1 + u8::from(doubled)).min(open.reserve.coins());
            got.add_coins(coins);
        }
        (Building::Caravan, Some(good)) => {
            let goods = (1 + u8::from(doubled)).min(open.reserve.ordinary(good));
            (0..goods).for_each(|_| got.add(Token::of(good)));
        }
        _ => {}
    }
    receive(state, empire, slot, got, out);
    next(state, empire, chance, out);
}

fn receive(state: &mut State, empire: Empire, slot: Slot, got: Holding, out: &mut Out<Event>) {
    state.open.reserve.remove_all(&got);
    state.hands[empire].add_all(&got);
    out.tell(Event::Pillaged { empire, slot, got });
}

/// 4.3.1-e, 4.3.1-f
fn pillage_legendary(
    state: &mut State,
    empire: Empire,
    city: Slot,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    receive(state, empire, city, Holding::NONE, out);
    let coin = collect::coin_left(&state.open);
    let legendary = collect::legendary_left(state);
    if state.open.has_power(empire, Card::Hamilcar) {
        if coin {
            collect::take_coin(state, empire, city, out);
        }
        collect::draw_legendary(state, empire, chance, out);
    } else if coin && legendary {
        state.open.phase = Phase::Plunder { city };
        return;
    } else if coin {
        collect::take_coin(state, empire, city, out);
    } else {
        collect::draw_legendary(state, empire, chance, out);
    }
    next(state, empire, chance, out);
}

/// RUL-39: empty caravan slots where `empire` is the only player with land units.
fn circe_slots(open: &Open, empire: Empire) -> SlotSet {
    (open.stations(empire).iter())
        .filter(|&at| open.present(at).len() == 1)
        .fold(SlotSet::EMPTY, |slots, at| slots | at.sheet().caravans)
        - open.buildings
}

/// Legions on empty caravan slots are placed anew: all of these slots are asked about.
fn lift_circe(open: &mut Open, empire: Empire) -> SlotSet {
    if !open.has_power(empire, Card::Circe) {
        return SlotSet::EMPTY;
    }
    let slots = circe_slots(open, empire);
    for slot in slots.iter() {
        if open.on_slot[slot] == Some(empire) {
            open.on_slot[slot] = None;
            open.legions[empire][slot.sheet().province] += 1;
        }
    }
    slots
}

/// DP-23: slot by slot, as long as a free legion stands in its province.
fn circe(
    state: &mut State,
    empire: Empire,
    among: SlotSet,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    let open = &mut state.open;
    let slots = match open.has_power(empire, Card::Circe) {
        true => circe_slots(open, empire) & among,
        false => SlotSet::EMPTY,
    };
    let next = (slots.iter()).find(|slot| open.legions[empire][slot.sheet().province] > 0);
    match next {
        Some(slot) => open.phase = Phase::Circe { slot },
        None => movement::end_turn(state, empire, chance, out),
    }
}
