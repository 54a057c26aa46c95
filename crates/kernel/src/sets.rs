//! Sets of typed ids as bits: copied like a number, walked in ascending order.

/// Declares a set of ids and the iterator over it. Bit `n` stands for the id
/// with index `n`; the bits from `COUNT` upwards are always clear, which is
/// what makes `==`, `len` and `!` exact.
#[macro_export]
macro_rules! id_set {
    ($(#[$doc:meta])* $set:ident($bits:ty) of $id:ident, $iter:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $set($bits);

        impl $set {
            pub const EMPTY: $set = $set(0);
            pub const ALL: $set = $set(((1 as $bits) << $id::COUNT) - 1);

            /// One bit an id, for those who keep sets in a form of their own.
            #[inline]
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// Bits beyond the ids are left out.
            #[inline]
            pub const fn from_bits(bits: $bits) -> $set {
                $set(bits & Self::ALL.0)
            }

            #[inline]
            const fn bit(id: $id) -> $bits {
                1 << id.index()
            }

            #[inline]
            pub const fn one(id: $id) -> $set {
                $set(Self::bit(id))
            }

            #[inline]
            pub const fn contains(self, id: $id) -> bool {
                self.0 & Self::bit(id) != 0
            }

            /// Whether `id` is new to the set.
            #[inline]
            pub const fn insert(&mut self, id: $id) -> bool {
                let new = !self.contains(id);
                self.0 |= Self::bit(id);
                new
            }

            /// Whether `id` was in the set.
            #[inline]
            pub const fn remove(&mut self, id: $id) -> bool {
                let known = self.contains(id);
                self.0 &= !Self::bit(id);
                known
            }

            #[inline]
            #[must_use]
            pub const fn with(self, id: $id) -> $set {
                $set(self.0 | Self::bit(id))
            }

            #[inline]
            #[must_use]
            pub const fn without(self, id: $id) -> $set {
                $set(self.0 & !Self::bit(id))
            }

            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether the two sets share an id.
            #[inline]
            pub const fn meets(self, other: $set) -> bool {
                self.0 & other.0 != 0
            }

            /// Whether every id of this set is in `other`.
            #[inline]
            pub const fn within(self, other: $set) -> bool {
                self.0 & !other.0 == 0
            }

            /// Those with a higher index than `id`.
            #[inline]
            #[must_use]
            pub const fn above(self, id: $id) -> $set {
                $set(self.0 & !((Self::bit(id) << 1) - 1))
            }

            /// The lowest id.
            #[inline]
            pub const fn first(self) -> Option<$id> {
                if self.0 == 0 {
                    None
                } else {
                    Some($id::new(self.0.trailing_zeros() as u8))
                }
            }

            /// The id with `n` lower ones before it: a die picks from a set with this.
            pub fn nth(self, n: usize) -> Option<$id> {
                let mut rest = self.0;
                for _ in 0..n {
                    // Takes the lowest bit away; of nothing, nothing is left.
                    rest &= rest.wrapping_sub(1);
                    if rest == 0 {
                        return None;
                    }
                }
                $set(rest).first()
            }

            /// Ascending.
            #[inline]
            pub const fn iter(self) -> $iter {
                $iter(self)
            }
        }

        impl $crate::parts::pick::Set for $set {
            type Id = $id;

            const EMPTY: $set = $set::EMPTY;

            fn len(self) -> usize {
                $set::len(self)
            }

            fn with(self, id: $id) -> $set {
                $set::with(self, id)
            }

            fn without(self, id: $id) -> $set {
                $set::without(self, id)
            }

            fn minus(self, other: $set) -> $set {
                self - other
            }

            fn above(self, id: $id) -> $set {
                $set::above(self, id)
            }

            fn nth(self, n: usize) -> Option<$id> {
                $set::nth(self, n)
            }
        }

        /// The ids of a set, ascending.
        #[derive(Clone, Debug)]
        pub struct $iter($set);

        impl Iterator for $iter {
            type Item = $id;

            #[inline]
            fn next(&mut self) -> Option<$id> {
                let first = self.0.first()?;
                self.0.0 &= self.0.0 - 1;
                Some(first)
            }

            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                (self.0.len(), Some(self.0.len()))
            }
        }

        impl ExactSizeIterator for $iter {}
        impl ::std::iter::FusedIterator for $iter {}

        impl IntoIterator for $set {
            type Item = $id;
            type IntoIter = $iter;

            #[inline]
            fn into_iter(self) -> $iter {
                self.iter()
            }
        }

        impl FromIterator<$id> for $set {
            fn from_iter<I: IntoIterator<Item = $id>>(ids: I) -> $set {
                ids.into_iter().fold($set::EMPTY, $set::with)
            }
        }

        impl Extend<$id> for $set {
            fn extend<I: IntoIterator<Item = $id>>(&mut self, ids: I) {
                *self |= ids.into_iter().collect();
            }
        }

        impl ::std::ops::BitOr for $set {
            type Output = $set;

            #[inline]
            fn bitor(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }
        }

        impl ::std::ops::BitAnd for $set {
            type Output = $set;

            #[inline]
            fn bitand(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }
        }

        /// What is in the first set and not in the second.
        impl ::std::ops::Sub for $set {
            type Output = $set;

            #[inline]
            fn sub(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }
        }

        /// Every id that is not in the set.
        impl ::std::ops::Not for $set {
            type Output = $set;

            #[inline]
            fn not(self) -> $set {
                $set::ALL - self
            }
        }

        impl ::std::ops::BitOrAssign for $set {
            #[inline]
            fn bitor_assign(&mut self, other: $set) {
                *self = *self | other;
            }
        }

        impl ::std::ops::BitAndAssign for $set {
            #[inline]
            fn bitand_assign(&mut self, other: $set) {
                *self = *self & other;
            }
        }

        impl ::std::ops::SubAssign for $set {
            #[inline]
            fn sub_assign(&mut self, other: $set) {
                *self = *self - other;
            }
        }

        impl ::std::fmt::Debug for $set {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl ::serde::Serialize for $set {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $set {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<$set, D::Error> {
                struct List;

                impl<'de> ::serde::de::Visitor<'de> for List {
                    type Value = $set;

                    fn expecting(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                        write!(f, "a list of {}s", $id::KIND)
                    }

                    fn visit_seq<A: ::serde::de::SeqAccess<'de>>(self, mut list: A) -> Result<$set, A::Error> {
                        let mut set = $set::EMPTY;
                        while let Some(id) = list.next_element::<$id>()? {
                            if !set.insert(id) {
                                // Two of a piece that exists once: the list is not what it seems.
                                return Err(::serde::de::Error::custom(format_args!(
                                    "the {} {:?} is listed twice",
                                    $id::KIND,
                                    id.id()
                                )));
                            }
                        }
                        Ok(set)
                    }
                }

                deserializer.deserialize_seq(List)
            }
        }
    };
}
