//! 6.1 Group moves, 6.11 Road limits, 6.12 Attacking, 6.15 Stacking.

use crate::common::*;
use julius_caesar::{Act, LinkKind, Phase, Refusal};

const LEGIONS: &str = "c-legio-7 c-legio-8 c-legio-9 c-legio-10 c-legio-11";

fn moves_left(play: &Play) -> u8 {
    play.state().open.part.map_or(0, |part| part.moves)
}

/// EX-10, 6.11-a, 6.11-b, 4.31-a, RUL-1
#[test]
fn four_take_a_major_road_and_two_a_minor_one() {
    let mut play = Case::empty_map()
        .caesar("genua", LEGIONS)
        .caesar("ravenna", "c-legio-12 c-legio-13 c-legio-14")
        .cards("2/1", "1/2");
    for id in ["c-legio-7", "c-legio-8", "c-legio-9", "c-legio-10"] {
        assert!(play.ways(id).contains("roma"));
        play.moves(id, "roma");
    }
    assert!(!play.ways("c-legio-11").contains("roma"));
    play.refuses_way(
        "c-legio-11",
        "roma",
        Refusal::RoadFull(link("genua", "roma")),
    );
    for id in ["c-legio-12", "c-legio-13"] {
        assert!(play.ways(id).contains("roma"));
        play.moves(id, "roma");
    }
    let ways = play.ways("c-legio-14");
    assert!(!ways.contains("roma") && ways.contains("asculum roma"));
    play.refuses_way(
        "c-legio-14",
        "roma",
        Refusal::RoadFull(link("ravenna", "roma")),
    );
    // The fifth of Genua has no second way either: Ravenna–Rome is full.
    play.refuses_way(
        "c-legio-11",
        "ravenna roma",
        Refusal::RoadFull(link("ravenna", "roma")),
    );
    assert_eq!(play.stand_in("roma").len(), 6);
    assert_eq!(moves_left(&play), 0);
}

/// 6.11-a, 6.11-b, 6.11-c, 4.31-a
#[test]
fn every_road_has_the_limit_of_its_class() {
    for link in julius_caesar::Link::all() {
        let limit = match link.sheet().kind {
            LinkKind::Major => 4,
            LinkKind::Minor | LinkKind::Strait => 2,
            LinkKind::Sea => continue,
        };
        let [from, to] = link.sheet().ends.map(|end| end.id());
        let mut play = Case::empty_map()
            .pompey("aleria", "cleopatra")
            .caesar(from, LEGIONS)
            .cards("2/1", "1/2");
        let legions: Vec<_> = LEGIONS.split(' ').collect();
        for id in &legions[..limit] {
            play.moves(id, to);
        }
        let ways = play.ways(legions[limit]);
        assert!(!ways.contains(to), "{link}");
        assert!(
            !ways.iter().any(|way| way.starts_with(&format!("{to} "))),
            "{link}"
        );
    }
}

/// EX-11, 6.11-d, 4.21-e, 6.1-f
#[test]
fn the_other_side_uses_the_same_road_anew() {
    let case = || {
        Case::empty_map()
            .caesar("massilia", "c-legio-7 c-legio-8 c-legio-9 c-legio-10")
            .pompey("roma", "p-legio-1 p-legio-2 p-legio-3 p-legio-4")
    };
    let mut play = case().cards("3/1", "2/2");
    play.all_move("c-legio-7 c-legio-8 c-legio-9 c-legio-10", "genua ravenna");
    play.end_part();
    for id in ["p-legio-1", "p-legio-2", "p-legio-3", "p-legio-4"] {
        assert!(play.ways(id).contains("genua massilia"));
        play.moves(id, "genua massilia");
    }
    assert_eq!(play.stand_in("massilia").len(), 4);
    assert!(play.state().vacant(place("genua")));

    // A block left in Genua stops them there.
    let mut play = case().caesar("genua", "c-legio-11").cards("3/1", "2/2");
    play.all_move("c-legio-7 c-legio-8 c-legio-9 c-legio-10", "genua ravenna");
    play.end_part();
    let ways = play.ways("p-legio-1");
    assert!(ways.contains("genua") && !ways.contains("genua massilia"));
    play.refuses_way(
        "p-legio-1",
        "genua massilia",
        Refusal::MustStop(place("genua")),
    );
    play.moves("p-legio-1", "genua");
    assert_eq!(ids(play.state().contested()), set("genua"));
}

