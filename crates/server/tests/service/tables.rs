//! Tables before the match begins: nothing is dealt, one person has one seat, and
//! whoever comes last begins the match.

use std::time::Duration;

use harness::{Cluster, Scratch};
use serde_json::{Value as Json, json};
use server::held::deal;
use server::store::Store;
use sqlx::any::AnyPoolOptions;

use crate::test_server::{Caller, TestServer};

/// A table of `game`: whoever opens it, then open seats.
async fn open(who: &Caller, game: &str, seats: usize) -> Json {
    let seats: Vec<&str> = (0..seats)
        .map(|seat| if seat == 0 { "me" } else { "open" })
        .collect();
    let new = json!({ "game": game, "public": true, "seats": seats });
    let (status, opened) = who.post("/api/v1/matches", new).await;
    assert_eq!(status, 201, "{opened}");
    opened
}

fn id(opened: &Json) -> &str {
    opened["id"].as_str().unwrap()
}

/// Everything that can be fetched of a match, with its path.
async fn all_of(who: &Caller, id: &str) -> Vec<(String, u16, String)> {
    let mut all = Vec::new();
    for rest in [
        "", "/legal", "/log", "/record", "/steps", "/steps/0", "/chat",
    ] {
        for seat in ["", "?seat=0", "?seat=spectator"] {
            let path = format!("/api/v1/matches/{id}{rest}{seat}");
            let (status, body) = who.raw("GET", &path, "", b"").await;
            all.push((format!("{rest}{seat}"), status, body));
        }
    }
    for rest in [
        "",
        "/update?line=0",
        "/replay",
        "/replay/frame?at=0",
        "/record",
    ] {
        let (status, body) = who.raw("GET", &format!("/m/{id}{rest}"), "", b"").await;
        all.push((rest.to_owned(), status, body));
    }
    let events = who.events(id, "", Duration::from_millis(300)).await;
    all.push(("/events".to_owned(), 200, events));
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_dealt_before_the_match_begins() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    for game in registry::games() {
        let about = game.about();
        let seats = usize::from(about.scenarios[0].seats[1]);
        // Two tables are dealt differently; before that nobody can tell them apart but
        // by their ids and the promises of their seeds.
        let mut shown = Vec::new();
        for _ in 0..2 {
            let opened = open(&ann, about.id, seats).await;
            let id = id(&opened).to_owned();
            let (_, sight) = ann.get(&format!("/api/v1/matches/{id}")).await;
            assert_eq!(
                (&sight["view"], &sight["stage"]),
                (&Json::Null, &json!("open"))
            );
            let commitment = sight["commitment"].as_str().unwrap().to_owned();
            let hide = |text: String| text.replace(&id, "ID").replace(&commitment, "PROMISE");
            let mut all = Vec::new();
            for who in [&ann, &bob] {
                for (path, status, body) in all_of(who, &id).await {
                    let body: String = (hide(body).lines())
                        .filter(|line| !line.starts_with("date: "))
                        .collect();
                    all.push((path, status, body));
                }
            }
            shown.push((id, all));
        }
        let [(id, one), (_, other)] = &shown[..] else {
            unreachable!()
        };
        for (one, other) in one.iter().zip(other) {
            assert_eq!(one, other, "{}", about.id);
        }
        let refused = |path: &str| {
            ["/legal", "/log", "/record", "/steps", "/replay"]
                .iter()
                .any(|it| path.starts_with(it))
        };
        for (path, status, body) in one {
            let expected = match refused(path) {
                // Bob has no seat whose eyes he could use.
                true => [409, 403],
                false => [200, 403],
            };
            assert!(expected.contains(status), "{path}: {status} {body}");
        }
        // Now it begins, and there is something to see.
        for seat in 1..seats {
            let guest = server.guest("Guest").await;
            let join = format!("/api/v1/matches/{id}/join");
            let (status, said) = guest.post(&join, json!({ "seat": seat })).await;
            assert_eq!(status, 200, "{said}");
        }
        let (_, sight) = ann.get(&format!("/api/v1/matches/{id}")).await;
        assert_eq!(sight["stage"], "playing", "{}", about.id);
        assert!(sight["view"].is_object(), "{}", about.id);
    }
    server.shut().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_has_one_seat_unless_he_opened_a_hot_seat() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let opened = open(&ann, "mare-nostrum", 3).await;
    let join = format!("/api/v1/matches/{}/join", id(&opened));
    let seated = json!("already_seated");
    let (status, said) = ann.post(&join, json!({ "seat": 1 })).await;
    assert_eq!((status, &said["code"]), (409, &seated));
    assert_eq!(said["message"], "You have a seat at this table already.");
    assert_eq!(bob.post(&join, json!({ "seat": 1 })).await.0, 200);
    for body in [json!({ "seat": 2 }), json!({})] {
        let (status, said) = bob.post(&join, body).await;
        assert_eq!((status, &said["code"]), (409, &seated));
    }
    // Pressed twice, the same button leads to the same seat.
    let (status, said) = bob.post(&join, json!({ "seat": 1 })).await;
    assert_eq!((status, &said["seat"]), (200, &json!(1)));
    // An invitation is no way to a second seat either.
    let seats = json!(["me", "invite", "invite"]);
    let new = json!({ "game": "mare-nostrum", "seats": seats });
    let (_, opened) = ann.post("/api/v1/matches", new).await;
    let join = format!("/api/v1/matches/{}/join", id(&opened));
    let link = |of: usize| json!({ "invite": opened["invites"][of]["secret"] });
    assert_eq!(bob.post(&join, link(0)).await.0, 200);
    let (status, said) = bob.post(&join, link(0)).await;
    assert_eq!((status, &said["seat"]), (200, &json!(1)));
    for who in [&ann, &bob] {
        let (status, said) = who.post(&join, link(1)).await;
        assert_eq!((status, &said["code"]), (409, &seated));
    }
    // Several seats of one's own at one screen are said so when the table is opened.
    let hot = ann.table(json!(["me", "me"])).await;
    assert!(ann.play(&hot).await && ann.play(&hot).await);
    server.shut().await;
}

