//! The judgement of acts: sound in every position, sensible in plain ones, and good
//! enough to beat chance.

use crate::common::*;
use julius_caesar::{Act, FREE_DEPLOYMENT, JuliusCaesar, Phase, Side, State, TOURNAMENT};
use kernel::{Appraise, Asked, Game, Out, Seat, Setup, SplitMix64, Viewer};

/// Who decides for a seat.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Player {
    Greedy,
    Random,
}

/// The first of the best acts by the seat's own judgement.
fn best(state: &State, seat: Seat, acts: &[Act], worth: &mut Vec<i64>) -> Act {
    let view = JuliusCaesar::view(state, Viewer::Seat(seat));
    JuliusCaesar::appraise(&view, seat, acts, worth);
    assert_eq!(worth.len(), acts.len(), "one worth an act");
    let most = worth
        .iter()
        .max()
        .expect("somebody who is asked has an option");
    let place = worth.iter().position(|worth| worth == most);
    acts[place.expect("the largest is one of them")]
}

/// Plays a game and returns how it ended. `watch` is shown every question.
fn game(
    setup: &Setup,
    seed: u64,
    players: impl Fn(Side) -> Player,
    mut watch: impl FnMut(&State, Seat, &[Act]),
) -> Phase {
    let mut chance = SplitMix64::new(seed);
    let mut out = Out::muted();
    let mut state = JuliusCaesar::new(setup, &mut chance, &mut out);
    let (mut acts, mut worth) = (Vec::new(), Vec::new());
    loop {
        kernel::settle::<JuliusCaesar>(&mut state, &mut chance, &mut out);
        let asked = JuliusCaesar::asked(&state);
        let Some(seat) = asked.seats().iter().next() else {
            assert_eq!(asked, Asked::Nobody);
            return state.open.phase;
        };
        kernel::options_into::<JuliusCaesar>(&state, seat, &mut acts);
        watch(&state, seat, &acts);
        let act = match Side::of(seat).map(&players) {
            Some(Player::Greedy) if acts.len() > 1 => best(&state, seat, &acts, &mut worth),
            _ => acts[chance.below(acts.len() as u32) as usize],
        };
        JuliusCaesar::apply(&mut state, seat, act, &mut chance, &mut out);
    }
}

/// Half of the games from each side; draws are not won.
#[test]
fn greedy_beats_random_in_nine_of_ten_games() {
    const GAMES: u64 = 400;
    let setup = setup(&[]);
    let mut judged = 0;
    let mut won = |seed: u64| {
        let greedy = Side::ALL[(seed % 2) as usize];
        let players = |side| match side == greedy {
            true => Player::Greedy,
            false => Player::Random,
        };
        let end = game(&setup, seed, players, |_, seat, acts| {
            judged += usize::from(seat == greedy.seat() && acts.len() > 1);
        });
        matches!(end, Phase::Over { winner, .. } if winner == Some(greedy))
    };
    let won = (0..GAMES).filter(|&seed| won(seed)).count();
    println!("greedy won {won} of {GAMES} games, judging {judged} decisions");
    assert!(won as u64 * 10 >= GAMES * 9, "won {won} of {GAMES}");
}

/// Every position of random games and of games between two that judge, with every
/// option: a worth for each act, the same each time, whatever was in the list before.
#[test]
fn every_act_of_every_position_has_one_worth() {
    let options: [&[&str]; 4] = [
        &[],
        &[FREE_DEPLOYMENT],
        &[TOURNAMENT],
        &[FREE_DEPLOYMENT, TOURNAMENT],
    ];
    let (mut worth, mut again) = (Vec::new(), vec![7; 3]);
    for (options, player) in options
        .into_iter()
        .flat_map(|options| [(options, Player::Random), (options, Player::Greedy)])
    {
        let setup = setup(options);
        for seed in 0..6 {
            game(
                &setup,
                seed,
                |_| player,
                |state, seat, acts| {
                    let view = JuliusCaesar::view(state, Viewer::Seat(seat));
                    JuliusCaesar::appraise(&view, seat, acts, &mut worth);
                    assert_eq!(worth.len(), acts.len());
                    JuliusCaesar::appraise(&view, seat, acts, &mut again);
                    assert_eq!(worth, again);
                },
            );
        }
    }
}

