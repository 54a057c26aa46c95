//! FW Fog of war in battles, and what Jupiter and Vulcan show.

use crate::common::sights::{back, blocks_in, names};
use crate::common::*;
use julius_caesar::{Act, Colour, Event, Going, Phase, Sighting, View};
use kernel::Viewer;

/// The backs that a view shows somewhere.
fn backs_in(view: &View, city: &str) -> Vec<Sighting> {
    let blocks = blocks_in(view, city).into_iter();
    blocks.filter(|seen| seen.face.is_none()).collect()
}

fn spectator_heard(play: &Play) -> Vec<Event> {
    play.table.heard(Viewer::Spectator).copied().collect()
}

/// EX-64, 7.1-b, FW-i, FW-j, FW-l
#[test]
fn a_battle_shows_the_main_force_then_the_reserves_and_then_hides_them() {
    let mut play = Case::empty_map()
        .caesar("roma", "c-antonius c-legio-7 c-legio-8(2)")
        .caesar("sipontum", "c-legio-9(1) c-legio-10")
        .pompey("neapolis", "p-pompey p-legio-1(2)")
        .pompey("brundisium", "p-legio-3")
        .cards("2/1", "2/2");
    play.all_move("c-antonius c-legio-7 c-legio-8", "neapolis");
    play.all_move("c-legio-9 c-legio-10", "neapolis")
        .end_moves();
    play.act(Act::Main {
        link: link("roma", "neapolis"),
    });
    for view in [play.view(Pompey), play.spectator()] {
        assert!(
            !names(&view, "c-antonius"),
            "hidden until the battle is named"
        );
    }
    play.to_battle();

    // When it is named.
    let caesars = "c-antonius(2) c-legio-7(3) c-legio-8(2)";
    let pompeys = "p-pompey(3) p-legio-1(2)";
    let main = set(&format!("{caesars} {pompeys}"));
    let mut reserves = back(Caesar, Colour::Tan, 2);
    reserves.back.reserve = true;
    reserves.back.came = Some(link("sipontum", "neapolis"));
    for view in [play.view(Pompey), play.spectator()] {
        assert_eq!(faces_in(&view, "neapolis"), main);
        assert_eq!(backs_in(&view, "neapolis"), [reserves]);
        assert!(!names(&view, "c-legio-9") && !names(&view, "c-legio-10"));
        assert_eq!(
            view.open.battle.map(|battle| battle.waiting[Caesar]),
            Some(2)
        );
        assert!(view.viewer == Viewer::Seat(seat(Pompey)) || !names(&view, "p-legio-3"));
    }
    let shown = |side, ids: &str| Event::Shown {
        side,
        blocks: ids.split(' ').map(block).collect(),
    };
    let heard = play.heard(Pompey);
    assert!(heard.contains(&shown(Caesar, "c-antonius c-legio-7 c-legio-8")));
    assert!(heard.contains(&shown(Pompey, "p-pompey p-legio-1")));

    // At the start of Round 2.
    play.to_round(2);
    let all = set(&format!("{caesars} {pompeys} c-legio-9(1) c-legio-10(3)"));
    for view in [play.view(Pompey), play.spectator()] {
        assert_eq!(faces_in(&view, "neapolis"), all);
        assert_eq!(backs_in(&view, "neapolis"), []);
    }
    assert!(
        play.heard(Pompey)
            .contains(&shown(Caesar, "c-legio-9 c-legio-10"))
    );

    // When it is over, before anybody regroups.
    play.passes("c-antonius")
        .retreats("p-pompey", "rhegium")
        .retreats("p-legio-1", "rhegium");
    assert!(matches!(play.phase(), Phase::Regroup { side: Caesar, .. }));
    for view in [play.view(Pompey), play.spectator()] {
        assert_eq!(faces_in(&view, "neapolis"), set(""));
        assert_eq!(backs_in(&view, "neapolis"), [back(Caesar, Colour::Tan, 5)]);
        assert!(!names(&view, "c-antonius"));
    }
    for view in [play.view(Caesar), play.spectator()] {
        assert_eq!(backs_in(&view, "rhegium"), [back(Pompey, Colour::Green, 2)]);
        assert!(!names(&view, "p-pompey"));
    }
}

