//! The program as people start it, with the games it really has.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};

use crate::common::Dir;
use crate::common::program::{Program, Said};
use serde_json::{Value as Json, json};

fn iacta(args: &[&str]) -> Program {
    Program::new(args)
}

fn saved(file: &str) -> Json {
    serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap()
}

/// Besiegers avoided battle, another army intercepted, the relief fell back: enemies were
/// left together in the open.
#[test]
fn a_game_that_left_enemies_together_passes_the_audit() {
    let game = ["simulate", "hannibal", "--scenario", "s6-211", "--check"];
    let once = ["--games", "1", "--seed", "18200753980597164783"];
    iacta(&[&game[..], &once].concat())
        .success()
        .stdout("games      1 in");
}

#[test]
fn it_serves_until_it_is_asked_to_end() {
    let dir = Dir::new("serves");
    let mut child = Command::new(env!("CARGO_BIN_EXE_iacta"))
        .args(["serve", "--listen", "127.0.0.1:0"])
        .current_dir(dir.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    out.read_line(&mut line).unwrap();
    let address = line.split("http://").nth(1).unwrap();
    let address = address.split_whitespace().next().unwrap();
    let mut stream = std::net::TcpStream::connect(address).unwrap();
    write!(stream, "GET /healthz HTTP/1.0\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.0 200"), "{answer}");
    assert!(answer.ends_with("ok\n"), "{answer}");
    let ended = Command::new("kill").arg(child.id().to_string()).status();
    assert!(ended.unwrap().success());
    assert!(child.wait().unwrap().success());
    assert!(dir.path().join("iacta.db").exists());
}

#[test]
fn serve_checks_its_settings() {
    let dir = Dir::new("checks");
    (iacta(&["serve", "--check"]).dir(dir.path()))
        .env("IACTA_LOG", "=loud=")
        .usage()
        .stderr("iacta: IACTA_LOG: ")
        .one_line();
    let checked = |args: &[&str]| {
        let args: Vec<_> = ["serve", "--check"].iter().chain(args).copied().collect();
        iacta(&args).dir(dir.path())
    };
    checked(&[]).success().stdout("in order");
    (checked(&["--base-url", "games.example"]).usage()).stderr("--base-url \"games.example\"");
    (checked(&["--database", "mysql://x"]).failure()).stderr("\"mysql://x\" is no database");
    (checked(&["--database", "sqlite:///nowhere/x.db"]).failure())
        .stderr("/nowhere/x.db cannot be used");
    (checked(&["--listen", "here"]).usage()).stderr("invalid value 'here' for '--listen");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = taken.local_addr().unwrap().to_string();
    (iacta(&["serve", "--listen", &taken])
        .dir(dir.path())
        .failure())
    .stderr(&format!("iacta: --listen {taken}: "));
}

#[test]
fn every_command_has_help_with_examples() {
    iacta(&["--help"]).success().stdout("simulate");
    for command in [
        "serve", "games", "play", "simulate", "engine", "replay", "render", "verify",
    ] {
        (iacta(&[command, "--help"]).success())
            .stdout("Examples:")
            .stdout(&format!("iacta {command}"));
    }
    iacta(&["--version"]).success().stdout("iacta ");
}

#[test]
fn a_wrong_command_line_is_a_usage_error() {
    let cases: &[(&[&str], &str)] = &[
        (&["dance"], "unrecognized subcommand 'dance'"),
        (&["play"], "required"),
        (&["verify"], "required"),
        (&["render", "x"], "--output"),
        (
            &["play", "--resume", "x", "--seed", "1"],
            "cannot be used with",
        ),
    ];
    for (args, message) in cases {
        iacta(args).usage().stderr(message);
    }
}

