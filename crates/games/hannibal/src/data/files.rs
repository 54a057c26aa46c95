//! The data files as written: words and numbers, nothing resolved yet.
//!
//! Every key is named here, also those that only tell a reader where a record
//! comes from: so a misspelt key is refused instead of being passed over.
#![expect(dead_code, reason = "some keys are for readers of the files alone")]

use std::collections::BTreeMap;

use kernel::data::Source;
use punic::Side;
use serde::Deserialize;

use super::sheets::{LinkKind, SpaceKind};

pub(super) const MAP: &str = "map.toml";
pub(super) const GENERALS: &str = "generals.toml";
pub(super) const CARDS: &str = "strategy_cards.toml";
pub(super) const BATTLE_CARDS: &str = "battle_cards.toml";
pub(super) const TABLES: &str = "tables.toml";
pub(super) const SCENARIOS: &str = "scenarios.toml";

/// Whose something is, as the files write it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Owner {
    Roman,
    Carthaginian,
    /// Nobody's.
    Neutral,
    /// Both sides'.
    Either,
}

impl Owner {
    /// As the files write it.
    pub(super) fn word(self) -> &'static str {
        match self {
            Owner::Roman => "roman",
            Owner::Carthaginian => "carthaginian",
            Owner::Neutral => "neutral",
            Owner::Either => "either",
        }
    }

    pub(super) fn side(self) -> Option<Side> {
        match self {
            Owner::Roman => Some(Side::Rome),
            Owner::Carthaginian => Some(Side::Carthage),
            Owner::Neutral | Owner::Either => None,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub(super) enum InPlay {
    #[serde(rename = "always")]
    Always,
    #[serde(rename = "optional-26.3")]
    Mauretania,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MapFile {
    pub meta: MapMeta,
    pub region: Vec<RegionRow>,
    pub province: Vec<ProvinceRow>,
    pub space: Vec<SpaceRow>,
    pub connection: Vec<ConnectionRow>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MapMeta {
    pub game: String,
    pub board: String,
    pub canvas_width: u16,
    pub canvas_height: u16,
    pub min_distance_px: u16,
    pub spaces: usize,
    pub connections: usize,
    pub counted_provinces: usize,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RegionRow {
    pub id: String,
    pub name_en: String,
    pub name_pl: String,
    pub provinces: Vec<String>,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ProvinceRow {
    pub id: String,
    pub name: String,
    pub region: String,
    pub counted: bool,
    pub spaces: usize,
    pub majority: u8,
    pub ally_value: u8,
    pub ally_region: String,
    pub in_play: InPlay,
    pub source: Source,
    pub note: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SpaceRow {
    pub id: String,
    pub name: String,
    pub province: String,
    pub region: String,
    pub kind: SpaceKind,
    pub port: bool,
    pub garrison_limit: u8,
    pub printed_control: Owner,
    pub x: u16,
    pub y: u16,
    pub in_play: InPlay,
    pub source: Source,
    pub note: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ConnectionRow {
    pub a: String,
    pub b: String,
    pub kind: LinkKind,
    pub mp_cost: u8,
    pub attrition_drm: Option<i8>,
    #[serde(default)]
    pub requires_control_of_left_space: bool,
    pub in_play: InPlay,
    pub source: Source,
    pub note: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GeneralsFile {
    pub arrival: toml::Table,
    pub general: Vec<GeneralRow>,
    pub verb: Vec<VerbRow>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct VerbRow {
    pub op: String,
    pub meaning: String,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GeneralRow {
    pub id: String,
    pub name: String,
    pub name_source: Source,
    pub full_name: String,
    pub side: Owner,
    pub strategy: u8,
    pub strategy_source: Source,
    pub battle: u8,
    pub battle_source: Source,
    pub ability: String,
    pub ability_text: String,
    pub ability_source: Source,
    pub ability_note: Option<String>,
    pub effect: Vec<EffectRow>,
    pub entry: String,
    pub entry_source: Source,
    pub pool: String,
    pub dead_from_scenario: u8,
    pub source: Source,
}

/// What a general's ability does (24).
#[derive(Debug, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum EffectRow {
    DoubleEnvelopmentNeedsRoll {
        times: u8,
    },
    PermanentElimination {
        remove_pc: u8,
    },
    RaiseTroopsBonus {
        regions: Vec<String>,
        count: u8,
    },
    ModifyRoll {
        roll: String,
        drm: i8,
        #[serde(default)]
        as_subordinate: bool,
    },
    ModifyBattleCards {
        count: u8,
        regions: Vec<String>,
        when: String,
    },
    FlipPcOnEntry {
        regions: Vec<String>,
        min_cu: u8,
    },
    Forbid {
        what: String,
        #[serde(default)]
        regions: Vec<String>,
    },
    RatingFor {
        roll: Vec<String>,
        value: u8,
        #[serde(default)]
        regions: Vec<String>,
    },
    NoPenalty {
        what: String,
    },
    SiegeFaceShift {
        shift: u8,
        #[serde(default)]
        cities: Vec<String>,
    },
    AlternativePlacement {
        card: String,
        regions: Vec<String>,
    },
    SiegeAfterBattle {
        regions: Vec<String>,
    },
    NavalWithOps {
        ops: u8,
        max_cu: u8,
    },
    SetMp {
        mp: u8,
        regions: Vec<String>,
        land_only: bool,
    },
    NoChangeOfCommand,
    PermanentProconsul,
    NoElephantCharge {
        scenario: String,
        turn: u8,
    },
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardsFile {
    pub card: Vec<CardRow>,
    pub timing: Vec<TimingRow>,
    pub verb: Vec<VerbRow>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TimingRow {
    pub id: String,
    pub when: String,
    pub clauses: String,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardRow {
    pub id: String,
    pub number: String,
    pub set: CardKindRow,
    pub name_en: String,
    pub name_pl: String,
    pub name_pl_source: Source,
    pub ops: u8,
    pub ops_source: Source,
    pub owner: Owner,
    pub timing: super::sheets::Timing,
    pub counter_event: bool,
    pub removed_after_event: bool,
    pub ship: bool,
    pub recruit: bool,
    pub truce: super::sheets::TruceWord,
    pub condition: Option<String>,
    pub text: String,
    /// A sketch in words of the file's vocabulary; the rules themselves are code.
    pub effect: Vec<toml::Table>,
    pub suggested_entry_turn: Option<u8>,
    pub suggested_scenarios: Option<Vec<u8>>,
    pub replaces: Option<String>,
    pub seed_note: Option<String>,
    pub source: Source,
    pub confidence: String,
    pub evidence: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum CardKindRow {
    Base,
    Extra,
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
#[serde(deny_unknown_fields)]
pub(super) struct BattleCardRow {
    pub id: String,
    pub name_en: String,
    pub name_pl: String,
    pub name_pl_source: Source,
    pub count: u8,
    pub count_source: Source,
    pub wild: bool,
    pub matches: Vec<String>,
    pub attacker_declares_type: bool,
    pub matched_gives_initiative: Option<String>,
    pub retreat_as: Option<String>,
    pub retreat_loss_large: Option<[u8; 6]>,
    pub retreat_loss_small: Option<[u8; 6]>,
    pub text: Option<String>,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TablesFile {
    pub attrition: AttritionTable,
    pub attrition_elephants: AttritionElephants,
    pub attrition_case: Vec<AttritionCase>,
    pub battle_casualties: toml::Table,
    pub retreat_dice: RetreatDice,
    pub retreat_move: RetreatMove,
    pub political_consequences: toml::Table,
    pub siege_dice: SiegeDice,
    pub siege_modifiers: toml::Table,
    pub naval_carthaginian: NavalTable,
    pub naval_modifier: Vec<NavalModifierRow>,
    pub elephant_charge: toml::Table,
    pub change_of_command: ChangeOfCommand,
    pub battle_hand: BattleHand,
    pub allies: toml::Table,
    pub ally_region: Vec<AllyRegion>,
    pub movement: MovementTable,
    pub rolls_against_battle_rating: toml::Table,
    pub turn: Vec<toml::Table>,
    pub reinforcements: toml::Table,
    pub naval_battle_first_punic_war: toml::Table,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AttritionTable {
    pub columns: Vec<String>,
    pub column_min: [u8; 7],
    pub rows: Vec<String>,
    pub losses: [[u8; 7]; 7],
    #[serde(rename = "use")]
    pub reading: String,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AttritionElephants {
    pub rows_with_elephant: Vec<String>,
    pub rule: String,
    pub note: String,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AttritionCase {
    pub id: String,
    pub when: String,
    pub drm: i8,
    pub drm_if_not_alpine: Option<i8>,
    pub cumulative: Option<bool>,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RetreatDice {
    pub small_when: String,
    pub large_when: String,
    pub faces: u8,
    pub result: String,
    pub faces_with_elephant: Vec<u8>,
    pub note: String,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RetreatMove {
    pub max_mp: u8,
    pub loss_per_enemy_pc_or_unfriendly_tribe_space: u8,
    pub loss_per_enemy_cu_in_space: u8,
    pub passes: bool,
    pub straits: bool,
    pub naval: bool,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SiegeDice {
    pub white: [super::sheets::SiegeFace; 6],
    pub red: [super::sheets::SiegeFace; 6],
    pub points_to_capture: u8,
    pub min_cu: u8,
    pub white_used_by: Vec<String>,
    pub red_used_by: Vec<String>,
    pub lose_1_cu: String,
    pub note: String,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NavalTable {
    pub die: String,
    pub arrives_max: i8,
    pub turned_back_min: i8,
    pub turned_back_max: i8,
    pub sunk_min: i8,
    pub arrives: String,
    pub turned_back: String,
    pub sunk: String,
    pub general_alone: String,
    pub roman: String,
    pub note: String,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NavalModifierRow {
    pub id: String,
    pub test: NavalTest,
    pub drm: i8,
    pub when: String,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NavalTest {
    pub departure: Option<String>,
    pub city: Option<String>,
    pub owner: Option<Owner>,
    pub marker: Option<String>,
    pub commander: Option<String>,
    pub general_present: Option<String>,
    pub destination_has: Option<Vec<String>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ChangeOfCommand {
    pub when: String,
    pub roman_attacks: String,
    pub roman_defends: String,
    pub die: String,
    pub no_change: Vec<u8>,
    pub swap: Vec<u8>,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BattleHand {
    pub limit: u8,
    pub limit_before: String,
    pub parts: Vec<toml::Table>,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AllyRegion {
    pub region: String,
    pub provinces: Vec<String>,
    pub values: Vec<u8>,
    pub max_rome: u8,
    pub max_carthage: u8,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MovementTable {
    pub points: u8,
    pub force_march_points: u8,
    pub max_cu_moving: u8,
    pub road: u8,
    pub pass: u8,
    pub alpine_pass: u8,
    pub strait: u8,
    pub naval: u8,
    pub overrun: String,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScenariosFile {
    pub standard: Standard,
    pub turn: Vec<TurnRow>,
    pub additional_cards_by_turn: toml::Table,
    pub scenario: Vec<ScenarioRow>,
    pub optional_rule: Vec<OptionalRule>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Standard {
    pub turns: u8,
    pub chooser: Owner,
    pub tie_winner: Owner,
    pub isolation_order: Vec<Owner>,
    pub roman_cu_per_turn: u8,
    pub roman_cu_min_italia: u8,
    pub carthage_cu_max_per_turn: u8,
    pub max_moving_cu: u8,
    pub movement_points: u8,
    pub naval_mp_cost: u8,
    pub max_battle_cards: u8,
    pub min_consular_army: u8,
    pub siege_points_to_take: u8,
    pub min_cu_to_besiege: u8,
    pub overrun_min_cu: u8,
    pub africanus_turn: u8,
    pub africanus_cu: u8,
    pub hannibal_death_pc_loss: u8,
    pub elephant_limit: u8,
    pub source: Source,
    pub note: String,
    pub hand_size: toml::Table,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TurnRow {
    pub number: u8,
    pub years_bc: String,
    pub source: Source,
    pub note: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OptionalRule {
    pub id: String,
    pub name_en: String,
    pub name_pl: String,
    pub favours: String,
    pub note: Option<String>,
    #[serde(default)]
    pub tribes: Vec<TribeRow>,
    #[serde(default)]
    pub remove_tribe: Vec<String>,
    #[serde(default)]
    pub variants: Vec<String>,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScenarioRow {
    pub id: String,
    pub number: u8,
    pub kind: String,
    pub name_en: String,
    pub name_pl: String,
    pub years_bc: String,
    pub start_turn: u8,
    pub last_turn: u8,
    pub ends: Ends,
    pub chooser: Owner,
    pub preempt: bool,
    pub skip_first_reinforcements: bool,
    pub reinforcements: String,
    pub victory: String,
    pub tie_winner: Owner,
    pub counted: AllOr,
    pub theatre: Vec<String>,
    pub balance: String,
    pub africanus: String,
    pub active_effects: Vec<String>,
    pub truce_turn: u8,
    pub dead_generals: Vec<String>,
    #[serde(default = "yes")]
    pub elections: bool,
    pub roman_pool: Vec<String>,
    pub generals_in_play: Option<Vec<String>>,
    pub special_clauses: Vec<String>,
    pub additional_cards: Vec<String>,
    pub displaced_are_dead: bool,
    #[serde(default)]
    pub hands: BTreeMap<String, u8>,
    pub deck: DeckRow,
    #[serde(default)]
    pub force: Vec<ForceRow>,
    #[serde(default)]
    pub tribe: Vec<TribeRow>,
    pub control_base: ControlBaseRow,
    #[serde(default)]
    pub control: Vec<ControlRow>,
    #[serde(default)]
    pub arrival: Vec<ArrivalRow>,
    #[serde(default)]
    pub turn_reinforcement: Vec<TurnReinforcementRow>,
    pub note: Option<String>,
    pub source: Source,
}

const fn yes() -> bool {
    true
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Ends {
    AfterTurn,
    AfterLastCard,
}

/// "all", or a list.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(super) enum AllOr {
    Word(String),
    List(Vec<String>),
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DeckRow {
    pub base: [String; 2],
    pub removed: Vec<String>,
    pub c09b: SpareCard,
    pub draw_pile: usize,
    pub note: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum SpareCard {
    Aside,
    Draw,
    Discard,
    Out,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ForceRow {
    pub side: Owner,
    pub space: Option<String>,
    pub choice: Option<String>,
    #[serde(default)]
    pub choice_except: Vec<String>,
    pub cu: u8,
    #[serde(default)]
    pub elephants: u8,
    pub general: Option<String>,
    pub office: Option<OfficeRow>,
    #[serde(default)]
    pub subordinates: Vec<SubordinateRow>,
    #[serde(rename = "where")]
    pub place: Option<String>,
    pub note: Option<String>,
    pub source: Source,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum OfficeRow {
    Consul,
    Proconsul,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SubordinateRow {
    pub general: String,
    pub office: Option<OfficeRow>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TribeRow {
    pub space: String,
    pub side: Owner,
    pub source: Option<Source>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ControlBaseRow {
    pub base: Base,
    pub source: Source,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Base {
    Printed,
    None,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ControlRow {
    pub owner: Owner,
    pub spaces: Vec<String>,
    pub note: Option<String>,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ArrivalRow {
    pub side: Owner,
    pub turn: u8,
    pub when: String,
    pub general: String,
    pub office: Option<OfficeRow>,
    pub cu: u8,
    #[serde(default)]
    pub elephants: u8,
    pub choice: String,
    pub also_place_pc: Option<String>,
    pub removes_general: Option<String>,
    pub note: Option<String>,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TurnReinforcementRow {
    pub turns: Vec<u8>,
    pub side: Owner,
    #[serde(default)]
    pub cu: u8,
    #[serde(default)]
    pub grants: Vec<String>,
    #[serde(default)]
    pub bonus_per_controlled: Vec<String>,
    pub place: Option<String>,
    pub source: Source,
}
