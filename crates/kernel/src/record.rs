//! Match records: what was decided and what chance brought, enough to play a
//! match again for ever, whatever the generator.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{Drawn, Outcome, Seat, Setup, SetupError, Snapshot};

/// The format that this version writes.
pub const FORMAT: u32 = 1;

/// One line of a record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "snake_case", deny_unknown_fields)]
pub enum Entry<A> {
    /// A seat decided.
    Act {
        seat: Seat,
        act: A,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        chance: Vec<Drawn>,
        /// Milliseconds since 1970, where a clock was at hand.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<u64>,
    },
    /// All had answered a joint question; it belongs to no seat.
    Close {
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        chance: Vec<Drawn>,
    },
    /// All seats agreed to go back to where `to` decisions had been made. What was
    /// abandoned stays in the record: its outcomes are part of the stream.
    Rewind { to: usize },
    /// The match goes on from a stored position: what came before could not be played
    /// again by the rules of the day.
    Restored {
        snapshot: Box<Snapshot>,
        /// What was stored between the entry before and this one, as it was stored.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        skipped: Vec<serde_json::Value>,
    },
    /// The players ended the match, and not its rules: one resigned, or all agreed.
    Ended { outcome: Outcome },
}

impl<A> Entry<A> {
    /// Whose decision it is; nobody's where a question is closed or all went back.
    pub fn by(&self) -> Option<Seat> {
        match self {
            Entry::Act { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    pub fn chance(&self) -> &[Drawn] {
        match self {
            Entry::Act { chance, .. } | Entry::Close { chance } => chance,
            Entry::Rewind { .. } | Entry::Restored { .. } | Entry::Ended { .. } => &[],
        }
    }

    /// The same entry with its act in another form.
    pub fn map_act<B>(self, form: impl FnOnce(A) -> B) -> Entry<B> {
        let mapped = self.try_map_act(|act| Ok::<B, std::convert::Infallible>(form(act)));
        mapped.unwrap_or_else(|never| match never {})
    }

    /// The same entry with its act in another form, if it has one.
    pub fn try_map_act<B, E>(self, form: impl FnOnce(A) -> Result<B, E>) -> Result<Entry<B>, E> {
        Ok(match self {
            Entry::Act {
                seat,
                act,
                chance,
                at,
            } => Entry::Act {
                seat,
                act: form(act)?,
                chance,
                at,
            },
            Entry::Close { chance } => Entry::Close { chance },
            Entry::Rewind { to } => Entry::Rewind { to },
            Entry::Restored { snapshot, skipped } => Entry::Restored { snapshot, skipped },
            Entry::Ended { outcome } => Entry::Ended { outcome },
        })
    }
}

/// A match as it is kept in a file (`.iacta`).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record<A = serde_json::Value> {
    pub format: u32,
    pub game: String,
    pub setup: Setup,
    /// The rules and data it was played by ([`crate::About::rules`]); old records do
    /// not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// Names of those who played, in seat order; may be empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<String>,
    /// A limit of decisions that is no rule of the game (K25).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<usize>,
    /// SHA-256 of the seed, published before the first outcome.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// The seed, published when the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// The position the match began at, where that is not its set-up's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<serde_json::Value>,
    /// What chance brought before the first decision.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub opening: Vec<Drawn>,
    pub entries: Vec<Entry<A>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Outcome>,
}

impl<A> Record<A> {
    /// The same record with its acts in another form.
    pub fn map_acts<B>(self, form: impl Fn(A) -> B) -> Record<B> {
        Record {
            format: self.format,
            game: self.game,
            setup: self.setup,
            rules: self.rules,
            players: self.players,
            limit: self.limit,
            commitment: self.commitment,
            seed: self.seed,
            start: self.start,
            opening: self.opening,
            entries: (self.entries.into_iter())
                .map(|entry| entry.map_act(&form))
                .collect(),
            result: self.result,
        }
    }
}

/// The seed of a match's generator.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed(pub [u8; 32]);

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits")]
pub struct BadSeed;

impl Seed {
    /// A seed for a numbered game of a series.
    pub fn of_number(number: u64) -> Seed {
        Seed(Sha256::digest(number.to_le_bytes()).into())
    }

    /// What is published before the match: the SHA-256 of the seed's bytes.
    pub fn commitment(self) -> String {
        hex(&Sha256::digest(self.0))
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        hex(&seed.0)
    }
}

impl TryFrom<String> for Seed {
    type Error = BadSeed;

    fn try_from(text: String) -> Result<Seed, BadSeed> {
        let digits = text.as_bytes();
        if digits.len() != 64 || !digits.iter().all(u8::is_ascii_hexdigit) {
            return Err(BadSeed);
        }
        let mut seed = [0; 32];
        for (byte, pair) in seed.iter_mut().zip(digits.chunks(2)) {
            let pair = std::str::from_utf8(pair).map_err(|_| BadSeed)?;
            *byte = u8::from_str_radix(pair, 16).map_err(|_| BadSeed)?;
        }
        Ok(Seed(seed))
    }
}

/// Why a record does not play. Entries are counted from 1.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    #[error("this is no match record: {0}")]
    Malformed(String),
    #[error("the record has format {found}, this program reads format {FORMAT}")]
    Format { found: u32 },
    #[error("the record is of the game {found:?}, not of {expected:?}")]
    OtherGame {
        found: String,
        expected: &'static str,
    },
    #[error("the record's set-up is not possible: {0}")]
    Setup(#[from] SetupError),
    #[error("the record's starting position is not possible: {0}")]
    Start(String),
    #[error("before the first entry: {0}")]
    Opening(crate::ChanceError),
    #[error("entry {index}: {seat} cannot be asked: the game has {seats} seats")]
    Seat { index: usize, seat: Seat, seats: u8 },
    #[error("entry {index}: {problem}")]
    Act { index: usize, problem: String },
    #[error("entry {index} is refused: {text} ({clause})")]
    Refused {
        index: usize,
        text: String,
        clause: &'static str,
    },
    #[error("entry {index}: {error}")]
    Chance {
        index: usize,
        error: crate::ChanceError,
    },
    #[error("entry {index} closes a question that is still open")]
    NotAnswered { index: usize },
    #[error("entry {index}: all have answered, so the question must be closed first")]
    NotClosed { index: usize },
    #[error("entry {index} goes back to decision {to}: {error}")]
    Rewind {
        index: usize,
        to: usize,
        error: crate::UndoError,
    },
    #[error("entry {index}: the stored position is not possible: {problem}")]
    Restored { index: usize, problem: String },
    #[error("entry {index}: players cannot end a match so: {problem}")]
    Ended { index: usize, problem: String },
    #[error("entry {index} comes after the end of the game")]
    AfterEnd { index: usize },
    #[error("the record is cut short: it ends where a joint question is to be closed")]
    CutShort,
    #[error("the record says {said}, but its entries lead to {found}")]
    Result { said: String, found: String },
}

/// Why a record's outcomes are not those its seed promised.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum VerifyError {
    #[error(transparent)]
    Replay(#[from] ReplayError),
    #[error("the record has no commitment: its outcomes were never promised")]
    NoCommitment,
    #[error("the record has no seed: it is published when the match is over")]
    NoSeed,
    #[error("the seed is not the one that was promised: its hash is {found}, not {promised}")]
    OtherSeed { promised: String, found: String },
    #[error(
        "outcome {number} (entry {index}, {purpose}): the seed gives {expected}, the record has {found}"
    )]
    Outcome {
        /// Counted over the whole record, from 1.
        number: u64,
        /// 0 before the first entry.
        index: usize,
        purpose: String,
        expected: String,
        found: String,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_written_as_64_hexadecimal_digits() {
        let seed = Seed::of_number(1);
        let text = serde_json::to_string(&seed).unwrap();
        assert_eq!(text.len(), 66);
        assert_eq!(serde_json::from_str::<Seed>(&text).unwrap(), seed);
        let upper = text.to_uppercase();
        assert_eq!(serde_json::from_str::<Seed>(&upper).unwrap(), seed);
        for bad in [
            "",
            "12",
            &"g".repeat(64),
            &"1".repeat(63),
            &"ä".repeat(32),
            "+1",
        ] {
            assert_eq!(Seed::try_from(bad.to_owned()), Err(BadSeed), "{bad}");
        }
    }

    #[test]
    fn a_commitment_is_the_hash_of_the_seeds_bytes() {
        // SHA-256 of 32 zero bytes.
        assert_eq!(
            Seed([0; 32]).commitment(),
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
        );
        assert_ne!(Seed::of_number(1), Seed::of_number(2));
    }

    #[test]
    fn entries_are_written_without_what_is_empty() {
        let act = Entry::Act {
            seat: Seat(1),
            act: 7,
            chance: Vec::new(),
            at: None,
        };
        let text = serde_json::to_string(&act).unwrap();
        assert_eq!(text, r#"{"entry":"act","seat":1,"act":7}"#);
        assert_eq!(serde_json::from_str::<Entry<i32>>(&text).unwrap(), act);
        let close: Entry<i32> = serde_json::from_str(r#"{"entry":"close"}"#).unwrap();
        assert_eq!(close, Entry::Close { chance: Vec::new() });
        for bad in [
            r#"{"entry":"leap"}"#,
            r#"{"entry":"rewind"}"#,
            r#"{"entry":"close","to":1}"#,
        ] {
            assert!(serde_json::from_str::<Entry<i32>>(bad).is_err(), "{bad}");
        }
    }
}