#[test]
fn a_wrong_value_is_told_with_its_option() {
    const SEED: &str = "a seed is a whole number";
    const DIGITS: &str = "invalid digit found in string";
    let [play, simulate] = ["play", "simulate"].map(|command| [command, "julius-caesar"]);
    let [replay, render, serve] = [
        &["replay", "x"][..],
        &["render", "x", "-o", "x.png"],
        &["serve"],
    ];
    let (play, simulate) = (&play[..], &simulate[..]);
    // The command, an option, its value, and what is said beside the two.
    let cases: &[(&[&str], &str, &str, &str)] = &[
        (&["games"], "--lang", "la", "possible values: en, pl"),
        (play, "--lang", "la", "possible values: en, pl"),
        (play, "--seed", "zz", "or 64 hexadecimal digits"),
        (play, "--seed", "-1", SEED),
        (play, "--seed", "", SEED),
        (play, "--bot", "sulla", "there is no bot \"sulla\""),
        (play, "--seats", "0", "0 is not in 1..=255"),
        (play, "--seats", "-2", "-2 is not in 1..=255"),
        (play, "--option", "tournament", "is not KEY=VALUE"),
        (play, "--save", "", "a value is required"),
        (simulate, "--games", "0", "0 is not in 1.."),
        (simulate, "--games", "-1", DIGITS),
        (simulate, "--games", "many", DIGITS),
        (simulate, "--games", "1.5", DIGITS),
        (simulate, "--games", "99999999999999999999", "too large"),
        (simulate, "--seed", "zz", SEED),
        (simulate, "--seed", "-1", SEED),
        (simulate, "--seed", "99999999999999999999", SEED),
        (simulate, "--jobs", "0", "0 is not in 1..=1024"),
        (simulate, "--jobs", "-1", "-1 is not in 1..=1024"),
        (simulate, "--jobs", "x", DIGITS),
        (simulate, "--seats", "300", "300 is not in 1..=255"),
        (simulate, "--option", "=x", "is not KEY=VALUE"),
        (simulate, "--records", "", "a value is required"),
        (
            simulate,
            "--bots",
            "random,sulla",
            "there is no bot \"sulla\"; there are random, greedy",
        ),
        (replay, "--at", "-1", DIGITS),
        (replay, "--at", "end", DIGITS),
        (replay, "--lang", "la", "possible values: en, pl"),
        (render, "--at", "1.5", DIGITS),
        (render, "--width", "-5", "-5 is not in"),
        (render, "--width", "wide", DIGITS),
        (render, "--theme", "blue", "possible values: light, dark"),
        (render, "--format", "gif", "possible values: svg, png"),
        (serve, "--listen", "here", "invalid socket address"),
        (serve, "--log", "xml", "possible values: text, json"),
    ];
    for (command, option, value, message) in cases {
        iacta(&[*command, &[option, value]].concat())
            .usage()
            .stderr(&format!("'{option} <"))
            .stderr(message);
    }
}

#[test]
fn what_does_not_exist_is_named_in_one_line() {
    let cases: &[(&[&str], &str)] = &[
        (
            &["julius-ceasar"],
            "iacta: there is no game \"julius-ceasar\"; did you mean julius-caesar?",
        ),
        (
            &["chess"],
            "iacta: there is no game \"chess\"; there are julius-caesar",
        ),
        (
            &["julius-caesar", "--scenario", "alesia"],
            "iacta: --scenario: julius-caesar has no scenario \"alesia\"; it has civil-war",
        ),
        (
            &["julius-caesar", "--option", "elephants=3"],
            "iacta: --option: julius-caesar has no option \"elephants\"; it has free-deployment, tournament",
        ),
        (
            &["julius-caesar", "--option", "tournament=perhaps"],
            "iacta: --option: option tournament of julius-caesar cannot be \"perhaps\": it takes true or false",
        ),
        (
            &["julius-caesar", "--seats", "3"],
            "iacta: --seats: civil-war of julius-caesar seats 2 to 2, not 3",
        ),
    ];
    for (args, message) in cases {
        for command in ["simulate", "play"] {
            (iacta(&[&[command], *args].concat()).usage())
                .stderr(message)
                .one_line();
        }
    }
    iacta(&["play", "julius-caesar", "--seat", "cato"])
        .usage()
        .stderr("iacta: --seat: julius-caesar has no seat \"cato\"; it has 0 (caesar), 1 (pompey)")
        .one_line();
}

