//! Taking back, going back by agreement, bots for those who leave, streams that go on.

use std::time::Duration;

use harness::Scratch;
use serde_json::{Value as Json, json};

use crate::test_server::{Caller, TestServer, until};

/// Ann and Bob at a table of two.
async fn table_of_two(server: &TestServer) -> (Caller, Caller, String) {
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let id = ann.table(json!(["me", "open"])).await;
    let join = format!("/api/v1/matches/{id}/join");
    assert_eq!(bob.post(&join, json!({})).await.0, 200);
    (ann, bob, id)
}

/// Posts to the match and expects this status.
async fn post(who: &Caller, id: &str, what: &str, body: Json, expected: u16) -> Json {
    let path = format!("/api/v1/matches/{id}/{what}");
    let (status, said) = who.post(&path, body.clone()).await;
    assert_eq!(status, expected, "{what} {body}: {said}");
    said
}

async fn sight(who: &Caller, id: &str) -> Json {
    who.get(&format!("/api/v1/matches/{id}")).await.1
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_is_taken_back_by_its_maker_alone() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    let (ann, bob, id) = table_of_two(&server).await;
    post(&ann, &id, "undo", json!({}), 409).await;
    let (before, others) = (sight(&ann, &id).await, sight(&bob, &id).await);
    assert!(ann.play(&id).await);
    assert_ne!(sight(&ann, &id).await["view"], before["view"]);
    let said = post(&bob, &id, "undo", json!({}), 409).await;
    assert_eq!(said["code"], "nothing_to_undo");
    post(&ann, &id, "undo", json!({}), 200).await;
    assert_eq!(sight(&ann, &id).await["view"], before["view"]);
    assert_eq!(sight(&bob, &id).await["view"], others["view"]);
    // Once both have answered, the cards are down.
    assert!(ann.play(&id).await && bob.play(&id).await);
    post(&ann, &id, "undo", json!({}), 409).await;
    server.shut().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn going_back_needs_everybody() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    let (ann, bob, id) = table_of_two(&server).await;
    let start = sight(&ann, &id).await;
    for _ in 0..8 {
        let _ = ann.play(&id).await || bob.play(&id).await;
    }
    let later = sight(&ann, &id).await;
    let mut seen = 0;
    for steps in [0, 100_000] {
        let too_far = json!({ "offer": "back", "steps": steps });
        let said = post(&ann, &id, "offer", too_far, 409).await;
        assert_eq!(said["code"], "too_far", "{steps}");
        let words = said["message"].as_str().unwrap().split(' ');
        seen = words.filter_map(|word| word.parse().ok()).next().unwrap();
    }
    assert!(seen > 2, "{seen}");
    let back = json!({ "offer": "back", "steps": seen });
    post(&bob, &id, "answer", json!({ "agrees": true }), 409).await;
    // Refused: everything stays. Withdrawn: the same.
    post(&ann, &id, "offer", back.clone(), 200).await;
    // Everybody is told in steps of his own.
    assert_eq!(sight(&ann, &id).await["offer"]["steps"], seen);
    assert!(sight(&bob, &id).await["offer"]["steps"].as_u64() > Some(2));
    post(&bob, &id, "offer", back.clone(), 409).await;
    post(&bob, &id, "answer", json!({ "agrees": false }), 200).await;
    assert_eq!(sight(&ann, &id).await["view"], later["view"]);
    post(&ann, &id, "offer", back.clone(), 200).await;
    post(&ann, &id, "answer", json!({ "agrees": false }), 200).await;
    post(&bob, &id, "answer", json!({ "agrees": true }), 409).await;
    assert_eq!(sight(&ann, &id).await["view"], later["view"]);
    // Agreed: the table is as it was, for good and after a restart.
    post(&ann, &id, "offer", back, 200).await;
    post(&bob, &id, "answer", json!({ "agrees": true }), 200).await;
    assert_eq!(sight(&ann, &id).await["view"], start["view"]);
    server.shut().await;
    let server = TestServer::open(&scratch.sqlite()).await;
    let (ann, bob) = (ann.at(&server), bob.at(&server));
    assert_eq!(sight(&ann, &id).await["view"], start["view"]);
    assert!(ann.play(&id).await && bob.play(&id).await);
    server.shut().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_handed_to_a_bot() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    let (ann, bob, id) = table_of_two(&server).await;
    let bot = |place: u8, level: &str| json!({ "offer": "bot", "place": place, "level": level });
    // Nobody gives away a seat whose owner is there, or one that is not.
    let said = post(&ann, &id, "offer", bot(1, "greedy"), 409).await;
    assert_eq!(said["code"], "not_abandoned");
    post(&ann, &id, "offer", bot(0, "deep-thought"), 400).await;
    let (path, body) = (format!("/api/v1/matches/{id}/offer"), bot(7, "greedy"));
    let (status, said) = ann.post(&path, body).await;
    assert!((400..500).contains(&status), "{status} {said}");
    // Bob hands over his own, Ann agrees, and the bot goes on.
    post(&bob, &id, "offer", bot(1, "greedy"), 200).await;
    post(&ann, &id, "answer", json!({ "agrees": true }), 200).await;
    let (status, said) = bob.get(&format!("/api/v1/matches/{id}/legal")).await;
    assert_eq!(
        (status, &said["code"]),
        (403, &json!("not_yours")),
        "the seat is the bot's"
    );
    for _ in 0..6 {
        until("the bot's answer", async || {
            ann.play(&id).await.then_some(())
        })
        .await;
    }
    server.shut().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_goes_on_where_it_broke_off() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    let ann = server.guest("Ann").await;
    let id = ann.table(json!(["me", "me"])).await;
    let path = format!("/api/v1/matches/{id}/events?seat=0");
    let brief = Duration::from_millis(400);
    let first = ann.events(&id, "?seat=0", brief).await;
    let seen = last_id(&first).expect("a stream begins with what there is");
    for _ in 0..4 {
        assert!(ann.play(&id).await);
    }
    // Whoever says what was seen last hears of what came since, and of that alone.
    let since = ann.events_since(&path, &seen, brief).await;
    let now = ann.get(&format!("/api/v1/matches/{id}?seat=0")).await.1;
    assert_eq!(last_id(&since).as_deref(), now["version"].as_str());
    assert!(!since.contains(&format!("id: {seen}\n")), "{since}");
    // With nothing new there is nothing to hear.
    let nothing = ann
        .events_since(&path, &last_id(&since).unwrap(), brief)
        .await;
    assert_eq!(last_id(&nothing), None, "{nothing}");
    // Nonsense is no reason to be left out.
    for nonsense in ["x", "999999", "-1", "'; --"] {
        let again = ann.events_since(&path, nonsense, brief).await;
        assert_eq!(last_id(&again).as_deref(), now["version"].as_str());
    }
    server.shut().await;
}

