//! Sets of small numbers.

use serde::{Deserialize, Serialize};

/// A set of things by number, each under 128: cards of a pile, tokens, blocks.
/// Written as a JSON list in ascending order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub struct IdSet(u128);

impl IdSet {
    pub const EMPTY: IdSet = IdSet(0);
    /// Numbers are below this.
    pub const LIMIT: u8 = 128;

    /// Numbers 0 to `count - 1`.
    pub const fn first(count: u8) -> IdSet {
        if count >= IdSet::LIMIT {
            IdSet(u128::MAX)
        } else {
            IdSet((1 << count) - 1)
        }
    }

    /// Bit `n` stands for the number `n`.
    pub const fn from_bits(bits: u128) -> IdSet {
        IdSet(bits)
    }

    pub const fn bits(self) -> u128 {
        self.0
    }

    const fn bit(id: u8) -> u128 {
        debug_assert!(id < IdSet::LIMIT, "an id is under 128");
        if id < IdSet::LIMIT { 1 << id } else { 0 }
    }

    #[must_use]
    pub const fn with(self, id: u8) -> IdSet {
        IdSet(self.0 | IdSet::bit(id))
    }

    #[must_use]
    pub const fn without(self, id: u8) -> IdSet {
        IdSet(self.0 & !IdSet::bit(id))
    }

    #[must_use]
    pub const fn union(self, other: IdSet) -> IdSet {
        IdSet(self.0 | other.0)
    }

    #[must_use]
    pub const fn minus(self, other: IdSet) -> IdSet {
        IdSet(self.0 & !other.0)
    }

    #[must_use]
    pub const fn common(self, other: IdSet) -> IdSet {
        IdSet(self.0 & other.0)
    }

    /// Those greater than `id`.
    #[must_use]
    pub const fn above(self, id: u8) -> IdSet {
        self.minus(IdSet::first(id.saturating_add(1)))
    }

    pub const fn contains(self, id: u8) -> bool {
        id < IdSet::LIMIT && self.0 & IdSet::bit(id) != 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn lowest(self) -> Option<u8> {
        if self.is_empty() {
            None
        } else {
            Some(self.0.trailing_zeros() as u8)
        }
    }

    pub const fn highest(self) -> Option<u8> {
        match self.0.checked_ilog2() {
            Some(id) => Some(id as u8),
            None => None,
        }
    }

    /// The `n`th in ascending order, from 0.
    pub fn nth(self, n: usize) -> Option<u8> {
        self.iter().nth(n)
    }

    /// In ascending order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let id = IdSet(left).lowest()?;
            left &= left - 1;
            Some(id)
        })
    }
}

impl std::fmt::Debug for IdSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<u8> for IdSet {
    fn from_iter<I: IntoIterator<Item = u8>>(ids: I) -> IdSet {
        ids.into_iter().fold(IdSet::EMPTY, IdSet::with)
    }
}

impl From<IdSet> for Vec<u8> {
    fn from(ids: IdSet) -> Vec<u8> {
        ids.iter().collect()
    }
}

impl TryFrom<Vec<u8>> for IdSet {
    type Error = String;

    fn try_from(ids: Vec<u8>) -> Result<IdSet, String> {
        let mut set = IdSet::EMPTY;
        for id in ids {
            if id >= IdSet::LIMIT {
                return Err(format!("{id} is not under {}", IdSet::LIMIT));
            }
            if set.contains(id) {
                return Err(format!("{id} stands twice in a set"));
            }
            set = set.with(id);
        }
        Ok(set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_is_a_list_in_ascending_order() {
        let set: IdSet = [127, 0, 64].into_iter().collect();
        assert_eq!(serde_json::to_string(&set).unwrap(), "[0,64,127]");
        assert_eq!(serde_json::from_str::<IdSet>("[64,127,0]").unwrap(), set);
        assert_eq!(
            (set.lowest(), set.highest(), set.nth(1)),
            (Some(0), Some(127), Some(64))
        );
        assert_eq!(set.above(0), [64, 127].into_iter().collect());
        assert!(set.above(127).is_empty());
    }

    #[test]
    fn a_set_from_outside_has_small_numbers_once() {
        for bad in ["[128]", "[3,3]", "[-1]", "[256]"] {
            assert!(serde_json::from_str::<IdSet>(bad).is_err(), "{bad}");
        }
        assert!(!IdSet::first(128).contains(200));
    }
}
