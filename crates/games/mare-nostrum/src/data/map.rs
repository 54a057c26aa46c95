//! The map: provinces, seas, slots and the three boards.

use kernel::data::check::{agree, array, ids, known, ours, paths, size};
use kernel::data::{Fault, Names, Spot, keep};

use super::error::DataError;
use super::files::{BoardRow, MAP, MapFile, ProvinceRow, SeaRow, SlotRow};
use super::sheets::{Board, Building, ProvinceSheet, SeaSheet, SlotSheet};
use crate::by::ByTrack;
use crate::ids::{Empire, Good, Province, Sea, Slot};
use crate::sets::{EmpireSet, ProvinceSet, SeaSet, SlotSet};

pub(super) struct Map {
    pub provinces: [ProvinceSheet; Province::COUNT],
    pub seas: [SeaSheet; Sea::COUNT],
    pub slots: [SlotSheet; Slot::COUNT],
    pub boards: [Board; 3],
    pub province_names: Names<'static>,
    pub sea_names: Names<'static>,
    pub slot_names: Names<'static>,
}

/// The words of the file at hand: names are looked up in it, not in the game.
struct Words<'f> {
    provinces: Names<'f>,
    seas: Names<'f>,
}

impl Words<'_> {
    fn provinces(
        &self,
        spot: &Spot,
        key: &'static str,
        words: &[String],
    ) -> Result<ProvinceSet, Fault> {
        let names = &self.provinces;
        (words.iter())
            .map(|word| {
                Ok(Province::new(names.resolve(
                    Province::KIND,
                    spot,
                    key,
                    word,
                )?))
            })
            .collect()
    }

    fn seas(&self, spot: &Spot, key: &'static str, words: &[String]) -> Result<SeaSet, Fault> {
        let names = &self.seas;
        (words.iter())
            .map(|word| Ok(Sea::new(names.resolve(Sea::KIND, spot, key, word)?)))
            .collect()
    }
}

impl Map {
    pub(super) fn check(file: &MapFile) -> Result<Map, DataError> {
        let province_ids = file.province.iter().map(|row| &*row.id);
        let sea_ids = file.sea.iter().map(|row| &*row.id);
        ids(MAP, "province", province_ids.clone())?;
        ids(MAP, "sea", sea_ids.clone())?;
        size(MAP, "provinces", Province::COUNT, province_ids.len())?;
        size(MAP, "seas", Sea::COUNT, sea_ids.len())?;
        let words = Words {
            provinces: Names::new(province_ids),
            seas: Names::new(sea_ids),
        };
        let slot_rows = file.province.iter().flat_map(|row| &row.slots);
        paths(MAP, "slots", slot_rows.clone().map(|row| &*row.id))?;
        size(MAP, "slots", Slot::COUNT, slot_rows.count())?;

        let mut slots = Vec::new();
        let mut provinces = Vec::new();
        for (index, row) in file.province.iter().enumerate() {
            let first = slots.len();
            for slot in &row.slots {
                slots.push(slot_sheet(slot, Province::new(index as u8), row)?);
            }
            provinces.push(province_sheet(row, &words, &slots, first)?);
        }
        let seas = (file.sea.iter())
            .map(|row| sea_sheet(row, &words))
            .collect::<Result<Vec<_>, _>>()?;

        let map = Map {
            province_names: Names::new(provinces.iter().map(|sheet| sheet.id)),
            sea_names: Names::new(seas.iter().map(|sheet| sheet.id)),
            slot_names: Names::new(slots.iter().map(|sheet| sheet.id)),
            provinces: array(MAP, "provinces", provinces)?,
            seas: array(MAP, "seas", seas)?,
            slots: array(MAP, "slots", slots)?,
            boards: array(MAP, "boards", boards(file, &words)?)?,
        };
        map.borders()?;
        map.counts(file)?;
        Ok(map)
    }

