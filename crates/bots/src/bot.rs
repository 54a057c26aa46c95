//! The interface of a bot, and the two simplest.

use kernel::{Appraise, Game, Info, SplitMix64};
use serde::{Deserialize, Serialize};

/// A player that is a program.
pub trait Bot<G: Game>: Send {
    /// The place in `options` of what the seat of `info` does. `options` is never
    /// empty, and is what the rules allow.
    fn choose(&mut self, info: &Info<'_, G>, options: &[G::Act], chance: &mut SplitMix64) -> usize;
}

/// Does anything that is allowed.
#[derive(Debug, Clone, Copy, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &Info<'_, G>, options: &[G::Act], chance: &mut SplitMix64) -> usize {
        any(options.len(), chance)
    }
}

/// Does what the game itself appraises highest, one decision at a time; among
/// equals, any.
#[derive(Debug, Clone, Default)]
pub struct Greedy {
    worth: Vec<i64>,
}

impl<G: Appraise> Bot<G> for Greedy {
    fn choose(&mut self, info: &Info<'_, G>, options: &[G::Act], chance: &mut SplitMix64) -> usize {
        if options.len() == 1 {
            return 0;
        }
        self.worth.clear();
        G::appraise(&info.view(), info.seat(), options, &mut self.worth);
        debug_assert_eq!(self.worth.len(), options.len(), "one worth an act");
        let Some(&best) = self.worth.iter().max() else {
            return any(options.len(), chance);
        };
        let is_best = |worth: &&i64| **worth == best;
        let among = self.worth.iter().filter(is_best).count();
        let pick = any(among, chance);
        (self.worth.iter().enumerate())
            .filter(|(_, worth)| is_best(worth))
            .nth(pick)
            .map_or(0, |(place, _)| place)
    }
}

fn any(of: usize, chance: &mut SplitMix64) -> usize {
    chance.below(of as u32) as usize
}

/// The bots there are, by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    Random,
    Greedy,
}

impl Level {
    pub const ALL: [Level; 2] = [Level::Random, Level::Greedy];
    pub const NAMES: [&'static str; 2] = [Level::Random.name(), Level::Greedy.name()];

    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
        }
    }

    pub fn player<G: Appraise>(self) -> Box<dyn Bot<G>> {
        match self {
            Level::Random => Box::new(Random),
            Level::Greedy => Box::<Greedy>::default(),
        }
    }
}

impl std::fmt::Display for Level {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.name())
    }
}

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no bot {name:?}; there are {}", Level::NAMES.join(", "))]
pub struct UnknownBot {
    pub name: String,
}

impl std::str::FromStr for Level {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Level, UnknownBot> {
        (Level::ALL.into_iter().find(|level| level.name() == name)).ok_or_else(|| UnknownBot {
            name: name.to_owned(),
        })
    }
}
