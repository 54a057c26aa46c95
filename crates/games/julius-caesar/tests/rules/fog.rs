//! FW Fog of war, outside battles: the map, the pools, the cards, moves and levies.

use crate::common::sights::{back, blocks_in, names};
use crate::common::turns::DEAL;
use crate::common::*;
use julius_caesar::{
    Act, Back, Block, Card, Colour, Control, Event, Face, Going, Phase, Side, Sighting, View,
};
use kernel::{Asked, Viewer};

/// EX-63, FW-b, FW-d, FW-n, FW-t
#[test]
fn standing_blocks_are_numbers_of_a_colour() {
    let play = Play::new(&[], &DEAL);
    let view = play.view(Caesar);
    assert_eq!(
        blocks_in(&view, "neapolis"),
        [back(Pompey, Colour::Green, 3)]
    );
    assert_eq!(
        blocks_in(&view, "alexandria"),
        [
            back(Pompey, Colour::Green, 1),
            back(Pompey, Colour::Blue, 1)
        ]
    );
    assert_eq!(
        (view.pools[Pompey].standing, view.pools[Pompey].blocks),
        (16, None)
    );
    for block in Block::all().filter(|block| block.sheet().owner == Pompey) {
        assert!(!names(&view, block.id()), "{block}");
    }
    // The only steps are those of Caesar's fourteen blocks on the map.
    let json = serde_json::to_string(&view).expect("a view can be written");
    assert_eq!(json.matches("\"steps\"").count(), 14);
}

/// EX-127, FW-a, FW-s, FW-u
#[test]
fn a_side_sees_its_own_blocks_and_a_spectator_none() {
    let mut play = Case::empty_map()
        .caesar("massilia", "c-legio-7(1) c-navis-1 p-legio-2(2)")
        .caesar("genua", "c-antonius c-legio-8")
        .pompey("tarraco", "p-legio-5 c-legio-10")
        .pompey("mare-internum", "p-navis-1")
        .face_up("p-legio-6")
        .killed("p-scipio")
        .cards("3/1", "2/2");
    play.moves("c-legio-8", "roma");
    let (caesar, pompey, spectator) = (play.view(Caesar), play.view(Pompey), play.spectator());

    // Identity, steps, place and moved-flag of each block of his.
    assert_eq!(
        faces_in(&caesar, "massilia"),
        set("c-legio-7(1) c-navis-1(2) p-legio-2(2)")
    );
    assert_eq!(faces_in(&caesar, "genua"), set("c-antonius(2)"));
    assert_eq!(faces_in(&caesar, "roma"), set("c-legio-8(3)"));
    assert_eq!(caesar.faces().count(), 5);
    assert!(blocks_in(&caesar, "roma")[0].back.moved);
    assert!(!blocks_in(&caesar, "genua")[0].back.moved);
    let pool = caesar.pools[Caesar].blocks.expect("his own pool");
    let on_map = set("c-legio-7 c-legio-8 c-legio-10 c-navis-1 c-antonius");
    let in_pool = |block: &Block| block.sheet().owner == Caesar && !on_map.contains(block.id());
    let rest: Vec<Block> = Block::all().filter(in_pool).collect();
    let rest: Vec<_> = rest
        .into_iter()
        .filter(|block| block.id() != "cleopatra")
        .collect();
    assert_eq!(pool.iter().collect::<Vec<_>>(), rest);
    assert_eq!(
        faces_in(&pompey, "tarraco"),
        set("p-legio-5(3) c-legio-10(3)")
    );
    assert_eq!(pompey.faces().count(), 4, "and his Navis and Cleopatra");

    // Of the enemy's only backs.
    assert_eq!(faces_in(&caesar, "tarraco"), set(""));
    assert_eq!(faces_in(&pompey, "massilia"), set(""));
    assert_eq!(spectator.faces().count(), 0);
    assert_eq!(spectator.pools[Caesar].blocks, None);
    assert_eq!(spectator.pools[Pompey].blocks, None);
    for block in Block::all() {
        let public = ["p-legio-6", "p-scipio"].contains(&block.id());
        assert_eq!(names(&spectator, block.id()), public, "{block}");
    }

    // Score and control are everybody's.
    for view in [&caesar, &pompey, &spectator] {
        assert_eq!((view.points[Caesar], view.points[Pompey]), (4, 3));
        let control = |city: &str| view.place(place(city)).map(|place| place.control);
        assert_eq!(control("massilia"), Some(Control::Caesar));
        assert_eq!(control("roma"), Some(Control::Caesar));
        assert_eq!(control("tarraco"), Some(Control::Pompey));
        assert_eq!(control("mare-internum"), Some(Control::Pompey));
        assert_eq!(control("athenae"), None);
    }
}

