//! The components of the game, read from TOML once and checked before use.

mod cards;
mod error;
mod files;
mod limits;
mod map;
mod sheets;

use std::sync::LazyLock;

use kernel::data::{Names, read};

pub use error::DataError;
pub use kernel::data::Source;
pub use sheets::{
    Ability, CardSheet, Connection, DeusSheet, EventEffect, EventSheet, FaceSheet, Ground, Kind,
    Limits, LocationSheet, Owner, Polarity, StrategySheet, Symbols, Way,
};

use crate::ids::{Card, Deus, EventCard, Face, Location, Strategy};
use crate::sets::CardSet;
use cards::CardBox;
use map::Map;

/// The texts of the three data files.
#[derive(Debug, Clone, Copy)]
pub struct Files<'a> {
    pub map: &'a str,
    pub cards: &'a str,
    pub setup: &'a str,
}

impl Files<'static> {
    /// The files this program was built with.
    pub const BUILT_IN: Files<'static> = Files {
        map: include_str!("../../data/map.toml"),
        cards: include_str!("../../data/cards.toml"),
        setup: include_str!("../../data/setup.toml"),
    };
}

impl<'a> Files<'a> {
    /// What the rules read, in a fixed order.
    pub const fn all(&self) -> [&'a str; 3] {
        [self.map, self.cards, self.setup]
    }
}

/// Everything the data files say, with every reference resolved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Data {
    pub locations: [LocationSheet; Location::COUNT],
    pub connections: Vec<Connection>,
    pub ground: Ground,
    pub faces: [FaceSheet; Face::COUNT],
    pub cards: [CardSheet; Card::COUNT],
    pub face_of: [Face; Card::COUNT],
    pub copies_of: [CardSet; Face::COUNT],
    pub symbols: Symbols,
    pub strategies: [StrategySheet; Strategy::COUNT],
    pub events: [EventSheet; EventCard::COUNT],
    pub deus: [DeusSheet; Deus::COUNT],
    pub limits: Limits,

    pub(crate) location_names: Names<'static>,
    pub(crate) face_names: Names<'static>,
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
        let map: files::MapFile = read(files::MAP, texts.map)?;
        let cards: files::CardsFile = read(files::CARDS, texts.cards)?;
        let setup: files::SetupFile = read(files::SETUP, texts.setup)?;

        let map = Map::check(&map, &setup)?;
        let boxed = CardBox::check(&cards, &map)?;
        let limits = limits::check(&setup, &cards, boxed.elephants)?;
        let (face_names, card_names) = boxed.names();
        Ok(Data {
            location_names: map.names,
            locations: map.locations,
            connections: map.connections,
            ground: map.ground,
            faces: boxed.faces,
            cards: boxed.cards,
            face_of: boxed.face_of,
            copies_of: boxed.copies_of,
            symbols: boxed.symbols,
            strategies: boxed.strategies,
            events: boxed.events,
            deus: boxed.deus,
            limits,
            face_names,
            card_names,
        })
    }
}
