//! The board of Julius Caesar as it is drawn: names keep clear, nothing hidden is
//! written, and all of it is small and well formed.

use std::collections::BTreeSet;
use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;
use julius_caesar::{Block, BlockSet, Event, JuliusCaesar, Side, data};
use kernel::scene::{Draw, Figure, Scene};
use kernel::{Game, Lexicon, Seat, SetupRequest, SplitMix64, Table, Viewer};
use scene::{Chart, Frame, PIECE, Theme};

fn charts() -> Vec<(Lexicon, Chart)> {
    (Lexicon::of::<JuliusCaesar>().unwrap().into_values())
        .map(|words| {
            let chart = Chart::new(JuliusCaesar::board(), &words);
            (words, chart)
        })
        .collect()
}

fn table(seed: u64, decisions: usize) -> Table<JuliusCaesar> {
    let setup = JuliusCaesar::about()
        .check(&SetupRequest::default())
        .unwrap();
    let mut chance = SplitMix64::new(seed);
    let mut table = Table::<JuliusCaesar>::new(setup, &mut chance).unwrap();
    for _ in 0..decisions {
        let Some(seat) = table.asked().seats().iter().next() else {
            break;
        };
        let options = table.options(seat);
        let act = options[chance.below(options.len() as u32) as usize];
        table.play(seat, act, &mut chance, None).unwrap();
    }
    table
}

fn seen(table: &Table<JuliusCaesar>, viewer: Viewer, words: &Lexicon) -> Scene {
    let heard: Vec<&Event> = table.heard(viewer).collect();
    JuliusCaesar::scene(&table.view(viewer), &heard, words)
}

fn viewers() -> [Viewer; 3] {
    [
        Viewer::Seat(Seat(0)),
        Viewer::Seat(Seat(1)),
        Viewer::Spectator,
    ]
}

fn zipped(text: &str) -> usize {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::new(6));
    gzip.write_all(text.as_bytes()).unwrap();
    gzip.finish().unwrap().len()
}

#[test]
fn names_keep_clear_of_one_another_and_of_places() {
    let art = JuliusCaesar::board();
    let board = Frame::new(0.0, 0.0, art.width, art.height);
    for (words, chart) in charts() {
        let language = words.language();
        let labels = chart.labels();
        assert_eq!(labels.len(), art.spots.len());
        for (index, label) in labels.iter().enumerate() {
            let name = &label.text;
            for other in &labels[..index] {
                let area = label.frame.overlap(&other.frame);
                assert_eq!(area, 0.0, "{language}: {name} and {}", other.text);
            }
            for spot in &art.spots {
                let gap = label.frame.off(spot.at) - art.space_radius;
                assert!(gap > 0.0, "{language}: {name} on {} by {gap}", spot.id);
            }
            for script in chart.scripts() {
                for frame in &script.frames {
                    let area = label.frame.overlap(frame);
                    assert_eq!(area, 0.0, "{language}: {name} and {}", script.text);
                }
            }
            let whole =
                (label.frame.right - label.frame.left) * (label.frame.bottom - label.frame.top);
            assert!(
                (label.frame.overlap(&board) - whole).abs() < 0.5,
                "{language}: {name}"
            );
        }
    }
}

/// At the opening no block covers a name, another place or a block of another place,
/// and of each its better half is seen.
#[test]
fn blocks_keep_clear_at_the_opening() {
    let art = JuliusCaesar::board();
    let table = table(1, 0);
    for (words, chart) in charts() {
        let scene = seen(&table, Viewer::Seat(Seat(0)), &words);
        let seats = chart.seats(&scene);
        let pieces: Vec<(&str, Frame)> = (scene.items.iter().zip(&seats))
            .filter(|(item, _)| matches!(item.figure, Figure::Block { .. } | Figure::Back { .. }))
            .map(|(item, at)| {
                (
                    item.place.as_deref().unwrap(),
                    Frame::around(*at, PIECE / 2.0),
                )
            })
            .collect();
        assert_eq!(pieces.len(), 30);
        for (index, (place, frame)) in pieces.iter().enumerate() {
            for label in chart.labels() {
                let area = frame.overlap(&label.frame);
                assert_eq!(area, 0.0, "a block in {place} on {}", label.text);
            }
            for spot in art.spots.iter().filter(|spot| spot.id != *place) {
                assert!(
                    frame.off(spot.at) > 15.0,
                    "a block in {place} on {}",
                    spot.id
                );
            }
            for (other, other_frame) in &pieces[..index] {
                let area = frame.overlap(other_frame);
                assert!(area < 0.5 * PIECE * PIECE, "{place} and {other}: {area}");
                assert!(place == other || area == 0.0, "{place} and {other}: {area}");
            }
        }
    }
}

