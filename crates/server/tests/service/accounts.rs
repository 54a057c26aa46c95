//! Names, passwords and tokens: by the forms of the page and by the API.

use harness::Scratch;
use serde_json::{Value as Json, json};

use crate::test_server::{Browser, Caller, TestServer};

const PASSWORD: &str = "alea iacta est & 1 more";

async fn sign_up(browser: &mut Browser, name: &str, password: &str) -> u16 {
    let fields = [("name", name), ("password", password), ("email", "")];
    browser.form("/account/sign-up", &fields).await.status
}

async fn sign_in(browser: &mut Browser, name: &str, password: &str) -> u16 {
    let fields = [("name", name), ("password", password)];
    browser.form("/account/sign-in", &fields).await.status
}

/// Whether the page knows the browser as the account called `name`.
async fn is_known(browser: &mut Browser, name: &str) -> bool {
    let page = browser.get("/account").await.body;
    page.contains(name) && page.contains("action=\"/account/sign-out\"")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_becomes_an_account_and_signs_in_elsewhere() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    let mut livia = server.browser();
    // What cannot be an account is said, and makes none.
    for (name, password) in [
        ("Livia", "short"),
        ("Livia", &*"x".repeat(201)),
        ("", PASSWORD),
        ("  \t ", PASSWORD),
        ("Li\u{202e}via", PASSWORD),
        (&*"L".repeat(41), PASSWORD),
    ] {
        let status = sign_up(&mut livia, name, password).await;
        assert_eq!(status, 422, "{name:?} {password:?}");
    }
    let bad_mail = [
        ("name", "Livia"),
        ("password", PASSWORD),
        ("email", "nowhere"),
    ];
    assert_eq!(livia.form("/account/sign-up", &bad_mail).await.status, 422);
    assert!(!is_known(&mut livia, "Livia").await);
    assert_eq!(sign_up(&mut livia, "Livia", PASSWORD).await, 303);
    assert!(is_known(&mut livia, "Livia").await);

    // The name is taken, however it is written, and the old one is fixed.
    let mut other = server.browser();
    assert_eq!(sign_up(&mut other, "LIVIA", PASSWORD).await, 409);
    let renamed = livia.form("/account/name", &[("name", "Julia")]).await;
    assert_eq!(renamed.status, 422);

    // Elsewhere only name and password together open the door.
    for (name, password) in [
        ("Livia", "alea iacta est"),
        ("Livia", ""),
        ("Nobody", PASSWORD),
        ("' OR 1=1 --", PASSWORD),
    ] {
        assert_eq!(sign_in(&mut other, name, password).await, 401, "{name:?}");
        assert!(!is_known(&mut other, "Livia").await);
    }
    let before = other.clone();
    assert_eq!(sign_in(&mut other, "livia", PASSWORD).await, 303);
    assert!(is_known(&mut other, "Livia").await);
    // A new cookie: whoever knew the one from before knows nothing now.
    assert_ne!(before.cookie, other.cookie);
    assert!(!is_known(&mut before.clone(), "Livia").await);

    // One of the two signs out, with all copies of its cookie.
    let mut copy = other.clone();
    assert_eq!(other.form("/account/sign-out", &[]).await.status, 303);
    assert!(!is_known(&mut other, "Livia").await);
    assert!(!is_known(&mut copy, "Livia").await);
    assert!(is_known(&mut livia, "Livia").await);
    server.shut().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_that_is_deleted_is_gone_everywhere() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    let mut livia = server.browser();
    assert_eq!(sign_up(&mut livia, "Livia", PASSWORD).await, 303);
    let page = livia.form("/account/tokens", &[("name", "laptop")]).await;
    let (_, secret) = page.body.split_once("id=\"secret\">").expect("a secret");
    let token = Caller {
        token: secret.split('<').next().map(str::to_owned),
        ..server.nobody()
    };
    let (status, me) = token.get("/api/v1/me").await;
    assert_eq!((status, &me["name"]), (200, &json!("Livia")));
    assert_eq!(me["account"], true);
    let id = token.table(json!(["me", "me"])).await;
    // The secret is shown once.
    let page = livia.get("/account").await.body;
    assert!(page.contains("laptop") && !page.contains("id=\"secret\""));

    // Not without being sure.
    assert_eq!(livia.form("/account/delete", &[]).await.status, 303);
    assert!(is_known(&mut livia, "Livia").await);
    let sure = [("sure", "yes")];
    assert_eq!(livia.form("/account/delete", &sure).await.status, 303);
    assert!(!is_known(&mut livia, "Livia").await);
    assert_eq!(token.get("/api/v1/me").await.0, 401);
    assert_eq!(sign_in(&mut livia, "Livia", PASSWORD).await, 401);
    // The match is still there, without the name.
    let guest = server.guest("Eve").await;
    let (status, page) = guest.raw("GET", &format!("/m/{id}"), "", b"").await;
    assert_eq!(status, 200);
    assert!(!page.contains("Livia"));
    server.shut().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tokens_are_many_and_are_taken_back_one_by_one() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    let (ann, eve) = (server.guest("Ann").await, server.guest("Eve").await);
    let path = "/api/v1/me/tokens";
    let mut held = Vec::new();
    for number in 1..20 {
        let (status, token) = ann
            .post(path, json!({ "name": format!("t{number}") }))
            .await;
        assert_eq!(status, 201, "{token}");
        held.push(token);
    }
    let (status, said) = ann.post(path, json!({ "name": "one too many" })).await;
    assert_eq!((status, &said["code"]), (422, &json!("bad_value")));
    let by = |token: &Json| Caller {
        token: token["secret"].as_str().map(str::to_owned),
        ..server.nobody()
    };
    let gone = &held[4];
    let one = format!("{path}/{}", gone["id"].as_str().unwrap());
    assert_eq!(by(gone).get("/api/v1/me").await.0, 200);
    // Only their owner takes them back.
    assert_eq!(eve.raw("DELETE", &one, "", b"").await.0, 404);
    assert_eq!(server.nobody().raw("DELETE", &one, "", b"").await.0, 401);
    assert_eq!(by(gone).get("/api/v1/me").await.0, 200);
    assert_eq!(ann.raw("DELETE", &one, "", b"").await.0, 204);
    assert_eq!(ann.raw("DELETE", &one, "", b"").await.0, 404);
    assert_eq!(by(gone).get("/api/v1/me").await.0, 401);
    assert_eq!(by(&held[5]).get("/api/v1/me").await.0, 200);
    // A list tells no secrets.
    let (status, list) = ann.raw("GET", path, "", b"").await;
    assert_eq!(status, 200);
    for token in &held {
        assert!(!list.contains(token["secret"].as_str().unwrap()));
    }
    // Whoever wants to be forgotten is, with all tokens; others are not.
    assert_eq!(ann.raw("DELETE", "/api/v1/me", "", b"").await.0, 204);
    for token in &held {
        assert_eq!(by(token).get("/api/v1/me").await.0, 401);
    }
    assert_eq!(eve.get("/api/v1/me").await.0, 200);
    server.shut().await;
}
