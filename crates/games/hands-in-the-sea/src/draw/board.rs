//! The board: geometry files, read once and held against the map.

use std::sync::LazyLock;

use kernel::scene::{
    BoardArt, GeoError, Leg, LinkClass, LinkFacts, PlaceKind, Point, Register, SpotFacts, Tint,
    Way as Path, read_board,
};

use super::keys;
use crate::act::Haven;
use crate::data::{Way, data};
use crate::ids::{Location, Zone};
use crate::side::Side;
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
    let areas = || {
        (Zone::ALL.into_iter())
            .map(|zone| [zone.id().to_owned(), names::zone(zone).into_owned()])
            .collect()
    };
    let places = Location::all().map(|at| SpotFacts {
        id: at.id().to_owned(),
        name: names::location(at).into_owned(),
        kind: look(at),
        value: at.sheet().vp,
    });
    let ports = Side::ALL.map(|side| SpotFacts {
        id: keys::port_spot(side).to_owned(),
        name: keys::port_spot(side).to_owned(),
        kind: PlaceKind::Town,
        value: 0,
    });
    Register {
        spots: places.chain(ports).collect(),
        seas: areas(),
        provinces: areas(),
        links: links(),
        emblems: keys::emblems(),
        tints: vec![
            Tint::Crimson,
            Tint::Indigo,
            Tint::Stone,
            Tint::Tan,
            Tint::Gold,
        ],
        ..Register::default()
    }
}

fn links() -> Vec<LinkFacts> {
    (data().connections.iter())
        .map(|connection| LinkFacts {
            a: connection.ends[0].id().to_owned(),
            b: connection.ends[1].id().to_owned(),
            class: match connection.way {
                Way::Road => LinkClass::Road,
                Way::DifficultRoad => LinkClass::DifficultRoad,
                Way::Strait => LinkClass::Strait,
                Way::Sea => LinkClass::Sea,
            },
        })
        .collect()
}

pub fn look(at: Location) -> PlaceKind {
    match at.sheet().coastal {
        true => PlaceKind::Port,
        false => PlaceKind::Town,
    }
}

pub fn anchor(at: Location) -> Point {
    art().anchor(at.id()).unwrap_or_default()
}

pub fn at_sea(zone: Zone) -> Point {
    art().anchor(&format!("sea:{zone}")).unwrap_or_default()
}

/// Where the fleet of a side is when it is there.
pub fn haven(side: Side, haven: Haven) -> Point {
    match haven {
        Haven::Port => art().anchor(keys::port_spot(side)).unwrap_or_default(),
        Haven::Sea(zone) => at_sea(zone),
    }
}

/// One step along its connection as it is drawn.
pub fn road(from: Location, to: Location) -> Path {
    Path {
        from: anchor(from),
        legs: art().leg(from.id(), to.id()).into_iter().collect(),
    }
}

/// Straight from one place to another, with a slight bow so that there and back differ.
pub fn course(from: Point, to: Point) -> Path {
    let (dx, dy) = (to[0] - from[0], to[1] - from[1]);
    let middle = [
        (from[0] + to[0]) / 2.0 - dy * 0.12,
        (from[1] + to[1]) / 2.0 + dx * 0.12,
    ];
    Path {
        from,
        legs: vec![Leg {
            bend: vec![middle],
            to,
        }],
    }
}
