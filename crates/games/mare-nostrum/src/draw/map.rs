//! What stands on the map: control, buildings, legions, fortresses, triremes.

use kernel::scene::{Emblem, Figure, Glide, Item, Mark, PlaceKind, Point, Shape, Tint};
use kernel::{Lexicon, Message};

use super::{board, keys};
use crate::act::Position;
use crate::event::Event;
use crate::ids::{Empire, Province, Sea, Slot};
use crate::view::View;
use crate::words::names;

/// Provinces in the colours of those who control them, and what is not in play in grey.
pub fn washes(view: &View) -> Vec<Item> {
    let board = view.open.board();
    let wash = |area: String, tint: Tint| {
        let key = format!("wash:{area}");
        Item::new(key, Figure::Wash { tint, area }, "")
    };
    let land = Province::all().filter_map(|at| {
        let tint = match view.open.control[at] {
            Some(empire) => keys::tint(empire),
            None if !board.provinces.contains(at) => Tint::Stone,
            None => return None,
        };
        Some(wash(format!("province:{at}"), tint))
    });
    let water = (Sea::all())
        .filter(|&at| !board.seas.contains(at))
        .map(|at| wash(format!("sea:{at}"), Tint::Stone));
    land.chain(water).collect()
}

/// Every province and sea, to be pointed at as a whole.
pub fn areas(view: &View, words: &Lexicon) -> Vec<Item> {
    let open = &view.open;
    let place = |kind, tint, contested| Figure::Place {
        radius: 0.0,
        value: 0,
        kind,
        tint,
        contested,
    };
    let land = Province::all().map(|at| {
        let controller = open.control[at];
        let figure = place(
            PlaceKind::Province,
            controller.map(keys::tint),
            open.contested(at),
        );
        let tip = if !open.board().provinces.contains(at) {
            words.name("board-out-of-play")
        } else {
            match controller {
                Some(empire) => {
                    words.say(&Message::new("board-control").name("empire", names::empire(empire)))
                }
                None => words.name("board-uncontrolled"),
            }
        };
        Item::new(keys::province(at), figure, words.name(&names::province(at)))
            .at(board::on_land(at))
            .in_place(format!("province:{at}"))
            .tip(tip)
    });
    let water = Sea::all().map(|at| {
        let figure = place(PlaceKind::Sea, None, false);
        Item::new(keys::sea(at), figure, words.name(&names::sea(at)))
            .at(board::at_sea(at))
            .in_place(format!("sea:{at}"))
    });
    water.chain(land).collect()
}

/// Buildings in the colour of their controllers, and empty slots to be pointed at.
pub fn slots(view: &View, words: &Lexicon) -> Vec<Item> {
    Slot::all()
        .map(|slot| building(view, slot, words))
        .collect()
}

fn building(view: &View, slot: Slot, words: &Lexicon) -> Item {
    let open = &view.open;
    let sheet = slot.sheet();
    let what = words.name(&names::what(slot));
    let at = words.name(&names::province(sheet.province));
    let standing = open.buildings.contains(slot);
    let (figure, title) = if standing {
        let tint = open.controller(slot).map_or(Tint::Stone, keys::tint);
        let figure = Figure::Token {
            shape: Shape::Tile,
            tint,
            emblem: Some(keys::slot_emblem(slot)),
            text: None,
        };
        (figure, format!("{what}, {at}"))
    } else {
        let figure = Figure::Place {
            radius: board::art().slot_radius,
            value: 0,
            kind: PlaceKind::Slot,
            tint: None,
            contested: false,
        };
        let empty = Message::new("board-slot-empty").name("what", names::what(slot));
        (figure, format!("{}, {at}", words.say(&empty)))
    };
    let mut item = Item::new(keys::slot(slot), figure, title).at(board::slot(slot));
    if let Some(good) = sheet.good {
        let yields = Message::new("board-yields").name("good", names::good(good));
        item = item.tip(words.say(&yields));
    }
    if let (true, Some(by)) = (standing, open.on_slot[slot]) {
        let occupied = Message::new("board-occupied-by").name("empire", names::empire(by));
        item = item.tip(words.say(&occupied));
    }
    item
}

/// A piece of an empire.
pub fn piece(empire: Empire, shape: Shape, emblem: Emblem, count: u8) -> Figure {
    Figure::Token {
        shape,
        tint: keys::tint(empire),
        emblem: Some(emblem),
        text: (count > 1).then(|| count.to_string()),
    }
}

pub fn legion(empire: Empire, count: u8) -> Figure {
    piece(empire, Shape::Shield, keys::emblem(empire), count)
}

pub fn trireme(empire: Empire, count: u8) -> Figure {
    piece(empire, Shape::Hull, keys::emblem(empire), count)
}

/// Control markers, legions and fortresses.
pub fn land_pieces(view: &View, words: &Lexicon) -> Vec<Item> {
    let mut items = Vec::new();
    for at in Province::all() {
        // Whose province it is stands first.
        let controller = view.open.control[at];
        let others = Empire::ALL
            .into_iter()
            .filter(|&empire| Some(empire) != controller);
        if let Some(empire) = controller {
            let title = Message::new("board-marker").name("empire", names::empire(empire));
            let figure = piece(empire, Shape::Disc, keys::emblem(empire), 1);
            items.push(standing(keys::marker(at), figure, words.say(&title), at));
        }
        for empire in controller.into_iter().chain(others) {
            units(view, empire, at, words, &mut items);
        }
    }
    items
}

fn standing(key: String, figure: Figure, title: String, at: Province) -> Item {
    Item::new(key, figure, title)
        .at(board::on_land(at))
        .in_place(format!("province:{at}"))
}

