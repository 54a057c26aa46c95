//! What happened, in the past tense: in the land war, and in this game alone.

use punic::Side;
use serde::{Deserialize, Serialize};

use crate::game::Hannibal;
use crate::ids::{General, Space};

pub type Event = punic::Event<Hannibal>;

/// Something that happens only in this game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum GameEvent {
    /// 26.B: the bids, in seat order.
    BidsOpened {
        bids: [u8; 2],
    },
    SideTaken {
        seat: u8,
        side: Side,
    },
    /// Africanus or Mago can never come.
    NeverArrives {
        general: General,
    },
    /// A voyage was announced.
    Embarked {
        general: General,
        from: Space,
        to: Space,
        inside: bool,
    },
    TurnedBack {
        general: General,
    },
    Sunk {
        general: General,
    },
    /// 28.10-i
    HasdrubalLeft,
    /// 28.12-i
    HannibalSummoned {
        at: Space,
    },
}
