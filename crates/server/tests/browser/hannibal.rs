//! Hannibal: a battle, a siege and a counter-event by clicking, and moments that are let
//! pass beforehand.

use std::time::Instant;

use serde_json::json;

use crate::friend::{ask, begun, by, invitation, offers, play_on, sit_down, take};
use crate::harness::{Browser, BrowserOptions, PATIENCE, TestServer};
use crate::player::Player;
use crate::secrecy::{bytes, has_word};

/// Bad Weather: it fits the moment at which a general is activated, which comes as long as
/// the card may be in a hand.
const BAD_WEATHER: &str = "c41";

/// A window that asks us to interrupt the activation of a general.
const AT_ACTIVATION: &str = "return document.querySelector('#table').dataset.yours === 'true'
  && document.querySelector('#prompt .clause').innerText.includes('W-activate')";

#[tokio::test(flavor = "multi_thread")]
async fn a_battle_is_fought_by_clicking() {
    let server = TestServer::open().await;
    let browser = Browser::open(BrowserOptions::default()).await;
    // Hannibal stands next to Flaminius, who never avoids battle.
    let rome = sit_down(&server, &browser, ["hannibal", "s2-217"], 1).await;
    play_on(&rome, &offers(&by("side")), &[], &["decline"]).await;
    for way in ["side:carthage", "play:general", "activate:hannibal"] {
        take(&browser, &by(way)).await;
    }
    play_on(&rome, &offers(&by("step:mutina")), &[], &["decline"]).await;
    browser.shot("hannibal-march").await;
    take(&browser, &by("step:mutina")).await;
    let attack = by("attack:frontal-assault");
    let (own, his) = (["roll", "decline"], ["decline", "done"]);
    play_on(&rome, &offers(&by("attack")), &own, &his).await;

    // So many cards from behind on either side, none on the table, ours open below.
    let cards =
        "const count = (start) => document.querySelectorAll(`[data-key^='${start}']`).length;
      return ['held:rome:', 'held:carthage:', 'played:', 'title:'].map(count)";
    let cards = browser.eval(cards).await;
    let [rome_holds, we_hold, played, kinds] = [0, 1, 2, 3].map(|index| cards[index].as_u64());
    assert!(rome_holds > Some(0) && we_hold > rome_holds, "{cards}");
    assert!(played == Some(0) && kinds > Some(1), "{cards}");
    let has_one = browser.eval(&offers(&attack)).await == true;
    take(
        &browser,
        if has_one {
            &attack
        } else {
            "act.act === 'attack'"
        },
    )
    .await;
    let answered =
        "return /Rome (matches|does not match)/.test(document.querySelector('#log').innerText)";
    play_on(&rome, answered, &[], &["match", "decline", "yield"]).await;
    // What lies on the table is what the log tells, unless that was the end.
    let rows = browser.eval(
        "const told = document.querySelector('#log').innerText.match(/ (attacks|matches): (?!battle)/g);
         const played = document.querySelectorAll('#battle [data-key^=\"played:\"]').length;
         return [!document.querySelector('#battle svg'), played, told.length]",
    );
    let rows = rows.await;
    assert!(rows[0] == true || rows[1] == rows[2], "{rows}");
    browser.shot("hannibal-battle").await;

    let over = "return !document.querySelector('#battle svg')";
    let own = [
        "attack", "match", "decline", "lose", "retreat", "yield", "pc",
    ];
    let his = ["yield", "decline", "lose", "retreat", "attack", "pc"];
    play_on(&rome, over, &own, &his).await;
    let won = "return /wins the battle of Mutina/.test(document.querySelector('#log').innerText)";
    browser.until("the outcome", won).await;

    // Those who look back go to the turn and to the battle.
    browser
        .goto(&server.url(&format!("/m/{}/replay", rome.table)))
        .await;
    let places =
        "return [...document.querySelectorAll('#jump option')].map((it) => it.innerText.trim())";
    let places = browser.eval(places).await;
    assert_eq!(places[0], "Turn 2: 217 BC", "{places}");
    let battle = places
        .as_array()
        .is_some_and(|it| it.contains(&json!("Battle: Mutina")));
    assert!(battle, "{places}");
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_siege_is_laid_by_clicking() {
    let server = TestServer::open().await;
    let browser = Browser::open(BrowserOptions::default()).await;
    // Flaccus stands before the walls of Capua. He takes a card of 2 OPs.
    let carthage = sit_down(&server, &browser, ["hannibal", "s6-211"], 0).await;
    let card = format!("{} && /[23] OP/.test(text)", by("play:general"));
    play_on(&carthage, &offers(&card), &["decline"], &["side:rome"]).await;
    take(&browser, &card).await;
    take(&browser, &by("activate:flaccus")).await;
    play_on(&carthage, &offers(&by("siege")), &[], &["decline"]).await;
    browser.shot("hannibal-before-capua").await;
    take(&browser, &by("siege")).await;
    let die = "return !!document.querySelector('#hand [data-key=dice]')
      && /Rome rolls .*: siege/.test(document.querySelector('#log').innerText)";
    play_on(&carthage, die, &[], &["decline"]).await;
    browser.shot("hannibal-siege").await;

    // Points that were gained lie before the walls, and only those.
    let told = browser.text("#log").await;
    let gained = told.contains("Capua is besieged: ");
    let taken = told.contains("Rome takes Capua");
    assert!(gained || taken || told.contains("gains nothing"), "{told}");
    let points = "return document.querySelector('#scene [data-key=\"points:capua\"]')?.getAttribute('aria-label') ?? ''";
    let points = browser.eval(points).await;
    let shown = (points.as_str()).is_some_and(|it| it.contains("of siege"));
    assert_eq!(shown, gained && !taken, "{points}: {told}");
    browser.close().await;
}

/// A table at which we are Carthage and he, as Rome, was dealt `card`.
async fn deal(server: &TestServer, us: &Browser, him: &Browser, card: &str) -> String {
    // The first table makes persons of both; the next ones are opened by programs.
    let link = invitation(server, us, ["hannibal", "s1-218"], 1).await;
    him.goto(&link).await;
    him.click("main button[type=submit]").await;
    begun(him).await;
    begun(us).await;
    for _ in 0..200 {
        let new = json!({ "game": "hannibal", "seats": ["invite", "me"] });
        let opened = ask(us, None, "matches", Some(new)).await;
        let id = opened["id"].as_str().expect("an id");
        let join = json!({ "invite": opened["invites"][0]["secret"] });
        ask(him, None, &format!("matches/{id}/join"), Some(join)).await;
        let seen = ask(him, None, &format!("matches/{id}"), None).await;
        let hand = seen["view"]["hands"]["rome"]["cards"].as_array();
        if hand.expect("his hand").contains(&json!(card)) {
            return server.url(&format!("/m/{id}"));
        }
    }
    panic!("nobody was dealt {card}");
}

/// The strategy cards in a hand: key and name.
async fn hand(browser: &Browser) -> Vec<[String; 2]> {
    let cards = browser.eval(
        "return [...document.querySelectorAll('#hand [data-key^=\"card:\"]')]
           .map((it) => [it.dataset.key, it.getAttribute('aria-label').split(',')[0]])",
    );
    serde_json::from_value(cards.await).expect("keys and names")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_counter_event_is_played_from_a_hand_that_the_other_never_receives() {
    let server = TestServer::open().await;
    let us = Browser::open(BrowserOptions::default()).await;
    let him = Browser::open(BrowserOptions::default()).await;
    let table = deal(&server, &us, &him, BAD_WEATHER).await;
    us.goto(&table).await;
    him.goto(&table).await;
    take(&him, "act.act === 'decline'").await;
    for way in ["side:carthage", "play:general", "activate:hannibal"] {
        take(&us, &by(way)).await;
    }

    // He is asked, sees which card fits, and we are told whom we wait for.
    him.until("his question", AT_ACTIVATION).await;
    let fits = "return [...document.querySelectorAll('#hand .i.glow')].map((it) => it.dataset.key)";
    assert_eq!(him.eval(fits).await, json!(["card:c41"]));
    let waits = "return document.querySelector('#prompt').innerText.startsWith('Hannibal is activated: Rome may')";
    us.until("word of his question", waits).await;
    him.shot("hannibal-counter").await;
    let (own, theirs) = (hand(&us).await, hand(&him).await);
    assert_eq!((own.len(), theirs.len()), (6, 7));
    let received = bytes(&us).await;
    for [key, name] in &theirs {
        let id = key.trim_start_matches("card:");
        assert!(
            !has_word(&received, key) && !has_word(&received, id),
            "{key} reached us"
        );
        // Several cards have one name.
        let known =
            own.iter().any(|[_, mine]| mine == name) || us.text("#log").await.contains(name);
        assert!(known || !has_word(&received, name), "{name} reached us");
    }

    take(&him, "act.card === 'c41'").await;
    let told = "return document.querySelector('#log').innerText.includes('Rome plays the counter-event Bad Weather.')";
    let slow = "return /Hannibal .*2 MP left/.test(document.querySelector('#prompt').innerText)";
    him.until("word of it", told).await;
    us.until("word of it", told).await;
    us.until("a slow march", slow).await;
    us.close().await;
    him.close().await;
}

/// K9
#[tokio::test(flavor = "multi_thread")]
async fn moments_are_let_pass_until_one_wants_to_be_asked_again() {
    let server = TestServer::open().await;
    let browser = Browser::open(BrowserOptions::default()).await;
    let carthage = sit_down(&server, &browser, ["hannibal", "s1-218"], 0).await;
    take(&browser, &by("decline")).await;
    let opening = ["side:carthage", "play:general!c41", "activate:hannibal"];
    play_on(&carthage, AT_ACTIVATION, &[], &opening).await;
    // The form for decisions comes first; then this kind of moment, then all.
    let cases = [
        (2, "Always passing: an enemy general is activated."),
        (3, "Always passing: every chance to interrupt."),
    ];
    for (form, row) in cases {
        let button = format!("#options form:nth-of-type({form})[action$='/auto-pass'] button");
        browser.click(&button).await;
        let listed =
            format!("return document.querySelector('#players').innerText.includes('{row}')");
        browser.until(row, &listed).await;
        browser.shot(&format!("hannibal-passes-{form}")).await;
        // The general marched on without us; at the next activation nobody waits either.
        let play = offers(&by("play:discard!c41"));
        play_on(&carthage, &play, &[], &["end_move"]).await;
        take(&browser, &by("play:discard!c41")).await;
        for way in ["play:general!c41", "activate:hannibal", "end_move"] {
            assert!(carthage.decides(&[way]).await.is_some(), "{row}: no {way}");
        }
        // Asked again, we are asked.
        browser
            .click("#players form[action$='/auto-pass'] button")
            .await;
        let gone =
            format!("return !document.querySelector('#players').innerText.includes('{row}')");
        browser.until("the wanted to be gone", &gone).await;
        take(&browser, &by("play:discard!c41")).await;
        let again = ["play:general!c41", "activate:hannibal"];
        play_on(&carthage, AT_ACTIVATION, &[], &again).await;
        assert!(carthage.decides(&["end_move"]).await.is_none());
    }
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_in_polish_plays_a_card() {
    let server = TestServer::open().await;
    let options = BrowserOptions {
        size: (390, 844),
        language: "pl",
        ..BrowserOptions::default()
    };
    let browser = Browser::open(options).await;
    browser.goto(&server.url("/games/hannibal")).await;
    browser
        .click("form[action='/games/hannibal/quick'] button")
        .await;
    let laid = "return !!document.querySelector('#table #scene > .i')";
    browser.until("a table", laid).await;
    // The part of the board that opens has armies on it.
    let armies = "const board = document.querySelector('#board').getBoundingClientRect();
                  return [...document.querySelectorAll('#scene > .i[data-place]:not(.place)')]
                    .map((piece) => piece.getBoundingClientRect())
                    .some(({left, right, top, bottom}) => right > left
                      && left >= board.left && right <= board.right
                      && top >= board.top && bottom <= board.bottom)";
    browser.until("armies in sight", armies).await;
    browser.shot("hannibal-phone").await;
    let mut player = Player::new(&browser);
    player.zeal = 1000;
    let played = "return /Rzym (zagrywa|odrzuca)/.test(document.querySelector('#log').textContent)";
    let begin = Instant::now();
    while browser.eval(played).await != true {
        assert!(
            begin.elapsed() < PATIENCE,
            "no card: {}",
            player.look().await
        );
        let fits = browser.eval(
            "const board = document.querySelector('#board').getBoundingClientRect();
             const bar = document.querySelector('header.bar').getBoundingClientRect();
             return document.documentElement.scrollWidth <= innerWidth
               && board.width >= innerWidth - 1 && board.height > innerHeight / 3
               && bar.bottom <= innerHeight + 1;",
        );
        assert_eq!(fits.await, true, "the page does not fit a phone");
        player.click_once().await;
    }
    browser.shot("hannibal-phone-played").await;
    // Nothing is left without words.
    let keys = "return document.body.textContent.match(/\\b(ask|wait|act|event|board|window|text|card|space|general)-[a-z0-9]+(-[a-z0-9]+)*\\b/g) ?? []";
    assert_eq!(browser.eval(keys).await, json!([]));
    browser.close().await;
}
