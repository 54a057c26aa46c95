//! `iacta simulate`

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use bots::{AnyBots, Failure, Level, Plan, Report};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use kernel::{Record, Seat, Setup};
use serde_json::{Map, json};

use crate::files::{Care, record_text, write_whole};
use crate::setup::{SetupArgs, flags_of};
use crate::{Catalogue, Error};

#[derive(Debug, clap::Args)]
#[command(after_help = "\
A game is decided by its seed alone: what comes out does not depend on --jobs, on
--records or on the machine. A game that breaks a promise of the rules is told with
its own seed, which shows it again with --games 1.

Ctrl-C ends a series after the games under way, tells what it has and leaves with exit
code 130; a second Ctrl-C ends the program at once.

Records have no commitment, and `iacta verify` says so: the fast generator used here
promises nothing to anybody.

Examples:
  iacta simulate julius-caesar
  iacta simulate julius-caesar --games 10000 --bots greedy,random --json
  iacta simulate julius-caesar --games 20 --seed 4711 --records out")]
pub struct Args {
    /// The game, as `iacta games` calls it
    pub game: String,

    #[command(flatten)]
    pub setup: SetupArgs,

    /// How many games
    #[arg(
        long,
        default_value_t = 1000,
        value_name = "N",
        allow_negative_numbers = true,
        value_parser = clap::value_parser!(u64).range(1..)
    )]
    pub games: u64,

    /// Seed of the series: a whole number
    #[arg(
        long,
        default_value_t = 1,
        value_name = "X",
        allow_negative_numbers = true,
        value_parser = series_seed
    )]
    pub seed: u64,

    /// One bot for all seats, or one for each in seat order: random, greedy
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "random",
        value_name = "BOT,…"
    )]
    pub bots: Vec<Level>,

    /// Threads; as many as the machine has if not given
    #[arg(
        long,
        value_name = "J",
        allow_negative_numbers = true,
        value_parser = clap::value_parser!(u16).range(1..=1024)
    )]
    pub jobs: Option<u16>,

    /// One JSON object, for programs
    #[arg(long)]
    pub json: bool,

    /// Keep a record of every game in this directory
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,

    /// Audit the position after every decision, not only now and then
    #[arg(long)]
    pub check: bool,
}

fn series_seed(text: &str) -> Result<u64, String> {
    let wrong = |_| format!("a seed is a whole number from 0 to {}", u64::MAX);
    text.parse().map_err(wrong)
}

/// Somebody wants the series to end: games under way are played, no other begins.
static INTERRUPTED: AtomicBool = AtomicBool::new(false);

