//! Typed ids. Inside the program an id is one byte that indexes a table; outside it
//! is a word such as `"italia"`, so that files and records keep their meaning when
//! the order of a data file changes.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use serde::de::{self, Deserialize, Deserializer, Visitor};
use serde::ser::{Serialize, Serializer};

/// What arrays and sets are indexed by.
pub trait Id: Copy + Eq + fmt::Display + FromStr<Err = UnknownId> + 'static {
    const COUNT: usize;

    fn at(index: usize) -> Self;
    fn place(self) -> usize;
}

/// A word that names nothing.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no {kind} is called {name:?}{}", hint(.near.as_deref()))]
pub struct UnknownId {
    pub kind: &'static str,
    pub name: String,
    /// A known id so close that it was probably meant.
    pub near: Option<String>,
}

fn hint(near: Option<&str>) -> String {
    near.map(|name| format!(" (did you mean {name:?}?)"))
        .unwrap_or_default()
}

/// A word from outside, short enough to be repeated in a message.
fn clip(word: &str) -> String {
    match word.char_indices().nth(60) {
        Some((end, _)) => format!("{}…", &word[..end]),
        None => word.to_owned(),
    }
}

/// Says that `name` is no such thing, and which was perhaps meant.
pub(crate) fn unknown<'a>(
    kind: &'static str,
    name: &str,
    known: impl Iterator<Item = &'a str>,
) -> UnknownId {
    // Nothing that long is a slip of the pen, and comparing it takes long.
    let near = (name.len() <= 64)
        .then(|| {
            let plain = name.trim().to_lowercase().replace([' ', '_'], "-");
            let slips = 1 + plain.chars().count() / 6;
            known
                .map(|word| (strsim::osa_distance(&plain, word), word))
                .filter(|&(distance, _)| distance <= slips)
                .min()
                .map(|(_, word)| word.to_owned())
        })
        .flatten();
    UnknownId {
        kind,
        name: clip(name),
        near,
    }
}

