//! Resources: what lies behind a screen, in an offer or in the reserve.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ids::{Good, Token};
use crate::sets::GoodSet;

/// A heap of resources. Goods are counted four bits a kind: no kind has more than
/// fifteen tokens, and counting kinds is what paying does all day.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Holding {
    goods: u64,
    legendary: GoodSet,
    coins: u8,
}

/// The lowest bit of every kind's four.
const ONES: u64 = 0x1_1111_1111_1111;

impl Holding {
    pub const NONE: Holding = Holding {
        goods: 0,
        legendary: GoodSet::EMPTY,
        coins: 0,
    };
    /// The most tokens of one kind of good.
    pub const MOST: u8 = 15;

    pub const fn of_coins(coins: u8) -> Holding {
        Holding {
            coins,
            ..Holding::NONE
        }
    }

    pub const fn one(token: Token) -> Holding {
        let mut holding = Holding::NONE;
        holding.add(token);
        holding
    }

    #[inline]
    pub const fn coins(&self) -> u8 {
        self.coins
    }

    /// Ordinary tokens of a kind.
    #[inline]
    pub const fn ordinary(&self, good: Good) -> u8 {
        (self.goods >> (4 * good.index()) & 0xf) as u8
    }

    #[inline]
    pub const fn legendary(&self) -> GoodSet {
        self.legendary
    }

    /// Ordinary and legendary tokens of a kind.
    #[inline]
    pub const fn of_kind(&self, good: Good) -> u8 {
        self.ordinary(good) + self.legendary.contains(good) as u8
    }

    pub const fn get(&self, token: Token) -> u8 {
        match token.good() {
            None => self.coins,
            Some(good) if token.is_legendary() => self.legendary.contains(good) as u8,
            Some(good) => self.ordinary(good),
        }
    }

    #[inline]
    pub const fn has(&self, token: Token) -> bool {
        self.get(token) > 0
    }

    pub const fn add(&mut self, token: Token) {
        match token.good() {
            None => self.coins += 1,
            Some(good) if token.is_legendary() => self.legendary = self.legendary.with(good),
            Some(good) => {
                debug_assert!(self.ordinary(good) < Holding::MOST);
                self.goods += 1 << (4 * good.index());
            }
        }
    }

    /// Takes away a token that is there.
    pub const fn remove(&mut self, token: Token) {
        debug_assert!(self.has(token));
        match token.good() {
            None => self.coins -= 1,
            Some(good) if token.is_legendary() => self.legendary = self.legendary.without(good),
            Some(good) => self.goods -= 1 << (4 * good.index()),
        }
    }

    #[must_use]
    pub const fn with(mut self, token: Token) -> Holding {
        self.add(token);
        self
    }

    pub const fn add_coins(&mut self, coins: u8) {
        self.coins += coins;
    }

    pub const fn remove_coins(&mut self, coins: u8) {
        debug_assert!(self.coins >= coins);
        self.coins -= coins;
    }

    pub fn add_all(&mut self, other: &Holding) {
        self.goods += other.goods;
        self.legendary |= other.legendary;
        self.coins += other.coins;
    }

    /// Takes away what is all there.
    pub fn remove_all(&mut self, other: &Holding) {
        debug_assert!(self.covers(other));
        self.goods -= other.goods;
        self.legendary -= other.legendary;
        self.coins -= other.coins;
    }

    /// Is everything in `other` here too?
    pub fn covers(&self, other: &Holding) -> bool {
        self.coins >= other.coins
            && (other.legendary - self.legendary).is_empty()
            && (Good::ALL.into_iter()).all(|good| self.ordinary(good) >= other.ordinary(good))
    }

    /// Kinds of goods of which there is a token, ordinary or legendary.
    #[inline]
    pub const fn kinds(&self) -> GoodSet {
        GoodSet::from_bits(gather(some(self.goods)) | self.legendary.bits())
    }

    /// Kinds of which there are two tokens or more.
    #[inline]
    pub const fn doubled(&self) -> GoodSet {
        let two = (self.goods >> 1 | self.goods >> 2 | self.goods >> 3) & ONES;
        let once = gather(some(self.goods));
        GoodSet::from_bits(gather(two) | once & self.legendary.bits())
    }

