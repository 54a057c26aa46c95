//! The set-up of the one scenario.

use kernel::data::{Names, Spot, check, keep};
use punic::{BySide, Side};

use super::error::DataError;
use super::files::{GeneralsFile, SETUP, SetupFile, StackRow, Status};
use super::map::Map;
use super::sheets::{ForceSheet, SeamanshipSheet, SetupSheet};
use crate::deck;
use crate::ids::{General, Miat};
use crate::sets::{CardSet, GeneralSet, MiatSet, SpaceSet};

/// What a set-up refers to.
pub(super) struct Known<'a> {
    pub map: &'a Map,
    pub generals: &'a GeneralsFile,
    pub names: &'a Names<'static>,
    pub seamanship: &'a [SeamanshipSheet],
}

impl Known<'_> {
    fn general(&self, spot: &Spot, key: &'static str, id: &str) -> Result<General, DataError> {
        let found = self.names.resolve("general", spot, key, id)?;
        Ok(General::new(found))
    }

    fn generals(
        &self,
        spot: &Spot,
        key: &'static str,
        ids: &[String],
    ) -> Result<GeneralSet, DataError> {
        ids.iter().map(|id| self.general(spot, key, id)).collect()
    }

    fn with_status(&self, status: Status) -> GeneralSet {
        (General::all().zip(&self.generals.generals))
            .filter(|(_, row)| row.status == status)
            .map(|(general, _)| general)
            .collect()
    }

    fn force(&self, side: Side, row: &StackRow) -> Result<ForceSheet, DataError> {
        let spot = Spot::named(SETUP, &format!("{}.stacks", side.id()), &row.space);
        let generals = (row.generals.iter())
            .map(|id| self.general(&spot, "generals", id))
            .collect::<Result<_, _>>()?;
        check::range(&spot, "elephants", row.elephants, 0..=row.cus.into())?;
        Ok(ForceSheet {
            side,
            at: self.map.space(&spot, "space", &row.space)?,
            cu: row.cus,
            elephants: row.elephants,
            trains: row.supply_trains,
            generals,
        })
    }
}

fn spelled(generals: GeneralSet, known: &Known<'_>) -> String {
    let words: Vec<&str> = (generals.iter())
        .map(|general| known.generals.generals[general.index()].id.as_str())
        .collect();
    words.join(", ")
}

pub(super) fn check(file: &SetupFile, known: &Known<'_>) -> Result<SetupSheet, DataError> {
    let rome = Spot::table(SETUP, "rome");
    let carthage = Spot::table(SETUP, "carthage");
    let scenario = Spot::table(SETUP, "scenario");
    let row = &file.scenario;
    check::ours(
        &scenario,
        "skip_reinforcements_on_first_turn",
        row.skip_reinforcements_on_first_turn,
        true,
    )?;
    let level = (known.seamanship.iter()).position(|sheet| sheet.id == row.seamanship);
    let seamanship = level.ok_or_else(|| DataError::Word {
        spot: scenario.clone(),
        key: "seamanship",
        says: row.seamanship.clone(),
        wants: "a level of [[seamanship]] in tables.toml",
    })?;
    let mut forces = Vec::new();
    for (side, stacks) in [
        (Side::Rome, &file.rome.stacks),
        (Side::Carthage, &file.carthage.stacks),
    ] {
        for stack in stacks {
            forces.push(known.force(side, stack)?);
        }
    }
    let started: GeneralSet = (forces.iter())
        .flat_map(|force| force.generals.iter().copied())
        .collect();
    let decks = known.generals(&rome, "general_deck", &file.rome.general_deck)?
        | known.generals(&carthage, "general_deck", &file.carthage.general_deck)?;
    let aside = known.generals(&rome, "set_aside", &file.rome.set_aside)?;
    let track = known.generals(&carthage, "turn_track", &file.carthage.turn_track)?;
    let hired = known.generals(&carthage, "mercenaries", &file.carthage.mercenaries)?;
    for (key, says, status) in [
        ("stacks", started, Status::Start),
        ("general_deck", decks, Status::Deck),
        ("set_aside", aside, Status::Aside),
        ("turn_track", track, Status::Track),
        ("mercenaries", hired, Status::Mercenary),
    ] {
        let other = spelled(known.with_status(status), known);
        let spot = Spot::table(SETUP, "decks");
        check::agree(&spot, key, spelled(says, known), "generals.toml", other)?;
    }
    let mut miat = MiatSet::EMPTY;
    for id in &file.carthage.miat_pcs {
        miat.insert(check::known::<Miat>(&carthage, "miat_pcs", id)?);
    }
    let tribes = Spot::table(SETUP, "tribes");
    let neutral = (file.tribes.neutral.iter())
        .map(|id| known.map.space(&tribes, "neutral", id))
        .collect::<Result<SpaceSet, _>>()?;
    check::agree(
        &tribes,
        "neutral",
        neutral.len(),
        "the tribes of map.toml",
        known.map.tribes.len(),
    )?;
    let consuls = known.generals(&rome, "start_consuls", &file.rome.start_consuls)?;
    let proconsul = known.general(&rome, "start_proconsul", &file.rome.start_proconsul)?;
    Ok(SetupSheet {
        id: keep(&row.id),
        name_en: keep(&row.name_en),
        name_pl: keep(&row.name_pl),
        first_turn: row.first_turn,
        supremacy: row.supremacy,
        seamanship: seamanship as u8,
        corvi: row.corvi_mounted,
        forgotten: row.forgotten_tactics,
        chooser: row.who_decides_first_player,
        isolation_order: row.isolation_order,
        tie_winner: row.tie_winner,
        ready: BySide::new(file.rome.ships_ready, file.carthage.ships_ready),
        spent: BySide::new(file.rome.ships_spent, file.carthage.ships_spent),
        miat,
        held: known.map.held,
        tribes: neutral,
        forces,
        consuls,
        proconsul,
        decks,
        waiting: aside | track | hired,
        deck: CardSet::ALL.without(deck::MORE_ALLIES),
    })
}
