//! What is drawn: every decision can be pointed at, nothing hidden is shown, and what
//! the game has in its box can be looked at.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::*;
use hands_in_the_sea::{
    Act, Action, Face, Frame, HandsInTheSea, Location, Role, State, Zone, data, read_board,
};
use kernel::scene::{Body, Draw, Emblem, Figure, Mark, Scene, Target};
use kernel::suite::pictures::{self, scene, walk};
use kernel::{Game, Lexicon, Seat, Setting, Setup, SetupRequest, Speak, Table, Viewer};

const OPTIONS: [&[&str]; 3] = [
    &[],
    &["hidden-reserve", "fate-marker", "revolt-alt"],
    &["upkeep", "deus-ex-machina", "mercenary-mutiny-alt"],
];

fn setup(options: &[&str]) -> Setup {
    let wanted = SetupRequest {
        options: (options.iter())
            .map(|id| ((*id).to_owned(), Setting::Flag(true)))
            .collect(),
        ..SetupRequest::default()
    };
    HandsInTheSea::about().check(&wanted).expect("a set-up")
}

fn words(language: &str) -> Lexicon {
    let mut all = Lexicon::of::<HandsInTheSea>().expect("words");
    all.remove(language).expect("a language")
}

/// Whoever is asked can point at the board or press a button for each option, and no
/// two options with the same words hang on the same things.
#[test]
fn every_option_can_be_pointed_at() {
    let words = words("en");
    let mut verbs = BTreeSet::new();
    let mut frames = BTreeSet::new();
    for (number, options) in (0..18).zip(OPTIONS.into_iter().cycle()) {
        walk::<HandsInTheSea>(setup(options), number, 2_000, |table, _| {
            for seat in table.asked().seats().iter() {
                let viewer = Viewer::Seat(seat);
                let (view, acts) = (table.view(viewer), table.options(seat));
                let scene = scene(table, viewer, &words);
                verbs.extend(pictures::options_have_targets::<HandsInTheSea>(
                    &view, &scene, &acts,
                ));
                let mut meant: BTreeMap<(Vec<String>, String), Act> = BTreeMap::new();
                for act in acts {
                    let target = HandsInTheSea::target(&view, act);
                    let said = words.say(&HandsInTheSea::say_act(&view, act));
                    let other = meant.insert((target.keys().to_vec(), said), act);
                    assert_eq!(other, None, "{act:?} looks the same");
                }
                let frame = format!("{:?}", view.frame().expect("a question"));
                frames.insert(frame.split(' ').next().unwrap_or_default().to_owned());
            }
        });
    }
    for verb in [
        "aim",
        "place",
        "pick",
        "reinforce",
        "draft",
        "buy",
        "cycle",
        "sail",
        "lead",
        "block",
        "give-up",
        "lose",
    ] {
        assert!(verbs.contains(verb), "{verb}: {verbs:?}");
    }
    for frame in ["Actions", "Settle", "Loss", "Block", "Naval", "Event"] {
        assert!(frames.contains(frame), "{frame}: {frames:?}");
    }
}

/// Pointing at what an option points at means something that is done there.
#[test]
fn pointing_means_what_it_says() {
    let mut met = 0;
    for number in 0..6 {
        walk::<HandsInTheSea>(
            setup(OPTIONS[number % 3]),
            number as u64,
            1_500,
            |table, _| {
                for seat in table.asked().seats().iter() {
                    let view = table.view(Viewer::Seat(seat));
                    for act in table.options(seat) {
                        let target = HandsInTheSea::target(&view, act);
                        if let Some(attempt) = HandsInTheSea::attempt(&view, target.keys()) {
                            met += 1;
                            let meant = HandsInTheSea::target(&view, attempt);
                            assert_eq!(
                                meant.keys(),
                                target.keys(),
                                "{act:?} is read as {attempt:?}"
                            );
                        }
                    }
                }
            },
        );
    }
    assert!(met > 2_000, "{met}");
    let table = Case::new().play();
    let view = HandsInTheSea::view(table.state(), Viewer::Seat(Seat(0)));
    for key in [
        "",
        "at:atlantis",
        "row:",
        "hand:x",
        "fights:rome",
        "port:nowhere",
        "reserve:x:y",
    ] {
        assert_eq!(
            HandsInTheSea::attempt(&view, &[key.to_owned()]),
            None,
            "{key}"
        );
    }
    assert_eq!(HandsInTheSea::attempt(&view, &[]), None);
}

/// D-1, D-2, D-3: a position that differs only in what a seat may not know looks the
/// same to it.
#[test]
fn nothing_hidden_is_drawn() {
    let words = words("en");
    let mut twins = 0;
    for (number, options) in (0..6).zip(OPTIONS.into_iter().cycle()) {
        let mut step = 0;
        walk::<HandsInTheSea>(setup(options), 40 + number, 1_500, |table, chance| {
            step += 1;
            if step % 9 == 0 {
                for seat in [Seat(0), Seat(1)] {
                    let twin = pictures::twin_looks_alike(table, seat, chance, &words);
                    twins += usize::from(twin);
                }
            }
        });
    }
    assert!(twins > 300, "{twins}");
}

