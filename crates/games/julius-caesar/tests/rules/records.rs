//! Records of whole games.

use crate::common::turns::DEAL;
use crate::common::*;
use julius_caesar::{Act, JuliusCaesar};
use kernel::{Entry, Record, Seat, Seed, Seeded, SplitMix64, Table, VerifyError};
use serde_json::Value as Json;

/// A random game with promised outcomes, and its record.
fn played(options: &[&str], number: u64) -> (Table<JuliusCaesar>, Record<Act>) {
    let seed = Seed::of_number(number);
    let mut chance = Seeded::new(seed.0);
    let mut dice = SplitMix64::new(number);
    let mut table = Table::new(setup(options), &mut chance).expect("deals fit");
    while let Some(seat) = table.asked().seats().iter().last() {
        let acts = table.options(seat);
        let act = acts[dice.below(acts.len() as u32) as usize];
        table
            .play(seat, act, &mut chance, None)
            .expect("it is listed");
    }
    let mut record = table.record();
    record.commitment = Some(seed.commitment());
    record.seed = Some(seed);
    (table, record)
}

fn written(record: &Record<Act>) -> Record<Json> {
    let text = serde_json::to_string(record).expect("a record can be written");
    serde_json::from_str(&text).expect("what is written can be read")
}

#[test]
fn a_game_verifies_against_its_seed() {
    for (number, options) in [
        (1, &[][..]),
        (2, &[julius_caesar::FREE_DEPLOYMENT][..]),
        (3, &[julius_caesar::TOURNAMENT][..]),
    ] {
        let (table, record) = played(options, number);
        let written = written(&record);
        let (again, outcomes) = Table::<JuliusCaesar>::verify(&written).expect("it was promised");
        assert_eq!(again.state(), table.state());
        assert_eq!(again.log(), table.log());
        assert_eq!(again.outcome(), table.outcome());
        let drawn = record.opening.len()
            + record
                .entries
                .iter()
                .map(|entry| entry.chance().len())
                .sum::<usize>();
        assert_eq!(outcomes, drawn as u64);
        assert!(drawn >= 12, "at least one deal");

        let mut other = written;
        other.seed = Some(Seed::of_number(number + 100));
        let refused = Table::<JuliusCaesar>::verify(&other).map(|_| ());
        assert!(
            matches!(refused, Err(VerifyError::OtherSeed { .. })),
            "{refused:?}"
        );
    }
}

#[test]
fn a_joint_question_is_recorded_in_seat_order_whoever_was_slow() {
    let discard = |id: &str| Act::Discard {
        card: id.parse().expect("a card"),
    };
    let commit = |id: &str| Act::Commit {
        card: id.parse().expect("a card"),
    };
    let record = |hasty: julius_caesar::Side| {
        let mut play = Play::new(&[], &DEAL);
        let acts = |side| match side {
            Caesar => (discard("command-1-2-a"), commit("command-3-1-a")),
            Pompey => (discard("command-1-2-b"), commit("command-2-2-b")),
        };
        play.by(hasty, acts(hasty).0)
            .by(hasty.enemy(), acts(hasty.enemy()).0);
        play.by(hasty, acts(hasty).1);
        let open = play.table.record();
        assert_eq!(
            open.entries.len(),
            4,
            "two discards, their close, one commitment"
        );
        play.by(hasty.enemy(), acts(hasty.enemy()).1);
        play.table.record()
    };
    let patient = record(Caesar);
    let hasty = record(Pompey);
    assert_eq!(
        serde_json::to_string(&hasty).expect("a record can be written"),
        serde_json::to_string(&patient).expect("a record can be written")
    );
    let seats: Vec<Option<Seat>> = (hasty.entries.iter())
        .map(|entry| match entry {
            Entry::Act { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect();
    let (caesar, pompey) = (Some(seat(Caesar)), Some(seat(Pompey)));
    assert_eq!(seats, [caesar, pompey, None, caesar, pompey, None]);
}

#[test]
fn a_game_from_a_position_is_recorded_with_it() {
    let mut play = Case::empty_map()
        .caesar("narbo", "c-legio-7")
        .pompey("tarraco", "p-legio-5(1)")
        .cards("3/1", "2/2");
    play.moves("c-legio-7", "tarraco").to_battle();
    play.fires("p-legio-5", &[6]).fires("c-legio-7", &[1, 6, 6]);
    let record = play.table.record();
    assert!(record.start.is_some());
    let again = Table::<JuliusCaesar>::replay(&written(&record)).expect("it was played");
    assert_eq!(again.state(), play.state());
}