/// EX-12, 6.1-b, 6.1-e, 6.2-a, 6.2-c
#[test]
fn one_group_goes_many_ways() {
    let case = || {
        Case::empty_map()
            .caesar("massilia", "c-legio-11 c-legio-14 c-equitatus-1 c-navis-1")
            .cards("1/2", "1/2")
    };
    let mut play = case();
    let by_land: std::collections::BTreeSet<_> = [
        "narbo",
        "lugdunum",
        "genua",
        "narbo tarraco",
        "narbo burdigala",
        "lugdunum cenabum",
        "lugdunum treviri",
        "lugdunum genua",
        "genua lugdunum",
        "genua ravenna",
        "genua roma",
    ]
    .map(str::to_owned)
    .into();
    for id in ["c-legio-11", "c-legio-14", "c-equitatus-1"] {
        assert_eq!(play.ways(id), by_land, "{id}");
    }
    let by_sea = play.ways("c-navis-1");
    assert!(by_sea.contains("mare-hispanum"));
    for on in ["mare-tyrrhenum", "oceanus-atlanticus", "utica", "tarraco"] {
        assert!(by_sea.contains(&format!("mare-hispanum {on}")), "{on}");
    }
    // One Move Point for them all, wherever they go.
    play.moves("c-legio-11", "genua roma");
    assert_eq!(moves_left(&play), 0);
    play.moves("c-legio-14", "narbo tarraco");
    play.moves("c-equitatus-1", "lugdunum");
    play.moves("c-navis-1", "mare-hispanum mare-tyrrhenum");
    assert!(play.takes().is_empty());

    // Two links only where no enemy is.
    let mut play = Case::empty_map()
        .caesar("massilia", "c-legio-11")
        .caesar("genua", "c-legio-8")
        .pompey("tarraco", "p-legio-5")
        .pompey("treviri", "p-legio-6")
        .cards("1/2", "1/2");
    let ways = play.ways("c-legio-11");
    assert!(ways.contains("genua roma") && ways.contains("narbo burdigala"));
    assert!(!ways.contains("narbo tarraco") && !ways.contains("lugdunum treviri"));
}

/// EX-13, 6.1-e, 6.1-f
#[test]
fn nobody_passes_through_the_enemy() {
    let mut play = Case::empty_map()
        .caesar("massilia", "c-legio-11 c-legio-14")
        .pompey("genua", "p-legio-1")
        .cards("2/1", "1/2");
    let ways = play.ways("c-legio-11");
    assert!(ways.contains("genua"));
    assert!(!ways.iter().any(|way| way.starts_with("genua ")));
    play.refuses_way(
        "c-legio-11",
        "genua roma",
        Refusal::MustStop(place("genua")),
    );
    play.moves("c-legio-11", "genua");
    assert_eq!(ids(play.state().contested()), set("genua"));
    play.refuses_take("c-legio-11", Refusal::Moved(block("c-legio-11")));
    // Contested is no better than Enemy.
    play.refuses_way(
        "c-legio-14",
        "genua roma",
        Refusal::MustStop(place("genua")),
    );
}

/// EX-14, 6.1-e, 6.1-f, 6.12-b
#[test]
fn a_move_of_two_links_cannot_end_in_battle() {
    let mut play = Case::empty_map()
        .caesar("lugdunum", "c-legio-16")
        .caesar("genua", "c-legio-8")
        .caesar("aquileia", "c-legio-13")
        .pompey("ravenna", "p-legio-3")
        .cards("2/1", "1/2");
    assert!(play.ways("c-legio-16").contains("genua"));
    play.refuses_way(
        "c-legio-16",
        "genua ravenna",
        Refusal::AttackTooFar(place("ravenna")),
    );
    // Each road into Ravenna costs an activation of its own.
    play.moves("c-legio-8", "ravenna");
    assert_eq!(moves_left(&play), 1);
    play.refuses_way(
        "c-legio-16",
        "genua ravenna",
        Refusal::AttackTooFar(place("ravenna")),
    );
    play.moves("c-legio-13", "ravenna");
    assert_eq!(moves_left(&play), 0);
    play.refuses_take("c-legio-16", Refusal::NoMoves(place("lugdunum")));
    let entered = |from| {
        let link = link(from, "ravenna");
        play.state().open.entered(Caesar, place("ravenna"), link)
    };
    assert!(entered("genua") && entered("aquileia") && !entered("roma"));
}