/// FW-s, 4.21-d
#[test]
fn a_contested_city_is_so_for_everybody() {
    let mut play = Case::empty_map()
        .caesar("narbo", "c-legio-7")
        .pompey("tarraco", "p-legio-5")
        .cards("3/1", "2/2");
    play.moves("c-legio-7", "tarraco");
    for view in [play.view(Caesar), play.view(Pompey), play.spectator()] {
        let tarraco = view.place(place("tarraco")).expect("blocks are there");
        assert_eq!(tarraco.control, Control::Contested);
        assert_eq!(view.points[Pompey], 2, "Alexandria alone");
    }
}

/// FW-c, EC-JUP-i
#[test]
fn a_defector_is_known_by_his_colour_alone() {
    let play = Case::empty_map()
        .pompey("tarraco", "c-legio-10(2) c-legio-9 p-legio-5")
        .cards("3/1", "2/2");
    let view = play.view(Caesar);
    assert_eq!(
        blocks_in(&view, "tarraco"),
        [back(Pompey, Colour::Tan, 2), back(Pompey, Colour::Green, 1)]
    );
    assert!(!names(&view, "c-legio-10") && !names(&view, "c-legio-9"));
}

/// FW-d
#[test]
fn cleopatra_is_known_and_her_steps_are_not() {
    let seen = |side, steps: &str| {
        let cleopatra = format!("cleopatra({steps})");
        let play = Case::empty_map()
            .with(side, "pelusium", &cleopatra)
            .with(
                side.enemy(),
                "massilia",
                if side == Pompey {
                    "c-legio-7"
                } else {
                    "p-legio-1"
                },
            )
            .cards("3/1", "2/2");
        (play.view(side.enemy()), play.spectator())
    };
    for side in Side::ALL {
        let (enemy, spectator) = seen(side, "1");
        assert_eq!(blocks_in(&enemy, "pelusium"), [back(side, Colour::Blue, 1)]);
        assert_eq!(
            blocks_in(&spectator, "pelusium"),
            [back(side, Colour::Blue, 1)]
        );
        for steps in ["2", "3", "4"] {
            assert_eq!(seen(side, steps), (enemy.clone(), spectator.clone()));
        }
    }
}

/// EX-85, FW-e, FW-g, FW-f
#[test]
fn at_sea_there_are_fleets_and_a_move_is_a_number_and_a_way() {
    let moved = |navis: &str, steps: &str| {
        let other = if navis == "p-navis-1" {
            "p-navis-4"
        } else {
            "p-navis-1"
        };
        let blocks = format!("{navis}({steps}) {other}");
        let mut play = Case::empty_map()
            .caesar("massilia", "c-legio-7")
            .pompey("mare-internum", &blocks)
            .cards("2/2", "3/1");
        let before = play.view(Caesar);
        assert_eq!(
            blocks_in(&before, "mare-internum"),
            [back(Pompey, Colour::Green, 2)]
        );
        play.moves(navis, "creta");
        let way = |block| Event::Moved {
            side: Pompey,
            colour: Colour::Green,
            block,
            from: place("mare-internum"),
            path: path("creta"),
            by: Going::Group,
        };
        assert_eq!(play.last_heard(Pompey), way(Some(block(navis))));
        assert_eq!(play.last_heard(Caesar), way(None));
        let view = play.view(Caesar);
        assert_eq!(
            blocks_in(&view, "mare-internum"),
            [back(Pompey, Colour::Green, 1)]
        );
        assert_eq!(faces_in(&view, "creta"), set(""));
        // FW-g: activations and what is left of the points.
        let part = view.open.part.expect("Pompey's part");
        assert_eq!((part.side, part.moves), (Pompey, 2));
        assert_eq!(ids(part.activated), set("mare-internum"));
        (view, play.heard(Caesar), play.spectator())
    };
    let one = moved("p-navis-1", "2");
    assert_eq!(moved("p-navis-1", "1"), one);
    assert_eq!(moved("p-navis-4", "2"), one);
}

