//! The map: regions, provinces, spaces and the connections between them.

use kernel::data::{Fault, Names, Spot, check, keep};
use punic::BySide;

use super::error::DataError;
use super::files::{AllyRegion, InPlay, MAP, MapFile, TABLES};
use super::sheets::{Edge, ProvinceSheet, RegionSheet, SpaceKind, SpaceSheet};
use crate::ids::{Province, Region, Space};
use crate::sets::{RegionSet, SpaceSet};

/// A map file whose every reference is good.
pub(super) struct Map {
    pub regions: Vec<RegionSheet>,
    pub provinces: Vec<ProvinceSheet>,
    pub spaces: Vec<SpaceSheet>,
    /// Spaces that exist only with option 26.3.
    pub mauretania: SpaceSet,
    pub region_names: Names<'static>,
    pub province_names: Names<'static>,
    pub space_names: Names<'static>,
}

pub(super) fn unknown(
    names: &Names,
    kind: &'static str,
    spot: &Spot,
    key: &'static str,
    id: &str,
) -> DataError {
    DataError::Fault(Fault::Unknown {
        spot: spot.clone(),
        key,
        unknown: names.unknown(kind, id),
    })
}

impl Map {
    pub(super) fn space(
        &self,
        spot: &Spot,
        key: &'static str,
        id: &str,
    ) -> Result<Space, DataError> {
        (self.space_names.find(id).map(Space::new))
            .ok_or_else(|| unknown(&self.space_names, "space", spot, key, id))
    }

    pub(super) fn province(
        &self,
        spot: &Spot,
        key: &'static str,
        id: &str,
    ) -> Result<Province, DataError> {
        (self.province_names.find(id).map(Province::new))
            .ok_or_else(|| unknown(&self.province_names, "province", spot, key, id))
    }

    pub(super) fn region(
        &self,
        spot: &Spot,
        key: &'static str,
        id: &str,
    ) -> Result<Region, DataError> {
        (self.region_names.find(id).map(Region::new))
            .ok_or_else(|| unknown(&self.region_names, "region", spot, key, id))
    }

    pub(super) fn regions_of(
        &self,
        spot: &Spot,
        key: &'static str,
        ids: &[String],
    ) -> Result<RegionSet, DataError> {
        ids.iter().map(|id| self.region(spot, key, id)).collect()
    }

    pub(super) fn spaces_of(
        &self,
        spot: &Spot,
        key: &'static str,
        ids: &[String],
    ) -> Result<SpaceSet, DataError> {
        ids.iter().map(|id| self.space(spot, key, id)).collect()
    }

