//! A short list without heap.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// At most `N` things in order. Written as a JSON list.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Few<T, const N: usize> {
    // What is beyond `len` is always `None`, so that equal lists are equal bytes.
    items: [Option<T>; N],
    len: u8,
}

/// A list of fixed size has no room left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is room for {room} and no more")]
pub struct Full {
    pub room: usize,
}

impl<T: Copy, const N: usize> Few<T, N> {
    const FITS: () = assert!(N <= u8::MAX as usize, "a short list is short");

    pub const fn new() -> Few<T, N> {
        let () = Few::<T, N>::FITS;
        Few {
            items: [None; N],
            len: 0,
        }
    }

    pub const fn len(&self) -> usize {
        self.len as usize
    }

    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Adds at the end, or leaves the list as it was.
    pub fn push(&mut self, item: T) -> Result<(), Full> {
        let slot = (self.items.get_mut(self.len as usize)).ok_or(Full { room: N })?;
        *slot = Some(item);
        self.len += 1;
        Ok(())
    }

    /// Takes from the end.
    pub fn pop(&mut self) -> Option<T> {
        let last = self.len.checked_sub(1)?;
        self.len = last;
        self.items[last as usize].take()
    }

    pub fn get(&self, index: usize) -> Option<T> {
        self.items.get(index).copied().flatten()
    }

    pub fn get_mut(&mut self, index: usize) -> Option<&mut T> {
        self.items.get_mut(index)?.as_mut()
    }

    pub fn last(&self) -> Option<T> {
        self.get(self.len().checked_sub(1)?)
    }

    pub fn last_mut(&mut self) -> Option<&mut T> {
        let last = self.len().checked_sub(1)?;
        self.get_mut(last)
    }

    /// Takes one out; those behind it close the gap.
    pub fn remove(&mut self, index: usize) -> Option<T> {
        let gone = self.get(index)?;
        self.items[index..self.len as usize].rotate_left(1);
        self.pop();
        Some(gone)
    }

    pub fn truncate(&mut self, len: usize) {
        while self.len() > len {
            self.pop();
        }
    }

    pub fn clear(&mut self) {
        *self = Few::new();
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = T> + '_ {
        self.items[..self.len()].iter().copied().flatten()
    }
}

impl<T: Copy, const N: usize> Default for Few<T, N> {
    fn default() -> Few<T, N> {
        Few::new()
    }
}

impl<T: Copy + std::fmt::Debug, const N: usize> std::fmt::Debug for Few<T, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy, const N: usize> Extend<T> for Few<T, N> {
    /// What does not fit is left out: for lists that are known to be short enough.
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        for item in items {
            if self.push(item).is_err() {
                return;
            }
        }
    }
}

impl<T: Copy, const N: usize> TryFrom<&[T]> for Few<T, N> {
    type Error = Full;

    fn try_from(items: &[T]) -> Result<Few<T, N>, Full> {
        let mut few = Few::new();
        for &item in items {
            few.push(item)?;
        }
        Ok(few)
    }
}

impl<T: Copy + Serialize, const N: usize> Serialize for Few<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Deserialize<'de>, const N: usize> Deserialize<'de> for Few<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Few<T, N>, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        Few::try_from(items.as_slice()).map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_list_refuses_and_stays_as_it_was() {
        let mut few: Few<u8, 2> = Few::new();
        few.push(1).unwrap();
        few.push(2).unwrap();
        assert_eq!(few.push(3), Err(Full { room: 2 }));
        assert_eq!(few.iter().collect::<Vec<_>>(), [1, 2]);
    }

    #[test]
    fn what_was_taken_out_leaves_no_trace() {
        let mut one: Few<u8, 3> = Few::try_from(&[7, 8, 9][..]).unwrap();
        assert_eq!(one.remove(1), Some(8));
        assert_eq!(one.remove(2), None);
        assert_eq!(one.pop(), Some(9));
        let two = Few::try_from(&[7][..]).unwrap();
        assert_eq!(one, two);
    }

    #[test]
    fn a_list_too_long_is_not_read() {
        assert_eq!(
            serde_json::from_str::<Few<u8, 2>>("[4,5]").unwrap().len(),
            2
        );
        let error = serde_json::from_str::<Few<u8, 2>>("[4,5,6]").unwrap_err();
        assert!(error.to_string().contains("room for 2"), "{error}");
    }
}
