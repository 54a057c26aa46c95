//! The board: geometry files, read once and held against the map.

use std::sync::LazyLock;

use kernel::scene::{
    BoardArt, Emblem, GeoError, Leg, LinkClass, LinkFacts, PlaceKind as Look, Register, SpotFacts,
    Tint, Way, read_board,
};

use super::keys;
use crate::act::Path;
use crate::{Link, LinkKind, Place, PlaceKind};

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
    let named = |place: Place| [place.id().to_owned(), keys::place_name(place)];
    let (roads, docks): (Vec<Link>, Vec<Link>) =
        Link::all().partition(|link| link.sheet().kind != LinkKind::Sea);
    Register {
        spots: (Place::all().filter(|place| place.is_city()))
            .map(|place| SpotFacts {
                id: place.id().to_owned(),
                name: keys::place_name(place),
                kind: look(place),
                value: place.sheet().value,
            })
            .collect(),
        seas: Place::all()
            .filter(|place| place.is_sea())
            .map(named)
            .collect(),
        provinces: Vec::new(),
        slots: Vec::new(),
        links: (roads.into_iter())
            .map(|link| {
                let [a, b] = link.sheet().ends.map(|end| end.id().to_owned());
                let class = match link.sheet().kind {
                    LinkKind::Major => LinkClass::Major,
                    LinkKind::Minor => LinkClass::Minor,
                    LinkKind::Strait => LinkClass::Strait,
                    LinkKind::Sea => LinkClass::Sea,
                };
                LinkFacts { a, b, class }
            })
            .collect(),
        docks: (docks.into_iter())
            .filter_map(|link| {
                let [a, b] = link.sheet().ends;
                match (a.is_sea(), b.is_sea()) {
                    (false, true) => Some([a, b]),
                    (true, false) => Some([b, a]),
                    _ => None,
                }
            })
            .map(|ends| ends.map(|end| end.id().to_owned()))
            .collect(),
        emblems: vec![
            Emblem::Wreath,
            Emblem::Helmet,
            Emblem::Eagle,
            Emblem::Horse,
            Emblem::Elephant,
            Emblem::Javelins,
            Emblem::Bow,
            Emblem::Ballista,
            Emblem::Galley,
            Emblem::Asp,
            Emblem::Lyre,
            Emblem::Thunderbolt,
            Emblem::Spear,
            Emblem::Caduceus,
            Emblem::Trident,
            Emblem::Gate,
            Emblem::Hammer,
            Emblem::March,
            Emblem::Levy,
            Emblem::Standard,
            Emblem::Star,
        ],
        tints: vec![Tint::Crimson, Tint::Ochre, Tint::Nile],
    }
}

pub fn look(place: Place) -> Look {
    match place.sheet().kind {
        PlaceKind::City => Look::Town,
        PlaceKind::Port => Look::Port,
        PlaceKind::MajorPort => Look::GreatPort,
        PlaceKind::Sea => Look::Sea,
    }
}

/// A path along the roads and links as they are drawn.
pub fn way(from: Place, path: Path) -> Way {
    let mut last = from;
    let legs = (path.iter())
        .filter_map(|place| {
            let leg: Option<Leg> = art().leg(last.id(), place.id());
            last = place;
            leg
        })
        .collect();
    Way {
        from: art().anchor(from.id()).unwrap_or_default(),
        legs,
    }
}