#[test]
fn games_are_told_in_the_readers_language() {
    for (locale, title, scenario) in [
        (
            "en_GB.UTF-8",
            "Hannibal: Rome against Carthage (hannibal)",
            "s4-215: 4. After Cannae",
        ),
        (
            "pl_PL.UTF-8",
            "Hannibal: Rzym przeciw Kartaginie (hannibal)",
            "s4-215: 4. Po bitwie pod Kannami",
        ),
    ] {
        let said = iacta(&["games"]).env("LANG", locale).success().quiet();
        drop(said.stdout(title).stdout(scenario));
    }
}

#[test]
fn games_speak_json() {
    let said = iacta(&["games", "--json"]).success().quiet();
    let listed: Json = serde_json::from_str(said.out()).unwrap();
    let game = &listed["games"][0];
    assert_eq!(game["id"], "julius-caesar");
    assert_eq!(game["seats"], json!(["caesar", "pompey"]));
    assert_eq!(game["scenarios"][0]["id"], "civil-war");
    assert_eq!(game["languages"], json!(["en", "pl"]));
}

#[test]
fn bots_play_and_their_records_are_byte_identical_whatever_the_jobs() {
    let [one, two] = ["one", "two"].map(|name| Dir::new(&format!("program-{name}")));
    let play = |dir: &Dir, jobs: &str| -> Json {
        let dir = dir.path().to_str().unwrap();
        let args = [
            "simulate",
            "julius-caesar",
            "--games",
            "12",
            "--seed",
            "4711",
            "--bots",
            "greedy,random",
            "--json",
            "--records",
            dir,
            "--jobs",
            jobs,
        ];
        let said = iacta(&args).success().quiet();
        serde_json::from_str(said.out()).unwrap()
    };
    let (first, second) = (play(&one, "1"), play(&two, "2"));
    for key in [
        "wins",
        "draws",
        "decisions",
        "longest",
        "won_by",
        "stopped",
        "games",
        "seed",
    ] {
        assert_eq!(first[key], second[key], "{key}");
    }
    assert_eq!(one.names(), two.names());
    assert_eq!(one.names().len(), 12);
    for name in one.names() {
        let [a, b] = [&one, &two].map(|dir| std::fs::read(dir.file(&name)).unwrap());
        assert!(a == b, "{name}");
        iacta(&["replay", &one.file(&name)]).success().quiet();
    }
    let file = one.file("julius-caesar-4711-0.iacta");
    let told = iacta(&["replay", &file, "--json"]).success();
    let told: Json = serde_json::from_str(told.out()).unwrap();
    assert_eq!(told["outcome"], saved(&file)["result"]);
    iacta(&["verify", &file])
        .failure()
        .stderr("the record has no commitment")
        .one_line();
}

#[test]
fn a_game_is_left_by_the_end_of_input_and_gone_on_with() {
    let dir = Dir::new("program-play");
    let said = iacta(&["play", "julius-caesar", "--seed", "4"])
        .dir(dir.path())
        .stdin("1\n")
        .success()
        .quiet()
        .stdout("You are Caesar.")
        .stdout("Caesar: Discard one of your six cards, face down. (2.1-c)")
        .stdout("Go on with: iacta play --resume julius-caesar-");
    drop(said);
    let names = dir.names();
    assert_eq!(names.len(), 1, "{names:?}");
    let file = dir.file(&names[0]);
    iacta(&["verify", &file]).success().stdout("verified: ");
    iacta(&["play", "--resume", &file])
        .env("LANG", "pl_PL.UTF-8")
        .stdin("w\n1\nq\n")
        .success()
        .stdout("Grasz jako")
        .stdout("2.1-d In each game turn");
    assert!(saved(&file)["entries"].as_array().unwrap().len() > 3);
}

