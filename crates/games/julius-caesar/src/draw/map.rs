//! What lies on the map: the moves of this turn, places, blocks.

use kernel::scene::{Figure, Item, Mark, Way};
use kernel::{Lexicon, Message};

use super::{board, keys};
use crate::act::Path;
use crate::event::Event;
use crate::fog::{Back, Control, Face, View};
use crate::state::Phase;
use crate::{Block, Colour, Place, PlaceKind, Side};

/// Who moved, from where, by which stations; the block where the hearer knows it.
pub fn moved(event: &Event) -> Option<(Option<Block>, Side, Colour, Place, Path)> {
    match *event {
        Event::Moved {
            side,
            colour,
            block,
            from,
            path,
            ..
        } => Some((block, side, colour, from, path)),
        Event::Wintered {
            side,
            colour,
            block,
            sea,
            port,
        } => Some((block, side, colour, sea, Path::to(port))),
        Event::Defected {
            side,
            colour,
            from,
            to,
        } => Some((None, side, colour, from, Path::to(to))),
        // The block is hidden again where it arrives: its key must not follow it (FW-l).
        Event::Retreated { block, from, path } => {
            let colour = block.sheet().colour;
            let owner = block.sheet().owner;
            Some((None, owner, colour, from, path))
        }
        _ => None,
    }
}

/// Most arrows that are shown: the older ones say nothing new.
const TRAILS: usize = 24;

/// The moves since the cards were turned up, as faint arrows. Blocks that went the
/// same way share one.
pub fn trails(heard: &[&Event]) -> Vec<Item> {
    let turned = |event: &&Event| matches!(event, Event::Revealed { .. } | Event::YearBegan { .. });
    let start = heard.iter().rposition(turned).unwrap_or(0);
    let mut ways: Vec<(Side, Way)> = Vec::new();
    for (_, side, _, from, path) in heard[start..].iter().filter_map(|event| moved(event)) {
        let way = (side, board::way(from, path));
        if !ways.contains(&way) {
            ways.push(way);
        }
    }
    let skip = ways.len().saturating_sub(TRAILS);
    (ways.into_iter().enumerate().skip(skip))
        .map(|(index, (side, way))| {
            let tint = keys::tint(side);
            Item::new(format!("trail:{index}"), Figure::Way { tint, way }, "")
        })
        .collect()
}

fn anchor(place: Place) -> [f32; 2] {
    board::art().anchor(place.id()).unwrap_or_default()
}

pub fn places(view: &View, words: &Lexicon) -> Vec<Item> {
    Place::all().map(|place| spot(view, place, words)).collect()
}

fn spot(view: &View, place: Place, words: &Lexicon) -> Item {
    let sheet = place.sheet();
    let control = view.place(place).map(|seen| seen.control);
    let holder = match control {
        Some(Control::Caesar) => Some(Side::Caesar),
        Some(Control::Pompey) => Some(Side::Pompey),
        Some(Control::Contested) | None => None,
    };
    let figure = Figure::Place {
        radius: if place.is_sea() {
            board::art().area(place.id()).map_or(0.0, |area| area.room)
        } else {
            board::art().space_radius
        },
        value: sheet.value,
        kind: board::look(place),
        tint: holder.map(keys::tint).filter(|_| place.is_city()),
        contested: control == Some(Control::Contested),
    };
    let site = match sheet.kind {
        PlaceKind::City => "site-city",
        PlaceKind::Port => "site-port",
        PlaceKind::MajorPort => "site-major-port",
        PlaceKind::Sea => "site-sea",
    };
    let mut item = Item::new(
        keys::place(place),
        figure,
        words.name(&keys::place_name(place)),
    )
    .at(anchor(place))
    .in_place(place.id())
    .tip(words.name(site));
    if sheet.value > 0 {
        let value = Message::new("board-value").count("value", sheet.value);
        item = item.tip(words.say(&value));
    }
    if place.is_city() {
        let supply = Message::new("board-supply").count("blocks", place.supply());
        item = item.tip(words.say(&supply));
    }
    item.tip(match (control, holder) {
        (_, Some(side)) => {
            words.say(&Message::new("board-held").name("side", keys::side_name(side)))
        }
        (Some(_), None) => words.name("term-contested"),
        (None, None) => words.name("term-vacant"),
    })
}

