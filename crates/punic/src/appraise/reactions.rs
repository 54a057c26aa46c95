//! Answers to an enemy who enters a space: walls, avoiding battle, interception
//! (12, 13), and his answer to those.

use super::clash::{Army, Clash};
use super::outlook::Outlook;
use super::{Judgement, Worth, odds, politics};
use crate::act::Act;
use crate::frame::{March, ReactStep, Reaction, Way};
use crate::id::{General, Space};
use crate::land::{Stack, Units};
use crate::set::RegionSet;
use crate::trains::Load;

/// Behind walls an army is safe for a while, and does nothing.
const SHUT_IN: f32 = 2.5;
/// An enemy who falls back has lost a card.
const FELL_BACK: f32 = 8.0;
/// To fall back costs what the card should have brought.
const FALLING_BACK: f32 = 6.0;

struct Answers<'o, 'a, W: Judgement> {
    outlook: &'o Outlook<'a, W>,
    now: Reaction<W>,
    mover: Army<W>,
    entry: (Option<Space<W>>, Way),
}

pub fn judge<W: Judgement>(
    outlook: &Outlook<'_, W>,
    now: Reaction<W>,
    march: March<W>,
    step: ReactStep,
    acts: &[Act<W>],
    worth: &mut Worth,
) {
    let answers = Answers {
        outlook,
        now,
        mover: Army {
            side: march.general.side(),
            units: march.force.units,
            leader: Some(march.general),
        },
        entry: (march.from, march.way.unwrap_or(Way::Sortie)),
    };
    let largest = (acts.iter())
        .map(|act| match act {
            Act::Force { cu, elephants, .. } => (*cu, *elephants),
            _ => (0, 0),
        })
        .max()
        .unwrap_or_default();
    for &act in acts {
        worth.push(match act {
            Act::Inside { cu, elephants } => answers.inside(Units::of(cu, elephants)),
            Act::Shelter { .. } => answers.shelter(),
            Act::Done if step == ReactStep::Shelter => 0.0,
            Act::Done => answers.stand(0.0),
            Act::Avoid { to } => answers.avoid(to),
            Act::Intercept { from } => answers.intercept(from),
            Act::Force {
                cu,
                elephants,
                train,
            } => {
                let all = (cu, elephants) == largest;
                f32::from(u8::from(all))
                    + if train != Load::<W>::default() {
                        0.5
                    } else {
                        0.0
                    }
            }
            Act::Leave { .. } => -1.0,
            Act::Overrun => 10.0,
            Act::Fight if step == ReactStep::FallBack => answers.fight(),
            Act::FallBack => -FALLING_BACK,
            _ => 0.0,
        });
    }
}

impl<W: Judgement> Answers<'_, '_, W> {
    /// The stack in the space, outside.
    fn stack(&self) -> Stack<W> {
        Stack::outside(self.now.side, self.now.at)
    }

    fn clash(&self, defender: Army<W>, edge: f32) -> f32 {
        if defender.units.cu == 0 || self.mover.units.cu == 0 {
            return 0.0;
        }
        let clash = Clash::new(self.mover, defender, self.now.at, self.entry);
        -clash.edge(edge).value(&self.outlook.ground)
    }

    /// It stays and fights whoever stands outside.
    fn stand(&self, edge: f32) -> f32 {
        self.clash(Army::of(self.outlook.open, self.stack()), edge)
    }

    /// 12.1-a
    fn inside(&self, units: Units) -> f32 {
        let open = self.outlook.open;
        let army = Army::of(open, self.stack());
        let outside = army.units.minus(units);
        let fights = Army {
            units: outside,
            ..army
        };
        let capital = self.now.at == politics::capital::<W>(self.now.side);
        let shut_in = f32::from(units.cu) * if capital { 1.0 } else { SHUT_IN };
        // Elephants are no use behind walls.
        let elephants = f32::from(units.elephants) * 0.2;
        let battle = self.clash(fights, 0.0).max(self.slip(fights));
        battle - shut_in - elephants
    }

