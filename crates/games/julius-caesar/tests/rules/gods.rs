//! EC: Jupiter and Vulcan.

use std::collections::BTreeSet;

use crate::common::*;
use julius_caesar::{Act, Colour, Event, Phase, Refusal};
use kernel::{Ask, Chance, Value};

/// What Jupiter may name, as `"narbo tan"`.
fn picks(play: &Play) -> BTreeSet<String> {
    let acts = play.legal().into_iter().filter_map(|act| match act {
        Act::Jupiter { at, colour } => Some(format!("{at} {colour:?}").to_lowercase()),
        _ => None,
    });
    acts.collect()
}

fn listed<const N: usize>(words: [&str; N]) -> BTreeSet<String> {
    words.into_iter().map(str::to_owned).collect()
}

fn jupiter(at: &str, colour: Colour) -> Act {
    let at = place(at);
    Act::Jupiter { at, colour }
}

/// EX-53, EC-JUP-a, EC-JUP-c, EC-JUP-e, 3.0-a, SM-8, SM-9, EC-a
#[test]
fn a_block_that_jupiter_draws_defects_next_door() {
    let mut play = Case::empty_map()
        .caesar("narbo", "c-legio-7 c-legio-9 c-legio-10")
        .caesar("genua", "c-legio-8")
        .pompey("tarraco", "p-legio-5")
        .cards("2/2", "jupiter");
    assert_eq!(play.active(), Pompey, "Player 1");
    assert_eq!(picks(&play), listed(["narbo tan"]));
    let green = jupiter("narbo", Colour::Green);
    play.refuses(green, Refusal::NobodyThere(place("narbo")));
    let far = jupiter("genua", Colour::Tan);
    play.refuses(far, Refusal::OutOfReach(place("genua")));

    play.jupiter("narbo", Colour::Tan, "c-legio-10");
    assert_eq!(
        play.at("c-legio-10"),
        Some(place("tarraco")),
        "the only city"
    );
    assert_eq!(play.commander("c-legio-10"), Some(Pompey));
    assert_eq!(play.steps("c-legio-10"), 3);
    assert_eq!(play.active(), Caesar, "no moves, no levies");
    assert_eq!(play.state().open.part.map(|part| part.moves), Some(2));
    // No longer Caesar's to move.
    let take = Act::Take {
        block: block("c-legio-10"),
    };
    play.refuses(take, Refusal::NotYours(block("c-legio-10")));
}

/// A source that always brings the first outcome, and keeps the names of all.
#[derive(Default)]
struct Watch(Vec<Value>);

impl Chance for Watch {
    fn one_of(&mut self, _: Ask, size: u32, value: &dyn Fn(u32) -> Value) -> u32 {
        self.0.extend((0..size).map(value));
        0
    }
}

/// EC-JUP-c, EX-111, RUL-8
#[test]
fn jupiter_draws_alike_from_all_enemy_blocks_of_the_colour() {
    let mut play = Case::empty_map()
        .caesar("narbo", "c-legio-7 c-legio-9 p-legio-6 c-antonius")
        .pompey("tarraco", "p-legio-5")
        .cards("2/2", "jupiter");
    assert_eq!(picks(&play), listed(["narbo green", "narbo tan"]));
    let mut watch = Watch::default();
    let act = jupiter("narbo", Colour::Tan);
    play.table
        .play(seat(Pompey), act, &mut watch, None)
        .expect("legal");
    let all = ["c-antonius", "c-legio-7", "c-legio-9"].map(Value::thing);
    assert_eq!(watch.0, all);
}

/// EC-JUP-e, SM-9
#[test]
fn the_defector_goes_where_its_new_commander_chooses() {
    let mut play = Case::empty_map()
        .caesar("neapolis", "c-legio-7(2)")
        .caesar("sipontum", "c-legio-8")
        .pompey("roma", "p-legio-1")
        .pompey("brundisium", "p-legio-3")
        .pompey("messana", "p-legio-5")
        .cards("2/2", "jupiter");
    play.jupiter("neapolis", Colour::Tan, "c-legio-7");
    assert_eq!(play.active(), Pompey);
    let to = |city| Act::Place { city: place(city) };
    assert_eq!(play.legal(), [to("brundisium"), to("roma")]);
    let vacant = Refusal::NoDefection(place("rhegium"));
    play.refuses(to("rhegium"), vacant);
    play.refuses(Act::Decline, Refusal::OtherPhase);
    play.act(to("brundisium"));
    assert_eq!(
        play.stand_in("brundisium"),
        set("c-legio-7(2) p-legio-3(3)")
    );
    assert_eq!(play.active(), Caesar);

    // Over a strait as over a road, and it uses up neither.
    let mut play = Case::empty_map()
        .caesar("rhegium", "c-legio-7 c-legio-8 c-legio-9")
        .pompey("messana", "p-legio-5 p-legio-6")
        .cards("2/2", "jupiter");
    play.jupiter("rhegium", Colour::Tan, "c-legio-7");
    play.all_at("c-legio-7", "messana");
    assert!(play.ways("c-legio-8").contains("messana"));
}

