//! What is drawn: every decision can be pointed at, nothing hidden is shown, and what
//! the game has in its box can be looked at.

use std::collections::{BTreeMap, BTreeSet};

use kernel::scene::{Body, Draw, Figure, Scene};
use kernel::suite::pictures;
use kernel::{
    Asked, Game, Info, Lexicon, Out, Seat, Setting, Setup, SetupRequest, Speak, SplitMix64, Viewer,
};
use mare_nostrum::{
    Act, Card, EMPIRE_ASSIGNMENT, Empire, Event, MareNostrum, Phase, Province, ROUND_LIMIT, Slot,
    State, View, read_board,
};

fn setup(seats: u8) -> Setup {
    let mut wanted = SetupRequest {
        seats: Some(seats),
        ..SetupRequest::default()
    };
    let mut set = |id: &str, setting| wanted.options.insert(id.to_owned(), setting);
    set(EMPIRE_ASSIGNMENT, Setting::Word("seats".to_owned()));
    set(ROUND_LIMIT, Setting::Number(5));
    MareNostrum::about().check(&wanted).unwrap()
}

fn english() -> Lexicon {
    Lexicon::of::<MareNostrum>().unwrap().remove("en").unwrap()
}

/// Armies at every capital and the powers that ask questions, so that a short game has
/// battles, conquests and all that.
fn arm(state: &mut State) {
    let powers = [
        (Empire::Rome, [Card::Circe, Card::QueenOfSheba]),
        (Empire::Greece, [Card::Perseus, Card::HangingGardens]),
        (Empire::Babylon, [Card::StatueOfZeus, Card::Colossus]),
        (Empire::Egypt, [Card::Spartacus, Card::Pharos]),
        (Empire::Carthage, [Card::Antigone, Card::Penthesilea]),
    ];
    for (empire, cards) in powers {
        if state.open.seat_of(empire).is_none() {
            continue;
        }
        state.open.legions[empire][empire.sheet().capital] = 6;
        for card in cards {
            state.open.cards[empire].insert(card);
            state.open.face_up.remove(card);
            state.deck.remove(card);
        }
    }
}

/// Plays a random game; `each` sees every position, and what was told so far.
fn walk(setup: &Setup, seed: u64, mut each: impl FnMut(usize, &State, &[Event])) {
    let mut chance = SplitMix64::new(seed);
    let mut out = Out::default();
    let mut told = Vec::new();
    let mut state = MareNostrum::new(setup, &mut chance, &mut out);
    arm(&mut state);
    assert_eq!(MareNostrum::audit(&state), Ok(()));
    for n in 0.. {
        kernel::settle::<MareNostrum>(&mut state, &mut chance, &mut out);
        let heard = out.told().iter();
        told.extend(heard.filter_map(|told| told.heard_by(Viewer::Spectator).copied()));
        out.clear();
        each(n, &state, &told);
        let asked = MareNostrum::asked(&state);
        let Some(seat) = asked.seats().iter().next() else {
            assert_eq!(asked, Asked::Nobody);
            break;
        };
        let options = kernel::options::<MareNostrum>(&state, seat);
        let act = options[chance.below(options.len() as u32) as usize];
        MareNostrum::apply(&mut state, seat, act, &mut chance, &mut out);
    }
}

fn scene(view: &View, told: &[Event], words: &Lexicon) -> Scene {
    let lately = &told[told.len().saturating_sub(40)..];
    let heard: Vec<&Event> = lately.iter().collect();
    MareNostrum::scene(view, &heard, words)
}

/// Whoever is asked can point at the board or press a button for each option, and no
/// two options with the same words hang on the same things.
#[test]
fn every_option_can_be_pointed_at() {
    let words = english();
    let mut phases = BTreeSet::new();
    for (seats, seed) in [(3, 1), (4, 2), (5, 3), (5, 4), (5, 5)] {
        walk(&setup(seats), seed, |_, state, told| {
            for seat in MareNostrum::asked(state).seats().iter() {
                let view = MareNostrum::view(state, Viewer::Seat(seat));
                let scene = scene(&view, told, &words);
                let acts = kernel::options::<MareNostrum>(state, seat);
                pictures::options_have_targets::<MareNostrum>(&view, &scene, &acts);
                let mut meant: BTreeMap<(Vec<String>, String), Act> = BTreeMap::new();
                for act in acts {
                    let target = MareNostrum::target(&view, act);
                    let said = words.say(&MareNostrum::say_act(&view, act));
                    let other = meant.insert((target.keys().to_vec(), said), act);
                    assert_eq!(other, None, "{act:?} looks the same");
                }
                phases.insert(
                    format!("{:?}", state.open.phase)
                        .split(' ')
                        .next()
                        .unwrap()
                        .to_owned(),
                );
            }
        });
    }
    let rare = [
        "Circe",
        "Colossus",
        "Conquest",
        "Convert",
        "Gardens",
        "Losses",
        "OwnNumber",
        "Peace",
        "Perseus",
        "Tie",
    ];
    for phase in rare {
        assert!(
            phases.contains(phase),
            "{phase} was never asked: {phases:?}"
        );
    }
}

