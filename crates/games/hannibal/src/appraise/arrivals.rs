//! What a force finds where it comes to: friends, a battle, walls.

use super::marches::{Marches, Reach};
use super::{Army, Clash};
use crate::data::theatre;
use crate::frame::Way;
use crate::game::Hannibal;
use crate::ids::{General, Space};
use crate::land::{Stack, Units};
use crate::limits;
use punic::appraise::clash::CU;
use punic::appraise::{odds, politics};

/// A beaten foe sometimes slips away instead (13).
const SLIPS: f32 = 0.6;
/// CUs that cannot march on with the others.
const CROWD: f32 = 0.4;

impl Marches<'_, '_> {
    /// What it is worth to come to a space and stop there.
    pub fn arrival(&self, stage: Reach) -> f32 {
        let open = self.outlook.open;
        let army = self.army();
        let enemy = Stack::outside(self.side().enemy(), stage.at);
        let value = match open.land.units(enemy).cu > 0 {
            true => self.attack(army, enemy, stage.entry),
            false => self.stops.get(stage.at, || self.settle(army, stage.at)),
        };
        value - stage.toll
    }

    /// He joins what is at `at`, and besieges what he finds.
    fn settle(&self, army: Army, at: Space) -> f32 {
        let open = self.outlook.open;
        let own = Stack::outside(self.side(), at);
        let there = Army::of(open, own);
        let joined = Army {
            leader: self.commander(there),
            ..army.plus(there.units)
        };
        let before = self.outlook.field(there, at, false) - self.watch(at, Units::NONE);
        let cu = open.land.all_cu(self.side(), at) + army.units.cu;
        let guard = match at == politics::capital::<Hannibal>(self.side()) {
            true => self.outlook.unguarded(cu),
            false => 0.0,
        };
        let crowd = (joined.cu() - f32::from(theatre().tables.most_moving)).max(0.0);
        self.outlook.field(joined, at, false) - guard - before - crowd * CU * CROWD
            + self.siege(joined, at).max(0.0)
    }

    /// Who commands when he joins others (9.3).
    fn commander(&self, there: Army) -> Option<General> {
        let open = self.outlook.open;
        let own = self.orders.general;
        let rank = |general: &General| (limits::rank(open, *general), general.sheet().battle);
        there.leader.into_iter().chain([own]).max_by_key(rank)
    }

    fn attack(&self, army: Army, enemy: Stack, entry: (Option<Space>, Way)) -> f32 {
        let open = self.outlook.open;
        let at = enemy.at;
        let foe = Army::of(open, enemy);
        let inside = Stack::inside(enemy.side, at);
        let clash = Clash::new(army, foe, at, entry);
        let ground = &self.outlook.ground;
        let (win, mut value) = (clash.win(ground), clash.value(ground));
        let after = self.outlook.field(army, at, false);
        if let Some(leader) = foe.leader
            && value > 0.0
            && !leader.ability().never_avoids
        {
            value *= 1.0 - SLIPS * odds::chance(leader.sheet().battle);
        }
        value += win * self.outlook.relief(at);
        let fought = value + win * after.max(0.0) * 0.8 + (1.0 - win) * after.min(0.0);
        let walls = at.is_city() && open.land.held[enemy.side].contains(at);
        let room = at.capacity().saturating_sub(open.land.units(inside).cu);
        if walls && !open.land.besieged(at) && foe.units.cu <= room {
            // They will rather stay behind their walls than lose.
            return fought.min(after + self.siege(army, at).max(0.0));
        }
        fought
    }

    /// 20.1: what an attempt is worth there; nothing where none can be made.
    pub fn siege(&self, army: Army, at: Space) -> f32 {
        let open = self.outlook.open;
        let land = &open.land;
        let side = self.side();
        let city = at.is_city() && land.held[side.enemy()].contains(at);
        let tribe = land.tribes.contains(at) && !land.held[side].contains(at);
        let attempted = open
            .strategy
            .play
            .is_some_and(|play| play.attempted.contains(at));
        if !(city || tribe)
            || !self.orders.may_besiege
            || attempted
            || open.truce()
            || army.units.cu < theatre().tables.besiegers
            || land.cu(side.enemy(), at) > 0
            || limits::may_attack(open, self.orders.general).is_err()
        {
            return 0.0;
        }
        if self.orders.treachery && city {
            let capital = at == politics::capital::<Hannibal>(side.enemy());
            let empty = land.units(Stack::inside(side.enemy(), at)).cu == 0;
            let points = if empty && !capital { 3.0 } else { 2.0 };
            return self.outlook.progress(at, points);
        }
        let (points, lost) = self.outlook.siege_die(army, at);
        self.outlook.progress(at, points) * self.outlook.stays(army, at).max(0.2) - lost * CU
    }
}
