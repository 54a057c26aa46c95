//! Whatever comes in by line or by file: an answer or one clear error, never a
//! panic. Brief by default; with `IACTA_LONG=1` it takes its time.

use crate::common::{Dir, catalogue, mutated, rounds, talk};
use iacta::Catalogue;
use kernel::SplitMix64;
use serde_json::{Value as Json, json};

/// The small game of the tests, and the real ones.
fn catalogues() -> [Catalogue; 2] {
    [catalogue(), Catalogue::all()]
}

/// A conversation that goes well, to be broken: a game some way along, every kind of
/// question, its position and its record.
fn conversation(catalogue: &Catalogue, game: &str, seed: u64, acts: usize) -> Vec<String> {
    let mut lines = vec![
        json!({"id": 1, "cmd": "games"}).to_string(),
        json!({"id": 1, "cmd": "new", "game": game, "options": {}, "seed": seed}).to_string(),
    ];
    let last = |lines: &[String]| talk(catalogue, lines.join("\n")).pop().unwrap();
    // The engine is asked from the start each time: slow, short and without state.
    for _ in 0..acts {
        let Some(seat) = last(&lines)["asked"].get(0).cloned() else {
            break;
        };
        let bot = json!({"id": 2, "cmd": "bot", "seat": seat, "level": "random"}).to_string();
        let act = last(&[&lines[..], &[bot]].concat())["act"].clone();
        lines.push(json!({"id": 2, "cmd": "act", "seat": seat, "act": act}).to_string());
    }
    let state = json!({"id": 3, "cmd": "state"}).to_string();
    let record = json!({"id": 3, "cmd": "record"}).to_string();
    let [state, record] = [(state, "state"), (record, "record")]
        .map(|(line, key)| last(&[&lines[..], &[line]].concat())[key].clone());
    let act = lines.last().cloned().unwrap_or_default();
    let why = act.replace("\"cmd\":\"act\"", "\"cmd\":\"why\"");
    let more = [
        json!({"id": 4, "cmd": "load", "game": game, "state": state, "seed": "5a".repeat(32)}),
        json!({"id": 4, "cmd": "legal", "seat": 0, "lang": "en"}),
        json!({"id": 4, "cmd": "legal", "seat": 1, "lang": "pl"}),
        json!({"id": 4, "cmd": "view", "viewer": "spectator", "lang": "en"}),
        json!({"id": 4, "cmd": "view", "viewer": 0, "lang": "pl"}),
        json!({"id": 4, "cmd": "bot", "seat": 0, "level": "greedy"}),
        json!({"id": 4, "cmd": "bot", "seat": 1, "level": "greedy"}),
        json!({"id": 4, "cmd": "replay", "record": record, "entries": acts / 2}),
        json!({"id": 4, "cmd": "replay", "record": record}),
        json!({"id": 4, "cmd": "chance", "outcomes": [3, {"for": "fire", "value": 1}, "mars"]}),
        json!({"id": 4, "cmd": "events", "viewer": 1, "from": 1, "lang": "en"}),
        json!({"id": 4, "cmd": "undo", "seat": 1}),
        json!({"id": 4, "cmd": "undo", "seat": 0}),
        json!({"id": 4, "cmd": "rewind", "to": 1}),
        json!({"id": 4, "cmd": "state"}),
        json!({"id": 4, "cmd": "record"}),
    ];
    lines.push(why);
    lines.extend(more.iter().map(Json::to_string));
    lines
}

fn answers_due(input: &[u8]) -> usize {
    (input.split(|&byte| byte == b'\n'))
        .filter(|line| !std::str::from_utf8(line).is_ok_and(|line| line.trim().is_empty()))
        .count()
}

