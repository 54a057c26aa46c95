//! 7.3 Reserves, 7.31 Disruption.

use crate::common::fight::{fire, hit, pass};
use crate::common::*;
use julius_caesar::{Act, Colour, Event, Refusal};

/// Caesar attacks Tarraco from Narbo with `main`, and from Bilbilis with `reserve`;
/// Player 2's part is next.
fn at_tarraco(main: &str, reserve: &str, pompey: &str) -> Play {
    let mut play = Case::empty_map()
        .caesar("narbo", main)
        .caesar("bilbilis", reserve)
        .pompey("tarraco", pompey)
        .pompey("carthago-nova", "p-legio-2 p-legio-4(1)")
        .cards("3/1", "2/2");
    for word in main.split_whitespace().chain(reserve.split_whitespace()) {
        let id = word.split('(').next().expect("a word has a start");
        play.moves(id, "tarraco");
    }
    play.end_moves();
    if !reserve.is_empty() {
        play.main("narbo", "tarraco");
    }
    play.end_levies();
    play
}

/// 7.3-a, 7.3-b, SM-6
#[test]
fn the_attacker_declares_one_link_the_main_attack_and_the_rest_are_reserves() {
    let attack = || {
        let mut play = Case::empty_map()
            .caesar("narbo", "c-legio-7 c-legio-8")
            .caesar("bilbilis", "c-legio-9")
            .pompey("tarraco", "p-legio-5")
            .cards("3/1", "2/2");
        play.all_move("c-legio-7 c-legio-8 c-legio-9", "tarraco");
        play.end_moves();
        play
    };
    let mut play = attack();
    let stranger = link("tarraco", "carthago-nova");
    play.refuses(Act::Main { link: stranger }, Refusal::NotEntered(stranger));
    play.refuses(Act::EndLevies, Refusal::OtherPhase);
    assert_eq!(play.legal().len(), 2, "it cannot be left open");

    play.main("narbo", "tarraco");
    assert!(play.is_reserve("c-legio-9"));
    assert!(!play.is_reserve("c-legio-7") && !play.is_reserve("c-legio-8"));
    let declared = Event::MainDeclared {
        side: Caesar,
        at: place("tarraco"),
        link: link("narbo", "tarraco"),
    };
    assert_eq!(
        play.last_heard(Pompey),
        declared,
        "public, before Player 2 moves"
    );
    play.end_levies().to_battle();
    assert_eq!(play.order(), "p-legio-5 c-legio-7 c-legio-8");

    let mut play = attack();
    play.main("bilbilis", "tarraco").end_levies().to_battle();
    assert_eq!(play.order(), "p-legio-5 c-legio-9");
}

/// 7.3-a
#[test]
fn blocks_that_came_by_one_link_are_all_main_force() {
    let mut play = at_tarraco("c-legio-7 c-legio-8 c-legio-9", "", "p-legio-5");
    play.to_battle();
    assert_eq!(play.order(), "p-legio-5 c-legio-7 c-legio-8 c-legio-9");
}

/// 7.3-b
#[test]
fn player_two_declares_his_own_main_attack_too() {
    let mut play = Case::empty_map()
        .caesar("tarraco", "c-legio-7")
        .pompey("narbo", "p-legio-5")
        .pompey("bilbilis", "p-legio-6")
        .cards("3/1", "2/2");
    play.end_part();
    play.all_move("p-legio-5 p-legio-6", "tarraco").end_moves();
    assert_eq!(play.active(), Pompey);
    play.main("bilbilis", "tarraco").end_levies();
    assert_eq!(play.attacker(), Pompey);
    assert_eq!(play.order(), "c-legio-7 p-legio-6");
    assert_eq!(play.ready(), set("c-legio-7"));
}

