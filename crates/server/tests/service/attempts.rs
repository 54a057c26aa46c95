//! Guessing passwords: how often an account may be tried, from one address and from
//! many, on one node and on two.

use harness::{Cluster, Scratch};
use server::Settings;

use crate::test_server::{FORM, TestServer, form_text};

const PASSWORD: &str = "alea iacta est & 1 more";

async fn open(database: &str) -> TestServer {
    TestServer::with(Settings {
        database: database.to_owned(),
        ..Settings::default()
    })
    .await
}

/// Tries to sign in from `address`; a wrong password is one that takes no time to check.
async fn attempt(server: &TestServer, name: &str, right: bool, address: &str) -> u16 {
    let mut browser = server.browser();
    let csrf = browser.csrf().await;
    let wrong = "x".repeat(201);
    let password = if right { PASSWORD } else { &wrong };
    let fields = [("name", name), ("password", password), ("csrf", &csrf)];
    let headers = format!("{FORM}x-forwarded-for: {address}\r\n");
    let body = form_text(&fields);
    let answer = browser.send("POST", "/account/sign-in", &headers, &body);
    answer.await.status
}

async fn sign_up(server: &TestServer, name: &str) {
    let mut browser = server.browser();
    let fields = [("name", name), ("password", PASSWORD), ("email", "")];
    let answer = browser.form("/account/sign-up", &fields).await;
    assert_eq!(answer.status, 303);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_under_attack_is_still_its_owners() {
    let scratch = Scratch::new();
    let server = open(&scratch.sqlite()).await;
    sign_up(&server, "Livia").await;
    assert_eq!(attempt(&server, "Livia", true, "192.0.2.1").await, 303);
    // Many addresses, one attempt each: stopped by the account.
    let mut stopped = 0;
    for number in 0..100 {
        let name = if number % 2 == 0 { "Livia" } else { "LIVIA" };
        let address = format!("203.0.113.{number}");
        match attempt(&server, name, false, &address).await {
            401 => {}
            429 => stopped += 1,
            other => panic!("{other}"),
        }
    }
    assert!(stopped > 20, "{stopped}");
    // Where she signed in before she still can; other accounts are not concerned.
    assert_eq!(attempt(&server, "Livia", true, "192.0.2.1").await, 303);
    assert_eq!(attempt(&server, "Nobody", false, "192.0.2.2").await, 401);
    server.shut().await;
    // Addresses are remembered; a name that is not there is counted like any other.
    let server = open(&scratch.sqlite()).await;
    assert_eq!(attempt(&server, "Livia", true, "192.0.2.1").await, 303);
    let mut stopped = false;
    for number in 0..100 {
        let address = format!("203.0.113.{number}");
        stopped |= attempt(&server, "Nobody", false, &address).await == 429;
    }
    assert!(stopped);
    server.shut().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_count_attempts_together() {
    let cluster = Cluster::start();
    let (one, other) = (open(&cluster.url()).await, open(&cluster.url()).await);
    // Alone, each would let ten through; one more comes in ten seconds.
    let mut wrong = 0;
    let begun = std::time::Instant::now();
    for number in 0..30 {
        let server = if number % 2 == 0 { &one } else { &other };
        let name = format!("nobody {number}");
        wrong += u64::from(attempt(server, &name, false, "192.0.2.1").await == 401);
    }
    let more = begun.elapsed().as_secs() / 10 + 1;
    assert!((10..=10 + more).contains(&wrong), "{wrong}");
    one.shut().await;
    other.shut().await;
}