/// How many legions of an empire marched into a province this turn.
pub fn marched(view: &View, empire: Empire, at: Province) -> u8 {
    match view.open.turn {
        Some(turn) if turn.empire == empire => turn.marched[at],
        _ => 0,
    }
}

/// How many triremes of an empire sailed onto a sea this turn.
fn sailed(view: &View, empire: Empire, at: Sea) -> u8 {
    match view.open.turn {
        Some(turn) if turn.empire == empire => turn.sailed[at],
        _ => 0,
    }
}

fn units(view: &View, empire: Empire, at: Province, words: &Lexicon, items: &mut Vec<Item>) {
    let open = &view.open;
    let legions = |count: u8| {
        words.say(
            &Message::new("board-legions")
                .name("empire", names::empire(empire))
                .count("count", count),
        )
    };
    let free = open.legions[empire][at];
    let moved = marched(view, empire, at).min(free);
    if free > moved {
        let key = keys::legions(empire, at, Position::Free);
        let count = free - moved;
        items.push(standing(key, legion(empire, count), legions(count), at));
    }
    if moved > 0 {
        let key = keys::marched(empire, at);
        let item = standing(key, legion(empire, moved), legions(moved), at);
        items.push(item.mark(Mark::Moved, true));
    }
    if open.fortresses[empire].contains(at) {
        let title = Message::new("board-fortress").name("empire", names::empire(empire));
        let figure = piece(empire, Shape::Counter, Emblem::Fortress, 1);
        let key = keys::fortress(empire, at);
        items.push(standing(key, figure, words.say(&title), at));
    }
    if open.on_marker[at] == Some(empire) {
        let title = Message::new("board-legion-on-marker").name("empire", names::empire(empire));
        let key = keys::legions(empire, at, Position::Marker);
        let item = standing(key, legion(empire, 1), words.say(&title), at);
        items.push(item.mark(Mark::Reserve, true));
    }
    for slot in at.sheet().slots.iter() {
        if open.on_slot[slot] == Some(empire) {
            let title = Message::new("board-legion-on")
                .name("empire", names::empire(empire))
                .name("what", names::what(slot));
            let key = keys::legions(empire, at, Position::Slot(slot));
            let item = Item::new(key, legion(empire, 1), words.say(&title));
            items.push(item.at(beside(board::slot(slot))));
        }
    }
}

/// A legion on a slot leaves the building in sight.
fn beside([x, y]: Point) -> Point {
    [x + 12.0, y - 20.0]
}

pub fn fleets(view: &View, words: &Lexicon) -> Vec<Item> {
    let mut items = Vec::new();
    for at in Sea::all() {
        for empire in Empire::ALL {
            let all = view.open.triremes[empire][at];
            let moved = sailed(view, empire, at).min(all);
            let mut put = |key: String, count: u8, has_moved: bool| {
                let title = Message::new("board-triremes")
                    .name("empire", names::empire(empire))
                    .count("count", count);
                let item = Item::new(key, trireme(empire, count), words.say(&title))
                    .at(board::at_sea(at))
                    .in_place(format!("sea:{at}"));
                items.push(item.mark(Mark::Moved, has_moved));
            };
            if all > moved {
                put(keys::fleet(empire, at), all - moved, false);
            }
            if moved > 0 {
                put(keys::sailed(empire, at), moved, true);
            }
        }
    }
    items
}

/// Units by number: what is left of the pieces from far off.
pub fn badges(view: &View) -> Vec<Item> {
    let open = &view.open;
    let mut items = Vec::new();
    let mut put = |place: String, at: Point, empire: Empire, count: u8| {
        if count > 0 {
            let tint = keys::tint(empire);
            let key = format!("badge:{place}:{empire}");
            let item = Item::new(key, Figure::Badge { tint, count }, "");
            items.push(item.at(at).in_place(place));
        }
    };
    for empire in Empire::ALL {
        for at in Province::all() {
            let fortress = u8::from(open.fortresses[empire].contains(at));
            let count = open.legions_at(empire, at) + fortress;
            put(format!("province:{at}"), board::on_land(at), empire, count);
        }
        for at in Sea::all() {
            let count = open.triremes[empire][at];
            put(format!("sea:{at}"), board::at_sea(at), empire, count);
        }
    }
    items
}

/// The moves of the turn that goes on, or of the last one.
pub fn trails(heard: &[&Event]) -> Vec<Item> {
    let start = (heard.iter())
        .rposition(|event| matches!(event, Event::NamedMover { .. } | Event::RoundBegan { .. }));
    let Some(start) = start else {
        return Vec::new();
    };
    let glides = heard[start..].iter().filter_map(|event| moved(event));
    glides
        .enumerate()
        .map(|(index, (empire, from, to))| {
            let figure = Figure::Way {
                tint: keys::tint(empire),
                way: board::way(from, to),
            };
            Item::new(format!("trail:{index}"), figure, "")
        })
        .collect()
}

/// Who moved, from where and to where.
fn moved(event: &Event) -> Option<(Empire, Point, Point)> {
    match *event {
        Event::Marched {
            empire, from, to, ..
        } => Some((empire, board::on_land(from), board::on_land(to))),
        Event::Sailed { empire, from, to } => {
            Some((empire, board::at_sea(from), board::at_sea(to)))
        }
        _ => None,
    }
}

pub fn glide(event: &Event) -> Option<Glide> {
    let (empire, from, to) = moved(event)?;
    let figure = match event {
        Event::Sailed { .. } => trireme(empire, 1),
        _ => legion(empire, 1),
    };
    Some(Glide {
        key: None,
        figure,
        way: board::way(from, to),
    })
}
