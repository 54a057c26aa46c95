//! One card for each role, no card for two.

use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};

use super::Step;
use crate::parts::{Few, IdSet};

/// A role that wants a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Want {
    /// Roles of one kind that follow one another are alike: their cards come in
    /// ascending order. They must want the same cards.
    pub kind: u8,
    /// The cards that can fill it.
    pub usable: IdSet,
}

/// Cards for up to `ROLES` roles, one role after the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Roles<const ROLES: usize> {
    filled: Few<u8, ROLES>,
}

impl<const ROLES: usize> Roles<ROLES> {
    pub const fn new() -> Roles<ROLES> {
        Roles { filled: Few::new() }
    }

    /// The cards taken so far, in the order of the roles.
    pub fn filled(&self) -> impl DoubleEndedIterator<Item = u8> + '_ {
        self.filled.iter()
    }

    pub fn is_done(&self, wants: &[Want]) -> bool {
        self.filled.len() >= wants.len()
    }

    /// Every card for the next role that leaves a card for each role after it, in
    /// ascending order. At most `ROLES` roles want cards.
    pub fn each_step(&self, wants: &[Want], each: &mut dyn FnMut(Step) -> ControlFlow<()>) {
        debug_assert!(wants.len() <= ROLES, "there is room for these roles");
        let next = self.filled.len();
        let Some(want) = wants.get(next) else {
            return;
        };
        let used: IdSet = self.filled.iter().collect();
        let mut open = want.usable.minus(used);
        if let (Some(last), Some(before)) = (self.filled.last(), next.checked_sub(1))
            && wants[before].kind == want.kind
        {
            open = open.above(last);
        }
        for card in open.iter() {
            let rest = rest::<ROLES>(&wants[next + 1..], want.kind, used.with(card), card);
            if can_fill(&rest[..wants.len() - next - 1]) && each(Step::Take(card)).is_break() {
                return;
            }
        }
    }

    /// Takes a step that `each_step` lists.
    pub fn take(&mut self, step: Step) {
        if let Step::Take(card) = step {
            // One card a role: there is room for it.
            self.filled.extend([card]);
        }
    }
}

/// What is left for the roles to come. Like roles that follow at once take only
/// higher cards: any way to fill them can be put in that order.
fn rest<const ROLES: usize>(wants: &[Want], kind: u8, used: IdSet, card: u8) -> [IdSet; ROLES] {
    let mut left = [IdSet::EMPTY; ROLES];
    let mut alike = true;
    for (left, want) in left.iter_mut().zip(wants) {
        alike &= want.kind == kind;
        *left = want.usable.minus(used);
        if alike {
            *left = left.above(card);
        }
    }
    left
}

/// Whether each role can have a card of its own: a matching of roles to cards, by
/// augmenting paths.
pub fn can_fill(roles: &[IdSet]) -> bool {
    const NOBODY: u8 = u8::MAX;
    fn find(
        role: usize,
        roles: &[IdSet],
        owner: &mut [u8; IdSet::LIMIT as usize],
        seen: &mut IdSet,
    ) -> bool {
        loop {
            let Some(card) = roles[role].minus(*seen).lowest() else {
                return false;
            };
            *seen = seen.with(card);
            let holder = owner[card as usize];
            if holder == NOBODY || find(holder as usize, roles, owner, seen) {
                owner[card as usize] = role as u8;
                return true;
            }
        }
    }
    let mut owner = [NOBODY; IdSet::LIMIT as usize];
    (0..roles.len()).all(|role| find(role, roles, &mut owner, &mut IdSet::EMPTY.clone()))
}

#[cfg(test)]
mod tests {
    use super::super::walk;
    use super::*;
    use crate::Fast;

    fn ends(wants: &[Want]) -> Vec<Vec<u8>> {
        let steps = |picker: &Roles<6>| {
            let mut steps = Vec::new();
            picker.each_step(wants, &mut |step| {
                steps.push(step);
                ControlFlow::Continue(())
            });
            steps
        };
        let ended = |picker: &Roles<6>| picker.is_done(wants);
        walk::all(Roles::new(), &steps, &Roles::take, &ended)
            .into_iter()
            .map(|end| end.filled().collect())
            .collect()
    }

    /// Every way to give each role a card, like roles in ascending order.
    fn brute(wants: &[Want]) -> Vec<Vec<u8>> {
        let mut all = vec![Vec::new()];
        for (index, want) in wants.iter().enumerate() {
            all = (all.into_iter())
                .flat_map(|given: Vec<u8>| {
                    let alike = index > 0 && wants[index - 1].kind == want.kind;
                    let least = given.last().copied().filter(|_| alike);
                    (want.usable.iter())
                        .filter(|card| !given.contains(card) && least.is_none_or(|l| l < *card))
                        .map(|card| [given.clone(), vec![card]].concat())
                        .collect::<Vec<_>>()
                })
                .collect();
        }
        all
    }

    fn want(kind: u8, usable: &[u8]) -> Want {
        Want {
            kind,
            usable: usable.iter().copied().collect(),
        }
    }

    /// K11: the card that is wagon and settler in one must not be spent as a settler.
    #[test]
    fn a_card_that_another_role_needs_is_not_offered() {
        let wants = [want(0, &[1, 2]), want(1, &[2])];
        assert_eq!(ends(&wants), [[1, 2]]);
        assert!(!can_fill(&[
            [2].into_iter().collect(),
            [2].into_iter().collect()
        ]));
    }

    /// K11
    #[test]
    fn every_way_to_fill_the_roles_is_reached_by_one_path() {
        let mut dice = Fast::new(9);
        let mut possible = 0;
        for _ in 0..400 {
            let mut wants: Vec<Want> = Vec::new();
            for kind in 0..1 + dice.below(3) as u8 {
                let usable: IdSet = (0..6).filter(|_| dice.below(2) == 0).collect();
                for _ in 0..1 + dice.below(2) {
                    wants.push(Want { kind, usable });
                }
            }
            let brute = brute(&wants);
            let sets: Vec<IdSet> = wants.iter().map(|want| want.usable).collect();
            assert_eq!(can_fill(&sets), !brute.is_empty(), "{wants:?}");
            if !brute.is_empty() {
                possible += 1;
                assert_eq!(ends(&wants), brute, "{wants:?}");
            }
        }
        assert!(possible > 50, "{possible}");
    }
}
