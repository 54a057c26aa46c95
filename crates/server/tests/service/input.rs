//! Bad input at every endpoint: a typed error in JSON, and nothing changed.

use std::collections::BTreeSet;

use harness::Scratch;
use serde_json::{Value as Json, json};

use crate::test_server::TestServer;

/// Every route of the API with a match in it, and a body that could be meant.
pub fn routes() -> Vec<(&'static str, &'static str, Json)> {
    vec![
        ("GET", "", Json::Null),
        ("GET", "/legal", Json::Null),
        ("GET", "/log", Json::Null),
        ("GET", "/record", Json::Null),
        ("GET", "/steps", Json::Null),
        ("GET", "/steps/0", Json::Null),
        ("GET", "/events", Json::Null),
        ("GET", "/invites", Json::Null),
        ("GET", "/chat", Json::Null),
        ("GET", "/note", Json::Null),
        ("PUT", "/note", json!({ "note": "x" })),
        ("POST", "/why", json!({ "act": "x" })),
        ("POST", "/join", json!({})),
        ("POST", "/leave", json!({})),
        ("POST", "/rematch", json!({})),
        ("POST", "/act", json!({ "question": 1, "act": "x" })),
        ("POST", "/undo", json!({})),
        ("POST", "/offer", json!({ "offer": "draw" })),
        ("POST", "/answer", json!({ "agrees": true })),
        ("POST", "/resign", json!({})),
        ("POST", "/auto-pass", json!({ "window": "x", "pass": true })),
        ("POST", "/chat", json!({ "said": "x" })),
    ]
}

/// Routes of the API without a match in them; their cases are in `nothing_bad_gets_through`
/// and among the accounts.
pub const BESIDES: &[(&str, &str)] = &[
    ("get", "/api/v1/games"),
    ("post", "/api/v1/guests"),
    ("get", "/api/v1/me"),
    ("put", "/api/v1/me"),
    ("delete", "/api/v1/me"),
    ("post", "/api/v1/me/account"),
    ("get", "/api/v1/me/tokens"),
    ("post", "/api/v1/me/tokens"),
    ("delete", "/api/v1/me/tokens/{id}"),
    ("get", "/api/v1/matches"),
    ("post", "/api/v1/matches"),
];

/// Method and path of every route that the API describes.
fn described(api: &Json) -> BTreeSet<(String, String)> {
    let paths = api["paths"].as_object().expect("the API has paths");
    (paths.iter())
        .flat_map(|(path, methods)| {
            let methods = methods.as_object().into_iter().flat_map(|it| it.keys());
            methods.map(move |method| (method.clone(), path.clone()))
        })
        .collect()
}

const JSON: &str = "content-type: application/json\r\n";

