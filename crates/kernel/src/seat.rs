//! Who sits at the table, who looks at it, and who may hear what.

use serde::{Deserialize, Serialize};

/// A place at the table. Which people or powers sit there is the game's affair.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// No game here seats more.
    pub const MAX: usize = 8;

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl std::fmt::Display for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// Whose eyes we look through. A spectator is not "no seat": it is a viewer
/// with rules of its own, and the compiler asks about it in every match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    Seat(Seat),
    Spectator,
}

impl Viewer {
    /// Every viewer of a table with `seats` seats, spectators last.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        (0..seats)
            .map(|seat| Viewer::Seat(Seat(seat)))
            .chain([Viewer::Spectator])
    }
}

/// Some of the seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct SeatSet(u8);

impl SeatSet {
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Seats 0 to `seats - 1`, as far as there are seats at all.
    pub const fn first(seats: u8) -> SeatSet {
        if seats as usize >= Seat::MAX {
            return SeatSet(u8::MAX);
        }
        SeatSet((1 << seats) - 1)
    }

    /// No seat beyond `Seat::MAX` is in any set: a number from outside may be such.
    const fn bit(seat: Seat) -> u8 {
        if seat.index() < Seat::MAX {
            1 << seat.0
        } else {
            0
        }
    }

    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(SeatSet::bit(seat))
    }

    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | SeatSet::bit(seat))
    }

    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !SeatSet::bit(seat))
    }

    #[must_use]
    pub const fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & SeatSet::bit(seat) != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// In seat order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..Seat::MAX as u8)
            .map(Seat)
            .filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> SeatSet {
        seats.into_iter().collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(seats: SeatSet) -> Vec<Seat> {
        seats.iter().collect()
    }
}

/// Who may hear of something: any set of seats, with or without the spectators.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Audience {
    pub seats: SeatSet,
    pub spectators: bool,
}

impl Audience {
    pub const EVERYONE: Audience = Audience {
        seats: SeatSet(u8::MAX),
        spectators: true,
    };

    pub const NOBODY: Audience = Audience {
        seats: SeatSet::EMPTY,
        spectators: false,
    };

    pub const fn only(seat: Seat) -> Audience {
        Audience::seats(SeatSet::one(seat))
    }

    pub const fn seats(seats: SeatSet) -> Audience {
        Audience {
            seats,
            spectators: false,
        }
    }

    pub const fn has(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.seats.contains(seat),
            Viewer::Spectator => self.spectators,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_from_outside_is_in_no_set() {
        let beyond = Seat(8);
        assert_eq!(SeatSet::one(beyond), SeatSet::EMPTY);
        assert_eq!(SeatSet::first(2).with(Seat(255)), SeatSet::first(2));
        assert_eq!(SeatSet::first(2).without(Seat(255)), SeatSet::first(2));
        assert!(!Audience::EVERYONE.has(Viewer::Seat(beyond)));
        assert_eq!(SeatSet::first(8), SeatSet::first(200));
        assert_eq!(
            serde_json::from_str::<SeatSet>("[1,9,0]").unwrap(),
            SeatSet::first(2)
        );
    }

    #[test]
    fn viewers_are_the_seats_and_then_the_spectators() {
        let all: Vec<_> = Viewer::all(2).collect();
        let seats = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))];
        assert_eq!(all, [seats[0], seats[1], Viewer::Spectator]);
        let two = Audience::seats(SeatSet::first(2));
        assert_eq!(all.iter().filter(|&&viewer| two.has(viewer)).count(), 2);
    }
}
