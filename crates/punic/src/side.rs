//! The two sides, and pairs indexed by them.

use kernel::{Seat, two_sides};

two_sides! {
    /// The two sides. Exhaustive matches over it need no `_` arm.
    Side { Rome: rome, Carthage: carthage }
}

impl Side {
    /// Where the side sits unless the players bid for sides (26.B). Rome sits first.
    pub const fn usual_seat(self) -> Seat {
        Seat(self as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pair_is_written_by_name() {
        let pair = BySide::from_fn(|side| side.index() + 1);
        let text = r#"{"rome":1,"carthage":2}"#;
        assert_eq!(serde_json::to_string(&pair).unwrap(), text);
        assert_eq!(serde_json::from_str::<BySide<usize>>(text).unwrap(), pair);
        for wrong in [
            r#"{"rome":1}"#,
            r#"{"rome":1,"carthage":2,"numidia":3}"#,
            "[1,2",
        ] {
            assert!(
                serde_json::from_str::<BySide<usize>>(wrong).is_err(),
                "{wrong}"
            );
        }
    }
}
