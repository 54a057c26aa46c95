//! Some of a set.

use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};

use super::Step;
use crate::parts::IdSet;

/// A set of ids that things are picked from: what `id_set!` declares, and [`IdSet`].
pub trait Set: Copy + Eq {
    type Id: Copy;

    const EMPTY: Self;

    fn len(self) -> usize;
    fn with(self, id: Self::Id) -> Self;
    fn without(self, id: Self::Id) -> Self;
    /// What is in this set and not in the other.
    fn minus(self, other: Self) -> Self;
    /// Those with a higher index than `id`.
    fn above(self, id: Self::Id) -> Self;
    /// The `n`th in ascending order, from 0.
    fn nth(self, n: usize) -> Option<Self::Id>;

    fn is_empty(self) -> bool {
        self == Self::EMPTY
    }
}

impl Set for IdSet {
    type Id = u8;

    const EMPTY: IdSet = IdSet::EMPTY;

    fn len(self) -> usize {
        IdSet::len(self)
    }

    fn with(self, id: u8) -> IdSet {
        IdSet::with(self, id)
    }

    fn without(self, id: u8) -> IdSet {
        IdSet::without(self, id)
    }

    fn minus(self, other: IdSet) -> IdSet {
        IdSet::minus(self, other)
    }

    fn above(self, id: u8) -> IdSet {
        IdSet::above(self, id)
    }

    fn nth(self, n: usize) -> Option<u8> {
        IdSet::nth(self, n)
    }
}

/// A subset of `min` to `max` things, put together in any order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Subset<S = IdSet> {
    min: u8,
    max: u8,
    /// Whether a full choice still waits for `Done`: so it does where its maker may
    /// think again and others must not see that it is full.
    sealed: bool,
    taken: S,
    done: bool,
}

impl<S: Set> Subset<S> {
    /// Ended by `Done`, or by the last thing that may be taken.
    pub const fn new(min: u8, max: u8) -> Subset<S> {
        Subset {
            min,
            max,
            sealed: false,
            taken: S::EMPTY,
            done: max == 0,
        }
    }

    /// Ended by `Done` alone.
    pub const fn sealed(min: u8, max: u8) -> Subset<S> {
        Subset {
            sealed: true,
            done: false,
            ..Subset::new(min, max)
        }
    }

    /// A choice of which this much was made: for games that keep the picks as a part
    /// of the position.
    pub fn resume(min: u8, max: u8, taken: S) -> Subset<S> {
        Subset {
            taken,
            done: taken.len() >= max as usize,
            ..Subset::new(min, max)
        }
    }

    pub const fn taken(&self) -> S {
        self.taken
    }

    pub const fn is_done(&self) -> bool {
        self.done
    }

    /// Whether the choice can be made at all from `from`.
    pub fn is_possible(&self, from: S, can_complete: impl FnMut(S, S) -> bool) -> bool {
        self.done
            || (self.each_step(from, can_complete, &mut |_| ControlFlow::Break(()))).is_break()
    }