/// FW-b, FW-g, RUL-42, SM-12
#[test]
fn a_moved_block_is_marked_until_the_command_phase_is_over() {
    let mut play = Case::empty_map()
        .caesar("massilia", "c-legio-7 c-legio-8")
        .caesar("genua", "c-legio-9")
        .caesar("neapolis", "c-legio-11")
        .pompey("roma", "p-legio-1")
        .cards("3/1", "2/2");
    play.moves("c-legio-7", "genua").end_part();
    let moved = Sighting {
        back: Back {
            moved: true,
            ..back(Caesar, Colour::Tan, 1).back
        },
        ..back(Caesar, Colour::Tan, 1)
    };
    for view in [play.view(Pompey), play.spectator()] {
        assert_eq!(
            blocks_in(&view, "genua"),
            [back(Caesar, Colour::Tan, 1), moved]
        );
        assert_eq!(blocks_in(&view, "massilia"), [back(Caesar, Colour::Tan, 1)]);
    }
    assert_eq!(
        play.view(Caesar)
            .place(place("genua"))
            .map(|genua| genua.blocks.len()),
        Some(2)
    );
    // The battle of Neapolis begins: the marks are gone.
    play.moves("p-legio-1", "neapolis").to_battle();
    assert!(play.state().open.battle.is_some());
    for view in [play.view(Caesar), play.view(Pompey), play.spectator()] {
        let marks = view.places.iter().flat_map(|place| &place.blocks);
        assert!(marks.into_iter().all(|seen| !seen.back.moved));
    }
    assert_eq!(
        blocks_in(&play.view(Pompey), "genua"),
        [back(Caesar, Colour::Tan, 2)]
    );
}

/// FW-b, FW-g, 7.3-b, 6.14-b
#[test]
fn attacks_and_reserves_are_public_with_the_links_they_came_by() {
    let mut play = Case::empty_map()
        .caesar("roma", "c-legio-7 c-legio-8")
        .caesar("sipontum", "c-legio-9")
        .pompey("neapolis", "p-legio-1")
        .pompey("brundisium", "p-legio-3")
        .cards("3/1", "2/2");
    play.all_move("c-legio-7 c-legio-8", "neapolis");
    play.moves("c-legio-9", "neapolis").end_moves();
    let roma = link("roma", "neapolis");
    play.act(Act::Main { link: roma });
    let declared = Event::MainDeclared {
        side: Caesar,
        at: place("neapolis"),
        link: roma,
    };
    assert!(play.heard(Pompey).contains(&declared));
    play.end_part();
    play.moves("p-legio-3", "neapolis");

    let came = |side, colour, count, reserve, link| Sighting {
        back: Back {
            side,
            colour,
            moved: true,
            reserve,
            came: Some(link),
        },
        count,
        face: None,
    };
    let tan = [
        came(Caesar, Colour::Tan, 2, false, roma),
        came(Caesar, Colour::Tan, 1, true, link("sipontum", "neapolis")),
    ];
    let green = came(
        Pompey,
        Colour::Green,
        1,
        true,
        link("brundisium", "neapolis"),
    );
    let backs = |view: &View| -> Vec<_> {
        let seen = blocks_in(view, "neapolis").into_iter();
        seen.filter(|seen| seen.face.is_none()).collect()
    };
    assert_eq!(backs(&play.view(Pompey)), tan);
    assert_eq!(
        backs(&play.view(Caesar)),
        [back(Pompey, Colour::Green, 1), green]
    );
    let all = [tan[0], tan[1], back(Pompey, Colour::Green, 1), green];
    assert_eq!(backs(&play.spectator()), all);
    let entries = play.view(Pompey).open.entries;
    assert!(entries.has(Caesar, place("neapolis"), roma));
}

