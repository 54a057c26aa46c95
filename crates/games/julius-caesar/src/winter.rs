//! 8 Winter Turn, and the end of the game.

use std::ops::ControlFlow;

use kernel::{Chance, Out};

use crate::act::Act;
use crate::cards;
use crate::event::Event;
use crate::state::{Cause, Phase, State, tell_of};
use crate::{Block, BlockSet, Place, PlaceSet, Side, data};

/// SM-20 and on. The year's last decision falls here, so chance waits for the deal.
pub fn begin(state: &mut State, out: &mut Out<Event>) {
    out.tell(Event::WinterBegan {
        year: state.open.year,
    });
    cleopatra_home(state, out);
    for side in Side::ALL {
        stranded(state, side, out);
    }
    navis(state, data().limits.winter_first, out);
}

/// 8.1
fn cleopatra_home(state: &mut State, out: &mut Out<Event>) {
    let (cleopatra, home) = (data().cleopatra, data().alexandria);
    let (Some(side), Some(from)) = (state.commander(cleopatra), state.place_of(cleopatra)) else {
        return;
    };
    if from == home {
        return;
    }
    let enemy = side.enemy();
    let joins = state.friendly(enemy, home);
    state.shift(cleopatra, side, home);
    if joins {
        state.turn_over(cleopatra);
    }
    let side = if joins { enemy } else { side };
    out.tell(Event::CleopatraHome { from, side });
}

/// Seas with Navis of `side`. The fleets go home sea by sea: in
/// the order of the blocks, the opponent would learn which of them was where (FW-w).
fn seas(state: &State, side: Side) -> PlaceSet {
    state.held[side] & data().sea_set
}

/// Friendly ports on a sea.
fn ports(state: &State, side: Side, sea: Place) -> PlaceSet {
    data().neighbours_sea[sea.index()] & data().port_set & state.friendly_places(side)
}

/// The sea whose fleet goes home next, and its Navis. Which of them goes first is
/// their owner's choice: an order of ours would tell them apart (FW-w).
pub fn next_fleet(state: &State, side: Side) -> Option<(Place, BlockSet)> {
    let sea = seas(state, side).first()?;
    Some((sea, state.blocks_at(side, sea)))
}

/// 8.2-b
fn stranded(state: &mut State, side: Side, out: &mut Out<Event>) {
    for sea in seas(state, side) {
        if ports(state, side, sea).is_empty() {
            for block in state.blocks_at(side, sea) {
                state.disband(block, out);
            }
        }
    }
}

/// SM-21: one sea after another. A fleet with a single port goes there unasked:
/// which ports are Friendly is public.
fn navis(state: &mut State, side: Side, out: &mut Out<Event>) {
    while let Some((sea, fleet)) = next_fleet(state, side) {
        let ports = ports(state, side, sea);
        match (ports.first(), ports.len()) {
            (Some(only), 1) => {
                for block in fleet {
                    to_port(state, side, block, only, out);
                }
            }
            _ => {
                state.open.phase = Phase::WinterNavis { side };
                return;
            }
        }
    }
    if side == data().limits.winter_first {
        navis(state, side.enemy(), out);
    } else {
        supply(state, data().limits.winter_first, out);
    }
}

pub fn navis_options(
    state: &State,
    side: Side,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let Some((sea, fleet)) = next_fleet(state, side) else {
        return ControlFlow::Continue(());
    };
    for block in fleet {
        for port in ports(state, side, sea) {
            each(Act::ToPort { block, port })?;
        }
    }
    ControlFlow::Continue(())
}

pub fn winter_in(state: &mut State, side: Side, block: Block, port: Place, out: &mut Out<Event>) {
    to_port(state, side, block, port, out);
    navis(state, side, out);
}

fn to_port(state: &mut State, side: Side, block: Block, port: Place, out: &mut Out<Event>) {
    let Some(sea) = state.place_of(block) else {
        return;
    };
    state.shift(block, side, port);
    let colour = block.sheet().colour;
    let event = |block| Event::Wintered {
        side,
        colour,
        block,
        sea,
        port,
    };
    tell_of(out, side, event, block);
}

/// 8.3-a: cities of `side` with more blocks than they feed.
pub fn overfull(state: &State, side: Side) -> PlaceSet {
    (state.held[side].iter())
        .filter(|&city| state.count[side][city.index()] > city.supply())
        .collect()
}

/// SM-22
fn supply(state: &mut State, side: Side, out: &mut Out<Event>) {
    if !overfull(state, side).is_empty() {
        state.open.phase = Phase::Supply { side };
    } else if side == data().limits.winter_first {
        supply(state, side.enemy(), out);
    } else {
        victory(state, out);
    }
}

/// 8.3-b: any block there but Cleopatra.
pub fn supply_options(
    state: &State,
    side: Side,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let over = overfull(state, side);
    for block in state.army[side].without(data().cleopatra) {
        if state
            .place_of(block)
            .is_some_and(|city| over.contains(city))
        {
            each(Act::Disband { block })?;
        }
    }
    ControlFlow::Continue(())
}

pub fn disband_surplus(state: &mut State, side: Side, block: Block, out: &mut Out<Event>) {
    state.disband(block, out);
    supply(state, side, out);
}

/// 8.4
fn victory(state: &mut State, out: &mut Out<Event>) {
    let (caesar, pompey) = (state.points(Side::Caesar), state.points(Side::Pompey));
    out.tell(Event::Scored { caesar, pompey });
    let setup = &data().setup;
    let last = state.open.year + 1 == setup.first_year + u16::from(setup.years);
    let to_win = data().limits.win_vp;
    let more = match caesar.cmp(&pompey) {
        std::cmp::Ordering::Greater => Some(Side::Caesar),
        std::cmp::Ordering::Less => Some(Side::Pompey),
        std::cmp::Ordering::Equal => None,
    };
    let rome = || {
        Side::ALL
            .into_iter()
            .find(|&side| state.friendly(side, data().rome))
    };
    let ending = if caesar.max(pompey) >= to_win {
        Some((more, Cause::TenPoints))
    } else if !last {
        None
    } else if more.is_some() {
        Some((more, Cause::MorePoints))
    } else if let Some(side) = rome() {
        Some((Some(side), Cause::Rome))
    } else {
        Some((None, Cause::Tie))
    };
    match ending {
        Some((winner, cause)) => {
            state.open.phase = Phase::Over { winner, cause };
            // FW-v: the end shows everything.
            out.reveal(crate::state::everyone(), Event::Ended { winner });
        }
        None => {
            state.open.phase = Phase::Disband {
                side: data().limits.winter_first,
            }
        }
    }
}

/// SM-24
pub fn disband_options(
    state: &State,
    side: Side,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for block in state.army[side].without(data().cleopatra) {
        each(Act::Disband { block })?;
    }
    each(Act::EndDisband)
}

pub fn end_disband(state: &mut State, side: Side, chance: &mut dyn Chance, out: &mut Out<Event>) {
    out.tell(Event::DisbandEnded { side });
    if side == data().limits.winter_first {
        state.open.phase = Phase::Disband { side: side.enemy() };
    } else {
        reset(state, chance, out);
    }
}

/// SM-25
fn reset(state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) {
    state.standing |= state.open.face_up;
    state.open.face_up = BlockSet::EMPTY;
    state.open.year += 1;
    cards::begin_year(state, chance, out);
}
