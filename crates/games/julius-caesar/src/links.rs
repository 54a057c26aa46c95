//! Use of roads and memory of entries, each in a few bytes.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{BySide, Link, Place, RoadLimits, Side};

/// How many roads and straits there are; sea links come after them.
pub const ROADS: usize = Link::ROADS;

/// How often each side used each road.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    into = "BTreeMap<Link, BySide<u8>>",
    from = "BTreeMap<Link, BySide<u8>>"
)]
pub struct Roads([u8; ROADS]);

impl Roads {
    pub const UNUSED: Roads = Roads([0; ROADS]);
    /// A strait that an attack went through: nobody else crosses it (6.11-e).
    pub const CLOSED: u8 = 15;

    const fn shift(side: Side) -> u8 {
        match side {
            Side::Caesar => 0,
            Side::Pompey => 4,
        }
    }

    pub fn used(&self, side: Side, link: Link) -> u8 {
        let uses = self.0.get(link.index()).copied().unwrap_or(0);
        uses >> Roads::shift(side) & 15
    }

    /// May `side` send one more block over `link` within `limits`?
    #[inline]
    pub fn has_room(&self, side: Side, link: Link, limits: RoadLimits) -> bool {
        self.used(side, link) < limits.of(link.sheet().kind)
    }

    pub fn use_once(&mut self, side: Side, link: Link) {
        self.set(side, link, (self.used(side, link) + 1).min(Roads::CLOSED));
    }

    pub fn close(&mut self, side: Side, link: Link) {
        self.set(side, link, Roads::CLOSED);
    }

    fn set(&mut self, side: Side, link: Link, uses: u8) {
        if let Some(slot) = self.0.get_mut(link.index()) {
            let shift = Roads::shift(side);
            *slot = *slot & !(15 << shift) | (uses & 15) << shift;
        }
    }
}

impl From<Roads> for BTreeMap<Link, BySide<u8>> {
    fn from(roads: Roads) -> Self {
        Link::all()
            .take(ROADS)
            .filter(|link| roads.0[link.index()] != 0)
            .map(|link| (link, BySide::from_fn(|side| roads.used(side, link))))
            .collect()
    }
}

impl From<BTreeMap<Link, BySide<u8>>> for Roads {
    fn from(uses: BTreeMap<Link, BySide<u8>>) -> Roads {
        let mut roads = Roads::UNUSED;
        for (link, by) in uses {
            for side in Side::ALL {
                roads.set(side, link, by[side].min(Roads::CLOSED));
            }
        }
        roads
    }
}

const WORDS: usize = (2 * Link::COUNT).div_ceil(64);

/// Entry links of both sides, each with the end that was entered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "BySide<Vec<Entered>>", from = "BySide<Vec<Entered>>")]
pub struct Entries(BySide<[u64; WORDS]>);

/// An entry link as it is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entered {
    pub link: Link,
    pub into: Place,
}

impl Entries {
    pub const NONE: Entries = Entries(BySide::new([0; WORDS], [0; WORDS]));

    fn bit(into: Place, link: Link) -> usize {
        let [a, _] = link.sheet().ends;
        2 * link.index() + usize::from(into != a)
    }

    pub fn has(&self, side: Side, into: Place, link: Link) -> bool {
        let bit = Entries::bit(into, link);
        self.0[side][bit / 64] & 1 << (bit % 64) != 0
    }

    pub fn add(&mut self, side: Side, into: Place, link: Link) {
        let bit = Entries::bit(into, link);
        self.0[side][bit / 64] |= 1 << (bit % 64);
    }

    /// The links by which `side` entered `place`.
    pub fn links(&self, side: Side, place: Place) -> impl Iterator<Item = Link> {
        let entries = *self;
        let sheet = place.sheet();
        (sheet.roads.iter().chain(&sheet.seas))
            .map(|edge| edge.link)
            .filter(move |&link| entries.has(side, place, link))
    }

    /// The battle at `place` is over.
    pub fn forget(&mut self, place: Place) {
        let sheet = place.sheet();
        for edge in sheet.roads.iter().chain(&sheet.seas) {
            let bit = Entries::bit(place, edge.link);
            for side in Side::ALL {
                self.0[side][bit / 64] &= !(1 << (bit % 64));
            }
        }
    }

    pub fn is_empty(&self) -> bool {
        *self == Entries::NONE
    }
}

impl From<Entries> for BySide<Vec<Entered>> {
    fn from(entries: Entries) -> Self {
        BySide::from_fn(|side| {
            Link::all()
                .flat_map(|link| link.sheet().ends.map(|into| Entered { link, into }))
                .filter(|entered| entries.has(side, entered.into, entered.link))
                .collect()
        })
    }
}

impl From<BySide<Vec<Entered>>> for Entries {
    fn from(listed: BySide<Vec<Entered>>) -> Entries {
        let mut entries = Entries::NONE;
        for side in Side::ALL {
            for entered in &listed[side] {
                if entered.link.sheet().ends.contains(&entered.into) {
                    entries.add(side, entered.into, entered.link);
                }
            }
        }
        entries
    }
}
