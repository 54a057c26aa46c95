//! 5 Set-up: the historical deployment, and the free one.

use std::ops::{ControlFlow, Range};

use kernel::{Chance, Out, Setup};

use crate::act::Act;
use crate::cards;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Draft, Phase, State, everyone};
use crate::{Block, BlockSet, Place, Side, data};

/// 5.1-a, 5.2-a
pub fn new(setup: &Setup, chance: &mut dyn Chance, out: &mut Out<Event>) -> State {
    let mut state = State::empty();
    state.open.free_deployment = setup.flag(crate::FREE_DEPLOYMENT);
    state.open.tournament = setup.flag(crate::TOURNAMENT);
    for side in Side::ALL {
        state.standing |= data().setup.pools[side];
    }
    for placement in &data().setup.placements {
        for &block in &placement.blocks {
            let steps = block.sheet().max_steps;
            state.put(block, placement.side, placement.city, steps);
        }
    }
    if state.open.free_deployment {
        state.open.phase = Phase::Deploy;
    } else {
        // 5.4-a
        cards::begin_year(&mut state, chance, out);
    }
    state
}

/// The cities that `side` fills, each with its slots in the draft.
fn cities(side: Side) -> impl Iterator<Item = (Place, Range<usize>)> {
    let own = (data().setup.placements.iter()).filter(move |placement| placement.side == side);
    own.scan(0, |next, placement| {
        let first = *next;
        *next += placement.blocks.len();
        Some((placement.city, first..*next))
    })
}

/// The blocks laid out so far, and where.
pub fn laid_out(draft: &Draft, side: Side) -> impl Iterator<Item = (Block, Place)> {
    let places = cities(side).flat_map(|(city, slots)| slots.map(move |_| city));
    (draft.slots().zip(places)).filter_map(|(block, city)| Some((block?, city)))
}

/// SM-1: block by block, in any order.
pub fn options(
    state: &State,
    side: Side,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let draft = &state.drafts[side];
    if draft.confirmed {
        return ControlFlow::Continue(());
    }
    if may_confirm(state, side).is_ok() {
        return each(Act::Confirm);
    }
    if draft.is_empty() {
        each(Act::Historical)?;
    }
    let used: BlockSet = draft.blocks().collect();
    for block in state.army[side] - used {
        for (city, _) in cities(side) {
            if may_deploy(state, side, block, city).is_ok() {
                each(Act::Deploy { block, city })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// 5.3-a
pub fn may_confirm(state: &State, side: Side) -> Result<(), Refusal> {
    match state.drafts[side].blocks().count() == state.army[side].len() {
        true => Ok(()),
        false => Err(Refusal::Incomplete),
    }
}

/// Whether `block` may go into `city` so that the rest can be deployed.
pub fn may_deploy(state: &State, side: Side, block: Block, city: Place) -> Result<(), Refusal> {
    let draft = &state.drafts[side];
    // 5.3-b: only blocks on the map.
    if !state.army[side].contains(block) {
        return Err(Refusal::NotDeployable(block));
    }
    let used: BlockSet = draft.blocks().collect();
    if used.contains(block) {
        return Err(Refusal::Deployed(block));
    }
    // 5.3-a
    let filled = |at: Place| {
        laid_out(draft, side)
            .filter(|(_, city)| *city == at)
            .count()
    };
    let Some((_, slots)) = cities(side).find(|(at, _)| *at == city) else {
        return Err(Refusal::NoSetUpCity(city));
    };
    if filled(city) >= slots.len() {
        return Err(Refusal::CityFull(city));
    }
    // 5.3-c: Navis only in ports.
    if block.is_navis() {
        return match city.is_port() {
            true => Ok(()),
            false => Err(Refusal::NavisInland),
        };
    }
    let navis = ((state.army[side] - used) & data().navis).len();
    let ports: usize = (cities(side).filter(|(at, _)| at.is_port()))
        .map(|(at, slots)| slots.len() - filled(at))
        .sum();
    match !city.is_port() || navis < ports {
        true => Ok(()),
        false => Err(Refusal::PortForNavis(city)),
    }
}

/// Puts a block into a city of the draft.
pub fn lay_out(draft: &mut Draft, side: Side, block: Block, city: Place) {
    if let Some((_, slots)) = cities(side).find(|(at, _)| *at == city) {
        draft.put(slots, block);
    }
}

pub fn deploy(state: &mut State, side: Side, act: Act) {
    let draft = &mut state.drafts[side];
    match act {
        Act::Deploy { block, city } => lay_out(draft, side, block, city),
        Act::Historical => *draft = historical(side),
        Act::Confirm => draft.confirmed = true,
        _ => {}
    }
}

fn historical(side: Side) -> Draft {
    let mut draft = Draft::default();
    let own = (data().setup.placements.iter()).filter(|placement| placement.side == side);
    for placement in own {
        for &block in &placement.blocks {
            lay_out(&mut draft, side, block, placement.city);
        }
    }
    draft
}

/// Both have confirmed (5.3-d).
pub fn close(state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) {
    for side in Side::ALL {
        let draft = state.drafts[side];
        for (block, city) in laid_out(&draft, side) {
            state.shift(block, side, city);
        }
        state.drafts[side] = Draft::default();
    }
    if let Some(cleopatra) = state.place_of(data().cleopatra) {
        out.reveal(everyone(), Event::Deployed { cleopatra });
    }
    cards::begin_year(state, chance, out);
}
