//! Decisions: what a player can choose, one small choice at a time. Those of the land
//! war, of the cards that set it going and of the generals' offices are the same in
//! both games, and so are their names in records.

use serde::{Deserialize, Serialize};

use crate::id::{Card, General, Province, Space};
use crate::side::Side;
use crate::strategy::Use;
use crate::tables::Title;
use crate::trains::Load;
use crate::war::War;

/// A decision. Every variant says what it means at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(
    bound = "",
    tag = "act",
    rename_all = "snake_case",
    expecting = "no act of this game has that name and those fields"
)]
pub enum Act<W: War> {
    /// Take this side; or: this side plays first (7.3).
    Side {
        side: Side,
    },

    /// Put the CU, the army or the general that is to be placed here.
    Place {
        at: Space<W>,
    },
    /// Make this Consul the Proconsul, or keep this Proconsul (6.6).
    Promote {
        general: General<W>,
    },
    /// Elect this general (26.14).
    Elect {
        general: General<W>,
    },
    /// This general commands (9.4).
    Command {
        general: General<W>,
    },

    /// Reveal this Campaign card and play first (7.3.1).
    Preempt {
        card: Card<W>,
    },
    /// Play a card (8.1-a).
    Play {
        card: Card<W>,
        #[serde(rename = "as")]
        way: Use<W>,
    },
    /// Activate this general (8.2.1, 8.3).
    Activate {
        general: General<W>,
    },
    /// Place a PC here, turn the one here, or take it off, as what is under way says.
    Pc {
        at: Space<W>,
    },
    /// Raise troops with this general (8.2.3), or choose him for an event.
    General {
        general: General<W>,
    },
    /// Choose this province for an event.
    Province {
        province: Province<W>,
    },
    /// Choose this stack for an event.
    Stack {
        at: Space<W>,
        inside: bool,
    },
    /// Enough: no further choice of this kind.
    Stop,

    /// Take this general along (10.2-a).
    Join {
        general: General<W>,
    },
    /// Leave this general behind (10.2-a, 12.3-a).
    Leave {
        general: General<W>,
    },
    /// Exactly these CUs go along.
    Force {
        cu: u8,
        elephants: u8,
        train: Load<W>,
    },
    /// Move to this neighbouring space (10.1-c).
    Step {
        to: Space<W>,
    },
    /// Sail to this port, inside its City or not (11).
    Sail {
        to: Space<W>,
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
        card: Card<W>,
    },
    /// Good Omen: shift the die by so much; 0 throws a siege or retreat die again.
    Omen {
        card: Card<W>,
        by: i8,
    },
    /// Pass: leave the chance unused.
    Decline,

    /// So many CUs are inside the City (12.1-a, 15.7-a).
    Inside {
        cu: u8,
        elephants: u8,
    },
    /// This general goes inside the City.
    Shelter {
        general: General<W>,
    },
    /// Try to avoid battle to this space; the space itself means its City (13).
    Avoid {
        to: Space<W>,
    },
    /// Try to intercept from this space (12.2).
    Intercept {
        from: Space<W>,
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
        to: Space<W>,
    },

    /// A decision of the game's own.
    #[serde(untagged)]
    Game(W::GameAct),
}
