//! The pages as browsers meet them: headers, cookies, csrf tokens, and bad input at every
//! address.

use harness::Scratch;
use server::Settings;

use crate::test_server::{Browser, Caller, FORM, TestServer, form_text};

/// Every page, with a form that could be meant. `ID` is a match, `GAME` a game.
pub const PAGES: &[(&str, &str, &str)] = &[
    ("GET", "/", ""),
    ("GET", "/assets/app.css", ""),
    ("GET", "/preferences?lang=pl", ""),
    ("GET", "/lobby", ""),
    ("GET", "/account", ""),
    ("POST", "/account/name", "name=Ann"),
    ("POST", "/account/sign-up", "name=Ann&password=12345678"),
    ("POST", "/account/sign-in", "name=Ann&password=12345678"),
    ("POST", "/account/sign-out", ""),
    ("POST", "/account/tokens", "name=laptop"),
    ("POST", "/account/tokens/ID/drop", ""),
    ("POST", "/account/delete", "sure=yes"),
    ("GET", "/games/GAME", ""),
    ("GET", "/games/GAME/rules", ""),
    ("GET", "/games/GAME/new", ""),
    ("POST", "/games/GAME/new", "seat0=me&seat1=me"),
    ("POST", "/games/GAME/quick", ""),
    ("GET", "/games/GAME/picture/board.svg", ""),
    ("GET", "/m/ID", ""),
    ("GET", "/m/ID/update", ""),
    ("GET", "/m/ID/moments", ""),
    ("GET", "/m/ID/back?seat=0&line=0", ""),
    ("GET", "/m/ID/events", ""),
    ("GET", "/m/ID/why", ""),
    ("POST", "/m/ID/act", "seat=0&question=1&act=7"),
    ("POST", "/m/ID/undo", "seat=0"),
    ("POST", "/m/ID/offer", "seat=0&what=draw"),
    ("POST", "/m/ID/answer", "seat=0&agrees=true"),
    ("POST", "/m/ID/resign", "seat=0"),
    ("POST", "/m/ID/auto-pass", "seat=0&window=x&pass=true"),
    ("POST", "/m/ID/rematch", ""),
    ("POST", "/m/ID/chat", "seat=0&said=salve"),
    ("POST", "/m/ID/notes", "seat=0&body=x"),
    ("GET", "/m/ID/record", ""),
    ("POST", "/m/ID/sit", "seat=0"),
    ("POST", "/m/ID/leave", ""),
    ("GET", "/m/ID/replay", ""),
    ("GET", "/m/ID/replay/frame?at=0", ""),
    ("GET", "/m/ID/join/SECRET", ""),
    ("POST", "/m/ID/join/SECRET", ""),
];

/// The routes that the program text has, as `/m/{id}/act`.
fn routes(source: &str) -> Vec<&str> {
    (source.split(".route(").skip(1))
        .filter_map(|rest| rest.split('"').nth(1))
        .collect()
}

fn fits(route: &str, path: &str) -> bool {
    let path = path.split('?').next().unwrap_or_default();
    let (route, path): (Vec<_>, Vec<_>) = (route.split('/').collect(), path.split('/').collect());
    route.len() == path.len()
        && (route.iter().zip(&path)).all(|(part, given)| part.starts_with('{') || part == given)
}

#[test]
fn every_page_has_its_case() {
    let known = routes(include_str!("../../src/web/mod.rs"));
    assert!(known.len() > 30, "{known:?}");
    for route in &known {
        let case = PAGES.iter().any(|(_, path, _)| fits(route, path));
        assert!(case, "{route} has no case in PAGES");
    }
    for (_, path, _) in PAGES {
        assert!(known.iter().any(|route| fits(route, path)), "{path}");
    }
}

fn address(path: &str, id: &str) -> String {
    let game = registry::games()[0].about().id;
    path.replace("GAME", game).replace("ID", id)
}

fn is_kind(what: &str, status: u16, body: &str) {
    assert!(status < 500, "{what}: {status} {body}");
    for leak in ["sqlx", "panicked", "SELECT ", ".rs:", "no such table"] {
        assert!(!body.contains(leak), "{what}: {leak} in {body}");
    }
    if status >= 400 {
        let page = body.contains("role=\"alert\"") && body.contains("href=\"/\"");
        assert!(page, "{what}: {status} {body}");
    }
}