/// How an id is shown, written and read: by its word.
macro_rules! by_word {
    ($name:ident, $kind:literal) => {
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

        impl FromStr for $name {
            type Err = UnknownId;

            fn from_str(word: &str) -> Result<Self, UnknownId> {
                (Self::all().find(|one| one.id() == word))
                    .ok_or_else(|| unknown($kind, word, Self::all().map(Self::id)))
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

                    fn visit_str<E: de::Error>(self, word: &str) -> Result<$name, E> {
                        word.parse().map_err(E::custom)
                    }
                }

                deserializer.deserialize_str(Word)
            }
        }

        impl Id for $name {
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

/// Records of a data file.
macro_rules! dense_id {
    ($(#[$doc:meta])* $name:ident[$count:expr], $kind:literal) => {
        $(#[$doc])*
        // One above the index: zero stays free, so that an `Option` is one byte too.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(NonZeroU8);

        impl $name {
            pub const COUNT: usize = $count;

            /// For indices this crate has made itself.
            #[inline]
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
        }

        by_word!($name, $kind);
    };
}

/// Closed sets that the rules know by name.
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

        by_word!($name, $kind);
    };
}

dense_id! {
    /// A land area.
    Province[33], "province"
}

dense_id! {
    Sea[10], "sea"
}

dense_id! {
    /// A printed space for one building (C-j).
    Slot[92], "slot"
}

closed_id! {
    /// C-d, in the clockwise order of the board (RUL-1).
    Empire, "empire":
    Rome = "rome", Greece = "greece", Babylon = "babylon", Egypt = "egypt", Carthage = "carthage",
}

closed_id! {
    /// A kind of commodity (C-a).
    Good, "good":
    Pottery = "pottery", Gems = "gems", Papyrus = "papyrus", Metal = "metal", Spice = "spice",
    Stone = "stone", Wood = "wood", Gold = "gold", Grain = "grain", Oil = "oil", Sheep = "sheep",
    Wine = "wine", Gladiators = "gladiators",
}

closed_id! {
    /// A leadership track, in the order in which they are settled (RUL-42).
    Track, "track":
    Trade = "trade", Culture = "culture", Military = "military",
}

closed_id! {
    /// Heroes and wonders (C-g): starting heroes first, the Pyramids last.
    Card, "card":
    Caesar = "caesar", Pericles = "pericles", Cleopatra = "cleopatra", Hannibal = "hannibal",
    Hammurabi = "hammurabi", CastorAndPollux = "castor-and-pollux",
    Nebuchadnezzar = "nebuchadnezzar", Circe = "circe", Penthesilea = "penthesilea",
    Gilgamesh = "gilgamesh", Perseus = "perseus", Hamilcar = "hamilcar",
    QueenOfSheba = "queen-of-sheba", Hercules = "hercules", RamsesII = "ramses-ii",
    Antigone = "antigone", Spartacus = "spartacus", Colossus = "colossus",
    HangingGardens = "hanging-gardens", Pharos = "pharos", StatueOfZeus = "statue-of-zeus",
    TempleOfArtemis = "temple-of-artemis", Pyramids = "pyramids",
}

/// A piece of wealth: a good, a legendary good or a coin. In the order in which sets
/// and offers are put together: by good, the ordinary token before the legendary one,
/// and coins last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Token(u8);

impl Token {
    pub const COUNT: usize = 2 * Good::COUNT + 1;
    pub const COIN: Token = Token(2 * Good::COUNT as u8);

    const WORDS: [&'static str; Token::COUNT] = [
        "pottery",
        "legendary-pottery",
        "gems",
        "legendary-gems",
        "papyrus",
        "legendary-papyrus",
        "metal",
        "legendary-metal",
        "spice",
        "legendary-spice",
        "stone",
        "legendary-stone",
        "wood",
        "legendary-wood",
        "gold",
        "legendary-gold",
        "grain",
        "legendary-grain",
        "oil",
        "legendary-oil",
        "sheep",
        "legendary-sheep",
        "wine",
        "legendary-wine",
        "gladiators",
        "legendary-gladiators",
        "coin",
    ];

    pub const fn new(index: u8) -> Token {
        debug_assert!((index as usize) < Token::COUNT);
        Token(index)
    }

    #[inline]
    pub const fn of(good: Good) -> Token {
        Token(2 * good as u8)
    }

    #[inline]
    pub const fn legendary(good: Good) -> Token {
        Token(2 * good as u8 + 1)
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Token> + ExactSizeIterator + Clone {
        (0..Token::COUNT as u8).map(Token)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn id(self) -> &'static str {
        Token::WORDS[self.0 as usize]
    }

    /// The kind, unless it is a coin.
    #[inline]
    pub const fn good(self) -> Option<Good> {
        if self.0 == Token::COIN.0 {
            None
        } else {
            Some(Good::new(self.0 / 2))
        }
    }

    #[inline]
    pub const fn is_coin(self) -> bool {
        self.0 == Token::COIN.0
    }

    #[inline]
    pub const fn is_legendary(self) -> bool {
        self.0 % 2 == 1
    }
}

by_word!(Token, "resource");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_and_its_word_are_one_to_one() {
        fn holds<T: Id + fmt::Debug + Serialize + de::DeserializeOwned>() {
            for index in 0..T::COUNT {
                let one = T::at(index);
                let text = serde_json::to_string(&one).unwrap();
                assert_eq!(text, format!("\"{one}\""));
                assert_eq!(serde_json::from_str::<T>(&text).unwrap(), one);
                assert_eq!(one.place(), index);
            }
        }
        holds::<Province>();
        holds::<Sea>();
        holds::<Slot>();
        holds::<Empire>();
        holds::<Good>();
        holds::<Track>();
        holds::<Card>();
        holds::<Token>();
    }

    #[test]
    fn a_token_is_a_good_a_legendary_good_or_a_coin() {
        for good in Good::ALL {
            let (plain, legendary) = (Token::of(good), Token::legendary(good));
            assert_eq!((plain.good(), plain.is_legendary()), (Some(good), false));
            assert_eq!(legendary.good(), Some(good));
            assert!(legendary.is_legendary() && !legendary.is_coin());
            assert_eq!(plain.id(), good.id());
            assert_eq!(legendary.id(), format!("legendary-{good}"));
        }
        assert!(Token::COIN.is_coin() && !Token::COIN.is_legendary());
        assert_eq!((Token::COIN.good(), Token::COIN.id()), (None, "coin"));
    }

    #[test]
    fn an_unknown_word_gets_a_guess() {
        for (word, message) in [
            (
                "Itallia",
                "no province is called \"Itallia\" (did you mean \"italia\"?)",
            ),
            ("britannia", "no province is called \"britannia\""),
        ] {
            assert_eq!(word.parse::<Province>().unwrap_err().to_string(), message);
        }
        let long = "ę".repeat(100_000).parse::<Sea>().unwrap_err().to_string();
        assert!(long.len() < 200, "{long}");
        assert!(serde_json::from_str::<Slot>("7").is_err());
    }

    #[test]
    fn an_optional_id_is_one_byte() {
        assert_eq!(size_of::<Option<Province>>(), 1);
        assert_eq!(size_of::<Option<Empire>>(), 1);
        assert_eq!(size_of::<Option<Slot>>(), 1);
    }
}
