//! 2.1 Card Phase: deal, discard, commit, reveal; and how a turn passes.

use std::ops::ControlFlow;

use kernel::{Ask, Audience, Chance, Out, Value};

use crate::act::Act;
use crate::battle;
use crate::command;
use crate::event::Event;
use crate::links::{Entries, Roads};
use crate::state::{Phase, Pins, State, everyone};
use crate::winter;
use crate::{BlockSet, BySide, Card, CardKind, CardSet, God, Side, data};

/// 2.1-b: all 27 cards are shuffled, and each side is dealt its six.
pub fn begin_year(state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let open = &mut state.open;
    open.turn = 1;
    open.phase = Phase::Discard;
    open.now = BySide::default();
    open.last = BySide::default();
    open.played = BySide::default();
    state.discarded = BySide::default();
    state.answers = BySide::default();
    out.tell(Event::YearBegan { year: open.year });
    let mut deck: CardSet = Card::all().collect();
    for side in Side::ALL {
        let to = Audience::only(side.seat());
        let mut hand = CardSet::EMPTY;
        for _ in 0..data().limits.dealt {
            let ask = Ask::secret("deal", to);
            let size = deck.len() as u32;
            let name = |index| Value::thing(deck.nth(index as usize).map_or("", Card::id));
            let index = chance.one_of(ask, size, &name);
            if let Some(card) = deck.nth(index as usize) {
                deck.remove(card);
                hand.insert(card);
            }
        }
        state.hands[side] = hand;
        let dealt = |cards| Event::Dealt { side, cards };
        out.split(to, dealt(Some(hand)), dealt(None));
    }
}

/// SM-2, SM-3: the cards that `side` may put down.
pub fn options(
    state: &State,
    side: Side,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if state.answers[side].is_some() {
        return ControlFlow::Continue(());
    }
    for card in state.hands[side] {
        match state.open.phase {
            Phase::Discard => each(Act::Discard { card })?,
            // EC-APO-d: nothing to copy yet.
            _ if state.open.turn == 1 && god(card) == Some(God::Apollo) => {}
            _ => each(Act::Commit { card })?,
        }
    }
    ControlFlow::Continue(())
}

pub fn god(card: Card) -> Option<God> {
    match card.sheet().kind {
        CardKind::Event(god) => Some(god),
        CardKind::Command { .. } => None,
    }
}

/// Both have put a card away (2.1-c).
pub fn close_discard(state: &mut State, out: &mut Out<Event>) {
    for side in Side::ALL {
        if let Some(card) = state.answers[side].take() {
            state.hands[side].remove(card);
            state.discarded[side] = Some(card);
            let event = |card| Event::Discarded { side, card };
            out.split(Audience::only(side.seat()), event(Some(card)), event(None));
        }
    }
    state.open.phase = Phase::Commit;
}

/// Both cards are laid open (2.1-e), and the players' roles follow from them.
pub fn close_commit(state: &mut State, out: &mut Out<Event>) {
    let (Some(caesar), Some(pompey)) = (
        state.answers[Side::Caesar].take(),
        state.answers[Side::Pompey].take(),
    ) else {
        return;
    };
    let cards = BySide::new(caesar, pompey);
    for side in Side::ALL {
        let card = cards[side];
        state.hands[side].remove(card);
        state.open.played[side].insert(card);
        state.open.now[side] = Some(card);
    }
    out.reveal(everyone(), Event::Revealed { caesar, pompey });
    match player_one(state, cards) {
        None => {
            // 2.1-j
            out.tell(Event::Cancelled);
            end_turn(state, out);
        }
        Some(first) => {
            state.open.first = first;
            command::begin_part(state, first, false, out);
        }
    }
}

/// 2.1-g to 2.1-k and OPT-1; nobody if two Events cancel each other.
pub fn player_one(state: &State, cards: BySide<Card>) -> Option<Side> {
    let moves = |side: Side| match cards[side].sheet().kind {
        CardKind::Command { moves, .. } => Some(moves),
        CardKind::Event(_) => None,
    };
    let open = &state.open;
    let opening = open.turn == 1 && open.year == data().setup.first_year;
    match (moves(Side::Caesar), moves(Side::Pompey)) {
        (None, None) => None,
        _ if open.tournament && opening => Some(Side::Caesar),
        (None, Some(_)) => Some(Side::Caesar),
        (Some(_), None) => Some(Side::Pompey),
        (Some(caesar), Some(pompey)) if caesar > pompey => Some(Side::Caesar),
        (Some(caesar), Some(pompey)) if caesar < pompey => Some(Side::Pompey),
        (Some(_), Some(_)) => Some(data().limits.tie_player_one),
    }
}

/// SM-12: after the second part the battles begin, and nobody is marked as moved.
pub fn end_part(state: &mut State, out: &mut Out<Event>) {
    let Some(part) = state.open.part.take() else {
        return;
    };
    state.open.roads = Roads::UNUSED;
    if part.second {
        state.moved = BlockSet::EMPTY;
        state.open.pinned = Pins::NONE;
        battle::next(state, out);
    } else {
        command::begin_part(state, part.side.enemy(), true, out);
    }
}

/// SM-19: the turn's memory is wiped (SM-g); after the fifth comes the winter.
pub fn end_turn(state: &mut State, out: &mut Out<Event>) {
    let open = &mut state.open;
    let (year, turn) = (open.year, open.turn);
    open.part = None;
    open.roads = Roads::UNUSED;
    open.entries = Entries::NONE;
    open.attacks = BySide::default();
    open.surprise = None;
    open.pinned = Pins::NONE;
    open.last = open.now;
    open.now = BySide::default();
    state.moved = BlockSet::EMPTY;
    state.reserve = BlockSet::EMPTY;
    state.came = [None; crate::Block::COUNT];
    out.tell(Event::TurnEnded { year, turn });
    if turn < data().setup.turns {
        state.open.turn += 1;
        state.open.phase = Phase::Commit;
    } else {
        winter::begin(state, out);
    }
}
