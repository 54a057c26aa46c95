//! What a series of games is asked for, and what it answers.

use std::io;
use std::sync::atomic::AtomicBool;

use kernel::{Broken, Record, Seat, Setup};

use crate::{GameSeed, Level};

/// A series of games between bots.
#[derive(Clone, Copy)]
pub struct Plan<'a> {
    pub setup: &'a Setup,
    /// One bot a seat, in seat order; the last one sits in all seats that follow.
    pub bots: &'a [Level],
    pub games: u64,
    pub seed: u64,
    /// Threads. Results do not depend on their number.
    pub jobs: usize,
    /// Audit after every decision instead of now and then.
    pub check: bool,
    /// Decisions and closes after which a game is stopped, whatever the rules say.
    pub limit: usize,
    /// Takes each game's record, with the place of the game in the series.
    pub keep: Option<&'a (dyn Fn(u64, Record) -> io::Result<()> + Sync)>,
    /// Called when a game is over.
    pub tick: Option<&'a (dyn Fn() + Sync)>,
    /// Once it is true no other game begins, and the report is of those played.
    pub stop: Option<&'a AtomicBool>,
}

impl<'a> Plan<'a> {
    pub const LIMIT: usize = 100_000;

    /// One game of random bots on one thread; change the fields for more.
    pub fn new(setup: &'a Setup) -> Plan<'a> {
        Plan {
            setup,
            bots: &[Level::Random],
            games: 1,
            seed: 1,
            jobs: 1,
            check: false,
            limit: Plan::LIMIT,
            keep: None,
            tick: None,
            stop: None,
        }
    }

    pub fn bot(&self, seat: Seat) -> Level {
        (self.bots.get(seat.index()).or(self.bots.last()).copied()).unwrap_or(Level::Random)
    }
}

impl std::fmt::Debug for Plan<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Plan")
            .field("setup", self.setup)
            .field("bots", &self.bots)
            .field("games", &self.games)
            .field("seed", &self.seed)
            .finish_non_exhaustive()
    }
}

/// What came of a series. All but `seconds` and `jobs` follows from the plan, unless
/// the series was stopped: then `games` is less than the plan's.
#[derive(Debug, Clone, PartialEq)]
pub struct Report {
    pub games: u64,
    pub decisions: u64,
    /// Decisions of the longest game.
    pub longest: u64,
    /// Games won by each seat; a joint win counts for every winner.
    pub wins: Vec<u64>,
    /// Games that each kind of bot won from any seat.
    pub won_by: Vec<(Level, u64)>,
    pub draws: u64,
    /// Games ended by the limit; they are not draws.
    pub stopped: u64,
    pub jobs: usize,
    pub seconds: f64,
}

impl Report {
    pub fn games_per_second(&self) -> f64 {
        per(self.games, self.seconds)
    }

    pub fn decisions_per_second(&self) -> f64 {
        per(self.decisions, self.seconds)
    }

    pub fn decisions_per_game(&self) -> f64 {
        per(self.decisions, self.games as f64)
    }
}

/// Zero rather than no number where nothing was measured: JSON has no infinity.
fn per(count: u64, of: f64) -> f64 {
    if of > 0.0 { count as f64 / of } else { 0.0 }
}

/// What went wrong in a game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    #[error("a promise of the rules is broken: {0}")]
    Broken(#[from] Broken),
    #[error("{0} is asked and has no option")]
    DeadEnd(Seat),
    #[error("nobody is asked, and the game has no outcome")]
    NoOutcome,
    #[error("the game has an outcome, and yet somebody is asked")]
    AskedAfterEnd,
    #[error("the bot of {seat} chose option {index} of {of}")]
    NoSuchOption { seat: Seat, index: usize, of: usize },
    #[error("an option that was listed is refused: {0}")]
    Refused(String),
    #[error("the rules gave up: {0}")]
    Panicked(String),
}

/// Why a series has no report.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The first game of the series, in its order, that went wrong.
    #[error("game {index} (seed {}) at decision {decision}: {fault}", .seed.0)]
    Game {
        index: u64,
        seed: GameSeed,
        /// Decisions made before it went wrong.
        decision: u64,
        fault: Fault,
    },
    #[error("the record of game {index} cannot be kept: {error}")]
    Keep { index: u64, error: io::Error },
    #[error("{jobs} threads cannot be started: {reason}")]
    Threads { jobs: usize, reason: String },
}

impl Failure {
    /// Its place in the series: of two failures the earlier is told.
    pub(crate) fn place(&self) -> u64 {
        match self {
            Failure::Game { index, .. } | Failure::Keep { index, .. } => *index,
            Failure::Threads { .. } => 0,
        }
    }
}
