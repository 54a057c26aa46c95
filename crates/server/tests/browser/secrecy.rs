//! Two people at one table: what one may not know never reaches his browser.

use serde_json::Value as Json;

use crate::harness::{Browser, BrowserOptions, TestServer};
use crate::player::Player;

/// Everything the server sends to this page: the page itself, an update, the events
/// until one has come, and what the page has made of it.
pub async fn bytes(browser: &Browser) -> String {
    let all = browser.client.execute_async(
        "const [done] = arguments;
         const table = document.querySelector('#table');
         (async () => {
           const page = await (await fetch(location.href)).text();
           const update = await (await fetch(table.dataset.update)).text();
           const reader = (await fetch(table.dataset.events)).body.getReader();
           const event = new TextDecoder().decode((await reader.read()).value);
           reader.cancel();
           done([page, update, event, document.documentElement.outerHTML].join('\\n'));
         })();",
        Vec::new(),
    );
    let all = all.await.expect("the bytes");
    all.as_str().unwrap_or_default().to_owned()
}

/// A block on the map that this page can tell from others: its key, and its label,
/// such as "Legio 7, strength III, B3".
#[derive(Debug, Clone, PartialEq)]
struct Known {
    key: String,
    label: String,
}

impl Known {
    /// The id of the block, as data and records spell it.
    fn id(&self) -> &str {
        self.key.trim_start_matches("block:")
    }

    /// Both sides number these alike: "Navis 3" may be one's own in the pool.
    fn shares_its_name(&self) -> bool {
        ["Auxilia", "Ballista", "Equitatus", "Navis"]
            .iter()
            .any(|series| self.name().starts_with(series))
    }

    fn name(&self) -> &str {
        self.label.split(',').next().unwrap_or_default()
    }
}

async fn blocks(browser: &Browser) -> Vec<Known> {
    let found = browser.eval(
        "return [...document.querySelectorAll('#scene > .i[data-key^=\"block:\"]')]
           .map((it) => [it.dataset.key, it.getAttribute('aria-label')])",
    );
    let found = found.await;
    let text = |of: &Json| of.as_str().unwrap_or_default().to_owned();
    (found.as_array().into_iter().flatten())
        .map(|it| Known {
            key: text(&it[0]),
            label: text(&it[1]),
        })
        .collect()
}

/// Whether `text` has `word` and no longer word that it is a part of: "Legio 1" is not
/// in "Legio 14".
pub fn has_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let is_part = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '-');
        !is_part(text[..at].chars().next_back()) && !is_part(text[at + word.len()..].chars().next())
    })
}

/// Nothing of what only the other side can tell apart is in what this page received.
async fn knows_nothing_of(browser: &Browser, others: &[Known]) {
    let own = blocks(browser).await;
    let told = browser.text("#log").await;
    let received = bytes(browser).await;
    for hidden in others.iter().filter(|it| !own.contains(it)) {
        assert!(!hidden.name().is_empty() && hidden.label.contains("strength"));
        let is_own = |word: &str| own.iter().any(|it| has_word(&it.label, word));
        for word in [
            hidden.key.as_str(),
            hidden.id(),
            hidden.name(),
            &hidden.label,
        ] {
            // What a battle showed is no secret, nor is a name that both sides have, nor that
            // of a side, nor who Cleopatra is: she alone has her colour (FW-d).
            let by_name = word == hidden.name() || word == hidden.label;
            let is_open = hidden.id() == "cleopatra" && word != hidden.label
                || hidden.shares_its_name() && by_name
                || ["Caesar", "Pompey"].contains(&word);
            if is_open || is_own(word) || has_word(&told, hidden.name()) {
                continue;
            }
            assert!(
                !has_word(&received, word),
                "{word:?} reached the other side"
            );
        }
    }
    // Blocks seen from behind look alike, whoever and however strong they are.
    let looks = browser.eval(
        "const looks = {};
         for (const it of document.querySelectorAll('#scene > .i.back')) {
           const marks = [...it.classList].filter((name) => name !== 'glow').sort().join(' ');
           (looks[marks] ??= new Set()).add(it.innerHTML);
         }
         return Object.values(looks).map((kind) => kind.size)",
    );
    let looks = looks.await;
    let looks = looks.as_array().expect("some backs");
    assert!(
        !looks.is_empty() && looks.iter().all(|kinds| *kinds == 1),
        "{looks:?}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_play_and_neither_receives_the_others_hidden_blocks() {
    let server = TestServer::open().await;
    let caesar = Browser::open(BrowserOptions::default()).await;
    caesar.goto(&server.url("/games/julius-caesar/new")).await;
    caesar
        .eval("document.querySelector('#seat-1').value = 'invite'")
        .await;
    caesar.click("main button[type=submit]").await;
    let link = caesar
        .until(
            "an invitation",
            "return document.querySelector('a.invite')?.href",
        )
        .await;
    let pompey = Browser::open(BrowserOptions::default()).await;
    pompey.goto(link.as_str().unwrap_or_default()).await;
    pompey.click("main button[type=submit]").await;
    let laid = "return !!document.querySelector('#scene > .i') && document.querySelector('#table').dataset.yours === 'true'";
    pompey.until("the table", laid).await;
    caesar.until("the table", laid).await;

    let mut players = [Player::new(&caesar), Player::new(&pompey)];
    for _ in 0..14 {
        for player in &mut players {
            player.click_once().await;
        }
        let [mine, theirs] = [blocks(&caesar).await, blocks(&pompey).await];
        assert!(!mine.is_empty() && !theirs.is_empty());
        knows_nothing_of(&caesar, &theirs).await;
        knows_nothing_of(&pompey, &mine).await;
    }
    caesar.shot("two-caesar").await;
    pompey.shot("two-pompey").await;
    caesar.close().await;
    pompey.close().await;
}
