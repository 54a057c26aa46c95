//! Names that look like an account's are not for anybody else.

use harness::{Cluster, Scratch};
use serde_json::json;
use sqlx::Connection;

use crate::test_server::{Browser, TestServer, until};

const PASSWORD: &str = "alea iacta est & 1 more";

async fn sign_up(browser: &mut Browser, name: &str) -> u16 {
    let fields = [("name", name), ("password", PASSWORD), ("email", "")];
    browser.form("/account/sign-up", &fields).await.status
}

/// Names that could be taken for Livia's.
const ALIKE: &[&str] = &[
    "Livia",
    "livia",
    "LIVIA",
    "Iivia",
    "L1via",
    "Ｌｉｖｉａ",
    "Li via",
    "Livia.",
    "Lıvia",
];

/// Names that nobody can have.
const HIDDEN: &[&str] = &[
    "Liv\u{200b}ia",
    "Li\u{202e}via",
    "Livi\u{430}",
    "Liv\u{ad}ia",
];

async fn nobody_looks_like_an_account(database: &str) {
    let server = TestServer::open(database).await;
    let mut livia = server.browser();
    assert_eq!(sign_up(&mut livia, "Livia").await, 303);
    let mut other = server.browser();
    for name in ALIKE {
        assert_eq!(sign_up(&mut other, name).await, 409, "{name}");
        let renamed = other.form("/account/name", &[("name", name)]).await;
        assert_eq!(renamed.status, 409, "{name}");
        let guest = json!({ "name": name });
        let (status, said) = server.nobody().post("/api/v1/guests", guest).await;
        assert_eq!(status, 409, "{name}: {said}");
        assert_eq!(said["code"], "name_taken");
    }
    for name in HIDDEN {
        assert_eq!(sign_up(&mut other, name).await, 422, "{name}");
        let renamed = other.form("/account/name", &[("name", name)]).await;
        assert_eq!(renamed.status, 422, "{name}");
        let guest = json!({ "name": name });
        let (status, said) = server.nobody().post("/api/v1/guests", guest).await;
        assert_eq!(status, 422, "{name}: {said}");
    }
    assert_eq!(sign_up(&mut other, "Livius").await, 303);
    // However it is typed, Livia signs in by her name.
    for name in ["Livia", "livia", " LIVIA ", "Ｌｉｖｉａ"] {
        let mut elsewhere = server.browser();
        let fields = [("name", name), ("password", PASSWORD)];
        let answer = elsewhere.form("/account/sign-in", &fields).await;
        assert_eq!(answer.status, 303, "{name}");
    }
    server.shut().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_looks_like_an_account_on_sqlite() {
    let scratch = Scratch::new();
    nobody_looks_like_an_account(&scratch.sqlite()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_looks_like_an_account_on_postgres() {
    let cluster = Cluster::start();
    nobody_looks_like_an_account(&cluster.url()).await;
}

/// An account may have a name that a guest had first: the guest is shown as one.
#[tokio::test(flavor = "multi_thread")]
async fn guests_are_shown_as_guests() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    let guest = server.guest("Livia").await;
    let id = guest.table(json!(["me", "open"])).await;
    let mut livia = server.browser();
    assert_eq!(sign_up(&mut livia, "Livia").await, 303);
    let sat = livia.form(&format!("/m/{id}/sit"), &[("seat", "1")]).await;
    assert_eq!(sat.status, 303);
    let (_, said) = guest.get(&format!("/api/v1/matches/{id}")).await;
    let seats = [0, 1].map(|seat| {
        let seat = &said["seats"][seat];
        (seat["player"].as_str(), seat["guest"].as_bool())
    });
    assert_eq!(
        seats,
        [(Some("Livia"), Some(true)), (Some("Livia"), Some(false))]
    );
    let page = livia.get(&format!("/m/{id}")).await.body;
    assert_eq!(page.matches("(guest)").count(), 1, "{page}");
    server.shut().await;
}

/// Accounts from before names were compared by their looks get along with each other,
/// and nobody else joins them.
#[tokio::test(flavor = "multi_thread")]
async fn old_accounts_that_look_alike_are_kept() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    for name in ["Livia", "Julia", "Drusus"] {
        assert_eq!(sign_up(&mut server.browser(), name).await, 303);
    }
    server.shut().await;
    // As an older version left them.
    let mut old = sqlx::AnyConnection::connect(&scratch.sqlite())
        .await
        .unwrap();
    for sql in [
        "UPDATE person SET skeleton = NULL",
        "UPDATE person SET created = 1 WHERE name = 'Livia'",
        "UPDATE person SET name = 'Iivia', account = 'iivia' WHERE name = 'Julia'",
    ] {
        sqlx::query(sql).execute(&mut old).await.unwrap();
    }
    old.close().await.unwrap();
    for _ in 0..2 {
        let server = TestServer::open(&scratch.sqlite()).await;
        for name in ["Livia", "Iivia", "Drusus"] {
            let fields = [("name", name), ("password", PASSWORD)];
            let answer = server.browser().form("/account/sign-in", &fields).await;
            assert_eq!(answer.status, 303, "{name}");
        }
        for name in ["livia", "IIVIA", "Drusus."] {
            assert_eq!(sign_up(&mut server.browser(), name).await, 409, "{name}");
        }
        server.shut().await;
    }
    let store = server::store::Store::open(&scratch.sqlite()).await.unwrap();
    assert_eq!(store.add_skeletons().await.unwrap(), ["Iivia"]);
    store.close().await;
}

/// A node starts although another one takes the looks of an old account at that moment.
#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_compare_old_names_at_once() {
    let cluster = Cluster::start();
    let server = TestServer::open(&cluster.url()).await;
    for name in ["Livia", "Drusus", "Marcus"] {
        assert_eq!(sign_up(&mut server.browser(), name).await, 303);
    }
    server.shut().await;
    let mut other = sqlx::AnyConnection::connect(&cluster.url()).await.unwrap();
    let old = "UPDATE person SET skeleton = NULL WHERE name <> 'Marcus'";
    sqlx::query(old).execute(&mut other).await.unwrap();
    // The other node has not committed yet: ours sees nothing of it and has to wait.
    let taken = format!(
        "UPDATE person SET skeleton = '{}' WHERE name = 'Marcus'",
        server::names::skeleton("Livia")
    );
    for sql in ["BEGIN", taken.as_str()] {
        sqlx::raw_sql(sqlx::AssertSqlSafe(sql))
            .execute(&mut other)
            .await
            .unwrap();
    }
    let store = server::store::Store::open(&cluster.url()).await.unwrap();
    let adding = tokio::spawn({
        let store = store.clone();
        async move { store.add_skeletons().await }
    });
    let waiting = "SELECT COUNT(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'";
    until("a node that waits", async || {
        let count: i64 = sqlx::query_scalar(waiting)
            .fetch_one(&mut other)
            .await
            .unwrap();
        (count > 0).then_some(())
    })
    .await;
    sqlx::raw_sql("COMMIT").execute(&mut other).await.unwrap();
    assert_eq!(adding.await.unwrap().unwrap(), ["Livia"]);
    // What another node has done already is not told as a likeness.
    assert_eq!(store.add_skeletons().await.unwrap(), ["Livia"]);
    store.close().await;
    other.close().await.unwrap();
}
