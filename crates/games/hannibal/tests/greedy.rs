//! The judgement of acts: one worth for each in every position, from the view alone,
//! quick in battle, sensible in plain cases, and good enough to beat chance.

use std::time::{Duration, Instant};

use crate::common::*;
use hannibal::{Act, Cause, Hannibal, State, Use, data};
use kernel::{Appraise, Asked, Game, Out, Seat, Setup, SplitMix64, Viewer};

/// Who decides for a side.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Player {
    Greedy,
    Random,
}

/// The worth of each act to the seat.
fn worth(state: &State, seat: Seat, acts: &[Act]) -> Vec<i64> {
    let mut worth = vec![7; 3];
    let view = Hannibal::view(state, Viewer::Seat(seat));
    Hannibal::appraise(&view, seat, acts, &mut worth);
    assert_eq!(worth.len(), acts.len(), "one worth an act");
    worth
}

/// The best acts by the seat's own judgement.
fn best(state: &State, seat: Seat, acts: &[Act]) -> Vec<Act> {
    let worth = worth(state, seat, acts);
    let most = worth.iter().max().expect("whoever is asked has an option");
    (acts.iter().zip(&worth))
        .filter(|(_, worth)| *worth == most)
        .map(|(act, _)| *act)
        .collect()
}

/// Plays a game and returns who won, and how. `watch` is shown every question.
fn game(
    setup: &Setup,
    seed: u64,
    players: impl Fn(Side) -> Player,
    mut watch: impl FnMut(&State, Seat, &[Act]),
) -> (Side, Cause) {
    let mut chance = SplitMix64::new(seed);
    let mut out = Out::muted();
    let mut state = Hannibal::new(setup, &mut chance, &mut out);
    let mut acts = Vec::new();
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
        let among = match players(side) {
            Player::Greedy if acts.len() > 1 => best(&state, seat, &acts),
            _ => acts.clone(),
        };
        let act = among[chance.below(among.len() as u32) as usize];
        Hannibal::apply(&mut state, seat, act, &mut chance, &mut out);
    }
}

/// Half of the games from each side; 200 with `IACTA_LONG=1`.
#[test]
fn greedy_beats_random_in_nine_of_ten_games() {
    let games = if std::env::var("IACTA_LONG").is_ok() {
        200
    } else {
        30
    };
    let setup = setup("s1-218", &[]);
    let won = |seed: u64| {
        let greedy = Side::ALL[(seed % 2) as usize];
        let players = |side| match side == greedy {
            true => Player::Greedy,
            false => Player::Random,
        };
        game(&setup, seed, players, |_, _, _| {}).0 == greedy
    };
    let won = (0..games).filter(|&seed| won(seed)).count() as u64;
    println!("greedy won {won} of {games} games");
    assert!(won * 10 >= games * 9, "won {won} of {games}");
}

/// 28.8-c, 28.9-c: Rome has one goal there, and goes for it.
#[test]
fn rome_besieges_carthago_where_nothing_else_wins() {
    const GAMES: u64 = 10;
    for scenario in ["s8-206", "s9-203"] {
        let setup = setup(scenario, &[]);
        let carthago = space("carthago").index();
        let besieged = |seed: &u64| {
            let mut points = 0;
            game(
                &setup,
                *seed,
                |_| Player::Greedy,
                |state, _, _| points = points.max(state.open.land.points[carthago]),
            );
            points > 0
        };
        let sieges = (0..GAMES).filter(besieged).count() as u64;
        assert!(sieges * 2 >= GAMES, "{scenario}: {sieges} of {GAMES} games");
    }
}

/// A card of the enemy's hand that the seat cannot know, changed for one of the pile.
fn twin(state: &State, seat: Seat) -> Option<State> {
    let enemy = state.open.side_of(seat)?.enemy();
    let hidden = (state.hands[enemy] - state.known[enemy]).first()?;
    let other = hannibal::draw_pile(state).first()?;
    let mut twin = state.clone();
    twin.hands[enemy].remove(hidden);
    twin.hands[enemy].insert(other);
    Some(twin)
}

