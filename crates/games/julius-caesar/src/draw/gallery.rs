//! Everything in the box: all blocks at full strength, the whole deck.

use kernel::scene::{Body, Panel, Tint};
use kernel::{Lexicon, Message};

use super::{keys, panels};
use crate::{Card, CardKind, Side, data};

pub fn all(words: &Lexicon) -> Vec<Panel> {
    let mut shown: Vec<Panel> = (Side::ALL.into_iter())
        .map(|side| blocks(side, words))
        .collect();
    let (command, events): (Vec<Card>, Vec<Card>) =
        Card::all().partition(|card| matches!(card.sheet().kind, CardKind::Command { .. }));
    shown.push(cards("gallery-command", &command, words));
    shown.push(cards("gallery-events", &events, words));
    shown
}

/// Cleopatra stands with Pompey, as she does at the start (5.1).
fn blocks(side: Side, words: &Lexicon) -> Panel {
    let mut owned = data().owned[side];
    if data().cleopatra.sheet().owner == side {
        owned = owned.with(data().cleopatra);
    }
    let title = Message::new("gallery-blocks").name("side", keys::side_name(side));
    Panel {
        key: format!("gallery:{}", side.id()),
        title: words.say(&title),
        tint: Some(keys::tint(side)),
        body: Body::Pool {
            items: panels::faces(owned, side, words),
            note: None,
        },
    }
}

fn cards(title: &'static str, cards: &[Card], words: &Lexicon) -> Panel {
    let items = (cards.iter())
        .map(|&card| panels::card(keys::card(card), card, Tint::Crimson, words))
        .collect();
    Panel {
        key: title.to_owned(),
        title: words.name(title),
        tint: None,
        body: Body::Hand { cards: items },
    }
}