    /// What it is worth that `army` may try to get away first.
    fn slip(&self, army: Army<W>) -> f32 {
        let Some(leader) = army.leader.filter(|leader| !leader.ability().never_avoids) else {
            return f32::NEG_INFINITY;
        };
        let away = odds::chance(self.avoid_rating(leader));
        (1.0 - away) * self.clash(army, -1.0)
    }

    fn avoid_rating(&self, leader: General<W>) -> u8 {
        rating(leader, self.now.at, leader.ability().avoid_rating)
    }

    /// Generals go where most of their CUs are.
    fn shelter(&self) -> f32 {
        let land = &self.outlook.open.land;
        let inside = land.units(Stack::inside(self.now.side, self.now.at)).cu;
        let outside = land.units(self.stack()).cu;
        if outside == 0 || inside > outside {
            1.0
        } else {
            -1.0
        }
    }

    /// 13
    fn avoid(&self, to: Space<W>) -> f32 {
        let open = self.outlook.open;
        let army = Army::of(open, self.stack());
        let Some(leader) = army.leader else {
            return f32::NEG_INFINITY;
        };
        let inside = to == self.now.at;
        let move_off = self.outlook.field(army, to, inside)
            - self.outlook.field(army, self.now.at, false).max(0.0);
        let left = match inside {
            true => f32::from(army.units.cu.saturating_sub(to.capacity())) * super::clash::CU,
            false => 0.0,
        };
        let away = odds::chance(self.avoid_rating(leader));
        let edge = if leader.ability().avoids_freely {
            0.0
        } else {
            -1.0
        };
        away * (move_off.min(0.0) - 3.0 - left + 0.05 * move_off) + (1.0 - away) * self.stand(edge)
    }

    /// 12.2
    fn intercept(&self, from: Space<W>) -> f32 {
        let open = self.outlook.open;
        let stack = Stack::outside(self.now.side, from);
        let (coming, there) = (Army::of(open, stack), Army::of(open, self.stack()));
        let Some(leader) = coming.leader else {
            return f32::NEG_INFINITY;
        };
        if self.now.avoid.is_some() {
            return f32::NEG_INFINITY;
        }
        let best = [Some(leader), there.leader]
            .into_iter()
            .flatten()
            .max_by_key(|general| general.sheet().battle);
        let joined = Army {
            leader: best,
            ..coming.plus(there.units)
        };
        let together = self.clash(joined, 1.0);
        let together = match together > 0.0 && there.units.cu == 0 {
            // He would rather fall back.
            true => 0.4 * together + FELL_BACK,
            false => together,
        };
        let moved = self.outlook.field(joined, self.now.at, false)
            - self.outlook.field(coming, from, false)
            - self.outlook.field(there, self.now.at, false);
        let home = from == politics::capital::<W>(self.now.side);
        let left = open.land.all_cu(self.now.side, from) - coming.units.cu.min(10);
        let watch = match home {
            true => self.outlook.unguarded(left) - self.outlook.unguarded(left + coming.units.cu),
            false => 0.0,
        };
        let comes = odds::chance(rating(leader, from, leader.ability().intercept_rating));
        let stand = self.stand(0.0);
        comes * (together + 0.5 * moved - watch) + (1.0 - comes) * stand - 1.0
    }

    /// 12.1-e: the mover, who is the one asked here, fights the interceptors.
    fn fight(&self) -> f32 {
        let open = self.outlook.open;
        let defender = Army::of(open, self.stack());
        let clash = Clash::new(self.mover, defender, self.now.at, self.entry);
        clash.edge(1.0).value(&self.outlook.ground)
    }
}

fn rating<W: Judgement>(
    leader: General<W>,
    at: Space<W>,
    special: Option<(u8, RegionSet<W>)>,
) -> u8 {
    let special = special.filter(|(_, regions)| regions.contains(at.region()));
    special.map_or(leader.sheet().battle, |(value, _)| value)
}
