//! What can be wrong with the data files of this game, in words that say how to mend it.

use kernel::data::{Fault, Spot};

/// Why a data file is refused. The text of each begins with the file and the record
/// and says what to do about it, unless that is plain.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DataError {
    /// What any game's files can get wrong.
    #[error(transparent)]
    Fault(#[from] Fault),

    #[error("{spot}: {key} lists {other:?}, which does not list it back: a border has two sides")]
    OneSided {
        spot: Spot,
        key: &'static str,
        other: String,
    },

    #[error("{spot}: {key} lists {name:?}, which is {why}")]
    Misplaced {
        spot: Spot,
        key: &'static str,
        name: String,
        why: &'static str,
    },
}
