//! Time from nothing to the first answer, with many stored matches.

use harness::HarnessError;

use crate::Ground;
use crate::idle::seed;
use crate::report::{Times, busy};

#[derive(clap::Args, Debug)]
pub struct Args {
    /// Matches that are stored
    #[arg(long, default_value_t = 10_000)]
    matches: u64,

    /// Decisions that were made in each
    #[arg(long, default_value_t = 10)]
    decisions: u64,

    /// How often the server is started
    #[arg(long, default_value_t = 20)]
    times: u64,
}

impl Default for Args {
    fn default() -> Args {
        Args {
            matches: 10_000,
            decisions: 10,
            times: 20,
        }
    }
}

pub async fn run(ground: &Ground, args: &Args) -> Result<(), HarnessError> {
    seed(ground, args.matches, args.decisions).await?;
    let mut times = Times::default();
    for _ in 0..args.times {
        let server = ground.serve().await?;
        times.add(server.ready_after());
        server.kill()?;
    }
    println!(
        "\n{} stored matches, started {} times, {}",
        args.matches,
        args.times,
        busy()
    );
    println!("  from nothing to the first answer: {}", times.summary());
    Ok(())
}
