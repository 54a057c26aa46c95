//! Series of games: what they answer, and that they answer the same however they
//! are played.

mod common;

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::{AnyBots, Failure, Fault, GameSeed, Level, Plan, Report, simulate};
use common::{Stakes, setup};
use kernel::{AnyGame, Appraise, Asked, Erased, Game, Record, Seat, Seeded, SplitMix64};

/// A report without what depends on the clock and the number of threads.
fn timeless(report: Report) -> Report {
    Report {
        seconds: 0.0,
        jobs: 0,
        ..report
    }
}

fn records(plan: Plan<'_>) -> (Report, BTreeMap<u64, Record>) {
    let kept = Mutex::new(BTreeMap::new());
    let keep = |index, record| {
        kept.lock().unwrap().insert(index, record);
        Ok(())
    };
    let keep: &(dyn Fn(u64, Record) -> std::io::Result<()> + Sync) = &keep;
    let report = simulate::<Stakes>(&Plan {
        keep: Some(keep),
        ..plan
    })
    .unwrap();
    (timeless(report), kept.into_inner().unwrap())
}

#[test]
fn a_report_adds_up() {
    let setup = setup("crowd", &[]);
    let report = simulate::<Stakes>(&Plan {
        games: 200,
        ..Plan::new(&setup)
    })
    .unwrap();
    assert_eq!(report.games, 200);
    assert_eq!(report.wins.len(), 3);
    assert_eq!(report.wins.iter().sum::<u64>() + report.draws, 200);
    assert_eq!(report.won_by, [(Level::Random, 200 - report.draws)]);
    assert_eq!(report.stopped, 0);
    assert!(report.longest as f64 >= report.decisions_per_game());
    assert!(report.games_per_second() > 0.0);
}

#[test]
fn results_do_not_depend_on_jobs() {
    let setup = setup("crowd", &[]);
    let plan = Plan {
        bots: &[Level::Greedy, Level::Random],
        games: 300,
        seed: 77,
        ..Plan::new(&setup)
    };
    let one = timeless(simulate::<Stakes>(&plan).unwrap());
    for jobs in [2, 3, 8] {
        let many = simulate::<Stakes>(&Plan { jobs, ..plan }).unwrap();
        assert_eq!(timeless(many), one, "{jobs} jobs");
    }
}

#[test]
fn records_are_the_same_for_any_jobs_and_change_no_result() {
    let setup = setup("duel", &[]);
    let plan = Plan {
        games: 60,
        seed: 5,
        ..Plan::new(&setup)
    };
    let without = timeless(simulate::<Stakes>(&plan).unwrap());
    let (report, kept) = records(plan);
    assert_eq!(report, without);
    assert_eq!(kept.len(), 60);
    let (_, again) = records(Plan { jobs: 4, ..plan });
    assert_eq!(kept, again);
    for record in kept.values() {
        let table = Erased::<Stakes>::new().replay(record, usize::MAX).unwrap();
        assert_eq!(table.outcome(), record.result);
    }
}

#[test]
fn one_game_of_a_series_can_be_played_alone() {
    let setup = setup("duel", &[]);
    let plan = Plan {
        games: 20,
        seed: 9,
        ..Plan::new(&setup)
    };
    let (_, series) = records(plan);
    let (_, alone) = records(Plan {
        games: 1,
        seed: GameSeed::of(9, 13).0,
        ..plan
    });
    assert_eq!(alone[&0], series[&13]);
}

#[test]
fn a_broken_game_is_told_with_its_seed_for_any_jobs() {
    let cases = [
        (
            "audit",
            "a promise of the rules is broken: a six, which was a trap",
        ),
        ("panic", "the rules gave up: a six, which was a trap"),
        ("dead-end", "is asked and has no option"),
    ];
    for (trap, message) in cases {
        let setup = setup("duel", &[("trap", trap), ("rounds", "1")]);
        let plan = Plan {
            games: 500,
            seed: 3,
            check: true,
            ..Plan::new(&setup)
        };
        let told = [1, 4].map(|jobs| {
            let failure = simulate::<Stakes>(&Plan { jobs, ..plan }).unwrap_err();
            let Failure::Game { index, seed, .. } = &failure else {
                panic!("{failure}");
            };
            assert_eq!(*seed, GameSeed::of(3, *index));
            let text = failure.to_string();
            assert!(text.contains(message), "{text}");
            assert!(text.contains(&seed.0.to_string()), "{text}");
            // The seed alone shows the failure again.
            let alone = Plan {
                games: 1,
                seed: seed.0,
                ..plan
            };
            assert!(simulate::<Stakes>(&alone).is_err());
            text
        });
        assert_eq!(told[0], told[1]);
    }
}

