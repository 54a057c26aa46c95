//! The cards: Location and Empire cards with their copies, strategy, events, Fortuna.

use kernel::data::check::{agree, array, closed, counts, ids, ours, range, size};
use kernel::data::{Names, Source, Spot, keep};

use super::error::DataError;
use super::files::{
    CARDS, CardsFile, EmpireRow, EventRow, LocationCardRow, OwnerWord, Ownership, StartDeck,
    StrategyRow,
};
use super::map::{Map, texts};
use super::sheets::{
    Ability, CardSheet, DeusSheet, EventSheet, FaceSheet, Kind, Owner, Polarity, StrategySheet,
    Symbols,
};
use crate::ids::{Card, Deus, EventCard, Face, Location, Strategy};
use crate::sets::CardSet;
use crate::side::{BySide, Side};

pub(super) struct CardBox {
    pub faces: [FaceSheet; Face::COUNT],
    pub cards: [CardSheet; Card::COUNT],
    pub face_of: [Face; Card::COUNT],
    pub copies_of: [CardSet; Face::COUNT],
    pub strategies: [StrategySheet; Strategy::COUNT],
    pub events: [EventSheet; EventCard::COUNT],
    pub deus: [DeusSheet; Deus::COUNT],
    pub symbols: Symbols,
    pub elephants: [i8; 7],
}

impl CardBox {
    pub(super) fn check(file: &CardsFile, map: &Map) -> Result<CardBox, DataError> {
        let faces = faces(file, map)?;
        let faces: [FaceSheet; Face::COUNT] = array(CARDS, "printed cards", faces)?;
        let mut cards = Vec::new();
        let mut face_of = Vec::new();
        let mut copies_of = [CardSet::EMPTY; Face::COUNT];
        for (face, sheet) in Face::all().zip(&faces) {
            for copy in 0..sheet.copies {
                if cards.len() < Card::COUNT {
                    copies_of[face.index()].insert(Card::new(cards.len() as u8));
                }
                let id = match sheet.copies {
                    1 => sheet.id,
                    _ => keep(&format!("{}-{}", sheet.id, copy + 1)),
                };
                cards.push(CardSheet { id });
                face_of.push(face);
            }
        }
        let (base, alternative) = (file.event_card.len(), file.alt_event_card.len());
        let fortuna = file.alt_strategy_card.len() + file.deus_ex_machina.len() + alternative;
        let all = cards.len() + file.strategy_card.len() + base;
        counts(
            CARDS,
            &[
                ("base_cards", file.meta.base_cards, all),
                ("fortuna_cards", file.meta.fortuna_cards, fortuna),
                ("total_cards", file.meta.total_cards, all + fortuna),
            ],
        )?;
        let cards: [CardSheet; Card::COUNT] = array(CARDS, "Location and Empire cards", cards)?;
        let face_of: [Face; Card::COUNT] = array(CARDS, "Location and Empire cards", face_of)?;
        Ok(CardBox {
            symbols: symbols(&faces, &face_of),
            strategies: strategies(file)?,
            events: events(file)?,
            deus: deus(file)?,
            elephants: elephants(file)?,
            faces,
            cards,
            face_of,
            copies_of,
        })
    }

    pub(super) fn names(&self) -> (Names<'static>, Names<'static>) {
        (
            Names::new(self.faces.iter().map(|sheet| sheet.id)),
            Names::new(self.cards.iter().map(|sheet| sheet.id)),
        )
    }
}

fn faces(file: &CardsFile, map: &Map) -> Result<Vec<FaceSheet>, DataError> {
    let location_ids = file.location_card.iter().map(|row| &*row.id);
    let empire_ids = file.empire_card.iter().map(|row| &*row.id);
    ids(CARDS, "location_card", location_ids)?;
    ids(CARDS, "empire_card", empire_ids.clone())?;
    size(
        CARDS,
        "Location cards",
        Location::COUNT,
        file.location_card.len(),
    )?;
    size(CARDS, "Campaign cards", 1, file.campaign_card.len())?;
    let mut faces: Vec<FaceSheet> = Vec::new();
    for sheet in &map.locations {
        let row = file.location_card.iter().find(|row| row.id == sheet.id);
        let row = row.ok_or(kernel::data::Fault::Missing {
            file: CARDS,
            table: "location_card",
            id: sheet.id,
        })?;
        faces.push(location_card(row, sheet.start_owner)?);
    }
    let mut first = Location::COUNT;
    for row in &file.empire_card {
        let spot = Spot::named(CARDS, "empire_card", &row.id);
        range(&spot, "copies", row.copies, 1..=9)?;
        range(
            &spot,
            "start_copies",
            row.start_copies,
            0..=usize::from(row.copies),
        )?;
        if first + usize::from(row.copies) >= Card::COUNT {
            size(
                CARDS,
                "Empire cards",
                Card::COUNT - 1 - Location::COUNT,
                first,
            )?;
        }
        faces.push(empire_card(
            row,
            &spot,
            Card::new(first.min(Card::COUNT - 1) as u8),
        )?);
        first += usize::from(row.copies);
    }
    let row = &file.campaign_card[0];
    let spot = Spot::named(CARDS, "campaign_card", &row.id);
    ours(&spot, "owner", row.owner.id(), Side::Carthage.id())?;
    faces.push(FaceSheet {
        name_en: keep(&row.name_en),
        name_pl: keep(&row.name_pl),
        text_en: keep(&row.text_en),
        text_pl: keep(&row.text_pl),
        source: row.source,
        reconstructed: texts(&row.reconstructed),
        ..blank(&row.id, Owner::Campaign, Card::CAMPAIGN)
    });
    Ok(faces)
}

