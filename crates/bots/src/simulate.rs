//! Series of games, on as many threads as one likes.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use kernel::{Appraise, Record, Seat, SeatSet, Table};
use rayon::prelude::*;

use crate::{Failure, Fault, GameSeed, Level, Plan, Played, Report, Worker};

/// Plays the games of `plan`. What comes out, records included, depends on the plan
/// and not on how many threads play or in which order they finish.
pub fn simulate<G: Appraise>(plan: &Plan<'_>) -> Result<Report, Failure> {
    let start = Instant::now();
    let series = Series {
        plan,
        failed_at: AtomicU64::new(u64::MAX),
    };
    let done = if plan.jobs <= 1 {
        (0..plan.games).fold(Part::<G>::new(plan), |part, index| {
            part.play(&series, index)
        })
    } else {
        let pool = (rayon::ThreadPoolBuilder::new()
            .num_threads(plan.jobs)
            .build())
        .map_err(|error| Failure::Threads {
            jobs: plan.jobs,
            reason: error.to_string(),
        })?;
        pool.install(|| {
            (0..plan.games)
                .into_par_iter()
                .fold(
                    || Part::<G>::new(plan),
                    |part, index| part.play(&series, index),
                )
                .reduce(|| Part::new(plan), Part::merge)
        })
    };
    match done.failure {
        Some(failure) => Err(failure),
        None => Ok(done.tally.report(plan, start.elapsed().as_secs_f64())),
    }
}

struct Series<'a> {
    plan: &'a Plan<'a>,
    /// The earliest game known to have failed. Later games are not played; earlier
    /// ones are, so that the failure told is always the same one.
    failed_at: AtomicU64,
}

/// What one stretch of the series has come to.
struct Part<'a, G: Appraise> {
    worker: Worker<'a, G>,
    tally: Tally,
    failure: Option<Failure>,
}

impl<'a, G: Appraise> Part<'a, G> {
    fn new(plan: &'a Plan<'a>) -> Part<'a, G> {
        Part {
            worker: Worker::new(plan),
            tally: Tally::default(),
            failure: None,
        }
    }

    fn play(mut self, series: &Series<'_>, index: u64) -> Self {
        let stopped = (series.plan.stop).is_some_and(|stop| stop.load(Ordering::Relaxed));
        if stopped || index > series.failed_at.load(Ordering::Relaxed) {
            return self;
        }
        match self.game(series.plan, index) {
            Ok(played) => self.tally.add(series.plan, played),
            Err(failure) => {
                series.failed_at.fetch_min(index, Ordering::Relaxed);
                self.failure = earlier(self.failure, Some(failure));
            }
        }
        if let Some(tick) = series.plan.tick {
            tick();
        }
        self
    }

    fn game(&mut self, plan: &Plan<'_>, index: u64) -> Result<Played, Failure> {
        let seed = GameSeed::of(plan.seed, index);
        let Some(keep) = plan.keep else {
            return (self.worker.play(seed)).map_err(|fault| self.failed(index, seed, fault));
        };
        let (played, table) =
            (self.worker.play_table(seed)).map_err(|fault| self.failed(index, seed, fault))?;
        record(&table)
            .and_then(|record| keep(index, record))
            .map_err(|error| Failure::Keep { index, error })?;
        Ok(played)
    }

    fn failed(&self, index: u64, seed: GameSeed, fault: Fault) -> Failure {
        Failure::Game {
            index,
            seed,
            decision: self.worker.made(),
            fault,
        }
    }

    fn merge(mut self, other: Self) -> Self {
        self.tally = self.tally.merge(other.tally);
        self.failure = earlier(self.failure, other.failure);
        self
    }
}

fn earlier(one: Option<Failure>, other: Option<Failure>) -> Option<Failure> {
    one.into_iter().chain(other).min_by_key(Failure::place)
}

/// The record with its acts as JSON. There is no commitment in it: the fast
/// generator of a series makes no promise to anybody.
fn record<G: Appraise>(table: &Table<G>) -> std::io::Result<Record> {
    let record = serde_json::to_value(table.record())?;
    Ok(serde_json::from_value(record)?)
}

#[derive(Debug, Clone, Copy, Default)]
struct Tally {
    games: u64,
    decisions: u64,
    longest: u64,
    wins: [u64; Seat::MAX],
    won_by: [u64; Level::ALL.len()],
    draws: u64,
    stopped: u64,
}

impl Tally {
    fn add(&mut self, plan: &Plan<'_>, played: Played) {
        self.games += 1;
        self.decisions += played.decisions;
        self.longest = self.longest.max(played.decisions);
        if played.stopped {
            self.stopped += 1;
        } else if played.winners.is_empty() {
            self.draws += 1;
        }
        for seat in played.winners.iter() {
            self.wins[seat.index()] += 1;
        }
        for (level, won) in Level::ALL.into_iter().zip(&mut self.won_by) {
            *won += u64::from(played.winners.iter().any(|seat| plan.bot(seat) == level));
        }
    }

    fn merge(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.decisions += other.decisions;
        self.longest = self.longest.max(other.longest);
        self.draws += other.draws;
        self.stopped += other.stopped;
        for (won, more) in self.wins.iter_mut().zip(other.wins) {
            *won += more;
        }
        for (won, more) in self.won_by.iter_mut().zip(other.won_by) {
            *won += more;
        }
        self
    }

    fn report(self, plan: &Plan<'_>, seconds: f64) -> Report {
        let seats = SeatSet::first(plan.setup.seats);
        let plays = |level| seats.iter().any(|seat| plan.bot(seat) == level);
        Report {
            games: self.games,
            decisions: self.decisions,
            longest: self.longest,
            wins: seats.iter().map(|seat| self.wins[seat.index()]).collect(),
            won_by: (Level::ALL.into_iter().zip(self.won_by))
                .filter(|&(level, _)| plays(level))
                .collect(),
            draws: self.draws,
            stopped: self.stopped,
            jobs: plan.jobs,
            seconds,
        }
    }
}
