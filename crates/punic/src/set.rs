//! Sets of ids as bits: copied like a number, walked in ascending order.

use std::fmt;
use std::hash::Hash;
use std::iter::FusedIterator;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::id::{Cards, Generals, Id, Kind, Provinces, Regions, Spaces};

/// A number whose bits are a set.
pub trait Bits:
    Copy + Ord + Hash + Default + Not<Output = Self> + BitAnd<Output = Self> + BitOr<Output = Self>
{
    const NONE: Self;

    fn bit(index: usize) -> Self;
    fn count(self) -> usize;
    fn lowest(self) -> usize;
    /// Takes the lowest bit away; of nothing, nothing is left.
    #[must_use]
    fn rest(self) -> Self;
}

macro_rules! bits {
    ($($number:ty),*) => {$(
        impl Bits for $number {
            const NONE: $number = 0;

            #[inline]
            fn bit(index: usize) -> $number {
                1 << index
            }

            #[inline]
            fn count(self) -> usize {
                self.count_ones() as usize
            }

            #[inline]
            fn lowest(self) -> usize {
                self.trailing_zeros() as usize
            }

            #[inline]
            fn rest(self) -> $number {
                self & self.wrapping_sub(1)
            }
        }
    )*};
}

bits!(u8, u32, u128);

/// Some of the records of a kind. Bit `n` stands for the id with index `n`; the bits
/// from `COUNT` upwards are always clear, which is what makes `==`, `len` and `!` exact.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct IdSet<K: Kind>(K::Bits, PhantomData<K>);

/// Some of the spaces.
pub type SpaceSet<W> = IdSet<Spaces<W>>;
/// Some of the provinces.
pub type ProvinceSet<W> = IdSet<Provinces<W>>;
/// Some of the regions.
pub type RegionSet<W> = IdSet<Regions<W>>;
/// Some of the generals.
pub type GeneralSet<W> = IdSet<Generals<W>>;
/// Some of the strategy cards.
pub type CardSet<W> = IdSet<Cards<W>>;

impl<K: Kind> IdSet<K> {
    pub const EMPTY: IdSet<K> = IdSet(K::Bits::NONE, PhantomData);
    pub const ALL: IdSet<K> = IdSet(K::ALL, PhantomData);

    #[inline]
    fn of(bits: K::Bits) -> IdSet<K> {
        IdSet(bits, PhantomData)
    }

    #[inline]
    pub fn contains(self, id: Id<K>) -> bool {
        self.0 & K::Bits::bit(id.index()) != K::Bits::NONE
    }

    /// Whether `id` is new to the set.
    #[inline]
    pub fn insert(&mut self, id: Id<K>) -> bool {
        let new = !self.contains(id);
        *self = self.with(id);
        new
    }

    /// Whether `id` was in the set.
    #[inline]
    pub fn remove(&mut self, id: Id<K>) -> bool {
        let known = self.contains(id);
        *self = self.without(id);
        known
    }

    #[inline]
    #[must_use]
    pub fn with(self, id: Id<K>) -> IdSet<K> {
        IdSet::of(self.0 | K::Bits::bit(id.index()))
    }

    #[inline]
    #[must_use]
    pub fn without(self, id: Id<K>) -> IdSet<K> {
        IdSet::of(self.0 & !K::Bits::bit(id.index()))
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == K::Bits::NONE
    }

    #[inline]
    pub fn len(self) -> usize {
        self.0.count()
    }

    /// Whether the two sets share an id.
    #[inline]
    pub fn meets(self, other: IdSet<K>) -> bool {
        self.0 & other.0 != K::Bits::NONE
    }

    /// Whether every id of this set is in `other`.
    #[inline]
    pub fn within(self, other: IdSet<K>) -> bool {
        self.0 & !other.0 == K::Bits::NONE
    }

    /// The lowest id.
    #[inline]
    pub fn first(self) -> Option<Id<K>> {
        (!self.is_empty()).then(|| Id::new(self.0.lowest() as u8))
    }

