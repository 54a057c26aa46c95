//! Decisions: those of the land war, and those that only this game has.

use serde::{Deserialize, Serialize};

use crate::game::Hamilcar;
use crate::ids::{Miat, Space, Tactic};

pub type Act = punic::Act<Hamilcar>;

/// 6.5.3-c
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reform {
    Seamanship,
    Corvi,
    Ship,
    Repair,
}

/// What a Clash is aimed at (11.7.3-b).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    Ships,
    Transports,
}

/// A decision of this game's own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "snake_case")]
pub enum GameAct {
    /// Take a Ready Ship instead of the CU (6.1-a, 6.1-d, 6.2-c), or buy one (22.2-f).
    Ship,
    /// A Naval Reform (6.5.3-c).
    Reform {
        reform: Reform,
    },
    /// Hire the mercenary instead of playing a card (6.1.2-a, 6.1.3-a).
    Hire,
    /// Place a PC in this space of the Miat, or remove the one there.
    Miat {
        at: Miat,
    },
    /// Repair a Ship (8.2-e).
    Repair,
    /// Place a Supply Train here (8.2.1-b).
    Supply {
        at: Space,
    },
    /// So many Ships escort the leg (11.1-e), or make up the pool (11.6-c).
    Ships {
        count: u8,
    },
    /// Intercept without a roll (11.6-h).
    Automatic,
    /// Play this tactics card (11.7.2-c, 11.7.4-e).
    Tactic {
        card: Tactic,
    },
    /// Clash with this target (11.7.3-b), or aim Shattered Hulls at it.
    Target {
        target: Target,
    },
    Regroup,
    Disengage,
    /// Give up Supremacy and Escape (11.7.4-c), or decline the battle (11.6-m).
    Evade,
    /// Go on to the destination (11.6-m, 11.7.6-d).
    GoOn,
    /// Return to the port of departure (11.7.6-d).
    Return,
    /// So many of this force's CUs and Supply Trains are lost at sea (11.7.3-f).
    Drown {
        cu: u8,
        elephants: u8,
        trains: u8,
    },
    /// Fierce Defence (20.2.8-a).
    Defend,
    /// Remove a Supply Train: the stack does not roll this winter (21.1.1-a).
    Feed,
    /// Destroy a Supply Train here (8.2.1-l, 22.2-b).
    Destroy {
        at: Space,
        inside: bool,
    },
    /// Pay for the Proconsulship of a general who needs it (22.2-g).
    PayOffice,
}
