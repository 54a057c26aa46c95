//! What the bot of one look is worth.

use bots::{Level, Plan, simulate};
use kernel::{Game, SetupRequest};
use mare_nostrum::MareNostrum;

/// One empire with a head against four without, from every seat as often: chance alone
/// would give it a game in five.
#[test]
fn greedy_wins_three_of_five_games_against_four_random_bots() {
    const GAMES: u64 = 12;
    let wanted = SetupRequest {
        seats: Some(5),
        ..SetupRequest::default()
    };
    let setup = MareNostrum::about().check(&wanted).unwrap();
    let won: u64 = (0..5)
        .map(|seat| {
            let mut bots = [Level::Random; 5];
            bots[seat] = Level::Greedy;
            let plan = Plan {
                bots: &bots,
                games: GAMES,
                seed: seat as u64,
                ..Plan::new(&setup)
            };
            simulate::<MareNostrum>(&plan).unwrap().wins[seat]
        })
        .sum();
    println!("greedy won {won} of {} games", 5 * GAMES);
    assert!(won * 5 >= 5 * GAMES * 3, "won {won} of {}", 5 * GAMES);
}
