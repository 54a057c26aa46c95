//! The components of the game, read from TOML once and checked before use.

mod cards;
mod error;
mod files;
mod generals;
mod map;
mod scenarios;
mod sheets;
mod tables;

use std::sync::LazyLock;

pub use error::DataError;
pub use sheets::{
    Ability, BattleCardSheet, Campaign, CardSheet, Edge, ForceSheet, GeneralSheet, LinkKind, Marks,
    NavalModifier, NavalTest, Office, ProvinceSheet, RegionSheet, Reinforcing, ScenarioSheet,
    SiegeFace, Source, SpaceKind, SpaceSheet, SpareStart, Stand, Symbols, Tables, Talent, Theatre,
    Timing, Title, TruceWord, Victory,
};

use kernel::data::{Names, Spot, check, read};
use punic::{BySide, Sheets, Side};

use crate::ids::General;
use crate::sets::{CardSet, SpaceSet};
use map::Map;

/// The texts of the data files.
#[derive(Debug, Clone, Copy)]
pub struct Files<'a> {
    pub map: &'a str,
    pub generals: &'a str,
    pub cards: &'a str,
    pub battle_cards: &'a str,
    pub tables: &'a str,
    pub scenarios: &'a str,
}

impl Files<'static> {
    /// The files this program was built with.
    pub const BUILT_IN: Files<'static> = Files {
        map: include_str!("../../data/map.toml"),
        generals: include_str!("../../data/generals.toml"),
        cards: include_str!("../../data/strategy_cards.toml"),
        battle_cards: include_str!("../../data/battle_cards.toml"),
        tables: include_str!("../../data/tables.toml"),
        scenarios: include_str!("../../data/scenarios.toml"),
    };
}

impl<'a> Files<'a> {
    /// What the rules read, in a fixed order.
    pub const fn all(&self) -> [&'a str; 6] {
        [
            self.map,
            self.generals,
            self.cards,
            self.battle_cards,
            self.tables,
            self.scenarios,
        ]
    }
}

/// Everything the data files say, with every reference resolved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Data {
    /// The map, the generals and the tables of the land war.
    pub theatre: Theatre,
    pub tables: Tables,
    pub scenarios: Vec<ScenarioSheet>,
    /// Additional cards by the turn from which they are shuffled in (26.X-b).
    pub additional_by_turn: [CardSet; 9],
    pub marks: Marks,

    /// Spaces that exist only with option 26.3; each has a neutral Tribe then.
    pub mauretania: SpaceSet,
    /// Where option 26.9 takes a Tribe away.
    pub war_in_numidia: SpaceSet,
}

/// 14.3-e: battle cards for Rome at home.
const HOME_CARDS: u8 = 2;

static DATA: LazyLock<Data> = LazyLock::new(|| match Data::parse(&Files::BUILT_IN) {
    Ok(data) => data,
    Err(error) => panic!("this program was built with a broken data file: {error}"),
});

/// What the land war knows of this game.
#[inline]
pub fn theatre() -> &'static Theatre {
    &DATA.theatre
}

/// The components as built in, read at the first call.
#[inline]
pub fn data() -> &'static Data {
    &DATA
}

impl Data {
    /// Reads and checks a set of data files. Never panics, whatever they say.
    pub fn parse(texts: &Files<'_>) -> Result<Data, DataError> {
        let map_file: files::MapFile = read(files::MAP, texts.map)?;
        let generals_file: files::GeneralsFile = read(files::GENERALS, texts.generals)?;
        let cards_file: files::CardsFile = read(files::CARDS, texts.cards)?;
        let battle_file: files::BattleCardsFile = read(files::BATTLE_CARDS, texts.battle_cards)?;
        let tables_file: files::TablesFile = read(files::TABLES, texts.tables)?;
        let scenarios_file: files::ScenariosFile = read(files::SCENARIOS, texts.scenarios)?;

        let mut map = Map::check(&map_file, &tables_file.ally_region)?;
        let card_names = cards::names(&cards_file);
        let card_sheets = cards::check(&cards_file, &card_names)?;
        let general_names = generals::names(&generals_file);
        let general_sheets = generals::check(&generals_file, &map, &card_names)?;
        let (common, tables) = tables::check(&tables_file, &scenarios_file.standard, &map)?;
        let known = scenarios::Known {
            map: &map,
            generals: &general_names,
            card_names: &card_names,
            cards: &card_sheets,
        };
        let scenario_sheets = scenarios::check(&scenarios_file, &known)?;
        let additional_by_turn = scenarios::by_turn(&scenarios_file, &known)?;
        let marks = marks(&map, &general_names)?;
        // 14.3-e
        map.provinces[marks.latium.index()].home_cards[Side::Rome] = HOME_CARDS;
        let mut war_in_numidia = SpaceSet::EMPTY;
        for rule in &scenarios_file.optional_rule {
            let spot = Spot::named(files::SCENARIOS, "optional_rule", &rule.id);
            war_in_numidia |= map.spaces_of(&spot, "remove_tribe", &rule.remove_tribe)?;
        }
        let theatre = Theatre::new(Sheets {
            spaces: map.spaces,
            provinces: map.provinces,
            regions: map.regions,
            generals: general_sheets,
            cards: card_sheets,
            capitals: BySide::new(marks.roma, marks.carthago),
            battle_cards: check::array(
                files::BATTLE_CARDS,
                "titles",
                cards::battle(&battle_file)?,
            )?,
            tables: common,
        })?;
        Ok(Data {
            theatre,
            tables,
            mauretania: map.mauretania,
            war_in_numidia,
            scenarios: scenario_sheets,
            additional_by_turn,
            marks,
        })
    }
}

fn marks(map: &Map, generals: &Names<'_>) -> Result<Marks, DataError> {
    let spot = Spot::table(files::MAP, "the rules");
    let space = |id| map.space(&spot, "space", id);
    let province = |id| map.province(&spot, "province", id);
    let region = |id| map.region(&spot, "region", id);
    let general = |id: &str| {
        let spot = Spot::table(files::GENERALS, "the rules");
        (generals.find(id).map(General::new))
            .ok_or_else(|| map::unknown(generals, "general", &spot, "general", id))
    };
    Ok(Marks {
        roma: space("roma")?,
        carthago: space("carthago")?,
        carthago_nova: space("carthago-nova")?,
        genua: space("genua")?,
        latium: province("latium")?,
        baetica: province("baetica")?,
        libya: province("libya")?,
        gallia_cisalpina: province("gallia-cisalpina")?,
        italia: region("italia")?,
        iberia: region("iberia")?,
        africa: region("africa")?,
        sicilia: region("sicilia")?,
        hannibal: general("hannibal")?,
        hasdrubal: general("hasdrubal")?,
        mago: general("mago")?,
        h_gisgo: general("h-gisgo")?,
        hanno: general("hanno")?,
        africanus: general("scipio-africanus")?,
    })
}
