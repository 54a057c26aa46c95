//! The numbers of the tables and dice.

use kernel::data::{Spot, check, keep};

use super::error::DataError;
use super::files::{NavalTest as NavalTestRow, SCENARIOS, Standard, TABLES, TablesFile};
use super::map::Map;
use super::sheets::{NavalModifier, NavalTest, Tables};

pub(super) fn check(
    file: &TablesFile,
    standard: &Standard,
    map: &Map,
) -> Result<(punic::Tables, Tables), DataError> {
    let spot = Spot::table(TABLES, "attrition");
    let rows = &file.attrition.rows;
    check::agree(&spot, "rows", rows.len(), "the rows of losses", 7)?;
    let mut elephant_rows = [false; 7];
    for word in &file.attrition_elephants.rows_with_elephant {
        match rows.iter().position(|row| row == word) {
            Some(row) => elephant_rows[row] = true,
            None => {
                return Err(DataError::Word {
                    spot: Spot::table(TABLES, "attrition_elephants"),
                    key: "rows_with_elephant",
                    says: word.clone(),
                    wants: "words of the rows of [attrition]",
                });
            }
        }
    }
    let case = |id: &'static str| {
        let found = file.attrition_case.iter().find(|case| case.id == id);
        found.map(|case| case.drm).ok_or_else(|| DataError::Word {
            spot: Spot::table(TABLES, "[attrition_case]"),
            key: "id",
            says: "no record".to_owned(),
            wants: "the cases \"pass\" and \"native-guide\"",
        })
    };
    let both = Spot::table(SCENARIOS, "standard");
    let movement = &file.movement;
    for (key, says, other, other_says) in [
        (
            "max_moving_cu",
            standard.max_moving_cu,
            "max_cu_moving",
            movement.max_cu_moving,
        ),
        (
            "movement_points",
            standard.movement_points,
            "points",
            movement.points,
        ),
        (
            "naval_mp_cost",
            standard.naval_mp_cost,
            "naval",
            movement.naval,
        ),
        (
            "max_battle_cards",
            standard.max_battle_cards,
            "limit",
            file.battle_hand.limit,
        ),
        (
            "siege_points_to_take",
            standard.siege_points_to_take,
            "points_to_capture",
            file.siege_dice.points_to_capture,
        ),
        (
            "min_cu_to_besiege",
            standard.min_cu_to_besiege,
            "min_cu",
            file.siege_dice.min_cu,
        ),
    ] {
        check::agree(
            &both,
            key,
            says,
            format!("{other} of tables.toml"),
            other_says,
        )?;
    }
    let mut command_swaps = [false; 6];
    for &face in &file.change_of_command.swap {
        let spot = Spot::table(TABLES, "change_of_command");
        check::range(&spot, "swap", face, 1..=6)?;
        command_swaps[usize::from(face) - 1] = true;
    }
    let mut naval = Vec::new();
    for row in &file.naval_modifier {
        let spot = Spot::named(TABLES, "naval_modifier", &row.id);
        naval.push(NavalModifier {
            id: keep(&row.id),
            test: naval_test(&row.test, &spot, map)?,
            drm: row.drm,
        });
    }
    let common = punic::Tables {
        attrition: file.attrition.losses,
        columns: file.attrition.column_min,
        elephant_rows,
        pass_drm: case("pass")?,
        retreat_steps: file.retreat_move.max_mp,
        white: file.siege_dice.white,
        red: file.siege_dice.red,
        points_to_take: file.siege_dice.points_to_capture,
        besiegers: file.siege_dice.min_cu,
        command_swaps,
        most_battle_cards: file.battle_hand.limit,
        most_cards_for_cu: u8::MAX,
        movement_points: movement.points,
        most_moving: movement.max_cu_moving,
        overrunners: standard.overrun_min_cu,
        consular_army: standard.min_consular_army,
        elephant_limit: standard.elephant_limit,
    };
    let own = Tables {
        guide_drm: case("native-guide")?,
        arrives_max: file.naval_carthaginian.arrives_max,
        sunk_min: file.naval_carthaginian.sunk_min,
        naval,
        naval_cost: movement.naval,
        forced_march_points: movement.force_march_points,
        roman_cu: standard.roman_cu_per_turn,
        roman_cu_italia: standard.roman_cu_min_italia,
    };
    Ok((common, own))
}

fn naval_test(row: &NavalTestRow, spot: &Spot, map: &Map) -> Result<NavalTest, DataError> {
    if let Some(port) = &row.departure {
        return Ok(NavalTest::Departure(map.space(spot, "departure", port)?));
    }
    if let Some(city) = &row.city {
        return Ok(NavalTest::Holds(map.space(spot, "city", city)?));
    }
    if row.commander.is_some() || row.general_present.is_some() {
        return Ok(NavalTest::General);
    }
    if row.destination_has.is_some() {
        return Ok(NavalTest::EnemyPort);
    }
    match row.marker.as_deref() {
        Some("philip-v") => Ok(NavalTest::PhilipV),
        Some("naval-victory") => Ok(NavalTest::NavalVictory),
        other => Err(DataError::Word {
            spot: spot.clone(),
            key: "test.marker",
            says: other.unwrap_or_default().to_owned(),
            wants: "\"philip-v\" or \"naval-victory\"",
        }),
    }
}
