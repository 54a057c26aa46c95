//! 1.2 and 8.4: who wins, and when.

use crate::common::turns::DEAL;
use crate::common::*;
use julius_caesar::{Act, Cause, Event, JuliusCaesar, Phase, Refusal, Side};
use kernel::{Asked, Game, PlayError, Script, SplitMix64, Table, Viewer};

/// A position in which each side holds these cities with one legion each. Cleopatra
/// stands where she scores for nobody until she is home; Alexandria must be held.
fn holding(caesar: &str, pompey: &str) -> Case {
    let legions = |side: Side| {
        julius_caesar::Block::all()
            .filter(move |block| block.sheet().owner == side && block.id().contains("legio"))
    };
    let mut case = Case::empty_map();
    for (side, cities) in [(Caesar, caesar), (Pompey, pompey)] {
        for (city, legion) in cities.split_whitespace().zip(legions(side)) {
            case = case.with(side, city, legion.id());
            if city == "alexandria" {
                case = case.with(side, city, "cleopatra");
            }
        }
    }
    case
}

const TEN: &str = "roma alexandria antiochia athenae byzantium carthago-nova ephesus massilia";
const THREE: &str = "syracusae tarraco utica";

/// EX-61, 1.2-d, 8.4-a, 1.2-b, 1.2-c, SM-23, SM-26
#[test]
fn ten_points_in_winter_win() {
    let ten = || holding(TEN, THREE).year(706).killed("c-antonius");
    let mut play = ten().winter();
    assert_eq!(play.points(), [10, 4]);
    assert_eq!(
        play.phase(),
        Phase::Over {
            winner: Some(Caesar),
            cause: Cause::TenPoints
        }
    );
    let outcome = play.table.outcome().expect("the game is over");
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [seat(Caesar)]);
    assert_eq!(outcome.cause, "ten-points");
    assert_eq!(play.table.asked(), Asked::Nobody);
    let heard = play.heard(Pompey);
    assert_eq!(
        heard[heard.len() - 2..],
        [
            Event::Scored {
                caesar: 10,
                pompey: 4
            },
            Event::Ended {
                winner: Some(Caesar)
            }
        ],
        "8.5 and 8.6 are not played"
    );
    for side in Side::ALL {
        assert!(play.legal_for(side).is_empty());
        let late = play
            .table
            .play(side.seat(), Act::EndDisband, &mut Script::default(), None);
        assert_eq!(late, Err(PlayError::Over));
        let why = JuliusCaesar::refusal(play.state(), side.seat(), Act::EndDisband);
        assert_eq!(why, Refusal::Over);
    }

    // 1.2-b: in the middle of the Year they end nothing.
    for turn in 1..=4 {
        let play = ten().turn(turn).cards("mars", "jupiter");
        assert_eq!(play.points(), [10, 4]);
        assert_eq!(
            (play.state().open.turn, play.phase()),
            (turn + 1, Phase::Commit)
        );
    }
}

/// 1.2-c, 1.2-d
#[test]
fn a_killed_leader_is_a_point_every_winter() {
    // Nine points of cities: one short.
    let nine = "roma alexandria antiochia athenae byzantium carthago-nova ephesus";
    let mut play = holding(nine, THREE).winter();
    assert_eq!(play.points(), [9, 3]);
    assert_eq!(play.phase(), Phase::Disband { side: Caesar });
    play.new_year(&DEAL);
    assert_eq!(play.phase(), Phase::Discard);

    let rows = [
        ("p-scipio", [10, 3], Some(Caesar)),
        ("c-antonius", [9, 4], None),
        ("p-scipio c-antonius c-caesar", [10, 5], Some(Caesar)),
    ];
    for (killed, points, winner) in rows {
        let play = holding(nine, THREE).killed(killed).winter();
        assert_eq!(play.points(), points, "{killed}");
        let won = match play.phase() {
            Phase::Over { winner, .. } => winner,
            _ => None,
        };
        assert_eq!(won, winner, "{killed}");
    }
}

