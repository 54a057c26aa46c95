//! The two sides, and pairs indexed by them.

use kernel::{Seat, two_sides};

two_sides! {
    /// The two sides. Exhaustive matches over it need no `_` arm.
    Side { Caesar: caesar, Pompey: pompey }
}

impl Side {
    /// Caesar sits first.
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
    fn seats_and_sides_are_one_to_one() {
        for side in Side::ALL {
            assert_eq!(Side::of(side.seat()), Some(side));
            assert_eq!(side.enemy().enemy(), side);
            assert_ne!(side.enemy(), side);
        }
        assert_eq!(Side::of(Seat(2)), None);
    }

    #[test]
    fn a_pair_is_written_by_name() {
        let pair = BySide::from_fn(|side| side.index() + 1);
        let text = r#"{"caesar":1,"pompey":2}"#;
        assert_eq!(serde_json::to_string(&pair).unwrap(), text);
        assert_eq!(serde_json::from_str::<BySide<usize>>(text).unwrap(), pair);
        for wrong in [
            r#"{"caesar":1}"#,
            r#"{"caesar":1,"pompey":2,"brutus":3}"#,
            "[1,2",
        ] {
            assert!(
                serde_json::from_str::<BySide<usize>>(wrong).is_err(),
                "{wrong}"
            );
        }
    }
}