fn last_id(stream: &str) -> Option<String> {
    let mut ids = stream.lines().filter_map(|line| line.strip_prefix("id: "));
    ids.next_back().map(str::to_owned)
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_back_to_the_askers_last_decision_and_no_further() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    let ann = server.guest("Ann").await;
    let id = ann.table(json!(["me", { "bot": "random" }])).await;
    for _ in 0..6 {
        until("a question", async || ann.play(&id).await.then_some(())).await;
    }
    until("a question", async || ann.first_move(&id).await).await;
    let before = sight(&ann, &id).await;
    let said = post(
        &ann,
        &id,
        "offer",
        json!({ "offer": "back", "steps": 100_000 }),
        409,
    )
    .await;
    let words = said["message"].as_str().unwrap().split(' ');
    let seen: usize = words.filter_map(|word| word.parse().ok()).next().unwrap();
    // Too far for the bot: it declines at once, and nothing has changed.
    let far = json!({ "offer": "back", "steps": seen });
    post(&ann, &id, "offer", far, 200).await;
    let after = sight(&ann, &id).await;
    assert_eq!(
        (&after["offer"], &after["view"]),
        (&Json::Null, &before["view"])
    );
    // One step is no further than that; the log says that the match went back.
    post(
        &ann,
        &id,
        "offer",
        json!({ "offer": "back", "steps": 1 }),
        200,
    )
    .await;
    assert_eq!(sight(&ann, &id).await["offer"], Json::Null);
    let (status, page) = ann.raw("GET", &format!("/m/{id}?seat=0"), "", b"").await;
    assert_eq!(status, 200);
    assert!(page.contains("asked to go one step back, and everybody agreed"));
    server.shut().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_answer_a_draw_at_once() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    let ann = server.guest("Ann").await;
    let id = ann.table(json!(["me", { "bot": "random" }])).await;
    post(&ann, &id, "offer", json!({ "offer": "draw" }), 200).await;
    let seen = sight(&ann, &id).await;
    assert_eq!(seen["offer"], Json::Null, "{seen}");
    let ended = seen["outcome"].is_null() || seen["outcome"]["cause"] == "agreed";
    assert!(ended, "{seen}");
    server.shut().await;
}
