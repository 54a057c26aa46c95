//! Some of a set.

use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};

use super::Step;
use crate::parts::IdSet;

/// A subset of `min` to `max` things, put together in ascending order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Subset {
    min: u8,
    max: u8,
    /// Whether a full choice still waits for `Done`: so it does where its maker may
    /// think again and others must not see that it is full.
    sealed: bool,
    taken: IdSet,
    done: bool,
}

impl Subset {
    /// Ended by `Done`, or by the last thing that may be taken.
    pub const fn new(min: u8, max: u8) -> Subset {
        Subset {
            min,
            max,
            sealed: false,
            taken: IdSet::EMPTY,
            done: max == 0,
        }
    }

    /// Ended by `Done` alone.
    pub const fn sealed(min: u8, max: u8) -> Subset {
        Subset {
            sealed: true,
            done: false,
            ..Subset::new(min, max)
        }
    }

    pub const fn taken(&self) -> IdSet {
        self.taken
    }

    pub const fn is_done(&self) -> bool {
        self.done
    }

    /// Whether the choice can be made at all from `from`.
    pub fn is_possible(
        &self,
        from: IdSet,
        mut can_complete: impl FnMut(IdSet, IdSet) -> bool,
    ) -> bool {
        let mut possible = false;
        self.each_step(from, &mut can_complete, &mut |_| {
            possible = true;
            ControlFlow::Break(())
        });
        possible || self.done
    }

    /// Every step that can be completed, in ascending order, `Done` last.
    /// `can_complete` has the last word: it gets what would then be taken and what
    /// would then be left to take from, and is asked about `Done` with nothing left.
    pub fn each_step(
        &self,
        from: IdSet,
        mut can_complete: impl FnMut(IdSet, IdSet) -> bool,
        each: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) {
        if self.done {
            return;
        }
        let count = self.taken.len();
        let open = match self.taken.highest() {
            Some(last) => from.above(last),
            None => from,
        };
        if count < self.max as usize {
            for id in open.iter() {
                let rest = open.above(id);
                let enough = count + 1 + rest.len() >= self.min as usize;
                if enough
                    && can_complete(self.taken.with(id), rest)
                    && each(Step::Take(id)).is_break()
                {
                    return;
                }
            }
        }
        if count >= self.min as usize && can_complete(self.taken, IdSet::EMPTY) {
            // The caller listens no longer: this was the last step.
            let _ = each(Step::Done);
        }
    }

    /// Takes a step that `each_step` lists.
    pub fn take(&mut self, step: Step) {
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

    fn ends(picker: Subset, from: IdSet, can_complete: fn(IdSet, IdSet) -> bool) -> Vec<IdSet> {
        let steps = |picker: &Subset| {
            let mut steps = Vec::new();
            picker.each_step(from, can_complete, &mut |step| {
                steps.push(step);
                ControlFlow::Continue(())
            });
            steps
        };
        walk::all(picker, &steps, &Subset::take, &Subset::is_done)
            .into_iter()
            .map(|end| end.taken())
            .collect()
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
    fn every_subset_is_reached_by_one_path_and_no_path_is_stuck() {
        let from: IdSet = [2, 3, 5, 7, 11, 13].into_iter().collect();
        for (min, max) in [(0, 0), (0, 2), (2, 3), (3, 3), (6, 6), (0, 6)] {
            for picker in [Subset::new(min, max), Subset::sealed(min, max)] {
                let mut ends = ends(picker, from, |_, _| true);
                ends.sort_by_key(|set| Vec::from(*set));
                let sizes = min as usize..=max as usize;
                assert_eq!(
                    ends,
                    brute(from, |set| sizes.contains(&set.len())),
                    "{picker:?}"
                );
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
        let mut ends = ends(Subset::new(3, 3), from, |taken, rest| {
            let missing = 3 - taken.len().min(3);
            let high = |set: IdSet| set.contains(4) || set.contains(5);
            high(taken) || (missing > 0 && high(rest))
        });
        ends.sort_by_key(|set| Vec::from(*set));
        let brute = brute(from, |set| set.len() == 3 && wanted(set, IdSet::EMPTY));
        assert_eq!(ends, brute);
    }

    #[test]
    fn too_few_to_choose_from_is_seen_beforehand() {
        let all = |_, _| true;
        assert!(Subset::new(2, 3).is_possible(IdSet::first(2), all));
        assert!(!Subset::new(2, 3).is_possible(IdSet::first(1), all));
        assert!(Subset::new(0, 3).is_possible(IdSet::EMPTY, all));
    }
}
