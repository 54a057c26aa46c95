//! Typed ids: a province, a sea, a slot, an empire, a good, a track, a card, a resource.
//!
//! Inside the program an id is one byte that indexes a table. Outside it is a word such
//! as `"italia"`: files, records and the protocol keep their meaning when the order of
//! a data file changes.

pub use kernel::{Id, UnknownId};
use kernel::{closed_id, dense_id, few_id};

use crate::data::data;

dense_id! {
    /// A land area.
    Province[33], "province", data.province_names
}

dense_id! {
    /// A sea.
    Sea[10], "sea", data.sea_names
}

dense_id! {
    /// A printed space for one building (C-j).
    Slot[92], "slot", data.slot_names
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

few_id!(Token, "resource");

#[cfg(test)]
mod tests {
    use std::fmt;

    use serde::{Serialize, de};

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
