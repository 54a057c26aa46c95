//! Records of other rules, of matches that players ended, and exports of running ones.

use iacta::Catalogue;
use kernel::{Entry, Outcome, Record, Seat, SeatSet, Seed, Seeded, SplitMix64, Table, Viewer};
use serde_json::{Value as Json, json};

use crate::common::stakes::Stakes;
use crate::common::{Dir, run, run_in, run_json};

/// A match with promised dice after `decisions` decisions, or at its end.
fn played(decisions: usize) -> (Table<Stakes>, Seed) {
    let seed = Seed::of_number(6);
    let (mut chance, mut choice) = (Seeded::new(seed.0), SplitMix64::new(3));
    let setup = crate::common::catalogue().games[0].check(&kernel::SetupRequest::default());
    let mut table = Table::<Stakes>::new(setup.unwrap(), &mut chance).unwrap();
    while let Some(seat) = table.asked().seats().iter().next() {
        if table.decisions() >= decisions {
            break;
        }
        let options = table.options(seat);
        let act = options[choice.below(options.len() as u32) as usize];
        table.play(seat, act, &mut chance, None).unwrap();
    }
    (table, seed)
}

fn record(table: &Table<Stakes>, seed: Seed) -> Record {
    let text = serde_json::to_string(&table.record()).unwrap();
    let mut record: Record = serde_json::from_str(&text).unwrap();
    record.seed = Some(seed);
    record.commitment = Some(seed.commitment());
    record
}

fn write(dir: &Dir, name: &str, document: &impl serde::Serialize) -> String {
    dir.write(name, serde_json::to_vec(document).unwrap())
}

#[test]
fn a_record_of_other_rules_is_read_and_said_to_be_one() {
    let dir = Dir::new("other-rules");
    let (table, seed) = played(usize::MAX);
    let mut record = record(&table, seed);
    let present = record.rules.clone().unwrap();
    assert!(
        !run(&["verify", &write(&dir, "same", &record)])
            .unwrap()
            .contains(&present)
    );
    record.rules = Some("7-00000000".to_owned());
    let other = write(&dir, "other", &record);
    for said in [
        run(&["verify", &other]).unwrap(),
        run(&["replay", &other, "--lang", "en"]).unwrap(),
        run(&["replay", &other, "--lang", "pl"]).unwrap(),
    ] {
        assert!(
            said.contains("7-00000000") && said.contains(&present),
            "{said}"
        );
    }
    assert_eq!(
        run_json(&["verify", &other, "--json"])["rules"],
        "7-00000000"
    );
    assert_eq!(
        run_json(&["replay", &other, "--json"])["present_rules"],
        *present
    );
    let last = record.entries.iter().rfind(|entry| entry.by().is_some());
    record.entries[1] = last.unwrap().clone();
    let broken = write(&dir, "broken", &record);
    for command in ["verify", "replay"] {
        let error = run(&[command, &broken]).unwrap_err().to_string();
        assert!(
            error.contains("entry 2") && error.contains("7-00000000"),
            "{error}"
        );
    }
}

#[test]
fn a_record_that_goes_on_from_a_stored_position_says_what_was_left_out() {
    let dir = Dir::new("restored");
    let (half, _) = played(8);
    let (table, seed) = played(usize::MAX);
    let mut record = record(&table, seed);
    let place = half.entries().len();
    record.entries.insert(
        place,
        Entry::Restored {
            snapshot: Box::new(half.snapshot()),
            skipped: Vec::new(),
        },
    );
    record.entries[3] = Entry::Act {
        seat: Seat(0),
        act: json!({ "act": "dance" }),
        chance: Vec::new(),
        at: None,
    };
    let file = write(&dir, "match.iacta", &record);
    let said = run(&["verify", &file]).unwrap();
    assert!(said.contains("verified in part"), "{said}");
    let said = run_json(&["verify", &file, "--json"]);
    assert_eq!(
        (&said["verified"], &said["partly"]),
        (&json!(true), &json!(true))
    );
    assert_eq!(said["skipped"], place - 3);
    for (lang, part) in [
        ("en", "from a position stored"),
        ("pl", "od pozycji zapisanej"),
    ] {
        let said = run(&["replay", &file, "--lang", lang]).unwrap();
        assert!(said.contains(part) && said.contains("dance"), "{said}");
    }
    let told = run_json(&["replay", &file, "--json"]);
    assert_eq!(told["restored"][0]["skipped"][0]["act"]["act"], "dance");
    assert_eq!(told["outcome"], json!(table.outcome()));
}

