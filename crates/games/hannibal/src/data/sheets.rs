//! What the data files say about each space, province, general and card.

use serde::{Deserialize, Serialize};

use super::data;
use crate::ids::{Card, General, Province, Region, Space};
use crate::sets::{CardSet, GeneralSet, ProvinceSet, RegionSet, SpaceSet};
use crate::side::{BySide, Side};

/// Where a fact comes from; players are told when it is our reconstruction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// The rule book itself.
    #[serde(rename = "seed")]
    Rulebook,
    /// Public material about the game.
    Public,
    /// Worked out where both are silent.
    Reconstructed,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SpaceKind {
    /// A round space: it takes a PC.
    Ordinary,
    WalledCity,
    /// A Tribe stands there in some set-ups.
    Tribe,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LinkKind {
    Road,
    Pass,
    AlpinePass,
    Strait,
}

impl LinkKind {
    pub const fn is_pass(self) -> bool {
        matches!(self, LinkKind::Pass | LinkKind::AlpinePass)
    }
}

/// A way out of a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Edge {
    pub to: Space,
    pub kind: LinkKind,
    /// Only whoever controls the space he leaves may cross (10.6-b).
    pub needs_control: bool,
    pub cost: u8,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SpaceSheet {
    pub id: &'static str,
    pub name: &'static str,
    pub province: Province,
    pub region: Region,
    pub kind: SpaceKind,
    pub port: bool,
    /// CUs that fit inside the walls (20.3-a); 0 without walls.
    pub capacity: u8,
    pub printed: Option<Side>,
    pub edges: Vec<Edge>,
    pub x: u16,
    pub y: u16,
    pub source: Source,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProvinceSheet {
    pub id: &'static str,
    pub name: &'static str,
    pub region: Region,
    /// Politically significant (3.6).
    pub counted: bool,
    pub spaces: SpaceSet,
    /// How many of its spaces are more than half (3.7).
    pub majority: u8,
    pub ally_value: u8,
    pub ally_region: Region,
    pub source: Source,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RegionSheet {
    pub id: &'static str,
    pub name_en: &'static str,
    pub name_pl: &'static str,
    pub spaces: SpaceSet,
    /// Most battle cards that allies bring here (14.4-c).
    pub most_allies: BySide<u8>,
    pub source: Source,
}

/// A general's ability as the rules ask for it (24-a).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Ability {
    /// So many Double Envelopments of his give the initiative by a roll only.
    pub envelopments_need_roll: u8,
    /// Once displaced he is dead and his side removes so many PCs (10.10-d).
    pub mourned: Option<u8>,
    /// Displaced he leaves the game, and he is in no pool (6.7-d).
    pub permanent_proconsul: bool,
    /// Extra CUs raised with him in these regions.
    pub levy_bonus: (u8, RegionSet),
    pub naval_drm: i8,
    /// The modifier holds though he is a subordinate.
    pub naval_as_subordinate: bool,
    pub attrition_drm: i8,
    /// Extra battle cards in these regions while his side controls a province of two allies.
    pub battle_cards: (u8, RegionSet),
    /// Turns enemy PCs where he comes with so many CUs.
    pub turns_pcs: Option<(u8, RegionSet)>,
    /// He may not leave these regions.
    pub bound_to: RegionSet,
    pub never_avoids: bool,
    pub avoid_rating: Option<(u8, RegionSet)>,
    pub intercept_rating: Option<(u8, RegionSet)>,
    pub pursuit_rating: Option<u8>,
    pub counterattack_rating: Option<u8>,
    /// A failed attempt to avoid battle costs him no battle card.
    pub avoids_freely: bool,
    /// Faces by which he reads the red siege die higher, at these spaces.
    pub siege_shift: (u8, SpaceSet),
    /// The card whose CUs may join him, in these regions.
    pub card_joins: Option<(Card, RegionSet)>,
    /// Besieges after a battle won there.
    pub siege_after_battle: RegionSet,
    /// Sails with a card of so many OPs, with so many CUs.
    pub sails_with: Option<(u8, u8)>,
    /// Movement Points while he stays by land in these regions.
    pub swift: Option<(u8, RegionSet)>,
    pub keeps_command: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GeneralSheet {
    pub id: &'static str,
    pub name: &'static str,
    pub full_name: &'static str,
    pub side: Side,
    /// The least OPs that activate him.
    pub strategy: u8,
    pub battle: u8,
    /// The word of his ability in the file; `none` for none.
    pub ability_id: &'static str,
    pub ability: Ability,
    pub source: Source,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Timing {
    /// In one's own play, instead of the operations.
    Event,
    /// That, or as a counter-event.
    EventOrCounter,
    CounterBattle,
    CounterMove,
    CounterNaval,
    CounterSiege,
    CounterEvent,
    CounterRoll,
    /// Its event works in the activation it is played for (8.1-d).
    Dual,
    Campaign,
}

impl Timing {
    /// Whether the card can be announced as an event in one's own play.
    pub const fn is_event(self) -> bool {
        matches!(
            self,
            Timing::Event | Timing::EventOrCounter | Timing::Campaign
        )
    }
}

/// What playing the event does to a truce (8.7-c).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TruceWord {
    Breaks,
    NeverBreaks,
    BreaksUnlessCounter,
    Starts,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardSheet {
    pub id: &'static str,
    /// As printed: "9A".
    pub number: &'static str,
    pub name_en: &'static str,
    pub name_pl: &'static str,
    pub ops: u8,
    pub ops_source: Source,
    /// Whose event it is; both sides' if `None`.
    pub owner: Option<Side>,
    pub timing: Timing,
    /// Leaves the game once its event was played (8.1-c).
    pub removed: bool,
    pub ship: bool,
    pub recruit: bool,
    pub truce: TruceWord,
    /// How many generals a Campaign activates, and with how many CUs one of them
    /// may sail (8.3).
    pub campaign: Option<(u8, u8)>,
    /// Movement Points of the general it activates, where the card changes them.
    pub march: Option<u8>,
    /// One of the additional cards (26.X).
    pub additional: bool,
    /// Takes the place of this card (26.X-c).
    pub replaces: Option<Card>,
    pub source: Source,
}

/// A result of a siege die (20.2-b).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
pub enum SiegeFace {
    #[serde(rename = "lose-1-cu")]
    Loss,
    #[serde(rename = "none")]
    Nothing,
    #[serde(rename = "1-point")]
    One,
    #[serde(rename = "2-points")]
    Two,
}

/// A battle card: like ones are not told apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Title {
    FrontalAssault,
    FlankLeft,
    FlankRight,
    Probe,
    DoubleEnvelopment,
    Reserve,
}

impl Title {
    pub const COUNT: usize = 6;
    pub const ALL: [Title; Title::COUNT] = [
        Title::FrontalAssault,
        Title::FlankLeft,
        Title::FlankRight,
        Title::Probe,
        Title::DoubleEnvelopment,
        Title::Reserve,
    ];
    /// All that a Reserve may be declared as (14.5-d).
    pub const NAMED: [Title; Title::COUNT - 1] = [
        Title::FrontalAssault,
        Title::FlankLeft,
        Title::FlankRight,
        Title::Probe,
        Title::DoubleEnvelopment,
    ];

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn id(self) -> &'static str {
        match self {
            Title::FrontalAssault => "frontal-assault",
            Title::FlankLeft => "flank-left",
            Title::FlankRight => "flank-right",
            Title::Probe => "probe",
            Title::DoubleEnvelopment => "double-envelopment",
            Title::Reserve => "reserve",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BattleCardSheet {
    pub name_en: &'static str,
    pub name_pl: &'static str,
    pub count: u8,
    /// CUs lost by face of the small and of the large retreat die (15.1); none of a
    /// Reserve's own.
    pub small: [u8; 6],
    pub large: [u8; 6],
    pub source: Source,
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

/// The numbers of the tables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tables {
    /// By row (die 1 or less to 7 or more), then column.
    pub attrition: [[u8; 7]; 7],
    /// The least number of each column.
    pub columns: [u8; 7],
    /// Rows on which an Elephant falls first (17.3-a).
    pub elephant_rows: [bool; 7],
    pub pass_drm: i8,
    pub guide_drm: i8,
    pub retreat_steps: u8,
    pub white: [SiegeFace; 6],
    pub red: [SiegeFace; 6],
    pub points_to_take: u8,
    pub besiegers: u8,
    pub arrives_max: i8,
    pub sunk_min: i8,
    pub naval: Vec<NavalModifier>,
    /// Faces of the die by which the Consuls exchange roles (18.3-b).
    pub command_swaps: [bool; 6],
    pub most_battle_cards: u8,
    pub movement_points: u8,
    pub forced_march_points: u8,
    pub most_moving: u8,
    pub naval_cost: u8,
    pub overrunners: u8,
    pub consular_army: u8,
    pub roman_cu: u8,
    pub roman_cu_italia: u8,
    pub elephant_limit: u8,
}

impl Tables {
    /// The column of the Attrition table; none for nobody.
    pub fn column(&self, count: u8) -> Option<usize> {
        self.columns.iter().rposition(|&least| count >= least)
    }

    /// The row of a modified die.
    pub const fn row(die: i32) -> usize {
        if die <= 1 {
            0
        } else if die >= 7 {
            6
        } else {
            die as usize - 1
        }
    }
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

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Office {
    Consul,
    Proconsul,
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

impl Space {
    #[inline]
    pub fn sheet(self) -> &'static SpaceSheet {
        &data().spaces[self.index()]
    }

    #[inline]
    pub fn province(self) -> Province {
        self.sheet().province
    }

    #[inline]
    pub fn region(self) -> Region {
        self.sheet().region
    }

    #[inline]
    pub fn is_city(self) -> bool {
        data().cities.contains(self)
    }

    #[inline]
    pub fn is_port(self) -> bool {
        data().ports.contains(self)
    }

    #[inline]
    pub fn capacity(self) -> u8 {
        self.sheet().capacity
    }

    /// Spaces joined by a road, and by nothing else.
    #[inline]
    pub fn roads(self) -> SpaceSet {
        data().roads[self.index()]
    }

    /// Spaces joined by a connection of any kind.
    #[inline]
    pub fn adjacent(self) -> SpaceSet {
        data().adjacent[self.index()]
    }

    pub fn edge(self, to: Space) -> Option<Edge> {
        self.sheet()
            .edges
            .iter()
            .copied()
            .find(|edge| edge.to == to)
    }
}

impl Province {
    #[inline]
    pub fn sheet(self) -> &'static ProvinceSheet {
        &data().provinces[self.index()]
    }

    #[inline]
    pub fn spaces(self) -> SpaceSet {
        self.sheet().spaces
    }
}

impl Region {
    #[inline]
    pub fn sheet(self) -> &'static RegionSheet {
        &data().regions[self.index()]
    }

    #[inline]
    pub fn spaces(self) -> SpaceSet {
        self.sheet().spaces
    }
}

impl General {
    #[inline]
    pub fn sheet(self) -> &'static GeneralSheet {
        &data().generals[self.index()]
    }

    #[inline]
    pub fn side(self) -> Side {
        self.sheet().side
    }

    #[inline]
    pub fn ability(self) -> &'static Ability {
        &self.sheet().ability
    }
}

impl Card {
    #[inline]
    pub fn sheet(self) -> &'static CardSheet {
        &data().cards[self.index()]
    }
}

impl Title {
    pub fn sheet(self) -> &'static BattleCardSheet {
        &data().battle_cards[self.index()]
    }
}
