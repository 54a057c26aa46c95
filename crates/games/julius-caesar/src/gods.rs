//! EC: Jupiter and Vulcan. The other Events are group moves (`movement`) or copies
//! (`command`).

use std::ops::ControlFlow;

use kernel::{Ask, Chance, Out, Value};

use crate::act::Act;
use crate::cards;
use crate::event::Event;
use crate::state::{COLOURS, Phase, State, everyone};
use crate::{Block, BlockSet, Colour, Place, PlaceSet, Side, data};

/// EC-JUP-a, EC-JUP-b
pub fn jupiter_options(
    state: &State,
    side: Side,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for at in state.held[side.enemy()] {
        if !in_reach(state, side, at) {
            continue;
        }
        let there = state.blocks_at(side.enemy(), at);
        for colour in COLOURS {
            if there.meets(of_colour(colour)) {
                each(Act::Jupiter { at, colour })?;
            }
        }
    }
    each(Act::Decline)
}

/// A Friendly city is a road away, or a Friendly port lies on the sea.
pub fn in_reach(state: &State, side: Side, at: Place) -> bool {
    let near = if at.is_sea() {
        data().neighbours_sea[at.index()] & data().city_set
    } else {
        data().neighbours_land[at.index()]
    };
    near.meets(state.friendly_places(side))
}

fn of_colour(colour: Colour) -> BlockSet {
    match colour {
        Colour::Tan => data().owned[Side::Caesar],
        Colour::Green => data().owned[Side::Pompey],
        Colour::Blue => BlockSet::EMPTY.with(data().cleopatra),
    }
}

/// EC-JUP-c: the block is drawn, and all see it.
pub fn jupiter(
    state: &mut State,
    side: Side,
    at: Place,
    colour: Colour,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    let there = state.blocks_at(side.enemy(), at) & of_colour(colour);
    let name = |index| Value::thing(there.nth(index as usize).map_or("", Block::id));
    let index = chance.one_of(Ask::open("jupiter"), there.len() as u32, &name);
    let Some(block) = there.nth(index as usize) else {
        return;
    };
    let steps = state.steps_of(block);
    let event = Event::Turned {
        side,
        at,
        block,
        steps,
    };
    out.reveal(everyone(), event);
    if block.is_leader() || block.is_navis() {
        // EC-JUP-d
        lose_step(state, block, out);
        cards::end_part(state, out);
        return;
    }
    let cities = havens(state, side, at);
    match (cities.first(), cities.len()) {
        (Some(only), 1) => defect(state, side, block, only, out),
        _ => state.open.phase = Phase::Defect { block },
    }
}

fn lose_step(state: &mut State, block: Block, out: &mut Out<Event>) {
    let steps = &mut state.steps[block.index()];
    if *steps > 1 {
        *steps -= 1;
        let steps = *steps;
        out.tell(Event::Reduced { block, steps });
    } else {
        state.eliminate(block, out);
    }
}

/// EC-JUP-e: Friendly cities next to where it stood.
pub fn havens(state: &State, side: Side, at: Place) -> PlaceSet {
    data().neighbours_land[at.index()] & state.friendly_places(side)
}

pub fn defect(state: &mut State, side: Side, block: Block, to: Place, out: &mut Out<Event>) {
    let Some(from) = state.place_of(block) else {
        return;
    };
    state.turn_over(block);
    state.shift(block, side, to);
    state.moved.remove(block);
    let colour = block.sheet().colour;
    out.tell(Event::Defected {
        side,
        colour,
        from,
        to,
    });
    cards::end_part(state, out);
}

/// EC-VUL-a: cities Friendly to the enemy, anywhere.
pub fn vulcan_options(
    state: &State,
    side: Side,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for city in state.friendly_places(side.enemy()) & data().city_set {
        each(Act::Vulcan { city })?;
    }
    each(Act::Decline)
}

/// EC-VUL-b: every block there loses a step; the survivors stay hidden.
pub fn vulcan(state: &mut State, side: Side, at: Place, out: &mut Out<Event>) {
    let there = state.blocks_at(side.enemy(), at);
    // Whoever survives has shown that it had more than one step.
    let struck = Event::Struck {
        side,
        at,
        blocks: there.len() as u8,
    };
    out.reveal(everyone(), struck);
    for block in there {
        if state.steps_of(block) > 1 {
            state.steps[block.index()] -= 1;
        } else if block == data().cleopatra {
            // EC-VUL-c
            state.turn_over(block);
            out.reveal(everyone(), Event::Captured { by: side, at });
        } else {
            state.eliminate(block, out);
        }
    }
    if state.contested().contains(at) {
        // EC-VUL-d
        state.open.attacks[side].insert(at);
    }
    cards::end_part(state, out);
}

/// EC-c
pub fn decline(state: &mut State, side: Side, out: &mut Out<Event>) {
    out.tell(Event::Declined { side });
    cards::end_part(state, out);
}
