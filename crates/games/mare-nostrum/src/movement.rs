//! 4.0, 4.1 Move: peace, whose turn it is, take-overs, triremes and legions.

use std::ops::ControlFlow;

use kernel::{Chance, Out};

use crate::act::{Act, Position};
use crate::by::{ByProvince, BySea};
use crate::event::{Event, Step};
use crate::game::Each;
use crate::ids::{Card, Empire, Province, Sea, Track};
use crate::refusal::Refusal;
use crate::sets::{EmpireSet, ProvinceSet, SeaSet};
use crate::state::{Cause, Open, Phase, State, Turn};
use crate::{battle, build, conquest, leadership, links, sites};

pub fn begin(state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let open = &mut state.open;
    open.finished = EmpireSet::EMPTY;
    match open.owner(Card::StatueOfZeus) {
        Some(empire) => open.phase = Phase::Peace { empire },
        None => next_mover(state, chance, out),
    }
}

/// 4.0-a: the next mover is named, or the phase ends.
fn next_mover(state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let open = &mut state.open;
    let left = open.players() - open.finished;
    match (left.first(), open.titles[Track::Military]) {
        (None, _) => end_phase(state, chance, out),
        (Some(last), Some(by)) if left.len() == 1 => name_mover(state, by, last, chance, out),
        _ => open.phase = Phase::NameMover,
    }
}

/// 6.2-a, 6.2-b
fn end_phase(state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let open = &state.open;
    let needed = crate::data::data().limits.cities_to_win;
    let winners: EmpireSet = (open.players().iter())
        .filter(|&empire| open.great_cities(empire) >= needed)
        .collect();
    if winners.is_empty() {
        leadership::begin(state, chance, out);
    } else {
        build::win(state, winners, Cause::Cities, out);
    }
}

fn name_mover(
    state: &mut State,
    by: Empire,
    empire: Empire,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    out.tell(Event::NamedMover { by, empire });
    state.open.turn = Some(Turn::new(empire));
    if ripe(&state.open, empire).is_empty() {
        sail(state, empire, chance, out);
    } else {
        state.open.phase = Phase::TakeOver;
    }
}

/// 4.3.3-b, 4.3.3-c, RUL-26: where `empire` may replace the control marker now.
pub fn ripe(open: &Open, empire: Empire) -> ProvinceSet {
    (Province::all())
        .filter(|&at| may_take_over(open, empire, at).is_ok())
        .collect()
}

/// Whether `empire` may replace the marker of this province now.
pub fn may_take_over(open: &Open, empire: Empire, at: Province) -> Result<(), Refusal> {
    if open.on_marker[at] != Some(empire) {
        Err(match at.sheet().capital_of {
            Some(_) => Refusal::CapitalProvince(at),
            None => Refusal::NotOnMarker(at),
        })
    } else if open.fresh.contains(at) {
        Err(Refusal::NotRipe(at))
    } else if !links::linked(open, empire, at) {
        Err(Refusal::NoLink(at))
    } else if open.markers_left(empire) == 0 {
        Err(Refusal::NoMarkerToPlace)
    } else {
        Ok(())
    }
}

/// 4.3.3-e: the marker is replaced, and the new controller's legions are free.
pub fn take_over(open: &mut Open, empire: Empire, at: Province, out: &mut Out<Event>) {
    let from = open.control[at].replace(empire);
    set_free(open, empire, at);
    if let Some(from) = from {
        out.tell(Event::TookOver { empire, from, at });
    }
}

/// All legions of `empire` in a province stand on nothing.
pub fn set_free(open: &mut Open, empire: Empire, at: Province) {
    let own = Some(empire);
    for slot in at.sheet().slots.iter() {
        if open.on_slot[slot] == own {
            open.on_slot[slot] = None;
            open.legions[empire][at] += 1;
        }
    }
    if open.on_marker[at] == own {
        open.on_marker[at] = None;
        open.fresh.remove(at);
        open.legions[empire][at] += 1;
    }
}

