//! The board: geometry files, read once and held against the map.

use kernel::scene::{
    ArtError, BoardArt, Emblem, LinkClass, LinkFacts, PlaceKind, Points, Register, Shapes,
    SpotFacts, Tint, Way,
};

use super::{Pictures, keys};
use crate::id::{Province, Space};
use crate::sheets::{LinkKind, SpaceKind};
use crate::words::names;

/// Why the geometry of the board is refused.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum GeoError {
    #[error("geo.toml: {}{reason}", .line.map(|line| format!("line {line}: ")).unwrap_or_default())]
    Toml { line: Option<usize>, reason: String },
    #[error(transparent)]
    Art(#[from] ArtError),
}

/// Reads the two geometry files. Never panics, whatever they say.
pub fn read<W: Pictures>(
    points: &str,
    shapes: &str,
    emblems: &[Emblem],
) -> Result<BoardArt, GeoError> {
    let points: Points = toml::from_str(points).map_err(|error| GeoError::Toml {
        line: error.span().map(|span| {
            let before = &points.as_bytes()[..span.start.min(points.len())];
            1 + before.iter().filter(|&&byte| byte == b'\n').count()
        }),
        reason: error.message().replace('\n', "; "),
    })?;
    let shapes = Shapes::read(shapes)?;
    Ok(BoardArt::new(&points, &shapes, &register::<W>(emblems))?)
}

fn register<W: Pictures>(emblems: &[Emblem]) -> Register {
    Register {
        spots: Space::<W>::all()
            .map(|space| SpotFacts {
                id: space.id().to_owned(),
                name: names::space(space).into_owned(),
                kind: look(space),
                value: 0,
            })
            .collect(),
        seas: Vec::new(),
        provinces: Province::<W>::all()
            .map(|province| {
                [
                    province.id().to_owned(),
                    names::province(province).into_owned(),
                ]
            })
            .collect(),
        slots: Vec::new(),
        links: links::<W>(),
        docks: Vec::new(),
        emblems: keys::emblems::<W>(emblems),
        tints: vec![Tint::Crimson, Tint::Indigo, Tint::Stone],
    }
}

/// Each connection once: it stands with the space at either end.
fn links<W: Pictures>() -> Vec<LinkFacts> {
    let edges =
        Space::<W>::all().flat_map(|from| from.sheet().edges.iter().map(move |edge| (from, edge)));
    edges
        .filter(|(from, edge)| *from < edge.to)
        .map(|(from, edge)| LinkFacts {
            a: from.id().to_owned(),
            b: edge.to.id().to_owned(),
            class: match edge.kind {
                LinkKind::Road => LinkClass::Road,
                LinkKind::Pass => LinkClass::Pass,
                LinkKind::AlpinePass => LinkClass::AlpinePass,
                LinkKind::Strait => LinkClass::Strait,
            },
        })
        .collect()
}

pub fn look<W: Pictures>(space: Space<W>) -> PlaceKind {
    match (space.sheet().kind, space.is_port()) {
        (SpaceKind::WalledCity, _) => PlaceKind::Walled,
        (SpaceKind::Tribe, _) => PlaceKind::Tribe,
        (SpaceKind::Ordinary, true) => PlaceKind::Port,
        (SpaceKind::Ordinary, false) => PlaceKind::Town,
    }
}

pub fn anchor<W: Pictures>(space: Space<W>) -> [f32; 2] {
    W::art().anchor(space.id()).unwrap_or_default()
}

/// One step along its connection as it is drawn; a voyage goes straight.
pub fn way<W: Pictures>(from: Space<W>, to: Space<W>) -> Way {
    Way {
        from: anchor(from),
        legs: W::art().leg(from.id(), to.id()).into_iter().collect(),
    }
}
