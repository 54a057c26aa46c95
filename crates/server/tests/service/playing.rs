//! Playing through the API: two at once, secrets, bots, the end of a match.

use std::time::Duration;

use harness::Scratch;
use serde_json::{Value as Json, json};

use crate::test_server::{Caller, TestServer, until};

#[tokio::test(flavor = "multi_thread")]
async fn of_two_tabs_exactly_one_decides() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    let ann = server.guest("Ann").await;
    let id = ann.table(json!(["me", "me"])).await;
    let path = format!("/api/v1/matches/{id}/act");
    for _ in 0..20 {
        let decision = ann.first_move(&id).await.unwrap();
        let (one, other) = tokio::join!(
            ann.post(&path, decision.clone()),
            ann.post(&path, decision.clone())
        );
        let mut statuses = [one.0, other.0];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409], "{one:?} {other:?}");
    }
    server.shut().await;
}

/// Every word in a view.
fn words(view: &Json, found: &mut Vec<String>) {
    match view {
        Json::String(word) => found.push(word.clone()),
        Json::Array(list) => list.iter().for_each(|item| words(item, found)),
        Json::Object(map) => map.values().for_each(|item| words(item, found)),
        _ => {}
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_one_seat_gets_is_what_it_may_know() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let id = ann.table(json!(["me", "open"])).await;
    let (status, joined) = bob
        .post(&format!("/api/v1/matches/{id}/join"), json!({}))
        .await;
    assert_eq!((status, &joined["seat"]), (200, &json!(1)));
    for _ in 0..30 {
        let _ = ann.play(&id).await || bob.play(&id).await;
    }
    // The whole truth stays with the server: each sees its own view and no more.
    let path = |rest: &str| format!("/api/v1/matches/{id}{rest}");
    let (_, own) = ann.get(&path("")).await;
    let (_, other) = bob.get(&path("")).await;
    assert_ne!(own["view"], other["view"]);
    let (status, denied) = bob.get(&path("?seat=0")).await;
    assert_eq!((status, &denied["code"]), (403, &json!("not_yours")));
    for route in [
        "/legal?seat=0",
        "/log?seat=0",
        "/record?seat=0",
        "/steps/1?seat=0",
        "/events?seat=0",
    ] {
        let (status, denied) = bob.get(&path(route)).await;
        assert_eq!(status, 403, "{route}: {denied}");
    }
    // Words of Ann's view that Bob's does not have are nowhere in what Bob gets.
    let (mut hers, mut his) = (Vec::new(), Vec::new());
    words(&own["view"], &mut hers);
    words(&other["view"], &mut his);
    let (_, log) = bob.get(&path("/log")).await;
    words(&log, &mut his);
    let secret: Vec<_> = hers
        .iter()
        .filter(|word| word.len() > 3 && !his.contains(word))
        .collect();
    let (_, record) = bob.raw("GET", &path("/record"), "", b"").await;
    let events = bob.events(&id, "", Duration::from_millis(500)).await;
    assert!(events.contains("id: "), "{events}");
    for word in secret {
        let quoted = format!("\"{word}\"");
        assert!(!events.contains(&quoted), "{word}");
        assert!(!record.contains(&quoted), "{word} in {record}");
    }
    assert!(!record.contains("\"seed\"") && !record.contains("\"opening\""));
    server.shut().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_misses_nothing_and_repeats_nothing() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    let ann = server.guest("Ann").await;
    let id = ann.table(json!(["me", "me"])).await;
    let reader = ann.clone();
    let match_id = id.clone();
    let stream = tokio::spawn(async move {
        reader
            .events(&match_id, "?seat=0", Duration::from_secs(3))
            .await
    });
    tokio::time::sleep(Duration::from_millis(300)).await;
    for _ in 0..10 {
        assert!(ann.play(&id).await);
    }
    let text = stream.await.unwrap();
    let ids: Vec<_> = text
        .lines()
        .filter_map(|line| line.strip_prefix("id: "))
        .collect();
    let (_, now) = ann.get(&format!("/api/v1/matches/{id}?seat=0")).await;
    assert_eq!(ids.last().copied(), now["version"].as_str(), "{text}");
    let mut once = ids.clone();
    once.dedup();
    assert_eq!(once, ids);
    server.shut().await;
}

async fn person_asked(caller: &Caller, id: &str) -> Option<()> {
    let (_, sight) = caller.get(&format!("/api/v1/matches/{id}?seat=0")).await;
    let over = sight["stage"] == "over";
    (over || sight["yours"] == true).then_some(())
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_answer_and_go_on_after_a_restart() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    let ann = server.guest("Ann").await;
    let id = ann.table(json!(["me", { "bot": "greedy" }])).await;
    for _ in 0..15 {
        until("the bot's answer", async || person_asked(&ann, &id).await).await;
        if !ann.play(&id).await {
            break;
        }
    }
    // Wherever the bot stood when the server ended, it goes on.
    server.shut().await;
    let server = TestServer::open(&scratch.sqlite()).await;
    let ann = ann.at(&server);
    until("the bot's answer", async || person_asked(&ann, &id).await).await;
    server.shut().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_ends_and_is_open_to_all_and_played_again() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let id = ann.table(json!(["me", "invite"])).await;
    let path = |rest: &str| format!("/api/v1/matches/{id}{rest}");
    let (_, invites) = ann.get(&path("/invites")).await;
    let secret = invites[0]["secret"].clone();
    let (status, _) = bob.post(&path("/join"), json!({ "invite": "guess" })).await;
    assert_eq!(status, 404);
    let (status, _) = ann.post(&path("/resign"), json!({})).await;
    assert_eq!(status, 409, "not begun");
    let (status, _) = bob.post(&path("/join"), json!({ "invite": secret })).await;
    assert_eq!(status, 200);
    for _ in 0..5 {
        let _ = ann.play(&id).await || bob.play(&id).await;
    }
    // Said to one seat, read by one seat.
    ann.post(&path("/chat"), json!({ "said": "salve" })).await;
    bob.post(&path("/chat"), json!({ "said": "psst", "to": [1] }))
        .await;
    let (_, heard) = ann.get(&path("/chat")).await;
    assert_eq!(heard.as_array().unwrap().len(), 1);
    // An offer is refused, then the match given up.
    let (status, _) = ann.post(&path("/offer"), json!({ "offer": "draw" })).await;
    assert_eq!(status, 200);
    let (status, _) = bob.post(&path("/answer"), json!({ "agrees": false })).await;
    assert_eq!(status, 200);
    let (status, _) = bob.post(&path("/resign"), json!({})).await;
    assert_eq!(status, 200);
    let (status, done) = ann.get(&path("?seat=1")).await;
    assert_eq!((status, &done["outcome"]["winners"]), (200, &json!([0])));
    let (_, record) = ann.get(&path("/record")).await;
    assert!(record["seed"].is_string());
    let (_, steps) = ann.get(&path("/steps?seat=1")).await;
    let last = steps["last"].as_u64().unwrap();
    let (status, step) = ann.get(&path(&format!("/steps/{last}?seat=1"))).await;
    assert_eq!((status, &step["view"]), (200, &done["view"]));
    // Both ask for one more, and sit at the same table with seats changed.
    let (_, first) = ann.post(&path("/rematch"), json!({})).await;
    let (_, second) = bob.post(&path("/rematch"), json!({})).await;
    assert_eq!(first["id"], second["id"]);
    let next = first["id"].as_str().unwrap();
    let (_, sight) = ann.get(&format!("/api/v1/matches/{next}")).await;
    assert_eq!(
        (&sight["stage"], &sight["viewer"]),
        (&json!("playing"), &json!(1))
    );
    server.shut().await;
}
