//! Two server processes on one PostgreSQL database.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use harness::{Client, Cluster, Events, Pair, Process, Stored};
use serde_json::Value as Json;
use tokio::task::JoinSet;
use tokio::time::{Instant, timeout};

const GAME: &str = "julius-caesar";

/// So long may word take from one node to the other, a lost connection included.
const PATIENCE: Duration = Duration::from_secs(20);

async fn node(cluster: &Cluster) -> Process {
    let program = Path::new(env!("CARGO_BIN_EXE_iacta"));
    let node = Process::start(program, &cluster.url()).await;
    node.expect("a node starts")
}

/// The page of the first seat at a node.
async fn page(node: &Process, pair: &Pair) -> Events {
    let path = pair.path("/events?seat=0");
    let events = Events::open(node.address(), &path, pair.token(0), None).await;
    events.expect("a stream")
}

/// Reads a page until it shows what `client` sees of the match.
async fn shows_the_same(page: &mut Events, client: &mut Client, pair: &Pair) {
    let now = pair.look(client, 0).await.expect("a look").version;
    let told = timeout(PATIENCE, async {
        while let Some(version) = page.next().await {
            if version == now {
                return true;
            }
        }
        false
    });
    assert_eq!(told.await, Ok(true), "the page never shows {now}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_other_node_goes_on_where_a_killed_one_stopped() {
    let cluster = Cluster::start();
    let (one, other) = (node(&cluster).await, node(&cluster).await);
    let mut here = Client::new(one.address());
    let mut tables = Vec::new();
    for number in 0..4 {
        let pair = Pair::sit_down(&mut here, GAME, number).await;
        let pair = pair.expect("two sit down");
        tables.push((page(&other, &pair).await, pair));
    }
    // All play at the one, and it is killed while they do.
    let mut playing = JoinSet::new();
    for (page, mut pair) in tables {
        let mut client = Client::new(one.address());
        playing.spawn(async move {
            while pair.decide(&mut client).await.is_ok() {}
            (page, pair)
        });
    }
    tokio::time::sleep(Duration::from_millis(400)).await;
    one.kill().expect("a process to kill");
    let stored = Stored::open(&cluster.url()).await.expect("a database");
    let mut there = Client::new(other.address());
    for (mut page, mut pair) in playing.join_all().await {
        let found = stored.read(pair.match_id()).await.expect("it is stored");
        found
            .holds(&pair)
            .expect("all that was acknowledged is stored");
        assert!(!found.acts.is_empty(), "nobody could play");
        // The other may hear of the last decision a moment later.
        let begun = Instant::now();
        while let Err(error) = found.replays_to(&pair.look_up(&mut there).await.expect("a look")) {
            assert!(begun.elapsed() < PATIENCE, "{error}");
        }
        pair.agree(found.acts);
        for _ in 0..5 {
            pair.decide(&mut there).await.expect("the match goes on");
        }
        let found = stored.read(pair.match_id()).await.expect("it is stored");
        found.holds(&pair).expect("what the other node stored");
        shows_the_same(&mut page, &mut there, &pair).await;
    }
    stored.close().await;
}

/// What is said while a node cannot hear is not lost on it: it asks once it can.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_could_not_hear_catches_up() {
    let cluster = Cluster::start();
    let (one, other) = (node(&cluster).await, node(&cluster).await);
    let mut here = Client::new(one.address());
    let mut pair = Pair::sit_down(&mut here, GAME, 1).await.expect("a pair");
    let mut page = page(&other, &pair).await;
    shows_the_same(&mut page, &mut here, &pair).await;
    for _ in 0..3 {
        // Nobody can call the database, and those who listen to it are cut off.
        (cluster.sql_aside("ALTER DATABASE postgres ALLOW_CONNECTIONS false")).expect("closed");
        let cut = cluster.sql_aside(
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
             WHERE datname = 'postgres' AND query LIKE 'LISTEN%'",
        );
        assert_eq!(cut.as_deref(), Some("2"), "both nodes listen");
        let deaf = pair.look(&mut here, 0).await.expect("a look").version;
        while pair.look(&mut here, 0).await.expect("a look").version == deaf {
            pair.decide(&mut here).await.expect("a decision");
        }
        (cluster.sql_aside("ALTER DATABASE postgres ALLOW_CONNECTIONS true")).expect("open");
        shows_the_same(&mut page, &mut here, &pair).await;
        // Both listen again before they are cut off again.
        let begun = Instant::now();
        let listening = "SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'";
        while cluster.sql(listening).as_deref() != Some("2") {
            assert!(begun.elapsed() < PATIENCE, "a node stays deaf");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

/// How often both nodes are asked to decide the same.
const RACES: usize = 20;

/// Sends every decision to both nodes at once: one takes it, and the other says what
/// to look at now.
async fn race(nodes: [SocketAddr; 2], mut pair: Pair) -> Pair {
    let [mut here, mut there] = nodes.map(Client::new);
    for _ in 0..RACES {
        let decision = pair.choose(&mut here).await.expect("a list");
        let decision = decision.expect("something to decide");
        let seat = decision["seat"].as_u64().expect("a seat") as u8;
        let (path, token) = (pair.path("/act"), pair.token(seat));
        let (one, other) = tokio::join!(
            here.try_post(&path, token, &decision),
            there.try_post(&path, token, &decision),
        );
        let mut answers = [one.expect("an answer"), other.expect("an answer")];
        answers.sort_by_key(|answer| answer.status);
        let statuses = answers.each_ref().map(|answer| answer.status);
        assert_eq!(statuses, [200, 409], "{answers:?}");
        let [won, lost] = answers.map(|answer| answer.json::<Json>().expect("JSON"));
        assert_eq!(lost["code"], "stale");
        assert_eq!(lost["version"], won["version"]);
        pair.look_up(&mut here).await.expect("a look");
    }
    pair
}

/// Many matches at once: nodes that write the same lines together must not wait for
/// each other in a circle either.
#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_decide_at_once_one_wins_and_the_other_is_told() {
    let cluster = Cluster::start();
    let (one, other) = (node(&cluster).await, node(&cluster).await);
    let mut here = Client::new(one.address());
    let mut racing = JoinSet::new();
    for number in 0..8 {
        let pair = Pair::sit_down(&mut here, GAME, number).await;
        let nodes = [one.address(), other.address()];
        racing.spawn(race(nodes, pair.expect("two sit down")));
    }
    let stored = Stored::open(&cluster.url()).await.expect("a database");
    for pair in racing.join_all().await {
        let found = stored.read(pair.match_id()).await.expect("it is stored");
        assert_eq!(found.acts.len(), RACES, "each decision once");
    }
    stored.close().await;
}

/// Whoever asks one node and decides at the other is never told that he is late: a
/// node looks up what it has not heard of yet.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_may_be_played_at_both_nodes_in_turn() {
    let cluster = Cluster::start();
    let (one, other) = (node(&cluster).await, node(&cluster).await);
    let mut here = Client::new(one.address());
    let mut there = Client::new(other.address());
    let mut pair = Pair::sit_down(&mut here, GAME, 1).await.expect("a pair");
    for _ in 0..60 {
        let decision = pair.choose(&mut here).await.expect("a list");
        let decision = decision.expect("something to decide");
        let sent = pair.send(&mut there, &decision).await;
        sent.expect("a decision that nobody else made");
        std::mem::swap(&mut here, &mut there);
    }
}
