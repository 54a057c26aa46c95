//! 8 Winter Turn: Cleopatra, fleets, supply, disbanding, the new Year.

use std::collections::BTreeSet;

use crate::common::turns::DEAL;
use crate::common::*;
use julius_caesar::{Act, Colour, Event, Phase, Refusal, Side};

/// The blocks that may be disbanded.
#[track_caller]
fn disbands(play: &Play) -> BTreeSet<String> {
    ids(play.legal().into_iter().filter_map(|act| match act {
        Act::Disband { block } => Some(block),
        _ => None,
    }))
}

/// The Navis that are asked for, and their ports: any of the one to any of the other.
#[track_caller]
fn havens(play: &Play) -> (BTreeSet<String>, BTreeSet<String>) {
    let ways: Vec<_> = (play.legal().into_iter())
        .map(|act| match act {
            Act::ToPort { block, port } => (block, port),
            other => panic!("{other:?} beside ports"),
        })
        .collect();
    let navis = ids(ways.iter().map(|(block, _)| block));
    let ports = ids(ways.iter().map(|(_, port)| port));
    assert_eq!(ways.len(), navis.len() * ports.len());
    (navis, ports)
}

fn to_port(id: &str, port: &str) -> Act {
    Act::ToPort {
        block: block(id),
        port: place(port),
    }
}

fn disband(id: &str) -> Act {
    Act::Disband { block: block(id) }
}

