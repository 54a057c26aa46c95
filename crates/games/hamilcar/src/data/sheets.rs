//! What is known about each component, with every reference resolved.

pub use kernel::data::Source;
pub use punic::{
    BattleCardSheet, LinkKind, Office, SiegeFace, SpaceKind, Timing, Title, TruceWord,
};
use punic::{BySide, Side};
use serde::Deserialize;

use crate::data::data;
use crate::game::Hamilcar;
use crate::ids::{General, Miat, Province, Region, Space, Tactic};
use crate::sets::{CardSet, GeneralSet, MiatSet, SpaceSet};

pub type Theatre = punic::Theatre<Hamilcar>;
pub type SpaceSheet = punic::SpaceSheet<Hamilcar>;
pub type ProvinceSheet = punic::ProvinceSheet<Hamilcar>;
pub type RegionSheet = punic::RegionSheet<Hamilcar>;
pub type GeneralSheet = punic::GeneralSheet<Hamilcar>;
pub type Ability = punic::Ability<Hamilcar>;
pub type Edge = punic::Edge<Hamilcar>;
pub type CardSheet = punic::CardSheet<Hamilcar>;

/// The moment of a counter-event (D.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trigger {
    RomePlaysEvent,
    EnemyActivation,
    OwnActivation,
    EnemyFleetDeclaresLeg,
    RomanFleetDeclaresStormLeg,
    EnemyDeclaresLeg,
    LandBattleBeforeDeal,
    ElephantChargeDeclared,
    AnyBattleAfterDeal,
    AnyDieRolled,
    CityWouldFall,
}

/// What a strategy card shows that only this game has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Symbols {
    pub trigger: Option<Trigger>,
    /// Ship symbols (8.2-h).
    pub ships: u8,
    /// The training symbol (8.2-c).
    pub training: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TacticSheet {
    pub id: &'static str,
    pub name_en: &'static str,
    pub name_pl: &'static str,
    pub copies: u8,
    /// Played at its trigger, not in a Manoeuvre.
    pub reaction: bool,
    pub source: Source,
}

/// 6.5
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Trait {
    Aristocrat,
    African,
    Admiral,
}

/// The moment at which a general's ability works (24.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hook {
    #[default]
    None,
    EndOfMove,
    MovementCost,
    SubjugationRoll,
    NavalFirstShipHit,
    InPortWhenActivated,
    ProconsulChoice,
    AfterWonLandBattle,
    EndOfActivation,
    LandBattleAfterLanding,
    NavalBattleRating,
    ElephantChargeRolled,
    LandBattleDefender,
    FierceDefenceOffer,
    WouldBeDisplaced,
    ElectedConsul,
    SubjugationCompleted,
    LandBattleRating,
    ElephantChargeRoll,
    ActivationInsteadOfMove,
    NavalInterceptionSucceeded,
    AvoidOrInterceptRoll,
    EntersPlay,
}

/// What this game's rules ask of a general.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Talent {
    pub aristocrat: bool,
    pub african: bool,
    pub admiral: bool,
    pub hook: Hook,
    /// The battle rating in a naval battle, where it is not the printed one.
    pub naval_rating: Option<u8>,
    /// 24.2-c
    pub proconsul_cost: Option<u8>,
}

/// 11.8.3-a
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AfricaRule {
    Never,
    IfRomeControlsSyracusae,
    Always,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeamanshipSheet {
    pub id: &'static str,
    pub name_en: &'static str,
    pub name_pl: &'static str,
    pub clash: i8,
    pub storm: i8,
    pub africa: AfricaRule,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TurnSheet {
    pub years: &'static str,
    pub cards: u8,
    /// The Carthaginian general whom the track names (6.1.1-b).
    pub general: Option<General>,
    /// 6.1.2-a; 0 = nobody can be hired.
    pub mercenary_cost: u8,
}

/// The numbers that only this game has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tables {
    /// Columns of the attrition table for the five Rounds (RUL-12).
    pub round_columns: [usize; 5],
    pub pursuit_column: usize,
    pub corvus_rows: [bool; 7],
    pub supremacy_rows: [bool; 7],
    pub clash_corvi: i8,
    pub intercept_corvi: i8,
    pub seamanship: [SeamanshipSheet; 4],
    /// 11.8.3-d
    pub loss_threshold: u8,
    pub turns: Vec<TurnSheet>,
    pub ships: u8,
    pub fleet_ships: u8,
    pub fleet_cu: u8,
    pub fleet_trains: u8,
    pub naval_points: u8,
    pub epic_battle_cards: u8,
    pub ship_cost: u8,
    pub cu_cost: u8,
    /// 19.5-c, 19.5-d: pairs of Miat spaces.
    pub cu_segments: Vec<MiatSet>,
    pub general_segments: Vec<MiatSet>,
    pub miat_point_pcs: u8,
    pub miat_point_space: Miat,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ForceSheet {
    pub side: Side,
    pub at: Space,
    pub cu: u8,
    pub elephants: u8,
    pub trains: u8,
    pub generals: Vec<General>,
}

/// 4
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SetupSheet {
    pub id: &'static str,
    pub name_en: &'static str,
    pub name_pl: &'static str,
    pub first_turn: u8,
    pub supremacy: Side,
    pub seamanship: u8,
    pub corvi: bool,
    pub forgotten: bool,
    pub chooser: Side,
    pub isolation_order: [Side; 2],
    pub tie_winner: Side,
    pub ready: BySide<u8>,
    pub spent: BySide<u8>,
    pub miat: MiatSet,
    pub held: BySide<SpaceSet>,
    pub tribes: SpaceSet,
    pub forces: Vec<ForceSheet>,
    pub consuls: GeneralSet,
    pub proconsul: General,
    /// Generals in the two decks, those on the track or in the Mercenaries box or set aside.
    pub decks: GeneralSet,
    pub waiting: GeneralSet,
    pub deck: CardSet,
}

/// What single rules name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Marks {
    pub roma: Space,
    pub carthago: Space,
    pub syracusae: Space,
    pub lilybaeum: Space,
    pub messana: Space,
    pub regium: Space,
    pub latium: Province,
    pub sicilia: Province,
    pub italia: Region,
    pub africa: Region,
    pub caudex: General,
    pub asina: General,
    pub calatinus: General,
    pub xanthippus: General,
    pub barca: General,
    pub carthalo: General,
    pub himilco: General,
}

impl Tactic {
    #[inline]
    pub fn sheet(self) -> &'static TacticSheet {
        &data().tactics[self as usize]
    }
}
