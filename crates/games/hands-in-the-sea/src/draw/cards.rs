//! Cards as they lie on the table.

use kernel::scene::{Corner, Emblem, Figure, Item, Tint};
use kernel::{Lexicon, Message};

use super::keys;
use crate::data::Source;
use crate::ids::{Deus, EventCard, Face, Strategy};
use crate::words::names;

/// What is printed on a card, sign by sign.
fn corners(face: Face) -> Vec<Corner> {
    let sheet = face.sheet();
    let mut corners = Vec::new();
    let mut put = |emblem: Emblem, text: String| corners.push(Corner { emblem, text });
    if sheet.kind.is_some() {
        put(keys::card(face), String::new());
    }
    if sheet.swords > 0 {
        put(Emblem::Swords, sheet.swords.to_string());
    }
    for (emblem, there) in [
        (Emblem::Wagon, sheet.wagon),
        // A Trireme is one.
        (Emblem::Trireme, sheet.ship && sheet.kind.is_none()),
    ] {
        if there {
            put(emblem, String::new());
        }
    }
    if sheet.silver > 0 {
        put(Emblem::Coin, sheet.silver.to_string());
    }
    for (emblem, there) in [
        (Emblem::Wine, sheet.wine),
        (Emblem::Settler, sheet.settler && sheet.kind.is_none()),
    ] {
        if there {
            put(emblem, String::new());
        }
    }
    corners
}

/// What a card says below its signs.
fn lines(face: Face, words: &Lexicon) -> Vec<String> {
    let sheet = face.sheet();
    match face.location() {
        Some(at) => {
            let line = Message::new("board-card-place")
                .name("zone", names::zone(at.sheet().zone))
                .count("vp", at.sheet().vp);
            vec![words.say(&line)]
        }
        None => {
            let mut lines = vec![words.name(&names::card_text(face))];
            if sheet.kind.is_some() {
                let cost = Message::new("board-card-cost").count("silver", sheet.cost);
                lines.push(words.say(&cost));
            }
            lines
        }
    }
}

/// A Location card, an Empire card or the Campaign card.
pub fn card(key: String, face: Face, words: &Lexicon) -> Item {
    let name = words.name(&names::card(face));
    let lines = lines(face, words);
    let figure = Figure::Card {
        tint: keys::card_tint(face),
        emblem: keys::card(face),
        name: name.clone(),
        corners: corners(face),
        lines: lines.clone(),
    };
    let mut item = Item::new(key, figure, name);
    item.tips = lines;
    if face.sheet().mercenary {
        item.tips.push(words.name("board-mercenary"));
    }
    item
}

pub fn back(key: String, tint: Tint, words: &Lexicon) -> Item {
    let title = words.name("board-card-hidden");
    Item::new(key, Figure::CardBack { tint }, title)
}

/// A strategy card; with upkeep the alternative one of its name (7.1-a).
pub fn strategy(key: String, card: Strategy, upkeep: bool, words: &Lexicon) -> Item {
    let sheet = card.sheet();
    let name = words.name(&names::strategy(card));
    let text = words.name(&names::strategy_text(card));
    let (cost, mut lines) = match upkeep {
        true => {
            let rate = Message::new("board-upkeep").count("rate", sheet.upkeep);
            (sheet.alt_cost, vec![text, words.say(&rate)])
        }
        false => (sheet.cost, vec![text]),
    };
    if let Some(side) = sheet.only {
        lines.push(words.say(&Message::new("board-only").name("side", names::side(side))));
    }
    let figure = Figure::TextCard {
        tint: sheet.only.map_or(Tint::Stone, keys::tint),
        emblem: keys::strategy(card),
        points: cost.to_string(),
        name: name.clone(),
        signs: Vec::new(),
        lines: lines.clone(),
        foot: [String::new(), String::new()],
    };
    let mut item = Item::new(key, figure, name);
    item.tips = lines;
    item
}

pub fn event(key: String, card: EventCard, words: &Lexicon) -> Item {
    let sheet = card.sheet();
    let name = words.name(&names::event(card));
    let mut lines = vec![words.name(&names::event_text(card))];
    if let Some(to) = sheet.carthage_to {
        let ranges = Message::new("board-ranges")
            .count("to", to)
            .count("from", to + 1);
        lines.push(words.say(&ranges));
    }
    let figure = Figure::TextCard {
        tint: Tint::Stone,
        emblem: keys::event(card),
        points: String::new(),
        name: name.clone(),
        signs: Vec::new(),
        lines: lines.clone(),
        foot: [String::new(), String::new()],
    };
    let mut item = Item::new(key, figure, name);
    item.tips = lines;
    item
}

pub fn deus(card: Deus, words: &Lexicon) -> Item {
    let sheet = card.sheet();
    let name = words.name(&names::deus(card));
    let cost = match sheet.cost_vp {
        0 => Message::new("board-card-cost").count("silver", sheet.cost_silver),
        points => Message::new("board-deus-cost").count("vp", points),
    };
    let lines = vec![words.name(&names::deus_text(card)), words.say(&cost)];
    let figure = Figure::TextCard {
        tint: keys::tint(sheet.owner),
        emblem: keys::god(card),
        points: String::new(),
        name: name.clone(),
        signs: Vec::new(),
        lines: lines.clone(),
        foot: [String::new(), String::new()],
    };
    let mut item = Item::new(keys::deus(card), figure, name);
    item.tips = lines;
    item
}

/// What of a card is no fact of the printed game, in a few words.
pub fn origin(source: Source, fields: &[&str], words: &Lexicon) -> Option<String> {
    if source == Source::Reconstructed {
        return Some(words.name("board-reconstructed"));
    }
    let group = |field: &str| match field {
        "wagon" | "ship" | "silver" | "wine" | "settler" | "swords" | "faces" => 0,
        "cost" | "cost_vp" | "cost_silver" | "upkeep" => 1,
        "copies" | "start_copies" => 2,
        "owner" | "ownership" => 3,
        "name_en" | "name_pl" => 4,
        _ => 5,
    };
    let mut groups: Vec<usize> = fields.iter().map(|field| group(field)).collect();
    groups.sort_unstable();
    groups.dedup();
    let names = [
        "board-part-signs",
        "board-part-cost",
        "board-part-copies",
        "board-part-owner",
        "board-part-name",
        "board-part-effect",
    ];
    let parts: Vec<_> = groups.iter().map(|&group| names[group].into()).collect();
    (!parts.is_empty()).then(|| {
        let say = Message::new("board-reconstructed-parts");
        words.say(&say.fact("parts", kernel::Arg::Names(parts)))
    })
}
