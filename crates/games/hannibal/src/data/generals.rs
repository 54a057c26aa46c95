//! The generals, and their abilities as the rules ask for them.

use kernel::data::{Names, Spot, check, keep};

use super::error::DataError;
use super::files::{EffectRow, GENERALS, GeneralRow, GeneralsFile};
use super::map::{Map, unknown};
use super::sheets::{Ability, GeneralSheet, Talent};
use crate::ids::{Card, General};
use crate::sets::{RegionSet, SpaceSet};

pub(super) fn check(
    file: &GeneralsFile,
    map: &Map,
    cards: &Names,
) -> Result<Vec<GeneralSheet>, DataError> {
    let ids = || file.general.iter().map(|row| row.id.as_str());
    check::ids(GENERALS, "general", ids())?;
    check::size(GENERALS, "generals", General::COUNT, file.general.len())?;
    (file.general.iter())
        .map(|row| sheet(row, map, cards))
        .collect()
}

fn sheet(row: &GeneralRow, map: &Map, cards: &Names<'_>) -> Result<GeneralSheet, DataError> {
    let spot = Spot::named(GENERALS, "general", &row.id);
    check::range(&spot, "strategy", row.strategy, 1..=3)?;
    check::range(&spot, "battle", row.battle, 1..=5)?;
    let side = row.side.side().ok_or_else(|| DataError::Word {
        spot: spot.clone(),
        key: "side",
        says: row.side.word().to_owned(),
        wants: "\"roman\" or \"carthaginian\"",
    })?;
    let (mut ability, mut talent) = (Ability::default(), Talent::default());
    for effect in &row.effect {
        add((&mut ability, &mut talent), effect, &spot, map, cards)?;
    }
    Ok(GeneralSheet {
        id: keep(&row.id),
        name: keep(&row.name),
        full_name: keep(&row.full_name),
        side,
        strategy: row.strategy,
        battle: row.battle,
        ability_id: keep(&row.ability),
        ability,
        talent,
        source: row.source,
    })
}

fn add(
    (ability, talent): (&mut Ability, &mut Talent),
    effect: &EffectRow,
    spot: &Spot,
    map: &Map,
    cards: &Names,
) -> Result<(), DataError> {
    let regions = |ids: &[String]| map.regions_of(spot, "regions", ids);
    let anywhere = |ids: &[String]| -> Result<RegionSet, DataError> {
        if ids.is_empty() {
            return Ok(RegionSet::ALL);
        }
        regions(ids)
    };
    let wrong = |key, says: &str, wants| DataError::Word {
        spot: spot.clone(),
        key,
        says: says.to_owned(),
        wants,
    };
    match effect {
        EffectRow::DoubleEnvelopmentNeedsRoll { times } => ability.envelopments_need_roll = *times,
        EffectRow::PermanentElimination { remove_pc } => talent.mourned = Some(*remove_pc),
        EffectRow::RaiseTroopsBonus {
            regions: ids,
            count,
        } => {
            ability.levy_bonus = (*count, regions(ids)?);
        }
        EffectRow::ModifyRoll {
            roll,
            drm,
            as_subordinate,
        } => match roll.as_str() {
            "carthaginian-naval" => {
                talent.naval_drm = *drm;
                talent.naval_as_subordinate = *as_subordinate;
            }
            "attrition" => ability.attrition_drm = *drm,
            other => {
                return Err(wrong(
                    "roll",
                    other,
                    "\"carthaginian-naval\" or \"attrition\"",
                ));
            }
        },
        EffectRow::ModifyBattleCards {
            count,
            regions: ids,
            when,
        } => {
            if when != "carthage-controls-a-numidia" {
                return Err(wrong("when", when, "\"carthage-controls-a-numidia\""));
            }
            ability.battle_cards = (*count, regions(ids)?);
        }
        EffectRow::FlipPcOnEntry {
            regions: ids,
            min_cu,
        } => ability.turns_pcs = Some((*min_cu, regions(ids)?)),
        EffectRow::Forbid { what, regions: ids } => match what.as_str() {
            "leave-region" => talent.bound_to = regions(ids)?,
            "avoid-battle" => ability.never_avoids = true,
            other => return Err(wrong("what", other, "\"leave-region\" or \"avoid-battle\"")),
        },
        EffectRow::RatingFor {
            roll,
            value,
            regions: ids,
        } => {
            let rating = Some((*value, anywhere(ids)?));
            for roll in roll {
                match roll.as_str() {
                    "interception" => ability.intercept_rating = rating,
                    "avoid-battle" => ability.avoid_rating = rating,
                    "pursuit" => ability.pursuit_rating = Some(*value),
                    "counterattack" => ability.counterattack_rating = Some(*value),
                    other => {
                        let wants =
                            "\"interception\", \"avoid-battle\", \"pursuit\" or \"counterattack\"";
                        return Err(wrong("roll", other, wants));
                    }
                }
            }
        }
        EffectRow::NoPenalty { what } => match what.as_str() {
            "failed-avoid-battle" => ability.avoids_freely = true,
            other => return Err(wrong("what", other, "\"failed-avoid-battle\"")),
        },
        EffectRow::SiegeFaceShift { shift, cities } => {
            let cities = match cities.is_empty() {
                true => SpaceSet::ALL,
                false => map.spaces_of(spot, "cities", cities)?,
            };
            ability.siege_shift = (*shift, cities);
        }
        EffectRow::AlternativePlacement { card, regions: ids } => {
            let card = (cards.find(card).map(Card::new))
                .ok_or_else(|| unknown(cards, "card", spot, "card", card))?;
            talent.card_joins = Some((card, regions(ids)?));
        }
        EffectRow::SiegeAfterBattle { regions: ids } => ability.siege_after_battle = regions(ids)?,
        EffectRow::NavalWithOps { ops, max_cu } => talent.sails_with = Some((*ops, *max_cu)),
        EffectRow::SetMp {
            mp,
            regions: ids,
            land_only,
        } => {
            if !land_only {
                return Err(wrong("land_only", "false", "true"));
            }
            ability.swift = Some((*mp, regions(ids)?));
        }
        EffectRow::NoChangeOfCommand => ability.keeps_command = true,
        EffectRow::PermanentProconsul => talent.permanent_proconsul = true,
        // The African campaign has this as its own rule (28.12-g).
        EffectRow::NoElephantCharge { .. } => {}
    }
    Ok(())
}

pub(super) fn names(file: &GeneralsFile) -> Names<'static> {
    Names::new(file.general.iter().map(|row| keep(&row.id)))
}
