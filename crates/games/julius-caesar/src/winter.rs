//! 8 Winter Turn, and the end of the game.

use std::ops::ControlFlow;

use kernel::{Chance, Out};

use crate::act::Act;
use crate::cards;
use crate::event::Event;
use crate::refusal::Refusal;
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

/// Seas with Navis of `side`.
fn seas(state: &State, side: Side) -> PlaceSet {
    state.held[side] & data().sea_set
}

/// Friendly ports on a sea.
fn ports(state: &State, side: Side, sea: Place) -> PlaceSet {
    data().neighbours_sea[sea.index()] & data().port_set & state.friendly_places(side)
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

/// SM-21. A fleet with a single port goes there unasked: which ports are Friendly is
/// public. For the others their owner decides in any order: an order of ours would tell
/// them apart (FW-w).
fn navis(state: &mut State, side: Side, out: &mut Out<Event>) {
    for sea in seas(state, side) {
        let ports = ports(state, side, sea);
        if let (Some(only), 1) = (ports.first(), ports.len()) {
            for block in state.blocks_at(side, sea) {
                to_port(state, side, block, only, out);
            }
        }
    }
    if !seas(state, side).is_empty() {
        state.open.phase = Phase::WinterNavis { side };
    } else if side == data().limits.winter_first {
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
    for sea in seas(state, side) {
        for block in state.blocks_at(side, sea) {
            for port in ports(state, side, sea) {
                each(Act::ToPort { block, port })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// 8.2-a, 8.2-c: why a block does not winter in this port.
pub fn may_winter(state: &State, side: Side, block: Block, port: Place) -> Result<(), Refusal> {
    let sea = state
        .place_of(block)
        .filter(|_| state.army[side].contains(block));
    let sea = sea.ok_or(Refusal::NotYours(block))?;
    if !sea.is_sea() {
        Err(Refusal::NotAtSea(block))
    } else if !ports(state, side, sea).contains(port) {
        Err(Refusal::NoHaven(block))
    } else {
        Ok(())
    }
}

/// 8.3-b, 8.3-d: why a block is not disbanded for want of supply.
pub fn may_disband_surplus(state: &State, side: Side, block: Block) -> Result<(), Refusal> {
    let city = state
        .place_of(block)
        .filter(|_| state.army[side].contains(block));
    let city = city.ok_or(Refusal::NotYours(block))?;
    if block == data().cleopatra {
        Err(Refusal::Cleopatra)
    } else if !overfull(state, side).contains(city) {
        Err(Refusal::NoSurplus(block))
    } else {
        Ok(())
    }
}

/// 8.5-a
pub fn may_disband(state: &State, side: Side, block: Block) -> Result<(), Refusal> {
    if !state.army[side].contains(block) {
        Err(Refusal::NotYours(block))
    } else if block == data().cleopatra {
        Err(Refusal::CleopatraStays)
    } else {
        Ok(())
    }
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
    for block in state.army[side] {
        if may_disband_surplus(state, side, block).is_ok() {
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
    for block in state.army[side] {
        if may_disband(state, side, block).is_ok() {
            each(Act::Disband { block })?;
        }
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
