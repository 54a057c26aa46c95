//! How many of each printed card lie in a place, and nothing of their order.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ids::{Card, Face};
use crate::sets::CardSet;

#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Pile([u8; Face::COUNT]);

impl Pile {
    pub const EMPTY: Pile = Pile([0; Face::COUNT]);

    pub fn count(&self, face: Face) -> u8 {
        self.0[face.index()]
    }

    pub fn has(&self, face: Face) -> bool {
        self.count(face) > 0
    }

    pub fn len(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn add(&mut self, face: Face) {
        self.0[face.index()] += 1;
    }

    /// Takes one out, if there is one.
    pub fn take(&mut self, face: Face) -> bool {
        let count = &mut self.0[face.index()];
        let there = *count > 0;
        *count -= u8::from(there);
        there
    }

    /// Takes out as many of these as there are.
    pub fn take_all(&mut self, other: &Pile) {
        for (count, gone) in self.0.iter_mut().zip(other.0) {
            *count = count.saturating_sub(gone);
        }
    }

    /// Which cards there are, with how many of each.
    pub fn kinds(&self) -> impl Iterator<Item = (Face, u8)> + '_ {
        Face::all()
            .map(|face| (face, self.count(face)))
            .filter(|(_, count)| *count > 0)
    }

    /// Every card, copies one after another.
    pub fn each(&self) -> impl Iterator<Item = Face> + '_ {
        self.kinds()
            .flat_map(|(face, count)| (0..count).map(move |_| face))
    }
}

impl Default for Pile {
    fn default() -> Pile {
        Pile::EMPTY
    }
}

impl From<CardSet> for Pile {
    fn from(cards: CardSet) -> Pile {
        let mut pile = Pile::EMPTY;
        cards.iter().map(Card::face).for_each(|face| pile.add(face));
        pile
    }
}

impl FromIterator<Face> for Pile {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Pile {
        let mut pile = Pile::EMPTY;
        faces.into_iter().for_each(|face| pile.add(face));
        pile
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.kinds()).finish()
    }
}

impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.kinds())
    }
}

impl<'de> Deserialize<'de> for Pile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pile, D::Error> {
        let mut pile = Pile::EMPTY;
        for (face, count) in BTreeMap::<Face, u8>::deserialize(deserializer)? {
            pile.0[face.index()] = count;
        }
        Ok(pile)
    }
}