async fn match_of(server: &TestServer) -> (Caller, String, serde_json::Value) {
    let ann = server.guest("Ann").await;
    let id = ann.table(serde_json::json!(["me", "me"])).await;
    let (_, before) = ann.get(&format!("/api/v1/matches/{id}")).await;
    (ann, id, before)
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_input_gets_a_kind_page_and_changes_nothing() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    let (ann, id, before) = match_of(&server).await;
    let mut eve = server.browser();
    let csrf = eve.csrf().await;
    let huge = format!("csrf={csrf}&said={}", "x".repeat(200_000));
    for (method, path, fields) in PAGES {
        // Ids that are none, and such as lead out of the server.
        for unknown in [
            "nosuchmatch",
            "..%2f..%2fetc%2fpasswd",
            "%00",
            "'%3b--",
            "%ff",
        ] {
            let path = path.replace("GAME", unknown).replace("ID", unknown);
            let body = format!("{fields}&csrf={csrf}");
            let body = if *method == "GET" { "" } else { &body };
            let page = eve.send(method, &path, FORM, body).await;
            is_kind(&format!("{method} {path}"), page.status, &page.body);
            if path.starts_with("/m/") || path.starts_with("/games/") {
                assert!(page.status >= 400, "{method} {path}: {}", page.status);
            }
        }
        let path = address(path, &id);
        let what = format!("{method} {path}");
        if *method == "GET" {
            for query in [
                "seat=x",
                "seat=9",
                "at=-1",
                "at=99999999999999999999",
                "%ff=%ff",
            ] {
                let mark = if path.contains('?') { '&' } else { '?' };
                let path = format!("{path}{mark}{query}");
                if path.contains("/events") {
                    continue;
                }
                let page = eve.get(&path).await;
                is_kind(&path, page.status, &page.body);
            }
        } else {
            // Somebody else's match, and forms that cannot be read.
            for body in [
                &*format!("{fields}&csrf={csrf}"),
                &format!("csrf={csrf}"),
                &format!("csrf={csrf}&seat=x&question=x&agrees=x&place=900"),
                &format!("csrf={csrf}&%ff=%ff&seat=%00"),
                &huge,
            ] {
                if path.starts_with("/account") || path.starts_with("/games") {
                    continue;
                }
                let page = eve.send(method, &path, FORM, body).await;
                is_kind(&what, page.status, &page.body);
                assert!(page.status >= 400, "{what}: {}", page.status);
            }
            let page = eve.send(method, &path, FORM, &huge).await;
            is_kind(&what, page.status, &page.body);
        }
        let page = eve.send("BREW", &path, "", "").await;
        is_kind(&what, page.status, &page.body);
        assert!(page.status >= 400, "{what}: {}", page.status);
    }
    let (_, after) = ann.get(&format!("/api/v1/matches/{id}")).await;
    assert_eq!(before, after);
    server.shut().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_that_is_not_ours_changes_nothing() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    let mut ann = server.browser();
    let game = registry::games()[0].about().id;
    let opened = ann.form(&format!("/games/{game}/quick"), &[]).await;
    assert_eq!(opened.status, 303);
    let home = opened.header("location").unwrap().to_owned();
    let id = home.trim_start_matches("/m/").split('?').next().unwrap();
    let csrf = ann.csrf().await;
    let others = server.browser().csrf().await;
    let before = ann.get("/account").await.body;
    let from = |origin: &str| format!("{FORM}origin: {origin}\r\n");
    let cases: &[(&str, String, &str)] = &[
        ("no csrf", FORM.to_owned(), ""),
        ("an empty csrf", FORM.to_owned(), "csrf="),
        (
            "another's csrf",
            FORM.to_owned(),
            &form_text(&[("csrf", &others)]),
        ),
        (
            "not a form",
            "content-type: text/plain\r\n".to_owned(),
            &format!("csrf={csrf}"),
        ),
        (
            "another page",
            from("https://evil.example"),
            &format!("csrf={csrf}"),
        ),
        (
            "a page without an address",
            from("null"),
            &format!("csrf={csrf}"),
        ),
        (
            "another site",
            format!("{FORM}sec-fetch-site: cross-site\r\n"),
            &format!("csrf={csrf}"),
        ),
        (
            "a neighbour",
            format!("{FORM}sec-fetch-site: same-site\r\n"),
            &format!("csrf={csrf}"),
        ),
        (
            "a wrong header",
            format!("{FORM}x-csrf-token: {others}\r\n"),
            &format!("csrf={csrf}"),
        ),
    ];
    for (_, path, fields) in PAGES.iter().filter(|(method, _, _)| *method == "POST") {
        let path = address(path, id);
        for (name, headers, csrf) in cases {
            let page = ann
                .send("POST", &path, headers, &format!("{fields}&{csrf}"))
                .await;
            assert_eq!(page.status, 403, "{path}: {name}: {}", page.body);
        }
    }
    // With nothing but a cookie nobody was signed out, renamed or deleted.
    assert_eq!(ann.get("/account").await.body, before);
    let ours = from(&format!("http://{}", server.address));
    let fields = format!("name=Octavia&csrf={csrf}");
    let renamed = ann.send("POST", "/account/name", &ours, &fields).await;
    assert_eq!(renamed.status, 303);
    assert!(ann.get("/account").await.body.contains("Octavia"));
    server.shut().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_tell_browsers_what_not_to_do() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    let nobody = server.nobody();
    let home = nobody.answer("GET", "/", "", b"").await.body;
    let (_, script) = home.split_once("src=\"/assets/").expect("a script");
    let script = format!("/assets/{}", script.split('"').next().unwrap_or_default());
    for path in [
        "/",
        "/lobby",
        "/nowhere",
        &script,
        "/api/v1/games",
        "/api/v1/me",
    ] {
        let answer = nobody.answer("GET", path, "", b"").await;
        let policy = answer.header("content-security-policy").unwrap_or_default();
        for rule in [
            "default-src 'self'",
            "script-src 'self'",
            "style-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        ] {
            assert!(policy.contains(rule), "{path}: {rule} in {policy:?}");
        }
        assert!(!policy.contains("unsafe"), "{path}: {policy}");
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "same-origin"),
            ("cross-origin-opener-policy", "same-origin"),
        ] {
            assert_eq!(answer.header(name), Some(value), "{path}: {name}");
        }
        // What is somebody's own is kept nowhere on the way; what is the same for all may be.
        let kept = answer.header("cache-control").unwrap_or_default();
        assert_eq!(
            path.starts_with("/assets/"),
            kept != "no-store",
            "{path}: {kept}"
        );
    }
    let health = nobody.answer("GET", "/healthz", "", b"").await;
    assert_eq!((health.status, health.body.as_str()), (200, "ok\n"));
    assert_eq!(health.header("set-cookie"), None);
    // Nothing that pages show is script or style of their own.
    assert!(!home.contains(" style=\"") && !home.contains("onclick"));
    server.shut().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_is_for_this_server_alone() {
    let scratch = Scratch::new();
    let plain = TestServer::open(&scratch.sqlite()).await;
    let cookie =
        |answer: crate::test_server::Answer| answer.header("set-cookie").map(str::to_owned);
    let set = cookie(plain.nobody().answer("GET", "/", "", b"").await).expect("a cookie");
    for flag in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(set.contains(flag), "{set}");
    }
    assert!(!set.contains("Secure") && !set.contains("Domain"), "{set}");
    // Programs get none, and a known browser gets no second one.
    let api = plain.nobody().answer("GET", "/api/v1/games", "", b"").await;
    assert_eq!(cookie(api), None);
    let mut known: Browser = plain.browser();
    known.get("/").await;
    assert_eq!(cookie(known.get("/").await), None);
    plain.shut().await;

    let scratch = Scratch::new();
    let public = TestServer::with(Settings {
        database: scratch.sqlite(),
        base_url: Some("https://iacta.example".to_owned()),
        ..Settings::default()
    })
    .await;
    let set = cookie(public.nobody().answer("GET", "/", "", b"").await).expect("a cookie");
    assert!(set.starts_with("__Host-iacta="), "{set}");
    assert!(set.contains("; Secure"), "{set}");
    public.shut().await;
}
