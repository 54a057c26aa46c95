//! 2 Trade resources.

use std::ops::ControlFlow;

use kernel::parts::pick;
use kernel::{Out, SeatSet};

use crate::act::Act;
use crate::build;
use crate::event::Event;
use crate::game::Each;
use crate::holding::Holding;
use crate::ids::{Card, Empire, Track};
use crate::refusal::Refusal;
use crate::sets::EmpireSet;
use crate::state::{Open, Phase, State, Trade};

/// C-f: the two numbers of each exchange marker.
pub const MARKERS: [[u8; 2]; 3] = [[5, 0], [2, 1], [4, 3]];

/// The most that Antigone's owner may offer (2.1-h).
pub const MOST_OWN: u8 = 5;

pub fn begin(state: &mut State) {
    state.open.trade = Trade::default();
    state.open.phase = Phase::Announce;
}

/// Which marker bears a number.
pub fn marker(number: u8) -> Option<usize> {
    MARKERS.iter().position(|values| values.contains(&number))
}

/// 2.1-a, 2.1-b
fn announce(state: &mut State, leader: Empire, number: u8, out: &mut Out<Event>) {
    let open = &mut state.open;
    if let Some(marker) = marker(number) {
        open.markers[marker] = false;
    }
    if open.markers == [false; 3] {
        open.markers = [true; 3];
    }
    open.trade.number = number;
    for empire in open.players().iter() {
        // 2.1-f
        let takes_part = state.hands[empire].count() >= number;
        open.trade.due[empire] = if takes_part { number } else { 0 };
        if open.has_power(empire, Card::Antigone) {
            open.trade.numbers.insert(empire);
        }
    }
    out.tell(Event::Announced {
        empire: leader,
        number,
    });
    next_number(state, out);
}

/// RUL-9: those with Antigone's power, clockwise from the trade leader.
fn next_number(state: &mut State, out: &mut Out<Event>) {
    let open = &mut state.open;
    let leader = open.titles[Track::Trade].unwrap_or(Empire::Rome);
    let numbers = open.trade.numbers;
    if let Some(empire) = (open.clockwise(leader)).find(|&empire| numbers.contains(empire)) {
        open.phase = Phase::OwnNumber { empire };
        return;
    }
    // 2.1-j, 2.1-k
    let takes_part = |empire: &Empire| open.trade.due[*empire] > 0;
    let parts: EmpireSet = open.players().iter().filter(takes_part).collect();
    let first = open.clockwise(leader).find(takes_part);
    if parts.len() < 2 {
        open.trade = Trade::default();
        out.tell(Event::NoTrade);
        return build::begin(state);
    }
    open.trade.first = first;
    open.phase = Phase::Offer;
    for empire in parts.iter() {
        // Who holds no more than is due has nothing to choose: the number is public.
        if state.hands[empire].count() == state.open.trade.due[empire] {
            state.drafts[empire] = state.hands[empire];
        }
    }
    if state.owing().is_empty() {
        reveal(state, out);
    }
}

/// 2.1-g: token by token, in any order.
pub fn offer_options(state: &State, empire: Empire, each: Each<'_>) -> ControlFlow<()> {
    let draft = &state.drafts[empire];
    let missing = state.open.trade.due[empire].saturating_sub(draft.count());
    let mut left = state.hands[empire];
    left.remove_all(draft);
    let kinds = (left.tokens()).map(|token| (token, usize::from(left.get(token))));
    pick::each_kind(kinds, missing.into(), &mut |token| {
        each(Act::Offer { token })
    })
}

/// 2.1-i
pub fn reveal(state: &mut State, out: &mut Out<Event>) {
    for empire in state.open.players().iter() {
        let offer = std::mem::take(&mut state.drafts[empire]);
        state.hands[empire].remove_all(&offer);
        state.open.trade.offers[empire] = offer;
    }
    let offers = state.open.trade.offers;
    out.reveal(SeatSet::first(state.open.seats), Event::Revealed { offers });
    if let Some(first) = state.open.trade.first {
        due(state, first, out);
    }
}

/// 2.1-a, 2.1-b
pub fn may_announce(open: &Open, number: u8) -> Result<(), Refusal> {
    match marker(number) {
        None => Err(Refusal::NoSuchNumber(number)),
        Some(marker) if !open.markers[marker] => Err(Refusal::MarkerPlayed(number)),
        Some(_) => Ok(()),
    }
}

/// 2.1-h
pub fn may_offer(hand: &Holding, number: u8) -> Result<(), Refusal> {
    if number > MOST_OWN {
        Err(Refusal::NumberTooLarge(number))
    } else if number > hand.count() {
        Err(Refusal::HoldTooFew(number))
    } else {
        Ok(())
    }
}