/// 4.2.1-b: nobody occupies anything in a province in a state of war. Whether anybody did.
pub fn war(open: &mut Open, at: Province) -> bool {
    let slots = at.sheet().slots;
    let held =
        open.on_marker[at].is_some() || slots.iter().any(|slot| open.on_slot[slot].is_some());
    for empire in open.present(at).iter() {
        set_free(open, empire, at);
    }
    held
}

/// 11.statue-of-zeus-b
fn recall(open: &mut Open, empire: Empire, with: Empire, out: &mut Out<Event>) {
    let home = with.sheet().capital;
    for from in open.controlled(empire).iter() {
        set_free(open, with, from);
        let legions = std::mem::take(&mut open.legions[with][from]);
        if legions > 0 {
            open.legions[with][home] += legions;
            let empire = with;
            out.tell(Event::Recalled {
                empire,
                from,
                legions,
            });
        }
    }
}

// The steps of a turn: a step in which nothing can be done is passed over.

/// 4.1.1
fn sail(state: &mut State, empire: Empire, chance: &mut dyn Chance, out: &mut Out<Event>) {
    if links::fleets(&state.open, empire).is_empty() {
        march(state, empire, chance, out);
    } else {
        state.open.phase = Phase::Sail;
    }
}

/// 4.1.1-c
pub fn attacks(state: &mut State, empire: Empire, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let any = links::fleets(&state.open, empire)
        .iter()
        .any(|at| !targets_at_sea(&state.open, empire, at).is_empty());
    if any {
        state.open.phase = Phase::Attack;
    } else {
        march(state, empire, chance, out);
    }
}

/// 4.1.2
fn march(state: &mut State, empire: Empire, chance: &mut dyn Chance, out: &mut Out<Event>) {
    if state.open.legions_of(empire) == 0 {
        battle::next(state, empire, chance, out);
    } else {
        state.open.phase = Phase::March;
    }
}

/// 4.2.1-a: the end of the active player's turn.
pub fn end_turn(state: &mut State, empire: Empire, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let open = &mut state.open;
    for at in open.garrisons(empire).iter() {
        if open.contested(at) && war(open, at) {
            out.tell(Event::War { at });
        }
    }
    open.turn = None;
    open.finished.insert(empire);
    out.tell(Event::EndedMove { empire });
    next_mover(state, chance, out);
}

/// Whom `empire` may attack on a sea.
pub fn targets_at_sea(open: &Open, empire: Empire, at: Sea) -> EmpireSet {
    (Empire::ALL.into_iter())
        .filter(|&other| may_attack(open, empire, at, other).is_ok())
        .collect()
}

/// 4.1.1-c, 4.1.1-d, 4.2-h, 11.statue-of-zeus-c
pub fn may_attack(open: &Open, empire: Empire, at: Sea, against: Empire) -> Result<(), Refusal> {
    let triremes = |empire: Empire| open.triremes[empire][at];
    if against == empire || triremes(empire) == 0 || triremes(against) == 0 {
        Err(Refusal::NoSeaBattle(at, against))
    } else if open.turn.is_none_or(|turn| turn.fought_at_sea.contains(at)) {
        Err(Refusal::FoughtAtSea(at))
    } else if open.at_peace(empire, against) {
        Err(Refusal::AtPeace(against))
    } else {
        Ok(())
    }
}

/// 4.1.1-a
pub fn sea_ways(open: &Open, from: Sea) -> SeaSet {
    (from.sheet().adjacent.iter())
        .filter(|&to| may_sail(open, from, to).is_ok())
        .collect()
}

/// 4.1.1-a, S-c
pub fn may_sail(open: &Open, from: Sea, to: Sea) -> Result<(), Refusal> {
    if !open.board().seas.contains(to) {
        Err(Refusal::SeaNotOnBoard(to))
    } else if !from.sheet().adjacent.contains(to) {
        Err(Refusal::NotAdjacent(from, to))
    } else {
        Ok(())
    }
}