/// EX-53, EC-JUP-i, RUL-22
#[test]
fn an_eliminated_defector_goes_home_and_is_levied_next_year() {
    let mut play = Case::empty_map()
        .caesar("narbo", "c-caesar")
        .caesar("corduba", "c-legio-8")
        .pompey("tarraco", "c-legio-10(1)")
        .pompey("utica", "p-legio-39")
        .turn(5)
        .cards("3/1", "2/2");
    play.moves("c-caesar", "tarraco").to_battle();
    play.fires("c-caesar", &[1, 6, 6]).won_by(Caesar, "tarraco");
    assert!(play.is_face_up("c-legio-10"));
    assert_eq!(play.commander("c-legio-10"), None);
    let owned = julius_caesar::data().owned[Caesar];
    assert!(owned.contains(block("c-legio-10")));
    play.end_regroup();

    // Winter, and a new Year.
    play.act(Act::EndDisband);
    let deal = [
        "apollo",
        "jupiter",
        "mars",
        "mercury",
        "neptune",
        "command-2-3-a",
        "command-3-1-a",
        "command-3-1-b",
        "command-3-1-c",
        "command-2-1-a",
        "command-2-1-b",
        "pluto",
    ];
    play.draws(&deal).act(Act::EndDisband);
    assert!(play.state().standing.contains(block("c-legio-10")));
    play.by(
        Caesar,
        Act::Discard {
            card: card("apollo"),
        },
    );
    play.by(
        Pompey,
        Act::Discard {
            card: card("pluto"),
        },
    );
    play.by(
        Caesar,
        Act::Commit {
            card: card("command-2-3-a"),
        },
    );
    play.by(
        Pompey,
        Act::Commit {
            card: card("command-2-1-a"),
        },
    );
    play.end_moves();
    assert_eq!(play.cities_of("c-legio-10"), set("corduba"));
    play.levy("c-legio-10");
    assert_eq!(play.commander("c-legio-10"), Some(Caesar));
}

/// EC-JUP-i, RUL-22
#[test]
fn a_disbanded_defector_goes_to_its_first_owners_pool() {
    let mut play = Case::empty_map()
        .caesar("narbo", "c-legio-7")
        .pompey("tarraco", "c-legio-10(2) p-legio-5")
        .turn(5)
        .cards("3/1", "2/2");
    play.end_part().end_part().act(Act::EndDisband);
    assert_eq!(play.phase(), Phase::Disband { side: Pompey });
    let before = play.view(Caesar).pools[Caesar].standing;
    play.act(Act::Disband {
        block: block("c-legio-10"),
    });
    let pool = play.view(Caesar).pools[Caesar];
    assert_eq!(pool.standing, before + 1);
    assert!(
        pool.blocks
            .is_some_and(|blocks| blocks.contains(block("c-legio-10")))
    );
}

/// EC-JUP-i, 6.1-g
#[test]
fn a_defector_serves_in_all_respects() {
    // It moves, fights and retreats for Pompey.
    let mut play = Case::empty_map()
        .caesar("roma", "c-legio-8")
        .pompey("neapolis", "c-legio-10(2)")
        .cards("2/2", "3/1");
    play.moves("c-legio-10", "roma").to_battle();
    assert_eq!(play.attacker(), Pompey);
    play.passes("c-legio-8").fires("c-legio-10", &[4, 5]);
    assert_eq!(play.steps("c-legio-8"), 2);
    play.passes("c-legio-8");
    assert_eq!(play.active(), Pompey);
    play.retreats("c-legio-10", "neapolis")
        .won_by(Caesar, "roma");
    assert_eq!(play.commander("c-legio-10"), Some(Pompey));
}