    /// The id with `n` lower ones before it: a die picks from a set with this.
    pub fn nth(self, n: usize) -> Option<Id<K>> {
        self.iter().nth(n)
    }

    /// Ascending.
    #[inline]
    pub fn iter(self) -> Ids<K> {
        Ids(self)
    }
}

/// The ids of a set, ascending.
#[derive(Clone)]
pub struct Ids<K: Kind>(IdSet<K>);

impl<K: Kind> fmt::Debug for Ids<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<K: Kind> Iterator for Ids<K> {
    type Item = Id<K>;

    #[inline]
    fn next(&mut self) -> Option<Id<K>> {
        let first = self.0.first()?;
        self.0 = IdSet::of(self.0.0.rest());
        Some(first)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl<K: Kind> ExactSizeIterator for Ids<K> {}
impl<K: Kind> FusedIterator for Ids<K> {}

impl<K: Kind> IntoIterator for IdSet<K> {
    type Item = Id<K>;
    type IntoIter = Ids<K>;

    #[inline]
    fn into_iter(self) -> Ids<K> {
        self.iter()
    }
}

impl<K: Kind> FromIterator<Id<K>> for IdSet<K> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Id<K>>>(ids: I) -> IdSet<K> {
        ids.into_iter().fold(IdSet::EMPTY, IdSet::with)
    }
}

impl<K: Kind> Extend<Id<K>> for IdSet<K> {
    fn extend<I: IntoIterator<Item = Id<K>>>(&mut self, ids: I) {
        *self |= ids.into_iter().collect();
    }
}

impl<K: Kind> BitOr for IdSet<K> {
    type Output = IdSet<K>;

    #[inline]
    fn bitor(self, other: IdSet<K>) -> IdSet<K> {
        IdSet::of(self.0 | other.0)
    }
}

impl<K: Kind> BitAnd for IdSet<K> {
    type Output = IdSet<K>;

    #[inline]
    fn bitand(self, other: IdSet<K>) -> IdSet<K> {
        IdSet::of(self.0 & other.0)
    }
}

/// What is in the first set and not in the second.
impl<K: Kind> Sub for IdSet<K> {
    type Output = IdSet<K>;

    #[inline]
    fn sub(self, other: IdSet<K>) -> IdSet<K> {
        IdSet::of(self.0 & !other.0)
    }
}

/// Every id that is not in the set.
impl<K: Kind> Not for IdSet<K> {
    type Output = IdSet<K>;

    #[inline]
    fn not(self) -> IdSet<K> {
        IdSet::ALL - self
    }
}

impl<K: Kind> BitOrAssign for IdSet<K> {
    #[inline]
    fn bitor_assign(&mut self, other: IdSet<K>) {
        *self = *self | other;
    }
}

impl<K: Kind> BitAndAssign for IdSet<K> {
    #[inline]
    fn bitand_assign(&mut self, other: IdSet<K>) {
        *self = *self & other;
    }
}

impl<K: Kind> SubAssign for IdSet<K> {
    #[inline]
    fn sub_assign(&mut self, other: IdSet<K>) {
        *self = *self - other;
    }
}

impl<K: Kind> fmt::Debug for IdSet<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<K: Kind> Serialize for IdSet<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, K: Kind> Deserialize<'de> for IdSet<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<IdSet<K>, D::Error> {
        struct List<K>(PhantomData<K>);

        impl<'de, K: Kind> de::Visitor<'de> for List<K> {
            type Value = IdSet<K>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a list of {}s", K::WORD)
            }

            fn visit_seq<A: de::SeqAccess<'de>>(self, mut list: A) -> Result<IdSet<K>, A::Error> {
                let mut set = IdSet::EMPTY;
                while let Some(id) = list.next_element::<Id<K>>()? {
                    if !set.insert(id) {
                        // Two of a piece that exists once: the list is not what it seems.
                        return Err(de::Error::custom(format_args!(
                            "the {} {:?} is listed twice",
                            K::WORD,
                            id.id()
                        )));
                    }
                }
                Ok(set)
            }
        }

        deserializer.deserialize_seq(List(PhantomData))
    }
}
