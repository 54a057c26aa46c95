//! The data files as written: words and numbers, nothing resolved yet.
//!
//! Every key is named here, also those that only tell a reader where a record comes
//! from: so a misspelt key is refused instead of being passed over.
#![expect(dead_code, reason = "some keys are for readers of the files alone")]

use kernel::data::Source;
use serde::Deserialize;

use super::sheets::{Ability, EventEffect, Kind, Polarity, Way};
use crate::side::Side;

pub(super) const MAP: &str = "map.toml";
pub(super) const CARDS: &str = "cards.toml";
pub(super) const SETUP: &str = "setup.toml";

/// A row of a file: every key named, unknown ones refused.
macro_rules! rows {
    ($($(#[$doc:meta])* $name:ident { $($body:tt)* })+) => {
        $(
            $(#[$doc])*
            #[derive(Debug, Deserialize)]
            #[serde(deny_unknown_fields)]
            pub(super) struct $name { $($body)* }
        )+
    };
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum StartOwner {
    Rome,
    Carthage,
    Syracuse,
    None,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum StartMarker {
    Town,
    City,
    Capital,
    NeutralTown,
    None,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Scores {
    Rome,
    Carthage,
    Both,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum OwnerWord {
    Rome,
    Carthage,
    Neutral,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum StartDeck {
    Rome,
    Carthage,
    None,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Ownership {
    Any,
    Rome,
    Carthage,
}

rows! {
    MapFile {
        pub meta: MapMeta,
        pub region: Vec<RegionRow>,
        pub sea_zone: Vec<ZoneRow>,
        pub home_port: Vec<PortRow>,
        pub location: Vec<LocationRow>,
        pub connection: Vec<ConnectionRow>,
    }
    MapMeta {
        pub game: String,
        pub canvas: Canvas,
        pub location_count: usize,
        pub connection_count: usize,
    }
    Canvas { pub width: u16, pub height: u16 }
    RegionRow {
        pub id: String,
        pub name_en: String,
        pub name_pl: String,
        pub card_border: String,
        pub location_count: usize,
        pub sea_zone: String,
        pub source: Source,
        #[serde(default)]
        pub reconstructed: Vec<String>,
    }
    ZoneRow {
        pub id: String,
        pub name_en: String,
        pub name_pl: String,
        pub region: String,
        pub adjacent: Vec<String>,
        pub x: u16,
        pub y: u16,
        pub source: Source,
        #[serde(default)]
        pub reconstructed: Vec<String>,
    }
    PortRow {
        pub owner: Side,
        pub id: String,
        pub near: String,
        pub sea_zone: String,
        pub x: u16,
        pub y: u16,
        pub source: Source,
        #[serde(default)]
        pub reconstructed: Vec<String>,
    }
    LocationRow {
        pub id: String,
        pub name_en: String,
        pub name_pl: String,
        pub region: String,
        pub vp: u8,
        pub settler_symbol: bool,
        pub developable: bool,
        pub coastal: bool,
        pub defence_bonus: u8,
        pub supply_point: bool,
        pub start_owner: StartOwner,
        pub start_marker: StartMarker,
        pub scores_for: Scores,
        pub x: u16,
        pub y: u16,
        pub source: Source,
        #[serde(default)]
        pub reconstructed: Vec<String>,
    }
    ConnectionRow {
        pub a: String,
        pub b: String,
        pub kind: Way,
        pub symbol: String,
        pub cards: u8,
        pub raidable: bool,
        pub source: Source,
    }

    CardsFile {
        pub meta: CardsMeta,
        pub location_card: Vec<LocationCardRow>,
        pub empire_card: Vec<EmpireRow>,
        pub strategy_card: Vec<StrategyRow>,
        pub event_card: Vec<EventRow>,
        pub campaign_card: Vec<CampaignRow>,
        pub alt_strategy_card: Vec<StrategyRow>,
        pub deus_ex_machina: Vec<DeusRow>,
        pub alt_event_card: Vec<EventRow>,
        pub token: Vec<TokenRow>,
    }
    CardsMeta {
        pub total_cards: usize,
        pub base_cards: usize,
        pub fortuna_cards: usize,
        pub source: Option<Source>,
    }
    LocationCardRow {
        pub id: String,
        pub name_en: String,
        pub name_pl: String,
        pub border: String,
        pub start_deck: StartDeck,
        pub wagon: u8,
        pub ship: u8,
        pub silver: u8,
        pub wine: u8,
        pub settler: u8,
        pub swords: u8,
        pub source: Source,
        #[serde(default)]
        pub reconstructed: Vec<String>,
    }
    EmpireRow {
        pub id: String,
        pub name_en: String,
        pub name_pl: String,
        pub owner: OwnerWord,
        pub copies: u8,
        pub start_copies: u8,
        pub cost: u8,
        pub manpower: bool,
        pub kind: Kind,
        pub swords: u8,
        pub wagon: u8,
        pub ship: u8,
        pub settler: u8,
        pub mercenary: bool,
        pub levy: bool,
        pub abilities: Vec<Ability>,
        pub naval_hits_on: Option<u8>,
        pub can_be_battle_loss: bool,
        pub returns_to_empire_after_battle: bool,
        pub siege_roll_modifier: Option<i8>,
        pub elephant_table: Option<Vec<ElephantRow>>,
        pub copy_names: Option<Vec<String>>,
        pub text_en: String,
        pub text_pl: String,
        pub source: Source,
        #[serde(default)]
        pub reconstructed: Vec<String>,
    }
    ElephantRow { pub roll_max: u8, pub strength: i8 }
    StrategyRow {
        pub id: String,
        pub same_as: Option<String>,
        pub name_en: String,
        pub name_pl: String,
        pub set: String,
        pub ownership: Ownership,
        pub cost: u8,
        #[serde(default)]
        pub upkeep: u8,
        pub effect: String,
        pub text_en: String,
        pub text_pl: String,
        pub source: Source,
        #[serde(default)]
        pub reconstructed: Vec<String>,
    }
    EventRow {
        pub id: String,
        pub name_en: String,
        pub name_pl: String,
        pub carthage: Option<[u8; 2]>,
        pub rome: Option<[u8; 2]>,
        pub replaces: Option<String>,
        pub polarity: Polarity,
        pub reshuffle: bool,
        pub shuffle_back: bool,
        pub effect: EventEffect,
        pub text_en: String,
        pub text_pl: String,
        pub source: Source,
        #[serde(default)]
        pub reconstructed: Vec<String>,
    }
    CampaignRow {
        pub id: String,
        pub name_en: String,
        pub name_pl: String,
        pub owner: Side,
        pub start: String,
        pub text_en: String,
        pub text_pl: String,
        pub source: Source,
        #[serde(default)]
        pub reconstructed: Vec<String>,
    }
    DeusRow {
        pub id: String,
        pub name_en: String,
        pub name_pl: String,
        pub owner: Side,
        pub cost_vp: u8,
        pub cost_silver: u8,
        pub effect: String,
        pub text_en: String,
        pub text_pl: String,
        pub source: Source,
        #[serde(default)]
        pub reconstructed: Vec<String>,
    }
    TokenRow {
        pub id: String,
        pub name_en: String,
        pub name_pl: String,
        pub count: u8,
        pub option: String,
        pub faces: Option<Vec<[u8; 2]>>,
        pub source: Source,
        #[serde(default)]
        pub reconstructed: Vec<String>,
    }

    SetupFile {
        pub meta: SetupMeta,
        pub components: Components,
        pub tracks: Tracks,
        pub battle: BattleRow,
        pub prices: PricesRow,
        pub hand: HandRow,
        pub guard: GuardRow,
        pub setup: SetupRow,
        pub end: EndRow,
        pub option: Vec<OptionRow>,
    }
    SetupMeta { pub game: String, pub players: u8, pub powers: Vec<Side>, pub first_player: Side }
    Pair { pub rome: u8, pub carthage: u8 }
    Towns { pub rome: u8, pub carthage: u8, pub syracuse: u8 }
    Hexes { pub rome: u8, pub carthage: u8, pub grey: u8 }
    Dice { pub red: u8, pub blue: u8, pub sides: u8 }
    Components {
        pub cards_total: usize,
        pub town_markers: Towns,
        pub city_markers: Pair,
        pub capital_markers: Pair,
        pub fleet_markers: Pair,
        pub battle_round_markers: Pair,
        pub silver_tokens: u8,
        pub gold_tokens: u8,
        pub gold_value_in_silver: u8,
        pub upkeep_markers: Pair,
        pub hex_markers: Hexes,
        pub fortification_markers: u8,
        pub fate_markers: u8,
        pub dice: Dice,
        pub source: Source,
    }
    Tracks {
        pub turn: TrackRow,
        pub prestige: TrackRow,
        pub vp: VpRow,
        pub warships: WarshipsRow,
        pub pillage: PillageRow,
        pub battle: BattleTrackRow,
    }
    TrackRow { pub min: u8, pub max: u8, pub start: u8, pub source: Source }
    VpRow { pub min: u8, pub start: u8, pub source: Source }
    WarshipsRow { pub min: u8, pub max: u8, pub start: Pair, pub source: Source }
    StepRow { pub space: u8, pub vp_loss: u8 }
    PillageRow {
        pub min: u8,
        pub max: u8,
        pub start: u8,
        pub steps: Vec<StepRow>,
        pub wraps_to_zero_at: u8,
        pub source: Source,
        #[serde(default)]
        pub reconstructed: Vec<String>,
    }
    BattleTrackRow {
        pub min: i8,
        pub max: i8,
        pub attacker_wins_at: i8,
        pub defender_wins_at: i8,
        pub grey: [i8; 2],
        pub source: Source,
        #[serde(default)]
        pub reconstructed: Vec<String>,
    }
    BattleRow {
        pub field_rounds: u8,
        pub siege_rounds: u8,
        pub base_defence: u8,
        pub fortification_defence: u8,
        pub combined_arms_bonus: u8,
        pub naval_warship_hits_on: u8,
        pub naval_leader_hits_on: u8,
        pub naval_praetor_hits_on: u8,
        pub corvus_light_hits_on: u8,
        pub corvus_heavy_hits_on: u8,
        pub source: Source,
    }
    Surcharge { pub position_1: u8, pub position_2: u8, pub position_3: u8 }
    CycleCost { pub one_card: u8, pub two_cards: u8, pub three_cards: u8 }
    PricesRow {
        pub fortify_silver: u8,
        pub build_warship_silver: u8,
        pub bribe_silver: u8,
        pub retrieve_reserve_silver_per_card: u8,
        pub pass_income: u8,
        pub wine_silver: u8,
        pub city_income: u8,
        pub strategy_surcharge: Surcharge,
        pub cycle_total_cost: CycleCost,
        pub discard_cost_rule: String,
        pub source: Source,
    }
    HandRow {
        pub size: u8,
        pub reserve_size: u8,
        pub reserve_size_deep_reserve: u8,
        pub source: Source,
    }
    GuardRow { pub carthage_rounds_per_turn: u8, pub source: Source }
    SetupRow {
        pub rome: PowerRow,
        pub carthage: PowerRow,
        pub syracuse: SyracuseRow,
        pub strategy_row: RowRow,
    }
    PowerRow {
        pub silver: u8,
        pub warships: u8,
        pub fleet: String,
        pub start_region: String,
        pub extra_start_locations: Vec<String>,
        pub capital: String,
        pub cities: Vec<String>,
        pub campaign_card: Option<String>,
        pub actions_in_first_round: u8,
        pub source: Source,
    }
    SyracuseRow { pub location: String, pub marker: StartMarker, pub source: Source }
    RowRow { pub positions: u8, pub source: Source }
    Bonus { pub locations: u8, pub vp: u8 }
    EndRow {
        pub vp_lead_for_automatic_victory: u8,
        pub vp_for_game_end: u8,
        pub captured_marker_points_for_game_end: u8,
        pub prestige_for_game_end: u8,
        pub last_turn: u8,
        pub peace_from_turn: u8,
        pub sicily_bonus: Bonus,
        pub corsica_sardinia_bonus: Bonus,
        pub tie_winner: Side,
        pub source: Source,
    }
    OptionRow {
        pub id: String,
        pub name_en: String,
        pub name_pl: String,
        pub default: toml::Value,
        pub values: Option<Vec<String>>,
        pub clause: String,
        pub source: Source,
    }
}