/// 7.3-c, 7.3-d, 7.3-e, 7.3-f, 7.1-b, FW-j, 7.2-a
#[test]
fn reserves_take_no_part_in_round_one_and_join_in_round_two() {
    let mut play = at_tarraco("c-legio-7", "c-legio-9(1)", "p-legio-5 p-legio-6(1)");
    play.moves("p-legio-2", "tarraco").to_battle();
    assert!(play.is_reserve("p-legio-2") && play.is_reserve("c-legio-9"));
    let main = "c-legio-7(3) p-legio-5(3) p-legio-6(1)";
    assert_eq!(faces_in(&play.spectator(), "tarraco"), set(main));
    assert_eq!(seen_in(&play.spectator(), "tarraco", Colour::Tan), 2);
    assert_eq!(seen_in(&play.spectator(), "tarraco", Colour::Green), 3);

    // They have no turn.
    assert_eq!(play.ready(), set("p-legio-5 p-legio-6"));
    let waits = block("p-legio-2");
    play.refuses(fire("p-legio-2"), Refusal::InReserve(waits));
    play.refuses(pass("p-legio-2"), Refusal::InReserve(waits));
    play.passes("p-legio-5 p-legio-6");
    assert_eq!(play.ready(), set("c-legio-7"));
    // They cannot be hit, strong as they are: p-legio-5 is the strongest of the line.
    play.fires("c-legio-7", &[1, 6, 6]);
    assert_eq!(play.steps("p-legio-2"), 4);
    assert_eq!(play.steps("p-legio-5"), 2);

    assert_eq!(play.round(), 2);
    let all = "c-legio-7(3) c-legio-9(1) p-legio-2(4) p-legio-5(2) p-legio-6(1)";
    assert_eq!(faces_in(&play.spectator(), "tarraco"), set(all));
    assert!(!play.is_reserve("p-legio-2") && !play.is_reserve("c-legio-9"));
    assert_eq!(play.ready(), set("p-legio-2 p-legio-5 p-legio-6"));
    play.passes("p-legio-2 p-legio-5 p-legio-6");
    assert_eq!(play.ready(), set("c-legio-7 c-legio-9"));
    play.fires("c-legio-7", &[2, 5, 5]);
    assert_eq!(play.steps("p-legio-2"), 3, "an ordinary block by now");
}

/// EX-76, 7.3-g, FW-m, 7.7-a
#[test]
fn reserves_that_never_fought_stay_hidden_and_may_regroup() {
    let mut play = at_tarraco("c-caesar", "c-legio-7 c-legio-9", "p-legio-5(1)");
    play.to_battle();
    play.fires("c-caesar", &[1, 6, 6]).won_by(Caesar, "tarraco");
    assert_eq!(faces_in(&play.view(Pompey), "tarraco"), set(""));
    assert_eq!(faces_in(&play.spectator(), "tarraco"), set(""));
    assert_eq!(seen_in(&play.view(Pompey), "tarraco", Colour::Tan), 3);
    let shown: Vec<_> = (play.heard(Pompey).into_iter())
        .filter_map(|event| match event {
            Event::Shown {
                side: Caesar,
                blocks,
            } => Some(blocks),
            _ => None,
        })
        .collect();
    assert_eq!(shown, [[block("c-caesar")].into_iter().collect()]);

    for id in ["c-legio-7", "c-legio-9"] {
        assert_eq!(play.ways(id), set("bilbilis narbo"));
        play.moves(id, "bilbilis");
        let Event::Moved { block, colour, .. } = play.last_heard(Pompey) else {
            panic!("a regroup is told");
        };
        assert_eq!((block, colour), (None, Colour::Tan));
    }
    play.all_at("c-legio-7 c-legio-9", "bilbilis");
}

/// EX-41, 7.31-a, 7.31-b, 7.31-e, RUL-31, SM-16
#[test]
fn an_attacker_without_main_force_is_disrupted() {
    // One hit is enough; more are lost.
    for dice in [[2, 4, 6], [1, 1, 2]] {
        let reserve = "c-legio-9 c-auxilia-1(1)";
        let mut play = at_tarraco("c-legio-7(1)", reserve, "p-legio-5 p-legio-6");
        play.moves("p-legio-4", "tarraco").to_battle();
        play.fires("p-legio-5", &dice);
        assert!(play.is_face_up("c-legio-7"));
        assert_eq!(play.round(), 2, "p-legio-6 has no turn in Round 1");

        assert_eq!(play.steps("c-legio-9"), 2);
        assert!(play.is_face_up("c-auxilia-1"));
        assert_eq!(play.attacker(), Caesar);
        assert_eq!(
            play.steps("p-legio-4"),
            1,
            "the other side's reserve loses nothing"
        );
        let all = "c-legio-9(2) p-legio-4(1) p-legio-5(3) p-legio-6(3)";
        assert_eq!(faces_in(&play.view(Pompey), "tarraco"), set(all));
        assert_eq!(play.order(), "p-legio-4 p-legio-5 p-legio-6 c-legio-9");
        assert!(
            play.heard(Pompey)
                .contains(&Event::Disrupted { side: Caesar })
        );
    }
}

/// 7.31-b, 7.2-h, 7.3-f, FW-j
#[test]
fn a_disruption_can_end_the_battle() {
    let mut play = at_tarraco("c-legio-7(1)", "c-auxilia-1(1)", "p-legio-5");
    play.moves("p-legio-2", "tarraco").to_battle();
    play.fires("p-legio-5", &[2, 6, 6])
        .won_by(Pompey, "tarraco");
    assert!(play.is_face_up("c-legio-7") && play.is_face_up("c-auxilia-1"));
    assert_eq!(play.steps("p-legio-2"), 4);
    assert_eq!(play.ways("p-legio-2"), set("bilbilis carthago-nova narbo"));
}

