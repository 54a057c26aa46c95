//! 7.7 Regroup, and that of Navis (7.83).

use crate::common::fight::take;
use crate::common::*;
use julius_caesar::{Act, Colour, Event, Going, Refusal};

/// EX-45, 7.7-a, 7.7-b, 7.7-c, 7.7-e, RUL-16, SM-18
#[test]
fn two_blocks_regroup_over_a_strait() {
    let five = "c-caesar c-legio-7 c-legio-8 c-legio-9 c-legio-10";
    let mut play = Case::empty_map()
        .caesar("rhegium", five)
        .pompey("neapolis", "p-legio-1(1) p-legio-3")
        .cards("2/2", "3/1");
    play.moves("p-legio-1", "rhegium").to_battle();
    play.fires("c-caesar", &[1, 6, 6]).won_by(Caesar, "rhegium");
    assert_eq!(play.takes(), set(five));
    assert_eq!(play.ways("c-legio-7"), set("messana"));
    play.act(take("c-legio-7"));
    let not = Refusal::RegroupBarred(place("neapolis"));
    play.refuses(
        Act::Go {
            path: path("neapolis"),
        },
        not,
    );
    play.undo(Caesar);
    play.refuses_by(Pompey, Act::EndRegroup, Refusal::NotAsked);

    assert_eq!(play.capacity(five, "messana"), 2);
    assert_eq!(play.takes(), set(""), "the rest stay");
    play.refuses_by_clause(take("c-legio-8"), "7.7-b");
    play.refuses(take("c-caesar"), Refusal::NotVictorious(block("c-caesar")));
    play.end_regroup();
    let stayed = "c-legio-10(3) c-legio-8(3) c-legio-9(3)";
    assert_eq!(play.stand_in("rhegium"), set(stayed));
}

/// EX-122, 7.7-d, 7.7-e, 7.7-a, 7.7-b
#[test]
fn a_regroup_is_one_road_within_its_limit() {
    let five = "c-caesar c-legio-7 c-legio-8 c-legio-9 c-legio-10";
    for (to, most) in [
        ("ravenna", 2),
        ("asculum", 2),
        ("genua", 4),
        ("neapolis", 0),
    ] {
        let mut play = Case::empty_map()
            .caesar("roma", five)
            .caesar("ravenna", "c-legio-11")
            .caesar("rhegium", "c-legio-12")
            .caesar("mare-tyrrhenum", "c-navis-1")
            .caesar("aleria", "c-legio-13")
            .pompey("neapolis", "p-legio-1(1) p-legio-3")
            .cards("2/2", "3/1");
        play.moves("p-legio-1", "roma").end_part();
        play.moves("c-legio-12", "neapolis").end_part();
        play.fights("roma").fires("c-caesar", &[1, 6, 6]);
        play.won_by(Caesar, "roma");
        assert_eq!(play.ways("c-caesar"), set("asculum genua ravenna"));
        assert_eq!(play.capacity(five, to), most, "{to}");
        play.end_regroup();
        assert_eq!(play.battle_at(), Some(place("neapolis")));
    }
}

/// 7.7-c, 7.7-a
#[test]
fn entry_links_do_not_bind_a_regroup() {
    // The victorious Defender takes the road by which the Attacker came.
    let mut play = Case::empty_map()
        .caesar("rhegium", "c-caesar")
        .pompey("neapolis", "p-legio-1(1)")
        .cards("2/2", "3/1");
    play.moves("p-legio-1", "rhegium").to_battle();
    play.fires("c-caesar", &[1, 6, 6]).won_by(Caesar, "rhegium");
    assert_eq!(play.ways("c-caesar"), set("messana neapolis"));

    // The victorious Attacker goes on, to a Vacant city that is no entry link.
    let mut play = Case::empty_map()
        .caesar("roma", "c-caesar c-legio-7")
        .pompey("neapolis", "p-legio-1(1)")
        .cards("3/1", "2/2");
    play.all_move("c-caesar c-legio-7", "neapolis").to_battle();
    play.fires("c-caesar", &[1, 6, 6])
        .won_by(Caesar, "neapolis");
    let around = set("brundisium rhegium roma sipontum");
    assert_eq!(play.ways("c-caesar"), around);
    play.moves("c-caesar", "brundisium");
    let told = Event::Moved {
        side: Caesar,
        colour: Colour::Tan,
        block: None,
        from: place("neapolis"),
        path: path("brundisium"),
        by: Going::Regroup,
    };
    assert_eq!(play.last_heard(Pompey), told);
    // One link, once.
    let gone = Refusal::NotVictorious(block("c-caesar"));
    play.refuses(take("c-caesar"), gone);
}

