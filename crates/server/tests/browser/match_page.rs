//! Playing on the board.

use std::time::{Duration, Instant};

use crate::friend::{by, offers, play_on, sit_down};
use crate::harness::{Browser, BrowserOptions, PATIENCE, TestServer};
use crate::player::{Player, seated, year_is_over};

#[tokio::test(flavor = "multi_thread")]
async fn a_new_visitor_plays_a_whole_year_by_clicking_the_board() {
    let server = TestServer::open().await;
    let browser = seated(&server, BrowserOptions::default()).await;
    let mut player = Player::new(&browser);
    browser.shot("table").await;
    player
        .click_until("the end of the year", year_is_over)
        .await;
    browser.shot("year-706").await;
    assert!(player.clicks > 8, "only {} clicks", player.clicks);
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_year_by_keyboard_alone() {
    let server = TestServer::open().await;
    let browser = seated(&server, BrowserOptions::default()).await;
    let mut player = Player::new(&browser);
    player.zeal = 3;
    player
        .press_until("the end of the year", year_is_over)
        .await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_shows_the_board_and_takes_taps() {
    let server = TestServer::open().await;
    let options = BrowserOptions {
        size: (390, 844),
        ..BrowserOptions::default()
    };
    let browser = seated(&server, options).await;
    browser
        .until(
            "targets",
            "return document.querySelectorAll('.i.glow').length",
        )
        .await;
    browser.shot("phone").await;
    let fits = browser.eval(
        "const board = document.querySelector('#board').getBoundingClientRect();
         const prompt = document.querySelector('#prompt').getBoundingClientRect();
         return document.documentElement.scrollWidth <= innerWidth
           && board.width >= innerWidth - 1 && board.height > innerHeight / 3
           && prompt.top >= 0 && prompt.bottom <= innerHeight;",
    );
    assert_eq!(fits.await, true, "the page does not fit a phone");
    let mut player = Player::new(&browser);
    player.zeal = 1000;
    player.click_until("a block in hand", in_hand).await;
    // Where it may go is in sight by itself, though the window shows half the map: all
    // of it, or the most if it reaches from the ocean to Italy.
    browser
        .until(
            "targets in sight",
            "const room = document.querySelector('#board').getBoundingClientRect();
             const boxes = [...document.querySelectorAll('#scene > .i.glow')].map((it) => it.getBoundingClientRect());
             const seen = boxes.filter((box) => box.left >= room.left && box.right <= room.right
               && box.top >= room.top && box.bottom <= room.bottom);
             return boxes.length > 0 && seen.length > boxes.length / 2",
        )
        .await;
    browser.shot("phone-targets").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_piece_in_the_way_stands_for_its_place() {
    let server = TestServer::open().await;
    let browser = seated(&server, BrowserOptions::default()).await;
    let mut player = Player::new(&browser);
    player.zeal = 1000;
    player.click_until("a block in hand", in_hand).await;
    let before = browser.text("#prompt").await;
    // A block that stands where the one in hand may go: a click on it goes there.
    browser
        .eval(
            "const open = [...document.querySelectorAll('#scene > .place.glow')].map((it) => it.dataset.place);
             const block = [...document.querySelectorAll('#scene > .block:not(.glow):not(.m-taken)')]
               .find((it) => open.includes(it.dataset.place));
             block.dispatchEvent(new MouseEvent('click', {bubbles: true}));",
        )
        .await;
    let moved = format!(
        "const choice = document.querySelector('#choices:not([hidden]) button');
         if (choice) choice.click();
         return document.querySelector('#prompt').innerText !== {}",
        serde_json::json!(before)
    );
    browser.until("the move", &moved).await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pointing_at_what_cannot_be_done_says_why() {
    let server = TestServer::open().await;
    let browser = seated(&server, BrowserOptions::default()).await;
    let mut player = Player::new(&browser);
    player.zeal = 1000;
    player.click_until("a block in hand", in_hand).await;
    browser.click("#scene .place:not(.glow)").await;
    let clause = browser
        .until(
            "the reason",
            "return document.querySelector('#toast:not([hidden]) a')?.href",
        )
        .await;
    assert!(
        clause.as_str().is_some_and(|it| it.contains("/rules#")),
        "{clause}"
    );
    browser.shot("why").await;
    browser.close().await;
}

/// A block was picked up and waits to be sent somewhere.
fn in_hand(look: &serde_json::Value) -> bool {
    let prompt = look["prompt"].as_str().unwrap_or_default();
    prompt.starts_with("Where does") && look["yours"] == true
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_revealed_cannot_be_taken_back() {
    let server = TestServer::open().await;
    let browser = seated(&server, BrowserOptions::default()).await;
    let mut player = Player::new(&browser);
    // A block is picked up: that can be taken back.
    player.zeal = 1000;
    player.click_until("a block in hand", in_hand).await;
    let before = browser.text("#prompt").await;
    browser.click("#undo").await;
    browser
        .until(
            "the step back",
            &format!(
                "return document.querySelector('#prompt').innerText !== {}",
                serde_json::json!(before)
            ),
        )
        .await;
    // The cards of both sides were turned over before: no button, and no way round it.
    let begin = Instant::now();
    while browser
        .eval("return !!document.querySelector('#undo')")
        .await
        == true
    {
        assert!(begin.elapsed() < PATIENCE, "no barrier stands");
        browser.click_if_there("#undo").await;
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    let refused = browser.client.execute_async(
        "const [done] = arguments;
         const body = new URLSearchParams({seat: 0, csrf: document.querySelector('[name=csrf]').value});
         const to = location.pathname + '/undo';
         fetch(to, {method: 'POST', body, headers: {accept: 'application/json'}})
           .then(async (it) => done([it.status, (await it.json()).code]));",
        Vec::new(),
    );
    let refused = refused.await.expect("an answer");
    assert_eq!(refused, serde_json::json!([409, "nothing_to_undo"]));
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_update_that_is_lost_is_asked_for_again() {
    let server = TestServer::open().await;
    let browser = Browser::open(BrowserOptions::default()).await;
    let rome = sit_down(&server, &browser, ["hannibal", "s2-217"], 1).await;
    let lose = "const fetched = window.fetch;
      window.lost = 0;
      window.fetch = (...asked) => {
        if (window.lost === 3 || !String(asked[0]).includes('/update')) return fetched(...asked);
        window.lost += 1;
        return Promise.reject(new TypeError('the line broke'));
      };";
    browser.eval(lose).await;
    play_on(&rome, &offers(&by("side")), &[], &["decline"]).await;
    // More often than there were events.
    assert_eq!(browser.eval("return window.lost").await, 3);
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_comes_back_after_the_server_did() {
    let mut server = TestServer::open().await;
    let browser = seated(&server, BrowserOptions::default()).await;
    let mut player = Player::new(&browser);
    player.zeal = 3;
    player
        .click_until("a choice of card", |look| {
            look["targets"].as_i64() > Some(0)
        })
        .await;
    server.shut().await;
    browser
        .until(
            "word of the loss",
            "return !document.querySelector('#lost').hidden",
        )
        .await;
    server.reopen().await;
    browser
        .until(
            "the connection",
            "return document.querySelector('#lost').hidden",
        )
        .await;
    let before = player.clicks;
    let prompt = player.look().await["prompt"].clone();
    player
        .click_until("the next question", |look| look["prompt"] != prompt)
        .await;
    assert!(player.clicks > before);
    browser.close().await;
}

/// What stands where.
const STANDING: &str = "return [...document.querySelectorAll('#scene > .i')]
    .map((it) => it.dataset.key + it.getAttribute('transform'))";

#[tokio::test(flavor = "multi_thread")]
async fn the_slider_steps_through_a_match() {
    let server = TestServer::open().await;
    let browser = seated(&server, BrowserOptions::default()).await;
    let mut player = Player::new(&browser);
    let turn_two = |look: &serde_json::Value| {
        look["prompt"]
            .as_str()
            .is_some_and(|it| it.contains("Turn 2"))
    };
    player.zeal = 4;
    player.click_until("the second turn", turn_two).await;
    let url = browser.client.current_url().await.expect("a place");
    browser
        .goto(&format!(
            "{}/replay",
            url.as_str().split('?').next().unwrap_or_default()
        ))
        .await;
    browser.shot("replay").await;
    let last = browser.text("#steps [role=status]").await;
    let board = browser.eval(STANDING).await;
    browser
        .eval("const it = document.querySelector('#slider'); it.value = 0; it.dispatchEvent(new Event('input'));")
        .await;
    browser
        .until(
            "the opening",
            &format!(
                "return document.querySelector('#steps [role=status]').innerText !== {}",
                serde_json::json!(last)
            ),
        )
        .await;
    assert!(
        browser
            .client
            .current_url()
            .await
            .expect("a place")
            .as_str()
            .contains("at=0")
    );
    browser.click("#steps [data-at]:last-of-type").await;
    browser
        .until(
            "the end",
            &format!(
                "return document.querySelector('#steps [role=status]').innerText === {}",
                serde_json::json!(last)
            ),
        )
        .await;
    let again = browser.eval(STANDING).await;
    assert_eq!(board, again);
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_script_the_plain_form_plays() {
    let server = TestServer::open().await;
    let options = BrowserOptions {
        script: false,
        ..BrowserOptions::default()
    };
    let browser = Browser::open(options).await;
    browser.goto(&server.url("/")).await;
    let find = |selector| fantoccini::Locator::Css(selector);
    let play = browser
        .client
        .find(find("form[action$='/quick'] button"))
        .await
        .expect("the button");
    play.click().await.expect("a click");
    let arrived = browser
        .client
        .wait()
        .for_element(find("#options button[name=act]"));
    arrived.await.expect("a table with options");
    browser.shot("no-script").await;
    assert!(
        browser.client.find(find("#scene .i")).await.is_ok(),
        "no board"
    );
    assert!(
        browser
            .client
            .find(find(".words-of-board li"))
            .await
            .is_ok(),
        "no words"
    );
    let prompt = browser
        .client
        .find(find("#prompt"))
        .await
        .expect("a prompt");
    let before = prompt.text().await.expect("its text");
    let option = browser
        .client
        .find(find("#options button[name=act]"))
        .await
        .expect("an option");
    option.click().await.expect("a click");
    let begin = Instant::now();
    loop {
        let prompt = browser.client.find(find("#prompt")).await;
        let now = match prompt {
            Ok(prompt) => prompt.text().await.unwrap_or_else(|_| before.clone()),
            Err(_) => before.clone(),
        };
        if now != before {
            break;
        }
        assert!(begin.elapsed() < PATIENCE, "the form did nothing");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    browser.close().await;
}
