//! What is kept: states, records, exports, limits.

use kernel::parts::pick::Step;
use kernel::{
    Ask, ChanceError, Game, Outcome, PlayError, Redacted, ReplayError, Script, Seat, Setting,
    SplitMix64, Table, Value, Viewer, options,
};

use crate::common::{act, as_file, find, setup, table, wander};
use crate::toys::bazaar::{Act, Bazaar, Event, Phase};
use crate::toys::gauntlet::{Frame, Gauntlet};

const A: Seat = Seat(0);

/// K8
#[test]
fn a_roll_that_rests_is_written_and_read_and_goes_on_the_same() {
    let mut live = find::<Gauntlet>(&setup::<Gauntlet>(2, &[]), |table| {
        table.state().frames.depth() == 4
    });
    let frames: Vec<_> = live.state().frames.iter().collect();
    assert!(
        matches!(
            frames[..],
            [
                Frame::Turn(_),
                Frame::March(_),
                Frame::Roll(_),
                Frame::Window(_)
            ]
        ),
        "{frames:?}"
    );
    let text = serde_json::to_string(live.state()).unwrap();
    let state = serde_json::from_str(&text).unwrap();
    let mut loaded = Table::<Gauntlet>::load(live.setup().clone(), state).unwrap();

    let (mut dice, mut same_dice) = (SplitMix64::new(5), SplitMix64::new(5));
    wander(&mut live, &mut dice, |_| false);
    wander(&mut loaded, &mut same_dice, |_| false);
    assert_eq!(loaded.state(), live.state());
    assert_eq!(loaded.outcome(), live.outcome());
}

/// K15
#[test]
fn a_script_names_the_purposes_it_expects_and_fails_at_the_first_other_one() {
    let start = table::<Bazaar>(3, &mut SplitMix64::new(1));
    let opening = &start.record().opening;
    let purposes: Vec<_> = opening.iter().map(|drawn| &*drawn.purpose).collect();
    let mut all = ["power"; 3].to_vec();
    all.extend(["income"; 6]);
    all.push("demand");
    assert_eq!(purposes, all);

    let mut script = Script::of_record(opening);
    let again = Table::<Bazaar>::new(start.setup().clone(), &mut script).unwrap();
    assert_eq!((again.state(), script.finish()), (start.state(), Ok(())));

    // The same outcomes, but one of them meant for something else.
    let mut bent = opening.clone();
    bent[4].purpose = "harvest".into();
    let error = Table::<Bazaar>::new(start.setup().clone(), &mut Script::of_record(&bent));
    assert_eq!(
        error.unwrap_err(),
        ChanceError::OtherPurpose {
            purpose: "income",
            given: "harvest".to_owned()
        }
    );
}

/// K15: equal faces, but the table of the die is printed in another order.
#[test]
fn a_record_holds_faces_and_replays_after_the_tables_are_turned() {
    let mut dice = SplitMix64::new(6);
    let mut table = table::<Bazaar>(4, &mut dice);
    wander(&mut table, &mut dice, |_| false);
    let mut record = as_file(&table);
    let faces: Vec<_> = (record.opening.iter())
        .filter(|drawn| drawn.purpose == "demand")
        .map(|drawn| drawn.value.to_string())
        .collect();
    assert!(["one", "two", "three"].contains(&&*faces[0]), "{faces:?}");
    let turned = Setting::Flag(true);
    record
        .setup
        .options
        .insert("turned_tables".to_owned(), turned);
    let again = Table::<Bazaar>::replay(&record).unwrap();
    assert_eq!(again.log(), table.log());
    assert_eq!(again.outcome(), table.outcome());
}

