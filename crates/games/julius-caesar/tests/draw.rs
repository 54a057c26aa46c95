//! What is drawn: every place, every decision, and nothing that is hidden.

use std::collections::{BTreeMap, BTreeSet};

use julius_caesar::{Block, Event, JuliusCaesar, Link, LinkKind, Place, Side, read_board};
use kernel::scene::{Draw, Figure, Item};
use kernel::suite::pictures::{self, options_have_targets, scene, twin_looks_alike};
use kernel::{Game, Lexicon, Seat, Setting, SetupRequest, SplitMix64, Table, Viewer};

const POINTS: &str = include_str!("../data/geo.toml");
const SHAPES: &str = include_str!("../data/geo.json");

fn words() -> BTreeMap<&'static str, Lexicon> {
    Lexicon::of::<JuliusCaesar>().unwrap()
}

/// Plays random games, the second with free deployment, and shows every position.
fn walk(decisions: usize, mut look: impl FnMut(&Table<JuliusCaesar>, &mut SplitMix64)) {
    for seed in 0..4 {
        let mut wanted = SetupRequest::default();
        if seed % 2 == 1 {
            let option = julius_caesar::FREE_DEPLOYMENT.to_owned();
            wanted.options.insert(option, Setting::Flag(true));
        }
        let setup = JuliusCaesar::about().check(&wanted).unwrap();
        pictures::walk::<JuliusCaesar>(setup, seed, decisions, &mut look);
    }
}

fn viewers() -> [Viewer; 3] {
    [
        Viewer::Seat(Seat(0)),
        Viewer::Seat(Seat(1)),
        Viewer::Spectator,
    ]
}

#[test]
fn the_board_has_every_place_link_and_dock() {
    let art = JuliusCaesar::board();
    for place in Place::all() {
        assert!(art.anchor(place.id()).is_some(), "{place}");
        assert_eq!(art.spot(place.id()).is_some(), place.is_city(), "{place}");
    }
    let roads = Link::all().filter(|link| link.sheet().kind != LinkKind::Sea);
    assert_eq!(art.links.len(), roads.count());
    for link in Link::all() {
        let [a, b] = link.sheet().ends;
        let there = art.leg(a.id(), b.id()).unwrap();
        let back = art.leg(b.id(), a.id()).unwrap();
        assert_eq!(Some(there.to), art.anchor(b.id()), "{link}");
        assert_eq!(Some(back.to), art.anchor(a.id()), "{link}");
    }
    assert_eq!(art.docks.len(), 60);
}

#[test]
fn broken_geometry_is_refused_by_file_and_key() {
    let cases = [
        (
            "id = \"aenos\"",
            "id = \"ainos\"",
            "geo.toml: [[space]] \"ainos\": the map has no such place",
        ),
        (
            "x = 1770",
            "x = 9999",
            "geo.toml: [[space]] \"aenos\": x, y lies outside the board",
        ),
        (
            "port = true",
            "port = false",
            "geo.toml: [[space]] \"aenos\": port is false, but the map has true",
        ),
        (
            "kind = \"major\"",
            "kind = \"minor\"",
            "geo.toml: [[link]] \"aenos--byzantium\": kind is Minor, but the map has Major",
        ),
        (
            "label = \"n\"",
            "lable = \"n\"",
            "geo.toml: line 26: unknown field `lable`",
        ),
        (
            "b = \"byzantium\"",
            "b = \"roma\"",
            "geo.toml: [[link]] \"aenos--roma\": the map has no such link",
        ),
        (
            "sea = \"mare-aegaeum\"",
            "sea = \"propontis\"",
            "geo.toml: [[dock]] \"aenos--propontis\": the map has no such port on a sea",
        ),
        (
            "width = 2400",
            "width = 2300",
            "geo.json: the board: width and height",
        ),
    ];
    pictures::broken_geometry_is_refused(read_board, POINTS, SHAPES, &cases);
    let error = read_board(POINTS, &SHAPES.replacen("propontis", "pontus", 1)).unwrap_err();
    let message = "geo.json: [[sea]] \"pontus\": the map has no such sea";
    assert!(error.to_string().starts_with(message), "{error}");
}

