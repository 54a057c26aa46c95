//! Limits count visitors, whatever a proxy or they themselves say.

use harness::Scratch;
use server::{Settings, TrustedProxies};

use crate::test_server::{Browser, FORM, TestServer, form_text};

async fn server(scratch: &Scratch, trusted: &[&str]) -> TestServer {
    let networks = trusted
        .iter()
        .map(|net| server::addresses::network(net).unwrap());
    TestServer::with(Settings {
        database: scratch.sqlite(),
        trusted_proxies: TrustedProxies::new(networks),
        ..Settings::default()
    })
    .await
}

/// Tries a password that is none, said to come from `from`.
async fn try_to_sign_in(browser: &mut Browser, csrf: &str, name: &str, from: &str) -> u16 {
    let headers = format!("{FORM}x-forwarded-for: {from}\r\n");
    // Too long for a password: nothing is computed for it, and the attempt counts.
    let password = "x".repeat(201);
    let fields = [("name", name), ("password", &password), ("csrf", csrf)];
    let body = form_text(&fields);
    let answer = browser.send("POST", "/account/sign-in", &headers, &body);
    answer.await.status
}

/// As often somebody tries. Ten attempts are allowed, and some more on a slow machine.
const TRIES: usize = 40;

/// Is somebody told to wait? `from` gives the header of the attempt with a number.
async fn is_stopped(server: &TestServer, from: impl Fn(usize) -> String) -> bool {
    let mut browser = server.browser();
    let csrf = browser.csrf().await;
    for number in 0..TRIES {
        let name = format!("nobody {number}");
        let status = try_to_sign_in(&mut browser, &csrf, &name, &from(number)).await;
        match status {
            401 => {}
            429 => return true,
            other => panic!("{other}"),
        }
    }
    false
}

#[tokio::test(flavor = "multi_thread")]
async fn the_visitor_is_counted_and_not_what_he_says() {
    let scratch = Scratch::new();
    // The tests' own address is a proxy's here, and 10.0.0.0/8 as well.
    let server = server(&scratch, &["127.0.0.1", "10.0.0.0/8"]).await;
    let many = is_stopped(&server, |number| format!("203.0.113.{number}"));
    assert!(!many.await);
    let invented = is_stopped(&server, |number| {
        format!("198.51.100.{number}, 192.0.2.1, 10.0.0.1")
    });
    assert!(invented.await);
    let in_one_network = is_stopped(&server, |number| format!("2001:db8:0:1::{number:x}"));
    assert!(in_one_network.await);
    let in_many = is_stopped(&server, |number| format!("2001:db8:1:{number:x}::1"));
    assert!(!in_many.await);
    let mapped = is_stopped(&server, |number| match number % 2 {
        0 => "::ffff:192.0.2.9".to_owned(),
        _ => "192.0.2.9".to_owned(),
    });
    assert!(mapped.await);
    server.shut().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proxy_that_is_not_trusted_is_not_believed() {
    let scratch = Scratch::new();
    let server = server(&scratch, &["10.0.0.0/8"]).await;
    let invented = is_stopped(&server, |number| format!("203.0.113.{number}"));
    assert!(invented.await);
    server.shut().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_that_cost_much_are_limited_by_visitor() {
    let scratch = Scratch::new();
    let server = server(&scratch, &["127.0.0.1"]).await;
    // It is counted before it is looked for.
    let path = "/m/nosuchmatch/replay";
    let mut asking = tokio::task::JoinSet::new();
    for _ in 0..16 {
        let mut browser = server.browser();
        asking.spawn(async move {
            for _ in 0..200 {
                let page = browser.get(path).await;
                match page.status {
                    404 => {}
                    429 => return page.header("retry-after").is_some(),
                    other => panic!("{other}: {}", page.body),
                }
            }
            false
        });
    }
    let stopped = asking.join_all().await;
    assert!(stopped.contains(&true), "nobody stops them");
    // Somebody else is served.
    let headers = "x-forwarded-for: 203.0.113.7\r\n";
    let page = server.browser().send("GET", path, headers, "").await;
    assert_eq!(page.status, 404);
    server.shut().await;
}
