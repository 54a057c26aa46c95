//! What a match's storage holds: one line for each thing that was accepted. A match
//! is the fold of its lines, whichever node reads them.

use bots::Level;
use kernel::{Drawn, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

/// One thing that was accepted.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "line", rename_all = "snake_case", deny_unknown_fields)]
pub enum JournalEntry {
    /// JournalEntry 0: what chance brought before the first decision.
    Opening {
        chance: Vec<Drawn>,
    },
    /// A decision, and all that chance brought until the next one.
    Act {
        seat: Seat,
        act: Json,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        chance: Vec<Drawn>,
        at: u64,
    },
    /// A seat took back its last decision.
    Undo {
        seat: Seat,
    },
    /// A seat lets a window pass from now on, or no longer.
    #[serde(rename = "stand")]
    AutoPass {
        seat: Seat,
        window: String,
        pass: bool,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        chance: Vec<Drawn>,
    },
    /// A seat asks the others for something that needs them all.
    Offer {
        seat: Seat,
        what: Offer,
        at: u64,
        /// Whom it waits for; lines of older versions do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        asks: Option<Vec<Seat>>,
    },
    /// A seat agrees to the offer that stands, or does not.
    Answer {
        seat: Seat,
        agrees: bool,
    },
    Resign {
        seat: Seat,
    },
}

/// What all seats must agree to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "offer", rename_all = "snake_case")]
pub enum Offer {
    /// Go back to where so many decisions had been made.
    Back {
        to: usize,
    },
    Draw,
    /// A bot of this level goes on in `seat`.
    Bot {
        seat: Seat,
        level: Level,
    },
}
