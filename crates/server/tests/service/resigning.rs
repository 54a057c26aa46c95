//! Giving up: between two it ends the match, among more it ends it for one.

use harness::Scratch;
use kernel::Record;
use serde_json::{Value as Json, json};

use crate::test_server::{Caller, TestServer, until};

/// A table of Mare Nostrum that these people sit at, and bots in the seats that are left.
async fn table(server: &TestServer, names: &[&str], bots: usize) -> (Vec<Caller>, String) {
    let mut people = Vec::new();
    for name in names {
        people.push(server.guest(name).await);
    }
    let mut seats = vec![json!("me")];
    seats.extend(names.iter().skip(1).map(|_| json!("open")));
    seats.extend((0..bots).map(|_| json!({ "bot": "random" })));
    let new = json!({ "game": "mare-nostrum", "public": false, "seats": seats });
    let (status, opened) = people[0].post("/api/v1/matches", new).await;
    assert_eq!(status, 201, "{opened}");
    let id = opened["id"].as_str().unwrap().to_owned();
    for person in &people[1..] {
        let (status, said) = person.post(&path(&id, "/join"), json!({})).await;
        assert_eq!(status, 200, "{said}");
    }
    (people, id)
}

fn path(id: &str, rest: &str) -> String {
    format!("/api/v1/matches/{id}{rest}")
}

async fn sight(who: &Caller, id: &str) -> Json {
    who.get(&path(id, "")).await.1
}

async fn resign(who: &Caller, id: &str) {
    let (status, said) = who.post(&path(id, "/resign"), json!({})).await;
    assert_eq!(status, 200, "{said}");
}

/// The record of a match that is over, read and played again.
async fn result(who: &Caller, id: &str) -> Json {
    let (status, record) = who.get(&path(id, "/record")).await;
    assert_eq!(status, 200, "{record}");
    assert!(record["rules"].is_string(), "{record}");
    let record: Record = serde_json::from_value(record).unwrap();
    let game = registry::find(&record.game).unwrap();
    let played = game.replay(&record, usize::MAX).unwrap();
    assert!(record.result.is_some() && played.outcome() == record.result);
    game.verify(&record).unwrap();
    serde_json::to_value(&record.result).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn among_three_a_bot_goes_on_for_who_resigned_until_one_is_left() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    let (people, id) = table(&server, &["Ann", "Bob", "Cid"], 0).await;
    let [ann, bob, cid] = &people[..] else {
        panic!("three sit down");
    };
    // An offer that waits for whoever leaves waits for the others alone.
    let (status, _) = ann
        .post(&path(&id, "/offer"), json!({ "offer": "draw" }))
        .await;
    assert_eq!(status, 200);
    resign(cid, &id).await;
    let seen = sight(ann, &id).await;
    assert_eq!(seen["outcome"], Json::Null, "{seen}");
    assert_eq!(seen["seats"][2]["player"], "greedy", "{seen}");
    assert_eq!(seen["resigned"], json!([2]), "{seen}");
    let (status, _) = bob
        .post(&path(&id, "/answer"), json!({ "agrees": false }))
        .await;
    assert_eq!(status, 200);
    // Who left decides nothing here any more; the others play on, with the bot.
    assert_eq!(cid.post(&path(&id, "/resign"), json!({})).await.0, 404);
    for _ in 0..3 {
        until("a decision of somebody who is left", async || {
            let played = ann.first_move(&id).await.is_some() && ann.play(&id).await;
            (played || (bob.first_move(&id).await.is_some() && bob.play(&id).await)).then_some(())
        })
        .await;
    }
    // So it is after a restart.
    server.shut().await;
    let server = TestServer::open(&scratch.sqlite()).await;
    let (ann, bob) = (ann.at(&server), bob.at(&server));
    let seen = sight(&ann, &id).await;
    assert_eq!(seen["outcome"], Json::Null);
    assert_eq!(seen["seats"][2]["player"], "greedy", "{seen}");
    assert_eq!(seen["resigned"], json!([2]), "{seen}");
    // The last who did not give up has won.
    resign(&bob, &id).await;
    let result = result(&ann, &id).await;
    assert_eq!(result, json!({ "winners": [0], "cause": "resigned" }));
    server.shut().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_do_not_play_on_alone() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    let (people, id) = table(&server, &["Ann"], 2).await;
    resign(&people[0], &id).await;
    let result = result(&people[0], &id).await;
    assert_eq!(result, json!({ "winners": [1, 2], "cause": "resigned" }));
    server.shut().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_record_of_a_draw_by_agreement_says_so() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    let (people, id) = table(&server, &["Ann", "Bob", "Cid"], 0).await;
    let (status, _) = people[0]
        .post(&path(&id, "/offer"), json!({ "offer": "draw" }))
        .await;
    assert_eq!(status, 200);
    for person in &people[1..] {
        let agrees = json!({ "agrees": true });
        assert_eq!(person.post(&path(&id, "/answer"), agrees).await.0, 200);
    }
    let result = result(&people[0], &id).await;
    assert_eq!(result, json!({ "winners": [], "cause": "agreed" }));
    server.shut().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_says_beforehand_whether_the_match_goes_on() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    let ann = server.guest("Ann").await;
    for (game, seats, goes_on) in [
        ("julius-caesar", json!(["me", "me"]), false),
        ("mare-nostrum", json!(["me", "me", "me"]), true),
        (
            "mare-nostrum",
            json!(["me", { "bot": "random" }, { "bot": "random" }]),
            false,
        ),
    ] {
        let new = json!({ "game": game, "public": true, "seats": seats });
        let (status, opened) = ann.post("/api/v1/matches", new).await;
        assert_eq!(status, 201, "{opened}");
        let id = opened["id"].as_str().unwrap();
        let (status, page) = ann.raw("GET", &format!("/m/{id}?seat=0"), "", b"").await;
        let on = page.contains("The match goes on without you");
        assert_eq!((status, on), (200, goes_on), "{game}");
    }
    server.shut().await;
}
