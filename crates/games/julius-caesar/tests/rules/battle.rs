//! 7.1, 7.2, 7.4, 7.5: how a battle runs, who acts when, hits and losses.

use crate::common::fight::{fire, hit, pass, retreat};
use crate::common::*;
use julius_caesar::{Act, Colour, Event, Phase, Refusal};

/// Caesar's blocks go from Rome to Neapolis, and the battle there begins.
fn at_neapolis(caesar: &str, pompey: &str) -> Play {
    let mut play = Case::empty_map()
        .caesar("roma", caesar)
        .pompey("neapolis", pompey)
        .cards("3/1", "2/2");
    for word in caesar.split_whitespace() {
        let id = word.split('(').next().expect("a word has a start");
        play.moves(id, "neapolis");
    }
    play.to_battle();
    play
}

/// EX-31, 7.4-a, 3.12-b, 3.11-b, 3.11-c
#[test]
fn a_die_at_or_under_the_firepower_hits() {
    let mut play = at_neapolis("c-caesar", "p-legio-1");
    play.fires("c-caesar", &[1, 3, 5]);
    assert_eq!(play.steps("p-legio-1"), 2);

    for die in 1..=6 {
        let mut play = at_neapolis("c-caesar(1)", "p-legio-1");
        play.fires("c-caesar", &[die]);
        let left = if die <= 3 { 3 } else { 4 };
        assert_eq!(play.steps("p-legio-1"), left, "a roll of {die} at A3");
    }
}

/// 7.4-a, 7.41-a, 7.42-a
#[test]
fn a_block_rolls_its_strength_and_hits_by_its_own_number() {
    // Caesar's block, Pompey's, who fires what, and the hits that are taken.
    let cases: [(&str, &str, &str, &[u32], u8); 6] = [
        ("c-legio-17", "p-elephant", "p-elephant", &[3, 4, 3, 6], 2),
        ("c-legio-17", "p-elephant(1)", "p-elephant", &[3, 1], 2),
        ("c-legio-17", "p-ballista", "p-ballista", &[4, 5], 1),
        ("c-auxilia-4", "p-legio-1", "c-auxilia-4", &[1, 2, 2], 1),
        ("c-equitatus-1(2)", "p-legio-1", "c-equitatus-1", &[2, 3], 1),
        ("c-legio-17", "p-scipio(2)", "p-scipio", &[2, 3], 1),
    ];
    for (caesar, pompey, shooter, dice, hits) in cases {
        let mut play = at_neapolis(caesar, pompey);
        let target = if shooter.starts_with("p-") {
            "c-legio-17"
        } else {
            "p-legio-1"
        };
        play.fires(shooter, dice);
        assert_eq!(play.steps(target), 4 - hits, "{shooter} rolls {dice:?}");
    }
}

/// EX-32, 7.2-b
#[test]
fn letters_come_in_order_and_the_defender_is_first_within_a_letter() {
    let mut play = at_neapolis("c-caesar c-equitatus-1", "p-pompey p-navis-3");
    assert_eq!(play.order(), "c-caesar p-pompey c-equitatus-1 p-navis-3");

    let attackers = "c-antonius c-equitatus-1 c-legio-8 c-ballista";
    let mut play = at_neapolis(attackers, "p-scipio p-pompey p-legio-1 p-navis-1");
    play.refuses(fire("p-pompey"), Refusal::NotItsTurn(block("p-pompey")));
    play.refuses_by(Caesar, fire("c-antonius"), Refusal::NotAsked);
    for round in 1..=3 {
        assert_eq!(play.round(), round);
        assert_eq!(
            play.order(),
            "p-scipio c-antonius p-pompey c-equitatus-1 p-legio-1 c-legio-8 p-navis-1 c-ballista"
        );
    }
}

