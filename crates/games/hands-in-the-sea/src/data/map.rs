//! The map: locations, connections, sea zones and home ports.

use kernel::data::check::{agree, array, closed, counts, ids, ours, range, size};
use kernel::data::{Names, Spot, keep};

use super::error::DataError;
use super::files::{LocationRow, MAP, MapFile, SETUP, SetupFile, StartMarker, StartOwner};
use super::sheets::{Connection, Ground, LocationSheet, Way};
use crate::ids::{Location, Zone};
use crate::sets::LocationSet;
use crate::side::{BySide, Side};

pub(super) struct Map {
    pub locations: [LocationSheet; Location::COUNT],
    pub connections: Vec<Connection>,
    pub ground: Ground,
    pub names: Names<'static>,
}

pub(super) fn texts(words: &[String]) -> Vec<&'static str> {
    words.iter().map(|word| keep(word)).collect()
}

impl Map {
    pub(super) fn check(file: &MapFile, setup: &SetupFile) -> Result<Map, DataError> {
        ids(MAP, "location", file.location.iter().map(|row| &*row.id))?;
        counts(
            MAP,
            &[
                (
                    "location_count",
                    file.meta.location_count,
                    file.location.len(),
                ),
                (
                    "connection_count",
                    file.meta.connection_count,
                    file.connection.len(),
                ),
            ],
        )?;
        size(MAP, "locations", Location::COUNT, file.location.len())?;
        let words = Names::new(file.location.iter().map(|row| &*row.id));
        let zones = closed::<Zone, _>(MAP, "sea_zone", &file.sea_zone, |row| &row.id)?;
        let regions = closed::<Zone, _>(MAP, "region", &file.region, |row| &row.id)?;

        let mut locations = Vec::new();
        for row in &file.location {
            locations.push(location(row)?);
        }
        let locations: [LocationSheet; Location::COUNT] = array(MAP, "locations", locations)?;
        let placed = |is: &dyn Fn(&LocationSheet, &LocationRow) -> bool| -> LocationSet {
            (Location::all())
                .filter(|at| is(&locations[at.index()], &file.location[at.index()]))
                .collect()
        };
        for (zone, row) in Zone::ALL.into_iter().zip(&regions) {
            let spot = Spot::named(MAP, "region", &row.id);
            let there = placed(&|sheet, _| sheet.zone == zone).len();
            agree(
                &spot,
                "location_count",
                row.location_count,
                "the number of its locations",
                there,
            )?;
            agree(
                &spot,
                "sea_zone",
                &*row.sea_zone,
                "the zone of the region",
                &*row.id,
            )?;
        }
        let mut adjacent = [[false; Zone::COUNT]; Zone::COUNT];
        for (zone, row) in Zone::ALL.into_iter().zip(&zones) {
            let spot = Spot::named(MAP, "sea_zone", &row.id);
            agree(
                &spot,
                "region",
                &*row.region,
                "the region of the zone",
                &*row.id,
            )?;
            for word in &row.adjacent {
                let other: Zone = kernel::data::check::known(&spot, "adjacent", word)?;
                let back = zones[other.index()].adjacent.contains(&row.id);
                if !back || other == zone {
                    return Err(DataError::OneSided {
                        spot,
                        zone: word.clone(),
                    });
                }
                adjacent[zone.index()][other.index()] = true;
            }
        }
        let find = |spot: &Spot, key, word: &str| {
            words
                .resolve(Location::KIND, spot, key, word)
                .map(Location::new)
        };
        let mut ground = Ground {
            land: [LocationSet::EMPTY; Location::COUNT],
            joined: [LocationSet::EMPTY; Location::COUNT],
            ways: [[None; Location::COUNT]; Location::COUNT],
            coast: Zone::ALL.map(|zone| placed(&|sheet, _| sheet.zone == zone && sheet.coastal)),
            region: Zone::ALL.map(|zone| placed(&|sheet, _| sheet.zone == zone)),
            adjacent,
            basins: [[(0, LocationSet::EMPTY); Zone::COUNT]; 1 << Zone::COUNT],
            strait: [Location::new(0); 2],
            start: BySide::from_fn(|side| placed(&|sheet, _| sheet.start_owner == Some(side))),
            start_cities: placed(&|_, row| {
                matches!(row.start_marker, StartMarker::City | StartMarker::Capital)
            }),
            capital: BySide::new(Location::new(0), Location::new(0)),
            home: BySide::new(Zone::Italy, Zone::Africa),
            syracuse: Location::new(0),
            lilybaeum: Location::new(0),
            supply_points: placed(&|sheet, _| sheet.supply_point),
            settler: placed(&|sheet, _| sheet.settler),
        };
        ground.basins = basins(&adjacent, &ground.coast);
        let mut connections = Vec::new();
        let mut straits = 0;
        for row in &file.connection {
            let spot = Spot::new(MAP, format!("[[connection]] {:?} to {:?}", row.a, row.b));
            let ends = [find(&spot, "a", &row.a)?, find(&spot, "b", &row.b)?];
            let [a, b] = ends;
            if a == b {
                return Err(DataError::JoinsItself { spot });
            }
            if ground.ways[a.index()][b.index()].is_some() {
                return Err(DataError::JoinedTwice { spot });
            }
            let (symbol, cards, raidable) = match row.kind {
                Way::Road => ("wagon", 1, true),
                Way::DifficultRoad => ("wagon", 2, true),
                Way::Strait => ("wagon", 2, false),
                Way::Sea => ("ship", 1, false),
            };
            ours(&spot, "symbol", &*row.symbol, symbol)?;
            ours(&spot, "cards", row.cards, cards)?;
            ours(&spot, "raidable", row.raidable, raidable)?;
            match row.kind {
                Way::Road | Way::DifficultRoad => {
                    ground.land[a.index()].insert(b);
                    ground.land[b.index()].insert(a);
                }
                Way::Strait => {
                    ground.strait = ends;
                    straits += 1;
                }
                Way::Sea => {
                    if let Some(inland) = ends.iter().find(|at| !locations[at.index()].coastal) {
                        let place = locations[inland.index()].id.to_owned();
                        return Err(DataError::SeaInland { spot, place });
                    }
                }
            }
            ground.joined[a.index()].insert(b);
            ground.joined[b.index()].insert(a);
            ground.ways[a.index()][b.index()] = Some(row.kind);
            ground.ways[b.index()][a.index()] = Some(row.kind);
            let source = row.source;
            connections.push(Connection {
                ends,
                way: row.kind,
                source,
            });
        }
        size(MAP, "straits", 1, straits)?;

        for row in &file.home_port {
            let spot = Spot::named(MAP, "home_port", &row.id);
            ground.home[row.owner] = kernel::data::check::known(&spot, "sea_zone", &row.sea_zone)?;
            find(&spot, "near", &row.near)?;
        }
        size(MAP, "home ports", 2, file.home_port.len())?;
        let spot = Spot::table(SETUP, "setup.syracuse");
        ground.syracuse = find(&spot, "location", &setup.setup.syracuse.location)?;
        let independent = placed(&|_, row| row.start_owner == StartOwner::Syracuse);
        let other = "the location that starts independent";
        let word = |set: LocationSet| set.first().map_or("none", |at| locations[at.index()].id);
        agree(
            &spot,
            "location",
            &*setup.setup.syracuse.location,
            other,
            word(independent),
        )?;
        let spot = Spot::table(MAP, "meta");
        ground.lilybaeum = find(&spot, "lilybaeum", "lilybaeum")?;
        for side in Side::ALL {
            let row = match side {
                Side::Rome => &setup.setup.rome,
                Side::Carthage => &setup.setup.carthage,
            };
            let spot = Spot::table(SETUP, &format!("setup.{}", side.id()));
            let capital = find(&spot, "capital", &row.capital)?;
            ground.capital[side] = capital;
            if !ground.start[side].contains(capital) || !ground.supply_points.contains(capital) {
                return Err(DataError::Lacks {
                    spot,
                    missing: "the capital is no start location and supply point",
                });
            }
            let region: Zone =
                kernel::data::check::known(&spot, "start_region", &row.start_region)?;
            let mut start = ground.region[region.index()];
            for word in &row.extra_start_locations {
                start.insert(find(&spot, "extra_start_locations", word)?);
            }
            let other = "the number of locations with that start_owner in map.toml";
            agree(
                &spot,
                "start locations",
                start.len(),
                other,
                (start & ground.start[side]).len(),
            )?;
            agree(
                &spot,
                "start locations",
                start.len(),
                other,
                ground.start[side].len(),
            )?;
            let mut cities = LocationSet::EMPTY;
            for word in &row.cities {
                cities.insert(find(&spot, "cities", word)?);
            }
            let marked = ground.start_cities & ground.start[side];
            agree(
                &spot,
                "cities",
                cities.len(),
                "the number of City markers in map.toml",
                (marked & cities).len(),
            )?;
            agree(
                &spot,
                "cities",
                cities.len(),
                "the number of City markers in map.toml",
                marked.len(),
            )?;
            ours(
                &spot,
                "actions_in_first_round",
                row.actions_in_first_round,
                1,
            )?;
        }
        Ok(Map {
            names: Names::new(locations.iter().map(|sheet| sheet.id)),
            locations,
            connections,
            ground,
        })
    }
}