/// 4.1.1-a: whether a trireme on this sea may still move.
pub fn can_sail(open: &Open, empire: Empire, from: Sea) -> Result<(), Refusal> {
    let sailed = open.turn.map_or(0, |turn| turn.sailed[from]);
    match open.triremes[empire][from] {
        0 => Err(Refusal::NoTrireme(from)),
        triremes if triremes <= sailed => Err(Refusal::Sailed(from)),
        _ => Ok(()),
    }
}

/// Everywhere that legions can go from a province.
pub fn reach(open: &Open, empire: Empire, from: Province) -> ProvinceSet {
    let fleets = links::fleets(open, empire);
    links::adjacent(open, from) | links::contiguous(open, fleets, from)
}

/// 4.1.2-a, 4.1.2-c, S-c, 11.statue-of-zeus-c
pub fn may_enter(
    open: &Open,
    from: Province,
    reach: ProvinceSet,
    barred: ProvinceSet,
    to: Province,
) -> Result<(), Refusal> {
    if !open.board().provinces.contains(to) {
        Err(Refusal::NotOnBoard(to))
    } else if !reach.contains(to) {
        Err(Refusal::OutOfReach(from, to))
    } else {
        match open.control[to] {
            Some(other) if barred.contains(to) => Err(Refusal::AtPeace(other)),
            _ => Ok(()),
        }
    }
}

/// 4.1.2-a: whether a legion that stands so may still move.
pub fn can_march(
    open: &Open,
    empire: Empire,
    from: Province,
    position: Position,
) -> Result<(), Refusal> {
    if !open.positions(empire, from).any(|at| at == position) {
        Err(Refusal::NoLegion(from))
    } else if position == Position::Free && unmarched(open, empire, from) == 0 {
        Err(Refusal::Marched(from))
    } else {
        Ok(())
    }
}

/// 11.statue-of-zeus-a, RUL-28
pub fn may_declare(open: &Open, empire: Empire, with: Empire) -> Result<(), Refusal> {
    if with == empire {
        Err(Refusal::Oneself)
    } else if !open.players().contains(with) {
        Err(Refusal::NotPlaying(with))
    } else if open.last_peace == Some(with) {
        Err(Refusal::PeaceAgain(with))
    } else {
        Ok(())
    }
}

/// 11.statue-of-zeus-c: provinces that the active player may not enter.
pub fn barred(open: &Open, empire: Empire) -> ProvinceSet {
    match open.peace {
        Some([one, other]) if one == empire => open.controlled(other),
        Some([one, other]) if other == empire => open.controlled(one),
        _ => ProvinceSet::EMPTY,
    }
}

/// Free legions in a province that have not marched this turn.
pub fn unmarched(open: &Open, empire: Empire, at: Province) -> u8 {
    let marched = open.turn.map_or(0, |turn| turn.marched[at]);
    open.legions[empire][at] - marched
}

pub fn options(open: &Open, empire: Empire, each: Each<'_>) -> ControlFlow<()> {
    match open.phase {
        Phase::Peace { .. } => {
            for with in open.players().iter() {
                if may_declare(open, empire, with).is_ok() {
                    each(Act::Peace { with })?;
                }
            }
            each(Act::NoPeace)
        }
        Phase::NameMover => name_options(open, each),
        Phase::TakeOver => {
            for at in ripe(open, empire).iter() {
                each(Act::TakeOver { at })?;
            }
            each(Act::EndTakeOver)
        }
        Phase::Sail => {
            for from in links::fleets(open, empire).iter() {
                if can_sail(open, empire, from).is_ok() {
                    for to in sea_ways(open, from).iter() {
                        each(Act::Sail { from, to })?;
                    }
                }
            }
            each(Act::EndSail)
        }
        Phase::Attack => {
            for at in links::fleets(open, empire).iter() {
                for against in targets_at_sea(open, empire, at).iter() {
                    each(Act::Attack { at, against })?;
                }
            }
            each(Act::EndAttacks)
        }
        Phase::March => march_options(open, empire, each),
        _ => battle::options(open, empire, each),
    }
}

