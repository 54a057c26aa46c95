//! Pictures for the documentation: `cargo xtask screenshots`.

use serde_json::Value as Json;

use crate::harness::{Browser, BrowserOptions, TestServer};
use crate::player::{Player, seated, year_is_over};

const DESKTOP: BrowserOptions = BrowserOptions {
    size: (1280, 800),
    language: "en",
    script: true,
    dark: false,
    speed: "off",
    reduced_motion: false,
};
const PHONE: BrowserOptions = BrowserOptions {
    size: (390, 844),
    ..DESKTOP
};
const DARK: BrowserOptions = BrowserOptions {
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

/// The page as large as it was wanted for: a window has a frame around it.
async fn sized(browser: &Browser, options: BrowserOptions) {
    let frame = browser.eval("return outerHeight - innerHeight").await;
    let frame = frame.as_u64().and_then(|frame| u32::try_from(frame).ok());
    let (wide, high) = options.size;
    if let Some(frame @ 1..) = frame {
        let size = browser.client.set_window_size(wide, high + frame);
        size.await.expect("a larger window");
    }
}

/// A match in which a battle is being fought. Some Years pass without one.
async fn fight(server: &TestServer, options: BrowserOptions) -> Browser {
    for _ in 0..6 {
        let browser = table(server, options).await;
        let mut player = Player::new(&browser);
        player.zeal = 40;
        let seen = |look: &Json| look["battle"] == true || year_is_over(look);
        player.click_until("a battle", seen).await;
        if player.look().await["battle"] == true {
            return browser;
        }
        browser.close().await;
    }
    panic!("six Years without a battle");
}

async fn table(server: &TestServer, options: BrowserOptions) -> Browser {
    let browser = seated(server, options).await;
    sized(&browser, options).await;
    let mut player = Player::new(&browser);
    player.zeal = 40;
    let moves = |look: &Json| look["targets"].as_i64() > Some(8);
    player.click_until("something to move", moves).await;
    browser
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "makes pictures, proves nothing"]
async fn pictures_of_a_desktop() {
    let server = TestServer::open().await;
    let browser = Browser::open(DESKTOP).await;
    sized(&browser, DESKTOP).await;
    for (path, name) in [
        ("/", "first-desktop"),
        ("/games/julius-caesar", "gallery"),
        ("/games/julius-caesar/new", "new-table"),
    ] {
        browser.goto(&server.url(path)).await;
        shot(&browser, name).await;
    }
    browser.close().await;
    let browser = table(&server, DESKTOP).await;
    shot(&browser, "match-desktop").await;
    browser.close().await;
    let browser = fight(&server, DESKTOP).await;
    shot(&browser, "battle").await;
    let url = browser.client.current_url().await.expect("a place");
    let replay = format!("{}/replay", url.path());
    browser.goto(&server.url(&replay)).await;
    shot(&browser, "replay").await;
    browser.goto(&server.url("/lobby")).await;
    shot(&browser, "lobby").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "makes pictures, proves nothing"]
async fn pictures_of_a_phone() {
    let server = TestServer::open().await;
    let browser = Browser::open(PHONE).await;
    browser.goto(&server.url("/")).await;
    shot(&browser, "first-phone").await;
    browser.close().await;
    let browser = table(&server, PHONE).await;
    shot(&browser, "match-phone").await;
    browser.close().await;
    let browser = fight(&server, PHONE).await;
    shot(&browser, "battle-phone").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "makes pictures, proves nothing"]
async fn pictures_in_the_dark_in_polish() {
    let server = TestServer::open().await;
    let browser = table(&server, DARK).await;
    shot(&browser, "match-dark-pl").await;
    browser.close().await;
}