/// EX-126, 8.0-a, 8.0-b, 8.1-e, 8.2-a, 8.2-c, 8.3-c, 8.5-b, 8.6-b, SM-20, SM-21, SM-22, SM-23, SM-24, SM-25, RUL-2, FW-o, FW-w
#[test]
fn the_winter_of_705_goes_by_its_six_steps() {
    let mut play = Case::empty_map()
        .pompey("creta", "cleopatra(2)")
        .pompey("mare-aegypticum", "p-navis-2")
        .pompey("neapolis", "p-navis-1")
        .caesar("mare-hispanum", "c-navis-1")
        .caesar(
            "massilia",
            "c-legio-11(2) c-legio-14 c-legio-8(1) c-legio-12",
        )
        .winter();

    // 8.1 and 8.2 leave nothing to choose here.
    assert_eq!(play.at("cleopatra"), Some(place("alexandria")));
    assert_eq!(
        (play.commander("cleopatra"), play.steps("cleopatra")),
        (Some(Pompey), 2)
    );
    assert!(play.state().vacant(place("creta")));
    assert_eq!(play.at("c-navis-1"), Some(place("massilia")));
    assert_eq!(
        play.at("p-navis-2"),
        Some(place("alexandria")),
        "Creta no longer counts"
    );
    assert_eq!(
        play.at("p-navis-1"),
        Some(place("neapolis")),
        "in a port it stays"
    );
    let told = |play: &Play, side: Side| -> Vec<Event> {
        let heard = play.heard(side);
        let winter = heard
            .iter()
            .position(|event| matches!(event, Event::WinterBegan { .. }));
        heard[winter.expect("it is winter") + 1..].to_vec()
    };
    let (cleopatra, navis) = (place("creta"), |side, id: Option<&str>| {
        let (colour, sea, port) = match side {
            Caesar => (Colour::Tan, "mare-hispanum", "massilia"),
            Pompey => (Colour::Green, "mare-aegypticum", "alexandria"),
        };
        Event::Wintered {
            side,
            colour,
            block: id.map(block),
            sea: place(sea),
            port: place(port),
        }
    });
    let home = Event::CleopatraHome {
        from: cleopatra,
        side: Pompey,
    };
    assert_eq!(
        told(&play, Pompey),
        [home, navis(Caesar, None), navis(Pompey, Some("p-navis-2"))]
    );
    assert_eq!(
        told(&play, Caesar),
        [home, navis(Caesar, Some("c-navis-1")), navis(Pompey, None)]
    );

    // 8.3
    assert_eq!(play.phase(), Phase::Supply { side: Caesar });
    let five = set("c-legio-8 c-legio-11 c-legio-12 c-legio-14 c-navis-1");
    assert_eq!(disbands(&play), five);
    assert_eq!(play.legal().len(), 5, "and nothing else is asked");
    let pool = play.view(Pompey).pools[Caesar].standing;
    assert_eq!(seen_in(&play.view(Pompey), "massilia", Colour::Tan), 5);
    play.disband("c-legio-11");
    let left = |block| Event::Disbanded {
        side: Caesar,
        colour: Colour::Tan,
        block,
        at: place("massilia"),
    };
    assert_eq!(told(&play, Pompey)[3], left(None));
    assert_eq!(told(&play, Caesar)[3], left(Some(block("c-legio-11"))));
    assert_eq!(seen_in(&play.view(Pompey), "massilia", Colour::Tan), 4);
    assert_eq!(faces_in(&play.view(Pompey), "massilia"), set(""));
    assert_eq!(play.view(Pompey).pools[Caesar].standing, pool + 1);
    assert!(play.state().standing.contains(block("c-legio-11")));
    assert_eq!(play.steps("c-legio-11"), 0);

    // 8.4 comes after supply.
    assert_eq!(
        told(&play, Pompey)[4..],
        [Event::Scored {
            caesar: 1,
            pompey: 2
        }]
    );

    // 8.5: disbanding, and nothing that moves a step from block to block.
    assert_eq!(play.phase(), Phase::Disband { side: Caesar });
    assert_eq!(
        disbands(&play),
        set("c-legio-8 c-legio-12 c-legio-14 c-navis-1")
    );
    assert_eq!(play.legal().len(), 5);
    play.disband("c-legio-12");
    assert_eq!(
        play.stand_in("massilia"),
        set("c-legio-8(1) c-legio-14(3) c-navis-1(2)")
    );
    play.act(Act::EndDisband);
    assert_eq!(play.phase(), Phase::Disband { side: Pompey });
    assert_eq!(disbands(&play), set("p-navis-1 p-navis-2"));

    // 8.6: the cards of the Year before are in the deck again.
    let mut deal = DEAL;
    deal[0] = "mars";
    deal[6] = "jupiter";
    play.new_year(&deal);
    assert_eq!((play.state().open.year, play.state().open.turn), (706, 1));
    assert_eq!(play.phase(), Phase::Discard);
    assert_eq!(
        ids(play.state().hands[Caesar]),
        deal[..6].iter().map(|&id| id.to_owned()).collect()
    );
    assert_eq!(
        ids(play.state().hands[Pompey]),
        deal[6..].iter().map(|&id| id.to_owned()).collect()
    );
    play.discard("mars", "jupiter").commit("3/2", "2/2");
    play.moves("c-legio-14", "genua").end_moves();
    assert!(play.levies().contains("c-legio-11"));
    assert_eq!(play.cities_of("c-legio-11"), set("genua"));
    play.levy("c-legio-11");
    assert_eq!(
        (play.at("c-legio-11"), play.steps("c-legio-11")),
        (Some(place("genua")), 1)
    );
}

