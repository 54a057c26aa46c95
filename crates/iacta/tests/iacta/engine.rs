//! The line protocol, played in this process with a small game.

use crate::common::engine;
use serde_json::{Value as Json, json};

/// Sends requests with ids from 1 on, and returns the answers.
fn ask(requests: &[Json]) -> Vec<Json> {
    let lines: Vec<_> = (requests.iter().zip(1..))
        .map(|(request, id)| {
            let mut request = request.clone();
            request["id"] = json!(id);
            request.to_string()
        })
        .collect();
    let answers = engine(lines.join("\n"));
    assert_eq!(answers.len(), requests.len());
    for (answer, id) in answers.iter().zip(1..) {
        assert_eq!(answer["id"], id);
    }
    answers
}

fn new() -> Json {
    json!({"cmd": "new", "game": "stakes", "seed": 7})
}

fn lift(seat: u8, stake: u8) -> Json {
    json!({"cmd": "act", "seat": seat, "act": {"act": "lift", "stake": stake}})
}

fn act(seat: u8, act: &str) -> Json {
    json!({"cmd": "act", "seat": seat, "act": {"act": act}})
}

#[track_caller]
fn refused(answer: &Json, code: &str, message: &str) {
    assert_eq!(answer["error"]["code"], code, "{answer}");
    let said = answer["error"]["message"].as_str().unwrap();
    assert!(said.contains(message), "{said}");
}

#[test]
fn a_game_can_be_played_from_new_to_record() {
    let answers = ask(&[
        new(),
        lift(0, 2),
        act(0, "seal"),
        lift(1, 5),
        act(1, "seal"),
        json!({"cmd": "chance", "outcomes": [6, {"for": "roll", "value": 1}]}),
        act(0, "roll"),
        json!({"cmd": "events", "viewer": "spectator", "from": 2, "lang": "en"}),
        act(0, "roll"),
        json!({"cmd": "state"}),
        json!({"cmd": "record"}),
    ]);
    assert!(
        answers.iter().all(|answer| answer["ok"] == true),
        "{answers:?}"
    );
    assert_eq!(answers[0]["asked"], json!([0, 1]));
    assert_eq!(answers[0]["outcome"], Json::Null);
    assert_eq!(answers[4]["asked"], json!([0]));
    assert_eq!(answers[5]["queued"], 2);
    assert_eq!(answers[6]["queued"], 1);
    let told: Vec<_> = (answers[7]["events"].as_array().unwrap().iter())
        .map(|event| event["text"].as_str().unwrap())
        .collect();
    assert_eq!(told, ["The stakes are 2, 5.", "North rolls a 6."]);
    assert_eq!(answers[7]["next"], 4);
    assert_eq!(answers[9]["state"]["points"], json!([4, 0, 0]));
    let record = &answers[10]["record"];
    assert_eq!(record["entries"].as_array().unwrap().len(), 7);
    assert_eq!(
        record.get("commitment"),
        None,
        "scripted dice keep no promise"
    );
}

#[test]
fn a_fair_match_promises_its_dice_and_keeps_the_promise() {
    let mut requests = vec![json!({
        "cmd": "new", "game": "stakes", "seed": "00".repeat(32), "options": {"rounds": 1},
    })];
    requests.extend([lift(0, 1), act(0, "seal"), lift(1, 2), act(1, "seal")]);
    requests.extend([
        json!({"cmd": "record"}),
        act(0, "stop"),
        json!({"cmd": "record"}),
    ]);
    let answers = ask(&requests);
    let commitment = &answers[0]["commitment"];
    assert_eq!(answers[5]["record"]["commitment"], *commitment);
    assert_eq!(
        answers[5]["record"].get("seed"),
        None,
        "not while it goes on"
    );
    assert_eq!(answers[7]["record"]["seed"], "00".repeat(32));
    assert!(answers[7]["record"]["result"].is_object());

    let dir = crate::common::Dir::new("engine-verify");
    let file = dir.write("match.iacta", answers[7]["record"].to_string());
    let said = crate::common::run(&["verify", &file]).unwrap();
    assert!(
        said.contains("all 2 outcomes are those of the promised seed"),
        "{said}"
    );
}