/// Things that look alike are the same thing; everything to be pointed at has a name,
/// and both languages have all words.
#[test]
fn things_are_told_apart_and_named() {
    let languages = ["en", "pl"].map(words);
    for (number, options) in (0..6).zip(OPTIONS.into_iter().cycle()) {
        let mut step = 0;
        walk::<HandsInTheSea>(setup(options), 70 + number, 1_500, |table, _| {
            step += 1;
            if step % 5 != 0 {
                return;
            }
            for viewer in Viewer::all(2) {
                for words in &languages {
                    sound(&scene(table, viewer, words));
                }
            }
        });
    }
}

fn sound(scene: &Scene) {
    let panels: BTreeSet<&String> = scene.panels.iter().map(|panel| &panel.key).collect();
    assert_eq!(panels.len(), scene.panels.len(), "a panel is there twice");
    let mut looks = BTreeMap::new();
    for item in scene.everything() {
        let looked = looks.insert(&item.key, &item.figure);
        assert!(
            looked.is_none_or(|looked| *looked == item.figure),
            "{} is two things",
            item.key
        );
        for text in item.tips.iter().chain([&item.title]) {
            assert!(
                !text.contains("board-") && !text.contains("text-"),
                "{text}"
            );
        }
        let silent = matches!(
            item.figure,
            Figure::Badge { .. } | Figure::Wash { .. } | Figure::Way { .. }
        );
        assert_eq!(item.title.is_empty(), silent, "{}", item.key);
    }
    let on_map: BTreeSet<&String> = scene.items.iter().map(|item| &item.key).collect();
    assert_eq!(on_map.len(), scene.items.len(), "a key is there twice");
    for panel in &scene.panels {
        assert!(!panel.title.contains("board-"), "{}", panel.title);
    }
}

/// D-10: the hand shows what is put into the command, what each card could serve for,
/// and what still lacks.
#[test]
fn a_command_shows_what_it_lacks() {
    let words = words("en");
    let mut play = Case::new()
        .hand(Rome, "catana messana velia cosa rome")
        .play();
    play.act(
        Rome,
        Act::Begin {
            action: Action::Settle,
        },
    );
    play.act(
        Rome,
        Act::Aim {
            target: at("enna"),
            from: at("catana"),
        },
    );
    let steps = |scene: &Scene| -> Vec<(String, bool)> {
        let panel = (scene.panels.iter()).find(|panel| panel.key == "payment");
        match &panel.expect("a payment").body {
            Body::Track { steps } => steps
                .iter()
                .map(|step| (step.text.clone(), step.past))
                .collect(),
            body => panic!("{body:?}"),
        }
    };
    let look = |state: &State| {
        let view = HandsInTheSea::view(state, Viewer::Seat(Seat(0)));
        HandsInTheSea::scene(&view, &[], &words)
    };
    let before = look(play.state());
    let there = |text: &str, past: bool| (text.to_owned(), past);
    let wagons = data().ground.ways[at("catana").index()][at("enna").index()];
    let wagons = usize::from(wagons == Some(hands_in_the_sea::Way::DifficultRoad)) + 1;
    let mut lacks = vec![there("Catana", true)];
    lacks.extend(vec![there("wagon", false); wagons]);
    assert_eq!(steps(&before), lacks);
    let messana = before.item("hand:messana").expect("in hand");
    assert!(
        messana.tips.contains(&"Can serve as: wagon".to_owned()),
        "{messana:?}"
    );
    assert!(before.item("picked:role-origin:catana").is_some());
    if wagons == 2 {
        let (role, face) = (Role::Wagon, face("messana"));
        play.act(Rome, Act::Pick { role, face });
        let after = look(play.state());
        assert_eq!(steps(&after)[1], there("wagon", true));
        let picked = after.item("picked:role-wagon:messana").expect("picked");
        assert!(picked.marks.contains(&Mark::Chosen));
        assert!(after.item("hand:messana").is_none());
    }
}

/// Both rows of a battle and the track between them; while its owner does something
/// else it stands aside.
#[test]
fn a_battle_shows_both_rows_and_its_track() {
    let words = words("en");
    let case = Case::new()
        .battle(Rome, "panormus", 1, "legion velites", "general")
        .hand(Rome, "legion messana");
    let mut play = case.play();
    let shown = |state: &State, key: &str| {
        let view = HandsInTheSea::view(state, Viewer::Seat(Seat(0)));
        let scene = HandsInTheSea::scene(&view, &[], &words);
        let panel = scene.panels.into_iter().find(|panel| panel.key == key);
        panel.expect("a battle").body
    };
    assert!(matches!(
        shown(play.state(), "battle:rome"),
        Body::Ladder(_)
    ));
    play.act(
        Rome,
        Act::Begin {
            action: Action::Reinforce,
        },
    );
    let Body::Battle(fight) = shown(play.state(), "battle:rome") else {
        panic!("not in focus");
    };
    let rows = fight.lines.each_ref().map(|line| line.blocks.len());
    assert_eq!(rows, [1, 2]);
    assert_eq!(fight.steps.len(), 17);
    let now: Vec<&str> = (fight.steps.iter())
        .filter(|step| step.now)
        .map(|step| &*step.text)
        .collect();
    assert_eq!(now, ["+1"]);
}

