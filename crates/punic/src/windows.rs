//! 8.4 Counter-events: when seats are asked, and in which order.
//!
//! A seat is asked when the moment comes and some answer is possible as far as everybody
//! knows. What the hand really holds decides only what it may
//! answer, so being asked tells nothing.

use std::ops::ControlFlow;

use kernel::parts::{Reopen, Window};
use kernel::{Chance, Out};

use crate::act::Act;
use crate::dice;
use crate::event::Event;
use crate::frame::{Frame, Moment};
use crate::id::Card;
use crate::sheets::Timing;
use crate::side::Side;
use crate::state::{Open, State, everyone};
use crate::war::{Deck, War};

/// 8.4-c: who is asked first.
pub fn first<W: War>(open: &Open<W>) -> Side {
    match open.battle {
        Some(battle) => battle.attacker,
        None => open
            .strategy
            .play
            .map_or(open.strategy.to_play, |play| play.side),
    }
}

/// Opens a window for those of `order` who may be asked.
pub fn open<W: War>(
    state: &mut State<W>,
    moment: Moment<W>,
    order: impl IntoIterator<Item = Side>,
) {
    let asked = (order.into_iter())
        .filter(|&side| may_counter(state, side, moment))
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
pub fn waits<W: War>(state: &mut State<W>, moment: Moment<W>, mut window: Window) -> bool {
    while let Some(seat) = window.asked() {
        let side = state.open.side_of(seat);
        if side.is_some_and(|side| may_counter(state, side, moment)) {
            state.open.step(Frame::Window(moment, window));
            return true;
        }
        // What was played since has made an answer impossible, as all can see.
        window.decline();
    }
    state.open.pop();
    false
}

pub fn options<W: War>(
    state: &State<W>,
    side: Side,
    moment: Moment<W>,
    each: &mut dyn FnMut(Act<W>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    each(Act::Decline)?;
    W::Deck::answers(&state.open, side, moment, &mut |act| each(Act::Game(act)))?;
    for card in W::Deck::fitting(&state.open, side, moment) & state.hands[side] {
        if card.sheet().timing != Timing::CounterRoll {
            each(Act::Counter { card })?;
        } else if is_special(&state.open) {
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
fn is_special<W: War>(open: &Open<W>) -> bool {
    dice::lying(open).is_some_and(|roll| roll.purpose.is_special())
}

/// Whether `side` is asked at this moment: it holds a card, and one that fits may be in
/// its hand as far as everybody knows.
pub fn may_counter<W: War>(state: &State<W>, side: Side, moment: Moment<W>) -> bool {
    // The size of a hand is open.
    let may_hold = !state.hands[side].is_empty()
        && W::Deck::fitting(&state.open, side, moment).meets(state.open.strategy.unseen);
    let mut any = |_| ControlFlow::Break(());
    may_hold || W::Deck::answers(&state.open, side, moment, &mut any).is_break()
}

/// 8.4-a: a card is played out of turn.
fn counter<W: War>(
    state: &mut State<W>,
    side: Side,
    moment: Moment<W>,
    (card, by): (Card<W>, i8),
    chance: &mut dyn Chance,
    out: &mut Out<Event<W>>,
) {
    state.hands[side].remove(card);
    state.known[side].remove(card);
    let strategy = &mut state.open.strategy;
    strategy.unseen.remove(card);
    strategy.discard.insert(card);
    let event = Event::CounterPlayed { side, card, moment };
    out.reveal(everyone(), event);
    W::Deck::counter(state, side, card, moment, by, chance, out);
}

/// The seat lets the moment pass or plays a card out of turn (8.4-a).
pub fn apply<W: War>(
    state: &mut State<W>,
    side: Side,
    (moment, mut window): (Moment<W>, Window),
    act: Act<W>,
    chance: &mut dyn Chance,
    out: &mut Out<Event<W>>,
) {
    match act {
        Act::Decline => window.decline(),
        _ => window.play(0),
    }
    state.open.step(Frame::Window(moment, window));
    match act {
        Act::Counter { card } => counter(state, side, moment, (card, 0), chance, out),
        Act::Omen { card, by } => counter(state, side, moment, (card, by), chance, out),
        Act::Game(act) => W::interpose(state, side, act, chance, out),
        _ => {}
    }
}
