//! Typed ids: a space, a province, a region, a general, a strategy card.
//!
//! Inside the program an id is one byte that indexes a table. Outside it is a
//! word such as `"roma"`: files, records and the protocol keep their meaning
//! when the order of a data file changes.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use serde::de::{self, Deserialize, Deserializer, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::data::data;

/// A number that indexes no record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is no {kind} number {index}: they run from 0 to {last}")]
pub struct NoSuchId {
    pub kind: &'static str,
    pub index: u8,
    pub last: u8,
}

/// A word that names no record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no {kind} is called {name:?}{}", hint(.near.as_deref()))]
pub struct UnknownId {
    pub kind: &'static str,
    pub name: String,
    /// A known id so close that it was probably meant.
    pub near: Option<String>,
}

/// The end of a sentence about an unknown name.
pub(crate) fn hint(near: Option<&str>) -> String {
    near.map(|name| format!(" (did you mean {name:?}?)"))
        .unwrap_or_default()
}

macro_rules! dense_id {
    ($(#[$doc:meta])* $name:ident[$count:expr], $kind:literal, $names:ident) => {
        $(#[$doc])*
        // One above the index: zero stays free, so that an `Option` is one byte too.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(NonZeroU8);

        impl $name {
            pub const COUNT: usize = $count;
            /// What messages call such a record.
            pub const KIND: &'static str = $kind;

            /// For indices this crate has made itself; others come through `TryFrom`.
            pub(crate) const fn new(index: u8) -> Self {
                debug_assert!((index as usize) < Self::COUNT);
                $name(NonZeroU8::MIN.saturating_add(index))
            }

            /// All of them, in the order of the data file.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
                (0..$count as u8).map(Self::new)
            }

            #[inline]
            pub const fn index(self) -> usize {
                self.0.get() as usize - 1
            }

            /// The word that files, records and the protocol use.
            pub fn id(self) -> &'static str {
                self.sheet().id
            }

            pub fn from_id(id: &str) -> Option<Self> {
                data().$names.find(id).map(Self::new)
            }
        }

        /// Numbers from outside come in here and nowhere else.
        impl TryFrom<u8> for $name {
            type Error = NoSuchId;

            fn try_from(index: u8) -> Result<Self, NoSuchId> {
                if (index as usize) < Self::COUNT {
                    Ok(Self::new(index))
                } else {
                    Err(NoSuchId { kind: $kind, index, last: $count - 1 })
                }
            }
        }

        /// Words from outside come in here.
        impl FromStr for $name {
            type Err = UnknownId;

            fn from_str(id: &str) -> Result<Self, UnknownId> {
                Self::from_id(id).ok_or_else(|| data().$names.unknown($kind, id))
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.id())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.id())
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Word;

                impl Visitor<'_> for Word {
                    type Value = $name;

                    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        write!(f, "the id of a {}", $kind)
                    }

                    fn visit_str<E: de::Error>(self, id: &str) -> Result<$name, E> {
                        id.parse().map_err(E::custom)
                    }
                }

                deserializer.deserialize_str(Word)
            }
        }
    };
}

dense_id! {
    /// A space of the map, in the order of the map file.
    Space[99], "space", space_names
}

dense_id! {
    /// A province.
    Province[23], "province", province_names
}

dense_id! {
    /// A region: several provinces that share allies and reinforcements.
    Region[7], "region", region_names
}

dense_id! {
    /// A general of either side.
    General[20], "general", general_names
}

dense_id! {
    /// A strategy card.
    Card[92], "card", card_names
}
