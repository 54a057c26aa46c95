//! Sets of ids as bits: copied like a number, walked in ascending order.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ids::{Card, Empire, Good, Province, Sea, Slot};

macro_rules! id_set {
    ($(#[$doc:meta])* $set:ident($bits:ty) of $id:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $set($bits);

        impl $set {
            pub const EMPTY: $set = $set(0);
            pub const ALL: $set = $set(((1 as $bits) << $id::COUNT) - 1);

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

            #[inline]
            pub const fn insert(&mut self, id: $id) {
                self.0 |= Self::bit(id);
            }

            #[inline]
            pub const fn remove(&mut self, id: $id) {
                self.0 &= !Self::bit(id);
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

            #[inline]
            pub const fn meets(self, other: $set) -> bool {
                self.0 & other.0 != 0
            }

            /// Those with a higher index than `id`.
            #[inline]
            #[must_use]
            pub const fn above(self, id: $id) -> $set {
                $set(self.0 & !((Self::bit(id) << 1) - 1))
            }

            #[inline]
            pub const fn first(self) -> Option<$id> {
                if self.0 == 0 {
                    None
                } else {
                    Some($id::new(self.0.trailing_zeros() as u8))
                }
            }

            /// The id with `n` lower ones before it.
            pub fn nth(self, n: usize) -> Option<$id> {
                self.iter().nth(n)
            }

            /// Ascending.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $id> + Clone {
                let mut left = self;
                std::iter::from_fn(move || {
                    let id = left.first()?;
                    left.0 &= left.0 - 1;
                    Some(id)
                })
            }
        }

        impl BitAnd for $set {
            type Output = $set;
            #[inline]
            fn bitand(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }
        }

        impl BitOr for $set {
            type Output = $set;
            #[inline]
            fn bitor(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }
        }

        impl Sub for $set {
            type Output = $set;
            #[inline]
            fn sub(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }
        }

        impl BitAndAssign for $set {
            #[inline]
            fn bitand_assign(&mut self, other: $set) {
                self.0 &= other.0;
            }
        }

        impl BitOrAssign for $set {
            #[inline]
            fn bitor_assign(&mut self, other: $set) {
                self.0 |= other.0;
            }
        }

        impl SubAssign for $set {
            #[inline]
            fn sub_assign(&mut self, other: $set) {
                self.0 &= !other.0;
            }
        }

        impl FromIterator<$id> for $set {
            fn from_iter<I: IntoIterator<Item = $id>>(ids: I) -> $set {
                ids.into_iter().fold($set::EMPTY, $set::with)
            }
        }

        impl fmt::Debug for $set {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl Serialize for $set {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> Deserialize<'de> for $set {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$set, D::Error> {
                Ok(Vec::<$id>::deserialize(deserializer)?.into_iter().collect())
            }
        }
    };
}

id_set! { ProvinceSet(u64) of Province }
id_set! { SeaSet(u16) of Sea }
id_set! { SlotSet(u128) of Slot }
id_set! { EmpireSet(u8) of Empire }
id_set! {
    /// Kinds of goods, or legendary goods, of which there is one of each kind.
    GoodSet(u16) of Good
}
id_set! { CardSet(u32) of Card }

impl GoodSet {
    pub(crate) const fn from_bits(bits: u16) -> GoodSet {
        GoodSet(bits & GoodSet::ALL.0)
    }

    pub(crate) const fn bits(self) -> u16 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_is_a_list_of_words() {
        let set: EmpireSet = [Empire::Egypt, Empire::Rome].into_iter().collect();
        assert_eq!(serde_json::to_string(&set).unwrap(), r#"["rome","egypt"]"#);
        assert_eq!(
            serde_json::from_str::<EmpireSet>(r#"["egypt","rome"]"#).unwrap(),
            set
        );
        assert!(serde_json::from_str::<EmpireSet>(r#"["sparta"]"#).is_err());
    }

    #[test]
    fn what_is_above_the_last_is_nothing() {
        let last = SlotSet::ALL.iter().last().expect("there are slots");
        assert!(SlotSet::ALL.above(last).is_empty());
        let rome = EmpireSet::ALL.above(Empire::Rome);
        assert_eq!(rome, EmpireSet::ALL.without(Empire::Rome));
        assert_eq!(rome.nth(1), Some(Empire::Babylon));
    }
}
