//! 7 Strategy Phase: hands, who plays first, whose play it is.

use std::ops::ControlFlow;

use kernel::{Ask, Audience, Chance, Out, Value};
use land_war::{BySide, Side};

use crate::act::Act;
use crate::data::Timing;
use crate::event::Event;
use crate::frame::TurnStep;
use crate::ids::Card;
use crate::sets::CardSet;
use crate::state::{Open, State, draw_pile, everyone};
use crate::turn::{self, go};
use crate::{setup, victory};

pub fn advance(
    state: &mut State,
    step: TurnStep,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) -> bool {
    match step {
        TurnStep::Deal => {
            deal(state, chance, out);
            go(state, TurnStep::Preempt);
        }
        TurnStep::Preempt => {
            // #79: no preemption against Rome's initiative.
            let asked = chooser(&state.open).enemy();
            if !state.open.own.effects.roman_initiative && !state.own.hands[asked].is_empty() {
                return true;
            }
            go(state, TurnStep::First);
        }
        TurnStep::First => return true,
        TurnStep::Play => {
            let hands = &state.own.hands;
            let to_play = state.open.own.to_play;
            if hands[to_play].is_empty() && hands[to_play.enemy()].is_empty() {
                over(state, out);
                return false;
            }
            if hands[to_play].is_empty() {
                // 7.2-b
                state.open.own.to_play = to_play.enemy();
            }
            return true;
        }
        _ => {}
    }
    false
}

/// Both hands are empty.
fn over(state: &mut State, out: &mut Out<Event>) {
    let sheet = state.open.own.sheet();
    if sheet.ends_with_last_card && state.open.own.turn == sheet.last_turn {
        victory::final_check(state);
    } else {
        turn::begin_winter(state, out);
    }
}

/// 7.3-a
pub fn chooser(open: &Open) -> Side {
    match open.own.effects.roman_initiative {
        true => Side::Rome,
        false => open.own.sheet().chooser,
    }
}

/// 7.1
fn deal(state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let due = match state.open.own.options.additional {
        crate::state::Additional::ByTurn => setup::cards_of_turn(&state.open),
        _ => CardSet::EMPTY,
    };
    setup::add_cards(&mut state.open, due);
    let size = state.open.own.sheet().hands[usize::from(state.open.own.turn) - 1];
    // 7.1-b
    if draw_pile(state).len() < 2 * usize::from(size) {
        let discard = std::mem::take(&mut state.open.own.discard);
        state.open.own.unseen |= discard;
        out.tell(Event::Shuffled);
    }
    // 7.1-c
    let mut dealt = BySide::<CardSet>::default();
    for _ in 0..size {
        for side in [Side::Carthage, Side::Rome] {
            let pile = draw_pile(state);
            if pile.is_empty() {
                continue;
            }
            let seat = state.open.seat_of(side);
            let ask = Ask::secret("deal", Audience::only(seat));
            let card = draw(pile, ask, chance);
            state.own.hands[side].insert(card);
            dealt[side].insert(card);
        }
    }
    for side in [Side::Carthage, Side::Rome] {
        let event = |cards| Event::Dealt {
            side,
            count: dealt[side].len() as u8,
            cards,
        };
        let to = Audience::only(state.open.seat_of(side));
        out.split(to, event(Some(dealt[side])), event(None));
    }
}

/// One card of a hidden set, each as likely.
pub fn draw(from: CardSet, ask: Ask, chance: &mut dyn Chance) -> Card {
    let nth = |index: u32| from.nth(index as usize).expect("one of the cards");
    let name = |index: u32| Value::thing(nth(index).id());
    nth(chance.one_of(ask, from.len() as u32, &name))
}

pub fn preempt_options(
    state: &State,
    side: Side,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    each(Act::Decline)?;
    (state.own.hands[side].iter())
        .filter(|card| card.sheet().timing == Timing::Campaign)
        .try_for_each(|card| each(Act::Preempt { card }))
}

/// 7.3.1-a
pub fn preempt(state: &mut State, side: Side, card: Card, out: &mut Out<Event>) {
    state.open.own.to_play = side;
    state.open.own.revealed = Some(card);
    state.own.known[side].insert(card);
    out.reveal(everyone(), Event::Preempted { side, card });
    go(state, TurnStep::Play);
}

/// 7.3-a
pub fn choose_first(state: &mut State, side: Side, out: &mut Out<Event>) {
    state.open.own.effects.roman_initiative = false;
    state.open.own.to_play = side;
    out.tell(Event::FirstChosen { side });
    go(state, TurnStep::Play);
}

/// 7.2-a, 7.2-b: whose play is next.
pub fn pass_on(state: &mut State) {
    let next = state.open.own.to_play.enemy();
    if !state.own.hands[next].is_empty() {
        state.open.own.to_play = next;
    }
}