fn blank(id: &str, owner: Owner, first: Card) -> FaceSheet {
    FaceSheet {
        id: keep(id),
        name_en: "",
        name_pl: "",
        text_en: "",
        text_pl: "",
        owner,
        first,
        copies: 1,
        start_copies: 0,
        cost: 0,
        manpower: false,
        kind: None,
        swords: 0,
        wagon: false,
        ship: false,
        silver: 0,
        wine: false,
        settler: false,
        mercenary: false,
        levy: false,
        abilities: Vec::new(),
        naval_hits_on: 0,
        can_be_loss: false,
        returns: false,
        source: Source::Rulebook,
        reconstructed: Vec::new(),
    }
}

fn location_card(row: &LocationCardRow, start: Option<Side>) -> Result<FaceSheet, DataError> {
    let spot = Spot::named(CARDS, "location_card", &row.id);
    for (key, value) in [
        ("wagon", row.wagon),
        ("ship", row.ship),
        ("wine", row.wine),
        ("settler", row.settler),
    ] {
        range(&spot, key, value, 0..=1)?;
    }
    range(&spot, "silver", row.silver, 0..=9)?;
    range(&spot, "swords", row.swords, 0..=3)?;
    let deck = match row.start_deck {
        StartDeck::Rome => Some(Side::Rome),
        StartDeck::Carthage => Some(Side::Carthage),
        StartDeck::None => None,
    };
    let word = |side: Option<Side>| side.map_or("none", Side::id);
    agree(
        &spot,
        "start_deck",
        word(deck),
        "start_owner in map.toml",
        word(start),
    )?;
    let first = Card::new(0);
    Ok(FaceSheet {
        name_en: keep(&row.name_en),
        name_pl: keep(&row.name_pl),
        swords: row.swords,
        wagon: row.wagon == 1,
        ship: row.ship == 1,
        silver: row.silver,
        wine: row.wine == 1,
        settler: row.settler == 1,
        source: row.source,
        reconstructed: texts(&row.reconstructed),
        ..blank(&row.id, Owner::Location, first)
    })
}

fn empire_card(row: &EmpireRow, spot: &Spot, first: Card) -> Result<FaceSheet, DataError> {
    for (key, value) in [
        ("wagon", row.wagon),
        ("ship", row.ship),
        ("settler", row.settler),
    ] {
        range(spot, key, value, 0..=1)?;
    }
    range(spot, "cost", row.cost, 0..=9)?;
    range(spot, "swords", row.swords, 0..=3)?;
    let has = |ability: Ability| row.abilities.contains(&ability);
    let is_leader = row.kind == Kind::Leader;
    agree(
        spot,
        "naval_leader",
        has(Ability::NavalLeader),
        "whether it is a leader",
        is_leader,
    )?;
    agree(
        spot,
        "free_action_land_battle",
        has(Ability::FreeLeader),
        "whether it is a leader",
        is_leader,
    )?;
    agree(
        spot,
        "naval_hits_on",
        row.naval_hits_on.is_some(),
        "whether it is a leader",
        is_leader,
    )?;
    if let Some(hits) = row.naval_hits_on {
        range(spot, "naval_hits_on", hits, 2..=6)?;
    }
    let manpower = row.kind == Kind::HeavyInfantry && !row.mercenary;
    ours(spot, "manpower", row.manpower, manpower)?;
    let troops = matches!(
        row.kind,
        Kind::LightInfantry | Kind::HeavyInfantry | Kind::Cavalry | Kind::Leader
    );
    ours(spot, "levy", row.levy, troops)?;
    let elephants = row.kind == Kind::Elephants;
    agree(
        spot,
        "elephant_die",
        has(Ability::ElephantDie),
        "whether they are elephants",
        elephants,
    )?;
    let engine = row.kind == Kind::SiegeEngine;
    agree(
        spot,
        "siege_attacker_only",
        has(Ability::SiegeAttacker),
        "whether it is a siege engine",
        engine,
    )?;
    Ok(FaceSheet {
        name_en: keep(&row.name_en),
        name_pl: keep(&row.name_pl),
        text_en: keep(&row.text_en),
        text_pl: keep(&row.text_pl),
        copies: row.copies,
        start_copies: row.start_copies,
        cost: row.cost,
        manpower: row.manpower,
        kind: Some(row.kind),
        swords: row.swords,
        wagon: row.wagon == 1,
        ship: row.ship == 1,
        settler: row.settler == 1,
        mercenary: row.mercenary,
        levy: row.levy,
        abilities: row.abilities.clone(),
        naval_hits_on: row.naval_hits_on.unwrap_or(0),
        can_be_loss: row.can_be_battle_loss,
        returns: row.returns_to_empire_after_battle,
        source: row.source,
        reconstructed: texts(&row.reconstructed),
        ..blank(
            &row.id,
            match row.owner {
                OwnerWord::Rome => Owner::Power(Side::Rome),
                OwnerWord::Carthage => Owner::Power(Side::Carthage),
                OwnerWord::Neutral => Owner::Neutral,
            },
            first,
        )
    })
}

