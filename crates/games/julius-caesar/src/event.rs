//! What happened, in the past tense, with all a log line or an animation needs.

use serde::{Deserialize, Serialize};

use crate::act::Path;
use crate::{Block, BlockSet, Card, CardSet, Colour, God, Link, Place, Side};

/// Where a fact is hidden from some, it is `None` in the twin that they hear.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// Both set-ups stand; Cleopatra's city is seen (FW-t).
    Deployed {
        cleopatra: Place,
    },
    YearBegan {
        year: u16,
    },
    Dealt {
        side: Side,
        cards: Option<CardSet>,
    },
    Discarded {
        side: Side,
        card: Option<Card>,
    },
    Revealed {
        caesar: Card,
        pompey: Card,
    },
    /// Two Events: the turn is over (2.1-j).
    Cancelled,
    PartBegan {
        side: Side,
        /// Player 1 or 2.
        player: u8,
        moves: u8,
        levies: u8,
        god: Option<God>,
    },
    Moved {
        side: Side,
        colour: Colour,
        block: Option<Block>,
        from: Place,
        path: Path,
        by: Going,
    },
    MovesEnded {
        side: Side,
    },
    MainDeclared {
        side: Side,
        at: Place,
        link: Link,
    },
    SurpriseNamed {
        side: Side,
        at: Place,
    },
    Declined {
        side: Side,
    },
    /// Jupiter's draw: seen by all (FW-p).
    Turned {
        side: Side,
        at: Place,
        block: Block,
        steps: u8,
    },
    Defected {
        side: Side,
        colour: Colour,
        from: Place,
        to: Place,
    },
    /// Vulcan; how many blocks were there.
    Struck {
        side: Side,
        at: Place,
        blocks: u8,
    },
    Levied {
        side: Side,
        at: Place,
        colour: Colour,
        /// A new block, not a step.
        new: bool,
        block: Option<Block>,
    },
    LeviesEnded {
        side: Side,
    },
    BattleBegan {
        at: Place,
        attacker: Side,
        surprise: bool,
    },
    Shown {
        side: Side,
        blocks: BlockSet,
    },
    RoundBegan {
        round: u8,
    },
    /// The main force was gone: each reserve loses a step (7.31).
    Disrupted {
        side: Side,
    },
    /// The disrupted Defender is the Attacker from now on (7.31-c).
    RolesSwapped {
        attacker: Side,
    },
    Fired {
        block: Block,
        dice: [u8; 4],
        count: u8,
        hits: u8,
    },
    Passed {
        block: Block,
    },
    /// A block lost a step and has this many left.
    Reduced {
        block: Block,
        steps: u8,
    },
    Eliminated {
        block: Block,
    },
    /// A leader: out of the game, a trophy for the other side.
    Killed {
        block: Block,
    },
    /// Cleopatra changed sides.
    Captured {
        by: Side,
        at: Place,
    },
    Retreated {
        block: Block,
        from: Place,
        path: Path,
    },
    BattleWon {
        at: Place,
        side: Side,
    },
    RegroupEnded {
        side: Side,
    },
    TurnEnded {
        year: u16,
        turn: u8,
    },
    WinterBegan {
        year: u16,
    },
    CleopatraHome {
        from: Place,
        side: Side,
    },
    Wintered {
        side: Side,
        colour: Colour,
        block: Option<Block>,
        sea: Place,
        port: Place,
    },
    Disbanded {
        side: Side,
        colour: Colour,
        block: Option<Block>,
        at: Place,
    },
    Scored {
        caesar: u8,
        pompey: u8,
    },
    DisbandEnded {
        side: Side,
    },
    Ended {
        winner: Option<Side>,
    },
}

/// In what way a block moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Going {
    Group,
    Amphibious,
    Regroup,
}
