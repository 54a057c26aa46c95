//! The five empires and their set-up.

use kernel::data::check::{agree, array, closed, known, ours, range};
use kernel::data::{Fault, Spot, keep};

use super::error::DataError;
use super::files::{EMPIRES, EmpireRow, EmpiresFile};
use super::map::Map;
use super::sheets::{Board, Building, EmpireSheet, Empires, Limits};
use crate::by::{ByProvince, ByTrack};
use crate::holding::Holding;
use crate::ids::{Card, Empire, Province, Slot, Token, Track};
use crate::sets::{ProvinceSet, SlotSet};

/// The empires, and the boards with their first titles.
pub(super) fn check(
    file: &EmpiresFile,
    map: &Map,
    limits: &Limits,
) -> Result<(Empires, [Board; 3]), DataError> {
    let rows = closed::<Empire, _>(EMPIRES, "empire", &file.empire, |row| &row.id)?;
    let sheets = (Empire::ALL.into_iter().zip(&rows))
        .map(|(empire, row)| sheet(empire, row, map, limits))
        .collect::<Result<Vec<_>, _>>()?;
    let sheets: Empires = array(EMPIRES, "empires", sheets)?;

    let mut boards = map.boards;
    for (index, board) in boards.iter_mut().enumerate() {
        let players = index as u8 + 3;
        for (empire, row) in Empire::ALL.into_iter().zip(&rows) {
            let spot = Spot::named(EMPIRES, "empire", &row.id);
            let listed = row.boards.contains(&players);
            let there = board.empires.contains(empire);
            agree(
                &spot,
                "boards",
                listed,
                format!("its place on the board of {players}"),
                there,
            )?;
            let word = [
                &row.title.players3,
                &row.title.players4,
                &row.title.players5,
            ][index];
            if word.is_empty() || !there {
                continue;
            }
            let track: Track = known(&spot, "title", word)?;
            if let Some(first) = board.titles[track] {
                agree(
                    &spot,
                    "title",
                    empire,
                    format!("the {word} leader with {players} players"),
                    first,
                )?;
            }
            board.titles[track] = Some(empire);
        }
        for track in Track::ALL {
            let spot = Spot::table(EMPIRES, "empire");
            let held = board.titles[track].is_some();
            ours(
                &spot,
                "the title of each track with each number of players",
                held,
                true,
            )?;
        }
    }
    Ok((sheets, boards))
}

fn sheet(
    empire: Empire,
    row: &EmpireRow,
    map: &Map,
    limits: &Limits,
) -> Result<EmpireSheet, DataError> {
    let spot = Spot::named(EMPIRES, "empire", &row.id);
    let province = |key, word: &str| -> Result<Province, Fault> {
        let names = &map.province_names;
        Ok(Province::new(names.resolve(
            Province::KIND,
            &spot,
            key,
            word,
        )?))
    };
    let misplaced = |key, name: &str, why| DataError::Misplaced {
        spot: spot.clone(),
        key,
        name: name.to_owned(),
        why,
    };

    let capital = province("capital_province", &row.capital_province)?;
    let start = (row.start_provinces.iter())
        .map(|word| province("start_provinces", word))
        .collect::<Result<ProvinceSet, _>>()?;
    let control = (row.control.iter())
        .map(|word| province("control", word))
        .collect::<Result<ProvinceSet, _>>()?;
    // S-f
    ours(&spot, "the number of start provinces", start.len(), 3)?;
    if control.with(capital) != start || control.contains(capital) {
        return Err(misplaced(
            "control",
            "its provinces",
            "not the start provinces without the capital's",
        ));
    }
    for home in start.iter() {
        let sheet = &map.provinces[home.index()];
        if sheet.empire != Some(empire) {
            return Err(misplaced(
                "start_provinces",
                sheet.id,
                "not this empire's on the map",
            ));
        }
    }
    let capital_of = map.provinces[capital.index()].capital_of;
    ours(
        &spot,
        "capital_province is its capital province on the map",
        capital_of == Some(empire),
        true,
    )?;

    let mut buildings = SlotSet::EMPTY;
    for word in &row.buildings {
        let slot = (map.slot_names).resolve(Slot::KIND, &spot, "buildings", word)?;
        let slot = Slot::new(slot);
        if !start.contains(map.slots[slot.index()].province) {
            return Err(misplaced("buildings", word, "not in a start province"));
        }
        buildings.insert(slot);
    }
    let mut legions = ByProvince::<u8>::default();
    for (word, &count) in &row.legions {
        range(&spot, "legions", count, 1..=limits.legions.into())?;
        legions[province("legions", word)?] = count;
    }
    let fortresses = (row.fortresses.iter())
        .map(|word| province("fortresses", word))
        .collect::<Result<ProvinceSet, _>>()?;
    // S-f: no trireme starts on the map.
    ours(&spot, "the number of triremes", row.triremes.len(), 0)?;
    let mut resources = Holding::NONE;
    for (word, &count) in &row.resources {
        let token: Token = known_token(&spot, word)?;
        range(&spot, "resources", count, 1..=9)?;
        (0..count).for_each(|_| resources.add(token));
    }
    // S-g
    ours(&spot, "the number of resources", resources.count(), 9)?;

    let leadership = ByTrack::new([
        row.leadership.trade,
        row.leadership.culture,
        row.leadership.military,
    ]);
    let standing = |track: Track| {
        let of = |slot: &Slot| map.slots[slot.index()].building.track() == track;
        buildings.iter().filter(of).count() as u8
    };
    let units = legions.values().sum::<u8>() + fortresses.len() as u8;
    // EX-1
    for (key, says, counted) in [
        (
            "leadership.trade",
            leadership[Track::Trade],
            standing(Track::Trade),
        ),
        (
            "leadership.culture",
            leadership[Track::Culture],
            standing(Track::Culture),
        ),
        ("leadership.military", leadership[Track::Military], units),
    ] {
        agree(
            &spot,
            key,
            says,
            "the count of what it starts with",
            counted,
        )?;
    }
    let hero: Card = known(&spot, "hero", &row.hero)?;
    let capitals = buildings
        .iter()
        .filter(|slot| map.slots[slot.index()].building == Building::Capital);
    ours(
        &spot,
        "the number of capitals among its buildings",
        capitals.count(),
        1,
    )?;
    Ok(EmpireSheet {
        name_en: keep(&row.name_en),
        name_pl: keep(&row.name_pl),
        colour_en: keep(&row.colour_en),
        colour_pl: keep(&row.colour_pl),
        rgb: keep(&row.rgb),
        hero,
        capital,
        control,
        buildings,
        legions,
        fortresses,
        resources,
        leadership,
        source: row.source,
    })
}

/// A coin or an ordinary good.
fn known_token(spot: &Spot, word: &str) -> Result<Token, DataError> {
    match known::<Token>(spot, "resources", word)? {
        token if token.is_legendary() => Err(DataError::Misplaced {
            spot: spot.clone(),
            key: "resources",
            name: word.to_owned(),
            why: "legendary: nobody starts with such a good",
        }),
        token => Ok(token),
    }
}
