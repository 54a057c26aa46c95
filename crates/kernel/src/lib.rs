//! What every game is made of: seats and viewers, decisions with enumerated
//! options, explicit chance, events with audiences, views, undo, records.
//!
//! A game is a type that implements [`Game`]; a match is a [`Table`] of it. The
//! rules decide, the table remembers: barriers for taking back, the record and
//! who may hear what are kept here, where no author of a game can forget them.

mod appraise;
mod chance;
pub mod data;
mod erased;
mod exact;
mod export;
mod game;
mod ids;
mod outcome;
pub mod parts;
pub mod patch;
mod record;
mod replay;
pub mod scene;
mod seat;
mod sets;
mod setup;
mod sides;
mod snapshot;
mod steps;
pub mod suite;
mod table;
mod undo;
mod words;

pub use appraise::Appraise;
pub use chance::{
    Ask, Chance, ChanceError, Drawn, Recorder, Script, Seeded, SplitMix64, Then, Value,
};
pub use erased::{AnyGame, AnyTable, Erased, Exported, Heard, HeardLine, Move, Position, Refused};
pub use export::{ExportError, Redacted, Seen, Sighting};
pub use game::{
    Asked, Broken, Game, Info, Opening, Out, Refuse, Told, count, is_legal, nth, options,
    options_into, play, settle,
};
pub use ids::{Id, NoSuchId, UnknownId};
pub use outcome::Outcome;
pub use record::{BadSeed, Entry, FORMAT, Record, ReplayError, Seed, VerifyError};
pub use seat::{Audience, Seat, SeatSet, Viewer};
pub use setup::{
    About, Choice, Scenario, Setting, Setup, SetupError, SetupRequest, Values, rules_version,
};
pub use snapshot::{Seam, Snapshot};
pub use table::{EndError, LogEntry, PlayError, Table};
pub use undo::UndoError;
pub use words::{Arg, Lexicon, Message, Milestone, Prompt, Speak, WordsError};
