//! The page tells what happened: dice rest, a turn of a bot is several moments, the story
//! can be skipped and told again.

use std::time::{Duration, Instant};

use crate::harness::{Browser, BrowserOptions, MATCH_PATIENCE, TestServer};
use crate::player::{Player, seated, start};

const ESCAPE: char = '\u{e00c}';

fn telling(language: &'static str) -> BrowserOptions {
    BrowserOptions {
        language,
        ..BrowserOptions::default()
    }
}

async fn set_speed(browser: &Browser, speed: &str) {
    let set = format!("localStorage.setItem('speed', '{speed}')");
    browser.eval(&set).await;
}

/// Watches how long dice lie still in sight, and whether the question waits for them.
const WATCH_DICE: &str = "
  window.rest = { begun: null, ended: null, early: false };
  const watch = () => {
    const box = document.querySelector('#thrown');
    const still = !box.hidden && !box.classList.contains('tumbling') && !!box.querySelector('.die');
    if (still) {
      rest.begun ??= performance.now();
      const options = document.querySelector('#options');
      if (document.querySelector('#table.telling') && getComputedStyle(options).visibility !== 'hidden') rest.early = true;
    } else if (rest.begun !== null) rest.ended ??= performance.now();
    if (rest.ended === null) requestAnimationFrame(watch);
  };
  watch();";

/// Plays until a block of ours fires, in match after match if need be.
async fn until_we_fire(server: &TestServer, browser: &Browser, speed: &str) {
    let mut player = Player::new(browser);
    loop {
        // Enough to march against somebody; then turns end until a battle comes.
        player.zeal = 30;
        player
            .click_until("a shot of ours", |look| {
                look["over"] == true || look["yours"] == true && look["fires"] == true
            })
            .await;
        if player.look().await["over"] == true {
            start(server, browser).await;
            continue;
        }
        // What the last click asked for has come, and no dice lie there.
        browser
            .until(
                "a quiet table",
                "return document.querySelector('#thrown').hidden && !document.querySelector('form[data-busy]')",
            )
            .await;
        set_speed(browser, speed).await;
        let fire = format!(
            "const fire = [...document.querySelectorAll('#options button[name=act]')]
               .find((it) => JSON.parse(it.value).act === 'fire');
             if (!fire) return false;
             {WATCH_DICE}
             fire.click();
             return true;"
        );
        if browser.eval(&fire).await == true {
            return;
        }
        set_speed(browser, "off").await;
    }
}

