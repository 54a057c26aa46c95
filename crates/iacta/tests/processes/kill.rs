//! Servers killed, hung up on, out of disk space and cut off from their database: what
//! was acknowledged is there afterwards, nothing is half done, and after it all the same
//! server goes on.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use harness::{
    Client, Cluster, Decided, Events, HarnessError, Manners, Pair, Process, Scratch, SmallDisk,
    Stored, Witness,
};
use tokio::task::JoinSet;
use tokio::time::{Instant, timeout};

const GAME: &str = "julius-caesar";

/// As many matches are played while things go wrong, and as many people do all the rest.
const MATCHES: u64 = 4;
const WITNESSES: u64 = 4;

/// How long a server may need until it serves again.
const PATIENCE: Duration = Duration::from_secs(30);

fn program() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_iacta"))
}

async fn serve(database: &str) -> Process {
    Process::start(program(), database)
        .await
        .expect("the server starts again")
}

/// `usual`, or what the long test asks for.
fn times(usual: u64, long: u64) -> u64 {
    match std::env::var("IACTA_LONG") {
        Ok(flag) if flag == "1" => long,
        _ => usual,
    }
}

/// Everybody who uses a server, and what they know of it.
struct Crowd {
    tables: Vec<Vec<Pair>>,
    witnesses: Vec<Witness>,
}

impl Crowd {
    async fn arrive(client: &mut Client) -> Crowd {
        let mut crowd = Crowd {
            tables: Vec::new(),
            witnesses: Vec::new(),
        };
        for number in 0..MATCHES {
            let pair = Pair::sit_down(client, GAME, number).await;
            crowd.tables.push(vec![pair.expect("two sit down")]);
        }
        for number in 0..WITNESSES {
            let witness = Witness::arrive(client, GAME, number).await;
            crowd.witnesses.push(witness.expect("somebody arrives"));
        }
        crowd
    }

    /// All do what they do, over the servers at `addresses`, until `until`, or until
    /// nobody answers.
    async fn use_it(
        &mut self,
        addresses: &[std::net::SocketAddr],
        manners: Manners,
        until: Duration,
    ) {
        let end = Instant::now() + until;
        let (mut playing, mut doing) = (JoinSet::new(), JoinSet::new());
        for (place, pairs) in self.tables.drain(..).enumerate() {
            let client = Client::new(addresses[place % addresses.len()]);
            playing.spawn(play(pairs, client, end));
        }
        for (place, mut witness) in self.witnesses.drain(..).enumerate() {
            let mut client = Client::new(addresses[place % addresses.len()]);
            doing.spawn(async move {
                while Instant::now() < end {
                    let answered = witness.act(&mut client, manners).await;
                    if !answered.expect("a server that does as it should")
                        && manners == Manners::Waits
                    {
                        // It is gone, or cannot store anything.
                        tokio::time::sleep(Duration::from_millis(5)).await;
                    }
                }
                witness
            });
        }
        self.tables = playing.join_all().await;
        self.witnesses = doing.join_all().await;
    }

    /// Holds a database to all that its servers acknowledged. A server that was just
    /// started is asked: it remembers nothing that is not stored.
    async fn check(&mut self, database: &str) {
        let server = serve(database).await;
        self.check_at(&server, database).await;
        server.kill().expect("a process to kill");
    }

    async fn check_at(&mut self, server: &Process, database: &str) {
        let stored = Stored::open(database).await.expect("a database");
        let mut client = Client::new(server.address());
        for pair in self.tables.iter_mut().filter_map(|pairs| pairs.last_mut()) {
            check(&stored, &mut client, pair).await;
        }
        for witness in &mut self.witnesses {
            witness
                .check(&mut client)
                .await
                .expect("all that was acknowledged is there");
        }
        stored.close().await;
    }

    fn acknowledged(&self) -> u64 {
        let decisions: usize = (self.tables.iter().flatten())
            .map(|pair| pair.acknowledged().len())
            .sum();
        let rest: u64 = self.witnesses.iter().map(Witness::acknowledged).sum();
        decisions as u64 + rest
    }
}