/// EX-62, 1.2-d, 1.2-e, 1.2-f, 1.2-g, 8.4-a
#[test]
fn the_last_year_has_a_winner_or_ties() {
    let over = |winner, cause| Phase::Over { winner, cause };
    let more = |side| over(Some(side), Cause::MorePoints);
    let rome = |side| over(Some(side), Cause::Rome);
    let rows = [
        (
            "7 : 5",
            holding(
                "roma athenae byzantium ephesus massilia antiochia",
                "alexandria tarraco utica syracusae",
            ),
            [7, 5],
            more(Caesar),
        ),
        (
            "5 : 7",
            holding(
                "alexandria tarraco utica syracusae",
                "roma athenae byzantium ephesus massilia antiochia",
            ),
            [5, 7],
            more(Pompey),
        ),
        (
            "6 : 6, Rome is Pompey's",
            holding(
                "alexandria athenae byzantium ephesus massilia",
                "roma tarraco utica syracusae antiochia",
            ),
            [6, 6],
            rome(Pompey),
        ),
        (
            "6 : 6, Rome is Caesar's",
            holding(
                "roma tarraco utica syracusae antiochia",
                "alexandria athenae byzantium ephesus massilia",
            ),
            [6, 6],
            rome(Caesar),
        ),
        (
            "5 : 5, Rome is Vacant",
            holding(
                "alexandria athenae byzantium ephesus",
                "tarraco utica syracusae antiochia massilia",
            ),
            [5, 5],
            over(None, Cause::Tie),
        ),
        (
            "10 points",
            holding(TEN, THREE),
            [10, 3],
            over(Some(Caesar), Cause::TenPoints),
        ),
    ];
    for (name, case, points, phase) in rows {
        let play = case.year(709).winter();
        assert_eq!(play.points(), points, "{name}");
        assert_eq!(play.phase(), phase, "{name}");
        let outcome = play.table.outcome().expect("the last Year is over");
        let Phase::Over { winner, cause } = phase else {
            panic!("{name}: {phase:?}");
        };
        assert_eq!(outcome.winners.is_empty(), winner.is_none(), "{name}");
        assert_eq!(outcome.cause, cause.key(), "{name}");
        assert_eq!(outcome.scores, points.map(i32::from), "{name}");
    }
    // A year earlier the same scores end nothing.
    let early = holding("alexandria tarraco", "roma athenae")
        .year(708)
        .winter();
    assert_eq!(early.phase(), Phase::Disband { side: Caesar });
}

/// EX-91, 1.2-a, 1.2-b, 1.2-e, 8.4-a, SM-19
#[test]
fn a_game_has_five_years_of_five_turns_and_a_winter() {
    let mut chance = SplitMix64::new(705);
    let mut table = Table::<JuliusCaesar>::new(setup(&[]), &mut chance).expect("random deals fit");
    // Everybody does as little as there is to do: nobody's score changes.
    while let Some(seat) = table.asked().seats().iter().next() {
        let options = table.options(seat);
        let idle = options.iter().find(|act| {
            matches!(
                act,
                Act::EndMoves | Act::EndLevies | Act::Decline | Act::EndDisband
            )
        });
        let act = *idle.unwrap_or(&options[0]);
        table
            .play(seat, act, &mut chance, None)
            .expect("it is listed");
    }
    let state = table.state();
    let over = Phase::Over {
        winner: Some(Pompey),
        cause: Cause::MorePoints,
    };
    assert_eq!(
        (state.open.year, state.open.turn, state.open.phase),
        (709, 5, over)
    );

    let heard: Vec<_> = table.heard(Viewer::Spectator).copied().collect();
    let turns: Vec<_> = (heard.iter())
        .filter_map(|event| match *event {
            Event::TurnEnded { year, turn } => Some((year, turn)),
            _ => None,
        })
        .collect();
    let all: Vec<_> = (705..=709)
        .flat_map(|year| (1..=5).map(move |turn| (year, turn)))
        .collect();
    assert_eq!(turns, all);
    let count = |what: fn(&Event) -> bool| heard.iter().filter(|event| what(event)).count();
    assert_eq!(count(|event| matches!(event, Event::YearBegan { .. })), 5);
    assert_eq!(count(|event| matches!(event, Event::WinterBegan { .. })), 5);
    assert_eq!(count(|event| matches!(event, Event::Scored { .. })), 5);
    // 8.5 four times, by both; 8.6 four times, after the first deal.
    assert_eq!(
        count(|event| matches!(event, Event::DisbandEnded { .. })),
        8
    );
    let last = heard.last();
    assert_eq!(
        last,
        Some(&Event::Ended {
            winner: Some(Pompey)
        })
    );
}
