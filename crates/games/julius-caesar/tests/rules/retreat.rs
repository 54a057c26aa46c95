//! 7.6 Retreats, and those of Navis (7.8).

use crate::common::fight::{fire, pass, retreat};
use crate::common::*;
use julius_caesar::{Act, Event, Refusal};

/// Caesar attacks Neapolis from Rome, leaving it Vacant, and Round 2 begins.
fn neapolis(case: Case, caesar: &str, pompey: &str) -> Play {
    let mut play = case
        .caesar("roma", caesar)
        .pompey("neapolis", pompey)
        .pompey("brundisium", "p-auxilia-4")
        .cards("3/1", "2/2");
    play.all_move(caesar, "neapolis").to_battle();
    play.to_round(2);
    play
}

const FOUR: &str = "c-legio-7 c-legio-8 c-legio-9 c-legio-10";

/// EX-38, 7.62-a, 7.62-b, 6.12-d, 7.6-a, 7.61-a
#[test]
fn attackers_go_back_by_their_entry_links_or_to_friends() {
    let mut play = neapolis(Case::empty_map(), FOUR, "p-legio-1");
    play.passes("p-legio-1");
    for id in FOUR.split(' ') {
        assert_eq!(play.retreats_of(id), set("roma"));
        for (not, clause) in [
            ("sipontum", "7.62-a"),
            ("rhegium", "7.62-a"),
            ("brundisium", "7.61-a"),
            ("mare-tyrrhenum", "7.64-a"),
            ("asculum", "7.6-a"),
        ] {
            play.refuses_by_clause(retreat(id, not), clause);
        }
        play.retreats(id, "roma");
    }
    play.won_by(Pompey, "neapolis").all_at(FOUR, "roma");

    // A friend in Sipontum opens that minor road too.
    let mut play = neapolis(
        Case::empty_map().caesar("sipontum", "c-auxilia-1"),
        FOUR,
        "p-legio-1",
    );
    play.passes("p-legio-1");
    for id in ["c-legio-7", "c-legio-8"] {
        assert_eq!(play.retreats_of(id), set("roma sipontum"));
        play.retreats(id, "sipontum");
    }
    assert_eq!(play.retreats_of("c-legio-9"), set("roma"));
    let full = retreat("c-legio-9", "sipontum");
    play.refuses_by_clause(full, "7.61-b");
}

/// 7.62-a, RUL-30
#[test]
fn any_entry_link_of_the_side_serves_all_its_blocks() {
    let mut play = Case::empty_map()
        .caesar("roma", "c-legio-7")
        .caesar("sipontum", "c-legio-8")
        .pompey("neapolis", "p-legio-1")
        .cards("3/1", "2/2");
    play.all_move("c-legio-7 c-legio-8", "neapolis").end_moves();
    play.main("roma", "neapolis").end_levies().to_battle();
    play.to_round(2).passes("p-legio-1");
    for id in ["c-legio-7", "c-legio-8"] {
        assert_eq!(play.retreats_of(id), set("roma sipontum"));
    }
    play.retreats("c-legio-7", "sipontum")
        .retreats("c-legio-8", "roma");
}

/// EX-39, 7.63-a, 7.6-a
#[test]
fn defenders_leave_by_any_road_but_the_attackers() {
    let mut play = neapolis(Case::empty_map(), FOUR, "p-legio-1 p-legio-3");
    for id in ["p-legio-1", "p-legio-3"] {
        assert_eq!(play.retreats_of(id), set("brundisium rhegium sipontum"));
        play.refuses_by_clause(retreat(id, "roma"), "7.63-a");
    }
    play.retreats("p-legio-1", "sipontum");
    assert_eq!(play.stand_in("sipontum"), set("p-legio-1(4)"));
    let retreated = Event::Retreated {
        block: block("p-legio-1"),
        from: place("neapolis"),
        path: path("sipontum"),
    };
    assert_eq!(play.last_heard(Caesar), retreated);
    assert_eq!(
        faces_in(&play.view(Caesar), "sipontum"),
        set(""),
        "hidden again"
    );
}

