//! What the rules read of a location, a card and the numbers of the game.

use kernel::data::Source;
use serde::Deserialize;

use crate::ids::{Card, Deus, EventCard, Face, Location, Strategy, Zone};
use crate::sets::{CardSet, LocationSet};
use crate::side::{BySide, Side};

use super::data;

/// How two locations are joined.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    Road,
    DifficultRoad,
    Strait,
    Sea,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LocationSheet {
    pub id: &'static str,
    pub name_en: &'static str,
    pub name_pl: &'static str,
    /// Its region, and the zone of that region.
    pub zone: Zone,
    pub vp: u8,
    /// A settler is needed to settle it; it is then worth 2 VP or more (5.1.2-a).
    pub settler: bool,
    pub coastal: bool,
    pub defence: u8,
    pub supply_point: bool,
    pub start_owner: Option<Side>,
    pub source: Source,
    pub reconstructed: Vec<&'static str>,
}

/// A connection, listed once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Connection {
    pub ends: [Location; 2],
    pub way: Way,
    pub source: Source,
}

/// Whose card it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Owner {
    /// Whoever holds it; usable by who controls the location.
    Location,
    Power(Side),
    Neutral,
    Campaign,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    LightInfantry,
    HeavyInfantry,
    Cavalry,
    Leader,
    Elephants,
    SiegeEngine,
    Ship,
    Civil,
}

/// C-1 to C-15, by their keys in the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
pub enum Ability {
    #[serde(rename = "raid")]
    Raid,
    #[serde(rename = "block_raid")]
    BlockRaid,
    #[serde(rename = "bribe")]
    Bribe,
    #[serde(rename = "block_bribe")]
    BlockBribe,
    #[serde(rename = "block_pillage")]
    BlockPillage,
    #[serde(rename = "fortify")]
    Fortify,
    #[serde(rename = "defender_strength_1")]
    DefenderStrength,
    #[serde(rename = "merchant")]
    Merchant,
    #[serde(rename = "free_action_land_battle")]
    FreeLeader,
    #[serde(rename = "naval_leader")]
    NavalLeader,
    #[serde(rename = "draw_3_free")]
    Draw3,
    #[serde(rename = "draw_2_free_then_return_1")]
    Draw2Return1,
    #[serde(rename = "siege_attacker_only")]
    SiegeAttacker,
    #[serde(rename = "elephant_die")]
    ElephantDie,
}

/// A card as printed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FaceSheet {
    pub id: &'static str,
    pub name_en: &'static str,
    pub name_pl: &'static str,
    pub text_en: &'static str,
    pub text_pl: &'static str,
    pub owner: Owner,
    /// The first of its copies, and how many there are.
    pub first: Card,
    pub copies: u8,
    pub start_copies: u8,
    pub cost: u8,
    pub manpower: bool,
    pub kind: Option<Kind>,
    pub swords: u8,
    pub wagon: bool,
    pub ship: bool,
    pub silver: u8,
    pub wine: bool,
    pub settler: bool,
    pub mercenary: bool,
    pub levy: bool,
    pub abilities: Vec<Ability>,
    pub naval_hits_on: u8,
    pub can_be_loss: bool,
    /// Returns to its Empire deck when its battle ends.
    pub returns: bool,
    pub source: Source,
    pub reconstructed: Vec<&'static str>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StrategySheet {
    pub id: &'static str,
    pub name_en: &'static str,
    pub name_pl: &'static str,
    pub text_en: &'static str,
    pub text_pl: &'static str,
    /// The power that alone may buy it.
    pub only: Option<Side>,
    pub cost: u8,
    pub alt_cost: u8,
    pub upkeep: u8,
    pub source: Source,
    pub reconstructed: Vec<&'static str>,
    pub alt_source: Source,
    pub alt_reconstructed: Vec<&'static str>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Polarity {
    Negative,
    Positive,
    None,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
