//! A player who looks at the page and does what it allows.

use std::time::{Duration, Instant};

use serde_json::Value as Json;

use crate::harness::{Browser, BrowserOptions, MATCH_PATIENCE, TestServer};

/// What the page shows that matters to a player.
const LOOK: &str = "
  const table = document.querySelector('#table');
  const at = (it) => {
    const box = it.getBoundingClientRect();
    const spots = [[.5, .5], [.3, .3], [.7, .7], [.2, .8], [.8, .2]];
    for (const [dx, dy] of spots) {
      const [x, y] = [box.left + box.width * dx, box.top + box.height * dy];
      const top = document.elementFromPoint(x, y);
      if (top && it.contains(top)) return [x, y];
    }
    return null;
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const reach = (selector) => all(selector).map(at).filter(Boolean);
  const choices = document.querySelector('#choices');
  return {
    yours: table.dataset.yours === 'true',
    prompt: document.querySelector('#prompt').innerText,
    year: document.querySelector('[data-key=years] [aria-current]')?.textContent ?? '',
    glow: reach('.i.glow'),
    targets: all('.i.glow').length,
    primary: reach('#options button.primary, #options button.later'),
    free: reach('#options form > button[name=act]'),
    choices: choices.hidden ? [] : reach('#choices button'),
    own: !!document.querySelector('#actions [value=own]'),
    over: !!document.querySelector('#options form[action$=rematch]'),
    battle: !!document.querySelector('#battle svg'),
    fires: all('#options button[name=act]').some((it) => JSON.parse(it.value).act === 'fire'),
    curtain: !!document.querySelector('#curtain .curtain'),
    options: all('#options button[name=act]').length,
  };";

/// A new visitor at a table against a bot.
pub async fn seated(server: &TestServer, options: BrowserOptions) -> Browser {
    let browser = Browser::open(options).await;
    start(server, &browser).await;
    browser
}

/// A new match against a bot.
pub async fn start(server: &TestServer, browser: &Browser) {
    browser.goto(&server.url("/")).await;
    browser.click("form[action$='/quick'] button").await;
    browser
        .until(
            "a table",
            "return !!document.querySelector('#table #scene > .i')",
        )
        .await;
}

/// Where a look says that something can be clicked.
fn spots(look: &Json, of: &str) -> Vec<(f64, f64)> {
    let spots = look[of].as_array().into_iter().flatten();
    spots
        .filter_map(|spot| Some((spot[0].as_f64()?, spot[1].as_f64()?)))
        .collect()
}

/// The first Year is over, and with it the game if a side won.
pub fn year_is_over(look: &Json) -> bool {
    look["year"]
        .as_str()
        .is_some_and(|year| year.starts_with("706"))
        || look["over"] == true
}

pub struct Player<'a> {
    pub browser: &'a Browser,
    /// How many more blocks to move before moves are ended at once.
    pub zeal: usize,
    pub clicks: usize,
    /// Turns of the wheel among equal targets.
    turn: usize,
}

impl<'a> Player<'a> {
    pub fn new(browser: &'a Browser) -> Player<'a> {
        Player {
            browser,
            zeal: 6,
            clicks: 0,
            turn: 0,
        }
    }

    pub async fn look(&self) -> Json {
        self.browser.eval(LOOK).await
    }

    /// One click of the mouse, if it is our turn.
    pub async fn click_once(&mut self) {
        let look = self.look().await;
        self.click_on(&look).await;
    }

    async fn click_on(&mut self, look: &Json) {
        if look["yours"] != true && spots(look, "choices").is_empty() {
            tokio::time::sleep(Duration::from_millis(80)).await;
            return;
        }
        let [choices, glow, primary, free] =
            ["choices", "glow", "primary", "free"].map(|of| spots(look, of));
        let ends = self.zeal == 0 && !primary.is_empty();
        let (thing, from) = if !choices.is_empty() {
            ("#choices button", choices)
        } else if ends || glow.is_empty() {
            match primary.is_empty() {
                true => ("#options form > button[name=act]", free),
                false => ("#options button.primary, #options button.later", primary),
            }
        } else {
            self.zeal = self.zeal.saturating_sub(1);
            (".i.glow", glow)
        };
        self.turn += 1;
        if let Some((x, y)) = from.get(self.turn * 7 % from.len().max(1)) {
            self.clicks += 1;
            self.browser.click_thing_at(thing, *x, *y).await;
            tokio::time::sleep(Duration::from_millis(60)).await;
        } else {
            // What glows is out of sight: look at the whole board.
            self.browser.key('0').await;
        }
    }

    /// Plays with the mouse until `done`.
    pub async fn click_until(&mut self, what: &str, done: impl Fn(&Json) -> bool) {
        let begin = Instant::now();
        loop {
            let look = self.look().await;
            if done(&look) {
                return;
            }
            if begin.elapsed() > MATCH_PATIENCE {
                self.browser.shot("stuck").await;
                panic!("waited too long for {what}: {look}");
            }
            self.click_on(&look).await;
        }
    }

    /// Plays with Enter alone until `done`.
    pub async fn press_until(&mut self, what: &str, done: impl Fn(&Json) -> bool) {
        const ENTER: char = '\u{e007}';
        const TAB: char = '\u{e004}';
        let begin = Instant::now();
        loop {
            let look = self.look().await;
            if done(&look) {
                return;
            }
            if begin.elapsed() > MATCH_PATIENCE {
                self.browser.shot("stuck-keys").await;
                panic!("waited too long for {what}: {look}");
            }
            if look["yours"] != true {
                tokio::time::sleep(Duration::from_millis(80)).await;
                continue;
            }
            let on = self.browser.eval(
                "const it = document.activeElement;
                 if (it.matches('.i.glow')) return 'target';
                 if (it.matches('#choices button')) return 'choice';
                 if (it.matches('#options button[name=act]')) return 'option';
                 return '';",
            );
            let on = on.await;
            let ends = self.zeal == 0
                && look["primary"]
                    .as_array()
                    .is_some_and(|all| !all.is_empty());
            match on.as_str().unwrap_or_default() {
                "target" if ends => self.browser.key(TAB).await,
                "" => self.browser.key(TAB).await,
                _ => {
                    self.zeal = self.zeal.saturating_sub(1);
                    self.browser.key(ENTER).await;
                    tokio::time::sleep(Duration::from_millis(60)).await;
                }
            }
        }
    }
}
