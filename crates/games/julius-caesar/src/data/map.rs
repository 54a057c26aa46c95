//! The map: places, the links between them, straits and islands.

use std::collections::BTreeMap;

use kernel::data::{Names, Source, Spot, check, clip, keep};

use super::error::DataError;
use super::files::{MAP, MapFile, RoadKind, RoadRow, SeaLinkKind, SpaceRow};
use super::sheets::{Edge, LinkKind, LinkSheet, Named, PlaceKind, PlaceSheet};
use crate::ids::{Link, Place};

/// The order in which the records name the ends of a link.
const ALPHABETICAL: &str = "alphabetically";
const PORT_FIRST: &str = "the port first";

/// A map file whose every reference is good.
pub(super) struct Map<'a> {
    file: &'a MapFile,
    /// The record of each place: cities first, whatever the order in the file.
    spaces: Vec<&'a SpaceRow>,
    names: Names<'a>,
    /// Of the roads and straits, then of the sea links.
    ends: Vec<[Place; 2]>,
}

impl<'a> Map<'a> {
    pub(super) fn check(file: &'a MapFile, base_supply: u8) -> Result<Map<'a>, DataError> {
        let spaces = spaces(file, base_supply)?;
        let names = Names::new(spaces.iter().map(|space| space.id.as_str()));
        let mut map = Map {
            file,
            spaces,
            names,
            ends: Vec::new(),
        };
        map.links()?;
        map.ports()?;
        map.straits()?;
        map.islands()?;
        Ok(map)
    }

    pub(super) fn space(&self, place: Place) -> &'a SpaceRow {
        self.spaces[place.index()]
    }

    fn place(&self, spot: &Spot, key: &'static str, id: &str) -> Result<Place, DataError> {
        let index = self.names.resolve(Place::KIND, spot, key, id)?;
        Ok(Place::new(index))
    }

    /// A city that another record names.
    pub(super) fn city(
        &self,
        spot: &Spot,
        key: &'static str,
        id: &str,
    ) -> Result<Place, DataError> {
        let place = self.place(spot, key, id)?;
        if self.space(place).kind != PlaceKind::Sea {
            return Ok(place);
        }
        Err(DataError::WrongPlace {
            spot: spot.clone(),
            key,
            name: id.to_owned(),
            found: "a sea",
            wanted: "a city",
        })
    }

    fn links(&mut self) -> Result<(), DataError> {
        let MapFile {
            meta,
            road,
            sea_link,
            ..
        } = self.file;
        let mut listed: BTreeMap<[Place; 2], Spot> = BTreeMap::new();
        let mut add = |ends: [Place; 2], spot: &Spot| {
            let [a, b] = ends;
            if a == b {
                return Err(DataError::LinkToItself { spot: spot.clone() });
            }
            let (same, turned) = (listed.get(&[a, b]), listed.get(&[b, a]));
            if let Some(first) = same.or(turned) {
                return Err(DataError::LinkTwice {
                    spot: spot.clone(),
                    first: first.clone(),
                    turned: same.is_none(),
                });
            }
            listed.insert(ends, spot.clone());
            Ok(())
        };

        let mut ends = Vec::new();
        for (index, row) in road.iter().enumerate() {
            let spot = link_spot("road", index, &row.a, &row.b);
            let pair = [
                self.place(&spot, "a", &row.a)?,
                self.place(&spot, "b", &row.b)?,
            ];
            add(pair, &spot)?;
            let kind = row.kind.word();
            for place in pair {
                if self.space(place).kind == PlaceKind::Sea {
                    return Err(self.wrong_end(spot, kind, "two cities", place));
                }
            }
            if row.a > row.b {
                let order = ALPHABETICAL;
                return Err(DataError::LinkTurned { spot, order });
            }
            ends.push(pair);
        }

        for (index, row) in sea_link.iter().enumerate() {
            let spot = link_spot("sea_link", index, &row.a, &row.b);
            let pair = [
                self.place(&spot, "a", &row.a)?,
                self.place(&spot, "b", &row.b)?,
            ];
            add(pair, &spot)?;
            let kinds = pair.map(|place| self.space(place).kind);
            match row.kind {
                SeaLinkKind::PortSea => {
                    let joins = "a port and a sea";
                    // Seen from the sea, whichever end it is, the other must be a port.
                    let seas = kinds.map(|kind| kind == PlaceKind::Sea);
                    let suspect = if seas[0] && !seas[1] {
                        pair[1]
                    } else {
                        pair[0]
                    };
                    if !self.space(suspect).kind.is_port() {
                        return Err(self.wrong_end(spot, "port-sea", joins, suspect));
                    }
                    if !seas[0] && !seas[1] {
                        return Err(self.wrong_end(spot, "port-sea", joins, pair[1]));
                    }
                    if seas[0] {
                        let order = PORT_FIRST;
                        return Err(DataError::LinkTurned { spot, order });
                    }
                }
                SeaLinkKind::SeaSea => {
                    for (place, kind) in pair.into_iter().zip(kinds) {
                        if kind != PlaceKind::Sea {
                            return Err(self.wrong_end(spot, "sea-sea", "two seas", place));
                        }
                    }
                    if row.a > row.b {
                        let order = ALPHABETICAL;
                        return Err(DataError::LinkTurned { spot, order });
                    }
                }
            }
            ends.push(pair);
        }

        let roads = |kind| road.iter().filter(|row| row.kind == kind).count();
        let seas = |kind| sea_link.iter().filter(|row| row.kind == kind).count();
        check::counts(
            MAP,
            &[
                ("major_roads", meta.major_roads, roads(RoadKind::Major)),
                ("minor_roads", meta.minor_roads, roads(RoadKind::Minor)),
                ("straits", meta.straits, roads(RoadKind::Strait)),
                ("roads", meta.roads, road.len()),
                (
                    "port_sea_links",
                    meta.port_sea_links,
                    seas(SeaLinkKind::PortSea),
                ),
                (
                    "sea_sea_links",
                    meta.sea_sea_links,
                    seas(SeaLinkKind::SeaSea),
                ),
                ("sea_links", meta.sea_links, sea_link.len()),
            ],
        )?;
        check::size(MAP, "roads and straits", Link::ROADS, road.len())?;
        let sea_links = Link::COUNT - Link::ROADS;
        check::size(MAP, "sea links", sea_links, sea_link.len())?;
        self.ends = ends;
        Ok(())
    }

