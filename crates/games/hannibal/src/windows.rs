//! 8.4 Counter-events: who is asked, and what may be answered.
//!
//! A seat is asked when the moment comes, it holds at least one card, and some card
//! that fits the moment may be in its hand as far as everybody knows. What the hand
//! really holds decides only what it may answer, so being asked tells nothing.

use std::ops::ControlFlow;

use kernel::{Chance, Out};
use land_war::{Side, dice};

use crate::act::Act;
use crate::deck;
use crate::event::Event;
use crate::events;
use crate::frame::Moment;
use crate::ids::Card;
use crate::state::{Open, State, everyone};

/// Whether `side` is asked at this moment: open facts alone.
pub fn gate(state: &State, side: Side, moment: Moment) -> bool {
    // The size of a hand is open.
    !state.own.hands[side].is_empty()
        && events::fitting(&state.open, side, moment).meets(state.open.own.unseen)
}

pub fn options(
    state: &State,
    side: Side,
    moment: Moment,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for card in events::fitting(&state.open, side, moment) & state.own.hands[side] {
        if card != deck::GOOD_OMEN {
            each(Act::Counter { card })?;
        } else if roll_is_special(&state.open) {
            each(Act::Omen { card, by: 0 })?;
        } else {
            for by in [-2, -1, 1, 2] {
                each(Act::Omen { card, by })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The die on the table is a siege or retreat die.
fn roll_is_special(open: &Open) -> bool {
    dice::lying(open).is_some_and(|roll| roll.purpose.is_special())
}

/// 8.4-a: a card is played out of turn.
pub fn counter(
    state: &mut State,
    side: Side,
    moment: Moment,
    card: Card,
    by: i8,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    state.own.hands[side].remove(card);
    state.own.known[side].remove(card);
    let own = &mut state.open.own;
    own.unseen.remove(card);
    own.discard.insert(card);
    let event = Event::CounterPlayed { side, card, moment };
    out.reveal(everyone(), event);
    events::counter(state, side, card, moment, by, chance, out);
}
