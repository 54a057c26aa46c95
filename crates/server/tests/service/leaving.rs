//! Those who leave take what is theirs along, and leave the rest to the others.

use std::time::Duration;

use harness::{Cluster, Scratch};
use serde_json::{Value as Json, json};
use server::Settings;
use sqlx::any::AnyPoolOptions;

use crate::test_server::{Caller, TestServer, until};

async fn sql(url: &str, statement: &str) {
    let pool = AnyPoolOptions::new().connect(url).await.unwrap();
    let statement = sqlx::AssertSqlSafe(statement.to_owned());
    sqlx::query(statement).execute(&pool).await.unwrap();
    pool.close().await;
}

async fn count(url: &str, what: &str) -> i64 {
    let pool = AnyPoolOptions::new().connect(url).await.unwrap();
    let statement = sqlx::AssertSqlSafe(format!("SELECT COUNT(*) FROM {what}"));
    let count = sqlx::query_scalar(statement).fetch_one(&pool).await;
    pool.close().await;
    count.unwrap()
}

async fn post(who: &Caller, path: &str, body: Json, expected: u16) -> Json {
    let (status, said) = who.post(path, body).await;
    assert_eq!(status, expected, "{path}: {said}");
    said
}

/// A match of three in Mare Nostrum, with Ann first; gives its path.
async fn match_of_three(ann: &Caller, others: [&Caller; 2]) -> String {
    let new = json!({ "game": "mare-nostrum", "seats": ["me", "open", "open"] });
    let opened = post(ann, "/api/v1/matches", new, 201).await;
    let path = format!("/api/v1/matches/{}", opened["id"].as_str().unwrap());
    for other in others {
        post(other, &format!("{path}/join"), json!({}), 200).await;
    }
    path
}

