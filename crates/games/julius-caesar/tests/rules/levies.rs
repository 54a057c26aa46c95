//! 6.4 Levies.

use std::collections::BTreeSet;

use crate::common::*;
use julius_caesar::{Act, Event, Levy, Phase, Refusal, Side, data};

/// Everything that may be raised or get a step: each block with the cities it may enter.
fn all_levies(play: &mut Play) -> Vec<(String, BTreeSet<String>)> {
    let levies = play.levies();
    let with_cities = |id: String| {
        let cities = play.cities_of(&id);
        (id, cities)
    };
    levies.into_iter().map(with_cities).collect()
}

/// EX-22, 6.4-e, 6.4-f, 6.4-g, 6.4-k, 5.2-a, RUL-25, 4.42-a
#[test]
fn what_can_be_raised_at_the_start() {
    let mut play = Case::historical().cards("2/3", "2/3");
    play.end_moves();
    let caesars = "ravenna genua massilia narbo lugdunum";
    let expected = |names: &str, cities: &str| {
        let pair = |name: &str| (name.to_owned(), set(cities));
        names.split(' ').map(pair).collect::<Vec<_>>()
    };
    let mut exactly = expected(
        "c-auxilia-1 c-auxilia-2 c-auxilia-3 c-auxilia-4 c-ballista",
        caesars,
    );
    exactly.extend(expected(
        "c-navis-3 c-navis-4 c-navis-5",
        "ravenna massilia",
    ));
    let found = all_levies(&mut play);
    assert_eq!(found, exactly);
    assert_eq!(
        found.iter().map(|(_, cities)| cities.len()).sum::<usize>(),
        31
    );
    play.refuses_levy("c-octavian", Refusal::Locked(block("c-octavian")));
    for id in ["c-legio-17", "c-legio-21", "c-equitatus-2", "c-equitatus-4"] {
        play.refuses_levy(id, Refusal::NoCity(block(id)));
    }
    play.refuses_levy("c-legio-8", Refusal::FullStrength(block("c-legio-8")));
    play.refuses_levy("p-legio-38", Refusal::NotYours(block("p-legio-38")));
    play.end_levies().end_moves();

    let pompeys = "neapolis brundisium syracusae antiochia alexandria utica carthago-nova tarraco";
    let ports = "neapolis syracusae alexandria utica carthago-nova";
    let mut exactly = expected("p-auxilia-1 p-auxilia-2 p-auxilia-3 p-auxilia-4", pompeys);
    exactly.extend(expected("p-ballista", pompeys));
    exactly.extend(expected("p-elephant", "utica"));
    exactly.extend(expected("p-equitatus-3", "antiochia"));
    exactly.extend(expected("p-legio-38", "alexandria"));
    exactly.extend(expected("p-navis-4 p-navis-5", ports));
    let found = all_levies(&mut play);
    assert_eq!(found, exactly);
    assert_eq!(
        found.iter().map(|(_, cities)| cities.len()).sum::<usize>(),
        53
    );
    play.refuses_levy("p-brutus", Refusal::Locked(block("p-brutus")));
}

/// EX-23, 6.4-c, 6.4-d, 7.41-a, RUL-7
#[test]
fn a_new_elephant_has_strength_two_and_a_step_makes_it_four() {
    let mut play = Case::empty_map()
        .pompey("utica", "p-legio-39")
        .cards("2/1", "2/2");
    play.end_part();
    play.end_moves().levy("p-elephant");
    let elephant = block("p-elephant");
    assert_eq!(play.at("p-elephant"), Some(place("utica")));
    assert_eq!(
        (play.steps("p-elephant"), play.state().strength(elephant)),
        (1, 2)
    );
    play.levy("p-elephant");
    assert_eq!(
        (play.steps("p-elephant"), play.state().strength(elephant)),
        (2, 4)
    );
}

/// 6.4-a, 6.4-c, 6.4-d, SM-11, RUL-29
#[test]
fn levy_points_are_spent_one_by_one_as_one_likes() {
    let mut play = Case::empty_map()
        .caesar("roma", "c-legio-8(1)")
        .cards("2/3", "1/2");
    let left = |play: &Play| play.state().open.part.map(|part| part.levies);
    play.refuses_levy("c-legio-8", Refusal::OtherPhase);
    play.end_moves();
    assert_eq!(left(&play), Some(3));
    // A new block has one step, and may grow at once.
    play.levy("c-legio-17");
    assert_eq!(play.steps("c-legio-17"), 1);
    play.levy("c-legio-17");
    assert_eq!((play.steps("c-legio-17"), left(&play)), (2, Some(1)));
    // Several blocks in one city; the last point ends his part.
    play.levy("c-auxilia-1");
    assert_eq!(
        play.stand_in("roma"),
        set("c-legio-8(1) c-legio-17(2) c-auxilia-1(1)")
    );
    assert_eq!((play.phase(), play.active()), (Phase::Move, Pompey));

    // All on one old block, or nothing at all.
    let case = || {
        Case::empty_map()
            .caesar("roma", "c-legio-17(1)")
            .cards("2/3", "1/2")
    };
    let mut play = case();
    play.end_moves()
        .levy("c-legio-17")
        .levy("c-legio-17")
        .levy("c-legio-17");
    assert_eq!(play.steps("c-legio-17"), 4);
    let mut play = case();
    play.end_moves();
    assert!(play.is_legal(Act::EndLevies));
    play.end_levies();
    assert_eq!((play.active(), play.steps("c-legio-17")), (Pompey, 1));
}

