//! Leaving a seat to a bot.

use crate::harness::{BrowserOptions, TestServer};
use crate::player::seated;

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_goes_on_for_somebody_who_leaves() {
    let server = TestServer::open().await;
    let browser = seated(&server, BrowserOptions::default()).await;
    browser
        .eval(
            "window.confirm = () => true;
             for (const it of document.querySelectorAll('#side details')) it.open = true;",
        )
        .await;
    browser.click("#actions form:has([value=bot]) button").await;
    // The seat is no longer ours: both are bots, and we watch.
    browser
        .until(
            "two bots",
            "const bots = document.querySelectorAll('.players li');
             return bots.length === 2 && [...bots].every((it) => !it.innerText.includes('(you)'))
               && document.querySelector('#table').dataset.yours === 'false'",
        )
        .await;
    // Whoever watches is told what the bots do: the page's own addresses answer.
    let answers = browser.client.execute_async(
        "const [done] = arguments;
         const { update, events } = document.querySelector('#table').dataset;
         (async () => {
           const stop = new AbortController();
           const asked = [`${update}&line=0`, events].map((to) => fetch(to, {signal: stop.signal}));
           const found = (await Promise.all(asked)).map((it) => it.status);
           stop.abort();
           done(found);
         })().catch((error) => done(String(error)));",
        Vec::new(),
    );
    let answers = answers.await.expect("two answers");
    assert_eq!(answers, serde_json::json!([200, 200]));
    browser.close().await;
}