/// EX-33, 7.4-c, 7.4-d, SM-15
#[test]
fn hits_fall_on_the_strongest_and_its_owner_chooses_among_equals() {
    for chosen in ["p-legio-4", "p-legio-5", "p-legio-6"] {
        let mut play = at_neapolis("c-caesar", "p-legio-4(2) p-legio-5(3) p-legio-6(2)");
        play.fires("c-caesar", &[1, 2, 6]);
        assert_eq!(play.steps("p-legio-5"), 2, "the first hit asks nobody");
        assert_eq!(play.active(), Pompey);
        assert_eq!(play.targets(), set("p-legio-4 p-legio-5 p-legio-6"));
        play.refuses_by(Caesar, hit(chosen), Refusal::NotAsked);
        play.refuses(hit("c-caesar"), Refusal::NotInBattle(block("c-caesar")));
        play.refuses(fire(chosen), Refusal::OtherPhase);
        play.hits(chosen);
        for id in ["p-legio-4", "p-legio-5", "p-legio-6"] {
            assert_eq!(play.steps(id), if id == chosen { 1 } else { 2 });
        }
        assert_eq!(play.phase(), Phase::Turn);
    }

    let mut play = at_neapolis("c-caesar", "p-legio-4(2) p-legio-5(3) p-legio-6(3)");
    play.fires("c-caesar", &[1, 5, 6]);
    assert_eq!(play.targets(), set("p-legio-5 p-legio-6"));
    let weak = block("p-legio-4");
    play.refuses(hit("p-legio-4"), Refusal::NotStrongest(weak));
}

/// EX-34, 7.41-a, 7.4-c
#[test]
fn an_elephant_takes_hits_by_its_strength() {
    for first in ["p-elephant", "p-legio-39"] {
        let mut play = Case::empty_map()
            .caesar("badias", "c-caesar c-antonius")
            .pompey("utica", "p-elephant p-legio-39(3)")
            .cards("3/1", "2/2");
        play.all_move("c-caesar c-antonius", "utica").to_battle();
        assert_eq!(play.state().strength(block("p-elephant")), 4);

        play.fires("c-caesar", &[1, 1, 6]);
        assert_eq!(play.steps("p-elephant"), 1);
        assert_eq!(play.state().strength(block("p-elephant")), 2);
        assert_eq!(play.steps("p-legio-39"), 2);

        play.fires("c-antonius", &[1, 2]);
        assert_eq!(play.targets(), set("p-elephant p-legio-39"));
        play.hits(first);
        assert!(play.is_face_up("p-elephant"));
        assert_eq!(play.steps("p-legio-39"), 1);
    }
}

/// EX-35, 7.42-a, 7.2-b
#[test]
fn a_ballista_is_quick_in_defence_and_slow_in_attack() {
    let mut play = Case::empty_map()
        .caesar("ravenna", "c-ballista c-legio-13")
        .pompey("asculum", "p-ballista p-legio-3")
        .cards("2/2", "3/1");
    play.all_move("p-ballista p-legio-3", "ravenna").to_battle();
    assert_eq!(play.order(), "c-ballista c-legio-13 p-legio-3 p-ballista");
}

/// EX-36, 7.2-f, 7.2-g, 7.6-b, SM-e
#[test]
fn attackers_must_leave_in_the_last_round() {
    let mut play = at_neapolis("c-antonius c-legio-10", "p-pompey p-legio-1");
    play.to_round(4);

    assert_eq!(play.ready(), set("c-antonius"));
    assert_eq!(play.can("c-antonius"), set("retreat"));
    assert_eq!(play.retreats_of("c-antonius"), set("roma"));
    play.refuses(fire("c-antonius"), Refusal::MustRetreat);
    play.refuses(pass("c-antonius"), Refusal::MustRetreat);
    let antonius = block("c-antonius");
    play.refuses(retreat("c-antonius", ""), Refusal::CanRetreat(antonius));
    play.retreats("c-antonius", "roma");

    assert_eq!(play.can("p-pompey"), set("fire pass retreat"));
    play.fires("p-pompey", &[3, 4, 5]);
    assert_eq!(play.steps("c-legio-10"), 2);
    assert_eq!(play.can("p-legio-1"), set("fire pass retreat"));
    play.fires("p-legio-1", &[2, 6, 6, 6]);
    assert_eq!(play.steps("c-legio-10"), 1);

    assert_eq!(play.can("c-legio-10"), set("retreat"));
    assert_eq!(play.retreats_of("c-legio-10"), set("roma"));
    play.refuses(pass("c-legio-10"), Refusal::MustRetreat);
    play.retreats("c-legio-10", "roma")
        .won_by(Pompey, "neapolis");
    assert_eq!(play.stand_in("roma"), set("c-antonius(2) c-legio-10(1)"));
}