#[test]
fn a_game_without_end_is_stopped_and_is_no_draw() {
    let setup = setup("duel", &[("trap", "endless")]);
    let plan = Plan {
        games: 3,
        limit: 500,
        ..Plan::new(&setup)
    };
    let report = simulate::<Stakes>(&plan).unwrap();
    assert_eq!((report.stopped, report.draws), (3, 0));
    let (with_records, kept) = records(plan);
    assert_eq!(timeless(report), with_records);
    for record in kept.values() {
        assert_eq!(record.result.as_ref().unwrap().cause, "stopped");
    }
}

#[test]
fn a_record_that_cannot_be_kept_ends_the_series() {
    let setup = setup("duel", &[]);
    let failure = simulate::<Stakes>(&Plan {
        games: 10,
        keep: Some(&|_, _| Err(std::io::Error::other("the disk is full"))),
        ..Plan::new(&setup)
    })
    .unwrap_err();
    assert!(
        matches!(failure, Failure::Keep { index: 0, .. }),
        "{failure}"
    );
}

#[test]
fn every_game_ticks_once() {
    let setup = setup("duel", &[]);
    let ticks = AtomicU64::new(0);
    simulate::<Stakes>(&Plan {
        games: 100,
        jobs: 3,
        tick: Some(&|| {
            ticks.fetch_add(1, Ordering::Relaxed);
        }),
        ..Plan::new(&setup)
    })
    .unwrap();
    assert_eq!(ticks.into_inner(), 100);
}

#[test]
fn greedy_beats_random_from_either_seat() {
    let setup = setup("duel", &[]);
    for (seat, bots) in [
        (0, [Level::Greedy, Level::Random]),
        (1, [Level::Random, Level::Greedy]),
    ] {
        let report = simulate::<Stakes>(&Plan {
            bots: &bots,
            games: 400,
            ..Plan::new(&setup)
        })
        .unwrap();
        assert!(report.wins[seat] > 240, "{report:?}");
        assert!(report.won_by.contains(&(Level::Greedy, report.wins[seat])));
    }
}

#[test]
fn greedy_takes_the_best_and_any_of_equals() {
    let game = Erased::<Stakes>::new();
    let mut table = game
        .new_table(setup("duel", &[]), &mut Seeded::new([7; 32]))
        .unwrap();
    let mut lifted = [false; 7];
    for seed in 0..100 {
        let act = game
            .choose(&*table, Seat(0), Level::Greedy, &mut SplitMix64::new(seed))
            .unwrap();
        assert_eq!(act["act"], "lift");
        lifted[act["stake"].as_u64().unwrap() as usize] = true;
    }
    assert_eq!(lifted, [false, true, true, true, false, false, false]);

    let lift = serde_json::json!({"act": "lift", "stake": 2});
    let mut dice = Seeded::new([7; 32]);
    table.act(Seat(0), None, &lift, &mut dice, None).unwrap();
    let act = game.choose(&*table, Seat(0), Level::Greedy, &mut SplitMix64::new(1));
    assert_eq!(act.unwrap()["act"], "seal");
}

#[test]
fn a_seat_that_is_not_asked_gets_no_choice() {
    let game = Erased::<Stakes>::new();
    let table = game
        .new_table(setup("duel", &[]), &mut Seeded::new([7; 32]))
        .unwrap();
    assert!(matches!(table.asked(), Asked::Together { .. }));
    for seat in [2, 7, 8, 200] {
        let act = game.choose(&*table, Seat(seat), Level::Random, &mut SplitMix64::new(1));
        assert_eq!(act, None, "seat {seat}");
    }
}

#[test]
fn bots_have_names() {
    for level in Level::ALL {
        assert_eq!(level.name().parse(), Ok(level));
    }
    let unknown = "grandmaster".parse::<Level>().unwrap_err();
    assert_eq!(
        unknown.to_string(),
        "there is no bot \"grandmaster\"; there are random, greedy"
    );
}

#[test]
fn a_choice_off_the_list_is_a_fault_and_no_panic() {
    struct Confused;
    impl<G: Game> bots::Bot<G> for Confused {
        fn choose(
            &mut self,
            _: &kernel::Info<'_, G>,
            acts: &[G::Act],
            _: &mut SplitMix64,
        ) -> usize {
            acts.len()
        }
    }
    fn faulty<G: Appraise>(plan: &Plan<'_>) -> Fault {
        let mut worker = bots::Worker::<G>::with_bots(plan, vec![Box::new(Confused)]);
        worker.play(GameSeed(1)).unwrap_err()
    }
    let setup = setup("duel", &[]);
    let fault = faulty::<Stakes>(&Plan::new(&setup));
    assert!(matches!(
        fault,
        Fault::NoSuchOption {
            index: 6,
            of: 6,
            ..
        }
    ));
}
