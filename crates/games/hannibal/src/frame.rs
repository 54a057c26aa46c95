//! Where the game is: the procedures of the land war, and those of the turn, of the
//! cards and of the sea that only this game has.

pub use land_war::{BattleStep, LossCause, MarchStep, ReactStep, RetreatStep, Titles, Way};
use land_war::{Errand, Side};
use serde::{Deserialize, Serialize};

use crate::game::Hannibal;
use crate::ids::{Card, General, Province, Space};
use crate::land::Stack;
use crate::sets::{GeneralSet, SpaceSet};

pub type Frame = land_war::Frame<Hannibal>;
pub type Force = land_war::Force<Hannibal>;
pub type March = land_war::March<Hannibal>;
pub type Declared = land_war::Declared<Hannibal>;
pub type Reaction = land_war::Reaction<Hannibal>;
pub type Battle = land_war::Battle<Hannibal>;
pub type Retreat = land_war::Retreat<Hannibal>;
pub type Loss = land_war::Loss<Hannibal>;
pub type Debt = land_war::Debt<Hannibal>;
pub type DebtCause = land_war::DebtCause<Hannibal>;
pub type Moment = land_war::Moment<Hannibal>;
pub type Purpose = land_war::Purpose<Hannibal>;

/// A procedure that only this game has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// A turn (5): always the outermost.
    Turn(TurnStep),
    /// A strategy card (8), see [`Play`].
    Card(CardStep),
    /// The event of a card: what is still to be chosen.
    Event(EventFrame),
    /// A voyage was announced (11).
    Sail { to: Space, inside: bool },
}

/// What this game remembers of an activation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Orders {
    /// With at most so many CUs he may sail.
    pub ships: Option<u8>,
    /// #5
    pub guide: bool,
    /// Cards of the title Hostile Tribes were played on this force (8.4-g).
    pub harried: bool,
    /// He sails without a naval roll, and goes by sea alone (#50).
    pub sure: bool,
    /// #83: he may sail to Africa whatever #58 says.
    pub imperium: bool,
}

/// What a die that only this game has is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Voyage {
    /// 11.2-b; `back` = falling back (11.5-b).
    Naval { back: bool },
}

impl Errand for Voyage {
    fn word(self) -> &'static str {
        match self {
            Voyage::Naval { .. } => "naval",
        }
    }
}

/// Why PCs are owed that only this game asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OwnDebt {
    /// 28.12-c
    Bleeding,
    /// 26.B
    Bid,
}

/// 5-a
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TurnStep {
    /// 26.B: both bid at once.
    Bid,
    /// 26.B: the higher bidder takes a side.
    ChooseSide {
        by: u8,
        bid: u8,
    },
    /// 28.10-a, 28.12-a: Rome places its army.
    Deploy,
    Begin,
    /// 6.1: the grant that is placed next, from 0.
    Grant(u8),
    /// 28.12-d: CUs that Carthage divides.
    Muster {
        left: u8,
    },
    /// 6.1.1
    Return,
    /// 6.7
    Africanus,
    /// 6.2: CUs left, and how many of them still have to go to Italia.
    Levy {
        left: u8,
        italia: u8,
    },
    /// 6.6
    Proconsul,
    /// 6.4: Consuls still to be elected; with option 26.14 Rome may pick.
    Elect {
        left: u8,
    },
    /// 6.5
    Consuls {
        left: GeneralSet,
    },
    /// 7.1
    Deal,
    /// 7.3.1
    Preempt,
    /// 7.3
    First,
    /// 7.2
    Play,
    /// 28.10-j
    Diplomat,
    /// 28.11-d
    Mago,
    /// What follows a regular card: 28.12-c, and whose play is next.
    Next,
    /// 21.2
    Winter {
        side: Side,
    },
    /// 19.4
    Isolation,
    /// 22
    Check,
    End,
}

/// 8.1, 8.2, 8.3
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardStep {
    /// An event was announced; nothing is carried out yet.
    Announced,
    /// The event is carried out.
    Event,
    /// 8.2.1, 8.3: pick the general to activate.
    Activate,
    /// 8.2.2: PCs still to be placed.
    Pcs { left: u8 },
    /// 8.2.3
    Troops,
    /// 28.12-i: the port where Hannibal lands.
    Summon,
    /// The card leaves the table.
    Done,
}

/// How a strategy card is used (8.1-a).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Use {
    Event,
    /// Its operations: activate a general. A dual card's event works in it (8.1-d).
    General,
    Pcs,
    Troops,
    Discard,
    /// Discarded to bring Hannibal (28.12-i).
    Summon,
}

/// The strategy card on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Play {
    pub side: Side,
    pub card: Card,
    pub way: Use,
    /// Generals that may still be activated.
    pub generals: u8,
    /// Generals activated by this card.
    pub activated: GeneralSet,
    /// A general of the Campaign has sailed (8.3-b).
    pub sailed: bool,
    /// Cities and Tribes already attempted with this card (8.3-d).
    pub attempted: SpaceSet,
    /// Its event came about, so that it leaves the game (8.1-c, 8.1-e).
    pub spent: bool,
    /// The event was cancelled (#79).
    pub cancelled: bool,
}

/// What an event remembers between its choices.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct EventFrame {
    pub side: Side,
    pub card: Card,
    /// Which part of the event is under way.
    pub step: u8,
    /// How often something was chosen in this part.
    pub done: u8,
    /// What was chosen so far.
    pub province: Option<Province>,
    pub general: Option<General>,
    pub stack: Option<Stack>,
}

impl EventFrame {
    pub const fn new(side: Side, card: Card) -> EventFrame {
        EventFrame {
            side,
            card,
            step: 0,
            done: 0,
            province: None,
            general: None,
            stack: None,
        }
    }
}
