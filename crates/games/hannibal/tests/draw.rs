//! What is drawn: every space, every decision, and nothing that is hidden.

use std::collections::{BTreeMap, BTreeSet};

use hannibal::{
    Card, Event, General, Hannibal, Side, Source, Space, SpaceKind, Stack, Title, read_board,
};
use kernel::scene::{Body, Draw, Figure, Mark, Scene, Target};
use kernel::{Game, Info, Lexicon, Seat, SetupRequest, SplitMix64, Table, Viewer};

const POINTS: &str = include_str!("../data/geo.toml");
const SHAPES: &str = include_str!("../data/geo.json");

fn words() -> BTreeMap<&'static str, Lexicon> {
    Lexicon::of::<Hannibal>().unwrap()
}

/// Plays a random game of every scenario and shows its positions.
fn walk(decisions: usize, mut look: impl FnMut(&Table<Hannibal>, &mut SplitMix64)) {
    for (seed, scenario) in Hannibal::about().scenarios.iter().enumerate() {
        let wanted = SetupRequest {
            scenario: Some(scenario.id.to_owned()),
            ..SetupRequest::default()
        };
        let setup = Hannibal::about().check(&wanted).unwrap();
        let mut chance = SplitMix64::new(seed as u64);
        let mut table = Table::<Hannibal>::new(setup, &mut chance).unwrap();
        for _ in 0..decisions {
            look(&table, &mut chance);
            let Some(seat) = table.asked().seats().iter().next() else {
                break;
            };
            let options = table.options(seat);
            let act = options[chance.below(options.len() as u32) as usize];
            table.play(seat, act, &mut chance, None).unwrap();
        }
    }
}

fn scene(table: &Table<Hannibal>, viewer: Viewer, words: &Lexicon) -> Scene {
    let heard: Vec<&Event> = table.heard(viewer).collect();
    Hannibal::scene(&table.view(viewer), &heard, words)
}

#[test]
fn the_board_has_every_space_province_and_connection() {
    let art = Hannibal::board();
    for space in Space::all() {
        assert!(art.spot(space.id()).is_some(), "{space}");
        assert_eq!(
            art.spot(space.id()).unwrap().port,
            space.is_port(),
            "{space}"
        );
        for edge in &space.sheet().edges {
            let leg = art.leg(space.id(), edge.to.id()).unwrap();
            assert_eq!(
                Some(leg.to),
                art.anchor(edge.to.id()),
                "{space} to {}",
                edge.to
            );
        }
    }
    let edges: usize = Space::all().map(|space| space.sheet().edges.len()).sum();
    assert_eq!(art.links.len() * 2, edges);
    assert_eq!(art.provinces.len(), hannibal::Province::COUNT);
}

#[test]
fn broken_geometry_is_refused_by_file_and_key() {
    let cases = [
        (
            "id = \"gades\"",
            "id = \"cadiz\"",
            "geo.toml: [[space]] \"cadiz\": the map has no such place",
        ),
        (
            "port = false",
            "port = true",
            "geo.toml: [[space]] \"hispalis\": port is true, but the map has false",
        ),
        (
            "kind = \"alpine-pass\"",
            "kind = \"pass\"",
            "geo.toml: [[link]] \"druentia--taurini\": kind is Pass, but the map has AlpinePass",
        ),
        (
            "width = 2640",
            "width = 2600",
            "geo.json: the board: width and height",
        ),
    ];
    for (from, to, message) in cases {
        let broken = POINTS.replacen(from, to, 1);
        assert_ne!(broken, POINTS, "{from}");
        let error = read_board(&broken, SHAPES).unwrap_err().to_string();
        assert!(error.starts_with(message), "{error}\nnot: {message}");
    }
    let cut = &SHAPES[..SHAPES.len() / 2];
    let error = read_board(POINTS, cut).unwrap_err().to_string();
    assert!(error.starts_with("geo.json: line "), "{error}");
}

