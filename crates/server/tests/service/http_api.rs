//! The examples of `docs/http-api.md`, request by request against a server.

use harness::Scratch;
use serde_json::Value as Json;

use crate::test_server::{Caller, TestServer};

const PAGE: &str = include_str!("../../../../docs/http-api.md");

/// Does `found` look like `shown`, in which "…" stands for what was left out?
fn fits(shown: &Json, found: &Json) -> bool {
    let left_out = |json: &Json| *json == "…";
    match (shown, found) {
        (shown, _) if left_out(shown) => true,
        (Json::Object(shown), Json::Object(found)) => {
            let open = shown.contains_key("…");
            let mut named = shown.iter().filter(|(key, _)| *key != "…");
            (open || shown.len() == found.len())
                && named.all(|(key, shown)| found.get(key).is_some_and(|it| fits(shown, it)))
        }
        (Json::Array(shown), Json::Array(found)) => {
            let (head, open) = match shown.split_last() {
                Some((last, head)) if left_out(last) => (head, true),
                _ => (&shown[..], false),
            };
            let alike = head.iter().zip(found).all(|(shown, it)| fits(shown, it));
            head.len() <= found.len() && (open || head.len() == found.len()) && alike
        }
        (shown, found) => shown == found,
    }
}

/// What later requests take from earlier answers.
#[derive(Default)]
struct Taken {
    id: String,
    question: String,
    act: String,
}

impl Taken {
    fn fill(&self, text: &str) -> String {
        text.replace("QUESTION", &self.question)
            .replace("ACT", &self.act)
            .replace("/ID", &format!("/{}", self.id))
    }

    fn take(&mut self, path: &str, found: &Json) {
        if path == "/api/v1/matches" {
            found["id"]
                .as_str()
                .unwrap_or_default()
                .clone_into(&mut self.id);
        }
        if path.ends_with("/legal") {
            self.question = found["question"].to_string();
            self.act = found["moves"][0]["act"].to_string();
        }
    }
}

/// The requests of the page, each with its status and the answer that is shown.
fn examples() -> Vec<(&'static str, u16, Json)> {
    let lines: Vec<&str> = PAGE.lines().collect();
    (lines.windows(2))
        .filter_map(|pair| Some((pair[0].strip_prefix("> ")?, pair[1].strip_prefix("< ")?)))
        .map(|(request, answer)| {
            let (status, body) = answer.split_once(' ').expect("a status and a body");
            let body = serde_json::from_str(body).expect("the page shows JSON");
            (request, status.parse().expect("a status"), body)
        })
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_examples_are_true() {
    let scratch = Scratch::new();
    let server = TestServer::open(&scratch.sqlite()).await;
    let mut caller: Caller = server.nobody();
    let mut taken = Taken::default();
    let examples = examples();
    assert!(examples.len() >= 8);
    for (request, status, shown) in examples {
        let request = taken.fill(request);
        let mut parts = request.splitn(3, ' ');
        let (method, path) = (parts.next().unwrap(), parts.next().unwrap());
        let body = parts.next().unwrap_or_default();
        let json = "content-type: application/json\r\n";
        let answer = caller.answer(method, path, json, body.as_bytes()).await;
        let found: Json = serde_json::from_str(&answer.body).expect("an answer in JSON");
        assert_eq!(answer.status, status, "{request}: {found}");
        assert!(
            fits(&shown, &found),
            "{request}\npage: {shown}\nfound: {found}"
        );
        if let Some(secret) = found["token"]["secret"].as_str() {
            caller.token = Some(secret.to_owned());
        }
        taken.take(path, &found);
    }
    server.shut().await;
}
