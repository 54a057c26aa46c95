//! What happened, in the past tense.

use serde::{Deserialize, Serialize};

use crate::act::{Haven, Spot};
use crate::ids::{Deus, EventCard, Face, Location, Strategy, Zone};
use crate::side::Side;
use crate::state::{Battle, BattleEnd, Cause, Faces};
use kernel::parts::Few;

/// A marker on the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Marker {
    Town,
    City,
    Capital,
    /// The yellow Town of Syracuse.
    Independent,
}

/// Dice of one kind, as they fell.
pub type Dice = Few<u8, 16>;

#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// 4-c: a round begins with so many actions due.
    RoundBegan {
        side: Side,
        due: u8,
    },
    RoundEnded {
        side: Side,
    },
    /// Those who may not see them hear only how many.
    Drew {
        side: Side,
        count: u8,
        cards: Faces,
    },
    /// A card that lay on top for all to know.
    DrewKnown {
        side: Side,
        face: Face,
    },
    /// 4-h: the discard pile became the draw deck.
    Renewed {
        side: Side,
    },
    /// 2-m
    Shuffled {
        side: Side,
    },
    /// 3-h, 5.5.1-d: a strategy card is laid open.
    RowRevealed {
        card: Strategy,
    },
    StrategiesShuffled,
    DeusDealt {
        side: Side,
        card: Option<Deus>,
    },

    Settled {
        side: Side,
        at: Location,
        /// Where the settlers came from, unless the place was won in battle.
        from: Option<Location>,
        cards: Faces,
    },
    /// 2-l
    CardTaken {
        side: Side,
        face: Face,
        from: Option<Side>,
    },
    Developed {
        side: Side,
        at: Location,
        cards: Faces,
    },
    Fortified {
        side: Side,
        at: Location,
        silver: u16,
    },
    /// C-26
    TollPaid {
        side: Side,
        silver: u16,
    },
    Attacked {
        side: Side,
        at: Location,
        from: Location,
        cards: Faces,
        with: Face,
    },
    /// C-15
    ElephantsRolled {
        side: Side,
        die: u8,
        strength: i8,
    },
    Reinforced {
        side: Side,
        battle: Side,
        face: Face,
    },
    /// 5.2.2-j
    CombinedArms {
        side: Side,
        battle: Side,
    },
    /// Where the track stands now.
    Track {
        battle: Side,
        track: i8,
    },
    BattleGoesOn {
        battle: Side,
        round: u8,
    },
    Withdrew {
        side: Side,
        battle: Side,
    },
    BattleEnded {
        battle: Side,
        at: Location,
        end: BattleEnd,
    },
    Captured {
        side: Side,
        at: Location,
        marker: Marker,
    },
    FortRemoved {
        at: Location,
    },
    Prestige {
        side: Side,
        prestige: u8,
    },
    /// A card goes back to its Empire deck.
    GaveUp {
        side: Side,
        face: Face,
        from: Spot,
    },

    Raided {
        side: Side,
        at: Location,
        cards: Faces,
    },
    Bribing {
        side: Side,
        face: Face,
        silver: u16,
    },
    Pillaging {
        side: Side,
        at: Location,
        cards: Faces,
    },
    Blocked {
        side: Side,
        face: Face,
    },
    NotBlocked {
        side: Side,
    },
    HandShown {
        side: Side,
        cards: Faces,
    },
    BribeWasted {
        side: Side,
    },
    Pillaged {
        side: Side,
        at: Location,
        silver: u16,
        marker: u8,
    },
    VpLost {
        side: Side,
        points: u16,
    },

    Engaged {
        side: Side,
        zone: Zone,
        face: Face,
    },
    LeadersJoined {
        side: Side,
        cards: Faces,
    },
    InfantryJoined {
        cards: Faces,
    },
    /// 5.2.5-e
    NavalDice {
        side: Side,
        warships: Dice,
        leaders: Dice,
        infantry: Dice,
    },
    Rerolled {
        side: Side,
        dice: Dice,
    },
    Sunk {
        side: Side,
        warships: u8,
    },
    NavalBattleWon {
        winner: Option<Side>,
    },
    WarshipsGained {
        side: Side,
        warships: u8,
    },
    FleetMoved {
        side: Side,
        from: Haven,
        to: Haven,
    },

    Earned {
        side: Side,
        cards: Faces,
        silver: u16,
    },
    Drafted {
        side: Side,
        face: Face,
        levy: bool,
        silver: u16,
        with: Option<Face>,
    },
    Discarded {
        side: Side,
        cards: Faces,
        silver: u16,
    },
    Returned {
        side: Side,
        face: Face,
    },
    /// Face down for the enemy with a hidden Reserve.
    Reserved {
        side: Side,
        face: Option<Face>,
    },
    Retrieved {
        side: Side,
        count: u8,
        cards: Faces,
        silver: u16,
    },
    StrategyBought {
        side: Side,
        card: Strategy,
        silver: u16,
    },
    StrategyDropped {
        side: Side,
        card: Strategy,
    },
    Cycled {
        side: Side,
        cards: u8,
        silver: u16,
    },
    Built {
        side: Side,
        with: Face,
        silver: u16,
    },
    Passed {
        side: Side,
    },
    Supported {
        side: Side,
        face: Face,
    },
    DeusPlayed {
        side: Side,
        card: Deus,
    },
    SilverGained {
        side: Side,
        silver: u16,
    },
    SilverLost {
        side: Side,
        silver: u16,
    },
    VpGained {
        side: Side,
        points: u16,
    },
    ActionGained {
        side: Side,
    },
    Protected {
        side: Side,
    },

    /// 4-k, 4.1-a
    CampaignCame,
    EventDrawn {
        card: EventCard,
    },
    EventRolled {
        die: u8,
        result: u8,
        affected: Side,
    },
    /// C-60
    ProtectionUsed {
        side: Side,
    },
    EventIgnored {
        card: EventCard,
    },
    EventsShuffled,
    Intrigue {
        side: Side,
    },
    LostAtRandom {
        side: Side,
        face: Face,
    },
    /// The player who was asked did nothing: placed no Town, returned no card, did not
    /// retreat.
    Declined {
        side: Side,
    },
    /// C-46: paid for, and so seen by all.
    MercenariesKept {
        side: Side,
        cards: Faces,
    },
    Revolted {
        side: Side,
        at: Location,
        marker: Marker,
    },
    FateTaken {
        side: Side,
    },
    FateReturned {
        side: Side,
    },
    PeaceRolled {
        die: u8,
        ends: bool,
    },
    Income {
        side: Side,
        silver: u16,
    },
    Points {
        side: Side,
        vp: u16,
    },
    TurnBegan {
        turn: u8,
    },
    Upkeep {
        side: Side,
        silver: u16,
    },
    TurnedDown {
        side: Side,
        card: Strategy,
    },

    /// 6.2-c, 6.2-d
    EndComes {
        pending: bool,
    },
    /// 6.3: the final totals.
    Scored {
        rome: u16,
        carthage: u16,
    },
    Over {
        winner: Side,
        cause: Cause,
    },
}

impl Battle {
    /// How the track stands, as an event.
    pub(crate) fn told(&self, battle: Side) -> Event {
        Event::Track {
            battle,
            track: self.track,
        }
    }
}
