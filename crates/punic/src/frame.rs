//! Where the game is: procedures inside procedures, as plain data.
//!
//! The frames say which procedure waits for which and how far each is; what a
//! procedure works on stands once in [`crate::Open`]: there is never more than one
//! activation, one battle or one retreat under way.

use kernel::parts::{Few, Roll, Window};
use serde::{Deserialize, Serialize};

use crate::cards::CardStep;
use crate::id::{General, Space};
use crate::land::{Stack, Units};
use crate::set::{GeneralSet, SpaceSet};
use crate::sheets::LinkKind;
use crate::side::{BySide, Side};
use crate::tables::{Title, Titles};
use crate::trains::Load;
use crate::war::{Cue, DieUse, War};

/// A procedure under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    bound = "",
    rename_all = "snake_case",
    expecting = "no procedure of this game is written like that"
)]
pub enum Frame<W: War> {
    /// A strategy card (8), see [`crate::Play`].
    Card(CardStep),
    /// An activation (10), see [`March`].
    March(MarchStep),
    /// The reactions to an entry (12.1), see [`Reaction`].
    React(ReactStep),
    /// A battle (14), see [`Battle`].
    Battle(BattleStep),
    /// A retreat (15), see [`Retreat`].
    Retreat(RetreatStep),
    /// A stack loses CUs: how many of them are Elephants?
    Lose(Loss<W>),
    /// A side removes PCs of its choice (8.5-a).
    Owe(Debt<W>),
    /// Generals of equal rank have come together: who commands (9.4)?
    Command(Stack<W>),
    /// Counter-events may be played (8.4).
    Window(Moment<W>, Window),
    /// A die was read and has not yet had its consequences (8.4-e).
    Roll(Roll<Purpose<W>>),
    /// A procedure of the game's own.
    #[serde(untagged)]
    Game(W::Procedure),
}

/// How a force came to where it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    Land(LinkKind),
    Sea,
    Sortie,
}

/// Part of a stack that moves together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Force<W: War> {
    pub units: Units,
    pub generals: GeneralSet<W>,
    pub train: Load<W>,
}

/// The activation of one general (10.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct March<W: War> {
    pub general: General<W>,
    /// Movement Points left; the last `bonus` of them only by land in `swift`'s regions.
    pub mp: u8,
    pub bonus: u8,
    pub force: Force<W>,
    /// CUs with which he came to this space; all that were there if he began here.
    pub came: u8,
    /// The force was set here and goes as it is.
    pub formed: bool,
    /// Generals already taken along or left here.
    pub sorted: GeneralSet<W>,
    /// He has left the space in which he was activated.
    pub moved: bool,
    /// Where the force came from last, and how.
    pub from: Option<Space<W>>,
    pub way: Option<Way>,
    /// He took part in a battle, and won it.
    pub fought: bool,
    pub won: bool,
    /// His movement is over.
    pub halted: bool,
    /// He must make a pursuit roll before he goes on (13.5).
    pub pursues: bool,
    /// What the game itself remembers of it.
    #[serde(flatten)]
    pub orders: W::Orders,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MarchStep {
    /// He was named; counter-events come first.
    Begin,
    /// He decides what to do next.
    Decide,
    /// The force stands in a new space; a pass has taken its toll.
    Crossed,
    /// Counter-events on the entry are over; the reactions come.
    Entered,
    /// The reactions are done; what stops it here?
    Arrived,
    /// The activation ends where he stands.
    End,
    /// A siege or subjugation attempt.
    Siege,
    /// A sortie is being put together.
    Sortie,
}

/// A declared attempt to avoid battle or to intercept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Declared<W: War> {
    pub from: Space<W>,
    pub to: Space<W>,
    /// Into the City (13.2-a).
    pub inside: bool,
    pub force: Force<W>,
}

