//! One card for each role, no card for two.

use std::ops::ControlFlow;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::parts::IdSet;

/// A kind of role, how many cards it wants and which of them would do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Want {
    pub least: u8,
    pub most: u8,
    /// The cards that can fill it.
    pub usable: IdSet,
}

impl Want {
    pub const fn exactly(count: u8, usable: IdSet) -> Want {
        Want {
            least: count,
            most: count,
            usable,
        }
    }
}

/// Cards for roles of up to `KINDS` kinds, taken in any order: what was taken for each
/// kind is a set, so that equal choices are equal data.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Roles<const KINDS: usize> {
    taken: [IdSet; KINDS],
}

impl<const KINDS: usize> Roles<KINDS> {
    pub const fn new() -> Roles<KINDS> {
        Roles {
            taken: [IdSet::EMPTY; KINDS],
        }
    }

    /// The cards taken for one kind of role.
    pub fn taken(&self, kind: usize) -> IdSet {
        self.taken.get(kind).copied().unwrap_or_default()
    }

    /// All cards taken so far.
    pub fn all(&self) -> IdSet {
        (self.taken.iter()).fold(IdSet::EMPTY, |all, some| all.union(*some))
    }

    pub fn is_empty(&self) -> bool {
        self.taken.iter().all(|some| some.is_empty())
    }

    /// Every role has its card: what is open may stay so. At most `KINDS` kinds want
    /// cards.
    pub fn is_enough(&self, wants: &[Want]) -> bool {
        (wants.iter().zip(&self.taken)).all(|(want, taken)| taken.len() >= want.least.into())
    }

    /// Nothing more can be taken.
    pub fn is_full(&self, wants: &[Want]) -> bool {
        let used = self.all();
        self.is_enough(wants)
            && (wants.iter().zip(&self.taken)).all(|(want, taken)| {
                taken.len() >= want.most.into() || want.usable.minus(used).is_empty()
            })
    }

    /// What each kind of role still wants, if `also` were taken for `kind`.
    fn left(&self, wants: &[Want], also: Option<(usize, u8)>) -> [Want; KINDS] {
        debug_assert!(wants.len() <= KINDS, "there is room for these roles");
        let used = match also {
            Some((_, card)) => self.all().with(card),
            None => self.all(),
        };
        std::array::from_fn(|kind| match wants.get(kind) {
            Some(want) => {
                let one = also.is_some_and(|(to, _)| to == kind);
                let has = self.taken[kind].len() as u8 + u8::from(one);
                Want {
                    least: want.least.saturating_sub(has),
                    most: want.most.saturating_sub(has),
                    usable: want.usable.minus(used),
                }
            }
            None => Want::default(),
        })
    }

    /// Whether the roles that are left can all be filled.
    pub fn is_possible(&self, wants: &[Want]) -> bool {
        can_fill(&self.left(wants, None))
    }

    /// Whether `card` can be taken for `kind` so that all other roles still find one.
    pub fn can_take(&self, wants: &[Want], kind: usize, card: u8) -> bool {
        let Some(want) = wants.get(kind) else {
            return false;
        };
        self.taken(kind).len() < want.most.into()
            && want.usable.contains(card)
            && !self.all().contains(card)
            && can_fill(&self.left(wants, Some((kind, card))))
    }

    /// Every card that can be taken next, kind by kind and in ascending order.
    pub fn each_step(
        &self,
        wants: &[Want],
        each: &mut dyn FnMut(usize, u8) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for (kind, want) in wants.iter().enumerate() {
            for card in want.usable.iter() {
                if self.can_take(wants, kind, card) {
                    each(kind, card)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// As `each_step`, so that every choice is reached by one path: kinds one after the
    /// other, and the cards of a kind in ascending order. For counts and searches.
    pub fn each_canonical(
        &self,
        wants: &[Want],
        each: &mut dyn FnMut(usize, u8) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let begun = self.taken.iter().rposition(|taken| !taken.is_empty());
        for (kind, want) in wants.iter().enumerate().skip(begun.unwrap_or(0)) {
            let last = self.taken(kind).highest();
            for card in want.usable.iter().filter(|card| last < Some(*card)) {
                // What comes later in this kind is higher still.
                let mut rest = self.left(wants, Some((kind, card)));
                rest[kind].usable = rest[kind].usable.above(card);
                if self.can_take(wants, kind, card) && can_fill(&rest) {
                    each(kind, card)?;
                }
            }
            if self.taken(kind).len() < want.least.into() {
                break;
            }
        }
        ControlFlow::Continue(())
    }

    /// Takes a card that `each_step` lists.
    pub fn take(&mut self, kind: usize, card: u8) {
        if let Some(taken) = self.taken.get_mut(kind) {
            *taken = taken.with(card);
        }
    }
}

impl<const KINDS: usize> Default for Roles<KINDS> {
    fn default() -> Roles<KINDS> {
        Roles::new()
    }
}

/// Whether each role can have a card of its own. There are few kinds of roles, so that
/// it is enough to look at every group of them: together they must have as many cards
/// to choose from as they want (Hall's theorem).
pub fn can_fill(wants: &[Want]) -> bool {
    debug_assert!(wants.len() < 16, "a choice has few kinds of roles");
    (1u32..1 << wants.len()).all(|group| {
        let (mut wanted, mut usable) = (0, IdSet::EMPTY);
        for (kind, want) in wants.iter().enumerate() {
            if group >> kind & 1 == 1 && want.least > 0 {
                wanted += usize::from(want.least);
                usable = usable.union(want.usable);
            }
        }
        wanted == 0 || usable.len() >= wanted
    })
}

impl<const KINDS: usize> Serialize for Roles<KINDS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.taken.iter())
    }
}

impl<'de, const KINDS: usize> Deserialize<'de> for Roles<KINDS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let taken = Vec::<IdSet>::deserialize(deserializer)?;
        let found = taken.len();
        let taken = <[IdSet; KINDS]>::try_from(taken)
            .map_err(|_| D::Error::custom(format!("{found} kinds of roles, not {KINDS}")))?;
        Ok(Roles { taken })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::SplitMix64;

