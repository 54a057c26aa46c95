//! The components of the game, read from TOML once and checked before use.

mod blocks;
mod cards;
mod error;
mod files;
mod limits;
mod map;
mod setup;
mod sheets;

use std::sync::LazyLock;

use kernel::data::{Names, check, read};

pub use error::DataError;
pub use kernel::data::{Source, Spot};
pub use limits::{Limits, RoadLimits};
pub use setup::{Placement, Setup};
pub use sheets::{
    BlockSheet, CardKind, CardSheet, Colour, Edge, God, Kind, Letter, Levy, LinkKind, LinkSheet,
    Named, PlaceKind, PlaceSheet,
};

use crate::ids::{Block, Card, Link, Place};
use crate::sets::{BlockSet, PlaceSet};
use crate::side::BySide;
use blocks::Blocks;
use cards::Cards;
use map::Map;

/// The texts of the five data files.
#[derive(Debug, Clone, Copy)]
pub struct Files<'a> {
    pub map: &'a str,
    pub blocks: &'a str,
    pub cards: &'a str,
    pub setup: &'a str,
    pub constants: &'a str,
}

impl Files<'static> {
    /// The files this program was built with.
    pub const BUILT_IN: Files<'static> = Files {
        map: include_str!("../../data/map.toml"),
        blocks: include_str!("../../data/blocks.toml"),
        cards: include_str!("../../data/cards.toml"),
        setup: include_str!("../../data/setup.toml"),
        constants: include_str!("../../data/constants.toml"),
    };
}

impl<'a> Files<'a> {
    /// What the rules read, in a fixed order.
    pub const fn all(&self) -> [&'a str; 5] {
        [
            self.map,
            self.blocks,
            self.cards,
            self.setup,
            self.constants,
        ]
    }
}

/// Everything the data files say, with every reference resolved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Data {
    pub blocks: [BlockSheet; Block::COUNT],
    pub places: [PlaceSheet; Place::COUNT],
    pub links: [LinkSheet; Link::COUNT],
    pub cards: [CardSheet; Card::COUNT],
    pub straits: Vec<Named>,
    pub islands: Vec<Named>,
    pub setup: Setup,
    pub limits: Limits,

    pub cleopatra: Block,
    pub rome: Place,
    pub alexandria: Place,

    pub sea_set: PlaceSet,
    pub city_set: PlaceSet,
    /// Major ports included.
    pub port_set: PlaceSet,
    pub major_ports: PlaceSet,
    pub navis: BlockSet,
    pub land: BlockSet,
    pub leaders: BlockSet,
    /// By colour of the wood: tan and green. Cleopatra's blue is in neither.
    pub owned: BySide<BlockSet>,
    /// By [`Letter::index`].
    pub by_letter_defend: [BlockSet; 4],
    pub by_letter_attack: [BlockSet; 4],
    /// One road or strait away.
    pub neighbours_land: [PlaceSet; Place::COUNT],
    /// One sea link away.
    pub neighbours_sea: [PlaceSet; Place::COUNT],

    supply: [u8; Place::COUNT],
    links_between: [[Option<Link>; Place::COUNT]; Place::COUNT],
    pub(crate) block_names: Names<'static>,
    pub(crate) place_names: Names<'static>,
    pub(crate) link_names: Names<'static>,
    pub(crate) card_names: Names<'static>,
}

static DATA: LazyLock<Data> = LazyLock::new(|| match Data::parse(&Files::BUILT_IN) {
    Ok(data) => data,
    Err(error) => panic!("this program was built with a broken data file: {error}"),
});

/// The components as built in, read at the first call.
#[inline]
pub fn data() -> &'static Data {
    &DATA
}

