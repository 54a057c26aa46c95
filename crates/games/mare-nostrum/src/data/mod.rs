//! The components of the game, read from TOML once and checked before use.

mod cards;
mod components;
mod empires;
mod error;
mod files;
mod map;
mod sheets;

use std::sync::LazyLock;

use kernel::data::{Names, read};

pub use error::DataError;
pub use kernel::data::{Source, Spot};
pub use sheets::{
    Board, Building, CardKind, CardSheet, EmpireSheet, Empires, GoodSheet, Limits, ProvinceSheet,
    SeaSheet, SlotSheet,
};

use crate::holding::Holding;
use crate::ids::{Card, Good, Province, Sea, Slot, Token};
use crate::sets::{CardSet, ProvinceSet, SlotSet};
use components::Components;
use map::Map;

/// The texts of the four data files.
#[derive(Debug, Clone, Copy)]
pub struct Files<'a> {
    pub map: &'a str,
    pub components: &'a str,
    pub empires: &'a str,
    pub heroes: &'a str,
}

impl Files<'static> {
    /// The files this program was built with.
    pub const BUILT_IN: Files<'static> = Files {
        map: include_str!("../../data/map.toml"),
        components: include_str!("../../data/components.toml"),
        empires: include_str!("../../data/empires.toml"),
        heroes: include_str!("../../data/heroes.toml"),
    };
}

impl<'a> Files<'a> {
    /// What the rules read, in a fixed order.
    pub const fn all(&self) -> [&'a str; 4] {
        [self.map, self.components, self.empires, self.heroes]
    }
}

/// Everything the data files say, with every reference resolved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Data {
    pub provinces: [ProvinceSheet; Province::COUNT],
    pub seas: [SeaSheet; Sea::COUNT],
    pub slots: [SlotSheet; Slot::COUNT],
    pub goods: [GoodSheet; Good::COUNT],
    pub cards: [CardSheet; Card::COUNT],
    pub empires: Empires,
    /// For 3, 4 and 5 players.
    pub boards: [Board; 3],
    pub limits: Limits,

    /// By [`Building`].
    pub by_building: [SlotSet; 6],
    pub capital_provinces: ProvinceSet,
    /// Heroes and wonders that are bought: neither starting heroes nor the Pyramids.
    pub market: CardSet,
    /// All ordinary goods and coins.
    pub supply: Holding,

    pub(crate) province_names: Names<'static>,
    pub(crate) sea_names: Names<'static>,
    pub(crate) slot_names: Names<'static>,
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
        let components: files::ComponentsFile = read(files::COMPONENTS, texts.components)?;
        let empires: files::EmpiresFile = read(files::EMPIRES, texts.empires)?;
        let heroes: files::HeroesFile = read(files::HEROES, texts.heroes)?;

        let map = Map::check(&map)?;
        let Components { goods, limits } = Components::check(&components, &map)?;
        let (empires, boards) = empires::check(&empires, &map, &limits)?;
        let cards = cards::check(&heroes, &components, &empires)?;

        let mut supply = Holding::of_coins(limits.coins);
        for (good, sheet) in Good::ALL.into_iter().zip(&goods) {
            (0..sheet.tokens).for_each(|_| supply.add(Token::of(good)));
        }
        let slots = &map.slots;
        let standing = |building: Building| -> SlotSet {
            (Slot::all().filter(|slot| slots[slot.index()].building == building)).collect()
        };
        Ok(Data {
            by_building: Building::ALL.map(standing),
            capital_provinces: (Province::all())
                .filter(|province| map.provinces[province.index()].capital_of.is_some())
                .collect(),
            market: (Card::all())
                .filter(|card| {
                    matches!(cards[card.index()].kind, CardKind::Hero | CardKind::Wonder)
                })
                .collect(),
            supply,
            province_names: map.province_names,
            sea_names: map.sea_names,
            slot_names: map.slot_names,
            provinces: map.provinces,
            seas: map.seas,
            slots: map.slots,
            goods,
            cards,
            empires,
            boards,
            limits,
        })
    }
}
