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
pub mod suite;
mod table;
mod undo;
mod words;

pub use appraise::Appraise;
pub use chance::{Ask, Chance, ChanceError, Drawn, Fast, Recorder, Script, Seeded, Then, Value};
pub use erased::{AnyGame, AnyTable, Erased, Heard, Move, Refused};
pub use export::{ExportError, Redacted, Seen};
pub use game::{
    Asked, Broken, Game, Info, Opening, Out, Refuse, Told, count, is_legal, nth, options,
    options_into, play, settle,
};
pub use ids::{Id, NoSuchId, UnknownId};
pub use outcome::Outcome;
pub use record::{BadSeed, Entry, FORMAT, Record, ReplayError, Seed, VerifyError};
pub use seat::{Audience, Seat, SeatSet, Viewer};
pub use setup::{About, Choice, Scenario, Setting, Setup, SetupError, Values, Wish};
pub use table::{Line, PlayError, Table};
pub use undo::UndoError;
pub use words::{Fact, Lexicon, Milestone, Prompt, Say, Speak, WordsError};
