//! The scenarios: who stands where, with which cards, and which clauses decide.

use kernel::data::{Names, Spot, check, keep};
use punic::{BySide, Side};

use super::error::DataError;
use super::files::{
    AllOr, Base, Ends, ForceRow, OfficeRow, Owner, SCENARIOS, ScenarioRow, ScenariosFile, SpareCard,
};
use super::map::{Map, unknown};
use super::sheets::{
    Campaign, CardSheet, ForceSheet, Office, Reinforcing, ScenarioSheet, SpareStart, Stand, Victory,
};
use crate::ids::{Card, General};
use crate::sets::{CardSet, GeneralSet, ProvinceSet, SpaceSet};

/// What a scenario record refers to.
pub(super) struct Known<'a> {
    pub map: &'a Map,
    pub generals: &'a Names<'static>,
    pub card_names: &'a Names<'static>,
    pub cards: &'a [CardSheet],
}

impl Known<'_> {
    fn general(&self, spot: &Spot, key: &'static str, id: &str) -> Result<General, DataError> {
        (self.generals.find(id).map(General::new))
            .ok_or_else(|| unknown(self.generals, "general", spot, key, id))
    }

    fn generals_of(
        &self,
        spot: &Spot,
        key: &'static str,
        ids: &[String],
    ) -> Result<GeneralSet, DataError> {
        ids.iter().map(|id| self.general(spot, key, id)).collect()
    }

    pub(super) fn cards_of(
        &self,
        spot: &Spot,
        key: &'static str,
        ids: &[String],
    ) -> Result<CardSet, DataError> {
        (ids.iter())
            .map(|id| {
                (self.card_names.find(id).map(Card::new))
                    .ok_or_else(|| unknown(self.card_names, "card", spot, key, id))
            })
            .collect()
    }
}

/// Cards of the option 26.X by the turn before whose deal they are shuffled in.
pub(super) fn by_turn(file: &ScenariosFile, known: &Known<'_>) -> Result<[CardSet; 9], DataError> {
    let spot = Spot::table(SCENARIOS, "additional_cards_by_turn");
    let mut turns = [CardSet::EMPTY; 9];
    for (key, value) in &file.additional_cards_by_turn {
        let Some(turn) = key
            .parse::<usize>()
            .ok()
            .filter(|turn| (1..=9).contains(turn))
        else {
            continue;
        };
        let ids: Vec<String> = value.clone().try_into().unwrap_or_default();
        turns[turn - 1] = known.cards_of(&spot, "cards", &ids)?;
    }
    let listed: usize = turns.iter().map(|cards| cards.len()).sum();
    let additional = known
        .cards
        .iter()
        .filter(|card| card.symbols.additional)
        .count();
    check::agree(
        &spot,
        "the number of cards",
        listed,
        "that of additional cards",
        additional,
    )?;
    Ok(turns)
}

pub(super) fn check(
    file: &ScenariosFile,
    known: &Known<'_>,
) -> Result<Vec<ScenarioSheet>, DataError> {
    check::ids(
        SCENARIOS,
        "scenario",
        file.scenario.iter().map(|row| row.id.as_str()),
    )?;
    let mut usual = [0; 9];
    for (turn, hand) in usual.iter_mut().enumerate() {
        let size = file.standard.hand_size.get(&(turn + 1).to_string());
        *hand = size.and_then(toml::Value::as_integer).unwrap_or(0) as u8;
        let spot = Spot::table(SCENARIOS, "standard.hand_size");
        check::range(&spot, "cards", *hand, 1..=20)?;
    }
    (file.scenario.iter())
        .map(|row| scenario(row, usual, known))
        .collect()
}