    fn wrong_end(
        &self,
        spot: Spot,
        kind: &'static str,
        joins: &'static str,
        place: Place,
    ) -> DataError {
        let space = self.space(place);
        DataError::LinkEnds {
            spot,
            kind,
            joins,
            place: space.id.clone(),
            found: match space.kind {
                PlaceKind::City => "an inland city",
                PlaceKind::Port | PlaceKind::MajorPort => "a port",
                PlaceKind::Sea => "a sea",
            },
        }
    }

    /// An inland city with a sea has been refused with its link.
    fn ports(&self) -> Result<(), DataError> {
        let on_the_sea = |id: &String| self.file.sea_link.iter().any(|row| row.a == *id);
        for space in &self.spaces {
            if space.kind.is_port() && !on_the_sea(&space.id) {
                let spot = Spot::named(MAP, "space", &space.id);
                return Err(DataError::PortWithoutSea { spot });
            }
        }
        Ok(())
    }

    fn straits(&self) -> Result<(), DataError> {
        let straits = &self.file.strait;
        check::ids(MAP, "strait", straits.iter().map(|row| row.id.as_str()))?;
        let names = Names::new(straits.iter().map(|row| row.id.as_str()));
        for (index, row) in self.file.road.iter().enumerate() {
            let spot = link_spot("road", index, &row.a, &row.b);
            match (row.kind, &row.strait) {
                (RoadKind::Strait, None) => return Err(DataError::StraitUnnamed { spot }),
                (RoadKind::Strait, Some(id)) => {
                    names.resolve("strait", &spot, "strait", id)?;
                }
                (RoadKind::Major | RoadKind::Minor, Some(_)) => {
                    return Err(DataError::NotAStrait { spot });
                }
                (RoadKind::Major | RoadKind::Minor, None) => {}
            }
        }
        for strait in straits {
            let crosses = |row: &&RoadRow| row.strait.as_ref() == Some(&strait.id);
            let roads = self.file.road.iter().filter(crosses).count();
            if roads != 1 {
                let spot = Spot::named(MAP, "strait", &strait.id);
                return Err(DataError::StraitRoads { spot, roads });
            }
        }
        Ok(())
    }

    /// Each city names its island and each island lists its cities: both alike.
    fn islands(&self) -> Result<(), DataError> {
        let islands = &self.file.island;
        check::ids(MAP, "island", islands.iter().map(|row| row.id.as_str()))?;
        let names = Names::new(islands.iter().map(|row| row.id.as_str()));
        for space in &self.spaces {
            let Some(island) = &space.island else {
                continue;
            };
            let spot = Spot::named(MAP, "space", &space.id);
            let index = names.resolve("island", &spot, "island", island)?;
            if !islands[usize::from(index)].cities.contains(&space.id) {
                let island = island.clone();
                return Err(DataError::IslandLacksCity { spot, island });
            }
        }
        for island in islands {
            let spot = Spot::named(MAP, "island", &island.id);
            for id in &island.cities {
                let city = self.city(&spot, "cities", id)?;
                if self.space(city).island.as_ref() != Some(&island.id) {
                    let city = id.clone();
                    return Err(DataError::IslandOfCity { spot, city });
                }
            }
        }
        Ok(())
    }