#[test]
fn every_key_is_one_things_alone() {
    let words = words();
    walk(100, |table, _| {
        for viewer in Viewer::all(2) {
            let scene = scene(table, viewer, &words["en"]);
            let mut seen = BTreeSet::new();
            for item in scene.everything() {
                assert!(seen.insert(&item.key), "{} twice", item.key);
            }
            let panels: BTreeSet<&String> = scene.panels.iter().map(|panel| &panel.key).collect();
            assert_eq!(panels.len(), scene.panels.len());
        }
    });
}

/// Each option leads to something that is there to be clicked, or is a button; of
/// buttons at most one is the first choice.
#[test]
fn every_decision_has_a_target() {
    let words = words();
    let mut verbs = BTreeSet::new();
    walk(400, |table, _| {
        for seat in table.asked().seats().iter() {
            let view = table.view(Viewer::Seat(seat));
            let scene = scene(table, Viewer::Seat(seat), &words["en"]);
            let keys: BTreeSet<&str> = scene.everything().map(|item| &*item.key).collect();
            let mut primary = 0;
            for act in table.options(seat) {
                match Hannibal::target(&view, act) {
                    Target::On {
                        keys: on,
                        verb,
                        way,
                        ..
                    } => {
                        assert!(!on.is_empty(), "{act:?}");
                        for key in &on {
                            assert!(keys.contains(&**key), "{act:?}: no {key}");
                        }
                        verbs.insert(verb);
                        assert!(way.is_none_or(|way| !way.legs.is_empty()), "{act:?}");
                    }
                    Target::Button { primary: first, .. } => primary += usize::from(first),
                }
            }
            assert!(primary <= 1, "{:?}", table.options(seat));
        }
    });
    for verb in [
        "place", "play", "activate", "move", "mark", "attack", "match", "take",
    ] {
        assert!(
            verbs.contains(verb),
            "{verb} was never asked for: {verbs:?}"
        );
    }
}

/// D-b: a position that the viewer cannot tell from the true one looks the same.
#[test]
fn twins_look_alike() {
    let words = words();
    let mut compared = 0;
    walk(50, |table, chance| {
        for seat in [Seat(0), Seat(1)] {
            let viewer = Viewer::Seat(seat);
            let heard: Vec<Event> = table.heard(viewer).copied().collect();
            let info = Info::<Hannibal>::new(table.state(), seat, table.setup(), &heard);
            let Some(twin) = Hannibal::guess(&info, chance) else {
                continue;
            };
            let told: Vec<&Event> = heard.iter().collect();
            let view = Hannibal::view(&twin, viewer);
            let twin = Hannibal::scene(&view, &told, &words["pl"]);
            assert_eq!(scene(table, viewer, &words["pl"]), twin);
            compared += 1;
        }
    });
    assert!(compared > 500, "{compared}");
}

/// Every CU and every general of the view is on the board, those inside behind walls.
#[test]
fn every_piece_of_the_view_is_drawn() {
    let words = words();
    walk(150, |table, _| {
        let view = table.view(Viewer::Spectator);
        let scene = scene(table, Viewer::Spectator, &words["en"]);
        let land = &view.open.land;
        for general in General::all().filter(|&general| land.place_of(general).is_some()) {
            let item = scene.item(&format!("general:{general}")).unwrap();
            assert_eq!(item.place.as_deref(), land.place_of(general).map(Space::id));
            let inside = land.within.contains(general);
            assert_eq!(item.marks.contains(&Mark::Walled), inside, "{general}");
        }
        for at in land.in_play.iter() {
            for side in Side::ALL {
                let shown: u32 = (scene.items.iter())
                    .filter(|item| item.place.as_deref() == Some(at.id()))
                    .filter(|item| {
                        item.key.starts_with("cu:") || item.key.starts_with("elephants:")
                    })
                    .filter(|item| item.key.contains(&format!(":{}", side.id())))
                    .map(|item| match &item.figure {
                        Figure::Token {
                            text: Some(text), ..
                        } => text.parse::<u32>().unwrap(),
                        other => panic!("{other:?}"),
                    })
                    .sum();
                let there: u32 = [Stack::outside(side, at), Stack::inside(side, at)]
                    .map(|stack| u32::from(land.units(stack).cu))
                    .iter()
                    .sum();
                assert_eq!(shown, there, "{at} {side:?}");
            }
        }
    });
}

