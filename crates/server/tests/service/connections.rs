//! Connections that are slow, idle or too many, beside people who play.

use std::time::{Duration, Instant};

use harness::Scratch;
use serde_json::json;
use server::{Settings, Timeouts};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::test_server::TestServer;

/// So long a server that closes connections after less than a second may take to do it
/// on a busy machine.
const SOON: Duration = Duration::from_secs(20);

fn settings(scratch: &Scratch) -> Settings {
    Settings {
        database: scratch.sqlite(),
        rate_limits: false,
        ..Settings::default()
    }
}

async fn connect(server: &TestServer, first: &str) -> TcpStream {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(first.as_bytes()).await.unwrap();
    stream
}

/// All that comes until the server closes the connection.
async fn read_to_the_end(what: &str, stream: &mut TcpStream) -> String {
    let mut all = Vec::new();
    let read = timeout(SOON, stream.read_to_end(&mut all)).await;
    assert!(read.is_ok(), "{what}: the server keeps the connection");
    String::from_utf8_lossy(&all).into_owned()
}

/// Reads the head and body of one answer.
async fn read_answer(stream: &mut TcpStream) -> String {
    let (mut all, mut part) = (Vec::new(), [0; 1024]);
    while !all.windows(4).any(|part| part == b"\r\n\r\n") {
        let read = timeout(SOON, stream.read(&mut part)).await;
        match read.expect("an answer").unwrap_or(0) {
            0 => break,
            read => all.extend_from_slice(&part[..read]),
        }
    }
    String::from_utf8_lossy(&all).into_owned()
}

const SHORT: Duration = Duration::from_millis(400);

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_too_slow_is_let_go() {
    let scratch = Scratch::new();
    let server = TestServer::with(Settings {
        timeouts: Timeouts {
            head: SHORT,
            body: SHORT,
            idle: SHORT,
            ..Timeouts::default()
        },
        ..settings(&scratch)
    })
    .await;
    // Nothing is sent; a head that never ends; the same after a request was served.
    let request = "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n";
    let mut idle = connect(&server, "").await;
    assert_eq!(read_to_the_end("idle", &mut idle).await, "");
    let mut slow = connect(&server, "GET / HTTP/1.1\r\nhost: x\r\n").await;
    let begun = Instant::now();
    let trickle = async {
        // Each byte comes in time; the head does not.
        while slow.write_all(b"a").await.is_ok() && begun.elapsed() < SOON {
            tokio::time::sleep(SHORT / 8).await;
        }
    };
    trickle.await;
    assert!(begun.elapsed() < SOON, "a trickling head is not let go");
    for rest in ["", "GET / HT"] {
        let mut kept = connect(&server, request).await;
        let answer = read_answer(&mut kept).await;
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        kept.write_all(rest.as_bytes()).await.unwrap();
        read_to_the_end(&format!("kept, then {rest:?}"), &mut kept).await;
    }
    // A body that never ends is answered, and the connection closed.
    for (path, kind) in [
        ("/api/v1/guests", "application/json"),
        ("/account/name", "application/x-www-form-urlencoded"),
    ] {
        let head = format!(
            "POST {path} HTTP/1.1\r\nhost: x\r\ncontent-type: {kind}\r\n\
             content-length: 100\r\n\r\n{{"
        );
        let mut slow = connect(&server, &head).await;
        let answer = read_to_the_end(path, &mut slow).await;
        assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
    }
    server.shut().await;
}

