//! A game without its types, as the server, the command line and the protocol have it.

use kernel::{
    AnyGame, AnyTable, Asked, Erased, Lexicon, Message, Prompt, Refused, Script, Seat,
    SetupRequest, Speak, SplitMix64, UndoError, Viewer,
};
use serde_json::json;

use crate::toys::ambush::{Act, Ambush, Event, Refusal, View};

impl Speak for Ambush {
    fn locales() -> &'static [(&'static str, &'static str)] {
        &[
            (
                "en",
                "seat-left = Left\nseat-right = Right\nto-march = March or end your turn\nput = Put block { $block } down\nother = Something happens\nrefused = Not possible\nturn = Turn { $turn }",
            ),
            (
                "pl",
                "seat-left = Lewy\nseat-right = Prawy\nto-march = Maszeruj lub zakończ turę\nput = Postaw blok { $block }\nother = Coś się dzieje\nrefused = Niemożliwe\nturn = Tura { $turn }",
            ),
        ]
    }

    fn prompt(_: &View) -> Prompt {
        Prompt {
            say: Message::new("to-march"),
            clause: "1",
        }
    }

    fn say_act(_: &View, act: Act) -> Message {
        match act {
            Act::Put { block, .. } => Message::new("put").count("block", block),
            Act::March { .. } | Act::EndTurn => Message::new("other"),
        }
    }

    fn say_event(_: &Event) -> Message {
        Message::new("other")
    }

    fn say_refusal(_: &Refusal) -> Message {
        Message::new("refused")
    }

    fn describe(view: &View) -> Vec<Message> {
        vec![Message::new("turn").count("turn", view.turn)]
    }
}

static GAME: Erased<Ambush> = Erased::new();
const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn table() -> Box<dyn AnyTable> {
    let setup = GAME.check(&SetupRequest::default()).unwrap();
    GAME.new_table(setup, &mut SplitMix64::new(1)).unwrap()
}

/// Deploys both sides and begins.
fn begun() -> Box<dyn AnyTable> {
    let mut table = table();
    for seat in [B, A] {
        for _ in 0..3 {
            let act = table.moves(seat)[0].act.clone();
            table
                .act(seat, None, &act, &mut SplitMix64::new(2), None)
                .unwrap();
        }
    }
    table
}

#[test]
fn a_match_is_played_in_json() {
    let mut table = table();
    assert_eq!(table.game().id, "ambush");
    let moves = table.moves(A);
    assert_eq!(moves[0].act, json!({"put": {"block": 0, "at": 0}}));
    let words: &Lexicon = &GAME.words()["pl"];
    assert_eq!(words.say(&moves[0].say), "Postaw blok 0");
    assert_eq!(words.say(&Ambush::say_seat(B)), "Prawy");

    let question = table.question(A);
    table
        .act(A, question, &moves[0].act, &mut Script::default(), None)
        .unwrap();
    assert_eq!(table.decisions(), 1);
    assert!(table.can_undo(A) && !table.can_undo(B));
    assert_eq!(table.undo(A), Ok(0));
    assert_eq!(table.undo(A), Err(UndoError::Nothing));
    assert_eq!(table.rewind(9), Err(UndoError::TooFar { made: 0 }));
}

