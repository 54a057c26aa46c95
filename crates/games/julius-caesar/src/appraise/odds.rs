//! How a battle would go on average: strength in steps and expected hits.

use std::ops::{Add, AddAssign, Sub};

use crate::{Block, Letter, data};

/// Blocks that stand together, as the numbers that decide a battle.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Force {
    pub steps: f32,
    /// Expected hits of a round, by letter.
    pub fire: [f32; 4],
}

impl Force {
    pub const NONE: Force = Force {
        steps: 0.0,
        fire: [0.0; 4],
    };

    pub fn defending(block: Block, steps: u8) -> Force {
        Force::acting(block, steps, block.sheet().defend)
    }

    pub fn attacking(block: Block, steps: u8) -> Force {
        Force::acting(block, steps, block.sheet().attack)
    }

    fn acting(block: Block, steps: u8, letter: Letter) -> Force {
        let mut force = Force {
            steps: f32::from(steps),
            ..Force::NONE
        };
        force.fire[letter.index()] = f32::from(block.strength(steps)) * hit_chance(block);
        force
    }

    pub fn times(self, count: f32) -> Force {
        Force {
            steps: self.steps * count,
            fire: self.fire.map(|fire| fire * count),
        }
    }

    /// Expected hits of a whole round.
    pub fn hits(&self) -> f32 {
        self.fire.iter().sum()
    }

    /// One number for how much a force is good for.
    pub fn weight(&self) -> f32 {
        self.steps + 2.0 * self.hits()
    }

    pub fn is_none(&self) -> bool {
        self.steps <= 0.0
    }

    /// Hits fall on the strongest, so fire shrinks with the steps.
    fn lose(&mut self, hits: f32) {
        if self.steps <= hits {
            *self = Force::NONE;
        } else if hits > 0.0 {
            *self = self.times((self.steps - hits) / self.steps);
        }
    }
}

/// The chance of one die.
pub fn hit_chance(block: Block) -> f32 {
    f32::from(block.sheet().fire) / f32::from(data().limits.die_sides)
}

impl Add for Force {
    type Output = Force;

    fn add(mut self, other: Force) -> Force {
        self += other;
        self
    }
}

impl AddAssign for Force {
    fn add_assign(&mut self, other: Force) {
        self.steps += other.steps;
        for (fire, more) in self.fire.iter_mut().zip(other.fire) {
            *fire += more;
        }
    }
}

impl Sub for Force {
    type Output = Force;

    fn sub(mut self, other: Force) -> Force {
        self.steps = (self.steps - other.steps).max(0.0);
        for (fire, less) in self.fire.iter_mut().zip(other.fire) {
            *fire = (*fire - less).max(0.0);
        }
        self
    }
}

/// One side of a battle.
#[derive(Debug, Clone, Copy, Default)]
pub struct BattleSide {
    pub main: Force,
    /// Reserves: they join in the second round.
    pub late: Force,
    /// Fire that this round has seen already.
    pub spent: [f32; 4],
}

impl BattleSide {
    pub fn of(main: Force) -> BattleSide {
        BattleSide {
            main,
            ..BattleSide::default()
        }
    }

    fn steps(&self) -> f32 {
        self.main.steps + self.late.steps
    }
}

/// What may be expected of a battle.
#[derive(Debug, Clone, Copy)]
pub struct Outlook {
    /// The chance that the Attacker is the victor.
    pub win: f32,
    /// Steps each side loses.
    pub attacker_loses: f32,
    pub defender_loses: f32,
}

/// Of the fire of the last round, what finds Attackers that have not left yet.
const PARTING_SHOTS: f32 = 0.6;
/// How far dice stray from their mean: the variance of hits by hits, and by steps
/// of the target. Fitted to rolled battles.
const SPREAD: [f32; 2] = [0.8, 0.3];
/// Luck helps the Attacker who is a little short more than it hurts him: losses of
/// the Defender slow down his fire. Fitted as well.
const IMPETUS: f32 = 0.25;

/// Plays the battle on from `round` with average dice.
pub fn clash(mut attacker: BattleSide, mut defender: BattleSide, round: u8) -> Outlook {
    let limits = &data().limits;
    let (attackers, defenders) = (attacker.steps(), defender.steps());
    let mut dealt = 0.0;
    for now in round..=limits.last_attack_round {
        if now >= limits.reserve_round {
            for line in [&mut attacker, &mut defender] {
                line.main += std::mem::take(&mut line.late);
            }
        }
        let leaving = now == limits.last_attack_round;
        for letter in 0..Letter::ALL.len() {
            let share = if leaving { PARTING_SHOTS } else { 1.0 };
            let hits = fresh(&defender, letter);
            attacker.main.lose(hits * share);
            if !leaving {
                let hits = fresh(&attacker, letter);
                dealt += hits;
                defender.main.lose(hits);
            }
        }
        attacker.spent = [0.0; 4];
        defender.spent = [0.0; 4];
    }
    let [by_hits, by_steps] = SPREAD;
    let stray = (dealt * by_hits + defenders * by_steps).sqrt().max(0.1);
    Outlook {
        win: likely((dealt - defenders) / stray + IMPETUS),
        attacker_loses: attackers - attacker.steps(),
        defender_loses: defenders - defender.steps(),
    }
}

