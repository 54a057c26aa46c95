//! Where the seeds of new matches come from.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use kernel::Seed;

/// A source of seeds. No command and no request chooses it: a server that people play on
/// has the default.
#[derive(Debug, Clone, Default)]
pub enum Seeds {
    /// From the operating system: nobody can foretell them.
    #[default]
    Random,
    /// The seeds of consecutive numbers, for tests that must see the same deal at every
    /// run.
    Counted(Arc<AtomicU64>),
}

impl Seeds {
    /// The seeds of `first` and the numbers after it. Clones go on with the same count.
    pub fn counted(first: u64) -> Seeds {
        Seeds::Counted(Arc::new(AtomicU64::new(first)))
    }

    /// The seed of one more match.
    pub fn next(&self) -> Seed {
        match self {
            Seeds::Random => Seed(rand::random()),
            Seeds::Counted(next) => Seed::of_number(next.fetch_add(1, Ordering::Relaxed)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_draws_its_seeds_unless_told_to_count() {
        let usual = crate::Settings::default().seeds;
        assert!(matches!(usual, Seeds::Random));
        assert_ne!(usual.next(), usual.next());
    }

    #[test]
    fn counted_seeds_are_the_same_at_every_run() {
        let seeds = Seeds::counted(7);
        let again = seeds.clone();
        assert_eq!(seeds.next(), Seed::of_number(7));
        assert_eq!(again.next(), Seed::of_number(8));
    }
}
