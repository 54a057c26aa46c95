//! Cards, generals and units to be read: everything in the box, and one's own hand.

use kernel::scene::{Body, Figure, Item};
use kernel::{AnyTable, Viewer};

/// What carries a text worth reading, and that text.
fn read(item: &Item) -> Option<Vec<String>> {
    let (name, points, lines): (&str, &str, &[String]) = match &item.figure {
        Figure::Card { name, lines, .. } => (name, "", lines),
        Figure::TextCard {
            name,
            points,
            lines,
            ..
        } => (name, points, lines),
        Figure::Block { .. } | Figure::General { .. } | Figure::Token { .. } => {
            (&item.title, "", &[])
        }
        _ => return None,
    };
    let head = match points {
        "" => name.to_owned(),
        points => format!("{name} ({points})"),
    };
    let mut text = vec![head];
    for line in lines.iter().chain(&item.tips) {
        if !text.contains(line) {
            text.push(line.clone());
        }
    }
    Some(text)
}

/// Those in the box whose name contains `text`, each as a head and lines below it.
pub fn named(game: &str, language: &str, text: &str) -> Vec<Vec<String>> {
    let wanted = text.to_lowercase();
    let panels = registry::picture(game).map_or_else(Vec::new, |drawn| drawn.gallery(language));
    let mut found: Vec<Vec<String>> = Vec::new();
    for item in panels.iter().flat_map(|panel| panel.items()) {
        let named = |text: &Vec<String>| {
            text[0].to_lowercase().contains(&wanted) || item.title.to_lowercase().contains(&wanted)
        };
        let known = |text: &Vec<String>| !found.contains(text);
        found.extend(read(item).filter(named).filter(known));
    }
    found
}

/// The cards that `viewer` sees: in hand, played, laid open.
pub fn seen(game: &str, language: &str, table: &dyn AnyTable, viewer: Viewer) -> Vec<Vec<String>> {
    let scene = registry::picture(game).and_then(|drawn| drawn.scene(table, viewer, language));
    let panels = scene.map_or_else(Vec::new, |scene| scene.panels);
    (panels.iter())
        .filter(|panel| matches!(panel.body, Body::Hand { .. }))
        .flat_map(|panel| panel.items())
        .filter_map(read)
        .collect()
}
