//! Goods, counts, costs and dice.

use kernel::data::check::{agree, array, closed, ids, ours, range, size};
use kernel::data::{Fault, Spot, keep};

use super::error::DataError;
use super::files::{BuildingRow, COMPONENTS, ComponentsFile, UnitRow};
use super::map::Map;
use super::sheets::{Building, GoodSheet, Limits};
use crate::holding::Holding;
use crate::ids::{Good, Track};

pub(super) struct Components {
    pub goods: [GoodSheet; Good::COUNT],
    pub limits: Limits,
}

impl Components {
    pub(super) fn check(file: &ComponentsFile, map: &Map) -> Result<Components, DataError> {
        let meta = Spot::table(COMPONENTS, "meta");
        ours(&meta, "players_min", file.meta.players_min, 3)?;
        ours(&meta, "players_max", file.meta.players_max, 5)?;
        let goods = goods(file, map)?;
        let building_costs = buildings(file, map)?;
        let units = units(file)?;
        exchange(file)?;
        tracks(file)?;
        options(file)?;
        Ok(Components {
            goods: array(COMPONENTS, "commodities", goods)?,
            limits: limits(file, building_costs, &units)?,
        })
    }
}

fn goods(file: &ComponentsFile, map: &Map) -> Result<Vec<GoodSheet>, DataError> {
    let rows = closed::<Good, _>(COMPONENTS, "commodity", &file.commodity, |row| &row.id)?;
    for (good, row) in Good::ALL.into_iter().zip(&rows) {
        let spot = Spot::named(COMPONENTS, "commodity", &row.id);
        range(&spot, "tokens", row.tokens, 1..=Holding::MOST.into())?;
        ours(&spot, "legendary", row.legendary, 1)?;
        let slots = map
            .slots
            .iter()
            .filter(|slot| slot.good == Some(good))
            .count();
        agree(
            &spot,
            "caravan_icons",
            row.caravan_icons,
            "the number of such slots on the map",
            slots,
        )?;
        // EX-78
        let two_each = 2 * slots + 1;
        agree(
            &spot,
            "tokens",
            row.tokens.into(),
            "twice its caravan slots and one",
            two_each,
        )?;
    }
    let spot = Spot::table(COMPONENTS, "totals");
    let totals = &file.totals;
    let tokens = rows
        .iter()
        .map(|row| usize::from(row.tokens))
        .sum::<usize>();
    agree(
        &spot,
        "commodity_kinds",
        totals.commodity_kinds,
        "the number of commodities",
        rows.len(),
    )?;
    agree(
        &spot,
        "commodity_tokens",
        totals.commodity_tokens,
        "the sum of all tokens",
        tokens,
    )?;
    agree(
        &spot,
        "legendary_tokens",
        totals.legendary_tokens,
        "one of each kind",
        rows.len(),
    )?;
    let icons = rows.iter().map(|row| row.caravan_icons).sum::<usize>();
    agree(
        &spot,
        "caravan_icons",
        totals.caravan_icons,
        "the sum of all icons",
        icons,
    )?;
    let sheet = |row: &&super::files::CommodityRow| GoodSheet {
        name_en: keep(&row.name_en),
        name_pl: keep(&row.name_pl),
        tokens: row.tokens,
    };
    Ok(rows.iter().map(sheet).collect())
}

