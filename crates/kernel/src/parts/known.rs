//! What seats certainly know of hidden things (K20).

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::IdSet;
use crate::{Seat, SeatSet};

/// For each of `N` hidden things, who knows for certain where it is. A game keeps it
/// where its rules let a player remember: a stolen card, a hand once shown, a card
/// levied on top of the deck. It is part of the state, so that guesses keep to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Known<const N: usize> {
    /// By seat: a set of things is looked at far more often than who knows one thing.
    of: [IdSet; Seat::MAX],
}

impl<const N: usize> Known<N> {
    const FITS: () = assert!(N <= IdSet::LIMIT as usize, "a set has room for the things");

    /// Nobody knows anything.
    pub const fn new() -> Known<N> {
        let () = Known::<N>::FITS;
        Known {
            of: [IdSet::EMPTY; Seat::MAX],
        }
    }

    /// Who knows where `thing` is.
    pub fn known_to(&self, thing: u8) -> SeatSet {
        let seats = SeatSet::first(Seat::MAX as u8);
        seats
            .iter()
            .filter(|&seat| self.knows(seat, thing))
            .collect()
    }

    pub fn knows(&self, seat: Seat, thing: u8) -> bool {
        self.of(seat).contains(thing)
    }

    /// Everything that `seat` knows.
    pub fn of(&self, seat: Seat) -> IdSet {
        self.of.get(seat.index()).copied().unwrap_or_default()
    }

    /// `to` are shown `thing` where it lies.
    pub fn reveal(&mut self, thing: u8, to: SeatSet) {
        self.reveal_all(IdSet::EMPTY.with(thing), to);
    }

    /// As `reveal`, for a whole hand.
    pub fn reveal_all(&mut self, things: IdSet, to: SeatSet) {
        let things = things.common(IdSet::first(N as u8));
        for seat in to.iter() {
            let known = &mut self.of[seat.index()];
            *known = known.union(things);
        }
    }

    /// `thing` moved, and `seen_by` saw which it was. To all others it may have been
    /// any of `among`, the things it lay with: they know of none of those any more.
    pub fn moved(&mut self, thing: u8, among: IdSet, seen_by: SeatSet) {
        let seats = SeatSet::first(Seat::MAX as u8);
        for seat in seats.iter().filter(|&seat| !seen_by.contains(seat)) {
            let known = &mut self.of[seat.index()];
            *known = known.minus(among.with(thing));
        }
        self.reveal(thing, seen_by);
    }

    /// These were shuffled: nobody knows where any of them is.
    pub fn shuffled(&mut self, things: IdSet) {
        for known in &mut self.of {
            *known = known.minus(things);
        }
    }
}

impl<const N: usize> Default for Known<N> {
    fn default() -> Known<N> {
        Known::new()
    }
}

impl<const N: usize> Serialize for Known<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((0..N as u8).map(|thing| self.known_to(thing)))
    }
}

impl<'de, const N: usize> Deserialize<'de> for Known<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Known<N>, D::Error> {
        let to = Vec::<SeatSet>::deserialize(deserializer)?;
        let found = to.len();
        if found != N {
            return Err(D::Error::custom(format!("{found} things, not {N}")));
        }
        let mut known = Known::new();
        for (thing, seats) in to.into_iter().enumerate() {
            known.reveal(thing as u8, seats);
        }
        Ok(known)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(seats: &[u8]) -> SeatSet {
        seats.iter().copied().map(Seat).collect()
    }

    /// K20
    #[test]
    fn thief_and_robbed_know_a_stolen_card_and_nobody_else_does() {
        let mut known: Known<8> = Known::new();
        known.moved(3, IdSet::first(5), seats(&[0, 1]));
        assert_eq!(known.known_to(3), seats(&[0, 1]));
        assert!(!known.knows(Seat(2), 3));
        assert_eq!(known.of(Seat(1)), IdSet::EMPTY.with(3));
    }

    /// K20
    #[test]
    fn who_did_not_see_which_card_left_is_sure_of_none_of_them() {
        let mut known: Known<8> = Known::new();
        known.reveal_all(IdSet::first(3), seats(&[2]));
        known.reveal(6, seats(&[2]));
        known.moved(1, IdSet::first(3), seats(&[0, 1]));
        assert_eq!(known.of(Seat(2)), IdSet::EMPTY.with(6));
        assert_eq!(known.of(Seat(0)), IdSet::EMPTY.with(1));
    }

    /// K20
    #[test]
    fn a_shuffle_makes_all_forget() {
        let mut known: Known<8> = Known::new();
        known.reveal_all(IdSet::first(8), seats(&[0, 1]));
        known.shuffled(IdSet::first(7));
        assert_eq!(known.of(Seat(0)), IdSet::EMPTY.with(7));
    }

    #[test]
    fn knowledge_from_outside_has_the_right_size() {
        let mut known: Known<2> = Known::new();
        known.reveal(1, seats(&[1]));
        let text = serde_json::to_string(&known).unwrap();
        assert_eq!(text, "[[],[1]]");
        assert_eq!(serde_json::from_str::<Known<2>>(&text).unwrap(), known);
        assert!(serde_json::from_str::<Known<3>>(&text).is_err());
    }
}
