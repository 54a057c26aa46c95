//! The board that never changes, as data, and its check against the game's map.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::PlaceKind;
use super::emblem::{Emblem, Tint};
use super::files::{AreaRow, AreaShape, BarrierShape, Compass, LinkClass, Points, Shapes};
use super::relief;

/// Board pixels, from the top left.
pub type Point = [f32; 2];
/// Without the closing point.
pub type Ring = Vec<Point>;
/// The outer ring, then holes.
pub type Polygon = Vec<Ring>;

pub(crate) const GEO: &str = "geo.toml";
const SHAPES: &str = "geo.json";

/// What a game's map says that its board must show, each with the key of its name.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Register {
    pub spots: Vec<SpotFacts>,
    pub seas: Vec<[String; 2]>,
    pub provinces: Vec<[String; 2]>,
    pub slots: Vec<SlotFacts>,
    pub links: Vec<LinkFacts>,
    /// A port and the sea it opens on.
    pub docks: Vec<[String; 2]>,
    /// The signs and colours of the game's pieces and cards.
    pub emblems: Vec<Emblem>,
    pub tints: Vec<Tint>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct SpotFacts {
    pub id: String,
    pub name: String,
    pub kind: PlaceKind,
    pub value: u8,
}

/// A space for one building.
#[derive(Debug, Clone, PartialEq)]
pub struct SlotFacts {
    pub id: String,
    /// The key of its name, if it has one.
    pub name: Option<String>,
    /// What may stand there, or what it yields.
    pub emblem: Emblem,
}

#[derive(Debug, Clone, PartialEq)]
pub struct LinkFacts {
    pub a: String,
    pub b: String,
    pub class: LinkClass,
}

