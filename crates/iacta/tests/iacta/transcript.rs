//! The transcript of `docs/protocol.md`, line by line against the engine.

use iacta::Catalogue;
use serde_json::Value as Json;

const PAGE: &str = include_str!("../../../../docs/protocol.md");

/// Does `answer` look like `shown`, in which "…" stands for what was left out?
fn fits(shown: &Json, answer: &Json) -> bool {
    let left_out = |json: &Json| *json == "…";
    match (shown, answer) {
        (shown, _) if left_out(shown) => true,
        (Json::Object(shown), Json::Object(answer)) => {
            let all = shown.contains_key("…");
            let named = shown.iter().filter(|(key, _)| *key != "…");
            (all || shown.len() == answer.len())
                && (named.into_iter())
                    .all(|(key, shown)| answer.get(key).is_some_and(|found| fits(shown, found)))
        }
        (Json::Array(shown), Json::Array(answer)) => {
            let (head, all) = match shown.split_last() {
                Some((last, head)) if left_out(last) => (head, true),
                _ => (&shown[..], false),
            };
            (all || head.len() == answer.len())
                && head.len() <= answer.len()
                && head
                    .iter()
                    .zip(answer)
                    .all(|(shown, found)| fits(shown, found))
        }
        (shown, answer) => shown == answer,
    }
}

#[test]
fn the_transcript_is_true() {
    let (_, transcript) = PAGE.split_once("## A transcript").unwrap();
    let (transcript, _) = transcript.split_once("\n## ").unwrap();
    let lines = |mark: &str| -> Vec<&str> {
        (transcript.lines())
            .filter_map(|line| line.strip_prefix(mark))
            .collect()
    };
    let (sent, shown) = (lines("> "), lines("< "));
    assert!(sent.len() > 30);
    assert_eq!(sent.len(), shown.len());

    let mut out = Vec::new();
    let input = sent.join("\n");
    iacta::engine::serve(&Catalogue::all(), &mut input.as_bytes(), &mut out).unwrap();
    let out = String::from_utf8(out).unwrap();
    assert_eq!(out.lines().count(), sent.len());
    for ((sent, shown), answer) in sent.iter().zip(shown).zip(out.lines()) {
        let shown: Json = serde_json::from_str(shown).expect("the page shows JSON");
        let found: Json = serde_json::from_str(answer).unwrap();
        assert!(
            fits(&shown, &found),
            "\n> {sent}\n< {answer}\npage: {shown}"
        );
    }
}

#[test]
fn the_page_names_every_command() {
    let mut out = Vec::new();
    let input = b"{\"cmd\":\"\"}";
    iacta::engine::serve(&Catalogue::all(), &mut input.as_slice(), &mut out).unwrap();
    let answer: Json = serde_json::from_slice(&out).unwrap();
    let message = answer["error"]["message"].as_str().unwrap();
    let (_, names) = message.split_once("there are ").unwrap();
    for name in names.split(", ") {
        assert!(PAGE.contains(&format!("\n| `{name}` |")), "{name}");
    }
}

#[test]
fn what_is_left_out_fits_and_nothing_else() {
    let cases = [
        (r#"{"a":"…"}"#, r#"{"a":[1]}"#, true),
        (r#"{"a":1,"…":"…"}"#, r#"{"a":1,"b":2}"#, true),
        (r#"{"a":1}"#, r#"{"a":1,"b":2}"#, false),
        (r#"{"a":1,"…":"…"}"#, r#"{"b":2}"#, false),
        (r#"[1,"…"]"#, "[1,2,3]", true),
        (r#"[2,"…"]"#, "[1,2,3]", false),
        ("[1]", "[1,2]", false),
        ("[1,2]", "[1]", false),
        ("1", "2", false),
    ];
    for (shown, answer, expected) in cases {
        let json = |text| serde_json::from_str(text).unwrap();
        assert_eq!(
            fits(&json(shown), &json(answer)),
            expected,
            "{shown} {answer}"
        );
    }
}
