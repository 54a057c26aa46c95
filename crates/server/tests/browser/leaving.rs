//! Leaving a seat to a bot.

use crate::harness::{House, Wishes};
use crate::player::seated;

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_goes_on_for_somebody_who_leaves() {
    let house = House::open().await;
    let browser = seated(&house, Wishes::default()).await;
    browser
        .eval(
            "window.confirm = () => true;
             for (const it of document.querySelectorAll('#side details')) it.open = true;",
        )
        .await;
    browser.click("#deeds form:has([value=bot]) button").await;
    // The seat is no longer ours: both are bots, and we watch.
    browser
        .until(
            "two bots",
            "const bots = document.querySelectorAll('.players li');
             return bots.length === 2 && [...bots].every((it) => !it.innerText.includes('(you)'))
               && document.querySelector('#table').dataset.yours === 'false'",
        )
        .await;
    // Whoever watches sees what the bots do, as they do it.
    browser
        .until(
            "the bots' moves",
            "const now = Number(document.querySelector('#table').dataset.line);
             window.first ??= now;
             return now > window.first",
        )
        .await;
    browser.close().await;
}
