//! The components of the game, read from TOML once and checked before use.

mod cards;
mod error;
mod files;
mod generals;
mod map;
mod setup;
mod sheets;
mod tables;

use std::sync::LazyLock;

pub use error::DataError;
pub use sheets::{
    Ability, AfricaRule, BattleCardSheet, CardSheet, Edge, ForceSheet, GeneralSheet, Hook,
    LinkKind, Marks, Office, ProvinceSheet, RegionSheet, SeamanshipSheet, SetupSheet, SiegeFace,
    Source, SpaceKind, SpaceSheet, Symbols, Tables, TacticSheet, Talent, Theatre, Timing, Title,
    Trait, Trigger, TruceWord, TurnSheet,
};

use kernel::data::{Names, Spot, check, read};
use punic::{BySide, Sheets};

use crate::ids::{General, Space, Tactic};
use crate::sets::SpaceSet;
use map::Map;

/// The texts of the data files.
#[derive(Debug, Clone, Copy)]
pub struct Files<'a> {
    pub map: &'a str,
    pub generals: &'a str,
    pub cards: &'a str,
    pub tactics: &'a str,
    pub tables: &'a str,
    pub setup: &'a str,
    pub battle_cards: &'a str,
}

impl Files<'static> {
    /// The files this program was built with.
    pub const BUILT_IN: Files<'static> = Files {
        map: include_str!("../../data/map.toml"),
        generals: include_str!("../../data/generals.toml"),
        cards: include_str!("../../data/strategy_cards.toml"),
        tactics: include_str!("../../data/tactics_cards.toml"),
        tables: include_str!("../../data/tables.toml"),
        setup: include_str!("../../data/setup.toml"),
        // 2.1-c: the same 48 cards as in the other Punic game.
        battle_cards: include_str!("../../../hannibal/data/battle_cards.toml"),
    };
}

impl<'a> Files<'a> {
    /// What the rules read, in a fixed order.
    pub const fn all(&self) -> [&'a str; 7] {
        [
            self.map,
            self.generals,
            self.cards,
            self.tactics,
            self.tables,
            self.setup,
            self.battle_cards,
        ]
    }
}

/// Everything the data files say, with every reference resolved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Data {
    /// The map, the generals and the tables of the land war.
    pub theatre: Theatre,
    pub tables: Tables,
    pub tactics: [TacticSheet; Tactic::COUNT],
    pub setup: SetupSheet,
    pub marks: Marks,
    routes: [SpaceSet; Space::COUNT],
    storms: [SpaceSet; Space::COUNT],
}

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
        let tactics_file: files::TacticsFile = read(files::TACTICS, texts.tactics)?;
        let tables_file: files::TablesFile = read(files::TABLES, texts.tables)?;
        let setup_file: files::SetupFile = read(files::SETUP, texts.setup)?;
        let battle_file: files::BattleCardsFile = read(files::BATTLE_CARDS, texts.battle_cards)?;

        let strait = tables_file.limits.mp_per_strait_crossing;
        let map = Map::check(&map_file, &tables_file.land, strait)?;
        let general_names = generals::names(&generals_file);
        let general_sheets = generals::check(&generals_file, &map)?;
        let tables = tables::own(&tables_file, &general_names)?;
        let setup = setup::check(
            &setup_file,
            &setup::Known {
                map: &map,
                generals: &generals_file,
                names: &general_names,
                seamanship: &tables.seamanship,
            },
        )?;
        let marks = marks(&map, &general_names)?;
        let theatre = Theatre::new(Sheets {
            spaces: map.spaces,
            provinces: map.provinces,
            regions: map.regions,
            generals: general_sheets,
            cards: cards::check(&cards_file)?,
            capitals: BySide::new(marks.roma, marks.carthago),
            battle_cards: check::array(
                files::BATTLE_CARDS,
                "titles",
                cards::battle(&battle_file)?,
            )?,
            tables: tables::common(&tables_file)?,
        })?;
        Ok(Data {
            theatre,
            tables,
            tactics: check::array(files::TACTICS, "cards", cards::tactics(&tactics_file)?)?,
            setup,
            marks,
            routes: check::array(files::MAP, "spaces", map.routes)?,
            storms: check::array(files::MAP, "spaces", map.storms)?,
        })
    }
}

/// Ports one Sea Route away.
#[inline]
pub fn routes(from: Space) -> SpaceSet {
    data().routes[from.index()]
}

/// 4-f: ports one storm-marked Sea Route away.
#[inline]
pub fn storm_routes(from: Space) -> SpaceSet {
    data().storms[from.index()]
}

fn marks(map: &Map, generals: &Names<'_>) -> Result<Marks, DataError> {
    let spot = Spot::table(files::MAP, "the rules");
    let space = |id| map.space(&spot, "space", id);
    let province = |id| map.province(&spot, "province", id);
    let region = |id| map.region(&spot, "region", id);
    let general = |id: &str| {
        let spot = Spot::table(files::GENERALS, "the rules");
        let found = generals.resolve("general", &spot, "general", id);
        found.map(General::new).map_err(DataError::from)
    };
    Ok(Marks {
        roma: space("roma")?,
        carthago: space("carthago")?,
        syracusae: space("syracusae")?,
        lilybaeum: space("lilybaeum")?,
        messana: space("messana")?,
        regium: space("regium")?,
        latium: province("latium")?,
        sicilia: province("sicilia")?,
        italia: region("italia")?,
        africa: region("africa")?,
        caudex: general("caudex")?,
        asina: general("asina")?,
        calatinus: general("calatinus")?,
        xanthippus: general("xanthippus")?,
        barca: general("barca")?,
        carthalo: general("carthalo")?,
        himilco: general("himilco")?,
    })
}
