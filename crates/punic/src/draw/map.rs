//! What lies on the map: provinces by control, spaces with their markers, the moves of
//! the card on the table.

use kernel::scene::{Figure, Item, PlaceKind, Tint};
use kernel::{Lexicon, Message};

use super::{Pictures, board, keys};
use crate::event::Event;
use crate::id::{General, Province, Space};
use crate::sheets::SpaceKind;
use crate::side::Side;
use crate::view::View;
use crate::words::names;

/// Provinces in the colour and hatch of the side that controls them (3.7).
pub fn washes<W: Pictures>(view: &View<W>) -> Vec<Item> {
    Province::all()
        .filter_map(|province| {
            let side = holder(view, province)?;
            let figure = Figure::Wash {
                tint: keys::tint(side),
                area: province.id().to_owned(),
            };
            Some(Item::new(format!("wash:{province}"), figure, ""))
        })
        .collect()
}

pub fn holder<W: Pictures>(view: &View<W>, province: Province<W>) -> Option<Side> {
    let land = &view.open.land;
    let in_play = !(province.spaces() & land.in_play).is_empty();
    (Side::ALL.into_iter()).find(|&side| in_play && land.controls(side, province))
}

/// Provinces to point at, while a card asks for one.
pub fn provinces<W: Pictures>(view: &View<W>, words: &Lexicon) -> Vec<Item> {
    let in_play = |province: &Province<W>| !(province.spaces() & view.open.land.in_play).is_empty();
    Province::all()
        .filter(in_play)
        .filter_map(|province| {
            let area = W::art().area(&format!("province:{}", province.id()))?;
            let figure = Figure::Place {
                radius: area.room.clamp(18.0, 34.0),
                value: 0,
                kind: PlaceKind::Province,
                tint: None,
                contested: false,
            };
            let name = words.name(&names::province(province));
            Some(Item::new(keys::province(province), figure, name).at(area.pieces))
        })
        .collect()
}

pub fn spaces<W: Pictures>(view: &View<W>, words: &Lexicon) -> Vec<Item> {
    (view.open.land.in_play.iter())
        .map(|space| spot(view, space, words))
        .collect()
}

fn spot<W: Pictures>(view: &View<W>, space: Space<W>, words: &Lexicon) -> Item {
    let land = &view.open.land;
    let side = (Side::ALL.into_iter()).find(|&side| land.held[side].contains(space));
    let tribe = land.tribes.contains(space);
    let tint = match (side, tribe) {
        (Some(side), _) => Some(keys::tint(side)),
        (None, true) => Some(Tint::Stone),
        (None, false) => None,
    };
    let kind = match board::look(space) {
        // A subjugated tribe's space is a round one (20.2-f); the ground keeps its shape.
        PlaceKind::Tribe if !tribe => PlaceKind::Town,
        look => look,
    };
    let figure = Figure::Place {
        radius: W::art().space_radius,
        value: 0,
        kind,
        tint,
        contested: view.open.battle.is_some_and(|battle| battle.at == space),
    };
    let province = space.province();
    let held = match holder(view, province) {
        Some(side) => Message::new("board-province-held").name("side", names::side(side)),
        None => Message::new("board-province-open"),
    };
    let mut item = Item::new(keys::space(space), figure, words.name(&names::space(space)))
        .at(board::anchor::<W>(space))
        .in_place(space.id())
        .tip(match (space.sheet().kind, tribe) {
            (SpaceKind::WalledCity, _) => {
                words.say(&Message::new("board-city").count("cu", space.capacity()))
            }
            (_, true) => words.name("board-tribe"),
            _ => words.name("board-round"),
        });
    if space.is_port() {
        item = item.tip(words.name("board-port"));
    }
    item.tip(match (side, tribe) {
        (Some(side), _) => words.name(names::side(side)),
        (None, true) => words.name("board-neutral-tribe"),
        (None, false) => words.name("board-empty"),
    })
    .tip(words.say(&held.name("province", names::province(province))))
}

/// Who moved, from where to where.
pub fn moved<W: Pictures>(event: &Event<W>) -> Option<(General<W>, Space<W>, Space<W>)> {
    match *event {
        Event::Moved {
            general, from, to, ..
        } => Some((general, from, to)),
        Event::Avoided {
            from, to, generals, ..
        }
        | Event::Retreated {
            from, to, generals, ..
        } => Some((generals.first()?, from, to)),
        Event::Intercepted {
            from, at, generals, ..
        } => Some((generals.first()?, from, at)),
        _ => None,
    }
}

/// Most arrows that are shown: the older ones say nothing new.
const TRAILS: usize = 24;

/// The moves since the last card was played, as faint arrows.
pub fn trails<W: Pictures>(heard: &[&Event<W>]) -> Vec<Item> {
    let played =
        |event: &&Event<W>| matches!(event, Event::CardPlayed { .. } | Event::TurnBegan { .. });
    let start = heard.iter().rposition(played).unwrap_or(0);
    let moves: Vec<_> = (heard[start..].iter())
        .filter_map(|event| moved(event))
        .filter(|(_, from, to)| from != to)
        .collect();
    let skip = moves.len().saturating_sub(TRAILS);
    (moves.into_iter().enumerate().skip(skip))
        .map(|(index, (general, from, to))| {
            let figure = Figure::Way {
                tint: keys::tint(general.side()),
                way: board::way::<W>(from, to),
            };
            Item::new(format!("trail:{index}"), figure, "")
        })
        .collect()
}