/// Plays match after match until `end` or until the server is gone; the last one is not
/// over.
async fn play(mut pairs: Vec<Pair>, mut client: Client, end: Instant) -> Vec<Pair> {
    while let Some(pair) = pairs.last_mut().filter(|_| Instant::now() < end) {
        match pair.decide(&mut client).await {
            Ok(Decided::Acknowledged { .. }) => {}
            Ok(Decided::Over) => match pair.again(&mut client, GAME).await {
                Ok(next) => pairs.push(next),
                Err(error) if is_trouble(&error) => break,
                Err(error) => panic!("{error}"),
            },
            // A node that could not hear the other for a moment says so: look again.
            Err(HarnessError::Refused { status: 409, .. }) => match pair.look_up(&mut client).await
            {
                Ok(_) => {}
                Err(error) if is_trouble(&error) => break,
                Err(error) => panic!("{error}"),
            },
            Err(error) if is_trouble(&error) => break,
            Err(error) => panic!("{error}"),
        }
    }
    pairs
}

/// Is the server gone, or without its database?
fn is_trouble(error: &HarnessError) -> bool {
    matches!(
        error,
        HarnessError::Gone(_) | HarnessError::Refused { status: 503, .. }
    )
}

/// Holds a match to what its players know. Says whether the decision that was on its
/// way when something went wrong is stored.
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

