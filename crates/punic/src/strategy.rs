//! 7 Strategy Phase: hands, preemption, whose play it is; and the card on the table.

use std::ops::ControlFlow;

use kernel::{Ask, Audience, Chance, Out, Value};
use serde::{Deserialize, Serialize};

use crate::act::Act;
use crate::event::Event;
use crate::id::Card;
use crate::reason::{Allowed, unless};
use crate::refusal::why;
use crate::set::{CardSet, GeneralSet, SpaceSet};
use crate::sheets::Timing;
use crate::side::{BySide, Side};
use crate::state::{Open, State, everyone};
use crate::war::War;

/// Where the strategy cards are, as far as everybody knows, and whose play it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Strategy<W: War> {
    /// Cards whose place nobody sees: in the draw pile or in a hand.
    pub unseen: CardSet<W>,
    pub discard: CardSet<W>,
    /// Out of the game.
    pub removed: CardSet<W>,
    /// Who plays next, and the card he must play first (7.3.1-a).
    pub to_play: Side,
    pub revealed: Option<Card<W>>,
    /// Regular cards played this turn.
    pub played: BySide<u8>,
    /// Who has played a regular card in this round (3.10).
    pub round: BySide<bool>,
    /// The card on the table.
    pub play: Option<Play<W>>,
}

impl<W: War> Strategy<W> {
    /// Before the first deal, with these cards in the draw pile.
    pub fn new(unseen: CardSet<W>) -> Strategy<W> {
        Strategy {
            unseen,
            discard: CardSet::EMPTY,
            removed: CardSet::EMPTY,
            to_play: Side::Rome,
            revealed: None,
            played: BySide::default(),
            round: BySide::default(),
            play: None,
        }
    }
}

/// How a strategy card is used (8.1-a).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "snake_case")]
pub enum Use<W: War> {
    Event,
    /// Its operations: activate a general. A dual card's event works in it (8.1-d).
    General,
    Pcs,
    Troops,
    Discard,
    #[serde(untagged)]
    Game(W::Use),
}

/// The strategy card on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Play<W: War> {
    pub side: Side,
    pub card: Card<W>,
    pub way: Use<W>,
    /// Generals that may still be activated.
    pub generals: u8,
    /// Generals activated by this card.
    pub activated: GeneralSet<W>,
    /// A general of the Campaign has sailed (8.3-b).
    pub sailed: bool,
    /// Cities and Tribes already attempted with this card (8.3-d).
    pub attempted: SpaceSet<W>,
    /// Its event came about, so that it leaves the game (8.1-c, 8.1-e).
    pub spent: bool,
    /// The event was cancelled.
    pub cancelled: bool,
}

impl<W: War> Play<W> {
    pub fn new(side: Side, card: Card<W>, way: Use<W>) -> Play<W> {
        Play {
            side,
            card,
            way,
            generals: 1,
            activated: GeneralSet::EMPTY,
            sailed: false,
            attempted: SpaceSet::EMPTY,
            spent: false,
            cancelled: false,
        }
    }
}

/// The draw pile.
pub fn draw_pile<W: War>(state: &State<W>) -> CardSet<W> {
    state.open.strategy.unseen - state.hands[Side::Rome] - state.hands[Side::Carthage]
}

/// 7.1: each side is dealt so many cards.
pub fn deal<W: War>(
    state: &mut State<W>,
    size: u8,
    chance: &mut dyn Chance,
    out: &mut Out<Event<W>>,
) {
    // 7.1-b
    if draw_pile(state).len() < 2 * usize::from(size) {
        let discard = std::mem::take(&mut state.open.strategy.discard);
        state.open.strategy.unseen |= discard;
        out.tell(Event::Shuffled);
    }
    // 7.1-c
    let mut dealt = BySide::<CardSet<W>>::default();
    for _ in 0..size {
        for side in [Side::Carthage, Side::Rome] {
            let pile = draw_pile(state);
            if pile.is_empty() {
                continue;
            }
            let seat = state.open.seat_of(side);
            let ask = Ask::secret("deal", Audience::only(seat));
            let card = draw(pile, ask, chance);
            state.hands[side].insert(card);
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
pub fn draw<W: War>(from: CardSet<W>, ask: Ask, chance: &mut dyn Chance) -> Card<W> {
    let nth = |index: u32| from.nth(index as usize).expect("one of the cards");
    let name = |index: u32| Value::thing(nth(index).id());
    nth(chance.one_of(ask, from.len() as u32, &name))
}

/// 7.3.1: the Campaign cards that may be revealed.
pub fn preempt_options<W: War>(
    state: &State<W>,
    side: Side,
    each: &mut dyn FnMut(Act<W>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    each(Act::Decline)?;
    (state.hands[side].iter())
        .filter(|&card| preempts(card).is_ok())
        .try_for_each(|card| each(Act::Preempt { card }))
}

/// 7.3.1-a
pub fn preempts<W: War>(card: Card<W>) -> Allowed {
    unless(card.sheet().timing != Timing::Campaign, why::NO_CAMPAIGN)
}

/// 7.3.1-a: this side plays first, with the card it has shown.
pub fn preempt<W: War>(state: &mut State<W>, side: Side, card: Card<W>, out: &mut Out<Event<W>>) {
    state.open.strategy.to_play = side;
    state.open.strategy.revealed = Some(card);
    state.known[side].insert(card);
    out.reveal(everyone(), Event::Preempted { side, card });
}

/// 7.3-a
pub fn choose_first<W: War>(open: &mut Open<W>, side: Side, out: &mut Out<Event<W>>) {
    open.strategy.to_play = side;
    out.tell(Event::FirstChosen { side });
}

/// Who plays the next card, if a hand is left (7.2-b).
pub fn next_player<W: War>(state: &mut State<W>) -> Option<Side> {
    let side = state.open.strategy.to_play;
    let holds = |side: Side| !state.hands[side].is_empty();
    let next = [side, side.enemy()].into_iter().find(|&side| holds(side))?;
    state.open.strategy.to_play = next;
    Some(next)
}

/// 7.2-a, 7.2-b: whose play is next.
pub fn pass_on<W: War>(state: &mut State<W>) {
    let next = state.open.strategy.to_play.enemy();
    if !state.hands[next].is_empty() {
        state.open.strategy.to_play = next;
    }
}
