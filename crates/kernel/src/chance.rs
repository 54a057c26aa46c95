//! Dice and draws. Rules never own a generator: whoever calls `apply` decides
//! whether outcomes are random, scripted or read from a record.

use std::borrow::Cow;
use std::collections::VecDeque;

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha20Rng;
use serde::{Deserialize, Serialize};

use crate::Audience;

/// What an outcome is for and who may know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ask {
    /// A word of the game, such as `fire` or `deal`: it stands in the record, and
    /// a script may insist on it.
    pub purpose: &'static str,
    pub audience: Audience,
}

impl Ask {
    pub const fn open(purpose: &'static str) -> Ask {
        Ask {
            purpose,
            audience: Audience::EVERYONE,
        }
    }

    pub const fn secret(purpose: &'static str, audience: Audience) -> Ask {
        Ask { purpose, audience }
    }
}

/// What came: a face of a die, or a thing by its own name. Never an index,
/// which would say something of the things that were not drawn.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Value {
    Face(u32),
    Thing(Cow<'static, str>),
}

impl Value {
    pub const fn thing(name: &'static str) -> Value {
        Value::Thing(Cow::Borrowed(name))
    }
}

impl From<u32> for Value {
    fn from(face: u32) -> Value {
        Value::Face(face)
    }
}

impl From<&'static str> for Value {
    fn from(name: &'static str) -> Value {
        Value::thing(name)
    }
}

impl std::fmt::Display for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Value::Face(face) => write!(f, "{face}"),
            Value::Thing(name) => write!(f, "{name}"),
        }
    }
}

/// Where outcomes come from.
pub trait Chance {
    /// One of `size` equally likely outcomes, as its index. `size` is at least 1.
    /// `value` tells what an index stands for; a plain generator never asks.
    fn one_of(&mut self, ask: Ask, size: u32, value: &dyn Fn(u32) -> Value) -> u32;

    /// Why what came since cannot be trusted: given outcomes that did not fit.
    fn fault(&self) -> Option<ChanceError> {
        None
    }
}

impl dyn Chance + '_ {
    /// A die with faces `1..=faces`.
    pub fn die(&mut self, ask: Ask, faces: u32) -> u32 {
        1 + self.one_of(ask, faces, &|index| Value::Face(index + 1))
    }

    /// A die whose faces are a table: equal faces are recorded as equal.
    pub fn die_of<T: Copy>(&mut self, ask: Ask, table: &[T], name: impl Fn(T) -> Value) -> T {
        table[self.one_of(ask, table.len() as u32, &|index| {
            name(table[index as usize])
        }) as usize]
    }

    /// Draws `count` of `things` one after the other, each of those left as likely,
    /// to the front of the slice; the rest is behind, in no order that means anything.
    /// Returns those drawn.
    pub fn deal<'t, T: Copy>(
        &mut self,
        ask: Ask,
        things: &'t mut [T],
        count: usize,
        name: impl Fn(T) -> Value,
    ) -> &'t mut [T] {
        let count = count.min(things.len());
        for next in 0..count {
            let left = &mut things[next..];
            let size = left.len() as u32;
            let drawn = self.one_of(ask, size, &|index| name(left[index as usize]));
            left.swap(0, drawn as usize);
        }
        &mut things[..count]
    }

    /// Several dice of one kind, in the order they fall.
    pub fn pool(&mut self, ask: Ask, faces: u32, dice: &mut [u8]) {
        for die in dice {
            *die = self.die(ask, faces) as u8;
        }
    }
}

/// One outcome as a record keeps it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drawn {
    #[serde(rename = "for")]
    pub purpose: Cow<'static, str>,
    pub value: Value,
    #[serde(default = "everyone", skip_serializing_if = "is_everyone")]
    pub to: Audience,
}

fn everyone() -> Audience {
    Audience::EVERYONE
}

