//! Hands in the Sea by clicking: a naval battle that the other player answers in a browser
//! of his own, and a Campaign. What leads there is played by program.

use std::time::{Duration, Instant};

use serde_json::{Value as Json, json};

use crate::friend::{ask, by, invitation, offers, sit_down, take};
use crate::harness::{Browser, BrowserOptions, MATCH_PATIENCE, TestServer};

const GAME: [&str; 2] = ["hands-in-the-sea", "first-punic-war"];

/// How much a player wants an act; below zero it is not taken.
type Taste = fn(&Json) -> i32;

fn is(act: &Json, name: &str, fact: &str) -> bool {
    let has = |(_, value): (&String, &Json)| value == fact;
    act["act"] == name && (fact.is_empty() || act.as_object().is_some_and(|it| it.iter().any(has)))
}

/// Ends rounds with as little as can be.
fn quiet(act: &Json) -> i32 {
    match act["act"].as_str().unwrap_or_default() {
        "end_round" | "decline" | "nothing" | "leave" | "stay" | "show_hand" => 10,
        "enough" => 9,
        "begin" if is(act, "begin", "pass") => 5,
        "begin" if is(act, "begin", "discard") => 3,
        "begin" => -1,
        "pick" | "give_up" | "retreat" | "reroll" | "revolt" | "lose_fort" | "betray" => 1,
        "drop_corvus" | "first" => 1,
        _ => -1,
    }
}

/// A seat at the table, played by program.
struct Hand<'a> {
    browser: &'a Browser,
    token: Option<&'a str>,
    table: &'a str,
    seat: u8,
}

impl Hand<'_> {
    /// What may be done now, if anything.
    async fn legal(&self) -> (Json, Vec<Json>) {
        let path = format!("matches/{}/legal?seat={}", self.table, self.seat);
        let legal = ask(self.browser, self.token, &path, None).await;
        let moves = legal["moves"].as_array().cloned().unwrap_or_default();
        let acts = moves.iter().map(|it| it["act"].clone()).collect();
        (legal["question"].clone(), acts)
    }

    /// Takes the act that is liked best. Whether there was one.
    async fn play(&self, taste: Taste) -> bool {
        let (question, acts) = self.legal().await;
        let best = (acts.iter())
            .filter(|act| taste(act) >= 0)
            .max_by_key(|act| taste(act));
        let Some(act) = best else {
            return false;
        };
        let decision = json!({ "question": question, "act": act, "seat": self.seat });
        let path = format!("matches/{}/act", self.table);
        ask(self.browser, self.token, &path, Some(decision)).await;
        true
    }
}

