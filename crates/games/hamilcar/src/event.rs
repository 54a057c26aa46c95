//! What happened that only this game has.

use punic::Side;
use serde::{Deserialize, Serialize};

use crate::act::Target;
use crate::frame::{Escape, Sinking};
use crate::game::Hamilcar;
use crate::ids::{General, Miat, Space, Tactic};
use crate::land::{Stack, Units};
use crate::sets::{GeneralSet, Tactics};

pub type Event = punic::Event<Hamilcar>;

/// Where a fact is hidden from some, it is `None` in the twin that they hear.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum GameEvent {
    /// Ready Ships joined a fleet; those beyond ten were forfeited.
    ShipsPlaced {
        side: Side,
        count: u8,
        forfeited: u8,
    },
    ShipsRepaired {
        side: Side,
        count: u8,
    },
    /// Ready Ships became Spent.
    ShipsSpent {
        side: Side,
        count: u8,
    },
    ShipsLost {
        side: Side,
        count: u8,
        why: Sinking,
    },
    /// The level, from 0 = Poor to 3 = Excellent.
    SeamanshipChanged {
        level: u8,
    },
    CorviChanged {
        mounted: bool,
    },
    SupremacyTaken {
        side: Side,
    },
    MiatFilled {
        at: Miat,
    },
    MiatEmptied {
        at: Miat,
    },
    SupplyPlaced {
        side: Side,
        at: Space,
    },
    /// Supply Trains were used up or destroyed.
    SupplyRemoved {
        stack: Stack,
        count: u8,
    },
    SupplyCaptured {
        by: Side,
        at: Space,
        count: u8,
    },
    /// The marker of the Forgotten Tactics left the game (17-c).
    TacticsRemembered,
    Hired {
        general: General,
    },
    /// A general was put into his side's deck.
    Decked {
        general: General,
    },
    /// A general left the game.
    Retired {
        general: General,
    },
    GeneralDrawn {
        general: General,
    },
    /// A general for whom there was no space (6.1.1-h).
    NotPlaced {
        general: General,
    },
    LegAnnounced {
        general: General,
        from: Space,
        to: Space,
        inside: bool,
        ships: u8,
        units: Units,
        trains: u8,
    },
    /// The interceptor committed a pool (11.6-c).
    PoolCommitted {
        side: Side,
        ships: u8,
    },
    SeaAttempt {
        from: Space,
        units: Units,
        trains: u8,
        generals: GeneralSet,
    },
    /// An attempt succeeded or failed; without a space it was made by a card.
    SeaAttempted {
        from: Option<Space>,
        success: bool,
    },
    SeaIntercepted {
        side: Side,
        at: Space,
        automatic: bool,
    },
    BattleDeclined {
        side: Side,
    },
    SeaBattleBegan {
        at: Space,
        mover: Side,
        ships: [u8; 2],
    },
    TacticsDealt {
        side: Side,
        count: u8,
        cards: Option<Tactics>,
    },
    SeaRoundBegan {
        round: u8,
        first: Side,
    },
    TacticPlayed {
        side: Side,
        card: Tactic,
    },
    /// A Clash, with what it hit.
    Clashed {
        side: Side,
        target: Target,
        hits: u8,
        prizes: u8,
    },
    ShipStranded {
        side: Side,
    },
    Drowned {
        stack: Stack,
        units: Units,
        trains: u8,
    },
    Escaped {
        side: Side,
        how: Escape,
    },
    EscapeCancelled {
        side: Side,
    },
    EscapeFailed {
        side: Side,
    },
    SeaBattleEnded {
        winner: Option<Side>,
    },
    ShipsTaken {
        side: Side,
        count: u8,
    },
    /// An intercepting or victorious force went on to the destination, or went back.
    SeaForceReturned {
        general: General,
        at: Space,
    },
    SeaForceWentOn {
        side: Side,
        from: Space,
        to: Space,
        units: Units,
        generals: GeneralSet,
    },
    FierceDefence {
        at: Space,
    },
    Fed {
        side: Side,
        at: Space,
    },
    TreasuryCounted {
        rome: u8,
        carthage: u8,
    },
    OfficePaid {
        general: General,
    },
    /// 22.1-a
    PointsCounted {
        rome: u8,
        carthage: u8,
    },
}