/// EX-15, 6.11-d, 6.11-f, RUL-20
#[test]
fn both_links_count_in_both_directions() {
    let mut play = Case::empty_map()
        .caesar("lugdunum", "c-legio-7 c-legio-8 c-legio-9")
        .caesar("genua", "c-legio-10 c-legio-11 c-legio-12")
        .caesar("roma", "c-legio-13")
        .caesar("massilia", "c-legio-14")
        .cards("4/1", "1/2");
    play.all_move("c-legio-7 c-legio-8", "genua roma");
    let full = Refusal::RoadFull(link("genua", "lugdunum"));
    play.refuses_way("c-legio-9", "genua", full);
    play.refuses_way("c-legio-10", "lugdunum", full);
    // Rome has room for two more, whichever way they go.
    play.moves("c-legio-10", "roma")
        .moves("c-legio-13", "genua");
    let full = Refusal::RoadFull(link("genua", "roma"));
    play.refuses_way("c-legio-11", "roma", full);
    // A full road stops a longer move as well.
    play.refuses_way("c-legio-14", "genua roma", full);
}

/// EX-16, 4.32-b, 6.11-c, 6.11-e, RUL-27, RUL-34, 4.41-a
#[test]
fn a_strait_takes_two_and_in_an_attack_one() {
    let straits = [
        ("messana", "rhegium"),
        ("rhegium", "messana"),
        ("gades", "tingis"),
        ("aenos", "pergamum"),
        ("nicomedia", "byzantium"),
    ];
    for (from, to) in straits {
        let case = || Case::empty_map().caesar(from, "c-legio-7 c-legio-8 c-legio-9");
        let strait = link(from, to);
        let full = Refusal::RoadFull(strait);
        let mut vacant = case().cards("2/1", "1/2");
        vacant.all_move("c-legio-7 c-legio-8", to);
        vacant.refuses_way("c-legio-9", to, full);

        let mut enemy = case().pompey(to, "p-legio-1").cards("2/1", "1/2");
        enemy.moves("c-legio-7", to);
        enemy.refuses_way("c-legio-8", to, full);
        assert!(!enemy.reaches("c-legio-9").contains(to));
    }

    // Caesar is Player 2, and one of his has crossed out of Contested Rhegium.
    let mut play = Case::empty_map()
        .caesar("messana", "c-legio-7 c-legio-8 c-legio-9")
        .caesar("rhegium", "c-legio-10 c-legio-11")
        .pompey("neapolis", "p-legio-1")
        .cards("2/1", "3/1");
    play.moves("p-legio-1", "rhegium").end_part();
    assert!(play.ways("c-legio-7").contains("rhegium"));
    play.moves("c-legio-10", "messana");
    let full = Refusal::RoadFull(link("messana", "rhegium"));
    play.refuses_way("c-legio-7", "rhegium", full);
}

/// 6.11-c, 6.11-d, RUL-20
#[test]
fn a_strait_is_used_up_by_one_crossing_each_way() {
    let mut play = Case::empty_map()
        .caesar("byzantium", "c-legio-7 c-legio-8")
        .caesar("nicomedia", "c-legio-9 c-legio-10")
        .cards("3/1", "1/2");
    play.moves("c-legio-7", "nicomedia");
    play.moves("c-legio-9", "byzantium");
    let full = Refusal::RoadFull(link("byzantium", "nicomedia"));
    play.refuses_way("c-legio-8", "nicomedia", full);
    play.refuses_way("c-legio-10", "byzantium", full);
}

/// EX-68, 6.1-b, 6.1-c, 6.1-d
#[test]
fn groups_may_be_interleaved() {
    let mut play = Case::empty_map()
        .caesar("genua", "c-legio-8 c-legio-12 c-legio-13")
        .caesar("narbo", "c-legio-7 c-legio-9")
        .caesar("lugdunum", "c-legio-16")
        .cards("2/1", "1/2");
    play.moves("c-legio-8", "roma");
    assert_eq!(moves_left(&play), 1);
    play.moves("c-legio-7", "massilia genua");
    assert_eq!(moves_left(&play), 0);
    play.moves("c-legio-12", "ravenna");
    assert_eq!(moves_left(&play), 0);
    // Who has arrived stays; who was there before may still go; no third group.
    play.refuses_take("c-legio-7", Refusal::Moved(block("c-legio-7")));
    play.refuses_take("c-legio-8", Refusal::Moved(block("c-legio-8")));
    play.refuses_take("c-legio-16", Refusal::NoMoves(place("lugdunum")));
    assert_eq!(play.takes(), set("c-legio-13 c-legio-9"));
    play.moves("c-legio-13", "roma")
        .moves("c-legio-9", "burdigala");
    // A moved block can still regroup or retreat in the Battle Phase: RUL-41, EX-106.
    assert!(play.takes().is_empty());
}