#[test]
fn every_key_is_one_things_alone() {
    let words = words();
    walk(300, |table, _| {
        for viewer in viewers() {
            pictures::keys_are_distinct(&scene(table, viewer, &words["en"]));
        }
    });
}

/// Each option leads to something that is there to be clicked, the last of its
/// keys to a place, a piece or a card.
#[test]
fn every_decision_has_a_target() {
    let words = words();
    let mut verbs = BTreeSet::new();
    walk(1200, |table, _| {
        for seat in table.asked().seats().iter() {
            let view = table.view(Viewer::Seat(seat));
            let scene = scene(table, Viewer::Seat(seat), &words["en"]);
            let acts = table.options(seat);
            verbs.extend(options_have_targets::<JuliusCaesar>(&view, &scene, &acts));
        }
    });
    for verb in [
        "take", "move", "fire", "retreat", "hit", "levy", "play", "discard", "deploy",
    ] {
        assert!(
            verbs.contains(verb),
            "{verb} was never asked for: {verbs:?}"
        );
    }
}

/// FW: a position that the viewer cannot tell from the true one looks the same.
#[test]
fn twins_look_alike() {
    let words = words();
    let mut compared = 0;
    walk(300, |table, chance| {
        for seat in [Seat(0), Seat(1)] {
            compared += usize::from(twin_looks_alike(table, seat, chance, &words["pl"]));
        }
    });
    assert!(compared > 800);
}

/// No key, title or tip of a back tells which block it is, and its key says
/// nothing that is not public.
#[test]
fn a_back_has_no_name() {
    let words = words();
    walk(300, |table, _| {
        for viewer in viewers() {
            let scene = scene(table, viewer, &words["en"]);
            for item in scene.everything() {
                if matches!(item.figure, Figure::Back { .. }) {
                    for block in Block::all() {
                        let parts: Vec<&str> = item.key.split(':').collect();
                        assert!(!parts.contains(&block.id()), "{}", item.key);
                    }
                    let known = ["a crimson block", "a green block", "Cleopatra"];
                    assert!(known.contains(&&*item.title), "{}", item.title);
                }
            }
        }
    });
}

/// What others see glide is a ghost without a name; a block that leaves a battle
/// is hidden again where it arrives (FW-l).
#[test]
fn what_glides_is_not_followed() {
    walk(700, |table, _| {
        let Some(last) = table.log().last() else {
            return;
        };
        for viewer in viewers() {
            let Some(event) = last.told.heard_by(viewer) else {
                continue;
            };
            let Some(glide) = JuliusCaesar::glide(event) else {
                continue;
            };
            assert!(matches!(glide.figure, Figure::Back { .. }));
            assert!(!glide.way.legs.is_empty());
            let own = match event {
                Event::Moved { side, .. } | Event::Wintered { side, .. } => {
                    viewer == Viewer::Seat(side.seat())
                }
                _ => false,
            };
            assert_eq!(glide.key.is_some(), own, "{event:?} to {viewer:?}");
        }
    });
}

/// The scene counts what the view counts.
#[test]
fn every_block_of_the_view_is_drawn() {
    let words = words();
    walk(300, |table, _| {
        for viewer in viewers() {
            let view = table.view(viewer);
            let scene = scene(table, viewer, &words["en"]);
            for seen in &view.places {
                for side in Side::ALL {
                    let there = (seen.blocks.iter()).filter(|block| block.back.side == side);
                    let count: u8 = there.map(|block| block.count).sum();
                    let badge = format!("badge:{}:{}", seen.place, side.id());
                    let told = scene.item(&badge).map(|item: &Item| item.figure.clone());
                    match told {
                        Some(Figure::Badge { count: told, .. }) => assert_eq!(told, count),
                        _ => assert_eq!(count, 0),
                    }
                }
            }
        }
    });
}