/// FW-j, 7.31-b, FW-n
#[test]
fn reserves_lost_to_disruption_are_shown_in_the_pool() {
    let mut play = Case::empty_map()
        .caesar("narbo", "c-legio-7(1)")
        .caesar("bilbilis", "c-legio-9(3) c-auxilia-1(1)")
        .pompey("tarraco", "p-legio-5 p-legio-6")
        .cards("2/1", "2/2");
    play.moves("c-legio-7", "tarraco")
        .all_move("c-legio-9 c-auxilia-1", "tarraco")
        .end_moves();
    play.act(Act::Main {
        link: link("narbo", "tarraco"),
    });
    play.to_battle().fires("p-legio-5", &[2, 4, 6]);
    let lost = Event::Eliminated {
        block: block("c-auxilia-1"),
    };
    assert!(play.heard(Pompey).contains(&lost));
    let view = play.view(Pompey);
    assert_eq!(ids(view.open.face_up), set("c-legio-7 c-auxilia-1"));
    assert!(faces_in(&view, "tarraco").contains("c-legio-9(2)"));
}

/// EX-129, FW-k, FW-i, FW-l
#[test]
fn in_the_battle_all_is_seen_until_a_block_has_left() {
    let mut play = Case::empty_map()
        .caesar("narbo", "c-equitatus-1 c-legio-7")
        .pompey("tarraco", "p-legio-5(1) p-legio-6(3)")
        .cards("3/1", "2/2");
    play.all_move("c-equitatus-1 c-legio-7", "tarraco")
        .to_battle()
        .to_round(2);
    play.fires("c-equitatus-1", &[2, 5, 6]);
    play.retreats("p-legio-6", "bilbilis");
    play.passes("p-legio-5");
    let facts = [
        Event::Fired {
            block: block("c-equitatus-1"),
            dice: [2, 5, 6, 0],
            count: 3,
            hits: 1,
        },
        Event::Reduced {
            block: block("p-legio-6"),
            steps: 2,
        },
        Event::Retreated {
            block: block("p-legio-6"),
            from: place("tarraco"),
            path: path("bilbilis"),
        },
        Event::Passed {
            block: block("p-legio-5"),
        },
    ];
    for heard in [play.heard(Caesar), spectator_heard(&play)] {
        assert_eq!(heard[heard.len() - 4..], facts);
    }
    // The battle goes on, and whoever left it is a green block in Bilbilis.
    assert!(play.state().open.battle.is_some());
    for view in [play.view(Caesar), play.spectator()] {
        assert_eq!(
            backs_in(&view, "bilbilis"),
            [back(Pompey, Colour::Green, 1)]
        );
        assert!(!names(&view, "p-legio-6"));
        assert!(names(&view, "p-legio-5"), "still in the fight");
    }
}

