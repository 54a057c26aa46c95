//! 8.4 Counter-events: when seats are asked, and what they may answer.
//!
//! A seat is asked when the moment comes, it holds at least one card, and some card
//! that fits the moment may be in its hand as far as everybody knows. What the hand
//! really holds decides only what it may answer, so being asked tells nothing.

use std::ops::ControlFlow;

use kernel::parts::{Reopen, Window};
use kernel::{Chance, Out};

use crate::act::Act;
use crate::deck;
use crate::event::Event;
use crate::frame::{Frame, Moment};
use crate::ids::Card;
use crate::side::Side;
use crate::state::{Open, State, everyone};
use crate::{dice, events};

/// Whether `side` is asked at this moment: open facts alone.
pub fn gate(open: &Open, sizes: [u8; 2], side: Side, moment: Moment) -> bool {
    sizes[side.index()] > 0 && events::fitting(open, side, moment).meets(open.unseen)
}

/// 8.4-c: who is asked first.
pub fn first(open: &Open) -> Side {
    match (open.battle, open.play) {
        (Some(battle), _) => battle.attacker,
        (None, Some(play)) => play.side,
        (None, None) => open.to_play,
    }
}

/// Opens a window for those of `order` whose gate is open.
pub fn open(state: &mut State, moment: Moment, order: impl IntoIterator<Item = Side>) {
    let sizes = dice::sizes(state);
    let asked = (order.into_iter())
        .filter(|&side| gate(&state.open, sizes, side, moment))
        .map(|side| state.open.seat_of(side));
    let reopen = match moment {
        // 8.4-f: the Attacker plays all he wants, then the Defender.
        Moment::Prepare => Reopen::SameSeat,
        _ => Reopen::UntilAllDecline,
    };
    let window = Window::new(asked, reopen);
    if !window.is_closed() {
        state.open.push(Frame::Window(moment, window));
    }
}

/// The window is on top. Returns whether a seat is to answer.
pub fn waits(state: &mut State, moment: Moment, mut window: Window) -> bool {
    let sizes = dice::sizes(state);
    while let Some(seat) = window.asked() {
        let side = state.open.side_of(seat);
        if side.is_some_and(|side| gate(&state.open, sizes, side, moment)) {
            state.open.step(Frame::Window(moment, window));
            return true;
        }
        // What was played since has made an answer impossible, as all can see.
        window.decline();
    }
    state.open.pop();
    false
}

pub fn options(
    state: &State,
    side: Side,
    moment: Moment,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    each(Act::Decline)?;
    for card in events::fitting(&state.open, side, moment) & state.hands[side] {
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

pub fn decline(state: &mut State, moment: Moment, mut window: Window) {
    window.decline();
    state.open.step(Frame::Window(moment, window));
}

/// 8.4-a: a card is played out of turn.
pub fn counter(
    state: &mut State,
    side: Side,
    (moment, mut window): (Moment, Window),
    card: Card,
    by: i8,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    window.play(0);
    state.open.step(Frame::Window(moment, window));
    state.hands[side].remove(card);
    state.known[side].remove(card);
    state.open.unseen.remove(card);
    state.open.discard.insert(card);
    let event = Event::CounterPlayed { side, card, moment };
    out.reveal(everyone(), event);
    events::counter(state, side, card, moment, by, chance, out);
}
