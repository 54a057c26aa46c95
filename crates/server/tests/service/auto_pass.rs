//! Standing passes: a set of options for windows that the game has, and no burden to load.

use std::time::{Duration, Instant};

use harness::Scratch;
use serde_json::{Value as Json, json};
use sqlx::any::AnyPoolOptions;
use sqlx::{AnyPool, AssertSqlSafe};

use crate::test_server::TestServer;

async fn pool(url: &str) -> AnyPool {
    AnyPoolOptions::new().connect(url).await.unwrap()
}

async fn lines(url: &str) -> i64 {
    let pool = pool(url).await;
    let sql = "SELECT COUNT(*) FROM line";
    let count = sqlx::query_scalar(sql).fetch_one(&pool).await.unwrap();
    pool.close().await;
    count
}

#[tokio::test(flavor = "multi_thread")]
async fn a_standing_pass_is_for_a_window_of_the_game_and_is_stored_once() {
    let scratch = Scratch::new();
    let (url, server) = (scratch.sqlite(), TestServer::open(&scratch.sqlite()).await);
    let ann = server.guest("Ann").await;
    let new = json!({ "game": "hannibal", "seats": ["me", "me"] });
    let (status, opened) = ann.post("/api/v1/matches", new).await;
    assert_eq!(status, 201, "{opened}");
    let path = format!("/api/v1/matches/{}", opened["id"].as_str().unwrap());
    let stand = format!("{path}/auto-pass");
    let wanted = |window: &str, pass: bool| json!({ "seat": 0, "window": window, "pass": pass });

    // Whatever is no window of this game is refused, and the error names those that are.
    let before = lines(&url).await;
    let long = "x".repeat(5000);
    for window in ["", "w-nowhere", "W-EVENT", long.as_str()] {
        let (status, said) = ann.post(&stand, wanted(window, true)).await;
        assert_eq!(
            (status, &said["code"]),
            (422, &json!("bad_value")),
            "{window:?}"
        );
        let message = said["message"].as_str().unwrap();
        assert!(
            message.contains("every") && message.contains("w-event"),
            "{message}"
        );
    }
    assert_eq!(lines(&url).await, before);

    // Said a hundred times it is one auto-pass and one entry.
    for (pass, auto_passes) in [(true, json!(["w-event", "w-roll"])), (false, json!([]))] {
        let before = lines(&url).await;
        for _ in 0..100 {
            for window in ["w-event", "w-roll"] {
                assert_eq!(ann.post(&stand, wanted(window, pass)).await.0, 200);
            }
        }
        assert_eq!(lines(&url).await, before + 2, "{pass}");
        let (_, sight) = ann.get(&format!("{path}?seat=0")).await;
        assert_eq!(sight["auto_passes"], auto_passes);
    }
    server.shut().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_with_many_standing_passes_of_an_older_version_loads_fast() {
    let scratch = Scratch::new();
    let (url, server) = (scratch.sqlite(), TestServer::open(&scratch.sqlite()).await);
    let ann = server.guest("Ann").await;
    let new = json!({ "game": "hannibal", "seats": ["me", "me"] });
    let (_, opened) = ann.post("/api/v1/matches", new).await;
    let path = format!("/api/v1/matches/{}", opened["id"].as_str().unwrap());
    server.shut().await;
    // Twenty thousand words that are no windows, and one that is.
    let pool = pool(&url).await;
    sqlx::query(
        "WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number \
         WHERE n < 20000) INSERT INTO line (match_id, seq, body) SELECT $1, n, \
         '{\"line\":\"stand\",\"seat\":0,\"window\":\"w-' || \
         CASE WHEN n % 2 = 0 THEN 'event' ELSE n END || '\",\"pass\":true}' FROM number",
    )
    .bind(opened["id"].as_str())
    .execute(&pool)
    .await
    .unwrap();
    pool.close().await;
    let server = TestServer::open(&url).await;
    let ann = ann.at(&server);
    let begun = Instant::now();
    let (status, sight) = ann.get(&format!("{path}?seat=0")).await;
    assert_eq!((status, &sight["auto_passes"]), (200, &json!(["w-event"])));
    // It takes a fraction of a second; copied again and again it took twenty.
    assert!(
        begun.elapsed() < Duration::from_secs(15),
        "{:?}",
        begun.elapsed()
    );
    server.shut().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn talk_names_and_seats_do_not_play_a_match_again() {
    let scratch = Scratch::new();
    let (url, server) = (scratch.sqlite(), TestServer::open(&scratch.sqlite()).await);
    let mut livia = server.browser();
    assert_eq!(
        livia
            .form("/account/name", &[("name", "Livia")])
            .await
            .status,
        303
    );
    let page = livia.form("/account/tokens", &[("name", "t")]).await;
    let (_, secret) = page.body.split_once("id=\"secret\">").expect("a secret");
    let livia_by_token = crate::test_server::Caller {
        token: secret.split('<').next().map(str::to_owned),
        ..server.nobody()
    };
    let bob = server.guest("Bob").await;
    let id = livia_by_token.table(json!(["me", "open"])).await;
    let api = |rest: &str| format!("/api/v1/matches/{id}{rest}");
    assert_eq!(bob.post(&api("/join"), json!({})).await.0, 200);
    assert!(livia_by_token.play(&id).await && bob.play(&id).await);
    let (_, before) = bob.get(&api("")).await;
    // Nobody could play these lines again; nobody needs to.
    let pool = pool(&url).await;
    let spoil = AssertSqlSafe("UPDATE line SET body = 'spoilt ' || body".to_owned());
    sqlx::query(spoil).execute(&pool).await.unwrap();
    let looks = async |what: &str| -> Json {
        let (status, sight) = bob.get(&api("")).await;
        assert_eq!(status, 200, "{what}: {sight}");
        assert_eq!(sight["view"], before["view"], "{what}");
        sight
    };
    for number in 0..20 {
        let said = json!({ "said": format!("word {number}") });
        assert_eq!(livia_by_token.post(&api("/chat"), said).await.0, 201);
        looks("a word").await;
        let name = format!("Livia {number}");
        assert_eq!(
            livia.form("/account/name", &[("name", &name)]).await.status,
            303
        );
        let sight = looks("a name").await;
        assert_eq!(sight["seats"][0]["player"], name);
    }
    let (_, heard) = bob.get(&api("/chat")).await;
    assert_eq!(heard.as_array().map(Vec::len), Some(20));
    let mend = AssertSqlSafe("UPDATE line SET body = SUBSTR(body, 8)".to_owned());
    sqlx::query(mend).execute(&pool).await.unwrap();
    pool.close().await;
    // A bot in a seat, which the lines tell of, stays there when names change.
    let bot = json!({ "offer": "bot", "place": 1, "level": "greedy" });
    assert_eq!(bob.post(&api("/offer"), bot).await.0, 200);
    let agree = json!({ "agrees": true });
    assert_eq!(livia_by_token.post(&api("/answer"), agree).await.0, 200);
    assert_eq!(
        livia
            .form("/account/name", &[("name", "Julia")])
            .await
            .status,
        303
    );
    let (_, sight) = livia_by_token.get(&api("")).await;
    assert_eq!(sight["seats"][1]["kind"], "bot");
    assert_eq!(sight["seats"][0]["player"], "Julia");
    server.shut().await;
}