/// Waits until a line of the output contains `part`.
fn await_line(output: &mut impl BufRead, part: &str) {
    let mut line = String::new();
    while !line.contains(part) {
        line.clear();
        assert!(
            output.read_line(&mut line).unwrap() > 0,
            "{part:?} never came"
        );
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_leaves_a_saved_game() {
    let dir = Dir::new("program-interrupt");
    let file = dir.file("game.iacta");
    let mut child = Command::new(env!("CARGO_BIN_EXE_iacta"))
        .args([
            "play",
            "julius-caesar",
            "--seed",
            "4",
            "--lang",
            "en",
            "--save",
            &file,
        ])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut input = child.stdin.take().unwrap();
    await_line(&mut output, "Discard one of your six cards");
    input.write_all(b"1\n").unwrap();
    await_line(&mut output, "choose the card you play");
    let interrupted = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status();
    assert!(interrupted.unwrap().success());
    let status = child.wait().unwrap();
    assert_eq!(
        status.code(),
        Some(130),
        "interrupted, as a shell counts it"
    );
    let mut said = String::new();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut said)
        .unwrap();
    assert!(said.contains("iacta play --resume"), "{said}");
    let entries = saved(&file)["entries"].as_array().unwrap().len();
    assert!(entries >= 3, "{entries}");
    iacta(&["play", "--resume", &file]).stdin("q\n").success();
}

/// A series of more games than anybody waits for, once its first game is over.
#[cfg(unix)]
fn endless_series(dir: &Dir, more: &[&str]) -> std::process::Child {
    let records = dir.path().to_str().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_iacta"))
        .args(["simulate", "julius-caesar", "--games", "100000000"])
        .args(["--jobs", "2", "--records", records])
        .args(more)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    while !dir
        .names()
        .iter()
        .any(|name| name.ends_with(".iacta") && !name.starts_with('.'))
    {
        assert_eq!(child.try_wait().unwrap(), None, "the series goes on");
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    child
}

#[cfg(unix)]
#[test]
fn an_interrupted_series_tells_what_it_has() {
    for more in [&[][..], &["--json"]] {
        let dir = Dir::new("program-series");
        let child = endless_series(&dir, more);
        let id = child.id().to_string();
        let interrupted = Command::new("kill").args(["-INT", &id]).status();
        assert!(interrupted.unwrap().success());
        let ended = child.wait_with_output().unwrap();
        let [out, err] = [ended.stdout, ended.stderr].map(|text| String::from_utf8(text).unwrap());
        assert_eq!(ended.status.code(), Some(130), "{out}{err}");
        let games = dir.names().len();
        let told = format!("iacta: interrupted after {games} of 100000000 games");
        assert!(err.contains(&told), "{err}");
        if more.is_empty() {
            assert!(out.contains(&format!("  games      {games} in ")), "{out}");
        } else {
            let report: Json = serde_json::from_str(&out).unwrap();
            assert_eq!(report["games"], games);
            assert_eq!(report["interrupted"], true);
        }
    }
}

#[test]
fn a_reader_who_has_seen_enough_is_no_error() {
    let dir = Dir::new("program-pipe");
    iacta(&[
        "simulate",
        "julius-caesar",
        "--games",
        "1",
        "--records",
        dir.path().to_str().unwrap(),
    ])
    .success();
    let file = dir.file("julius-caesar-1-0.iacta");
    let mut child = Command::new(env!("CARGO_BIN_EXE_iacta"))
        .args(["replay", &file])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut said = String::new();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut said)
        .unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(0), "{said}");
    assert_eq!(said, "");
}

