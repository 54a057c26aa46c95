//! The map: regions, provinces, spaces, roads and Sea Routes.

use kernel::data::{Names, Spot, check, keep};
use punic::BySide;

use super::error::DataError;
use super::files::{LandRow, MAP, MapFile, Owner, RoadWord, SpaceWord};
use super::sheets::{Edge, LinkKind, ProvinceSheet, RegionSheet, SpaceKind, SpaceSheet};
use crate::ids::{Province, Region, Space};
use crate::sets::SpaceSet;

/// What a connection costs by land (10.1).
const ROAD: u8 = 1;
const PASS: u8 = 2;
/// No limit on the allies of a region (14.1-c).
const NO_LIMIT: u8 = 99;

/// A map file whose every reference is good.
pub(super) struct Map {
    pub regions: Vec<RegionSheet>,
    pub provinces: Vec<ProvinceSheet>,
    pub spaces: Vec<SpaceSheet>,
    /// Along Sea Routes, and along those with a storm mark, by space.
    pub routes: Vec<SpaceSet>,
    pub storms: Vec<SpaceSet>,
    pub held: BySide<SpaceSet>,
    pub tribes: SpaceSet,
    pub region_names: Names<'static>,
    pub province_names: Names<'static>,
    pub space_names: Names<'static>,
}

impl Map {
    pub(super) fn space(
        &self,
        spot: &Spot,
        key: &'static str,
        id: &str,
    ) -> Result<Space, DataError> {
        let found = self.space_names.resolve("space", spot, key, id)?;
        Ok(Space::new(found))
    }

    pub(super) fn province(
        &self,
        spot: &Spot,
        key: &'static str,
        id: &str,
    ) -> Result<Province, DataError> {
        let found = self.province_names.resolve("province", spot, key, id)?;
        Ok(Province::new(found))
    }

    pub(super) fn region(
        &self,
        spot: &Spot,
        key: &'static str,
        id: &str,
    ) -> Result<Region, DataError> {
        let found = self.region_names.resolve("region", spot, key, id)?;
        Ok(Region::new(found))
    }

