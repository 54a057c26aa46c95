//! What is known about each space, province, region and general.

use kernel::data::Source;
use serde::{Deserialize, Serialize};

use crate::id::{Card, General, Province, Region, Space};
use crate::set::{RegionSet, SpaceSet};
use crate::side::{BySide, Side};
use crate::war::War;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SpaceKind {
    /// A round space: it takes a PC.
    Ordinary,
    WalledCity,
    /// A Tribe stands there in some set-ups.
    Tribe,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LinkKind {
    Road,
    Pass,
    AlpinePass,
    Strait,
}

impl LinkKind {
    pub const fn is_pass(self) -> bool {
        matches!(self, LinkKind::Pass | LinkKind::AlpinePass)
    }
}

/// A way out of a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Edge<W: War> {
    pub to: Space<W>,
    pub kind: LinkKind,
    /// Only whoever controls the space he leaves may cross (10.6-b).
    pub needs_control: bool,
    pub cost: u8,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SpaceSheet<W: War> {
    pub id: &'static str,
    pub name: &'static str,
    pub province: Province<W>,
    pub region: Region<W>,
    pub kind: SpaceKind,
    pub port: bool,
    /// CUs that fit inside the walls (20.3-a); 0 without walls.
    pub capacity: u8,
    pub printed: Option<Side>,
    pub edges: Vec<Edge<W>>,
    pub x: u16,
    pub y: u16,
    pub source: Source,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProvinceSheet<W: War> {
    pub id: &'static str,
    pub name: &'static str,
    pub region: Region<W>,
    /// Politically significant (3.6).
    pub counted: bool,
    pub spaces: SpaceSet<W>,
    /// How many of its spaces are more than half (3.7).
    pub majority: u8,
    pub ally_value: u8,
    pub ally_region: Region<W>,
    /// Battle cards for a side that fights here at home (14.3-e).
    pub home_cards: BySide<u8>,
    pub source: Source,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RegionSheet<W: War> {
    pub id: &'static str,
    pub name_en: &'static str,
    pub name_pl: &'static str,
    pub spaces: SpaceSet<W>,
    /// Most battle cards that allies bring here (14.4-c).
    pub most_allies: BySide<u8>,
    pub source: Source,
}

/// A general's ability as the land war asks for it (24-a).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Ability<W: War> {
    /// So many Double Envelopments of his give the initiative by a roll only.
    pub envelopments_need_roll: u8,
    pub attrition_drm: i8,
    /// Extra battle cards in these regions while his side controls a province of two allies.
    pub battle_cards: (u8, RegionSet<W>),
    /// Turns enemy PCs where he comes with so many CUs.
    pub turns_pcs: Option<(u8, RegionSet<W>)>,
    pub never_avoids: bool,
    pub avoid_rating: Option<(u8, RegionSet<W>)>,
    pub intercept_rating: Option<(u8, RegionSet<W>)>,
    pub pursuit_rating: Option<u8>,
    pub counterattack_rating: Option<u8>,
    /// A failed attempt to avoid battle costs him no battle card.
    pub avoids_freely: bool,
    /// Faces by which he reads the red siege die higher, at these spaces.
    pub siege_shift: (u8, SpaceSet<W>),
    /// Besieges after a battle won there.
    pub siege_after_battle: RegionSet<W>,
    /// Movement Points while he stays by land in these regions.
    pub swift: Option<(u8, RegionSet<W>)>,
    pub keeps_command: bool,
    /// Extra CUs raised with him in these regions.
    pub levy_bonus: (u8, RegionSet<W>),
    /// The battle rating that counts in a land battle, if not the printed one.
    pub land_rating: Option<u8>,
    /// He may go on after a battle won.
    pub marches_on: bool,
    /// A strait is a road for him.
    pub fords: bool,
    /// Battle cards if he came to the battle by sea.
    pub landing_cards: u8,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GeneralSheet<W: War> {
    pub id: &'static str,
    pub name: &'static str,
    pub full_name: &'static str,
    pub side: Side,
    /// The least OPs that activate him.
    pub strategy: u8,
    pub battle: u8,
    /// The word of his ability in the file; `none` for none.
    pub ability_id: &'static str,
    pub ability: Ability<W>,
    /// What his ability does in the game's own rules.
    pub talent: W::Talent,
    pub source: Source,
}

/// When a card's event may be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Timing {
    /// In one's own play, instead of the operations.
    Event,
    /// That, or as a counter-event.
    EventOrCounter,
    CounterBattle,
    CounterMove,
    CounterNaval,
    CounterSiege,
    CounterEvent,
    /// It shifts a die, or has a special one thrown again.
    CounterRoll,
    /// Its event works in the activation it is played for (8.1-d).
    Dual,
    Campaign,
}

impl Timing {
    /// Whether the card can be announced as an event in one's own play.
    pub const fn is_event(self) -> bool {
        matches!(
            self,
            Timing::Event | Timing::EventOrCounter | Timing::Campaign
        )
    }
}

/// What playing the event does to a truce (8.7-c).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TruceWord {
    Breaks,
    NeverBreaks,
    BreaksUnlessCounter,
    Starts,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardSheet<W: War> {
    pub id: &'static str,
    /// As printed: "9A".
    pub number: &'static str,
    pub name_en: &'static str,
    pub name_pl: &'static str,
    pub ops: u8,
    pub ops_source: Source,
    /// Whose event it is; both sides' if `None`.
    pub owner: Option<Side>,
    pub timing: Timing,
    /// Leaves the game once its event was played (8.1-c).
    pub removed: bool,
    pub recruit: bool,
    pub truce: TruceWord,
    /// How many generals a Campaign activates, and with how many CUs one of them
    /// may sail (8.3).
    pub campaign: Option<(u8, u8)>,
    /// Movement Points of the general it activates, where the card changes them.
    pub march: Option<u8>,
    /// What only this game's cards show.
    pub symbols: W::Symbols,
    pub source: Source,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Office {
    Consul,
    Proconsul,
}

impl<W: War> Space<W> {
    #[inline]
    pub fn sheet(self) -> &'static SpaceSheet<W> {
        &W::theatre().spaces[self.index()]
    }

    #[inline]
    pub fn province(self) -> Province<W> {
        self.sheet().province
    }

    #[inline]
    pub fn region(self) -> Region<W> {
        self.sheet().region
    }

    #[inline]
    pub fn is_city(self) -> bool {
        W::theatre().cities.contains(self)
    }

    #[inline]
    pub fn is_port(self) -> bool {
        W::theatre().ports.contains(self)
    }

    #[inline]
    pub fn capacity(self) -> u8 {
        self.sheet().capacity
    }

    /// Spaces joined by a road, and by nothing else.
    #[inline]
    pub fn roads(self) -> SpaceSet<W> {
        W::theatre().roads[self.index()]
    }

    /// Spaces joined by a connection of any kind.
    #[inline]
    pub fn adjacent(self) -> SpaceSet<W> {
        W::theatre().adjacent[self.index()]
    }

    pub fn edge(self, to: Space<W>) -> Option<Edge<W>> {
        self.sheet()
            .edges
            .iter()
            .copied()
            .find(|edge| edge.to == to)
    }
}

impl<W: War> Province<W> {
    #[inline]
    pub fn sheet(self) -> &'static ProvinceSheet<W> {
        &W::theatre().provinces[self.index()]
    }

    #[inline]
    pub fn spaces(self) -> SpaceSet<W> {
        self.sheet().spaces
    }
}

impl<W: War> Region<W> {
    #[inline]
    pub fn sheet(self) -> &'static RegionSheet<W> {
        &W::theatre().regions[self.index()]
    }

    #[inline]
    pub fn spaces(self) -> SpaceSet<W> {
        self.sheet().spaces
    }
}

impl<W: War> General<W> {
    #[inline]
    pub fn sheet(self) -> &'static GeneralSheet<W> {
        &W::theatre().generals[self.index()]
    }

    #[inline]
    pub fn side(self) -> Side {
        self.sheet().side
    }

    #[inline]
    pub fn ability(self) -> &'static Ability<W> {
        &self.sheet().ability
    }

    /// The battle rating that counts in a land battle.
    #[inline]
    pub fn land_rating(self) -> u8 {
        (self.ability().land_rating).unwrap_or(self.sheet().battle)
    }

    #[inline]
    pub fn talent(self) -> &'static W::Talent {
        &self.sheet().talent
    }
}

impl<W: War> Card<W> {
    #[inline]
    pub fn sheet(self) -> &'static CardSheet<W> {
        &W::theatre().cards[self.index()]
    }
}
