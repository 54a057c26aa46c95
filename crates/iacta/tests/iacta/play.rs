//! Games in the terminal, with typed lines and what was shown in return.

use crate::common::{Dir, catalogue};
use clap::Parser;
use iacta::play;
use serde_json::Value as Json;

#[derive(Parser)]
struct Play {
    #[command(flatten)]
    args: play::Args,
}

/// Plays with these typed lines; the end of them is the end of input.
fn typed(args: &[&str], lines: &[&str]) -> Result<String, iacta::Error> {
    let args = Play::try_parse_from([&["play"], args].concat()).expect("arguments");
    let input: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let mut out = Vec::new();
    play::run_with(&args.args, &catalogue(), &mut input.as_bytes(), &mut out)?;
    Ok(String::from_utf8(out).unwrap())
}

fn shows(out: &str, parts: &[&str]) {
    let mut rest = out;
    for part in parts {
        let found = rest.find(part);
        assert!(
            found.is_some(),
            "{part:?} is missing, or out of order:\n{out}"
        );
        rest = &rest[found.unwrap() + part.len()..];
    }
}

fn saved(file: &str) -> Json {
    serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap()
}

fn decisions(file: &str) -> usize {
    saved(file)["entries"].as_array().unwrap().len()
}

#[test]
fn a_game_is_told_from_its_seat() {
    let dir = Dir::new("play-told");
    let file = dir.file("game.iacta");
    let args = ["stakes", "--seed", "7", "--lang", "en", "--save", &file];
    let out = typed(&args, &["1", "seal", "", "q"]).unwrap();
    shows(
        &out,
        &[
            "Stakes (duel)",
            "You are North.",
            "The dice are fixed in advance: ",
            "What happened",
            "You are dealt a",
            "A card is dealt.",
            "The situation",
            "Round 1",
            "North: Lift a stake and seal it. (1-a)",
            "   1  Lift 1",
            "   6  Lift 6",
            "   7  Seal the stake",
            "One option fits “seal”. Enter takes it",
            "The stakes are 1, ",
            "Saved in ",
            "Go on with: iacta play --resume ",
        ],
    );
    assert!(!out.contains("South is dealt"));
}

#[test]
fn the_end_of_input_saves_and_resume_goes_on() {
    let dir = Dir::new("play-resume");
    let file = dir.file("game.iacta");
    let start = ["stakes", "--seed", "3", "--lang", "en", "--save", &file];
    let out = typed(&start, &["2"]).unwrap();
    shows(&out, &["Go on with"]);
    let before = decisions(&file);
    assert!(before >= 1);
    assert!(saved(&file)["seed"].is_string());
    assert_eq!(
        saved(&file)["players"],
        serde_json::json!(["person", "bot:greedy"])
    );

    let out = typed(&["--resume", &file, "--lang", "pl"], &["pieczet", ""]).unwrap();
    shows(&out, &["Grasz jako Północ", "Zapieczętuj stawkę"]);
    assert!(decisions(&file) > before);
    assert_eq!(
        crate::common::run(&["verify", &file])
            .unwrap()
            .lines()
            .count(),
        1
    );
}

/// Whatever is typed, and however often the game is left and resumed: one game.
#[test]
fn a_broken_up_game_is_the_game_in_one_go() {
    let dir = Dir::new("play-pieces");
    let (whole, pieces) = (dir.file("whole.iacta"), dir.file("pieces.iacta"));
    let answers = ["1", "seal", "", "roll", "", "stop", ""].repeat(30);
    let start = |file| ["stakes", "--seed", "11", "--save", file];
    typed(&start(&whole), &answers).unwrap();
    typed(&start(&pieces), &[]).unwrap();
    let mut left = &answers[..];
    while saved(&pieces).get("result").is_none() {
        let (now, later) = left.split_at(1);
        // A search is forgotten when the game is left: give it with its Enter.
        let lines = match now[0] {
            "1" => vec!["1"],
            _ => vec![now[0], later[0]],
        };
        left = &later[lines.len() - 1..];
        typed(&["--resume", &pieces], &lines).unwrap();
    }
    let timeless = |file: &str| {
        let mut record = saved(file);
        for entry in record["entries"].as_array_mut().unwrap() {
            entry.as_object_mut().unwrap().remove("at");
        }
        record
    };
    assert_eq!(timeless(&whole), timeless(&pieces));
    assert!(saved(&whole)["result"].is_object());
}

#[test]
fn a_finished_game_shows_its_result_and_is_not_resumed() {
    let dir = Dir::new("play-end");
    let file = dir.file("game.iacta");
    let args = [
        "stakes", "--option", "rounds=1", "--seed", "5", "--save", &file, "--lang", "en",
    ];
    let out = typed(&args, &["1", "7", "stop", ""].repeat(3)).unwrap();
    assert!(
        out.contains("wins: most points.") || out.contains("A draw: equal points."),
        "{out}"
    );
    shows(&out, &["The record, with its seed, is"]);
    let said = crate::common::run(&["verify", &file]).unwrap();
    assert!(said.contains("verified"), "{said}");
    let again = typed(&["--resume", &file], &[]).unwrap_err().to_string();
    assert!(again.contains("this match is over"), "{again}");
}

