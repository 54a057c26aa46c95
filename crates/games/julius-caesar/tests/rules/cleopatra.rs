//! 7.51 Leaders, 7.52 Cleopatra.

use crate::common::*;
use julius_caesar::{Act, Event, Phase, Refusal};

/// EX-43, 7.52-a, 7.52-c, 7.52-d, 7.4-d
#[test]
fn captured_cleopatra_stands_by_her_captor() {
    for first in ["cleopatra", "p-legio-38"] {
        let mut play = Case::empty_map()
            .caesar("memphis", "c-caesar c-legio-13")
            .pompey("alexandria", "cleopatra(1) p-legio-38(1)")
            .cards("3/1", "2/2");
        play.all_move("c-caesar c-legio-13", "alexandria")
            .to_battle();
        play.fires("c-caesar", &[1, 3, 5]);
        assert_eq!(play.active(), Pompey);
        assert_eq!(play.targets(), set("cleopatra p-legio-38"));
        // The second hit falls on what is left.
        play.hits(first).won_by(Caesar, "alexandria");
        assert!(play.is_face_up("p-legio-38"));
        assert_eq!(play.commander("cleopatra"), Some(Caesar));
        assert_eq!(play.steps("cleopatra"), 1);
        let all = "c-caesar(3) c-legio-13(3) cleopatra(1)";
        assert_eq!(play.stand_in("alexandria"), set(all));
        assert_eq!(play.points(), [2, 0], "for Alexandria, not for her");
        let (by, at) = (Caesar, place("alexandria"));
        assert!(play.heard(Pompey).contains(&Event::Captured { by, at }));
        assert!(play.takes().contains("cleopatra"), "she may regroup");
    }
}

/// 7.52-a, 7.52-b, 7.52-c, SM-d
#[test]
fn cleopatra_acts_for_her_captor_in_the_same_round() {
    // Hit by an A block: her new side's C step is to come. One more hit of the same
    // fire cannot fall on her.
    let mut play = Case::empty_map()
        .caesar("memphis", "c-caesar c-legio-13")
        .pompey("alexandria", "cleopatra(1) p-legio-38(1) p-legio-36(1)")
        .cards("3/1", "2/2");
    play.all_move("c-caesar c-legio-13", "alexandria")
        .to_battle();
    play.fires("c-caesar", &[1, 3, 5]).hits("cleopatra");
    assert_eq!(play.targets(), set("p-legio-36 p-legio-38"));
    play.hits("p-legio-36");
    assert_eq!(play.ready(), set("p-legio-38"));
    assert_eq!(
        faces_in(&play.spectator(), "alexandria").len(),
        4,
        "she is shown"
    );
    play.passes("p-legio-38");
    assert_eq!(play.active(), Caesar);
    assert_eq!(play.ready(), set("c-legio-13 cleopatra"));
    play.fires("cleopatra", &[1]).won_by(Caesar, "alexandria");
}

/// 7.52-b, SM-d
#[test]
fn cleopatra_acts_even_if_the_last_of_the_step_captured_her() {
    // The defending C step: its last block captures the attackers' Cleopatra.
    let mut play = Case::empty_map()
        .caesar("roma", "cleopatra(1) c-legio-18(1)")
        .pompey("neapolis", "p-legio-1")
        .cards("3/1", "2/2");
    play.all_move("cleopatra c-legio-18", "neapolis")
        .to_battle();
    play.fires("p-legio-1", &[1, 6, 6, 6]).hits("cleopatra");
    assert_eq!(play.active(), Pompey);
    assert_eq!(play.ready(), set("cleopatra"));
    play.passes("cleopatra");
    assert_eq!(play.ready(), set("c-legio-18"));
    play.passes("c-legio-18");
    assert_eq!(play.round(), 2);
    assert_eq!(play.ready(), set("cleopatra p-legio-1"));
}

/// 7.52-b
#[test]
fn cleopatra_has_one_turn_a_round() {
    let mut play = Case::empty_map()
        .caesar("memphis", "c-legio-13")
        .pompey("alexandria", "cleopatra(1) p-legio-38(1)")
        .cards("3/1", "2/2");
    play.moves("c-legio-13", "alexandria").to_battle();
    play.passes("cleopatra p-legio-38");
    play.fires("c-legio-13", &[1, 6, 6]).hits("cleopatra");
    assert_eq!(play.commander("cleopatra"), Some(Caesar));
    assert_eq!(play.round(), 2, "she has had her turn");
    play.passes("p-legio-38");
    assert_eq!(play.ready(), set("c-legio-13 cleopatra"));
}

