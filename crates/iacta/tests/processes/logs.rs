//! What a server writes to its log: no secrets of invitations, sessions, tokens,
//! passwords or databases.

use std::io::Read;
use std::process::{Command, Stdio};
use std::time::Duration;

use harness::{Client, Process, Scratch};
use serde_json::{Value as Json, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Sends a request as it stands and returns all that comes back.
async fn send(server: &Process, request: &str) -> String {
    let mut stream = TcpStream::connect(server.address())
        .await
        .expect("a server");
    let request = request.replace('\n', "\r\n");
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut all = Vec::new();
    let _ = stream.read_to_end(&mut all).await;
    String::from_utf8_lossy(&all).into_owned()
}

/// The part of `text` between two marks.
fn between<'a>(text: &'a str, start: &str, end: &str) -> &'a str {
    let (_, rest) = text
        .split_once(start)
        .unwrap_or_else(|| panic!("{start} in {text}"));
    rest.split(end).next().unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread")]
async fn no_secret_is_logged() {
    let scratch = Scratch::new();
    let program = std::path::Path::new(env!("CARGO_BIN_EXE_iacta"));
    let log = scratch.path().join("log");
    let server = Process::start_logging(program, &scratch.sqlite(), "trace", &log)
        .await
        .expect("a server");
    let mut client = Client::new(server.address());
    let arrived = client
        .post("/api/v1/guests", "", &json!({ "name": "Ann" }))
        .await;
    let arrived: Json = arrived.expect("a guest").json().expect("JSON");
    let token = arrived["token"]["secret"]
        .as_str()
        .expect("a token")
        .to_owned();
    let new = json!({ "game": "julius-caesar", "seats": ["me", "invite"] });
    let opened = client.post("/api/v1/matches", &token, &new).await;
    let opened: Json = opened.expect("a table").json().expect("JSON");
    let id = opened["id"].as_str().expect("an id").to_owned();
    let invite = opened["invites"][0]["secret"]
        .as_str()
        .expect("an invitation")
        .to_owned();

    // A browser opens the invitation, changes its language there, signs up and in.
    let join = format!("/m/{id}/join/{invite}");
    let head = "HTTP/1.1\nhost: x\nconnection: close\n";
    let page = send(&server, &format!("GET {join} {head}\n")).await;
    let session = between(&page, "iacta=", ";").to_owned();
    let csrf = between(&page, "name=\"csrf\" value=\"", "\"").to_owned();
    let cookie = format!("cookie: iacta={session}\n");
    let password = "alea-iacta-est-4711";
    let email = "livia-4711@example.org";
    let mut requests = vec![format!(
        "GET /preferences?lang=pl&back={join} {head}{cookie}\n"
    )];
    for (path, fields) in [
        (
            "/account/sign-up",
            format!("name=Livia&password={password}&email={email}"),
        ),
        (
            "/account/sign-in",
            format!("name=Livia&password={password}"),
        ),
        (join.as_str(), String::new()),
        // Things that are refused, and that fail.
        (join.as_str(), "x=%00".to_owned()),
        (
            "/account/sign-in",
            format!("name=Nobody&password={password}"),
        ),
    ] {
        let body = format!("{fields}&csrf={csrf}");
        requests.push(format!(
            "POST {path} {head}{cookie}content-type: application/x-www-form-urlencoded\n\
             content-length: {}\n\n{body}",
            body.len()
        ));
    }
    requests.push(format!(
        "GET /m/nosuch/join/{invite}?secret={invite} {head}{cookie}\n"
    ));
    for request in &requests {
        let answer = send(&server, request).await;
        assert!(answer.starts_with("HTTP/1.1 "), "{request}: {answer}");
    }
    tokio::time::sleep(Duration::from_millis(200)).await;
    server.kill().expect("a process to end");
    let log = std::fs::read_to_string(&log).expect("a log");
    assert!(
        log.contains("/m/{id}/join/{secret}"),
        "requests are logged: {log}"
    );
    for secret in [&token, &invite, &session, &csrf, password, email] {
        assert!(!secret.is_empty());
        let line = log.lines().find(|line| line.contains(secret));
        assert_eq!(line, None, "{secret}");
    }
}

/// A database that cannot be opened is named without its password, whatever is wrong.
#[test]
fn no_password_of_a_database_is_shown() {
    for url in [
        "postgres://iacta:hunter4711@127.0.0.1:1/iacta",
        "postgres://iacta:hunter4711@127.0.0.1:1/iacta?sslmode=nonsense",
        "postgres://127.0.0.1:1/iacta?user=iacta&password=hunter4711",
        "postgres://iacta:hunter4711@[/iacta",
        "mysql://iacta:hunter4711@127.0.0.1/iacta",
        "iacta:hunter4711@127.0.0.1/iacta",
    ] {
        for check in [&["--check"][..], &[]] {
            let mut child = Command::new(env!("CARGO_BIN_EXE_iacta"))
                .args(["serve", "--listen", "127.0.0.1:0"])
                .args(check)
                .env("IACTA_DATABASE", url)
                .env("IACTA_LOG", "trace")
                .stdout(Stdio::null())
                .stderr(Stdio::piped())
                .spawn()
                .expect("it starts");
            let mut said = String::new();
            let mut errors = child.stderr.take().expect("standard error");
            errors.read_to_string(&mut said).expect("text");
            assert!(!child.wait().expect("an end").success(), "{url}: {said}");
            assert!(!said.contains("hunter4711"), "{url}: {said}");
        }
    }
}