    pub(super) fn check(file: &MapFile, land: &LandRow, strait: u8) -> Result<Map, DataError> {
        fn words<'a>(ids: impl Iterator<Item = &'a String>) -> Names<'static> {
            Names::new(ids.map(|id| keep(id)))
        }
        check::ids(
            MAP,
            "regions",
            file.regions.iter().map(|row| row.id.as_str()),
        )?;
        check::ids(
            MAP,
            "provinces",
            file.provinces.iter().map(|row| row.id.as_str()),
        )?;
        check::ids(MAP, "spaces", file.spaces.iter().map(|row| row.id.as_str()))?;
        check::size(MAP, "regions", Region::COUNT, file.regions.len())?;
        check::size(MAP, "provinces", Province::COUNT, file.provinces.len())?;
        check::size(MAP, "spaces", Space::COUNT, file.spaces.len())?;
        let roads = |word| file.roads.iter().filter(|row| row.kind == word).count();
        let meta = &file.meta;
        check::counts(
            MAP,
            &[
                ("spaces", meta.spaces, file.spaces.len()),
                ("roads", meta.roads, roads(RoadWord::Road)),
                ("passes", meta.passes, roads(RoadWord::Pass)),
                ("straits", meta.straits, roads(RoadWord::Strait)),
                ("sea_routes", meta.sea_routes, file.sea_routes.len()),
            ],
        )?;
        let mut map = Map {
            regions: Vec::new(),
            provinces: Vec::new(),
            spaces: Vec::new(),
            routes: vec![SpaceSet::EMPTY; Space::COUNT],
            storms: vec![SpaceSet::EMPTY; Space::COUNT],
            held: BySide::default(),
            tribes: SpaceSet::EMPTY,
            region_names: words(file.regions.iter().map(|row| &row.id)),
            province_names: words(file.provinces.iter().map(|row| &row.id)),
            space_names: words(file.spaces.iter().map(|row| &row.id)),
        };
        map.read_regions(file, land);
        map.read_provinces(file, land)?;
        map.read_spaces(file)?;
        map.read_roads(file, strait)?;
        map.read_routes(file)?;
        map.compare(file)?;
        Ok(map)
    }

    fn read_regions(&mut self, file: &MapFile, land: &LandRow) {
        for row in &file.regions {
            // 14.1-c
            let most = match row.id.as_str() {
                "italia" => land.most_roman_allies_in_italia,
                _ => NO_LIMIT,
            };
            self.regions.push(RegionSheet {
                id: keep(&row.id),
                name_en: keep(&row.name_en),
                name_pl: keep(&row.name_pl),
                spaces: SpaceSet::EMPTY,
                most_allies: BySide::new(most, NO_LIMIT),
                source: row.source,
            });
        }
    }

    fn read_provinces(&mut self, file: &MapFile, land: &LandRow) -> Result<(), DataError> {
        for row in &file.provinces {
            let spot = Spot::named(MAP, "provinces", &row.id);
            let region = self.region(&spot, "region", &row.region)?;
            let mut spaces = SpaceSet::EMPTY;
            for id in &row.spaces {
                spaces.insert(self.space(&spot, "spaces", id)?);
            }
            let half = spaces.len() / 2 + 1;
            check::agree(
                &spot,
                "majority",
                row.majority.into(),
                "more than half",
                half,
            )?;
            self.regions[region.index()].spaces |= spaces;
            // RUL-21
            let home = match row.id.as_str() {
                "latium" => land.latium_battle_cards,
                _ => 0,
            };
            self.provinces.push(ProvinceSheet {
                id: keep(&row.id),
                name: keep(&row.name),
                region,
                counted: row.political,
                spaces,
                majority: row.majority,
                ally_value: row.allies,
                ally_region: region,
                home_cards: BySide::new(home, 0),
                source: row.source,
            });
        }
        Ok(())
    }

    fn read_spaces(&mut self, file: &MapFile) -> Result<(), DataError> {
        for (row, space) in file.spaces.iter().zip(Space::all()) {
            let spot = Spot::named(MAP, "spaces", &row.id);
            let province = self.province(&spot, "province", &row.province)?;
            let sheet = &self.provinces[province.index()];
            let listed = sheet.spaces.contains(space);
            check::agree(
                &spot,
                "province",
                true,
                "its mention in that province",
                listed,
            )?;
            let walled = row.kind == SpaceWord::City;
            check::agree(&spot, "garrison above 0", row.garrison > 0, "walls", walled)?;
            let tribe = row.start_control == Owner::Tribe;
            let native = row.kind == SpaceWord::Tribe;
            check::agree(&spot, "start_control is a tribe", tribe, "its kind", native)?;
            match row.start_control.side() {
                Some(side) => {
                    self.held[side].insert(space);
                }
                None if tribe => {
                    self.tribes.insert(space);
                }
                None => check::agree(&spot, "a City", walled, "held by nobody", false)?,
            }
            self.spaces.push(SpaceSheet {
                id: keep(&row.id),
                name: keep(&row.name),
                province,
                region: sheet.region,
                kind: match row.kind {
                    SpaceWord::City => SpaceKind::WalledCity,
                    SpaceWord::Circle => SpaceKind::Ordinary,
                    SpaceWord::Tribe => SpaceKind::Tribe,
                },
                port: row.port,
                capacity: row.garrison,
                printed: row.start_control.side(),
                edges: Vec::new(),
                x: row.x,
                y: row.y,
                source: row.source,
            });
        }
        Ok(())
    }

    /// The two ends of a connection, which is not yet among `joined`.
    fn ends(
        &self,
        table: &'static str,
        a: &str,
        b: &str,
        joined: impl Fn(Space, Space) -> bool,
    ) -> Result<(Space, Space), DataError> {
        let spot = Spot::named(MAP, table, &format!("{a} - {b}"));
        let ends = (self.space(&spot, "a", a)?, self.space(&spot, "b", b)?);
        if ends.0 == ends.1 {
            return Err(DataError::ConnectedToItself { spot });
        }
        match joined(ends.0, ends.1) {
            true => Err(DataError::ConnectedTwice { spot }),
            false => Ok(ends),
        }
    }

    fn read_roads(&mut self, file: &MapFile, strait: u8) -> Result<(), DataError> {
        for row in &file.roads {
            let joined = |a: Space, b| self.spaces[a.index()].edges.iter().any(|e| e.to == b);
            let (a, b) = self.ends("roads", &row.a, &row.b, joined)?;
            let (kind, cost) = match row.kind {
                RoadWord::Road => (LinkKind::Road, ROAD),
                RoadWord::Pass => (LinkKind::Pass, PASS),
                RoadWord::Strait => (LinkKind::Strait, strait),
            };
            for (from, to) in [(a, b), (b, a)] {
                self.spaces[from.index()].edges.push(Edge {
                    to,
                    kind,
                    needs_control: kind == LinkKind::Strait,
                    cost,
                });
            }
        }
        Ok(())
    }

    /// 3.11-a: the ports are where Sea Routes end.
    fn read_routes(&mut self, file: &MapFile) -> Result<(), DataError> {
        for row in &file.sea_routes {
            let joined = |a: Space, b| self.routes[a.index()].contains(b);
            let (a, b) = self.ends("sea_routes", &row.a, &row.b, joined)?;
            for (from, to) in [(a, b), (b, a)] {
                self.routes[from.index()].insert(to);
                if row.storm {
                    self.storms[from.index()].insert(to);
                }
            }
        }
        for (sheet, routes) in self.spaces.iter().zip(&self.routes) {
            let spot = Spot::named(MAP, "spaces", sheet.id);
            let reached = !routes.is_empty();
            check::agree(&spot, "port", sheet.port, "a Sea Route to it", reached)?;
        }
        Ok(())
    }

    /// What the provinces say of their control is what their spaces say.
    fn compare(&self, file: &MapFile) -> Result<(), DataError> {
        for (row, sheet) in file.provinces.iter().zip(&self.provinces) {
            let spot = Spot::named(MAP, "provinces", &row.id);
            let holder = (punic::Side::ALL.into_iter()).find(|&side| {
                (self.held[side] & sheet.spaces).len() >= usize::from(sheet.majority)
            });
            let word = |side: Option<punic::Side>| side.map_or("neutral", punic::Side::id);
            check::agree(
                &spot,
                "start_control",
                word(row.start_control.side()),
                "that of its spaces",
                word(holder),
            )?;
        }
        Ok(())
    }
}
