//! Records that do not play: each gets an error that says what and where.

use kernel::{
    ChanceError, Entry, Outcome, Record, ReplayError, Seat, SeatSet, Seed, Seeded, Setting,
    SetupError, SplitMix64, Table, UndoError, Value, VerifyError,
};
use serde_json::{Value as Json, json};

use crate::common::{as_file, setup, table, wander};
use crate::toys::ambush::Ambush;
use crate::toys::gauntlet::Gauntlet;

type Replayed = Result<Table<Ambush>, ReplayError>;

fn replay(record: &Record) -> Replayed {
    Table::replay(record)
}

/// A finished match, with its promise.
fn record() -> Record {
    let seed = Seed::of_number(3);
    let mut chance = Seeded::new(seed.0);
    let mut table = table::<Ambush>(2, &mut chance);
    let mut dice = SplitMix64::new(4);
    while table.outcome().is_none() {
        let seat = table.asked().seats().iter().next().unwrap();
        let listed = table.options(seat);
        let act = listed[dice.below(listed.len() as u32) as usize];
        table.play(seat, act, &mut chance, Some(1_000)).unwrap();
    }
    let mut record = as_file(&table);
    record.seed = Some(seed);
    record.commitment = Some(seed.commitment());
    record
}

/// The first entry that is an act with outcomes, counted from 0.
fn with_outcomes(record: &Record) -> usize {
    let acts =
        |entry: &Entry<Json>| matches!(entry, Entry::Act { chance, .. } if !chance.is_empty());
    record
        .entries
        .iter()
        .position(acts)
        .expect("dice were thrown")
}

fn chance_of(entry: &mut Entry<Json>) -> &mut Vec<kernel::Drawn> {
    match entry {
        Entry::Act { chance, .. } | Entry::Close { chance } => chance,
        _ => panic!("this entry draws nothing"),
    }
}

#[test]
fn a_sound_record_plays_and_verifies() {
    let record = record();
    let played = replay(&record).unwrap();
    assert_eq!(played.outcome(), record.result);
    let outcomes: usize = record
        .entries
        .iter()
        .map(|entry| entry.chance().len())
        .sum();
    let (_, checked) = Table::<Ambush>::verify(&record).unwrap();
    assert_eq!(checked, outcomes as u64);
}

#[test]
fn another_format_is_not_read() {
    let mut record = record();
    record.format = 2;
    assert_eq!(
        replay(&record).unwrap_err(),
        ReplayError::Format { found: 2 }
    );
}

#[test]
fn a_record_of_another_game_is_not_read() {
    let error = Table::<Gauntlet>::replay(&record()).unwrap_err();
    let (found, expected) = ("ambush".to_owned(), "gauntlet");
    assert_eq!(error, ReplayError::OtherGame { found, expected });
}

#[test]
fn a_set_up_that_the_game_does_not_know_is_not_read() {
    let mut record = record();
    record.setup.scenario = "moon".to_owned();
    let error = replay(&record).unwrap_err();
    assert!(
        matches!(&error, ReplayError::Setup(SetupError::UnknownScenario { scenario, .. }) if scenario == "moon"),
        "{error}"
    );
}

#[test]
fn missing_left_over_and_impossible_dice_are_named_with_their_entry() {
    let sound = record();
    let index = with_outcomes(&sound);
    let purpose = "battle";
    let at = |error| ReplayError::Chance {
        index: index + 1,
        error,
    };

    let mut missing = sound.clone();
    chance_of(&mut missing.entries[index]).clear();
    let error = replay(&missing).unwrap_err();
    assert!(
        matches!(&error, ReplayError::Chance { index: there, error: ChanceError::Missing { .. } } if *there == index + 1),
        "{error}"
    );

    let mut left = sound.clone();
    let drawn = chance_of(&mut left.entries[index]);
    drawn.push(drawn[0].clone());
    assert_eq!(
        replay(&left).unwrap_err(),
        at(ChanceError::Left { left: 1 })
    );

    let mut impossible = sound.clone();
    let drawn = &mut chance_of(&mut impossible.entries[index])[0];
    drawn.value = Value::Face(9);
    let asked = drawn.purpose.to_string();
    let error = replay(&impossible).unwrap_err();
    assert!(
        matches!(&error, ReplayError::Chance { error: ChanceError::Impossible { value, purpose }, .. }
            if value == "9" && *purpose == asked),
        "{error}"
    );

    let mut other = sound;
    chance_of(&mut other.entries[index])[0].purpose = "weather".into();
    let error = replay(&other).unwrap_err();
    assert!(
        matches!(&error, ReplayError::Chance { error: ChanceError::OtherPurpose { given, .. }, .. }
            if given == "weather"),
        "{error} {purpose}"
    );
}