/// 7.63-a, 7.61-a
#[test]
fn defenders_do_not_retreat_to_the_enemy_nor_over_reserve_links() {
    let mut play = Case::empty_map()
        .caesar("roma", "c-legio-7")
        .caesar("sipontum", "c-legio-8")
        .caesar("rhegium", "c-legio-9")
        .pompey("neapolis", "p-legio-1")
        .cards("3/1", "2/2");
    play.all_move("c-legio-7 c-legio-8", "neapolis").end_moves();
    play.main("roma", "neapolis").end_levies().to_battle();
    play.to_round(2);
    assert_eq!(play.retreats_of("p-legio-1"), set("brundisium"));
}

/// EX-40, 7.61-b, SM-16
#[test]
fn retreat_limits_start_anew_each_round() {
    let defenders = "p-legio-1 p-legio-3 p-legio-5 p-legio-6";
    let mut play = Case::empty_map()
        .caesar("ravenna", "c-legio-7 c-legio-8")
        .caesar("roma", "c-legio-9")
        .pompey("asculum", defenders)
        .cards("3/1", "2/2");
    play.moves("c-legio-7", "asculum").to_battle().to_round(2);
    for id in ["p-legio-1", "p-legio-3"] {
        assert_eq!(play.retreats_of(id), set("sipontum"));
        play.retreats(id, "sipontum");
    }
    assert_eq!(
        play.can("p-legio-5"),
        set("fire pass"),
        "the minor road is used up"
    );
    let third = retreat("p-legio-5", "sipontum");
    play.refuses_by_clause(third, "7.61-b");
    play.passes("p-legio-5 p-legio-6 c-legio-7");

    assert_eq!(play.round(), 3);
    play.retreats("p-legio-5", "sipontum")
        .retreats("p-legio-6", "sipontum");
    play.won_by(Caesar, "asculum").all_at(defenders, "sipontum");
}

/// EX-121, 7.61-b, RUL-17
#[test]
fn one_block_a_round_retreats_over_a_strait() {
    let mut play = Case::empty_map()
        .caesar("aenos", "c-legio-7")
        .pompey("byzantium", "p-legio-1 p-legio-3 p-legio-35")
        .cards("3/1", "2/2");
    play.moves("c-legio-7", "byzantium").to_battle();
    let mut left = vec!["p-legio-35", "p-legio-3", "p-legio-1"];
    for round in 2..=4 {
        play.to_round(round);
        let goes = left.pop().expect("one goes a round");
        assert_eq!(play.retreats_of(goes), set("nicomedia"));
        play.retreats(goes, "nicomedia");
        for &stays in left.iter().rev() {
            assert_eq!(play.can(stays), set("fire pass"), "round {round}");
            play.passes(stays);
        }
    }
    play.won_by(Caesar, "byzantium");
}

/// One way of two stations, as `retreats_of` spells it.
fn over(way: &str) -> std::collections::BTreeSet<String> {
    [way.to_owned()].into()
}

/// EX-120, 7.64-a, 7.64-b, 7.64-c
#[test]
fn a_land_block_may_retreat_over_a_friendly_sea_one_a_round() {
    let defenders = "p-legio-1 p-legio-3 p-legio-37";
    // Dyrrachium is Friendly but two seas away.
    let mut play = Case::empty_map()
        .caesar("messana", "c-legio-7 c-legio-8")
        .caesar("lilybaeum", "c-legio-9")
        .pompey("syracusae", defenders)
        .pompey("mare-internum", "p-navis-1")
        .pompey("mare-hadriaticum", "p-navis-2")
        .pompey("brundisium", "p-legio-5")
        .pompey("dyrrachium", "p-legio-6")
        .cards("3/1", "2/2");
    play.all_move("c-legio-7 c-legio-8", "syracusae")
        .to_battle();
    play.to_round(2);
    let way = "mare-internum brundisium";
    for id in defenders.split(' ') {
        assert_eq!(play.retreats_of(id), over(way), "{id}");
    }
    for (not, clause) in [
        ("mare-internum cyrene", "7.64-a"),
        ("mare-internum", "7.64-a"),
        ("mare-internum mare-hadriaticum dyrrachium", "7.64-a"),
        ("messana", "7.63-a"),
    ] {
        play.refuses_by_clause(retreat("p-legio-1", not), clause);
    }
    play.retreats("p-legio-1", way);
    assert_eq!(
        play.stand_in("brundisium"),
        set("p-legio-1(4) p-legio-5(3)")
    );
    assert_eq!(play.can("p-legio-3"), set("fire pass"));
    play.passes("p-legio-3 p-legio-37 c-legio-7 c-legio-8");

    assert_eq!(play.round(), 3);
    play.retreats("p-legio-37", way);
    assert_eq!(play.can("p-legio-3"), set("fire pass"));
}

