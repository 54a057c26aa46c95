//! Taking back, alone and by agreement.

use kernel::{Asked, Entry, Game, Script, Seat, Seed, Seeded, SplitMix64, Table, UndoError, Value};

use crate::common::{act, as_file, find, one_of, setup, table, wander};
use crate::toys::ambush::Ambush;
use crate::toys::bazaar::Bazaar;
use crate::toys::caravan::{self, Caravan};
use crate::toys::gauntlet::{self, Gauntlet, Kind, kind};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// Outcomes, and lines that showed somebody something, in their order.
fn final_facts<G: Game>(table: &Table<G>) -> (Vec<String>, Vec<String>) {
    let drawn = table.entries().iter().flat_map(Entry::chance);
    let shown = table
        .log()
        .iter()
        .filter(|line| !line.told.shows.is_empty());
    (
        drawn.map(|drawn| format!("{drawn:?}")).collect(),
        shown.map(|line| format!("{line:?}")).collect(),
    )
}

fn nothing_final_is_withdrawn<G: Game>(seats: u8) {
    let mut undone = 0;
    for seed in 0..20 {
        let mut dice = SplitMix64::new(seed);
        let mut table = table::<G>(seats, &mut dice);
        while table.outcome().is_none() && table.decisions() < 300 {
            let made = table.decisions();
            wander(&mut table, &mut dice, |table| table.decisions() > made);
            let seats: Vec<_> = table.seats().iter().collect();
            // More forward than back, so that games come to an end.
            for _ in 0..dice.below(3).saturating_sub(1) {
                let before = final_facts(&table);
                undone += u32::from(table.undo(one_of(&seats, &mut dice)).is_ok());
                assert_eq!(final_facts(&table), before);
            }
        }
    }
    assert!(undone > 50, "{undone} decisions were taken back");
}

/// K6
#[test]
fn no_outcome_and_nothing_shown_is_ever_withdrawn() {
    nothing_final_is_withdrawn::<Ambush>(2);
    nothing_final_is_withdrawn::<Bazaar>(4);
    nothing_final_is_withdrawn::<Caravan>(2);
}

/// K6
#[test]
fn a_private_draft_is_free_and_the_command_that_shows_it_is_final() {
    let mut table = find::<Caravan>(&setup::<Caravan>(2, &[]), |table| {
        table.asked() == Asked::One(A)
            && table
                .options(A)
                .contains(&caravan::Act::Begin(caravan::Plan::Raid))
    });
    let start = *table.state();
    act(
        &mut table,
        A,
        caravan::Act::Begin(caravan::Plan::Raid),
        &mut Script::default(),
    );
    let first = table.options(A)[0];
    act(&mut table, A, first, &mut Script::default());
    assert!(!table.can_undo(B), "it is not B's to take back");
    table.undo(A).unwrap();
    table.undo(A).unwrap();
    assert_eq!(table.state(), &start);

    act(
        &mut table,
        A,
        caravan::Act::Begin(caravan::Plan::Raid),
        &mut Script::default(),
    );
    while table.asked() == Asked::One(A) {
        let next = table.options(A)[0];
        act(&mut table, A, next, &mut Script::default());
    }
    assert_eq!(table.undo(A), Err(UndoError::Nothing));
}

/// K6
#[test]
fn a_decline_of_another_seat_is_a_barrier() {
    let mut table = find::<Caravan>(&setup::<Caravan>(2, &[]), |table| {
        let state = table.state();
        let raided = caravan::Phase::Blocking {
            seat: A,
            bought: false,
        };
        state.phase == raided && state.side[0].score < 4 && !state.row.is_empty()
    });
    act(
        &mut table,
        B,
        caravan::Act::Block(None),
        &mut Script::default(),
    );
    // It drew nothing and showed nothing: B may still think again, until A acts.
    assert!(table.can_undo(B) && !table.can_undo(A));
    let card = table.state().row.lowest().unwrap();
    let buy = caravan::Act::Buy {
        card,
        on_top: false,
    };
    act(&mut table, A, buy, &mut Script::default());
    assert!(table.can_undo(A) && !table.can_undo(B));
    table.undo(A).unwrap();
    // Back behind A's own decision stands B's answer, and behind that nobody goes.
    assert_eq!(table.undo(A), Err(UndoError::Nothing));
    assert_eq!(table.undo(B), Err(UndoError::Nothing));
}