/// EX-128, FW-f, FW-l, SM-g, RUL-42
#[test]
fn nobody_can_be_followed_out_of_a_battle() {
    let regrouped = |id: &str| {
        let mut play = Case::empty_map()
            .caesar("narbo", "c-legio-7 c-legio-9")
            .pompey("tarraco", "p-legio-5 p-legio-6(1)")
            .pompey("carthago-nova", "p-legio-2(2)")
            .cards("3/1", "2/2");
        play.all_move("c-legio-7 c-legio-9", "tarraco").end_part();
        play.moves("p-legio-2", "tarraco").end_part().to_round(2);
        let seen = faces_in(&play.view(Caesar), "tarraco");
        assert!(seen.is_superset(&set("p-legio-5(3) p-legio-6(1) p-legio-2(2)")));
        play.passes("p-legio-2 p-legio-5 p-legio-6");
        play.retreats("c-legio-7", "narbo")
            .retreats("c-legio-9", "narbo");
        let heard = play.heard(Caesar).len();
        play.moves(id, "carthago-nova");
        let told = play.heard(Caesar)[heard..].to_vec();
        (
            told,
            play.view(Caesar),
            play.spectator(),
            play.heard(Pompey).last().copied(),
        )
    };
    let (told, view, spectator, own) = regrouped("p-legio-2");
    let gone = |block| Event::Moved {
        side: Pompey,
        colour: Colour::Green,
        block,
        from: place("tarraco"),
        path: path("carthago-nova"),
        by: Going::Regroup,
    };
    assert_eq!(told, [gone(None)]);
    assert_eq!(own, Some(gone(Some(block("p-legio-2")))));
    assert_eq!(backs_in(&view, "tarraco"), [back(Pompey, Colour::Green, 2)]);
    assert_eq!(
        backs_in(&view, "carthago-nova"),
        [back(Pompey, Colour::Green, 1)]
    );
    for id in ["p-legio-5", "p-legio-6"] {
        let (other_told, other_view, other_spectator, _) = regrouped(id);
        assert_eq!(other_told, told, "{id}");
        assert_eq!(other_view, view, "{id}");
        assert_eq!(other_spectator, spectator, "{id}");
    }
}

/// FW-m, 7.3-g, FW-l
#[test]
fn reserves_that_never_fought_stay_hidden() {
    let mut play = Case::empty_map()
        .caesar("narbo", "c-legio-7")
        .caesar("bilbilis", "c-legio-9 c-legio-10")
        .pompey("tarraco", "p-legio-5(1)")
        .cards("3/1", "2/2");
    play.moves("c-legio-7", "tarraco")
        .all_move("c-legio-9 c-legio-10", "tarraco")
        .end_moves();
    play.act(Act::Main {
        link: link("narbo", "tarraco"),
    });
    play.to_battle()
        .passes("p-legio-5")
        .fires("c-legio-7", &[1, 6, 6]);
    assert!(matches!(play.phase(), Phase::Regroup { side: Caesar, .. }));
    play.moves("c-legio-9", "bilbilis");
    let gone = Event::Moved {
        side: Caesar,
        colour: Colour::Tan,
        block: None,
        from: place("tarraco"),
        path: path("bilbilis"),
        by: Going::Regroup,
    };
    assert_eq!(play.last_heard(Pompey), gone);
    play.end_regroup();
    for (view, heard) in [
        (play.view(Pompey), play.heard(Pompey)),
        (play.spectator(), spectator_heard(&play)),
    ] {
        assert_eq!(backs_in(&view, "tarraco"), [back(Caesar, Colour::Tan, 2)]);
        let heard = format!("{heard:?}");
        assert!(heard.contains("c-legio-7"), "it was shown in the battle");
        for id in ["c-legio-9", "c-legio-10"] {
            assert!(!names(&view, id) && !heard.contains(id), "{id}");
        }
    }
}

