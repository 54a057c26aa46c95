//! One random game.

use std::cell::Cell;
use std::ops::Range;

use super::Suite;
use crate::{Asked, Chance, Game, Seat, SeatSet, Setup, SplitMix64, Table};

/// Which game is played, and how far it has come.
pub(crate) struct Run<'a, G: Game> {
    pub(crate) suite: &'a Suite<G>,
    pub(crate) setup: &'a Setup,
    pub(crate) seed: u64,
    pub(crate) decision: &'a Cell<usize>,
}

impl<G: Game> Run<'_, G> {
    /// A generator for one use; uses do not disturb one another.
    pub(crate) fn fork(&self, index: u64) -> SplitMix64 {
        SplitMix64::fork(self.seed, index)
    }

    /// A game whose chance is quick and not promised.
    pub(crate) fn walk(&self) -> Result<Walk<'_, G, SplitMix64>, String> {
        self.walk_with(self.fork(1))
    }

    pub(crate) fn walk_with<C: Chance>(&self, mut chance: C) -> Result<Walk<'_, G, C>, String> {
        self.decision.set(0);
        let table = Table::new(self.setup.clone(), &mut chance)
            .map_err(|error| format!("the set-up faults: {error}"))?
            .with_limit(Some(self.suite.limit));
        Ok(Walk {
            run: self,
            table,
            chance,
            dice: self.fork(2),
            acts: Vec::new(),
        })
    }
}

/// A game in which every seat chooses at random.
pub(crate) struct Walk<'a, G: Game, C> {
    run: &'a Run<'a, G>,
    pub(crate) table: Table<G>,
    pub(crate) chance: C,
    /// For choices, apart from the chance of the game.
    pub(crate) dice: SplitMix64,
    acts: Vec<G::Act>,
}

impl<G: Game, C: Chance> Walk<'_, G, C> {
    /// A seat that is asked and one of its options; `None` at the end.
    pub(crate) fn choose(&mut self) -> Result<Option<(Seat, G::Act)>, String> {
        if self.table.outcome().is_some() {
            return Ok(None);
        }
        let asked = self.table.asked().seats();
        let seat = one_of(asked, &mut self.dice).ok_or("the game goes on and asks nobody")?;
        crate::game::options_into::<G>(self.table.state(), seat, &mut self.acts);
        if self.acts.is_empty() {
            return Err(format!("{seat} is asked and has no option"));
        }
        let act = self.acts[self.dice.below(self.acts.len() as u32) as usize];
        Ok(Some((seat, act)))
    }

    pub(crate) fn play(&mut self, seat: Seat, act: G::Act) -> Result<Range<usize>, String> {
        let lines = (self.table.play(seat, act, &mut self.chance, None))
            .map_err(|error| format!("{seat} cannot play {act:?}, which it chose: {error}"))?;
        self.run.decision.set(self.table.decisions());
        Ok(lines)
    }

    /// Whether to look closely at this position: always early in a game, now and
    /// then later, so that long games stay affordable.
    pub(crate) fn looks(&mut self) -> bool {
        self.table.decisions() < 40 || self.dice.below(8) == 0
    }

    pub(crate) fn seats(&self) -> SeatSet {
        self.table.seats()
    }

    pub(crate) fn is_joint(&self) -> bool {
        matches!(self.table.asked(), Asked::Together { .. })
    }
}

pub(crate) fn one_of(seats: SeatSet, dice: &mut SplitMix64) -> Option<Seat> {
    let count = seats.len() as u32;
    (count > 0).then(|| seats.iter().nth(dice.below(count) as usize))?
}

/// Acts to be offered where they are not listed: those met in the game, and some of
/// those that the suite was given.
pub(crate) struct Pool<'a, A> {
    acts: Vec<A>,
    met: u64,
    given: &'a [A],
}

impl<'a, A: Copy + Eq> Pool<'a, A> {
    const SIZE: usize = 48;

    pub(crate) fn new(given: &'a [A]) -> Pool<'a, A> {
        Pool {
            acts: Vec::new(),
            met: 0,
            given,
        }
    }

    /// Keeps a fair sample of all acts met, each at most once.
    pub(crate) fn meet(&mut self, acts: &[A], dice: &mut SplitMix64) {
        for &act in acts {
            if self.acts.contains(&act) {
                continue;
            }
            self.met += 1;
            if self.acts.len() < Self::SIZE {
                self.acts.push(act);
            } else {
                let place = dice.next() % self.met;
                if let Some(old) = self.acts.get_mut(place as usize) {
                    *old = act;
                }
            }
        }
    }

    /// Some acts that `listed` does not have.
    pub(crate) fn not_in(&self, listed: &[A], dice: &mut SplitMix64) -> Vec<A> {
        let given = self.given.len() as u32;
        let some =
            (0..given.min(Self::SIZE as u32)).map(|_| self.given[dice.below(given) as usize]);
        let mut acts: Vec<A> = self.acts.iter().copied().chain(some).collect();
        acts.retain(|act| !listed.contains(act));
        acts
    }
}

/// A source that must not be asked.
#[derive(Default)]
pub(crate) struct Untouched {
    pub(crate) asked: u32,
}

impl Chance for Untouched {
    fn one_of(&mut self, _: crate::Ask, _: u32, _: &dyn Fn(u32) -> crate::Value) -> u32 {
        self.asked += 1;
        0
    }
}