/// RUL-12, 8.0-b, SM-21, SM-22, SM-24
#[test]
fn caesar_decides_each_step_first() {
    let mut play = Case::empty_map()
        .caesar("mare-hispanum", "c-navis-1")
        .caesar("massilia", "c-legio-7 c-legio-8 c-legio-9 c-legio-10")
        .caesar("genua", "c-legio-11")
        .pompey("mare-tyrrhenum", "p-navis-1")
        .pompey("neapolis", "p-legio-1 p-legio-2 p-legio-3")
        .pompey("rhegium", "p-legio-4")
        .winter();
    let scored = |play: &Play| matches!(play.last_heard(Caesar), Event::Scored { .. });

    assert_eq!(play.phase(), Phase::WinterNavis { side: Caesar });
    play.refuses_by(Pompey, to_port("p-navis-1", "neapolis"), Refusal::NotAsked);
    play.act(to_port("c-navis-1", "massilia"));
    assert_eq!(play.phase(), Phase::WinterNavis { side: Pompey });
    play.act(to_port("p-navis-1", "neapolis"));

    assert_eq!(play.phase(), Phase::Supply { side: Caesar });
    play.refuses_by(Pompey, disband("p-legio-1"), Refusal::NotAsked);
    play.disband("c-legio-7");
    assert_eq!(play.phase(), Phase::Supply { side: Pompey });
    assert!(!scored(&play), "both finish 8.3 before 8.4");
    play.disband("p-legio-1");
    assert!(scored(&play));

    assert_eq!(play.phase(), Phase::Disband { side: Caesar });
    play.refuses_by(Pompey, Act::EndDisband, Refusal::NotAsked);
    play.act(Act::EndDisband);
    assert_eq!(play.phase(), Phase::Disband { side: Pompey });
    play.refuses_by(Caesar, disband("c-legio-8"), Refusal::NotAsked);
}

/// RUL-2, 8.0-a, 8.3-b, 8.4-a
#[test]
fn supply_is_settled_before_victory_is_tested() {
    let mut play = Case::empty_map()
        .caesar("roma", "c-caesar")
        .caesar("alexandria", "c-legio-7 cleopatra")
        .caesar("antiochia", "c-legio-8")
        .caesar("athenae", "c-legio-9")
        .caesar("byzantium", "c-legio-10")
        .caesar("ephesus", "c-legio-11")
        .caesar("massilia", "c-legio-12")
        .caesar("utica", "c-legio-13")
        .caesar("genua", "c-legio-14 c-legio-16 c-legio-17 c-legio-18")
        .pompey("tarraco", "p-legio-1")
        .winter();
    assert_eq!(play.points(), [10, 1]);
    assert_eq!(play.phase(), Phase::Supply { side: Caesar });
    play.disband("c-legio-14");
    assert!(
        matches!(play.phase(), Phase::Over { .. }),
        "{:?}",
        play.phase()
    );
}

/// EX-58, EX-59, 8.1-a, 8.1-b, 8.1-c, 8.1-d, RUL-13, SM-20
#[test]
fn cleopatra_goes_home_and_joins_an_enemy_who_holds_it() {
    // Whose she is, where, who holds Alexandria; whose she is then, and the score.
    type Row<'a> = (&'a str, Side, &'a str, Option<Side>, Side, [u8; 2]);
    let rows: &[Row] = &[
        ("EX-58", Pompey, "utica", Some(Caesar), Caesar, [2, 0]),
        ("EX-59", Caesar, "pelusium", None, Caesar, [2, 0]),
        ("RUL-13", Pompey, "pelusium", None, Pompey, [0, 2]),
        ("8.1-b", Caesar, "massilia", Some(Pompey), Pompey, [0, 2]),
        ("8.1-c", Caesar, "massilia", Some(Caesar), Caesar, [2, 0]),
        ("8.1-c", Pompey, "neapolis", Some(Pompey), Pompey, [0, 2]),
    ];
    for &(name, side, from, holder, after, points) in rows {
        let mut case = Case::empty_map().with(side, from, "cleopatra(3)");
        if let Some(holder) = holder {
            let legion = if holder == Caesar {
                "c-legio-7"
            } else {
                "p-legio-38"
            };
            case = case.with(holder, "alexandria", legion);
        }
        let play = case.winter();
        assert_eq!(
            play.at("cleopatra"),
            Some(place("alexandria")),
            "{name} {from}"
        );
        assert_eq!(play.commander("cleopatra"), Some(after), "{name} {from}");
        assert_eq!(play.steps("cleopatra"), 3, "{name} {from}");
        assert!(play.state().vacant(place(from)), "{name} {from}");
        assert_eq!(play.points(), points, "{name} {from}");
        let home = Event::CleopatraHome {
            from: place(from),
            side: after,
        };
        assert!(play.heard(Caesar).contains(&home), "{name} {from}");
        assert!(play.heard(Pompey).contains(&home), "{name} {from}");
    }
    let at_home = Case::empty_map()
        .pompey("alexandria", "cleopatra(1)")
        .winter();
    assert_eq!(at_home.stand_in("alexandria"), set("cleopatra(1)"));
    let moved = |event: &Event| matches!(event, Event::CleopatraHome { .. });
    assert!(!at_home.heard(Caesar).iter().any(moved));
}

