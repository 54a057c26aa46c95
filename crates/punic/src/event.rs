//! What happened, in the past tense, with all a log line or an animation needs.

use serde::{Deserialize, Deserializer, Serialize};

use crate::frame::{DebtCause, LossCause, Moment, Purpose, Way};
use crate::id::{Card, General, Province, Space};
use crate::land::{Stack, Units};
use crate::set::{CardSet, GeneralSet, SpaceSet};
use crate::sheets::Office;
use crate::side::{BySide, Side};
use crate::strategy::Use;
use crate::tables::{Title, Titles};
use crate::trains::Load;
use crate::war::War;

/// The word of a die's purpose. It has a name so that nothing is borrowed from what is
/// read: a reference written out in the event would be.
pub type PurposeWord = &'static str;

/// Reads the word of a die's purpose.
fn purpose<'de, W: War, D: Deserializer<'de>>(from: D) -> Result<PurposeWord, D::Error> {
    let word = String::deserialize(from)?;
    let unknown = || serde::de::Error::custom(format!("no die is thrown for {word:?}"));
    Purpose::<W>::known_word(&word).ok_or_else(unknown)
}

/// Where a fact is hidden from some, it is `None` in the twin that they hear.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "", tag = "event", rename_all = "snake_case")]
pub enum Event<W: War> {
    TurnBegan {
        turn: u8,
    },
    /// Reinforcements, events and raised troops.
    CuPlaced {
        stack: Stack<W>,
        units: Units,
    },
    /// CUs that could be placed nowhere.
    CuForfeited {
        side: Side,
        count: u8,
    },
    GeneralPlaced {
        general: General<W>,
        at: Space<W>,
    },
    /// A general has an office, or none any more.
    OfficeChanged {
        general: General<W>,
        office: Option<Office>,
    },
    /// A general went to the pool, his CUs stayed.
    Recalled {
        general: General<W>,
    },
    Elected {
        general: General<W>,
    },
    CommandTaken {
        general: General<W>,
    },
    Shuffled,
    Dealt {
        side: Side,
        count: u8,
        cards: Option<CardSet<W>>,
    },
    Preempted {
        side: Side,
        card: Card<W>,
    },
    FirstChosen {
        side: Side,
    },
    CardPlayed {
        side: Side,
        card: Card<W>,
        way: Use<W>,
    },
    CounterPlayed {
        side: Side,
        card: Card<W>,
        moment: Moment<W>,
    },
    /// A counter-event undid it.
    EventCancelled {
        card: Card<W>,
    },
    CardRemoved {
        card: Card<W>,
    },
    /// A card was lost from a hand at random.
    CardLost {
        side: Side,
        card: Card<W>,
    },
    /// A card went from one hand to the other.
    CardStolen {
        by: Side,
        card: Option<Card<W>>,
    },
    TruceBegan {
        turn: u8,
    },
    TruceEnded,
    /// A marker of a card came into force or went out of force.
    EffectChanged {
        card: Card<W>,
        on: bool,
    },

    Activated {
        general: General<W>,
    },
    ForceSet {
        general: General<W>,
        units: Units,
        generals: GeneralSet<W>,
        train: Load<W>,
    },
    Moved {
        general: General<W>,
        from: Space<W>,
        to: Space<W>,
        way: Way,
        units: Units,
        generals: GeneralSet<W>,
    },
    MoveEnded {
        general: General<W>,
    },
    /// Who is inside a City now.
    WentInside {
        stack: Stack<W>,
        units: Units,
        generals: GeneralSet<W>,
    },
    AvoidDeclared {
        from: Space<W>,
        to: Space<W>,
        units: Units,
    },
    InterceptDeclared {
        from: Space<W>,
        at: Space<W>,
        units: Units,
    },
    Avoided {
        side: Side,
        from: Space<W>,
        to: Space<W>,
        inside: bool,
        units: Units,
        generals: GeneralSet<W>,
    },
    AvoidFailed {
        side: Side,
        at: Space<W>,
    },
    Intercepted {
        side: Side,
        from: Space<W>,
        at: Space<W>,
        units: Units,
        generals: GeneralSet<W>,
    },
    InterceptFailed {
        side: Side,
        from: Space<W>,
    },
    FellBack {
        general: General<W>,
        to: Space<W>,
    },
    Overran {
        general: General<W>,
        at: Space<W>,
    },
    PursuitFailed {
        general: General<W>,
    },

    /// A die was read. `value` is what counts after all modifiers.
    Rolled {
        side: Side,
        #[serde(deserialize_with = "purpose::<W, _>")]
        purpose: PurposeWord,
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
        at: Space<W>,
        attacker: Side,
    },
    CommandChanged {
        general: General<W>,
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
    /// Battle cards lie open before their owner now.
    HandShown {
        side: Side,
        cards: Titles,
    },
    /// Cards drawn in the middle of a battle.
    BattleCardsDrawn {
        side: Side,
        count: u8,
        cards: Option<Titles>,
    },
    /// A battle card went from one hand to the other.
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
        to: Space<W>,
    },
    BattleWon {
        at: Space<W>,
        side: Side,
    },
    /// CUs were lost.
    Lost {
        stack: Stack<W>,
        units: Units,
        why: LossCause,
    },
    Retreated {
        side: Side,
        from: Space<W>,
        to: Space<W>,
        units: Units,
        generals: GeneralSet<W>,
    },
    /// No way out: all CUs lost.
    Eliminated {
        stack: Stack<W>,
        units: Units,
    },
    Displaced {
        general: General<W>,
    },
    Died {
        general: General<W>,
    },
    TrainPlaced {
        at: Space<W>,
    },
    TrainLost,

    PcPlaced {
        side: Side,
        at: Space<W>,
    },
    PcTurned {
        side: Side,
        at: Space<W>,
    },
    PcRemoved {
        side: Side,
        at: Space<W>,
    },
    /// PCs that a side owes.
    PcsOwed {
        side: Side,
        count: u8,
        why: DebtCause<W>,
    },
    /// 19.4
    Isolated {
        side: Side,
        spaces: SpaceSet<W>,
    },
    /// Points on a City or Tribe now.
    PointsPlaced {
        side: Side,
        at: Space<W>,
        points: u8,
    },
    SiegeFailed {
        side: Side,
        at: Space<W>,
    },
    CityTaken {
        side: Side,
        at: Space<W>,
    },
    /// A City changed sides by an event.
    CityTurned {
        side: Side,
        at: Space<W>,
    },
    TribeSubjugated {
        side: Side,
        at: Space<W>,
    },
    /// A City was about to fall and did not.
    CityHeld {
        at: Space<W>,
    },
    ProvinceChosen {
        side: Side,
        province: Province<W>,
    },

    /// A side let a moment pass, or decided what shows in nothing else.
    Passed {
        side: Side,
    },
    WinterBegan,
    Counted {
        provinces: BySide<u8>,
    },
    TurnEnded {
        turn: u8,
    },
    GameOver {
        winner: Side,
        cause: W::Cause,
    },
    /// Something of the game's own.
    #[serde(untagged)]
    Game(W::GameEvent),
}
