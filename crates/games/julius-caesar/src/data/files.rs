//! The data files as written: words and numbers, nothing resolved yet.
//!
//! Every key is named here, also those that only tell a reader where a record
//! comes from: so a misspelt key is refused instead of being passed over.
#![expect(dead_code, reason = "some keys are for readers of the files alone")]

use kernel::data::Source;
use serde::Deserialize;

use super::sheets::{Colour, Kind, Letter, PlaceKind};
use crate::side::Side;

pub(super) const MAP: &str = "map.toml";
pub(super) const BLOCKS: &str = "blocks.toml";
pub(super) const CARDS: &str = "cards.toml";
pub(super) const SETUP: &str = "setup.toml";
pub(super) const CONSTANTS: &str = "constants.toml";

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MapFile {
    pub meta: MapMeta,
    pub space: Vec<SpaceRow>,
    pub road: Vec<RoadRow>,
    pub sea_link: Vec<SeaLinkRow>,
    pub strait: Vec<NameRow>,
    pub island: Vec<IslandRow>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MapMeta {
    pub canvas_width: u16,
    pub canvas_height: u16,
    pub spaces: usize,
    pub cities: usize,
    pub ports: usize,
    pub major_ports: usize,
    pub inland_cities: usize,
    pub seas: usize,
    pub roads: usize,
    pub major_roads: usize,
    pub minor_roads: usize,
    pub straits: usize,
    pub sea_links: usize,
    pub port_sea_links: usize,
    pub sea_sea_links: usize,
    pub city_vp_total: usize,
    pub valued_cities: usize,
    pub coordinates_source: Source,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SpaceRow {
    pub id: String,
    /// The spelling on the printed map.
    pub name_map: String,
    pub name_en: String,
    pub name_pl: String,
    pub kind: PlaceKind,
    pub vp: u8,
    pub winter_supply: u8,
    pub island: Option<String>,
    pub x: u16,
    pub y: u16,
    pub vp_source: Option<Source>,
    pub source: Source,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum RoadKind {
    Major,
    Minor,
    Strait,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RoadRow {
    pub a: String,
    pub b: String,
    pub kind: RoadKind,
    pub strait: Option<String>,
    /// The rule book mentions this road in an example.
    pub seed_confirms: Option<bool>,
    pub source: Source,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum SeaLinkKind {
    PortSea,
    SeaSea,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SeaLinkRow {
    pub a: String,
    pub b: String,
    pub kind: SeaLinkKind,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NameRow {
    pub id: String,
    pub name_en: String,
    pub name_pl: String,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct IslandRow {
    pub id: String,
    pub name_en: String,
    pub name_pl: String,
    pub cities: Vec<String>,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BlocksFile {
    pub meta: BlocksMeta,
    pub block: Vec<BlockRow>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BlocksMeta {
    pub total: usize,
    pub caesar: usize,
    pub pompey: usize,
    pub neutral_colour: usize,
    pub source: Source,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Domain {
    Land,
    Sea,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BlockRow {
    pub id: String,
    pub name_en: String,
    pub name_pl: String,
    pub owner: Side,
    pub colour: Colour,
    #[serde(rename = "type")]
    pub kind: Kind,
    pub domain: Domain,
    pub init_defend: Letter,
    pub init_attack: Letter,
    pub firepower: u8,
    pub max_steps: u8,
    pub strengths: Vec<u8>,
    /// `"city:<id>"`, or one of three phrases.
    pub levy: String,
    #[serde(default)]
    pub third_leader: bool,
    pub rating_source: Option<Source>,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardsFile {
    pub meta: CardsMeta,
    pub card: Vec<CardRow>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardsMeta {
    pub total: usize,
    pub command: usize,
    pub event: usize,
    pub hand_dealt: u8,
    pub hand_discard: u8,
    pub source: Source,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum CardWord {
    Command,
    Event,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardRow {
    pub id: String,
    pub kind: CardWord,
    pub name_en: String,
    pub name_pl: String,
    pub moves: u8,
    pub levies: u8,
    pub text_en: String,
    pub clauses: String,
    pub source: Source,

    // The rest is for Event cards.
    pub group_moves: Option<u8>,
    pub effect: Option<String>,
    pub forbidden_on_first_turn_of_year: Option<bool>,
    pub player_one: Option<String>,
    pub target: Option<String>,
    pub target_pick: Option<String>,
    pub reduces_instead: Option<Vec<Kind>>,
    pub optional: Option<bool>,
    pub allows_navis: Option<bool>,
    pub allows_land: Option<bool>,
    pub allows_amphibious: Option<bool>,
    pub allows_levy: Option<bool>,
    pub surprise: Option<bool>,
    pub max_steps: Option<u8>,
    pub max_steps_attack: Option<u8>,
    pub attack_limit_major: Option<u8>,
    pub attack_limit_minor: Option<u8>,
    pub attack_limit_strait: Option<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SetupFile {
    pub game: GameTable,
    pub deployment: DeploymentTable,
    pub placement: Vec<PlacementRow>,
    pub pool: Vec<PoolRow>,
    pub cleopatra: CleopatraTable,
    pub option: OptionTable,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GameTable {
    pub first_year: u16,
    pub last_year: u16,
    pub years: u8,
    pub turns_per_year: u8,
    pub win_vp: u8,
    pub start_vp_caesar: usize,
    pub start_vp_pompey: usize,
    pub start_vacant_vp: usize,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DeploymentTable {
    pub historical: HistoricalTable,
    pub free: FreeTable,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HistoricalTable {
    pub name_en: String,
    pub name_pl: String,
    pub default: bool,
    pub clauses: String,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FreeTable {
    pub name_en: String,
    pub name_pl: String,
    pub default: bool,
    pub optional: bool,
    pub rule_en: String,
    pub navis_ports_only: bool,
    pub pool_exchange: bool,
    pub simultaneous_secret: bool,
    pub clauses: String,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlacementRow {
    pub side: Side,
    pub city: String,
    pub count: usize,
    pub blocks: Vec<String>,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PoolRow {
    pub side: Side,
    pub blocks: Vec<String>,
    pub locked: Vec<String>,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CleopatraTable {
    pub start_controller: Side,
    pub home: String,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OptionTable {
    pub tournament: TournamentTable,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TournamentTable {
    pub name_en: String,
    pub name_pl: String,
    pub default: bool,
    pub effect_en: String,
    pub clauses: String,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ConstantsFile {
    pub road_limit: RoadLimitTables,
    pub sea: SeaTable,
    #[serde(rename = "move")]
    pub march: MoveTable,
    pub battle: BattleTable,
    pub winter: WinterTable,
    pub victory: VictoryTable,
    pub cards: CardsTable,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RoadLimitTables {
    #[serde(rename = "move")]
    pub march: RoadLimitTable,
    pub attack: RoadLimitTable,
    pub pluto_attack: RoadLimitTable,
    pub retreat: RoadLimitTable,
    pub regroup: RoadLimitTable,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RoadLimitTable {
    pub major: u8,
    pub minor: u8,
    pub strait: u8,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SeaTable {
    pub navis_limit_per_link: u8,
    pub amphibious_cost_per_block: u8,
    pub sea_retreats_per_round_per_player: u8,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MoveTable {
    pub steps_without_attack: u8,
    pub steps_with_attack: u8,
    pub mercury_steps_without_attack: u8,
    pub mercury_steps_with_attack: u8,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BattleTable {
    pub max_rounds: u8,
    pub first_retreat_round: u8,
    pub attacker_must_retreat_round: u8,
    pub reserves_arrive_round: u8,
    pub initiative_order: Vec<Letter>,
    pub first_within_letter: String,
    pub die_sides: u8,
    pub max_dice_per_fire: u8,
    pub disruption_step_loss: u8,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WinterTable {
    pub order: Vec<String>,
    pub player_order: Vec<Side>,
    pub base_supply: u8,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct VictoryTable {
    pub win_vp: u8,
    pub vp_per_dead_enemy_leader: u8,
    pub tie_break_city: String,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardsTable {
    pub deck: usize,
    pub dealt: u8,
    pub discarded: u8,
    pub played_per_year: u8,
    pub tie_player_one: Side,
    pub source: Source,
}