/// Outside battles the last die lies on the map, beside a space, until the next card.
#[test]
fn a_die_lies_where_it_was_thrown() {
    let words = words();
    let mut seen = 0;
    walk(150, |table, _| {
        let scene = scene(table, Viewer::Spectator, &words["en"]);
        let last = table
            .heard(Viewer::Spectator)
            .filter_map(|event| match event {
                Event::Rolled { face, .. } => Some(Some(*face)),
                Event::CardPlayed { .. } | Event::TurnBegan { .. } => Some(None),
                _ => None,
            });
        let last = last.last().flatten();
        let Some(die) = scene.item("die") else { return };
        assert!(table.state().open.battle.is_none());
        assert!(matches!(&die.figure, Figure::Dice { faces, .. } if faces[..] == [last.unwrap()]));
        let near = Space::all().any(|space| {
            let [x, y] = Hannibal::board().anchor(space.id()).unwrap();
            (die.at[0] - x).hypot(die.at[1] - y) < 80.0
        });
        assert!(near, "{:?}", die.at);
        seen += 1;
    });
    assert!(seen > 20, "{seen}");
}

/// A hand is shown to its owner and to nobody else.
#[test]
fn cards_of_others_are_backs() {
    let words = words();
    walk(60, |table, _| {
        for viewer in Viewer::all(2) {
            let view = table.view(viewer);
            let scene = scene(table, viewer, &words["en"]);
            for side in Side::ALL
                .into_iter()
                .filter(|&side| view.viewer != Some(side))
            {
                let key = format!("hand:{}", side.id());
                let found = scene.panels.iter().find(|panel| panel.key == key);
                assert_eq!(found.is_some(), view.hands[side].size > 0);
                let Some(panel) = found else { continue };
                let open = (panel.items())
                    .filter(|item| matches!(item.figure, Figure::TextCard { .. }))
                    .count();
                assert_eq!(open, view.hands[side].known.len());
                assert_eq!(panel.items().count(), usize::from(view.hands[side].size));
            }
        }
    });
}

/// All cards and generals are there to be looked at, marked where reconstructed.
#[test]
fn the_gallery_shows_everything_and_says_what_is_reconstructed() {
    for (language, words) in words() {
        let panels = Hannibal::gallery(&words);
        let items: Vec<_> = panels.iter().flat_map(|panel| panel.items()).collect();
        let all = General::COUNT + Card::COUNT + Title::COUNT;
        assert_eq!(items.len(), all, "{language}");
        let mark = words.name("board-reconstructed");
        for card in Card::all() {
            let key = format!("card:{card}");
            let item = items.iter().find(|item| item.key == key).unwrap();
            let Figure::TextCard { foot, lines, .. } = &item.figure else {
                panic!("{key}");
            };
            let marked = foot.contains(&mark);
            let sources = (card.sheet().source, card.sheet().ops_source);
            let ops = foot.contains(&words.name("board-ops-reconstructed"));
            let only_ops = sources.0 != Source::Reconstructed && sources.1 == Source::Reconstructed;
            assert_eq!(ops, only_ops, "{key}");
            assert_eq!(
                marked,
                card.sheet().source == Source::Reconstructed,
                "{key}"
            );
            assert!(!lines.is_empty());
        }
        assert!(
            panels
                .iter()
                .all(|panel| matches!(panel.body, Body::Hand { .. }))
        );
    }
}

#[test]
fn walls_tribes_and_ports_look_different() {
    use kernel::scene::PlaceKind as Look;
    for space in Space::all() {
        let look = Hannibal::board().spot(space.id()).unwrap().kind;
        let expected = match (space.sheet().kind, space.is_port()) {
            (SpaceKind::WalledCity, _) => Look::Walled,
            (SpaceKind::Tribe, _) => Look::Tribe,
            (SpaceKind::Ordinary, true) => Look::Port,
            (SpaceKind::Ordinary, false) => Look::Town,
        };
        assert_eq!(look, expected, "{space}");
    }
}