/// EX-57, 8.2-a, 8.2-b, 8.0-b, RUL-12, SM-21
#[test]
fn fleets_go_to_a_friendly_port_of_their_sea_or_home() {
    let mut play = Case::empty_map()
        .caesar("mare-hispanum", "c-navis-1")
        .caesar("massilia", "c-legio-11 c-legio-14 c-legio-7 c-legio-8")
        .caesar("genua", "c-legio-12")
        .caesar("roma", "c-legio-13")
        .pompey("mare-internum", "p-navis-3(1)")
        .pompey("tarraco", "p-legio-5")
        .winter();

    assert_eq!(havens(&play), (set("c-navis-1"), set("massilia genua")));
    for (act, why) in [
        (
            to_port("c-navis-1", "narbo"),
            Refusal::NoHaven(block("c-navis-1")),
        ),
        (
            to_port("c-navis-1", "tarraco"),
            Refusal::NoHaven(block("c-navis-1")),
        ),
        (
            to_port("c-navis-1", "roma"),
            Refusal::NoHaven(block("c-navis-1")),
        ),
        (
            to_port("p-navis-3", "tarraco"),
            Refusal::NotYours(block("p-navis-3")),
        ),
        (Act::EndDisband, Refusal::OtherPhase),
    ] {
        play.refuses(act, why);
    }

    // 8.2-b: no port of Pompey's lies on Mare Internum.
    let p_navis_3 = block("p-navis-3");
    assert!(play.state().standing.contains(p_navis_3));
    assert!(!play.state().open.face_up.contains(p_navis_3));
    let gone = |block| Event::Disbanded {
        side: Pompey,
        colour: Colour::Green,
        block,
        at: place("mare-internum"),
    };
    assert!(play.heard(Pompey).contains(&gone(Some(p_navis_3))));
    assert!(play.heard(Caesar).contains(&gone(None)));

    // 8.2-a: a full port will do; supply comes after.
    play.act(to_port("c-navis-1", "massilia"));
    assert_eq!(play.phase(), Phase::Supply { side: Caesar });
    assert!(disbands(&play).contains("c-navis-1"));
}

/// 8.2-a, 8.2-c
#[test]
fn each_fleet_chooses_its_own_port() {
    let mut play = Case::empty_map()
        .caesar("mare-hispanum", "c-navis-1 c-navis-2")
        .caesar("mare-tyrrhenum", "c-navis-3")
        .caesar("massilia", "c-legio-11")
        .caesar("genua", "c-navis-4")
        .winter();
    // Genua alone lies on Mare Tyrrhenum; Mare Hispanum has two ports.
    assert_eq!(
        havens(&play),
        (set("c-navis-1 c-navis-2"), set("massilia genua"))
    );
    let docked = Refusal::NotAtSea(block("c-navis-4"));
    play.refuses(to_port("c-navis-4", "genua"), docked);
    // Which goes first is the owner's choice: a fixed order would tell them apart.
    play.act(to_port("c-navis-2", "massilia"));
    play.act(to_port("c-navis-1", "genua"));
    assert_eq!(play.stand_in("massilia"), set("c-legio-11(3) c-navis-2(2)"));
    assert_eq!(
        play.stand_in("genua"),
        set("c-navis-1(2) c-navis-3(2) c-navis-4(2)")
    );
}

