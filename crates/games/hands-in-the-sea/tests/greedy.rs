//! What the bot of one look is worth.

use bots::{Level, Plan, simulate};
use hands_in_the_sea::HandsInTheSea;
use kernel::{Game, SetupRequest};

/// Wins of the first and the second seat.
fn wins(bots: [Level; 2], games: u64, seed: u64) -> [u64; 2] {
    let setup = (HandsInTheSea::about().check(&SetupRequest::default())).expect("a set-up");
    let plan = Plan {
        bots: &bots,
        games,
        seed,
        ..Plan::new(&setup)
    };
    let told = simulate::<HandsInTheSea>(&plan).expect("a series");
    [told.wins[0], told.wins[1]]
}

/// Half of the games from each side; `IACTA_LONG=1` plays two hundred.
#[test]
fn greedy_beats_random_nineteen_times_in_twenty() {
    let games = match std::env::var_os("IACTA_LONG") {
        Some(_) => 100,
        None => 20,
    };
    let [rome, _] = wins([Level::Greedy, Level::Random], games, 1);
    let [_, carthage] = wins([Level::Random, Level::Greedy], games, 2);
    println!("as Rome {rome}, as Carthage {carthage} of {games}");
    assert!(
        (rome + carthage) * 20 >= 2 * games * 19,
        "{rome}, {carthage}"
    );
}

/// Neither side is hopeless between players of one kind.
#[test]
fn both_sides_win_among_the_greedy() {
    let games = match std::env::var_os("IACTA_LONG") {
        Some(_) => 200,
        None => 20,
    };
    let [rome, carthage] = wins([Level::Greedy, Level::Greedy], games, 3);
    println!("Rome {rome}, Carthage {carthage} of {games}");
    assert!(rome > 0 && carthage > 0, "{rome}, {carthage}");
}