fn end_on_interrupt() {
    // Without a handler Ctrl-C ends the program without a word.
    let _ = ctrlc::set_handler(|| {
        if INTERRUPTED.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
}

pub fn run(args: &Args, catalogue: &Catalogue, out: &mut dyn Write) -> Result<(), Error> {
    let game = catalogue.find(&args.game)?;
    let setup = args.setup.check(game)?;
    if args.bots.len() != 1 && args.bots.len() != usize::from(setup.seats) {
        return Err(Error::Bots {
            bots: args.bots.len(),
            seats: setup.seats,
        });
    }
    end_on_interrupt();
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let bar = progress(args.games);
    let tick = || bar.inc(1);
    let plan = Plan {
        bots: &args.bots,
        games: args.games,
        seed: args.seed,
        jobs: args.jobs.map_or_else(cores, usize::from),
        check: args.check,
        tick: Some(&tick),
        stop: Some(&INTERRUPTED),
        ..Plan::new(&setup)
    };
    let done = match &args.records {
        None => game.simulate(&plan),
        Some(dir) => {
            std::fs::create_dir_all(dir).map_err(|error| Error::Write {
                path: dir.display().to_string(),
                error,
            })?;
            let keep = |index, record| keep(dir, args, index, &record);
            game.simulate(&Plan {
                keep: Some(&keep),
                ..plan
            })
        }
    };
    bar.finish_and_clear();
    match done {
        Ok(report) => {
            if args.json {
                writeln!(out, "{}", as_json(game, &plan, &report))?;
            } else {
                print(game, &plan, &report, out)?;
            }
            if report.games < args.games {
                return Err(Error::Interrupted {
                    played: report.games,
                    games: args.games,
                });
            }
        }
        Err(failure) => {
            if args.json {
                writeln!(out, "{}", failure_json(game, &plan, &failure))?;
            }
            let again = again(args, &setup, &failure);
            return Err(Error::Simulation { failure, again });
        }
    }
    Ok(())
}

fn progress(games: u64) -> ProgressBar {
    let style =
        ProgressStyle::with_template("{bar:40} {pos} of {len} games, {per_sec}, {eta} left");
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr());
    // Without its style a bar is less pretty, and no worse.
    match style {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

fn keep(dir: &Path, args: &Args, index: u64, record: &Record) -> io::Result<()> {
    let name = format!("{}-{}-{index}.iacta", args.game, args.seed);
    write_whole(&dir.join(name), &record_text(record)?, Care::Usual).map_err(|error| match error {
        Error::Write { path, error } => io::Error::new(error.kind(), format!("{path}: {error}")),
        other => io::Error::other(other.to_string()),
    })
}

/// The command that shows a failure again.
fn again(args: &Args, setup: &Setup, failure: &Failure) -> String {
    let (games, seed) = match failure {
        Failure::Game { seed, .. } => (1, seed.0),
        Failure::Keep { .. } | Failure::Threads { .. } => (args.games, args.seed),
    };
    let bots: Vec<_> = args.bots.iter().map(|bot| bot.name()).collect();
    format!(
        "iacta simulate {} {} --bots {} --games {games} --seed {seed} --check",
        args.game,
        flags_of(setup),
        bots.join(","),
    )
}

fn seat_names<'a>(game: &dyn AnyBots, plan: &Plan<'a>) -> Vec<&'static str> {
    let seats = game.about().seats.iter().copied();
    seats.take(usize::from(plan.setup.seats)).collect()
}

fn as_json(game: &dyn AnyBots, plan: &Plan<'_>, report: &Report) -> serde_json::Value {
    let wins: Map<_, _> = (seat_names(game, plan).into_iter())
        .zip(&report.wins)
        .map(|(seat, wins)| (seat.to_owned(), json!(wins)))
        .collect();
    let won_by: Map<_, _> = (report.won_by.iter())
        .map(|(bot, wins)| (bot.to_string(), json!(wins)))
        .collect();
    json!({
        "game": game.about().id,
        "scenario": plan.setup.scenario,
        "options": plan.setup.options,
        "seats": plan.setup.seats,
        "bots": bots_by_seat(plan),
        "seed": plan.seed,
        "jobs": report.jobs,
        "games": report.games,
        "interrupted": report.games < plan.games,
        "seconds": report.seconds,
        "games_per_second": report.games_per_second(),
        "decisions": report.decisions,
        "decisions_per_second": report.decisions_per_second(),
        "decisions_per_game": report.decisions_per_game(),
        "longest": report.longest,
        "wins": wins,
        "won_by": won_by,
        "draws": report.draws,
        "stopped": report.stopped,
    })
}

fn bots_by_seat(plan: &Plan<'_>) -> Vec<&'static str> {
    (0..plan.setup.seats)
        .map(|seat| plan.bot(Seat(seat)).name())
        .collect()
}

fn failure_json(game: &dyn AnyBots, plan: &Plan<'_>, failure: &Failure) -> serde_json::Value {
    let mut error = json!({ "message": failure.to_string() });
    if let Failure::Game {
        index,
        seed,
        decision,
        ..
    } = failure
    {
        error["index"] = json!(index);
        error["seed"] = json!(seed.0);
        error["decision"] = json!(decision);
    }
    json!({
        "game": game.about().id,
        "scenario": plan.setup.scenario,
        "seed": plan.seed,
        "error": error,
    })
}

fn print(
    game: &dyn AnyBots,
    plan: &Plan<'_>,
    report: &Report,
    out: &mut dyn Write,
) -> io::Result<()> {
    let percent = |wins: u64| 100.0 * wins as f64 / report.games.max(1) as f64;
    let wins: Vec<_> = (seat_names(game, plan).into_iter())
        .zip(bots_by_seat(plan))
        .zip(&report.wins)
        .map(|((seat, bot), &wins)| format!("{seat} ({bot}) {wins} ({:.1} %)", percent(wins)))
        .collect();
    writeln!(
        out,
        "{} ({}), seed {}",
        game.about().name,
        plan.setup.scenario,
        plan.seed
    )?;
    writeln!(
        out,
        "  games      {} in {:.2} s with {} jobs: {:.0} a second",
        report.games,
        report.seconds,
        report.jobs,
        report.games_per_second()
    )?;
    writeln!(
        out,
        "  decisions  {:.0} a second, {:.1} a game, {} in the longest",
        report.decisions_per_second(),
        report.decisions_per_game(),
        report.longest
    )?;
    writeln!(out, "  wins       {}", wins.join(", "))?;
    if report.won_by.len() > 1 {
        let by: Vec<_> = (report.won_by.iter())
            .map(|&(bot, wins)| format!("{bot} {wins} ({:.1} %)", percent(wins)))
            .collect();
        writeln!(out, "  by bot     {}", by.join(", "))?;
    }
    writeln!(
        out,
        "  draws      {}, stopped by the limit of {} decisions: {}",
        report.draws, plan.limit, report.stopped
    )
}