async fn own_dice_rest(language: &'static str, speed: &str) {
    let server = TestServer::open().await;
    let browser = seated(&server, telling(language)).await;
    until_we_fire(&server, &browser, speed).await;
    let rest = browser
        .until("dice that lay still", "return rest.ended !== null && rest")
        .await;
    let [begun, ended] = ["begun", "ended"].map(|at| rest[at].as_f64().expect("a time"));
    assert!(ended - begun >= 700.0, "{} ms", ended - begun);
    assert_eq!(rest["early"], false, "the question did not wait");
    let faces = browser.eval("return document.querySelector('#thrown').dataset.faces");
    assert!(!faces.await.as_str().unwrap_or_default().is_empty());
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn own_dice_stand_in_sight_after_firing() {
    own_dice_rest("en", "normal").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn own_dice_stand_in_sight_in_polish_even_where_nothing_is_told() {
    own_dice_rest("pl", "off").await;
}

/// How many moments of others there were since our last decision.
async fn others(browser: &Browser) -> u64 {
    let count = browser.client.execute_async(
        "const [done] = arguments;
         fetch(document.querySelector('#table').dataset.moments, {headers: {accept: 'application/json'}})
           .then(async (it) => done((await it.json()).moments.filter(({own}) => !own).length));",
        Vec::new(),
    );
    count.await.expect("a count").as_u64().expect("a number")
}

/// Plays until the others did at least so much since our last decision.
async fn play_until_others_did(browser: &Browser, least: u64) -> u64 {
    let mut player = Player::new(browser);
    player.zeal = 2;
    let begin = Instant::now();
    loop {
        let look = player.look().await;
        if look["yours"] == true {
            let count = others(browser).await;
            if count >= least {
                return count;
            }
        }
        assert!(begin.elapsed() < MATCH_PATIENCE, "the bot did too little");
        player.click_once().await;
    }
}

const TOLD: &str = "return document.querySelector('#table.telling')
    && Number(document.querySelector('#table').dataset.told) >= 2";
const SILENT: &str = "return !document.querySelector('#table.telling')
    && document.querySelector('#story').hidden
    && getComputedStyle(document.querySelector('#options')).visibility === 'visible'";

async fn a_turn_is_told(language: &'static str, skip: &str) {
    let server = TestServer::open().await;
    let browser = seated(&server, telling(language)).await;
    play_until_others_did(&browser, 3).await;
    // A whole turn, with what lay on the table before it, is small.
    let sent = browser.eval(
        "return performance.getEntriesByType('resource')
           .filter((it) => it.name.includes('/moments?')).at(-1).encodedBodySize",
    );
    let sent = sent.await.as_u64().expect("a size");
    assert!((1..20_000).contains(&sent), "{sent} bytes");
    // What lies on the table stays the same, however the story ends.
    const STANDING: &str = "return [...document.querySelectorAll('#scene > .i')]
        .map((it) => it.dataset.key + it.getAttribute('transform')).sort()";
    let before = browser.eval(STANDING).await;
    set_speed(&browser, "slow").await;
    browser.key('r').await;
    browser.until("several moments", TOLD).await;
    assert_eq!(browser.text("#story button").await, skip);
    browser.shot(&format!("told-{language}")).await;
    browser.key(ESCAPE).await;
    browser.until("the end of the story", SILENT).await;
    assert_eq!(before, browser.eval(STANDING).await);
    // Once more, ended by the space bar and by a click.
    for end in [' ', 'x'] {
        browser.key('r').await;
        browser
            .until(
                "the story",
                "return document.querySelector('#table.telling') && true",
            )
            .await;
        match end {
            ' ' => browser.key(' ').await,
            _ => browser.click("#story button").await,
        }
        browser.until("the end of the story", SILENT).await;
        assert_eq!(before, browser.eval(STANDING).await);
    }
    // Told to its end, the question comes by itself.
    set_speed(&browser, "fast").await;
    browser.key('r').await;
    browser.until("several moments", TOLD).await;
    browser.until("the end of the story", SILENT).await;
    assert_eq!(before, browser.eval(STANDING).await);
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_of_a_bot_is_several_moments() {
    a_turn_is_told("en", "Skip").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_of_a_bot_is_several_moments_in_polish() {
    a_turn_is_told("pl", "Pomiń").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_speed_is_remembered_and_coming_back_offers_the_story() {
    let server = TestServer::open().await;
    let browser = seated(&server, telling("en")).await;
    let count = play_until_others_did(&browser, 3).await;
    // Chosen in the panel, it holds after the page was loaded anew.
    browser
        .eval(
            "const list = document.querySelector('#speed');
             list.value = 'fast';
             list.dispatchEvent(new Event('change'));
             for (const name of Object.keys(localStorage)) if (name.startsWith('seen:')) localStorage.removeItem(name);",
        )
        .await;
    browser.client.refresh().await.expect("the page anew");
    let said = browser
        .until(
            "a welcome",
            "const bar = document.querySelector('#welcome'); return !bar.hidden && bar.innerText",
        )
        .await;
    let said = said.as_str().unwrap_or_default();
    assert!(
        said.contains(&format!("Since you were here: {count} things")),
        "{said}"
    );
    assert_eq!(
        browser
            .eval("return document.querySelector('#speed').value")
            .await,
        "fast"
    );
    browser.click("#welcome [data-play]").await;
    browser.until("several moments", TOLD).await;
    browser.until("the end of the story", SILENT).await;
    // Who has seen it is not told again.
    browser.client.refresh().await.expect("the page anew");
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(
        browser
            .eval("return document.querySelector('#welcome').hidden")
            .await,
        true
    );
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn with_reduced_motion_the_moments_are_steps() {
    let server = TestServer::open().await;
    let options = BrowserOptions {
        reduced_motion: true,
        ..BrowserOptions::default()
    };
    let browser = seated(&server, options).await;
    play_until_others_did(&browser, 3).await;
    set_speed(&browser, "normal").await;
    browser
        .eval(
            "window.moved = 0;
             const watch = () => {
               moved += document.getAnimations().filter((it) => it.effect.getTiming().duration > 1).length;
               requestAnimationFrame(watch);
             };
             watch();",
        )
        .await;
    browser.key('r').await;
    browser.until("several moments", TOLD).await;
    browser.until("the end of the story", SILENT).await;
    assert_eq!(browser.eval("return moved").await, 0);
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_plays_by_itself_and_steps_by_arrows() {
    let server = TestServer::open().await;
    let browser = seated(&server, telling("en")).await;
    play_until_others_did(&browser, 3).await;
    let url = browser.client.current_url().await.expect("a place");
    let page = url
        .as_str()
        .split('?')
        .next()
        .unwrap_or_default()
        .to_owned();
    browser.goto(&format!("{page}/replay?at=1")).await;
    const AT: &str = "return Number(document.querySelector('#slider').value)";
    browser.key('\u{e014}').await;
    browser
        .until(
            "the next step",
            "return document.querySelector('#slider').value === '2'",
        )
        .await;
    browser.key('\u{e012}').await;
    browser
        .until(
            "the step before",
            "return document.querySelector('#slider').value === '1'",
        )
        .await;
    set_speed(&browser, "fast").await;
    browser.click("#autoplay").await;
    browser
        .until(
            "several steps",
            "return Number(document.querySelector('#slider').value) >= 4",
        )
        .await;
    browser.click("#autoplay").await;
    assert!(browser.eval(AT).await.as_u64() >= Some(4));
    browser.close().await;
}
