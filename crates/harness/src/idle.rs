//! Memory of matches that a server holds while nobody plays them.

use harness::{Client, Decided, Events, HarnessError, Pair};

use crate::report::busy;
use crate::{Ground, game};

#[derive(clap::Args, Debug)]
pub struct Args {
    /// Matches that are held
    #[arg(long, default_value_t = 1000)]
    matches: u64,

    /// Decisions that were made in each
    #[arg(long, default_value_t = 200)]
    decisions: u64,
}

impl Default for Args {
    fn default() -> Args {
        Args {
            matches: 1000,
            decisions: 200,
        }
    }
}

/// As many play at once while matches are made.
pub const AT_ONCE: u64 = 32;

/// Makes matches with so many decisions in each.
pub async fn seed(
    ground: &Ground,
    matches: u64,
    decisions: u64,
) -> Result<Vec<Pair>, HarnessError> {
    let server = ground.serve().await?;
    let game = game(&server).await?;
    let mut tasks = tokio::task::JoinSet::new();
    for number in 0..AT_ONCE.min(matches) {
        let (address, game) = (server.address(), game.clone());
        tasks.spawn(async move {
            let mut client = Client::new(address);
            let mut made = vec![Pair::sit_down(&mut client, &game, number).await?];
            let count = (number..matches).step_by(AT_ONCE as usize).count();
            while let Some(pair) = made.last_mut() {
                for _ in 0..decisions {
                    if pair.decide(&mut client).await? == Decided::Over {
                        break;
                    }
                }
                if made.len() == count {
                    break;
                }
                let next = made[0].again(&mut client, &game).await?;
                made.push(next);
            }
            Ok::<_, HarnessError>(made)
        });
    }
    let mut all = Vec::new();
    while let Some(made) = tasks.join_next().await {
        all.extend(made.map_err(|error| HarnessError::Gone(error.to_string()))??);
    }
    server.kill()?;
    Ok(all)
}

pub async fn run(ground: &Ground, args: &Args) -> Result<(), HarnessError> {
    let pairs = seed(ground, args.matches, args.decisions).await?;
    let server = ground.serve().await?;
    let mut client = Client::new(server.address());
    // The first look brings in what all matches share.
    if let Some(first) = pairs.first() {
        first.look(&mut client, 0).await?;
    }
    let before = server.resident()?;
    for pair in &pairs {
        pair.look(&mut client, 0).await?;
        pair.look(&mut client, 1).await?;
    }
    let held = server.resident()?;
    let mut pages = Vec::new();
    for pair in &pairs {
        for seat in [0, 1] {
            let path = pair.path(&format!("/events?seat={seat}"));
            let token = pair.token(seat);
            let mut events = Events::open(server.address(), &path, token, None).await?;
            events.next().await;
            pages.push(events);
        }
    }
    let watched = server.resident()?;
    let each = |bytes: u64| bytes.saturating_sub(before) as f64 / 1024.0 / args.matches as f64;
    println!(
        "\n{} matches of {} decisions held, {}",
        args.matches,
        args.decisions,
        busy()
    );
    println!("  server alone: {:.1} MB", before as f64 / 1048576.0);
    println!("  a match: {:.1} KB", each(held));
    println!("  a match with both pages open: {:.1} KB", each(watched));
    drop(pages);
    server.kill()
}