/// Waits until a server says that it can store things.
async fn until_healthy(client: &mut Client) {
    let begun = Instant::now();
    while client.get("/healthz", "").await.is_err() {
        assert!(begun.elapsed() < PATIENCE, "it never gets well again");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// A busy machine gets nothing done in a short round: then the next ones last longer.
/// Only a server that does nothing however long it is given fails.
#[derive(Default)]
struct Idle {
    rounds: u32,
}

impl Idle {
    fn more(&self) -> Duration {
        Duration::from_millis(100) * self.rounds
    }

    fn note(&mut self, something_was_done: bool) {
        if !something_was_done {
            self.rounds = (self.rounds * 2).max(1);
            assert!(self.more() < PATIENCE, "nothing can be done");
        }
    }
}

/// Kills the server again and again; `settle` waits for whatever outlives it.
async fn killed_again_and_again(database: &str, settle: impl Fn()) {
    let mut server = serve(database).await;
    let mut crowd = Crowd::arrive(&mut Client::new(server.address())).await;
    let mut before = 0;
    let rounds = times(10, 1000);
    let mut idle = Idle::default();
    for round in 0..rounds {
        // At another moment each time.
        let until = Duration::from_millis(60 + round * 37 % 150) + idle.more();
        let addresses = [server.address()];
        let killed = async {
            tokio::time::sleep(until).await;
            server.kill().expect("a process to kill");
        };
        let used = crowd.use_it(&addresses, Manners::Waits, until * 2);
        tokio::join!(killed, used);
        settle();
        server = serve(database).await;
        crowd.check_at(&server, database).await;
        let now = crowd.acknowledged();
        idle.note(now > before);
        before = now;
    }
    // Matches that were over long ago have not changed since.
    let stored = Stored::open(database).await.expect("a database");
    let mut client = Client::new(server.address());
    for pair in crowd.tables.iter_mut().flatten() {
        assert!(!check(&stored, &mut client, pair).await);
    }
    stored.close().await;
    println!("killed {rounds} times, {before} acknowledgements");
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

/// People hang up in the middle of their requests; what others were told stays true.
async fn hung_up_on(database: &str, nodes: usize) {
    let mut servers = Vec::new();
    for _ in 0..nodes {
        servers.push(serve(database).await);
    }
    let addresses: Vec<_> = servers.iter().map(Process::address).collect();
    let mut crowd = Crowd::arrive(&mut Client::new(addresses[0])).await;
    let wanted = times(60, 3500);
    let mut hung_up = 0;
    while hung_up < wanted {
        let span = Duration::from_millis(300);
        crowd.use_it(&addresses, Manners::HangsUp, span).await;
        hung_up = crowd.witnesses.iter().map(Witness::hung_up).sum();
        // What is still on its way when somebody hangs up is done a moment later.
        tokio::time::sleep(Duration::from_millis(200)).await;
        crowd.check(database).await;
    }
    let acknowledged = crowd.acknowledged();
    println!("hung up {hung_up} times, {acknowledged} acknowledgements");
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_loses_nothing_when_people_hang_up() {
    let scratch = Scratch::new();
    hung_up_on(&scratch.sqlite(), 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_loses_nothing_when_people_hang_up() {
    let cluster = Cluster::start();
    hung_up_on(&cluster.url(), 2).await;
}

/// The disk fills up and is given room again while people go on; the server is never
/// started anew.
async fn out_of_space() {
    let rounds = times(40, 800);
    let kilobytes = 24 * 1024 + rounds * 512;
    let disk = SmallDisk::mount(kilobytes).expect("root mounts a small disk");
    let server = serve(&disk.sqlite()).await;
    let mut client = Client::new(server.address());
    let mut crowd = Crowd::arrive(&mut client).await;
    let mut before = 0;
    let mut idle = Idle::default();
    for round in 0..rounds {
        let addresses = [server.address()];
        let more = idle.more();
        let filled = async {
            tokio::time::sleep(Duration::from_millis(30) + more).await;
            disk.fill().expect("a full disk");
            tokio::time::sleep(Duration::from_millis(30 + round * 13 % 40)).await;
            disk.empty().expect("room again");
        };
        let used = crowd.use_it(
            &addresses,
            Manners::Waits,
            Duration::from_millis(120) + more,
        );
        tokio::join!(filled, used);
        until_healthy(&mut client).await;
        crowd.check(&disk.sqlite()).await;
        let now = crowd.acknowledged();
        idle.note(now > before);
        before = now;
    }
    // While there is no room the server says so, and not only to who wants to write.
    disk.fill().expect("a full disk");
    let begun = Instant::now();
    while client.get("/healthz", "").await.is_ok() {
        assert!(begun.elapsed() < PATIENCE, "it calls a full disk healthy");
        let note = crowd.witnesses[0].act(&mut client, Manners::Waits).await;
        note.expect("a server that does as it should");
    }
    disk.empty().expect("room again");
    until_healthy(&mut client).await;
    println!("out of space {rounds} times, {before} acknowledgements");
}

/// Mounting a disk needs root, or a name space in which one is.
#[tokio::test(flavor = "multi_thread")]
async fn sqlite_loses_nothing_when_the_disk_is_full() {
    let root = Command::new("id").arg("-u").output().expect("a user");
    if root.stdout.trim_ascii() == b"0" {
        return out_of_space().await;
    }
    let test = std::env::current_exe().expect("this program");
    let again = Command::new("unshare")
        .args(["--map-root-user", "--mount"])
        .arg(test)
        .args([
            "--exact",
            "kill::sqlite_loses_nothing_when_the_disk_is_full",
        ])
        .status();
    assert!(again.expect("unshare").success(), "it fails as root");
}

/// The database is killed and comes back under two servers, which are not.
#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_lose_nothing_when_their_database_is_killed() {
    let mut cluster = Cluster::start();
    let (one, other) = (serve(&cluster.url()).await, serve(&cluster.url()).await);
    let addresses = [one.address(), other.address()];
    let mut crowd = Crowd::arrive(&mut Client::new(one.address())).await;
    let rounds = times(10, 200);
    let mut before = 0;
    let mut idle = Idle::default();
    for round in 0..rounds {
        let span = Duration::from_millis(100 + round * 37 % 150) + idle.more();
        let used = crowd.use_it(&addresses, Manners::Waits, span * 2);
        let killed = async {
            tokio::time::sleep(span).await;
            tokio::task::block_in_place(|| cluster.kill());
            if round == 0 {
                // Without a database a server says so, and soon.
                let begun = Instant::now();
                let health = Client::new(addresses[0]).get("/healthz", "").await;
                assert!(
                    matches!(&health, Err(HarnessError::Refused { status: 503, .. })),
                    "{health:?}"
                );
                assert!(
                    begun.elapsed() < Duration::from_secs(3),
                    "it takes too long"
                );
            }
            tokio::task::block_in_place(|| cluster.restart());
        };
        tokio::join!(used, killed);
        for address in addresses {
            until_healthy(&mut Client::new(address)).await;
        }
        crowd.check(&cluster.url()).await;
        let now = crowd.acknowledged();
        idle.note(now > before);
        before = now;
    }
    println!("the database was killed {rounds} times, {before} acknowledgements");
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
