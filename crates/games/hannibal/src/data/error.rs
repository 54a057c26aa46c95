//! What can be wrong with a data file, in words that say how to mend it.

use std::fmt;

use land_war::names::clip;

use crate::ids::UnknownId;

/// The record at fault: its file, and its table with number or id.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spot {
    pub file: &'static str,
    pub record: Box<str>,
}

impl Spot {
    /// A table that exists once: `[attrition]`.
    pub(super) fn table(file: &'static str, table: &str) -> Spot {
        let record = format!("[{table}]").into();
        Spot { file, record }
    }

    /// One of many, by its id: `[[general]] "mago"`.
    pub(super) fn named(file: &'static str, table: &str, id: &str) -> Spot {
        let record = format!("[[{table}]] {:?}", clip(id)).into();
        Spot { file, record }
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

    #[error("{spot}: these two spaces are joined already: remove one of the connections")]
    ConnectedTwice { spot: Spot },

    #[error("{spot}: a connection joins two spaces: a and b must differ")]
    ConnectedToItself { spot: Spot },

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

    #[error(transparent)]
    Sheets(#[from] land_war::WrongSize),

    #[error("{spot}: {key} is {value}, but must be from {low} to {high}")]
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

    #[error("{spot}: {key} is {says:?}: write {wants}")]
    Word {
        spot: Spot,
        key: &'static str,
        says: String,
        wants: &'static str,
    },
}

fn remedy(unknown: &UnknownId) -> &'static str {
    // Where the name has no near miss to point to.
    match unknown.near {
        Some(_) => "",
        None => ": correct the name, or add its record",
    }
}

fn at_line(line: Option<usize>) -> String {
    line.map(|line| format!("line {line}: "))
        .unwrap_or_default()
}
