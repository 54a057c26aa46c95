//! 25 The events of the strategy cards, each where it belongs: `events` of one's own
//! play, `counters` that interrupt.
//!
//! A card's event is four functions over the state, reached from here by its number:
//!
//! - `usable`: its conditions are met and it would change something (8.1-b, 8.1-f);
//! - `begin`: it is carried out as far as nothing is to be chosen; where there is,
//!   an [`EventFrame`] is pushed and asked;
//! - `options` and `choose`: what may be chosen next, and what follows from it. A
//!   frame that is not popped is asked again; procedures pushed on top of it (rolls,
//!   losses, an activation) are carried out first, and then `resume` is called.
//!
//! What an event may do is there as functions: `reinforcements::put_cu`,
//! `with_generals` and `receiving` (CUs by 8.5-d), `war::losses::lose`,
//! `war::attrition::roll`, `war::political::{place, take_off, owe}`,
//! `war::displaced::{displace, recall}`, `war::siege::turn_city`,
//! `war::march::activate`, `strategy::draw`, `guess::{undealt, draw_title}`,
//! `dice::{omen, cancel, lying}`. A counter-event changes what lies under its window:
//! [`crate::March`] (`mp`, `halted`, `harried`), [`crate::Battle`] (`cards`, `charge`,
//! `charge_settled`, `held`, `shown`), [`crate::Play`] (`cancelled`), or the die.
//!
//! What stays in force is a field of [`crate::state::Effects`]. An event never ends
//! its card: popping the last frame does.

mod counters;
mod own;

use std::ops::ControlFlow;

use kernel::{Chance, Out};

use crate::act::Act;
use crate::event::Event;
use crate::frame::{EventFrame, Moment};
use crate::ids::Card;
use crate::sets::CardSet;
use crate::side::Side;
use crate::state::{Open, State};

pub use counters::{dual_takes_city, pirate_ports};

/// Whether `side` may play `card` as its event now. The owner and the timing of the
/// card have been checked.
pub fn usable(state: &State, side: Side, card: Card) -> bool {
    own::usable(state, side, card)
}

/// Carries the announced event out, or pushes a frame for what is to be chosen.
pub fn begin(
    state: &mut State,
    side: Side,
    card: Card,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    own::begin(state, side, card, chance, out);
}

/// What is to be chosen for the event on top; never empty where `resume` waits.
pub fn options(
    state: &State,
    frame: EventFrame,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    own::options(state, frame, each)
}

pub fn choose(
    state: &mut State,
    frame: EventFrame,
    act: Act,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    own::choose(state, frame, act, chance, out);
}

/// The event's frame is on top again. Returns whether something is to be chosen;
/// if not, it has gone on, or popped its frame.
pub fn resume(
    state: &mut State,
    frame: EventFrame,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) -> bool {
    own::resume(state, frame, chance, out)
}

/// Cards that `side` could play as counter-events at this moment as far as the open
/// facts go (D.1): the gate of the window, and with the hand its options.
pub fn fitting(open: &Open, side: Side, moment: Moment) -> CardSet {
    counters::fitting(open, side, moment)
}

/// Carries a counter-event out; `by` is the shift of a Good Omen. The card has left
/// the hand for the discard pile.
pub fn counter(
    state: &mut State,
    side: Side,
    card: Card,
    moment: Moment,
    by: i8,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    counters::counter(state, side, card, moment, by, chance, out);
}
