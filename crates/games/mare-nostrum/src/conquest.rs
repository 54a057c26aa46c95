//! 4.3 Conquest: pillage, occupation, control; and Circe's legions.

use std::ops::ControlFlow;

use kernel::parts::pick::{self, Subset};
use kernel::{Chance, Out};

use crate::act::{Act, Gain};
use crate::data::Building;
use crate::event::{Event, Step};
use crate::game::Each;
use crate::holding::Holding;
use crate::ids::{Card, Empire, Province, Slot, Token};
use crate::refusal::Refusal;
use crate::sets::{EmpireSet, ProvinceSet, SlotSet};
use crate::state::{Open, Phase, State};
use crate::{collect, links, movement};

/// 4.3-a
pub fn conquered(open: &Open, empire: Empire) -> ProvinceSet {
    (open.stations(empire).iter())
        .filter(|&at| is_conqueror(open, empire, at).is_ok())
        .collect()
}

/// 4.3-a, D-j, RUL-37
fn is_conqueror(open: &Open, empire: Empire, at: Province) -> Result<(), Refusal> {
    match open.control[at] {
        None => return Err(Refusal::Nobodys(at)),
        Some(by) if by == empire => return Err(Refusal::OwnProvince(at)),
        Some(_) => {}
    }
    if open.legions_at(empire, at) == 0 {
        Err(Refusal::NotConqueror(at))
    } else if open.contested(at) {
        Err(Refusal::NotAlone(at))
    } else {
        Ok(())
    }
}

/// RUL-35: whether there is still something to decide in this province.
pub fn may_decide(open: &Open, empire: Empire, at: Province) -> Result<(), Refusal> {
    is_conqueror(open, empire, at)?;
    match open.turn.is_some_and(|turn| turn.conquests.contains(at)) {
        true => Ok(()),
        false => Err(Refusal::OneChoice(at)),
    }
}

/// 4.3-b: whether a building stands there to be pillaged or occupied.
pub fn stands(open: &Open, slot: Slot) -> Result<(), Refusal> {
    match open.buildings.contains(slot) {
        true => Ok(()),
        false => Err(Refusal::NoBuilding(slot)),
    }
}

/// 4.3.3-d
pub fn may_hold_marker(at: Province) -> Result<(), Refusal> {
    match at.sheet().capital_of {
        Some(_) => Err(Refusal::CapitalProvince(at)),
        None => Ok(()),
    }
}

/// 4.3-c: to keep needs a legion that holds something.
pub fn may_keep(open: &Open, empire: Empire, at: Province) -> Result<(), Refusal> {
    match holds(open, empire, at) {
        true => Ok(()),
        false => Err(Refusal::HoldsNothing(at)),
    }
}

/// 4.3.2-a: whether one more building of `at` may be occupied.
pub fn may_occupy(open: &Open, empire: Empire, at: Province, slot: Slot) -> Result<(), Refusal> {
    if slot.sheet().province != at {
        return Err(Refusal::Elsewhere(slot));
    }
    stands(open, slot)?;
    match open.on_slot[slot] == Some(empire) {
        true => Err(Refusal::OccupiedAlready(slot)),
        false => Ok(()),
    }
}

/// RUL-39, 10.circe-a: whether a legion may go onto this empty caravan slot.
pub fn workable_at(open: &Open, empire: Empire, slot: Slot) -> Result<(), Refusal> {
    let sheet = slot.sheet();
    if sheet.building != Building::Caravan {
        Err(Refusal::NoCaravanSlot(slot))
    } else if open.buildings.contains(slot) {
        Err(Refusal::NotEmpty(slot))
    } else if open.present(sheet.province) != EmpireSet::one(empire) {
        Err(Refusal::NotAloneForCirce(sheet.province))
    } else if open.on_slot[slot] == Some(empire) {
        Err(Refusal::OccupiedAlready(slot))
    } else if open.legions[empire][sheet.province] == 0 {
        Err(Refusal::NoLegionFor(slot))
    } else {
        Ok(())
    }
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
    lift_circe(open, empire);
    circe(state, empire, chance, out);
}

/// Standing buildings of a province.
fn standing(open: &Open, at: Province) -> SlotSet {
    at.sheet().slots & open.buildings
}

/// Whether a legion of `empire` there holds something.
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
                if may_hold_marker(at).is_ok() {
                    each(Act::OccupyMarker { at })?;
                }
                if may_keep(open, empire, at).is_ok() {
                    each(Act::Hold { at })?;
                }
                each(Act::Release { at })?;
            }
            ControlFlow::Continue(())
        }
        Phase::Occupy { at } => {
            let (picks, from) = occupying(open, empire, at);
            picks.each_step(from, |_, _| true, &mut |step| match step {
                pick::Step::Take(slot) => each(Act::Occupy { slot }),
                pick::Step::Done => each(Act::EndOccupy),
            })
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
        Phase::Circe => {
            for slot in workable(open, empire).iter() {
                each(Act::Circe { slot })?;
            }
            each(Act::EndCirce)
        }
        _ => ControlFlow::Continue(()),
    }
}

/// 4.3.2-a: some of the buildings in a province, one legion on each. Those that are
/// occupied are the picks made, in whatever order.
fn occupying(open: &Open, empire: Empire, at: Province) -> (Subset<SlotSet>, SlotSet) {
    let all = standing(open, at);
    let taken: SlotSet = (all.iter())
        .filter(|&slot| open.on_slot[slot] == Some(empire))
        .collect();
    let legions = taken.len() as u8 + open.legions[empire][at];
    (Subset::resume(1, legions.min(all.len() as u8), taken), all)
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
            if occupying(&state.open, empire, at).0.is_done() {
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
        (Act::Circe { slot }, _) => {
            state.open.legions[empire][slot.sheet().province] -= 1;
            state.open.on_slot[slot] = Some(empire);
            out.tell(Event::Placed { empire, slot });
            circe(state, empire, chance, out);
        }
        (Act::EndCirce, _) => {
            movement::ended(out, empire, Step::Circe);
            movement::end_turn(state, empire, chance, out);
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

/// Legions on empty caravan slots are placed anew.
fn lift_circe(open: &mut Open, empire: Empire) {
    if !open.has_power(empire, Card::Circe) {
        return;
    }
    for slot in circe_slots(open, empire).iter() {
        if open.on_slot[slot] == Some(empire) {
            open.on_slot[slot] = None;
            open.legions[empire][slot.sheet().province] += 1;
        }
    }
}

/// Empty caravan slots onto which a free legion of their province may yet go.
pub fn workable(open: &Open, empire: Empire) -> SlotSet {
    (circe_slots(open, empire).iter())
        .filter(|&slot| workable_at(open, empire, slot).is_ok())
        .collect()
}

/// DP-23: slot by slot in any order, while free legions are left.
fn circe(state: &mut State, empire: Empire, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let open = &mut state.open;
    if open.has_power(empire, Card::Circe) && !workable(open, empire).is_empty() {
        open.phase = Phase::Circe;
    } else {
        movement::end_turn(state, empire, chance, out);
    }
}
