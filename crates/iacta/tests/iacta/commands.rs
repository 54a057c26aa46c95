//! games, simulate, replay and verify, in this process with a small game.

use crate::common::{Dir, run, run_json};
use serde_json::{Value as Json, json};

#[test]
fn games_are_listed_for_people_and_programs() {
    let told: [(&str, &[&str]); 2] = [
        (
            "en",
            &[
                "Stakes (stakes)",
                "  seats      north: North, south: South, west: West",
                "crowd: Crowd, 2 to 3 seats",
                "rounds=5: 1 to 9 (clause 1-c)",
            ],
        ),
        (
            "pl",
            &[
                "Stawki (stakes)",
                "  miejsca      north: Północ",
                "  scenariusze  duel: Duel, 2 miejsca",
                "crowd: Crowd, od 2 do 3 miejsc",
                "rounds=5: od 1 do 9 (punkt 1-c)",
            ],
        ),
    ];
    for (lang, parts) in told {
        let out = run(&["games", "--lang", lang]).unwrap();
        for part in parts {
            assert!(out.contains(part), "{part}:\n{out}");
        }
        assert_eq!(
            run(&["games", "--json", "--lang", lang]).unwrap(),
            run(&["games", "--json"]).unwrap(),
            "programs read the same in every language"
        );
    }
    let listed = run_json(&["games", "--json"]);
    let game = &listed["games"][0];
    assert_eq!(game["id"], "stakes");
    assert_eq!(game["name"], "Stakes");
    assert_eq!(game["seats"], json!(["north", "south", "west"]));
    assert_eq!(game["scenarios"][1]["id"], "crowd");
    assert_eq!(game["options"][0]["id"], "rounds");
    assert_eq!(game["bots"], json!(["random", "greedy"]));
}

fn simulated(more: &[&str]) -> Json {
    run_json(&[&["simulate", "stakes", "--json", "--games", "50"], more].concat())
}

#[test]
fn a_simulation_answers_what_was_asked() {
    let report = simulated(&[
        "--seed",
        "9",
        "--bots",
        "greedy,random",
        "--option",
        "rounds=3",
    ]);
    assert_eq!(report["game"], "stakes");
    assert_eq!(report["scenario"], "duel");
    assert_eq!(report["options"]["rounds"], 3);
    assert_eq!(report["games"], 50);
    assert_eq!(report["seed"], 9);
    assert_eq!(report["bots"], json!(["greedy", "random"]));
    let number = |key: &str| report[key].as_f64().unwrap_or_else(|| panic!("{key}"));
    let wins = |seat: &str| report["wins"][seat].as_u64().unwrap();
    assert_eq!(wins("north") + wins("south") + number("draws") as u64, 50);
    assert_eq!(report["won_by"]["greedy"], report["wins"]["north"]);
    for key in [
        "games_per_second",
        "decisions_per_second",
        "decisions_per_game",
        "seconds",
    ] {
        assert!(number(key) > 0.0, "{key}");
    }
    assert!(number("longest") >= number("decisions_per_game"));
    assert_eq!(number("stopped"), 0.0);
}

#[test]
fn a_simulation_is_told_to_people() {
    let out = run(&[
        "simulate",
        "stakes",
        "--games",
        "20",
        "--jobs",
        "2",
        "--bots",
        "greedy,random",
    ])
    .unwrap();
    for part in [
        "Stakes (duel), seed 1",
        "  games      20 in ",
        "with 2 jobs",
        "  wins       north (greedy) ",
        "  by bot     ",
        "  draws      ",
    ] {
        assert!(out.contains(part), "{part}:\n{out}");
    }
}

fn timeless(mut report: Json) -> Json {
    for key in [
        "seconds",
        "games_per_second",
        "decisions_per_second",
        "jobs",
    ] {
        report[key] = Json::Null;
    }
    report
}

#[test]
fn records_are_byte_identical_whatever_the_jobs() {
    let [one, two, three] = ["one", "two", "three"].map(|name| Dir::new(&format!("sim-{name}")));
    let records = |dir: &Dir, jobs: &str| {
        timeless(simulated(&[
            "--seed",
            "4",
            "--jobs",
            jobs,
            "--records",
            dir.path().to_str().unwrap(),
        ]))
    };
    let first = records(&one, "1");
    assert_eq!(records(&two, "2"), first);
    assert_eq!(records(&three, "7"), first);
    assert_eq!(
        timeless(simulated(&["--seed", "4"])),
        first,
        "records change no result"
    );
    assert_eq!(one.names().len(), 50);
    assert!(one.names().contains(&"stakes-4-49.iacta".to_owned()));
    for name in one.names() {
        let text = std::fs::read(one.file(&name)).unwrap();
        for other in [&two, &three] {
            assert_eq!(std::fs::read(other.file(&name)).unwrap(), text, "{name}");
        }
    }
}

