//! Arrays indexed by ids, written as maps of what differs from nothing.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use serde::de::{Deserialize, Deserializer, Error as _, MapAccess, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::ids::{Empire, Id, Province, Sea, Slot, Track};

/// One `T` for each id.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct By<K, T, const N: usize> {
    items: [T; N],
    key: PhantomData<K>,
}

pub type ByProvince<T> = By<Province, T, { Province::COUNT }>;
pub type BySea<T> = By<Sea, T, { Sea::COUNT }>;
pub type BySlot<T> = By<Slot, T, { Slot::COUNT }>;
pub type ByEmpire<T> = By<Empire, T, { Empire::COUNT }>;
pub type ByTrack<T> = By<Track, T, { Track::COUNT }>;

impl<K: Id, T, const N: usize> By<K, T, N> {
    pub const fn new(items: [T; N]) -> Self {
        By {
            items,
            key: PhantomData,
        }
    }

    pub fn from_fn(make: impl Fn(K) -> T) -> Self {
        By::new(std::array::from_fn(|index| make(K::at(index))))
    }

    pub fn iter(&self) -> impl Iterator<Item = (K, &T)> {
        (self.items.iter().enumerate()).map(|(index, item)| (K::at(index), item))
    }

    pub fn values(&self) -> impl Iterator<Item = &T> {
        self.items.iter()
    }
}

impl<K: Id, T: Copy + Default, const N: usize> Default for By<K, T, N> {
    fn default() -> Self {
        By::new([T::default(); N])
    }
}

impl<K: Id, T, const N: usize> Index<K> for By<K, T, N> {
    type Output = T;

    #[inline]
    fn index(&self, key: K) -> &T {
        &self.items[key.place()]
    }
}

impl<K: Id, T, const N: usize> IndexMut<K> for By<K, T, N> {
    #[inline]
    fn index_mut(&mut self, key: K) -> &mut T {
        &mut self.items[key.place()]
    }
}

impl<K: Id, T: fmt::Debug + PartialEq + Default, const N: usize> fmt::Debug for By<K, T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let told = self.iter().filter(|(_, item)| **item != T::default());
        f.debug_map()
            .entries(told.map(|(key, item)| (key.to_string(), item)))
            .finish()
    }
}

impl<K: Id, T: Serialize + PartialEq + Default, const N: usize> Serialize for By<K, T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let told = self.iter().filter(|(_, item)| **item != T::default());
        serializer.collect_map(told.map(|(key, item)| (key.to_string(), item)))
    }
}

impl<'de, K: Id, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de>
    for By<K, T, N>
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Map<K, T, const N: usize>(PhantomData<(K, T)>);

        impl<'de, K: Id, T: Deserialize<'de> + Copy + Default, const N: usize> Visitor<'de>
            for Map<K, T, N>
        {
            type Value = By<K, T, N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a map by ids")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<By<K, T, N>, A::Error> {
                let mut by = By::default();
                while let Some(word) = map.next_key::<String>()? {
                    let key: K = word.parse().map_err(A::Error::custom)?;
                    by[key] = map.next_value()?;
                }
                Ok(by)
            }
        }

        deserializer.deserialize_map(Map(PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_differs_from_nothing_is_written() {
        let mut by: ByEmpire<u8> = ByEmpire::default();
        by[Empire::Egypt] = 3;
        let text = serde_json::to_string(&by).unwrap();
        assert_eq!(text, r#"{"egypt":3}"#);
        assert_eq!(serde_json::from_str::<ByEmpire<u8>>(&text).unwrap(), by);
        assert!(serde_json::from_str::<ByEmpire<u8>>(r#"{"sparta":1}"#).is_err());
    }
}