pub enum EventEffect {
    #[serde(rename = "one_action_no_free")]
    Intrigue,
    #[serde(rename = "storm")]
    Storm,
    #[serde(rename = "storm_mild")]
    StormMild,
    #[serde(rename = "naval_disaster")]
    Disaster,
    #[serde(rename = "naval_disaster_mild")]
    DisasterMild,
    #[serde(rename = "leader_dies")]
    LeaderDies,
    #[serde(rename = "traitor")]
    Traitor,
    #[serde(rename = "revolt_opponent_chooses")]
    Revolt,
    #[serde(rename = "revolt_owner_chooses")]
    RevoltMild,
    #[serde(rename = "mutiny_all")]
    Mutiny,
    #[serde(rename = "mutiny_pay_3")]
    MutinyMild,
    #[serde(rename = "leaders_all")]
    Dispute,
    #[serde(rename = "leaders_one")]
    DisputeMild,
    #[serde(rename = "peace")]
    Peace,
    #[serde(rename = "discard_2_random")]
    Plague,
    #[serde(rename = "lose_3_silver")]
    CropFailure,
    #[serde(rename = "gain_4_silver")]
    Harvest,
    #[serde(rename = "draw_2")]
    Zeal,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventSheet {
    pub id: &'static str,
    pub name_en: &'static str,
    pub name_pl: &'static str,
    pub text_en: &'static str,
    pub text_pl: &'static str,
    /// The highest result that affects Carthage; Rome has the rest.
    pub carthage_to: Option<u8>,
    pub polarity: Polarity,
    pub reshuffle: bool,
    pub shuffle_back: bool,
    pub effect: EventEffect,
    /// The event whose place an alternative one takes.
    pub replaces: Option<EventCard>,
    pub source: Source,
    pub reconstructed: Vec<&'static str>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeusSheet {
    pub id: &'static str,
    pub name_en: &'static str,
    pub name_pl: &'static str,
    pub text_en: &'static str,
    pub text_pl: &'static str,
    pub owner: Side,
    pub cost_vp: u8,
    pub cost_silver: u8,
    pub source: Source,
    pub reconstructed: Vec<&'static str>,
}

/// The numbers of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Limits {
    pub towns: BySide<u8>,
    pub cities: BySide<u8>,
    pub forts: u8,
    pub prestige: u8,
    pub warships: u8,
    /// VP that the pillaged player loses when the marker reaches a space.
    pub pillage_loss: [u8; 9],
    pub track: [i8; 2],
    pub field_rounds: u8,
    pub siege_rounds: u8,
    pub fortify: u16,
    pub warship: u16,
    pub bribe: u16,
    pub retrieve: u16,
    pub pass: u16,
    pub wine: u16,
    pub hand: usize,
    pub reserve: usize,
    pub deep_reserve: usize,
    pub guard_rounds: u8,
    pub start_silver: BySide<u16>,
    pub start_warships: BySide<u8>,
    pub surcharge: [u16; 3],
    pub cycle: [u16; 3],
    pub lead: u16,
    pub end_vp: u16,
    pub end_captured: u8,
    pub last_turn: u8,
    pub peace_from: u8,
    pub sicily_bonus: [u8; 2],
    pub sardinia_bonus: [u8; 2],
    /// C-15: by the die as rolled or shifted, from 0 to 6.
    pub elephants: [i8; 7],
}

/// Cards by what is printed on them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Symbols {
    pub locations: CardSet,
    pub wagon: CardSet,
    pub ship: CardSet,
    pub settler: CardSet,
    pub coin: CardSet,
    pub wine: CardSet,
    /// At least one sword, or elephants.
    pub sword: CardSet,
    pub mercenary: CardSet,
    pub leader: CardSet,
    pub light: CardSet,
    pub heavy: CardSet,
    pub cavalry: CardSet,
    pub elephants: CardSet,
    pub siege_engine: CardSet,
    pub raid: CardSet,
    pub block_raid: CardSet,
    pub bribe: CardSet,
    pub block_bribe: CardSet,
    pub block_pillage: CardSet,
    pub fortify: CardSet,
    pub merchant: CardSet,
    /// Empire cards of a power, and the grey ones.
    pub of: BySide<CardSet>,
    pub neutral: CardSet,
    /// Cards that can be chosen as a loss of battle.
    pub loss: CardSet,
    pub returns: CardSet,
    pub draws: CardSet,
}

/// The map as the rules walk it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ground {
    /// One road or difficult road away.
    pub land: [LocationSet; Location::COUNT],
    /// One connection of any kind away.
    pub joined: [LocationSet; Location::COUNT],
    pub ways: [[Option<Way>; Location::COUNT]; Location::COUNT],
    pub coast: [LocationSet; Zone::COUNT],
    pub region: [LocationSet; Zone::COUNT],
    pub adjacent: [[bool; Zone::COUNT]; Zone::COUNT],
    /// By the zones that are open, a bit each, and the zone that is entered: which zones
    /// a path can then sail through, and their coasts.
    pub basins: [[(u8, LocationSet); Zone::COUNT]; 1 << Zone::COUNT],
    pub strait: [Location; 2],
    pub start: BySide<LocationSet>,
    pub start_cities: LocationSet,
    pub capital: BySide<Location>,
    pub home: BySide<Zone>,
    pub syracuse: Location,
    pub lilybaeum: Location,
    pub supply_points: LocationSet,
    pub settler: LocationSet,
}

impl Location {
    #[inline]
    pub fn sheet(self) -> &'static LocationSheet {
        &data().locations[self.index()]
    }
}

impl Face {
    #[inline]
    pub fn sheet(self) -> &'static FaceSheet {
        &data().faces[self.index()]
    }

    /// All copies of it.
    #[inline]
    pub fn copies(self) -> CardSet {
        data().copies_of[self.index()]
    }
}

/// A copy by its own word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CardSheet {
    pub id: &'static str,
}

impl Card {
    #[inline]
    pub(crate) fn sheet(self) -> &'static CardSheet {
        &data().cards[self.index()]
    }

    /// What is printed on it.
    #[inline]
    pub fn printed(self) -> &'static FaceSheet {
        self.face().sheet()
    }
}

impl Strategy {
    #[inline]
    pub fn sheet(self) -> &'static StrategySheet {
        &data().strategies[self.index()]
    }
}

impl EventCard {
    #[inline]
    pub fn sheet(self) -> &'static EventSheet {
        &data().events[self.index()]
    }
}

impl Deus {
    #[inline]
    pub fn sheet(self) -> &'static DeusSheet {
        &data().deus[self.index()]
    }
}