/// FW-w, FW-o, 8.2-a, 8.2-b
#[test]
fn the_order_in_which_fleets_go_home_does_not_tell_them_apart() {
    // Two of the four seas have a port, one a choice of ports, one none.
    let seas = [
        "mare-hispanum",
        "mare-internum",
        "mare-hadriaticum",
        "propontis",
    ];
    let heard = |order: [&str; 4]| {
        let mut case = Case::empty_map()
            .caesar("massilia", "c-legio-7")
            .caesar("genua", "c-legio-8")
            .caesar("ravenna", "c-legio-9");
        for (sea, navis) in seas.iter().zip(order) {
            case = case.caesar(sea, navis);
        }
        let mut play = case.winter();
        let asked = havens(&play).0;
        let asked = asked.first().expect("a Navis is asked for");
        assert_eq!(play.at(asked), Some(place("mare-hispanum")));
        play.act(to_port(asked, "genua"));
        let spectator: Vec<_> = (play.table.heard(kernel::Viewer::Spectator))
            .copied()
            .collect();
        (play.heard(Pompey), spectator)
    };
    let navis = ["c-navis-1", "c-navis-2", "c-navis-3", "c-navis-4"];
    let one = heard(navis);
    for turned in 1..4 {
        let mut other = navis;
        other.rotate_left(turned);
        assert_eq!(heard(other), one, "{other:?}");
    }
}

/// EX-56, 8.3-a, 8.3-b, SM-22
#[test]
fn a_city_feeds_three_blocks_and_its_value() {
    let blocks = "c-caesar c-antonius c-legio-7 c-legio-8 c-legio-9 c-navis-1";
    for (city, feeds) in [("genua", 3), ("massilia", 4), ("roma", 5)] {
        assert_eq!(place(city).supply(), feeds, "{city}");
        for surplus in 0..=1 {
            let many: Vec<_> = blocks
                .split(' ')
                .rev()
                .take(usize::from(feeds) + surplus)
                .collect();
            let play = Case::empty_map().caesar(city, &many.join(" ")).winter();
            let phase = match surplus {
                0 => Phase::Disband { side: Caesar },
                _ => Phase::Supply { side: Caesar },
            };
            assert_eq!(play.phase(), phase, "{} blocks in {city}", many.len());
        }
    }
    // Any one of five in Massilia, and only one.
    let five = "c-caesar c-legio-7 c-legio-8 c-legio-9 c-navis-1";
    for given in five.split(' ') {
        let mut play = Case::empty_map().caesar("massilia", five).winter();
        assert_eq!(disbands(&play), set(five));
        play.disband(given);
        assert_eq!(play.at(given), None);
        assert_eq!(play.stand_in("massilia").len(), 4);
        assert_eq!(play.phase(), Phase::Disband { side: Caesar });
    }
}

/// EX-86, 8.3-d, 8.3-b
#[test]
fn no_more_than_the_surplus_goes_before_victory_is_tested() {
    let mut play = Case::empty_map()
        .caesar("genua", "c-legio-7 c-legio-8 c-legio-9 c-legio-10")
        .caesar("massilia", "c-legio-11")
        .winter();
    play.refuses(
        disband("c-legio-11"),
        Refusal::NoSurplus(block("c-legio-11")),
    );
    play.refuses(disband("p-legio-1"), Refusal::NotYours(block("p-legio-1")));
    play.refuses(Act::EndDisband, Refusal::OtherPhase);
    play.disband("c-legio-7");
    assert!(matches!(play.last_heard(Caesar), Event::Scored { .. }));
    assert_eq!(play.phase(), Phase::Disband { side: Caesar });
    // 8.5: now any number.
    play.disband("c-legio-8")
        .disband("c-legio-9")
        .disband("c-legio-11");
    assert_eq!(play.stand_in("genua"), set("c-legio-10(3)"));
    assert_eq!(play.stand_in("massilia"), set(""));
}

