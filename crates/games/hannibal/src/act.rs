//! Decisions: what a player can choose, one small choice at a time.

use serde::{Deserialize, Serialize};

use crate::Title;
use crate::frame::Use;
use crate::ids::{Card, General, Province, Space};
use crate::side::Side;

/// A decision. Every variant says what it means at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "snake_case", deny_unknown_fields)]
pub enum Act {
    /// So many PCs for the choice of sides (26.B).
    Bid {
        pcs: u8,
    },
    /// Take this side (26.B); or: this side plays first (7.3).
    Side {
        side: Side,
    },

    /// Put the CU, the army or the general that is to be placed here.
    Place {
        at: Space,
    },
    /// Make this Consul the Proconsul, or keep this Proconsul (6.6).
    Promote {
        general: General,
    },
    /// Have no ordinary Proconsul, or leave things as they are (6.6).
    KeepOffices,
    /// Elect this general (26.14).
    Elect {
        general: General,
    },
    /// This general commands (9.4).
    Command {
        general: General,
    },

    /// Reveal this Campaign card and play first (7.3.1).
    Preempt {
        card: Card,
    },
    /// Play a card (8.1-a).
    Play {
        card: Card,
        #[serde(rename = "as")]
        way: Use,
    },
    /// Activate this general (8.2.1, 8.3).
    Activate {
        general: General,
    },
    /// Place a PC here, turn the one here, or take it off, as what is under way says.
    Pc {
        at: Space,
    },
    /// Raise troops with this general (8.2.3), or choose him for an event.
    General {
        general: General,
    },
    /// Choose this province for an event.
    Province {
        province: Province,
    },
    /// Choose this stack for an event.
    Stack {
        at: Space,
        inside: bool,
    },
    /// Choose the first or the second of two ways of an event.
    Option {
        second: bool,
    },
    /// Enough: no further choice of this kind.
    Stop,

    /// Take this general along (10.2-a).
    Join {
        general: General,
    },
    /// Leave this general behind (10.2-a, 12.3-a).
    Leave {
        general: General,
    },
    /// Exactly these CUs go along.
    Force {
        cu: u8,
        elephants: u8,
        train: bool,
    },
    /// Move to this neighbouring space (10.1-c).
    Step {
        to: Space,
    },
    /// Sail to this port, inside its City or not (11).
    Sail {
        to: Space,
        inside: bool,
    },
    /// Attempt a siege or a subjugation (20.1).
    Siege,
    /// Attack the enemy outside the walls (20.6).
    Sortie,
    /// The general stops; his activation ends.
    EndMove,

    /// Play a counter-event (8.4).
    Counter {
        card: Card,
    },
    /// Good Omen: shift the die by so much; 0 throws a siege or retreat die again.
    Omen {
        card: Card,
        by: i8,
    },
    /// Let the moment pass, leave the chance unused.
    Decline,

    /// So many CUs are inside the City (12.1-a, 15.7-a).
    Inside {
        cu: u8,
        elephants: u8,
    },
    /// This general goes inside the City.
    Shelter {
        general: General,
    },
    /// Try to avoid battle to this space; the space itself means its City (13).
    Avoid {
        to: Space,
    },
    /// Try to intercept from this space (12.2).
    Intercept {
        from: Space,
    },
    /// All is declared.
    Done,
    FallBack,
    Fight,
    Overrun,

    /// Roll: for the change of command, the charge, the counterattack or to stop a
    /// withdrawal.
    Roll,
    /// Play this battle card as that title (14.5-c, 14.5-d).
    Attack {
        card: Title,
        #[serde(rename = "as")]
        title: Title,
    },
    /// Try to withdraw (16-a).
    Withdraw,
    /// Match the attack with this card (14.5-e).
    Match {
        card: Title,
    },
    /// Do not match: lose the battle.
    Yield,
    /// Become the Attacker without a roll (14.5-g, 16-c).
    TakeOver,
    /// So many of the CUs lost are Elephants.
    Lose {
        elephants: u8,
    },
    /// Retreat or withdraw to this space (15.2, 16-d); the space itself means its City.
    Retreat {
        to: Space,
    },
}