#[test]
fn any_lines_get_one_answer_each() {
    for catalogue in catalogues() {
        for game in catalogue.games {
            let id = game.about().id;
            let mut good = Vec::new();
            for seed in 0..rounds(150, 30_000) {
                if seed % 50 == 0 {
                    good = conversation(&catalogue, id, seed, 4 + seed as usize % 37);
                }
                let mut chance = SplitMix64::fork(0x5eed, seed);
                let mut input = Vec::new();
                for line in &good {
                    let line = match chance.below(3) {
                        0 => mutated(line.as_bytes(), &mut chance),
                        _ => line.clone().into_bytes(),
                    };
                    input.extend(line.into_iter().filter(|&byte| byte != b'\n'));
                    input.push(b'\n');
                }
                let answers = talk(&catalogue, &input);
                assert_eq!(answers.len(), answers_due(&input), "{id}, seed {seed}");
                // Rules give up on nothing that passes the game's own audit.
                for answer in &answers {
                    let code = &answer["error"]["code"];
                    assert_ne!(*code, "internal", "{id}, seed {seed}: {answer}");
                }
            }
        }
    }
}

#[test]
fn noise_gets_one_answer_a_line() {
    for seed in 0..rounds(300, 200_000) {
        let mut chance = SplitMix64::fork(0x0153, seed);
        let length = chance.below(400);
        let noise: Vec<u8> = (0..length).map(|_| chance.next() as u8).collect();
        let answers = talk(&catalogue(), &noise);
        assert_eq!(answers.len(), answers_due(&noise), "seed {seed}");
    }
}

#[test]
fn any_record_plays_or_is_refused() {
    for catalogue in catalogues() {
        for game in catalogue.games {
            let id = game.about().id;
            let dir = Dir::new(&format!("fuzz-records-{id}"));
            let into = dir.path().to_str().unwrap();
            let args = ["simulate", id, "--games", "4", "--records", into];
            crate::common::run_in(&catalogue, &args).unwrap();
            let texts: Vec<_> = (dir.names().iter())
                .map(|name| std::fs::read(dir.file(name)).unwrap())
                .collect();
            let (mut played, mut refused) = (0, 0);
            for seed in 0..rounds(400, 100_000) {
                let mut chance = SplitMix64::fork(0xfeed, seed);
                let text = &texts[chance.below(texts.len() as u32) as usize];
                let Ok(record) = iacta::parse_record(&mutated(text, &mut chance)) else {
                    continue;
                };
                let _ = game.verify(&record);
                match game.replay(&record, usize::MAX) {
                    Ok(table) => {
                        played += 1;
                        // What plays can be kept, and plays again.
                        let again = game.replay(&table.record(), usize::MAX).unwrap();
                        assert_eq!(again.state(), table.state(), "{id}, seed {seed}");
                    }
                    Err(error) => {
                        refused += 1;
                        assert!(!error.to_string().is_empty(), "{id}, seed {seed}");
                    }
                }
            }
            // The mutations must reach the rules, not only the parser.
            assert!(refused > 0, "{id}: {played} played, {refused} refused");
        }
    }
}

/// Every leaf of a JSON value, to be looked at or changed.
fn leaves<'a>(json: &'a mut Json, found: &mut Vec<&'a mut Json>) {
    match json {
        Json::Array(items) => items.iter_mut().for_each(|item| leaves(item, found)),
        Json::Object(fields) => fields.values_mut().for_each(|field| leaves(field, found)),
        leaf => found.push(leaf),
    }
}

/// Puts other values in up to three places: values of the same kind from elsewhere
/// in the same position, so that many of the results are positions as well.
fn rearranged(state: &Json, chance: &mut SplitMix64) -> Json {
    let mut state = state.clone();
    for _ in 0..=chance.below(2) {
        let mut found = Vec::new();
        leaves(&mut state, &mut found);
        let (at, from) = (
            chance.below(found.len() as u32) as usize,
            chance.below(found.len() as u32) as usize,
        );
        let other = found[from].clone();
        *found[at] = match (&*found[at], other) {
            (Json::Number(_), _) => json!(chance.below(7)),
            (Json::Bool(flag), _) => json!(!flag),
            (_, other) => other,
        };
    }
    state
}