/// EX-42, 7.31-b, 7.31-c, 7.31-d, RUL-15
#[test]
fn a_defender_without_main_force_becomes_the_attacker() {
    let mut play = at_tarraco("c-legio-7 c-legio-8 c-legio-9", "", "p-auxilia-3(1)");
    play.all_move("p-legio-2 p-legio-4", "tarraco").to_battle();
    assert_eq!(play.attacker(), Caesar);
    play.passes("p-auxilia-3").fires("c-legio-7", &[1, 6, 6]);
    assert!(play.is_face_up("p-auxilia-3"));

    assert_eq!(play.round(), 2);
    assert_eq!(play.attacker(), Pompey);
    assert!(play.is_face_up("p-legio-4"));
    assert_eq!(play.steps("p-legio-2"), 3);
    let swapped = Event::RolesSwapped { attacker: Pompey };
    assert!(play.heard(Caesar).contains(&swapped));
    // As Defender Caesar may retreat to Vacant cities, and Pompey came from one.
    assert_eq!(play.retreats_of("c-legio-7"), set("bilbilis narbo"));
    assert_eq!(play.order(), "c-legio-7 c-legio-8 c-legio-9 p-legio-2");
    assert_eq!(play.round(), 3, "the numbers run on");
    play.order();

    assert_eq!(play.can("c-legio-7"), set("fire pass retreat"));
    play.passes("c-legio-7 c-legio-8 c-legio-9");
    assert_eq!(play.can("p-legio-2"), set("retreat"));
    assert_eq!(play.retreats_of("p-legio-2"), set("carthago-nova"));
    play.retreats("p-legio-2", "carthago-nova")
        .won_by(Caesar, "tarraco");
}

/// 7.31-d, 7.42-a
#[test]
fn the_ballistas_change_letters_with_the_roles() {
    let mut play = at_tarraco("c-ballista c-antonius c-legio-8", "", "p-auxilia-1(1)");
    play.all_move("p-legio-2", "tarraco").to_battle();
    play.passes("c-antonius p-auxilia-1 c-legio-8");
    assert_eq!(play.ready(), set("c-ballista"), "D in attack");
    play.fires("c-ballista", &[4, 6]);
    assert_eq!((play.round(), play.attacker()), (2, Pompey));
    assert_eq!(
        play.order(),
        "c-antonius c-ballista c-legio-8 p-legio-2",
        "B in defence"
    );
}

/// 7.31-e, 7.31-a
#[test]
fn the_attackers_reserves_lose_nothing_when_the_defender_is_disrupted() {
    let mut play = at_tarraco("c-legio-7", "c-legio-9(1)", "p-auxilia-3(1)");
    play.moves("p-legio-2", "tarraco").to_battle();
    play.passes("p-auxilia-3").fires("c-legio-7", &[1, 6, 6]);
    assert_eq!(play.steps("c-legio-9"), 1);
    assert_eq!(play.steps("p-legio-2"), 3);
    assert_eq!(play.order(), "c-legio-7 c-legio-9 p-legio-2");
}

/// 7.31-b, 7.51-a
#[test]
fn disruption_kills_a_leader_with_one_step() {
    let mut play = at_tarraco("c-legio-7(1)", "c-antonius(1) c-legio-9", "p-legio-5");
    play.to_battle().fires("p-legio-5", &[2, 6, 6]);
    assert!(play.is_killed("c-antonius"));
    // Tarraco is Contested: a dead leader, Carthago Nova and Alexandria.
    assert_eq!(play.points(), [0, 4]);
}

/// 7.31-b, 7.52-a
#[test]
fn a_disrupted_cleopatra_with_one_step_changes_sides() {
    let mut play = at_tarraco("c-legio-7(1)", "cleopatra(1) c-legio-9", "p-legio-5");
    play.to_battle().fires("p-legio-5", &[2, 6, 6]);
    assert_eq!(play.round(), 2);
    assert_eq!(play.commander("cleopatra"), Some(Pompey));
    assert_eq!(play.steps("cleopatra"), 1);
    assert_eq!(play.ready(), set("cleopatra p-legio-5"));
    play.passes("cleopatra p-legio-5");
    assert_eq!(play.ready(), set("c-legio-9"));
}

/// 7.4-c, 7.3-e
#[test]
fn a_hit_is_never_given_to_a_reserve() {
    let mut play = at_tarraco("c-legio-7(2) c-legio-8(2)", "c-legio-9(3)", "p-legio-5");
    play.to_battle().fires("p-legio-5", &[2, 6, 6]);
    assert_eq!(play.targets(), set("c-legio-7 c-legio-8"));
    let reserve = block("c-legio-9");
    play.refuses(hit("c-legio-9"), Refusal::InReserve(reserve));
}
