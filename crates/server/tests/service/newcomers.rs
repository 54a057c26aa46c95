//! People who have just come, at two nodes or with two clicks at once.

use harness::{Cluster, Scratch};
use serde_json::json;
use sqlx::any::AnyPoolOptions;
use tokio::task::JoinSet;

use crate::test_server::{Browser, FORM, TestServer, form_text};

/// How many rows a table has.
async fn count(url: &str, table: &str) -> i64 {
    let pool = AnyPoolOptions::new().connect(url).await.unwrap();
    let sql = sqlx::AssertSqlSafe(format!("SELECT COUNT(*) FROM {table}"));
    let count = sqlx::query_scalar(sql).fetch_one(&pool).await.unwrap();
    pool.close().await;
    count
}

/// Sends the same form several times at once; gives what came back.
async fn at_once(browser: &Browser, path: &str, body: &str, times: usize) -> Vec<u16> {
    let mut clicks = JoinSet::new();
    for _ in 0..times {
        let (mut browser, path, body) = (browser.clone(), path.to_owned(), body.to_owned());
        clicks.spawn(async move { browser.send("POST", &path, FORM, &body).await.status });
    }
    clicks.join_all().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_is_known_to_the_other_node_at_once() {
    let cluster = Cluster::start();
    let (one, other) = (
        TestServer::open(&cluster.url()).await,
        TestServer::open(&cluster.url()).await,
    );
    for _ in 0..3 {
        // The other node has seen the cookie, and nobody behind it.
        let mut here = one.browser();
        let csrf = here.csrf().await;
        let mut there = here.at(&other);
        assert_eq!(there.get("/lobby").await.status, 200);
        let body = form_text(&[("csrf", &csrf)]);
        let path = "/games/julius-caesar/quick";
        let opened = here.send("POST", path, FORM, &body).await;
        assert_eq!(opened.status, 303);
        let table = opened.header("location").unwrap().to_owned();
        let page = there.get(&table).await;
        assert_eq!(page.status, 200, "{table}");
        // And it is the same guest who goes on there.
        let opened = there.send("POST", path, FORM, &body).await;
        assert_eq!(opened.status, 303);
        let table = opened.header("location").unwrap().to_owned();
        assert_eq!(here.get(&table).await.status, 200);
    }
    assert_eq!(count(&cluster.url(), "person").await, 3);
    one.shut().await;
    other.shut().await;
}

/// Everything that a newcomer may press twice.
async fn double_clicks(url: &str) {
    let server = TestServer::open(url).await;
    let mut browser = server.browser();
    let csrf = browser.csrf().await;
    let body = form_text(&[("csrf", &csrf)]);
    let statuses = at_once(&browser, "/games/julius-caesar/quick", &body, 8).await;
    assert_eq!(statuses, [303; 8]);
    assert_eq!(count(url, "person").await, 1, "one guest");
    assert_eq!(count(url, "session").await, 1, "one session");

    // An account is made once, and nobody is told that his own name is taken.
    let fields = [
        ("csrf", csrf.as_str()),
        ("name", "Livia"),
        ("password", "alea iacta est"),
    ];
    let body = form_text(&fields);
    let statuses = at_once(&browser, "/account/sign-up", &body, 4).await;
    assert_eq!(statuses, [303; 4]);
    let other = [fields[0], fields[1], ("password", "another password")];
    let statuses = at_once(&browser, "/account/sign-up", &form_text(&other), 2).await;
    assert_eq!(statuses, [409; 2], "another password is another wanted");

    // Tokens are as many as there may be, however fast they are asked for.
    let ann = server.guest("Ann").await;
    let mut asking = JoinSet::new();
    for number in 0..30 {
        let ann = ann.clone();
        asking.spawn(async move {
            let body = json!({ "name": format!("t{number}") });
            ann.post("/api/v1/me/tokens", body).await.0
        });
    }
    let statuses = asking.join_all().await;
    let made = statuses.iter().filter(|status| **status == 201).count();
    assert_eq!(made, 19, "{statuses:?}");

    // All who want a rematch at once get the same one.
    let matches = count(url, "game_match").await;
    let id = ann.table(json!(["me", "me"])).await;
    let path = format!("/api/v1/matches/{id}");
    let (status, _) = ann
        .post(&format!("{path}/resign"), json!({ "seat": 0 }))
        .await;
    assert_eq!(status, 200);
    let mut asking = JoinSet::new();
    for _ in 0..8 {
        let (ann, path) = (ann.clone(), format!("{path}/rematch"));
        asking.spawn(async move { ann.post(&path, json!({})).await });
    }
    let mut next = asking.join_all().await;
    next.dedup();
    assert_eq!((next.len(), next[0].0), (1, 200), "{next:?}");
    assert_eq!(count(url, "game_match").await, matches + 2);
    server.shut().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_pressed_twice_is_done_once_on_sqlite() {
    let scratch = Scratch::new();
    double_clicks(&scratch.sqlite()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_pressed_twice_is_done_once_on_postgres() {
    let cluster = Cluster::start();
    double_clicks(&cluster.url()).await;
}