/// Both play by program until one of the first's acts is `wanted`.
async fn lead_to(
    hands: [&Hand<'_>; 2],
    tastes: [Taste; 2],
    what: &str,
    wanted: impl Fn(&[Json]) -> bool,
) {
    let begin = Instant::now();
    loop {
        assert!(begin.elapsed() < MATCH_PATIENCE, "never came to {what}");
        let (_, acts) = hands[0].legal().await;
        if wanted(&acts) {
            return;
        }
        let played = hands[0].play(tastes[0]).await || hands[1].play(tastes[1]).await;
        assert!(played, "nobody can do anything on the way to {what}");
    }
}

fn log_says(pattern: &str) -> String {
    format!("return /{pattern}/.test(document.querySelector('#log').innerText)")
}

/// A fleet for Rome, as soon as it can be paid for.
fn shipwright(act: &Json) -> i32 {
    match act["act"].as_str().unwrap_or_default() {
        "begin" if is(act, "begin", "build") => 9,
        "begin" if is(act, "begin", "sail") => 8,
        "begin" if is(act, "begin", "take_money") => 7,
        "sail" if act["to"]["sea"] == "italy" => 9,
        "sail" => 0,
        _ => quiet(act),
    }
}

/// By way of Sicily to Italy, and there to battle.
fn admiral(act: &Json) -> i32 {
    match act["act"].as_str().unwrap_or_default() {
        "begin" if is(act, "begin", "sail") => 8,
        "sail" if act["to"]["sea"] == "italy" => 9,
        "sail" if act["to"]["sea"] == "sicily" => 8,
        "sail" if act["to"]["sea"] == "africa" => 7,
        "sail" => 0,
        _ => quiet(act),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_naval_battle_is_answered_in_another_browser() {
    let server = TestServer::open().await;
    let rome = Browser::open(BrowserOptions::default()).await;
    let link = invitation(&server, &rome, GAME, 0).await;
    let carthage = Browser::open(BrowserOptions::default()).await;
    carthage.goto(&link).await;
    carthage.click("main button[type=submit]").await;
    let laid = "return !!document.querySelector('#table #scene > .i')";
    for browser in [&rome, &carthage] {
        browser.until("the table", laid).await;
    }
    let table = rome.eval("return location.pathname.split('/')[2]").await;
    let table = table.as_str().unwrap_or_default().to_owned();
    let hand = |browser, seat| Hand {
        browser,
        token: None,
        table: &table,
        seat,
    };
    let [first, second] = [hand(&carthage, 1), hand(&rome, 0)];
    let engages = |acts: &[Json]| acts.iter().any(|act| is(act, "begin", "engage"));
    lead_to(
        [&first, &second],
        [admiral, shipwright],
        "a naval battle",
        engages,
    )
    .await;
    let engage = by("begin:engage");
    carthage.until("the option", &offers(&engage)).await;
    take(&carthage, &engage).await;
    take(&carthage, "act.act === 'pick'").await;
    carthage
        .until("the own window", &offers("act.act === 'enough'"))
        .await;
    take(&carthage, "act.act === 'enough'").await;
    // The defender is asked in his browser, and nothing is rolled before he answers.
    rome.until("the question", &offers("act.act === 'enough'"))
        .await;
    let rolled = log_says("rolls");
    assert_eq!(carthage.eval(&rolled).await, false);
    rome.shot("hands-in-the-sea-naval-question").await;
    take(&rome, "act.act === 'enough'").await;
    let done = log_says("(wins the naval battle|The naval battle is a draw)");
    for browser in [&rome, &carthage] {
        browser.until("the outcome", &done).await;
    }
    carthage.shot("hands-in-the-sea-naval").await;
    rome.close().await;
    carthage.close().await;
}

/// Throws away as many cards as can be paid for: the deck runs out sooner.
fn hasty(act: &Json) -> i32 {
    match act["act"].as_str().unwrap_or_default() {
        "begin" if is(act, "begin", "discard") => 8,
        "pick" => 9,
        "enough" => 1,
        // The own rounds are ended by hand, in the page.
        "end_round" => -1,
        _ => quiet(act),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_ends_a_turn() {
    let server = TestServer::open().await;
    let browser = Browser::open(BrowserOptions::default()).await;
    let rome = sit_down(&server, &browser, GAME, 1).await;
    let token = rome.token();
    let own = Hand {
        browser: &browser,
        token: None,
        table: &rome.table,
        seat: 1,
    };
    let other = Hand {
        browser: &browser,
        token: Some(token),
        table: &rome.table,
        seat: 0,
    };
    let came = log_says("The Campaign card comes up");
    let begin = Instant::now();
    while browser.eval(&came).await != true {
        assert!(begin.elapsed() < MATCH_PATIENCE, "no Campaign comes");
        if browser.eval(&offers(&by("end_round"))).await == true {
            take(&browser, &by("end_round")).await;
        } else if !own.play(hasty).await && !other.play(quiet).await {
            tokio::time::sleep(Duration::from_millis(60)).await;
        }
    }
    let told = log_says("Event: ");
    browser.until("the event", &told).await;
    let shown = "return !!document.querySelector('[data-key^=\"event:\"]')";
    browser.until("its card", shown).await;
    browser.shot("hands-in-the-sea-campaign").await;
    browser.close().await;
}