/// EX-117, 7.52-b, SM-d, RUL-32
#[test]
fn cleopatra_taken_by_the_last_to_fire_waits_for_the_next_round() {
    let mut play = Case::empty_map()
        .caesar("memphis", "c-legio-10(3) c-ballista(1)")
        .pompey("alexandria", "cleopatra(1) p-legio-38(1)")
        .cards("mars", "2/2");
    play.all_move("c-legio-10 c-ballista", "alexandria")
        .to_battle();
    play.passes("c-legio-10").fires("c-ballista", &[4]);
    assert_eq!(play.active(), Pompey);
    play.hits("cleopatra");
    assert_eq!(play.commander("cleopatra"), Some(Caesar));

    assert_eq!((play.round(), play.active()), (1, Pompey));
    assert_eq!(play.ready(), set("p-legio-38"));
    play.passes("p-legio-38");
    assert_eq!((play.round(), play.active()), (2, Pompey));
    assert_eq!(play.ready(), set("p-legio-38"));
    play.passes("p-legio-38");
    assert_eq!(play.ready(), set("c-legio-10 cleopatra"));
    play.passes("cleopatra c-legio-10");
    assert_eq!(play.ready(), set("c-ballista"));
}

/// EX-118, 7.52-f, 7.52-b, 7.31-a
#[test]
fn cleopatra_alone_is_a_main_force() {
    let mut play = Case::empty_map()
        .caesar("memphis", "c-equitatus-1(1)")
        .caesar("catabathmus", "c-legio-21(3)")
        .pompey("alexandria", "cleopatra(1) p-legio-38(1)")
        .cards("3/1", "2/2");
    play.all_move("c-equitatus-1 c-legio-21", "alexandria")
        .end_moves();
    play.main("memphis", "alexandria").end_levies().to_battle();
    play.fires("c-equitatus-1", &[2]).hits("cleopatra");
    play.fires("p-legio-38", &[1]);
    assert_eq!(play.targets(), set("c-equitatus-1 cleopatra"));
    play.hits("c-equitatus-1");
    assert!(play.is_face_up("c-equitatus-1"));

    assert_eq!((play.round(), play.active()), (1, Caesar));
    assert_eq!(play.ready(), set("cleopatra"));
    play.passes("cleopatra");
    assert_eq!(play.round(), 2);
    assert_eq!(play.steps("c-legio-21"), 3, "no disruption");
    assert_eq!(play.attacker(), Caesar);
    // Her new side's entry links are hers.
    play.passes("p-legio-38");
    assert_eq!(play.retreats_of("cleopatra"), set("catabathmus memphis"));
}

/// 7.31-a, 7.52-a, 7.52-f
#[test]
fn a_side_whose_main_force_was_cleopatra_is_disrupted_by_her_capture() {
    let mut play = Case::empty_map()
        .caesar("memphis", "c-caesar")
        .pompey("alexandria", "cleopatra(1)")
        .pompey("catabathmus", "p-legio-38")
        .cards("3/1", "2/2");
    play.moves("c-caesar", "alexandria").end_part();
    play.moves("p-legio-38", "alexandria").to_battle();
    // Two hits: the second is lost with the main force.
    play.fires("c-caesar", &[1, 2, 6]);
    assert_eq!(play.commander("cleopatra"), Some(Caesar));
    assert_eq!((play.round(), play.attacker()), (2, Pompey));
    assert_eq!(play.steps("p-legio-38"), 3, "one step for the disruption");
    assert_eq!(play.order(), "c-caesar cleopatra p-legio-38");
}

/// EX-119, 7.52-e, 7.2-f, RUL-10, SM-17
#[test]
fn cleopatra_who_cannot_go_back_passes_to_the_defender() {
    let mut play = Case::empty_map()
        .caesar("roma", "cleopatra(3) c-legio-18(2)")
        .pompey("neapolis", "p-legio-1(2)")
        .pompey("genua", "p-legio-3")
        .cards("3/1", "2/2");
    play.all_move("cleopatra c-legio-18", "neapolis").end_part();
    play.moves("p-legio-3", "roma").to_battle();
    play.to_round(4).passes("p-legio-1");

    assert_eq!(play.ready(), set("c-legio-18 cleopatra"));
    assert_eq!(play.can("c-legio-18"), set("perish"));
    assert_eq!(play.can("cleopatra"), set("perish"));
    play.retreats("c-legio-18", "");
    assert!(play.is_face_up("c-legio-18"));
    play.retreats("cleopatra", "").won_by(Pompey, "neapolis");
    assert_eq!(play.commander("cleopatra"), Some(Pompey));
    assert_eq!(play.steps("cleopatra"), 1);
    assert_eq!(play.stand_in("neapolis"), set("cleopatra(1) p-legio-1(2)"));
}