/// Bob leaves for good: at `one` node, while the others look at `other`.
async fn leaves(url: &str, one: &TestServer, other: &TestServer) {
    let [ann, bob, cid] = [
        one.guest("Ann").await,
        one.guest("Bobus").await,
        other.guest("Cid").await,
    ];
    let dan = other.guest("Dan").await;
    let path = match_of_three(&ann, [&bob, &cid]).await;
    let id = path.rsplit('/').next().unwrap();
    let chat = format!("{path}/chat");
    let says = |said: &str, to: Json| json!({ "said": said, "to": to });
    post(&bob, &chat, says("for all from bob", Json::Null), 201).await;
    post(&bob, &chat, says("private from bob", json!([0])), 201).await;
    post(&ann, &chat, says("private to bob", json!([1])), 201).await;
    let note = br#"{"note":"secret plan"}"#;
    let kind = "content-type: application/json\r\n";
    let (status, _) = bob.raw("PUT", &format!("{path}/note"), kind, note).await;
    assert_eq!(status, 204);
    // A table of his, one at which he only sits, and a second node that knows it all.
    let own = bob.table(json!(["me", "open"])).await;
    let sits = ann.table(json!(["me", "open"])).await;
    let three = json!({ "game": "mare-nostrum", "public": true, "seats": ["me", "open", "open"] });
    let waiting = post(&ann, "/api/v1/matches", three, 201).await;
    let waiting = format!("/api/v1/matches/{}", waiting["id"].as_str().unwrap());
    post(&bob, &format!("{waiting}/join"), json!({ "seat": 1 }), 200).await;
    let there = bob.at(other);
    assert_eq!(there.get(&path).await.0, 200);
    let (id_of, listener) = (id.to_owned(), there.clone());
    let stream = tokio::spawn(async move {
        let begun = std::time::Instant::now();
        listener.events(&id_of, "", Duration::from_secs(60)).await;
        begun.elapsed()
    });
    tokio::time::sleep(Duration::from_millis(300)).await;

    let (status, _) = bob.raw("DELETE", "/api/v1/me", "", b"").await;
    assert_eq!(status, 204);
    assert_eq!(bob.get("/api/v1/me").await.0, 401);
    until("the other node has heard", async || {
        (there.get("/api/v1/me").await.0 == 401).then_some(())
    })
    .await;
    assert!(
        stream.await.unwrap() < Duration::from_secs(50),
        "his stream ends"
    );

    // What was his is gone, from the database as well.
    assert_eq!(ann.get(&format!("/api/v1/matches/{own}")).await.0, 404);
    assert_eq!(count(url, "person WHERE name = 'Bobus'").await, 0);
    assert_eq!(count(url, "note").await, 0);
    assert_eq!(count(url, "chat WHERE said = 'private from bob'").await, 0);
    // What others wrote stays, and what he said to all does without his name.
    let (_, heard) = ann.get(&chat).await;
    let said: Vec<_> = (heard.as_array().unwrap().iter())
        .map(|chat| {
            (
                chat["name"].as_str().unwrap(),
                chat["said"].as_str().unwrap(),
            )
        })
        .collect();
    assert_eq!(said, [("", "for all from bob"), ("Ann", "private to bob")]);
    // Seats are free: at the table that waits, and in the match under way.
    let (_, sight) = ann.get(&waiting).await;
    assert_eq!(sight["seats"][1]["kind"], "open");
    until("the seat is offered at the other node", async || {
        let (_, sight) = cid.get(&path).await;
        (sight["seats"][1]["kind"] == "open").then_some(())
    })
    .await;
    assert_eq!(ann.get(&format!("/api/v1/matches/{sits}")).await.0, 200);
    let page = cid.raw("GET", &format!("/m/{id}"), "", b"").await.1;
    assert!(page.contains("has left the match") && !page.contains("Bobus"));

    // Somebody else sits down, and hears nothing of what was said to Bob.
    let (_, seat) = dan.post(&format!("{path}/join"), json!({})).await;
    assert_eq!(seat["seat"], 1);
    let (status, sight) = dan.get(&format!("{path}?seat=1")).await;
    assert_eq!((status, &sight["seats"][1]["player"]), (200, &json!("Dan")));
    let (_, heard) = dan.raw("GET", &chat, "", b"").await;
    assert!(
        heard.contains("for all from bob") && !heard.contains("private"),
        "{heard}"
    );
    let (_, page) = dan.raw("GET", &format!("/m/{id}?seat=1"), "", b"").await;
    assert!(page.contains("for all from bob") && !page.contains("private to bob"));
    let again = dan
        .post(&format!("{path}/join"), json!({ "seat": 2 }))
        .await;
    assert_eq!(again.0, 409, "one seat is enough: {again:?}");

    // Or the others let a bot go on at once.
    assert_eq!(dan.raw("DELETE", "/api/v1/me", "", b"").await.0, 204);
    until("the seat is offered again", async || {
        let (_, sight) = ann.get(&path).await;
        (sight["seats"][1]["kind"] == "open").then_some(())
    })
    .await;
    let bot = json!({ "offer": "bot", "place": 1, "level": "random" });
    post(&ann, &format!("{path}/offer"), bot, 200).await;
    until("Cid has heard of the offer", async || {
        let (_, sight) = cid.get(&path).await;
        sight["offer"].is_object().then_some(())
    })
    .await;
    post(
        &cid,
        &format!("{path}/answer"),
        json!({ "agrees": true }),
        200,
    )
    .await;
    let (_, sight) = cid.get(&path).await;
    assert_eq!(sight["seats"][1]["kind"], "bot");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_takes_what_is_his_along_on_sqlite() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    leaves(&scratch.sqlite(), &server, &server).await;
    server.shut().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_takes_what_is_his_along_on_two_nodes() {
    let cluster = Cluster::start();
    let url = cluster.url();
    let (one, other) = (TestServer::open(&url).await, TestServer::open(&url).await);
    leaves(&url, &one, &other).await;
    one.shut().await;
    other.shut().await;
}

/// What has not been used for long is forgotten when a server starts, and then bit by bit.
async fn expires(url: &str) {
    let server = TestServer::open(url).await;
    let [ann, bob, cid] = [
        server.guest("Ann").await,
        server.guest("Bob").await,
        server.guest("Cid").await,
    ];
    let playing = ann.table(json!(["me", "me"])).await;
    let old = bob.table(json!(["me", "open"])).await;
    let fresh = cid.table(json!(["me", "open"])).await;
    let mut livia = server.browser();
    let fields = [
        ("name", "Livia"),
        ("password", "alea iacta est"),
        ("email", ""),
    ];
    assert_eq!(livia.form("/account/sign-up", &fields).await.status, 303);
    server.shut().await;
    // Everybody was here long ago, Cid a moment ago; of Bob's table nobody took notice.
    for statement in [
        "UPDATE person SET seen = 1 WHERE name <> 'Cid'",
        &format!("UPDATE game_match SET updated = 1 WHERE id = '{old}'"),
        "UPDATE session SET expires = 1",
    ] {
        sql(url, statement).await;
    }
    let server = TestServer::open(url).await;
    let (ann, bob, cid) = (ann.at(&server), bob.at(&server), cid.at(&server));
    until("what is old is forgotten", async || {
        let sessions = count(url, "session").await;
        let bobs = count(url, "person WHERE name = 'Bob'").await;
        (sessions + bobs == 0).then_some(())
    })
    .await;
    assert_eq!(bob.get("/api/v1/me").await.0, 401);
    assert_eq!(cid.get(&format!("/api/v1/matches/{old}")).await.0, 404);
    assert_eq!(cid.get(&format!("/api/v1/matches/{fresh}")).await.0, 200);
    // Whoever plays stays, and so does whoever has an account.
    assert!(ann.play(&playing).await);
    assert_eq!(count(url, "person WHERE name = 'Livia'").await, 1);
    // Being here is noted.
    assert_eq!(
        count(url, "person WHERE name = 'Ann' AND seen > 1").await,
        1
    );
    server.shut().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_uses_is_forgotten() {
    let scratch = Scratch::new();
    expires(&scratch.sqlite()).await;
    let cluster = Cluster::start();
    expires(&cluster.url()).await;
}

/// Tables that wait for players are few for each person and each address.
async fn caps(url: &str) {
    let server = TestServer::with(Settings {
        database: url.to_owned(),
        ..Settings::default()
    })
    .await;
    let new = |seats: Json| json!({ "game": "julius-caesar", "public": true, "seats": seats });
    let mut people = Vec::new();
    for name in ["Ann", "Bob", "Cid", "Dan", "Eve"] {
        people.push(server.guest(name).await);
    }
    let mut first = None;
    for person in &people[..4] {
        let mut opened = tokio::task::JoinSet::new();
        for _ in 0..12 {
            let (person, new) = (person.clone(), new(json!(["me", "open"])));
            opened.spawn(async move { person.post("/api/v1/matches", new).await });
        }
        let answers = opened.join_all().await;
        let made = answers.iter().filter(|(status, _)| *status == 201);
        assert_eq!(made.count(), 10, "{answers:?}");
        for (status, said) in answers {
            match status {
                201 => first = first.or(said["id"].as_str().map(str::to_owned)),
                _ => assert_eq!((status, &said["code"]), (409, &json!("too_many_tables"))),
            }
        }
    }
    // Forty are enough for one address, whoever opens them; a match at once is no table
    // that waits, and a table that is taken away makes room.
    let eve = &people[4];
    let (status, said) = eve
        .post("/api/v1/matches", new(json!(["me", "invite"])))
        .await;
    assert_eq!((status, &said["code"]), (409, &json!("too_many_tables")));
    let bot = json!(["me", { "bot": "random" }]);
    assert_eq!(eve.post("/api/v1/matches", new(bot)).await.0, 201);
    let leave = format!("/api/v1/matches/{}/leave", first.unwrap());
    let (status, said) = people[0].post(&leave, json!({})).await;
    assert_eq!(status, 204, "{said}");
    assert_eq!(
        eve.post("/api/v1/matches", new(json!(["me", "open"])))
            .await
            .0,
        201
    );
    server.shut().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_fills_the_lobby() {
    let scratch = Scratch::new();
    caps(&scratch.sqlite()).await;
    let cluster = Cluster::start();
    caps(&cluster.url()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_matches_of_one_owner_do_not_hold_up_the_bots_of_another() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let new = |count: usize| {
        let bots = (1..count).map(|_| json!({ "bot": "greedy" }));
        let seats: Vec<Json> = [json!("me")].into_iter().chain(bots).collect();
        json!({ "game": "mare-nostrum", "seats": seats })
    };
    // Ann's bots have work for long.
    for _ in 0..40 {
        post(&ann, "/api/v1/matches", new(5), 201).await;
    }
    let opened = post(&bob, "/api/v1/matches", new(3), 201).await;
    let path = format!("/api/v1/matches/{}", opened["id"].as_str().unwrap());
    // Bob is asked again and again, each time after a decision of his bots or two.
    let id = opened["id"].as_str().unwrap();
    for _ in 0..5 {
        until("Bob's turn", async || bob.play(id).await.then_some(())).await;
    }
    assert_eq!(bob.get(&path).await.0, 200);
    server.shut().await;
}