/// Pointing at what an option points at means something that is done there.
#[test]
fn pointing_means_what_it_says() {
    let mut met = 0;
    walk(&setup(5), 11, |_, state, _| {
        for seat in MareNostrum::asked(state).seats().iter() {
            let view = MareNostrum::view(state, Viewer::Seat(seat));
            for act in kernel::options::<MareNostrum>(state, seat) {
                let target = MareNostrum::target(&view, act);
                if let Some(attempt) = MareNostrum::attempt(&view, target.keys()) {
                    met += 1;
                    let meant = MareNostrum::target(&view, attempt);
                    assert_eq!(
                        meant.keys(),
                        target.keys(),
                        "{act:?} is read as {attempt:?}"
                    );
                }
            }
        }
    });
    assert!(met > 500, "{met}");
    for keys in [
        vec![],
        vec![""],
        vec!["province:atlantis"],
        vec!["slot:"],
        vec!["legion:x:y"],
    ] {
        let keys: Vec<String> = keys.into_iter().map(str::to_owned).collect();
        let state = MareNostrum::new(&setup(3), &mut SplitMix64::new(1), &mut Out::default());
        let view = MareNostrum::view(&state, Viewer::Seat(Seat(0)));
        assert_eq!(MareNostrum::attempt(&view, &keys), None, "{keys:?}");
    }
}

/// I-a, I-b, I-c, I-d: a position that differs only in what a seat may not know looks
/// the same to it and to onlookers.
#[test]
fn nothing_hidden_is_drawn() {
    let words = english();
    let setup = setup(5);
    let mut different = 0;
    let mut chance = SplitMix64::new(3);
    walk(&setup, 21, |n, state, told| {
        if n % 11 != 0 {
            return;
        }
        for seat in (0..5).map(Seat) {
            let info = Info::new(state, seat, &setup, &[]);
            let twin = MareNostrum::guess(&info, &mut chance).unwrap();
            different += usize::from(twin != *state);
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                let [one, other] = [state, &twin]
                    .map(|state| scene(&MareNostrum::view(state, viewer), told, &words));
                assert_eq!(one, other, "{n}");
            }
        }
    });
    assert!(different > 100, "the twins are the positions themselves");
}

/// Keys on the board are one each, and everything that can be pointed at has a name.
#[test]
fn things_on_the_board_are_told_apart() {
    let words = english();
    walk(&setup(4), 31, |n, state, told| {
        if n % 9 != 0 {
            return;
        }
        let scene = scene(
            &MareNostrum::view(state, Viewer::Seat(Seat(1))),
            told,
            &words,
        );
        let mut keys = BTreeSet::new();
        for item in &scene.items {
            assert!(keys.insert(&item.key), "{} is there twice", item.key);
            let silent = matches!(
                item.figure,
                Figure::Badge { .. } | Figure::Wash { .. } | Figure::Way { .. }
            );
            assert!(silent || !item.title.is_empty(), "{}", item.key);
        }
        for at in Province::all() {
            assert!(keys.contains(&format!("province:{at}")));
        }
        for slot in Slot::all() {
            assert!(keys.contains(&format!("slot:{slot}")));
        }
    });
}

/// Colour is never the only sign.
#[test]
fn empires_differ_in_colour_and_sign() {
    let words = english();
    let state = MareNostrum::new(&setup(5), &mut SplitMix64::new(1), &mut Out::default());
    let scene = scene(&MareNostrum::view(&state, Viewer::Spectator), &[], &words);
    let mut looks = Vec::new();
    for empire in Empire::ALL {
        let marker = format!("marker:{}", empire.sheet().capital);
        let Some(Figure::Token { tint, emblem, .. }) = scene.item(&marker).map(|item| &item.figure)
        else {
            panic!("{marker} is missing")
        };
        for (other_tint, other_emblem) in &looks {
            assert_ne!(tint, other_tint, "{empire}");
            assert_ne!(emblem, other_emblem, "{empire}");
        }
        looks.push((*tint, *emblem));
    }
}

/// 2.1-g, I-c: others see how many lie there and that a player is ready, no more.
#[test]
fn offers_lie_face_down_until_all_are_made() {
    let words = english();
    let (mut secret, mut open) = (0, 0);
    walk(&setup(5), 41, |_, state, told| {
        let view = MareNostrum::view(state, Viewer::Spectator);
        let scene = scene(&view, told, &words);
        let table = scene.panels.iter().find(|panel| panel.key == "trade");
        match (state.open.phase, table) {
            (Phase::Offer, Some(table)) => {
                secret += 1;
                assert!(table.items().all(|item| item.key.starts_with("hidden:")));
                let due: u8 = state.open.trade.due.values().sum();
                assert_eq!(table.items().count(), usize::from(due));
            }
            (Phase::Take { .. }, Some(table)) => {
                open += 1;
                assert!(table.items().all(|item| !item.key.starts_with("hidden:")));
            }
            (Phase::Offer | Phase::Take { .. }, None) => panic!("no trade table"),
            _ => {}
        }
    });
    assert!(secret > 10 && open > 10, "{secret} {open}");
}