fn buildings(file: &ComponentsFile, map: &Map) -> Result<[u8; 6], DataError> {
    let rows = &file.building;
    ids(COMPONENTS, "building", rows.iter().map(|row| &*row.id))?;
    size(
        COMPONENTS,
        "kinds of buildings",
        Building::ALL.len(),
        rows.len(),
    )?;
    let costs = &file.costs;
    let listed = [
        costs.caravan,
        costs.market,
        costs.ordinary,
        costs.capital,
        costs.legendary,
        costs.temple,
    ];
    for building in Building::ALL {
        let row: &BuildingRow =
            (rows.iter().find(|row| row.id == building.id())).ok_or(Fault::Missing {
                file: COMPONENTS,
                table: "building",
                id: building.id(),
            })?;
        let spot = Spot::named(COMPONENTS, "building", &row.id);
        // C-c: as many pieces as slots, so that no stock need be counted.
        let slots = (map.slots.iter())
            .filter(|slot| slot.building == building)
            .count();
        agree(
            &spot,
            "pieces",
            row.pieces,
            "the number of its slots on the map",
            slots,
        )?;
        agree(
            &spot,
            "cost",
            row.cost,
            "[costs]",
            listed[building as usize],
        )?;
        ours(&spot, "track", &*row.track, building.track().id())?;
    }
    Ok(listed)
}

/// Legion, trireme and fortress, in this order.
fn units(file: &ComponentsFile) -> Result<[&UnitRow; 3], DataError> {
    let rows = &file.unit;
    size(COMPONENTS, "kinds of units", 3, rows.len())?;
    let listed = [
        ("legion", "province", 1, 0, file.costs.legion),
        ("trireme", "sea", 1, 0, file.costs.trireme),
        ("fortress", "province", 0, 1, file.costs.fortress),
    ];
    let mut found = Vec::new();
    for (id, place, dice, most, cost) in listed {
        let row = (rows.iter().find(|row| row.id == id)).ok_or(Fault::Missing {
            file: COMPONENTS,
            table: "unit",
            id,
        })?;
        let spot = Spot::named(COMPONENTS, "unit", id);
        ours(&spot, "where", &*row.place, place)?;
        ours(&spot, "track", &*row.track, Track::Military.id())?;
        ours(&spot, "dice_in_battle", row.dice_in_battle, dice)?;
        ours(&spot, "max_per_area", row.max_per_area, most)?;
        range(&spot, "per_empire", row.per_empire, 1..=8)?;
        agree(&spot, "cost", row.cost, "[costs]", cost)?;
        found.push(row);
    }
    Ok(array(COMPONENTS, "kinds of units", found)?)
}

/// C-f: the program knows the three markers by their values.
fn exchange(file: &ComponentsFile) -> Result<(), DataError> {
    size(
        COMPONENTS,
        "exchange markers",
        3,
        file.exchange_marker.len(),
    )?;
    for (row, values) in file.exchange_marker.iter().zip([[5, 0], [2, 1], [4, 3]]) {
        let spot = Spot::named(COMPONENTS, "exchange_marker", &row.id);
        let told = |values: [u8; 2]| format!("{}/{}", values[0], values[1]);
        ours(&spot, "values", told(row.values), told(values))?;
    }
    Ok(())
}

fn tracks(file: &ComponentsFile) -> Result<(), DataError> {
    let rows = closed::<Track, _>(COMPONENTS, "track", &file.track, |row| &row.id)?;
    let counts = [
        "caravan market",
        "ordinary capital legendary temple",
        "trireme legion fortress",
    ];
    for (row, counts) in rows.iter().zip(counts) {
        let spot = Spot::named(COMPONENTS, "track", &row.id);
        ours(&spot, "counts", row.counts.join(" "), counts.to_owned())?;
        ours(
            &spot,
            "printed_levels",
            row.printed_levels,
            rows[0].printed_levels,
        )?;
    }
    Ok(())
}

fn options(file: &ComponentsFile) -> Result<(), DataError> {
    let listed = [
        ("card_display", "beginner expert", "beginner"),
        ("empire_assignment", "random choice", "random"),
    ];
    size(COMPONENTS, "options", listed.len(), file.option.len())?;
    for (row, (id, values, default)) in file.option.iter().zip(listed) {
        let spot = Spot::named(COMPONENTS, "option", &row.id);
        ours(&spot, "id", &*row.id, id)?;
        ours(&spot, "values", row.values.join(" "), values.to_owned())?;
        ours(&spot, "default", &*row.default, default)?;
    }
    Ok(())
}

