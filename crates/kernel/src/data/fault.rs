//! What can be wrong with any data file, in words that say how to mend it.

use std::fmt;

use super::names::clip;
use crate::UnknownId;

/// The record at fault: its file, and its table with number or id.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spot {
    pub file: &'static str,
    pub record: Box<str>,
}

impl Spot {
    pub fn new(file: &'static str, record: impl Into<Box<str>>) -> Spot {
        let record = record.into();
        Spot { file, record }
    }

    /// A table that exists once: `[battle]`.
    pub fn table(file: &'static str, table: &str) -> Spot {
        Spot::new(file, format!("[{table}]"))
    }

    /// One of many, by its id: `[[card]] "circe"`.
    pub fn named(file: &'static str, table: &str, id: &str) -> Spot {
        Spot::new(file, format!("[[{table}]] {:?}", clip(id)))
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.file, self.record)
    }
}

/// Why a data file is refused. The text of each begins with the file and the record
/// and ends with what to do about it, unless that is plain.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
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

    #[error("{spot}: an id is made of {made_of}: change this one")]
    BadId { spot: Spot, made_of: &'static str },

    #[error("{spot}: the id is taken by an earlier record: give each its own")]
    IdTwice { spot: Spot },

    #[error("{file}: {table} {id:?} is missing: the rules know it by name")]
    Missing {
        file: &'static str,
        table: &'static str,
        id: &'static str,
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
