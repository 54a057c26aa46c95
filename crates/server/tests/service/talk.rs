//! What is said to one seat is for nobody else; what a gallery shows is everything.

use std::time::Duration;

use harness::Scratch;
use serde_json::{Value as Json, json};

use crate::test_server::TestServer;

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_to_one_seat_reaches_nobody_else() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let cid = server.guest("Cid").await;
    let id = ann.table(json!(["me", "open"])).await;
    let api = |rest: &str| format!("/api/v1/matches/{id}{rest}");
    let (status, _) = bob.post(&api("/join"), json!({})).await;
    assert_eq!(status, 200);
    for (said, to) in [("salvete omnes", Json::Null), ("psst Brute", json!([1]))] {
        let (status, told) = ann
            .post(&api("/chat"), json!({ "said": said, "to": to }))
            .await;
        assert_eq!(status, 201, "{told}");
    }
    // Cid may look at the match in every way that there is.
    let pages = [
        api("/chat"),
        api(""),
        api("/log"),
        format!("/m/{id}"),
        format!("/m/{id}/update"),
        format!("/m/{id}/replay"),
    ];
    for path in &pages {
        let (status, told) = cid.raw("GET", path, "", b"").await;
        assert_eq!(status, 200, "{path}");
        assert!(!told.contains("psst"), "{path}");
    }
    let events = cid.events(&id, "", Duration::from_millis(300)).await;
    assert!(!events.contains("psst"), "{events}");
    let (_, heard) = cid.raw("GET", &api("/chat"), "", b"").await;
    assert!(heard.contains("salvete"), "{heard}");
    for friend in [&ann, &bob] {
        let (_, heard) = friend.raw("GET", &api("/chat"), "", b"").await;
        assert!(heard.contains("psst"), "{heard}");
    }
    // When all is over anybody may borrow a side's eyes, but not its ears.
    let (status, _) = bob.post(&api("/resign"), json!({})).await;
    assert_eq!(status, 200);
    for path in [
        api("/chat?seat=1"),
        format!("/m/{id}?seat=1"),
        format!("/m/{id}/update?seat=1"),
    ] {
        let (status, told) = cid.raw("GET", &path, "", b"").await;
        assert_eq!(status, 200, "{path}");
        assert!(!told.contains("psst"), "{path}");
    }
    server.shut().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_gallery_shows_every_block_and_every_card() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    let ann = server.guest("Ann").await;
    for language in ["en", "pl"] {
        let wanted = format!("accept-language: {language}\r\n");
        let (status, page) = ann.raw("GET", "/games/julius-caesar", &wanted, b"").await;
        assert_eq!(status, 200);
        assert_eq!(page.matches("<figure>").count(), 63 + 27, "{language}");
    }
    server.shut().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn looking_back_knows_where_chapters_begin() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    let ann = server.guest("Ann").await;
    let id = ann.table(json!(["me", "me"])).await;
    let api = |rest: &str| format!("/api/v1/matches/{id}{rest}");
    for _ in 0..60 {
        assert!(ann.play(&id).await);
    }
    let (_, steps) = ann.get(&api("/steps?seat=0")).await;
    let last = steps["last"].as_u64().unwrap();
    let year = json!({ "step": 0, "title": "Year 705", "chapter": true });
    assert_eq!(steps["marks"][0], year, "{steps}");
    // Each step is the same whether one comes to it from the front or at once, and the
    // last is where the match stands.
    let mut seen = Vec::new();
    for step in 0..=last {
        let (status, found) = ann.get(&api(&format!("/steps/{step}?seat=0"))).await;
        assert_eq!(status, 200, "{found}");
        seen.push(found["view"].clone());
    }
    for step in (0..=last).rev().step_by(7) {
        let (_, found) = ann.get(&api(&format!("/steps/{step}?seat=0"))).await;
        assert_eq!(found["view"], seen[step as usize], "step {step}");
    }
    let (_, now) = ann.get(&api("?seat=0")).await;
    assert_eq!(seen.last(), Some(&now["view"]));
    // A decision that was taken back is gone from the steps as well.
    let mut taken_back = false;
    for _ in 0..100 {
        assert!(ann.play(&id).await);
        let (_, before) = ann.get(&api("/steps?seat=0")).await;
        let (status, _) = ann.post(&api("/undo"), json!({})).await;
        if status == 200 {
            let (_, after) = ann.get(&api("/steps?seat=0")).await;
            assert!(after["last"].as_u64() <= before["last"].as_u64());
            let (_, found) = ann
                .get(&api(&format!("/steps/{}?seat=0", after["last"])))
                .await;
            let (_, now) = ann.get(&api("?seat=0")).await;
            assert_eq!(found["view"], now["view"]);
            taken_back = true;
            break;
        }
    }
    assert!(taken_back, "nothing could be taken back");
    server.shut().await;
}
