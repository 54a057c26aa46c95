//! Where the game is: procedures inside procedures, as plain data.
//!
//! The frames say which procedure waits for which and how far each is; what a
//! procedure works on stands once in [`crate::Open`]: there is never more than one
//! card, one activation, one battle or one retreat under way.

use kernel::parts::{Roll, Window};
use serde::{Deserialize, Serialize};

use crate::ids::{Card, General, Province, Space};
use crate::land::{Stack, Units};
use crate::sets::{GeneralSet, SpaceSet};
use crate::side::{BySide, Side};
use crate::{LinkKind, Title};

/// A procedure under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// A turn (5): always the outermost.
    Turn(TurnStep),
    /// A strategy card (8), see [`Play`].
    Card(CardStep),
    /// The event of a card: what is still to be chosen.
    Event(EventFrame),
    /// An activation (10), see [`March`].
    March(MarchStep),
    /// The reactions to an entry (12.1), see [`Reaction`].
    React(ReactStep),
    /// A battle (14), see [`Battle`].
    Battle(BattleStep),
    /// A retreat (15), see [`Retreat`].
    Retreat(RetreatStep),
    /// A stack loses CUs: how many of them are Elephants?
    Lose(Loss),
    /// A side removes PCs of its choice (8.5-a).
    Owe(Debt),
    /// Generals of equal rank have come together: who commands (9.4)?
    Command(Stack),
    /// Counter-events may be played (8.4).
    Window(Moment, Window),
    /// A die was read and has not yet had its consequences (8.4-e).
    Roll(Roll<Purpose>),
}

/// 5-a
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
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
    /// 21.2: stacks that have still to roll.
    Winter {
        side: Side,
        left: SpaceSet,
    },
    /// 19.4
    Isolation,
    /// 22
    Check,
    End,
}

/// 8.1, 8.2, 8.3
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
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
pub struct Force {
    pub units: Units,
    pub generals: GeneralSet,
    pub train: bool,
}

/// The activation of one general (10.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct March {
    pub general: General,
    /// Movement Points left; the last `bonus` of them only by land in `swift`'s regions.
    pub mp: u8,
    pub bonus: u8,
    /// With at most so many CUs he may sail.
    pub ships: Option<u8>,
    pub force: Force,
    /// CUs with which he came to this space; all that were there if he began here.
    pub came: u8,
    /// The force was set here and goes as it is.
    pub formed: bool,
    /// Generals already taken along or left here.
    pub sorted: GeneralSet,
    /// He has left the space in which he was activated.
    pub moved: bool,
    /// Where the force came from last, and how.
    pub from: Option<Space>,
    pub way: Option<Way>,
    /// He took part in a battle, and won it.
    pub fought: bool,
    pub won: bool,
    /// His movement is over.
    pub halted: bool,
    /// He must make a pursuit roll before he goes on (13.5).
    pub pursues: bool,
    /// #5
    pub guide: bool,
    /// Cards of the title Hostile Tribes were played on this force (8.4-g).
    pub harried: bool,
    /// He sails without a naval roll (#50).
    pub sure: bool,
    /// #83: he may sail to Africa whatever #58 says.
    pub imperium: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MarchStep {
    /// He was named; counter-events come first.
    Begin,
    /// He decides what to do next.
    Decide,
    /// A voyage was announced.
    Sail { to: Space, inside: bool },
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
pub struct Declared {
    pub from: Space,
    pub to: Space,
    /// Into the City (13.2-a).
    pub inside: bool,
    pub force: Force,
}

/// The reactions to an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reaction {
    pub at: Space,
    /// The side that reacts.
    pub side: Side,
    pub avoid: Option<Declared>,
    pub intercepts: kernel::parts::Few<Declared, 5>,
    /// Which of them is rolled next.
    pub next: u8,
    /// Origins from which no more can be declared.
    pub closed: SpaceSet,
    pub avoided: bool,
    pub avoid_failed: bool,
    pub intercepted: bool,
    /// What is being put together.
    pub draft: Option<Declared>,
    /// Generals that were left out of the draft.
    pub sorted: GeneralSet,
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

/// Battle cards by title.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Titles(pub [u8; Title::COUNT]);

impl Titles {
    pub const NONE: Titles = Titles([0; Title::COUNT]);

    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    pub const fn of(self, title: Title) -> u8 {
        self.0[title.index()]
    }

    pub fn add(&mut self, title: Title) {
        self.0[title.index()] += 1;
    }

    pub fn take(&mut self, title: Title) {
        debug_assert!(self.of(title) > 0, "a card that is not there is taken");
        self.0[title.index()] = self.0[title.index()].saturating_sub(1);
    }

    #[must_use]
    pub fn plus(self, other: Titles) -> Titles {
        Titles(std::array::from_fn(|title| self.0[title] + other.0[title]))
    }

    #[must_use]
    pub fn minus(self, other: Titles) -> Titles {
        Titles(std::array::from_fn(|title| {
            self.0[title].saturating_sub(other.0[title])
        }))
    }
}

/// A land battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Battle {
    pub at: Space,
    /// The original Attacker (14.1-b).
    pub original: Side,
    pub way: Way,
    pub from: Option<Space>,
    /// The current Attacker.
    pub attacker: Side,
    pub intercepted: bool,
    pub avoid_failed: bool,
    /// CUs with which each side began.
    pub began: BySide<u8>,
    /// Generals who took part when it began.
    pub fought: GeneralSet,
    /// What cards add to the number of battle cards, before the cap.
    pub cards: BySide<i8>,
    /// What the elephant charge takes away, after the cap.
    pub charge: BySide<u8>,
    /// A counter-event has settled the charge: no die is thrown (#42, #77).
    pub charge_settled: bool,
    /// Cards each side holds.
    pub held: BySide<u8>,
    /// Cards each side has played.
    pub played: BySide<u8>,
    /// All cards that were played, by title.
    pub gone: Titles,
    /// Cards that lie open before their owner (#20).
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
pub struct Retreat {
    pub side: Side,
    pub at: Space,
    pub steps: u8,
    /// Steps of a shortest way, and the least loss among those (RUL-14).
    pub least: u8,
    pub cheapest: u8,
    /// CUs lost on the way so far.
    pub lost: u8,
    /// 15.3-a
    pub first: Option<Space>,
    /// 15.3-b
    pub barred: Option<Space>,
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
pub struct Loss {
    pub stack: Stack,
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
pub struct Debt {
    pub side: Side,
    pub left: u8,
    pub why: DebtCause,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DebtCause {
    /// 15.8
    Battle,
    /// 10.10-d
    Mourning,
    /// 22.2
    Check,
    /// 28.12-c
    Bleeding,
    /// 26.B
    Bid,
}

/// The windows of D.1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
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
}

impl Moment {
    /// The word of a standing pass.
    pub const fn key(self) -> &'static str {
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
        }
    }
}

/// What a die is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// Attrition of part of a stack, in the column of so many CUs.
    Attrition {
        stack: Stack,
        column: u8,
        most: u8,
    },
    /// 11.2-b; `back` = falling back (11.5-b).
    Naval {
        back: bool,
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
}

impl Purpose {
    /// The word that records and scripts use.
    pub const fn word(self) -> &'static str {
        match self {
            Purpose::Attrition { .. } => "attrition",
            Purpose::Naval { .. } => "naval",
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
        }
    }

    /// A siege or retreat die: Good Omen throws it again instead of shifting it.
    pub const fn is_special(self) -> bool {
        matches!(self, Purpose::Siege | Purpose::RetreatDie)
    }
}