#[test]
fn dice_before_the_first_entry_must_fit_as_well() {
    let mut dice = SplitMix64::new(1);
    let mut table = table::<Gauntlet>(2, &mut dice);
    wander(&mut table, &mut dice, |table| table.decisions() > 3);
    let mut short = as_file(&table);
    let gone = short.opening.pop();
    assert!(gone.is_some());
    let purpose = "draw";
    let missing = ReplayError::Opening(ChanceError::Missing { purpose });
    assert_eq!(Table::<Gauntlet>::replay(&short).unwrap_err(), missing);

    // A given position needs no outcomes before the first entry.
    let mut loaded = as_file(&table);
    loaded.start = Some(serde_json::to_value(table.state()).unwrap());
    let left = loaded.opening.len();
    let error = Table::<Gauntlet>::replay(&loaded).unwrap_err();
    assert_eq!(error, ReplayError::Opening(ChanceError::Left { left }));
}

#[test]
fn a_record_cut_before_a_close_is_cut_short() {
    let mut record = record();
    record.result = None;
    record.entries.truncate(6);
    assert_eq!(replay(&record).unwrap_err(), ReplayError::CutShort);
    // Its first entries can still be looked at.
    assert_eq!(
        Table::<Ambush>::replay_to(&record, 5).unwrap().decisions(),
        5
    );
    record.entries.truncate(5);
    assert_eq!(replay(&record).unwrap().decisions(), 5);
}

#[test]
fn closes_come_where_all_have_answered_and_only_there() {
    let sound = record();
    let mut early = sound.clone();
    let close = early.entries.remove(6);
    early.entries.insert(4, close);
    assert_eq!(
        replay(&early).unwrap_err(),
        ReplayError::NotAnswered { index: 5 }
    );

    let mut none = sound;
    none.entries.remove(6);
    assert_eq!(
        replay(&none).unwrap_err(),
        ReplayError::NotClosed { index: 7 }
    );
}

#[test]
fn an_entry_after_the_end_is_refused() {
    let mut record = record();
    let again = record.entries[7].clone();
    let index = record.entries.len() + 1;
    record.entries.push(again);
    assert_eq!(
        replay(&record).unwrap_err(),
        ReplayError::AfterEnd { index }
    );
}

#[test]
fn an_act_that_is_refused_malformed_or_from_no_seat_is_named_with_its_entry() {
    let sound = record();
    let with_act = |seat, act: Json| {
        let mut record = sound.clone();
        let (chance, at) = (Vec::new(), None);
        record.entries[7] = Entry::Act {
            seat,
            act,
            chance,
            at,
        };
        replay(&record).unwrap_err()
    };
    let far = with_act(Seat(0), json!({"march": {"block": 0, "to": 3}}));
    let ReplayError::Refused {
        index,
        text,
        clause,
    } = &far
    else {
        panic!("{far}");
    };
    assert_eq!((*index, *clause), (8, "3"));
    assert!(text.contains("no way"), "{text}");

    let unknown = with_act(Seat(0), json!({"fly": 1}));
    assert!(matches!(&unknown, ReplayError::Act { index: 8, problem } if problem.contains("fly")));

    let nobody = with_act(Seat(5), json!("end_turn"));
    let (index, seat, seats) = (8, Seat(5), 2);
    assert_eq!(nobody, ReplayError::Seat { index, seat, seats });
}

#[test]
fn nobody_goes_back_further_than_was_played() {
    let mut record = record();
    record.entries.truncate(3);
    record.entries.push(Entry::Rewind { to: 4 });
    record.result = None;
    let (index, to, error) = (4, 4, UndoError::TooFar { made: 3 });
    assert_eq!(
        replay(&record).unwrap_err(),
        ReplayError::Rewind { index, to, error }
    );
}

#[test]
fn a_result_that_the_entries_do_not_lead_to_is_refused() {
    let mut record = record();
    let nobody = Outcome::win(SeatSet::EMPTY, "strength");
    let found = record.result.replace(nobody).unwrap();
    let error = replay(&record).unwrap_err();
    let ReplayError::Result { said, found: led } = &error else {
        panic!("{error}");
    };
    assert_ne!(said, led);
    assert_eq!(*led, serde_json::to_string(&found).unwrap());

    record.entries.pop();
    let error = replay(&record).unwrap_err();
    assert!(error.to_string().contains("a game that goes on"), "{error}");
}

#[test]
fn a_starting_position_must_be_one() {
    let mut record = record();
    record.entries.clear();
    record.result = None;
    record.start = Some(json!({"at": []}));
    assert!(matches!(replay(&record), Err(ReplayError::Start(_))));
    let state = table::<Ambush>(2, &mut SplitMix64::new(1)).state().clone();
    let mut off = state.clone();
    off.at[0] = Some(77);
    record.start = Some(serde_json::to_value(&off).unwrap());
    let error = replay(&record).unwrap_err();
    assert!(error.to_string().contains("off the board"), "{error}");
    // All have answered, and nobody is there to close the question.
    let mut waiting = state;
    waiting.at = [Some(0), Some(0), Some(1), Some(2), Some(2), Some(3)];
    record.start = Some(serde_json::to_value(&waiting).unwrap());
    let error = replay(&record).unwrap_err();
    assert!(error.to_string().contains("answered"), "{error}");
}

