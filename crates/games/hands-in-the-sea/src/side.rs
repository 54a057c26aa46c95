//! The two powers, and pairs indexed by them.

use kernel::{Seat, two_sides};

two_sides! {
    /// The two powers. Exhaustive matches over it need no `_` arm.
    Side { Rome: rome, Carthage: carthage }
}

impl Side {
    /// Rome sits first.
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    pub fn of(seat: Seat) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side.seat() == seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_and_powers_are_one_to_one() {
        for side in Side::ALL {
            assert_eq!(Side::of(side.seat()), Some(side));
            assert_eq!(side.enemy().enemy(), side);
            assert_ne!(side.enemy(), side);
        }
        assert_eq!(Side::of(Seat(2)), None);
    }
}
