//! 2.2 Command Phase: how a part begins, and what follows a player's movement.

use std::ops::ControlFlow;

use kernel::Out;

use crate::act::Act;
use crate::cards;
use crate::event::Event;
use crate::links::Roads;
use crate::state::{Order, Part, Phase, State};
use crate::{Card, CardKind, God, Link, Place, PlaceSet, Side};

/// SM-4
pub fn begin_part(state: &mut State, side: Side, second: bool, out: &mut Out<Event>) {
    let Some((order, moves, levies)) = orders(state, side) else {
        return;
    };
    state.open.roads = Roads::UNUSED;
    state.open.part = Some(Part {
        side,
        second,
        order,
        moves,
        levies,
        grouped: false,
        activated: PlaceSet::EMPTY,
        crossed: PlaceSet::EMPTY,
    });
    if second {
        pin(state, side);
    }
    state.open.phase = match order {
        Order::Event(God::Jupiter) => Phase::Jupiter,
        Order::Event(God::Vulcan) => Phase::Vulcan,
        _ => Phase::Move,
    };
    out.tell(Event::PartBegan {
        side,
        player: 1 + u8::from(second),
        moves,
        levies,
        god: match order {
            Order::Command => None,
            Order::Event(god) => Some(god),
        },
    });
}

/// What the card of `side` gives: its kind of part, Move Points and Levy Points.
pub fn orders(state: &State, side: Side) -> Option<(Order, u8, u8)> {
    Some(match effective(state, side)?.sheet().kind {
        CardKind::Command { moves, levies } => (Order::Command, moves, levies),
        // EC-b: one activation, no levies.
        CardKind::Event(god @ (God::Mars | God::Mercury | God::Neptune | God::Pluto)) => {
            (Order::Event(god), 1, 0)
        }
        CardKind::Event(god) => (Order::Event(god), 0, 0),
    })
}

/// The card that counts: Apollo is what the opponent played last turn (EC-APO-a).
fn effective(state: &State, side: Side) -> Option<Card> {
    let card = state.open.now[side]?;
    match cards::god(card) {
        Some(God::Apollo) => state.open.last[side.enemy()],
        _ => Some(card),
    }
}

/// 6.13-a, 6.13-b: how many of the defenders may leave, worked out once.
fn pin(state: &mut State, side: Side) {
    for place in state.contested() {
        let attackers = state.blocks_at(side.enemy(), place) - state.reserve;
        let defenders = state.count[side][place.index()];
        state.open.pinned.0[place.index()] = defenders.saturating_sub(attackers.len() as u8);
    }
}

/// On `end_moves`: SM-6 where something is to be declared.
pub fn end_moves(state: &mut State, part: Part, out: &mut Out<Event>) {
    out.tell(Event::MovesEnded { side: part.side });
    let left = (state.open.attacks[part.side].iter())
        .filter(|&place| state.open.entries.links(part.side, place).count() > 1)
        .collect();
    declare_next(state, left, out);
}

fn declare_next(state: &mut State, left: PlaceSet, out: &mut Out<Event>) {
    if left.is_empty() {
        after_declarations(state, out);
    } else {
        state.open.phase = Phase::DeclareMain { left };
    }
}

/// SM-6: the links into the locations that are still to be declared, in any order.
pub fn main_options(
    state: &State,
    side: Side,
    left: PlaceSet,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for place in left {
        for link in state.open.entries.links(side, place) {
            if state.open.attacked_by(side, left, link) == Some(place) {
                each(Act::Main { link })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// 7.3-a: those that came by another link are reserves.
pub fn declare(state: &mut State, side: Side, left: PlaceSet, link: Link, out: &mut Out<Event>) {
    let Some(at) = state.open.attacked_by(side, left, link) else {
        return;
    };
    for block in state.blocks_at(side, at) {
        let came = state.came[block.index()];
        if came.is_some_and(|came| came != link) {
            state.reserve.insert(block);
        }
    }
    out.tell(Event::MainDeclared { side, at, link });
    declare_next(state, left.without(at), out);
}

/// SM-7, SM-11 or SM-12.
fn after_declarations(state: &mut State, out: &mut Out<Event>) {
    let Some(part) = state.open.part else {
        return;
    };
    match part.order {
        Order::Command => begin_levy(state, part, out),
        Order::Event(God::Mars | God::Neptune) => {
            let attacked = state.open.attacks[part.side];
            match (attacked.first(), attacked.len()) {
                (None, _) => cards::end_part(state, out),
                (Some(only), 1) => surprise(state, part.side, only, out),
                (Some(_), _) => state.open.phase = Phase::Surprise,
            }
        }
        Order::Event(_) => cards::end_part(state, out),
    }
}

/// EC-MAR-b
pub fn surprise(state: &mut State, side: Side, at: Place, out: &mut Out<Event>) {
    state.open.surprise = Some(at);
    out.tell(Event::SurpriseNamed { side, at });
    cards::end_part(state, out);
}

fn begin_levy(state: &mut State, part: Part, out: &mut Out<Event>) {
    if part.levies == 0 {
        cards::end_part(state, out);
    } else {
        state.open.phase = Phase::Levy;
    }
}
