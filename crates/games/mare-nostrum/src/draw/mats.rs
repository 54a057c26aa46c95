//! The mat of an empire: its heroes and wonders, its titles, what it has in stock.

use kernel::scene::{Body, Emblem, Figure, Item, Panel, Shape, Tint};
use kernel::{Lexicon, Message};

use super::keys;
use crate::ids::{Card, Empire, Track};
use crate::view::View;
use crate::words::names;

pub fn panel(view: &View, empire: Empire, words: &Lexicon) -> Panel {
    let open = &view.open;
    let title = Message::new("board-mat")
        .name("empire", names::empire(empire))
        .count("held", view.held[empire]);
    let mut items = vec![sign(view, empire, words)];
    items.extend(
        (Track::ALL.into_iter())
            .filter(|&track| open.titles[track] == Some(empire))
            .map(|track| leader(empire, track, words)),
    );
    items.extend((open.cards[empire].iter()).map(|card| owned(view, empire, card, words)));
    if open.pyramids.contains(empire) {
        items.push(owned(view, empire, Card::Pyramids, words));
    }
    items.extend(stock(view, empire, words));
    Panel {
        key: format!("mat:{empire}"),
        title: words.say(&title),
        tint: Some(keys::tint(empire)),
        body: Body::Pool { items, note: None },
    }
}

fn token(key: String, empire: Empire, shape: Shape, emblem: Emblem, title: String) -> Item {
    let figure = Figure::Token {
        shape,
        tint: keys::tint(empire),
        emblem: Some(emblem),
        text: None,
    };
    Item::new(key, figure, title)
}

/// The empire itself, with what it has towards a conquest.
fn sign(view: &View, empire: Empire, words: &Lexicon) -> Item {
    let cities = Message::new("board-great-cities").count("cities", view.open.great_cities(empire));
    token(
        format!("empire:{empire}"),
        empire,
        Shape::Disc,
        keys::emblem(empire),
        words.name(&names::empire(empire)),
    )
    .tip(words.say(&cities))
}

fn leader(empire: Empire, track: Track, words: &Lexicon) -> Item {
    token(
        format!("title:{track}"),
        empire,
        Shape::Disc,
        keys::track(track),
        words.name(&names::leader(track)),
    )
}

/// A card that the empire owns, small.
fn owned(view: &View, empire: Empire, card: Card, words: &Lexicon) -> Item {
    let key = match card {
        // Several may build them in one phase (RUL-40).
        Card::Pyramids => format!("card:{card}:{empire}"),
        _ => keys::owned(card),
    };
    let item = token(
        key,
        empire,
        Shape::Counter,
        keys::card(card),
        words.name(&names::card(card)),
    )
    .tip(words.name(&format!("effect-{card}")));
    match view.open.copied {
        Some(copied) if card == Card::CastorAndPollux => {
            let shares = Message::new("board-copied").name("card", names::card(copied));
            item.tip(words.say(&shares))
        }
        _ => item,
    }
}

/// Pieces that can still be built.
fn stock(view: &View, empire: Empire, words: &Lexicon) -> Vec<Item> {
    let open = &view.open;
    [
        ("legion", Emblem::Legion, open.legions_left(empire)),
        ("trireme", Emblem::Trireme, open.triremes_left(empire)),
        ("fortress", Emblem::Fortress, open.fortresses_left(empire)),
        ("control", Emblem::Standard, open.markers_left(empire)),
    ]
    .into_iter()
    .map(|(id, emblem, left)| {
        let figure = Figure::Token {
            shape: Shape::Tile,
            tint: Tint::Stone,
            emblem: Some(emblem),
            text: Some(left.to_string()),
        };
        let title = Message::new("board-left")
            .name("what", format!("unit-{id}"))
            .count("left", left);
        Item::new(format!("stock:{empire}:{id}"), figure, words.say(&title))
    })
    .collect()
}