/// FW-g, EC-MAR-b
#[test]
fn the_surprise_battle_is_public_at_once() {
    let mut play = Case::empty_map()
        .caesar("massilia", "c-legio-7 c-legio-8")
        .pompey("narbo", "p-legio-1")
        .pompey("genua", "p-legio-2")
        .cards("mars", "2/2");
    play.moves("c-legio-7", "narbo")
        .moves("c-legio-8", "genua")
        .end_moves();
    let at = place("genua");
    play.act(Act::Surprise { at });
    assert!(
        play.heard(Pompey)
            .contains(&Event::SurpriseNamed { side: Caesar, at })
    );
    assert_eq!(play.view(Pompey).open.surprise, Some(at));
}

/// EX-65, FW-h
#[test]
fn a_levy_is_a_place_and_a_colour() {
    let levied = |grown: &str, raised: &str| {
        let mut play = Case::empty_map()
            .caesar("genua", "c-legio-8(1) c-legio-11(2) c-legio-12(1)")
            .caesar("narbo", "c-legio-9")
            .cards("3/2", "2/2");
        play.end_moves().levy(grown).raise(raised, "narbo");
        assert_eq!(play.active(), Pompey);
        (
            play.heard(Pompey),
            play.view(Pompey),
            play.spectator(),
            play.heard(Caesar),
        )
    };
    let (heard, view, spectator, own) = levied("c-legio-11", "c-auxilia-1");
    let levy = |city, new, block| Event::Levied {
        side: Caesar,
        at: place(city),
        colour: Colour::Tan,
        new,
        block,
    };
    assert!(heard.contains(&levy("genua", false, None)));
    assert!(heard.contains(&levy("narbo", true, None)));
    assert!(own.contains(&levy("genua", false, Some(block("c-legio-11")))));
    assert!(own.contains(&levy("narbo", true, Some(block("c-auxilia-1")))));
    assert_eq!(blocks_in(&view, "narbo"), [back(Caesar, Colour::Tan, 2)]);
    assert_eq!(blocks_in(&view, "genua"), [back(Caesar, Colour::Tan, 3)]);
    for (grown, raised) in [
        ("c-legio-8", "c-auxilia-1"),
        ("c-legio-12", "c-auxilia-4"),
        ("c-legio-11", "c-ballista"),
    ] {
        let (other_heard, other_view, other_spectator, _) = levied(grown, raised);
        assert_eq!(other_heard, heard, "{grown} {raised}");
        assert_eq!(other_view, view, "{grown} {raised}");
        assert_eq!(other_spectator, spectator, "{grown} {raised}");
    }
}

/// FW-g, FW-h
#[test]
fn what_is_picked_and_not_yet_done_is_private() {
    let mut play = Case::empty_map()
        .caesar("genua", "c-legio-8 c-legio-11")
        .caesar("narbo", "c-legio-9")
        .cards("3/2", "2/2");
    let (before, heard) = (play.view(Pompey), play.heard(Pompey).len());
    play.act(Act::Take {
        block: block("c-legio-8"),
    });
    assert_eq!(play.view(Caesar).taken, Some(block("c-legio-8")));
    assert_eq!(
        (play.view(Pompey), play.heard(Pompey).len()),
        (before, heard)
    );
    play.undo(Caesar).end_moves();
    let (before, heard) = (play.view(Pompey), play.heard(Pompey).len());
    play.levy("c-auxilia-1");
    assert_eq!(play.view(Caesar).taken, Some(block("c-auxilia-1")));
    assert_eq!(
        (play.view(Pompey), play.heard(Pompey).len()),
        (before, heard)
    );
    assert_eq!(play.spectator().taken, None);
}