/// Two that judge play every scenario to its end. Whatever the seat cannot know, and
/// whatever was asked before, its judgement is the same.
#[test]
fn every_scenario_is_played_to_its_end_on_views_alone() {
    let mut compared = 0;
    for scenario in &data().scenarios {
        let setup = setup(scenario.id, &[]);
        for seed in 0..2 {
            let mut asked = 0_usize;
            game(
                &setup,
                seed,
                |_| Player::Greedy,
                |state, seat, acts| {
                    asked += 1;
                    let now = asked.is_multiple_of(7) && acts.len() > 1;
                    if let Some(twin) = now.then(|| twin(state, seat)).flatten() {
                        assert_eq!(worth(state, seat, acts), worth(&twin, seat, acts));
                        compared += 1;
                    }
                },
            );
            assert!(asked > 20, "{}: {asked} questions", scenario.id);
        }
    }
    assert!(compared > 500, "{compared} comparisons");
}

/// Options that bring more questions: bidding, elections, additional cards.
#[test]
fn options_are_judged_as_well() {
    let cases: [&[(&str, &str)]; 3] = [
        &[("bidding", "true"), ("mauretania", "true")],
        &[
            ("choosing-consuls", "both-chosen"),
            ("additional-cards", "at-start"),
        ],
        &[
            ("additional-cards", "by-turn"),
            ("hannibal-returns", "true"),
        ],
    ];
    for (seed, options) in cases.into_iter().enumerate() {
        let setup = setup("s1-218", options);
        game(&setup, seed as u64, |_| Player::Greedy, |_, _, _| {});
    }
}

/// A judgement in a battle, at any step of it: below 10 ms, however busy the machine.
#[test]
fn a_battle_is_judged_in_ten_milliseconds() {
    const LIMIT: Duration = Duration::from_millis(10);
    let setup = setup("s1-218", &[]);
    let (mut judged, mut slowest) = (0, Duration::ZERO);
    for seed in 0..12 {
        let player = match seed % 6 {
            0 => Player::Greedy,
            _ => Player::Random,
        };
        game(
            &setup,
            seed,
            |_| player,
            |state, seat, acts| {
                if state.open.battle.is_none() || acts.len() < 2 {
                    return;
                }
                let view = Hannibal::view(state, Viewer::Seat(seat));
                let mut worth = Vec::with_capacity(acts.len());
                // Other work may come between; it does not do so every time.
                let quickest = (0..8)
                    .map(|_| {
                        let start = Instant::now();
                        Hannibal::appraise(&view, seat, acts, &mut worth);
                        start.elapsed()
                    })
                    .min()
                    .expect("several tries");
                judged += 1;
                slowest = slowest.max(quickest);
                assert!(quickest < LIMIT, "{quickest:?}: {:?}", state.open.top());
            },
        );
    }
    println!("{judged} judgements in battle, the slowest {slowest:?}");
    assert!(judged > 100, "{judged} judgements");
}

/// Lists that do not belong to the position, and viewers who are not asked.
#[test]
fn a_strange_question_gets_an_answer() {
    let mut known: Vec<Act> = Vec::new();
    let mut asked = 0_usize;
    let mut worth = Vec::new();
    game(
        &setup("s1-218", &[]),
        3,
        |_| Player::Random,
        |state, seat, acts| {
            asked += 1;
            known.extend(acts.iter().take(2));
            if !asked.is_multiple_of(40) {
                return;
            }
            let recent = &known[known.len().saturating_sub(60)..];
            for viewer in [
                Viewer::Seat(seat),
                Viewer::Seat(Seat(1 - seat.0)),
                Viewer::Spectator,
            ] {
                let view = Hannibal::view(state, viewer);
                for acts in [recent, &[]] {
                    Hannibal::appraise(&view, seat, acts, &mut worth);
                    assert_eq!(worth.len(), acts.len());
                }
            }
        },
    );
}