/// Any number of blocks in any place: on the board, off the names of its language.
#[test]
fn a_crowd_stands_beside_its_name() {
    let art = JuliusCaesar::board();
    let (words, chart) = charts().remove(0);
    let full = seen(&table(1, 0), Viewer::Seat(Seat(0)), &words);
    let block = (full.items.iter())
        .find(|item| matches!(item.figure, Figure::Block { .. }))
        .unwrap();
    let board = Frame::new(0.0, 0.0, art.width, art.height);
    for spot in &art.spots {
        for count in [1, 3, 6, 12] {
            let item = block.clone().in_place(&*spot.id).at(spot.at);
            let scene = Scene {
                items: vec![item; count],
                ..full.clone()
            };
            let seats = chart.seats(&scene);
            assert_eq!(seats.len(), count);
            for at in seats {
                assert!(board.has(at), "{} {count}", spot.id);
                let frame = Frame::around(at, PIECE / 2.0);
                let own = chart
                    .labels()
                    .iter()
                    .find(|label| label.place == spot.id)
                    .unwrap();
                let area = frame.overlap(&own.frame);
                assert!(
                    area < 1.0,
                    "{count} blocks in {} on its name: {area}",
                    spot.id
                );
            }
        }
    }
}

#[test]
fn drawings_are_well_formed_keyed_and_without_style_or_script() {
    let charts = charts();
    for (seed, decisions) in [(1, 0), (2, 60), (3, 200), (4, 420)] {
        let table = table(seed, decisions);
        for (words, chart) in &charts {
            for viewer in viewers() {
                let scene = seen(&table, viewer, words);
                let svg = chart.svg(&scene, "Julius & Caesar <\"'>");
                let document = roxmltree::Document::parse(&svg).unwrap();
                let mut keys = BTreeSet::new();
                let mut ids = BTreeSet::new();
                for node in document.descendants() {
                    assert!(node.attribute("style").is_none());
                    assert!(!["script", "style"].contains(&node.tag_name().name()));
                    let events = node.attributes().find(|pair| pair.name().starts_with("on"));
                    assert!(events.is_none());
                    if let Some(key) = node.attribute("data-key") {
                        assert!(keys.insert(key.to_owned()), "{key}");
                    }
                    if let Some(id) = node.attribute("id") {
                        assert!(ids.insert(id.to_owned()), "{id}");
                    }
                    if node.attribute("role") == Some("button") {
                        assert!(
                            node.attribute("aria-label")
                                .is_some_and(|name| !name.is_empty())
                        );
                        assert_eq!(node.attribute("tabindex"), Some("0"));
                        let title = node.children().find(|child| child.has_tag_name("title"));
                        assert!(title.is_none() || title.unwrap().text().is_some());
                    }
                }
                for node in document.descendants() {
                    if let Some(used) = node.attribute("href") {
                        assert!(ids.contains(&used[1..]), "{used} is not defined");
                    }
                }
                for panel in &scene.panels {
                    let svg = scene::panel(panel);
                    let parsed = roxmltree::Document::parse(&svg);
                    let document = parsed.unwrap_or_else(|error| panic!("{error}: {svg}"));
                    for node in document.descendants() {
                        if let Some(used) = node.attribute("href") {
                            assert!(ids.contains(&used[1..]), "{used} is not defined");
                        }
                    }
                }
                for item in scene.panels.iter().flat_map(|panel| panel.items()) {
                    roxmltree::Document::parse(&scene::token(item)).unwrap();
                }
            }
        }
    }
}

/// Blocks that `viewer` may not know, by the state itself.
fn hidden(table: &Table<JuliusCaesar>, viewer: Viewer) -> BlockSet {
    let state = table.state();
    let shown: BlockSet = (table.view(viewer).faces())
        .map(|(_, _, face)| face.block)
        .collect();
    let pools = Side::ALL
        .into_iter()
        .filter(|side| viewer == Viewer::Seat(side.seat()))
        .fold(BlockSet::EMPTY, |pools, side| {
            pools | state.standing & data().owned[side]
        });
    let open = shown | pools | state.open.face_up | state.open.killed;
    Block::all()
        .filter(|block| !open.contains(*block))
        .collect()
}