fn scenario(
    row: &ScenarioRow,
    usual: [u8; 9],
    known: &Known<'_>,
) -> Result<ScenarioSheet, DataError> {
    let spot = Spot::named(SCENARIOS, "scenario", &row.id);
    let word = |key, says: &str, wants| DataError::Word {
        spot: spot.clone(),
        key,
        says: says.to_owned(),
        wants,
    };
    let side = |key, owner: Owner| {
        (owner.side()).ok_or_else(|| word(key, owner.word(), "\"roman\" or \"carthaginian\""))
    };
    check::range(&spot, "last_turn", row.last_turn, row.start_turn.into()..=9)?;
    check::range(&spot, "start_turn", row.start_turn, 1..=9)?;
    let reinforcing = match row.reinforcements.as_str() {
        "standard" => Reinforcing::Standard,
        "none" => Reinforcing::None,
        "28.10-d" => Reinforcing::Iberia,
        "28.11-c" => Reinforcing::Italia,
        "28.12-d" => Reinforcing::Africa,
        other => {
            return Err(word(
                "reinforcements",
                other,
                "\"standard\", \"none\" or a clause of 28",
            ));
        }
    };
    let victory = match row.victory.as_str() {
        "standard" => Victory::Standard,
        "28.8-c" | "28.9-c" | "28.12-k" => Victory::Carthago,
        "28.10-k" => Victory::Iberia,
        "28.11-g" => Victory::Italia,
        other => return Err(word("victory", other, "\"standard\" or a clause of 28")),
    };
    let campaign = match reinforcing {
        Reinforcing::Standard | Reinforcing::None => None,
        Reinforcing::Iberia => Some(Campaign::Iberia),
        Reinforcing::Italia => Some(Campaign::Italia),
        Reinforcing::Africa => Some(Campaign::Africa),
    };
    let theatre = theatre(row, &spot, known.map)?;
    let mut hands = usual;
    for (turn, &cards) in &row.hands {
        match turn
            .parse::<usize>()
            .ok()
            .filter(|turn| (1..=9).contains(turn))
        {
            Some(turn) => hands[turn - 1] = cards,
            None => return Err(word("hands", turn, "turns 1 to 9")),
        }
    }
    let africanus_turn = match row.africanus.as_str() {
        "on-map" => None,
        "turn-6" => Some(6),
        "turn-8-sicilia" => Some(8),
        other => {
            return Err(word(
                "africanus",
                other,
                "\"on-map\", \"turn-6\" or \"turn-8-sicilia\"",
            ));
        }
    };
    let (draw, spare) = deck(row, &spot, known)?;
    let (held, tribes, neutral_tribes) = control(row, &spot, theatre, known.map)?;
    let mut forces = Vec::new();
    for force in &row.force {
        forces.push(force_sheet(force, &spot, known)?);
    }
    Ok(ScenarioSheet {
        id: keep(&row.id),
        name_en: keep(&row.name_en),
        name_pl: keep(&row.name_pl),
        start_turn: row.start_turn,
        last_turn: row.last_turn,
        ends_with_last_card: row.ends == Ends::AfterLastCard,
        chooser: side("chooser", row.chooser)?,
        reinforcing,
        victory,
        campaign,
        tie_winner: side("tie_winner", row.tie_winner)?,
        counted: counted(row, &spot, known.map)?,
        theatre,
        elections: row.elections,
        africanus_turn,
        philip_v: row
            .active_effects
            .iter()
            .any(|word| word == "philip-v-allied"),
        truce_turn: (row.truce_turn > 0).then_some(row.truce_turn),
        dead: known.generals_of(&spot, "dead_generals", &row.dead_generals)?,
        pool: known.generals_of(&spot, "roman_pool", &row.roman_pool)?,
        displaced_are_dead: row.displaced_are_dead,
        hands,
        draw,
        spare,
        additional: known.cards_of(&spot, "additional_cards", &row.additional_cards)?,
        forces,
        tribes,
        neutral_tribes,
        held,
    })
}

fn theatre(row: &ScenarioRow, spot: &Spot, map: &Map) -> Result<SpaceSet, DataError> {
    let mut spaces = SpaceSet::EMPTY;
    for part in &row.theatre {
        spaces |= if part == "all" {
            SpaceSet::ALL
        } else if let Some(id) = part.strip_prefix("province:") {
            map.provinces[map.province(spot, "theatre", id)?.index()].spaces
        } else {
            map.regions[map.region(spot, "theatre", part)?.index()].spaces
        };
    }
    Ok(spaces - map.mauretania)
}

fn counted(row: &ScenarioRow, spot: &Spot, map: &Map) -> Result<ProvinceSet, DataError> {
    match &row.counted {
        AllOr::List(ids) => (ids.iter())
            .map(|id| map.province(spot, "counted", id))
            .collect(),
        AllOr::Word(word) if word == "all" => Ok((crate::ids::Province::all())
            .filter(|province| map.provinces[province.index()].counted)
            .collect()),
        AllOr::Word(word) => Err(DataError::Word {
            spot: spot.clone(),
            key: "counted",
            says: word.clone(),
            wants: "\"all\" or a list of provinces",
        }),
    }
}