/// What the side that is asked likes best.
fn choice(case: &Case, side: Side) -> Act {
    best(
        &case.state,
        case.state.open.seat_of(side),
        &case.options(side),
    )[0]
}

#[test]
fn a_pc_goes_where_it_wins_a_province() {
    // Two of five spaces of Sicilia are Roman Cities; no other province is as near.
    let mut case = Case::empty();
    let way = Use::Pcs;
    case.play(
        Rome,
        Act::Play {
            card: card("c35"),
            way,
        },
    );
    let Act::Pc { at } = choice(&case, Rome) else {
        panic!("a PC is to be placed");
    };
    assert_eq!(at.province(), province("sicilia"), "{at}");
}

/// Rome attacks Carthage at Cannae; the cards are dealt.
fn cannae(rome: &str, carthage: &str) -> Case {
    let mut case = Case::empty()
        .pcs(Rome, "arpi venusia")
        .pcs(Carthage, "brundisium cannae")
        .army(Rome, "arpi", 8, "p-scipio")
        .army(Carthage, "cannae", 8, "hannibal");
    case.activate(Rome, "c35", "p-scipio");
    case.step(Rome, "cannae");
    while case.state.open.reaction.is_some() {
        case.play(Carthage, Act::Done);
    }
    case.deal(rome, carthage);
    case
}

#[test]
fn battle_cards_are_played_by_the_odds() {
    // An answer is worth more than a battle lost, and the same title is answered with
    // before a Reserve.
    let mut case = cannae("fa fa fl", "fa r p");
    case.play(
        Rome,
        Act::Attack {
            card: title("fa"),
            title: title("fa"),
        },
    );
    assert_eq!(choice(&case, Carthage), Act::Match { card: title("fa") });

    // Whoever has no card left does not take over an attack that he would lose at once.
    let mut case = cannae("fa fa fl", "fa");
    case.play(
        Rome,
        Act::Attack {
            card: title("fa"),
            title: title("fa"),
        },
    );
    case.play(Carthage, Act::Match { card: title("fa") });
    assert_eq!(choice(&case, Carthage), Act::Decline);

    // All the Probes there are: no attack is harder to answer.
    let case = cannae("p p p p p p p fa", "fa fl");
    let card = title("p");
    assert_eq!(choice(&case, Rome), Act::Attack { card, title: card });
}

#[test]
fn roma_is_not_left_to_hannibal() {
    let mut case = Case::empty()
        .pcs(Rome, "falerii tarracina praeneste")
        .pcs(Carthage, "spoletium")
        .army(Rome, "roma", 8, "p-scipio")
        .army(Carthage, "spoletium", 10, "hannibal")
        .hand(Rome, "c46");
    case.activate(Rome, "c46", "p-scipio");
    let act = choice(&case, Rome);
    let leaves = matches!(act, Act::Sail { .. } | Act::Step { .. });
    assert!(!leaves, "{act:?}");
}

#[test]
fn elephants_do_not_sail_against_the_odds() {
    let mut case = Case::empty()
        .pcs(Carthage, "dianium")
        // A Rome without PCs would capitulate after the first lost battle.
        .pcs(Rome, "falerii praeneste tarracina beneventum arpi")
        .elephants("saguntum", 10, 2, "hannibal")
        .army(Carthage, "carthago", 5, "hanno")
        .army(Rome, "roma", 8, "p-scipio")
        .to_play(Carthage)
        .hand(Carthage, "c46");
    case.activate(Carthage, "c46", "hannibal");
    let act = choice(&case, Carthage);
    assert!(!matches!(act, Act::Sail { .. }), "{act:?}");
}

#[test]
fn a_city_under_siege_is_besieged_on() {
    let mut case = Case::empty()
        .pcs(Rome, "emporiae tarraco dertosa")
        .army(Rome, "saguntum", 8, "p-scipio")
        .points(Rome, "saguntum", 2);
    case.activate(Rome, "c35", "p-scipio");
    assert_eq!(choice(&case, Rome), Act::Siege);
}