/// 7.7-b
#[test]
fn a_regroup_counts_only_its_own_uses_of_a_road() {
    let mut play = Case::empty_map()
        .caesar("asculum", "c-legio-7 c-legio-8 c-legio-9 c-legio-10")
        .pompey("ravenna", "p-legio-3")
        .cards("2/2", "3/1");
    play.moves("p-legio-3", "asculum").to_battle().to_round(2);
    // In the round that ends the battle two of the victor's blocks took that minor road.
    play.retreats("c-legio-7", "sipontum");
    play.retreats("c-legio-8", "sipontum");
    play.passes("c-legio-9 c-legio-10");
    play.retreats("p-legio-3", "ravenna");
    play.won_by(Caesar, "asculum");
    assert_eq!(play.capacity("c-legio-9 c-legio-10", "sipontum"), 2);
}

/// EX-78, 7.83-a, 7.83-b
#[test]
fn victorious_navis_regroup_along_sea_links() {
    let fleet = "p-navis-1 p-navis-2 p-navis-3 p-navis-4 p-navis-5";
    let mut play = Case::empty_map()
        .caesar("mare-tyrrhenum", "c-navis-1(1)")
        .caesar("mare-hispanum", "c-navis-2")
        .caesar("roma", "c-legio-7")
        .pompey("mare-internum", fleet)
        .pompey("neapolis", "p-legio-1")
        .cards("2/2", "3/1");
    play.all_move(fleet, "mare-tyrrhenum").to_battle();
    play.passes("c-navis-1").fires("p-navis-1", &[1, 6]);
    play.won_by(Pompey, "mare-tyrrhenum");
    let ports = "aleria caralis genua lilybaeum messana neapolis rhegium utica";
    let all: std::collections::BTreeSet<_> =
        set(ports).union(&set("mare-internum")).cloned().collect();
    for id in fleet.split(' ') {
        assert_eq!(play.ways(id), all);
    }
    // Sea links have no limit.
    assert_eq!(play.capacity(fleet, "mare-internum"), 5);
}

/// EX-123, 7.83-b, 7.83-a, 7.82-a, RUL-40
#[test]
fn navis_leave_a_port_only_for_its_seas() {
    let attack = |defender| {
        let mut play = Case::empty_map()
            .caesar("massilia", defender)
            .pompey("mare-hispanum", "p-navis-1 p-navis-2")
            .cards("2/2", "3/1");
        play.all_move("p-navis-1 p-navis-2", "massilia").to_battle();
        play
    };
    let mut play = attack("c-legio-11(1)");
    play.passes("c-legio-11").fires("p-navis-1", &[1, 6]);
    play.won_by(Pompey, "massilia");
    for id in ["p-navis-1", "p-navis-2"] {
        assert_eq!(play.ways(id), set("mare-hispanum"));
    }
    play.act(take("p-navis-1"));
    let not = Refusal::NoSeaLink(block("p-navis-1"));
    play.refuses(
        Act::Go {
            path: path("narbo"),
        },
        not,
    );
    play.act(Act::Go {
        path: path("mare-hispanum"),
    });
    play.end_regroup();
    assert_eq!(
        play.stand_in("massilia"),
        set("p-navis-2(2)"),
        "or they stay"
    );

    let mut play = attack("c-legio-11");
    play.to_round(4).passes("c-legio-11");
    for id in ["p-navis-1", "p-navis-2"] {
        assert_eq!(play.retreats_of(id), set("mare-hispanum"));
    }
}

/// SM-18, 7.83-a
#[test]
fn the_victor_is_asked_even_if_nobody_can_go() {
    let mut play = Case::empty_map()
        .caesar("aleria", "c-navis-1(1)")
        .caesar("mare-hispanum", "c-navis-2")
        .pompey("mare-tyrrhenum", "p-navis-1")
        .cards("2/2", "3/1");
    play.moves("p-navis-1", "aleria").end_part();
    play.moves("c-navis-2", "mare-tyrrhenum").end_part();
    play.passes("c-navis-1").fires("p-navis-1", &[1, 6]);
    play.won_by(Pompey, "aleria");
    assert_eq!(play.legal(), [Act::EndRegroup]);
}
