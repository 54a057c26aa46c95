//! Everything in the box: heroes, wonders, pieces of each empire, buildings, goods.

use kernel::scene::{Body, Emblem, Figure, Item, Panel, Shape, Tint};
use kernel::{Lexicon, Message};

use super::{keys, map, panels};
use crate::data::{Building, CardKind, data};
use crate::ids::{Card, Empire, Good, Token};
use crate::words::names;

pub fn all(words: &Lexicon) -> Vec<Panel> {
    let heroes = |card: &Card| matches!(card.sheet().kind, CardKind::StartingHero | CardKind::Hero);
    let (heroes, wonders): (Vec<Card>, Vec<Card>) = Card::ALL.into_iter().partition(heroes);
    let mut shown = vec![
        cards("board-gallery-heroes", &heroes, words),
        cards("board-gallery-wonders", &wonders, words),
    ];
    shown.extend(Empire::ALL.map(|empire| pieces(empire, words)));
    shown.push(buildings(words));
    shown.push(goods(words));
    shown
}

fn cards(title: &'static str, cards: &[Card], words: &Lexicon) -> Panel {
    let items = (cards.iter())
        .map(|&card| panels::card(keys::owned(card), card, words))
        .collect();
    Panel {
        key: title.to_owned(),
        title: words.name(title),
        tint: None,
        body: Body::Hand { cards: items },
    }
}

fn pool(key: String, title: String, tint: Option<Tint>, items: Vec<Item>) -> Panel {
    Panel {
        key,
        title,
        tint,
        body: Body::Pool { items, note: None },
    }
}

/// The pieces of an empire, each with the number there are of it (C-d).
fn pieces(empire: Empire, words: &Lexicon) -> Panel {
    let limits = &data().limits;
    let piece = |id: &'static str, figure: Figure, count: u8| {
        let title = format!("{} × {count}", words.name(&format!("unit-{id}")));
        Item::new(format!("piece:{empire}:{id}"), figure, title)
    };
    let items = vec![
        piece(
            "control",
            map::piece(empire, Shape::Disc, keys::emblem(empire), 1),
            limits.markers,
        ),
        piece("legion", map::legion(empire, 1), limits.legions),
        piece("trireme", map::trireme(empire, 1), limits.triremes),
        piece(
            "fortress",
            map::piece(empire, Shape::Counter, Emblem::Fortress, 1),
            limits.fortresses,
        ),
    ];
    pool(
        format!("pieces:{empire}"),
        words.name(&names::empire(empire)),
        Some(keys::tint(empire)),
        items,
    )
}

fn buildings(words: &Lexicon) -> Panel {
    let items = Building::ALL.map(|building| {
        let figure = Figure::Token {
            shape: Shape::Tile,
            tint: Tint::Stone,
            emblem: Some(keys::building(building)),
            text: None,
        };
        let title = words.name(names::building(building));
        Item::new(format!("building:{}", building.id()), figure, title)
    });
    pool(
        "buildings".to_owned(),
        words.name("board-gallery-buildings"),
        None,
        items.into(),
    )
}

fn goods(words: &Lexicon) -> Panel {
    let tokens = (Good::ALL.into_iter())
        .flat_map(|good| [Token::of(good), Token::legendary(good)])
        .chain([Token::COIN]);
    let items = tokens.map(|token| {
        let item = panels::token(format!("token:{token}"), token, 1, words);
        match token.good() {
            Some(good) if !token.is_legendary() => {
                let count = Message::new("board-left")
                    .name("what", names::token(token))
                    .count("left", good.sheet().tokens);
                item.tip(words.say(&count))
            }
            _ => item,
        }
    });
    let items = items.collect();
    pool(
        "goods".to_owned(),
        words.name("board-gallery-goods"),
        None,
        items,
    )
}
