//! The strategy cards, the tactics cards and the battle cards.

use kernel::data::{Spot, check, keep};

use super::error::DataError;
use super::files::{
    BATTLE_CARDS, BattleCardsFile, CARDS, CardRow, CardsFile, TACTICS, TacticTiming, TacticsFile,
    TimingWord,
};
use super::sheets::{
    BattleCardSheet, CardSheet, Symbols, TacticSheet, Timing, Title, Trigger, TruceWord,
};
use crate::deck;
use crate::ids::{Card, Tactic};

fn rows(file: &CardsFile) -> impl Iterator<Item = &CardRow> {
    file.cards.iter().chain(&file.optional_cards)
}

pub(super) fn check(file: &CardsFile) -> Result<Vec<CardSheet>, DataError> {
    check::ids(CARDS, "cards", rows(file).map(|row| row.id.as_str()))?;
    check::size(CARDS, "cards", Card::COUNT, rows(file).count())?;
    check::counts(CARDS, &[("cards", file.deck.cards, file.cards.len())])?;
    let added = Spot::table(CARDS, "deck");
    let optional: Vec<&str> = (file.optional_cards.iter())
        .map(|row| row.id.as_str())
        .collect();
    check::agree(
        &added,
        "option_26_12_adds",
        file.deck.option_26_12_adds.join(", "),
        "the optional cards",
        optional.join(", "),
    )?;
    (rows(file).zip(deck::IDS))
        .map(|(row, place)| sheet(row, place))
        .collect()
}

fn sheet(row: &CardRow, place: &str) -> Result<CardSheet, DataError> {
    let spot = Spot::named(CARDS, "cards", &row.id);
    // Rules name cards by their place.
    check::agree(
        &spot,
        "id",
        row.id.as_str(),
        "the card at this place",
        place,
    )?;
    check::range(&spot, "op", row.op, 1..=3)?;
    check::agree(&spot, "levy", row.levy, "3 OPs", row.op == 3)?;
    // 8.2-h
    check::agree(&spot, "ships above 0", row.ships > 0, "3 OPs", row.op == 3)?;
    check::range(&spot, "ships", row.ships, 0..=2)?;
    check::agree(
        &spot,
        "a trigger",
        row.trigger.is_some(),
        "being a counter card",
        row.timing == TimingWord::Counter,
    )?;
    let number = |key: &str| {
        let found = row.params.get(key).and_then(toml::Value::as_integer);
        found.and_then(|number| u8::try_from(number).ok())
    };
    let is_campaign = row.timing == TimingWord::Campaign;
    let campaign = number("generals").zip(Some(u8::MAX));
    check::agree(
        &spot,
        "timing is campaign",
        is_campaign,
        "its number of generals",
        campaign.is_some(),
    )?;
    Ok(CardSheet {
        id: keep(&row.id),
        number: keep(
            &row.number
                .map_or(String::new(), |number| number.to_string()),
        ),
        name_en: keep(&row.name_en),
        name_pl: keep(&row.name_pl),
        ops: row.op,
        ops_source: row.source,
        owner: row.side.side(),
        timing: timing(row),
        removed: row.once,
        recruit: row.levy,
        truce: match (row.timing, row.id.as_str()) {
            (_, TRUCE) => TruceWord::Starts,
            (TimingWord::Event, _) => TruceWord::Breaks,
            _ => TruceWord::NeverBreaks,
        },
        campaign,
        march: number("mp").filter(|_| row.timing == TimingWord::Dual),
        symbols: Symbols {
            trigger: row.trigger,
            ships: row.ships,
            training: row.training,
        },
        source: row.source,
    })
}

/// The card that begins a truce (8.7).
const TRUCE: &str = "h-064";

/// The moment of a card as both games tell them apart.
fn timing(row: &CardRow) -> Timing {
    match (row.timing, row.trigger) {
        (TimingWord::Event, _) => Timing::Event,
        (TimingWord::Dual, _) => Timing::Dual,
        (TimingWord::Campaign, _) => Timing::Campaign,
        (TimingWord::Counter, Some(Trigger::RomePlaysEvent)) => Timing::CounterEvent,
        (TimingWord::Counter, Some(Trigger::EnemyActivation | Trigger::OwnActivation)) => {
            Timing::CounterMove
        }
        (TimingWord::Counter, Some(Trigger::CityWouldFall)) => Timing::CounterSiege,
        (TimingWord::Counter, Some(Trigger::AnyDieRolled)) => Timing::CounterRoll,
        (
            TimingWord::Counter,
            Some(
                Trigger::EnemyFleetDeclaresLeg
                | Trigger::RomanFleetDeclaresStormLeg
                | Trigger::EnemyDeclaresLeg,
            ),
        ) => Timing::CounterNaval,
        (TimingWord::Counter, _) => Timing::CounterBattle,
    }
}

pub(super) fn tactics(file: &TacticsFile) -> Result<Vec<TacticSheet>, DataError> {
    let rows = check::closed::<Tactic, _>(TACTICS, "cards", &file.cards, |row| &row.id)?;
    let copies = rows.iter().map(|row| usize::from(row.copies)).sum();
    check::counts(TACTICS, &[("cards", file.deck.cards, copies)])?;
    let mut sheets = Vec::new();
    for row in rows {
        let spot = Spot::named(TACTICS, "cards", &row.id);
        let reaction = row.timing == TacticTiming::Reaction;
        let plays = row.id == Tactic::Pursuit.id();
        check::ours(&spot, "timing is reaction", reaction, plays)?;
        sheets.push(TacticSheet {
            id: keep(&row.id),
            name_en: keep(&row.name_en),
            name_pl: keep(&row.name_pl),
            copies: row.copies,
            reaction,
            source: row.source,
        });
    }
    Ok(sheets)
}

pub(super) fn battle(file: &BattleCardsFile) -> Result<Vec<BattleCardSheet>, DataError> {
    let rows = &file.battle_card;
    check::size(BATTLE_CARDS, "titles", Title::COUNT, rows.len())?;
    let total = rows.iter().map(|row| usize::from(row.count)).sum();
    check::counts(BATTLE_CARDS, &[("total", file.meta.total, total)])?;
    let mut sheets = Vec::new();
    for (title, row) in Title::ALL.into_iter().zip(rows) {
        let spot = Spot::named(BATTLE_CARDS, "battle_card", &row.id);
        check::agree(
            &spot,
            "id",
            row.id.as_str(),
            "the title at this place",
            title.id(),
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