/// EX-37, 7.2-e, 7.2-d
#[test]
fn nobody_retreats_in_the_first_round() {
    let mut play = at_neapolis("c-caesar c-legio-8", "p-pompey p-legio-1 p-navis-1");
    for (id, way) in [
        ("c-caesar", "roma"),
        ("p-pompey", "brundisium"),
        ("p-legio-1", "rhegium"),
        ("c-legio-8", "roma"),
        ("p-navis-1", "mare-tyrrhenum"),
    ] {
        assert_eq!(play.ready(), set(id));
        assert_eq!(play.can(id), set("fire pass"));
        play.refuses(retreat(id, way), Refusal::NoRetreatYet);
        play.passes(id);
    }
    for (id, way) in [("c-caesar", "roma"), ("p-pompey", "brundisium")] {
        assert_eq!(play.can(id), set("fire pass retreat"), "Round 2");
        assert!(play.is_legal(retreat(id, way)));
        play.passes(id);
    }
}

/// EX-72, 7.2-c, 7.4-b
#[test]
fn blocks_of_one_letter_act_one_after_the_other_as_their_owner_picks() {
    for (first, second) in [("p-legio-2", "p-legio-4"), ("p-legio-4", "p-legio-2")] {
        let mut play = at_neapolis("c-legio-7 c-legio-8", "p-legio-2(3) p-legio-4");
        assert_eq!(play.active(), Pompey);
        assert_eq!(play.ready(), set("p-legio-2 p-legio-4"));
        play.fires(first, &[1, 6, 6]);
        assert_eq!(play.targets(), set("c-legio-7 c-legio-8"));
        play.refuses_by(Pompey, fire(second), Refusal::NotAsked);
        play.hits("c-legio-7");
        assert_eq!(play.steps("c-legio-7"), 2, "taken before the next turn");

        assert_eq!(play.active(), Pompey);
        assert_eq!(play.ready(), set(second));
        play.refuses(fire(first), Refusal::Acted(block(first)));
        play.fires(second, &[2, 6, 6]);
        assert_eq!(play.steps("c-legio-8"), 2, "the strongest by now");
    }
}

/// EX-73, 7.2-d, 7.2-a
#[test]
fn a_block_that_passes_has_used_its_turn() {
    let mut play = at_neapolis("c-legio-8", "p-legio-1(1) p-legio-5(1)");
    play.to_round(2);
    play.passes("p-legio-1");
    assert_eq!(
        play.stand_in("neapolis"),
        set("c-legio-8(3) p-legio-1(1) p-legio-5(1)")
    );
    assert_eq!(play.ready(), set("p-legio-5"));
    let passed = block("p-legio-1");
    play.refuses(fire("p-legio-1"), Refusal::Acted(passed));
    play.passes("p-legio-5");
    assert_eq!(play.active(), Caesar);
    assert_eq!(
        play.last_heard(Caesar),
        Event::Passed {
            block: block("p-legio-5")
        }
    );
}

