//! Sets of ids as bits: copied like a number, walked in ascending order.

use kernel::id_set;
use kernel::parts::IdSet;

use crate::ids::{Card, EventCard, Face, Location, Strategy};

id_set! {
    /// Some of the cards, copy by copy.
    CardSet(u128) of Card, Cards
}

id_set! {
    /// Some of the printed cards.
    FaceSet(u64) of Face, Faces
}

id_set! {
    /// Some of the locations; one bit more than there are, so that all of them fit.
    LocationSet(u64) of Location, Locations
}

id_set! {
    /// Some of the strategy cards.
    StrategySet(u16) of Strategy, Strategies
}

id_set! {
    /// Some of the events.
    EventSet(u32) of EventCard, EventCards
}

impl CardSet {
    /// As the kernel's decks and pickers have it.
    #[inline]
    pub fn ids(self) -> IdSet {
        IdSet::from_bits(self.bits())
    }

    #[inline]
    pub fn of_ids(ids: IdSet) -> CardSet {
        CardSet::from_bits(ids.bits())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_cards_is_the_same_for_a_deck() {
        let some: CardSet = [0, 31, 47, 80].into_iter().map(Card::new).collect();
        assert_eq!(some.ids(), [0, 31, 47, 80].into_iter().collect());
        assert_eq!(CardSet::of_ids(some.ids()), some);
        assert_eq!(LocationSet::ALL.len(), Location::COUNT);
        assert_eq!(CardSet::ALL.len(), Card::COUNT);
    }
}