    /// Every border and every coast is listed from both sides (EX-120).
    fn borders(&self) -> Result<(), DataError> {
        let one_sided = |table, id, key, other: &str| DataError::OneSided {
            spot: Spot::named(MAP, table, id),
            key,
            other: other.to_owned(),
        };
        for (sheet, province) in self.provinces.iter().zip(Province::all()) {
            for other in sheet.land.iter() {
                let other = &self.provinces[other.index()];
                if !other.land.contains(province) || other.id == sheet.id {
                    return Err(one_sided("province", sheet.id, "land", other.id));
                }
            }
            for sea in sheet.seas.iter() {
                let sea = &self.seas[sea.index()];
                if !sea.coast.contains(province) {
                    return Err(one_sided("province", sheet.id, "seas", sea.id));
                }
            }
        }
        for (sheet, sea) in self.seas.iter().zip(Sea::all()) {
            for other in sheet.adjacent.iter() {
                let other = &self.seas[other.index()];
                if !other.adjacent.contains(sea) || other.id == sheet.id {
                    return Err(one_sided("sea", sheet.id, "adjacent", other.id));
                }
            }
            for province in sheet.coast.iter() {
                let province = &self.provinces[province.index()];
                if !province.seas.contains(sea) {
                    return Err(one_sided("sea", sheet.id, "coast", province.id));
                }
            }
        }
        Ok(())
    }

    fn counts(&self, file: &MapFile) -> Result<(), DataError> {
        let spot = Spot::table(MAP, "meta");
        let (provinces, seas) = (&self.provinces, &self.seas);
        let land: usize = provinces.iter().map(|sheet| sheet.land.len()).sum();
        let coast: usize = provinces.iter().map(|sheet| sheet.seas.len()).sum();
        let sea: usize = seas.iter().map(|sheet| sheet.adjacent.len()).sum();
        let meta = &file.meta;
        agree(
            &spot,
            "province_count",
            meta.province_count,
            "the number of provinces",
            provinces.len(),
        )?;
        agree(
            &spot,
            "sea_count",
            meta.sea_count,
            "the number of seas",
            seas.len(),
        )?;
        agree(
            &spot,
            "land_edge_count",
            meta.land_edge_count,
            "the number of land borders",
            land / 2,
        )?;
        agree(
            &spot,
            "sea_edge_count",
            meta.sea_edge_count,
            "the number of sea borders",
            sea / 2,
        )?;
        agree(
            &spot,
            "coast_count",
            meta.coast_count,
            "the number of coasts",
            coast,
        )?;
        Ok(())
    }
}

fn optional_empire(spot: &Spot, key: &'static str, word: &str) -> Result<Option<Empire>, Fault> {
    match word {
        "" => Ok(None),
        word => known(spot, key, word).map(Some),
    }
}

fn slot_sheet(row: &SlotRow, province: Province, of: &ProvinceRow) -> Result<SlotSheet, DataError> {
    let spot = Spot::named(MAP, "slots", &row.id);
    let misplaced = |name: &str, why| DataError::Misplaced {
        spot: spot.clone(),
        key: "slots",
        name: name.to_owned(),
        why,
    };
    if !row.id.starts_with(&format!("{}/", of.id)) {
        return Err(misplaced(&row.id, "not named after its province"));
    }
    let kinds = Names::new(Building::ALL.map(Building::id));
    let kind = kinds.resolve("building", &spot, "kind", &row.kind)?;
    let building = Building::ALL[usize::from(kind)];
    let good = match &row.commodity {
        Some(word) => Some(known::<Good>(&spot, "commodity", word)?),
        None => None,
    };
    if good.is_some() != (building == Building::Caravan) {
        return Err(misplaced(
            &row.id,
            "to have a commodity if it is a caravan's, and else none",
        ));
    }
    if row.name_en.is_some() != building.is_city() || row.name_pl.is_some() != building.is_city() {
        return Err(misplaced(
            &row.id,
            "to have a name if it is a city's, and else none",
        ));
    }
    Ok(SlotSheet {
        id: keep(&row.id),
        province,
        building,
        good,
        name_en: row.name_en.as_deref().map(keep),
        name_pl: row.name_pl.as_deref().map(keep),
    })
}

