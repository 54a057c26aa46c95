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
    to: [SeatSet; N],
}

impl<const N: usize> Known<N> {
    /// Nobody knows anything.
    pub const fn new() -> Known<N> {
        Known {
            to: [SeatSet::EMPTY; N],
        }
    }

    /// Who knows where `thing` is.
    pub fn known_to(&self, thing: u8) -> SeatSet {
        self.to.get(thing as usize).copied().unwrap_or_default()
    }

    pub fn knows(&self, seat: Seat, thing: u8) -> bool {
        self.known_to(thing).contains(seat)
    }

    /// Everything that `seat` knows.
    pub fn of(&self, seat: Seat) -> IdSet {
        (0..N.min(IdSet::LIMIT as usize) as u8)
            .filter(|&thing| self.knows(seat, thing))
            .collect()
    }

    /// `to` are shown `thing` where it lies.
    pub fn reveal(&mut self, thing: u8, to: SeatSet) {
        if let Some(known) = self.to.get_mut(thing as usize) {
            *known = known.union(to);
        }
    }

    /// As `reveal`, for a whole hand.
    pub fn reveal_all(&mut self, things: IdSet, to: SeatSet) {
        for thing in things.iter() {
            self.reveal(thing, to);
        }
    }

    /// `thing` moved, and `seen_by` saw which it was. To all others it may have been
    /// any of `among`, the things it lay with: they know of none of those any more.
    pub fn moved(&mut self, thing: u8, among: IdSet, seen_by: SeatSet) {
        for other in among.iter().filter(|&other| other != thing) {
            if let Some(known) = self.to.get_mut(other as usize) {
                *known = known
                    .iter()
                    .filter(|&seat| seen_by.contains(seat))
                    .collect();
            }
        }
        if let Some(known) = self.to.get_mut(thing as usize) {
            *known = seen_by;
        }
    }

    /// These were shuffled: nobody knows where any of them is.
    pub fn shuffled(&mut self, things: IdSet) {
        for thing in things.iter() {
            if let Some(known) = self.to.get_mut(thing as usize) {
                *known = SeatSet::EMPTY;
            }
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
        serializer.collect_seq(self.to.iter())
    }
}

impl<'de, const N: usize> Deserialize<'de> for Known<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Known<N>, D::Error> {
        let to = Vec::<SeatSet>::deserialize(deserializer)?;
        let found = to.len();
        let to = <[SeatSet; N]>::try_from(to)
            .map_err(|_| D::Error::custom(format!("{found} things, not {N}")))?;
        Ok(Known { to })
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