#[test]
fn every_bad_act_is_an_error_with_a_code_and_changes_nothing() {
    let mut table = begun();
    assert_eq!(table.asked(), Asked::One(A));
    let before = (table.state(), table.version(Viewer::Seat(A)));
    let end = json!("end_turn");
    for (seat, question, act, code) in [
        (A, None, json!({"fly": 1}), "bad_act"),
        (A, None, json!(null), "bad_act"),
        (A, None, json!({"march": {"block": 0}}), "bad_act"),
        (
            A,
            None,
            json!({"march": {"block": 0, "to": 300}}),
            "bad_act",
        ),
        (A, None, json!({"end_turn": {"hats": 1}}), "bad_act"),
        (
            A,
            None,
            json!({"march": {"block": 0, "to": 1, "hats": 1}}),
            "bad_act",
        ),
        (A, None, json!({"march": {"block": 0, "to": 3}}), "illegal"),
        (
            A,
            None,
            json!({"march": {"block": 200, "to": 3}}),
            "illegal",
        ),
        (B, None, end.clone(), "illegal"),
        (Seat(200), None, end.clone(), "bad_act"),
        (A, Some(u64::MAX), end.clone(), "stale"),
    ] {
        let refused = table
            .act(seat, question, &act, &mut SplitMix64::new(1), None)
            .unwrap_err();
        let written = serde_json::to_value(&refused).unwrap();
        assert_eq!(written["code"], code, "{act} of {seat}: {refused:?}");
        assert!(!refused.message().is_empty());
        if code != "stale" {
            assert_eq!(table.why(seat, &act).as_ref(), Some(&refused));
        }
    }
    let far = table.why(A, &json!({"march": {"block": 0, "to": 3}}));
    assert!(
        matches!(far, Some(Refused::Illegal { clause: "3", .. })),
        "{far:?}"
    );
    assert_eq!(table.why(A, &end), None);

    // A script that does not fit is a fault of the script.
    let short = table.act(A, None, &end, &mut Script::default(), None);
    assert!(matches!(short, Err(Refused::BadChance { .. })), "{short:?}");
    assert_eq!(before, (table.state(), table.version(Viewer::Seat(A))));
}

#[test]
fn a_seat_that_is_not_there_sees_what_a_spectator_sees() {
    let table = begun();
    let nobody = Viewer::Seat(Seat(99));
    assert_eq!(table.view(nobody), table.view(Viewer::Spectator));
    assert_ne!(table.view(Viewer::Seat(A)), table.view(Viewer::Spectator));
    assert!(table.moves(Seat(99)).is_empty());
    assert_eq!(table.question(Seat(99)), None);
    assert!(!table.can_undo(Seat(99)));
    assert_eq!(table.export(nobody).viewer, Viewer::Spectator);
    assert_eq!(
        table.heard(nobody, 0).len(),
        table.heard(Viewer::Spectator, 0).len()
    );
}

/// K18: six private answers came before the first line, and do not count.
#[test]
fn lines_are_numbered_by_what_was_told_and_not_by_private_steps() {
    let mut table = begun();
    let march = json!({"march": {"block": 0, "to": 1}});
    table
        .act(A, None, &march, &mut Script::default(), None)
        .unwrap();
    let numbers: Vec<_> = (table.heard(Viewer::Seat(B), 0).iter())
        .map(|heard| heard.decision)
        .collect();
    assert_eq!(numbers, [1, 1, 2]);
    assert_eq!(table.decisions(), 8);
    let last = table.heard(Viewer::Seat(B), 2);
    assert_eq!((last.len(), last[0].decision), (1, 2));
}

#[test]
fn a_record_goes_out_and_comes_in_again() {
    let table = begun();
    let record = table.record();
    let text = serde_json::to_string(&record).unwrap();
    let read = serde_json::from_str(&text).unwrap();
    let again = GAME.replay(&read, usize::MAX).unwrap();
    assert_eq!(again.state(), table.state());
    assert_eq!(GAME.replay(&read, 2).unwrap().decisions(), 2);
    assert!(GAME.verify(&read).is_err(), "nothing was promised");
    let loaded = GAME.load(table.setup().clone(), &table.state()).unwrap();
    assert_eq!(
        loaded.view(Viewer::Spectator),
        table.view(Viewer::Spectator)
    );
    assert!(GAME.load(table.setup().clone(), &json!({"at": 1})).is_err());
    let typed = table.as_any().downcast_ref::<kernel::Table<Ambush>>();
    assert!(typed.is_some());
    assert_eq!(table.prompt(Viewer::Seat(A)).clause, "1");
    assert_eq!(table.describe(Viewer::Spectator).len(), 1);
    assert_eq!((table.window(), table.auto_passes(A).len()), (None, 0));
}
