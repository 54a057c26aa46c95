//! What the tests of every game's pictures share: each option can be pointed at, keys
//! tell things apart, and nothing hidden is drawn.
//!
//! Everything here panics with what it finds, so that a test can call it.

use std::collections::BTreeSet;

use crate::scene::{BoardArt, Draw, GeoError, Scene, Target};
use crate::{Game, Lexicon, Seat, Setup, SplitMix64, Table, Viewer};

/// Plays a random game of at most so many decisions and shows every position.
pub fn walk<G: Game>(
    setup: Setup,
    seed: u64,
    decisions: usize,
    mut look: impl FnMut(&Table<G>, &mut SplitMix64),
) {
    let mut chance = SplitMix64::new(seed);
    let mut table = Table::<G>::new(setup, &mut chance).expect("chance is free");
    for _ in 0..decisions {
        look(&table, &mut chance);
        let Some(seat) = table.asked().seats().iter().next() else {
            break;
        };
        let options = table.options(seat);
        let act = options[chance.below(options.len() as u32) as usize];
        (table.play(seat, act, &mut chance, None)).expect("it is listed");
    }
}

/// What a viewer of a match sees.
pub fn scene<G: Draw>(table: &Table<G>, viewer: Viewer, words: &Lexicon) -> Scene {
    let heard: Vec<&G::Event> = table.heard(viewer).collect();
    G::scene(&table.view(viewer), &heard, words)
}

/// Each of these options leads to something that is there to be clicked, or is a
/// button, of which at most one is the first choice. What is done to the things.
pub fn options_have_targets<G: Draw>(
    view: &G::View,
    scene: &Scene,
    acts: &[G::Act],
) -> BTreeSet<&'static str> {
    let there: BTreeSet<&str> = scene.everything().map(|item| &*item.key).collect();
    let mut verbs = BTreeSet::new();
    let mut first_choices = 0;
    for &act in acts {
        match G::target(view, act) {
            Target::On {
                keys, verb, way, ..
            } => {
                assert!(!keys.is_empty(), "{act:?}");
                for key in &keys {
                    assert!(there.contains(&**key), "{act:?}: no {key}");
                }
                assert!(way.is_none_or(|way| !way.legs.is_empty()), "{act:?}");
                verbs.insert(verb);
            }
            Target::Button { primary, .. } => first_choices += usize::from(primary),
        }
    }
    assert!(first_choices <= 1, "{acts:?}");
    verbs
}

/// Every key is one thing's alone.
pub fn keys_are_distinct(scene: &Scene) {
    let mut seen = BTreeSet::new();
    for item in scene.everything() {
        assert!(seen.insert(&item.key), "{} is there twice", item.key);
    }
    let panels: BTreeSet<&String> = scene.panels.iter().map(|panel| &panel.key).collect();
    assert_eq!(panels.len(), scene.panels.len(), "a panel is there twice");
}

/// Holds a position that `seat` cannot tell from the true one to looking the same.
/// Whether there was one.
pub fn twin_looks_alike<G: Draw>(
    table: &Table<G>,
    seat: Seat,
    chance: &mut SplitMix64,
    words: &Lexicon,
) -> bool {
    let viewer = Viewer::Seat(seat);
    let heard: Vec<G::Event> = table.heard(viewer).cloned().collect();
    let Some(twin) = G::guess(&table.info(seat, &heard), chance) else {
        return false;
    };
    let told: Vec<&G::Event> = heard.iter().collect();
    let twin = G::scene(&G::view(&twin, viewer), &told, words);
    assert_eq!(scene::<G>(table, viewer, words), twin);
    true
}

/// The geometry of a board is read as it is, and refused with the third text of a row
/// once its second stands in place of its first in the file of points.
pub fn broken_geometry_is_refused(
    read: impl Fn(&str, &str) -> Result<BoardArt, GeoError>,
    points: &str,
    shapes: &str,
    rows: &[(&str, &str, &str)],
) {
    read(points, shapes).expect("the files are sound");
    let refused = |points: &str, shapes: &str, message: &str| {
        let error = read(points, shapes).unwrap_err().to_string();
        assert!(error.starts_with(message), "{error}\nnot: {message}");
    };
    for (from, to, message) in rows {
        let broken = points.replacen(from, to, 1);
        assert_ne!(broken, points, "{from}");
        refused(&broken, shapes, message);
    }
    refused(points, &shapes[..shapes.len() / 2], "geo.json: line ");
    refused("", "", "geo.toml: ");
}