fn is_everyone(audience: &Audience) -> bool {
    *audience == Audience::EVERYONE
}

/// The generator of real matches: ChaCha20 from a committed seed, and a count of
/// outcomes so far. Skipping to a place in the stream is how a server goes on
/// after a restart, and going back on a decision never rewinds it.
#[derive(Debug, Clone)]
pub struct Seeded {
    rng: ChaCha20Rng,
    drawn: u64,
}

/// How many 32-bit words of the stream one outcome owns: room for rejected tries,
/// so that outcome `n` depends on the seed and on `n` alone.
const WORDS_EACH: u128 = 16;

impl Seeded {
    pub fn new(seed: [u8; 32]) -> Seeded {
        Seeded::resume(seed, 0)
    }

    /// The stream of `seed` after `drawn` outcomes.
    pub fn resume(seed: [u8; 32], drawn: u64) -> Seeded {
        Seeded {
            rng: ChaCha20Rng::from_seed(seed),
            drawn,
        }
    }

    pub fn drawn(&self) -> u64 {
        self.drawn
    }
}

impl Chance for Seeded {
    fn one_of(&mut self, _: Ask, size: u32, _: &dyn Fn(u32) -> Value) -> u32 {
        self.rng.set_word_pos(u128::from(self.drawn) * WORDS_EACH);
        self.drawn += 1;
        // The widest multiple of `size`: words above it would favour low outcomes.
        let fair = u32::MAX - u32::MAX % size;
        let mut word = self.rng.next_u32();
        for _ in 1..WORDS_EACH {
            if word < fair {
                break;
            }
            word = self.rng.next_u32();
        }
        word % size
    }
}

/// A small fast generator for bots, simulations and tests (splitmix64).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fast(u64);

impl Fast {
    pub const fn new(seed: u64) -> Fast {
        Fast(seed)
    }

    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number under `n`, by multiplication: the bias is below one in 2³² / n.
    pub const fn below(&mut self, n: u32) -> u32 {
        (((self.next() >> 32) * n as u64) >> 32) as u32
    }

    /// A generator of its own for each game of a series, whoever plays it when.
    pub const fn fork(seed: u64, index: u64) -> Fast {
        let mut fork = Fast(seed ^ index.wrapping_mul(0xd6e8_feb8_6659_fd93));
        fork.next();
        fork
    }
}

impl Chance for Fast {
    fn one_of(&mut self, _: Ask, size: u32, _: &dyn Fn(u32) -> Value) -> u32 {
        self.below(size)
    }
}

/// Lets outcomes through and keeps what they were.
pub struct Recorder<'a> {
    inner: &'a mut dyn Chance,
    pub drawn: Vec<Drawn>,
}

impl<'a> Recorder<'a> {
    pub fn new(inner: &'a mut dyn Chance) -> Recorder<'a> {
        Recorder {
            inner,
            drawn: Vec::new(),
        }
    }
}

impl std::fmt::Debug for Recorder<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Recorder")
            .field("drawn", &self.drawn)
            .finish_non_exhaustive()
    }
}

impl Chance for Recorder<'_> {
    fn one_of(&mut self, ask: Ask, size: u32, value: &dyn Fn(u32) -> Value) -> u32 {
        let index = self.inner.one_of(ask, size, value);
        self.drawn.push(Drawn {
            purpose: Cow::Borrowed(ask.purpose),
            value: value(index),
            to: ask.audience,
        });
        index
    }

    fn fault(&self) -> Option<ChanceError> {
        self.inner.fault()
    }
}

/// Why given outcomes do not fit the game that asked for them.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ChanceError {
    #[error("an outcome for {purpose:?} is missing")]
    Missing { purpose: &'static str },
    #[error("the game draws for {purpose:?}, the next outcome given is for {given:?}")]
    OtherPurpose {
        purpose: &'static str,
        given: String,
    },
    #[error("{value} cannot come when the game draws for {purpose:?}")]
    Impossible {
        purpose: &'static str,
        value: String,
    },
    #[error("{left} outcomes were given and not used")]
    Left { left: usize },
}

