//! The board can be read and hit: targets, badges, stacks, cards, the whole of it.

use serde_json::{Value as Json, json};

use crate::harness::{Browser, BrowserOptions, TestServer};

const GAMES: [&str; 3] = ["julius-caesar", "hannibal", "mare-nostrum"];

const DESK: BrowserOptions = BrowserOptions {
    size: (1366, 768),
    language: "en",
    script: true,
    dark: false,
    speed: "off",
    reduced_motion: false,
};

/// A desk whose page is enlarged to 200 %: half as many pixels of its own.
const ENLARGED: BrowserOptions = BrowserOptions {
    size: (683, 384),
    ..DESK
};

const PHONE: BrowserOptions = BrowserOptions {
    size: (390, 844),
    ..DESK
};

/// The page as large as it was wanted for: a window has a frame around it.
async fn sized(browser: &Browser, (wide, high): (u32, u32)) {
    let frame = browser.eval("return outerHeight - innerHeight").await;
    if let Some(frame @ 1..) = frame.as_u64().and_then(|frame| u32::try_from(frame).ok()) {
        let size = browser.client.set_window_size(wide, high + frame);
        size.await.expect("a window of this size");
    }
}

/// A table of this game against bots; nothing is told, so that nothing is waited for.
async fn table(server: &TestServer, game: &str, options: BrowserOptions) -> Browser {
    let browser = Browser::open(options).await;
    browser.goto(&server.url(&format!("/games/{game}"))).await;
    sized(&browser, options.size).await;
    browser
        .click(&format!("form[action='/games/{game}/quick'] button"))
        .await;
    let laid = "return !!document.querySelector('#table #scene > .i')";
    browser.until("a table", laid).await;
    browser
}

/// Takes the options that are on the board for so many decisions.
async fn play(browser: &Browser, decisions: usize) {
    const STEP: &str = "
      const table = document.querySelector('#table');
      if (document.querySelector('#options form[action$=rematch]')) return 'over';
      if (table.dataset.yours !== 'true' || document.querySelector('form[data-busy]')) return 'wait';
      const all = [...document.querySelectorAll('#options button[name=act]')];
      if (!all.length) return 'wait';
      window.turn = (window.turn ?? 0) + 1;
      const placed = all.filter((it) => it.dataset.keys);
      const from = placed.length && window.turn % 5 ? placed : all;
      const button = from[(window.turn * 7) % from.length];
      button.form.requestSubmit(button);
      return 'done';";
    for _ in 0..decisions {
        let did = browser
            .until(
                "a decision",
                &format!("const did = (() => {{ {STEP} }})(); return did === 'wait' ? false : did"),
            )
            .await;
        if did == "over" {
            return;
        }
    }
    let asked = "return document.querySelectorAll('.i.glow').length > 3
      && !document.querySelector('form[data-busy]')
      && document.querySelector('#table').dataset.yours === 'true'";
    for _ in 0..60 {
        if browser.eval(asked).await == true {
            return;
        }
        let did = browser
            .until(
                "a question",
                &format!("const did = (() => {{ {STEP} }})(); return did === 'wait' ? false : did"),
            )
            .await;
        if did == "over" {
            return;
        }
    }
}

