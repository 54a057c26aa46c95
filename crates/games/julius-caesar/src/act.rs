//! Decisions: what a player can choose, one small choice at a time.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Block, Card, Colour, Link, Place};

/// The stations of a move after its start: at most five seas and a port.
///
/// One word, a byte a station, so that a search for ways builds it in a register.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Path(u64);

impl Path {
    pub const MOST: usize = 6;
    pub const NONE: Path = Path(0);

    pub fn to(place: Place) -> Path {
        Path::NONE.then(place)
    }

    /// The path one station on; `self` must have room.
    #[inline]
    #[must_use]
    pub fn then(self, place: Place) -> Path {
        debug_assert!(!self.is_full());
        Path(self.0 | (place.index() as u64 + 1) << (8 * self.len()))
    }

    pub fn of(places: &[Place]) -> Option<Path> {
        (places.len() <= Path::MOST).then(|| {
            places
                .iter()
                .fold(Path::NONE, |path, &place| path.then(place))
        })
    }

    #[inline]
    pub const fn len(self) -> usize {
        (u64::BITS - self.0.leading_zeros()).div_ceil(8) as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn is_full(self) -> bool {
        self.len() == Path::MOST
    }

    fn station(self, index: usize) -> Option<Place> {
        let byte = (self.0 >> (8 * index)) as u8;
        byte.checked_sub(1).map(Place::new)
    }

    pub fn iter(self) -> impl DoubleEndedIterator<Item = Place> {
        (0..self.len()).filter_map(move |index| self.station(index))
    }

    pub fn end(self) -> Option<Place> {
        self.station(self.len().checked_sub(1)?)
    }

    pub fn first(self) -> Option<Place> {
        self.station(0)
    }

    #[inline]
    pub fn contains(self, place: Place) -> bool {
        let (mut rest, byte) = (self.0, place.index() as u64 + 1);
        while rest != 0 {
            if rest & 0xff == byte {
                return true;
            }
            rest >>= 8;
        }
        false
    }
}

impl std::fmt::Debug for Path {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Path {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Path {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Path, D::Error> {
        let places = Vec::<Place>::deserialize(deserializer)?;
        Path::of(&places)
            .ok_or_else(|| D::Error::custom(format!("a path has at most {} stations", Path::MOST)))
    }
}

/// A decision. Every variant says what it means at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "snake_case")]
pub enum Act {
    /// Put this block into a city of one's own set-up (5.3).
    Deploy {
        block: Block,
        city: Place,
    },
    /// Take the historical set-up at one stroke.
    Historical,
    /// The set-up stands.
    Confirm,
    /// Put one of the six cards away, face down (2.1-c).
    Discard {
        card: Card,
    },
    /// Choose the card of this turn, face down (2.1-d).
    Commit {
        card: Card,
    },
    /// Pick the block that moves next; private until it has gone.
    Take {
        block: Block,
    },
    /// Move the block just taken: along roads, along sea links, or over seas to a port.
    Go {
        path: Path,
    },
    EndMoves,
    /// The attack by this link is the main attack (7.3-a).
    Main {
        link: Link,
    },
    /// The battle there is the surprise battle (EC-MAR-b).
    Surprise {
        at: Place,
    },
    /// Turn a block of this colour there (EC-JUP-a).
    Jupiter {
        at: Place,
        colour: Colour,
    },
    /// Strike this city (EC-VUL-a).
    Vulcan {
        city: Place,
    },
    /// Leave the event unused (EC-c).
    Decline,
    /// Add a step to a block on the map, or bring one from the pool (6.4).
    Levy {
        block: Block,
    },
    /// Where the levied or the defecting block is to stand.
    Place {
        city: Place,
    },
    EndLevies,
    /// The battle to be fought next (7.1-a).
    Battle {
        at: Place,
    },
    Fire {
        block: Block,
    },
    /// Neither fire nor retreat.
    Pass {
        block: Block,
    },
    /// Leave the battle. An empty path: it must and cannot, and is lost (SM-e).
    Retreat {
        block: Block,
        path: Path,
    },
    /// This block takes the hit (7.4-d).
    Hit {
        block: Block,
    },
    EndRegroup,
    /// Where this Navis winters (8.2).
    ToPort {
        block: Block,
        port: Place,
    },
    /// Send the block back to its pool (8.3, 8.5).
    Disband {
        block: Block,
    },
    EndDisband,
}