#[test]
fn a_broken_game_is_told_with_its_seed_and_shown_again_by_it() {
    let args = [
        "simulate",
        "stakes",
        "--option",
        "trap=audit",
        "--check",
        "--seed",
        "8",
    ];
    let error = run(&args).unwrap_err();
    assert_eq!(error.exit_code(), 1);
    let said = error.to_string();
    assert!(
        said.contains("a promise of the rules is broken: a six"),
        "{said}"
    );
    let (_, again) = said.split_once("to see it again: iacta ").unwrap();
    let again: Vec<_> = again.split_whitespace().collect();
    let said = run(&again).unwrap_err().to_string();
    assert!(said.starts_with("game 0 (seed "), "{said}");
}

#[test]
fn what_cannot_be_simulated_is_refused_by_name() {
    let dir = Dir::new("sim-bad");
    let file = dir.write("file", "");
    let cases: &[(&[&str], u8, &str)] = &[
        (
            &["chess"],
            2,
            "there is no game \"chess\"; there are stakes",
        ),
        (
            &["stakes", "--scenario", "siege"],
            2,
            "--scenario: stakes has no scenario \"siege\"",
        ),
        (
            &["stakes", "--option", "hats=9"],
            2,
            "--option: stakes has no option \"hats\"",
        ),
        (
            &["stakes", "--option", "rounds=99"],
            2,
            "--option: option rounds of stakes cannot be \"99\"",
        ),
        (
            &["stakes", "--seats", "3"],
            2,
            "--seats: duel of stakes seats 2 to 2, not 3",
        ),
        (
            &["stakes", "--bots", "greedy,greedy,random"],
            2,
            "--bots: 3 bots for 2 seats",
        ),
        (&["stakes", "--records", &file], 1, "cannot be written"),
    ];
    for (args, code, message) in cases {
        let error = run(&[&["simulate"], *args].concat()).unwrap_err();
        assert!(error.to_string().contains(message), "{args:?}: {error}");
        assert_eq!(error.exit_code(), *code, "{args:?}");
    }
}

/// A finished match with promised dice.
fn promised(dir: &Dir) -> (String, Json) {
    let mut lines =
        vec![json!({"cmd": "new", "game": "stakes", "seed": 6, "options": {"rounds": 2}})];
    for (seat, stake) in [(0, 1), (1, 2)] {
        lines.push(json!({"cmd": "act", "seat": seat, "act": {"act": "lift", "stake": stake}}));
        lines.push(json!({"cmd": "act", "seat": seat, "act": {"act": "seal"}}));
    }
    lines.push(json!({"cmd": "act", "seat": 0, "act": {"act": "roll"}}));
    lines.push(json!({"cmd": "act", "seat": 0, "act": {"act": "stop"}}));
    lines.extend(lines[1..5].to_vec());
    lines.push(json!({"cmd": "act", "seat": 0, "act": {"act": "stop"}}));
    lines.push(json!({"cmd": "record"}));
    let lines: Vec<_> = lines.iter().map(Json::to_string).collect();
    let record = crate::common::engine(lines.join("\n")).pop().unwrap()["record"].clone();
    assert!(record["result"].is_object(), "{record}");
    let text = iacta::record_text(&serde_json::from_value(record.clone()).unwrap()).unwrap();
    (dir.write("match.iacta", text), record)
}

#[test]
fn a_record_is_told_again() {
    let dir = Dir::new("replay");
    let (file, record) = promised(&dir);
    let out = run(&["replay", &file, "--lang", "en"]).unwrap();
    for part in [
        "Stakes (duel)",
        "0  A card is dealt.",
        "The stakes are 1, 2.",
        "Round 3",
        "North wins: most points.",
    ] {
        assert!(out.contains(part), "{part}:\n{out}");
    }
    let out = run(&[
        "replay", &file, "--lang", "pl", "--seat", "south", "--at", "3",
    ])
    .unwrap();
    for part in [
        "Stawki (duel)",
        "Dostajesz",
        "Podnieś stawkę i zapieczętuj ją. (1-a)",
    ] {
        assert!(out.contains(part), "{part}:\n{out}");
    }
    let told = run_json(&["replay", &file, "--json", "--lang", "en"]);
    assert_eq!(told["outcome"], record["result"]);
    assert_eq!(told["events"][2]["text"], "The stakes are 1, 2.");
    assert_eq!(told["asked"], json!([]));
    assert_eq!(told["view"]["own_card"], Json::Null);
}

