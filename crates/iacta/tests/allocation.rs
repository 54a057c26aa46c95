//! The games of the registry allocate nothing for a decision once a series is warm.

#[path = "../../bots/tests/counting/mod.rs"]
mod counting;

use bots::{AnyBots, Plan};
use counting::allocations;
use kernel::{Setting, Setup, SetupRequest, Values};

/// Every scenario as it stands, and with each flag turned over.
fn setups(game: &dyn AnyBots) -> Vec<Setup> {
    let about = game.about();
    let mut setups = Vec::new();
    for scenario in &about.scenarios {
        let wanted = |options: Vec<(String, Setting)>| SetupRequest {
            scenario: Some(scenario.id.to_owned()),
            seats: None,
            options: options.into_iter().collect(),
        };
        setups.push(game.check(&wanted(Vec::new())).unwrap());
        for choice in &about.options {
            let flag = match (&choice.values, &choice.default) {
                (Values::Flag, Setting::Flag(flag)) => !flag,
                _ => continue,
            };
            let turned = vec![(choice.id.to_owned(), Setting::Flag(flag))];
            setups.push(game.check(&wanted(turned)).unwrap());
        }
    }
    setups
}

#[test]
fn a_warm_series_allocates_nothing_per_decision() {
    for game in registry::games() {
        for setup in setups(*game) {
            let plan = Plan::new(&setup);
            let mut decisions = 0;
            let mut series = |games| {
                allocations(|| {
                    let report = game.simulate(&Plan { games, ..plan }).unwrap();
                    decisions = report.decisions;
                })
            };
            series(20);
            let (few, many) = (series(50), series(150));
            // An outcome holds a list of scores, made once when a game ends and once
            // more when its last position is audited.
            assert!(
                many - few <= 2 * 100,
                "{}: {} allocations in 100 games, {decisions} decisions in 150",
                game.about().id,
                many - few,
            );
            // The shortest campaign, at random, has some thirty decisions a game.
            assert!(decisions > 3_000, "{decisions} decisions in 150 games");
        }
    }
}