/// Which zones hang together, for every choice of open ones.
fn basins(
    adjacent: &[[bool; Zone::COUNT]; Zone::COUNT],
    coast: &[LocationSet; Zone::COUNT],
) -> [[(u8, LocationSet); Zone::COUNT]; 1 << Zone::COUNT] {
    let zones = 0..Zone::COUNT;
    std::array::from_fn(|open| {
        std::array::from_fn(|from| {
            let is_open = |zone: &usize| open >> zone & 1 == 1;
            let mut basin: u8 = if is_open(&from) { 1 << from } else { 0 };
            for _ in zones.clone() {
                let inside = zones.clone().filter(|zone| basin >> zone & 1 == 1);
                let next =
                    inside.flat_map(|zone| zones.clone().filter(move |&next| adjacent[zone][next]));
                basin = next
                    .filter(is_open)
                    .fold(basin, |basin, next| basin | 1 << next);
            }
            let coasts = zones.clone().filter(|zone| basin >> zone & 1 == 1);
            let coasts = coasts.fold(LocationSet::EMPTY, |all, zone| all | coast[zone]);
            (basin, coasts)
        })
    })
}

fn location(row: &LocationRow) -> Result<LocationSheet, DataError> {
    let spot = Spot::named(MAP, "location", &row.id);
    range(&spot, "vp", row.vp, 1..=3)?;
    range(&spot, "defence_bonus", row.defence_bonus, 0..=1)?;
    let other = "whether it is worth 2 VP or more";
    agree(
        &spot,
        "settler_symbol",
        row.settler_symbol,
        other,
        row.vp >= 2,
    )?;
    agree(&spot, "developable", row.developable, other, row.vp >= 2)?;
    let start_owner = match row.start_owner {
        StartOwner::Rome => Some(Side::Rome),
        StartOwner::Carthage => Some(Side::Carthage),
        StartOwner::Syracuse | StartOwner::None => None,
    };
    let has_marker = row.start_marker != StartMarker::None;
    let owned = row.start_owner != StartOwner::None;
    agree(
        &spot,
        "start_marker",
        has_marker,
        "whether there is a start_owner",
        owned,
    )?;
    let scores = match start_owner {
        Some(side) => side.enemy().id(),
        None => "both",
    };
    let says = match row.scores_for {
        super::files::Scores::Rome => "rome",
        super::files::Scores::Carthage => "carthage",
        super::files::Scores::Both => "both",
    };
    ours(&spot, "scores_for", says, scores)?;
    Ok(LocationSheet {
        id: keep(&row.id),
        name_en: keep(&row.name_en),
        name_pl: keep(&row.name_pl),
        zone: kernel::data::check::known(&spot, "region", &row.region)?,
        vp: row.vp,
        settler: row.settler_symbol,
        coastal: row.coastal,
        defence: row.defence_bonus,
        supply_point: row.supply_point,
        start_owner,
        source: row.source,
        reconstructed: texts(&row.reconstructed),
    })
}
