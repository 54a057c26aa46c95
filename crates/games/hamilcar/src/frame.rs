//! Where the game is: the procedures of the land war, and those of the turn, of the
//! cards and of the sea that only this game has.

use kernel::Out;
use kernel::parts::Few;
pub use punic::{BattleStep, CardStep, LossCause, MarchStep, ReactStep, RetreatStep, Titles, Way};
use punic::{BySide, DieUse, Side};
use serde::{Deserialize, Serialize};

use crate::act::Target;
use crate::event::Event;
use crate::game::Hamilcar;
use crate::ids::{General, Space, Tactic};
use crate::sets::{GeneralSet, Tactics};
use crate::state::State;
use crate::{aftermath, legs, sea, turn};

pub type Frame = punic::Frame<Hamilcar>;
pub type Force = punic::Force<Hamilcar>;
pub type March = punic::March<Hamilcar>;
pub type Battle = punic::Battle<Hamilcar>;
pub type Debt = punic::Debt<Hamilcar>;
pub type DebtCause = punic::DebtCause<Hamilcar>;
pub type Moment = punic::Moment<Hamilcar>;
pub type Purpose = punic::Purpose<Hamilcar>;
pub type Play = punic::Play<Hamilcar>;
pub type Use = punic::Use<Hamilcar>;

/// A procedure that only this game has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// A turn (5): always the outermost.
    Turn(TurnStep),
    /// 8.2-i: OPs of the card on the table still to be spread.
    Spread { left: u8 },
    /// A leg (11.6), see [`Leg`].
    Leg(LegStep),
    /// A naval battle (11.7), see [`SeaBattle`].
    Sea(SeaStep),
    /// CUs and Supply Trains of a fleet are lost: which?
    Drown(Drown),
    /// Points are about to be placed on a City (20.2.8).
    Defence { at: Space, points: u8 },
}

/// 5-a, 5-b
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TurnStep {
    Begin,
    /// 6.1.1: the generals of `arriving` are placed one after the other.
    Generals,
    /// 6.1-a, 6.1-b
    Ship,
    /// 6.1-c
    Recruit,
    /// 6.1-d
    Miat {
        left: u8,
    },
    /// 6.2: CUs left, and how many of them may still go to generals.
    Levy {
        left: u8,
        to_generals: u8,
    },
    /// 6.4-a
    Proconsul,
    /// 6.4-c
    Elect {
        left: u8,
    },
    /// 6.4-d
    Consuls {
        left: GeneralSet,
    },
    /// 6.4-e
    Reforms {
        left: u8,
    },
    /// 7.1
    Deal,
    /// 7.3-b
    Preempt,
    /// 7.3-a
    First,
    /// 7.2
    Play,
    /// 6.1.2-b: Miat PCs still to be removed for a mercenary.
    Pay {
        left: u8,
    },
    /// 6.1.2-c, 6.1.3-b
    Land,
    /// Whose play is next.
    Next,
    /// 21.1.1
    Winter {
        side: Side,
    },
    /// 21.1.4
    NavalWinter {
        side: Side,
    },
    /// 19.4-a
    Isolation,
    /// 22.1
    Check,
    /// 22.2-b: the spender may destroy Supply Trains.
    Spender {
        side: Side,
        left: u8,
    },
    /// 22.2-c to 22.2-h
    Treasurer {
        side: Side,
        left: u8,
    },
    End,
}

/// Uses of a strategy card that only this game has (8.2-a).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameUse {
    /// 8.2-d to 8.2-g
    Spread,
    /// 8.2-c
    Training,
    /// 8.2-h
    Ships,
}

/// What this game remembers of an activation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Orders {
    /// MPs spent by sea, and how many may be (11.1-d).
    pub legs: u8,
    pub most_legs: u8,
    /// Supply Trains that his activation takes (8.2.1-h).
    pub supply: u8,
    /// He has fought at sea (11.7.6-i).
    pub sea_fight: bool,
}

/// A declared attempt at naval interception.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attempt {
    pub from: Space,
    /// The commander of the stack, who makes it.
    pub general: General,
    pub force: Force,
    pub success: bool,
}

