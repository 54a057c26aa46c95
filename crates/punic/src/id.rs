//! Typed ids of a theatre: a space, a province, a region, a general, a strategy card.
//!
//! Inside the program an id is one byte that indexes a table. Outside it is a word such
//! as `"roma"`: files, records and the protocol keep their meaning when the order of a
//! data file changes.

use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;
use std::num::NonZeroU8;
use std::str::FromStr;

use kernel::data::Names;
use kernel::{NoSuchId, UnknownId};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::set::Bits;
use crate::war::War;

/// What an id names.
pub trait Kind: Copy + Ord + Hash + Default + 'static {
    /// How many there are.
    const COUNT: usize;
    /// What messages call such a record.
    const WORD: &'static str;
    /// A set of them, and the set of all.
    type Bits: Bits;
    const ALL: Self::Bits;

    fn names() -> &'static Names<'static>;
    /// The word of the record with this index.
    fn word(index: usize) -> &'static str;
}

/// The id of a record, in the order of its data file.
// One above the index: zero stays free, so that an `Option` is one byte too.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id<K: Kind>(NonZeroU8, PhantomData<K>);

/// A space of the map.
pub type Space<W> = Id<Spaces<W>>;
/// A province.
pub type Province<W> = Id<Provinces<W>>;
/// A region: several provinces that share allies.
pub type Region<W> = Id<Regions<W>>;
/// A general of either side.
pub type General<W> = Id<Generals<W>>;
/// A strategy card.
pub type Card<W> = Id<Cards<W>>;

/// The kind of [`Space`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Spaces<W: War>(PhantomData<W>);

/// The kind of [`Province`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Provinces<W: War>(PhantomData<W>);

/// The kind of [`Region`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Regions<W: War>(PhantomData<W>);

/// The kind of [`Card`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Cards<W: War>(PhantomData<W>);

/// The kind of [`General`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Generals<W: War>(PhantomData<W>);

impl<W: War> Kind for Spaces<W> {
    const COUNT: usize = W::SPACES;
    const ALL: u128 = u128::MAX >> (128 - W::SPACES);
    const WORD: &'static str = "space";
    type Bits = u128;

    fn names() -> &'static Names<'static> {
        &W::theatre().space_names
    }

    fn word(index: usize) -> &'static str {
        W::theatre().spaces[index].id
    }
}

impl<W: War> Kind for Provinces<W> {
    const COUNT: usize = W::PROVINCES;
    const ALL: u32 = u32::MAX >> (32 - W::PROVINCES);
    const WORD: &'static str = "province";
    type Bits = u32;

    fn names() -> &'static Names<'static> {
        &W::theatre().province_names
    }

    fn word(index: usize) -> &'static str {
        W::theatre().provinces[index].id
    }
}

impl<W: War> Kind for Regions<W> {
    const COUNT: usize = W::REGIONS;
    const ALL: u8 = u8::MAX >> (8 - W::REGIONS);
    const WORD: &'static str = "region";
    type Bits = u8;

    fn names() -> &'static Names<'static> {
        &W::theatre().region_names
    }

    fn word(index: usize) -> &'static str {
        W::theatre().regions[index].id
    }
}

impl<W: War> Kind for Generals<W> {
    const COUNT: usize = W::GENERALS;
    const ALL: u32 = u32::MAX >> (32 - W::GENERALS);
    const WORD: &'static str = "general";
    type Bits = u32;

    fn names() -> &'static Names<'static> {
        &W::theatre().general_names
    }

    fn word(index: usize) -> &'static str {
        W::theatre().generals[index].id
    }
}

impl<W: War> Kind for Cards<W> {
    const COUNT: usize = W::CARDS;
    const ALL: u128 = u128::MAX >> (128 - W::CARDS);
    const WORD: &'static str = "card";
    type Bits = u128;

    fn names() -> &'static Names<'static> {
        &W::theatre().card_names
    }

    fn word(index: usize) -> &'static str {
        W::theatre().cards[index].id
    }
}

impl<K: Kind> Id<K> {
    pub const COUNT: usize = K::COUNT;
    /// What messages call such a record.
    pub const KIND: &'static str = K::WORD;

    /// For indices that a game has made itself while it read its data; others come
    /// through `TryFrom`.
    pub const fn new(index: u8) -> Self {
        debug_assert!((index as usize) < Self::COUNT);
        Id(NonZeroU8::MIN.saturating_add(index), PhantomData)
    }

    /// All of them, in the order of the data file.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..K::COUNT as u8).map(Self::new)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The word that files, records and the protocol use.
    pub fn id(self) -> &'static str {
        K::word(self.index())
    }

    pub fn from_id(id: &str) -> Option<Self> {
        K::names().find(id).map(Self::new)
    }
}

/// Numbers from outside come in here and nowhere else.
impl<K: Kind> TryFrom<u8> for Id<K> {
    type Error = NoSuchId;

    fn try_from(index: u8) -> Result<Self, NoSuchId> {
        if usize::from(index) < K::COUNT {
            Ok(Self::new(index))
        } else {
            Err(NoSuchId {
                kind: K::WORD,
                index,
                last: (K::COUNT - 1) as u8,
            })
        }
    }
}

/// Words from outside come in here.
impl<K: Kind> FromStr for Id<K> {
    type Err = UnknownId;

    fn from_str(id: &str) -> Result<Self, UnknownId> {
        Self::from_id(id).ok_or_else(|| K::names().unknown(K::WORD, id))
    }
}

impl<K: Kind> fmt::Display for Id<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl<K: Kind> fmt::Debug for Id<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl<K: Kind> Serialize for Id<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de, K: Kind> Deserialize<'de> for Id<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Word<K>(PhantomData<K>);

        impl<K: Kind> de::Visitor<'_> for Word<K> {
            type Value = Id<K>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "the id of a {}", K::WORD)
            }

            fn visit_str<E: de::Error>(self, id: &str) -> Result<Id<K>, E> {
                id.parse().map_err(E::custom)
            }
        }

        deserializer.deserialize_str(Word(PhantomData))
    }
}

impl<K: Kind> kernel::Id for Id<K> {
    const COUNT: usize = K::COUNT;

    #[inline]
    fn at(index: usize) -> Self {
        Self::new(index as u8)
    }

    #[inline]
    fn place(self) -> usize {
        self.index()
    }
}