/// Somebody asks for page after page and takes none of it. What the system keeps for him
/// is full at some time, and then the server has waited long enough.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_does_not_take_what_he_asked_for_is_let_go() {
    let scratch = Scratch::new();
    let server = TestServer::with(Settings {
        timeouts: Timeouts {
            write: SHORT,
            ..Timeouts::default()
        },
        ..settings(&scratch)
    })
    .await;
    let ann = server.guest("Ann").await;
    let (_, home) = ann.raw("GET", "/", "", b"").await;
    let (_, rest) = home.split_once("/assets/app-").expect("a page has a style");
    let path = format!("/assets/app-{}", rest.split('"').next().unwrap_or_default());
    let request = format!("GET {path} HTTP/1.1\r\nhost: x\r\n\r\n");
    let mut deaf = connect(&server, &request).await;
    let begun = Instant::now();
    // A server that waits for us reads no further requests, and ends by closing: we then
    // cannot write any more. One without a time limit takes requests no longer either, so
    // that writing waits for ever.
    let asking = async { while deaf.write_all(request.as_bytes()).await.is_ok() {} };
    assert!(
        timeout(SOON, asking).await.is_ok(),
        "the server waits for whoever takes nothing"
    );
    assert!(begun.elapsed() >= SHORT);
    // Whoever reads slowly, but reads, gets everything.
    let last = format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
    let mut slow = connect(&server, &last).await;
    let (mut all, mut part) = (Vec::new(), [0; 4096]);
    while let Ok(read @ 1..) = slow.read(&mut part).await {
        all.extend_from_slice(&part[..read]);
        tokio::time::sleep(SHORT / 20).await;
    }
    let (status, style) = ann.raw("GET", &path, "", b"").await;
    assert_eq!(status, 200);
    assert!(String::from_utf8_lossy(&all).ends_with(&style));
    server.shut().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_in_use_is_kept() {
    let scratch = Scratch::new();
    let server = TestServer::with(Settings {
        timeouts: Timeouts {
            head: Duration::from_secs(3),
            idle: Duration::from_secs(3),
            ..Timeouts::default()
        },
        ..settings(&scratch)
    })
    .await;
    let ann = server.guest("Ann").await;
    let id = ann.table(json!(["me", "me"])).await;
    // A stream outlives the time between requests, and so does a connection that is
    // used again before it is over.
    let mut kept = connect(&server, "").await;
    let stream = ann.events(&id, "", Duration::from_secs(5));
    let requests = async {
        for _ in 0..5 {
            tokio::time::sleep(Duration::from_secs(1)).await;
            let request = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n";
            kept.write_all(request).await.unwrap();
            let answer = read_answer(&mut kept).await;
            assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        }
        ann.play(&id).await
    };
    let (told, played) = tokio::join!(stream, requests);
    assert!(played);
    assert!(told.matches("id: ").count() >= 1, "{told}");
    server.shut().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn when_all_places_are_taken_people_who_are_signed_in_are_served() {
    let scratch = Scratch::new();
    let server = TestServer::with(Settings {
        max_connections: Some(20),
        ..settings(&scratch)
    })
    .await;
    let ann = server.guest("Ann").await;
    let id = ann.table(json!(["me", "me"])).await;
    let listener = ann.clone();
    let path = id.clone();
    let stream =
        tokio::spawn(async move { listener.events(&path, "", Duration::from_secs(8)).await });
    // Idle connections, heads that never end, streams of nobody: more than there is
    // room for.
    let mut crowd = Vec::new();
    let watch = format!("GET /api/v1/matches/{id}/events HTTP/1.1\r\nhost: x\r\n\r\n");
    for _ in 0..30 {
        for first in ["", "GET / HTTP/1.1\r\n", &watch] {
            crowd.push(connect(&server, first).await);
        }
        assert!(ann.play(&id).await);
    }
    // Nobody's connections were closed for the newer ones; Ann's stream was not.
    let told = stream.await.unwrap();
    assert!(told.matches("id: ").count() > 1, "{told}");
    let begun = Instant::now();
    let mut closed = 0;
    for stream in &mut crowd {
        let mut all = Vec::new();
        let left = Duration::from_millis(50);
        closed += usize::from(timeout(left, stream.read_to_end(&mut all)).await.is_ok());
    }
    assert!(closed >= crowd.len() - 20, "{closed} {:?}", begun.elapsed());
    server.shut().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_opens_so_many_streams_and_no_more() {
    let scratch = Scratch::new();
    let server = TestServer::with(Settings {
        rate_limits: true,
        ..settings(&scratch)
    })
    .await;
    let ann = server.guest("Ann").await;
    let id = ann.table(json!(["me", "me"])).await;
    let token = ann.token.clone().unwrap();
    let request = format!(
        "GET /api/v1/matches/{id}/events HTTP/1.1\r\nhost: x\r\n\
         authorization: Bearer {token}\r\n\r\n"
    );
    let mut streams = Vec::new();
    let refused = loop {
        let mut stream = connect(&server, &request).await;
        let answer = read_answer(&mut stream).await;
        if !answer.starts_with("HTTP/1.1 200") {
            break answer;
        }
        streams.push(stream);
        assert!(streams.len() < 100, "nobody stops them");
    };
    assert!(refused.starts_with("HTTP/1.1 429"), "{refused}");
    assert!(refused.contains("retry-after: "), "{refused}");
    assert_eq!(streams.len(), 30);
    // One that is closed leaves its place to another.
    streams.pop();
    crate::test_server::until("a place", async || {
        let mut stream = connect(&server, &request).await;
        let answer = read_answer(&mut stream).await;
        answer.starts_with("HTTP/1.1 200").then_some(())
    })
    .await;
    server.shut().await;
}
