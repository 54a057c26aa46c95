//! Matches outlive a change of their rules: begun under some, they are played to the end
//! under others, on both databases.

mod altered;

use std::collections::{BTreeMap, BTreeSet};

use bots::Level;
use harness::{Cluster, Scratch};
use kernel::{Entry, Seat, SplitMix64, Viewer};
use serde_json::{Value as Json, json};
use server::connections::Caps;
use server::doctor::{Fate, examine};
use server::lang::Lang;
use server::matches::{NewTable, SeatChoice};
use server::settings::Games;
use server::store::{Person, Store};
use server::{AppState, Seeds, Settings};

/// A node without a network: what its handlers call.
struct Node {
    state: AppState,
    store: Store,
    _close: tokio::sync::watch::Sender<bool>,
}

impl Node {
    async fn start(database: &str, games: Games) -> Node {
        let store = Store::open(database).await.unwrap();
        let caps = Caps::new(None, 1024, false);
        let (state, close) = AppState::new(settings(database, games), store.clone(), caps);
        Node {
            state,
            store,
            _close: close,
        }
    }

    /// Ends in good order: what is held is stored as snapshots.
    async fn stop(self) {
        self.state.match_store.keep_all().await;
        self.kill().await;
    }

    /// Ends without a word.
    async fn kill(self) {
        let Node { store, .. } = self;
        store.close().await;
    }

    async fn guest(&self) -> Person {
        let secret = format!("{:032x}", rand::random::<u128>());
        self.state.people.arrive("Ann", &secret).await.unwrap()
    }

    /// A match at one screen.
    async fn open(&self, person: &Person, game: &str, seats: u8, wanted: Json) -> String {
        let new = NewTable {
            game: game.to_owned(),
            setup: serde_json::from_value(wanted).unwrap(),
            public: true,
            seats: vec![SeatChoice::Me; usize::from(seats)],
        };
        self.state.open_table(person, "", new).await.unwrap().id
    }

