//! What can be wrong with the data files of this game, in words that say how to mend it.

use kernel::data::{Fault, Spot};

/// Why a data file is refused. The text of each begins with the file and the
/// record and ends with what to do about it, unless that is plain.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DataError {
    /// What any game's files can get wrong.
    #[error(transparent)]
    Fault(#[from] Fault),

    #[error(transparent)]
    Sheets(#[from] punic::WrongSize),

    #[error("{spot}: these two spaces are joined already: remove one of the connections")]
    ConnectedTwice { spot: Spot },

    #[error("{spot}: a connection joins two spaces: a and b must differ")]
    ConnectedToItself { spot: Spot },

    #[error("{spot}: {key} is {says:?}: write {wants}")]
    Word {
        spot: Spot,
        key: &'static str,
        says: String,
        wants: &'static str,
    },
}
