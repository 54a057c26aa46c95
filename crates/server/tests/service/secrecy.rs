//! What a seat does in private leaves no trace for the others: no number, no time, no
//! order of a list.

use std::time::Duration;

use harness::Scratch;
use serde_json::{Value as Json, json};

use crate::test_server::{Caller, TestServer};

/// Every byte that somebody can fetch around a match, with its path.
async fn everything(who: &Caller, id: &str, seat: Option<u8>) -> Vec<(String, String)> {
    let eyes = seat.map_or("spectator".to_owned(), |seat| seat.to_string());
    let mut paths: Vec<String> = ["", "/log", "/record", "/steps", "/steps/0", "/chat"]
        .map(|rest| format!("/api/v1/matches/{id}{rest}?seat={eyes}"))
        .to_vec();
    paths.push(format!("/api/v1/matches/{id}/legal?seat={eyes}"));
    paths.extend(["open", "watch", "mine"].map(|list| format!("/api/v1/matches?list={list}")));
    paths.extend(
        [
            "",
            "/update?line=0",
            "/replay",
            "/replay/frame?at=0",
            "/record",
        ]
        .map(|rest| format!("/m/{id}{rest}")),
    );
    paths.push("/lobby".to_owned());
    let mut all = Vec::new();
    for path in paths {
        let (status, body) = who.raw("GET", &path, "", b"").await;
        all.push((format!("{path} {status}"), body));
    }
    // How far back one may go is said in one's own steps.
    let far = json!({ "offer": "back", "steps": 1_000_000, "seat": seat });
    let (status, said) = who.post(&format!("/api/v1/matches/{id}/offer"), far).await;
    all.push((format!("offer {status}"), said.to_string()));
    let events = who
        .events(id, &format!("?seat={eyes}"), Duration::from_millis(150))
        .await;
    let events = events.lines().filter(|line| line.starts_with("data:"));
    all.push(("events".to_owned(), events.collect()));
    all
}

async fn version(who: &Caller, id: &str, eyes: &str) -> Json {
    let path = format!("/api/v1/matches/{id}?seat={eyes}");
    who.get(&path).await.1["version"].clone()
}

#[track_caller]
fn assert_same(before: &[(String, String)], after: &[(String, String)], what: &str) {
    assert_eq!(before.len(), after.len());
    for ((path, before), (again, after)) in before.iter().zip(after) {
        assert_eq!(path, again, "{what}");
        let same = before.bytes().zip(after.bytes());
        let place = same.take_while(|(one, other)| one == other).count();
        let near = |text: &str| {
            let bytes = &text.as_bytes()[place.saturating_sub(100)..];
            String::from_utf8_lossy(&bytes[..bytes.len().min(200)]).into_owned()
        };
        let (old, new) = (near(before), near(after));
        assert!(before == after, "{what}: {path}:\n{old}\nis now\n{new}");
    }
}

/// Ann and Bob arrange their blocks in secret; Cid looks on.
async fn deployment(server: &TestServer) -> (Caller, Caller, Caller, String) {
    let [ann, bob, cid] = [
        server.guest("Ann").await,
        server.guest("Bob").await,
        server.guest("Cid").await,
    ];
    let new = json!({
        "game": "julius-caesar", "public": true, "seats": ["me", "open"],
        "wanted": { "options": { "free-deployment": true } },
    });
    let (status, opened) = ann.post("/api/v1/matches", new).await;
    assert_eq!(status, 201, "{opened}");
    let id = opened["id"].as_str().unwrap().to_owned();
    let join = format!("/api/v1/matches/{id}/join");
    assert_eq!(bob.post(&join, json!({})).await.0, 200);
    (ann, bob, cid, id)
}

/// Puts one block somewhere. The whole arrangement takes many such steps.
async fn pick(who: &Caller, id: &str) {
    let (_, legal) = who.get(&format!("/api/v1/matches/{id}/legal")).await;
    let act = &legal["moves"].as_array().unwrap().last().unwrap()["act"];
    let decision = json!({ "question": legal["question"], "act": act });
    let path = format!("/api/v1/matches/{id}/act");
    assert_eq!(who.post(&path, decision).await.0, 200, "{act}");
}

