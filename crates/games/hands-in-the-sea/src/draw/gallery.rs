//! Everything in the box: all 138 cards with what is reconstructed of them, markers.

use kernel::scene::{Body, Emblem, Figure, Item, Panel, Shape, Tint};
use kernel::{Lexicon, Message};

use super::{cards, keys, map};
use crate::data::{Owner, data};
use crate::ids::{Deus, EventCard, Face, Strategy};
use crate::side::Side;
use crate::words::names;

pub fn all(words: &Lexicon) -> Vec<Panel> {
    let faces = |is: &dyn Fn(Owner) -> bool| -> Vec<Face> {
        Face::all().filter(|face| is(face.sheet().owner)).collect()
    };
    let mut shown = vec![printed(
        "board-gallery-locations",
        &faces(&|owner| owner == Owner::Location),
        words,
    )];
    for side in Side::ALL {
        let key = match side {
            Side::Rome => "board-gallery-rome",
            Side::Carthage => "board-gallery-carthage",
        };
        shown.push(printed(
            key,
            &faces(&|owner| owner == Owner::Power(side)),
            words,
        ));
    }
    shown.push(printed(
        "board-gallery-neutral",
        &faces(&|owner| matches!(owner, Owner::Neutral | Owner::Campaign)),
        words,
    ));
    shown.push(strategies("board-gallery-strategy", false, words));
    shown.push(strategies("board-gallery-upkeep", true, words));
    shown.push(events(words));
    shown.push(gods(words));
    shown.extend(Side::ALL.map(|side| markers(side, words)));
    shown
}

fn hand(title: &'static str, cards: Vec<Item>, words: &Lexicon) -> Panel {
    Panel {
        key: title.to_owned(),
        title: words.name(title),
        tint: None,
        body: Body::Hand { cards },
    }
}

/// Adds lines to what is written on a card.
fn write(mut item: Item, more: impl IntoIterator<Item = String>) -> Item {
    for line in more {
        if let Figure::Card { lines, .. } | Figure::TextCard { lines, .. } = &mut item.figure {
            lines.push(line.clone());
        }
        item.tips.push(line);
    }
    item
}

fn printed(title: &'static str, faces: &[Face], words: &Lexicon) -> Panel {
    let cards = (faces.iter())
        .map(|&face| {
            let sheet = face.sheet();
            let copies = Message::new("board-copies").count("count", sheet.copies);
            let copies = (sheet.copies > 1).then(|| words.say(&copies));
            let origin = cards::origin(sheet.source, &sheet.reconstructed, words);
            let card = cards::card(format!("box:{face}"), face, words);
            write(card, copies.into_iter().chain(origin))
        })
        .collect();
    hand(title, cards, words)
}

fn strategies(title: &'static str, upkeep: bool, words: &Lexicon) -> Panel {
    let cards = Strategy::all()
        .map(|card| {
            let sheet = card.sheet();
            let (source, fields) = match upkeep {
                true => (sheet.alt_source, &sheet.alt_reconstructed),
                false => (sheet.source, &sheet.reconstructed),
            };
            let key = format!("box:{card}:{upkeep}");
            let origin = cards::origin(source, fields, words);
            write(cards::strategy(key, card, upkeep, words), origin)
        })
        .collect();
    hand(title, cards, words)
}

fn events(words: &Lexicon) -> Panel {
    let cards = EventCard::all()
        .map(|card| {
            let sheet = card.sheet();
            let origin = cards::origin(sheet.source, &sheet.reconstructed, words);
            write(cards::event(format!("box:{card}"), card, words), origin)
        })
        .collect();
    hand("board-gallery-events", cards, words)
}

fn gods(words: &Lexicon) -> Panel {
    let cards = Deus::all()
        .map(|card| {
            let sheet = card.sheet();
            let origin = cards::origin(sheet.source, &sheet.reconstructed, words);
            write(cards::deus(card, words), origin)
        })
        .collect();
    hand("board-gallery-deus", cards, words)
}

/// The markers of a power, each with the number there are of it (2-g).
fn markers(side: Side, words: &Lexicon) -> Panel {
    let limits = &data().limits;
    let tint = keys::tint(side);
    let piece = |id: &'static str, figure: Figure, count: u8| {
        let title = format!("{} × {count}", words.name(id));
        Item::new(format!("piece:{}:{id}", side.id()), figure, title)
    };
    let mut items = vec![
        piece(
            "marker-town",
            map::town(tint, keys::emblem(side)),
            limits.towns[side],
        ),
        piece(
            "marker-city",
            map::town(tint, Emblem::City),
            limits.cities[side],
        ),
        piece("marker-capital", map::town(tint, Emblem::Capital), 1),
        piece(
            "board-warships",
            Figure::Token {
                shape: Shape::Hull,
                tint,
                emblem: Some(keys::emblem(side)),
                text: None,
            },
            1,
        ),
    ];
    if side == Side::Carthage {
        items.push(piece("board-fortification", map::fort(), limits.forts));
        items.push(piece(
            "marker-independent",
            map::town(Tint::Gold, Emblem::Star),
            1,
        ));
    }
    Panel {
        key: format!("pieces:{}", side.id()),
        title: words.name(names::side(side)),
        tint: Some(tint),
        body: Body::Pool { items, note: None },
    }
}