/// The reactions to an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Reaction<W: War> {
    pub at: Space<W>,
    /// The side that reacts.
    pub side: Side,
    pub avoid: Option<Declared<W>>,
    pub intercepts: Few<Declared<W>, 5>,
    /// Which of them is rolled next.
    pub next: u8,
    /// Origins from which no more can be declared.
    pub closed: SpaceSet<W>,
    pub avoided: bool,
    pub avoid_failed: bool,
    pub intercepted: bool,
    /// What is being put together.
    pub draft: Option<Declared<W>>,
    /// Generals that were left out of the draft.
    pub sorted: GeneralSet<W>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReactStep {
    /// 12.1-a: CUs inside the City.
    Inside,
    /// 12.1-a: generals inside the City.
    Shelter,
    /// 12.1-b
    Declare,
    /// 12.1-b: who goes along.
    Draft,
    /// 12.1-c
    Avoid,
    /// 12.1-d
    Intercept,
    /// 12.1-e
    FallBack,
    /// 12.1-f
    Meet,
}

/// A land battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Battle<W: War> {
    pub at: Space<W>,
    /// The original Attacker (14.1-b).
    pub original: Side,
    pub way: Way,
    pub from: Option<Space<W>>,
    /// The current Attacker.
    pub attacker: Side,
    pub intercepted: bool,
    pub avoid_failed: bool,
    /// CUs with which each side began.
    pub began: BySide<u8>,
    /// Generals who took part when it began.
    pub fought: GeneralSet<W>,
    /// What cards add to the number of battle cards, before the cap.
    pub cards: BySide<i8>,
    /// What the elephant charge takes away, after the cap.
    pub charge: BySide<u8>,
    /// A counter-event has settled the charge: no die is thrown.
    pub charge_settled: bool,
    /// Cards each side holds.
    pub held: BySide<u8>,
    /// Cards each side has played.
    pub played: BySide<u8>,
    /// All cards that were played, by title.
    pub gone: Titles,
    /// Cards that lie open before their owner.
    pub shown: BySide<Titles>,
    /// The attack on the table, as what it was declared.
    pub attack: Option<Title>,
    /// The last battle card (14.5-i).
    pub last: Option<Title>,
    /// Double Envelopments that a commander's ability has covered.
    pub envelopments: u8,
    pub loser: Option<Side>,
    pub withdrew: bool,
    /// CUs lost in this battle by each side.
    pub lost: BySide<u8>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BattleStep {
    /// The stacks become one each.
    Begin,
    /// 18.3
    ChangeCommand,
    /// 14.2-a (2), (3)
    Prepare,
    /// 17.1-a
    Charge,
    /// Counter-events against the charge have been played; it is rolled.
    Charging,
    /// 14.3-i
    Deal,
    /// 14.5-b
    Round,
    /// 14.5-c
    Attack,
    /// 14.5-e: counter-events, then the answer.
    Match,
    Answer,
    /// 14.5-f, 14.5-g
    Counter {
        free: bool,
    },
    /// 16-a
    Withdraw,
    /// 16-b
    Stop,
    /// 16-c
    TakeOver,
    /// 14.6
    Casualties,
    /// 16-d
    WithdrawMove,
    /// 15.1
    RetreatDie,
    /// 15.2
    RetreatMove,
    /// 15.8
    Consequences,
    End,
}

/// A retreat under way (15).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Retreat<W: War> {
    pub side: Side,
    pub at: Space<W>,
    pub steps: u8,
    /// Steps of a shortest way, and the least loss among those (RUL-14).
    pub least: u8,
    pub cheapest: u8,
    /// CUs lost on the way so far.
    pub lost: u8,
    /// 15.3-a
    pub first: Option<Space<W>>,
    /// 15.3-b
    pub barred: Option<Space<W>>,
    /// It ends where it stands.
    pub ended: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RetreatStep {
    /// 15.7-a: CUs inside.
    Inside,
    /// 15.7-a: generals inside.
    Shelter,
    Start,
    /// Pick the next space.
    Go,
    /// It stands in a new space: does it end here?
    Gone,
    End,
}

