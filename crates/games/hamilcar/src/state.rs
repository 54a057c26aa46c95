//! The whole truth of a game: that of the land war, and what this game adds.

use kernel::Seat;
use kernel::parts::Few;
pub use punic::everyone;
use punic::{BySide, Ending, Hidden, Side};
use serde::{Deserialize, Serialize};

use crate::data::{SeamanshipSheet, TurnSheet, data};
use crate::frame::{Leg, SeaBattle};
use crate::game::Hamilcar;
use crate::ids::General;
use crate::sets::{MiatSet, SpaceSet, Tactics};

pub type State = punic::State<Hamilcar>;
pub type Open = punic::Open<Hamilcar>;
pub type End = punic::End<Hamilcar>;

/// 26.14
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Electing {
    #[default]
    Drawn,
    SecondChosen,
    BothChosen,
}

/// The options of a match (26).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Options {
    /// 26.7
    pub naval_supply: bool,
    /// 26.8
    pub hands_in_the_sea: bool,
    /// 26.10
    pub militia: bool,
    /// 26.11
    pub fixed_levy: bool,
    /// 26.12
    pub more_allies: bool,
    /// 26.13
    pub epic_battles: bool,
    /// 26.14
    pub electing: Electing,
    /// 26.15
    pub extended_contract: bool,
}

/// Why the game is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// 23-a
    CarthagoTaken,
    /// 23-a
    RomaTaken,
    /// 22.1-b
    Italia,
    /// 23-a
    Capitulation,
    /// 22.4-a
    MorePoints,
    /// 22.4-a: as many each.
    Tie,
}

impl Ending for Cause {
    const CAPITULATION: Cause = Cause::Capitulation;

    fn capital(winner: Side) -> Cause {
        match winner {
            Side::Rome => Cause::CarthagoTaken,
            Side::Carthage => Cause::RomaTaken,
        }
    }

    fn clause(self) -> &'static str {
        match self {
            Cause::CarthagoTaken | Cause::RomaTaken | Cause::Capitulation => "23-a",
            Cause::Italia => "22.1-b",
            Cause::MorePoints | Cause::Tie => "22.4-a",
        }
    }

    fn key(self) -> &'static str {
        match self {
            Cause::CarthagoTaken => "carthago-taken",
            Cause::RomaTaken => "roma-taken",
            Cause::Italia => "italia",
            Cause::Capitulation => "capitulation",
            Cause::MorePoints => "more-points",
            Cause::Tie => "tie",
        }
    }
}

/// Ships and what they can do (2.2.7, 11.2, 11.8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Navy {
    /// Ships At Port.
    pub ready: BySide<u8>,
    pub worn: BySide<u8>,
    /// Who holds Supremacy.
    pub supremacy: Side,
    /// Rome's Seamanship, from 0 = Poor to 3 = Excellent.
    pub seamanship: u8,
    pub corvi: bool,
    /// Roman Ships lost this turn (11.8.3-d).
    pub lost: u8,
}

/// What everybody may know besides the war.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Public {
    pub options: Options,
    /// The turn on whose space the truce marker lies (8.7).
    pub truce: Option<u8>,
    /// Printed OPs of the cards that left each hand this turn (22.2-a).
    pub spent_ops: BySide<u8>,

    pub navy: Navy,
    /// PCs in the Miat, and whether the Forgotten Tactics lie there (17-a).
    pub miat: MiatSet,
    pub forgotten: bool,
    /// Barca has been displaced: he is a general like the others (6.1.3-d).
    pub barca_common: bool,
    /// The turn in which Xanthippus was hired.
    pub hired: Option<u8>,
    /// Generals to be placed, in this order (6.1.1-e).
    pub arriving: Few<General, 6>,
    /// 22.2-g: the general who may be made Proconsul, paid for.
    pub paid: Option<General>,

    pub leg: Option<Leg>,
    pub sea: Option<SeaBattle>,
    /// PCs that a side owes when the landing is over (11.7.6-f).
    pub due: Option<(Side, u8)>,
    /// Spaces whose stacks have still to roll for attrition this winter.
    pub wintering: SpaceSet,
}

/// What not everybody may know besides battle cards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secret {
    pub tactics: BySide<Tactics>,
}

impl Navy {
    /// Ships of a side, At Port, whatever their state.
    pub fn at_port(&self, side: Side) -> u8 {
        self.ready[side] + self.worn[side]
    }

    pub fn level(&self) -> &'static SeamanshipSheet {
        &data().tables.seamanship[usize::from(self.seamanship.min(3))]
    }
}

impl Public {
    pub fn leg(&self) -> Leg {
        self.leg.expect("a leg is under way")
    }

    pub fn sea(&self) -> SeaBattle {
        self.sea.expect("a naval battle is under way")
    }
}

/// The turn that is played.
pub fn turn_sheet(open: &Open) -> &'static TurnSheet {
    let turns = &data().tables.turns;
    let last = turns.len() - 1;
    &turns[usize::from(open.turn.saturating_sub(1)).min(last)]
}

pub fn is_last_turn(open: &Open) -> bool {
    usize::from(open.turn) >= data().tables.turns.len()
}

/// What a viewer sees of the tactics hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seen {
    pub tactics: BySide<Option<Tactics>>,
}

impl Hidden for Secret {
    type Seen = Seen;

    fn seen_by(&self, seat: Option<Seat>) -> Seen {
        Seen {
            tactics: BySide::from_fn(|side| {
                (seat == Some(side.usual_seat())).then_some(self.tactics[side])
            }),
        }
    }
}

impl punic::Public for Public {
    fn truce(&self) -> Option<u8> {
        self.truce
    }

    fn set_truce(&mut self, turn: Option<u8>) {
        self.truce = turn;
    }
}

/// Tactics cards that are neither in a hand nor played.
pub fn undealt_tactics(state: &State) -> Tactics {
    let all = Tactics(std::array::from_fn(|index| data().tactics[index].copies));
    let gone = state.open.game.sea.map_or(Tactics::NONE, |sea| sea.gone);
    (Side::ALL.into_iter()).fold(all.minus(gone), |left, side| {
        left.minus(state.secret.tactics[side])
    })
}
