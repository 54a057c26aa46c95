//! Pickers: a large choice as a row of small ones (K11).
//!
//! A picker lists only what can still be completed, so that nobody picks himself into
//! a corner, and picks come in ascending order, so that a set is reached by one path
//! only. What is there to pick from is handed in at every step: it is a function of
//! the state, and a picker keeps only what was picked.

mod multiset;
mod roles;
mod subset;

pub use multiset::Multiset;
pub use roles::{Roles, Want, can_fill};
pub use subset::Subset;

use serde::{Deserialize, Serialize};

/// One step of a picker.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    Take(u8),
    /// Enough, or sealed.
    Done,
}

#[cfg(test)]
pub(crate) mod walk {
    use super::Step;

    /// Every way through a picker, as the ends it leads to.
    pub(crate) fn all<P: Copy>(
        picker: P,
        steps: &dyn Fn(&P) -> Vec<Step>,
        take: &dyn Fn(&mut P, Step),
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
