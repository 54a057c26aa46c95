//! The data files as written: words and numbers, nothing resolved yet.
//!
//! Every key is named here, also those that only tell a reader where a record
//! comes from: so a misspelt key is refused instead of being passed over.
#![expect(dead_code, reason = "some keys are for readers of the files alone")]

use std::collections::BTreeMap;

use kernel::data::Source;
use serde::Deserialize;

use super::sheets::CardKind;

pub(super) const MAP: &str = "map.toml";
pub(super) const COMPONENTS: &str = "components.toml";
pub(super) const EMPIRES: &str = "empires.toml";
pub(super) const HEROES: &str = "heroes.toml";

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MapFile {
    pub meta: MapMeta,
    pub board: Vec<BoardRow>,
    pub province: Vec<ProvinceRow>,
    pub sea: Vec<SeaRow>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MapMeta {
    pub canvas: [u16; 2],
    pub province_count: usize,
    pub sea_count: usize,
    pub land_edge_count: usize,
    pub sea_edge_count: usize,
    pub coast_count: usize,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoardRow {
    pub players: u8,
    pub empires: Vec<String>,
    pub removed_provinces: Vec<String>,
    pub removed_seas: Vec<String>,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ProvinceRow {
    pub id: String,
    pub name_en: String,
    pub name_pl: String,
    pub empire: String,
    pub capital_of: String,
    pub island: bool,
    pub boards: Vec<u8>,
    pub land: Vec<String>,
    pub seas: Vec<String>,
    pub slots: Vec<SlotRow>,
    pub x: u16,
    pub y: u16,
    pub seed_facts: Vec<String>,
    pub public_facts: Option<Vec<String>>,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SlotRow {
    pub id: String,
    pub kind: String,
    pub name_en: Option<String>,
    pub name_pl: Option<String>,
    pub commodity: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SeaRow {
    pub id: String,
    pub name_en: String,
    pub name_pl: String,
    pub boards: Vec<u8>,
    pub adjacent: Vec<String>,
    pub coast: Vec<String>,
    pub x: u16,
    pub y: u16,
    pub seed_facts: Vec<String>,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ComponentsFile {
    pub meta: GameMeta,
    pub commodity: Vec<CommodityRow>,
    pub coins: CoinsTable,
    pub totals: TotalsTable,
    pub building: Vec<BuildingRow>,
    pub unit: Vec<UnitRow>,
    pub control_marker: ControlTable,
    pub leader_marker: LeaderTable,
    pub costs: CostsTable,
    pub exchange_marker: Vec<ExchangeRow>,
    pub dice: DiceTable,
    pub battle: BattleTable,
    pub track: Vec<TrackRow>,
    pub cards: CardsTable,
    pub victory: VictoryTable,
    pub option: Vec<OptionRow>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GameMeta {
    pub title_en: String,
    pub title_pl: String,
    pub designer: String,
    pub players_min: u8,
    pub players_max: u8,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CommodityRow {
    pub id: String,
    pub name_en: String,
    pub name_pl: String,
    pub tokens: u8,
    pub legendary: u8,
    pub caravan_icons: usize,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CoinsTable {
    pub tokens: u8,
    pub name_en: String,
    pub name_pl: String,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TotalsTable {
    pub commodity_kinds: usize,
    pub commodity_tokens: usize,
    pub legendary_tokens: usize,
    pub caravan_icons: usize,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BuildingRow {
    pub id: String,
    pub name_en: String,
    pub name_pl: String,
    pub pieces: usize,
    pub cost: u8,
    pub track: String,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct UnitRow {
    pub id: String,
    pub name_en: String,
    pub name_pl: String,
    pub per_empire: u8,
    pub cost: u8,
    pub track: String,
    #[serde(rename = "where")]
    pub place: String,
    pub dice_in_battle: u8,
    pub sum_bonus_in_battle: Option<u8>,
    pub hits_negated: Option<u8>,
    pub max_per_area: u8,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ControlTable {
    pub per_empire: u8,
    pub cost: u8,
    pub printed_in_capital: bool,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LeaderTable {
    pub per_empire: u8,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CostsTable {
    pub control: u8,
    pub legion: u8,
    pub trireme: u8,
    pub fortress: u8,
    pub caravan: u8,
    pub ordinary: u8,
    pub capital: u8,
    pub legendary: u8,
    pub market: u8,
    pub temple: u8,
    pub hero_or_wonder_by_number_owned: BTreeMap<String, u8>,
    pub pyramids: u8,
    pub coins_kept: u8,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ExchangeRow {
    pub id: String,
    pub values: [u8; 2],
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DiceTable {
    pub land: DieTable,
    pub sea: DieTable,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DieTable {
    pub count: usize,
    pub faces: Vec<u8>,
    pub colour: String,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BattleTable {
    pub hit_divisor: u8,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TrackRow {
    pub id: String,
    pub name_en: String,
    pub name_pl: String,
    pub counts: Vec<String>,
    pub printed_levels: u8,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardsTable {
    pub total: usize,
    pub starting_heroes: usize,
    pub other_heroes: usize,
    pub wonders: usize,
    pub pyramids: usize,
    pub face_up_beginner: u8,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct VictoryTable {
    pub hero_wonder_cards: u8,
    pub capitals_or_legendary: u8,
    pub titles: u8,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OptionRow {
    pub id: String,
    pub values: Vec<String>,
    pub default: String,
    pub text: String,
    pub source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EmpiresFile {
    pub empire: Vec<EmpireRow>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EmpireRow {
    pub id: String,
    pub name_en: String,
    pub name_pl: String,
    pub colour_en: String,
    pub colour_pl: String,
    pub rgb: String,
    pub boards: Vec<u8>,
    pub hero: String,
    pub capital_province: String,
    pub start_provinces: Vec<String>,
    pub control: Vec<String>,
    pub buildings: Vec<String>,
    pub legions: BTreeMap<String, u8>,
    pub fortresses: Vec<String>,
    pub triremes: BTreeMap<String, u8>,
    pub resources: BTreeMap<String, u8>,
    pub leadership: Bonus,
    pub title: TitleTable,
    pub source: Source,
    pub seed_fields: Vec<String>,
}

#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Bonus {
    pub trade: u8,
    pub culture: u8,
    pub military: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TitleTable {
    pub players3: String,
    pub players4: String,
    pub players5: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HeroesFile {
    pub card: Vec<CardRow>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardRow {
    pub id: String,
    pub name_en: String,
    pub name_pl: String,
    pub kind: CardKind,
    pub empire: Option<String>,
    pub phase: u8,
    pub trigger: String,
    pub optional: bool,
    pub limit: String,
    pub effect: String,
    pub params: toml::Table,
    pub copyable: bool,
    pub leadership: Bonus,
    pub text: String,
    pub ruling: Vec<String>,
    pub source: Source,
}
