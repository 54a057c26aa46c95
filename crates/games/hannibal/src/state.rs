//! The whole truth of a game: that of the land war, and what this game adds.

use kernel::Seat;
pub use punic::everyone;
use punic::{BySide, Ending, Hidden, Side};
use serde::{Deserialize, Serialize};

use crate::data::{Campaign, ScenarioSheet, data};
use crate::game::Hannibal;
use crate::ids::{General, Region, Space};
use crate::sets::SpaceSet;

pub type State = punic::State<Hannibal>;
pub type Open = punic::Open<Hannibal>;
pub type End = punic::End<Hannibal>;

/// Which scenario is played, by its place in the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ScenarioId(pub(crate) u8);

impl ScenarioId {
    pub fn find(id: &str) -> Option<ScenarioId> {
        let place = data().scenarios.iter().position(|sheet| sheet.id == id)?;
        Some(ScenarioId(place as u8))
    }

    #[inline]
    pub fn sheet(self) -> &'static ScenarioSheet {
        &data().scenarios[self.0 as usize]
    }
}

impl Serialize for ScenarioId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.sheet().id)
    }
}

impl<'de> Deserialize<'de> for ScenarioId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<ScenarioId, D::Error> {
        let id = String::deserialize(deserializer)?;
        ScenarioId::find(&id)
            .ok_or_else(|| serde::de::Error::custom(format!("no scenario is called {id:?}")))
    }
}

/// 26.14
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Electing {
    #[default]
    Drawn,
    SecondChosen,
    BothChosen,
}

/// 26.X
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Additional {
    #[default]
    None,
    /// Those recommended for the scenario, all at the start.
    AtStart,
    /// Those recommended, each before the deal of its turn (26.X-b).
    ByTurn,
}

/// The options of a match (26).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Options {
    pub mauretania: bool,
    pub war_in_numidia: bool,
    pub electing: Electing,
    pub additional: Additional,
    pub bidding: bool,
    pub hannibal_returns: bool,
    pub no_pursuit_roll: bool,
}

/// Why the game is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// 23-a
    CarthagoTaken,
    /// 23-b
    RomaTaken,
    /// 22.3-a
    Italia,
    /// 23-d
    Capitulation,
    /// 22.4-a
    MoreProvinces,
    /// 22.4-a: as many each.
    Tie,
    /// 28.8-c, 28.12-k: Carthage has held out.
    HeldOut,
    /// 28.10-k
    Iberia,
    /// 28.11-g: two Carthaginian generals are dead.
    GeneralsDead,
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
            Cause::CarthagoTaken => "23-a",
            Cause::RomaTaken => "23-b",
            Cause::Italia => "22.3-a",
            Cause::Capitulation => "23-d",
            Cause::MoreProvinces | Cause::Tie => "22.4-a",
            Cause::HeldOut => "28.8-c",
            Cause::Iberia => "28.10-k",
            Cause::GeneralsDead => "28.11-g",
        }
    }

    fn key(self) -> &'static str {
        match self {
            Cause::CarthagoTaken => "carthago-taken",
            Cause::RomaTaken => "roma-taken",
            Cause::Italia => "italia",
            Cause::Capitulation => "capitulation",
            Cause::MoreProvinces => "more-provinces",
            Cause::Tie => "tie",
            Cause::HeldOut => "held-out",
            Cause::Iberia => "iberia",
            Cause::GeneralsDead => "generals-dead",
        }
    }
}

/// What cards and set-ups leave in force.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Effects {
    /// #9A, until #9B.
    pub philip_v: bool,
    /// The turn on whose space the truce marker lies (8.7).
    pub truce: Option<u8>,
    /// #29: no Roman naval movement this turn, Carthage sails better.
    pub naval_victory: bool,
    /// #57: no Carthaginian CU leaves Africa this turn.
    pub hanno_counsels: bool,
    /// #58: no Roman CU enters Africa this turn.
    pub cato_counsels: bool,
    /// #68: fewer Roman CUs with the next reinforcements.
    pub manpower_shortage: bool,
    /// #74
    pub harsh_winter: bool,
    /// #79: Rome decides who plays first next turn, without preemption.
    pub roman_initiative: bool,
    /// #80
    pub dictator: Option<General>,
    /// #90: this Consul may not leave this region.
    pub flamen: Option<(General, Region)>,
    /// #89: CUs here do not roll this winter, of this side.
    pub fed: Option<(Side, Space)>,
    /// #76: a Roman who won such a battle this turn.
    pub triumph: Option<General>,
    /// #78: Cities that came to a side this turn.
    pub taken: BySide<SpaceSet>,
    /// Spaces that the event under way has emptied (#73, #87).
    pub emptied: SpaceSet,
}

/// What the campaign scenarios count (28).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Tally {
    /// 28.10-h
    pub carthage_beaten: bool,
    /// 28.10-i
    pub hasdrubal_left: bool,
    /// 28.10-j
    pub diplomacy: u8,
    /// 28.11-d
    pub mago_landed: bool,
    /// 28.12-c: PCs removed this turn.
    pub bled: u8,
    /// 28.12-i
    pub hannibal_called: bool,
    /// 28.12-i: Carthaginian CUs lost since the start.
    pub carthage_lost: u8,
}

/// What everybody may know besides the war.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Public {
    pub scenario: ScenarioId,
    pub options: Options,
    /// #9B is set aside (2.1-a).
    pub aside: bool,
    pub effects: Effects,
    pub tally: Tally,
    /// Spaces whose stacks have still to roll for attrition this winter (21.2).
    pub wintering: SpaceSet,
}

/// What not everybody may know besides battle cards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secret {
    /// 26.B, by seat
    pub bids: [Option<u8>; 2],
}

/// What a viewer may see of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seen {
    /// The viewer's own bid.
    pub bid: Option<u8>,
}

impl Hidden for Secret {
    type Seen = Seen;

    fn seen_by(&self, seat: Option<Seat>) -> Seen {
        let bid = seat.and_then(|seat| self.bids.get(seat.index()));
        Seen {
            bid: bid.copied().flatten(),
        }
    }
}

impl Public {
    pub fn sheet(&self) -> &'static ScenarioSheet {
        self.scenario.sheet()
    }

    pub fn campaign(&self) -> Option<Campaign> {
        self.sheet().campaign
    }
}

impl punic::Public for Public {
    fn truce(&self) -> Option<u8> {
        self.effects.truce
    }

    fn set_truce(&mut self, turn: Option<u8>) {
        self.effects.truce = turn;
    }
}