fn symbols(faces: &[FaceSheet; Face::COUNT], face_of: &[Face; Card::COUNT]) -> Symbols {
    let with = |is: &dyn Fn(&FaceSheet) -> bool| -> CardSet {
        (Card::all().filter(|card| is(&faces[face_of[card.index()].index()]))).collect()
    };
    let can = |ability: Ability| with(&|face| face.abilities.contains(&ability));
    let kind = |kind: Kind| with(&|face| face.kind == Some(kind));
    Symbols {
        locations: with(&|face| face.owner == Owner::Location),
        wagon: with(&|face| face.wagon),
        ship: with(&|face| face.ship),
        settler: with(&|face| face.settler),
        coin: with(&|face| face.silver > 0),
        wine: with(&|face| face.wine),
        sword: with(&|face| face.swords > 0 || face.kind == Some(Kind::Elephants)),
        mercenary: with(&|face| face.mercenary),
        leader: kind(Kind::Leader),
        light: kind(Kind::LightInfantry),
        heavy: kind(Kind::HeavyInfantry),
        cavalry: kind(Kind::Cavalry),
        elephants: kind(Kind::Elephants),
        siege_engine: kind(Kind::SiegeEngine),
        raid: can(Ability::Raid),
        block_raid: can(Ability::BlockRaid),
        bribe: can(Ability::Bribe),
        block_bribe: can(Ability::BlockBribe),
        block_pillage: can(Ability::BlockPillage),
        fortify: can(Ability::Fortify),
        merchant: can(Ability::Merchant),
        of: BySide::from_fn(|side| with(&|face| face.owner == Owner::Power(side))),
        neutral: with(&|face| face.owner == Owner::Neutral),
        loss: with(&|face| face.can_be_loss),
        returns: with(&|face| face.returns),
        draws: can(Ability::Draw3) | can(Ability::Draw2Return1),
    }
}

fn strategies(file: &CardsFile) -> Result<[StrategySheet; Strategy::COUNT], DataError> {
    let rows = closed::<Strategy, _>(CARDS, "strategy_card", &file.strategy_card, |row| &row.id)?;
    size(
        CARDS,
        "alternative strategy cards",
        Strategy::COUNT,
        file.alt_strategy_card.len(),
    )?;
    let mut sheets = Vec::new();
    for row in rows {
        let same = |other: &&StrategyRow| other.same_as.as_deref() == Some(&*row.id);
        let alternative = file.alt_strategy_card.iter().find(same);
        let alternative = alternative.ok_or_else(|| DataError::Lacks {
            spot: Spot::named(CARDS, "strategy_card", &row.id),
            missing: "no [[alt_strategy_card]] is the same as it",
        })?;
        let spot = Spot::named(CARDS, "alt_strategy_card", &alternative.id);
        range(&spot, "upkeep", alternative.upkeep, 0..=2)?;
        for (key, same) in [
            ("ownership", alternative.ownership == row.ownership),
            ("effect", alternative.effect == row.effect),
        ] {
            if !same {
                let other = row.id.clone();
                return Err(DataError::NotTheSame { spot, key, other });
            }
        }
        sheets.push(StrategySheet {
            id: keep(&row.id),
            name_en: keep(&row.name_en),
            name_pl: keep(&row.name_pl),
            text_en: keep(&row.text_en),
            text_pl: keep(&row.text_pl),
            only: match row.ownership {
                Ownership::Any => None,
                Ownership::Rome => Some(Side::Rome),
                Ownership::Carthage => Some(Side::Carthage),
            },
            cost: row.cost,
            alt_cost: alternative.cost,
            upkeep: alternative.upkeep,
            source: row.source,
            reconstructed: texts(&row.reconstructed),
            alt_source: alternative.source,
            alt_reconstructed: texts(&alternative.reconstructed),
        });
    }
    Ok(array(CARDS, "strategy cards", sheets)?)
}