#[test]
fn a_record_is_verified_in_one_line() {
    let dir = Dir::new("verify");
    let (file, record) = promised(&dir);
    let out = run(&["verify", &file]).unwrap();
    assert_eq!(out.lines().count(), 1);
    assert!(
        out.contains("verified: all 13 entries are legal, and all 3 outcomes"),
        "{out}"
    );
    assert_eq!(
        run_json(&["verify", &file, "--json"]),
        json!({
            "file": file, "verified": true, "partly": false, "game": "stakes", "entries": 13,
            "outcomes": 3, "skipped": 0, "result": record["result"],
            "rules": record["rules"], "present_rules": record["rules"],
        })
    );
}

#[test]
fn a_record_reads_line_by_line() {
    let dir = Dir::new("lines");
    let (file, record) = promised(&dir);
    let text = std::fs::read_to_string(&file).unwrap();
    assert_eq!(serde_json::from_str::<Json>(&text).unwrap(), record);
    assert!(
        text.starts_with("{\n  \"format\": 1,\n  \"game\": \"stakes\",\n"),
        "{text}"
    );
    let acts = text
        .lines()
        .filter(|line| line.starts_with("    {\"entry\": \"act\""));
    assert_eq!(acts.count(), 11);
    assert!(text.ends_with("}\n"));
}

