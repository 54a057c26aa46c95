//! Two people at one table: what one may not know never reaches his browser.

use serde_json::{Value as Json, json};

use crate::harness::{Browser, House, Wishes};
use crate::player::Player;

/// Everything the server sends to this page: the page itself, an update, the events
/// until one has come, and what the page has made of it.
async fn bytes(browser: &Browser) -> String {
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

/// The keys of the blocks on the map that this page can tell apart.
async fn blocks(browser: &Browser) -> Vec<String> {
    let keys = browser.eval(
        "return [...document.querySelectorAll('#scene > .i[data-key^=\"block:\"]')].map((it) => it.dataset.key)",
    );
    let keys = keys.await;
    (keys.as_array().into_iter().flatten())
        .filter_map(Json::as_str)
        .map(str::to_owned)
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_play_and_neither_receives_the_others_hidden_blocks() {
    let house = House::open().await;
    let caesar = Browser::open(Wishes::default()).await;
    caesar.goto(&house.url("/games/julius-caesar/new")).await;
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
    let pompey = Browser::open(Wishes::default()).await;
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
        for (browser, others) in [(&caesar, &theirs), (&pompey, &mine)] {
            let own = blocks(browser).await;
            let received = bytes(browser).await;
            for key in others.iter().filter(|key| !own.contains(key)) {
                let quoted = [
                    format!("\"{key}\""),
                    json!(key).to_string(),
                    format!("&quot;{key}&quot;"),
                ];
                let leaks = quoted.iter().any(|key| received.contains(key));
                assert!(!leaks, "{key} reached the other side");
            }
        }
    }
    caesar.shot("two-caesar").await;
    pompey.shot("two-pompey").await;
    caesar.close().await;
    pompey.close().await;
}
