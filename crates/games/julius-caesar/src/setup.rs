//! 5 Set-up: the historical deployment, and the free one.

use std::ops::ControlFlow;

use kernel::{Chance, Out, Setup};

use crate::act::Act;
use crate::cards;
use crate::event::Event;
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

/// The slots that `side` fills, one city after the other.
fn slots(side: Side) -> impl Iterator<Item = Place> {
    (data().setup.placements.iter())
        .filter(move |placement| placement.side == side)
        .flat_map(|placement| placement.blocks.iter().map(|_| placement.city))
}

/// SM-1. Within a city blocks come in the order of their ids, so that every
/// arrangement is reached in one way only.
pub fn options(
    state: &State,
    side: Side,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let draft = &state.drafts[side];
    if draft.confirmed {
        return ControlFlow::Continue(());
    }
    let filled = draft.len();
    let Some(city) = slots(side).nth(filled) else {
        return each(Act::Confirm);
    };
    if filled == 0 {
        each(Act::Historical)?;
    }
    let used: BlockSet = draft.blocks().collect();
    // 5.3-b: only blocks on the map.
    let left = state.army[side] - used;
    let before = slots(side).take(filled).zip(draft.blocks()).last();
    let after = before
        .filter(|(last, _)| *last == city)
        .map(|(_, block)| block);
    for block in left {
        if after < Some(block) && fits(side, filled, city, left.without(block), block) {
            each(Act::Deploy { block })?;
        }
    }
    ControlFlow::Continue(())
}

/// Can the rest be deployed if `block` takes slot `filled`, in `city`?
fn fits(side: Side, filled: usize, city: Place, rest: BlockSet, block: Block) -> bool {
    // 5.3-c: Navis only in ports.
    if block.is_navis() && !city.is_port() {
        return false;
    }
    let later = || slots(side).skip(filled + 1);
    let here = later().filter(|&slot| slot == city).count();
    let inland = later()
        .filter(|slot| !slot.is_port() && *slot != city)
        .count();
    // The city's open slots take higher ids, and Navis rather than land blocks.
    let higher: BlockSet = rest.iter().filter(|&other| other > block).collect();
    let land = (higher & data().land).len();
    let navis = match city.is_port() {
        true => (higher & data().navis).len().min(here),
        false => 0,
    };
    let land_here = here - navis;
    land_here <= land && (rest & data().land).len() >= land_here + inland
}

pub fn deploy(state: &mut State, side: Side, act: Act) {
    let draft = &mut state.drafts[side];
    match act {
        Act::Deploy { block } => draft.push(block),
        Act::Historical => *draft = historical(side),
        Act::Confirm => draft.confirmed = true,
        _ => {}
    }
}

fn historical(side: Side) -> Draft {
    let mut draft = Draft::default();
    let own = data()
        .setup
        .placements
        .iter()
        .filter(|placement| placement.side == side);
    for placement in own {
        let mut blocks = placement.blocks.clone();
        blocks.sort_unstable();
        blocks.into_iter().for_each(|block| draft.push(block));
    }
    draft
}

/// Both have confirmed (5.3-d).
pub fn close(state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) {
    for side in Side::ALL {
        let draft = state.drafts[side];
        for (block, city) in draft.blocks().zip(slots(side)) {
            state.shift(block, side, city);
        }
        state.drafts[side] = Draft::default();
    }
    if let Some(cleopatra) = state.place_of(data().cleopatra) {
        out.reveal(everyone(), Event::Deployed { cleopatra });
    }
    cards::begin_year(state, chance, out);
}