#[test]
fn people_at_one_keyboard_do_not_see_each_other() {
    let dir = Dir::new("play-hotseat");
    let file = dir.file("game.iacta");
    let args = [
        "stakes", "--seat", "both", "--seed", "2", "--save", &file, "--lang", "en",
    ];
    let out = typed(&args, &["", "4", "7", "", "5", "7", ""]).unwrap();
    shows(
        &out,
        &[
            "All at one keyboard: North, South.",
            "North is next. The others look away. Press Enter.",
            "You are dealt a",
            "North: Lift a stake",
            "South is next.",
            "You are dealt a",
            "South: Lift a stake",
            "The stakes are 4, 5.",
        ],
    );
}

#[test]
fn commands_help_along() {
    let dir = Dir::new("play-commands");
    let file = dir.file("game.iacta");
    let copy = dir.file("copy.iacta");
    let copy_to = format!("s {copy}");
    let args = ["stakes", "--seed", "7", "--lang", "en", "--save", &file];
    let out = typed(
        &args,
        &[
            "h",
            "u",
            "3",
            "u",
            "99",
            "zebra",
            "lift 4",
            "x",
            "l",
            "v",
            "w",
            "w 1-b",
            "w 9-z",
            "w {\"act\":\"seal\"}",
            "w {\"act\":\"lift\",\"stake\":1}",
            "w {",
            "s",
            &copy_to,
            &copy_to,
            "\u{0}",
            "/u",
            "q",
        ],
    )
    .unwrap();
    shows(
        &out,
        &[
            "take back your last decision",
            "There is nothing to undo",
            "Undone.",
            "There is no option 99; they go from 1 to 6.",
            "Nothing fits “zebra”.",
            "One option fits “lift 4”.",
            "   6  Lift 6",
            "You are dealt a",
            "Round 1",
            "1-a All lift a stake and seal it, in secret.",
            "1-b A stake is 1 to 6.",
            "The rules have no clause “9-z”.",
            "First lift a stake. (1-b)",
            "That is legal.",
            "Type w alone",
            "Saved in ",
            "copy.iacta",
            "there is such a file already",
            "Nothing fits “u”.",
            "Saved in ",
        ],
    );
    assert_eq!(decisions(&copy), decisions(&file));
}

#[test]
fn a_save_is_never_written_over_another() {
    let dir = Dir::new("play-exists");
    let file = dir.write("game.iacta", "precious");
    let error = typed(&["stakes", "--save", &file], &[]).unwrap_err();
    assert!(
        error.to_string().contains("there is such a file already"),
        "{error}"
    );
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "precious");
}

#[test]
fn what_cannot_be_played_is_refused_by_name() {
    let dir = Dir::new("play-bad");
    let none = dir.file("none.iacta");
    let garbage = dir.write("garbage.iacta", "garbage");
    let unpromised = dir.file("unpromised.iacta");
    crate::common::run(&[
        "simulate",
        "stakes",
        "--games",
        "1",
        "--records",
        dir.path().to_str().unwrap(),
    ])
    .unwrap();
    let mut record = saved(&dir.file("stakes-1-0.iacta"));
    record["entries"].as_array_mut().unwrap().truncate(1);
    record.as_object_mut().unwrap().remove("result");
    dir.write("unpromised.iacta", record.to_string());
    let cases: &[(&[&str], u8, &str)] = &[
        (&["chess"], 2, "there is no game \"chess\""),
        (&["stakse"], 2, "did you mean stakes?"),
        (
            &["stakes", "--seat", "east"],
            2,
            "stakes has no seat \"east\"; it has 0 (north), 1 (south)",
        ),
        (&["stakes", "--seat", "2"], 2, "stakes has no seat \"2\""),
        (
            &["stakes", "--scenario", "siege"],
            2,
            "stakes has no scenario \"siege\"; it has duel, crowd",
        ),
        (
            &["stakes", "--option", "hats=1"],
            2,
            "stakes has no option \"hats\"; it has rounds, trap",
        ),
        (
            &["stakes", "--option", "rounds=many"],
            2,
            "it takes a number from 1 to 9",
        ),
        (&["--resume", &none], 3, "none.iacta: cannot be read: "),
        (
            &["--resume", &garbage],
            3,
            "garbage.iacta: this is no match record: ",
        ),
        (
            &["--resume", &unpromised],
            1,
            "the record has no commitment",
        ),
        (
            &["chess", "--resume", &unpromised],
            1,
            "the record has no commitment",
        ),
    ];
    for (args, code, message) in cases {
        let error = typed(args, &[]).unwrap_err();
        assert!(error.to_string().contains(message), "{args:?}: {error}");
        assert_eq!(error.exit_code(), *code, "{args:?}");
    }
}

#[test]
fn a_file_that_cannot_be_written_stops_before_the_first_question() {
    let error = typed(&["stakes", "--save", "/no/such/place/game.iacta"], &["1"]).unwrap_err();
    let said = error.to_string();
    assert!(
        said.contains("/no/such/place/game.iacta cannot be written: "),
        "{said}"
    );
}

#[test]
fn a_crowd_has_bots_in_the_other_seats() {
    let dir = Dir::new("play-crowd");
    let file = dir.file("game.iacta");
    let args = [
        "stakes",
        "--scenario",
        "crowd",
        "--seat",
        "west",
        "--bot",
        "random",
        "--save",
        &file,
    ];
    typed(&args, &["1", "7"]).unwrap();
    assert_eq!(
        saved(&file)["players"],
        serde_json::json!(["bot:random", "bot:random", "person"])
    );
}
