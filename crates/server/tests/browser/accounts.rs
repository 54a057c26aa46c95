//! Forms of the account page; word of one's turn.

use serde_json::json;

use crate::harness::{Browser, BrowserOptions, TestServer};
use crate::player::{Player, seated};

/// Fills in a field by its id.
async fn fill(browser: &Browser, id: &str, text: &str) {
    let script = format!(
        "document.getElementById({}).value = {}",
        json!(id),
        json!(text)
    );
    browser.eval(&script).await;
}

async fn submit(browser: &Browser, action: &str) {
    browser
        .click(&format!("form[action='{action}'] button[type=submit]"))
        .await;
}

fn is_there(selector: &str) -> String {
    format!("return !!document.querySelector({})", json!(selector))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_signs_up_here_and_in_there() {
    let server = TestServer::open().await;
    let here = seated(&server, BrowserOptions::default()).await;
    // A password that is too short is told kindly.
    for (password, selector) in [
        ("short", "main [role=alert]"),
        ("alea iacta est", "form[action='/account/sign-out']"),
    ] {
        here.goto(&server.url("/account")).await;
        fill(&here, "new-name", "Livia").await;
        fill(&here, "new-password", password).await;
        submit(&here, "/account/sign-up").await;
        here.until(selector, &is_there(selector)).await;
    }
    assert!(here.text("main").await.contains("Livia"));
    let known = "return !!document.querySelector('form[action=\"/account/sign-out\"]')";

    // Elsewhere the wrong password is told kindly, the right one opens the door.
    let there = Browser::open(BrowserOptions::default()).await;
    for (password, selector) in [
        ("alea iacta est?", "main [role=alert]"),
        ("alea iacta est", "main a[href^='/m/']"),
    ] {
        there.goto(&server.url("/account")).await;
        fill(&there, "old-name", "Livia").await;
        fill(&there, "old-password", password).await;
        submit(&there, "/account/sign-in").await;
        there.until(selector, &is_there(selector)).await;
    }
    there.goto(&server.url("/account")).await;
    there.until("the account", known).await;
    // Signed out there, still known here.
    submit(&there, "/account/sign-out").await;
    let unknown = "return !!document.querySelector('#old-name')";
    there.until("the forms of a guest", unknown).await;
    here.goto(&server.url("/account")).await;
    here.until("the account", known).await;

    // A token is shown once; the account is deleted by whoever is sure.
    fill(&here, "token-name", "laptop").await;
    submit(&here, "/account/tokens").await;
    let secret = "return document.querySelector('#secret')?.innerText.length === 64";
    here.until("the secret", secret).await;
    here.goto(&server.url("/account")).await;
    assert_eq!(here.text("#secret").await, "");
    here.click("input[name=sure]").await;
    submit(&here, "/account/delete").await;
    here.until("the first page", "return location.pathname === '/'")
        .await;
    here.goto(&server.url("/account")).await;
    here.until("the forms of a guest", unknown).await;
    here.close().await;
    there.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn word_of_ones_turn_is_offered_and_not_forced() {
    let server = TestServer::open().await;
    let browser = seated(&server, BrowserOptions::default()).await;
    // Whatever the page does, it is written down.
    browser
        .eval(
            "window.asked = 0;
             window.notes = [];
             window.Notification = class {
               static permission = 'default';
               static async requestPermission() { asked++; Notification.permission = 'granted'; return 'granted'; }
               constructor(title) { notes.push(title); }
             };
             Object.defineProperty(document, 'hidden', {get: () => window.away === true});",
        )
        .await;
    let mut player = Player::new(&browser);
    player.zeal = 2;
    let own_turn = |look: &serde_json::Value| look["yours"] == true;
    player.click_until("our turn", own_turn).await;
    assert_eq!(browser.eval("return asked").await, 0, "nobody asked for it");
    let marked = browser.eval("return document.title.startsWith('● ')").await;
    assert_eq!(marked, true, "the title says that it is our turn");
    assert_eq!(browser.eval("return notes").await, json!([]));
    // Only the button asks the browser.
    browser
        .eval("for (const it of document.querySelectorAll('#side details')) it.open = true;")
        .await;
    browser.click("#notify").await;
    browser.until("the question", "return asked === 1").await;
    // Somebody who looks elsewhere is told when it is his turn again.
    browser.eval("window.away = true").await;
    player.zeal = 0;
    for _ in 0..40 {
        player.click_once().await;
        if browser.eval("return notes.length > 0").await == true {
            break;
        }
    }
    browser.until("a note", "return notes.length > 0").await;
    browser.close().await;
}
