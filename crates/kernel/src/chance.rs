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
pub struct SplitMix64(u64);

impl SplitMix64 {
    pub const fn new(seed: u64) -> SplitMix64 {
        SplitMix64(seed)
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
    pub const fn fork(seed: u64, index: u64) -> SplitMix64 {
        let mut fork = SplitMix64(seed ^ index.wrapping_mul(0xd6e8_feb8_6659_fd93));
        fork.next();
        fork
    }
}

impl Chance for SplitMix64 {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seed;

    const ASK: Ask = Ask::open("roll");

    fn roll(chance: &mut dyn Chance, faces: u32) -> u32 {
        chance.die(ASK, faces)
    }

    #[test]
    fn an_outcome_of_the_stream_depends_on_seed_and_place_alone() {
        let seed = Seed::of_number(1).0;
        let mut all = Seeded::new(seed);
        let faces: Vec<u32> = (0..50).map(|_| roll(&mut all, 6)).collect();
        assert_eq!(all.drawn(), 50);
        for start in [0, 1, 17, 49] {
            let mut later = Seeded::resume(seed, start as u64);
            assert_eq!(roll(&mut later, 6), faces[start]);
            assert_eq!(later.drawn(), start as u64 + 1);
        }
        // Whatever sizes were asked before.
        let mut mixed = Seeded::new(seed);
        for size in [3, 2, 100, u32::MAX] {
            mixed.one_of(ASK, size, &Value::Face);
        }
        assert_eq!(roll(&mut mixed, 6), faces[4]);
        let mut other = Seeded::new(Seed::of_number(2).0);
        let others: Vec<u32> = (0..50).map(|_| roll(&mut other, 6)).collect();
        assert_ne!(others, faces);
    }

    #[test]
    fn the_first_outcomes_of_a_seed_never_change() {
        // Promised matches must verify for ever, also by other programs: outcome n is
        // the first word of block n of ChaCha20 that is not beyond the widest multiple
        // of the size. These were worked out apart from this program.
        let mut stream = Seeded::new(Seed::of_number(49).0);
        let faces: Vec<u32> = (0..12).map(|_| roll(&mut stream, 6)).collect();
        assert_eq!(faces, [1, 4, 3, 1, 4, 3, 2, 4, 5, 4, 3, 3]);
    }

    #[test]
    fn no_face_is_favoured() {
        let mut seeded = Seeded::new(Seed::of_number(5).0);
        let mut fast = SplitMix64::new(5);
        let sources: [&mut dyn Chance; 2] = [&mut seeded, &mut fast];
        for source in sources {
            let mut came = [0u32; 6];
            for _ in 0..12_000 {
                came[roll(source, 6) as usize - 1] += 1;
            }
            // Four standard deviations around 2,000.
            assert!(came.iter().all(|n| (1_837..=2_163).contains(n)), "{came:?}");
        }
    }

    #[test]
    fn equal_faces_of_a_die_are_recorded_as_equal() {
        let table = ["hit", "miss", "miss", "hit"];
        let mut inner = SplitMix64::new(2);
        let mut recorder = Recorder::new(&mut inner);
        let chance: &mut dyn Chance = &mut recorder;
        let came: Vec<&str> = (0..8)
            .map(|_| chance.die_of(ASK, &table, Value::thing))
            .collect();
        let kept: Vec<String> = recorder.drawn.iter().map(|d| d.value.to_string()).collect();
        assert_eq!(kept, came);
        // Printed in another order, the die replays.
        let mut script = Script::of_record(&recorder.drawn);
        let chance: &mut dyn Chance = &mut script;
        let turned = ["miss", "hit"];
        let again: Vec<&str> = (0..8)
            .map(|_| chance.die_of(ASK, &turned, Value::thing))
            .collect();
        assert_eq!(again, came);
    }

    #[test]
    fn a_script_that_does_not_fit_says_so_once_and_never_panics() {
        let mut script = Script::strict([("roll", 3), ("roll", 7)]);
        assert_eq!(roll(&mut script, 6), 3);
        assert_eq!(script.fault(), None);
        // Seven cannot come; the rules go on with something.
        assert_eq!(roll(&mut script, 6), 1);
        let fault = ChanceError::Impossible {
            purpose: "roll",
            value: "7".to_owned(),
        };
        assert_eq!(script.fault(), Some(fault.clone()));
        assert_eq!(roll(&mut script, 8), 1);
        assert_eq!(script.finish(), Err(fault));

        let mut empty = Script::default();
        roll(&mut empty, 6);
        let purpose = "roll";
        assert_eq!(empty.fault(), Some(ChanceError::Missing { purpose }));
        assert_eq!(
            Script::of([4, 5]).finish(),
            Err(ChanceError::Left { left: 2 })
        );
    }

    #[test]
    fn scripted_outcomes_come_first_and_then_those_of_the_other_source() {
        let mut script = Script::default();
        script.push(Some("roll".to_owned()), Value::Face(6));
        script.push(None, Value::Face(5));
        let mut rest = SplitMix64::new(1);
        let expected = roll(&mut SplitMix64::new(1), 6);
        let mut then = Then {
            script: &mut script,
            rest: &mut rest,
        };
        let faces: Vec<u32> = (0..3).map(|_| roll(&mut then, 6)).collect();
        assert_eq!(faces, [6, 5, expected]);
        assert_eq!(then.fault(), None);
    }

    #[test]
    fn values_are_numbers_and_names_in_json() {
        for (text, value) in [("3", Value::Face(3)), ("\"two\"", Value::thing("two"))] {
            assert_eq!(serde_json::from_str::<Value>(text).unwrap(), value);
            assert_eq!(serde_json::to_string(&value).unwrap(), text);
        }
        assert!(serde_json::from_str::<Value>("-1").is_err());
        let drawn = Drawn {
            purpose: "roll".into(),
            value: Value::Face(2),
            to: Audience::EVERYONE,
        };
        let text = serde_json::to_string(&drawn).unwrap();
        assert_eq!(text, r#"{"for":"roll","value":2}"#);
        assert_eq!(serde_json::from_str::<Drawn>(&text).unwrap(), drawn);
    }

    #[test]
    fn series_of_games_have_generators_of_their_own() {
        let first: Vec<u64> = (0..100)
            .map(|game| SplitMix64::fork(9, game).next())
            .collect();
        let mut different = first.clone();
        different.sort_unstable();
        different.dedup();
        assert_eq!(different.len(), first.len());
        assert_eq!(SplitMix64::fork(9, 42).next(), first[42]);
    }
}
