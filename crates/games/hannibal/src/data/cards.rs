//! The strategy cards and the battle cards.

use kernel::data::{Names, Spot, check, keep};

use super::error::DataError;
use super::files::{BATTLE_CARDS, BattleCardsFile, CARDS, CardKindRow, CardsFile};
use super::map::unknown;
use super::sheets::{BattleCardSheet, CardSheet, Symbols, Timing, Title};
use crate::ids::Card;

pub(super) fn names(file: &CardsFile) -> Names<'static> {
    Names::new(file.card.iter().map(|row| keep(&row.id)))
}

pub(super) fn check(file: &CardsFile, names: &Names<'_>) -> Result<Vec<CardSheet>, DataError> {
    check::ids(CARDS, "card", file.card.iter().map(|row| row.id.as_str()))?;
    check::size(CARDS, "cards", Card::COUNT, file.card.len())?;
    let mut sheets = Vec::with_capacity(file.card.len());
    for (row, card) in file.card.iter().zip(Card::all()) {
        let spot = Spot::named(CARDS, "card", &row.id);
        // Rules name cards by number: `Card::no` relies on this order.
        let place = crate::deck::id_of(card);
        check::agree(
            &spot,
            "id",
            row.id.as_str(),
            "the card at this place",
            &*place,
        )?;
        check::range(&spot, "ops", row.ops, 1..=3)?;
        let three = row.ops == 3;
        check::agree(&spot, "recruit", row.recruit, "3 ops", three)?;
        for effect in &row.effect {
            let op = effect.get("op").and_then(toml::Value::as_str);
            if !file.verb.iter().any(|verb| Some(verb.op.as_str()) == op) {
                return Err(DataError::Word {
                    spot,
                    key: "effect.op",
                    says: op.unwrap_or_default().to_owned(),
                    wants: "one of the words explained as [[verb]]",
                });
            }
        }
        let replaces = match &row.replaces {
            None => None,
            Some(id) => Some(
                (names.find(id).map(Card::new))
                    .ok_or_else(|| unknown(names, "card", &spot, "replaces", id))?,
            ),
        };
        let number = |op: &str, key: &str| {
            let named =
                |effect: &&toml::Table| effect.get("op").and_then(toml::Value::as_str) == Some(op);
            let found = row.effect.iter().find(named)?.get(key)?.as_integer()?;
            u8::try_from(found).ok()
        };
        let dual = row.timing == Timing::Dual;
        let campaign = number("campaign", "generals").zip(number("campaign", "naval_max_cu"));
        let is_campaign = row.timing == Timing::Campaign;
        check::agree(
            &spot,
            "timing is campaign",
            is_campaign,
            "its effect",
            campaign.is_some(),
        )?;
        sheets.push(CardSheet {
            campaign,
            march: number("set_mp", "mp").filter(|_| dual),
            id: keep(&row.id),
            number: keep(&row.number),
            name_en: keep(&row.name_en),
            name_pl: keep(&row.name_pl),
            ops: row.ops,
            ops_source: row.ops_source,
            owner: row.owner.side(),
            timing: row.timing,
            removed: row.removed_after_event,
            recruit: row.recruit,
            truce: row.truce,
            symbols: Symbols {
                ship: row.ship,
                additional: row.set == CardKindRow::Extra,
                replaces,
            },
            source: row.source,
        });
    }
    Ok(sheets)
}

pub(super) fn battle(file: &BattleCardsFile) -> Result<Vec<BattleCardSheet>, DataError> {
    check::size(BATTLE_CARDS, "titles", Title::COUNT, file.battle_card.len())?;
    let total: usize = file
        .battle_card
        .iter()
        .map(|row| usize::from(row.count))
        .sum();
    check::counts(BATTLE_CARDS, &[("total", file.meta.total, total)])?;
    let mut sheets = Vec::new();
    for (title, row) in Title::ALL.into_iter().zip(&file.battle_card) {
        let spot = Spot::named(BATTLE_CARDS, "battle_card", &row.id);
        check::agree(
            &spot,
            "id",
            row.id.as_str(),
            "the title at this place",
            title.id(),
        )?;
        check::agree(
            &spot,
            "wild",
            row.wild,
            "being the Reserve",
            title == Title::Reserve,
        )?;
        sheets.push(BattleCardSheet {
            name_en: keep(&row.name_en),
            name_pl: keep(&row.name_pl),
            count: row.count,
            small: row.retreat_loss_small.unwrap_or_default(),
            large: row.retreat_loss_large.unwrap_or_default(),
            source: row.source,
        });
    }
    Ok(sheets)
}