fn limits(
    file: &ComponentsFile,
    building_costs: [u8; 6],
    [legion, trireme, fortress]: &[&UnitRow; 3],
) -> Result<Limits, DataError> {
    let spot = Spot::table(COMPONENTS, "costs");
    for (unit, cost) in [("trireme", trireme.cost), ("fortress", fortress.cost)] {
        agree(&spot, "legion", legion.cost, unit, cost)?;
    }
    agree(
        &spot,
        "control",
        file.costs.control,
        "[control_marker]",
        file.control_marker.cost,
    )?;
    for cost in building_costs
        .into_iter()
        .chain([legion.cost, file.costs.control])
    {
        range(&spot, "a cost", cost, 1..=12)?;
    }
    range(&spot, "pyramids", file.costs.pyramids, 1..=13)?;
    let prices = &file.costs.hero_or_wonder_by_number_owned;
    let mut card_prices = [0; 4];
    for (price, owned) in card_prices.iter_mut().zip(["1", "2", "3", "4"]) {
        *price = *(prices.get(owned)).ok_or(Fault::Missing {
            file: COMPONENTS,
            table: "hero_or_wonder_by_number_owned",
            id: owned,
        })?;
        range(&spot, "a card's price", *price, 1..=13)?;
    }
    size(COMPONENTS, "prices of cards", 4, prices.len())?;
    let printed = file.control_marker.printed_in_capital;
    ours(
        &Spot::table(COMPONENTS, "control_marker"),
        "printed_in_capital",
        printed,
        true,
    )?;
    range(
        &Spot::table(COMPONENTS, "coins"),
        "tokens",
        file.coins.tokens,
        1..=60,
    )?;
    let battle = Spot::table(COMPONENTS, "battle");
    range(&battle, "hit_divisor", file.battle.hit_divisor, 1..=20)?;
    let victory = &file.victory;
    let spot = Spot::table(COMPONENTS, "victory");
    ours(&spot, "hero_wonder_cards", victory.hero_wonder_cards, 5)?;
    ours(&spot, "titles", victory.titles, 3)?;
    range(
        &spot,
        "capitals_or_legendary",
        victory.capitals_or_legendary,
        1..=8,
    )?;
    let spot = Spot::table(COMPONENTS, "dice.land");
    let land_dice = usize::from(legion.per_empire) + 1;
    agree(
        &spot,
        "count",
        file.dice.land.count,
        "one for each legion and one more",
        land_dice,
    )?;
    let spot = Spot::table(COMPONENTS, "dice.sea");
    let sea_dice = trireme.per_empire.into();
    agree(
        &spot,
        "count",
        file.dice.sea.count,
        "one for each trireme",
        sea_dice,
    )?;
    let faces = |faces: &[u8]| array(COMPONENTS, "faces of a die", faces.to_vec());
    let spot = Spot::named(COMPONENTS, "unit", "fortress");
    let bonus = fortress.sum_bonus_in_battle.unwrap_or(0);
    range(&spot, "sum_bonus_in_battle", bonus, 1..=20)?;
    let ignores = fortress.hits_negated.unwrap_or(0);
    range(&spot, "hits_negated", ignores, 1..=8)?;
    Ok(Limits {
        coins: file.coins.tokens,
        legions: legion.per_empire,
        triremes: trireme.per_empire,
        fortresses: fortress.per_empire,
        markers: file.control_marker.per_empire,
        unit_cost: legion.cost,
        control_cost: file.costs.control,
        building_costs,
        card_prices,
        pyramids: file.costs.pyramids,
        coins_kept: file.costs.coins_kept,
        land_die: faces(&file.dice.land.faces)?,
        sea_die: faces(&file.dice.sea.faces)?,
        hit_divisor: file.battle.hit_divisor,
        fortress_bonus: bonus,
        fortress_ignores: ignores,
        face_up: file.cards.face_up_beginner,
        cards_to_win: victory.hero_wonder_cards,
        cities_to_win: victory.capitals_or_legendary,
        printed_levels: file.track[0].printed_levels,
    })
}
