//! The generals, their traits and abilities.

use kernel::data::{Names, Spot, check, keep};

use super::error::DataError;
use super::files::{GENERALS, GeneralRow, GeneralsFile};
use super::map::Map;
use super::sheets::{Ability, GeneralSheet, Hook, SpaceKind, Talent, Trait};
use crate::ids::{General, Space};
use crate::sets::{RegionSet, SpaceSet};

/// 24.2-f
const LANDING_CARDS: u8 = 2;

pub(super) fn names(file: &GeneralsFile) -> Names<'static> {
    Names::new(file.generals.iter().map(|row| keep(&row.id)))
}

pub(super) fn check(file: &GeneralsFile, map: &Map) -> Result<Vec<GeneralSheet>, DataError> {
    let ids = || file.generals.iter().map(|row| row.id.as_str());
    check::ids(GENERALS, "generals", ids())?;
    check::size(GENERALS, "generals", General::COUNT, file.generals.len())?;
    file.generals.iter().map(|row| sheet(row, map)).collect()
}

fn sheet(row: &GeneralRow, map: &Map) -> Result<GeneralSheet, DataError> {
    let spot = Spot::named(GENERALS, "generals", &row.id);
    check::range(&spot, "strategy", row.strategy, 1..=3)?;
    check::range(&spot, "battle", row.battle, 1..=5)?;
    let has = |wanted: Trait| row.traits.contains(&wanted);
    let hook = row.ability.hook;
    for (key, rating, wanted) in [
        (
            "battle_in_naval",
            row.battle_in_naval,
            Hook::NavalBattleRating,
        ),
        ("battle_in_land", row.battle_in_land, Hook::LandBattleRating),
        ("proconsul_cost", row.proconsul_cost, Hook::ProconsulChoice),
    ] {
        check::agree(&spot, key, rating.is_some(), "his ability", hook == wanted)?;
    }
    Ok(GeneralSheet {
        id: keep(&row.id),
        name: keep(&row.name),
        full_name: keep(&row.name),
        side: row.side,
        strategy: row.strategy,
        battle: row.battle,
        ability_id: match hook {
            Hook::None => "none",
            _ => keep(&row.id),
        },
        ability: ability(row, map)?,
        talent: Talent {
            aristocrat: has(Trait::Aristocrat),
            african: has(Trait::African),
            admiral: has(Trait::Admiral),
            hook,
            naval_rating: row.battle_in_naval,
            proconsul_cost: row.proconsul_cost,
        },
        source: row.source,
    })
}

/// What the land war itself asks of an ability.
fn ability(row: &GeneralRow, map: &Map) -> Result<Ability, DataError> {
    let spot = Spot::named(GENERALS, "generals", &row.id);
    let mut ability = Ability::default();
    match row.ability.hook {
        // One face higher against the Tribes of Italia.
        Hook::SubjugationRoll => {
            let italia = map.region(&spot, "ability", "italia")?;
            let tribes: SpaceSet = (Space::all().zip(&map.spaces))
                .filter(|(_, sheet)| sheet.kind == SpaceKind::Tribe && sheet.region == italia)
                .map(|(space, _)| space)
                .collect();
            ability.siege_shift = (1, tribes);
        }
        // One less on his rolls is one more on his rating.
        Hook::AvoidOrInterceptRoll => {
            let rating = Some((row.battle + 1, RegionSet::ALL));
            ability.avoid_rating = rating;
            ability.intercept_rating = rating;
        }
        Hook::LandBattleRating => ability.land_rating = row.battle_in_land,
        Hook::AfterWonLandBattle => ability.marches_on = true,
        Hook::MovementCost => ability.fords = true,
        Hook::LandBattleAfterLanding => ability.landing_cards = LANDING_CARDS,
        _ => {}
    }
    Ok(ability)
}