/// Lists that do not belong to the position, and seats that are not asked.
#[test]
fn a_strange_question_gets_an_answer() {
    let mut known: Vec<Act> = Vec::new();
    let mut worth = Vec::new();
    let mut asked = 0_usize;
    game(
        &setup(&[]),
        3,
        |_| Player::Random,
        |state, seat, acts| {
            asked += 1;
            known.extend(acts.iter().take(2));
            if !asked.is_multiple_of(16) {
                return;
            }
            for viewer in [
                Viewer::Seat(Seat(0)),
                Viewer::Seat(Seat(1)),
                Viewer::Spectator,
            ] {
                let view = JuliusCaesar::view(state, viewer);
                for seat in [seat, Seat(0), Seat(1), Seat(2)] {
                    for acts in [&known[..], &[]] {
                        JuliusCaesar::appraise(&view, seat, acts, &mut worth);
                        assert_eq!(worth.len(), acts.len());
                    }
                }
            }
        },
    );
    assert!(asked > 100);
}

/// What the side that is asked thinks best.
#[track_caller]
fn choice(play: &Play) -> Act {
    let seat = play.active().seat();
    best(play.state(), seat, &play.legal(), &mut Vec::new())
}

/// Plays the active side's part as it judges best, up to `ends`.
#[track_caller]
fn command(play: &mut Play, ends: Act) {
    let mut left = 100;
    loop {
        let act = choice(play);
        if act == ends {
            return;
        }
        play.act(act);
        left -= 1;
        assert!(left > 0, "the part does not end");
    }
}

#[test]
fn an_empty_city_of_value_is_taken() {
    let mut play = Case::empty_map()
        .caesar("genua", "c-caesar c-legio-8 c-legio-12")
        .caesar("lugdunum", "c-legio-16")
        .pompey("antiochia", "p-scipio p-legio-34")
        .cards("2/2", "1/2");
    command(&mut play, Act::EndMoves);
    assert!(!play.stand_in("roma").is_empty());
}

#[test]
fn the_last_block_stays_in_a_city_of_value() {
    let mut play = Case::empty_map()
        .caesar("massilia", "c-legio-11")
        .pompey("antiochia", "p-scipio p-legio-34")
        .pompey("tarraco", "p-legio-5 p-legio-6")
        .cards("2/2", "1/2");
    command(&mut play, Act::EndMoves);
    assert_eq!(play.stand_in("massilia"), set("c-legio-11(3)"));
}

#[test]
fn a_weak_garrison_is_attacked_in_strength() {
    let mut play = Case::empty_map()
        .caesar("narbo", "c-legio-7 c-legio-9 c-legio-10 c-legio-11")
        .pompey("tarraco", "p-legio-5")
        .cards("2/2", "1/2");
    command(&mut play, Act::EndMoves);
    assert!(
        play.stand_in("tarraco").len() >= 3,
        "{:?}",
        play.stand_in("tarraco")
    );
}

#[test]
fn a_strong_garrison_is_left_alone() {
    let four = "p-legio-1 p-legio-2 p-legio-5 p-legio-6 p-ballista p-equitatus-1";
    let mut play = Case::empty_map()
        .caesar("narbo", "c-legio-7")
        .caesar("massilia", "c-legio-11")
        .pompey("tarraco", four)
        .cards("2/2", "1/2");
    command(&mut play, Act::EndMoves);
    assert_eq!(play.stand_in("tarraco").len(), 6);
}

