//! 8.4 Counter-events: when seats are asked, and in which order.
//!
//! A seat is asked when the moment comes and some answer is possible as far as everybody
//! knows ([`War::may_counter`]). What the hand really holds decides only what it may
//! answer, so being asked tells nothing.

use std::ops::ControlFlow;

use kernel::parts::{Reopen, Window};
use kernel::{Chance, Out};

use crate::act::Act;
use crate::event::Event;
use crate::frame::{Frame, Moment};
use crate::side::Side;
use crate::state::{Open, State};
use crate::war::War;

/// 8.4-c: who is asked first.
pub fn first<W: War>(open: &Open<W>) -> Side {
    match open.battle {
        Some(battle) => battle.attacker,
        None => W::in_play(open),
    }
}

/// Opens a window for those of `order` who may be asked.
pub fn open<W: War>(
    state: &mut State<W>,
    moment: Moment<W>,
    order: impl IntoIterator<Item = Side>,
) {
    let asked = (order.into_iter())
        .filter(|&side| W::may_counter(state, side, moment))
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
        if side.is_some_and(|side| W::may_counter(state, side, moment)) {
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
    W::counters(state, side, moment, each)
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
        Act::Counter { card } => W::counter(state, side, moment, card, 0, chance, out),
        Act::Omen { card, by } => W::counter(state, side, moment, card, by, chance, out),
        Act::Own(own) => W::interpose(state, side, own, chance, out),
        _ => {}
    }
}