/// A block as its face shows it.
pub fn block(key: String, face: Face, side: Side, words: &Lexicon) -> Item {
    let Face { block, steps } = face;
    let sheet = block.sheet();
    let strength = keys::roman(block.strength(steps));
    let figure = Figure::Block {
        tint: keys::wood(sheet.colour),
        emblem: keys::emblem(block),
        name: keys::short(block),
        numeral: strength.to_owned(),
        rating: keys::rating(block),
        flag: keys::flag(side, sheet.colour),
    };
    let title = Message::new("board-block")
        .name("block", keys::block_name(block))
        .text("strength", strength)
        .text("rating", keys::rating(block));
    let most = keys::roman(block.strength(sheet.max_steps));
    let full = Message::new("board-full").text("strength", most);
    Item::new(key, figure, words.say(&title))
        .tip(words.name(keys::kind_name(sheet.kind)))
        .tip(words.say(&full))
}

/// A block from behind.
pub fn hidden(key: String, back: &Back, words: &Lexicon) -> Item {
    let figure = Figure::Back {
        tint: keys::wood(back.colour),
        flag: keys::flag(back.side, back.colour),
    };
    Item::new(key, figure, words.name(keys::back_name(back.colour)))
}

/// Flags that everybody sees, and the owner's own pick.
fn marked(item: Item, view: &View, back: &Back, face: Option<Face>, words: &Lexicon) -> Item {
    let mut item = item
        .mark(Mark::Moved, back.moved)
        .mark(Mark::Reserve, back.reserve)
        .mark(
            Mark::Taken,
            face.is_some_and(|face| view.taken == Some(face.block)),
        );
    if back.moved {
        item = item.tip(words.name("board-moved"));
    }
    if back.reserve {
        item = item.tip(words.name("term-reserve"));
    }
    if let Some(flag) = keys::flag(back.side, back.colour) {
        debug_assert_eq!(flag, keys::tint(back.side));
        let say = Message::new("board-commander").name("side", keys::side_name(back.side));
        item = item.tip(words.say(&say));
    }
    item
}

/// Blocks on the map; of two sides in one place each stands together.
pub fn pieces(view: &View, words: &Lexicon) -> Vec<Item> {
    let deploying = (view.open.phase == Phase::Deploy)
        .then(|| view.side())
        .flatten();
    let mut items = Vec::new();
    for seen in &view.places {
        for side in Side::ALL {
            // One's own blocks stand where the draft puts them (5.3).
            let blocks = (seen.blocks.iter())
                .filter(|block| block.back.side == side && deploying != Some(side));
            for sighting in blocks {
                let back = &sighting.back;
                for number in 0..sighting.count {
                    let item = match sighting.face {
                        Some(face) => block(keys::face(face.block), face, side, words),
                        None => hidden(keys::back(seen.place, back, number), back, words),
                    };
                    let item = marked(item, view, back, sighting.face, words);
                    items.push(item.at(anchor(seen.place)).in_place(seen.place.id()));
                }
            }
        }
    }
    if let Some(side) = deploying {
        for &(drafted, place) in &view.draft {
            let face = full(drafted);
            let item = block(keys::face(drafted), face, side, words);
            items.push(item.at(anchor(place)).in_place(place.id()));
        }
    }
    items
}

/// A block at full strength.
pub fn full(block: Block) -> Face {
    Face {
        block,
        steps: block.sheet().max_steps,
    }
}

/// How many of each side are where: what is left of the pieces from far off.
pub fn badges(view: &View) -> Vec<Item> {
    let mut items = Vec::new();
    for seen in &view.places {
        for side in Side::ALL {
            let own = seen.blocks.iter().filter(|block| block.back.side == side);
            let count: u8 = own.map(|block| block.count).sum();
            if count > 0 {
                let tint = keys::tint(side);
                let key = format!("badge:{}:{}", seen.place, side.id());
                let item = Item::new(key, Figure::Badge { tint, count }, "");
                items.push(item.at(anchor(seen.place)).in_place(seen.place.id()));
            }
        }
    }
    items
}