/// EX-131, FW-n, RUL-45
#[test]
fn of_the_enemys_pool_the_number_and_the_eliminated_are_known() {
    let play = Case::historical()
        .pompey("utica", "p-legio-32 p-legio-33")
        .pompey("syracusae", "p-legio-35 p-legio-36")
        .pompey("antiochia", "p-legio-38")
        .face_up("p-auxilia-1 p-elephant")
        .killed("c-antonius")
        .cards("3/1", "2/2");
    for view in [play.view(Caesar), play.spectator()] {
        assert_eq!(
            (view.pools[Pompey].standing, view.pools[Pompey].blocks),
            (9, None)
        );
        assert_eq!(ids(view.open.face_up), set("p-auxilia-1 p-elephant"));
        assert_eq!(ids(view.open.killed), set("c-antonius"));
        for standing in play.state().standing {
            let own = view.side() == Some(standing.sheet().owner);
            assert_eq!(names(&view, standing.id()), own, "{standing}");
        }
    }
}

/// FW-r, 2.1-c, 2.1-d, 2.1-e
#[test]
fn cards_are_private_until_both_are_laid_open() {
    let mut play = Play::new(&[], &DEAL);
    let hidden = |play: &Play, cards: &[&str], from: &[View]| {
        for view in from {
            for card in cards {
                assert!(
                    !names(view, card),
                    "{card} for {:?} {:?}",
                    view.viewer,
                    play.phase()
                );
            }
        }
    };
    let others = |play: &Play| [play.view(Pompey), play.spectator()];
    let (caesars, pompeys) = DEAL.split_at(6);
    let undealt: Vec<_> = Card::all()
        .map(Card::id)
        .filter(|id| !DEAL.contains(id))
        .collect();
    assert_eq!(undealt.len(), 15);
    let hands = |view: &View| (view.hands[Caesar].count, view.hands[Pompey].count);

    // The deal.
    assert_eq!(
        play.view(Caesar).hands[Caesar]
            .cards
            .map(|cards| cards.len()),
        Some(6)
    );
    assert_eq!(hands(&play.spectator()), (6, 6));
    hidden(&play, caesars, &others(&play));
    hidden(&play, pompeys, &[play.view(Caesar), play.spectator()]);
    hidden(
        &play,
        &undealt,
        &[play.view(Caesar), play.view(Pompey), play.spectator()],
    );
    for heard in [
        play.heard(Pompey),
        play.table.heard(Viewer::Spectator).copied().collect(),
    ] {
        assert!(heard.contains(&Event::Dealt {
            side: Caesar,
            cards: None
        }));
    }

    // The discards.
    let away = card("1/2");
    play.by(Caesar, Act::Discard { card: away });
    assert_eq!(
        play.table.asked(),
        Asked::Together {
            owing: kernel::SeatSet::one(seat(Pompey))
        }
    );
    assert_eq!(
        play.view(Pompey).asked,
        [Pompey],
        "that Caesar is ready is seen"
    );
    assert_eq!(play.view(Caesar).hands[Caesar].answer, Some(away));
    hidden(&play, caesars, &others(&play));
    play.by(
        Pompey,
        Act::Discard {
            card: "command-1-2-b".parse().expect("a card"),
        },
    );
    assert_eq!(play.view(Caesar).hands[Caesar].discarded, Some(away));
    assert_eq!(hands(&play.spectator()), (5, 5));
    hidden(&play, caesars, &others(&play));
    hidden(&play, pompeys, &[play.view(Caesar), play.spectator()]);

    // The commitment, and the reveal.
    let chosen = card("3/1");
    play.by(Caesar, Act::Commit { card: chosen });
    hidden(&play, caesars, &others(&play));
    assert!(names(&play.view(Caesar), chosen.id()));
    play.by(
        Pompey,
        Act::Commit {
            card: "command-3-1-b".parse().expect("a card"),
        },
    );
    for view in [play.view(Caesar), play.view(Pompey), play.spectator()] {
        assert_eq!(ids(view.open.now[Caesar]), set("command-3-1-a"));
        assert_eq!(ids(view.open.now[Pompey]), set("command-3-1-b"));
        assert_eq!(hands(&view), (4, 4));
    }
    hidden(&play, &caesars[1..], &others(&play));

    // Played cards stay known for the Year.
    play.end_part().end_part();
    for view in [play.view(Caesar), play.view(Pompey), play.spectator()] {
        assert_eq!(ids(view.open.played[Caesar]), set("command-3-1-a"));
    }
}