/// Outcomes decided beforehand: a test's script, a protocol's `chance`, or a record.
/// They may be wrong, so nothing here panics: the first misfit is remembered, the
/// rules go on with some outcome, and the caller throws the result away.
#[derive(Debug, Clone, Default)]
pub struct Script {
    next: VecDeque<(Option<Cow<'static, str>>, Value)>,
    error: Option<ChanceError>,
}

impl Script {
    /// Outcomes for whatever is asked next.
    pub fn of<V: Into<Value>>(values: impl IntoIterator<Item = V>) -> Script {
        Script {
            next: (values.into_iter()).map(|v| (None, v.into())).collect(),
            error: None,
        }
    }

    /// Outcomes that insist on what they are for.
    pub fn strict<V: Into<Value>>(values: impl IntoIterator<Item = (&'static str, V)>) -> Script {
        Script {
            next: (values.into_iter())
                .map(|(purpose, v)| (Some(Cow::Borrowed(purpose)), v.into()))
                .collect(),
            error: None,
        }
    }

    pub fn of_record(drawn: &[Drawn]) -> Script {
        Script {
            next: (drawn.iter())
                .map(|drawn| (Some(drawn.purpose.clone()), drawn.value.clone()))
                .collect(),
            error: None,
        }
    }

    pub fn push(&mut self, purpose: Option<String>, value: Value) {
        self.next.push_back((purpose.map(Cow::Owned), value));
    }

    pub fn left(&self) -> usize {
        self.next.len()
    }

    /// Everything fitted and was used up.
    pub fn finish(self) -> Result<(), ChanceError> {
        match self.error {
            Some(error) => Err(error),
            None if self.next.is_empty() => Ok(()),
            None => Err(ChanceError::Left {
                left: self.next.len(),
            }),
        }
    }

    fn fit(
        &mut self,
        purpose: &'static str,
        size: u32,
        value: &dyn Fn(u32) -> Value,
    ) -> Result<u32, ChanceError> {
        let (given, wanted) = (self.next.front()).ok_or(ChanceError::Missing { purpose })?;
        if let Some(given) = given.as_ref().filter(|given| **given != purpose) {
            return Err(ChanceError::OtherPurpose {
                purpose,
                given: given.to_string(),
            });
        }
        let index = (0..size)
            .find(|&index| value(index) == *wanted)
            .ok_or_else(|| ChanceError::Impossible {
                purpose,
                value: wanted.to_string(),
            })?;
        self.next.pop_front();
        Ok(index)
    }
}

impl Chance for Script {
    fn one_of(&mut self, ask: Ask, size: u32, value: &dyn Fn(u32) -> Value) -> u32 {
        if self.error.is_some() {
            return 0;
        }
        self.fit(ask.purpose, size, value).unwrap_or_else(|error| {
            self.error = Some(error);
            0
        })
    }

    fn fault(&self) -> Option<ChanceError> {
        self.error.clone()
    }
}

/// Scripted outcomes first, then those of another source: the protocol's `chance`.
pub struct Then<'a> {
    pub script: &'a mut Script,
    pub rest: &'a mut dyn Chance,
}

impl std::fmt::Debug for Then<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Then")
            .field("script", &self.script)
            .finish_non_exhaustive()
    }
}

impl Chance for Then<'_> {
    fn one_of(&mut self, ask: Ask, size: u32, value: &dyn Fn(u32) -> Value) -> u32 {
        if self.script.next.is_empty() && self.script.error.is_none() {
            self.rest.one_of(ask, size, value)
        } else {
            self.script.one_of(ask, size, value)
        }
    }

    fn fault(&self) -> Option<ChanceError> {
        self.script.fault().or_else(|| self.rest.fault())
    }
}