/// EX-74, 7.6-a, 7.2-i
#[test]
fn a_retreat_waits_for_its_turn() {
    let defenders = "p-scipio p-pompey p-legio-1";
    let mut play = at_neapolis("c-legio-7(1) c-legio-8", defenders);
    play.to_round(2);
    play.refuses_by(Caesar, retreat("c-legio-7", "roma"), Refusal::NotAsked);
    play.fires("p-scipio", &[2, 2, 6]);
    assert_eq!(play.stand_in("roma"), set(""));
    assert_eq!(play.steps("c-legio-8"), 1);
    play.fires("p-pompey", &[3, 6, 6]);
    play.hits("c-legio-7");
    assert!(play.is_face_up("c-legio-7"));
    play.passes("p-legio-1");

    // The dead have no turn.
    assert_eq!(play.ready(), set("c-legio-8"));
    play.retreats("c-legio-8", "roma")
        .won_by(Pompey, "neapolis");
}

/// EX-75, 7.4-e, 7.4-f, 7.2-h
#[test]
fn hits_without_a_target_are_lost_and_the_battle_ends() {
    let mut play = at_neapolis("c-caesar c-legio-8", "p-legio-1(1)");
    play.fires("c-caesar", &[1, 2, 3])
        .won_by(Caesar, "neapolis");
    assert!(play.is_face_up("p-legio-1"));
    assert_eq!(play.active(), Caesar, "who asks c-legio-8 no more");
    assert!(!play.is_legal(fire("c-legio-8")));
}

/// 7.2-h, 7.2-a, SM-14
#[test]
fn a_battle_ends_when_the_last_block_leaves() {
    let mut play = at_neapolis("c-caesar c-legio-8", "p-pompey p-legio-1");
    play.to_round(2).passes("c-caesar");
    play.retreats("p-pompey", "brundisium");
    assert_eq!(play.ready(), set("p-legio-1"), "one is left");
    play.retreats("p-legio-1", "rhegium")
        .won_by(Caesar, "neapolis");
}

/// 7.2-a, 7.2-f, SM-16, SM-14
#[test]
fn a_battle_has_four_rounds_in_each_of_which_all_have_one_turn() {
    let mut play = at_neapolis("c-caesar c-legio-8", "p-pompey p-legio-1");
    for round in 1..=4 {
        assert_eq!(play.round(), round);
        assert_eq!(play.order(), "c-caesar p-pompey p-legio-1 c-legio-8");
    }
    play.won_by(Pompey, "neapolis");
    play.all_at("c-caesar c-legio-8", "roma");
    for round in 2..=4 {
        assert!(play.heard(Pompey).contains(&Event::RoundBegan { round }));
    }
    assert!(!play.heard(Pompey).contains(&Event::RoundBegan { round: 5 }));
}

/// Genua is Pompey's and attacked by Caesar; Ravenna is Caesar's and attacked by
/// Pompey. Caesar is Player 1.
fn two_battles() -> Play {
    let mut play = Case::empty_map()
        .caesar("massilia", "c-caesar c-legio-8")
        .caesar("ravenna", "c-legio-11(1)")
        .pompey("genua", "p-legio-3(1)")
        .pompey("asculum", "p-pompey p-legio-1")
        .cards("3/1", "2/2");
    play.all_move("c-caesar c-legio-8", "genua").end_part();
    play.all_move("p-pompey p-legio-1", "ravenna").end_part();
    play
}