#[derive(Debug, Clone, PartialEq)]
pub struct BoardArt {
    pub width: f32,
    pub height: f32,
    pub space_radius: f32,
    pub slot_radius: f32,
    pub label_size: f32,
    pub coast: Vec<Polygon>,
    pub land_outside: Vec<Polygon>,
    pub water_outside: Vec<Polygon>,
    pub impassable: Vec<BarrierShape>,
    /// Where the compass rose has to be, and its radius; elsewhere it may go where
    /// there is room.
    pub rose: Option<(Point, f32)>,
    pub seas: Vec<Area>,
    pub provinces: Vec<Area>,
    pub spots: Vec<Spot>,
    pub links: Vec<LinkArt>,
    pub docks: Vec<Dock>,
    pub slots: Vec<Slot>,
    pub texts: Vec<Text>,
    /// Crests of mountains, to be suggested where there is room.
    pub ridges: Vec<Vec<Point>>,
    /// The signs and colours that scenes on this board use.
    pub emblems: Vec<Emblem>,
    pub tints: Vec<Tint>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Area {
    pub id: String,
    /// The key of its name.
    pub name: String,
    pub polygons: Vec<Polygon>,
    /// Where pieces stand, and how much room they have there.
    pub pieces: Point,
    pub room: f32,
    pub label: Lettering,
}

/// Where a name is lettered across an area.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Lettering {
    pub at: Point,
    /// Degrees, clockwise.
    pub angle: f32,
    pub size: f32,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Spot {
    pub id: String,
    pub name: String,
    pub kind: PlaceKind,
    pub value: u8,
    pub at: Point,
    pub port: bool,
    pub label: Option<Compass>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct LinkArt {
    pub a: String,
    pub b: String,
    pub class: LinkClass,
    pub storm: bool,
    pub from: Point,
    /// Control points: none, one or two.
    pub bend: Vec<Point>,
    pub to: Point,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Dock {
    pub port: String,
    pub sea: String,
    pub at: Point,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Slot {
    pub id: String,
    pub at: Point,
    /// The key of its name, if it has one.
    pub name: Option<String>,
    pub emblem: Emblem,
    pub label: Option<Compass>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Text {
    pub kind: TextKind,
    pub en: String,
    pub pl: String,
    pub label: Lettering,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TextKind {
    Sea,
    Land,
}

/// Why a board's geometry is refused.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum ArtError {
    #[error("{SHAPES}: line {line}: {reason}")]
    Json { line: usize, reason: String },
    #[error("{file}: {record}: the map has no such {kind}: remove it or correct its id")]
    Unknown {
        file: &'static str,
        record: String,
        kind: &'static str,
    },
    #[error("{file}: {record} is missing: every {kind} of the map needs one")]
    Missing {
        file: &'static str,
        record: String,
        kind: &'static str,
    },
    #[error("{file}: {record} is there twice: remove one")]
    Twice { file: &'static str, record: String },
    #[error("{file}: {record}: {key} is {says}, but the map has {has}: the two must agree")]
    Disagree {
        file: &'static str,
        record: String,
        key: &'static str,
        says: String,
        has: String,
    },
    #[error("{file}: {record}: {key} lies outside the board of {width} × {height}")]
    Outside {
        file: &'static str,
        record: String,
        key: &'static str,
        width: f32,
        height: f32,
    },
    #[error("{file}: {record}: {key} must be {wanted}")]
    Malformed {
        file: &'static str,
        record: String,
        key: &'static str,
        wanted: &'static str,
    },
}

/// Holds the ids of one table against those of the map.
fn cover<'a>(
    file: &'static str,
    table: &str,
    kind: &'static str,
    drawn: impl Iterator<Item = &'a str>,
    known: &BTreeSet<&str>,
) -> Result<(), ArtError> {
    let record = |id: &str| format!("{table} {id:?}");
    let mut seen = BTreeSet::new();
    for id in drawn {
        if !known.contains(id) {
            let record = record(id);
            return Err(ArtError::Unknown { file, record, kind });
        }
        if !seen.insert(id) {
            let record = record(id);
            return Err(ArtError::Twice { file, record });
        }
    }
    match known.iter().find(|id| !seen.contains(**id)) {
        Some(id) => Err(ArtError::Missing {
            file,
            record: record(id),
            kind,
        }),
        None => Ok(()),
    }
}

/// Joins what is told of each area in the two files and by the map.
fn areas(
    table: &'static str,
    kind: &'static str,
    rows: &[AreaRow],
    shapes: &BTreeMap<String, AreaShape>,
    known: &[[String; 2]],
) -> Result<Vec<Area>, ArtError> {
    let ids: BTreeSet<&str> = known.iter().map(|[id, _]| id.as_str()).collect();
    // Where the first file has no such table, the second tells all.
    if !rows.is_empty() {
        cover(GEO, table, kind, rows.iter().map(|row| &*row.id), &ids)?;
    }
    cover(SHAPES, table, kind, shapes.keys().map(|id| &**id), &ids)?;
    Ok((known.iter())
        .filter_map(|[id, name]| {
            let shape = shapes.get(id)?;
            let row = rows.iter().find(|row| row.id == *id);
            Some(Area {
                id: id.clone(),
                name: name.clone(),
                polygons: shape.polygons.clone(),
                pieces: row.map_or(shape.pieces, |row| [row.x, row.y]),
                room: row.map_or(shape.room, |row| row.room),
                label: Lettering {
                    at: row.map_or(shape.label, |row| [row.label_x, row.label_y]),
                    angle: row.map_or(shape.angle, |row| row.label_angle),
                    size: row.map_or(shape.size, |row| row.label_size),
                },
            })
        })
        .collect())
}

impl BoardArt {
    /// Joins the two files and holds them against the map: every place, area and
    /// link is drawn once, and nothing else.
    pub fn new(points: &Points, shapes: &Shapes, map: &Register) -> Result<BoardArt, ArtError> {
        let board = &points.board;
        let (width, height) = (board.width, board.height);
        if [shapes.width, shapes.height] != [width, height] {
            return Err(ArtError::Disagree {
                file: SHAPES,
                record: "the board".to_owned(),
                key: "width and height",
                says: format!("{} × {}", shapes.width, shapes.height),
                has: format!("{width} × {height}"),
            });
        }
        let inside = |record: &dyn Fn() -> String, at: Point| {
            let within = (0.0..=width).contains(&at[0]) && (0.0..=height).contains(&at[1]);
            within.then_some(at).ok_or_else(|| ArtError::Outside {
                file: GEO,
                record: record(),
                key: "x, y",
                width,
                height,
            })
        };

        let known = map.spots.iter().map(|spot| &*spot.id).collect();
        let drawn = points.space.iter().map(|row| &*row.id);
        cover(GEO, "[[space]]", "place", drawn, &known)?;
        let mut spots = Vec::with_capacity(map.spots.len());
        for facts in &map.spots {
            let row = (points.space.iter()).find(|row| row.id == facts.id);
            let Some(row) = row else { continue };
            let record = || format!("[[space]] {:?}", row.id);
            let port = matches!(facts.kind, PlaceKind::Port | PlaceKind::GreatPort);
            // Walled cities and tribes may be ports or not: only the map knows.
            let told = port || facts.kind == PlaceKind::Town;
            if told && row.port != port {
                return Err(ArtError::Disagree {
                    file: GEO,
                    record: record(),
                    key: "port",
                    says: row.port.to_string(),
                    has: port.to_string(),
                });
            }
            spots.push(Spot {
                id: facts.id.clone(),
                name: facts.name.clone(),
                kind: facts.kind,
                value: facts.value,
                at: inside(&record, [row.x, row.y])?,
                port: row.port,
                label: row.label,
            });
        }

        let slots = map.slots.iter().map(|slot| &*slot.id).collect();
        let drawn = points.slot.iter().map(|row| &*row.id);
        cover(GEO, "[[slot]]", "slot", drawn, &slots)?;

        let docks: Vec<String> = map
            .docks
            .iter()
            .map(|[port, sea]| pair(port, sea))
            .collect();
        let known = docks.iter().map(String::as_str).collect();
        let drawn: Vec<String> = (points.dock.iter())
            .map(|row| pair(&row.port, &row.sea))
            .collect();
        let drawn = drawn.iter().map(String::as_str);
        cover(GEO, "[[dock]]", "port on a sea", drawn, &known)?;

        Ok(BoardArt {
            width,
            height,
            space_radius: board.space_radius,
            slot_radius: board.slot_radius,
            label_size: board.label_size,
            coast: shapes.coast.clone(),
            land_outside: shapes.land_outside.clone(),
            water_outside: shapes.water_outside.clone(),
            impassable: shapes.impassable.clone(),
            rose: (shapes.ornaments.first()).map(|disc| ([disc.x, disc.y], disc.r)),
            seas: areas("[[sea]]", "sea", &points.sea, &shapes.seas, &map.seas)?,
            provinces: areas(
                "[[province]]",
                "province",
                &points.province,
                &shapes.provinces,
                &map.provinces,
            )?,
            links: links(points, map, &spots)?,
            docks: (points.dock.iter())
                .map(|row| Dock {
                    port: row.port.clone(),
                    sea: row.sea.clone(),
                    at: [row.x, row.y],
                })
                .collect(),
            slots: (map.slots.iter())
                .filter_map(|facts| {
                    let row = points.slot.iter().find(|row| row.id == facts.id)?;
                    Some(Slot {
                        id: facts.id.clone(),
                        at: [row.x, row.y],
                        name: facts.name.clone(),
                        emblem: facts.emblem,
                        label: row.label,
                    })
                })
                .collect(),
            texts: (points.text.iter())
                .map(|row| Text {
                    kind: row.kind,
                    en: row.name_en.clone(),
                    pl: row.name_pl.clone(),
                    label: Lettering {
                        at: [row.x, row.y],
                        angle: row.angle,
                        size: row.size,
                    },
                })
                .collect(),
            ridges: relief::ridges(board),
            emblems: map.emblems.clone(),
            tints: map.tints.clone(),
            spots,
        })
    }

    pub fn spot(&self, id: &str) -> Option<&Spot> {
        self.spots.iter().find(|spot| spot.id == id)
    }

    /// A sea or a province; where a game has both under one id, `sea:ID` and
    /// `province:ID` tell them apart, and the plain id means the sea.
    pub fn area(&self, id: &str) -> Option<&Area> {
        let find = |areas: &'_ [Area], id: &str| areas.iter().position(|area| area.id == id);
        if let Some(id) = id.strip_prefix("province:") {
            return find(&self.provinces, id).map(|index| &self.provinces[index]);
        }
        let plain = id.strip_prefix("sea:").unwrap_or(id);
        let sea = find(&self.seas, plain).map(|index| &self.seas[index]);
        sea.or_else(|| find(&self.provinces, id).map(|index| &self.provinces[index]))
    }

    /// Where pieces of a place stand.
    pub fn anchor(&self, id: &str) -> Option<Point> {
        let spot = self.spot(id).map(|spot| spot.at);
        spot.or_else(|| self.area(id).map(|area| area.pieces))
    }

    /// The link between two places, as it runs from the first to the second; a port
    /// and its sea are joined straight.
    pub fn leg(&self, from: &str, to: &str) -> Option<super::Leg> {
        for link in &self.links {
            if link.a == from && link.b == to {
                let bend = link.bend.clone();
                return Some(super::Leg { bend, to: link.to });
            }
            if link.a == to && link.b == from {
                let bend = link.bend.iter().rev().copied().collect();
                let to = link.from;
                return Some(super::Leg { bend, to });
            }
        }
        let to = self.anchor(to)?;
        Some(super::Leg {
            bend: Vec::new(),
            to,
        })
    }
}

/// How a pair is called in messages.
fn pair(a: &str, b: &str) -> String {
    format!("{a}--{b}")
}

/// A link has no direction: either end may be named first. Two places may be joined
/// by road and by sea: those are two links.
fn route(a: &str, b: &str, class: LinkClass) -> String {
    let (a, b) = if a <= b { (a, b) } else { (b, a) };
    let by = if class == LinkClass::Sea {
        " by sea"
    } else {
        ""
    };
    format!("{}{by}", pair(a, b))
}

fn links(points: &Points, map: &Register, spots: &[Spot]) -> Result<Vec<LinkArt>, ArtError> {
    let known: Vec<String> = (map.links.iter())
        .map(|link| route(&link.a, &link.b, link.class))
        .collect();
    let known: BTreeSet<&str> = known.iter().map(String::as_str).collect();
    let drawn: Vec<String> = (points.link.iter())
        .map(|row| route(&row.a, &row.b, row.kind))
        .collect();
    cover(
        GEO,
        "[[link]]",
        "link",
        drawn.iter().map(String::as_str),
        &known,
    )?;

    let at = |id: &str| spots.iter().find(|spot| spot.id == id).map(|spot| spot.at);
    let mut links = Vec::with_capacity(points.link.len());
    for row in &points.link {
        let record = || format!("[[link]] {:?}", route(&row.a, &row.b, row.kind));
        let id = route(&row.a, &row.b, row.kind);
        let facts = (map.links.iter()).find(|link| route(&link.a, &link.b, link.class) == id);
        let class = facts.map_or(row.kind, |facts| facts.class);
        if class != row.kind {
            return Err(ArtError::Disagree {
                file: GEO,
                record: record(),
                key: "kind",
                says: format!("{:?}", row.kind),
                has: format!("{class:?}"),
            });
        }
        if !matches!(row.curve.len(), 0 | 2 | 4) {
            return Err(ArtError::Malformed {
                file: GEO,
                record: record(),
                key: "curve",
                wanted: "one or two points",
            });
        }
        let (Some(from), Some(to)) = (at(&row.a), at(&row.b)) else {
            return Err(ArtError::Unknown {
                file: GEO,
                record: record(),
                kind: "pair of places",
            });
        };
        links.push(LinkArt {
            a: row.a.clone(),
            b: row.b.clone(),
            class,
            storm: row.storm,
            from,
            bend: row.curve.chunks_exact(2).map(|xy| [xy[0], xy[1]]).collect(),
            to,
        });
    }
    Ok(links)
}