#[test]
fn a_bad_record_is_refused_with_what_and_where() {
    let dir = Dir::new("bad-records");
    let (file, record) = promised(&dir);
    let text = std::fs::read_to_string(&file).unwrap();
    let changed = |change: &dyn Fn(&mut Json)| {
        let mut record = record.clone();
        change(&mut record);
        record.to_string()
    };
    let roll = record["entries"]
        .as_array()
        .unwrap()
        .iter()
        .position(|entry| entry["act"]["act"] == "roll")
        .unwrap();
    let other_face = |entry: &Json| {
        json!(if entry["chance"][0]["value"] == 2 {
            3
        } else {
            2
        })
    };
    // What is wrong, the file, and what replay and verify say of it.
    let unread: Vec<(&str, String, &str, &str)> = vec![
        (
            "nothing",
            String::new(),
            "the record is cut short: it ends at line 1",
            "",
        ),
        (
            "half",
            text[..text.len() / 2].to_owned(),
            "the record is cut short: it ends at line",
            "",
        ),
        (
            "prose",
            "Once upon a time".to_owned(),
            "this is no match record: ",
            "",
        ),
        ("a list", "[]".to_owned(), "it is not a JSON object", ""),
        (
            "no format",
            changed(&|r| drop(r.as_object_mut().unwrap().remove("format"))),
            "it has no format",
            "",
        ),
        (
            "another format",
            changed(&|r| r["format"] = json!(99)),
            "the record has format 99, this program reads format 1",
            "",
        ),
        (
            "a format that is none",
            changed(&|r| r["format"] = json!("one")),
            "the record has format \"one\"",
            "",
        ),
        (
            "another game",
            changed(&|r| r["game"] = json!("chess")),
            "there is no game \"chess\"",
            "",
        ),
        (
            "a field too many",
            changed(&|r| r["hats"] = json!(3)),
            "unknown field `hats`",
            "",
        ),
        (
            "a field too few",
            changed(&|r| drop(r.as_object_mut().unwrap().remove("setup"))),
            "missing field `setup`",
            "",
        ),
        (
            "nobody's seat",
            changed(&|r| r["entries"][0]["seat"] = json!(300)),
            "invalid value: integer `300`",
            "",
        ),
        (
            "half a seed",
            changed(&|r| r["seed"] = json!("11")),
            "a seed is 64 hexadecimal digits",
            "",
        ),
    ];
    let failed = vec![
        (
            "another scenario",
            changed(&|r| r["setup"]["scenario"] = json!("siege")),
            "stakes has no scenario \"siege\"",
            "",
        ),
        (
            "dice missing",
            changed(&|r| r["entries"][roll]["chance"] = json!([])),
            "entry 6: an outcome for \"roll\" is missing",
            "",
        ),
        (
            "dice left over",
            changed(&|r| r["entries"][0]["chance"] = json!([{"for": "roll", "value": 1}])),
            "entry 1: 1 outcomes were given and not used",
            "",
        ),
        (
            "an impossible die",
            changed(&|r| r["entries"][roll]["chance"][0]["value"] = json!(7)),
            "entry 6: 7 cannot come",
            "",
        ),
        (
            "an illegal act",
            changed(&|r| r["entries"][0]["act"]["stake"] = json!(7)),
            "entry 1 is refused: a stake is 1 to 6, not 7 (1-b)",
            "",
        ),
        (
            "an act with a field too many",
            changed(&|r| r["entries"][1]["act"]["hats"] = json!(3)),
            "entry 2: unknown field `hats`",
            "",
        ),
        (
            "no such act",
            changed(&|r| r["entries"][0]["act"]["act"] = json!("fly")),
            "entry 1: unknown variant `fly`",
            "",
        ),
        (
            "no such seat",
            changed(&|r| r["entries"][0]["seat"] = json!(5)),
            "entry 1: seat 5 cannot be asked: the game has 2 seats",
            "",
        ),
        (
            "another result",
            changed(&|r| r["result"]["winners"] = json!([1])),
            "the record says",
            "",
        ),
        (
            "entries after the end",
            changed(&|r| {
                let last = r["entries"].as_array().unwrap().last().unwrap().clone();
                r["entries"].as_array_mut().unwrap().push(last);
            }),
            "entry 14 comes after the end of the game",
            "",
        ),
        (
            "a question not closed",
            changed(&|r| {
                r["entries"].as_array_mut().unwrap().truncate(4);
                r.as_object_mut().unwrap().remove("result");
            }),
            "ends where a joint question is to be closed",
            "",
        ),
        (
            "another seed",
            changed(&|r| r["seed"] = json!("11".repeat(32))),
            "",
            "the seed is not the one that was promised",
        ),
        (
            "no seed",
            changed(&|r| drop(r.as_object_mut().unwrap().remove("seed"))),
            "",
            "the record has no seed",
        ),
        (
            "no promise",
            changed(&|r| drop(r.as_object_mut().unwrap().remove("commitment"))),
            "",
            "the record has no commitment",
        ),
        (
            "another deal",
            changed(&|r| {
                let card = if r["opening"][0]["value"] == 2 { 3 } else { 2 };
                r["opening"][0]["value"] = json!(card);
                r["entries"].as_array_mut().unwrap().truncate(1);
                r.as_object_mut().unwrap().remove("result");
            }),
            "",
            "outcome 1 (entry 0, deal): the seed gives",
        ),
        (
            "another die",
            changed(&|r| {
                let face = other_face(&r["entries"][roll]);
                r["entries"][roll]["chance"][0]["value"] = face;
                r["entries"].as_array_mut().unwrap().truncate(roll + 1);
                r.as_object_mut().unwrap().remove("result");
            }),
            "",
            "outcome 3 (entry 6, roll): the seed gives",
        ),
    ];
    let cases =
        (unread.into_iter().map(|case| (3, case))).chain(failed.into_iter().map(|case| (1, case)));
    for (code, (what, text, replay, verify)) in cases {
        let file = dir.write("bad.iacta", &text);
        let verify = if verify.is_empty() { replay } else { verify };
        for (command, message) in [("replay", replay), ("verify", verify)] {
            let done = run(&[command, &file]);
            if message.is_empty() {
                assert!(done.is_ok(), "{command}, {what}: {done:?}");
                continue;
            }
            let error = done.unwrap_err();
            let said = error.to_string();
            assert!(said.contains(message), "{command}, {what}: {said}");
            assert!(said.starts_with(&file), "{command}, {what}: {said}");
            assert_eq!(said.lines().count(), 1, "{command}, {what}: {said}");
            assert_eq!(error.exit_code(), code, "{command}, {what}");
        }
    }
    let cases: &[(&[&str], u8, &str)] = &[
        (&["replay", &file, "--at", "99"], 2, "--at 99: "),
        (
            &["replay", &file, "--seat", "east"],
            2,
            "--seat: stakes has no seat \"east\"; it has 0 (north), 1 (south) and spectator",
        ),
        (
            &["replay", "/no/such/file"],
            3,
            "/no/such/file: cannot be read: ",
        ),
        (
            &["verify", dir.path().to_str().unwrap()],
            3,
            "cannot be read: ",
        ),
    ];
    for (args, code, message) in cases {
        let error = run(args).unwrap_err();
        assert!(error.to_string().contains(message), "{args:?}: {error}");
        assert_eq!(error.exit_code(), *code, "{args:?}");
    }
}
