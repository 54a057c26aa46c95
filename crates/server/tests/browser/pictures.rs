//! Pictures for the documentation: `cargo xtask screenshots`.

use serde_json::Value as Json;

use crate::harness::{Browser, House, Wishes};
use crate::player::{Player, seated, year_is_over};

const DESKTOP: Wishes = Wishes {
    size: (1280, 800),
    language: "en",
    script: true,
    dark: false,
};
const PHONE: Wishes = Wishes {
    size: (390, 844),
    ..DESKTOP
};
const DARK: Wishes = Wishes {
    language: "pl",
    dark: true,
    ..DESKTOP
};

/// Dice have come to rest and pieces stand where they went.
async fn settled(browser: &Browser) {
    let still = "return document.getAnimations()
        .every((it) => it.playState !== 'running' || it.effect.getTiming().iterations === Infinity)";
    browser.until("a still picture", still).await;
}

async fn shot(browser: &Browser, name: &str) {
    settled(browser).await;
    browser.shot(name).await;
}

/// Plays on until there is a fight, or the Year ended without one.
async fn fight(browser: &Browser) {
    let mut player = Player::new(browser);
    player.zeal = 40;
    let seen = |look: &Json| look["battle"] == true || year_is_over(look);
    player.click_until("a battle", seen).await;
}

async fn table(house: &House, wishes: Wishes) -> Browser {
    let browser = seated(house, wishes).await;
    let mut player = Player::new(&browser);
    player.zeal = 40;
    let moves = |look: &Json| look["targets"].as_i64() > Some(8);
    player.click_until("something to move", moves).await;
    browser
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "makes pictures, proves nothing"]
async fn pictures_of_a_desktop() {
    let house = House::open().await;
    let browser = Browser::open(DESKTOP).await;
    for (path, name) in [
        ("/", "first-desktop"),
        ("/games/julius-caesar", "gallery"),
        ("/games/julius-caesar/new", "new-table"),
    ] {
        browser.goto(&house.url(path)).await;
        shot(&browser, name).await;
    }
    browser.close().await;
    let browser = table(&house, DESKTOP).await;
    shot(&browser, "match-desktop").await;
    fight(&browser).await;
    shot(&browser, "battle").await;
    let url = browser.client.current_url().await.expect("a place");
    let replay = format!("{}/replay", url.path());
    browser.goto(&house.url(&replay)).await;
    shot(&browser, "replay").await;
    browser.goto(&house.url("/lobby")).await;
    shot(&browser, "lobby").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "makes pictures, proves nothing"]
async fn pictures_of_a_phone() {
    let house = House::open().await;
    let browser = Browser::open(PHONE).await;
    browser.goto(&house.url("/")).await;
    shot(&browser, "first-phone").await;
    browser.close().await;
    let browser = table(&house, PHONE).await;
    shot(&browser, "match-phone").await;
    fight(&browser).await;
    shot(&browser, "battle-phone").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "makes pictures, proves nothing"]
async fn pictures_in_the_dark_in_polish() {
    let house = House::open().await;
    let browser = table(&house, DARK).await;
    shot(&browser, "match-dark-pl").await;
    browser.close().await;
}
