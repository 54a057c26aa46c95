//! Refusals in a move turn.

use super::Refusal;
use crate::act::{Act, Position};
use crate::ids::{Empire, Province, Sea, Slot};
use crate::state::{Open, Phase};
use crate::{links, movement};

pub(super) fn refusal(open: &Open, empire: Empire, act: Act) -> Refusal {
    match (open.phase, act) {
        (Phase::TakeOver, Act::TakeOver { at }) => take_over(open, empire, at),
        (Phase::Sail, Act::Sail { from, to }) => sail(open, empire, from, to),
        (Phase::Attack, Act::Attack { at, against }) => {
            let triremes = |empire: Empire| open.triremes[empire][at];
            if against == empire || triremes(empire) == 0 || triremes(against) == 0 {
                Refusal::NoSeaBattle(at, against)
            } else if open.at_peace(empire, against) {
                Refusal::AtPeace(against)
            } else {
                Refusal::FoughtAtSea(at)
            }
        }
        (Phase::March, Act::March { from, position, to }) => {
            march(open, empire, from, position, to)
        }
        (Phase::Fight, Act::Fight { at, against }) => {
            let here = |empire: Empire| open.has_land_unit(empire, at);
            if against == empire || !here(empire) || !here(against) {
                Refusal::NoBattle(at, against)
            } else if open.at_peace(empire, against) {
                Refusal::AtPeace(against)
            } else {
                Refusal::Fought(at)
            }
        }
        (Phase::Losses { .. }, Act::Lose { loss }) => Refusal::NoSuchLoss(loss),
        (Phase::Conquest, Act::Pillage { slot } | Act::Occupy { slot }) => {
            match conquering(open, slot.sheet().province) {
                Some(refusal) => refusal,
                None => Refusal::NoBuilding(slot),
            }
        }
        (Phase::Conquest, Act::OccupyMarker { at }) => {
            conquering(open, at).unwrap_or(Refusal::CapitalProvince(at))
        }
        (Phase::Conquest, Act::Hold { at }) => {
            conquering(open, at).unwrap_or(Refusal::HoldsNothing(at))
        }
        (Phase::Conquest, Act::Release { at }) => Refusal::NotConqueror(at),
        (Phase::Occupy { at }, Act::Occupy { slot }) => occupy(open, empire, at, slot),
        (Phase::Plunder { .. }, Act::Gain { .. }) => Refusal::NothingLeft,
        (Phase::Circe { .. }, Act::Circe { slot, .. }) => Refusal::OtherSlot(slot),
        _ => Refusal::OtherPhase,
    }
}

/// 4.3.3-b to 4.3.3-d
fn take_over(open: &Open, empire: Empire, at: Province) -> Refusal {
    if open.on_marker[at] != Some(empire) || open.fresh.contains(at) {
        Refusal::NotRipe(at)
    } else if !links::linked(open, empire, at) {
        Refusal::NoLink(at)
    } else {
        Refusal::NoMarkers
    }
}

/// 4.1.1-a
fn sail(open: &Open, empire: Empire, from: Sea, to: Sea) -> Refusal {
    let sailed = open.turn.map_or(0, |turn| turn.sailed[from]);
    if open.triremes[empire][from] <= sailed {
        Refusal::NoTrireme(from)
    } else if from.sheet().adjacent.contains(to) {
        Refusal::SeaNotOnBoard(to)
    } else {
        Refusal::NotAdjacent(from, to)
    }
}

/// 4.1.2-a
fn march(open: &Open, empire: Empire, from: Province, position: Position, to: Province) -> Refusal {
    if !open.positions(empire, from).any(|at| at == position) {
        return Refusal::NoLegion(from);
    }
    if position == Position::Free && movement::unmarched(open, empire, from) == 0 {
        return Refusal::Marched(from);
    }
    if !open.board().provinces.contains(to) {
        return Refusal::NotOnBoard(to);
    }
    match open.control[to] {
        Some(other) if movement::barred(open, empire).contains(to) => Refusal::AtPeace(other),
        _ => Refusal::OutOfReach(from, to),
    }
}

fn conquering(open: &Open, at: Province) -> Option<Refusal> {
    let open_to = open.turn.is_some_and(|turn| turn.conquests.contains(at));
    (!open_to).then_some(Refusal::NotConqueror(at))
}

/// 4.3.2-a
fn occupy(open: &Open, empire: Empire, at: Province, slot: Slot) -> Refusal {
    if slot.sheet().province != at {
        Refusal::NotOccupiable(slot)
    } else if !open.buildings.contains(slot) {
        Refusal::NoBuilding(slot)
    } else if open.legions[empire][at] == 0 {
        Refusal::NoLegionFor(slot)
    } else {
        Refusal::NotOccupiable(slot)
    }
}