/// Clicks every target by its centre and says which of them did not answer: neither taken,
/// nor chosen, nor offered in a list. Nothing is sent.
const HIT_ALL: &str = "
  let got = null;
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    got = event.submitter;
  }, true);
  for (const fight of document.querySelectorAll('#battle details')) fight.open = false;
  const press = (key) => document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
  const missed = [];
  const keys = [...document.querySelectorAll('.i.glow')].map((it) => it.dataset.key);
  for (const key of keys) {
    const item = document.querySelector(`.i.glow[data-key=\"${CSS.escape(key)}\"]`);
    if (!item) { missed.push(`${key}: gone`); continue; }
    if (!item.getClientRects().length || !item.getBoundingClientRect().width) continue;
    document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Shift', bubbles: true}));
    item.focus();
    item.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const whole = item.querySelector('use.hit-area');
    const box = (item.querySelector('circle.hit-area') ?? item).getBoundingClientRect();
    let [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    // The middle of a ragged area may lie outside it or under what stands there.
    if (whole) {
      const spots = [];
      for (let dx = 1; dx < 12; dx += 1) for (let dy = 1; dy < 12; dy += 1)
        spots.push([box.left + box.width * dx / 12, box.top + box.height * dy / 12]);
      const own = spots.find(([x, y]) => item.contains(document.elementFromPoint(x, y)));
      if (own) [x, y] = own;
    }
    const under = document.elementFromPoint(x, y);
    got = null;
    under?.dispatchEvent(new MouseEvent('click', {bubbles: true, clientX: x, clientY: y}));
    const list = document.querySelector('#choices');
    const title = (item.dataset.tip ?? '').split('\\n')[0];
    // The list of a badge stands beside the place that it covers.
    const from = document.querySelector(`.i[data-key=\"${CSS.escape(list.dataset.from ?? '')}\"]`);
    const beside = item.dataset.place && from?.dataset.place === item.dataset.place;
    const offered = !list.hidden && (list.dataset.from === key || beside || list.textContent.includes(title));
    const taken = got && JSON.parse(got.dataset.keys ?? '[]').includes(key);
    const badge = item.matches('.badge-of') && (got || document.querySelector('.i.chosen'));
    const chosen = document.querySelector(`.i.chosen[data-key=\"${CSS.escape(key)}\"]`);
    if (!taken && !chosen && !offered && !badge) missed.push(`${key} at ${x},${y}: ${under?.outerHTML.slice(0, 90)}`);
    if (!list.hidden) press('Escape');
    if (document.querySelector('.i.chosen')) press('Escape');
  }
  return [keys.length, missed];";

async fn hits_all(browser: &Browser, what: &str) {
    let found = browser.eval(HIT_ALL).await;
    browser.shot(&format!("hits-{what}")).await;
    assert!(found[0].as_u64() > Some(0), "{what}: nothing to choose");
    assert_eq!(found[1], json!([]), "{what}: {found}");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_target_of_a_crowd_is_hit_by_its_centre() {
    let server = TestServer::open().await;
    for game in GAMES {
        for options in [DESK, ENLARGED, PHONE] {
            let browser = table(&server, game, options).await;
            play(&browser, 24).await;
            let (wide, high) = options.size;
            hits_all(&browser, &format!("{game}-{wide}x{high}")).await;
            browser.close().await;
        }
    }
}

/// Far off, pieces are badges: a click on one is a click on what it covers.
#[tokio::test(flavor = "multi_thread")]
async fn a_badge_stands_for_what_it_covers() {
    let server = TestServer::open().await;
    let browser = table(&server, "julius-caesar", PHONE).await;
    play(&browser, 24).await;
    browser.key('0').await;
    let far = "return document.querySelector('svg.board').classList.contains('zoom-far')
      && !!document.querySelector('#scene > .badge-of')";
    browser.until("badges", far).await;
    hits_all(&browser, "badges").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_whole_board_is_the_whole_board() {
    let server = TestServer::open().await;
    for game in GAMES {
        for options in [DESK, PHONE] {
            let browser = table(&server, game, options).await;
            browser
                .eval("document.querySelector('[data-zoom=\"1.25\"]').click()")
                .await;
            browser.click("[data-zoom=fit]").await;
            // The view is in the middle: it reaches beyond the left and upper edges, and so
            // beyond the others.
            let contained = "const {x, y} = document.querySelector('svg.board').viewBox.baseVal;
              const room = document.querySelector('#board').getBoundingClientRect();
              const places = [...document.querySelectorAll('#scene > .place')].map((it) => it.getBoundingClientRect());
              return x <= 0.5 && y <= 0.5 && places.length > 0 && places.every((it) =>
                it.left + it.width / 2 >= room.left && it.left + it.width / 2 <= room.right
                && it.top + it.height / 2 >= room.top && it.top + it.height / 2 <= room.bottom)";
            browser.until("the whole board", contained).await;
            browser.close().await;
        }
    }
}

/// Pointing at a piece names everything in its stack, and a card is held up to be read.
#[tokio::test(flavor = "multi_thread")]
async fn stacks_and_cards_can_be_looked_at() {
    let server = TestServer::open().await;
    for (language, held) in [("en", "Hand"), ("pl", "Ręka")] {
        let options = BrowserOptions { language, ..DESK };
        let browser = table(&server, "julius-caesar", options).await;
        play(&browser, 6).await;
        let stack = browser
            .until(
                "a stack",
                "const pieces = [...document.querySelectorAll('#scene > .block')];
                 const mates = (it) => document.querySelectorAll(`#scene > .near[data-place=\"${it.dataset.place}\"]:not(.tally)`).length;
                 const item = pieces.sort((a, b) => mates(b) - mates(a))[0];
                 item.dispatchEvent(new PointerEvent('pointerover', {bubbles: true, pointerType: 'mouse'}));
                 const named = [...document.querySelectorAll('#tip li')].map((it) => it.innerText);
                 const count = named.reduce((sum, it) => sum + Number(it.match(/^(\\d+) ×/)?.[1] ?? 1), 0);
                 return count > 1 && count === mates(item) && named",
            )
            .await;
        assert!(
            stack.as_array().is_some_and(|all| !all.is_empty()),
            "{stack}"
        );
        let card = browser
            .until(
                "a card to read",
                "const card = document.querySelector('#hand .playing-card[role=button]');
                 card.dispatchEvent(new PointerEvent('pointerover', {bubbles: true, pointerType: 'mouse'}));
                 const picture = document.querySelector('#tip.of-card:not([hidden]) > svg');
                 return picture && picture.getBoundingClientRect().height",
            )
            .await;
        assert!(card.as_f64() > Some(300.0), "{card}");
        let captions = browser.text("#hand").await;
        assert!(captions.contains(held), "{captions}");
        browser.shot(&format!("held-{language}")).await;
        browser.close().await;
    }
}

/// What is written on pieces and cards in the first view can be read, or is not shown.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_written_can_be_read() {
    let server = TestServer::open().await;
    for game in GAMES {
        let browser = table(&server, game, DESK).await;
        let small = browser
            .eval(
                "const size = (text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
                 const on = (selector, least) => [...document.querySelectorAll(selector)]
                   .filter((it) => it.getClientRects().length && it.getBoundingClientRect().width && size(it) < least)
                   .map((it) => `${it.textContent} ${size(it).toFixed(1)}`);
                 return [...on('#scene .i:not(.place) text', 9), ...on('#hand .playing-card text', 11),
                   ...on('#hand .block text, #hand .general text, #hand .token text', 9)]",
            )
            .await;
        assert_eq!(small, json!([]), "{game}");
        browser.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_runs_like_a_chat() {
    let server = TestServer::open().await;
    for (language, turn) in [("en", "Turn"), ("pl", "Tura")] {
        let options = BrowserOptions { language, ..DESK };
        let browser = table(&server, "julius-caesar", options).await;
        play(&browser, 14).await;
        let log = browser
            .eval(
                "const lines = [...document.querySelectorAll('#log li[data-line]')];
                 const places = lines.map((it) => Number(it.dataset.line));
                 const box = document.querySelector('#log [data-scroll]');
                 return {
                   ordered: places.every((it, index) => !index || places[index - 1] < it),
                   end: box.scrollTop + box.clientHeight >= box.scrollHeight - 2,
                   heads: [...document.querySelectorAll('#log .chapter')].map((it) => it.innerText),
                   sides: new Set(lines.flatMap((it) => [...it.classList].filter((name) => name.startsWith('t-')))).size,
                 }",
            )
            .await;
        assert_eq!(log["ordered"], true, "{log}");
        assert_eq!(log["end"], true, "{log}");
        assert_eq!(log["sides"], 2, "{log}");
        let heads = log["heads"].as_array().cloned().unwrap_or_default();
        let named = |head: &Json| head.as_str().is_some_and(|head| !head.is_empty());
        assert!(
            !heads.is_empty() && heads.iter().all(named),
            "{turn}: {log}"
        );
        // Lines that name something are found on the board, and lines are found by words.
        let lit = browser
            .eval(
                "const line = [...document.querySelectorAll('#log .line')].findLast((it) => it.querySelector('[data-point]'));
                 line.click();
                 return document.querySelectorAll('.lit-up').length",
            )
            .await;
        assert!(lit.as_u64() > Some(0), "{lit}");
        let left = browser
            .eval(
                "const field = document.querySelector('#log-filter');
                 field.value = 'zzz';
                 field.dispatchEvent(new Event('input'));
                 const shown = [...document.querySelectorAll('#log li')].filter((it) => !it.hidden).length;
                 field.value = '';
                 field.dispatchEvent(new Event('input'));
                 return [shown, [...document.querySelectorAll('#log li')].every((it) => !it.hidden)]",
            )
            .await;
        assert_eq!(left, json!([0, true]));
        browser.close().await;
    }
}

/// What is named wrongly, too pale or used twice, as far as a page can tell by itself.
const FAULTS: &str = "
  const faults = [];
  const shown = (it) => it.getClientRects().length && getComputedStyle(it).visibility !== 'hidden';
  const name = (it) => (it.getAttribute('aria-label') || it.innerText || it.textContent || it.title
    || it.getAttribute('placeholder') || it.labels?.[0]?.textContent || it.alt || '').trim();
  for (const it of document.querySelectorAll('button, a[href], input:not([type=hidden]), select, textarea, [role=button], [role=img], section, aside, nav'))
    if (shown(it) && !it.closest('[aria-hidden=true]') && !name(it)) faults.push('no name: ' + it.outerHTML.slice(0, 100));
  for (const it of document.querySelectorAll('img:not([alt])')) faults.push('no alt: ' + it.src);
  const ids = [...document.querySelectorAll('[id]')].map((it) => it.id);
  for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index))) faults.push('twice: #' + id);
  if (!document.documentElement.lang) faults.push('no language');
  if (document.querySelectorAll('h1').length < 1) faults.push('no heading');
  if (!document.querySelector('main')) faults.push('no main');
  const light = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map((it) => it / 255).map((it) => (it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4));
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const colour = (text) => text.match(/[\\d.]+/g).map(Number);
  const ground = (it) => {
    for (let at = it; at; at = at.parentElement) {
      const [r, g, b, a = 1] = colour(getComputedStyle(at).backgroundColor);
      if (a > 0.98) return [r, g, b];
      if (a > 0) return null;
    }
    return null;
  };
  const words = (it) => [...it.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  for (const it of document.querySelectorAll('body :not(svg, svg *, script, option, .for-ears, .skip)')) {
    if (!words(it) || !shown(it)) continue;
    const [text, behind] = [colour(getComputedStyle(it).color), ground(it)];
    if (!behind) continue;
    const [a, b] = [light(text), light(behind)].sort((a, b) => b - a);
    const contrast = (a + 0.05) / (b + 0.05);
    if (contrast < 4.5) faults.push(`pale ${contrast.toFixed(2)}: ` + it.outerHTML.slice(0, 100));
  }
  return faults;";

#[tokio::test(flavor = "multi_thread")]
async fn pages_can_be_read_by_everybody() {
    let server = TestServer::open().await;
    for (language, dark) in [("en", false), ("pl", true)] {
        let options = BrowserOptions {
            language,
            dark,
            ..DESK
        };
        let browser = Browser::open(options).await;
        let pages = [
            "/",
            "/lobby",
            "/account",
            "/games/hannibal",
            "/games/julius-caesar/new",
            "/games/mare-nostrum/rules",
        ];
        for page in pages {
            browser.goto(&server.url(page)).await;
            let faults = browser.eval(FAULTS).await;
            assert_eq!(faults, json!([]), "{page} in {language}");
        }
        browser.close().await;
        for game in GAMES {
            let browser = table(&server, game, options).await;
            play(&browser, 10).await;
            let faults = browser.eval(FAULTS).await;
            assert_eq!(faults, json!([]), "{game} in {language}");
            let replay = browser.eval("return location.pathname + '/replay'").await;
            let replay = replay.as_str().unwrap_or_default().to_owned();
            browser.goto(&server.url(&replay)).await;
            let faults = browser.eval(FAULTS).await;
            assert_eq!(faults, json!([]), "replay of {game} in {language}");
            browser.close().await;
        }
    }
}
