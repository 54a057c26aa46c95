//! `kill -9` under load: what was acknowledged is there afterwards, nothing is half
//! done, every match replays to its stored state, and whoever reconnects ends up right.

use std::path::Path;
use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::timeout;
use trial::{Client, Cluster, Decided, Events, Pair, Process, Scratch, Stored, TrialError};

const GAME: &str = "julius-caesar";

/// As many matches are played while the server is killed.
const MATCHES: u64 = 8;

fn program() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_iacta"))
}

async fn serve(database: &str) -> Process {
    Process::start(program(), database)
        .await
        .expect("the server starts again")
}

/// How often the server is killed.
fn rounds() -> u64 {
    match std::env::var("IACTA_LONG") {
        Ok(flag) if flag == "1" => 100,
        _ => 3,
    }
}

/// Plays match after match until the server is gone; the last one is not over.
async fn play(mut pairs: Vec<Pair>, address: std::net::SocketAddr) -> Vec<Pair> {
    let mut client = Client::new(address);
    while let Some(pair) = pairs.last_mut() {
        match pair.decide(&mut client).await {
            Ok(Decided::Acknowledged { .. }) => {}
            Ok(Decided::Over) => match pair.again(&mut client, GAME).await {
                Ok(next) => pairs.push(next),
                Err(TrialError::Gone(_)) => break,
                Err(error) => panic!("{error}"),
            },
            Err(TrialError::Gone(_)) => break,
            Err(error) => panic!("{error}"),
        }
    }
    pairs
}

/// Holds a match to what its players know. Says whether the decision that was on its
/// way when the server died is stored.
async fn check(stored: &Stored, client: &mut Client, pair: &mut Pair) -> bool {
    let found = stored.read(pair.match_id()).await.expect("it is stored");
    found
        .holds(pair)
        .expect("all that was acknowledged is stored");
    let pulse = pair.look_up(client).await.expect("it can be played again");
    found.replays_to(&pulse).expect("nothing is half done");
    let more = found.acts.len() > pair.acknowledged().len();
    pair.agree(found.acts);
    more
}

/// Kills the server again and again; `settle` waits for whatever outlives it.
async fn killed_again_and_again(database: &str, settle: impl Fn()) {
    let mut server = serve(database).await;
    let mut tables = Vec::new();
    for number in 0..MATCHES {
        let mut client = Client::new(server.address());
        let pair = Pair::sit_down(&mut client, GAME, number).await;
        tables.push(vec![pair.expect("two sit down")]);
    }
    let (mut before, mut unanswered) = (0, 0);
    for round in 0..rounds() {
        let mut playing = JoinSet::new();
        for pairs in tables.drain(..) {
            playing.spawn(play(pairs, server.address()));
        }
        // At another moment each time.
        tokio::time::sleep(Duration::from_millis(150 + round * 37 % 200)).await;
        server.kill().expect("a process to kill");
        tables = playing.join_all().await;
        settle();
        server = serve(database).await;
        let stored = Stored::open(database).await.expect("a database");
        let mut client = Client::new(server.address());
        for pair in tables.iter_mut().filter_map(|pairs| pairs.last_mut()) {
            unanswered += u64::from(check(&stored, &mut client, pair).await);
        }
        stored.close().await;
        let made = tables.iter().flatten();
        let made = made.map(|pair| pair.acknowledged().len()).sum::<usize>();
        assert!(made > before, "round {round}: nobody could play");
        before = made;
    }
    // Matches that were over long ago have not changed since.
    let stored = Stored::open(database).await.expect("a database");
    let mut client = Client::new(server.address());
    for pair in tables.iter_mut().flatten() {
        assert!(!check(&stored, &mut client, pair).await);
    }
    stored.close().await;
    let rounds = rounds();
    println!("killed {rounds} times, {before} decisions, {unanswered} stored and not answered");
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_loses_nothing() {
    let scratch = Scratch::new();
    killed_again_and_again(&scratch.sqlite(), || {}).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_loses_nothing() {
    let cluster = Cluster::start();
    killed_again_and_again(&cluster.url(), || cluster.wait_until_alone()).await;
}

/// The next event of a stream, if one comes soon.
async fn soon(events: &mut Events) -> Option<String> {
    let next = timeout(Duration::from_secs(5), events.next());
    next.await.ok().flatten()
}

/// Versions follow from what is stored, and so they are the same after a restart:
/// whoever has seen the last one is told of the next, whoever has not is told at once.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_reconnects_after_a_kill_ends_up_right() {
    let scratch = Scratch::new();
    let server = serve(&scratch.sqlite()).await;
    let mut client = Client::new(server.address());
    let mut pair = Pair::sit_down(&mut client, GAME, 1).await.expect("a pair");
    let first = pair.look(&mut client, 0).await.expect("a look").version;
    for _ in 0..40 {
        pair.decide(&mut client).await.expect("a decision");
    }
    let mut before = Vec::new();
    for seat in [0, 1] {
        before.push(pair.look(&mut client, seat).await.expect("a look").version);
    }
    server.kill().expect("a process to kill");

    let server = serve(&scratch.sqlite()).await;
    let mut client = Client::new(server.address());
    for (seat, before) in (0..).zip(&before) {
        let now = pair.look(&mut client, seat).await.expect("a look").version;
        assert_eq!(now, *before, "seat {seat}");
    }
    let path = pair.path("/events?seat=0");
    let open = async |seen: &str| {
        let events = Events::open(server.address(), &path, pair.token(0), Some(seen));
        events.await.expect("a stream")
    };
    let (mut behind, mut abreast) = (open(&first).await, open(&before[0]).await);
    assert_eq!(soon(&mut behind).await.as_ref(), Some(&before[0]));
    let silence = timeout(Duration::from_millis(300), abreast.next());
    assert!(silence.await.is_err(), "it has seen that already");
    // A decision that both seats can see reaches both.
    let now = loop {
        pair.decide(&mut client).await.expect("a decision");
        let now = pair.look(&mut client, 0).await.expect("a look").version;
        if now != before[0] {
            break now;
        }
    };
    assert_eq!(soon(&mut behind).await.as_ref(), Some(&now));
    assert_eq!(soon(&mut abreast).await.as_ref(), Some(&now));
}
