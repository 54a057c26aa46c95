//! Once warm, a game between bots allocates nothing: not for a decision, not for a
//! list of options, not for an event that nobody hears.

mod common;
mod counting;

use bots::{GameSeed, Plan, Worker};
use common::{Stakes, setup};
use counting::allocations;

#[test]
fn a_warm_game_allocates_nothing() {
    let setup = setup("crowd", &[]);
    let plan = Plan::new(&setup);
    let mut worker = Worker::<Stakes>::new(&plan);
    for seed in 0..50 {
        worker.play(GameSeed(seed)).unwrap();
    }
    let mut decisions = 0;
    let counted = allocations(|| {
        for seed in 50..250 {
            decisions += worker.play(GameSeed(seed)).unwrap().decisions;
        }
    });
    assert!(decisions > 10_000, "{decisions}");
    assert_eq!(counted, 0, "in {decisions} decisions");
}

#[test]
fn the_counter_counts() {
    let counted = allocations(|| drop(std::hint::black_box(Box::new(1))));
    assert_eq!(counted, 1);
}
