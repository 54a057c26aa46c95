//! The judgement of acts: one worth for each in every position, from the view alone,
//! quick in battle, and good enough to beat chance.

use std::time::Instant;

use hannibal::{Act, Cause, Hannibal, Side, State};
use kernel::{Appraise, Asked, Fast, Game, Out, Seat, Setup, Viewer, Wish};

/// Who decides for a side.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Player {
    Greedy,
    Random,
}

fn setup(scenario: &str) -> Setup {
    let wish = Wish {
        scenario: Some(scenario.to_owned()),
        seats: None,
        options: Default::default(),
    };
    Hannibal::about()
        .check(&wish)
        .expect("a scenario of the game")
}

/// One of the best acts by the seat's own judgement.
fn best(state: &State, seat: Seat, acts: &[Act], worth: &mut Vec<i64>, chance: &mut Fast) -> Act {
    let view = Hannibal::view(state, Viewer::Seat(seat));
    Hannibal::appraise(&view, seat, acts, worth);
    assert_eq!(worth.len(), acts.len(), "one worth an act");
    let most = worth
        .iter()
        .max()
        .expect("somebody who is asked has an option");
    let best: Vec<Act> = (acts.iter().zip(worth.iter()))
        .filter(|(_, worth)| *worth == most)
        .map(|(act, _)| *act)
        .collect();
    best[chance.below(best.len() as u32) as usize]
}

/// Plays a game and returns who won, and how. `watch` is shown every question.
fn game(
    setup: &Setup,
    seed: u64,
    players: impl Fn(Side) -> Player,
    mut watch: impl FnMut(&State, Seat, &[Act]),
) -> (Side, Cause) {
    let mut chance = Fast::new(seed);
    let mut out = Out::muted();
    let mut state = Hannibal::new(setup, &mut chance, &mut out);
    let (mut acts, mut worth) = (Vec::new(), Vec::new());
    loop {
        kernel::settle::<Hannibal>(&mut state, &mut chance, &mut out);
        let asked = Hannibal::asked(&state);
        let Some(seat) = asked.seats().iter().next() else {
            assert_eq!(asked, Asked::Nobody);
            let end = state.open.over.expect("nobody is asked: it is over");
            return (end.winner, end.cause);
        };
        kernel::options_into::<Hannibal>(&state, seat, &mut acts);
        watch(&state, seat, &acts);
        let side = state.open.side_of(seat).expect("a seat has a side");
        let act = match players(side) {
            Player::Greedy if acts.len() > 1 => best(&state, seat, &acts, &mut worth, &mut chance),
            _ => acts[chance.below(acts.len() as u32) as usize],
        };
        Hannibal::apply(&mut state, seat, act, &mut chance, &mut out);
    }
}

/// Half of the games from each side.
#[test]
fn greedy_beats_random_in_nine_of_ten_games() {
    let games: u64 = std::env::var("GAMES").map_or(24, |games| games.parse().unwrap());
    let setup = setup("s1-218");
    let start = Instant::now();
    let mut judged = 0;
    let mut won = |seed: u64| {
        let greedy = Side::ALL[(seed % 2) as usize];
        let players = |side| match side == greedy {
            true => Player::Greedy,
            false => Player::Random,
        };
        let (winner, cause) = game(&setup, seed, players, |_, seat, acts| {
            judged += u32::from(seat == greedy.usual_seat() && acts.len() > 1);
        });
        println!("{seed}: greedy {greedy:?}, {winner:?} by {cause:?}");
        winner == greedy
    };
    let won = (0..games).filter(|&seed| won(seed)).count();
    println!(
        "{won} of {games}, {:?} for each of {judged} decisions",
        start.elapsed() / judged.max(1)
    );
    assert!(won as u64 * 10 >= games * 9, "won {won} of {games}");
}
