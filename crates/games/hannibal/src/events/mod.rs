//! 25 The events of the strategy cards.
//!
//! An event of one's own play is a [`plan::Plan`]: what it needs, and its parts in
//! order. `base` and `extra` state the plans of the cards #1–#64 and #65–#91, `parts`
//! carries plans out, and what single cards do that no other does stands in `effects`
//! and `offices`. A part that leaves a choice waits with an [`EventFrame`] on top; a
//! frame that is not popped is taken up again after the procedures that were pushed on
//! top of it: dice, losses, an activation.
//!
//! `counters` are the cards that interrupt (8.4); they change what lies under their
//! window. `duals` work in the activation that they are played for (8.1-d).
//!
//! What stays in force is a field of [`crate::state::Effects`]. An event never ends
//! its card: popping the last frame does.

mod areas;
mod base;
mod battle;
mod counters;
mod duals;
mod effects;
mod extra;
mod offices;
mod parts;
mod plan;

use std::ops::ControlFlow;

use kernel::{Chance, Out};
use punic::refusal::why as common;
use punic::{Allowed, Reason, Side};

use crate::act::Act;
use crate::event::Event;
use crate::frame::{EventFrame, Frame, Moment, Stage};
use crate::ids::Card;
use crate::refusal::why;
use crate::sets::CardSet;
use crate::state::{Open, State};

pub use duals::attempt;
pub use effects::pirate_ports;

/// Whether `side` may play `card` as its event now: its conditions are met and it
/// would change something (8.1-b, 8.1-f). The owner and the timing of the card have
/// been checked.
pub fn usable(state: &State, side: Side, card: Card) -> Allowed {
    let plan = plan::of(card).ok_or(common::NOT_IN_OWN_PLAY)?;
    plan.usable(state, side, card)
}

/// Why an act is not among `options`.
pub fn refuses(act: Act) -> Option<Reason> {
    Some(match act {
        Act::Pc { .. } => why::EVENT_PC,
        Act::Place { .. } => why::EVENT_PLACE,
        Act::Stack { .. } => why::EVENT_STACK,
        Act::General { .. } => why::EVENT_GENERAL,
        Act::Province { .. } => why::EVENT_PROVINCE,
        Act::Stop => why::EVENT_NOT_DONE,
        _ => return None,
    })
}

/// The announced event is carried out as far as nothing is to be chosen.
pub fn begin(
    state: &mut State,
    side: Side,
    card: Card,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    let frame = EventFrame::new(side, card);
    state.open.push(Frame::Game(Stage::Event(frame)));
    resume(state, frame, chance, out);
}

/// What is to be chosen for the event on top; never empty where `resume` waits.
pub fn options(
    state: &State,
    frame: EventFrame,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    parts::options(state, frame, each)
}

pub fn choose(
    state: &mut State,
    frame: EventFrame,
    act: Act,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    parts::choose(state, frame, act, chance, out);
}

/// The event's frame is on top again. Returns whether something is to be chosen;
/// if not, it has gone on, or popped its frame.
pub fn resume(
    state: &mut State,
    frame: EventFrame,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) -> bool {
    parts::resume(state, frame, chance, out)
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
