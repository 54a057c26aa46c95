//! Two at one screen: a curtain falls between them.

use crate::harness::{Browser, BrowserOptions, TestServer};
use crate::player::Player;

const CURTAIN: &str = "return !!document.querySelector('.curtain a.button')";

/// Faces that the page shows: blocks and cards that can be told apart.
async fn faces(browser: &Browser) -> i64 {
    let faces = browser.eval(
        "return [...document.querySelectorAll('.i[data-key]')]
           .filter((it) => /^(block|card):/.test(it.dataset.key) && it.checkVisibility()
             && (() => {
               const box = it.getBoundingClientRect();
               const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
               return top && it.contains(top);
             })()).length",
    );
    faces.await.as_i64().expect("a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_curtain_falls_whenever_the_other_side_is_to_look() {
    let server = TestServer::open().await;
    let browser = Browser::open(BrowserOptions::default()).await;
    browser.goto(&server.url("/games/julius-caesar/new")).await;
    browser
        .eval("document.querySelector('#seat-1').value = 'here'")
        .await;
    browser.click("main button[type=submit]").await;
    browser.until("the curtain", CURTAIN).await;
    // Behind it is nothing to be seen, whoever sits there.
    assert_eq!(faces(&browser).await, 0);
    let mut sides = Vec::new();
    for _ in 0..4 {
        let side = browser.text(".curtain h1").await;
        assert!(side.contains("your turn"), "{side:?}");
        sides.push(side);
        browser.click(".curtain a.button").await;
        let laid =
            "return !document.querySelector('.curtain') && !!document.querySelector('#scene > .i')";
        browser.until("the table", laid).await;
        assert!(faces(&browser).await > 0);
        // One decides until it is the other's turn.
        let mut player = Player::new(&browser);
        player.zeal = 0;
        player
            .click_until("the curtain", |look| look["curtain"] == true)
            .await;
        browser.until("the curtain", CURTAIN).await;
        assert_eq!(faces(&browser).await, 0, "the curtain hides the board");
    }
    // Both sides sat down in turn.
    assert_ne!(sides[0], sides[1]);
    assert!(
        sides.iter().all(|side| sides[..2].contains(side)),
        "{sides:?}"
    );
    browser.close().await;
}
