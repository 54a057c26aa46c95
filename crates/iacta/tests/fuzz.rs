//! Whatever comes in by line or by file: an answer or one clear error, never a
//! panic. Brief by default, an hour with `IACTA_LONG=1`.

mod common;

use common::{Dir, catalogue, engine, mutated, rounds};
use kernel::Fast;
use serde_json::{Value as Json, json};

/// Lines of a conversation that goes well, to be broken.
fn conversation() -> Vec<String> {
    let act = |seat: u8, act: Json| json!({"id": 2, "cmd": "act", "seat": seat, "act": act});
    let mut lines = vec![
        json!({"id": 1, "cmd": "games"}),
        json!({"id": 1, "cmd": "new", "game": "stakes", "scenario": "crowd", "seats": 2, "options": {"rounds": 2}, "seed": 7}),
        act(0, json!({"act": "lift", "stake": 1})),
        act(0, json!({"act": "seal"})),
        json!({"id": 1, "cmd": "legal", "seat": 1, "lang": "pl"}),
        act(1, json!({"act": "lift", "stake": 2})),
        json!({"id": 1, "cmd": "undo", "seat": 1}),
        act(1, json!({"act": "lift", "stake": 2})),
        act(1, json!({"act": "seal"})),
        json!({"id": 1, "cmd": "chance", "outcomes": [3, {"for": "roll", "value": 1}]}),
        act(0, json!({"act": "roll"})),
        json!({"id": 1, "cmd": "view", "viewer": "spectator", "lang": "en"}),
        json!({"id": 1, "cmd": "events", "viewer": 1, "from": 1, "lang": "en"}),
        json!({"id": 1, "cmd": "why", "seat": 0, "act": {"act": "seal"}}),
        json!({"id": 1, "cmd": "bot", "seat": 0, "level": "greedy"}),
        json!({"id": 1, "cmd": "rewind", "to": 1}),
        json!({"id": 1, "cmd": "state"}),
        json!({"id": 1, "cmd": "record"}),
    ]
    .iter()
    .map(Json::to_string)
    .collect::<Vec<_>>();
    // Positions and records of every kind, the hardest input of all.
    let answers = engine(lines.join("\n"));
    let state = &answers[answers.len() - 2]["state"];
    let record = &answers[answers.len() - 1]["record"];
    lines.push(json!({"id": 1, "cmd": "load", "game": "stakes", "state": state}).to_string());
    lines.push(json!({"id": 1, "cmd": "replay", "record": record}).to_string());
    lines
}

#[test]
fn any_lines_get_one_answer_each() {
    let lines = conversation();
    for seed in 0..rounds(300, 200_000) {
        let mut chance = Fast::fork(0x5eed, seed);
        let mut input = Vec::new();
        for line in &lines {
            let line = match chance.below(3) {
                0 => mutated(line.as_bytes(), &mut chance),
                _ => line.clone().into_bytes(),
            };
            input.extend(line.into_iter().filter(|&byte| byte != b'\n'));
            input.push(b'\n');
        }
        let asked = (input.split(|&byte| byte == b'\n'))
            .filter(|line| !std::str::from_utf8(line).is_ok_and(|line| line.trim().is_empty()))
            .count();
        assert_eq!(engine(&input).len(), asked, "seed {seed}");
    }
}

#[test]
fn noise_gets_one_answer_a_line() {
    for seed in 0..rounds(300, 200_000) {
        let mut chance = Fast::fork(0x0153, seed);
        let noise: Vec<u8> = (0..chance.below(400))
            .map(|_| chance.next() as u8)
            .collect();
        let asked = (noise.split(|&byte| byte == b'\n'))
            .filter(|line| !std::str::from_utf8(line).is_ok_and(|line| line.trim().is_empty()))
            .count();
        assert_eq!(engine(&noise).len(), asked, "seed {seed}");
    }
}

#[test]
fn any_record_plays_or_is_refused() {
    let dir = Dir::new("fuzz-records");
    let game = catalogue().games[0];
    common::run(&[
        "simulate",
        "stakes",
        "--games",
        "4",
        "--records",
        dir.path().to_str().unwrap(),
    ])
    .unwrap();
    let texts: Vec<_> = (dir.names().iter())
        .map(|name| std::fs::read(dir.file(name)).unwrap())
        .collect();
    let (mut played, mut refused) = (0, 0);
    for seed in 0..rounds(2_000, 2_000_000) {
        let mut chance = Fast::fork(0xfeed, seed);
        let text = &texts[chance.below(texts.len() as u32) as usize];
        match iacta::parse_record(&mutated(text, &mut chance)) {
            Ok(record) => match game.replay(&record, usize::MAX) {
                Ok(table) => {
                    played += 1;
                    // What plays can be kept and plays again.
                    let again = game.replay(&table.record(), usize::MAX).unwrap();
                    assert_eq!(again.state(), table.state(), "seed {seed}");
                    let _ = game.verify(&record);
                }
                Err(error) => {
                    refused += 1;
                    assert!(!error.to_string().is_empty());
                }
            },
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
    // The mutations must reach the rules, not only the parser.
    assert!(
        played > 0 && refused > 0,
        "{played} played, {refused} refused"
    );
}
