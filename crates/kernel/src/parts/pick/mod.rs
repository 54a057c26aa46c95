//! Pickers: a large choice as a row of small ones (K11).
//!
//! A picker lists only what can still be completed, so that nobody picks himself into
//! a corner. Things are picked in any order, and what was picked is a set: the order
//! leaves no trace. Whoever needs every set once, to count or to search, asks for the
//! canonical steps. What is there to pick from is handed in at every step: it is a
//! function of the state, and a picker keeps only what was picked.

mod multiset;
mod roles;
mod subset;

pub use multiset::{Multiset, each_kind};
pub use roles::{Roles, Want, can_fill};
pub use subset::{Set, Subset};

use serde::{Deserialize, Serialize};

/// One step of a picker.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step<Id = u8> {
    Take(Id),
    /// Enough, or sealed.
    Done,
}

#[cfg(test)]
pub(crate) mod walk {
    use super::Step;

    /// Every way through a picker, as the ends it leads to.
    pub(crate) fn all<P: Copy, Id: Copy>(
        picker: P,
        steps: &dyn Fn(&P) -> Vec<Step<Id>>,
        take: &dyn Fn(&mut P, Step<Id>),
        ended: &dyn Fn(&P) -> bool,
    ) -> Vec<P> {
        if ended(&picker) {
            return vec![picker];
        }
        let steps_here = steps(&picker);
        assert!(!steps_here.is_empty(), "a picker is stuck");
        (steps_here.into_iter())
            .flat_map(|step| {
                let mut next = picker;
                take(&mut next, step);
                all(next, steps, take, ended)
            })
            .collect()
    }
}