/// EX-120, 7.64-c, 7.82-b, RUL-39
#[test]
fn a_sea_from_which_the_enemy_came_serves_once_it_is_friendly() {
    let mut play = Case::empty_map()
        .caesar("mare-internum", "c-navis-1")
        .pompey("syracusae", "p-legio-37 p-navis-2")
        .pompey("brundisium", "p-legio-5 p-navis-1")
        .cards("3/1", "2/2");
    play.moves("c-navis-1", "syracusae").end_part();
    play.moves("p-navis-1", "mare-internum").to_battle();
    play.to_round(2);
    let ways: Vec<_> = play.retreats_of("p-legio-37").into_iter().collect();
    assert_eq!(ways, ["lilybaeum", "mare-internum brundisium", "messana"]);
    play.passes("p-legio-37");
    assert_eq!(play.retreats_of("p-navis-2"), set("mare-internum"));
    play.retreats("p-navis-2", "mare-internum");
    assert_eq!(play.ready(), set("c-navis-1"));
}

/// 7.64-b, 7.64-c, 7.64-a, RUL-11
#[test]
fn both_players_may_retreat_by_sea_in_one_round() {
    let mut play = Case::empty_map()
        .caesar("lilybaeum", "c-legio-7 c-legio-8")
        .caesar("mare-tyrrhenum", "c-navis-1")
        .caesar("roma", "c-legio-9")
        .pompey("messana", "p-legio-1 p-legio-3")
        .pompey("mare-internum", "p-navis-1")
        .pompey("brundisium", "p-legio-5")
        .cards("3/1", "2/2");
    play.all_move("c-legio-7 c-legio-8", "messana").to_battle();
    play.to_round(2);
    play.retreats("p-legio-1", "mare-internum brundisium");
    play.passes("p-legio-3");
    // Neither the road limit nor an entry link matters to the way over the sea.
    let ways: Vec<_> = play.retreats_of("c-legio-7").into_iter().collect();
    assert_eq!(ways, ["lilybaeum", "mare-tyrrhenum roma"]);
    play.retreats("c-legio-7", "mare-tyrrhenum roma");
    assert_eq!(play.retreats_of("c-legio-8"), set("lilybaeum"));
    assert_eq!(play.stand_in("roma"), set("c-legio-7(3) c-legio-9(3)"));
}

/// 7.64-a
#[test]
fn a_sea_that_is_not_friendly_is_no_way_out() {
    for (name, case) in [
        ("Vacant", Case::empty_map()),
        (
            "Enemy",
            Case::empty_map().caesar("mare-internum", "c-navis-1"),
        ),
    ] {
        let mut play = case
            .caesar("messana", "c-legio-7")
            .caesar("lilybaeum", "c-legio-9")
            .pompey("syracusae", "p-legio-37")
            .pompey("brundisium", "p-legio-5")
            .cards("3/1", "2/2");
        play.moves("c-legio-7", "syracusae").to_battle().to_round(2);
        assert_eq!(play.can("p-legio-37"), set("fire pass"), "{name}");
    }
}

/// 7.6-b, 7.2-g
#[test]
fn a_defender_without_a_way_out_cannot_retreat_but_is_not_lost() {
    let mut play = Case::empty_map()
        .caesar("messana", "c-legio-7")
        .caesar("lilybaeum", "c-legio-9")
        .pompey("syracusae", "p-legio-37")
        .cards("3/1", "2/2");
    play.moves("c-legio-7", "syracusae").to_battle().to_round(4);
    assert_eq!(play.can("p-legio-37"), set("fire pass"));
    let nowhere = Refusal::NoRetreat(block("p-legio-37"));
    play.refuses(retreat("p-legio-37", ""), nowhere);
}