/// 3.0-c: each row of goods is a set of different kinds, and all that is held is there.
#[test]
fn the_purse_is_laid_out_in_sets() {
    let words = english();
    walk(&setup(5), 51, |n, state, told| {
        if n % 13 != 0 {
            return;
        }
        let view = MareNostrum::view(state, Viewer::Seat(Seat(2)));
        let scene = scene(&view, told, &words);
        let purse = scene
            .panels
            .iter()
            .find(|panel| panel.key == "sets")
            .unwrap();
        let Body::Ladder(ladder) = &purse.body else {
            panic!("the purse is a ladder")
        };
        let mut shown = 0;
        for row in &ladder.rows {
            let kinds: BTreeSet<&str> = (row.items.iter())
                .map(|item| {
                    item.key
                        .trim_start_matches("own:")
                        .trim_start_matches("legendary-")
                })
                .collect();
            let coins = kinds.contains("coin");
            assert!(coins || kinds.len() == row.items.len(), "{:?}", row.items);
            shown += row.items.len();
        }
        if view.hand.coins() <= 13 {
            assert_eq!(shown, usize::from(view.hand.count()));
        }
    });
}

/// 5-f
#[test]
fn a_value_beyond_the_printed_track_is_shown_as_it_is() {
    let mut state = MareNostrum::new(&setup(5), &mut SplitMix64::new(1), &mut Out::default());
    for card in ["hercules", "antigone", "circe", "hanging-gardens"] {
        let card: Card = card.parse().unwrap();
        state.open.cards[Empire::Rome].insert(card);
    }
    state.open.control["dalmatia".parse::<Province>().unwrap()] = Some(Empire::Rome);
    for slot in ["dalmatia/caravan-metal", "dalmatia/market"] {
        state.open.buildings.insert(slot.parse::<Slot>().unwrap());
    }
    let view = MareNostrum::view(&state, Viewer::Spectator);
    let words = english();
    let scene = scene(&view, &[], &words);
    let runners: Vec<_> = (scene.panels.iter())
        .filter_map(|panel| match &panel.body {
            Body::Race { lanes } => Some(&lanes[0].runners),
            _ => None,
        })
        .flatten()
        .map(|runner| (runner.value, runner.title.as_str()))
        .collect();
    assert!(runners.contains(&(16, "Rome: 16")), "{runners:?}");
    let told: Vec<_> = (MareNostrum::describe(&view).iter())
        .map(|line| words.say(line))
        .collect();
    assert!(
        told.iter().any(|line| line.contains("trade 16")),
        "{told:?}"
    );
}

#[test]
fn the_gallery_shows_everything_in_the_box() {
    for words in Lexicon::of::<MareNostrum>().unwrap().values() {
        let shown = MareNostrum::gallery(words);
        let items: BTreeSet<String> = (shown.iter())
            .flat_map(|panel| panel.items())
            .map(|item| item.key.clone())
            .collect();
        for card in Card::ALL {
            assert!(items.contains(&format!("card:{card}")), "{card}");
        }
        for empire in Empire::ALL {
            for piece in ["control", "legion", "trireme", "fortress"] {
                assert!(items.contains(&format!("piece:{empire}:{piece}")));
            }
        }
        assert!(
            shown
                .iter()
                .flat_map(|panel| panel.items())
                .all(|item| !item.title.is_empty())
        );
    }
}

#[test]
fn damaged_geometry_is_refused_with_its_place() {
    let points = include_str!("../data/geo.toml");
    let shapes = include_str!("../data/geo.json");
    let rows = [
        (
            "id = \"italia\"",
            "id = \"itallia\"",
            "geo.toml: [[province]] \"itallia\": the map has no such province",
        ),
        (
            "id = \"italia/market\"",
            "id = \"italia/bazaar\"",
            "geo.toml: [[slot]] \"italia/bazaar\": the map has no such slot",
        ),
        ("kind = \"temple\"", "kind = ", "geo.toml: line "),
        (
            "width = 2400",
            "width = 240",
            "geo.json: the board: width and height",
        ),
    ];
    pictures::broken_geometry_is_refused(read_board, points, shapes, &rows);
}

/// A move glides as a ghost of the piece that moved.
#[test]
fn moves_glide() {
    let (mut glides, mut moves) = (0, 0);
    walk(&setup(5), 61, |_, state, told| {
        if !matches!(state.open.phase, Phase::Over { .. }) {
            return;
        }
        for event in told {
            moves += usize::from(matches!(
                event,
                Event::Marched { .. } | Event::Sailed { .. }
            ));
            if let Some(glide) = MareNostrum::glide(event) {
                glides += 1;
                assert_ne!(glide.way.from, glide.way.legs[0].to);
            }
        }
    });
    assert!(moves > 0 && glides == moves, "{glides} of {moves}");
}
