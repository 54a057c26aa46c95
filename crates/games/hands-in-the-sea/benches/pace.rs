//! How long a decision of random play takes, options listed at each of them, on one
//! thread: `cargo bench -p hands-in-the-sea`.

use std::time::Instant;

use hands_in_the_sea::{Act, HandsInTheSea};
use kernel::{Asked, Game, Out, SetupRequest, SplitMix64, options_into};

/// Plays so many whole games; returns the number of decisions.
fn play(games: u64) -> u64 {
    let setup = HandsInTheSea::about().check(&SetupRequest::default());
    let setup = setup.expect("the usual set-up");
    let mut out = Out::muted();
    let mut acts: Vec<Act> = Vec::new();
    let mut decisions = 0;
    for game in 0..games {
        let (mut chance, mut dice) = (SplitMix64::fork(1, game), SplitMix64::fork(2, game));
        let mut state = HandsInTheSea::new(&setup, &mut chance, &mut out);
        while let Asked::One(seat) = HandsInTheSea::asked(&state) {
            options_into::<HandsInTheSea>(&state, seat, &mut acts);
            let act = acts[dice.below(acts.len() as u32) as usize];
            HandsInTheSea::apply(&mut state, seat, act, &mut chance, &mut out);
            decisions += 1;
        }
    }
    decisions
}

fn main() {
    let warm = play(50);
    assert!(warm > 0, "games are played");
    for _ in 0..5 {
        let (games, start) = (400, Instant::now());
        let decisions = play(games);
        let each = start.elapsed().as_nanos() as f64 / decisions as f64;
        let length = decisions as f64 / games as f64;
        println!("{each:.0} ns a decision, {length:.0} decisions a game");
    }
}
