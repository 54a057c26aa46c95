//! What the map has to offer to an army, and what threatens it.

use super::clash::{Army, CU, Clash, Ground};
use super::{Judgement, distance, goal, odds, politics};
use crate::frame::Way;
use crate::id::{Province, Space};
use crate::land::Stack;
use crate::sheets::LinkKind;
use crate::side::{BySide, Side};
use crate::state::Open;
use crate::war::SiegeDie;

/// A place and what it is worth to come there.
type Prize<W> = (Space<W>, f32);

/// Which part of a City's worth its siege points stand for.
const POINTS: [f32; 4] = [0.0, 0.15, 0.45, 1.0];
/// What is amiss when a capital's garrison lacks its first CU, its second, and so on:
/// always, and more with an enemy near.
const GARRISON: [(f32, f32); 5] = [
    (45.0, 60.0),
    (25.0, 45.0),
    (12.0, 30.0),
    (5.0, 20.0),
    (2.0, 15.0),
];
/// What a siege point of the enemy's weighs.
const RELIEF: f32 = 45.0;
const CAPITAL_RELIEF: f32 = 220.0;
/// The same before the City on which all depends.
const GOAL_RELIEF: f32 = 600.0;
/// What an enemy PC is worth to the army that stands on it, before it is turned.
const TURNED: f32 = 0.35;
/// A general without CUs does nothing, and the better he is the more of it.
const ALONE: f32 = 5.0;
/// An army that can come to the aid of its capital, with the enemy near.
const HOME: f32 = 200.0;

/// One side's chances on the map.
#[derive(Debug)]
pub struct Outlook<'a, W: Judgement> {
    pub open: &'a Open<W>,
    pub ground: Ground<'a, W>,
    pub side: Side,
    /// How near the enemy is to the capital, and with how much: 0 to 1.
    threat: f32,
    /// How soon winter comes: near 1 when the last cards are played.
    winter: f32,
    /// Enemy PCs, and what turning each would bring.
    turning: Vec<Prize<W>>,
    /// Enemy Cities and unfriendly Tribes, and what taking each would bring.
    taking: Vec<Prize<W>>,
    /// Whole provinces.
    provinces: Vec<Prize<W>>,
    pub friends: Vec<(Stack<W>, Army<W>)>,
    pub foes: Vec<(Stack<W>, Army<W>)>,
}