/// EX-47, 7.1-a, 7.1-d, 7.61-a, SM-13, 2.3-a, 2.3-b
#[test]
fn player_one_names_each_battle_and_its_result_counts_in_the_next() {
    let mut play = two_battles();
    assert_eq!(play.active(), Caesar);
    assert_eq!(play.battles(), set("genua ravenna"));
    let ravenna = Act::Battle {
        at: place("ravenna"),
    };
    play.refuses_by(Pompey, ravenna, Refusal::NotAsked);
    let rome = Act::Battle { at: place("roma") };
    play.refuses(rome, Refusal::NoBattle(place("roma")));

    // Ravenna first: nobody goes from there to Genua, neither in retreat nor to regroup.
    play.fights("ravenna");
    assert_eq!(play.attacker(), Pompey);
    play.to_round(2);
    play.passes("p-pompey");
    assert_eq!(play.retreats_of("c-legio-11"), set("aquileia roma"));
    let there = retreat("c-legio-11", "genua");
    play.refuses_by_clause(there, "7.61-a");
    play.retreats("c-legio-11", "roma")
        .won_by(Pompey, "ravenna");
    assert_eq!(play.ways("p-pompey"), set("aquileia asculum"));
    play.end_regroup();
    // The other battle needs no naming.
    assert_eq!(play.battle_at(), Some(place("genua")));

    // Genua first, and won by Caesar: now Ravenna's defenders may go there.
    let mut play = two_battles();
    play.fights("genua");
    assert_eq!(play.attacker(), Caesar);
    play.fires("c-caesar", &[1, 6, 6]).won_by(Caesar, "genua");
    assert_eq!(play.ways("c-caesar"), set("lugdunum massilia roma"));
    play.end_regroup();
    play.to_round(2).passes("p-pompey");
    assert_eq!(play.retreats_of("c-legio-11"), set("aquileia genua roma"));
    play.retreats("c-legio-11", "genua")
        .won_by(Pompey, "ravenna");
    play.end_regroup();
    assert_eq!((play.state().open.turn, play.phase()), (3, Phase::Commit));
}

/// 7.1-b, 7.1-c, FW-i, FW-l, SM-13
#[test]
fn only_the_battle_that_is_fought_shows_its_blocks() {
    let mut play = two_battles();
    assert_eq!(faces_in(&play.view(Pompey), "genua"), set("p-legio-3(1)"));
    play.fights("genua");
    let all = set("c-caesar(3) c-legio-8(3) p-legio-3(1)");
    for view in [play.view(Caesar), play.view(Pompey), play.spectator()] {
        assert_eq!(faces_in(&view, "genua"), all);
    }
    assert_eq!(faces_in(&play.spectator(), "ravenna"), set(""));

    play.fires("c-caesar", &[1, 6, 6]).won_by(Caesar, "genua");
    assert_eq!(
        faces_in(&play.view(Pompey), "genua"),
        set(""),
        "hidden again"
    );
    assert_eq!(seen_in(&play.view(Pompey), "genua", Colour::Tan), 2);
    play.moves("c-caesar", "roma");
    assert_eq!(
        play.battle_at(),
        None,
        "the next battle waits for the regroup"
    );
    play.end_regroup();
    assert_eq!(play.battle_at(), Some(place("ravenna")));
}

/// 7.5-a, RUL-5, 5.2-b
#[test]
fn an_eliminated_block_lies_face_up_in_its_owners_pool() {
    let mut play = Case::empty_map()
        .caesar("rhegium", "c-caesar")
        .pompey("neapolis", "p-legio-1(1)")
        .pompey("roma", "p-legio-39")
        .hand(Caesar, "1/2")
        .hand(Pompey, "2/3")
        .cards("3/1", "2/2");
    play.moves("c-caesar", "neapolis").to_battle();
    play.fires("c-caesar", &[1, 6, 6])
        .won_by(Caesar, "neapolis");
    assert!(play.is_face_up("p-legio-1"));
    assert_eq!(play.commander("p-legio-1"), None);
    for view in [play.view(Caesar), play.spectator()] {
        assert!(
            view.open.face_up.contains(block("p-legio-1")),
            "seen by all"
        );
    }
    // Rome, where it would be raised, is Pompey's.
    play.end_regroup();
    let [one, two] = [card("1/2"), card("2/3")];
    play.by(Caesar, Act::Commit { card: one });
    play.by(Pompey, Act::Commit { card: two });
    play.end_moves();
    let levy = Act::Levy {
        block: block("p-legio-1"),
    };
    play.refuses(levy, Refusal::FaceUp(block("p-legio-1")));
}
