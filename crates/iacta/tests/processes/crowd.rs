//! People play on while a crowd holds idle and slow connections to their server.

use std::path::Path;
use std::time::{Duration, Instant};

use harness::{Client, Crowd, CrowdSize, Decided, Pair, Process, Scratch};
use tokio::task::JoinSet;

const GAME: &str = "julius-caesar";

/// Matches that are played, and decisions in each.
const MATCHES: u64 = 5;
const DECISIONS: usize = 30;

/// The longest that any decision may take: far more than it does, since other tests
/// may run beside this one. `cargo xtask load crowd` measures it.
const LONGEST: Duration = Duration::from_secs(10);

#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_does_not_keep_people_from_playing() {
    let scratch = Scratch::new();
    let program = Path::new(env!("CARGO_BIN_EXE_iacta"));
    let server = Process::start(program, &scratch.sqlite())
        .await
        .expect("a server");
    let size = CrowdSize {
        idle: 150,
        slow: 150,
    };
    let crowd = Crowd::gather(server.address(), size)
        .await
        .expect("a crowd");
    let mut playing = JoinSet::new();
    for number in 0..MATCHES {
        let mut client = Client::new(server.address());
        playing.spawn(async move {
            let pair = Pair::sit_down(&mut client, GAME, number).await;
            let mut pair = pair.expect("two sit down");
            let mut longest = Duration::ZERO;
            for _ in 0..DECISIONS {
                let begun = Instant::now();
                let decided = pair.decide(&mut client).await.expect("a decision");
                assert_ne!(decided, Decided::Over);
                longest = longest.max(begun.elapsed());
            }
            longest
        });
    }
    let longest = playing
        .join_all()
        .await
        .into_iter()
        .max()
        .unwrap_or_default();
    println!("beside {crowd}: at most {longest:?} a decision");
    assert!(longest < LONGEST, "{longest:?}");
}