/// K15
#[test]
fn things_are_dealt_one_by_one_and_named() {
    let name = |thing: char| Value::Thing(thing.to_string().into());
    let ask = Ask::open("deal");
    let mut script = Script::strict([("deal", "c"), ("deal", "a")]);
    let mut pile = ['a', 'b', 'c', 'd'];
    let chance: &mut dyn kernel::Chance = &mut script;
    assert_eq!(chance.deal(ask, &mut pile, 2, name), ['c', 'a']);
    assert_eq!(script.finish(), Ok(()));
    let mut rest = pile[2..].to_vec();
    rest.sort_unstable();
    assert_eq!(rest, ['b', 'd']);

    // More than there are is all there are.
    let chance: &mut dyn kernel::Chance = &mut SplitMix64::new(1);
    assert_eq!(chance.deal(ask, &mut pile, 9, name).len(), 4);
}

/// K19
#[test]
fn an_export_before_the_end_replays_its_viewers_views() {
    let mut dice = SplitMix64::new(9);
    let mut table = table::<Bazaar>(5, &mut dice);
    let viewer = Viewer::Seat(Seat(2));
    let mut views = vec![table.view(viewer)];
    while table.decisions() < 60 && table.outcome().is_none() {
        let made = table.decisions();
        wander(&mut table, &mut dice, |table| table.decisions() > made);
        if !matches!(table.state().phase, Phase::Offering { .. }) {
            views.push(table.view(viewer));
        }
    }
    let text = serde_json::to_string(&table.export(viewer)).unwrap();
    let export: Redacted = serde_json::from_str(&text).unwrap();
    let replayed = export.views().unwrap();
    assert_eq!(export.viewer, viewer);
    let json = |view| serde_json::to_value(view).unwrap();
    // Every view outside the secrecy of an offer comes again, in its order.
    let mut rest = replayed.iter();
    for view in views {
        let view = json(view);
        assert!(rest.any(|replayed| *replayed == view), "missing: {view}");
    }
    assert_eq!(replayed.last(), Some(&json(table.view(viewer))));

    // Only its own acts, and no outcome of chance, seed or time.
    let own = (table.entries().iter())
        .filter(|entry| matches!(entry, kernel::Entry::Act { seat: Seat(2), .. }))
        .count();
    let acts = export
        .steps
        .iter()
        .filter(|step| step.act.is_some())
        .count();
    assert_eq!(acts, own);
    for word in [
        "\"chance\"",
        "\"seed\"",
        "\"at\"",
        "\"entries\"",
        "\"opening\"",
    ] {
        assert!(!text.contains(word), "{word}");
    }
}

/// K19
#[test]
fn exports_of_matches_that_a_seat_cannot_tell_apart_are_equal_to_the_byte() {
    let start = find::<Bazaar>(&setup::<Bazaar>(4, &[]), |table| {
        matches!(table.state().phase, Phase::Offering { due: 2 })
            && table.asked().seats().len() == 4
            && table.decisions() > 10
    });
    // B offers this or that, in few steps or with second thoughts, before A or after.
    let seal = Act::Offer(Step::Done);
    let mut exports = Vec::new();
    for variant in 0..4 {
        let mut table = start.clone();
        let a_offers = |table: &mut Table<Bazaar>| {
            for _ in 0..2 {
                let first = table.options(A)[0];
                act(table, A, first, &mut Script::default());
            }
            act(table, A, seal, &mut Script::default());
        };
        if variant % 2 == 0 {
            a_offers(&mut table);
        }
        let b = Seat(1);
        if variant > 1 {
            let first = table.options(b)[0];
            act(&mut table, b, first, &mut Script::default());
            table.undo(b).unwrap();
        }
        while table.asked().asks(b) {
            let listed = table.options(b);
            let next = listed[variant % listed.len()];
            act(&mut table, b, next, &mut Script::default());
        }
        if variant % 2 == 1 {
            a_offers(&mut table);
        }
        let text = |viewer| serde_json::to_string(&table.export(viewer)).unwrap();
        exports.push((
            text(Viewer::Seat(A)),
            text(Viewer::Spectator),
            text(Viewer::Seat(b)),
        ));
    }
    for other in &exports[1..] {
        assert_eq!((&other.0, &other.1), (&exports[0].0, &exports[0].1));
    }
    // B itself has it on paper.
    assert!(exports.iter().any(|export| export.2 != exports[0].2));
}

