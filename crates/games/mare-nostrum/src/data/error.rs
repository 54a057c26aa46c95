//! What can be wrong with a data file, in words that say how to mend it.

use std::fmt;

use crate::ids::UnknownId;

/// The record at fault: its file, and its table with its id.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spot {
    pub file: &'static str,
    pub record: Box<str>,
}

impl Spot {
    /// A table that exists once: `[battle]`.
    pub(super) fn table(file: &'static str, table: &str) -> Spot {
        Spot {
            file,
            record: format!("[{table}]").into(),
        }
    }

    /// One of many, by its id: `[[card]] "circe"`.
    pub(super) fn named(file: &'static str, table: &str, id: &str) -> Spot {
        let id: String = id.chars().take(60).collect();
        Spot {
            file,
            record: format!("[[{table}]] {id:?}").into(),
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.file, self.record)
    }
}

/// Why a data file is refused. The text of each begins with the file and the record
/// and says what to do about it, unless that is plain.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DataError {
    #[error("{file}: {}{reason}", at_line(*.line))]
    Toml {
        file: &'static str,
        line: Option<usize>,
        reason: String,
    },

    #[error("{spot}: {key}: {unknown}: correct the name, or add its record")]
    Unknown {
        spot: Spot,
        key: &'static str,
        unknown: UnknownId,
    },

    #[error("{spot}: the id is taken by an earlier record: give each its own")]
    IdTwice { spot: Spot },

    #[error(
        "{spot}: an id is made of lower-case letters, digits, single hyphens and at most one slash: change this one"
    )]
    BadId { spot: Spot },

    #[error("{file}: {table} {id:?} is missing: the rules know it by name")]
    Missing {
        file: &'static str,
        table: &'static str,
        id: &'static str,
    },

    #[error("{file}: the game is played with {needs} {what}, the file has {has}")]
    WrongSize {
        file: &'static str,
        what: &'static str,
        needs: usize,
        has: usize,
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

    #[error("{spot}: {key} is {value}, but must be from {low} to {high}")]
    OutOfRange {
        spot: Spot,
        key: &'static str,
        value: usize,
        low: usize,
        high: usize,
    },

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

fn at_line(line: Option<usize>) -> String {
    line.map(|line| format!("line {line}: "))
        .unwrap_or_default()
}
