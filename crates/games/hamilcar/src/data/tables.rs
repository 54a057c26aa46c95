//! The numbers of the tables, tracks and dice.

use kernel::data::{Names, Spot, check, keep};

use super::error::DataError;
use super::files::{DieRow, Gift, TABLES, TablesFile};
use super::sheets::{SeamanshipSheet, SiegeFace, Tables, TurnSheet};
use crate::ids::{General, Miat};
use crate::sets::MiatSet;

fn word(spot: &Spot, key: &'static str, says: &str, wants: &'static str) -> DataError {
    DataError::Word {
        spot: spot.clone(),
        key,
        says: says.to_owned(),
        wants,
    }
}

/// The rows of the attrition table with these words.
fn marked(
    spot: &Spot,
    key: &'static str,
    rows: &[String],
    words: &[String],
) -> Result<[bool; 7], DataError> {
    let mut marked = [false; 7];
    for says in words {
        match rows.iter().position(|row| row == says) {
            Some(row) if row < marked.len() => marked[row] = true,
            _ => return Err(word(spot, key, says, "words of the rows of [attrition]")),
        }
    }
    Ok(marked)
}

fn faces(spot: &Spot, die: &DieRow) -> Result<[SiegeFace; 6], DataError> {
    let mut faces = [SiegeFace::Nothing; 6];
    for (face, row) in faces.iter_mut().zip(&die.faces) {
        *face = match (row.points, row.loss) {
            (0, 1) => SiegeFace::Loss,
            (0, 0) => SiegeFace::Nothing,
            (1, 0) => SiegeFace::One,
            (2, 0) => SiegeFace::Two,
            (points, _) => {
                let wants = "a face of 0, 1 or 2 points, or of none and a loss of 1";
                return Err(word(spot, "faces", &format!("{points} points"), wants));
            }
        };
    }
    Ok(faces)
}

pub(super) fn common(file: &TablesFile) -> Result<punic::Tables, DataError> {
    let spot = Spot::table(TABLES, "attrition");
    let attrition = &file.attrition;
    check::agree(
        &spot,
        "rows",
        attrition.rows.len(),
        "the rows of results",
        7,
    )?;
    let land = &file.land;
    let mut command_swaps = [false; 6];
    for &face in &land.command_swaps {
        check::range(&Spot::table(TABLES, "land"), "command_swaps", face, 1..=6)?;
        command_swaps[usize::from(face) - 1] = true;
    }
    let dice = Spot::table(TABLES, "siege_dice");
    Ok(punic::Tables {
        attrition: attrition.results,
        columns: attrition.column_min,
        elephant_rows: marked(
            &spot,
            "elephant_rows",
            &attrition.rows,
            &attrition.elephant_rows,
        )?,
        pass_drm: land.pass_drm,
        retreat_steps: land.retreat_steps,
        white: faces(&dice, &file.siege_dice.white)?,
        red: faces(&dice, &file.siege_dice.red)?,
        points_to_take: land.siege_points_to_take,
        besiegers: land.min_cu_to_besiege,
        command_swaps,
        most_battle_cards: file.limits.battle_cards_hand,
        most_cards_for_cu: file.limits.battle_cards_from_cus,
        movement_points: land.movement_points,
        most_moving: land.most_moving,
        overrunners: land.overrun_min_cu,
        consular_army: file.limits.consular_army_min_cus,
        elephant_limit: land.elephant_limit,
    })
}

