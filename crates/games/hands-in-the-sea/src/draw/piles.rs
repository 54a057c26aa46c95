//! Piles that can be looked through: draw decks by what they are made of and never in
//! order, discard piles, Empire decks, and what lies beside the board.

use kernel::scene::{Body, Emblem, Figure, Item, Panel, Shape, Tint};
use kernel::{Lexicon, Message};

use super::keys;
use crate::ids::{EventCard, Face, Strategy};
use crate::pile::Pile;
use crate::side::Side;
use crate::view::View;
use crate::words::names;

pub fn all(view: &View, words: &Lexicon) -> Vec<Panel> {
    let own = view.side.unwrap_or(Side::Rome);
    let mut panels = Vec::new();
    for side in [own, own.enemy()] {
        let power = &view.powers[side];
        let titled = |key: &'static str, count: usize| {
            let title = Message::new(key).name("side", names::side_of(side));
            words.say(&title.count("count", count as i64))
        };
        let tint = Some(keys::tint(side));
        let id = side.id();
        panels.push(deck(view, side, words));
        panels.push(pile(
            format!("discard:{id}"),
            titled("board-discard", power.discard.len()),
            tint,
            small(&format!("discard:{id}"), &power.discard, words),
            None,
        ));
        panels.push(pile(
            format!("empire:{id}"),
            titled("board-empire", power.empire.len()),
            tint,
            small(&format!("empire:{id}"), &power.empire, words),
            None,
        ));
    }
    panels.extend(beside(view, words));
    panels.retain(|panel| panel.items().next().is_some());
    panels
}

fn pile(
    key: String,
    title: String,
    tint: Option<Tint>,
    items: Vec<Item>,
    note: Option<String>,
) -> Panel {
    let body = Body::Pile { items, note };
    Panel {
        key,
        title,
        tint,
        body,
    }
}

/// A card as a small counter: its picture, and how many of it there are.
pub fn counter(key: String, face: Face, count: u8, words: &Lexicon) -> Item {
    let figure = Figure::Token {
        shape: Shape::Counter,
        tint: keys::card_tint(face),
        emblem: Some(keys::card(face)),
        text: (count > 1).then(|| count.to_string()),
    };
    let name = words.name(&names::card(face));
    let title = match count {
        1 => name,
        _ => format!("{count} × {name}"),
    };
    Item::new(key, figure, title)
}

fn small(key: &str, pile: &Pile, words: &Lexicon) -> Vec<Item> {
    (pile.kinds())
        .map(|(face, count)| counter(format!("{key}:{face}"), face, count, words))
        .collect()
}

/// A draw deck: the own one by what it is made of, another's together with the hand and
/// a face-down Reserve (D-3). What lies on top or at the bottom for all to know is told.
fn deck(view: &View, side: Side, words: &Lexicon) -> Panel {
    let power = &view.powers[side];
    let own = view.own.as_ref().filter(|_| view.side == Some(side));
    let (key, mut pile_of) = match own {
        Some(own) => ("board-deck", own.bag),
        None => ("board-unseen", power.unseen),
    };
    let mut tips: Vec<Message> = Vec::new();
    let top: Pile = power.top.iter().collect();
    if !top.is_empty() {
        let say = Message::new("board-deck-top");
        tips.push(say.fact("cards", names::in_order(power.top.iter())));
        top.each().for_each(|face| pile_of.add(face));
    }
    for heap in power.under.iter() {
        let say = Message::new("board-deck-under");
        tips.push(say.fact("cards", names::pile(&heap)));
        heap.each().for_each(|face| pile_of.add(face));
    }
    if own.is_none() {
        for (key, known) in [
            ("board-known-deck", &power.known_deck),
            ("board-known-held", &power.known_held),
        ] {
            if !known.is_empty() {
                tips.push(Message::new(key).fact("cards", names::pile(known)));
            }
        }
    }
    if power.campaign {
        tips.push(Message::new("board-deck-campaign"));
    }
    let count = match own {
        Some(_) => usize::from(power.deck),
        None => pile_of.len(),
    };
    let title = Message::new(key)
        .name("side", names::side_of(side))
        .count("count", count as i64);
    let id = format!("deck:{}", side.id());
    let items = small(&id, &pile_of, words);
    let tips: Vec<String> = tips.iter().map(|tip| words.say(tip)).collect();
    let note = (!tips.is_empty()).then(|| tips.join(" "));
    pile(id, words.say(&title), Some(keys::tint(side)), items, note)
}

fn sign(key: String, emblem: Emblem, title: String) -> Item {
    let figure = Figure::Token {
        shape: Shape::Counter,
        tint: Tint::Stone,
        emblem: Some(emblem),
        text: None,
    };
    Item::new(key, figure, title)
}

/// The neutral piles, strategy cards and events.
fn beside(view: &View, words: &Lexicon) -> [Panel; 6] {
    let titled = |key: &'static str, count: usize| {
        words.say(&Message::new(key).count("count", count as i64))
    };
    let of_cards = |key: &'static str, title: &'static str, cards: &Pile| {
        let items = small(key, cards, words);
        pile(
            key.to_owned(),
            titled(title, cards.len()),
            None,
            items,
            None,
        )
    };
    let strategies = |key: &'static str, title, cards: Vec<Strategy>| {
        let items = (cards.iter())
            .map(|&card| {
                let name = words.name(&names::strategy(card));
                let text = words.name(&names::strategy_text(card));
                sign(format!("{key}:{card}"), keys::strategy(card), name).tip(text)
            })
            .collect();
        pile(
            key.to_owned(),
            titled(title, cards.len()),
            None,
            items,
            None,
        )
    };
    let events = |key: &'static str, title, cards: Vec<EventCard>| {
        let items = (cards.iter())
            .map(|&card| {
                let name = words.name(&names::event(card));
                let text = words.name(&names::event_text(card));
                sign(format!("{key}:{card}"), keys::event(card), name).tip(text)
            })
            .collect();
        pile(
            key.to_owned(),
            titled(title, cards.len()),
            None,
            items,
            None,
        )
    };
    // Strategy cards that nobody sees, in no order.
    let mut deck = !view.strategy_discard;
    for card in view.row {
        deck.remove(card);
    }
    for side in Side::ALL {
        if let Some(slot) = view.powers[side].slot {
            deck.remove(slot.card);
        }
    }
    let coming = view.events - view.event_discard - view.event_drawn;
    [
        of_cards("neutral", "board-neutral", &view.neutral_empire),
        of_cards(
            "neutral-locations",
            "board-neutral-locations",
            &view.neutral_locations,
        ),
        strategies("strategies", "board-strategies", deck.iter().collect()),
        strategies(
            "strategy-discard",
            "board-strategy-discard",
            view.strategy_discard.iter().collect(),
        ),
        events("events", "board-events", coming.iter().collect()),
        events(
            "event-discard",
            "board-event-discard",
            view.event_discard.iter().collect(),
        ),
    ]
}