impl Data {
    /// Reads and checks a set of data files. Never panics, whatever they say.
    pub fn parse(texts: &Files<'_>) -> Result<Data, DataError> {
        let constants: files::ConstantsFile = read(files::CONSTANTS, texts.constants)?;
        let map: files::MapFile = read(files::MAP, texts.map)?;
        let blocks: files::BlocksFile = read(files::BLOCKS, texts.blocks)?;
        let cards: files::CardsFile = read(files::CARDS, texts.cards)?;
        let setup: files::SetupFile = read(files::SETUP, texts.setup)?;

        let limits = Limits::check(&constants)?;
        let map = Map::check(&map, limits.base_supply)?;
        let blocks = Blocks::check(&blocks, &map, limits.die_sides, limits.max_dice)?;
        let cards = Cards::check(&cards, &limits)?;
        let home = &setup.cleopatra.home;
        let spot = Spot::table(files::SETUP, "cleopatra");
        let alexandria = map.city(&spot, "home", home)?;
        let setup = Setup::check(&setup, &map, &blocks, &limits)?;
        let spot = Spot::table(files::CONSTANTS, "victory");
        let rome = map.city(&spot, "tie_break_city", &constants.victory.tie_break_city)?;

        let (places, links) = map.sheets();
        let places: [_; Place::COUNT] = check::array(files::MAP, "cities and seas", places)?;
        let links: [_; Link::COUNT] = check::array(files::MAP, "links", links)?;
        let cards: [_; Card::COUNT] = check::array(files::CARDS, "cards", cards.sheets())?;
        let cleopatra = blocks.cleopatra;
        let blocks: [_; Block::COUNT] = check::array(files::BLOCKS, "blocks", blocks.sheets())?;

        let placed = |is: fn(PlaceKind) -> bool| -> PlaceSet {
            (Place::all().filter(|place| is(places[place.index()].kind))).collect()
        };
        let chosen = |is: &dyn Fn(&BlockSheet) -> bool| -> BlockSet {
            (Block::all().filter(|block| is(&blocks[block.index()]))).collect()
        };
        let reached = |edges: fn(&PlaceSheet) -> &[Edge]| {
            (places.each_ref()).map(|place| edges(place).iter().map(|edge| edge.to).collect())
        };
        let mut links_between = [[None; Place::COUNT]; Place::COUNT];
        for (sheet, link) in links.iter().zip(Link::all()) {
            let [a, b] = sheet.ends;
            links_between[a.index()][b.index()] = Some(link);
            links_between[b.index()][a.index()] = Some(link);
        }

        Ok(Data {
            cleopatra,
            rome,
            alexandria,
            sea_set: placed(|kind| kind == PlaceKind::Sea),
            city_set: placed(|kind| kind != PlaceKind::Sea),
            port_set: placed(PlaceKind::is_port),
            major_ports: placed(|kind| kind == PlaceKind::MajorPort),
            navis: chosen(&|sheet| sheet.kind == Kind::Navis),
            land: chosen(&|sheet| sheet.kind != Kind::Navis),
            leaders: chosen(&|sheet| sheet.kind == Kind::Leader),
            owned: BySide::new(
                chosen(&|sheet| sheet.colour == Colour::Tan),
                chosen(&|sheet| sheet.colour == Colour::Green),
            ),
            by_letter_defend: Letter::ALL.map(|letter| chosen(&|sheet| sheet.defend == letter)),
            by_letter_attack: Letter::ALL.map(|letter| chosen(&|sheet| sheet.attack == letter)),
            neighbours_land: reached(|place| &place.roads),
            neighbours_sea: reached(|place| &place.seas),
            supply: (places.each_ref()).map(|place| match place.kind {
                PlaceKind::Sea => 0,
                PlaceKind::City | PlaceKind::Port | PlaceKind::MajorPort => {
                    limits.base_supply + place.value
                }
            }),
            links_between,
            block_names: Names::new(blocks.iter().map(|sheet| sheet.id)),
            place_names: Names::new(places.iter().map(|sheet| sheet.id)),
            link_names: Names::new(links.iter().map(|sheet| sheet.id)),
            card_names: Names::new(cards.iter().map(|sheet| sheet.id)),
            straits: map.straits_named(),
            islands: map.islands_named(),
            blocks,
            places,
            links,
            cards,
            setup,
            limits,
        })
    }
}