fn events(file: &CardsFile) -> Result<[EventSheet; EventCard::COUNT], DataError> {
    let rows: Vec<&EventRow> = file.event_card.iter().chain(&file.alt_event_card).collect();
    let rows = closed::<EventCard, _>(CARDS, "event_card", &rows, |row| &row.id)?;
    let mut sheets = Vec::new();
    for row in rows {
        let spot = Spot::named(CARDS, "event_card", &row.id);
        let carthage_to = match (row.carthage, row.rome) {
            (None, None) => None,
            (Some([1, to]), Some([from, 6])) if from == to + 1 && (1..=5).contains(&to) => Some(to),
            _ => return Err(DataError::Ranges { spot }),
        };
        let other = "whether it has die ranges";
        agree(
            &spot,
            "polarity",
            row.polarity != Polarity::None,
            other,
            carthage_to.is_some(),
        )?;
        let replaces = match &row.replaces {
            Some(word) => Some(kernel::data::check::known(&spot, "replaces", word)?),
            None => None,
        };
        sheets.push(EventSheet {
            id: keep(&row.id),
            name_en: keep(&row.name_en),
            name_pl: keep(&row.name_pl),
            text_en: keep(&row.text_en),
            text_pl: keep(&row.text_pl),
            carthage_to,
            polarity: row.polarity,
            reshuffle: row.reshuffle,
            shuffle_back: row.shuffle_back,
            effect: row.effect,
            replaces,
            source: row.source,
            reconstructed: texts(&row.reconstructed),
        });
    }
    for (row, card) in file.event_card.iter().zip(EventCard::ALL) {
        let spot = Spot::named(CARDS, "event_card", &row.id);
        ours(&spot, "id", &*row.id, card.id())?;
    }
    Ok(array(CARDS, "events", sheets)?)
}

fn deus(file: &CardsFile) -> Result<[DeusSheet; Deus::COUNT], DataError> {
    let rows = closed::<Deus, _>(CARDS, "deus_ex_machina", &file.deus_ex_machina, |row| {
        &row.id
    })?;
    let mut sheets = Vec::new();
    for row in rows {
        let spot = Spot::named(CARDS, "deus_ex_machina", &row.id);
        range(&spot, "cost_vp", row.cost_vp, 0..=9)?;
        range(&spot, "cost_silver", row.cost_silver, 0..=9)?;
        sheets.push(DeusSheet {
            id: keep(&row.id),
            name_en: keep(&row.name_en),
            name_pl: keep(&row.name_pl),
            text_en: keep(&row.text_en),
            text_pl: keep(&row.text_pl),
            owner: row.owner,
            cost_vp: row.cost_vp,
            cost_silver: row.cost_silver,
            source: row.source,
            reconstructed: texts(&row.reconstructed),
        });
    }
    for side in Side::ALL {
        let own = sheets.iter().filter(|sheet| sheet.owner == side).count();
        size(CARDS, "Deus Ex Machina cards a power", 4, own)?;
    }
    Ok(array(CARDS, "Deus Ex Machina cards", sheets)?)
}

fn elephants(file: &CardsFile) -> Result<[i8; 7], DataError> {
    let row = file
        .empire_card
        .iter()
        .find(|row| row.kind == Kind::Elephants);
    let table = row.and_then(|row| Some((row, row.elephant_table.as_ref()?)));
    let Some((row, table)) = table else {
        let spot = Spot::new(CARDS, "[[empire_card]]");
        return Err(DataError::Lacks {
            spot,
            missing: "no elephants with an elephant_table",
        });
    };
    let spot = Spot::named(CARDS, "empire_card", &row.id);
    ours(
        &spot,
        "siege_roll_modifier",
        row.siege_roll_modifier.unwrap_or(0),
        -1,
    )?;
    let mut strengths = [0; 7];
    for (die, strength) in strengths.iter_mut().enumerate() {
        let fits = table.iter().find(|row| usize::from(row.roll_max) >= die);
        let Some(fits) = fits else {
            return Err(DataError::Lacks {
                spot,
                missing: "elephant_table ends below 6",
            });
        };
        *strength = fits.strength;
    }
    Ok(strengths)
}
