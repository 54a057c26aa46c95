//! What the data files say about each block, place, link and card.

use kernel::data::Source;
use serde::{Deserialize, Serialize};

use crate::data::data;
use crate::ids::{Block, Card, Link, Place};
use crate::side::Side;

/// The colour of the wood, which both players always see.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    Tan,
    Green,
    Blue,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    Leader,
    Legion,
    Equitatus,
    Elephant,
    AuxiliaLight,
    AuxiliaArcher,
    Ballista,
    Navis,
    /// She is a kind of her own: on land, but neither a leader nor a legion (3.27).
    Cleopatra,
}

/// When a block acts in a battle round: the As first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[repr(u8)]
pub enum Letter {
    A,
    B,
    C,
    D,
}

impl Letter {
    pub const ALL: [Letter; 4] = [Letter::A, Letter::B, Letter::C, Letter::D];

    pub const fn index(self) -> usize {
        self as usize
    }
}

/// Where a block in the pool may enter the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Levy {
    City(Place),
    /// Any Friendly city.
    AnyCity,
    /// Any Friendly major port.
    MajorPort,
    Never,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BlockSheet {
    pub id: &'static str,
    pub name_en: &'static str,
    pub name_pl: &'static str,
    /// The original owner. Who commands the block now is part of the state.
    /// Cleopatra's is the side she starts with.
    pub owner: Side,
    pub colour: Colour,
    pub kind: Kind,
    /// The letter of a block on the defending side.
    pub defend: Letter,
    /// The letter of a block on the attacking side.
    pub attack: Letter,
    /// A die of this number or less hits.
    pub fire: u8,
    pub max_steps: u8,
    /// Dice by steps: `strengths[steps - 1]`, zero above `max_steps`.
    pub strengths: [u8; 4],
    pub levy: Levy,
    /// Locked in the pool until another leader of its owner is dead (7.51).
    pub third_leader: bool,
    pub source: Source,
}

impl Block {
    #[inline]
    pub fn sheet(self) -> &'static BlockSheet {
        &data().blocks[self.index()]
    }

    #[inline]
    pub fn is_navis(self) -> bool {
        data().navis.contains(self)
    }

    /// Every block that is not a Navis (3.0-b).
    #[inline]
    pub fn is_land(self) -> bool {
        data().land.contains(self)
    }

    /// Cleopatra is not one.
    #[inline]
    pub fn is_leader(self) -> bool {
        data().leaders.contains(self)
    }

    /// The dice this block rolls with so many steps left: none with none left.
    #[inline]
    pub fn strength(self, steps: u8) -> u8 {
        let strengths = &self.sheet().strengths;
        strengths
            .get(usize::from(steps).wrapping_sub(1))
            .copied()
            .unwrap_or(0)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlaceKind {
    /// Inland: no Navis here.
    City,
    Port,
    MajorPort,
    Sea,
}

impl PlaceKind {
    pub const fn is_port(self) -> bool {
        matches!(self, PlaceKind::Port | PlaceKind::MajorPort)
    }
}

/// A way out of a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Edge {
    pub link: Link,
    pub to: Place,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlaceSheet {
    pub id: &'static str,
    pub name_en: &'static str,
    pub name_pl: &'static str,
    pub kind: PlaceKind,
    /// Victory points for whom the city is Friendly to.
    pub value: u8,
    pub island: Option<&'static str>,
    /// Roads and straits; none from a sea.
    pub roads: Vec<Edge>,
    /// Sea links: from a port its seas, from a sea the seas and ports around it.
    pub seas: Vec<Edge>,
    /// Where the place lies on the map's canvas.
    pub x: u16,
    pub y: u16,
    pub source: Source,
}

impl Place {
    /// The places below this index are cities, the others seas.
    pub const CITIES: usize = 67;

    #[inline]
    pub fn sheet(self) -> &'static PlaceSheet {
        &data().places[self.index()]
    }

    #[inline]
    pub const fn is_sea(self) -> bool {
        self.index() >= Place::CITIES
    }

    #[inline]
    pub const fn is_city(self) -> bool {
        self.index() < Place::CITIES
    }

    /// Major ports are ports as well.
    #[inline]
    pub fn is_port(self) -> bool {
        data().port_set.contains(self)
    }

    #[inline]
    pub fn is_major_port(self) -> bool {
        data().major_ports.contains(self)
    }

    /// How many blocks winter here (8.3); a sea feeds nobody.
    #[inline]
    pub fn supply(self) -> u8 {
        data().supply[self.index()]
    }

    /// The road, strait or sea link between two places.
    #[inline]
    pub fn link_to(self, other: Place) -> Option<Link> {
        data().links_between[self.index()][other.index()]
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LinkKind {
    Major,
    Minor,
    Strait,
    Sea,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LinkSheet {
    pub id: &'static str,
    pub ends: [Place; 2],
    pub kind: LinkKind,
    /// The name of the strait this is.
    pub strait: Option<&'static str>,
    pub source: Source,
}

impl Link {
    /// The links below this index are roads and straits, the others sea links.
    pub const ROADS: usize = 94;

    #[inline]
    pub fn sheet(self) -> &'static LinkSheet {
        &data().links[self.index()]
    }

    /// The end that is not `place`. `place` must be one of the two.
    #[inline]
    pub fn other(self, place: Place) -> Place {
        let [a, b] = self.sheet().ends;
        debug_assert!(place == a || place == b, "{self} does not touch {place}");
        if place == a { b } else { a }
    }
}

/// A strait or an island.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Named {
    pub id: &'static str,
    pub name_en: &'static str,
    pub name_pl: &'static str,
    pub source: Source,
}

/// The seven Event cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum God {
    Apollo,
    Jupiter,
    Mars,
    Mercury,
    Neptune,
    Pluto,
    Vulcan,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CardKind {
    Command { moves: u8, levies: u8 },
    Event(God),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CardSheet {
    pub id: &'static str,
    pub name_en: &'static str,
    pub name_pl: &'static str,
    pub kind: CardKind,
    pub source: Source,
}

impl Card {
    #[inline]
    pub fn sheet(self) -> &'static CardSheet {
        &data().cards[self.index()]
    }
}