/// 6.4-b
#[test]
fn a_step_needs_room_and_a_friendly_city() {
    let mut play = Case::empty_map()
        .caesar("roma", "c-legio-8(2) c-legio-12")
        .caesar("genua", "c-legio-9(1)")
        .pompey("neapolis", "p-legio-1(1)")
        .cards("2/3", "1/2");
    play.moves("c-legio-9", "massilia").end_moves();
    play.refuses_levy("c-legio-12", Refusal::FullStrength(block("c-legio-12")));
    play.refuses_levy("p-legio-1", Refusal::NotYours(block("p-legio-1")));
    play.levy("c-legio-8");
    play.refuses_levy("c-legio-8", Refusal::FullStrength(block("c-legio-8")));
    assert!(
        play.levies().contains("c-legio-9"),
        "moved, and in a city now Friendly"
    );
}

/// EX-24, 6.4-i, 6.4-b, RUL-6
#[test]
fn nothing_is_levied_in_a_contested_city() {
    let mut play = Case::empty_map()
        .caesar("massilia", "c-legio-11(2)")
        .caesar("lugdunum", "c-legio-16(2)")
        .pompey("narbo", "p-legio-5")
        .cards("2/2", "3/1");
    play.moves("p-legio-5", "massilia").end_part();
    play.end_moves();
    let legion = block("c-legio-11");
    play.refuses_levy("c-legio-11", Refusal::NotInFriendlyCity(legion));
    play.refuses_levy("c-navis-1", Refusal::NoCity(block("c-navis-1")));
    assert_eq!(play.cities_of("c-auxilia-1"), set("lugdunum"));
    assert!(play.levies().contains("c-legio-16"));
}

/// EX-25, 6.4-i, 6.4-e
#[test]
fn a_levy_city_must_be_friendly_when_the_levy_comes() {
    // Who stands in Rome before, whether Caesar enters, and whether he may raise there.
    let cases = [
        ("Vacant", "", "", false),
        ("entered", "", "c-legio-8", true),
        ("Friendly all along", "c-legio-13", "", true),
        ("Enemy", "p-legio-1", "", false),
        ("Contested", "p-legio-1", "c-legio-8", false),
    ];
    for (name, before, enters, can) in cases {
        let side = if before.starts_with('p') {
            Pompey
        } else {
            Caesar
        };
        let mut play = Case::empty_map()
            .caesar("genua", "c-legio-8 c-legio-12")
            .with(side, "roma", before)
            .cards("2/3", "1/2");
        for id in enters.split_whitespace() {
            play.moves(id, "roma");
        }
        play.end_moves();
        assert_eq!(play.levies().contains("c-legio-17"), can, "{name}");
        if can {
            play.levy("c-legio-17");
            assert_eq!(play.at("c-legio-17"), Some(place("roma")), "{name}");
        } else {
            play.refuses_levy("c-legio-17", Refusal::NoCity(block("c-legio-17")));
        }
        assert_eq!(
            play.cities_of("c-auxilia-1").contains("roma"),
            can,
            "{name}"
        );
    }
    // One's last block gone, nothing is raised behind it.
    let mut play = Case::empty_map()
        .caesar("roma", "c-legio-8")
        .cards("2/3", "1/2");
    play.moves("c-legio-8", "genua").end_moves();
    play.refuses_levy("c-legio-17", Refusal::NoCity(block("c-legio-17")));
}

/// EX-26, 6.4-h, 6.4-g
#[test]
fn navis_grow_in_any_port_and_are_built_in_major_ones() {
    let mut play = Case::empty_map()
        .caesar("mare-hispanum", "c-navis-1(1)")
        .caesar("genua", "c-navis-2(1)")
        .cards("2/3", "1/2");
    play.end_moves();
    play.refuses_levy("c-navis-1", Refusal::AtSea(block("c-navis-1")));
    play.refuses_levy("c-navis-3", Refusal::NoCity(block("c-navis-3")));
    play.levy("c-navis-2");
    assert_eq!(play.steps("c-navis-2"), 2);
}

