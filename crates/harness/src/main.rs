//! Measures a real server process under load, at rest and at its start.

mod beside;
mod idle;
mod play;
mod report;
mod start;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use harness::{Client, HarnessError, Process};

#[derive(Parser, Debug)]
#[command(name = "harness", about = "Measures a server process on this machine")]
struct Args {
    /// The server to measure; `iacta` beside this program if left out
    #[arg(long, global = true, value_name = "FILE")]
    program: Option<PathBuf>,

    /// Keep everything in PostgreSQL instead of SQLite
    #[arg(long, global = true)]
    postgres: bool,

    /// What to measure; everything, as usual, if left out
    #[command(subcommand)]
    measure: Option<Measure>,
}

#[derive(Subcommand, Debug)]
enum Measure {
    /// Matches in play, with their pages open
    Play(play::Args),
    /// Matches in play beside a crowd of idle and slow connections
    Crowd(beside::Args),
    /// Memory of matches that nobody plays
    Idle(idle::Args),
    /// Time from nothing to the first answer, with many stored matches
    Start(start::Args),
}

/// Where to measure.
#[derive(Debug)]
struct Ground {
    program: PathBuf,
    database: String,
    /// Hold what the database is kept in.
    _scratch: harness::Scratch,
    _cluster: Option<harness::Cluster>,
}

impl Ground {
    fn new(args: &Args) -> Result<Ground, HarnessError> {
        let program = match &args.program {
            Some(program) => program.clone(),
            None => std::env::current_exe()?.with_file_name("iacta"),
        };
        let scratch = harness::Scratch::new();
        let cluster = args.postgres.then(harness::Cluster::start);
        Ok(Ground {
            program,
            database: (cluster.as_ref()).map_or_else(|| scratch.sqlite(), harness::Cluster::url),
            _scratch: scratch,
            _cluster: cluster,
        })
    }

    async fn serve(&self) -> Result<Process, HarnessError> {
        Process::start(&self.program, &self.database).await
    }
}

/// The game that is played: the first that two can play.
async fn game(server: &Process) -> Result<String, HarnessError> {
    #[derive(serde::Deserialize)]
    struct Games {
        games: Vec<About>,
    }
    #[derive(serde::Deserialize)]
    struct About {
        id: String,
        scenarios: Vec<Scenario>,
    }
    #[derive(serde::Deserialize)]
    struct Scenario {
        seats: [u8; 2],
    }
    let path = "/api/v1/games";
    let answer = Client::new(server.address()).get(path, "").await?;
    let games: Games = answer.json()?;
    // A table opens with the first scenario, for as many as sit down.
    let two = |about: &&About| {
        let first = about.scenarios.first();
        first.is_some_and(|first| (first.seats[0]..=first.seats[1]).contains(&2))
    };
    let found = games.games.iter().find(two);
    found
        .map(|about| about.id.clone())
        .ok_or(HarnessError::Garbled {
            path: path.to_owned(),
            problem: "no game for two".to_owned(),
        })
}

async fn measure(args: &Args) -> Result<(), HarnessError> {
    report::machine();
    match &args.measure {
        Some(Measure::Play(play)) => play::run(&Ground::new(args)?, play).await,
        Some(Measure::Crowd(crowd)) => beside::run(&Ground::new(args)?, crowd).await,
        Some(Measure::Idle(idle)) => idle::run(&Ground::new(args)?, idle).await,
        Some(Measure::Start(start)) => start::run(&Ground::new(args)?, start).await,
        None => {
            play::run(&Ground::new(args)?, &play::Args::default()).await?;
            beside::run(&Ground::new(args)?, &beside::Args::default()).await?;
            idle::run(&Ground::new(args)?, &idle::Args::default()).await?;
            start::run(&Ground::new(args)?, &start::Args::default()).await
        }
    }
}

#[tokio::main]
async fn main() -> ExitCode {
    match measure(&Args::parse()).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("harness: {error}");
            ExitCode::FAILURE
        }
    }
}