/// All 138 cards are in the gallery, and what is reconstructed is marked.
#[test]
fn the_gallery_has_every_card() {
    for (language, word) in [("en", "Reconstructed"), ("pl", "onstru")] {
        let words = words(language);
        let panels = HandsInTheSea::gallery(&words);
        let cards: usize = (panels.iter())
            .flat_map(|panel| panel.items())
            .filter(|item| matches!(item.figure, Figure::Card { .. } | Figure::TextCard { .. }))
            .map(|item| {
                let id = item.key.trim_start_matches("box:");
                let face: Option<Face> = id.parse().ok();
                face.map_or(1, |face| usize::from(face.sheet().copies))
            })
            .sum();
        assert_eq!(cards, 138);
        for panel in &panels {
            for item in panel.items() {
                let face: Option<Face> = item.key.trim_start_matches("box:").parse().ok();
                if let Some(face) = face {
                    let made = !face.sheet().reconstructed.is_empty()
                        || face.sheet().source == hands_in_the_sea::Source::Reconstructed;
                    let marked = item.tips.iter().any(|tip| tip.contains(word));
                    assert_eq!(marked, made, "{face}: {:?}", item.tips);
                }
            }
        }
    }
}

/// Every sign that is drawn is among the definitions of the board.
#[test]
fn every_sign_is_defined() {
    let words = words("en");
    let art = HandsInTheSea::board();
    let defined = |emblem: &Emblem| assert!(art.emblems.contains(emblem), "{emblem:?}");
    let look = |figure: &Figure| match figure {
        Figure::Token {
            tint,
            emblem: Some(emblem),
            ..
        } => {
            defined(emblem);
            assert!(art.tints.contains(tint), "{tint:?}");
        }
        Figure::Card {
            emblem, corners, ..
        } => {
            defined(emblem);
            corners.iter().for_each(|corner| defined(&corner.emblem));
        }
        Figure::TextCard { emblem, signs, .. } => {
            defined(emblem);
            signs.iter().for_each(defined);
        }
        _ => {}
    };
    for panel in HandsInTheSea::gallery(&words) {
        panel.items().for_each(|item| look(&item.figure));
    }
    walk::<HandsInTheSea>(setup(OPTIONS[2]), 5, 800, |table, _| {
        for viewer in Viewer::all(2) {
            let scene = scene(table, viewer, &words);
            scene.everything().for_each(|item| look(&item.figure));
            for panel in &scene.panels {
                if let Body::Track { steps } = &panel.body {
                    steps
                        .iter()
                        .filter_map(|step| step.emblem.as_ref())
                        .for_each(defined);
                }
            }
        }
    });
}

/// What moves glides along its way.
#[test]
fn expeditions_and_fleets_glide() {
    let mut seen = BTreeSet::new();
    for number in 0..6 {
        let setup = setup(&[]);
        walk::<HandsInTheSea>(setup, number, 1_500, |table: &Table<HandsInTheSea>, _| {
            for event in table.heard(Viewer::Spectator) {
                if let Some(glide) = HandsInTheSea::glide(event) {
                    assert!(!glide.way.legs.is_empty());
                    let said = format!("{event:?}");
                    seen.insert(said.split(' ').next().unwrap_or_default().to_owned());
                }
            }
        });
    }
    assert_eq!(seen.len(), 3, "{seen:?}");
}

/// Buttons that cannot be taken back say so.
#[test]
fn what_draws_cards_is_a_risk() {
    let play = Case::new()
        .change(|state| state.open.round.taken = 2)
        .play();
    let view = HandsInTheSea::view(play.state(), Viewer::Seat(Seat(0)));
    let target = HandsInTheSea::target(&view, Act::EndRound);
    assert!(matches!(
        target,
        Target::Button {
            primary: true,
            risk: Some(_)
        }
    ));
    assert!(matches!(view.frame(), Some(Frame::Actions)));
}

#[test]
fn the_geometry_is_held_against_the_map() {
    pictures::broken_geometry_is_refused(
        read_board,
        include_str!("../data/geo.toml"),
        include_str!("../data/geo.json"),
        &[
            ("id = \"pisa\"", "id = \"atlantis\"", "geo.toml: "),
            ("kind = \"difficult-road\"", "kind = \"road\"", "geo.toml: "),
            (
                "id = \"home-port-rome\"",
                "id = \"home-port\"",
                "geo.toml: ",
            ),
            ("x = 792", "x = 9792", "geo.toml: "),
        ],
    );
    let art = HandsInTheSea::board();
    for location in Location::all() {
        assert!(art.spot(location.id()).is_some());
    }
    assert_eq!(art.seas.len(), Zone::COUNT);
    assert_eq!(art.links.len(), data().connections.len());
}