#[test]
fn a_picture_goes_to_standard_output() {
    let dir = Dir::new("program-picture");
    let into = dir.path().to_str().unwrap();
    (iacta(&[
        "simulate",
        "julius-caesar",
        "--games",
        "1",
        "--records",
        into,
    ]))
    .success();
    let file = dir.file("julius-caesar-1-0.iacta");
    let names = dir.names();
    for (more, begin) in [
        (&[][..], &b"<svg "[..]),
        (&["--format", "svg"], b"<svg "),
        (&["--format", "png", "--width", "300"], b"\x89PNG\r\n\x1a\n"),
    ] {
        let args = [&["render", &file, "--at", "9", "-o", "-"], more].concat();
        let said = iacta(&args).dir(dir.path()).success().quiet();
        assert!(said.bytes().starts_with(begin), "{more:?}");
    }
    assert_eq!(dir.names(), names);
}

#[test]
fn verify_tells_a_failed_check_from_a_file_that_cannot_be_read() {
    let dir = Dir::new("program-verify");
    let into = dir.path().to_str().unwrap();
    (iacta(&[
        "simulate",
        "julius-caesar",
        "--games",
        "1",
        "--records",
        into,
    ]))
    .success();
    let unpromised = dir.file("julius-caesar-1-0.iacta");
    let torn = dir.write("torn.iacta", "{");
    let json = |said: &Said| serde_json::from_str::<Json>(said.out()).unwrap();
    let failed = iacta(&["verify", &unpromised, "--json"]).failure();
    assert_eq!(json(&failed)["error"]["code"], "failed");
    drop(failed.stderr("the record has no commitment"));
    for file in [&torn, &dir.file("missing.iacta")] {
        let unread = iacta(&["verify", file, "--json"]).unread();
        assert_eq!(json(&unread)["verified"], false);
        assert_eq!(json(&unread)["error"]["code"], "unreadable");
        assert_eq!(json(&unread)["file"], *file);
    }
}

#[test]
fn records_come_by_standard_input_too() {
    iacta(&["verify", "-"])
        .stdin("{\"format\": 1")
        .unread()
        .stderr("iacta: standard input: the record is cut short: it ends at line 1, column 12")
        .one_line();
    iacta(&["replay", "-"])
        .stdin([0xff, 0xfe])
        .unread()
        .stderr("this is no match record")
        .one_line();
}

#[test]
fn the_engine_answers_until_the_end_of_input() {
    let said = iacta(&["engine"])
        .stdin("nonsense\n{\"id\":2,\"cmd\":\"new\",\"game\":\"julius-caesar\",\"seed\":7}\n{\"id\":3,\"cmd\":\"state\"}")
        .success()
        .quiet();
    let answers: Vec<Json> = said
        .out()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(answers.len(), 3);
    assert_eq!(answers[0]["error"]["code"], "bad_json");
    assert_eq!(answers[1]["asked"], json!([0, 1]));
    assert!(answers[2]["state"].is_object());
}

/// A whole game by protocol, bots deciding; then its record is verified.
#[test]
fn a_match_by_protocol_keeps_its_promise() {
    let dir = Dir::new("program-match");
    let mut child = Command::new(env!("CARGO_BIN_EXE_iacta"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut ask = |request: Json| -> Json {
        writeln!(input, "{request}").unwrap();
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        let answer: Json = serde_json::from_str(&line).unwrap();
        assert_eq!(answer["ok"], true, "{request} {answer}");
        answer
    };
    let mut status = ask(json!({"cmd": "new", "game": "julius-caesar", "seed": 11}));
    while let Some(seat) = status["asked"].get(0).cloned() {
        let act = ask(json!({"cmd": "bot", "seat": seat, "level": "random"}))["act"].clone();
        status = ask(json!({"cmd": "act", "seat": seat, "act": act}));
    }
    let record = ask(json!({"cmd": "record"}))["record"].clone();
    ask(json!({"cmd": "quit"}));
    assert!(child.wait().unwrap().success());
    assert_eq!(record["result"], status["outcome"]);
    let file = dir.write("match.iacta", record.to_string());
    iacta(&["verify", &file])
        .success()
        .stdout("outcomes are those of the promised seed");
}
