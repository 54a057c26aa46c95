//! The two sides, and pairs indexed by them.

use std::ops::{Index, IndexMut};

use kernel::Seat;
use serde::{Deserialize, Serialize, Serializer, ser::SerializeStruct};

/// The two sides. Exhaustive matches over it need no `_` arm.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Side {
    Rome = 0,
    Carthage = 1,
}

impl Side {
    pub const ALL: [Side; 2] = [Side::Rome, Side::Carthage];

    #[inline]
    pub const fn enemy(self) -> Side {
        match self {
            Side::Rome => Side::Carthage,
            Side::Carthage => Side::Rome,
        }
    }

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Where the side sits unless the players bid for sides (26.B). Rome sits first.
    pub const fn usual_seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The word that files and records use.
    pub const fn id(self) -> &'static str {
        match self {
            Side::Rome => "rome",
            Side::Carthage => "carthage",
        }
    }
}

/// One `T` for each side, indexed by the side itself: no `[0]` or `[1]` in rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Deserialize)]
#[serde(from = "Named<T>")]
pub struct BySide<T>([T; 2]);

impl<T> BySide<T> {
    pub const fn new(rome: T, carthage: T) -> Self {
        BySide([rome, carthage])
    }

    /// One value for each side, made in the order of [`Side::ALL`].
    pub fn from_fn(each: impl FnMut(Side) -> T) -> Self {
        BySide(Side::ALL.map(each))
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        &self.0[side.index()]
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self.0[side.index()]
    }
}

/// How a pair is written: by name, so that a reader need not know the order.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Named<T> {
    rome: T,
    carthage: T,
}

impl<T> From<Named<T>> for BySide<T> {
    fn from(named: Named<T>) -> Self {
        BySide::new(named.rome, named.carthage)
    }
}

impl<T: Serialize> Serialize for BySide<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut pair = serializer.serialize_struct("BySide", 2)?;
        for side in Side::ALL {
            pair.serialize_field(side.id(), &self[side])?;
        }
        pair.end()
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