#[test]
fn a_position_for_more_seats_than_the_set_up_has_is_not_loaded() {
    use crate::toys::bazaar::Bazaar;
    let five = table::<Bazaar>(5, &mut SplitMix64::new(1));
    let error = Table::<Bazaar>::load(setup::<Bazaar>(3, &[]), *five.state()).unwrap_err();
    assert!(
        error
            .to_string()
            .contains("a seat that the set-up does not have"),
        "{error}"
    );
}

#[test]
fn verify_says_what_does_not_fit_the_promise() {
    let sound = record();
    let verify = |record: &Record| Table::<Ambush>::verify(record).unwrap_err();

    let mut none = sound.clone();
    none.commitment = None;
    assert_eq!(verify(&none), VerifyError::NoCommitment);

    let mut open = sound.clone();
    open.seed = None;
    assert_eq!(verify(&open), VerifyError::NoSeed);

    let mut other = sound.clone();
    other.seed = Some(Seed::of_number(4));
    assert!(matches!(verify(&other), VerifyError::OtherSeed { .. }));
    // A promise that fits the wrong seed: the dice do not.
    other.commitment = other.seed.map(Seed::commitment);
    assert!(matches!(verify(&other), VerifyError::Outcome { .. }));

    let mut bent = sound.clone();
    let index = bent
        .entries
        .iter()
        .position(|entry| !entry.chance().is_empty())
        .unwrap();
    let drawn = &mut chance_of(&mut bent.entries[index])[0];
    let honest = drawn.value.to_string();
    drawn.value = Value::Face(if honest == "1" { 2 } else { 1 });
    let found = drawn.value.to_string();
    let VerifyError::Outcome {
        number,
        index: place,
        expected,
        found: bad,
        ..
    } = verify(&bent)
    else {
        panic!("a bent die is found");
    };
    assert_eq!((number, place), (1, index + 1));
    assert_eq!((expected, bad), (honest, found));

    let mut missing = sound;
    let index = with_outcomes(&missing);
    chance_of(&mut missing.entries[index]).clear();
    let error = verify(&missing);
    let at_fault = matches!(
        error,
        VerifyError::Replay(ReplayError::Chance {
            error: ChanceError::Missing { .. },
            ..
        })
    );
    assert!(at_fault, "{error}");
}

#[test]
fn text_that_is_no_record_is_an_error_and_not_a_panic() {
    let sound = serde_json::to_string(&record()).unwrap();
    let parse = |text: &str| serde_json::from_str::<Record>(text);
    assert!(parse(&sound).is_ok());
    let bad_seed = "\"seed\":\"not hexadecimal\"";
    let start = sound.find("\"seed\":\"").unwrap();
    let end = start + "\"seed\":\"".len() + 64 + 1;
    let mut bent = sound.clone();
    bent.replace_range(start..end, bad_seed);
    let error = parse(&bent).unwrap_err();
    assert!(
        error.to_string().contains("64 hexadecimal digits"),
        "{error}"
    );

    let more = sound.replacen("\"format\":1", "\"format\":1,\"colour\":\"red\"", 1);
    assert!(parse(&more).unwrap_err().to_string().contains("colour"));
    for cut in (0..sound.len()).step_by(97) {
        assert!(parse(&sound[..cut]).is_err(), "cut after {cut}");
    }
    // Bytes changed at random parse or not, play or not, and never panic.
    let mut dice = SplitMix64::new(5);
    for _ in 0..400 {
        let mut bytes = sound.clone().into_bytes();
        for _ in 0..1 + dice.below(3) {
            let place = dice.below(bytes.len() as u32) as usize;
            bytes[place] = b"0123456789{}[]\",:aesx-"[dice.below(22) as usize];
        }
        if let Ok(record) = serde_json::from_slice::<Record>(&bytes) {
            let _ = Table::<Ambush>::replay(&record);
            let _ = Table::<Ambush>::verify(&record);
        }
    }
}

#[test]
fn a_limit_below_what_was_played_is_seen_in_replay() {
    let mut record = record();
    record.limit = Some(9);
    record.result = None;
    // Six answers and the close, then two decisions.
    assert_eq!(
        replay(&record).unwrap_err(),
        ReplayError::AfterEnd { index: 10 }
    );
    record.entries.truncate(9);
    let stopped = replay(&record).unwrap().outcome().unwrap();
    assert_eq!(stopped.cause, Outcome::STOPPED);
    assert_eq!(record.setup.options["fault"], Setting::Number(0));
}
