//! The scene in words: who stands where.

use kernel::scene::{Figure, Scene};

/// One line for each place where something is, and one for each panel with
/// pieces: names as the scene gives them, like ones counted.
pub fn text(scene: &Scene) -> Vec<String> {
    let mut lines = Vec::new();
    for place in &scene.items {
        let (Figure::Place { .. }, Some(id)) = (&place.figure, &place.place) else {
            continue;
        };
        let pieces = (scene.items.iter())
            .filter(|item| item.place.as_ref() == Some(id) && is_piece(&item.figure))
            .map(|item| item.title.as_str());
        if let Some(list) = list(pieces) {
            lines.push(format!("{}: {list}", place.title));
        }
    }
    for panel in &scene.panels {
        if let Some(list) = list(panel.items().map(|item| item.title.as_str())) {
            lines.push(format!("{}: {list}", panel.title));
        }
    }
    lines
}

pub fn is_piece(figure: &Figure) -> bool {
    matches!(
        figure,
        Figure::Block { .. } | Figure::Back { .. } | Figure::Token { .. } | Figure::General { .. }
    )
}

fn list<'a>(titles: impl Iterator<Item = &'a str>) -> Option<String> {
    let mut counted: Vec<(&str, usize)> = Vec::new();
    for title in titles.filter(|title| !title.is_empty()) {
        match counted.iter_mut().find(|(known, _)| *known == title) {
            Some((_, count)) => *count += 1,
            None => counted.push((title, 1)),
        }
    }
    let words: Vec<String> = (counted.iter())
        .map(|(title, count)| match count {
            1 => (*title).to_owned(),
            _ => format!("{title} × {count}"),
        })
        .collect();
    (!words.is_empty()).then(|| words.join("; "))
}