    /// How many goods, legendary ones included.
    #[inline]
    pub const fn goods(&self) -> u8 {
        // Sums the fours: first in pairs, then in bytes.
        let pairs =
            (self.goods & 0x0f0f_0f0f_0f0f_0f0f) + (self.goods >> 4 & 0x0f0f_0f0f_0f0f_0f0f);
        let sum = (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8;
        sum + self.legendary.len() as u8
    }

    /// RUL-8: the number that everybody may know.
    #[inline]
    pub const fn count(&self) -> u8 {
        self.goods() + self.coins
    }

    pub const fn is_empty(&self) -> bool {
        self.goods == 0 && self.legendary.is_empty() && self.coins == 0
    }

    /// Each kind of token that is there, once, in order.
    pub fn tokens(&self) -> impl Iterator<Item = Token> + Clone + use<> {
        let held = *self;
        let goods = held.kinds().iter().flat_map(move |good| {
            let plain = (held.ordinary(good) > 0).then_some(Token::of(good));
            let legendary = held
                .legendary
                .contains(good)
                .then_some(Token::legendary(good));
            plain.into_iter().chain(legendary)
        });
        goods.chain((held.coins > 0).then_some(Token::COIN))
    }

    /// Every token, as often as it is there.
    pub fn each(&self) -> impl Iterator<Item = Token> + use<> {
        let held = *self;
        (self.tokens()).flat_map(move |token| (0..held.get(token)).map(move |_| token))
    }
}

/// One bit for each four that is not zero.
const fn some(fours: u64) -> u64 {
    (fours | fours >> 1 | fours >> 2 | fours >> 3) & ONES
}

/// Every fourth bit, side by side.
const fn gather(mut bits: u64) -> u16 {
    bits = (bits | bits >> 3) & 0x0303_0303_0303_0303;
    bits = (bits | bits >> 6) & 0x000f_000f_000f_000f;
    bits = (bits | bits >> 12) & 0x0000_00ff_0000_00ff;
    (bits | bits >> 24) as u16
}

impl FromIterator<Token> for Holding {
    fn from_iter<I: IntoIterator<Item = Token>>(tokens: I) -> Holding {
        tokens.into_iter().fold(Holding::NONE, Holding::with)
    }
}

impl fmt::Debug for Holding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tokens = self.tokens().map(|token| (token, self.get(token)));
        f.debug_map().entries(tokens).finish()
    }
}

impl Serialize for Holding {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.tokens().map(|token| (token, self.get(token))))
    }
}

impl<'de> Deserialize<'de> for Holding {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Holding, D::Error> {
        let mut holding = Holding::NONE;
        for (token, count) in BTreeMap::<Token, u8>::deserialize(deserializer)? {
            let most = match token.is_legendary() {
                _ if token.is_coin() => 60,
                true => 1,
                false => Holding::MOST,
            };
            if count > most {
                return Err(D::Error::custom(format!(
                    "{count} of {token}: at most {most}"
                )));
            }
            (0..count).for_each(|_| holding.add(token));
        }
        Ok(holding)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        /// The packed counts agree with counting one by one.
        #[test]
        fn packed_counts_agree_with_plain_ones(
            picks in proptest::collection::vec(0u8..Token::COUNT as u8, 0..40),
        ) {
            let mut plain = [0u8; Token::COUNT];
            let mut holding = Holding::NONE;
            for token in picks.into_iter().map(Token::new) {
                let most = if token.is_legendary() { 1 } else { 12 };
                if plain[token.index()] < most {
                    plain[token.index()] += 1;
                    holding.add(token);
                }
            }
            for token in Token::all() {
                prop_assert_eq!(holding.get(token), plain[token.index()]);
            }
            prop_assert_eq!(holding.count(), plain.iter().sum::<u8>());
            prop_assert_eq!(holding.goods(), plain[..26].iter().sum::<u8>());
            for good in Good::ALL {
                let of_kind = plain[2 * good.index()] + plain[2 * good.index() + 1];
                prop_assert_eq!(holding.of_kind(good), of_kind);
                prop_assert_eq!(holding.kinds().contains(good), of_kind > 0);
                prop_assert_eq!(holding.doubled().contains(good), of_kind > 1);
            }
            prop_assert_eq!(holding.each().collect::<Holding>(), holding);
            let text = serde_json::to_string(&holding).unwrap();
            prop_assert_eq!(serde_json::from_str::<Holding>(&text).unwrap(), holding);
            let mut left = holding;
            left.remove_all(&holding);
            prop_assert!(left.is_empty());
        }
    }

    #[test]
    fn too_many_of_a_kind_are_not_read() {
        for bad in [
            r#"{"wine":16}"#,
            r#"{"legendary-wine":2}"#,
            r#"{"coin":61}"#,
            r#"{"beer":1}"#,
        ] {
            assert!(serde_json::from_str::<Holding>(bad).is_err(), "{bad}");
        }
    }
}
