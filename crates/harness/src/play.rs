//! Matches in play: how many decisions a second, how soon each is acknowledged, and
//! that none is lost.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use harness::{Client, Crowd, CrowdSize, Decided, Events, HarnessError, Pair, Stored, busy_here};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until, timeout};

use crate::report::{Times, busy};
use crate::{Ground, game};

#[derive(clap::Args, Debug)]
pub struct Args {
    /// Matches played at once, each with the pages of both seats open
    #[arg(long, default_value_t = 200)]
    pub matches: u64,

    /// How long is measured, after a warm-up
    #[arg(long, default_value_t = 20)]
    pub seconds: u64,

    /// Decisions a second in all; as many as there can be if left out
    #[arg(long)]
    pub rate: Option<f64>,
}

impl Default for Args {
    fn default() -> Args {
        Args {
            matches: 200,
            seconds: 20,
            rate: None,
        }
    }
}

/// Nothing is counted before everybody has played for so long.
const WARM_UP: Duration = Duration::from_secs(3);

/// So long after the last decision every page must have heard of it.
const HEARD: Duration = Duration::from_secs(10);

/// What all who play have in common.
#[derive(Debug)]
struct Match {
    address: SocketAddr,
    game: String,
    /// What is sent from here on is counted.
    counted: Instant,
    end: Instant,
    /// One decision each, if there is a wanted pace.
    pace: Option<Duration>,
    /// Events that arrived at pages.
    told: AtomicU64,
}

/// What a match was like for those who played it.
#[derive(Debug, Default)]
struct Played {
    /// From the request to decide to its acknowledgement.
    decisions: Times,
    /// From the request for what is legal to the list.
    lists: Times,
    /// Every pair with all that was acknowledged to it.
    pairs: Vec<Pair>,
}

/// The open page of a seat: reads on until it has heard of `last`.
#[derive(Debug)]
struct OpenPage {
    task: tokio::task::JoinHandle<()>,
    last: tokio::sync::watch::Receiver<String>,
}

impl OpenPage {
    async fn open(shared: &Arc<Match>, pair: &Pair, seat: u8) -> Result<OpenPage, HarnessError> {
        let path = pair.path(&format!("/events?seat={seat}"));
        let mut events = Events::open(shared.address, &path, pair.token(seat), None).await?;
        let (heard, last) = tokio::sync::watch::channel(String::new());
        let shared = Arc::clone(shared);
        let task = tokio::spawn(async move {
            while let Some(version) = events.next().await {
                shared.told.fetch_add(1, Ordering::Relaxed);
                heard.send_replace(version);
            }
        });
        Ok(OpenPage { task, last })
    }

    /// Closes the page once it shows `version`.
    async fn close(mut self, pair: &Pair, version: &str) -> Result<(), HarnessError> {
        let shown = {
            let heard = timeout(HEARD, self.last.wait_for(|last| last == version));
            matches!(heard.await, Ok(Ok(_)))
        };
        self.task.abort();
        if shown {
            return Ok(());
        }
        let last = self.last.borrow().clone();
        Err(HarnessError::Lost {
            id: pair.match_id().to_owned(),
            problem: format!("a page shows {last} and never {version}"),
        })
    }
}

async fn open_pages(shared: &Arc<Match>, pair: &Pair) -> Result<[OpenPage; 2], HarnessError> {
    let first = OpenPage::open(shared, pair, 0).await?;
    Ok([first, OpenPage::open(shared, pair, 1).await?])
}

async fn close_pages(
    client: &mut Client,
    pair: &Pair,
    pages: [OpenPage; 2],
) -> Result<(), HarnessError> {
    for (seat, page) in (0..).zip(pages) {
        let now = pair.look(client, seat).await?;
        page.close(pair, &now.version).await?;
    }
    Ok(())
}

/// Plays match after match until the time is up.
async fn keep_playing(
    shared: Arc<Match>,
    mut client: Client,
    mut pair: Pair,
    mut due: Instant,
) -> Result<Played, HarnessError> {
    let mut played = Played::default();
    let mut pages = open_pages(&shared, &pair).await?;
    while Instant::now() < shared.end {
        if let Some(pace) = shared.pace {
            sleep_until(due).await;
            due += pace;
        }
        let counts = Instant::now() >= shared.counted;
        let begun = Instant::now();
        let chosen = pair.choose(&mut client).await?;
        let listed = begun.elapsed();
        let begun = Instant::now();
        let decided = match chosen {
            Some(decision) => pair.send(&mut client, &decision).await?,
            None => Decided::Over,
        };
        match decided {
            Decided::Acknowledged { .. } if counts => {
                played.decisions.add(begun.elapsed());
                played.lists.add(listed);
            }
            Decided::Acknowledged { .. } => {}
            Decided::Over => {
                close_pages(&mut client, &pair, pages).await?;
                let next = pair.again(&mut client, &shared.game).await?;
                played.pairs.push(std::mem::replace(&mut pair, next));
                pages = open_pages(&shared, &pair).await?;
            }
        }
    }
    close_pages(&mut client, &pair, pages).await?;
    played.pairs.push(pair);
    Ok(played)
}

