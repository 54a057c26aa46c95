//! Whole random games, options listed at every decision, on one thread: the time of
//! a game and of a decision, for every game of the registry.

use std::time::Duration;

use bots::{AnyBots, Level, Plan, Report};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use kernel::{Setup, SetupRequest};

fn series(game: &dyn AnyBots, setup: &Setup, bots: &[Level], games: u64, seed: u64) -> Report {
    let plan = Plan {
        bots,
        games,
        seed,
        ..Plan::new(setup)
    };
    game.simulate(&plan).expect("a game that breaks no promise")
}

fn spent(report: &Report) -> Duration {
    Duration::from_secs_f64(report.seconds)
}

fn benches(criterion: &mut Criterion) {
    for game in registry::games() {
        let about = game.about();
        let setup = game
            .check(&SetupRequest::default())
            .expect("the usual set-up");
        let mut group = criterion.benchmark_group(about.id);
        for level in Level::ALL {
            let bots = [level];
            let mut seed = 0;
            group.throughput(Throughput::Elements(1));
            group.bench_function(format!("game/{level}"), |bencher| {
                bencher.iter_custom(|games| {
                    seed += 1;
                    spent(&series(*game, &setup, &bots, games, seed))
                });
            });
            group.bench_function(format!("decision/{level}"), |bencher| {
                bencher.iter_custom(|decisions| {
                    seed += 1;
                    // Whole games, as many as give about that many decisions.
                    let usual = series(*game, &setup, &bots, 8, seed).decisions_per_game();
                    let games = (decisions as f64 / usual).ceil().max(1.0) as u64;
                    let report = series(*game, &setup, &bots, games, seed);
                    spent(&report).mul_f64(decisions as f64 / report.decisions as f64)
                });
            });
        }
        group.finish();
    }
}

criterion_group! {
    name = simulate;
    config = Criterion::default().sample_size(20).measurement_time(Duration::from_secs(4));
    targets = benches
}
criterion_main!(simulate);
