//! Stored positions: a match goes on from one, and its record says where.

use kernel::{
    EndError, Entry, Game, Outcome, Record, ReplayError, Seat, SeatSet, Seed, Seeded, Snapshot,
    SplitMix64, Table, UndoError, Viewer,
};
use serde_json::json;

use crate::common::{as_file, table, wander};
use crate::toys::ambush::Ambush;
use crate::toys::bazaar::Bazaar;
use crate::toys::caravan::Caravan;
use crate::toys::gauntlet::Gauntlet;

/// A snapshot as storage keeps it.
fn stored<G: Game>(table: &Table<G>) -> Snapshot {
    let text = serde_json::to_string(&table.snapshot()).unwrap();
    serde_json::from_str(&text).unwrap()
}

fn goes_on_the_same<G: Game>(seats: u8) {
    for seed in 0..20 {
        let mut dice = SplitMix64::new(seed);
        let mut live = table::<G>(seats, &mut dice);
        wander(&mut live, &mut dice, |table| {
            table.decisions() as u64 > 3 * seed
        });
        let snapshot = stored(&live);
        assert_eq!(live.is_at(&snapshot), Ok(true));
        let opening = live.record().opening;
        let again = Table::<G>::resume(live.setup().clone(), opening, &snapshot, Vec::new());
        let mut again = again.unwrap();
        assert_eq!(again.decisions(), live.decisions());
        assert_eq!(again.snapshot().drawn, snapshot.drawn);
        for seat in live.seats().iter() {
            assert!(!again.can_undo(seat), "a stored position is a barrier");
        }
        let (mut one, mut other) = (SplitMix64::new(seed), SplitMix64::new(seed));
        wander(&mut live, &mut one, |_| false);
        wander(&mut again, &mut other, |_| false);
        assert_eq!(again.state(), live.state());
        assert_eq!(again.outcome(), live.outcome());
        assert_eq!(again.decisions(), live.decisions());
        let replayed = Table::<G>::replay(&as_file(&again)).unwrap();
        assert_eq!(replayed.state(), live.state());
    }
}

#[test]
fn a_match_goes_on_from_a_stored_position_as_it_would_have_gone_on() {
    goes_on_the_same::<Ambush>(2);
    goes_on_the_same::<Bazaar>(4);
    goes_on_the_same::<Caravan>(2);
    goes_on_the_same::<Gauntlet>(2);
}

/// A finished match with its promise, and a stored position half-way, after so many
/// entries.
fn finished() -> (Record, Snapshot, usize) {
    let seed = Seed::of_number(3);
    let mut chance = Seeded::new(seed.0);
    let mut table = table::<Ambush>(2, &mut chance);
    let mut dice = SplitMix64::new(4);
    let mut half = None;
    while table.outcome().is_none() {
        if half.is_none() && table.decisions() == 14 {
            half = Some((stored(&table), table.entries().len()));
        }
        let seat = table.asked().seats().iter().next().unwrap();
        let listed = table.options(seat);
        let act = listed[dice.below(listed.len() as u32) as usize];
        table.play(seat, act, &mut chance, None).unwrap();
    }
    let mut record = as_file(&table);
    record.seed = Some(seed);
    record.commitment = Some(seed.commitment());
    let (snapshot, entries) = half.expect("the match has more than 14 decisions");
    (record, snapshot, entries)
}

fn spoil(record: &mut Record, place: usize) {
    record.entries[place] = Entry::Act {
        seat: Seat(0),
        act: json!("a thing that was once done"),
        chance: Vec::new(),
        at: None,
    };
}

#[test]
fn where_entries_do_not_play_the_reader_goes_on_from_the_next_stored_position() {
    let (sound, snapshot, half) = finished();
    let (_, all) = Table::<Ambush>::verify(&sound).unwrap();

    let mut lost = sound.clone();
    spoil(&mut lost, 6);
    let error = Table::<Ambush>::replay(&lost).unwrap_err();
    assert!(
        matches!(error, ReplayError::Act { index: 7, .. }),
        "{error}"
    );

    let seam = Entry::Restored {
        snapshot: Box::new(snapshot.clone()),
        skipped: Vec::new(),
    };
    let mut kept = lost.clone();
    kept.entries.insert(half, seam.clone());
    let played = Table::<Ambush>::replay(&kept).unwrap();
    assert_eq!(played.outcome(), sound.result);
    let seams = played.seams();
    assert_eq!(seams.len(), 1);
    assert_eq!((seams[0].decisions, seams[0].skipped.len()), (14, half - 6));
    assert_eq!(seams[0].skipped[0]["act"], "a thing that was once done");
    let before: Vec<_> = played
        .heard(Viewer::Spectator)
        .take(seams[0].line)
        .collect();
    assert_eq!(before.len(), seams[0].line, "what was heard before is kept");

    // The outcomes before the spoilt entry and after the stored position are checked.
    let (_, checked) = Table::<Ambush>::verify(&kept).unwrap();
    let drawn = |entries: &[Entry<_>]| -> u64 {
        entries
            .iter()
            .map(|entry| entry.chance().len() as u64)
            .sum()
    };
    assert_eq!(checked, all - drawn(&sound.entries[6..half]));

    // What such a table writes is sound, and holds what was skipped.
    let again = as_file(&played);
    let twice = Table::<Ambush>::replay(&again).unwrap();
    assert_eq!((twice.state(), twice.seams()), (played.state(), seams));

    // The same where not even the first entry can be played.
    let mut blank = kept.clone();
    blank.opening.clear();
    blank.entries.insert(0, kept.entries[3].clone());
    spoil(&mut blank, 0);
    let played = Table::<Ambush>::replay(&blank).unwrap();
    assert_eq!(played.outcome(), sound.result);
    assert_eq!(played.seams()[0].skipped.len(), half + 1);

    // A stored position that is refused itself is skipped like any entry.
    let mut refused = snapshot;
    refused.state = json!({});
    let bad = Entry::Restored {
        snapshot: Box::new(refused),
        skipped: Vec::new(),
    };
    let mut two = lost;
    two.entries.insert(half, seam);
    two.entries.insert(8, bad.clone());
    let played = Table::<Ambush>::replay(&two).unwrap();
    assert_eq!(played.outcome(), sound.result);
    assert_eq!(played.seams()[0].skipped.len(), half + 1 - 6);
    let mut last = sound;
    last.entries.push(bad);
    let error = Table::<Ambush>::replay(&last).unwrap_err();
    assert!(matches!(error, ReplayError::Restored { .. }), "{error}");
}

