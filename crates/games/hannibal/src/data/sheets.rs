//! What the data files say about each space, province, general and card.

pub use kernel::data::Source;
pub use punic::{
    BattleCardSheet, LinkKind, Office, SiegeFace, SpaceKind, Timing, Title, TruceWord,
};
use punic::{BySide, Side};
use serde::{Deserialize, Serialize};

use crate::game::Hannibal;
use crate::ids::{Card, General, Province, Region, Space};
use crate::sets::{CardSet, GeneralSet, ProvinceSet, RegionSet, SpaceSet};

/// What a strategy card of this game shows besides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Symbols {
    pub ship: bool,
    /// One of the additional cards (26.X).
    pub additional: bool,
    /// Takes the place of this card (26.X-c).
    pub replaces: Option<Card>,
}

/// What shifts the Carthaginian naval roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NavalTest {
    Departure(Space),
    Holds(Space),
    PhilipV,
    NavalVictory,
    /// The abilities of generals carry their own number.
    General,
    EnemyPort,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NavalModifier {
    pub id: &'static str,
    pub test: NavalTest,
    pub drm: i8,
}

/// The numbers of the tables that only this game has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tables {
    pub guide_drm: i8,
    pub arrives_max: i8,
    pub sunk_min: i8,
    pub naval: Vec<NavalModifier>,
    pub naval_cost: u8,
    pub forced_march_points: u8,
    pub roman_cu: u8,
    pub roman_cu_italia: u8,
}

/// What a general's ability does in rules that only this game has (24-a).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Talent {
    /// Once displaced he is dead and his side removes so many PCs (10.10-d).
    pub mourned: Option<u8>,
    /// Displaced he leaves the game, and he is in no pool (6.7-d).
    pub permanent_proconsul: bool,
    pub naval_drm: i8,
    /// The modifier holds though he is a subordinate.
    pub naval_as_subordinate: bool,
    /// He may not leave these regions.
    pub bound_to: RegionSet,
    /// The card whose CUs may join him, in these regions.
    pub card_joins: Option<(Card, RegionSet)>,
    /// Sails with a card of so many OPs, with so many CUs.
    pub sails_with: Option<(u8, u8)>,
}

/// Which clause governs the Reinforcement Phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reinforcing {
    Standard,
    None,
    Iberia,
    Italia,
    Africa,
}

/// Which clause decides the scenario at its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Victory {
    /// 22.4-a
    Standard,
    /// 28.8-c, 28.9-c, 28.12-k: Rome must break Carthage.
    Carthago,
    /// 28.10-k
    Iberia,
    /// 28.11-g
    Italia,
}

/// The campaign scenarios have rules of their own (28.10 to 28.12).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Campaign {
    Iberia,
    Italia,
    Africa,
}

/// Where a force of a set-up stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stand {
    At(Space),
    /// Its owner picks one of these before the first deal.
    OneOf(SpaceSet),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ForceSheet {
    pub side: Side,
    pub stand: Stand,
    pub cu: u8,
    pub elephants: u8,
    /// The first commands.
    pub generals: Vec<(General, Option<Office>)>,
    pub outside: bool,
}

/// Where the spare card #9B starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SpareStart {
    Aside,
    Draw,
    Discard,
    Out,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScenarioSheet {
    pub id: &'static str,
    pub name_en: &'static str,
    pub name_pl: &'static str,
    pub start_turn: u8,
    pub last_turn: u8,
    /// It ends with the last card of the last turn.
    pub ends_with_last_card: bool,
    pub chooser: Side,
    pub reinforcing: Reinforcing,
    pub victory: Victory,
    pub campaign: Option<Campaign>,
    pub tie_winner: Side,
    pub counted: ProvinceSet,
    /// Spaces in play, without Mauretania.
    pub theatre: SpaceSet,
    pub elections: bool,
    /// Africanus waits on the turn track.
    pub africanus_turn: Option<u8>,
    pub philip_v: bool,
    pub truce_turn: Option<u8>,
    pub dead: GeneralSet,
    pub pool: GeneralSet,
    pub displaced_are_dead: bool,
    /// Cards for each player by turn, from turn 1.
    pub hands: [u8; 9],
    /// The draw pile before the first deal.
    pub draw: CardSet,
    pub spare: SpareStart,
    pub additional: CardSet,
    pub forces: Vec<ForceSheet>,
    pub tribes: BySide<SpaceSet>,
    pub neutral_tribes: SpaceSet,
    /// Who controls what at the start, Tribes aside.
    pub held: BySide<SpaceSet>,
}

pub type Ability = punic::Ability<Hannibal>;
pub type CardSheet = punic::CardSheet<Hannibal>;
pub type Edge = punic::Edge<Hannibal>;
pub type GeneralSheet = punic::GeneralSheet<Hannibal>;
pub type ProvinceSheet = punic::ProvinceSheet<Hannibal>;
pub type RegionSheet = punic::RegionSheet<Hannibal>;
pub type SpaceSheet = punic::SpaceSheet<Hannibal>;
pub type Theatre = punic::Theatre<Hannibal>;

/// The places, generals and cards that single rules speak of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Marks {
    pub roma: Space,
    pub carthago: Space,
    pub carthago_nova: Space,
    pub genua: Space,
    pub latium: Province,
    pub baetica: Province,
    pub libya: Province,
    pub gallia_cisalpina: Province,
    pub italia: Region,
    pub iberia: Region,
    pub africa: Region,
    pub sicilia: Region,
    pub hannibal: General,
    pub hasdrubal: General,
    pub mago: General,
    pub h_gisgo: General,
    pub hanno: General,
    pub africanus: General,
}