/// EX-54, EC-JUP-d, 7.51-a
#[test]
fn a_leader_loses_a_step_to_jupiter_and_stays() {
    let case = |leader: &str| {
        Case::empty_map()
            .caesar("narbo", leader)
            .caesar("massilia", "c-legio-7")
            .pompey("tarraco", "p-legio-5")
            .cards("2/2", "jupiter")
    };
    let mut play = case("c-antonius(2)");
    play.jupiter("narbo", Colour::Tan, "c-antonius");
    assert_eq!(play.stand_in("narbo"), set("c-antonius(1)"));
    assert_eq!(play.commander("c-antonius"), Some(Caesar));
    assert_eq!(play.active(), Caesar);

    let mut play = case("c-antonius(1)");
    assert_eq!(play.points(), [1, 3]);
    play.jupiter("narbo", Colour::Tan, "c-antonius");
    assert!(play.is_killed("c-antonius"));
    assert_eq!(play.points(), [1, 4]);
}

/// EX-55, EC-JUP-j, EC-JUP-b
#[test]
fn jupiter_reaches_only_next_door() {
    // Tarraco lies across Mare Hispanum, and two roads away.
    let mut play = Case::empty_map()
        .caesar("massilia", "c-legio-7")
        .pompey("tarraco", "p-legio-5 p-navis-1")
        .cards("jupiter", "2/2");
    assert_eq!(play.legal(), [Act::Decline]);
    let across = jupiter("tarraco", Colour::Green);
    play.refuses(across, Refusal::OutOfReach(place("tarraco")));
    play.act(Act::Decline);
    assert_eq!(play.active(), Pompey);

    // A fleet on the next sea is no Friendly port.
    let play = Case::empty_map()
        .caesar("mare-hispanum", "c-navis-1")
        .pompey("mare-tyrrhenum", "p-navis-1")
        .cards("jupiter", "2/2");
    assert_eq!(play.legal(), [Act::Decline]);
}

/// EC-JUP-b, EC-JUP-d, RUL-8
#[test]
fn navis_in_a_port_one_road_away_can_be_picked() {
    let mut play = Case::empty_map()
        .caesar("massilia", "c-legio-7")
        .pompey("narbo", "p-navis-1(1)")
        .cards("jupiter", "2/2");
    play.jupiter("narbo", Colour::Green, "p-navis-1");
    assert!(play.is_face_up("p-navis-1"));
    assert_eq!(play.stand_in("narbo"), set(""));
}

/// EX-111, EC-JUP-b, EC-JUP-c, EC-JUP-d, RUL-8
#[test]
fn navis_at_sea_can_be_picked_from_a_port_on_that_sea() {
    for drawn in ["c-navis-1", "c-navis-3"] {
        let mut play = Case::empty_map()
            .caesar("mare-internum", "c-navis-1 c-navis-3")
            .caesar("mare-hadriaticum", "c-navis-2")
            .pompey("utica", "p-legio-39")
            .cards("2/2", "jupiter");
        assert_eq!(picks(&play), listed(["mare-internum tan"]));
        let far = jupiter("mare-hadriaticum", Colour::Tan);
        play.refuses(far, Refusal::OutOfReach(place("mare-hadriaticum")));
        play.jupiter("mare-internum", Colour::Tan, drawn);
        for id in ["c-navis-1", "c-navis-3"] {
            assert_eq!(play.steps(id), if id == drawn { 1 } else { 2 });
            assert_eq!(play.commander(id), Some(Caesar));
        }
    }
    let mut play = Case::empty_map()
        .caesar("mare-internum", "c-navis-1 c-navis-3")
        .pompey("utica", "p-legio-39")
        .cards("2/2", "jupiter");
    let mut watch = Watch::default();
    let act = jupiter("mare-internum", Colour::Tan);
    play.table
        .play(seat(Pompey), act, &mut watch, None)
        .expect("legal");
    assert_eq!(
        watch.0,
        ["c-navis-1", "c-navis-3"].map(Value::thing),
        "one half each"
    );
}