/// 6.4-e, 6.4-f, 6.4-g
#[test]
fn who_may_be_raised_where() {
    // Caesar holds these; the block and the cities where it may be raised.
    let held = ["tarraco", "massilia", "roma", "lugdunum"];
    let cases = [
        ("c-legio-8", "tarraco"),
        ("c-legio-17", "roma"),
        ("c-legio-18", ""),
        ("c-equitatus-1", "lugdunum"),
        ("c-equitatus-2", ""),
        ("c-auxilia-3", "tarraco massilia roma lugdunum"),
        ("c-ballista", "tarraco massilia roma lugdunum"),
        ("c-antonius", "tarraco massilia roma lugdunum"),
        ("c-navis-5", "massilia"),
    ];
    let blocks = ["c-legio-9", "c-legio-10", "c-legio-11", "c-legio-12"];
    let mut case = Case::empty_map();
    for (city, id) in held.into_iter().zip(blocks) {
        case = case.caesar(city, id);
    }
    let mut play = case.cards("2/3", "1/2");
    play.end_moves();
    for (id, cities) in cases {
        assert_eq!(play.cities_of(id), set(cities), "{id}");
    }
    // Having been picked, it goes to one of its cities and nowhere else.
    let picked = block("c-auxilia-3");
    play.levy("c-auxilia-3");
    for city in ["genua", "alexandria", "mare-hispanum"] {
        let act = Act::Place { city: place(city) };
        play.refuses(act, Refusal::CityNotFriendly(place(city)));
    }
    play.refuses(Act::EndLevies, Refusal::AlreadyTaken(picked));
    play.act(Act::Place {
        city: place("lugdunum"),
    });
    assert_eq!(play.at("c-auxilia-3"), Some(place("lugdunum")));
}

/// EX-27, 7.51-c, 7.51-a, 6.4-f, 6.4-k, 1.2-c
#[test]
fn the_third_leader_comes_once_another_is_dead() {
    let case = || {
        Case::empty_map()
            .caesar("genua", "c-antonius(1) c-legio-8")
            .caesar("narbo", "c-legio-7")
    };
    let mut play = case().cards("2/2", "vulcan");
    assert_eq!(play.points(), [0, 2]);
    play.act(Act::Vulcan {
        city: place("genua"),
    });
    assert_eq!(play.points(), [0, 3]);
    assert!(play.state().open.killed.contains(block("c-antonius")));
    play.end_moves();
    assert_eq!(play.cities_of("c-octavian"), set("genua narbo"));
    play.raise("c-octavian", "narbo");
    assert_eq!(play.state().open.part.unwrap().levies, 1, "for one point");
    assert_eq!(play.steps("c-octavian"), 1);
    // Brutus waits for a death on his own side.
    let mut play = case().killed("c-antonius").cards("2/2", "1/2");
    play.end_part().end_moves();
    play.refuses_levy("p-brutus", Refusal::Locked(block("p-brutus")));

    let mut play = case().cards("2/2", "1/2");
    play.end_moves();
    play.refuses_levy("c-octavian", Refusal::Locked(block("c-octavian")));
}

/// EX-106, 6.4-j, 7.3-d, RUL-41
#[test]
fn a_levied_block_fights_retreats_and_regroups() {
    let mut play = Case::empty_map()
        .caesar("roma", "c-legio-13 c-legio-12(2)")
        .pompey("neapolis", "p-legio-1(1)")
        .cards("3/2", "2/2");
    play.end_moves().levy("c-legio-17");
    // Movement is over, for the new block and for one that gets a step.
    play.refuses_take("c-legio-17", Refusal::OtherPhase);
    play.levy("c-legio-12");
    play.refuses_by(Caesar, Act::EndMoves, Refusal::NotAsked);
    play.moves("p-legio-1", "roma").end_part();
    let battle = play.state().open.battle.unwrap();
    assert_eq!(
        ids(battle.line[Caesar]),
        set("c-legio-12 c-legio-13 c-legio-17")
    );
    assert!(play.is_legal(Act::Fire {
        block: block("c-legio-17")
    }));
    assert!(play.retreats_of("c-legio-17").is_empty(), "not in Round 1");
    play.fires("c-legio-17", &[6]).to_round(2);
    assert_eq!(play.retreats_of("c-legio-17"), set("asculum genua ravenna"));
    play.fires("c-legio-17", &[1]);
    assert!(matches!(play.phase(), Phase::Regroup { side: Caesar, .. }));
    assert!(play.takes().contains("c-legio-17"));
    play.moves("c-legio-17", "genua").end_regroup();
    assert_eq!(play.stand_in("genua"), set("c-legio-17(1)"));
}