    pub(super) fn check(file: &MapFile, allies: &[AllyRegion]) -> Result<Map, DataError> {
        fn words<'a>(ids: impl Iterator<Item = &'a String>) -> Names<'static> {
            Names::new(ids.map(|id| keep(id)))
        }
        let mut map = Map {
            regions: Vec::new(),
            provinces: Vec::new(),
            spaces: Vec::new(),
            mauretania: SpaceSet::EMPTY,
            region_names: words(file.region.iter().map(|row| &row.id)),
            province_names: words(file.province.iter().map(|row| &row.id)),
            space_names: words(file.space.iter().map(|row| &row.id)),
        };
        check::ids(MAP, "region", file.region.iter().map(|row| row.id.as_str()))?;
        check::ids(
            MAP,
            "province",
            file.province.iter().map(|row| row.id.as_str()),
        )?;
        check::ids(MAP, "space", file.space.iter().map(|row| row.id.as_str()))?;
        check::size(MAP, "regions", Region::COUNT, file.region.len())?;
        check::size(MAP, "provinces", Province::COUNT, file.province.len())?;
        check::size(MAP, "spaces", Space::COUNT, file.space.len())?;
        let counted = file.province.iter().filter(|row| row.counted).count();
        check::counts(
            MAP,
            &[
                ("spaces", file.meta.spaces, file.space.len()),
                ("connections", file.meta.connections, file.connection.len()),
                ("counted_provinces", file.meta.counted_provinces, counted),
            ],
        )?;
        map.read_regions(file, allies)?;
        map.read_provinces(file)?;
        map.read_spaces(file)?;
        map.read_connections(file)?;
        map.count_provinces(file)?;
        Ok(map)
    }

    fn read_regions(&mut self, file: &MapFile, allies: &[AllyRegion]) -> Result<(), DataError> {
        const NO_LIMIT: u8 = 99;
        for row in &file.region {
            self.regions.push(RegionSheet {
                id: keep(&row.id),
                name_en: keep(&row.name_en),
                name_pl: keep(&row.name_pl),
                spaces: SpaceSet::EMPTY,
                most_allies: BySide::new(NO_LIMIT, NO_LIMIT),
                source: row.source,
            });
        }
        for row in allies {
            let spot = Spot::named(TABLES, "ally_region", &row.region);
            let region = self.region(&spot, "region", &row.region)?;
            self.regions[region.index()].most_allies = BySide::new(row.max_rome, row.max_carthage);
            check::agree(
                &spot,
                "provinces",
                row.provinces.len(),
                "the number of values",
                row.values.len(),
            )?;
            for (province, &value) in row.provinces.iter().zip(&row.values) {
                let found = file.province.iter().find(|row| row.id == *province);
                let says = found.map_or(0, |row| row.ally_value);
                check::agree(
                    &spot,
                    "values",
                    value,
                    format!("ally_value of {province}"),
                    says,
                )?;
            }
        }
        Ok(())
    }

    fn read_provinces(&mut self, file: &MapFile) -> Result<(), DataError> {
        for row in &file.province {
            let spot = Spot::named(MAP, "province", &row.id);
            let region = self.region(&spot, "region", &row.region)?;
            let ally_region = self.region(&spot, "ally_region", &row.ally_region)?;
            let listed = file.region[region.index()].provinces.contains(&row.id);
            check::agree(&spot, "region", true, "its mention in that region", listed)?;
            self.provinces.push(ProvinceSheet {
                id: keep(&row.id),
                name: keep(&row.name),
                region,
                counted: row.counted,
                spaces: SpaceSet::EMPTY,
                majority: row.majority,
                ally_value: row.ally_value,
                ally_region,
                home_cards: BySide::new(0, 0),
                source: row.source,
            });
        }
        Ok(())
    }

    fn read_spaces(&mut self, file: &MapFile) -> Result<(), DataError> {
        for (row, space) in file.space.iter().zip(Space::all()) {
            let spot = Spot::named(MAP, "space", &row.id);
            let province = self.province(&spot, "province", &row.province)?;
            let region = self.region(&spot, "region", &row.region)?;
            let its = self.provinces[province.index()].region;
            let word = |region: Region| self.regions[region.index()].id;
            check::agree(
                &spot,
                "region",
                word(region),
                "that of its province",
                word(its),
            )?;
            let walled = row.kind == SpaceKind::WalledCity;
            check::agree(
                &spot,
                "garrison_limit above 0",
                row.garrison_limit > 0,
                "walls",
                walled,
            )?;
            self.provinces[province.index()].spaces.insert(space);
            self.regions[region.index()].spaces.insert(space);
            if row.in_play == InPlay::Mauretania {
                self.mauretania.insert(space);
            }
            self.spaces.push(SpaceSheet {
                id: keep(&row.id),
                name: keep(&row.name),
                province,
                region,
                kind: row.kind,
                port: row.port,
                capacity: row.garrison_limit,
                printed: row.printed_control.side(),
                edges: Vec::new(),
                x: row.x,
                y: row.y,
                source: row.source,
            });
        }
        Ok(())
    }

    fn read_connections(&mut self, file: &MapFile) -> Result<(), DataError> {
        for row in &file.connection {
            let spot = Spot::named(MAP, "connection", &format!("{} – {}", row.a, row.b));
            let ends = [
                self.space(&spot, "a", &row.a)?,
                self.space(&spot, "b", &row.b)?,
            ];
            if ends[0] == ends[1] {
                return Err(DataError::ConnectedToItself { spot });
            }
            let (a, b) = (&self.spaces[ends[0].index()], ends[1]);
            if a.edges.iter().any(|edge| edge.to == b) {
                return Err(DataError::ConnectedTwice { spot });
            }
            check::range(&spot, "mp_cost", row.mp_cost, 1..=4)?;
            let optional = row.in_play == InPlay::Mauretania;
            let touches = ends.iter().any(|&end| self.mauretania.contains(end));
            check::agree(
                &spot,
                "in_play is optional",
                optional,
                "that of an end",
                touches,
            )?;
            for (from, to) in [(ends[0], ends[1]), (ends[1], ends[0])] {
                self.spaces[from.index()].edges.push(Edge {
                    to,
                    kind: row.kind,
                    needs_control: row.requires_control_of_left_space,
                    cost: row.mp_cost,
                });
            }
        }
        Ok(())
    }

    fn count_provinces(&self, file: &MapFile) -> Result<(), DataError> {
        for (row, sheet) in file.province.iter().zip(&self.provinces) {
            let spot = Spot::named(MAP, "province", &row.id);
            let has = sheet.spaces.len();
            check::agree(&spot, "spaces", row.spaces, "the number on the map", has)?;
            let half = has / 2 + 1;
            check::agree(
                &spot,
                "majority",
                row.majority.into(),
                "more than half",
                half,
            )?;
        }
        Ok(())
    }
}