/// EX-80, EC-JUP-h, EC-JUP-g, EC-APO-b
#[test]
fn a_defector_leaves_its_city_vacant_and_can_be_won_back() {
    let mut play = Case::empty_map()
        .caesar("brundisium", "c-legio-8(2)")
        .caesar("roma", "c-legio-11")
        .pompey("neapolis", "p-legio-1")
        .hand(Caesar, "apollo")
        .hand(Pompey, "4/1")
        .cards("2/2", "jupiter");
    play.jupiter("brundisium", Colour::Tan, "c-legio-8");
    assert_eq!(play.stand_in("brundisium"), set(""));
    assert!(play.state().vacant(place("brundisium")));
    play.end_part();

    // Caesar's Apollo is Jupiter now.
    play.by(
        Caesar,
        Act::Commit {
            card: card("apollo"),
        },
    );
    play.by(Pompey, Act::Commit { card: card("4/1") });
    assert_eq!(play.phase(), Phase::Jupiter);
    assert_eq!(picks(&play), listed(["neapolis green", "neapolis tan"]));
    play.jupiter("neapolis", Colour::Tan, "c-legio-8");
    assert_eq!(play.stand_in("roma"), set("c-legio-11(3) c-legio-8(2)"));
    assert_eq!(play.commander("c-legio-8"), Some(Caesar));
}

/// EX-81, 6.4-l, FW-c
#[test]
fn a_defector_grows_and_shows_its_colour() {
    let mut play = Case::empty_map()
        .caesar("narbo", "c-legio-7")
        .pompey("tarraco", "c-legio-10(2)")
        .cards("2/2", "3/1");
    play.end_moves().levy("c-legio-10");
    assert_eq!(play.steps("c-legio-10"), 3);
    let view = play.view(Caesar);
    let there = &view.place(place("tarraco")).expect("it is held").blocks;
    assert_eq!(there.len(), 1);
    let back = there[0].back;
    assert_eq!((back.colour, back.side), (Colour::Tan, Pompey));
    assert_eq!(there[0].face, None);
}

/// EX-110, EC-JUP-f, EC-JUP-e, EC-JUP-d, EC-JUP-a, FW-p
#[test]
fn jupiter_on_alexandria() {
    let case = || {
        Case::empty_map()
            .caesar("pelusium", "c-legio-21")
            .pompey("alexandria", "cleopatra(3) p-navis-2(2)")
            .cards("jupiter", "2/2")
    };
    let mut play = case();
    assert_eq!(
        picks(&play),
        listed(["alexandria blue", "alexandria green"])
    );
    let tan = jupiter("alexandria", Colour::Tan);
    play.refuses(tan, Refusal::NobodyThere(place("alexandria")));
    play.jupiter("alexandria", Colour::Blue, "cleopatra");
    assert_eq!(play.commander("cleopatra"), Some(Caesar));
    assert_eq!(play.stand_in("pelusium"), set("c-legio-21(4) cleopatra(3)"));
    assert!(play.state().friendly(Pompey, place("alexandria")));

    let mut play = case();
    play.jupiter("alexandria", Colour::Green, "p-navis-2");
    assert_eq!(
        play.stand_in("alexandria"),
        set("cleopatra(3) p-navis-2(1)")
    );
    let turned = Event::Turned {
        side: Caesar,
        at: place("alexandria"),
        block: block("p-navis-2"),
        steps: 2,
    };
    for side in [Caesar, Pompey] {
        assert!(play.heard(side).contains(&turned));
    }
    let view = play.view(Caesar);
    assert_eq!(seen_in(&view, "alexandria", Colour::Green), 1);
    let faces = faces_in(&view, "alexandria");
    assert!(!faces.iter().any(|face| face.starts_with("p-navis")));
}

/// EX-114, EC-VUL-a, RUL-37
#[test]
fn vulcan_strikes_any_city_of_the_enemy_and_nothing_else() {
    let mut play = Case::empty_map()
        .caesar("roma", "c-legio-7")
        .caesar("mare-tyrrhenum", "c-navis-1")
        .pompey("neapolis", "p-legio-1")
        .pompey("sinope", "p-legio-3")
        .pompey("mare-internum", "p-navis-1")
        .cards("vulcan", "2/2");
    let struck = play.legal().into_iter().filter_map(|act| match act {
        Act::Vulcan { city } => Some(city),
        _ => None,
    });
    assert_eq!(ids(struck), set("alexandria neapolis sinope"));
    for not in ["roma", "asculum", "mare-internum", "mare-tyrrhenum"] {
        let city = place(not);
        play.refuses(Act::Vulcan { city }, Refusal::NotEnemyCity(city));
    }
}

