//! Mare Nostrum: a whole round among bots, and a trade between two people.

use std::time::{Duration, Instant};

use serde_json::Value as Json;

use crate::harness::{Browser, BrowserOptions, MATCH_PATIENCE, PATIENCE, TestServer};
use crate::player::Player;

/// The number of the round, as the panel of the phases says it.
const ROUND: &str = "return document.querySelector('[data-key=phases]')?.getAttribute('aria-label')
  .match(/\\d+/)?.[0] ?? ''";

/// A table with one person and four bots.
async fn among_bots(server: &TestServer, options: BrowserOptions) -> Browser {
    let browser = Browser::open(options).await;
    browser.goto(&server.url("/games/mare-nostrum")).await;
    browser
        .click("form[action='/games/mare-nostrum/quick'] button")
        .await;
    let laid = "return !!document.querySelector('#table #scene > .i')";
    browser.until("a table", laid).await;
    browser
}

/// Plays until the second round, and tells which panels over the board were seen.
async fn play_a_round(browser: &Browser, name: &str) -> Vec<String> {
    let mut player = Player::new(browser);
    let mut seen: Vec<String> = Vec::new();
    let begin = Instant::now();
    while browser.eval(ROUND).await != "2" {
        let look = player.look().await;
        if look["over"] == true {
            break;
        }
        let waited = begin.elapsed();
        if waited > MATCH_PATIENCE {
            browser.shot("stuck").await;
            panic!("no second round: {look}");
        }
        let over = browser.eval(
            "return [...document.querySelectorAll('#battle svg')].map((it) => it.dataset.key)",
        );
        for key in over.await.as_array().into_iter().flatten() {
            let key = key.as_str().unwrap_or_default().to_owned();
            if !seen.contains(&key) {
                browser.shot(&format!("{name}-{key}")).await;
                seen.push(key);
            }
        }
        player.click_once().await;
    }
    assert!(player.clicks > 5, "only {} clicks", player.clicks);
    seen
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_with_four_bots() {
    let server = TestServer::open().await;
    let options = BrowserOptions {
        size: (1366, 768),
        ..BrowserOptions::default()
    };
    let browser = among_bots(&server, options).await;
    browser.shot("mare-nostrum").await;
    let mats = browser
        .eval("return document.querySelectorAll('[data-key^=\"mat:\"]').length")
        .await;
    assert_eq!(mats, 5, "every empire has its mat");
    let seen = play_a_round(&browser, "mare-nostrum").await;
    assert!(seen.iter().any(|key| key == "trade"), "{seen:?}");
    browser.shot("mare-nostrum-round-2").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_on_a_phone_in_polish() {
    let server = TestServer::open().await;
    let options = BrowserOptions {
        size: (390, 844),
        language: "pl",
        ..BrowserOptions::default()
    };
    let browser = among_bots(&server, options).await;
    browser.shot("mare-nostrum-phone").await;
    let fits = browser.eval(
        "const board = document.querySelector('#board').getBoundingClientRect();
         const prompt = document.querySelector('#prompt').getBoundingClientRect();
         return document.documentElement.scrollWidth <= innerWidth
           && board.height > innerHeight / 3
           && prompt.top >= 0 && prompt.bottom <= innerHeight;",
    );
    assert_eq!(fits.await, true, "the page does not fit a phone");
    play_a_round(&browser, "mare-nostrum-phone").await;
    browser.shot("mare-nostrum-phone-round-2").await;
    browser.close().await;
}

/// The takes that a page's log tells, oldest first.
async fn takes(browser: &Browser) -> Vec<String> {
    let lines = browser.eval(
        "return [...document.querySelectorAll('#log li')].map((it) => it.innerText.trim())
           .filter((it) => / takes | gives /.test(it)).reverse()",
    );
    let lines: Json = lines.await;
    (lines.as_array().into_iter().flatten())
        .filter_map(|line| Some(line.as_str()?.to_owned()))
        .collect()
}

/// How many resources each of the three holds, as the mats say.
async fn held(browser: &Browser) -> [u8; 3] {
    let counts = browser.eval(
        "return [...document.querySelectorAll('[data-key^=\"mat:\"]')]
           .map((it) => Number(it.getAttribute('aria-label').match(/\\d+/)[0]))",
    );
    serde_json::from_value(counts.await).expect("three mats")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_trade_between_two_browsers() {
    let server = TestServer::open().await;
    // By seats: a bot is Rome, the friend Greece, and who opens the table Carthage, which
    // leads the trade.
    let carthage = Browser::open(BrowserOptions::default()).await;
    carthage.goto(&server.url("/games/mare-nostrum/new")).await;
    carthage
        .eval(
            "const set = (id, value) => {
               const field = document.getElementById(id);
               field.value = value;
               field.dispatchEvent(new Event('change', {bubbles: true}));
             };
             set('count', '3');
             set('option-empire-assignment', 'seats');
             set('seat-0', 'bot:greedy');
             set('seat-1', 'invite');
             set('seat-2', 'me');",
        )
        .await;
    carthage.click("main button.primary[type=submit]").await;
    let invite = "return document.querySelector('a.invite')?.href";
    let link = carthage.until("an invitation", invite).await;
    let greece = Browser::open(BrowserOptions::default()).await;
    greece.goto(link.as_str().unwrap_or_default()).await;
    greece.click("main button[type=submit]").await;

    // While others sit down the page is drawn anew, and a click may fall between.
    let asked = "return document.querySelectorAll('#hand .i.glow').length > 0";
    let marker = "return !!document.querySelector(\"[data-key='number:2']\")";
    carthage.until("the exchange markers", marker).await;
    let begin = Instant::now();
    while carthage.eval(asked).await != true && begin.elapsed() < PATIENCE {
        carthage.click_if_there("[data-key='number:2']").await;
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    greece.until("the question for an offer", asked).await;
    carthage.until("the question for an offer", asked).await;
    assert_eq!(
        carthage.text("#empty").await,
        "",
        "no seat is free any more"
    );
    carthage.shot("mare-nostrum-offer").await;

    // Carthage lays out both; Greece is told no more than that it is done.
    let laid = |count: usize| {
        format!(
            "return document.querySelectorAll('#battle [data-key^=\"laid:\"]').length === {count}"
        )
    };
    carthage.click("#hand .i.glow").await;
    carthage.until("the first of two", &laid(1)).await;
    carthage.click("#hand .i.glow").await;
    carthage.until("the whole offer", &laid(2)).await;
    let ready = "return [...document.querySelectorAll('#battle [data-key^=\"hidden:carthage:\"]')]
      .filter((it) => !it.matches('.m-lost')).length === 2";
    greece.until("word that Carthage is ready", ready).await;
    let shown = "return document.querySelectorAll('#battle [data-key^=\"offer:\"]').length";
    assert_eq!(greece.eval(shown).await, 0, "an offer is shown too early");
    greece.click("#hand .i.glow").await;
    greece.until("the first of two", &laid(1)).await;
    greece.click("#hand .i.glow").await;

    let open = "return document.querySelectorAll('#battle [data-key^=\"offer:\"]').length > 0";
    greece.until("all offers", open).await;
    carthage.until("all offers", open).await;
    carthage.shot("mare-nostrum-take").await;

    // Whoever is to take takes, until nobody can.
    let mut players = [Player::new(&carthage), Player::new(&greece)];
    let trading = "return !!document.querySelector('#battle [data-key=trade]')";
    let begin = Instant::now();
    while carthage.eval(trading).await == true || greece.eval(trading).await == true {
        assert!(begin.elapsed() < MATCH_PATIENCE, "an endless trade");
        for player in &mut players {
            player.zeal = 1000;
            if player.browser.eval(trading).await == true {
                player.click_once().await;
            }
        }
    }
    let told = takes(&carthage).await;
    assert!(told.len() >= 2, "{told:?}");
    assert_eq!(told, takes(&greece).await);
    // 2.2.1-c: everybody gained as many as they lost. Rome, a bot, may be building by now.
    for browser in [&carthage, &greece] {
        let [_, ours, theirs] = held(browser).await;
        assert_eq!((ours, theirs), (9, 9));
    }
    carthage.close().await;
    greece.close().await;
}