/// K22
#[test]
fn a_match_with_dealt_powers_replays_and_goes_by_powers_not_by_seats() {
    let mut script = Script::strict([
        ("power", "egypt"),
        ("power", "carthage"),
        ("power", "rome"),
        ("income", "grain"),
        ("income", "oil"),
        ("income", "grain"),
        ("income", "oil"),
        ("income", "grain"),
        ("income", "oil"),
        ("demand", "one"),
    ]);
    let mut table = table::<Bazaar>(3, &mut script);
    assert_eq!(script.finish(), Ok(()));
    for viewer in Viewer::all(3) {
        assert_eq!(table.view(viewer).power, ["egypt", "carthage", "rome"]);
    }
    let dealt = table.heard(Viewer::Spectator).next().cloned();
    let (seat, power) = (A, "egypt".into());
    assert_eq!(dealt, Some(Event::Dealt { seat, power }));

    for seat in (0..3).map(Seat) {
        for _ in 0..2 {
            let first = table.options(seat)[0];
            act(&mut table, seat, first, &mut Script::default());
        }
    }
    // Rome takes first, then Egypt, then Carthage.
    let mut takers = Vec::new();
    while matches!(table.state().phase, Phase::Taking { .. }) {
        let seat = table.asked().seats().iter().next().unwrap();
        takers.push(seat.0);
        let first = table.options(seat)[0];
        act(&mut table, seat, first, &mut Script::default());
    }
    assert_eq!(takers, [2, 0, 1]);
    let again = Table::<Bazaar>::replay(&as_file(&table)).unwrap();
    assert_eq!(again.view(Viewer::Spectator), table.view(Viewer::Spectator));
}

/// K25
#[test]
fn a_game_without_a_bound_stops_at_the_limit_without_a_winner_and_replays() {
    let endless = [("rounds", Setting::Number(0))];
    let mut stopped = 0;
    for seed in 0..30 {
        let mut dice = SplitMix64::new(seed);
        let setup = setup::<Bazaar>(3, &endless);
        let mut table = Table::<Bazaar>::new(setup, &mut dice)
            .unwrap()
            .with_limit(Some(25));
        wander(&mut table, &mut dice, |_| false);
        let outcome = table.outcome().unwrap();
        let record = as_file(&table);
        assert_eq!(record.result.as_ref(), Some(&outcome));
        let again = Table::<Bazaar>::replay(&record).unwrap();
        assert_eq!(again.outcome().as_ref(), Some(&outcome), "seed {seed}");
        if outcome.cause != Outcome::STOPPED {
            continue;
        }
        stopped += 1;
        assert!(outcome.is_draw());
        // Nobody is asked, and nothing more is taken; the rules themselves go on.
        assert!(table.asked().seats().is_empty());
        let asked = Bazaar::asked(table.state());
        let seat = asked.seats().iter().next().unwrap();
        let next = options::<Bazaar>(table.state(), seat)[0];
        let answer = table.play(seat, next, &mut SplitMix64::new(1), None);
        assert_eq!(answer, Err(PlayError::Over));
        let mut longer = record;
        longer.limit = None;
        assert!(matches!(
            Table::<Bazaar>::replay(&longer),
            Err(ReplayError::Result { .. })
        ));
    }
    assert!(stopped > 20, "{stopped}");
}

/// K25: the last decision before the limit may be the last answer to a question.
#[test]
fn a_question_answered_at_the_limit_is_still_closed_and_replays() {
    let start = table::<Bazaar>(3, &mut SplitMix64::new(2));
    let Phase::Offering { due } = start.state().phase else {
        panic!("a match begins with offers");
    };
    let answers = 3 * (usize::from(due) + 1);
    let mut table = start.with_limit(Some(answers));
    wander(&mut table, &mut SplitMix64::new(4), |_| false);
    assert_eq!(table.decisions(), answers + 1, "the answers and the close");
    assert!(matches!(table.state().phase, Phase::Taking { .. }));
    let again = Table::<Bazaar>::replay(&as_file(&table)).unwrap();
    assert_eq!(again.state(), table.state());
}
