//! Typed ids: a block, a place, a link, a card.
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
    /// One of the wooden blocks.
    Block[63], "block", block_names
}

dense_id! {
    /// A city or a sea: the cities come first, in the order of the map file, then the seas.
    Place[76], "place", place_names
}

dense_id! {
    /// What joins two places: the roads and straits come first, then the sea links.
    Link[163], "link", link_names
}

dense_id! {
    /// One of the cards of the deck.
    Card[27], "card", card_names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_and_its_word_are_one_to_one() {
        fn holds<T: Copy + PartialEq + fmt::Debug + Serialize + de::DeserializeOwned>(
            all: impl Iterator<Item = T>,
            id: impl Fn(T) -> &'static str,
        ) {
            for one in all {
                let text = serde_json::to_string(&one).unwrap();
                assert_eq!(text, format!("{:?}", id(one)));
                assert_eq!(serde_json::from_str::<T>(&text).unwrap(), one);
                assert_eq!(format!("{one:?}"), id(one));
            }
        }
        holds(Block::all(), Block::id);
        holds(Place::all(), Place::id);
        holds(Link::all(), Link::id);
        holds(Card::all(), Card::id);
    }

    #[test]
    fn numbers_from_outside_are_checked() {
        for index in 0..=u8::MAX {
            let place = Place::try_from(index);
            assert_eq!(place.is_ok(), usize::from(index) < Place::COUNT);
            if let Ok(place) = place {
                assert_eq!(place.index(), usize::from(index));
            }
        }
        let message = Card::try_from(27).unwrap_err().to_string();
        assert_eq!(message, "there is no card number 27: they run from 0 to 26");
    }

    #[test]
    fn an_unknown_word_gets_a_guess() {
        let cases = [
            (
                "Romma",
                "no place is called \"Romma\" (did you mean \"roma\"?)",
            ),
            (
                "Carthago Nova",
                "no place is called \"Carthago Nova\" (did you mean \"carthago-nova\"?)",
            ),
            (
                "rmoa",
                "no place is called \"rmoa\" (did you mean \"roma\"?)",
            ),
            ("", "no place is called \"\""),
            ("londinium", "no place is called \"londinium\""),
            ("\u{1b}[31m\"", "no place is called \"\\u{1b}[31m\\\"\""),
        ];
        for (word, message) in cases {
            assert_eq!(word.parse::<Place>().unwrap_err().to_string(), message);
        }
        let turned = "roma--genua".parse::<Link>().unwrap_err().to_string();
        assert_eq!(
            turned,
            "no link is called \"roma--genua\" (did you mean \"genua--roma\"?)"
        );
        let long = "ę"
            .repeat(1_000_000)
            .parse::<Block>()
            .unwrap_err()
            .to_string();
        assert!(long.len() < 200, "{long}");

        let json = serde_json::from_str::<Place>("\"Romma\"")
            .unwrap_err()
            .to_string();
        assert!(json.starts_with(cases[0].1), "{json}");
        let json = serde_json::from_str::<Place>("7").unwrap_err().to_string();
        assert!(json.contains("expected the id of a place"), "{json}");
    }

    #[test]
    fn an_optional_id_is_one_byte() {
        assert_eq!(size_of::<Option<Block>>(), 1);
        assert_eq!(size_of::<Option<Place>>(), 1);
        assert_eq!(size_of::<Option<Link>>(), 1);
        assert_eq!(size_of::<Option<Card>>(), 1);
    }
}
