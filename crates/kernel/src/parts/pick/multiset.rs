//! Some of a stock of like things.

use std::ops::ControlFlow;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Step;

/// Every kind of which something is left, as long as all that is left covers what is
/// missing: what may be laid out next of a stock that a game keeps in its own form.
pub fn each_kind<Kind>(
    left: impl Iterator<Item = (Kind, usize)> + Clone,
    missing: usize,
    each: &mut dyn FnMut(Kind) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let all: usize = left.clone().map(|(_, count)| count).sum();
    if missing == 0 || all < missing {
        return ControlFlow::Continue(());
    }
    left.filter(|(_, count)| *count > 0)
        .try_for_each(|(kind, _)| each(kind))
}

/// Exactly so many tokens of `KINDS` kinds, put together in any order and then sealed:
/// an offer behind a screen, a payment.
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

    /// Whether the choice can be made at all from `held`.
    pub fn is_possible(&self, held: &[u8; KINDS]) -> bool {
        let stop = &mut |_| ControlFlow::Break(());
        self.done || self.each_step(held, |_| true, stop).is_break()
    }

    /// Every kind that may be taken next so that enough is left to complete the
    /// choice, in ascending order; `Done` once it is complete. `can_complete` has the
    /// last word: it gets what would then be taken.
    pub fn each_step(
        &self,
        held: &[u8; KINDS],
        can_complete: impl FnMut(&[u8; KINDS]) -> bool,
        each: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.steps(held, false, can_complete, each)
    }

    /// As `each_step`, but kind by kind in ascending order, so that every choice is
    /// reached by one path. For counts and searches.
    pub fn each_canonical(
        &self,
        held: &[u8; KINDS],
        can_complete: impl FnMut(&[u8; KINDS]) -> bool,
        each: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.steps(held, true, can_complete, each)
    }

    fn steps(
        &self,
        held: &[u8; KINDS],
        canonical: bool,
        mut can_complete: impl FnMut(&[u8; KINDS]) -> bool,
        each: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.done {
            return ControlFlow::Continue(());
        }
        let missing = (self.exactly as usize).saturating_sub(self.count());
        if missing == 0 {
            return match can_complete(&self.taken) {
                true => each(Step::Done),
                false => ControlFlow::Continue(()),
            };
        }
        let left = |kind: usize| held[kind].saturating_sub(self.taken[kind]) as usize;
        let last = self.taken.iter().rposition(|&count| count > 0).unwrap_or(0);
        let from = if canonical { last } else { 0 };
        each_kind(
            (from..KINDS).map(|kind| (kind, left(kind))),
            missing,
            &mut |kind| {
                let behind: usize = (kind..KINDS).map(left).sum();
                let mut then = self.taken;
                then[kind] = then[kind].saturating_add(1);
                if (!canonical || behind >= missing) && can_complete(&then) {
                    each(Step::Take(kind as u8))?;
                }
                ControlFlow::Continue(())
            },
        )
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
    use crate::SplitMix64;

    /// The ends of all canonical ways, and the different ends of all ways.
    fn ends<const K: usize>(exactly: u8, held: &[u8; K]) -> [Vec<[u8; K]>; 2] {
        [true, false].map(|canonical| {
            let steps = |picker: &Multiset<K>| {
                let mut steps = Vec::new();
                let mut push = |step| {
                    steps.push(step);
                    ControlFlow::Continue(())
                };
                let _ = match canonical {
                    true => picker.each_canonical(held, |_| true, &mut push),
                    false => picker.each_step(held, |_| true, &mut push),
                };
                steps
            };
            let picker = Multiset::exactly(exactly);
            let mut ends: Vec<_> = walk::all(picker, &steps, &Multiset::take, &Multiset::is_done)
                .into_iter()
                .map(|end| *end.taken())
                .collect();
            ends.sort_unstable();
            if !canonical {
                ends.dedup();
            }
            ends
        })
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
        let [canonical, all] = ends(4, &[1, 2, 2, 2, 2]);
        assert_eq!(canonical.len(), 35);
        assert_eq!(canonical, brute(4, &[1, 2, 2, 2, 2]));
        assert_eq!(canonical, all);
    }

    /// K11
    #[test]
    fn every_offer_is_reached_in_any_order_and_by_one_canonical_path() {
        let mut dice = SplitMix64::new(3);
        for _ in 0..200 {
            let held: [u8; 6] = std::array::from_fn(|_| dice.below(4) as u8);
            let total: u8 = held.iter().sum();
            let exactly = dice.below(u32::from(total.min(5)) + 1) as u8;
            let [canonical, all] = ends(exactly, &held);
            assert_eq!(canonical, brute(exactly, &held), "{exactly} of {held:?}");
            assert_eq!(canonical, all, "{exactly} of {held:?}");
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