/// FW-p, EC-JUP-c, EC-JUP-e, SM-9
#[test]
fn jupiters_draw_is_seen_by_all_and_then_hidden_again() {
    let mut play = Case::empty_map()
        .caesar("pelusium", "c-legio-7")
        .caesar("memphis", "c-legio-8")
        .pompey("alexandria", "p-legio-38(2) p-legio-1")
        .cards("jupiter", "2/2");
    for view in [play.view(Caesar), play.spectator()] {
        assert!(!names(&view, "p-legio-38"));
    }
    play.draws(&["p-legio-38"]).act(Act::Jupiter {
        at: place("alexandria"),
        colour: Colour::Green,
    });
    // Where it will stand is still to be chosen.
    assert!(matches!(play.phase(), Phase::Defect { .. }));
    let turned = Event::Turned {
        side: Caesar,
        at: place("alexandria"),
        block: block("p-legio-38"),
        steps: 2,
    };
    for heard in [
        play.heard(Caesar),
        play.heard(Pompey),
        spectator_heard(&play),
    ] {
        assert_eq!(heard.last(), Some(&turned));
    }
    for view in [play.view(Caesar), play.view(Pompey), play.spectator()] {
        assert!(faces_in(&view, "alexandria").contains("p-legio-38(2)"));
        assert_eq!(names(&view, "p-legio-1"), view.side() == Some(Pompey));
    }
    play.act(Act::Place {
        city: place("pelusium"),
    });
    assert_eq!(
        faces_in(&play.view(Caesar), "pelusium"),
        set("c-legio-7(3) p-legio-38(2)")
    );
    for view in [play.view(Pompey), play.spectator()] {
        assert!(!names(&view, "p-legio-38"));
        let seen = [back(Caesar, Colour::Tan, 1), back(Caesar, Colour::Green, 1)];
        assert_eq!(backs_in(&view, "pelusium"), seen);
    }
}

/// FW-p, EC-JUP-d
#[test]
fn a_fleet_that_jupiter_strikes_is_a_back_again_afterwards() {
    let mut play = Case::empty_map()
        .caesar("pelusium", "c-legio-7")
        .pompey("alexandria", "p-navis-2(2)")
        .cards("jupiter", "2/2");
    play.draws(&["p-navis-2"]).act(Act::Jupiter {
        at: place("alexandria"),
        colour: Colour::Green,
    });
    assert_eq!(play.steps("p-navis-2"), 1);
    let struck = Event::Reduced {
        block: block("p-navis-2"),
        steps: 1,
    };
    assert!(play.heard(Caesar).contains(&struck) && play.heard(Pompey).contains(&struck));
    let view = play.view(Caesar);
    assert!(!names(&view, "p-navis-2"));
    let seen = [
        back(Pompey, Colour::Green, 1),
        back(Pompey, Colour::Blue, 1),
    ];
    assert_eq!(backs_in(&view, "alexandria"), seen);
}

/// FW-q, EC-VUL-b, EC-VUL-e
#[test]
fn vulcan_shows_only_whom_he_kills_or_turns() {
    let struck = |survivors: &str| {
        let mut play = Case::empty_map()
            .caesar("massilia", "c-legio-7")
            .pompey("alexandria", "p-pompey(1) cleopatra(1)")
            .pompey("alexandria", survivors)
            .cards("vulcan", "2/2");
        let before = play.heard(Caesar).len();
        play.act(Act::Vulcan {
            city: place("alexandria"),
        });
        let told = play.heard(Caesar)[before..].to_vec();
        (told, play.view(Caesar), play.spectator())
    };
    let (told, view, spectator) = struck("p-legio-1(4) p-navis-1(2)");
    assert_eq!(
        told[..3],
        [
            Event::Struck {
                side: Caesar,
                at: place("alexandria"),
                blocks: 4
            },
            Event::Captured {
                by: Caesar,
                at: place("alexandria")
            },
            Event::Killed {
                block: block("p-pompey")
            },
        ]
    );
    assert!(matches!(told[3], Event::PartBegan { side: Pompey, .. }) && told.len() == 4);
    assert_eq!(ids(view.open.killed), set("p-pompey"));
    assert_eq!(
        backs_in(&view, "alexandria"),
        [back(Pompey, Colour::Green, 2)]
    );
    assert_eq!(faces_in(&view, "alexandria"), set("cleopatra(1)"));
    assert!(!names(&view, "p-legio-1") && !names(&view, "p-navis-1"));
    // Whoever survived, and with how much, looks the same.
    for other in ["p-legio-1(2) p-navis-1(2)", "p-elephant p-ballista"] {
        assert_eq!(
            struck(other),
            (told.clone(), view.clone(), spectator.clone()),
            "{other}"
        );
    }
}
