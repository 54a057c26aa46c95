//! What the data files say about each province, sea, slot, good, card and empire.

use kernel::data::Source;
use serde::Deserialize;

use crate::by::{ByProvince, ByTrack};
use crate::data::data;
use crate::holding::Holding;
use crate::ids::{Card, Empire, Good, Province, Sea, Slot, Track};
use crate::sets::{EmpireSet, ProvinceSet, SeaSet, SlotSet};

/// A kind of building (D-f).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Building {
    Caravan,
    Market,
    Ordinary,
    Capital,
    Legendary,
    Temple,
}

impl Building {
    pub const ALL: [Building; 6] = [
        Building::Caravan,
        Building::Market,
        Building::Ordinary,
        Building::Capital,
        Building::Legendary,
        Building::Temple,
    ];

    /// The word that files and locales use.
    pub const fn id(self) -> &'static str {
        match self {
            Building::Caravan => "caravan",
            Building::Market => "market",
            Building::Ordinary => "ordinary",
            Building::Capital => "capital",
            Building::Legendary => "legendary",
            Building::Temple => "temple",
        }
    }

    /// D-f
    pub const fn is_city(self) -> bool {
        matches!(
            self,
            Building::Ordinary | Building::Capital | Building::Legendary
        )
    }

    /// 5-a
    pub const fn track(self) -> Track {
        match self {
            Building::Caravan | Building::Market => Track::Trade,
            _ => Track::Culture,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ProvinceSheet {
    pub id: &'static str,
    pub name_en: &'static str,
    pub name_pl: &'static str,
    /// The empire that starts here.
    pub empire: Option<Empire>,
    pub capital_of: Option<Empire>,
    pub island: bool,
    /// D-a, on the board of five.
    pub land: ProvinceSet,
    pub seas: SeaSet,
    pub slots: SlotSet,
    pub caravans: SlotSet,
    pub cities: SlotSet,
    pub market: Option<Slot>,
    pub temple: Option<Slot>,
    pub source: Source,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeaSheet {
    pub id: &'static str,
    pub name_en: &'static str,
    pub name_pl: &'static str,
    pub adjacent: SeaSet,
    pub coast: ProvinceSet,
    pub source: Source,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SlotSheet {
    pub id: &'static str,
    pub province: Province,
    pub building: Building,
    /// The kind printed at a caravan slot.
    pub good: Option<Good>,
    /// The name of a city.
    pub name_en: Option<&'static str>,
    pub name_pl: Option<&'static str>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GoodSheet {
    pub name_en: &'static str,
    pub name_pl: &'static str,
    /// C-a
    pub tokens: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardKind {
    StartingHero,
    Hero,
    Wonder,
    Pyramids,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CardSheet {
    pub name_en: &'static str,
    pub name_pl: &'static str,
    pub kind: CardKind,
    /// Whose starting hero it is.
    pub empire: Option<Empire>,
    /// 10.castor-and-pollux-a
    pub copyable: bool,
    /// 7-b
    pub bonus: ByTrack<u8>,
    pub source: Source,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EmpireSheet {
    pub name_en: &'static str,
    pub name_pl: &'static str,
    pub colour_en: &'static str,
    pub colour_pl: &'static str,
    pub rgb: &'static str,
    pub hero: Card,
    /// D-h
    pub capital: Province,
    /// Start provinces with a control marker: all but the capital province.
    pub control: ProvinceSet,
    pub buildings: SlotSet,
    pub legions: ByProvince<u8>,
    pub fortresses: ProvinceSet,
    /// S-g
    pub resources: Holding,
    /// S-i
    pub leadership: ByTrack<u8>,
    pub source: Source,
}

/// Which part of the map is in play (S-a, S-b).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Board {
    pub empires: EmpireSet,
    pub provinces: ProvinceSet,
    pub seas: SeaSet,
    /// S-j
    pub titles: ByTrack<Option<Empire>>,
}

/// Counts and costs that hold for everybody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Limits {
    pub coins: u8,
    pub legions: u8,
    pub triremes: u8,
    pub fortresses: u8,
    pub markers: u8,
    /// 3.0-b
    pub unit_cost: u8,
    pub control_cost: u8,
    /// By [`Building`].
    pub building_costs: [u8; 6],
    /// 3.1.3-a: by the number of cards owned, from one on.
    pub card_prices: [u8; 4],
    pub pyramids: u8,
    /// 3.0-h
    pub coins_kept: u8,
    /// RUL-45
    pub land_die: [u8; 6],
    pub sea_die: [u8; 6],
    /// 4.2-c
    pub hit_divisor: u8,
    /// 4.2-d
    pub fortress_bonus: u8,
    pub fortress_ignores: u8,
    /// S-k
    pub face_up: u8,
    /// 6-a
    pub cards_to_win: u8,
    pub cities_to_win: u8,
    /// 5-f
    pub printed_levels: u8,
}

impl Province {
    #[inline]
    pub fn sheet(self) -> &'static ProvinceSheet {
        &data().provinces[self.index()]
    }
}

impl Sea {
    #[inline]
    pub fn sheet(self) -> &'static SeaSheet {
        &data().seas[self.index()]
    }
}

impl Slot {
    #[inline]
    pub fn sheet(self) -> &'static SlotSheet {
        &data().slots[self.index()]
    }
}

impl Good {
    pub fn sheet(self) -> &'static GoodSheet {
        &data().goods[self.index()]
    }
}

impl Card {
    #[inline]
    pub fn sheet(self) -> &'static CardSheet {
        &data().cards[self.index()]
    }
}

impl Empire {
    #[inline]
    pub fn sheet(self) -> &'static EmpireSheet {
        &data().empires[self.index()]
    }
}

/// By [`Empire`].
pub type Empires = [EmpireSheet; Empire::COUNT];