/// K6
#[test]
fn after_the_end_nobody_takes_anything_back() {
    let mut table = find::<Gauntlet>(&setup::<Gauntlet>(2, &[]), |table| {
        matches!(table.state().frames.top(), Some(gauntlet::Frame::Owe(A, _)))
    });
    act(&mut table, A, gauntlet::Act::GiveUp, &mut Script::default());
    assert!(table.outcome().is_some());
    assert_eq!(table.undo(A), Err(UndoError::Nothing));
}

/// K7
#[test]
fn going_back_by_agreement_draws_further_along_the_stream_and_still_verifies() {
    let seed = Seed::of_number(7);
    let mut chance = Seeded::new(seed.0);
    let mut table = table::<Gauntlet>(2, &mut chance);
    let march = |table: &Table<Gauntlet>| {
        let marches = |act: &gauntlet::Act| matches!(act, gauntlet::Act::Play(card) if kind(*card) == Kind::March);
        table
            .options(A)
            .into_iter()
            .find(marches)
            .expect("this hand can march")
    };
    let first = march(&table);
    act(&mut table, A, first, &mut chance);
    let die = |table: &Table<Gauntlet>| table.entries().last().unwrap().chance()[0].clone();
    let rolled = die(&table);
    let drawn = chance.drawn();

    // All agree; the same card is played again. The die is not the one they know.
    table.rewind(0).unwrap();
    assert_eq!(table.decisions(), 0);
    act(&mut table, A, first, &mut chance);
    let again = die(&table);
    let mut stream = Seeded::resume(seed.0, drawn);
    let stream: &mut dyn kernel::Chance = &mut stream;
    let promised = stream.die(kernel::Ask::open("march"), 6);
    assert_eq!(again.value, Value::Face(promised));
    assert_eq!(again.purpose, rolled.purpose);

    // The record keeps the branch that was abandoned, and verifies with it.
    let kinds: Vec<_> = (table.entries().iter())
        .map(|entry| matches!(entry, Entry::Rewind { to: 0 }))
        .collect();
    assert_eq!(kinds, [false, true, false]);
    let mut record = as_file(&table);
    record.seed = Some(seed);
    record.commitment = Some(seed.commitment());
    let (replayed, checked) = Table::<Gauntlet>::verify(&record).unwrap();
    assert_eq!(replayed.state(), table.state());
    assert_eq!(checked, chance.drawn());

    // Without the branch the next die would have been known: that does not verify.
    record.entries.drain(..2);
    assert!(Table::<Gauntlet>::verify(&record).is_err());
}

/// K7
#[test]
fn a_table_that_was_loaded_goes_back_to_where_it_was_loaded() {
    let live = find::<Caravan>(&setup::<Caravan>(2, &[]), |table| table.decisions() >= 12);
    let start = *live.state();
    let mut table = Table::<Caravan>::load(live.setup().clone(), start).unwrap();
    let mut dice = SplitMix64::new(3);
    wander(&mut table, &mut dice, |table| table.decisions() >= 6);
    let sixth = *table.state();
    wander(&mut table, &mut dice, |table| table.decisions() >= 9);
    table.rewind(6).unwrap();
    assert_eq!(table.state(), &sixth);
    table.rewind(0).unwrap();
    assert_eq!(table.state(), &start);
    assert_eq!(table.rewind(1), Err(UndoError::TooFar { made: 0 }));

    // Its record begins at the position, and leads to the same place.
    wander(&mut table, &mut dice, |table| table.decisions() >= 4);
    let again = Table::<Caravan>::replay(&as_file(&table)).unwrap();
    assert_eq!(again.state(), table.state());
    assert_eq!(again.decisions(), 4);
}

/// K12
#[test]
fn no_free_decision_leads_back_to_where_a_seat_was() {
    // All that A can do from here without chance and without showing anything.
    fn walk(table: &Table<Caravan>, path: &mut Vec<caravan::State>, seen: &mut u32) {
        let now = *table.state();
        assert!(!path.contains(&now), "a free loop: {now:?}");
        *seen += 1;
        path.push(now);
        for choice in table.options(A) {
            let mut then = table.clone();
            if then.play(A, choice, &mut Script::default(), None).is_ok() && then.can_undo(A) {
                walk(&then, path, seen);
            }
        }
        path.pop();
    }
    let mut seen = 0;
    for seed in 0..4 {
        let table = table::<Caravan>(2, &mut SplitMix64::new(seed));
        walk(&table, &mut Vec::new(), &mut seen);
    }
    assert!(seen > 100, "{seen}");
}