/// Three sit down at once at each of several tables, two of them in the same seat. The
/// match begins once, with every seat taken by somebody else.
async fn sit_at_once(houses: &[TestServer]) {
    let ann = houses[0].guest("Ann").await;
    let [bob, cid, dan] = [
        houses[0].guest("Bob").await,
        houses[houses.len() - 1].guest("Cid").await,
        houses[houses.len() / 2].guest("Dan").await,
    ];
    for _ in 0..12 {
        let opened = open(&ann, "mare-nostrum", 3).await;
        let path = format!("/api/v1/matches/{}", id(&opened));
        let join = format!("{path}/join");
        let (one, two, three) = tokio::join!(
            bob.post(&join, json!({ "seat": 1 })),
            cid.post(&join, json!({ "seat": 2 })),
            dan.post(&join, json!({ "seat": 2 })),
        );
        assert_eq!(one.0, 200, "{one:?}");
        let mut rivals = [two.0, three.0];
        rivals.sort_unstable();
        assert_eq!(rivals, [200, 409], "{two:?} {three:?}");
        for server in houses {
            let (status, seen) = ann.at(server).get(&path).await;
            assert_eq!((status, &seen["stage"]), (200, &json!("playing")), "{seen}");
            assert!(seen["view"].is_object());
        }
        let (status, steps) = ann.get(&format!("{path}/steps")).await;
        assert_eq!((status, &steps["last"]), (200, &json!(0)));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_last_begins_the_match_on_sqlite() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    sit_at_once(&[server]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_last_begins_the_match_on_two_nodes() {
    let cluster = Cluster::start();
    let url = cluster.url();
    let houses = [TestServer::open(&url).await, TestServer::open(&url).await];
    sit_at_once(&houses).await;
    for server in houses {
        server.shut().await;
    }
}

/// A table that was opened by a version which dealt at once.
async fn dealt_before(url: &str) {
    let server = TestServer::open(url).await;
    let ann = server.guest("Ann").await;
    let new = json!({ "game": "julius-caesar", "seats": ["me", "invite"] });
    let (_, opened) = ann.post("/api/v1/matches", new).await;
    let path = format!("/api/v1/matches/{}", id(&opened));
    let (_, before) = ann.get(&path).await;
    server.shut().await;

    let store = Store::open(url).await.unwrap();
    let row = store.match_row(id(&opened)).await.unwrap();
    store.close().await;
    let game = registry::find(&row.game).unwrap();
    let dealt = deal(game, &row.setup, row.seed().unwrap()).unwrap();
    let pool = AnyPoolOptions::new().connect(url).await.unwrap();
    sqlx::query("INSERT INTO line (match_id, seq, body) VALUES ($1, 0, $2)")
        .bind(id(&opened))
        .bind(&dealt.opening)
        .execute(&pool)
        .await
        .unwrap();
    pool.close().await;

    let server = TestServer::open(url).await;
    let (ann, bob) = (ann.at(&server), server.guest("Bob").await);
    let (_, waiting) = ann.get(&path).await;
    assert_eq!(
        (&waiting["view"], &waiting["stage"]),
        (&Json::Null, &json!("open"))
    );
    assert_ne!(waiting["commitment"], before["commitment"], "a new seed");
    // The link that was sent still opens the seat.
    let link = json!({ "invite": opened["invites"][0]["secret"] });
    assert_eq!(bob.post(&format!("{path}/join"), link).await.0, 200);
    assert!(ann.play(id(&opened)).await && bob.play(id(&opened)).await);
    assert_eq!(bob.post(&format!("{path}/resign"), json!({})).await.0, 200);
    let (_, record) = ann.get(&format!("{path}/record")).await;
    let opening: Json = serde_json::from_str(&dealt.opening).unwrap();
    assert_ne!(record["opening"], opening["chance"], "dealt anew");
    assert_eq!(record["commitment"], waiting["commitment"]);
    server.shut().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_dealt_by_an_older_version_is_dealt_anew() {
    let scratch = Scratch::new();
    dealt_before(&scratch.sqlite()).await;
    let cluster = Cluster::start();
    dealt_before(&cluster.url()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_match_that_waits_comes_first_among_a_hundred_newer_tables() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    let ann = server.guest("Ann").await;
    let waits = ann.table(json!(["me", "me"])).await;
    for _ in 0..100 {
        ann.table(json!(["me", "open"])).await;
    }
    let (status, mine) = ann.get("/api/v1/matches").await;
    assert_eq!((status, &mine[0]["id"]), (200, &json!(waits)));
    // The page has the first hundred, and the rest on the next.
    let rows = |page: &str| page.matches("class=\"grow\"").count();
    let (_, first) = ann.raw("GET", "/lobby", "", b"").await;
    let (_, second) = ann.raw("GET", "/lobby?page=1", "", b"").await;
    assert!(first.contains("/lobby?page=1") && first.contains(&format!("/m/{waits}")));
    assert_eq!((rows(&first), rows(&second)), (100, 1));
    // And the first page of all leads back to it.
    let (_, home) = ann.raw("GET", "/", "", b"").await;
    assert!(home.contains(&format!("href=\"/m/{waits}\"")));
    server.shut().await;
}