pub(super) fn own(file: &TablesFile, generals: &Names<'_>) -> Result<Tables, DataError> {
    let spot = Spot::table(TABLES, "attrition.naval");
    let attrition = &file.attrition;
    let naval = &attrition.naval;
    let column = |key, says: &String| {
        let found = attrition.columns.iter().position(|column| column == says);
        found.ok_or_else(|| word(&spot, key, says, "a column of [attrition]"))
    };
    let rounds = (naval.round_column.iter())
        .map(|says| column("round_column", says))
        .collect::<Result<Vec<_>, _>>()?;
    let limits = &file.limits;
    check::agree(
        &spot,
        "round_column",
        rounds.len(),
        "naval_battle_rounds",
        limits.naval_battle_rounds.into(),
    )?;
    check::ours(
        &Spot::table(TABLES, "limits"),
        "mp_per_sea_route",
        limits.mp_per_sea_route,
        1,
    )?;
    let treasury = Spot::table(TABLES, "war_treasury");
    for (key, cost) in [
        ("cost_repair", file.war_treasury.cost_repair),
        ("cost_concession_pc", file.war_treasury.cost_concession_pc),
        ("cost_supply_train", file.war_treasury.cost_supply_train),
        (
            "supply_train_reduces_by",
            file.war_treasury.supply_train_reduces_by,
        ),
    ] {
        check::ours(&treasury, key, cost, 1)?;
    }
    let miat = Spot::table(TABLES, "miat");
    let mut cu_segments = Vec::new();
    let mut general_segments = Vec::new();
    for row in &file.miat.segments {
        let spot = Spot::named(TABLES, "miat.segments", &row.id);
        let mut ends = MiatSet::EMPTY;
        for end in &row.ends {
            ends.insert(check::known::<Miat>(&spot, "ends", end)?);
        }
        match row.gives {
            Gift::Cu => cu_segments.push(ends),
            Gift::General => general_segments.push(ends),
        }
    }
    Ok(Tables {
        round_columns: check::array(TABLES, "rounds", rounds)?,
        pursuit_column: column("pursuit_column", &naval.pursuit_column)?,
        corvus_rows: marked(&spot, "corvus_rows", &attrition.rows, &naval.corvus_rows)?,
        supremacy_rows: marked(
            &spot,
            "supremacy_rows",
            &attrition.rows,
            &naval.supremacy_rows,
        )?,
        clash_corvi: file.naval_modifiers.clash_corvi,
        intercept_corvi: file.naval_modifiers.intercept_corvi,
        seamanship: check::array(TABLES, "levels of seamanship", seamanship(file)?)?,
        loss_threshold: file.seamanship_start.loss_threshold_ships_per_turn,
        turns: turns(file, generals)?,
        ships: limits.ships_per_player,
        fleet_ships: limits.ships_per_fleet,
        fleet_cu: limits.fleet_cus,
        fleet_trains: limits.fleet_supply_trains,
        naval_points: limits.naval_mp_per_move,
        epic_battle_cards: limits.epic_battle_cards_hand,
        ship_cost: file.war_treasury.cost_ship,
        cu_cost: file.war_treasury.cost_cu,
        cu_segments,
        general_segments,
        miat_point_pcs: file.miat.political_point_needs_pcs,
        miat_point_space: check::known::<Miat>(
            &miat,
            "political_point_needs_space",
            &file.miat.political_point_needs_space,
        )?,
    })
}

fn seamanship(file: &TablesFile) -> Result<Vec<SeamanshipSheet>, DataError> {
    let mut levels = Vec::new();
    for (row, level) in file.seamanship.iter().zip(1..) {
        let spot = Spot::named(TABLES, "seamanship", &row.id);
        check::agree(&spot, "level", row.level, "its place", level)?;
        // 11.8.3-c
        let low = level <= 2;
        let clash = match low {
            true => file.naval_modifiers.clash_seamanship_poor_or_fair,
            false => 0,
        };
        check::agree(&spot, "clash", row.clash, "[naval_modifiers]", clash)?;
        levels.push(SeamanshipSheet {
            id: keep(&row.id),
            name_en: keep(&row.name_en),
            name_pl: keep(&row.name_pl),
            clash: row.clash,
            storm: row.storm,
            africa: row.africa,
        });
    }
    Ok(levels)
}

fn turns(file: &TablesFile, generals: &Names<'_>) -> Result<Vec<TurnSheet>, DataError> {
    check::counts(
        TABLES,
        &[("turns", file.turns.last.into(), file.turn.len())],
    )?;
    let mut turns = Vec::new();
    for (row, n) in file.turn.iter().zip(1u8..) {
        let spot = Spot::named(TABLES, "turn", &row.n.to_string());
        check::agree(&spot, "n", row.n, "its place", n)?;
        let general = match row.general.as_str() {
            "" => None,
            id => Some(General::new(
                generals.resolve("general", &spot, "general", id)?,
            )),
        };
        turns.push(TurnSheet {
            years: keep(&row.years),
            cards: row.cards,
            general,
            mercenary_cost: row.mercenary_cost,
        });
    }
    Ok(turns)
}
