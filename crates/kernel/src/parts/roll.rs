//! Dice that lie on the table: read by all, not yet carried out (K10).

use serde::{Deserialize, Serialize};

use super::{Few, Full};
use crate::{Ask, Chance};

/// A roll that rests in a frame while windows are open. `P` says what it is for, in
/// the game's own terms; `DICE` is the most that are thrown together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound(deserialize = "P: Copy + Deserialize<'de>"), deny_unknown_fields)]
pub struct Roll<P: Copy, const DICE: usize = 1> {
    pub purpose: P,
    /// How many faces each die has.
    die: u8,
    raw: Few<u8, DICE>,
    modifiers: Few<Modifier, 6>,
    cancelled: bool,
}

/// What shifts a roll, and by how much.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Modifier {
    /// A number by which the game knows where it comes from.
    pub why: u8,
    pub by: i8,
}

impl<P: Copy, const DICE: usize> Roll<P, DICE> {
    /// Throws `dice` dice, at most `DICE`.
    pub fn throw(purpose: P, die: u8, dice: usize, ask: Ask, chance: &mut dyn Chance) -> Self {
        debug_assert!(dice <= DICE, "there is room for these dice");
        let mut raw = Few::new();
        for _ in 0..dice.min(DICE) {
            raw.extend([chance.die(ask, die.into()) as u8]);
        }
        Roll {
            purpose,
            die,
            raw,
            modifiers: Few::new(),
            cancelled: false,
        }
    }

    /// How many faces each die has.
    pub const fn faces(&self) -> u8 {
        self.die
    }

    /// The faces as they fell, whatever shifts them.
    pub fn raw(&self) -> impl Iterator<Item = u8> + '_ {
        self.raw.iter()
    }

    pub fn modifiers(&self) -> impl Iterator<Item = Modifier> + '_ {
        self.modifiers.iter()
    }

    /// Shifts the result.
    pub fn shift(&mut self, why: u8, by: i8) -> Result<(), Full> {
        self.modifiers.push(Modifier { why, by })
    }

    /// Throws one of the dice again; the shifts stay. No such die, no throw.
    pub fn again(&mut self, index: usize, ask: Ask, chance: &mut dyn Chance) {
        let die = self.die.into();
        if let Some(raw) = self.raw.get_mut(index) {
            *raw = chance.die(ask, die) as u8;
        }
    }

    /// The roll does not count, and nothing follows from it.
    pub fn cancel(&mut self) {
        self.cancelled = true;
    }

    pub fn is_cancelled(&self) -> bool {
        self.cancelled
    }

    /// The sum of the faces and shifts; `None` once cancelled.
    pub fn value(&self) -> Option<i32> {
        let faces: i32 = self.raw().map(i32::from).sum();
        let shifts: i32 = self
            .modifiers()
            .map(|modifier| i32::from(modifier.by))
            .sum();
        (!self.cancelled).then_some(faces + shifts)
    }

    /// The value, not under `least` nor over `most`.
    pub fn value_within(&self, least: i32, most: i32) -> Option<i32> {
        self.value().map(|value| value.clamp(least, most))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Script;

    const ASK: Ask = Ask::open("siege");

    fn roll<const DICE: usize>(faces: &[u32]) -> Roll<char, DICE> {
        let mut script = Script::of(faces.iter().copied());
        Roll::throw('s', 6, faces.len(), ASK, &mut script)
    }

    /// K10
    #[test]
    fn a_shift_changes_the_result_and_not_the_face() {
        let untouched = roll::<1>(&[3]);
        assert_eq!(untouched.value(), Some(3));
        let mut shifted = untouched;
        shifted.shift(84, -1).unwrap();
        shifted.shift(7, -3).unwrap();
        assert_eq!((shifted.value(), shifted.raw().next()), (Some(-1), Some(3)));
        assert_eq!(shifted.value_within(0, 6), Some(0));
        assert_eq!(
            shifted.modifiers().map(|m| m.why).collect::<Vec<_>>(),
            [84, 7]
        );
    }

    /// K10
    #[test]
    fn one_die_of_a_pool_is_thrown_again_and_keeps_its_shifts() {
        let mut pool = roll::<4>(&[1, 1, 6]);
        pool.shift(1, 2).unwrap();
        let mut script = Script::strict([("siege", 5)]);
        pool.again(1, ASK, &mut script);
        pool.again(3, ASK, &mut script);
        assert_eq!(pool.raw().collect::<Vec<_>>(), [1, 5, 6]);
        assert_eq!(pool.value(), Some(14));
        assert_eq!(script.finish(), Ok(()));
    }

    /// K10
    #[test]
    fn a_cancelled_roll_has_no_value() {
        let mut roll = roll::<1>(&[6]);
        roll.cancel();
        assert_eq!((roll.value(), roll.value_within(1, 6)), (None, None));
        let text = serde_json::to_string(&roll).unwrap();
        assert_eq!(serde_json::from_str::<Roll<char>>(&text).unwrap(), roll);
    }
}