    fn steps(picker: &Roles<3>, wants: &[Want], canonical: bool) -> Vec<(usize, u8)> {
        let mut steps = Vec::new();
        let mut each = |kind, card| {
            steps.push((kind, card));
            ControlFlow::Continue(())
        };
        let _ = match canonical {
            true => picker.each_canonical(wants, &mut each),
            false => picker.each_step(wants, &mut each),
        };
        steps
    }

    /// The ends of all ways through the picker, one for each way.
    fn ends(picker: Roles<3>, wants: &[Want], canonical: bool) -> Vec<Roles<3>> {
        let steps = steps(&picker, wants, canonical);
        let enough = picker.is_enough(wants);
        assert!(enough || !steps.is_empty(), "a picker is stuck");
        if picker.is_full(wants) {
            assert!(steps.is_empty(), "a full picker takes no more");
        }
        let here = enough.then_some(picker);
        (steps.into_iter())
            .flat_map(|(kind, card)| {
                let mut next = picker;
                next.take(kind, card);
                ends(next, wants, canonical)
            })
            .chain(here)
            .collect()
    }

    /// Every way to give each role a card, as sets.
    fn brute(wants: &[Want]) -> BTreeSet<String> {
        let mut all = vec![Roles::<3>::new()];
        for (kind, want) in wants.iter().enumerate() {
            for count in 0..want.most {
                all = (all.into_iter())
                    .flat_map(|given| {
                        let free = want.usable.minus(given.all());
                        let stays = (count >= want.least).then_some(given);
                        let more = free.iter().map(move |card| {
                            let mut next = given;
                            next.take(kind, card);
                            next
                        });
                        more.chain(stays).collect::<Vec<_>>()
                    })
                    .collect();
            }
        }
        all.iter().map(|roles| format!("{roles:?}")).collect()
    }

    fn want(count: u8, usable: &[u8]) -> Want {
        Want::exactly(count, usable.iter().copied().collect())
    }

    /// K11: the card that is wagon and settler in one must not be spent as a wagon.
    #[test]
    fn a_card_that_another_role_needs_is_not_offered() {
        let wants = [want(1, &[1, 2]), want(1, &[2])];
        assert_eq!(steps(&Roles::new(), &wants, false), [(0, 1), (1, 2)]);
        assert!(can_fill(&wants));
        assert!(!can_fill(&[want(1, &[2]), want(1, &[2])]));
        assert!(!can_fill(&[want(2, &[2])]));
    }

    /// K11
    #[test]
    fn every_order_of_the_same_cards_is_offered_and_ends_the_same() {
        let wants = [want(2, &[1, 2, 3]), want(1, &[3, 4])];
        let all = ends(Roles::new(), &wants, false);
        let distinct: BTreeSet<String> = all.iter().map(|end| format!("{end:?}")).collect();
        assert_eq!(distinct, brute(&wants));
        // Three cards, so each choice is reached in 3! orders.
        assert_eq!(all.len(), 6 * distinct.len());
    }

    /// K11
    #[test]
    fn every_choice_is_reached_by_one_canonical_path() {
        let mut dice = SplitMix64::new(9);
        let mut possible = 0;
        for _ in 0..400 {
            let wants: Vec<Want> = (0..1 + dice.below(3))
                .map(|_| {
                    let least = dice.below(3) as u8;
                    Want {
                        least,
                        most: least.max(1) + dice.below(2) as u8,
                        usable: (0..5).filter(|_| dice.below(2) == 0).collect(),
                    }
                })
                .collect();
            let brute = brute(&wants);
            assert_eq!(can_fill(&wants), !brute.is_empty(), "{wants:?}");
            assert_eq!(Roles::<3>::new().is_possible(&wants), !brute.is_empty());
            if brute.is_empty() {
                continue;
            }
            possible += 1;
            let canonical = ends(Roles::new(), &wants, true);
            assert_eq!(canonical.len(), brute.len(), "{wants:?}");
            let names = |ends: Vec<Roles<3>>| -> BTreeSet<String> {
                ends.iter().map(|end| format!("{end:?}")).collect()
            };
            assert_eq!(names(canonical), brute, "{wants:?}");
            assert_eq!(names(ends(Roles::new(), &wants, false)), brute);
        }
        assert!(possible > 50, "{possible}");
    }

    #[test]
    fn roles_from_outside_have_the_right_kinds() {
        let mut roles = Roles::<2>::new();
        roles.take(1, 7);
        let text = serde_json::to_string(&roles).unwrap();
        assert_eq!(text, "[[],[7]]");
        assert_eq!(serde_json::from_str::<Roles<2>>(&text).unwrap(), roles);
        assert!(serde_json::from_str::<Roles<3>>(&text).is_err());
    }
}
