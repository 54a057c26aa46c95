//! Some of a stock of like things.

use std::ops::ControlFlow;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Step;

/// Exactly so many tokens of `KINDS` kinds, put together kind by kind in ascending
/// order and then sealed: an offer behind a screen, a payment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Multiset<const KINDS: usize> {
    exactly: u8,
    taken: [u8; KINDS],
    done: bool,
}

impl<const KINDS: usize> Multiset<KINDS> {
    pub const fn exactly(exactly: u8) -> Multiset<KINDS> {
        Multiset {
            exactly,
            taken: [0; KINDS],
            done: false,
        }
    }

    /// How many of each kind were taken.
    pub const fn taken(&self) -> &[u8; KINDS] {
        &self.taken
    }

    pub fn count(&self) -> usize {
        self.taken.iter().map(|&count| count as usize).sum()
    }

    pub const fn is_done(&self) -> bool {
        self.done
    }

    /// The kind of the last pick; nothing lower may follow.
    fn last(&self) -> usize {
        self.taken.iter().rposition(|&count| count > 0).unwrap_or(0)
    }

    /// Whether the choice can be made at all from `held`.
    pub fn is_possible(&self, held: &[u8; KINDS]) -> bool {
        let mut possible = self.done;
        self.each_step(held, |_| true, &mut |_| {
            possible = true;
            ControlFlow::Break(())
        });
        possible
    }

    /// Every kind that may be taken next so that enough is left to complete the
    /// choice, in ascending order; `Done` once it is complete. `can_complete` has the
    /// last word: it gets what would then be taken.
    pub fn each_step(
        &self,
        held: &[u8; KINDS],
        mut can_complete: impl FnMut(&[u8; KINDS]) -> bool,
        each: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) {
        if self.done {
            return;
        }
        let missing = (self.exactly as usize).saturating_sub(self.count());
        if missing == 0 {
            if can_complete(&self.taken) {
                // The caller listens no longer: this was the only step.
                let _ = each(Step::Done);
            }
            return;
        }
        let left = |kind: usize| held[kind].saturating_sub(self.taken[kind]) as usize;
        for kind in self.last()..KINDS {
            let from_here: usize = (kind..KINDS).map(left).sum();
            if from_here < missing {
                return;
            }
            let mut then = self.taken;
            then[kind] = then[kind].saturating_add(1);
            if left(kind) > 0 && can_complete(&then) && each(Step::Take(kind as u8)).is_break() {
                return;
            }
        }
    }

    /// Takes a step that `each_step` lists.
    pub fn take(&mut self, step: Step) {
        match step {
            Step::Take(kind) => {
                if let Some(count) = self.taken.get_mut(kind as usize) {
                    *count = count.saturating_add(1);
                }
            }
            Step::Done => self.done = true,
        }
    }
}

/// What stands in JSON: counts of a number of kinds that the type knows.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    exactly: u8,
    taken: Vec<u8>,
    done: bool,
}

impl<const KINDS: usize> Serialize for Multiset<KINDS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Multiset {
            exactly,
            taken,
            done,
        } = *self;
        let taken = taken.to_vec();
        Written {
            exactly,
            taken,
            done,
        }
        .serialize(serializer)
    }
}

impl<'de, const KINDS: usize> Deserialize<'de> for Multiset<KINDS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = Written::deserialize(deserializer)?;
        let found = written.taken.len();
        let taken = <[u8; KINDS]>::try_from(written.taken)
            .map_err(|_| D::Error::custom(format!("counts of {found} kinds, not {KINDS}")))?;
        Ok(Multiset {
            exactly: written.exactly,
            taken,
            done: written.done,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::walk;
    use super::*;
    use crate::Fast;

    fn ends<const K: usize>(exactly: u8, held: &[u8; K]) -> Vec<[u8; K]> {
        let steps = |picker: &Multiset<K>| {
            let mut steps = Vec::new();
            picker.each_step(held, |_| true, &mut |step| {
                steps.push(step);
                ControlFlow::Continue(())
            });
            steps
        };
        let picker = Multiset::exactly(exactly);
        walk::all(picker, &steps, &Multiset::take, &Multiset::is_done)
            .into_iter()
            .map(|end| *end.taken())
            .collect()
    }

    fn brute<const K: usize>(exactly: u8, held: &[u8; K]) -> Vec<[u8; K]> {
        fn go<const K: usize>(
            kind: usize,
            left: u8,
            held: &[u8; K],
            now: [u8; K],
            all: &mut Vec<[u8; K]>,
        ) {
            if kind == K {
                if left == 0 {
                    all.push(now);
                }
                return;
            }
            for count in 0..=held[kind].min(left) {
                let mut then = now;
                then[kind] = count;
                go(kind + 1, left - count, held, then, all);
            }
        }
        let mut all = Vec::new();
        go(0, exactly, held, [0; K], &mut all);
        all.sort_unstable();
        all
    }

    /// K11: nine tokens in five kinds, four of them due.
    #[test]
    fn there_are_thirty_five_offers_of_four_from_nine_tokens() {
        let mut offers = ends(4, &[1, 2, 2, 2, 2]);
        offers.sort_unstable();
        assert_eq!(offers.len(), 35);
        assert_eq!(offers, brute(4, &[1, 2, 2, 2, 2]));
    }

    /// K11
    #[test]
    fn every_offer_is_reached_by_one_path() {
        let mut dice = Fast::new(3);
        for _ in 0..200 {
            let held: [u8; 6] = std::array::from_fn(|_| dice.below(4) as u8);
            let total: u8 = held.iter().sum();
            let exactly = dice.below(u32::from(total.min(6)) + 1) as u8;
            let mut offers = ends(exactly, &held);
            offers.sort_unstable();
            assert_eq!(offers, brute(exactly, &held), "{exactly} of {held:?}");
        }
    }

    #[test]
    fn more_than_is_held_is_seen_to_be_impossible() {
        assert!(!Multiset::<3>::exactly(4).is_possible(&[1, 1, 1]));
        assert!(Multiset::<3>::exactly(3).is_possible(&[1, 1, 1]));
        assert!(Multiset::<3>::exactly(0).is_possible(&[0; 3]));
    }

    #[test]
    fn an_offer_from_outside_has_the_right_kinds() {
        let mut offer = Multiset::<3>::exactly(2);
        offer.take(Step::Take(2));
        let text = serde_json::to_string(&offer).unwrap();
        assert_eq!(serde_json::from_str::<Multiset<3>>(&text).unwrap(), offer);
        assert!(serde_json::from_str::<Multiset<4>>(&text).is_err());
    }
}
