//! Where the game is: the procedures of the land war, and those of the turn, of the
//! cards and of the sea that only this game has.

use kernel::Out;
use punic::{Allowed, DieUse, Side, unless};
pub use punic::{BattleStep, CardStep, LossCause, MarchStep, ReactStep, RetreatStep, Titles, Way};
use serde::{Deserialize, Serialize};

use crate::data::data;
use crate::event::Event;
use crate::game::Hannibal;
use crate::ids::{Card, General, Province, Space};
use crate::land::Stack;
use crate::naval;
use crate::refusal::why;
use crate::sets::GeneralSet;
use crate::state::State;

pub type Frame = punic::Frame<Hannibal>;
pub type Force = punic::Force<Hannibal>;
pub type March = punic::March<Hannibal>;
pub type Declared = punic::Declared<Hannibal>;
pub type Reaction = punic::Reaction<Hannibal>;
pub type Battle = punic::Battle<Hannibal>;
pub type Retreat = punic::Retreat<Hannibal>;
pub type Loss = punic::Loss<Hannibal>;
pub type Debt = punic::Debt<Hannibal>;
pub type DebtCause = punic::DebtCause<Hannibal>;
pub type Moment = punic::Moment<Hannibal>;
pub type Purpose = punic::Purpose<Hannibal>;
pub type Play = punic::Play<Hannibal>;
pub type Use = punic::Use<Hannibal>;

/// A procedure that only this game has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// A turn (5): always the outermost.
    Turn(TurnStep),
    /// 28.12-i: the port where Hannibal lands.
    Summon,
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

impl DieUse<Hannibal> for Voyage {
    const WORDS: &'static [&'static str] = &["naval"];

    fn word(self) -> &'static str {
        match self {
            Voyage::Naval { .. } => "naval",
        }
    }

    fn settle(self, state: &mut State, die: i32, out: &mut Out<Event>) {
        let Voyage::Naval { back } = self;
        naval::sailed(state, die, back, out);
    }
}

impl punic::Orders for Orders {
    /// #50: by sea alone.
    fn by_land(&self) -> Allowed {
        unless(self.sure, why::SEA_ALONE)
    }

    /// #5
    fn guide_drm(&self) -> i8 {
        match self.guide {
            true => data().tables.guide_drm,
            false => 0,
        }
    }
}

/// Why PCs are owed that only this game asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameDebt {
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

/// A use of a strategy card that only this game has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameUse {
    /// Discarded to bring Hannibal (28.12-i).
    Summon,
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
