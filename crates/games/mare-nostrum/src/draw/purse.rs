//! One's own resources, laid out in the sets that can be made of them.

use kernel::scene::{Body, Emblem, Item, Ladder, Mark, Panel, Row, Rung};
use kernel::{Lexicon, Message};

use super::{keys, panels};
use crate::data::{Building, data};
use crate::holding::Holding;
use crate::ids::{Card, Empire, Good, Token};
use crate::state::Phase;
use crate::view::View;
use crate::words::names;

/// Coins beyond this are one disc with a number: no set is that long.
const MOST_COINS: u8 = 13;

pub fn panel(view: &View, words: &Lexicon) -> Option<Panel> {
    let empire = view.empire?;
    let title = words.name("board-sets");
    let ladder = Ladder {
        rungs: rungs(view, empire, words),
        rows: rows(view, words),
        note: note(view, empire, words),
    };
    Some(Panel {
        key: "sets".to_owned(),
        title: format!("{title} ({})", view.hand.count()),
        tint: Some(keys::tint(empire)),
        body: Body::Ladder(Box::new(ladder)),
    })
}

/// What is laid out of the hand and still counted in it.
fn laid(view: &View) -> Holding {
    match view.open.phase {
        Phase::Offer => view.offer,
        Phase::Gardens { .. } => view.kept,
        _ => view.paying.map_or(Holding::NONE, |paying| paying.spent),
    }
}

/// Row by row one of each kind that there is so many of: each row is a set.
fn rows(view: &View, words: &Lexicon) -> Vec<Row> {
    let hand = &view.hand;
    let laid = laid(view);
    let deepest = Good::ALL.map(|good| hand.of_kind(good));
    let deepest = deepest.into_iter().max().unwrap_or(0);
    let mut rows: Vec<Row> = (0..deepest)
        .map(|depth| {
            let items = (Good::ALL.into_iter())
                .filter(|&good| hand.of_kind(good) > depth)
                .map(|good| {
                    // The legendary one lies last of its kind.
                    let ordinary = hand.ordinary(good);
                    let (token, turn) = match depth < ordinary {
                        true => (Token::of(good), depth),
                        false => (Token::legendary(good), 0),
                    };
                    own(token, turn < laid.get(token), words)
                })
                .collect();
            row(words.name("board-row-goods"), items)
        })
        .collect();
    let coins = hand.coins();
    if coins > 0 {
        let items = match coins {
            0..=MOST_COINS => (0..coins)
                .map(|turn| own(Token::COIN, turn < laid.coins(), words))
                .collect(),
            _ => vec![panels::token(
                keys::own(Token::COIN),
                Token::COIN,
                coins,
                words,
            )],
        };
        rows.push(row(words.name("board-row-coins"), items));
    }
    rows
}

fn own(token: Token, chosen: bool, words: &Lexicon) -> Item {
    panels::token(keys::own(token), token, 1, words).mark(Mark::Chosen, chosen)
}

fn row(title: String, items: Vec<Item>) -> Row {
    Row {
        tint: None,
        emblem: None,
        title,
        role: String::new(),
        acts_now: false,
        items,
        apart: Vec::new(),
    }
}

/// The largest set that can be made of a hand (3.0-c, 3.0-f, 3.0-g).
fn largest(view: &View, empire: Empire) -> u8 {
    let hand = &view.hand;
    let (coins, kinds) = (hand.coins(), hand.kinds().len() as u8);
    let mixed = match view.open.has_power(empire, Card::Cleopatra) {
        true => (kinds + coins.min(1)).max(coins + kinds.min(1)),
        false => 0,
    };
    let doubled = match view.open.has_power(empire, Card::Hannibal) {
        true => kinds + u8::from(!hand.doubled().is_empty()),
        false => 0,
    };
    coins.max(kinds).max(mixed).max(doubled)
}

fn rungs(view: &View, empire: Empire, words: &Lexicon) -> Vec<Rung> {
    let limits = &data().limits;
    let largest = largest(view, empire);
    let rung = |size: u8, emblems: Vec<Emblem>, title: String| Rung {
        size,
        emblems,
        title,
        reached: largest >= size,
    };
    let mut rungs = vec![
        rung(
            limits.unit_cost,
            vec![
                Emblem::Standard,
                Emblem::Legion,
                Emblem::Trireme,
                Emblem::Fortress,
                Emblem::Caravan,
                Emblem::City,
            ],
            words.name("board-rung-three"),
        ),
        rung(
            limits.building_costs[Building::Market as usize],
            vec![Emblem::Market, Emblem::Temple],
            words.name("board-rung-six"),
        ),
    ];
    if let Some(price) = view.open.card_price(empire) {
        let title = Message::new("board-rung-card").count("cost", price);
        let emblems = vec![Emblem::Wreath];
        rungs.push(rung(price, emblems, words.say(&title)));
    }
    rungs.push(rung(
        limits.pyramids,
        vec![Emblem::Pyramids],
        words.name("board-rung-pyramids"),
    ));
    rungs
}

/// What a hero changes about sets, or what is being paid for.
fn note(view: &View, empire: Empire, words: &Lexicon) -> Option<String> {
    if let Some(paying) = view.paying {
        return Some(words.say(&names::item(paying.item)));
    }
    let power = |card| view.open.has_power(empire, card);
    if power(Card::Cleopatra) {
        Some(words.name("board-note-cleopatra"))
    } else if power(Card::Hannibal) {
        Some(words.name("board-note-hannibal"))
    } else {
        None
    }
}
