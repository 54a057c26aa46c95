//! Sets of ids as bits: copied like a number, walked in ascending order.

use kernel::id_set;

use crate::ids::{Block, Card, Place};

id_set! {
    /// Some of the blocks.
    BlockSet(u64) of Block, Blocks
}

id_set! {
    /// Some of the places.
    PlaceSet(u128) of Place, Places
}

id_set! {
    /// Some of the cards.
    CardSet(u32) of Card, Cards
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    fn places() -> impl Strategy<Value = BTreeSet<Place>> {
        let place = (0..Place::COUNT as u8).prop_map(Place::new);
        prop::collection::btree_set(place, 0..Place::COUNT)
    }

    proptest! {
        /// The bits do what a tree of ids does.
        #[test]
        fn a_set_is_a_set(a in places(), b in places(), one in 0..Place::COUNT as u8) {
            let one = Place::new(one);
            let (x, y): (PlaceSet, PlaceSet) = (a.iter().copied().collect(), b.iter().copied().collect());
            let same = |set: PlaceSet, tree: BTreeSet<Place>| set.iter().eq(tree);

            prop_assert!(same(x, a.clone()));
            prop_assert!(same(x | y, &a | &b));
            prop_assert!(same(x & y, &a & &b));
            prop_assert!(same(x - y, &a - &b));
            prop_assert!(same(!x, Place::all().filter(|place| !a.contains(place)).collect()));
            prop_assert_eq!(x.len(), a.len());
            prop_assert_eq!(x.is_empty(), a.is_empty());
            prop_assert_eq!(x.first(), a.first().copied());
            prop_assert_eq!(x.meets(y), !a.is_disjoint(&b));
            prop_assert_eq!(x.within(y), a.is_subset(&b));
            for n in 0..=a.len() {
                prop_assert_eq!(x.nth(n), a.iter().nth(n).copied());
            }

            let (mut set, mut tree) = (x, a.clone());
            prop_assert_eq!(set.contains(one), tree.contains(&one));
            prop_assert_eq!(set.insert(one), tree.insert(one));
            prop_assert_eq!(set, x.with(one));
            prop_assert!(same(set, tree.clone()));
            prop_assert_eq!(set.remove(one), tree.remove(&one));
            prop_assert_eq!(set, x.without(one));
            prop_assert!(same(set, tree));

            let text = serde_json::to_string(&x).unwrap();
            prop_assert_eq!(serde_json::from_str::<PlaceSet>(&text).unwrap(), x);
        }
    }

    #[test]
    fn everything_has_as_many_as_there_are() {
        assert_eq!(BlockSet::ALL.len(), Block::COUNT);
        assert_eq!(PlaceSet::ALL.len(), Place::COUNT);
        assert_eq!(CardSet::ALL.len(), Card::COUNT);
        assert_eq!(!CardSet::ALL, CardSet::EMPTY);
        assert_eq!(BlockSet::ALL.iter().len(), BlockSet::ALL.iter().count());
        assert_eq!(BlockSet::ALL.nth(usize::MAX), None);
    }

    #[test]
    fn a_set_is_written_as_a_list_of_words() {
        let set: CardSet = serde_json::from_str(r#"["vulcan","apollo"]"#).unwrap();
        assert_eq!(
            serde_json::to_string(&set).unwrap(),
            r#"["apollo","vulcan"]"#
        );
        let refused = |text| {
            serde_json::from_str::<CardSet>(text)
                .unwrap_err()
                .to_string()
        };
        assert!(refused(r#"["mars","mars"]"#).contains("the card \"mars\" is listed twice"));
        assert!(refused(r#"["marz"]"#).contains("(did you mean \"mars\"?)"));
        assert!(refused("3").contains("expected a list of cards"));
    }
}