#[tokio::test(flavor = "multi_thread")]
async fn private_steps_change_nothing_that_others_can_fetch() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    let (ann, bob, cid, id) = deployment(&server).await;
    let api = |rest: &str| format!("/api/v1/matches/{id}{rest}");
    let of_bob = everything(&bob, &id, Some(1)).await;
    let of_cid = everything(&cid, &id, None).await;
    // Times are in milliseconds: something that ticks has ticked by then.
    tokio::time::sleep(Duration::from_millis(20)).await;
    let steps: [(&str, &str, Json); 5] = [
        ("a pick", "act", Json::Null),
        ("another", "act", Json::Null),
        ("a third", "act", Json::Null),
        ("one taken back", "undo", json!({})),
        (
            "a standing pass",
            "auto-pass",
            json!({ "window": "every", "pass": true }),
        ),
    ];
    for (what, path, body) in steps {
        let own = version(&ann, &id, "0").await;
        match path {
            "act" => pick(&ann, &id).await,
            _ => assert_eq!(
                ann.post(&api(&format!("/{path}")), body).await.0,
                200,
                "{what}"
            ),
        }
        if path != "auto-pass" {
            assert_ne!(
                version(&ann, &id, "0").await,
                own,
                "{what} is seen by its maker"
            );
        }
        assert_same(&of_bob, &everything(&bob, &id, Some(1)).await, what);
        assert_same(&of_cid, &everything(&cid, &id, None).await, what);
    }
    // Talk between Ann and Bob is nothing that Cid could count.
    let says = |said: &str, to: Json| json!({ "said": said, "to": to });
    let (status, _) = ann.post(&api("/chat"), says("psst", json!([1]))).await;
    assert_eq!(status, 201);
    assert_same(
        &of_cid,
        &everything(&cid, &id, None).await,
        "a private word",
    );
    let mut ids = Vec::new();
    for said in ["one", "two"] {
        assert_eq!(ann.post(&api("/chat"), says(said, Json::Null)).await.0, 201);
        assert_eq!(
            ann.post(&api("/chat"), says("psst", json!([1]))).await.0,
            201
        );
        let (_, heard) = cid.get(&api("/chat")).await;
        let last = heard.as_array().unwrap().last().unwrap().clone();
        assert_eq!(last["said"], said);
        assert_eq!(last.get("seq"), None);
        ids.push(last["id"].as_str().unwrap().to_owned());
    }
    assert!(
        ids[0] != ids[1] && ids.iter().all(|id| id.len() == 16),
        "{ids:?}"
    );
    server.shut().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_sees_no_new_version_sees_nothing_new() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    let (mut private, mut seen) = (0, 0);
    for game in registry::games() {
        let about = game.about();
        let seats = usize::from(about.scenarios[0].seats[0]);
        let ann = server.guest("Ann").await;
        let open: Vec<&str> = (0..seats)
            .map(|it| if it == 0 { "me" } else { "open" })
            .collect();
        let new = json!({ "game": about.id, "public": true, "seats": open });
        let (_, opened) = ann.post("/api/v1/matches", new).await;
        let id = opened["id"].as_str().unwrap().to_owned();
        let mut people = vec![ann];
        for _ in 1..seats {
            let guest = server.guest("Guest").await;
            let join = format!("/api/v1/matches/{id}/join");
            assert_eq!(guest.post(&join, json!({})).await.0, 200);
            people.push(guest);
        }
        let cid = server.guest("Cid").await;
        for round in 0..12 {
            for mover in 0..people.len() {
                // One who waits, and one who looks on.
                let other = (mover + 1 + round % (seats - 1)) % seats;
                let eyes = other.to_string();
                let watching = [
                    (&people[other], Some(other as u8), &*eyes),
                    (&cid, None, "spectator"),
                ];
                let mut before = Vec::new();
                for (who, seat, eyes) in watching {
                    let version = version(who, &id, eyes).await;
                    before.push((version, everything(who, &id, seat).await));
                }
                if !people[mover].play(&id).await {
                    continue;
                }
                for ((who, seat, eyes), (old, all)) in watching.into_iter().zip(before) {
                    if version(who, &id, eyes).await != old {
                        seen += 1;
                        continue;
                    }
                    private += 1;
                    let what = format!("{} {eyes}", about.id);
                    assert_same(&all, &everything(who, &id, seat).await, &what);
                }
            }
        }
    }
    assert!(private > 10 && seen > 10, "{private} {seen}");
    server.shut().await;
}
