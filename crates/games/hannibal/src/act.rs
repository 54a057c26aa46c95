//! Decisions: those of the land war, and what only this game asks.

use serde::{Deserialize, Serialize};

use crate::game::Hannibal;

pub type Act = punic::Act<Hannibal>;

/// A decision that only this game has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "snake_case")]
pub enum GameAct {
    /// So many PCs for the choice of sides (26.B).
    Bid { pcs: u8 },
    /// Have no ordinary Proconsul, or leave things as they are (6.6).
    KeepOffices,
    /// Choose the first or the second of two ways of an event.
    Option { second: bool },
}