/// EX-125, SM-e, SM-17, 7.2-f, 7.61-b, 7.6-b, RUL-30
#[test]
fn the_attacker_picks_the_order_of_the_doomed() {
    let legions = ["c-legio-7", "c-legio-8", "c-legio-9"];
    for doomed in legions {
        let mut play = Case::empty_map()
            .caesar("asculum", "c-legio-7 c-legio-8")
            .caesar("neapolis", "c-legio-9")
            .pompey("sipontum", "p-legio-1")
            .pompey("rhegium", "p-legio-3")
            .cards("3/1", "2/2");
        play.all_move(&legions.join(" "), "sipontum").end_moves();
        play.main("asculum", "sipontum").end_levies();
        play.moves("p-legio-3", "neapolis").to_battle();
        play.to_round(4).passes("p-legio-1");
        assert_eq!(play.ready(), set(&legions.join(" ")));
        for id in legions.into_iter().filter(|&id| id != doomed) {
            assert_eq!(play.retreats_of(id), set("asculum"));
            play.refuses(fire(id), Refusal::MustRetreat);
            play.retreats(id, "asculum");
        }
        assert_eq!(play.legal(), [retreat(doomed, "")]);
        play.refuses(pass(doomed), Refusal::MustRetreat);
        play.retreats(doomed, "").won_by(Pompey, "sipontum");
        assert!(play.is_face_up(doomed));
    }
}

/// 7.2-f, SM-17, 7.5-a
#[test]
fn an_attacker_without_a_way_out_is_eliminated_in_its_turn_not_before() {
    let mut play = Case::empty_map()
        .caesar("roma", "c-legio-7 c-ballista")
        .pompey("neapolis", "p-legio-1 p-navis-1")
        .pompey("genua", "p-legio-3")
        .cards("3/1", "2/2");
    play.all_move("c-legio-7 c-ballista", "neapolis").end_part();
    play.moves("p-legio-3", "roma").to_battle();
    play.to_round(4).fires("p-legio-1", &[6, 6, 6, 6]);
    play.retreats("c-legio-7", "");
    assert!(play.is_face_up("c-legio-7"));
    assert_eq!(play.at("c-ballista"), Some(place("neapolis")));
    play.passes("p-navis-1").retreats("c-ballista", "");
    play.won_by(Pompey, "neapolis");
}

/// EX-46, 7.8-a, 7.82-a, 7.82-b, 7.82-c
#[test]
fn fleets_fight_and_leave_by_sea_links() {
    let battle = |case: Case| {
        let mut play = case
            .caesar("mare-hispanum", "c-navis-1")
            .caesar("massilia", "c-legio-11")
            .pompey("mare-tyrrhenum", "p-navis-1")
            .pompey("tarraco", "p-legio-5")
            .cards("2/2", "3/1");
        play.moves("p-navis-1", "mare-hispanum").to_battle();
        assert_eq!(play.order(), "c-navis-1 p-navis-1", "all are D");
        play
    };
    let mut play = battle(Case::empty_map());
    assert_eq!(play.round(), 2);
    assert_eq!(
        play.retreats_of("c-navis-1"),
        set("massilia oceanus-atlanticus")
    );
    for (not, clause) in [
        ("narbo", "7.82-b"),
        ("mare-tyrrhenum", "7.82-b"),
        ("tarraco", "7.61-a"),
    ] {
        play.refuses_by_clause(retreat("c-navis-1", not), clause);
    }
    play.passes("c-navis-1");
    assert_eq!(play.retreats_of("p-navis-1"), set("mare-tyrrhenum tarraco"));
    let atlantic = retreat("p-navis-1", "oceanus-atlanticus");
    play.refuses_by_clause(atlantic, "7.82-a");
    play.to_round(4).passes("c-navis-1");
    assert_eq!(play.can("p-navis-1"), set("retreat"));
    play.retreats("p-navis-1", "mare-tyrrhenum");
    play.won_by(Caesar, "mare-hispanum");

    // A fleet of Pompey's on the ocean opens it to him and closes it to Caesar.
    let mut play = battle(Case::empty_map().pompey("oceanus-atlanticus", "p-navis-2"));
    assert_eq!(play.retreats_of("c-navis-1"), set("massilia"));
    play.passes("c-navis-1");
    let ways = set("mare-tyrrhenum oceanus-atlanticus tarraco");
    assert_eq!(play.retreats_of("p-navis-1"), ways);
}

/// 7.82-a, 7.82-b, 7.82-c, RUL-39
#[test]
fn attacking_navis_go_back_to_a_vacant_port_they_came_from() {
    // Out of Caralis, a port on two seas, which is Vacant now.
    let mut play = Case::empty_map()
        .caesar("caralis", "c-navis-1")
        .pompey("mare-hispanum", "p-navis-1")
        .cards("3/1", "2/2");
    play.moves("c-navis-1", "mare-hispanum")
        .to_battle()
        .to_round(2);
    assert_eq!(
        play.retreats_of("p-navis-1"),
        set("mare-tyrrhenum oceanus-atlanticus")
    );
    play.passes("p-navis-1");
    assert_eq!(play.retreats_of("c-navis-1"), set("caralis"));
}