/// 6.4-k, 5.2-b
#[test]
fn eliminated_blocks_wait_for_the_next_year() {
    let mut play = Case::empty_map()
        .caesar("roma", "c-legio-8")
        .face_up("c-legio-17 c-auxilia-1")
        .killed("c-caesar")
        .cards("2/3", "1/2");
    play.end_moves();
    for id in ["c-legio-17", "c-auxilia-1"] {
        play.refuses_levy(id, Refusal::FaceUp(block(id)));
    }
    play.refuses_levy("c-caesar", Refusal::NotYours(block("c-caesar")));
    assert!(play.levies().contains("c-auxilia-2"));
    // Both see who lies there.
    for side in Side::ALL {
        assert_eq!(
            ids(play.view(side).open.face_up),
            set("c-legio-17 c-auxilia-1")
        );
    }
}

/// 5.2-b, 6.4-k
#[test]
fn a_block_lost_in_battle_lies_face_up_in_its_owners_pool() {
    let mut play = Case::empty_map()
        .caesar("genua", "c-legio-10")
        .pompey("roma", "p-legio-1(1)")
        .pompey("neapolis", "p-legio-2")
        .hand(Caesar, "2/1")
        .hand(Pompey, "1/2")
        .cards("3/1", "1/2");
    play.moves("c-legio-10", "roma").to_battle();
    play.passes("p-legio-1")
        .fires("c-legio-10", &[1, 6, 6])
        .end_regroup();
    assert_eq!(ids(play.state().open.face_up), set("p-legio-1"));
    assert!(play.heard(Caesar).contains(&Event::Eliminated {
        block: block("p-legio-1")
    }));
    // Next turn Rome is Pompey's again, and still the legion cannot be levied there.
    let committed = Side::ALL.map(|side| play.legal_for(side)[0]);
    play.by(Caesar, committed[0]).by(Pompey, committed[1]);
    play.moves("c-legio-10", "genua").end_part();
    play.moves("p-legio-2", "roma").end_moves();
    play.refuses_levy("p-legio-1", Refusal::FaceUp(block("p-legio-1")));
}

/// 6.4-l, 3.0-a
#[test]
fn whoever_commands_a_block_may_strengthen_it() {
    let mut play = Case::empty_map()
        .caesar("alexandria", "cleopatra(2)")
        .pompey("tarraco", "c-legio-10(2)")
        .cards("2/2", "1/2");
    play.end_moves();
    play.refuses_levy("c-legio-10", Refusal::NotYours(block("c-legio-10")));
    play.levy("cleopatra").levy("cleopatra");
    assert_eq!(
        (play.steps("cleopatra"), play.commander("cleopatra")),
        (4, Some(Caesar))
    );
    play.end_moves();
    play.refuses_levy("cleopatra", Refusal::NotYours(block("cleopatra")));
    play.levy("c-legio-10");
    assert_eq!(
        (play.steps("c-legio-10"), play.commander("c-legio-10")),
        (3, Some(Pompey))
    );
}

/// 6.4-m, EC-b, EC-APO-b
#[test]
fn an_event_gives_no_levies() {
    // Caesar's card, Pompey's card of the turn before, Levy Points.
    let cases = [
        ("mars", "1/2", 0),
        ("mercury", "1/2", 0),
        ("neptune", "1/2", 0),
        ("pluto", "1/2", 0),
        ("jupiter", "1/2", 0),
        ("vulcan", "1/2", 0),
        ("apollo", "mars", 0),
        ("apollo", "1/3", 3),
    ];
    for (card, last, points) in cases {
        let mut play = Case::empty_map()
            .caesar("roma", "c-legio-8(1)")
            .last("2/1", last)
            .cards(card, "1/2");
        assert_eq!(
            play.state().open.part.unwrap().levies,
            points,
            "{card} after {last}"
        );
        match play.phase() {
            Phase::Move => play.end_moves(),
            _ => play.act(Act::Decline),
        };
        let levies = play.active() == Caesar && play.phase() == Phase::Levy;
        assert_eq!(levies, points > 0, "{card} after {last}");
    }
}

/// 6.4-c, 6.4-e
#[test]
fn every_new_block_enters_with_one_step() {
    // One block holds the city, and a dead leader lets the third one come.
    let keeper = block("c-auxilia-4");
    let dead = block("c-caesar");
    let own = data().owned[Caesar].without(keeper).without(dead);
    assert_eq!(own.len(), 29);
    for block in own {
        let city = match block.sheet().levy {
            Levy::City(city) => city,
            _ => place("massilia"),
        };
        let mut play = Case::empty_map()
            .caesar(city.id(), keeper.id())
            .pompey("creta", "cleopatra")
            .killed(dead.id())
            .cards("2/3", "1/2");
        play.end_moves().levy(block.id());
        assert_eq!(play.steps(block.id()), 1, "{block}");
        assert_eq!(play.at(block.id()), Some(city), "{block}");
    }
}