    /// A match that bots have begun and not ended: a short one may be over by then, and
    /// another is begun in its place.
    async fn begin(
        &self,
        person: &Person,
        (game, seats, wanted): &(&'static str, u8, Json),
        level: Level,
        number: usize,
    ) -> String {
        let most = match *game {
            "julius-caesar" => 20 + number * 37 % 160,
            _ => 15 + number * 37 % 50,
        };
        loop {
            let id = self.open(person, game, *seats, wanted.clone()).await;
            self.play(&id, level, most).await;
            let over = self
                .state
                .match_store
                .look(&id, |game| game.outcome().is_some());
            if !over.await.unwrap() {
                return id;
            }
        }
    }

    /// Lets bots decide in a match, at most `most` times or until it is over.
    async fn play(&self, id: &str, level: Level, most: usize) {
        for _ in 0..most {
            let asked = self.state.match_store.look(id, |game| {
                let seat = game.asked().iter().next()?;
                let mut luck = SplitMix64::fork(game.lines() as u64, u64::from(seat.0));
                let act = game.game.choose(&*game.table, seat, level, &mut luck);
                Some((
                    seat,
                    game.table.question(seat),
                    act.expect("a bot has an answer"),
                ))
            });
            let Some((seat, question, act)) = asked.await.unwrap() else {
                return;
            };
            (self.state.match_store.act(id, seat, question, act).await).unwrap_or_else(|error| {
                panic!("{id}: {seat} is refused: {error}");
            });
        }
    }
}

/// Fifty tables of all games, in set-ups that bots come to the end of soon.
fn tables() -> Vec<(&'static str, u8, Json)> {
    let hannibal = ["s9-203", "c2-italia", "c3-africa", "s8-206"];
    (0..50_usize)
        .map(|number| match number % 4 {
            0 => ("julius-caesar", 2, json!({})),
            1 => {
                let scenario = hannibal[number / 4 % hannibal.len()];
                ("hannibal", 2, json!({ "scenario": scenario }))
            }
            2 => ("hands-in-the-sea", 2, json!({})),
            _ => {
                let options = json!({ "round-limit": 2 });
                (
                    "mare-nostrum",
                    3 + (number / 4 % 3) as u8,
                    json!({ "options": options }),
                )
            }
        })
        .collect()
}

fn level(number: usize) -> Level {
    match number % 2 {
        0 => Level::Greedy,
        _ => Level::Random,
    }
}

/// No match is that long.
const ENDLESS: usize = 20_000;

async fn all<F: Future<Output = ()>>(games: impl Iterator<Item = F>) {
    futures_util::future::join_all(games).await;
}

fn settings(database: &str, games: Games) -> Settings {
    Settings {
        database: database.to_owned(),
        rate_limits: false,
        games,
        seeds: Seeds::counted(1),
        ..Settings::default()
    }
}

/// How much is stored of each match.
async fn stored(database: &str, ids: &[String]) -> Vec<(usize, usize)> {
    let store = Store::open(database).await.unwrap();
    let mut found = Vec::new();
    for id in ids {
        let lines = store.lines(id, 0).await.unwrap().len();
        found.push((lines, store.snapshots(id).await.unwrap().len()));
    }
    store.close().await;
    found
}

async fn matches_outlive_their_rules(database: &str) {
    // Half of them are held by a node that ends in good order, half by one that does not.
    let tables = tables();
    let mut ids: Vec<String> = Vec::new();
    for part in tables.chunks(tables.len() / 2) {
        let node = Node::start(database, registry::games()).await;
        let person = node.guest().await;
        let first = ids.len();
        let begun = (part.iter().enumerate())
            .map(|(number, table)| node.begin(&person, table, level(number), number));
        ids.extend(futures_util::future::join_all(begun).await);
        match first {
            0 => node.stop().await,
            _ => node.kill().await,
        }
    }
    let games: BTreeMap<&str, &str> = (ids.iter().zip(&tables))
        .map(|(id, (game, ..))| (id.as_str(), *game))
        .collect();

    // The doctor says what would become of them, and changes nothing.
    let before = stored(database, &ids).await;
    let same = examine(settings(database, registry::games()))
        .await
        .unwrap();
    assert_eq!((same.matches, same.differ), (ids.len(), Vec::new()));
    let report = examine(settings(database, altered::altered()))
        .await
        .unwrap();
    assert_eq!(report.matches, ids.len());
    let differ: BTreeSet<&str> = report
        .differ
        .iter()
        .map(|found| games[&*found.id])
        .collect();
    let known: BTreeSet<&str> = (registry::games().iter())
        .map(|game| game.about().id)
        .collect();
    assert_eq!(differ, known, "matches of every game differ");
    for found in &report.differ {
        assert_ne!(found.fate, Fate::SetAside, "{found:?}");
        assert!(found.line >= 0 && !found.reason.is_empty(), "{found:?}");
        assert!(found.rules.is_some(), "{found:?}");
    }
    assert_eq!(stored(database, &ids).await, before);

    // All are played to the end by the new rules.
    let node = Node::start(database, altered::altered()).await;
    all(ids
        .iter()
        .enumerate()
        .map(|(number, id)| node.play(id, level(number), ENDLESS)))
    .await;
    let mut results = Vec::new();
    for id in &ids {
        let found = node
            .state
            .match_store
            .look(id, |game| (game.game, game.record(), game.outcome()));
        let (game, record, outcome) = found.await.unwrap();
        assert!(outcome.is_some(), "{} {id} is not over", games[&**id]);
        assert_eq!(record.result, outcome);
        let again = game.replay(&record, usize::MAX).unwrap();
        assert_eq!(again.outcome(), outcome, "{id}");
        let differs = report.differ.iter().any(|found| found.id == *id);
        assert_eq!(!again.seams().is_empty(), differs, "{id}");
        let marked = record
            .entries
            .iter()
            .any(|entry| matches!(entry, Entry::Restored { .. }));
        assert_eq!(marked, differs, "{id}");
        // It can be looked back at from its first step to its last.
        let first = node.state.moment(id, Viewer::Spectator, 0).await.unwrap();
        let last = node
            .state
            .moment(id, Viewer::Seat(Seat(0)), usize::MAX)
            .await
            .unwrap();
        assert!(first.last > 0 && last.table.outcome() == outcome, "{id}");
        results.push(outcome);
    }
    node.stop().await;

    // And by yet other rules they are what they were.
    let node = Node::start(database, registry::games()).await;
    for (id, result) in ids.iter().zip(results) {
        let found = node
            .state
            .match_store
            .look(id, |game| game.outcome())
            .await
            .unwrap();
        assert_eq!(found, result, "{id}");
        node.state.moment(id, Viewer::Spectator, 0).await.unwrap();
    }
    node.kill().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn fifty_matches_outlive_their_rules_on_sqlite() {
    matches_outlive_their_rules(&Scratch::new().sqlite()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn fifty_matches_outlive_their_rules_on_postgresql() {
    let cluster = Cluster::start();
    matches_outlive_their_rules(&cluster.url()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_snapshot_is_never_far_and_is_taken_when_a_match_is_let_go() {
    let scratch = Scratch::new();
    let node = Node::start(&scratch.sqlite(), registry::games()).await;
    let person = node.guest().await;
    let id = node.open(&person, "julius-caesar", 2, json!({})).await;
    let latest = async || {
        let stored = node.store.snapshots(&id).await.unwrap();
        stored.last().map_or(0, |stored| stored.seq)
    };
    let (mut snapshots, mut by_chapter) = (BTreeSet::new(), 0);
    for _ in 0..300 {
        node.play(&id, Level::Random, 1).await;
        let (lines, chapters) = (node.state.match_store)
            .look(&id, |game| {
                let marks = game.table.milestones(Viewer::Spectator, 0);
                let chapters = marks.iter().filter(|mark| mark.is_chapter).count();
                (game.lines(), chapters)
            })
            .await
            .unwrap();
        let seq = latest().await;
        assert!(lines - seq < 64, "line {lines}, snapshot {seq}");
        by_chapter = chapters;
        snapshots.insert(seq);
    }
    assert!(snapshots.len() > 3 && by_chapter > 1);
    // Only the latest is kept, and what is held when the node ends has one.
    assert_eq!(node.store.snapshots(&id).await.unwrap().len(), 1);
    let lines = node
        .state
        .match_store
        .look(&id, |game| game.lines())
        .await
        .unwrap();
    node.state.match_store.keep_all().await;
    assert_eq!(latest().await, lines);
    node.kill().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_whose_position_is_refused_is_set_aside_and_nothing_is_deleted() {
    let scratch = Scratch::new();
    let database = scratch.sqlite();
    let node = Node::start(&database, registry::games()).await;
    let (ann, bob) = (node.guest().await, node.guest().await);
    let caesar = node.open(&ann, "julius-caesar", 2, json!({})).await;
    let other = node.open(&ann, "mare-nostrum", 3, json!({})).await;
    for id in [&caesar, &other] {
        node.play(id, Level::Random, 100).await;
    }
    node.stop().await;
    let ids = [caesar.clone(), other.clone()];
    let before = stored(&database, &ids).await;

    let report = examine(settings(&database, altered::strict()))
        .await
        .unwrap();
    let found = report
        .differ
        .iter()
        .find(|found| found.id == caesar)
        .unwrap();
    assert_eq!(
        (found.fate, &*found.game),
        (Fate::SetAside, "julius-caesar")
    );

    let node = Node::start(&database, altered::strict()).await;
    for _ in 0..2 {
        let looked = node
            .state
            .look(&caesar, Some(&ann.id), None, |_, _| ())
            .await;
        let error = looked.unwrap_err();
        assert_eq!((error.status().as_u16(), error.code()), (409, "set_aside"));
        assert!(error.message(Lang::En).contains("set aside"));
        assert!(error.message(Lang::Pl).contains("odłożona"));
    }
    // It was public, so everybody may know; others are not affected.
    let looked = node
        .state
        .look(&caesar, Some(&bob.id), None, |_, _| ())
        .await;
    assert_eq!(looked.unwrap_err().code(), "set_aside");
    node.play(&other, Level::Random, 5).await;
    node.kill().await;
    let after = stored(&database, &ids).await;
    assert_eq!(after[0], before[0]);

    // By rules that take the position it goes on.
    let node = Node::start(&database, registry::games()).await;
    node.play(&caesar, Level::Random, 5).await;
    node.kill().await;
}
