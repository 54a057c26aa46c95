//! What cards are worth: to keep, to draft, to buy.

use super::{Mind, NEVER};
use crate::data::{Ability, Kind, data};
use crate::ids::{Deus, Face, Strategy};
use crate::sets::CardSet;
use crate::state::strength;

impl Mind<'_> {
    /// What a card is worth to have: a dead one nothing.
    pub(super) fn keep(&self, face: Face) -> i64 {
        let sheet = face.sheet();
        let card = sheet.first;
        let dead = (face.location()).is_some_and(|at| !self.look.supplied().contains(at));
        if dead && self.state.hands[self.side].contains(card) {
            return 0;
        }
        let mut worth = 3 * i64::from(sheet.silver) + 4 * i64::from(sheet.swords);
        worth += 6 * i64::from(sheet.settler) + 3 * i64::from(sheet.ship);
        worth += 3 * i64::from(sheet.wagon) + i64::from(sheet.wine);
        worth += sheet.abilities.len() as i64;
        if sheet.kind == Some(Kind::Elephants) {
            worth += 6;
        }
        if sheet.abilities.contains(&Ability::Draw3) {
            worth += 8;
        }
        worth
    }

    /// Strength in a land battle; elephants on average.
    pub(super) fn might(&self, face: Face) -> i64 {
        let card = face.sheet().first;
        match data().symbols.elephants.contains(card) {
            true => 1,
            false => i64::from(strength(card)),
        }
    }

    /// Every card that the player owns, wherever it is.
    fn owned(&self) -> CardSet {
        let power = &self.open.powers[self.side];
        let deck = &self.state.decks[self.side];
        let mut all = self.state.hands[self.side] | self.state.reserves[self.side];
        all |= power.discard | CardSet::of_ids(deck.bag());
        for layer in deck.under() {
            all |= CardSet::of_ids(layer);
        }
        for battle in crate::side::Side::ALL {
            if let Some(fight) = &self.open.battles[battle] {
                all |= fight.areas[self.side];
            }
        }
        all
    }

    /// A lean deck: settlers and troops as far as they are missing, little else.
    pub(super) fn draft(&self, face: Face) -> i64 {
        let sheet = face.sheet();
        let owned = self.owned();
        let symbols = &data().symbols;
        let troops = owned - symbols.locations;
        let swords: i64 = (troops & symbols.sword)
            .iter()
            .map(|card| i64::from(card.printed().swords))
            .sum();
        let cost = i64::from(sheet.cost);
        let silver = i64::from(self.look.silver());
        let left = i64::from(data().limits.last_turn) - i64::from(self.open.turn);
        if face.location().is_some() {
            return 2 * self.keep(face);
        }
        let need = match sheet.kind {
            Some(Kind::Civil) if sheet.settler => match (owned & symbols.settler).len() {
                0..=4 => 70,
                _ => 10,
            },
            Some(Kind::Civil) if symbols.draws.contains(sheet.first) => 60,
            Some(Kind::Civil) => 8,
            Some(Kind::Ship) => match (owned & symbols.ship).len() {
                0..=2 => 40,
                _ => 8,
            },
            Some(Kind::Cavalry) if (owned & symbols.raid).len() < 2 => 58,
            Some(Kind::Leader) if swords < 12 => 56,
            Some(Kind::HeavyInfantry) if swords < 12 => 62,
            Some(Kind::LightInfantry | Kind::Cavalry) if swords < 10 => 48,
            Some(Kind::Elephants) if swords < 10 => 50,
            _ => 12,
        };
        // Nothing is drafted that can hardly be drawn any more.
        let late = if left < 2 { 60 } else { 0 };
        need - 3 * cost + 2 * (silver - cost).min(6) - late
    }

    pub(super) fn best_draft(&self) -> i64 {
        let faces = self.look.for_draft().iter().map(crate::ids::Card::face);
        let can = faces.filter(|&face| self.look.can_draft(face, false).is_ok());
        can.map(|face| self.draft(face)).max().unwrap_or(NEVER)
    }

    pub(super) fn buy(&self, position: u8) -> i64 {
        let Ok(price) = self.look.can_buy(position) else {
            return NEVER;
        };
        let card = self.open.row[usize::from(position).clamp(1, 3) - 1];
        let sheet = card.sheet();
        let upkeep = match self.open.options.upkeep {
            true => 6 * i64::from(sheet.upkeep),
            false => 0,
        };
        let left = i64::from(data().limits.last_turn) - i64::from(self.open.turn);
        30 + strategy(card) - 4 * i64::from(price) - upkeep + 2 * left
    }

    /// The one card of the gods: as soon as it is good for something.
    pub(super) fn divine(&self) -> i64 {
        let Some(card) = self.state.deus[self.side] else {
            return NEVER;
        };
        match card {
            Deus::WesternResources | Deus::GladiatorialContest => 10,
            Deus::SerpentOfAfrica => {
                let fight = &self.open.battles[self.side.enemy()];
                fight.map_or(-1, |fight| i64::from(fight.track) - 1)
            }
            _ => match self.open.turn >= 6 {
                true => 5,
                false => -5,
            },
        }
    }
}

/// What a strategy card is worth to have.
const fn strategy(card: Strategy) -> i64 {
    match card {
        Strategy::MilitaryRoads | Strategy::TradeRoutes => 24,
        Strategy::CelticAllies | Strategy::Conscription | Strategy::Diplomacy => 18,
        Strategy::Scouts | Strategy::Devotion | Strategy::Corvus => 12,
        Strategy::Siegecraft
        | Strategy::Shipwrights
        | Strategy::SkilledSailors
        | Strategy::MercenaryContracts
        | Strategy::Plundering => 8,
        Strategy::DeepReserve | Strategy::Loyalty => 4,
    }
}
