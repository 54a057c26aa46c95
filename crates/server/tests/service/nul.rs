//! The NUL character in any text of any request is refused with a clear message, on
//! both databases. PostgreSQL could not store it.

use harness::{Cluster, Scratch};
use serde_json::json;

use crate::input::{BESIDES, routes};
use crate::pages::PAGES;
use crate::test_server::{FORM, TestServer};

const JSON: &str = "content-type: application/json\r\n";

/// Method and path of every route of the API, with `ID` for what has an id.
fn api_routes() -> Vec<(String, String)> {
    let of_matches = routes()
        .into_iter()
        .map(|(method, route, _)| (method.to_owned(), format!("/api/v1/matches/ID{route}")));
    let besides = BESIDES
        .iter()
        .map(|(method, path)| (method.to_uppercase(), path.replace("{id}", "ID")));
    of_matches.chain(besides).collect()
}

async fn nul_is_refused(database: &str) {
    let server = TestServer::open(database).await;
    let ann = server.guest("Ann").await;
    let id = ann.table(json!(["me", "me"])).await;
    for (method, route) in api_routes() {
        let path = route.replace("ID", &id);
        let mut cases = vec![(format!("{path}?x=%00"), &b""[..])];
        if route.contains("ID") {
            cases.push((route.replace("ID", "a%00b"), b""));
        }
        if method != "GET" {
            cases.push((path.clone(), br#"{"x":"a\u0000b"}"#));
            cases.push((path.clone(), b"{\"x\":\"a\0b\"}"));
            cases.push((path.clone(), br#"{"said":"\u0000","name":"\u0000"}"#));
        }
        for (path, body) in cases {
            let (status, said) = ann.raw(&method, &path, JSON, body).await;
            let what = format!("{method} {path} {}: {said}", body.escape_ascii());
            assert_eq!(status, 422, "{what}");
            assert!(said.contains("NUL"), "{what}");
        }
    }
    let mut eve = server.browser();
    let csrf = eve.csrf().await;
    for (method, route, fields) in PAGES {
        let path = route.replace("ID", &id);
        let mark = if route.contains('?') { '&' } else { '?' };
        let mut cases = vec![(format!("{path}{mark}x=%00"), String::new())];
        if route.contains("ID") || route.contains("GAME") {
            let path = route.replace("ID", "a%00b").replace("GAME", "%00");
            cases.push((path, String::new()));
        }
        if *method == "POST" {
            cases.push((path.clone(), format!("{fields}%00")));
            cases.push((path.clone(), "name=a%00b&said=%00&body=%00".to_owned()));
            cases.push((path.clone(), "name=a\0b".to_owned()));
        }
        for (path, body) in cases {
            let body = match *method {
                "POST" => format!("{body}&csrf={csrf}"),
                _ => body,
            };
            let page = eve.send(method, &path, FORM, &body).await;
            let what = format!("{method} {path} {body:?}: {}", page.body);
            assert_eq!(page.status, 422, "{what}");
            assert!(page.body.contains("NUL"), "{what}");
        }
    }
    // What only looks like it is a text like any other.
    let said = json!({ "said": r"\u0000 %00" });
    let (status, said) = ann.post(&format!("/api/v1/matches/{id}/chat"), said).await;
    assert_eq!(status, 201, "{said}");
    server.shut().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nul_is_refused_everywhere_on_sqlite() {
    let scratch = Scratch::new();
    nul_is_refused(&scratch.sqlite()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nul_is_refused_everywhere_on_postgres() {
    let cluster = Cluster::start();
    nul_is_refused(&cluster.url()).await;
}