fn deck(
    row: &ScenarioRow,
    spot: &Spot,
    known: &Known<'_>,
) -> Result<(CardSet, SpareStart), DataError> {
    let base: CardSet = (Card::all().zip(known.cards))
        .filter(|(_, sheet)| !sheet.symbols.additional)
        .map(|(card, _)| card)
        .collect();
    let removed = known.cards_of(spot, "deck.removed", &row.deck.removed)?;
    let spare = known.cards_of(spot, "deck.c09b", &["c09b".to_owned()])?;
    let (start, extra) = match row.deck.c09b {
        SpareCard::Aside => (SpareStart::Aside, CardSet::EMPTY),
        SpareCard::Draw => (SpareStart::Draw, spare),
        SpareCard::Discard => (SpareStart::Discard, CardSet::EMPTY),
        SpareCard::Out => (SpareStart::Out, CardSet::EMPTY),
    };
    let draw = (base - spare - removed) | extra;
    check::agree(
        spot,
        "deck.draw_pile",
        row.deck.draw_pile,
        "the cards left",
        draw.len(),
    )?;
    Ok((draw, start))
}

type Control = (BySide<SpaceSet>, BySide<SpaceSet>, SpaceSet);

fn control(
    row: &ScenarioRow,
    spot: &Spot,
    theatre: SpaceSet,
    map: &Map,
) -> Result<Control, DataError> {
    let mut tribes = BySide::new(SpaceSet::EMPTY, SpaceSet::EMPTY);
    let mut neutral = SpaceSet::EMPTY;
    for tribe in &row.tribe {
        let space = map.space(spot, "tribe.space", &tribe.space)?;
        match tribe.side.side() {
            Some(side) => tribes[side].insert(space),
            None => neutral.insert(space),
        };
    }
    let standing = tribes[Side::Rome] | tribes[Side::Carthage] | neutral;
    let mut held = BySide::new(SpaceSet::EMPTY, SpaceSet::EMPTY);
    if row.control_base.base == Base::Printed {
        for (space, sheet) in crate::ids::Space::all().zip(&map.spaces) {
            if let Some(side) = sheet.printed
                && sheet.kind != super::sheets::SpaceKind::Tribe
                && theatre.contains(space)
            {
                held[side].insert(space);
            }
        }
    }
    for group in &row.control {
        let spaces = map.spaces_of(spot, "control.spaces", &group.spaces)?;
        for side in Side::ALL {
            held[side] -= spaces;
        }
        if let Some(side) = group.owner.side() {
            held[side] |= spaces;
        }
    }
    for side in Side::ALL {
        check::agree(
            spot,
            "spaces held where a Tribe stands",
            (held[side] & standing).len(),
            "none",
            0,
        )?;
        check::agree(
            spot,
            "spaces held outside the theatre",
            (held[side] - theatre).len(),
            "none",
            0,
        )?;
    }
    Ok((held, tribes, neutral))
}

fn office(office: Option<OfficeRow>) -> Option<Office> {
    office.map(|office| match office {
        OfficeRow::Consul => Office::Consul,
        OfficeRow::Proconsul => Office::Proconsul,
    })
}

fn force_sheet(row: &ForceRow, spot: &Spot, known: &Known<'_>) -> Result<ForceSheet, DataError> {
    let map = known.map;
    let word = |key, says: &str, wants| DataError::Word {
        spot: spot.clone(),
        key,
        says: says.to_owned(),
        wants,
    };
    let side = (row.side.side()).ok_or_else(|| {
        word(
            "force.side",
            row.side.word(),
            "\"roman\" or \"carthaginian\"",
        )
    })?;
    let stand = match (&row.space, &row.choice) {
        (Some(id), None) => Stand::At(map.space(spot, "force.space", id)?),
        (None, Some(choice)) => {
            let id = (choice.strip_prefix("province:"))
                .ok_or_else(|| word("force.choice", choice, "\"province:<id>\""))?;
            let province = map.province(spot, "force.choice", id)?;
            let except = map.spaces_of(spot, "force.choice_except", &row.choice_except)?;
            Stand::OneOf(map.provinces[province.index()].spaces - except)
        }
        _ => {
            return Err(word(
                "force.space",
                "none or two places",
                "either space or choice",
            ));
        }
    };
    let mut generals = Vec::new();
    if let Some(id) = &row.general {
        let general = known.general(spot, "force.general", id)?;
        generals.push((general, office(row.office)));
    }
    for other in &row.subordinates {
        let general = known.general(spot, "force.subordinates", &other.general)?;
        generals.push((general, office(other.office)));
    }
    check::range(spot, "force.elephants", row.elephants, 0..=row.cu.into())?;
    Ok(ForceSheet {
        side,
        stand,
        cu: row.cu,
        elephants: row.elephants,
        generals,
        outside: row.place.as_deref() == Some("outside"),
    })
}