impl<'a, W: Judgement> Outlook<'a, W> {
    pub fn of(open: &'a Open<W>, hands: BySide<u8>, side: Side) -> Outlook<'a, W> {
        let mut outlook = Outlook {
            open,
            ground: Ground::of(open, hands),
            side,
            threat: 0.0,
            winter: 1.0 / f32::from(hands[side].max(1)),
            turning: Vec::with_capacity(48),
            taking: Vec::with_capacity(16),
            provinces: Vec::with_capacity(18),
            friends: stacks(open, side),
            foes: stacks(open, side.enemy()),
        };
        outlook.prizes();
        outlook.threat = outlook.threat();
        outlook
    }

    fn prizes(&mut self) {
        let (open, side) = (self.open, self.side);
        let land = &open.land;
        let enemy_pcs = land.pcs(side.enemy());
        for province in Province::all() {
            let spaces = province.spaces() & land.in_play;
            let step = politics::step(open, land, side, province);
            for at in spaces & enemy_pcs {
                self.turning.push((at, step));
            }
            let walls = W::theatre().cities & land.held[side.enemy()];
            for at in spaces & (walls | (land.tribes - land.held[side])) {
                self.taking
                    .push((at, step + politics::place(open, side, at)));
            }
            let counted = W::counted(open).contains(province);
            if counted && land.controls(side.enemy(), province) {
                let heart = (spaces & enemy_pcs).first();
                let prize = 2.0 * politics::weight(open, province);
                self.provinces.extend(heart.map(|at| (at, prize)));
            }
        }
    }

    /// What it is worth to `side` that `army` stands at `at`.
    pub fn field(&self, army: Army<W>, at: Space<W>, inside: bool) -> f32 {
        if army.units.cu == 0 {
            return -ALONE * f32::from(army.rating());
        }
        let cold = match inside {
            true => 0.0,
            false => self.cold(army, at),
        };
        if army.leader.is_none() {
            return self.leaderless(army, at) - cold;
        }
        if inside && self.open.land.besieged(at) {
            return -2.0 * army.cu();
        }
        self.prospects(army, at) + self.home(army, at) - self.danger(army, at, inside) - cold
    }

    /// CUs that wait for a general guard where they are. Rome sends Consuls every year,
    /// and a capital needs its garrison.
    fn leaderless(&self, army: Army<W>, at: Space<W>) -> f32 {
        let idle = match (at == politics::capital::<W>(self.side), self.side) {
            (true, _) => 0.5,
            (false, Side::Rome) => 2.0,
            (false, Side::Carthage) => 4.0,
        };
        -idle * army.cu() - 0.5 * self.danger(army, at, false)
    }

    fn prospects(&self, army: Army<W>, at: Space<W>) -> f32 {
        let far = |to: Space<W>| distance::between(self.side, at, to);
        let strength = strength(army);
        let nearby: f32 = (self.turning.iter())
            .map(|&(to, gain)| {
                let near = 1.0 + far(to) / 2.0;
                gain / (near * near)
            })
            .sum();
        // Where it stands, the next card turns the PC.
        let here = self.turning.iter().find(|(to, _)| *to == at);
        let here = here.map_or(0.0, |(_, gain)| gain * TURNED * (army.cu() / 4.0).min(1.0));
        let provinces: f32 = (self.provinces.iter())
            .map(|&(to, gain)| gain * fade(far(to), 8.0))
            .sum();
        let siege = best(
            &self.taking,
            |to| fade(far(to), 7.0),
            |to| self.siege_odds(army, to),
        );
        let battle = (self.foes.iter())
            .filter(|(stack, _)| !stack.inside)
            .map(|(stack, foe)| {
                let far = far(stack.at);
                if far > 16.0 {
                    return 0.0;
                }
                let clash = Clash::by_road(army.marching(), *foe, stack.at);
                clash.value(&self.ground).max(0.0) * fade(far, 6.0)
            })
            .fold(0.0, f32::max);
        let goal = goal::city(self.open, self.side).map_or(0.0, |to| {
            let odds = self.siege_odds(army, to).max(0.1);
            self.prize(to) * goal::seen(far(to)) * odds * self.cleared(army, at, to)
        });
        here + strength * (0.25 * nearby + 0.1 * provinces + 0.6 * siege + goal) + 0.45 * battle
    }

    /// Whether an army that stands before the City on which all depends has beaten these.
    fn beaten_there(&self, foe: Stack<W>, at: Space<W>) -> bool {
        foe.at == at && !foe.inside && goal::city(self.open, self.side) == Some(at)
    }

    /// How likely an army at `at` drives off those before the walls of `to`, if they are
    /// more than find room inside.
    fn cleared(&self, army: Army<W>, at: Space<W>, to: Space<W>) -> f32 {
        let guard = Army::of(self.open, Stack::outside(self.side.enemy(), to));
        if at == to || guard.units.cu <= to.capacity() {
            return 1.0;
        }
        Clash::by_road(army.marching(), guard, to).win(&self.ground)
    }

    /// How well an army takes a City or a Tribe.
    fn siege_odds(&self, army: Army<W>, at: Space<W>) -> f32 {
        let besiegers = W::theatre().tables.besiegers;
        if army.units.cu < besiegers {
            return 0.0;
        }
        self.siege_die(army, at).0 * self.stays(army, at)
    }

    /// How likely a siege goes on until the place falls: an army too small wastes away,
    /// and one that is beaten off has besieged for nothing.
    pub fn stays(&self, army: Army<W>, at: Space<W>) -> f32 {
        let lasts = ((army.cu() - 2.0) / 4.0).clamp(0.0, 1.0);
        let enemy = self.side.enemy();
        let beaten = (self.foes.iter())
            .filter(|(stack, foe)| {
                foe.leader.is_some() && foe.units.cu > 1 && !self.beaten_there(*stack, at)
            })
            .map(|(stack, foe)| {
                let far = distance::between(enemy, stack.at, at);
                if far > 9.0 {
                    return 0.0;
                }
                let win = Clash::by_road(foe.marching(), army, at).win(&self.ground);
                win * (1.0 - far / 12.0)
            })
            .fold(0.0, f32::max);
        (lasts * (1.0 - beaten)).max(goal::trust(self.ground.pressure[self.side]))
    }

    /// The die that the army would throw there: mean points, and the chance of a loss.
    pub fn siege_die(&self, army: Army<W>, at: Space<W>) -> (f32, f32) {
        let stack = Stack::outside(self.side, at);
        let red = W::siege_die(self.open, stack) == SiegeDie::Red;
        let (shift, places) = (army.leader).map_or((0, Default::default()), |general| {
            general.ability().siege_shift
        });
        let shift = if red && places.contains(at) { shift } else { 0 };
        odds::siege::<W>(red, shift)
    }

    /// What the City or Tribe is worth to whoever takes it.
    pub fn prize(&self, at: Space<W>) -> f32 {
        let found = self.taking.iter().find(|(to, _)| *to == at);
        found.map_or(0.0, |&(_, gain)| gain)
    }

    /// Which part of what a City or Tribe is worth so many points stand for.
    pub fn siege_share(&self, at: Space<W>, points: f32) -> f32 {
        let points = points.min(3.0);
        let whole = (points.floor() as usize).min(2);
        let part = POINTS[whole] + (POINTS[whole + 1] - POINTS[whole]) * (points - whole as f32);
        part * self.prize(at)
    }

    /// What so many points more are worth before `at`.
    pub fn progress(&self, at: Space<W>, points: f32) -> f32 {
        let now = self.open.land.points[at.index()].into();
        self.siege_share(at, now + points) - self.siege_share(at, now)
    }

    /// What it is worth to drive the enemy from before a City of ours.
    pub fn relief(&self, at: Space<W>) -> f32 {
        let land = &self.open.land;
        if !land.held[self.side].contains(at) || !land.besieged(at) {
            return 0.0;
        }
        let each = match at == politics::capital::<W>(self.side) {
            true if goal::city(self.open, self.side.enemy()) == Some(at) => GOAL_RELIEF,
            true => CAPITAL_RELIEF,
            false => RELIEF,
        };
        f32::from(land.points[at.index()]) * each
    }

    /// What enemies can do to `army` at `at` with their next card.
    fn danger(&self, army: Army<W>, at: Space<W>, inside: bool) -> f32 {
        let land = &self.open.land;
        if self.open.truce() || inside {
            return 0.0;
        }
        let enemy = self.side.enemy();
        let walls = at.is_city() && land.held[self.side].contains(at) && !land.besieged(at);
        let worst = (self.foes.iter())
            .filter(|(stack, foe)| {
                foe.leader.is_some() && foe.units.cu > 1 && !self.beaten_there(*stack, at)
            })
            .map(|(stack, foe)| {
                let far = distance::between(enemy, stack.at, at);
                let reach = match far {
                    far if far <= 4.0 => 0.65,
                    far if far <= 7.0 => 0.25,
                    _ => return 0.0,
                };
                let way = match stack.inside && stack.at == at {
                    true => Way::Sortie,
                    false => Way::Land(LinkKind::Road),
                };
                let clash = Clash::new(foe.marching(), army, at, (None, way));
                reach * clash.value(&self.ground).max(0.0)
            })
            .fold(0.0, f32::max);
        if walls && army.units.cu <= at.capacity() {
            worst * 0.2
        } else {
            worst
        }
    }

    /// 21.2: what winter would cost there.
    fn cold(&self, army: Army<W>, at: Space<W>) -> f32 {
        if !self.open.land.unfriendly(self.side).contains(at) {
            return 0.0;
        }
        self.winter * odds::attrition::<W>(army.units.cu, 0) * CU * self.ground.stake[self.side]
    }

    fn threat(&self) -> f32 {
        let capital = politics::capital::<W>(self.side);
        (self.foes.iter())
            .filter(|(_, foe)| foe.leader.is_some() && foe.units.cu >= 3)
            .map(|(stack, foe)| {
                let far = distance::between(self.side.enemy(), stack.at, capital) / 6.0;
                (foe.cu() / 8.0).min(1.0) / (1.0 + far * far)
            })
            .fold(0.0, f32::max)
    }

    /// What it is worth that an army stands where it can come to the capital's aid; the
    /// less, the more others stand there.
    fn home(&self, army: Army<W>, at: Space<W>) -> f32 {
        let capital = politics::capital::<W>(self.side);
        if !self.open.land.in_play.contains(capital) {
            return 0.0;
        }
        let near = |at: Space<W>| {
            let far = distance::between(self.side, at, capital) / 4.0;
            1.0 / (1.0 + far * far)
        };
        let others: f32 = (self.friends.iter())
            .filter(|(stack, other)| stack.at != at && other.leader != army.leader)
            .filter(|(_, other)| other.leader.is_some())
            .map(|(stack, other)| other.cu() * near(stack.at))
            .sum();
        let needed = (1.0 - others / 10.0).max(0.0);
        let dares = 1.0 - self.ground.pressure[self.side];
        HOME * dares * (0.25 + self.threat) * needed * near(at) * (army.cu() / 10.0).min(1.0)
    }

    /// What is amiss with the capital if so many CUs watch it.
    pub fn unguarded(&self, cu: u8) -> f32 {
        let capital = politics::capital::<W>(self.side);
        if !self.open.land.in_play.contains(capital) {
            return 0.0;
        }
        let threat = self.threat * (1.0 - self.ground.pressure[self.side]);
        (GARRISON.iter().skip(cu.into()))
            .map(|(always, near)| always + near * threat)
            .sum()
    }
}

/// The best of some prizes, each seen from afar and with the odds to get it. The odds
/// are at most 1 and asked for only where they matter.
fn best<W: Judgement>(
    prizes: &[Prize<W>],
    near: impl Fn(Space<W>) -> f32,
    odds: impl Fn(Space<W>) -> f32,
) -> f32 {
    let mut best = 0.0;
    for &(to, gain) in prizes {
        let seen = gain * near(to);
        if seen > best {
            best = f32::max(best, seen * odds(to));
        }
    }
    best
}

/// How things look from afar: about one third at `scale`.
fn fade(far: f32, scale: f32) -> f32 {
    let far = far / scale;
    1.0 / (1.0 + far + far * far * 0.7)
}

/// Ten CUs together do more than five and five.
fn strength<W: Judgement>(army: Army<W>) -> f32 {
    let part = army.cu().min(10.0) / 8.0;
    let rating = 0.7 + 0.12 * f32::from(army.rating());
    part * part.sqrt() * rating
}

fn stacks<W: Judgement>(open: &Open<W>, side: Side) -> Vec<(Stack<W>, Army<W>)> {
    let land = &open.land;
    let mut found = Vec::with_capacity(12);
    for at in land.occupied(side) {
        for stack in [Stack::outside(side, at), Stack::inside(side, at)] {
            let army = Army::of(open, stack);
            if army.units.cu > 0 {
                found.push((stack, army));
            }
        }
    }
    found
}