/// 8.3-a, 8.3-b, RUL-14
#[test]
fn cleopatra_eats_but_is_not_sent_away() {
    let six = "p-legio-1 p-legio-2 p-legio-3 p-legio-4 p-navis-1";
    let mut play = Case::empty_map().pompey("alexandria", six).winter();
    assert_eq!(play.phase(), Phase::Supply { side: Pompey });
    assert_eq!(disbands(&play), set(six));
    play.refuses(disband("cleopatra"), Refusal::Cleopatra);
}

/// EX-60, 8.5-a, 7.51-b, 8.6-a, RUL-14, SM-24
#[test]
fn a_leader_who_is_disbanded_is_not_dead() {
    let mut play = Case::empty_map()
        .caesar("alexandria", "cleopatra c-antonius(1) c-legio-7")
        .pompey("tarraco", "p-legio-5")
        .face_up("p-legio-6")
        .killed("p-scipio")
        .winter();
    assert_eq!(disbands(&play), set("c-antonius c-legio-7"));
    play.refuses(disband("cleopatra"), Refusal::CleopatraStays);
    play.refuses(disband("p-legio-5"), Refusal::NotYours(block("p-legio-5")));
    play.disband("c-antonius");
    assert!(play.state().standing.contains(block("c-antonius")));
    assert_eq!(play.points(), [3, 1], "Scipio counts, Antonius does not");

    play.new_year(&DEAL);
    // 8.6-a: the eliminated stand up, the dead stay out.
    let state = play.state();
    assert!(state.open.face_up.is_empty());
    assert!(state.standing.contains(block("p-legio-6")));
    assert_eq!(ids(state.open.killed), set("p-scipio"));
    assert!(!state.standing.contains(block("p-scipio")));

    play.discard("1/2", "1/2").commit("3/1", "2/2").end_moves();
    assert!(play.levies().contains("c-antonius"));
    let octavian = block("c-octavian");
    play.refuses(Act::Levy { block: octavian }, Refusal::Locked(octavian));
    play.levy("c-antonius");
    assert_eq!(play.steps("c-antonius"), 1);
}

/// EX-83, 5.2-b, 7.5-a, 6.4-k, 8.6-a, FW-n, RUL-5
#[test]
fn an_eliminated_block_lies_face_up_until_the_year_is_over() {
    let mut play = Case::empty_map()
        .caesar("massilia", "c-legio-8")
        .pompey("tarraco", "p-legio-5(1) p-legio-6")
        .hand(Caesar, "2/1 2/1 2/1")
        .hand(Pompey, "2/2 2/2 2/2")
        .cards("vulcan", "2/2");
    let lost = block("p-legio-5");
    play.act(Act::Vulcan {
        city: place("tarraco"),
    });
    let levy = Act::Levy { block: lost };
    for turn in 2..=5 {
        assert_eq!(play.state().open.turn, turn);
        if turn > 2 {
            play.commit("2/1", "2/2").end_part();
        }
        assert_eq!(play.active(), Pompey);
        play.end_moves().refuses(levy, Refusal::FaceUp(lost));
        for view in [play.view(Caesar), play.view(Pompey), play.spectator()] {
            assert_eq!(ids(view.open.face_up), set("p-legio-5"), "turn {turn}");
        }
        play.end_levies();
    }
    let standing = play.view(Caesar).pools[Pompey].standing;
    play.new_year(&DEAL);
    let view = play.view(Caesar);
    assert!(view.open.face_up.is_empty());
    assert_eq!(view.pools[Pompey].standing, standing + 1);
    assert_eq!(view.pools[Pompey].blocks, None);
    play.discard("1/2", "1/2")
        .commit("3/1", "2/2")
        .end_part()
        .end_moves();
    assert_eq!(play.cities_of("p-legio-5"), set("tarraco"));
}

