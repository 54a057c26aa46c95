//! Typed ids as every game needs them.
//!
//! Inside the program an id is one byte that indexes a table. Outside it is a word such
//! as `"roma"`: files, records and the protocol keep their meaning when the order of a
//! data file changes. The macros expand in a game's crate, which depends on serde.

use std::fmt::Display;
use std::str::FromStr;

/// What arrays by id, and tables that must name every id, are made with.
pub trait Id: Copy + Eq + Display + FromStr<Err = UnknownId> + 'static {
    const COUNT: usize;

    fn at(index: usize) -> Self;
    fn place(self) -> usize;
}

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
fn hint(near: Option<&str>) -> String {
    near.map(|name| format!(" (did you mean {name:?}?)"))
        .unwrap_or_default()
}

/// Declares an id: how many there are, what messages call such a record, and where its
/// words are kept (`data.block_names`: a field of what `data()` gives, with `find` and
/// `unknown`). The game gives each id a `sheet()` with its word.
#[macro_export]
macro_rules! dense_id {
    ($(#[$doc:meta])* $name:ident[$count:expr], $kind:literal, $data:ident.$names:ident) => {
        $(#[$doc])*
        // One above the index: zero stays free, so that an `Option` is one byte too.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(::std::num::NonZeroU8);

        impl $name {
            pub const COUNT: usize = $count;
            /// What messages call such a record.
            pub const KIND: &'static str = $kind;

            /// For indices this crate has made itself; others come through `TryFrom`.
            pub(crate) const fn new(index: u8) -> Self {
                debug_assert!((index as usize) < Self::COUNT);
                $name(::std::num::NonZeroU8::MIN.saturating_add(index))
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
                $data().$names.find(id).map(Self::new)
            }
        }

        /// Numbers from outside come in here and nowhere else.
        impl TryFrom<u8> for $name {
            type Error = $crate::NoSuchId;

            fn try_from(index: u8) -> Result<Self, $crate::NoSuchId> {
                if (index as usize) < Self::COUNT {
                    Ok(Self::new(index))
                } else {
                    Err($crate::NoSuchId { kind: $kind, index, last: $count - 1 })
                }
            }
        }

        /// Words from outside come in here.
        impl ::std::str::FromStr for $name {
            type Err = $crate::UnknownId;

            fn from_str(id: &str) -> Result<Self, $crate::UnknownId> {
                Self::from_id(id).ok_or_else(|| $data().$names.unknown($kind, id))
            }
        }

        $crate::id_words!($name, $kind);
    };
}

/// Declares an id whose values the rules know by name.
#[macro_export]
macro_rules! closed_id {
    ($(#[$doc:meta])* $name:ident, $kind:literal: $($variant:ident = $word:literal),+ $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum $name {
            $($variant),+
        }

        impl $name {
            pub const ALL: [$name; [$($word),+].len()] = [$($name::$variant),+];
            pub const COUNT: usize = Self::ALL.len();

            #[inline]
            pub(crate) const fn new(index: u8) -> Self {
                Self::ALL[index as usize]
            }

            pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
                Self::ALL.into_iter()
            }

            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The word that files, records and the protocol use.
            pub const fn id(self) -> &'static str {
                match self {
                    $($name::$variant => $word),+
                }
            }
        }

        $crate::few_id!($name, $kind);
    };
}

/// For an id of which there are few: its word is looked for among all. The type has
/// `COUNT`, `new`, `all`, `index` and `id`.
#[macro_export]
macro_rules! few_id {
    ($name:ident, $kind:literal) => {
        impl $name {
            /// What messages call such a thing.
            pub const KIND: &'static str = $kind;
        }

        /// Words from outside come in here.
        impl ::std::str::FromStr for $name {
            type Err = $crate::UnknownId;

            fn from_str(word: &str) -> Result<Self, $crate::UnknownId> {
                (Self::all().find(|one| one.id() == word))
                    .ok_or_else(|| $crate::data::unknown($kind, word, Self::all().map(Self::id)))
            }
        }

        $crate::id_words!($name, $kind);
    };
}

/// How an id is shown, written and read: by its word.
#[doc(hidden)]
#[macro_export]
macro_rules! id_words {
    ($name:ident, $kind:literal) => {
        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.id())
            }
        }

        impl ::std::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.id())
            }
        }

        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<Self, D::Error> {
                struct Word;

                impl ::serde::de::Visitor<'_> for Word {
                    type Value = $name;

                    fn expecting(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                        write!(f, "the id of a {}", $kind)
                    }

                    fn visit_str<E: ::serde::de::Error>(self, id: &str) -> Result<$name, E> {
                        id.parse().map_err(E::custom)
                    }
                }

                deserializer.deserialize_str(Word)
            }
        }

        impl $crate::Id for $name {
            const COUNT: usize = $name::COUNT;

            #[inline]
            fn at(index: usize) -> Self {
                $name::new(index as u8)
            }

            #[inline]
            fn place(self) -> usize {
                self.index()
            }
        }
    };
}
