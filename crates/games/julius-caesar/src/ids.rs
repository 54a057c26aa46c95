//! Typed ids: a block, a place, a link, a card.
//!
//! Inside the program an id is one byte that indexes a table. Outside it is a
//! word such as `"roma"`: files, records and the protocol keep their meaning
//! when the order of a data file changes.

use kernel::dense_id;
pub use kernel::{NoSuchId, UnknownId};

use crate::data::data;

dense_id! {
    /// One of the wooden blocks.
    Block[63], "block", data.block_names
}

dense_id! {
    /// A city or a sea: the cities come first, in the order of the map file, then the seas.
    Place[76], "place", data.place_names
}

dense_id! {
    /// What joins two places: the roads and straits come first, then the sea links.
    Link[163], "link", data.link_names
}

dense_id! {
    /// One of the cards of the deck.
    Card[27], "card", data.card_names
}

#[cfg(test)]
mod tests {
    use std::fmt;

    use serde::{Serialize, de};

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
