//! What can be wrong with the data files of this game, in words that say how to mend it.

use kernel::data::{Fault, Spot};

use crate::side::Side;

/// Why a data file is refused. The text of each begins with the file and the
/// record and ends with what to do about it, unless that is plain.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DataError {
    /// What any game's files can get wrong.
    #[error(transparent)]
    Fault(#[from] Fault),

    #[error(
        "{spot}: {} is the same link{}: a link leads both ways and is listed once; remove one of them",
        first.record, if *.turned { " in the other direction" } else { "" }
    )]
    LinkTwice {
        spot: Spot,
        first: Spot,
        turned: bool,
    },

    #[error("{spot}: a link joins two places: a and b must differ")]
    LinkToItself { spot: Spot },

    #[error(
        "{spot}: the ends are the wrong way round: a link leads both ways and is listed once, {order}; swap a and b"
    )]
    LinkTurned { spot: Spot, order: &'static str },

    #[error(
        "{spot}: kind {kind:?} joins {joins}, but {place:?} is {found}: correct the end or the kind"
    )]
    LinkEnds {
        spot: Spot,
        kind: &'static str,
        joins: &'static str,
        place: String,
        found: &'static str,
    },

    #[error(
        "{spot}: a port touches the sea: add a [[sea_link]] from it, or make its kind \"city\""
    )]
    PortWithoutSea { spot: Spot },

    #[error("{spot}: kind \"strait\" needs a strait: name one of those declared as [[strait]]")]
    StraitUnnamed { spot: Spot },

    #[error("{spot}: strait is set, but the kind is not \"strait\": correct one of them")]
    NotAStrait { spot: Spot },

    #[error("{spot}: {roads} roads cross it, it must be one: set strait in its [[road]]")]
    StraitRoads { spot: Spot, roads: usize },

    #[error(
        "{spot}: cities lists {city:?}, but [[space]] {city:?} names another island or none: correct one of them"
    )]
    IslandOfCity { spot: Spot, city: String },

    #[error(
        "{spot}: island is {island:?}, but [[island]] {island:?} does not list it: correct one of them"
    )]
    IslandLacksCity { spot: Spot, island: String },

    #[error("{spot}: third_leader is set, but the type is not \"leader\": correct one of them")]
    NotALeader { spot: Spot },

    #[error("{spot}: {key}: {name:?} is {found}, but must be {wanted}")]
    WrongPlace {
        spot: Spot,
        key: &'static str,
        name: String,
        found: &'static str,
        wanted: &'static str,
    },

    #[error("{spot}: {key} is for Event cards only: remove it")]
    OnlyForEvents { spot: Spot, key: &'static str },

    #[error(
        "{spot}: max_steps is {max_steps}, but strengths lists {listed}: list one for each step"
    )]
    Strengths {
        spot: Spot,
        max_steps: u8,
        listed: usize,
    },

    #[error(
        "{spot}: levy is {levy:?}: write \"city:<id>\", \"any-friendly-city\", \"any-friendly-major-port\" or \"never\""
    )]
    BadLevy { spot: Spot, levy: String },

    #[error("{spot}: count is {says}, but blocks lists {listed}: correct one of them")]
    PlacementCount {
        spot: Spot,
        says: usize,
        listed: usize,
    },

    #[error("{spot}: the block {block:?} already starts in {}: a block starts in one place", first.record)]
    PlacedTwice {
        spot: Spot,
        block: String,
        first: Spot,
    },

    #[error("{spot}: {} has the same city: join the two", first.record)]
    CityTwice { spot: Spot, first: Spot },

    #[error("{file}: the block {block:?} starts nowhere: add it to a [[placement]] or a [[pool]]")]
    Unplaced { file: &'static str, block: String },

    #[error("{spot}: the block {block:?} belongs to {}, the record to {}: move it to its own side", owner.id(), side.id())]
    WrongSide {
        spot: Spot,
        block: String,
        owner: Side,
        side: Side,
    },

    #[error("{spot}: {block:?} is a Navis, and {city:?} has no port: place it in a port")]
    NavisInland {
        spot: Spot,
        block: String,
        city: String,
    },

    #[error("{spot}: locked lists {block:?}, which is no third leader in this pool: remove it")]
    NotLockable { spot: Spot, block: String },

    #[error("{spot}: the third leader {block:?} is not locked: add it to locked")]
    NotLocked { spot: Spot, block: String },

    #[error("{file}: {records} [[pool]] records are for {}: there must be one", side.id())]
    Pools {
        file: &'static str,
        side: Side,
        records: usize,
    },
}