/// 7.52-e, RUL-10
#[test]
fn the_failed_retreat_was_cleopatras_turn() {
    // A slow attacker is left when she changes sides: she does not fire at him.
    let mut play = Case::empty_map()
        .caesar("roma", "cleopatra(3) c-ballista")
        .pompey("neapolis", "p-navis-1")
        .pompey("genua", "p-legio-3")
        .cards("3/1", "2/2");
    play.all_move("cleopatra c-ballista", "neapolis").end_part();
    play.moves("p-legio-3", "roma").to_battle();
    play.to_round(4).retreats("cleopatra", "");
    assert_eq!(play.commander("cleopatra"), Some(Pompey));
    assert_eq!(play.ready(), set("p-navis-1"));
    play.passes("p-navis-1");
    assert_eq!(play.ready(), set("c-ballista"));
}

/// EX-44, 7.51-a, 7.51-c, 1.2-c
#[test]
fn a_killed_leader_is_a_trophy_and_unlocks_the_third() {
    let mut play = Case::empty_map()
        .caesar("roma", "c-caesar")
        .pompey("neapolis", "p-scipio(1)")
        .pompey("utica", "p-legio-39")
        .pompey("brundisium", "p-legio-1")
        .hand(Caesar, "1/2")
        .hand(Pompey, "2/3")
        .cards("2/2", "3/1");
    let brutus = Act::Levy {
        block: block("p-brutus"),
    };
    play.end_moves();
    play.refuses(brutus, Refusal::Locked(block("p-brutus")));
    play.end_levies();
    play.moves("c-caesar", "neapolis").to_battle();
    play.passes("p-scipio");
    assert_eq!(play.points(), [0, 3], "Utica and Alexandria");
    play.fires("c-caesar", &[1, 6, 6])
        .won_by(Caesar, "neapolis");
    assert!(play.is_killed("p-scipio") && !play.is_face_up("p-scipio"));
    assert_eq!(play.points(), [1, 3]);
    play.end_regroup();

    play.by(Caesar, Act::Commit { card: card("1/2") });
    play.by(Pompey, Act::Commit { card: card("2/3") });
    play.end_moves();
    assert_eq!(
        play.cities_of("p-brutus"),
        set("alexandria brundisium utica")
    );
    let scipio = block("p-scipio");
    play.refuses(Act::Levy { block: scipio }, Refusal::NotYours(scipio));
    play.raise("p-brutus", "utica");
    assert_eq!(play.steps("p-brutus"), 1);
}

/// 7.51-a, 7.51-c
#[test]
fn the_third_leader_is_a_trophy_too() {
    let mut play = Case::empty_map()
        .killed("p-scipio")
        .caesar("roma", "c-caesar")
        .pompey("neapolis", "p-brutus(1)")
        .cards("3/1", "2/2");
    play.moves("c-caesar", "neapolis").to_battle();
    assert_eq!(play.points(), [1, 2]);
    play.passes("p-brutus").fires("c-caesar", &[1, 6, 6]);
    assert!(play.is_killed("p-brutus"));
    assert_eq!(play.points(), [2, 2]);
}

/// 7.51-a, 7.6-b
#[test]
fn a_leader_who_cannot_retreat_is_killed() {
    let mut play = Case::empty_map()
        .caesar("roma", "c-antonius")
        .pompey("neapolis", "p-legio-1")
        .pompey("genua", "p-legio-3")
        .cards("3/1", "2/2");
    play.moves("c-antonius", "neapolis").end_part();
    play.moves("p-legio-3", "roma").to_battle();
    play.to_round(4)
        .retreats("c-antonius", "")
        .won_by(Pompey, "neapolis");
    assert!(play.is_killed("c-antonius"));
    assert_eq!(play.points(), [0, 5], "Rome, Alexandria, a dead leader");
}

/// 7.51-b
#[test]
fn a_disbanded_leader_is_not_killed() {
    let mut play = Case::empty_map()
        .caesar("roma", "c-antonius c-legio-8")
        .pompey("utica", "p-legio-39")
        .turn(5)
        .cards("3/1", "2/2");
    play.end_part().end_part();
    assert_eq!(play.phase(), Phase::Disband { side: Caesar });
    play.act(Act::Disband {
        block: block("c-antonius"),
    });
    assert!(!play.is_killed("c-antonius"));
    assert_eq!(play.points(), [2, 3]);
    let pool = julius_caesar::data().owned[Caesar] & play.state().standing;
    assert!(pool.contains(block("c-antonius")));
}