#[test]
fn what_is_hidden_stays_hidden() {
    let answers = ask(&[
        new(),
        lift(0, 3),
        json!({"cmd": "view", "seat": 0}),
        json!({"cmd": "view", "seat": "south"}),
        json!({"cmd": "view", "viewer": "spectator", "lang": "pl"}),
        json!({"cmd": "events", "viewer": 0}),
        json!({"cmd": "events", "viewer": "spectator"}),
    ]);
    assert_eq!(answers[2]["view"]["own_stake"], 3);
    assert_eq!(answers[3]["view"]["own_stake"], Json::Null);
    assert_eq!(answers[4]["view"]["own_card"], Json::Null);
    assert_eq!(
        answers[4]["prompt"]["text"],
        "Podnieś stawkę i zapieczętuj ją."
    );
    assert_eq!(answers[4]["prompt"]["clause"], "1-a");
    assert_eq!(answers[4]["situation"][0], "Runda 1");
    assert!(answers[5]["events"][0]["event"]["card"].is_u64());
    assert!(answers[5]["events"][1]["event"]["card"].is_null());
    assert!(answers[6]["events"][0]["event"]["card"].is_null());
}

#[test]
fn options_come_with_the_question_they_answer() {
    let answers = ask(&[
        new(),
        json!({"cmd": "legal", "seat": 0}),
        json!({"cmd": "legal", "seat": 0, "lang": "en"}),
    ]);
    let moves = answers[1]["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 6);
    assert_eq!(moves[0], json!({"act": {"act": "lift", "stake": 1}}));
    assert_eq!(answers[2]["moves"][0]["text"], "Lift 1");

    let question = &answers[1]["question"];
    let mut first = lift(0, 1);
    first["question"] = question.clone();
    let mut second = lift(0, 2);
    second["question"] = question.clone();
    let answers = ask(&[new(), first, second]);
    assert_eq!(answers[1]["ok"], true);
    refused(&answers[2], "stale", "the question you answer is gone");
}

#[test]
fn a_refusal_says_why_and_changes_nothing() {
    let answers = ask(&[
        new(),
        json!({"cmd": "state"}),
        lift(0, 9),
        act(0, "seal"),
        act(0, "roll"),
        json!({"cmd": "act", "seat": 0, "act": {"act": "fly"}}),
        json!({"cmd": "act", "seat": 0, "act": 17}),
        lift(2, 1),
        json!({"cmd": "why", "seat": 0, "act": {"act": "seal"}, "lang": "pl"}),
        json!({"cmd": "why", "seat": 0, "act": {"act": "lift", "stake": 1}}),
        json!({"cmd": "why", "seat": 0, "act": {"act": "fly"}}),
        json!({"cmd": "act", "seat": 0, "act": {"act": "lift", "stake": 1, "hats": 3}}),
        json!({"cmd": "act", "seat": 0, "act": {"act": "seal", "hats": 3}}),
        json!({"cmd": "state"}),
    ]);
    refused(&answers[2], "illegal", "a stake is 1 to 6, not 9");
    assert_eq!(answers[2]["error"]["clause"], "1-b");
    refused(&answers[3], "illegal", "first lift a stake");
    refused(&answers[4], "illegal", "that cannot be done now");
    refused(&answers[5], "bad_act", "unknown variant `fly`");
    refused(&answers[6], "bad_act", "");
    refused(
        &answers[7],
        "bad_seat",
        "there is no seat 2; there are 0 (north), 1 (south)",
    );
    assert_eq!(answers[8]["legal"], false);
    assert_eq!(answers[8]["reason"]["code"], "illegal");
    assert_eq!(answers[8]["reason"]["clause"], "1-b");
    assert_eq!(answers[8]["reason"]["text"], "Najpierw podnieś stawkę.");
    assert_eq!(answers[9]["legal"], true);
    assert_eq!(answers[10]["reason"]["code"], "bad_act");
    for answer in &answers[11..13] {
        refused(answer, "bad_act", "unknown field `hats`");
    }
    assert_eq!(answers[1]["state"], answers[13]["state"]);
}

#[test]
fn outcomes_that_do_not_fit_are_refused_and_stay_queued() {
    let answers = ask(&[
        json!({"cmd": "chance", "outcomes": [4, 9]}),
        new(),
        json!({"cmd": "chance", "outcomes": [4, 3]}),
        new(),
        json!({"cmd": "view", "seat": 1}),
        lift(0, 1),
        act(0, "seal"),
        lift(1, 2),
        act(1, "seal"),
        json!({"cmd": "chance", "outcomes": [{"for": "fire", "value": 2}]}),
        act(0, "roll"),
        json!({"cmd": "chance", "outcomes": []}),
        act(0, "roll"),
    ]);
    refused(
        &answers[1],
        "bad_chance",
        "9 cannot come when the game draws for \"deal\"",
    );
    assert_eq!(answers[3]["ok"], true);
    assert_eq!(answers[3]["commitment"], Json::Null);
    assert_eq!(answers[4]["view"]["own_card"], 3);
    refused(
        &answers[10],
        "bad_chance",
        "the next outcome given is for \"fire\"",
    );
    assert_eq!(answers[11]["queued"], 0);
    assert_eq!(answers[12]["ok"], true);
    for outcomes in [
        json!([-1]),
        json!([1.5]),
        json!([null]),
        json!([{"for": "roll"}]),
    ] {
        let answers = ask(&[json!({"cmd": "chance", "outcomes": outcomes})]);
        refused(&answers[0], "bad_chance", "outcome 1: ");
    }
}

#[test]
fn decisions_are_taken_back_alone_or_by_agreement() {
    let answers = ask(&[
        new(),
        lift(0, 1),
        json!({"cmd": "undo", "seat": 1}),
        json!({"cmd": "undo", "seat": 0}),
        json!({"cmd": "undo", "seat": 0}),
        lift(0, 1),
        act(0, "seal"),
        lift(1, 2),
        act(1, "seal"),
        json!({"cmd": "undo", "seat": 1}),
        json!({"cmd": "rewind", "to": 2}),
        json!({"cmd": "rewind", "to": 99}),
        json!({"cmd": "record"}),
    ]);
    refused(&answers[2], "nothing_to_undo", "nothing of yours");
    assert_eq!(answers[3]["decisions"], 0);
    refused(&answers[4], "nothing_to_undo", "");
    refused(&answers[9], "nothing_to_undo", "");
    assert_eq!(
        answers[10]["decisions"], 0,
        "to where the question was asked"
    );
    refused(
        &answers[11],
        "nothing_to_undo",
        "only 0 decisions were made",
    );
    let entries = answers[12]["record"]["entries"].as_array().unwrap();
    assert_eq!(
        entries.last().unwrap(),
        &json!({"entry": "rewind", "to": 0})
    );
}

#[test]
fn a_position_can_be_loaded_and_a_record_gone_on_with() {
    let start = ask(&[
        new(),
        lift(0, 1),
        json!({"cmd": "state"}),
        json!({"cmd": "record"}),
    ]);
    let (state, record) = (&start[2]["state"], &start[3]["record"]);
    let mut broken = state.clone();
    broken["seats"] = json!(7);
    let mut crowded = state.clone();
    crowded["seats"] = json!(3);
    let answers = ask(&[
        json!({"cmd": "load", "game": "stakes", "state": state, "seed": 1}),
        json!({"cmd": "state"}),
        json!({"cmd": "load", "game": "stakes", "state": broken}),
        json!({"cmd": "load", "game": "stakes", "state": {"seats": 2}}),
        json!({"cmd": "record"}),
        json!({"cmd": "replay", "record": record}),
        json!({"cmd": "state"}),
        json!({"cmd": "replay", "record": record, "entries": 0}),
        json!({"cmd": "state"}),
        json!({"cmd": "load", "game": "stakes", "state": crowded}),
    ]);
    refused(
        &answers[9],
        "bad_state",
        "a seat that the set-up does not have",
    );
    assert_eq!(answers[1]["state"], *state);
    refused(&answers[2], "bad_state", "two or three seats");
    refused(&answers[3], "bad_state", "missing field");
    assert_eq!(
        answers[4]["record"]["start"], *state,
        "the table before stands"
    );
    assert_eq!(answers[6]["state"], *state);
    assert_eq!(answers[8]["decisions"], 0);
}

#[test]
fn bots_advise() {
    let answers = ask(&[
        new(),
        json!({"cmd": "bot", "seat": 0, "level": "greedy"}),
        json!({"cmd": "bot", "seat": 0, "level": "greedy"}),
        json!({"cmd": "bot", "seat": 0, "level": "grandmaster"}),
        lift(0, 1),
        act(0, "seal"),
        json!({"cmd": "bot", "seat": 0, "level": "random"}),
    ]);
    assert_eq!(answers[1]["act"]["act"], "lift");
    assert_eq!(answers[1]["act"], answers[2]["act"]);
    refused(&answers[3], "unknown_bot", "there are random, greedy");
    refused(&answers[6], "not_asked", "seat 0 is not asked");
}

#[test]
fn nothing_ends_the_engine_but_quit() {
    let deep = "[".repeat(100_000);
    let long = format!("{{\"id\":1,\"cmd\":\"{}\"}}", "x".repeat(2 << 20));
    let lines: &[(&[u8], &str)] = &[
        (b"{", "bad_json"),
        (b"nonsense", "bad_json"),
        (b"\xff\xfe\x00", "bad_json"),
        (deep.as_bytes(), "bad_json"),
        (long.as_bytes(), "bad_json"),
        (b"[]", "bad_request"),
        (b"17", "bad_request"),
        (b"{}", "bad_request"),
        (br#"{"cmd":7}"#, "bad_request"),
        (br#"{"cmd":"dance"}"#, "unknown_command"),
        (br#"{"cmd":"view","viewer":0,"lang":"de"}"#, "bad_request"),
        (br#"{"cmd":"state"}"#, "no_table"),
        (br#"{"cmd":"undo","seat":0}"#, "no_table"),
        (br#"{"cmd":"state","extra":1}"#, "bad_request"),
        (br#"{"cmd":"new"}"#, "bad_request"),
        (br#"{"cmd":"new","game":3}"#, "bad_request"),
        (br#"{"cmd":"new","game":"chess"}"#, "unknown_game"),
        (br#"{"cmd":"new","game":"stake"}"#, "unknown_game"),
        (
            br#"{"cmd":"new","game":"stakes","scenario":"siege"}"#,
            "bad_setup",
        ),
        (br#"{"cmd":"new","game":"stakes","seats":5}"#, "bad_setup"),
        (
            br#"{"cmd":"new","game":"stakes","seats":-5}"#,
            "bad_request",
        ),
        (
            br#"{"cmd":"new","game":"stakes","options":{"hats":1}}"#,
            "bad_setup",
        ),
        (
            br#"{"cmd":"new","game":"stakes","options":{"rounds":0}}"#,
            "bad_setup",
        ),
        (
            br#"{"cmd":"new","game":"stakes","options":{"rounds":[1]}}"#,
            "bad_setup",
        ),
        (
            br#"{"cmd":"new","game":"stakes","options":{"rounds":1e40}}"#,
            "bad_setup",
        ),
        (br#"{"cmd":"new","game":"stakes","seed":-1}"#, "bad_seed"),
        (br#"{"cmd":"new","game":"stakes","seed":"abc"}"#, "bad_seed"),
        (br#"{"cmd":"new","game":"stakes","seed":[]}"#, "bad_seed"),
        (br#"{"cmd":"replay","record":[]}"#, "bad_record"),
        (br#"{"cmd":"replay","record":{}}"#, "bad_record"),
        (br#"{"cmd":"replay","record":{"format":99}}"#, "bad_record"),
        (
            br#"{"cmd":"replay","record":{"format":1,"game":"stakes"}}"#,
            "bad_record",
        ),
    ];
    let mut input = Vec::new();
    for (line, _) in lines {
        input.extend_from_slice(line);
        input.push(b'\n');
    }
    input.extend_from_slice(b"\n  \n{\"id\":\"last\",\"cmd\":\"new\",\"game\":\"stakes\"}\n");
    let answers = engine(input);
    assert_eq!(answers.len(), lines.len() + 1);
    for ((line, code), answer) in lines.iter().zip(&answers) {
        let line = String::from_utf8_lossy(&line[..line.len().min(60)]);
        assert_eq!(answer["error"]["code"], *code, "{line}: {answer}");
    }
    assert_eq!(answers.last().unwrap()["id"], "last");
    assert_eq!(answers.last().unwrap()["ok"], true);

    let answers = engine("{\"cmd\":\"quit\",\"id\":1}\n{\"cmd\":\"games\",\"id\":2}\n");
    assert_eq!(answers, [json!({"id": 1, "ok": true})]);
}

#[test]
fn rules_that_give_up_cost_no_table() {
    // A seat with a six in a game with a trap: the next roll of six panics.
    let answers = ask(&[
        json!({"cmd": "new", "game": "stakes", "options": {"trap": "panic"}, "seed": 1}),
        lift(0, 1),
        act(0, "seal"),
        lift(1, 2),
        act(1, "seal"),
        json!({"cmd": "state"}),
        json!({"cmd": "chance", "outcomes": [6]}),
        act(0, "roll"),
        json!({"cmd": "state"}),
        json!({"cmd": "chance", "outcomes": [5]}),
        act(0, "roll"),
        json!({"cmd": "games"}),
    ]);
    refused(
        &answers[7],
        "internal",
        "the rules gave up: a six, which was a trap",
    );
    assert_eq!(answers[5]["state"], answers[8]["state"]);
    assert_eq!(answers[10]["ok"], true);
    assert_eq!(answers[11]["games"][0]["id"], "stakes");
}
