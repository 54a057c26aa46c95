//! What can be wrong with the data files of this game, in words that say how to mend it.

use kernel::data::{Fault, Spot};

/// Why a data file is refused. The text of each begins with the file and the record and
/// ends with what to do about it, unless that is plain.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DataError {
    /// What any game's files can get wrong.
    #[error(transparent)]
    Fault(#[from] Fault),

    #[error("{spot}: a connection joins two locations: a and b must differ")]
    JoinsItself { spot: Spot },

    #[error("{spot}: the two are joined by an earlier connection: list each pair once")]
    JoinedTwice { spot: Spot },

    #[error(
        "{spot}: {place:?} is inland, and a sea connection joins two coasts: correct the kind or the end"
    )]
    SeaInland { spot: Spot, place: String },

    #[error("{spot}: {zone:?} is adjacent and does not list it back: a border has two sides")]
    OneSided { spot: Spot, zone: String },

    #[error("{spot}: {missing}: a player could not take part without it")]
    Lacks { spot: Spot, missing: &'static str },

    #[error("{spot}: the die ranges must be Carthage's from 1 and Rome's up to 6, without a gap")]
    Ranges { spot: Spot },

    #[error("{spot}: {key} differs from {other:?}, whose place it takes: the two must agree")]
    NotTheSame {
        spot: Spot,
        key: &'static str,
        other: String,
    },
}