#[test]
fn a_voyage_takes_an_empty_port_of_value() {
    let mut play = Case::empty_map()
        .caesar("aleria", "c-legio-7 c-legio-9")
        .caesar("mare-tyrrhenum", "c-navis-1")
        .pompey("antiochia", "p-legio-34")
        .cards("1/2", "1/3");
    command(&mut play, Act::EndMoves);
    assert_eq!(play.stand_in("roma").len(), 1);
}

#[test]
fn the_strongest_group_is_the_main_attack() {
    let mut play = Case::empty_map()
        .caesar("genua", "c-legio-8 c-legio-12 c-legio-10")
        .caesar("ravenna", "c-auxilia-1(1)")
        .pompey("roma", "p-legio-1")
        .cards("2/2", "1/2");
    play.all_move("c-legio-8 c-legio-12 c-legio-10", "roma");
    play.moves("c-auxilia-1", "roma").end_moves();
    let link = link("genua", "roma");
    assert_eq!(choice(&play), Act::Main { link });
}

#[test]
fn a_winning_line_fires_and_a_hopeless_one_retreats() {
    let mut play = Case::empty_map()
        .caesar("genua", "c-legio-8 c-legio-10 c-legio-12 c-legio-11")
        .pompey("lugdunum", "p-legio-1(1)")
        .pompey("treviri", "p-legio-3")
        .caesar("massilia", "c-legio-14")
        .cards("2/2", "1/2");
    let four = "c-legio-8 c-legio-10";
    play.all_move(four, "lugdunum").to_battle().to_round(2);
    assert!(
        matches!(choice(&play), Act::Retreat { .. }),
        "{:?}",
        choice(&play)
    );
    play.passes("p-legio-1");
    assert!(
        matches!(choice(&play), Act::Fire { .. }),
        "{:?}",
        choice(&play)
    );
}

#[test]
fn the_cheapest_block_takes_the_hit() {
    let mut play = Case::empty_map()
        .caesar("genua", "c-caesar c-legio-10 c-auxilia-3")
        .pompey("roma", "p-ballista p-legio-3")
        .cards("2/2", "1/2");
    play.all_move("c-caesar c-legio-10 c-auxilia-3", "roma")
        .to_battle();
    play.passes("c-caesar c-auxilia-3")
        .fires("p-ballista", &[1, 6]);
    let block = block("c-auxilia-3");
    assert_eq!(choice(&play), Act::Hit { block });
}

#[test]
fn vulcan_strikes_the_largest_stack() {
    let play = Case::empty_map()
        .caesar("genua", "c-caesar")
        .pompey("brundisium", "p-legio-3 p-legio-4 p-legio-5 p-legio-6")
        .pompey("sipontum", "p-legio-1")
        .cards("vulcan", "1/2");
    let city = place("brundisium");
    assert_eq!(choice(&play), Act::Vulcan { city });
}

#[test]
fn winter_sends_the_weakest_home_and_nobody_else() {
    let mut play = Case::empty_map()
        .caesar("lugdunum", "c-caesar c-legio-10 c-legio-8 c-auxilia-1(1)")
        .winter();
    let block = block("c-auxilia-1");
    assert_eq!(choice(&play), Act::Disband { block });
    play.act(Act::Disband { block });
    assert_eq!(play.phase(), Phase::Disband { side: Caesar });
    assert_eq!(choice(&play), Act::EndDisband);
}

#[test]
fn navis_winter_where_there_is_room() {
    let play = Case::empty_map()
        .caesar("mare-tyrrhenum", "c-navis-1")
        .caesar("aleria", "c-legio-7 c-legio-8 c-legio-9")
        .caesar("genua", "c-legio-10")
        .winter();
    let (block, port) = (block("c-navis-1"), place("genua"));
    assert_eq!(choice(&play), Act::ToPort { block, port });
}

#[test]
fn history_is_deployed() {
    let deal = [];
    let play = Play::new(&[FREE_DEPLOYMENT], &deal);
    for side in Side::ALL {
        let acts = play.legal_for(side);
        let chosen = best(play.state(), side.seat(), &acts, &mut Vec::new());
        assert_eq!(chosen, Act::Historical);
    }
}