#[tokio::test(flavor = "multi_thread")]
async fn nothing_bad_gets_through() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    let (ann, stranger) = (server.guest("Ann").await, server.guest("Eve").await);
    let id = ann.table(json!(["me", "me"])).await;
    let game = registry::games()[0].about().id;
    let private = json!({ "game": game, "public": false, "seats": ["me", "me"] });
    let (_, private) = ann.post("/api/v1/matches", private).await;
    let private = private["id"].as_str().unwrap().to_owned();
    let (_, before) = ann.get(&format!("/api/v1/matches/{id}")).await;

    let typed = |what: &str, status: u16, body: &str| {
        let error: Json = serde_json::from_str(body).unwrap_or(Json::Null);
        assert!((400..500).contains(&status), "{what}: {status} {body}");
        assert!(error["code"].is_string(), "{what}: {status} {body}");
        assert!(error["message"].is_string(), "{what}: {status} {body}");
        assert!(
            !body.contains("sqlx") && !body.contains("panicked"),
            "{what}: {body}"
        );
    };
    let huge = vec![b'"'; 200_000];
    for (method, route, body) in routes() {
        let body = if body.is_null() {
            String::new()
        } else {
            body.to_string()
        };
        // Unknown and private matches look alike to a stranger.
        for unknown in ["nosuchmatch", private.as_str(), "..%2f..%2fetc", "'%3b--"] {
            let path = format!("/api/v1/matches/{unknown}{route}");
            let what = format!("{method} {path}");
            let (status, said) = stranger.raw(method, &path, JSON, body.as_bytes()).await;
            typed(&what, status, &said);
            assert_eq!(status, 404, "{what}: {said}");
        }
        let path = format!("/api/v1/matches/{id}{route}");
        let what = format!("{method} {path}");
        // A token that is none.
        let mut forger = stranger.clone();
        forger.token = Some("0".repeat(64));
        let (status, said) = forger.raw(method, &path, JSON, body.as_bytes()).await;
        typed(&what, status, &said);
        assert_eq!(status, 401, "{what}: {said}");
        // The wrong method.
        let (status, said) = ann.raw("PATCH", &path, JSON, b"{}").await;
        typed(&what, status, &said);
        if body.is_empty() {
            let (status, said) = ann.raw(method, &format!("{path}?seat=x"), "", b"").await;
            if !["/invites", "/note"].contains(&route) {
                typed(&what, status, &said);
            }
            continue;
        }
        // Other people's seats.
        if !["/join", "/why", "/note"].contains(&route) {
            let (status, said) = stranger.raw(method, &path, JSON, body.as_bytes()).await;
            typed(&what, status, &said);
        }
        if ["/leave", "/rematch"].contains(&route) {
            continue;
        }
        // Bodies that cannot be read.
        for bad in [
            &b"{"[..],
            b"[]",
            b"\xff\xfe",
            b"{\"surprise\":1}",
            b"\"x\"",
            &huge,
        ] {
            let (status, said) = ann.raw(method, &path, JSON, bad).await;
            typed(&what, status, &said);
        }
        let (status, said) = ann.raw(method, &path, "", body.as_bytes()).await;
        typed(&what, status, &said);
        assert_eq!(status, 415, "{what}: {said}");
        let seat = json!({ "seat": 9, "question": 1, "act": {}, "agrees": true,
            "window": "x", "pass": true, "offer": "draw", "said": "x" });
        let (status, said) = ann
            .raw(method, &path, JSON, seat.to_string().as_bytes())
            .await;
        typed(&what, status, &said);
    }
    // A question that was never asked; an act that is none.
    let act = format!("/api/v1/matches/{id}/act");
    let decision = ann.first_move(&id).await.unwrap();
    let changed = |field: &str, to: Json| {
        let mut changed = decision.clone();
        changed[field] = to;
        changed
    };
    let stale = changed("question", json!(100_000));
    let (status, said) = ann.post(&act, stale).await;
    assert_eq!((status, &said["code"]), (409, &json!("stale")));
    assert!(said["version"].is_string());
    for nonsense in [json!(7), json!({}), json!("x"), json!(null), json!([[[]]])] {
        let (status, said) = ann.post(&act, changed("act", nonsense)).await;
        assert_eq!((status, &said["code"]), (422, &json!("bad_value")));
    }
    // At one screen a decision says whose it is.
    let (status, _) = ann.post(&act, changed("seat", Json::Null)).await;
    assert_eq!(status, 400);
    // Tables that cannot be opened.
    for bad in [
        json!({ "game": "chess", "seats": ["me", "me"] }),
        json!({ "game": game, "seats": [] }),
        json!({ "game": game, "seats": ["me"] }),
        json!({ "game": game, "seats": ["open", "open"] }),
        json!({ "game": game, "seats": ["me", { "bot": "deep-thought" }] }),
        json!({ "game": game, "seats": ["me", "me"], "wanted": { "scenario": "x" } }),
        json!({ "game": game, "seats": vec!["me"; 300] }),
        json!({ "game": game, "seats": ["me", "me"], "wanted": { "options": { "x": 1 } } }),
    ] {
        let (status, said) = ann.post("/api/v1/matches", bad.clone()).await;
        typed(&bad.to_string(), status, &said.to_string());
    }
    for (method, path) in BESIDES.iter().filter(|(method, _)| *method == "post") {
        let method = method.to_uppercase();
        for bad in [
            &b"{"[..],
            b"[]",
            b"\xff\xfe",
            b"{\"name\":7}",
            b"{\"name\":\"\"}",
            &huge,
        ] {
            let (status, said) = ann.raw(&method, path, JSON, bad).await;
            typed(path, status, &said);
        }
        let (status, said) = ann.raw(&method, path, "", b"{}").await;
        typed(path, status, &said);
    }
    for (method, path) in BESIDES {
        let path = path.replace("{id}", "nosuch");
        let mut forger = stranger.clone();
        forger.token = Some("0".repeat(64));
        let (status, said) = forger.raw(&method.to_uppercase(), &path, JSON, b"{}").await;
        typed(&path, status, &said);
        assert_eq!(status, 401, "{method} {path}: {said}");
    }
    // Beside the API there are pages, and theirs is a kind one.
    for path in [
        "/api",
        "/api/",
        "/api//v1",
        "/api/v1",
        "/api/v2/games",
        "/api/v1/games/..",
    ] {
        let (status, said) = ann.raw("GET", path, "", b"").await;
        assert_eq!(status, 404, "{path}: {said}");
    }
    // Nothing happened to the match.
    let (_, after) = ann.get(&format!("/api/v1/matches/{id}")).await;
    assert_eq!(before, after);
    let (status, api) = ann.get("/api/openapi.json").await;
    assert_eq!(status, 200);
    // A route without a case here does not pass.
    let besides = (BESIDES.iter()).map(|(method, path)| ((*method).to_owned(), (*path).to_owned()));
    let cases = routes().into_iter().map(|(method, route, _)| {
        let route = route.replace("/steps/0", "/steps/{step}");
        let path = format!("/api/v1/matches/{{id}}{route}");
        (method.to_lowercase(), path)
    });
    assert_eq!(described(&api), besides.chain(cases).collect());
    server.shut().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_alone_changes_nothing() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    let mut nobody = server.guest("Ann").await;
    nobody.token = None;
    let cookie = format!("cookie: iacta={}\r\n", "a".repeat(64));
    for headers in [
        cookie.clone(),
        format!("{cookie}{JSON}"),
        format!("{cookie}{JSON}x-csrf-token: {}\r\n", "0".repeat(64)),
        format!("{cookie}content-type: application/x-www-form-urlencoded\r\n"),
    ] {
        let (status, said) = nobody
            .raw("POST", "/api/v1/matches", &headers, b"csrf=x")
            .await;
        assert_eq!(status, 403, "{headers}: {said}");
        assert!(said.contains("\"forged\""), "{said}");
    }
    let (status, _) = nobody.get("/api/v1/me").await;
    assert_eq!(status, 401);
    server.shut().await;
}

/// What is stored is what was read: a sender adds nothing to it.
#[tokio::test(flavor = "multi_thread")]
async fn an_act_with_a_field_too_many_is_refused_by_name() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    let ann = server.guest("Ann").await;
    for game in registry::games() {
        let seats = vec!["me"; usize::from(game.about().scenarios[0].seats[1])];
        let table = json!({ "game": game.about().id, "seats": seats });
        let (_, opened) = ann.post("/api/v1/matches", table).await;
        let id = opened["id"].as_str().expect("a match");
        let (_, before) = ann.get(&format!("/api/v1/matches/{id}")).await;
        let mut sent = ann.first_move(id).await.expect("somebody is asked");
        sent["act"]["hats"] = json!({ "red": 3 });
        let (status, said) = (ann.post(&format!("/api/v1/matches/{id}/act"), sent)).await;
        assert!((400..500).contains(&status), "{status} {said}");
        assert!(said.to_string().contains("unknown field `hats`"), "{said}");
        let (_, after) = ann.get(&format!("/api/v1/matches/{id}")).await;
        assert_eq!(before, after);
    }
    server.shut().await;
}
