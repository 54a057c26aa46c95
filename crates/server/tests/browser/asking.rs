//! What cannot be taken back is asked again first.

use crate::harness::{BrowserOptions, TestServer};
use crate::player::{Player, seated};

async fn asks_first(language: &'static str, said: [&str; 3]) {
    let server = TestServer::open().await;
    let options = BrowserOptions {
        language,
        ..BrowserOptions::default()
    };
    let browser = seated(&server, options).await;
    let mut player = Player::new(&browser);
    browser
        .eval(
            "window.asked = [];
             window.confirm = (text) => { asked.push(text); return false; };
             for (const it of document.querySelectorAll('#side details')) it.open = true;",
        )
        .await;
    player
        .click_until("a decision of ours and the next question", |look| {
            look["yours"] == true && look["own"] == true
        })
        .await;
    for button in ["[value=draw]", "[value=own]", "form[action$=resign] button"] {
        browser.click(&format!("#actions {button}")).await;
    }
    let asked = browser
        .until("three questions", "return asked.length === 3 && asked")
        .await;
    for (index, said) in said.into_iter().enumerate() {
        let asked = asked[index].as_str().unwrap_or_default();
        assert!(asked.contains(said), "{asked}");
    }
    // Nobody said yes: the match goes on, and nothing is offered.
    let quiet = browser.eval(
        "return !document.querySelector('.offer, #options form[action$=rematch]')
           && document.querySelector('#table').dataset.yours === 'true'",
    );
    assert_eq!(quiet.await, true);
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn draw_way_back_and_resignation_are_asked_again() {
    let said = ["without a winner", "your last decision", "really resign"];
    asks_first("en", said).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn draw_way_back_and_resignation_are_asked_again_in_polish() {
    asks_first("pl", ["bez zwycięzcy", "ostatniej decyzji", "poddajesz"]).await;
}