/// CUs to be lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Loss<W: War> {
    pub stack: Stack<W>,
    pub count: u8,
    /// The first must be an Elephant (17.3-a).
    pub elephant_first: bool,
    pub why: LossCause,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LossCause {
    Attrition,
    Battle,
    Retreat,
    Siege,
    Event,
}

/// PCs to be removed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Debt<W: War> {
    pub side: Side,
    pub left: u8,
    /// How many have been given up.
    #[serde(default)]
    pub paid: u8,
    pub why: DebtCause<W>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "snake_case")]
pub enum DebtCause<W: War> {
    /// 15.8
    Battle,
    /// 10.10-d
    Mourning,
    /// 22.2
    Check,
    #[serde(untagged)]
    Game(W::GameDebt),
}

/// The windows of D.1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "snake_case")]
pub enum Moment<W: War> {
    Event,
    Activate,
    Enter,
    Naval,
    Prepare,
    Charge,
    Dealt,
    Round,
    Match,
    Siege,
    Fall,
    Roll,
    #[serde(untagged)]
    Game(W::GameMoment),
}

/// What a die is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "snake_case")]
pub enum Purpose<W: War> {
    /// Attrition of part of a stack, in the column of so many CUs.
    Attrition {
        stack: Stack<W>,
        column: u8,
        most: u8,
    },
    Avoid,
    Intercept,
    Pursuit,
    ChangeCommand,
    Charge,
    Counterattack,
    Withdraw,
    Stop,
    Casualties,
    RetreatDie,
    Siege,
    #[serde(untagged)]
    Game(W::DieUse),
}

impl<W: War> Purpose<W> {
    /// The words of the land war's own purposes.
    const WORDS: &'static [&'static str] = &[
        "attrition",
        "avoid",
        "intercept",
        "pursuit",
        "change-command",
        "charge",
        "counterattack",
        "withdraw",
        "stop-withdrawal",
        "casualties",
        "retreat",
        "siege",
    ];

    /// The word of a purpose that is called so.
    pub fn known_word(word: &str) -> Option<&'static str> {
        (Self::WORDS.iter().chain(W::DieUse::WORDS))
            .find(|known| **known == word)
            .copied()
    }

    /// The word that records and scripts use.
    pub fn word(self) -> &'static str {
        match self {
            Purpose::Attrition { .. } => "attrition",
            Purpose::Avoid => "avoid",
            Purpose::Intercept => "intercept",
            Purpose::Pursuit => "pursuit",
            Purpose::ChangeCommand => "change-command",
            Purpose::Charge => "charge",
            Purpose::Counterattack => "counterattack",
            Purpose::Withdraw => "withdraw",
            Purpose::Stop => "stop-withdrawal",
            Purpose::Casualties => "casualties",
            Purpose::RetreatDie => "retreat",
            Purpose::Siege => "siege",
            Purpose::Game(errand) => errand.word(),
        }
    }

    /// A siege or retreat die: Good Omen throws it again instead of shifting it.
    pub const fn is_special(self) -> bool {
        matches!(self, Purpose::Siege | Purpose::RetreatDie)
    }
}
impl<W: War> Moment<W> {
    /// The words of all moments that every game of the kind has.
    pub const KEYS: [&'static str; 12] = [
        "w-event",
        "w-activate",
        "w-enter",
        "w-naval",
        "w-prepare",
        "w-charge",
        "w-dealt",
        "w-round",
        "w-match",
        "w-siege",
        "w-fall",
        "w-roll",
    ];

    /// The word of a standing pass.
    pub fn key(self) -> &'static str {
        match self {
            Moment::Event => "w-event",
            Moment::Activate => "w-activate",
            Moment::Enter => "w-enter",
            Moment::Naval => "w-naval",
            Moment::Prepare => "w-prepare",
            Moment::Charge => "w-charge",
            Moment::Dealt => "w-dealt",
            Moment::Round => "w-round",
            Moment::Match => "w-match",
            Moment::Siege => "w-siege",
            Moment::Fall => "w-fall",
            Moment::Roll => "w-roll",
            Moment::Game(cue) => cue.key(),
        }
    }
}