/// EX-79, 7.82-a, 7.82-c, RUL-40, SM-17
#[test]
fn fleets_thrown_back_from_a_port_need_their_sea() {
    let attack = || {
        let mut play = Case::empty_map()
            .caesar("massilia", "c-legio-11")
            .caesar("genua", "c-navis-1 c-legio-8")
            .pompey("mare-hispanum", "p-navis-1 p-navis-2")
            .cards("2/2", "3/1");
        play.all_move("p-navis-1 p-navis-2", "massilia").end_part();
        play
    };
    let mut play = attack();
    play.to_battle().to_round(4).passes("c-legio-11");
    for id in ["p-navis-1", "p-navis-2"] {
        assert_eq!(play.can(id), set("retreat"));
        assert_eq!(play.retreats_of(id), set("mare-hispanum"));
        play.retreats(id, "mare-hispanum");
    }
    play.won_by(Caesar, "massilia");

    let mut play = attack();
    play.moves("c-navis-1", "mare-hispanum").to_battle();
    play.to_round(2).passes("c-legio-11");
    assert_eq!(play.can("p-navis-1"), set("fire pass"), "no way out");
    play.to_round(4).passes("c-legio-11");
    for id in ["p-navis-1", "p-navis-2"] {
        assert_eq!(play.can(id), set("perish"));
        play.retreats(id, "");
        assert!(play.is_face_up(id));
    }
    play.won_by(Caesar, "massilia");
}

/// EX-124, 7.82-d
#[test]
fn fleets_retreat_together() {
    let fleet = "p-navis-1 p-navis-2 p-navis-3 p-navis-4";
    let mut play = Case::empty_map()
        .caesar("mare-hispanum", "c-navis-1")
        .pompey("mare-tyrrhenum", fleet)
        .pompey("neapolis", "p-legio-1")
        .cards("3/1", "2/2");
    play.moves("c-navis-1", "mare-tyrrhenum")
        .to_battle()
        .to_round(2);
    for id in fleet.split(' ') {
        assert_eq!(play.retreats_of(id), set("mare-internum neapolis"));
        play.retreats(id, "neapolis");
    }
    play.won_by(Caesar, "mare-tyrrhenum")
        .all_at(fleet, "neapolis");
}

/// EX-77, 7.81-a, 7.4-c
#[test]
fn navis_in_a_port_fight_last_and_take_hits_like_any_block() {
    let mut play = Case::empty_map()
        .caesar("massilia", "c-navis-4 c-legio-11(1)")
        .pompey("genua", "p-pompey p-legio-1")
        .pompey("mare-hispanum", "p-navis-1")
        .cards("2/2", "3/1");
    play.all_move("p-pompey p-legio-1", "massilia");
    play.moves("p-navis-1", "massilia").end_moves();
    play.main("genua", "massilia").end_levies().to_battle();
    play.fires("p-pompey", &[3, 6, 6]);
    assert_eq!(play.steps("c-navis-4"), 1, "the strongest must take it");
    assert_eq!(play.steps("c-legio-11"), 1);
    assert_eq!(play.order(), "c-legio-11 p-legio-1 c-navis-4");
    // In Round 2 the attacking Navis act last of all, and land blocks are hit by them.
    let order = "p-pompey c-legio-11 p-legio-1 c-navis-4 p-navis-1";
    assert_eq!(play.order(), order);
    play.passes("p-pompey c-legio-11 p-legio-1 c-navis-4");
    play.fires("p-navis-1", &[3, 6]);
    assert_eq!(play.targets(), set("c-legio-11 c-navis-4"));
    play.hits("c-legio-11");
    assert!(play.is_face_up("c-legio-11"));
}

/// SM-14
#[test]
fn only_battle_acts_are_taken_in_a_battle() {
    let mut play = neapolis(Case::empty_map(), "c-legio-7", "p-legio-1");
    play.refuses(Act::EndMoves, Refusal::OtherPhase);
    play.refuses(Act::EndRegroup, Refusal::OtherPhase);
    let elsewhere = block("p-auxilia-4");
    play.refuses(fire("p-auxilia-4"), Refusal::NotInBattle(elsewhere));
}
