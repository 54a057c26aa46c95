//! What happened, in the past tense.

use kernel::Seat;
use kernel::parts::Few;
use serde::{Deserialize, Serialize};

use crate::act::{Item, Loss, Position};
use crate::by::ByEmpire;
use crate::holding::Holding;
use crate::ids::{Card, Empire, Good, Province, Sea, Slot, Token, Track};
use crate::sets::{CardSet, EmpireSet};
use crate::state::Cause;

/// Where a battle is fought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Area {
    Land(Province),
    Sea(Sea),
}

/// One side of a roll (4.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rolled {
    pub empire: Empire,
    /// As they fell, before bonuses.
    pub dice: Few<u8, 9>,
    /// What heroes and a fortress add.
    pub bonus: u8,
    pub total: u8,
    /// What this side scores, before a fortress of the other side ignores any.
    pub hits: u8,
    /// The hits against it that its fortress cancels (4.2-d).
    pub stopped: u8,
    /// The units it loses.
    pub losses: u8,
}

/// A step that a player left without doing more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    Perseus,
    Peace,
    TakeOver,
    Sail,
    Attack,
    March,
    Occupy,
    Convert,
    Circe,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// S-d
    Seated {
        seat: Seat,
        empire: Empire,
    },
    RoundBegan {
        round: u16,
    },
    /// Cards turned face up (S-k, 3.1.3-f).
    CardsTurned {
        cards: CardSet,
    },
    /// 1.1-a to 1.1-e: coins and ordinary goods.
    Collected {
        empire: Empire,
        tokens: Holding,
    },
    /// RUL-5: claims that the reserve could not serve.
    Lapsed {
        empire: Empire,
        tokens: Holding,
    },
    /// A coin for a legendary city: by its temple (1.1-f), or by pillage (4.3.1-e).
    TookCoin {
        empire: Empire,
        city: Slot,
    },
    /// A legendary good, which only its owner sees (I-d).
    Drew {
        empire: Empire,
        good: Option<Good>,
    },
    /// RUL-48: the discard pile became the pile.
    PileRenewed,
    /// 1.2-f
    Colossus {
        empire: Empire,
        good: Option<Good>,
    },
    /// 2.1-a
    Announced {
        empire: Empire,
        number: u8,
    },
    /// RUL-9: `None` means the number announced.
    OwnNumber {
        empire: Empire,
        number: Option<u8>,
    },
    /// 2.1-j: fewer than two take part.
    NoTrade,
    /// 2.1-i
    Revealed {
        offers: ByEmpire<Holding>,
    },
    Took {
        empire: Empire,
        from: Empire,
        token: Token,
    },
    /// 2.2-g: this player was due and had no legal take.
    ChainEnded {
        due: Empire,
    },
    /// 2.2.1-a
    Gave {
        empire: Empire,
        to: Empire,
        token: Token,
    },
    /// 10.perseus-a
    SteppedIn {
        empire: Empire,
    },
    /// 3.0-a
    NamedBuilder {
        by: Empire,
        empire: Empire,
    },
    Built {
        empire: Empire,
        item: Item,
        paid: Holding,
    },
    /// 10.penthesilea-a
    Mustered {
        empire: Empire,
        legions: u8,
    },
    /// 10.castor-and-pollux-a
    Copied {
        empire: Empire,
        card: Card,
    },
    EndedBuild {
        empire: Empire,
    },
    /// 3.0-h: what goes back; of the Gardens' owner only the number is told.
    Discarded {
        empire: Empire,
        count: u8,
        tokens: Option<Holding>,
    },
    /// 11.statue-of-zeus-a
    PeaceMade {
        empire: Empire,
        with: Empire,
    },
    /// 11.statue-of-zeus-b
    Recalled {
        empire: Empire,
        from: Province,
        legions: u8,
    },
    /// 4.0-a
    NamedMover {
        by: Empire,
        empire: Empire,
    },
    /// 4.3.3-b, 10.queen-of-sheba-a
    TookOver {
        empire: Empire,
        from: Empire,
        at: Province,
    },
    Sailed {
        empire: Empire,
        from: Sea,
        to: Sea,
    },
    Marched {
        empire: Empire,
        from: Province,
        position: Position,
        to: Province,
        /// By sea, or over a land border.
        by_sea: bool,
    },
    /// The active player first.
    Fought {
        area: Area,
        sides: [Rolled; 2],
    },
    LostTriremes {
        empire: Empire,
        at: Sea,
        count: u8,
    },
    Lost {
        empire: Empire,
        at: Province,
        loss: Loss,
    },
    /// 4.2.1-a: nobody occupies anything there.
    War {
        at: Province,
    },
    Pillaged {
        empire: Empire,
        slot: Slot,
        got: Holding,
    },
    Occupied {
        empire: Empire,
        slot: Slot,
    },
    OccupiedMarker {
        empire: Empire,
        at: Province,
    },
    Held {
        empire: Empire,
        at: Province,
    },
    Released {
        empire: Empire,
        at: Province,
    },
    /// 10.circe-a
    Placed {
        empire: Empire,
        slot: Slot,
    },
    /// A step ended, or was passed over.
    EndedStep {
        empire: Empire,
        step: Step,
    },
    EndedMove {
        empire: Empire,
    },
    /// 5-c: the title of the next round; `new` if it passed on.
    Titled {
        track: Track,
        empire: Empire,
        new: bool,
    },
    Ended {
        winners: EmpireSet,
        cause: Cause,
    },
}
