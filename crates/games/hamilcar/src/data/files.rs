//! The data files as written: words and numbers, nothing resolved yet.
//!
//! Every key is named here, also those that only tell a reader where a record
//! comes from: so a misspelt key is refused instead of being passed over.
#![expect(dead_code, reason = "some keys are for readers of the files alone")]

use std::collections::BTreeMap;

use kernel::data::Source;
use punic::Side;
use serde::Deserialize;

use super::sheets::{AfricaRule, Hook, Trait, Trigger};

pub(super) const MAP: &str = "map.toml";
pub(super) const GENERALS: &str = "generals.toml";
pub(super) const CARDS: &str = "strategy_cards.toml";
pub(super) const TACTICS: &str = "tactics_cards.toml";
pub(super) const TABLES: &str = "tables.toml";
pub(super) const SETUP: &str = "setup.toml";
pub(super) const BATTLE_CARDS: &str = "battle_cards.toml";

/// Whose something is, as the files write it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Owner {
    Rome,
    Carthage,
    /// Nobody's province.
    Neutral,
    /// A neutral Tribe stands there.
    Tribe,
    /// An empty space.
    None,
    /// Both sides' card.
    Both,
}

impl Owner {
    pub(super) fn side(self) -> Option<Side> {
        match self {
            Owner::Rome => Some(Side::Rome),
            Owner::Carthage => Some(Side::Carthage),
            Owner::Neutral | Owner::Tribe | Owner::None | Owner::Both => None,
        }
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MapFile {
    pub meta: MapMeta,
    pub regions: Vec<RegionRow>,
    pub provinces: Vec<ProvinceRow>,
    pub spaces: Vec<SpaceRow>,
    pub roads: Vec<RoadRow>,
    pub sea_routes: Vec<RouteRow>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MapMeta {
    pub game: String,
    pub canvas: [u16; 2],
    pub spaces: usize,
    pub roads: usize,
    pub passes: usize,
    pub straits: usize,
    pub sea_routes: usize,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RegionRow {
    pub id: String,
    pub name_en: String,
    pub name_pl: String,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ProvinceRow {
    pub id: String,
    pub name: String,
    pub region: String,
    pub political: bool,
    pub start_control: Owner,
    pub allies: u8,
    pub spaces: Vec<String>,
    pub majority: u8,
    pub source: Source,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum SpaceWord {
    City,
    Circle,
    Tribe,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SpaceRow {
    pub id: String,
    pub name: String,
    pub province: String,
    pub kind: SpaceWord,
    pub port: bool,
    pub garrison: u8,
    pub start_control: Owner,
    pub x: u16,
    pub y: u16,
    pub source: Source,
    pub note: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum RoadWord {
    Road,
    Pass,
    Strait,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RoadRow {
    pub a: String,
    pub b: String,
    pub kind: RoadWord,
    pub alpine: Option<bool>,
    pub name: Option<String>,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RouteRow {
    pub a: String,
    pub b: String,
    pub storm: bool,
    pub strait: bool,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GeneralsFile {
    pub generals: Vec<GeneralRow>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Status {
    Start,
    Deck,
    Aside,
    Track,
    Mercenary,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GeneralRow {
    pub id: String,
    pub name: String,
    pub printed_name: Option<String>,
    pub side: Side,
    pub strategy: u8,
    pub battle: u8,
    pub battle_in_naval: Option<u8>,
    pub battle_in_land: Option<u8>,
    pub traits: Vec<Trait>,
    pub status: Status,
    pub proconsul_cost: Option<u8>,
    pub source_strategy: Source,
    pub source_battle: Source,
    pub source_traits: Source,
    pub source: Source,
    pub ability: AbilityRow,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AbilityRow {
    pub hook: Hook,
    pub text: String,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardsFile {
    pub deck: DeckRow,
    pub cards: Vec<CardRow>,
    pub optional_cards: Vec<CardRow>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DeckRow {
    pub cards: usize,
    #[serde(default)]
    pub option_26_12_adds: Vec<String>,
    pub source: Source,
}

/// When a card's event may be played; a counter card says more by its trigger.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum TimingWord {
    Event,
    Dual,
    Counter,
    Campaign,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardRow {
    pub id: String,
    pub number: Option<u16>,
    pub hannibal_card: Option<String>,
    pub name_en: String,
    pub name_pl: String,
    pub op: u8,
    pub side: Owner,
    pub timing: TimingWord,
    pub trigger: Option<Trigger>,
    pub ships: u8,
    pub training: bool,
    pub levy: bool,
    pub once: bool,
    pub persist: bool,
    pub effect: String,
    #[serde(default)]
    pub params: BTreeMap<String, toml::Value>,
    pub group: String,
    pub name_source: Source,
    pub effect_source: Source,
    pub name_pl_source: Option<Source>,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TacticsFile {
    pub deck: DeckRow,
    pub cards: Vec<TacticRow>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum TacticTiming {
    Manoeuvre,
    Reaction,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TacticRow {
    pub id: String,
    pub name_en: String,
    pub name_pl: String,
    pub copies: u8,
    pub timing: TacticTiming,
    pub trigger: Option<String>,
    pub effect: String,
    #[serde(default)]
    pub params: BTreeMap<String, i8>,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TablesFile {
    pub attrition: AttritionRow,
    pub naval_modifiers: NavalModifiersRow,
    pub seamanship: Vec<SeamanshipRow>,
    pub seamanship_start: SeamanshipStart,
    pub miat: MiatRow,
    pub turns: TurnsRow,
    pub turn: Vec<TurnRow>,
    pub limits: LimitsRow,
    pub war_treasury: TreasuryRow,
    pub op_costs: OpCostsRow,
    pub siege_dice: SiegeDiceRow,
    pub land: LandRow,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AttritionRow {
    pub columns: Vec<String>,
    pub column_min: [u8; 7],
    pub rows: Vec<String>,
    pub results: [[u8; 7]; 7],
    pub elephant_rows: Vec<String>,
    pub source: Source,
    pub naval: NavalRow,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NavalRow {
    pub round_column: Vec<String>,
    pub pursuit_column: String,
    pub corvus_rows: Vec<String>,
    pub supremacy_rows: Vec<String>,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NavalModifiersRow {
    pub clash_seamanship_poor_or_fair: i8,
    pub clash_corvi: i8,
    pub intercept_corvi: i8,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SeamanshipRow {
    pub level: u8,
    pub id: String,
    pub name_en: String,
    pub name_pl: String,
    pub clash: i8,
    pub africa: AfricaRule,
    pub storm: i8,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SeamanshipStart {
    pub level: String,
    pub loss_threshold_ships_per_turn: u8,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MiatRow {
    pub spaces: Vec<String>,
    pub start_pcs: Vec<String>,
    pub political_point_needs_pcs: u8,
    pub political_point_needs_space: String,
    pub source: Source,
    pub segments: Vec<SegmentRow>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Gift {
    Cu,
    General,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SegmentRow {
    pub id: String,
    pub ends: [String; 2],
    pub gives: Gift,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TurnsRow {
    pub last: u8,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TurnRow {
    pub n: u8,
    pub years: String,
    pub cards: u8,
    pub general: String,
    pub mercenary_cost: u8,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LimitsRow {
    pub ships_per_player: u8,
    pub ships_per_fleet: u8,
    pub fleet_cus: u8,
    pub fleet_supply_trains: u8,
    pub naval_mp_per_move: u8,
    pub mp_per_sea_route: u8,
    pub mp_per_strait_crossing: u8,
    pub naval_battle_rounds: u8,
    pub battle_cards_hand: u8,
    pub battle_cards_from_cus: u8,
    pub epic_battle_cards_hand: u8,
    pub consular_army_min_cus: u8,
    pub carthage_generals_base: u8,
    pub carthage_generals_max: u8,
    pub political_points_total: u8,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TreasuryRow {
    pub cost_repair: u8,
    pub cost_concession_pc: u8,
    pub cost_supply_train: u8,
    pub cost_ship: u8,
    pub cost_cu: u8,
    pub supply_train_reduces_by: u8,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OpCostsRow {
    pub place_pc: u8,
    pub repair_ship: u8,
    pub concession_pc: u8,
    pub supply_train: u8,
    pub ship_build: String,
    pub training: String,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SiegeDiceRow {
    pub white: DieRow,
    pub red: DieRow,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DieRow {
    pub faces: [FaceRow; 6],
    pub source: Source,
}

#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FaceRow {
    pub points: u8,
    pub loss: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LandRow {
    pub movement_points: u8,
    pub force_march_points: u8,
    pub most_moving: u8,
    pub overrun_min_cu: u8,
    pub retreat_steps: u8,
    pub pass_drm: i8,
    pub siege_points_to_take: u8,
    pub min_cu_to_besiege: u8,
    pub command_swaps: Vec<u8>,
    pub elephant_limit: u8,
    pub most_roman_allies_in_italia: u8,
    pub latium_battle_cards: u8,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SetupFile {
    pub scenario: ScenarioRow,
    pub decks: DecksRow,
    pub rome: RomeRow,
    pub carthage: CarthageRow,
    pub tribes: TribesRow,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScenarioRow {
    pub id: String,
    pub name_en: String,
    pub name_pl: String,
    pub years: String,
    pub first_turn: u8,
    pub skip_reinforcements_on_first_turn: bool,
    pub supremacy: Side,
    pub seamanship: String,
    pub corvi_mounted: bool,
    pub forgotten_tactics: bool,
    pub who_decides_first_player: Side,
    pub isolation_order: [Side; 2],
    pub tie_winner: Side,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DecksRow {
    pub battle_cards: u8,
    pub tactics: String,
    pub strategy: String,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StackRow {
    pub space: String,
    pub generals: Vec<String>,
    pub cus: u8,
    pub elephants: u8,
    pub supply_trains: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RomeRow {
    pub ships_ready: u8,
    pub ships_spent: u8,
    pub start_consuls: Vec<String>,
    pub start_proconsul: String,
    pub set_aside: Vec<String>,
    pub general_deck: Vec<String>,
    pub source: Source,
    pub stacks: Vec<StackRow>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MercenaryRow {
    pub general: String,
    pub cus: u8,
    pub elephants: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CarthageRow {
    pub ships_ready: u8,
    pub ships_spent: u8,
    pub miat_pcs: Vec<String>,
    pub general_deck: Vec<String>,
    pub turn_track: Vec<String>,
    pub mercenaries: Vec<String>,
    pub source: Source,
    pub stacks: Vec<StackRow>,
    pub mercenary_stacks: Vec<MercenaryRow>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TribesRow {
    pub neutral: Vec<String>,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BattleCardsFile {
    pub meta: BattleMeta,
    pub battle_card: Vec<BattleCardRow>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BattleMeta {
    pub total: usize,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
pub(super) struct BattleCardRow {
    pub id: String,
    pub name_en: String,
    pub name_pl: String,
    pub count: u8,
    pub retreat_loss_small: Option<[u8; 6]>,
    pub retreat_loss_large: Option<[u8; 6]>,
    pub source: Source,
}
