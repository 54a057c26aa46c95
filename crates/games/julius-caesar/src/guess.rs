//! A state that a side cannot tell from the true one: everything hidden is dealt
//! anew within what the side knows for certain.

use kernel::{Ask, Chance, Value};

use crate::fog::{Sighting, View};
use crate::state::{Draft, Phase, State};
use crate::{
    Block, BlockSet, Card, CardSet, Colour, God, Place, Side, act::Act, cards, data, setup,
};

pub fn guess(view: &View, side: Side, chance: &mut dyn Chance) -> Option<State> {
    let mut state = State::empty();
    state.open = view.open;
    state.taken = view.taken;
    deal_blocks(&mut state, view, side, chance)?;
    deal_cards(&mut state, view, side, chance)?;
    deploy(&mut state, view, side, chance);
    Some(state)
}

fn pick(chance: &mut dyn Chance, size: usize) -> usize {
    chance.one_of(Ask::open("guess"), size as u32, &|index| Value::Face(index)) as usize
}

fn draw_block(from: &mut BlockSet, chance: &mut dyn Chance) -> Option<Block> {
    let block = from.nth(pick(chance, from.len().max(1)))?;
    from.remove(block);
    Some(block)
}

/// How little a place leaves open: the strictest are filled first.
fn strictness(place: Place, seen: &Sighting) -> u8 {
    match (place, seen.back.colour) {
        (_, colour) if colour != colour_of(seen.back.side) => 0,
        (place, _) if place.is_sea() => 1,
        (place, _) if !place.is_port() => 2,
        _ => 3,
    }
}

fn colour_of(side: Side) -> Colour {
    match side {
        Side::Caesar => Colour::Tan,
        Side::Pompey => Colour::Green,
    }
}

fn deal_blocks(state: &mut State, view: &View, side: Side, chance: &mut dyn Chance) -> Option<()> {
    let own_pool = view.pools[side].blocks?;
    let mut known = own_pool | view.open.face_up | view.open.killed;
    for (_, _, face) in view.faces() {
        known.insert(face.block);
    }
    let mut unknown = Block::all().collect::<BlockSet>() - known;
    unknown.remove(data().cleopatra);

    let mut hidden = Vec::new();
    for place in &view.places {
        for seen in &place.blocks {
            match seen.face {
                Some(face) => stand(state, place.place, seen, face.block, face.steps),
                None => {
                    hidden.extend((0..seen.count).map(|_| (place.place, seen)));
                }
            }
        }
    }
    hidden.sort_by_key(|(place, seen)| strictness(*place, seen));
    for (place, seen) in hidden {
        let mut fit = match seen.back.colour {
            Colour::Tan => unknown & data().owned[Side::Caesar],
            Colour::Green => unknown & data().owned[Side::Pompey],
            Colour::Blue => BlockSet::EMPTY.with(data().cleopatra),
        };
        if place.is_sea() {
            fit &= data().navis; // FW-e
        } else if !place.is_port() {
            fit &= data().land;
        }
        let owner = seen.back.side;
        if seen.back.colour != colour_of(owner) {
            fit -= data().navis | data().leaders; // FW-c, EC-JUP-d
        } else if (view.open.killed & data().owned[owner]).is_empty() {
            fit -= data().setup.locked[owner]; // 7.51-c
        }
        let block = draw_block(&mut fit, chance)?;
        unknown.remove(block);
        let steps = 1 + pick(chance, block.sheet().max_steps.into()) as u8;
        stand(state, place, seen, block, steps);
    }
    state.standing = own_pool | unknown;
    Some(())
}

fn stand(state: &mut State, place: Place, seen: &Sighting, block: Block, steps: u8) {
    state.put(block, seen.back.side, place, steps);
    if seen.back.moved {
        state.moved.insert(block);
    }
    if seen.back.reserve {
        state.reserve.insert(block);
    }
    state.came[block.index()] = seen.back.came;
}

fn deal_cards(state: &mut State, view: &View, side: Side, chance: &mut dyn Chance) -> Option<()> {
    let enemy = side.enemy();
    let mine = view.hands[side];
    state.hands[side] = mine.cards?;
    state.discarded[side] = mine.discarded;
    state.answers[side] = mine.answer;
    let mut deck: CardSet = Card::all().collect();
    deck -= state.hands[side] | view.open.played[side] | view.open.played[enemy];
    if let Some(card) = mine.discarded {
        deck.remove(card);
    }
    for _ in 0..view.hands[enemy].count {
        let card = deck.nth(pick(chance, deck.len().max(1)))?;
        deck.remove(card);
        state.hands[enemy].insert(card);
    }
    if mine.discarded.is_some() {
        state.discarded[enemy] = deck.nth(pick(chance, deck.len().max(1)));
    }
    let committing = match view.open.phase {
        Phase::Commit => view.open.turn == 1,
        Phase::Discard => false,
        _ => return Some(()),
    };
    if !view.asked.contains(&enemy) {
        // An unrevealed choice is any legal one.
        let fit: CardSet = (state.hands[enemy].iter())
            .filter(|&card| !committing || cards::god(card) != Some(God::Apollo))
            .collect();
        state.answers[enemy] = fit.nth(pick(chance, fit.len().max(1)));
    }
    Some(())
}

/// The enemy's set-up may be anything that can be laid out.
fn deploy(state: &mut State, view: &View, side: Side, chance: &mut dyn Chance) {
    if view.open.phase != Phase::Deploy {
        return;
    }
    let enemy = side.enemy();
    let mut own = Draft::default();
    for &(block, city) in &view.draft {
        setup::lay_out(&mut own, side, block, city);
    }
    own.confirmed = !view.asked.contains(&side);
    state.drafts[side] = own;
    if view.asked.contains(&enemy) {
        return;
    }
    while !state.drafts[enemy].confirmed {
        let mut acts = Vec::new();
        let _ = setup::options(state, enemy, &mut |act| {
            if act != Act::Historical {
                acts.push(act);
            }
            std::ops::ControlFlow::Continue(())
        });
        let Some(&act) = acts.get(pick(chance, acts.len().max(1))) else {
            return;
        };
        setup::deploy(state, enemy, act);
    }
}