/// A leg under way. The force stands in the port of departure until it arrives.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Leg {
    pub from: Space,
    pub to: Space,
    pub inside: bool,
    /// Ships At Sea with the force, and in the interceptor's pool.
    pub ships: u8,
    pub pool: u8,
    pub attempts: Few<Attempt, 6>,
    /// Which of them is rolled next.
    pub next: u8,
    /// Who is being sent, and the generals already sorted.
    pub draft: Option<Attempt>,
    pub sorted: GeneralSet,
    /// The force had CUs when it set out.
    pub carried: bool,
    /// Who commands the intercepting fleet, if anybody.
    pub commander: Option<General>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LegStep {
    /// 11.1-e: the mover assigns Ships.
    Escort,
    /// 11.6-b: counter-events on the leg.
    Announced,
    /// 11.6-c: the interceptor commits a pool.
    Pool,
    /// 11.6-d: and declares his attempts.
    Declare,
    /// Who goes along.
    Draft,
    /// 11.6-f
    Roll,
    /// 11.6-h
    Automatic,
    /// Adherbal's Ship (24.2-s).
    Adherbal,
    /// Several commanders of one rank have come together (11.6-i).
    Command,
    /// 11.6-l to 11.6-n
    Caught,
    /// 11.6-m
    Decline,
    /// The naval battle is over.
    Fought,
    /// The mover has won at sea: does he arrive (11.7.6-d)?
    Won,
    /// Intercepting generals return or go on, from this one.
    Follow(u8),
    /// 11.6-p
    Arrive,
    /// Nothing arrives; the force is where it was.
    Over,
}

/// How somebody escapes from a naval battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Escape {
    Evade,
    /// By a roll or by the card Escape.
    Disengage,
}

/// How Ships were lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sinking {
    Battle,
}

/// A naval battle (11.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeaBattle {
    /// The player whose leg was intercepted.
    pub mover: Side,
    /// The Round, from 1.
    pub round: u8,
    /// Who plays the first half of this Round, and whose half it is.
    pub first: Side,
    pub side: Side,
    pub commanders: BySide<Option<General>>,
    /// Ready Ships in the battle.
    pub ships: BySide<u8>,
    /// Ships of each side that were sunk, are held as Prizes, or lie stranded.
    pub sunk: BySide<u8>,
    pub prizes: BySide<u8>,
    pub stranded: BySide<u8>,
    /// Great Commander
    pub bonus: BySide<u8>,
    /// Tactics cards held, by count; all that were played, by title.
    pub held: BySide<u8>,
    pub gone: Tactics,
    /// Ambush: what shifts a side's next Clash.
    pub ambushed: BySide<i8>,
    /// Fire Ships: the side makes no Clash in its next half.
    pub burning: BySide<bool>,
    /// What the Manoeuvre of this half does.
    pub card: Option<Tactic>,
    /// Clash rolls left in this half.
    pub clashes: u8,
    pub target: Option<Target>,
    /// Tactics cards that the half's player has still to draw.
    pub draws: u8,
    /// Broken Oars has had its effect.
    pub drawn: bool,
    /// Sulpicius has taken his Prize (24.2-a).
    pub first_prize: bool,
    pub escaped: Option<(Side, Escape)>,
    pub over: bool,
    pub winner: Option<Side>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeaStep {
    /// 11.7.1
    Deal,
    /// 11.7.2-b
    Round,
    /// 11.7.2-c
    Manoeuvre,
    /// Shattered Hulls: which class is hit.
    Hulls,
    /// 11.7.3
    Clash,
    /// 11.7.4
    Escape,
    /// 11.7.4-e
    Pursuit,
    /// The half is over.
    Half,
    /// 11.7.6-a
    Chase,
    /// 11.7.6-b, 11.7.6-c
    Aftermath,
}

/// Losses of a fleet: asked of one force after the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Drown {
    pub side: Side,
    /// Which of its forces chooses now.
    pub force: u8,
    pub cu: u8,
    pub trains: u8,
}

/// What a die that only this game has is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Throw {
    /// 11.6-f
    SeaIntercept,
    /// 11.7.3-c
    Clash,
    /// 11.7.4-b
    Regroup,
    /// 11.7.4-d
    Disengage,
    /// 11.7.6-a
    Chase,
    /// 21.1.4-a
    NavalWinter { side: Side },
}

impl DieUse<Hamilcar> for Throw {
    const WORDS: &'static [&'static str] = &[
        "sea-intercept",
        "clash",
        "regroup",
        "disengage",
        "chase",
        "naval-winter",
    ];

    fn word(self) -> &'static str {
        match self {
            Throw::SeaIntercept => "sea-intercept",
            Throw::Clash => "clash",
            Throw::Regroup => "regroup",
            Throw::Disengage => "disengage",
            Throw::Chase => "chase",
            Throw::NavalWinter { .. } => "naval-winter",
        }
    }

    fn settle(self, state: &mut State, die: i32, out: &mut Out<Event>) {
        match self {
            Throw::SeaIntercept => legs::attempted(state, die, out),
            Throw::Clash => sea::clashed(state, die, out),
            Throw::Regroup => sea::regrouped(state, die),
            Throw::Disengage => sea::disengaged(state, die, out),
            Throw::Chase => aftermath::chased(state, die, out),
            Throw::NavalWinter { side } => turn::wintered(state, side, die, out),
        }
    }
}

impl punic::Orders for Orders {}

/// Why PCs are owed that only this game asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameDebt {
    /// 6.5.1-a
    Aristocrat,
    /// 11.7.6-f
    Ships,
}
