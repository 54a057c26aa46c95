//! How a power stands: silver, points, markers left, its strategy card.

use kernel::scene::{Body, Emblem, Figure, Item, Panel, Shape, Tint};
use kernel::{Lexicon, Message};

use super::{cards, keys};
use crate::side::Side;
use crate::view::View;
use crate::words::names;

pub fn panel(view: &View, side: Side, words: &Lexicon) -> Panel {
    let power = &view.powers[side];
    let tint = keys::tint(side);
    let count = |id: &str, shape: Shape, tint: Tint, emblem: Emblem, count: u16| {
        let figure = Figure::Token {
            shape,
            tint,
            emblem: Some(emblem),
            text: Some(count.to_string()),
        };
        let title = format!("{}: {count}", words.name(&format!("board-{id}")));
        Item::new(format!("{id}:{}", side.id()), figure, title)
    };
    let mut items = vec![
        count(
            "silver",
            Shape::Disc,
            Tint::Gold,
            Emblem::Coin,
            power.silver,
        ),
        count(
            "victory-points",
            Shape::Disc,
            tint,
            Emblem::Laurel,
            power.vp,
        ),
        count(
            "towns-left",
            Shape::Tile,
            tint,
            keys::emblem(side),
            power.towns_left.into(),
        ),
        count(
            "cities-left",
            Shape::Tile,
            tint,
            Emblem::City,
            power.cities_left.into(),
        ),
    ];
    items.extend(slot(view, side, words));
    let sign = |id: &str, emblem: Emblem| {
        let figure = Figure::Token {
            shape: Shape::Counter,
            tint: Tint::Stone,
            emblem: Some(emblem),
            text: None,
        };
        let title = words.name(&format!("board-{id}"));
        Item::new(format!("{id}:{}", side.id()), figure, title)
    };
    if view.fate == Some(side) {
        items.push(sign("fate", Emblem::Crown));
    }
    if power.shield {
        items.push(sign("protected", Emblem::Shield));
    }
    if power.intrigue {
        items.push(sign("intrigue", Emblem::Mask));
    }
    if power.has_deus && view.side != Some(side) {
        items.push(sign("deus", Emblem::Thunderbolt));
    }
    let title = Message::new("board-power")
        .name("side", names::side(side))
        .count("silver", power.silver)
        .count("vp", power.vp);
    Panel {
        key: format!("power:{}", side.id()),
        title: words.say(&title),
        tint: Some(tint),
        body: Body::Pool { items, note: None },
    }
}

/// The strategy card of a power (4.6).
fn slot(view: &View, side: Side, words: &Lexicon) -> Option<Item> {
    let slot = view.powers[side].slot?;
    let card = cards::strategy(String::new(), slot.card, view.options.upkeep, words);
    let figure = Figure::Token {
        shape: Shape::Counter,
        tint: match slot.face_down {
            true => Tint::Stone,
            false => keys::tint(side),
        },
        emblem: Some(match slot.face_down {
            true => Emblem::Scroll,
            false => keys::strategy(slot.card),
        }),
        text: None,
    };
    let mut item = Item::new(format!("slot:{}", side.id()), figure, card.title);
    item.tips = card.tips;
    if slot.face_down {
        item.tips.push(words.name("board-face-down"));
    } else if view.options.upkeep {
        let level = Message::new("board-upkeep-level").count("silver", slot.level);
        item.tips.push(words.say(&level));
    }
    Some(item)
}
