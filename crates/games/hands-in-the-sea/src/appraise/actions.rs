//! Which action is begun, and where.

use super::{Mind, NEVER};
use crate::act::{Action, Haven};
use crate::data::data;
use crate::ids::{Card, Location, Zone};
use crate::score;
use crate::sets::CardSet;
use crate::state::Open;
use crate::supply;

impl Mind<'_> {
    pub(super) fn begin(&self, action: Action) -> i64 {
        let limits = &data().limits;
        let silver = i64::from(self.look.silver());
        // Silver is good to have up to what can be spent.
        let poor = 5 * (8 - silver).clamp(-4, 6);
        let coins = |cards: CardSet, most: usize| -> i64 {
            let all = (self.look.usable() & cards).iter();
            let mut worth: Vec<i64> = all.map(|card| i64::from(card.printed().silver)).collect();
            worth.sort_unstable_by(|one, other| other.cmp(one));
            worth.iter().take(most).sum()
        };
        let symbols = &data().symbols;
        match action {
            Action::Settle => self.best_aim(Action::Settle),
            Action::Attack => self.best_aim(Action::Attack),
            Action::Develop => self.ends(self.open.cities_left(self.side) == 1) + self.best_town(),
            Action::Fortify => 6,
            Action::Reinforce => self.best_reinforcement(),
            Action::Raid => self.best_place(|at| self.look.can_raid(at).is_ok()),
            Action::Pillage => self.best_place(|at| self.look.can_pillage(at).is_ok()),
            Action::Engage => self.engage(),
            Action::Bribe => 4,
            Action::TakeMoney => 24 + poor + 5 * coins(symbols.coin, 1),
            Action::Trade => 20 + poor + 5 * coins(symbols.coin, 2),
            Action::Merchant => {
                let wines = (self.look.usable() & symbols.wine).len() as i64;
                20 + poor + 5 * i64::from(limits.wine) * wines
            }
            Action::Draft => self.best_draft(),
            Action::Discard => {
                let junk = self.look.hand.iter().filter(|&card| self.is_junk(card));
                22 + 6 * junk.count() as i64
            }
            Action::Return => {
                let gone = |card: Card| {
                    self.is_junk(card) && self.state.can_return(self.side, card.face())
                };
                match self.look.hand.iter().any(gone) {
                    true => 30,
                    false => -40,
                }
            }
            Action::Reserve => 5,
            Action::Buy => (1..=3)
                .map(|position| self.buy(position))
                .max()
                .unwrap_or(NEVER),
            Action::DropStrategy => -60,
            Action::Cycle => 3,
            Action::Sail => self.best_sail(),
            Action::Build => self.build(),
            Action::Pass => 12,
        }
    }

    /// A card of the hand that nothing can be done with.
    fn is_junk(&self, card: Card) -> bool {
        self.keep(card.face()) <= 2
    }

    /// What it is worth to end the game now.
    fn ends(&self, ends: bool) -> i64 {
        match (ends, self.leads) {
            (false, _) => 0,
            (true, true) => 2_000,
            (true, false) => NEVER,
        }
    }

    fn best_aim(&self, action: Action) -> i64 {
        let mut best = NEVER;
        for card in self.look.usable() & data().symbols.locations {
            let Some(from) = card.location() else {
                continue;
            };
            for target in data().ground.joined[from.index()] {
                if self.look.can_aim(action, target, from).is_ok() {
                    best = best.max(self.expedition(action, target, from));
                }
            }
        }
        best
    }

    pub(super) fn aim(&self, target: Location, from: Location) -> i64 {
        match self.state.draft.action {
            Some(action) => self.expedition(action, target, from),
            None => 0,
        }
    }

    fn expedition(&self, action: Action, target: Location, from: Location) -> i64 {
        let spent = (self.look.expedition(action, target, from)).map_or(0, |plan| {
            plan.wants.iter().map(|want| i64::from(want.least)).sum()
        });
        let cost = 4 * spent + self.keep(from.face()) / 2;
        match action {
            Action::Attack => self.attack(target, from) - cost,
            _ => self.settlement(target) - cost,
        }
    }

    /// What a town there brings.
    fn settlement(&self, at: Location) -> i64 {
        let ground = &data().ground;
        if at == ground.capital[self.side.enemy()] {
            return 100_000;
        }
        let mut after = *self.open;
        after.control[self.side].insert(at);
        let gains = self.standing(&after) - self.standing(self.open);
        self.ends(self.open.towns_left(self.side) == 1) + 100 + gains
    }

    /// How well the map is for the player: points, income and the bonuses of the end.
    pub(super) fn standing(&self, open: &Open) -> i64 {
        let left = i64::from(data().limits.last_turn + 1)
            .saturating_sub(open.turn.into())
            .max(1);
        let of = |side| {
            let supplied = supply::supplied(open, side);
            let points = i64::from(score::points(open, side));
            let income = i64::from(score::income(open, side));
            let total = i64::from(score::total(open, side));
            let held = open.control[side];
            let sicily = (held & data().ground.region[Zone::Sicily.index()]).len() as i64;
            let cut_off = (held - supplied).len() as i64;
            (3 + 2 * left) * points + 3 * income + 4 * total + 6 * sicily - 4 * cut_off
        };
        of(self.side) - of(self.side.enemy())
    }

    /// The town that becomes a city, if one can.
    fn best_town(&self) -> i64 {
        let towns = self.look.supplied() - self.open.cities;
        let can = towns.iter().filter(|&at| self.look.can_develop(at).is_ok());
        can.map(|at| 74 - self.keep(at.face()) / 2)
            .max()
            .unwrap_or(NEVER)
    }

    fn best_place(&self, can: impl Fn(Location) -> bool) -> i64 {
        let theirs = self.open.control[self.side.enemy()].iter();
        let reached = theirs.filter(|&at| can(at));
        reached.map(|at| self.prey(at)).max().unwrap_or(NEVER)
    }

    pub(super) fn place(&self, at: Location) -> i64 {
        match self.state.draft.action {
            Some(Action::Raid | Action::Pillage) => self.prey(at),
            Some(Action::Develop) => 10 * i64::from(at.sheet().vp) - self.keep(at.face()),
            _ => i64::from(at.sheet().vp) + 3 * self.neighbours(at),
        }
    }

    /// Enemies next to a place.
    fn neighbours(&self, at: Location) -> i64 {
        let theirs = self.open.control[self.side.enemy()];
        (data().ground.joined[at.index()] & theirs).len() as i64
    }

    /// What raiding or pillaging a place brings.
    fn prey(&self, at: Location) -> i64 {
        let vp = i64::from(at.sheet().vp);
        if self.state.draft.action == Some(Action::Pillage) {
            return vp;
        }
        let city = self.open.cities.contains(at);
        let capital = at == data().ground.capital[self.side.enemy()];
        let mut after = *self.open;
        if !city {
            after.control[self.side.enemy()].remove(at);
        }
        let gains = self.standing(&after) - self.standing(self.open);
        let raid = 52 + gains / 2 + if city { 16 } else { 0 } + if capital { 20 } else { 0 };
        let warships = i64::from(self.open.powers[self.side].fleet.warships);
        match self.open.powers[self.side].fleet.zone {
            // Whichever of the two it is that is begun.
            Some(_) if !self.look.usable().meets(data().symbols.raid) => 34 + 6 * (warships / 2),
            _ => raid,
        }
    }

    fn build(&self) -> i64 {
        let [own, theirs] = [self.side, self.side.enemy()]
            .map(|side| i64::from(self.open.powers[side].fleet.warships));
        let silver = i64::from(self.look.silver());
        let need = match own - theirs {
            ..0 => 46,
            0 => 38,
            1 => 24,
            _ => 4,
        };
        need + silver.min(9) - 3 * own
    }

    fn best_sail(&self) -> i64 {
        let havens = Zone::ALL.map(Haven::Sea).into_iter().chain([Haven::Port]);
        let can = havens.filter(|&to| self.look.can_sail(to).is_ok());
        can.map(|to| self.sail(to)).max().unwrap_or(NEVER)
    }

    /// A fleet goes where it opens supply or cuts the enemy's, and never to its death.
    pub(super) fn sail(&self, to: Haven) -> i64 {
        let enemy = self.side.enemy();
        let mut after = *self.open;
        after.powers[self.side].fleet.zone = match to {
            Haven::Port => None,
            Haven::Sea(zone) => Some(zone),
        };
        let gains = self.standing(&after) - self.standing(self.open);
        let [own, theirs] =
            [self.side, enemy].map(|side| i64::from(self.open.powers[side].fleet.warships));
        let meets = after.powers[self.side].fleet.zone.is_some()
            && after.powers[self.side].fleet.zone == self.open.powers[enemy].fleet.zone;
        let risk = if meets {
            25 * (theirs - own).max(-1)
        } else {
            0
        };
        gains - risk - 4
    }

    pub(super) fn retrieve(&self) -> i64 {
        let cards = self.state.reserves[self.side].len() as i64;
        let silver = i64::from(self.look.silver());
        // Too full a hand draws nothing new.
        let held = self.look.hand.len() as i64;
        match self.look.retrieval() {
            Ok(price) if silver - i64::from(price) >= 3 && held <= 3 => 2 + cards,
            _ => -5,
        }
    }
}