/// DP-10, DP-15: who may be named for the next turn.
pub fn name_options(open: &Open, each: Each<'_>) -> ControlFlow<()> {
    (open.players().iter())
        .filter(|&empire| sites::may_be_named(open, empire).is_ok())
        .try_for_each(|empire| each(Act::Designate { empire }))
}

fn march_options(open: &Open, empire: Empire, each: Each<'_>) -> ControlFlow<()> {
    let barred = barred(open, empire);
    for from in open.stations(empire).iter() {
        let reach = reach(open, empire, from);
        let ways: ProvinceSet = (reach.iter())
            .filter(|&to| may_enter(open, from, reach, barred, to).is_ok())
            .collect();
        for position in open.positions(empire, from) {
            if can_march(open, empire, from, position).is_err() {
                continue;
            }
            for to in ways.iter() {
                each(Act::March { from, position, to })?;
            }
        }
    }
    each(Act::EndMarch)
}

pub fn apply(
    state: &mut State,
    empire: Empire,
    act: Act,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    let open = &mut state.open;
    match act {
        Act::Peace { with } => {
            open.peace = Some([empire, with]);
            open.last_peace = Some(with);
            out.tell(Event::PeaceMade { empire, with });
            recall(open, empire, with, out);
            next_mover(state, chance, out);
        }
        Act::NoPeace => {
            ended(out, empire, Step::Peace);
            next_mover(state, chance, out);
        }
        Act::Designate { empire: named } => name_mover(state, empire, named, chance, out),
        Act::TakeOver { at } => {
            take_over(open, empire, at, out);
            if ripe(open, empire).is_empty() {
                sail(state, empire, chance, out);
            }
        }
        Act::EndTakeOver => {
            ended(out, empire, Step::TakeOver);
            sail(state, empire, chance, out);
        }
        Act::Sail { from, to } => {
            open.triremes[empire][from] -= 1;
            open.triremes[empire][to] += 1;
            if let Some(turn) = &mut open.turn {
                turn.sailed[to] += 1;
            }
            out.tell(Event::Sailed { empire, from, to });
        }
        Act::EndSail => {
            // Who has moved is of no account after the moves.
            if let Some(turn) = &mut open.turn {
                turn.sailed = BySea::default();
            }
            ended(out, empire, Step::Sail);
            attacks(state, empire, chance, out);
        }
        Act::Attack { at, against } => battle::at_sea(state, empire, at, against, chance, out),
        Act::EndAttacks => {
            ended(out, empire, Step::Attack);
            march(state, empire, chance, out);
        }
        Act::March { from, position, to } => go(open, empire, from, position, to, out),
        Act::EndMarch => {
            if let Some(turn) = &mut open.turn {
                turn.marched = ByProvince::default();
            }
            ended(out, empire, Step::March);
            battle::next(state, empire, chance, out);
        }
        _ => battle::apply(state, empire, act, chance, out),
    }
}

pub fn ended(out: &mut Out<Event>, empire: Empire, step: Step) {
    out.tell(Event::EndedStep { empire, step });
}

/// 4.1.2-a, 4.1.2-e
fn go(
    open: &mut Open,
    empire: Empire,
    from: Province,
    position: Position,
    to: Province,
    out: &mut Out<Event>,
) {
    lift(open, empire, from, position);
    open.legions[empire][to] += 1;
    if let Some(turn) = &mut open.turn {
        turn.marched[to] += 1;
    }
    out.tell(Event::Marched {
        empire,
        from,
        position,
        to,
        by_sea: !links::adjacent(open, from).contains(to),
    });
}

/// Takes a legion off the province; what it occupied is the controller's again.
pub fn lift(open: &mut Open, empire: Empire, at: Province, position: Position) {
    match position {
        Position::Free => open.legions[empire][at] -= 1,
        Position::Slot(slot) => open.on_slot[slot] = None,
        Position::Marker => {
            open.on_marker[at] = None;
            open.fresh.remove(at);
        }
    }
}

/// All battles are fought: conquest, and the end of the turn.
pub fn after_battles(
    state: &mut State,
    empire: Empire,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    conquest::begin(state, empire, chance, out);
}