/// EX-52, EC-VUL-a, EC-VUL-b, EC-VUL-e, SM-10, FW-q, 7.51-a, EC-a
#[test]
fn vulcan_takes_a_step_from_every_block_of_a_city() {
    let mut play = Case::empty_map()
        .caesar("roma", "c-legio-7")
        .pompey("neapolis", "p-pompey(1) p-legio-1 p-navis-1")
        .cards("vulcan", "3/2");
    assert_eq!(play.points(), [2, 2]);
    play.vulcan("neapolis");
    assert!(play.is_killed("p-pompey"));
    assert_eq!(play.points(), [3, 2]);
    assert_eq!(play.stand_in("neapolis"), set("p-legio-1(3) p-navis-1(1)"));
    let view = play.view(Caesar);
    assert!(view.open.killed.contains(block("p-pompey")));
    assert_eq!(faces_in(&view, "neapolis"), set(""));
    assert_eq!(seen_in(&view, "neapolis", Colour::Green), 2);
    let told = play.heard(Caesar);
    let shows = |event: &Event| matches!(event, Event::Shown { .. } | Event::Reduced { .. });
    assert!(!told.iter().any(shows));
    assert_eq!(play.active(), Pompey, "who has his Command");
    assert_eq!(
        play.state().open.part.map(|part| (part.moves, part.levies)),
        Some((3, 2))
    );
}

/// EC-VUL-b, 5.2-b
#[test]
fn vulcan_spares_neither_elephant_nor_fleet() {
    let mut play = Case::empty_map()
        .caesar("roma", "c-legio-7")
        .pompey("utica", "p-elephant p-navis-1(1) p-legio-39(1)")
        .cards("vulcan", "3/2");
    play.vulcan("utica");
    assert_eq!(play.stand_in("utica"), set("p-elephant(1)"));
    assert!(play.is_face_up("p-navis-1") && play.is_face_up("p-legio-39"));
    assert!(play.view(Caesar).open.face_up.contains(block("p-navis-1")));
}

/// EC-VUL-b, EC-VUL-c
#[test]
fn vulcan_takes_a_step_from_a_strong_cleopatra() {
    let mut play = Case::empty_map()
        .caesar("roma", "c-legio-7")
        .pompey("alexandria", "cleopatra(3)")
        .cards("vulcan", "3/2");
    play.vulcan("alexandria");
    assert_eq!(play.commander("cleopatra"), Some(Pompey));
    assert_eq!(play.steps("cleopatra"), 2);
}

/// EX-115, EC-VUL-c, EC-VUL-d, 6.13-b, 7.62-b, RUL-9
#[test]
fn vulcan_and_caesars_cleopatra() {
    let case = |pelusium: &str| {
        let mut play = Case::empty_map()
            .caesar("pelusium", pelusium)
            .caesar("jerusalem", "c-legio-20")
            .pompey("alexandria", "p-legio-38")
            .cards("3/1", "vulcan");
        play.vulcan("pelusium");
        play
    };
    let mut play = case("cleopatra(1) c-legio-21(2)");
    assert_eq!(play.stand_in("pelusium"), set("c-legio-21(1) cleopatra(1)"));
    assert_eq!(play.commander("cleopatra"), Some(Pompey));
    assert_eq!(play.active(), Caesar);
    let take = Act::Take {
        block: block("c-legio-21"),
    };
    play.refuses(take, Refusal::Pinned(place("pelusium")));
    assert!(
        play.ways("c-legio-20").contains("pelusium"),
        "it may reinforce"
    );
    play.moves("c-legio-20", "pelusium").to_battle();
    assert_eq!(play.battle_at(), Some(place("pelusium")));
    assert_eq!(play.attacker(), Pompey);
    // Cleopatra is main force, c-legio-20 a reserve.
    assert_eq!(play.order(), "c-legio-21 cleopatra");
    play.passes("c-legio-20 c-legio-21");
    assert_eq!(play.retreats_of("cleopatra"), set("alexandria"));

    let mut play = case("cleopatra(1)");
    assert_eq!(play.commander("cleopatra"), Some(Pompey));
    assert!(play.state().friendly(Pompey, place("pelusium")));
    play.to_battle();
    assert_eq!((play.state().open.turn, play.phase()), (3, Phase::Commit));
}

/// EC-VUL-d, 6.13-b
#[test]
fn the_captured_cleopatra_pins_one() {
    let mut play = Case::empty_map()
        .caesar("pelusium", "cleopatra(1) c-legio-21(3) c-legio-20(3)")
        .pompey("alexandria", "p-legio-38")
        .cards("3/1", "vulcan");
    play.vulcan("pelusium").moves("c-legio-21", "memphis");
    let take = Act::Take {
        block: block("c-legio-20"),
    };
    play.refuses(take, Refusal::Pinned(place("pelusium")));
}
