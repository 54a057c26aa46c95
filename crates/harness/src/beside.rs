//! People who play beside a crowd of idle and slow connections.

use harness::{CrowdSize, HarnessError};

use crate::{Ground, play};

#[derive(clap::Args, Debug)]
pub struct Args {
    /// People who play, two to a match
    #[arg(long, default_value_t = 100)]
    people: u64,

    /// Connections that send nothing
    #[arg(long, default_value_t = 1000)]
    idle: usize,

    /// Connections that send or read a byte now and then
    #[arg(long, default_value_t = 1000)]
    slow: usize,

    /// How long is measured, after a warm-up
    #[arg(long, default_value_t = 20)]
    seconds: u64,

    /// Decisions a second in all
    #[arg(long, default_value_t = 100.0)]
    rate: f64,
}

impl Default for Args {
    fn default() -> Args {
        Args {
            people: 100,
            idle: 1000,
            slow: 1000,
            seconds: 20,
            rate: 100.0,
        }
    }
}

pub async fn run(ground: &Ground, args: &Args) -> Result<(), HarnessError> {
    let play = play::Args {
        matches: args.people.div_ceil(2),
        seconds: args.seconds,
        rate: Some(args.rate),
    };
    let crowd = CrowdSize {
        idle: args.idle,
        slow: args.slow,
    };
    play::run_beside(ground, &play, Some(crowd)).await
}