/// FW-t, 5.3-d, SM-i
#[test]
fn a_free_deployment_is_secret_until_both_have_confirmed() {
    let mut play = Play::new(&[julius_caesar::FREE_DEPLOYMENT], &[]);
    let caesar = play.view(Caesar);
    assert_eq!(
        blocks_in(&caesar, "alexandria"),
        [
            back(Pompey, Colour::Green, 1),
            back(Pompey, Colour::Blue, 1)
        ]
    );
    // Pompey puts Cleopatra into Neapolis, and the rest as it comes.
    play.by(
        Pompey,
        Act::Deploy {
            block: block("cleopatra"),
            city: place("neapolis"),
        },
    );
    loop {
        let act = play.legal_for(Pompey)[0];
        if act == Act::Confirm {
            break;
        }
        play.by(Pompey, act);
        assert_eq!(play.view(Caesar), caesar);
        assert!(play.heard(Caesar).is_empty());
    }
    play.by(Pompey, Act::Confirm);
    let mut ready = caesar;
    ready.asked = vec![Caesar];
    assert_eq!(play.view(Caesar), ready);

    play.by(Caesar, Act::Historical);
    play.draws(&DEAL).by(Caesar, Act::Confirm);
    let seen = Event::Deployed {
        cleopatra: place("neapolis"),
    };
    assert!(play.heard(Caesar).contains(&seen));
    let view = play.view(Caesar);
    assert_eq!(
        blocks_in(&view, "neapolis"),
        [
            back(Pompey, Colour::Green, 2),
            back(Pompey, Colour::Blue, 1)
        ]
    );
    assert_eq!(
        blocks_in(&view, "alexandria"),
        [back(Pompey, Colour::Green, 2)]
    );
}

/// EX-130, FW-v, SM-26
#[test]
fn the_end_shows_the_whole_map() {
    let play = Case::empty_map()
        .year(709)
        .caesar("massilia", "c-legio-7(1) c-navis-1")
        .pompey("tarraco", "p-legio-5(2) c-legio-10")
        .winter();
    assert!(matches!(play.phase(), Phase::Over { .. }));
    for view in [play.view(Caesar), play.view(Pompey), play.spectator()] {
        assert_eq!(
            faces_in(&view, "massilia"),
            set("c-legio-7(1) c-navis-1(2)")
        );
        assert_eq!(
            faces_in(&view, "tarraco"),
            set("p-legio-5(2) c-legio-10(3)")
        );
        assert_eq!(faces_in(&view, "alexandria"), set("cleopatra(4)"));
        assert_eq!(view.faces().count(), 5);
        assert!(view.asked.is_empty());
    }
    for side in Side::ALL {
        assert!(play.legal_for(side).is_empty());
    }
    let face = Face {
        block: block("p-legio-5"),
        steps: 2,
    };
    assert!(
        play.spectator()
            .faces()
            .any(|(_, side, seen)| (side, seen) == (Pompey, face))
    );
}
