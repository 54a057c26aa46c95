//! The board: geometry files, read once and held against the map.

use std::sync::LazyLock;

use kernel::scene::{
    BoardArt, Emblem, GeoError, Leg, Point, Register, SlotFacts, Tint, Way, read_board,
};

use super::keys;
use crate::ids::{Card, Empire, Good, Province, Sea, Slot, Track};
use crate::words::names;

static ART: LazyLock<BoardArt> = LazyLock::new(|| {
    let points = include_str!("../../data/geo.toml");
    let shapes = include_str!("../../data/geo.json");
    match read(points, shapes) {
        Ok(art) => art,
        Err(error) => panic!("this program was built with a broken data file: {error}"),
    }
});

pub fn art() -> &'static BoardArt {
    &ART
}

/// Reads the two geometry files. Never panics, whatever they say.
pub fn read(points: &str, shapes: &str) -> Result<BoardArt, GeoError> {
    read_board(points, shapes, &register())
}

fn register() -> Register {
    let mut emblems: Vec<Emblem> = Vec::new();
    emblems.extend(Empire::ALL.map(keys::emblem));
    emblems.extend(Track::ALL.map(keys::track));
    emblems.extend(Good::ALL.map(keys::good));
    emblems.extend(Card::ALL.map(keys::card));
    emblems.extend(crate::data::Building::ALL.map(keys::building));
    emblems.extend([
        Emblem::Coin,
        Emblem::Fortress,
        Emblem::Legion,
        Emblem::Trireme,
        Emblem::Standard,
    ]);
    Register {
        seas: (Sea::all())
            .map(|sea| [sea.id().to_owned(), names::sea(sea).into_owned()])
            .collect(),
        provinces: (Province::all())
            .map(|at| [at.id().to_owned(), names::province(at).into_owned()])
            .collect(),
        slots: (Slot::all())
            .map(|slot| SlotFacts {
                id: slot.id().to_owned(),
                name: names::city(slot).map(|key| key.into_owned()),
                emblem: keys::slot_emblem(slot),
            })
            .collect(),
        emblems,
        tints: (Empire::ALL.into_iter().map(keys::tint))
            .chain([Tint::Tan, Tint::Nile, Tint::Stone])
            .collect(),
        ..Register::default()
    }
}

/// Where the pieces of a province stand.
pub fn on_land(at: Province) -> Point {
    anchor(&format!("province:{at}"))
}

pub fn at_sea(at: Sea) -> Point {
    anchor(&format!("sea:{at}"))
}

fn anchor(id: &str) -> Point {
    art().anchor(id).unwrap_or_default()
}

pub fn slot(slot: Slot) -> Point {
    let drawn = art().slots.iter().find(|drawn| drawn.id == slot.id());
    drawn.map_or([0.0, 0.0], |drawn| drawn.at)
}

/// Straight from one place to another, with a slight bow so that there and back differ.
pub fn way(from: Point, to: Point) -> Way {
    let (dx, dy) = (to[0] - from[0], to[1] - from[1]);
    let middle = [
        (from[0] + to[0]) / 2.0 - dy * 0.12,
        (from[1] + to[1]) / 2.0 + dx * 0.12,
    ];
    Way {
        from,
        legs: vec![Leg {
            bend: vec![middle],
            to,
        }],
    }
}