fn fresh(line: &BattleSide, letter: usize) -> f32 {
    (line.main.fire[letter] - line.spent[letter]).max(0.0)
}

/// The share of a bell curve below `z`, near enough.
fn likely(z: f32) -> f32 {
    0.5 + 0.5 * z / (1.0 + z * z).sqrt()
}

#[cfg(test)]
mod tests {
    use kernel::SplitMix64;

    use super::*;

    type Army = Vec<(Block, u8)>;

    /// Some land blocks with some of their steps.
    fn army(count: u32, used: &mut Vec<Block>, dice: &mut SplitMix64) -> Army {
        let mut army = Army::new();
        while army.len() < count as usize {
            let block = data()
                .land
                .nth(dice.below(data().land.len() as u32) as usize);
            let Some(block) = block.filter(|block| !used.contains(block)) else {
                continue;
            };
            used.push(block);
            let steps = 1 + dice.below(block.sheet().max_steps.into()) as u8;
            army.push((block, steps));
        }
        army
    }

    fn steps(army: &Army) -> f32 {
        army.iter().map(|(_, steps)| f32::from(*steps)).sum()
    }

    /// One hit on the strongest (7.4-c); of equals, on the worst shot.
    fn hit(army: &mut Army) {
        let strongest = (army.iter().enumerate()).max_by_key(|(_, (block, steps))| {
            (block.strength(*steps), u8::MAX - block.sheet().fire)
        });
        let Some((index, _)) = strongest else {
            return;
        };
        army[index].1 -= 1;
        if army[index].1 == 0 {
            army.remove(index);
        }
    }

    /// Three rounds of rolled dice without retreats: did the Attacker win?
    fn rolled(mut attacker: Army, mut defender: Army, dice: &mut SplitMix64) -> bool {
        for _ in 1..data().limits.last_attack_round {
            for letter in Letter::ALL {
                for attacks in [false, true] {
                    let (firing, target) = match attacks {
                        true => (&attacker, &mut defender),
                        false => (&defender, &mut attacker),
                    };
                    for &(block, steps) in firing {
                        let sheet = block.sheet();
                        let acts = if attacks { sheet.attack } else { sheet.defend };
                        for _ in 0..block.strength(steps) {
                            if acts == letter && dice.below(6) < sheet.fire.into() {
                                hit(target);
                            }
                        }
                    }
                }
            }
        }
        defender.is_empty()
    }

    /// What is called likely happens, and as often as it is said to.
    #[test]
    fn the_outlook_is_that_of_rolled_battles() {
        const TIMES: u32 = 20;
        let mut dice = SplitMix64::new(1);
        // By tenths of the foretold chance: battles, sum foretold, sum come true.
        let mut tenths = [(0.0_f32, 0.0_f32, 0.0_f32); 10];
        for _ in 0..3000 {
            let mut used = Vec::new();
            let (ours, theirs) = (1 + dice.below(6), 1 + dice.below(5));
            let attacker = army(ours, &mut used, &mut dice);
            let defender = army(theirs, &mut used, &mut dice);
            let sum = |army: &Army, force: fn(Block, u8) -> Force| {
                (army.iter()).fold(Force::NONE, |sum, &(block, steps)| {
                    sum + force(block, steps)
                })
            };
            let attack = BattleSide::of(sum(&attacker, Force::attacking));
            let defence = BattleSide::of(sum(&defender, Force::defending));
            let outlook = clash(attack, defence, 1);
            assert!((0.0..=1.0).contains(&outlook.win));
            assert!((0.0..=steps(&attacker)).contains(&outlook.attacker_loses));
            assert!((0.0..=steps(&defender)).contains(&outlook.defender_loses));
            let won = (0..TIMES)
                .filter(|_| rolled(attacker.clone(), defender.clone(), &mut dice))
                .count();
            let tenth = &mut tenths[((outlook.win * 10.0) as usize).min(9)];
            tenth.0 += 1.0;
            tenth.1 += outlook.win;
            tenth.2 += won as f32 / TIMES as f32;
        }
        for (battles, foretold, came) in tenths {
            let (foretold, came) = (foretold / battles, came / battles);
            assert!(
                (foretold - came).abs() < 0.12,
                "foretold {foretold:.2}, came {came:.2} in {battles} battles"
            );
        }
    }
}