/// Neither the id nor the name of a hidden block is anywhere in what is sent.
#[test]
fn nothing_hidden_is_written() {
    let charts = charts();
    for (seed, decisions) in [(1, 0), (5, 90), (6, 180), (7, 300), (8, 500)] {
        let table = table(seed, decisions);
        for (words, chart) in &charts {
            for viewer in viewers() {
                let mut scene = seen(&table, viewer, words);
                // What was fired is told of blocks that may have gone back into the fog.
                scene.panels.retain(|panel| panel.key != "battle");
                let mut sent = chart.items(&scene);
                for panel in &scene.panels {
                    sent.push_str(&scene::panel(panel));
                }
                sent.push_str(&scene::text(&scene).join("\n"));
                let secret = hidden(&table, viewer);
                let names: BTreeSet<String> = (Block::all())
                    .filter(|block| !secret.contains(*block))
                    .map(|block| words.name(&format!("block-{block}")))
                    .collect();
                for block in secret {
                    let id = format!(":{block}\"");
                    assert!(!sent.contains(&id), "{block} to {viewer:?}");
                    let name = words.name(&format!("block-{block}"));
                    // Both sides have a Navis 1, the sides bear their leaders' names, and
                    // Cleopatra's place is public.
                    let seats = ["seat-caesar", "seat-pompey"].map(|seat| words.name(seat));
                    if seats.contains(&name) {
                        continue;
                    }
                    if !names.contains(&name) && block != data().cleopatra {
                        let told = sent.contains(&format!("{name}, "))
                            || sent.contains(&format!("\"{name}\""));
                        assert!(!told, "{name} to {viewer:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn the_board_is_small() {
    let table = table(3, 200);
    for (words, chart) in charts() {
        let scene = seen(&table, Viewer::Seat(Seat(1)), &words);
        let svg = chart.svg(&scene, "Julius Caesar");
        let (whole, items) = (zipped(&svg), zipped(&chart.items(&scene)));
        let panels: String = scene.panels.iter().map(scene::panel).collect();
        let panels = zipped(&panels);
        let css = zipped(&scene::CSS);
        println!("board {whole}, items {items}, panels {panels}, style {css}");
        assert!(whole < 50_000, "{whole}");
        assert!(items + panels < 20_000, "{items} {panels}");
        assert!(css < 6_000, "{css}");
    }
    for font in scene::FONTS {
        assert!(font.woff2.len() < 20_000, "{}", font.name);
    }
}

#[test]
fn a_picture_shows_the_board_by_day_and_by_night() {
    let (words, chart) = charts().remove(0);
    let scene = seen(&table(1, 0), Viewer::Seat(Seat(0)), &words);
    let mut sizes = BTreeSet::new();
    for theme in [Theme::Light, Theme::Dark] {
        let png = scene::png(&chart.standalone(&scene, "Julius Caesar", theme), 600).unwrap();
        assert_eq!(&png[1..4], b"PNG");
        assert_eq!(png[16..20], 600_u32.to_be_bytes());
        assert!(png.len() > 60_000, "{}", png.len());
        sizes.insert(png);
    }
    assert_eq!(sizes.len(), 2);
    assert!(scene::png("<svg", 600).is_err());
    assert!(scene::png(&chart.standalone(&scene, "", Theme::Light), 0).is_err());
    assert!(scene::png(&chart.standalone(&scene, "", Theme::Light), u32::MAX).is_err());
}

#[test]
fn every_occupied_place_is_told() {
    for (words, _) in charts() {
        let table = table(2, 100);
        let viewer = Viewer::Seat(Seat(0));
        let lines = scene::text(&seen(&table, viewer, &words));
        for seen in &table.view(viewer).places {
            let name = format!("{}: ", words.name(&format!("place-{}", seen.place)));
            assert!(lines.iter().any(|line| line.starts_with(&name)), "{name}");
        }
    }
}

#[test]
fn pages_know_where_the_letters_are() {
    let faces = scene::font_faces(|font| format!("/fonts/{}.woff2", font.name));
    assert_eq!(faces.matches("@font-face").count(), scene::FONTS.len());
    assert!(faces.contains("/fonts/alegreya-text.woff2"));
}
