//! Replays: jumping, and links to a position.

use serde_json::{Value as Json, json};

use crate::harness::{Browser, BrowserOptions, TestServer};
use crate::player::{Player, seated, year_is_over};

/// The text of the counter of steps.
async fn at(browser: &Browser) -> String {
    browser.text("#steps [role=status]").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reader_jumps_to_a_year_or_a_battle_and_shares_the_position() {
    let server = TestServer::open().await;
    let browser = seated(&server, BrowserOptions::default()).await;
    let mut player = Player::new(&browser);
    player.zeal = 60;
    // Some Years pass without a battle; then their winter is what one looks for.
    let done = |look: &Json| look["battle"] == true || year_is_over(look);
    player.click_until("a battle", done).await;
    let table = browser.client.current_url().await.expect("a place");
    let replay = format!("{}/replay", table.path());
    browser.goto(&server.url(&replay)).await;
    let end = at(&browser).await;
    let places = browser
        .eval("return [...document.querySelectorAll('#jump option')].map((it) => it.innerText.trim())")
        .await;
    let places: Vec<&str> = (places.as_array().into_iter().flatten())
        .filter_map(Json::as_str)
        .collect();
    assert_eq!(places.first(), Some(&"Year 705"), "{places:?}");
    let scene = |name: &str| places.iter().position(|it| it.starts_with(name));
    let scene = scene("Battle: ").or_else(|| scene("Winter"));
    let scene = scene.unwrap_or_else(|| panic!("no scene among {places:?}"));
    for index in [0, scene] {
        let is_battle = places[index].starts_with("Battle: ");
        let before = at(&browser).await;
        let pick = format!(
            "const it = document.querySelector('#jump'); it.selectedIndex = {index};
             it.dispatchEvent(new Event('change', {{bubbles: true}}));"
        );
        browser.eval(&pick).await;
        let moved = format!(
            "return document.querySelector('#steps [role=status]').innerText !== {}",
            json!(before)
        );
        // The battle may be what the match stands at already.
        if before != end || index == 0 {
            browser.until("the jump", &moved).await;
        }
        let shown = browser.eval("return !!document.querySelector('#battle svg')");
        assert_eq!(shown.await, is_battle, "{}", places[index]);
    }
    // What is copied leads to the same position.
    browser
        .eval("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
        .await;
    browser.click("#share").await;
    let link = browser.until("a link", "return window.copied").await;
    let here = at(&browser).await;
    browser.goto(link.as_str().unwrap_or_default()).await;
    assert_eq!(at(&browser).await, here);
    assert!(!here.is_empty());
    browser.close().await;
}