pub async fn run(ground: &Ground, args: &Args) -> Result<(), HarnessError> {
    run_beside(ground, args, None).await
}

/// Plays while a crowd holds connections to the same server.
pub async fn run_beside(
    ground: &Ground,
    args: &Args,
    crowd: Option<CrowdSize>,
) -> Result<(), HarnessError> {
    let server = ground.serve().await?;
    let (address, game) = (server.address(), game(&server).await?);
    let mut pairs = Vec::new();
    for number in 0..args.matches {
        let mut client = Client::new(address);
        let pair = Pair::sit_down(&mut client, &game, number).await?;
        pairs.push((client, pair));
    }
    let crowd = match crowd {
        Some(size) => Some(Crowd::gather(address, size).await?),
        None => None,
    };
    let before = (server.busy()?, busy_here()?);
    let begin = Instant::now();
    let shared = Arc::new(Match {
        address,
        game,
        counted: begin + WARM_UP,
        end: begin + WARM_UP + Duration::from_secs(args.seconds),
        pace: (args.rate).map(|rate| Duration::from_secs_f64(args.matches as f64 / rate)),
        told: AtomicU64::new(0),
    });
    let mut playing = JoinSet::new();
    for (number, (client, pair)) in pairs.into_iter().enumerate() {
        // Those with a pace do not all decide at the same moment.
        let share = number as f64 / args.matches as f64;
        let due = begin + shared.pace.unwrap_or_default().mul_f64(share);
        playing.spawn(keep_playing(Arc::clone(&shared), client, pair, due));
    }
    let mut all = Played::default();
    let mut errors = Vec::new();
    while let Some(done) = playing.join_next().await {
        match done {
            Ok(Ok(played)) => {
                all.decisions.join(played.decisions);
                all.lists.join(played.lists);
                all.pairs.extend(played.pairs);
            }
            Ok(Err(error)) => errors.push(error.to_string()),
            Err(error) => errors.push(error.to_string()),
        }
    }
    let made = all.pairs.iter().map(|pair| pair.acknowledged().len());
    let each = made.sum::<usize>().max(1) as u32;
    let served = (server.busy()? - before.0) / each;
    let asked = (busy_here()? - before.1) / each;
    let wanted = (args.rate).map_or("as fast as it goes".to_owned(), |rate| {
        format!("{rate} decisions a second wanted")
    });
    let rate = all.decisions.len() as f64 / args.seconds as f64;
    println!(
        "\n{} matches with both pages open for {} s, {wanted}, {}",
        args.matches,
        args.seconds,
        busy()
    );
    println!("  {rate:.0} accepted decisions a second");
    println!("  a decision: {}", all.decisions.summary());
    println!("  a list of what is legal: {}", all.lists.summary());
    println!("  processor time a decision: server {served:.0?}, players {asked:.0?}");
    println!("  {} events at pages", shared.told.load(Ordering::Relaxed));
    if let Some(crowd) = &crowd {
        println!("  beside {crowd}");
    }
    println!("  {} errors", errors.len());
    for error in errors.iter().take(5) {
        println!("    {error}");
    }
    drop(crowd);
    // Not asked to end: what it said it had stored must be there all the same.
    server.kill()?;
    check(ground, &all.pairs).await?;
    match errors.is_empty() {
        true => Ok(()),
        false => Err(HarnessError::Gone(format!("{} errors", errors.len()))),
    }
}

/// Holds what is stored to what was acknowledged, and to what a new server makes of it.
async fn check(ground: &Ground, pairs: &[Pair]) -> Result<(), HarnessError> {
    let server = ground.serve().await?;
    let mut client = Client::new(server.address());
    let stored = Stored::open(&ground.database).await?;
    let mut decisions = 0;
    for pair in pairs {
        let found = stored.read(pair.match_id()).await?;
        found.holds(pair)?;
        found.replays_to(&pair.look(&mut client, 0).await?)?;
        decisions += pair.acknowledged().len();
    }
    stored.close().await;
    println!(
        "  all {decisions} acknowledged decisions of {} matches are stored and replay",
        pairs.len()
    );
    Ok(())
}
