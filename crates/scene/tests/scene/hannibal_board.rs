//! The board of Hannibal as it is drawn: crowded Italy stays legible.

use hannibal::{Event, Hannibal};
use kernel::scene::{Draw, Figure, Scene};
use kernel::{Game, Lexicon, Seat, SetupRequest, SplitMix64, Table, Viewer};
use scene::{Chart, Frame, PIECE, Theme};

fn charts() -> Vec<(Lexicon, Chart)> {
    (Lexicon::of::<Hannibal>().unwrap().into_values())
        .map(|words| {
            let chart = Chart::new(Hannibal::board(), &words);
            (words, chart)
        })
        .collect()
}

fn opening(scenario: &str, words: &Lexicon) -> Scene {
    let wanted = SetupRequest {
        scenario: Some(scenario.to_owned()),
        ..SetupRequest::default()
    };
    let setup = Hannibal::about().check(&wanted).unwrap();
    let table = Table::<Hannibal>::new(setup, &mut SplitMix64::new(1)).unwrap();
    let viewer = Viewer::Seat(Seat(0));
    let heard: Vec<&Event> = table.heard(viewer).collect();
    Hannibal::scene(&table.view(viewer), &heard, words)
}

#[test]
fn names_keep_clear_of_one_another_and_of_spaces() {
    let art = Hannibal::board();
    for (words, chart) in charts() {
        let labels = chart.labels();
        assert_eq!(labels.len(), art.spots.len());
        for (index, label) in labels.iter().enumerate() {
            let name = &label.text;
            for other in &labels[..index] {
                let area = label.frame.overlap(&other.frame);
                assert_eq!(area, 0.0, "{}: {name} and {}", words.language(), other.text);
            }
            for spot in &art.spots {
                let gap = label.frame.off(spot.at) - art.space_radius;
                assert!(
                    gap > 0.0,
                    "{}: {name} on {} by {gap}",
                    words.language(),
                    spot.id
                );
            }
        }
    }
}

/// At the start of every scenario no piece lies on a name.
#[test]
fn pieces_keep_off_names_at_the_start() {
    for (words, chart) in charts() {
        for scenario in &Hannibal::about().scenarios {
            let scene = opening(scenario.id, &words);
            let seats = chart.seats(&scene);
            let pieces = scene.items.iter().zip(&seats).filter(|(item, _)| {
                matches!(item.figure, Figure::General { .. } | Figure::Token { .. })
            });
            for (item, at) in pieces {
                let frame = Frame::around(*at, PIECE / 2.0 - 3.0);
                for label in chart.labels() {
                    let area = frame.overlap(&label.frame);
                    assert!(
                        area < 60.0,
                        "{}: {} covers {area} of {}",
                        scenario.id,
                        item.key,
                        label.text
                    );
                }
            }
        }
    }
}

/// Pictures of every panel and of the gallery can be made.
#[test]
fn everything_is_drawn_by_day_and_by_night() {
    for (words, chart) in charts() {
        let scene = opening("s1-218", &words);
        for theme in [Theme::Light, Theme::Dark] {
            let panels = scene.panels.iter().cloned();
            for panel in panels.chain(Hannibal::gallery(&words)) {
                let svg = chart.standalone_panel(&panel, theme);
                let tree = roxmltree::Document::parse(&svg);
                assert!(tree.is_ok(), "{}: {:?}", panel.key, tree.err());
                for sign in svg.split("href=\"#").skip(1) {
                    let id = sign.split('"').next().unwrap_or_default();
                    assert!(
                        svg.contains(&format!("id=\"{id}\"")),
                        "{}: no {id}",
                        panel.key
                    );
                }
            }
        }
    }
}
