//! A state as it is written down: names instead of indices.

use serde::{Deserialize, Serialize};

use crate::act::Action;
use crate::ids::{Card, Deus, Face, Location};
use crate::sets::CardSet;
use crate::side::{BySide, Side};
use crate::state::{Draft, DrawDeck, Knowledge, Memory, Open, State};
use kernel::SeatSet;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub open: Open,
    pub hands: BySide<CardSet>,
    pub reserves: BySide<CardSet>,
    pub decks: BySide<Layers>,
    pub deus: BySide<Option<Deus>>,
    /// What the enemy of each power knows of its cards.
    pub sure: BySide<CardSet>,
    pub held: BySide<CardSet>,
    pub deep: BySide<CardSet>,
    pub draft: Command,
}

/// A draw deck: what lies on top, the next one first; what lies anywhere; heaps under
/// it; what lies at the bottom.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layers {
    pub top: Vec<Card>,
    pub bag: CardSet,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub under: Vec<CardSet>,
    pub bottom: Vec<Card>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Command {
    pub action: Option<Action>,
    pub at: Option<Location>,
    pub from: Option<Location>,
    pub drafted: Option<Face>,
    pub levy: bool,
    pub picks: [CardSet; 2],
}

impl From<State> for Position {
    fn from(state: State) -> Position {
        let card = |index: u8| Card::try_from(index).ok();
        let layers = |deck: &DrawDeck| Layers {
            top: deck.top().filter_map(card).collect(),
            bag: CardSet::of_ids(deck.bag()),
            under: deck.under().map(CardSet::of_ids).collect(),
            bottom: deck.bottom().filter_map(card).collect(),
        };
        let known = |memory: &Memory| {
            BySide::from_fn(|side: Side| CardSet::of_ids(memory.of(side.enemy().seat())))
        };
        let Draft {
            action,
            at,
            from,
            drafted,
            levy,
            picks,
        } = state.draft;
        Position {
            open: state.open,
            hands: state.hands,
            reserves: state.reserves,
            decks: BySide::from_fn(|side| layers(&state.decks[side])),
            deus: state.deus,
            sure: known(&state.knowledge.sure),
            held: known(&state.knowledge.held),
            deep: known(&state.knowledge.deep),
            draft: Command {
                action,
                at,
                from,
                drafted,
                levy,
                picks: [0, 1].map(|kind| CardSet::of_ids(picks.taken(kind))),
            },
        }
    }
}

fn deck(layers: &Layers) -> Result<DrawDeck, String> {
    let mut seen = CardSet::EMPTY;
    let mut once = |cards: CardSet| match seen.meets(cards) {
        true => Err("a card lies twice in a draw deck".to_owned()),
        false => {
            seen |= cards;
            Ok(())
        }
    };
    once(layers.bag)?;
    let mut deck = DrawDeck::shuffled(layers.bag.ids());
    let full = |_| "too many cards have a known place in a draw deck".to_owned();
    for &layer in &layers.under {
        once(layer)?;
        deck.put_under(layer.ids());
    }
    for &card in layers.top.iter().rev() {
        once(CardSet::one(card))?;
        deck.put_on_top(card.index() as u8).map_err(full)?;
    }
    for &card in &layers.bottom {
        once(CardSet::one(card))?;
        deck.put_at_bottom(card.index() as u8).map_err(full)?;
    }
    Ok(deck)
}

impl TryFrom<Position> for State {
    type Error = String;

    fn try_from(position: Position) -> Result<State, String> {
        let memory = |known: &BySide<CardSet>| {
            let mut memory = Memory::new();
            for side in Side::ALL {
                let watcher = SeatSet::one(side.enemy().seat());
                memory.reveal_all(known[side].ids(), watcher);
            }
            memory
        };
        let command = &position.draft;
        let mut draft = Draft {
            action: command.action,
            at: command.at,
            from: command.from,
            drafted: command.drafted,
            levy: command.levy,
            ..Draft::default()
        };
        for (kind, cards) in command.picks.iter().enumerate() {
            for card in cards.iter() {
                draft.picks.take(kind, card.index() as u8);
            }
        }
        let decks = &position.decks;
        Ok(State {
            open: position.open,
            hands: position.hands,
            reserves: position.reserves,
            decks: BySide::new(deck(&decks[Side::Rome])?, deck(&decks[Side::Carthage])?),
            deus: position.deus,
            knowledge: Knowledge {
                sure: memory(&position.sure),
                held: memory(&position.held),
                deep: memory(&position.deep),
            },
            draft,
        })
    }
}
