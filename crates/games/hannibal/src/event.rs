//! What happened, in the past tense, with all a log line or an animation needs.

use serde::Serialize;

use crate::Title;
use crate::data::Office;
use crate::frame::{DebtCause, LossCause, Moment, Titles, Use, Way};
use crate::ids::{Card, General, Province, Space};
use crate::land::{Stack, Units};
use crate::sets::{CardSet, GeneralSet, SpaceSet};
use crate::side::{BySide, Side};
use crate::state::Cause;

/// Where a fact is hidden from some, it is `None` in the twin that they hear.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// 26.B: the bids, in seat order.
    BidsOpened {
        bids: [u8; 2],
    },
    SideTaken {
        seat: u8,
        side: Side,
    },
    TurnBegan {
        turn: u8,
    },
    /// Reinforcements, events and raised troops.
    CuPlaced {
        stack: Stack,
        units: Units,
    },
    /// CUs that could be placed nowhere.
    CuForfeited {
        side: Side,
        count: u8,
    },
    GeneralPlaced {
        general: General,
        at: Space,
    },
    /// A general has an office, or none any more.
    OfficeChanged {
        general: General,
        office: Option<Office>,
    },
    /// A general went to the pool, his CUs stayed.
    Recalled {
        general: General,
    },
    Elected {
        general: General,
    },
    CommandTaken {
        general: General,
    },
    /// Africanus or Mago can never come.
    NeverArrives {
        general: General,
    },
    Shuffled,
    Dealt {
        side: Side,
        count: u8,
        cards: Option<CardSet>,
    },
    Preempted {
        side: Side,
        card: Card,
    },
    FirstChosen {
        side: Side,
    },
    CardPlayed {
        side: Side,
        card: Card,
        way: Use,
    },
    CounterPlayed {
        side: Side,
        card: Card,
        moment: Moment,
    },
    /// #79
    EventCancelled {
        card: Card,
    },
    CardRemoved {
        card: Card,
    },
    /// A card was lost from a hand at random (#9A, #9B).
    CardLost {
        side: Side,
        card: Card,
    },
    /// A card went from one hand to the other (#55).
    CardStolen {
        by: Side,
        card: Option<Card>,
    },
    TruceBegan {
        turn: u8,
    },
    TruceEnded,
    /// A marker of a card came into force or went out of force.
    EffectChanged {
        card: Card,
        on: bool,
    },

    Activated {
        general: General,
    },
    ForceSet {
        general: General,
        units: Units,
        generals: GeneralSet,
        train: bool,
    },
    Moved {
        general: General,
        from: Space,
        to: Space,
        way: Way,
        units: Units,
        generals: GeneralSet,
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
    MoveEnded {
        general: General,
    },
    /// Who is inside a City now.
    WentInside {
        stack: Stack,
        units: Units,
        generals: GeneralSet,
    },
    AvoidDeclared {
        from: Space,
        to: Space,
        units: Units,
    },
    InterceptDeclared {
        from: Space,
        at: Space,
        units: Units,
    },
    Avoided {
        side: Side,
        from: Space,
        to: Space,
        inside: bool,
        units: Units,
        generals: GeneralSet,
    },
    AvoidFailed {
        side: Side,
        at: Space,
    },
    Intercepted {
        side: Side,
        from: Space,
        at: Space,
        units: Units,
        generals: GeneralSet,
    },
    InterceptFailed {
        side: Side,
        from: Space,
    },
    FellBack {
        general: General,
        to: Space,
    },
    Overran {
        general: General,
        at: Space,
    },
    PursuitFailed {
        general: General,
    },

    /// A die was read. `value` is what counts after all modifiers.
    Rolled {
        side: Side,
        purpose: &'static str,
        face: u8,
        value: i8,
    },
    /// Good Omen.
    RollShifted {
        by: i8,
        value: i8,
    },
    RollRepeated {
        face: u8,
    },

    BattleBegan {
        at: Space,
        attacker: Side,
    },
    CommandChanged {
        general: General,
    },
    Charged {
        elephants: u8,
    },
    BattleCardsDealt {
        attacker: u8,
        defender: u8,
    },
    /// A side's own battle cards, in the hearing of that side alone.
    BattleHand {
        side: Side,
        hand: Option<Titles>,
    },
    /// #20
    HandShown {
        side: Side,
        cards: Titles,
    },
    /// #6: cards drawn in the middle of a battle.
    BattleCardsDrawn {
        side: Side,
        count: u8,
        cards: Option<Titles>,
    },
    /// #59
    BattleCardStolen {
        by: Side,
        card: Option<Title>,
    },
    Attacked {
        side: Side,
        card: Title,
        title: Title,
    },
    Matched {
        side: Side,
        card: Title,
    },
    NotMatched {
        side: Side,
    },
    OutOfCards {
        side: Side,
    },
    AttackerChanged {
        side: Side,
    },
    WithdrawalStopped {
        side: Side,
    },
    Withdrew {
        side: Side,
        to: Space,
    },
    BattleWon {
        at: Space,
        side: Side,
    },
    /// CUs were lost.
    Lost {
        stack: Stack,
        units: Units,
        why: LossCause,
    },
    Retreated {
        side: Side,
        from: Space,
        to: Space,
        units: Units,
        generals: GeneralSet,
    },
    /// No way out: all CUs lost.
    Eliminated {
        stack: Stack,
        units: Units,
    },
    Displaced {
        general: General,
    },
    Died {
        general: General,
    },
    TrainPlaced {
        at: Space,
    },
    TrainLost,

    PcPlaced {
        side: Side,
        at: Space,
    },
    PcTurned {
        side: Side,
        at: Space,
    },
    PcRemoved {
        side: Side,
        at: Space,
    },
    /// PCs that a side owes.
    PcsOwed {
        side: Side,
        count: u8,
        why: DebtCause,
    },
    /// 19.4
    Isolated {
        side: Side,
        spaces: SpaceSet,
    },
    /// Points on a City or Tribe now.
    PointsPlaced {
        side: Side,
        at: Space,
        points: u8,
    },
    SiegeFailed {
        side: Side,
        at: Space,
    },
    CityTaken {
        side: Side,
        at: Space,
    },
    /// A City changed sides by an event.
    CityTurned {
        side: Side,
        at: Space,
    },
    TribeSubjugated {
        side: Side,
        at: Space,
    },
    /// #91
    CityHeld {
        at: Space,
    },
    ProvinceChosen {
        side: Side,
        province: Province,
    },

    /// A side let a moment pass, or decided what shows in nothing else.
    Passed {
        side: Side,
    },
    WinterBegan,
    Counted {
        provinces: BySide<u8>,
    },
    /// 28.10-i
    HasdrubalLeft,
    /// 28.12-i
    HannibalSummoned {
        at: Space,
    },
    TurnEnded {
        turn: u8,
    },
    GameOver {
        winner: Side,
        cause: Cause,
    },
}