#[test]
fn nobody_goes_back_past_a_stored_position_and_no_old_question_comes_again() {
    let mut dice = SplitMix64::new(2);
    let mut table = table::<Bazaar>(3, &mut dice);
    wander(&mut table, &mut dice, |table| table.decisions() > 25);
    let snapshot = stored(&table);
    let stood = *table.state();
    wander(&mut table, &mut dice, |table| table.decisions() > 60);
    let seen: Vec<_> = (table.seats().iter())
        .map(|seat| table.version(Viewer::Seat(seat)))
        .collect();
    table.restore(&snapshot, vec![json!("lost")]).unwrap();
    assert_eq!(
        (table.state(), table.decisions()),
        (&stood, snapshot.decisions)
    );
    for (seat, seen) in table.seats().iter().zip(seen) {
        assert!(table.question(seat).is_none_or(|question| question > seen));
        assert!(table.version(Viewer::Seat(seat)) > seen);
    }
    assert_eq!(
        table.rewind(snapshot.decisions - 1),
        Err(UndoError::Restored)
    );
    let before = table.log().len();
    wander(&mut table, &mut dice, |table| {
        table.decisions() > snapshot.decisions + 20
    });
    table.rewind(snapshot.decisions).unwrap();
    assert_eq!((table.state(), table.log().len()), (&stood, before));
    wander(&mut table, &mut dice, |table| {
        table.decisions() > snapshot.decisions + 5
    });
    let again = Table::<Bazaar>::replay(&as_file(&table)).unwrap();
    assert_eq!(again.state(), table.state());
    assert_eq!(again.decisions(), table.decisions());
    // An export begins at the stored position, with all that was heard before it.
    let export = table.export(Viewer::Spectator);
    assert_eq!(export.all_heard().count(), table.log().len());
    let view = serde_json::to_value(table.view(Viewer::Spectator)).unwrap();
    assert_eq!(export.views().unwrap().last(), Some(&view));
}

#[test]
fn a_snapshot_of_other_rules_is_refused_and_nothing_changes() {
    let mut table = table::<Ambush>(2, &mut SplitMix64::new(1));
    let sound = table.snapshot();
    let (state, entries) = (table.state().clone(), table.entries().len());
    for spoilt in [json!({}), json!(7), json!(null)] {
        let snapshot = Snapshot {
            state: spoilt,
            ..sound.clone()
        };
        assert!(table.is_at(&snapshot).is_err());
        assert!(table.restore(&snapshot, Vec::new()).is_err());
        assert_eq!((table.state(), table.entries().len()), (&state, entries));
    }
}

#[test]
fn players_may_end_a_match_and_its_record_says_so() {
    let new = || table::<Ambush>(2, &mut SplitMix64::new(1));
    let one = SeatSet::one(Seat(1));
    for outcome in [
        Outcome::win(one, Outcome::RESIGNED),
        Outcome::draw(Outcome::AGREED),
    ] {
        let mut table = new();
        let version = table.version(Viewer::Spectator);
        table.end(outcome.clone()).unwrap();
        assert_eq!(table.outcome(), Some(outcome.clone()));
        assert!(table.version(Viewer::Spectator) > version);
        assert!(table.asked().seats().is_empty());
        assert_eq!(table.end(outcome.clone()), Err(EndError::Over));
        let mut record = as_file(&table);
        assert_eq!(record.result, Some(outcome.clone()));
        let again = Table::<Ambush>::replay(&record).unwrap();
        assert_eq!(again.outcome(), Some(outcome.clone()));
        assert_eq!(stored(&table).ended, Some(outcome));
        record.entries.push(record.entries[0].clone());
        let error = Table::<Ambush>::replay(&record).unwrap_err();
        assert_eq!(error, ReplayError::AfterEnd { index: 2 });
    }
    let nobody = Outcome::win(SeatSet::one(Seat(4)), Outcome::RESIGNED);
    assert_eq!(new().end(nobody), Err(EndError::NoSeat));
    let claimed = Outcome::win(one, "strength");
    assert_eq!(
        new().end(claimed.clone()),
        Err(EndError::Cause("strength".into()))
    );
    let mut record = as_file(&new());
    record.entries.push(Entry::Ended { outcome: claimed });
    let error = Table::<Ambush>::replay(&record).unwrap_err();
    assert!(
        matches!(error, ReplayError::Ended { index: 1, .. }),
        "{error}"
    );
}