/// 2.2-c, 2.2-d, 2.2-e: from whom `due` may take.
pub fn sources(open: &Open, due: Empire) -> EmpireSet {
    (open.players().iter())
        .filter(|&from| may_take_from(open, due, from).is_ok())
        .collect()
}

/// Whether `due` may take from this player at all.
pub fn may_take_from(open: &Open, due: Empire, from: Empire) -> Result<(), Refusal> {
    let trade = &open.trade;
    if from == due {
        Err(Refusal::OwnOffer)
    } else if !open.players().contains(from) {
        Err(Refusal::NotPlaying(from))
    } else if trade.due[from] == 0 {
        Err(Refusal::TakesNoPart(from))
    } else if trade.offers[from].is_empty() {
        Err(Refusal::NotOffered(from))
    } else if trade.before == Some(due) && trade.last == Some(from) {
        Err(Refusal::NoRepeat(from))
    } else {
        Ok(())
    }
}

/// 2.2-f, 2.2-g
fn due(state: &mut State, due: Empire, out: &mut Out<Event>) {
    let open = &mut state.open;
    if !sources(open, due).is_empty() {
        open.phase = Phase::Take { due };
        return;
    }
    out.tell(Event::ChainEnded { due });
    // 2.2-h
    for empire in open.players().iter() {
        let back = std::mem::take(&mut open.trade.offers[empire]);
        state.hands[empire].add_all(&back);
    }
    match open.trade.first {
        // 2.2.1-a
        Some(by) if by != due => open.phase = Phase::Give { by, to: due },
        _ => end(state),
    }
}

/// 2.2.1-d
fn end(state: &mut State) {
    for empire in state.open.players().iter() {
        let taken = state.open.trade.taken[empire];
        state.hands[empire].add_all(&taken);
    }
    state.open.trade = Trade::default();
    build::begin(state);
}

/// RUL-13: what the first taker may give.
pub fn givable(state: &State, by: Empire) -> Holding {
    let mut all = state.hands[by];
    all.add_all(&state.open.trade.taken[by]);
    all
}

pub fn options(state: &State, empire: Empire, each: Each<'_>) -> ControlFlow<()> {
    let open = &state.open;
    match open.phase {
        Phase::Announce => (MARKERS.into_iter().flatten())
            .filter(|&number| may_announce(open, number).is_ok())
            .try_for_each(|number| each(Act::Announce { number })),
        Phase::OwnNumber { .. } => {
            each(Act::KeepNumber)?;
            (0..=MOST_OWN)
                .filter(|&number| may_offer(&state.hands[empire], number).is_ok())
                .try_for_each(|number| each(Act::OwnNumber { number }))
        }
        Phase::Take { .. } => {
            for from in sources(open, empire).iter() {
                for token in open.trade.offers[from].tokens() {
                    each(Act::Take { from, token })?;
                }
            }
            ControlFlow::Continue(())
        }
        _ => (givable(state, empire).tokens()).try_for_each(|token| each(Act::Give { token })),
    }
}

pub fn apply(state: &mut State, empire: Empire, act: Act, out: &mut Out<Event>) {
    match (act, state.open.phase) {
        (Act::Announce { number }, _) => announce(state, empire, number, out),
        (Act::OwnNumber { number }, _) => {
            state.open.trade.due[empire] = number;
            own_number(state, empire, Some(number), out);
        }
        (Act::KeepNumber, _) => own_number(state, empire, None, out),
        (Act::Offer { token }, _) => {
            state.drafts[empire].add(token);
        }
        (Act::Take { from, token }, _) => {
            let trade = &mut state.open.trade;
            trade.offers[from].remove(token);
            trade.taken[empire].add(token);
            trade.before = trade.last;
            trade.last = Some(empire);
            out.tell(Event::Took {
                empire,
                from,
                token,
            });
            due(state, from, out);
        }
        (Act::Give { token }, Phase::Give { to, .. }) => {
            let taken = &mut state.open.trade.taken[empire];
            match taken.has(token) {
                true => taken.remove(token),
                false => state.hands[empire].remove(token),
            }
            state.hands[to].add(token);
            let shows = SeatSet::first(state.open.seats);
            out.reveal(shows, Event::Gave { empire, to, token });
            end(state);
        }
        _ => {}
    }
}

fn own_number(state: &mut State, empire: Empire, number: Option<u8>, out: &mut Out<Event>) {
    state.open.trade.numbers.remove(empire);
    out.tell(Event::OwnNumber { empire, number });
    next_number(state, out);
}