    /// For `Data`, once every file has been found good.
    pub(super) fn sheets(&self) -> (Vec<PlaceSheet>, Vec<LinkSheet>) {
        let rows = (self.file.road.iter())
            .map(|row| (row.kind.link(), row.strait.as_deref(), row.source))
            .chain((self.file.sea_link.iter()).map(|row| (LinkKind::Sea, None, row.source)));
        let links: Vec<LinkSheet> = (self.ends.iter().zip(rows))
            .map(|(&ends, (kind, strait, source))| {
                let [a, b] = ends.map(|place| self.space(place).id.as_str());
                LinkSheet {
                    id: keep(&format!("{a}--{b}")),
                    ends,
                    kind,
                    strait: strait.map(keep),
                    source,
                }
            })
            .collect();

        let mut places: Vec<PlaceSheet> = (self.spaces.iter())
            .map(|space| PlaceSheet {
                id: keep(&space.id),
                name_en: keep(&space.name_en),
                name_pl: keep(&space.name_pl),
                kind: space.kind,
                value: space.vp,
                island: space.island.as_deref().map(keep),
                roads: Vec::new(),
                seas: Vec::new(),
                x: space.x,
                y: space.y,
                source: space.source,
            })
            .collect();
        for (sheet, link) in links.iter().zip(Link::all()) {
            let [a, b] = sheet.ends;
            for (from, to) in [(a, b), (b, a)] {
                let place = &mut places[from.index()];
                let edges = match sheet.kind {
                    LinkKind::Sea => &mut place.seas,
                    LinkKind::Major | LinkKind::Minor | LinkKind::Strait => &mut place.roads,
                };
                edges.push(Edge { link, to });
            }
        }
        (places, links)
    }

    pub(super) fn straits_named(&self) -> Vec<Named> {
        (self.file.strait.iter())
            .map(|row| Named::keep(&row.id, &row.name_en, &row.name_pl, row.source))
            .collect()
    }

    pub(super) fn islands_named(&self) -> Vec<Named> {
        (self.file.island.iter())
            .map(|row| Named::keep(&row.id, &row.name_en, &row.name_pl, row.source))
            .collect()
    }
}

impl Named {
    fn keep(id: &str, name_en: &str, name_pl: &str, source: Source) -> Named {
        Named {
            id: keep(id),
            name_en: keep(name_en),
            name_pl: keep(name_pl),
            source,
        }
    }
}

impl RoadKind {
    fn word(self) -> &'static str {
        match self {
            RoadKind::Major => "major",
            RoadKind::Minor => "minor",
            RoadKind::Strait => "strait",
        }
    }

    fn link(self) -> LinkKind {
        match self {
            RoadKind::Major => LinkKind::Major,
            RoadKind::Minor => LinkKind::Minor,
            RoadKind::Strait => LinkKind::Strait,
        }
    }
}

/// A link has no id; it is counted from 1: `[[road]] 5 (a = "genua", b = "roma")`.
fn link_spot(table: &str, index: usize, a: &str, b: &str) -> Spot {
    let (number, a, b) = (index + 1, clip(a), clip(b));
    let record = format!("[[{table}]] {number} (a = {a:?}, b = {b:?})");
    Spot::new(MAP, record)
}

/// The places, cities first, each good in itself.
fn spaces(file: &MapFile, base_supply: u8) -> Result<Vec<&SpaceRow>, DataError> {
    let meta = &file.meta;
    check::ids(
        MAP,
        "space",
        file.space.iter().map(|space| space.id.as_str()),
    )?;
    for space in &file.space {
        let spot = Spot::named(MAP, "space", &space.id);
        let sea = space.kind == PlaceKind::Sea;
        let (highest, supply) = if sea {
            (0, 0)
        } else {
            (9, usize::from(base_supply) + usize::from(space.vp))
        };
        check::range(&spot, "vp", space.vp, 0..=highest)?;
        let rule = match sea {
            true => "the supply of a sea",
            false => "base_supply in constants.toml plus vp",
        };
        let says = usize::from(space.winter_supply);
        check::agree(&spot, "winter_supply", says, rule, supply)?;
        check::range(&spot, "x", space.x, 0..=meta.canvas_width.into())?;
        check::range(&spot, "y", space.y, 0..=meta.canvas_height.into())?;
    }

    let kinds = |kind| file.space.iter().filter(|row| row.kind == kind).count();
    let (cities, seas): (Vec<&SpaceRow>, Vec<&SpaceRow>) =
        (file.space.iter()).partition(|space| space.kind != PlaceKind::Sea);
    let major_ports = kinds(PlaceKind::MajorPort);
    let ports = kinds(PlaceKind::Port) + major_ports;
    let value = file.space.iter().map(|space| usize::from(space.vp)).sum();
    let valued = file.space.iter().filter(|space| space.vp > 0).count();
    check::counts(
        MAP,
        &[
            ("cities", meta.cities, cities.len()),
            ("ports", meta.ports, ports),
            ("major_ports", meta.major_ports, major_ports),
            ("inland_cities", meta.inland_cities, kinds(PlaceKind::City)),
            ("seas", meta.seas, seas.len()),
            ("spaces", meta.spaces, file.space.len()),
            ("city_vp_total", meta.city_vp_total, value),
            ("valued_cities", meta.valued_cities, valued),
        ],
    )?;
    check::size(MAP, "cities", Place::CITIES, cities.len())?;
    check::size(MAP, "seas", Place::COUNT - Place::CITIES, seas.len())?;
    Ok(cities.into_iter().chain(seas).collect())
}