/// 6.1-d
#[test]
fn a_moved_block_retreats_and_regroups_all_the_same() {
    let mut play = Case::empty_map()
        .caesar("genua", "c-legio-8 c-legio-10")
        .pompey("roma", "p-auxilia-1(1)")
        .cards("2/1", "1/2");
    play.all_move("c-legio-8 c-legio-10", "roma");
    play.refuses_take("c-legio-8", Refusal::Moved(block("c-legio-8")));
    play.to_battle().to_round(2).passes("p-auxilia-1");
    play.retreats("c-legio-8", "genua")
        .fires("c-legio-10", &[1, 1, 1]);
    assert!(matches!(play.phase(), Phase::Regroup { side: Caesar, .. }));
    play.moves("c-legio-10", "ravenna").end_regroup();
    assert_eq!(play.at("c-legio-8"), Some(place("genua")));
    assert_eq!(play.at("c-legio-10"), Some(place("ravenna")));
}

/// EX-93, 4.1-b, 6.1-g, 4.42-c, 6.2-a
#[test]
fn land_blocks_keep_to_roads_and_navis_to_the_sea() {
    let mut play = Case::empty_map()
        .caesar("massilia", "c-legio-11 c-navis-1")
        .pompey("genua", "p-legio-1")
        .cards("1/2", "1/2");
    let [massilia, narbo, lugdunum] = ["massilia", "narbo", "lugdunum"].map(place);
    let sea = place("mare-hispanum");
    assert!(
        play.reaches("c-legio-11")
            .iter()
            .all(|to| place(to).is_city())
    );
    play.refuses_way("c-legio-11", "mare-hispanum", Refusal::NotFriendly(sea));
    play.refuses_way("c-navis-1", "narbo", Refusal::NoLink(massilia, narbo));
    play.refuses_way("c-navis-1", "lugdunum", Refusal::NoLink(massilia, lugdunum));
    play.refuses_way(
        "c-navis-1",
        "genua",
        Refusal::NoLink(massilia, place("genua")),
    );
    let ways = play.ways("c-navis-1");
    assert!(ways.contains("mare-hispanum narbo"));
    assert!(
        !ways.contains("mare-hispanum genua"),
        "Enemy, with the second link"
    );
    assert!(!play.reaches("c-navis-1").contains("lugdunum"));
    let mut free = Case::empty_map()
        .caesar("massilia", "c-navis-1")
        .cards("1/2", "1/2");
    assert!(free.ways("c-navis-1").contains("mare-hispanum genua"));
    // Utica is on the same sea and no neighbour by land.
    play.refuses_way(
        "c-legio-11",
        "utica",
        Refusal::NoLink(massilia, place("utica")),
    );
    // Not even a sea of one's own is a place to stand for a land block.
    let mut held = Case::empty_map()
        .caesar("massilia", "c-legio-11")
        .caesar("mare-hispanum", "c-navis-1")
        .cards("1/2", "1/2");
    held.refuses_way("c-legio-11", "mare-hispanum", Refusal::NoPort(sea));
}

/// EX-105, 6.1-h, RUL-35
#[test]
fn no_move_goes_round() {
    let mut play = Case::empty_map()
        .caesar("massilia", "c-navis-1")
        .cards("1/2", "1/2");
    let back = Refusal::Round(place("massilia"));
    play.refuses_way("c-navis-1", "mare-hispanum massilia", back);
    assert!(!play.reaches("c-navis-1").contains("massilia"));

    let mut play = Case::empty_map()
        .caesar("genua", "c-legio-8")
        .cards("mercury", "1/2");
    let back = Refusal::Round(place("genua"));
    play.refuses_way("c-legio-8", "ravenna roma genua", back);
    assert!(play.ways("c-legio-8").contains("ravenna roma neapolis"));
    assert!(!play.reaches("c-legio-8").contains("genua"));

    // By sea, over one sea or round three.
    let mut play = Case::empty_map()
        .caesar("creta", "c-legio-8")
        .caesar("mare-internum", "c-navis-1")
        .caesar("mare-aegaeum", "c-navis-2")
        .caesar("mare-aegypticum", "c-navis-3")
        .cards("1/2", "1/2");
    let back = Refusal::Round(place("creta"));
    play.refuses_way("c-legio-8", "mare-internum creta", back);
    play.refuses_way(
        "c-legio-8",
        "mare-internum mare-aegaeum mare-aegypticum creta",
        back,
    );
    assert!(!play.reaches("c-legio-8").contains("creta"));
    assert!(
        play.ways("c-legio-8")
            .contains("mare-internum mare-aegaeum mare-aegypticum salamis")
    );
}