/// Positions a few games deep, rearranged; each with its seed.
fn positions(
    game: &dyn bots::AnyBots,
    setup: &kernel::Setup,
    rounds: u64,
    mut each: impl FnMut(u64, Json, &mut SplitMix64),
) {
    let mut state = Json::Null;
    for seed in 0..rounds {
        let mut chance = SplitMix64::fork(0x10ad, seed);
        if seed % 10 == 0 {
            let mut table = game.new_table(setup.clone(), &mut chance).unwrap();
            let far = chance.below(400);
            play_on(game, &mut *table, far, &mut chance);
            state = table.state();
        }
        let changed = rearranged(&state, &mut chance);
        each(seed, changed, &mut chance);
    }
}

/// The largest table: a position with fewer seats fits it as well.
fn largest(game: &dyn bots::AnyBots) -> kernel::Setup {
    let scenario = game.about().scenarios.last().map(|last| last.id.to_owned());
    let wanted = kernel::SetupRequest {
        scenario,
        ..kernel::SetupRequest::default()
    };
    game.check(&wanted).unwrap()
}

#[test]
fn no_position_costs_the_engine_its_table() {
    for catalogue in catalogues() {
        for game in catalogue.games {
            let setup = largest(*game);
            let id = game.about().id;
            let mut loaded = 0;
            positions(*game, &setup, rounds(200, 20_000), |seed, state, _| {
                let load = json!({
                    "cmd": "load", "game": id, "scenario": setup.scenario, "state": state, "seed": 1,
                });
                let first = talk(&catalogue, load.to_string()).remove(0);
                let Some(seat) = first["asked"].get(0) else {
                    return;
                };
                loaded += 1;
                let bot = json!({"cmd": "bot", "seat": seat, "level": "random"});
                let act = &talk(&catalogue, format!("{load}\n{bot}"))[1]["act"];
                let act = json!({"cmd": "act", "seat": seat, "act": act});
                let look = json!({"cmd": "state"});
                let answers = talk(&catalogue, format!("{load}\n{look}\n{act}\n{look}"));
                assert_eq!(answers[3]["ok"], true, "{id}, seed {seed}: {}", answers[3]);
                if answers[2]["ok"] == false {
                    assert_eq!(answers[3], answers[1], "{id}, seed {seed}");
                }
            });
            assert!(loaded > 0, "{id}: no changed position passes the audit");
        }
    }
}

/// A game's audit keeps out every position that its rules cannot play.
#[test]
fn any_position_that_passes_the_audit_plays_on() {
    for catalogue in catalogues() {
        for game in catalogue.games {
            let setup = largest(*game);
            let id = game.about().id;
            positions(
                *game,
                &setup,
                rounds(2_000, 300_000),
                |seed, state, chance| {
                    let Ok(mut table) = game.load(setup.clone(), &state) else {
                        return;
                    };
                    let again = game.load(setup.clone(), &table.state()).unwrap();
                    assert_eq!(again.state(), table.state(), "{id}, seed {seed}");
                    let played = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                        play_on(*game, &mut *table, 40, chance);
                    }));
                    assert!(played.is_ok(), "{id}, seed {seed}: {state}");
                },
            );
        }
    }
}

/// Random decisions, and a look at everything on the way.
fn play_on(
    game: &dyn bots::AnyBots,
    table: &mut dyn kernel::AnyTable,
    acts: u32,
    chance: &mut SplitMix64,
) {
    for _ in 0..acts {
        let Some(seat) = table.asked().seats().iter().next() else {
            return;
        };
        let viewer = kernel::Viewer::Seat(seat);
        let _ = (table.prompt(viewer), table.describe(viewer));
        let act = game.choose(table, seat, bots::Level::Random, chance);
        let act = act.expect("whoever is asked has an option");
        table.act(seat, None, &act, chance, None).unwrap();
    }
}
