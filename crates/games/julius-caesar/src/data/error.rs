//! What can be wrong with a data file, in words that say how to mend it.

use std::fmt;

use super::files::MAP;
use super::names::clip;
use crate::ids::UnknownId;
use crate::side::Side;

/// The record at fault: its file, and its table with number or id.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spot {
    pub file: &'static str,
    pub record: Box<str>,
}

impl Spot {
    pub(super) fn new(file: &'static str, record: impl Into<Box<str>>) -> Spot {
        let record = record.into();
        Spot { file, record }
    }

    /// A table that exists once: `[battle]`.
    pub(super) fn table(file: &'static str, table: &str) -> Spot {
        Spot::new(file, format!("[{table}]"))
    }

    /// One of many, by its id: `[[block]] "cleopatra"`.
    pub(super) fn named(file: &'static str, table: &str, id: &str) -> Spot {
        Spot::new(file, format!("[[{table}]] {:?}", clip(id)))
    }

    /// One of many that have no id, counted from 1: `[[road]] 5 (a = "genua", b = "roma")`.
    pub(super) fn link(table: &str, index: usize, a: &str, b: &str) -> Spot {
        let (number, a, b) = (index + 1, clip(a), clip(b));
        let record = format!("[[{table}]] {number} (a = {a:?}, b = {b:?})");
        Spot::new(MAP, record)
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.file, self.record)
    }
}

/// Why a data file is refused. The text of each begins with the file and the
/// record and ends with what to do about it, unless that is plain.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DataError {
    #[error("{file}: {}{reason}", at_line(*.line))]
    Toml {
        file: &'static str,
        line: Option<usize>,
        reason: String,
    },

    #[error("{spot}: {key}: {unknown}{}", remedy(.unknown))]
    Unknown {
        spot: Spot,
        key: &'static str,
        unknown: UnknownId,
    },

    #[error(
        "{spot}: an id is made of lower-case letters, digits and single hyphens: change this one"
    )]
    BadId { spot: Spot },

    #[error("{spot}: the id is taken by an earlier record: give each its own")]
    IdTwice { spot: Spot },

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

    #[error(
        "{file}: [meta] {key} says {says}, the file has {has}: restore the records or correct the number"
    )]
    Miscount {
        file: &'static str,
        key: &'static str,
        says: usize,
        has: usize,
    },

    #[error("{file}: the game is played with {needs} {what}, the file has {has}")]
    WrongSize {
        file: &'static str,
        what: &'static str,
        needs: usize,
        has: usize,
    },

    #[error("{spot}: {key} is {value}, but must be {}", from_to(*.low, *.high))]
    OutOfRange {
        spot: Spot,
        key: &'static str,
        value: usize,
        low: usize,
        high: usize,
    },

    #[error("{spot}: {key} is {says}, but {other} is {other_says}: the two must agree")]
    Disagree {
        spot: Spot,
        key: &'static str,
        says: Box<str>,
        other: Box<str>,
        other_says: Box<str>,
    },

    #[error("{spot}: {key} is {says}, but the rules of the game are written for {plays}")]
    NotOurRules {
        spot: Spot,
        key: &'static str,
        says: Box<str>,
        plays: Box<str>,
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

/// Where the name has no near miss to point to.
fn remedy(unknown: &UnknownId) -> &'static str {
    match unknown.near {
        Some(_) => "",
        None => ": correct the name, or add its record",
    }
}

fn from_to(low: usize, high: usize) -> String {
    if low == high {
        low.to_string()
    } else {
        format!("from {low} to {high}")
    }
}

fn at_line(line: Option<usize>) -> String {
    line.map(|line| format!("line {line}: "))
        .unwrap_or_default()
}