/// 6.12-a, 6.14-b
#[test]
fn whoever_enters_first_stays_the_attacker() {
    let mut play = Case::empty_map()
        .caesar("genua", "c-legio-8")
        .pompey("roma", "p-legio-1")
        .pompey("neapolis", "p-legio-2 p-legio-3 p-legio-4")
        .cards("2/1", "1/2");
    let roma = place("roma");
    assert!(!play.state().open.attacks[Caesar].contains(roma));
    play.moves("c-legio-8", "roma").end_part();
    play.all_move("p-legio-2 p-legio-3 p-legio-4", "roma");
    assert!(play.state().open.attacks[Caesar].contains(roma));
    assert!(!play.state().open.attacks[Pompey].contains(roma));
    play.end_part();
    let battle = play.state().open.battle.unwrap();
    assert_eq!((battle.attacker, battle.defender()), (Caesar, Pompey));
    assert_eq!(ids(battle.line[Pompey]), set("p-legio-1"));
    assert_eq!(battle.waiting[Pompey], 3);
}

/// EX-100, 6.15-a, 8.3-a
#[test]
fn a_city_takes_any_number_of_blocks_until_winter() {
    let mut play = Case::empty_map()
        .turn(5)
        .caesar("genua", "c-legio-7 c-legio-8 c-legio-9 c-legio-10")
        .caesar("ravenna", "c-legio-11 c-legio-12")
        .caesar("asculum", "c-legio-13 c-legio-14")
        .caesar("neapolis", "c-legio-16 c-equitatus-1 c-caesar c-antonius")
        .cards("4/1", "1/2");
    for city in ["genua", "ravenna", "asculum", "neapolis"] {
        for id in play.stand_in(city) {
            play.moves(id.split('(').next().unwrap_or_default(), "roma");
        }
    }
    assert_eq!(play.stand_in("roma").len(), 12);
    play.to_battle();
    for left in (6..=12).rev() {
        assert_eq!(play.phase(), Phase::Supply { side: Caesar });
        assert_eq!(play.stand_in("roma").len(), left);
        let act = play.legal()[0];
        play.act(act);
    }
    assert_eq!(play.stand_in("roma").len(), 5);
    assert_eq!(play.phase(), Phase::Disband { side: Caesar });
}

/// SM-5, 3.0-a, 6.1-e
#[test]
fn only_ones_own_blocks_move_and_one_at_a_time() {
    let mut play = Case::empty_map()
        .caesar("genua", "c-legio-8 c-legio-12 p-legio-5")
        .pompey("roma", "c-legio-10")
        .cards("2/1", "1/2");
    let take = |id| Act::Take { block: block(id) };
    play.refuses(Act::Go { path: path("roma") }, Refusal::TakeFirst);
    play.refuses_take("c-legio-7", Refusal::NotYours(block("c-legio-7")));
    // What a block is matters less than whom it obeys.
    play.refuses_take("c-legio-10", Refusal::NotYours(block("c-legio-10")));
    assert_eq!(play.takes(), set("c-legio-8 c-legio-12 p-legio-5"));
    play.act(take("c-legio-8"));
    play.refuses(
        take("c-legio-12"),
        Refusal::AlreadyTaken(block("c-legio-8")),
    );
    play.refuses(Act::Go { path: path("") }, Refusal::NoPath);
    play.act(Act::Go {
        path: path("ravenna"),
    });
    play.moves("p-legio-5", "roma");
    assert_eq!(play.commander("p-legio-5"), Some(Caesar));
    assert_eq!(ids(play.state().contested()), set("roma"));
    play.refuses_way("c-legio-12", "lugdunum treviri cenabum", Refusal::TooFar);
}