/// 8.3-c, 8.5-a, RUL-22, FW-a, FW-o
#[test]
fn a_defector_who_is_disbanded_comes_home_to_his_owner() {
    let mut play = Case::empty_map()
        .caesar("massilia", "c-legio-7")
        .pompey("tarraco", "c-legio-10 p-legio-5")
        .winter();
    play.act(Act::EndDisband);
    play.disband("c-legio-10");
    let gone = |block| Event::Disbanded {
        side: Pompey,
        colour: Colour::Tan,
        block,
        at: place("tarraco"),
    };
    let legion = block("c-legio-10");
    assert!(play.state().standing.contains(legion));
    let own = play.view(Caesar).pools[Caesar]
        .blocks
        .expect("his own pool");
    assert!(own.contains(legion));
    assert_eq!(play.last_heard(Caesar), gone(Some(legion)));
    let spectator = kernel::Viewer::Spectator;
    assert_eq!(play.table.heard(spectator).last(), Some(&gone(None)));
    // Caesar has seen it, so it stands.
    assert!(!play.table.can_undo(seat(Pompey)));
    play.disband("p-legio-5");
    assert!(play.table.can_undo(seat(Pompey)));
}

/// EX-132, SM-g, SM-h, 2.1-m, SM-25
#[test]
fn a_turn_and_a_year_forget_what_was_theirs() {
    let mut play = Case::empty_map()
        .turn(1)
        .caesar("roma", "c-legio-7 c-legio-8")
        .caesar("sipontum", "c-legio-9")
        .pompey("neapolis", "p-legio-1 p-legio-2(1)")
        .pompey("brundisium", "p-legio-3")
        .hand(Caesar, "apollo 2/1 2/1 2/1")
        .hand(Pompey, "1/3 2/2 2/2 2/2")
        .cards("3/1", "2/2");
    play.all_move("c-legio-7 c-legio-8", "neapolis");
    play.moves("c-legio-9", "neapolis").end_moves();
    play.act(Act::Main {
        link: link("roma", "neapolis"),
    });
    play.end_part();
    play.moves("p-legio-3", "neapolis").end_part();
    // 7.4: the block with one step is lost.
    play.passes("p-legio-1 p-legio-2")
        .fires("c-legio-7", &[1, 1, 1]);
    let open = &play.state().open;
    assert!(open.battle.is_some() && !open.entries.is_empty());
    play.to_round(2);
    while play.state().open.battle.is_some() {
        let mut acts = play.legal();
        acts.retain(|act| matches!(act, Act::Retreat { .. }));
        let act = acts.first().copied().unwrap_or_else(|| play.legal()[1]);
        play.act(act);
    }
    play.end_regroup();

    let state = play.state();
    let open = &state.open;
    assert_eq!((open.turn, open.phase), (2, Phase::Commit));
    assert!(state.moved.is_empty() && state.reserve.is_empty());
    assert!(state.came.iter().all(Option::is_none));
    assert!(open.entries.is_empty() && open.surprise.is_none() && open.part.is_none());
    assert_eq!(open.roads, julius_caesar::Roads::UNUSED);
    for side in Side::ALL {
        assert!(open.attacks[side].is_empty());
        assert_eq!(state.hands[side].len(), 4);
    }
    // The Year's memory stays.
    assert_eq!(ids(open.last[Caesar]), set("command-3-1-a"));
    assert_eq!(ids(open.last[Pompey]), set("command-2-2-a"));
    assert_eq!(ids(open.played[Pompey]), set("command-2-2-a"));

    for turn in 2..=5 {
        assert_eq!(play.state().open.turn, turn);
        play.idle_turn(
            if turn == 5 { "apollo" } else { "2/1" },
            if turn == 5 { "1/3" } else { "2/2" },
        );
    }
    let mut deal = DEAL;
    deal[0] = "apollo";
    play.new_year(&deal);
    let open = &play.state().open;
    for side in Side::ALL {
        assert!(open.last[side].is_none() && open.now[side].is_none());
        assert!(open.played[side].is_empty());
        assert!(play.state().discarded[side].is_none());
    }
    play.discard("1/2", "1/2");
    play.refuses_by(
        Caesar,
        Act::Commit {
            card: card("apollo"),
        },
        Refusal::ApolloFirst,
    );
}
