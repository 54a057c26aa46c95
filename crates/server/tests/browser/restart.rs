//! The server ends and comes back in the middle of a battle.

use serde_json::Value as Json;

use crate::harness::{Browser, BrowserOptions, TestServer};
use crate::player::{Player, seated, year_is_over};

/// A table at which a battle is being fought and we are to decide. Some Years pass
/// without one.
async fn in_battle(server: &TestServer) -> Browser {
    for _ in 0..6 {
        let browser = seated(server, BrowserOptions::default()).await;
        let mut player = Player::new(&browser);
        player.zeal = 40;
        let fights = |look: &Json| look["battle"] == true && look["yours"] == true;
        let seen = |look: &Json| fights(look) || year_is_over(look);
        player.click_until("a battle", seen).await;
        if fights(&player.look().await) {
            return browser;
        }
        browser.close().await;
    }
    panic!("six Years without a battle");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_battle_goes_on_after_the_server_came_back() {
    let mut server = TestServer::open().await;
    let browser = in_battle(&server).await;
    let (battle, prompt) = (browser.text("#battle").await, browser.text("#prompt").await);
    assert!(!battle.is_empty() && !prompt.is_empty());
    server.shut().await;
    let lost = "return !document.querySelector('#lost').hidden";
    browser.until("word of the loss", lost).await;
    server.reopen().await;
    let found = "return document.querySelector('#lost').hidden";
    browser.until("the connection", found).await;
    // The same battle and the same question, to the last block.
    assert_eq!(browser.text("#battle").await, battle);
    assert_eq!(browser.text("#prompt").await, prompt);
    // A page that is loaded anew shows the same.
    browser.client.refresh().await.expect("the page again");
    let there = "return !!document.querySelector('#battle svg')";
    browser.until("the battle", there).await;
    assert_eq!(browser.text("#battle").await, battle);
    let mut player = Player::new(&browser);
    let before = player.look().await["prompt"].clone();
    let on = |look: &Json| look["prompt"] != before;
    player.click_until("the next question", on).await;
    assert!(player.clicks > 0);
    browser.close().await;
}
