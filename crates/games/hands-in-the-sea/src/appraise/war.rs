//! Land battles by what the track promises, and battles at sea by the fleets.

use super::{Mind, NEVER};
use crate::act::Haven;
use crate::data::data;
use crate::ids::{Card, Face, Location, Strategy};
use crate::side::Side;
use crate::state::Battle;
use crate::supply;

impl Mind<'_> {
    /// What attacking a place is worth, from where the track will stand.
    pub(super) fn attack(&self, target: Location, from: Location) -> i64 {
        let ground = &data().ground;
        let symbols = &data().symbols;
        let enemy = self.side.enemy();
        let fort = self.open.forts.contains(target);
        let independent = self.open.is_independent(target);
        let bonus = i64::from(self.open.has(self.side, Strategy::CelticAllies))
            + i64::from(fort && self.open.has(self.side, Strategy::Siegecraft));
        let start = bonus - 1 - if fort { 2 } else { 0 } - i64::from(target.sheet().defence);
        let swords = self.look.usable().without(from.card()) & self.look.swords(target);
        let mut mights: Vec<i64> = (swords - symbols.leader)
            .iter()
            .map(|card| self.might(card.face()))
            .collect();
        mights.sort_unstable_by(|one, other| other.cmp(one));
        let leaders: i64 = (swords & symbols.leader)
            .iter()
            .map(|card| self.might(card.face()))
            .sum();
        // The card that begins it, one more action of this round, and every leader.
        let round = &self.open.round;
        let more = usize::from(round.due.saturating_sub(round.taken + 1)).min(1);
        let lined = supply::can_trace(self.open, self.side, target);
        let first = match mights.first() {
            Some(might) => *might,
            None => 0,
        };
        let rest: i64 = match lined {
            true => mights.iter().skip(1).take(more).sum::<i64>() + leaders,
            false => 0,
        };
        let reach = start + first + rest;
        let mut after = *self.open;
        after.control[enemy].remove(target);
        if independent {
            after.independent = false;
        }
        after.control[self.side].insert(target);
        let gains = self.standing(&after) - self.standing(self.open);
        let prize = match target == ground.capital[enemy] {
            true => 1_000,
            false => gains + 12,
        };
        // Whoever may answer has a card for it one time in two.
        let answer = i64::from(!independent && self.open.powers[enemy].silver > 0);
        match reach - answer {
            3.. => 70 + prize,
            2 => 60 + prize,
            1 => 20 + prize / 2,
            0 if independent => 20 + prize / 2,
            _ => NEVER / 2,
        }
    }

    pub(super) fn best_reinforcement(&self) -> i64 {
        let mut best = NEVER;
        for battle in Side::ALL {
            for card in self.look.hand {
                let face = card.face();
                if self.look.can_reinforce(battle, face).is_ok() {
                    best = best.max(self.reinforce(battle, face));
                }
            }
        }
        best
    }

    /// What a card more in a battle is worth: what counts is whether it decides.
    pub(super) fn reinforce(&self, battle: Side, face: Face) -> i64 {
        let Some(fight) = &self.open.battles[battle] else {
            return NEVER;
        };
        let might = self.might_in(fight, face);
        let track = i64::from(fight.track);
        let prize = 12 * i64::from(fight.at.sheet().vp)
            + match data().ground.supply_points.contains(fight.at) {
                true => 80,
                false => 20,
            };
        let decides = match battle == self.side {
            true => {
                let after = track + might;
                match (track, after) {
                    (..2, 2..) => 60 + prize,
                    (..0, 0..) => 40 + prize / 2,
                    (..2, _) => 25 + 6 * might,
                    (2..4, _) => 30 + 4 * might,
                    _ => 5,
                }
            }
            false => {
                let after = track - might;
                match (track, after) {
                    (2.., ..2) => 80 + prize,
                    (0.., ..0) => 60 + prize / 2,
                    (0.., _) => 25 + 6 * might,
                    _ => 8,
                }
            }
        };
        decides - self.keep(face) / 2
    }

    /// Cavalry counts half in a siege (5.1.3-d).
    fn might_in(&self, fight: &Battle, face: Face) -> i64 {
        let card: Card = face.sheet().first;
        match fight.siege && data().symbols.cavalry.contains(card) {
            true => 0,
            false => self.might(face),
        }
    }

    /// Dice of a fleet with all that can join it, in sixths.
    fn broadside(&self, side: Side) -> i64 {
        let warships = i64::from(self.open.powers[side].fleet.warships);
        let leaders = match side == self.side {
            true => (self.look.hand & data().symbols.leader)
                .iter()
                .map(|card| i64::from(card.printed().swords))
                .sum(),
            false => 1,
        };
        2 * warships + 3 * leaders
    }

    pub(super) fn engage(&self) -> i64 {
        let [own, theirs] = [self.side, self.side.enemy()].map(|side| self.broadside(side));
        match own - theirs {
            4.. => 64,
            2.. => 44,
            0.. => 10,
            _ => NEVER / 2,
        }
    }

    pub(super) fn retreat(&self, to: Haven) -> i64 {
        self.sail(to)
    }
}