fn province_sheet(
    row: &ProvinceRow,
    words: &Words<'_>,
    slots: &[SlotSheet],
    first: usize,
) -> Result<ProvinceSheet, DataError> {
    let spot = Spot::named(MAP, "province", &row.id);
    let empire = optional_empire(&spot, "empire", &row.empire)?;
    let capital_of = optional_empire(&spot, "capital_of", &row.capital_of)?;
    let own = |is: &dyn Fn(Building) -> bool| -> SlotSet {
        (slots.iter().enumerate().skip(first))
            .filter(|(_, slot)| is(slot.building))
            .map(|(index, _)| Slot::new(index as u8))
            .collect()
    };
    let (markets, temples) = (
        own(&|building| building == Building::Market),
        own(&|building| building == Building::Temple),
    );
    // C-j
    ours(
        &spot,
        "market slots beyond one",
        markets.len().saturating_sub(1),
        0,
    )?;
    ours(
        &spot,
        "temple slots beyond one",
        temples.len().saturating_sub(1),
        0,
    )?;
    let capitals = own(&|building| building == Building::Capital).len();
    agree(
        &spot,
        "capital_of",
        usize::from(capital_of.is_some()),
        "the number of capital slots",
        capitals,
    )?;
    Ok(ProvinceSheet {
        id: keep(&row.id),
        name_en: keep(&row.name_en),
        name_pl: keep(&row.name_pl),
        empire,
        capital_of,
        island: row.island,
        land: words.provinces(&spot, "land", &row.land)?,
        seas: words.seas(&spot, "seas", &row.seas)?,
        slots: own(&|_| true),
        caravans: own(&|building| building == Building::Caravan),
        cities: own(&Building::is_city),
        market: markets.first(),
        temple: temples.first(),
        source: row.source,
    })
}

fn sea_sheet(row: &SeaRow, words: &Words<'_>) -> Result<SeaSheet, DataError> {
    let spot = Spot::named(MAP, "sea", &row.id);
    Ok(SeaSheet {
        id: keep(&row.id),
        name_en: keep(&row.name_en),
        name_pl: keep(&row.name_pl),
        adjacent: words.seas(&spot, "adjacent", &row.adjacent)?,
        coast: words.provinces(&spot, "coast", &row.coast)?,
        source: row.source,
    })
}

/// The boards for 3, 4 and 5 players; the titles are those of the empires' file.
fn boards(file: &MapFile, words: &Words<'_>) -> Result<Vec<Board>, DataError> {
    let board = |row: &BoardRow, players: u8| -> Result<Board, DataError> {
        let spot = Spot::named(MAP, "board", &row.players.to_string());
        ours(&spot, "players", row.players, players)?;
        let empires = (row.empires.iter())
            .map(|word| known::<Empire>(&spot, "empires", word))
            .collect::<Result<EmpireSet, _>>()?;
        ours(
            &spot,
            "the number of empires",
            empires.len(),
            players.into(),
        )?;
        let provinces = words.provinces(&spot, "removed_provinces", &row.removed_provinces)?;
        let seas = words.seas(&spot, "removed_seas", &row.removed_seas)?;
        let board = Board {
            empires,
            provinces: ProvinceSet::ALL - provinces,
            seas: SeaSet::ALL - seas,
            titles: ByTrack::default(),
        };
        for (province, row) in Province::all().zip(&file.province) {
            let spot = Spot::named(MAP, "province", &row.id);
            let listed = row.boards.contains(&players);
            let there = board.provinces.contains(province);
            agree(
                &spot,
                "boards",
                listed,
                format!("its place on the board of {players}"),
                there,
            )?;
        }
        for (sea, row) in Sea::all().zip(&file.sea) {
            let spot = Spot::named(MAP, "sea", &row.id);
            let listed = row.boards.contains(&players);
            let there = board.seas.contains(sea);
            agree(
                &spot,
                "boards",
                listed,
                format!("its place on the board of {players}"),
                there,
            )?;
        }
        Ok(board)
    };
    (file.board.iter().zip(3u8..))
        .map(|(row, players)| board(row, players))
        .collect()
}