    /// Every step that can be completed, in ascending order, `Done` last.
    /// `can_complete` has the last word: it gets what would then be taken and what
    /// would then be left to take from, and is asked about `Done` with nothing left.
    pub fn each_step(
        &self,
        from: S,
        can_complete: impl FnMut(S, S) -> bool,
        each: &mut dyn FnMut(Step<S::Id>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let open = from.minus(self.taken);
        self.steps(open, |id| open.without(id), can_complete, each)
    }

    /// As `each_step`, but in ascending order, so that every subset is reached by one
    /// path. For counts and searches.
    pub fn each_canonical(
        &self,
        from: S,
        can_complete: impl FnMut(S, S) -> bool,
        each: &mut dyn FnMut(Step<S::Id>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let last = self.taken.len().checked_sub(1);
        let open = match last.and_then(|last| self.taken.nth(last)) {
            Some(last) => from.above(last),
            None => from,
        };
        self.steps(open, |id| open.above(id), can_complete, each)
    }

    fn steps(
        &self,
        open: S,
        rest: impl Fn(S::Id) -> S,
        mut can_complete: impl FnMut(S, S) -> bool,
        each: &mut dyn FnMut(Step<S::Id>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.done {
            return ControlFlow::Continue(());
        }
        let count = self.taken.len();
        if count < self.max as usize {
            for id in (0..).map_while(|n| open.nth(n)) {
                let rest = rest(id);
                let enough = count + 1 + rest.len() >= self.min as usize;
                if enough && can_complete(self.taken.with(id), rest) {
                    each(Step::Take(id))?;
                }
            }
        }
        if count >= self.min as usize && can_complete(self.taken, S::EMPTY) {
            each(Step::Done)?;
        }
        ControlFlow::Continue(())
    }

    /// Takes a step that `each_step` lists.
    pub fn take(&mut self, step: Step<S::Id>) {
        match step {
            Step::Take(id) => {
                self.taken = self.taken.with(id);
                self.done = !self.sealed && self.taken.len() >= self.max as usize;
            }
            Step::Done => self.done = true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::walk;
    use super::*;

    /// The ends of all canonical ways, and of all ways.
    fn ends(
        picker: Subset,
        from: IdSet,
        can_complete: fn(IdSet, IdSet) -> bool,
    ) -> [Vec<IdSet>; 2] {
        [true, false].map(|canonical| {
            let steps = |picker: &Subset| {
                let mut steps = Vec::new();
                let mut push = |step| {
                    steps.push(step);
                    ControlFlow::Continue(())
                };
                let _ = match canonical {
                    true => picker.each_canonical(from, can_complete, &mut push),
                    false => picker.each_step(from, can_complete, &mut push),
                };
                steps
            };
            let mut ends: Vec<IdSet> = walk::all(picker, &steps, &Subset::take, &Subset::is_done)
                .into_iter()
                .map(|end| end.taken())
                .collect();
            ends.sort_by_key(|set| Vec::from(*set));
            ends
        })
    }

    fn brute(from: IdSet, fits: impl Fn(IdSet) -> bool) -> Vec<IdSet> {
        let ids: Vec<u8> = from.iter().collect();
        let mut all: Vec<IdSet> = (0..1u32 << ids.len())
            .map(|mask| {
                (ids.iter().enumerate())
                    .filter(|(bit, _)| mask >> bit & 1 == 1)
                    .map(|(_, &id)| id)
                    .collect::<IdSet>()
            })
            .filter(|&set| fits(set))
            .collect();
        all.sort_by_key(|set| Vec::from(*set));
        all
    }

    /// K11
    #[test]
    fn every_subset_is_reached_in_every_order_and_by_one_canonical_path() {
        let from: IdSet = [2, 3, 5, 7, 11, 13].into_iter().collect();
        for (min, max) in [(0, 0), (0, 2), (2, 3), (3, 3), (6, 6), (0, 6)] {
            for picker in [Subset::new(min, max), Subset::sealed(min, max)] {
                let [canonical, mut all] = ends(picker, from, |_, _| true);
                let sizes = min as usize..=max as usize;
                let brute = brute(from, |set| sizes.contains(&set.len()));
                assert_eq!(canonical, brute, "{picker:?}");
                let orders = |set: &IdSet| (1..=set.len()).product::<usize>();
                assert_eq!(all.len(), brute.iter().map(orders).sum::<usize>());
                all.dedup();
                assert_eq!(all, brute, "{picker:?}");
            }
        }
    }

    /// K11
    #[test]
    fn a_hook_keeps_picks_completable() {
        // At least one of the two highest must be among the three.
        let wanted: fn(IdSet, IdSet) -> bool =
            |taken, rest| taken.union(rest).contains(4) || taken.union(rest).contains(5);
        let from = IdSet::first(6);
        let [canonical, mut all] = ends(Subset::new(3, 3), from, |taken, rest| {
            let missing = 3 - taken.len().min(3);
            let high = |set: IdSet| set.contains(4) || set.contains(5);
            high(taken) || (missing > 0 && high(rest))
        });
        let brute = brute(from, |set| set.len() == 3 && wanted(set, IdSet::EMPTY));
        all.dedup();
        assert_eq!((&canonical, &all), (&brute, &brute));
    }

    #[test]
    fn too_few_to_choose_from_is_seen_beforehand() {
        let all = |_, _| true;
        assert!(Subset::<IdSet>::new(2, 3).is_possible(IdSet::first(2), all));
        assert!(!Subset::<IdSet>::new(2, 3).is_possible(IdSet::first(1), all));
        assert!(Subset::<IdSet>::new(0, 3).is_possible(IdSet::EMPTY, all));
    }
}