#[test]
fn a_match_that_its_players_ended_has_their_result() {
    let dir = Dir::new("ended");
    let winner = SeatSet::one(Seat(1));
    for (outcome, en, pl) in [
        (
            Outcome::win(winner, Outcome::RESIGNED),
            "resigned",
            "poddali",
        ),
        (Outcome::draw(Outcome::AGREED), "agreed", "za zgodą"),
    ] {
        let (mut table, seed) = played(5);
        table.end(outcome.clone()).unwrap();
        let file = write(&dir, "match.iacta", &record(&table, seed));
        let said = run(&["verify", &file]).unwrap();
        assert!(
            said.contains("verified") && said.contains(&*outcome.cause),
            "{said}"
        );
        assert_eq!(
            run_json(&["verify", &file, "--json"])["result"],
            json!(outcome)
        );
        for (lang, word) in [("en", en), ("pl", pl)] {
            let said = run(&["replay", &file, "--lang", lang]).unwrap();
            assert!(said.contains(word), "{said}");
        }
        assert_eq!(
            run_json(&["replay", &file, "--json"])["outcome"],
            json!(outcome)
        );
    }
}

#[test]
fn an_export_of_a_running_match_is_told_and_not_called_verified() {
    let dir = Dir::new("export");
    let (table, seed) = played(8);
    let mut export = table.export(Viewer::Seat(Seat(1)));
    export.commitment = Some(seed.commitment());
    let file = write(&dir, "match.iacta", &export);
    let said = run(&["verify", &file]).unwrap();
    assert!(
        said.contains("still running") && !said.contains("verified"),
        "{said}"
    );
    assert!(said.contains(&seed.commitment()), "{said}");
    let said = run_json(&["verify", &file, "--json"]);
    assert_eq!(
        (&said["verified"], &said["export"]),
        (&json!(false), &json!(true))
    );
    let told = run_json(&["replay", &file, "--json", "--lang", "en"]);
    let heard: Vec<Json> = (table.heard(Viewer::Seat(Seat(1))))
        .map(|event| serde_json::to_value(event).unwrap())
        .collect();
    let events: Vec<_> = (told["events"].as_array().unwrap().iter())
        .map(|told| told["event"].clone())
        .collect();
    assert_eq!(events, heard);
    assert_eq!(
        told["view"],
        serde_json::to_value(table.view(Viewer::Seat(Seat(1)))).unwrap()
    );
    for lang in ["en", "pl"] {
        run(&["replay", &file, "--lang", lang]).unwrap();
    }
    // Earlier steps, and no other eyes.
    let early = run_json(&["replay", &file, "--json", "--at", "1"]);
    assert_eq!(early["steps"], 1);
    run(&["replay", &file, "--seat", "1"]).unwrap();
    let error = run(&["replay", &file, "--seat", "0"]).unwrap_err();
    assert_eq!(error.exit_code(), 2, "{error}");
    let error = run(&["replay", &file, "--at", "1000"]).unwrap_err();
    assert_eq!(error.exit_code(), 2, "{error}");
    // What cannot be read is no export.
    export.view = json!("nothing");
    let error = run(&["verify", &write(&dir, "spoilt", &export)]).unwrap_err();
    assert_eq!(error.exit_code(), 3, "{error}");
    let error = run(&["play", "--resume", &file]).unwrap_err();
    assert!(error.to_string().contains("not its record"), "{error}");
}

#[test]
fn the_board_of_an_export_is_what_its_viewer_saw() {
    let dir = Dir::new("export-board");
    for game in registry::games() {
        let id = game.about().id;
        let setup = game.check(&kernel::SetupRequest::default()).unwrap();
        let mut chance = SplitMix64::new(5);
        let mut table = game.new_table(setup, &mut chance).unwrap();
        for _ in 0..60 {
            let Some(seat) = table.asked().seats().iter().next() else {
                break;
            };
            let act = game.choose(&*table, seat, bots::Level::Greedy, &mut SplitMix64::new(1));
            table
                .act(seat, None, &act.unwrap(), &mut chance, None)
                .unwrap();
        }
        let export = write(
            &dir,
            &format!("{id}.export"),
            &table.export(Viewer::Seat(Seat(0))),
        );
        let whole = write(&dir, &format!("{id}.record"), &table.record());
        let draw = |args: &[&str]| {
            let board = dir.file("board.svg");
            let args = [&["render", "--lang", "en", "-o", &board], args].concat();
            run_in(&Catalogue::all(), &args).unwrap_or_else(|error| panic!("{id}: {error}"));
            std::fs::read_to_string(&board).unwrap()
        };
        assert_eq!(draw(&[&export]), draw(&[&whole, "--seat", "0"]), "{id}");
    }
}
