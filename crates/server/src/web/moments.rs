//! What happened, one decision after the other, as one viewer may see it: pieces that
//! moved, dice that were thrown, cards that were played, fights that opened and ended.
//! Everything is worked out from what the viewer saw and heard at that time.

use std::collections::{HashMap, HashSet};

use kernel::scene::{Figure, Glide, Item, Panel, Scene};
use kernel::{HeardLine, Lexicon, Viewer};
use maud::{Markup, html};
use serde::Serialize;

use super::log;
use super::look::Look;
use super::pictures::Gliding;
use crate::game_match::{Past, PastPosition};

/// No more moments than these are told at once; of more, the latest.
const MOST: usize = 60;

/// An item of the board that looks or stands otherwise than before.
#[derive(Debug, Serialize)]
pub struct Change {
    pub key: String,
    pub html: String,
    /// The key of the item that is painted next.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<String>,
}

/// What a viewer saw of a decision.
#[derive(Debug, Default, Serialize)]
pub struct Moment {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub set: Vec<Change>,
    /// Keys of items that are gone from the board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub glides: Vec<Gliding>,
    /// The faces of each throw.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<Vec<u8>>,
    /// Cards that came to lie open, as pictures.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<String>,
    /// What lies over the board from now on, where that is new.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub battle: Option<String>,
    /// A fight that lay over the board is over.
    #[serde(skip_serializing_if = "is_false")]
    pub ended: bool,
    /// Sentences of the log.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub banners: Vec<String>,
    /// The viewer decided it himself.
    #[serde(skip_serializing_if = "is_false")]
    pub own: bool,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands out references"
)]
const fn is_false(value: &bool) -> bool {
    !*value
}

/// What lay on the table at some time.
struct Frame<'l> {
    scene: Option<&'l Scene>,
    words: &'static Lexicon,
    items: Vec<(String, String)>,
    battle: String,
}

impl<'l> Frame<'l> {
    fn of(look: &'l Look<'_>) -> Frame<'l> {
        let html = look.items().into_string();
        Frame {
            scene: look.scene.as_ref().map(|(_, scene)| scene),
            words: look.words(),
            items: elements(&html),
            battle: look.battle().into_string(),
        }
    }

    fn panels(&self) -> impl Iterator<Item = &Panel> {
        self.scene.into_iter().flat_map(|scene| &scene.panels)
    }

    /// The fights and tables that lie over the board.
    fn focus(&self) -> HashSet<(&str, &str)> {
        (self.panels().filter(|panel| panel.is_focus()))
            .map(|panel| (panel.key.as_str(), panel.title.as_str()))
            .collect()
    }

    /// Cards that lie open for others than their owner.
    fn open_cards(&self) -> Vec<&Item> {
        let laid = self.panels().filter(|panel| panel.key != "hand");
        laid.flat_map(Panel::items)
            .filter(|item| card_name(&item.figure).is_some())
            .collect()
    }

    /// Throws that lie on the table, by their keys.
    fn dice(&self) -> HashMap<&str, &Vec<u8>> {
        let items = self.scene.into_iter().flat_map(Scene::everything);
        items
            .filter_map(|item| match &item.figure {
                Figure::Dice { faces, .. } => Some((item.key.as_str(), faces)),
                _ => None,
            })
            .collect()
    }
}

fn card_name(figure: &Figure) -> Option<&str> {
    match figure {
        Figure::Card { name, .. } | Figure::TextCard { name, .. } => Some(name),
        _ => None,
    }
}

/// The elements side by side in `html`, each with its key.
fn elements(html: &str) -> Vec<(String, String)> {
    let (mut found, mut depth, mut start, mut at) = (Vec::new(), 0, 0, 0);
    while let Some(open) = html[at..].find('<').map(|open| at + open) {
        let Some(shut) = html[open..].find('>').map(|shut| open + shut) else {
            break;
        };
        if depth == 0 {
            start = open;
        }
        let closes = html[open..].starts_with("</");
        if closes {
            depth -= 1;
        } else if !html[..shut].ends_with('/') {
            depth += 1;
        }
        at = shut + 1;
        if depth == 0 {
            let element = &html[start..at];
            if let Some(key) = key_of(element) {
                found.push((key.to_owned(), element.to_owned()));
            }
        }
    }
    found
}

/// The key of an element, as its first tag has it.
fn key_of(element: &str) -> Option<&str> {
    let tag = element.split('>').next()?;
    let (_, rest) = tag.split_once(" data-key=\"")?;
    rest.split('"').next()
}

/// The faces of the dice that a sentence shows, one list for each run of them.
fn throws(sentence: &str) -> Vec<Vec<u8>> {
    let mut throws: Vec<Vec<u8>> = Vec::new();
    let mut is_open = false;
    for letter in sentence.chars() {
        let face = (letter as u32).wrapping_sub('\u{267f}' as u32);
        if (1..=6).contains(&face) {
            if !is_open {
                throws.push(Vec::new());
            }
            is_open = true;
            if let Some(last) = throws.last_mut() {
                last.push(face as u8);
            }
        } else if !letter.is_whitespace() && letter != ',' {
            is_open = false;
        }
    }
    throws
}

/// What `after` shows that `before` did not, if it is worth telling.
fn moment(
    before: &Frame<'_>,
    after: &Frame<'_>,
    heard: &[HeardLine],
    glides: &[&Glide],
) -> Option<Moment> {
    let words = after.words;
    let scene = after.scene;
    let loud: Vec<&HeardLine> = heard.iter().filter(|line| !line.is_aside).collect();
    let mut dice: Vec<Vec<u8>> = (loud.iter())
        .flat_map(|line| throws(&words.say(&line.say)))
        .collect();
    if dice.is_empty() {
        let old = before.dice();
        let thrown = after.dice().into_iter();
        let new = thrown.filter(|(key, faces)| old.get(key) != Some(faces) && !faces.is_empty());
        dice.extend(new.map(|(_, faces)| faces.clone()));
    }
    let seen: HashSet<&str> = (before.open_cards().into_iter())
        .filter_map(|card| card_name(&card.figure))
        .collect();
    let mut cards = after.open_cards();
    cards.retain(|card| card_name(&card.figure).is_some_and(|name| !seen.contains(name)));
    let battle = (before.battle != after.battle).then(|| after.battle.clone());
    let now = after.focus();
    let moment = Moment {
        glides: glides.iter().copied().map(Gliding::of).collect(),
        dice,
        cards: cards.into_iter().take(4).map(scene::token).collect(),
        ended: before.focus().iter().any(|fight| !now.contains(fight)),
        battle,
        lines: (loud.iter())
            .map(|line| log::sentence(words, &line.say, scene).into_string())
            .collect(),
        banners: (heard.iter().filter_map(|line| line.banner.as_ref()))
            .map(|banner| words.say(banner))
            .collect(),
        ..Moment::default()
    };
    let is_silent = moment.lines.is_empty()
        && moment.glides.is_empty()
        && moment.dice.is_empty()
        && moment.cards.is_empty()
        && moment.battle.is_none();
    if is_silent {
        return None;
    }
    let old: HashMap<&str, &str> = (before.items.iter())
        .map(|(key, html)| (key.as_str(), html.as_str()))
        .collect();
    let next = after.items.iter().skip(1).map(|(key, _)| Some(key.clone()));
    let set = (after.items.iter().zip(next.chain([None])))
        .filter(|((key, html), _)| old.get(key.as_str()) != Some(&html.as_str()))
        .map(|((key, html), before)| Change {
            before: before.filter(|_| !old.contains_key(key.as_str())),
            key: key.clone(),
            html: html.clone(),
        });
    let kept: HashSet<&str> = after.items.iter().map(|(key, _)| key.as_str()).collect();
    let gone = before
        .items
        .iter()
        .filter(|(key, _)| !kept.contains(key.as_str()));
    Some(Moment {
        gone: gone.map(|(key, _)| key.clone()).collect(),
        set: set.collect(),
        ..moment
    })
}

/// What the eyes of `look` saw happen since the `from`th kept position.
pub fn since(look: &Look<'_>, past: &Past, from: usize) -> Vec<Moment> {
    let mut kept = past.from(from);
    let Some(first) = kept.next() else {
        return Vec::new();
    };
    let kept: Vec<&PastPosition> = kept.collect();
    if kept.is_empty() {
        return Vec::new();
    }
    let mut lines = first.position.lines;
    let drawn = look.scene.as_ref().map(|(drawn, _)| drawn);
    let glides = drawn.and_then(|drawn| drawn.glides(look.table, look.viewer, lines));
    let glides = glides.unwrap_or_default();
    let start = look.at(&first.position);
    let mut seen = first;
    let mut shown = Vec::new();
    for past in kept {
        if past.differs_for(look.viewer, seen) {
            seen = past;
            shown.push((past, look.at(&past.position)));
        }
    }
    let mut before = Frame::of(&start);
    let mut told = Vec::new();
    for (past, look) in &shown {
        let after = Frame::of(look);
        let heard = look.table.told(look.viewer, lines, past.position.lines);
        let moved: Vec<&Glide> = (glides.iter())
            .filter(|(line, _)| (lines..past.position.lines).contains(line))
            .map(|(_, glide)| glide)
            .collect();
        if let Some(moment) = moment(&before, &after, &heard, &moved) {
            let own = past.by.map(Viewer::Seat) == Some(look.viewer);
            told.push(Moment { own, ..moment });
            lines = past.position.lines;
            before = after;
        }
    }
    if told.len() > MOST {
        told.drain(..told.len() - MOST);
    }
    told
}

/// One moment between two looks at the same match, as a replay steps through it.
pub fn between(before: &Look<'_>, after: &Look<'_>) -> Option<Moment> {
    let (from, to) = (before.table.lines(), after.table.lines());
    let heard = after.table.told(after.viewer, from, to);
    let drawn = after.scene.as_ref().map(|(drawn, _)| drawn);
    let glides = drawn.and_then(|drawn| drawn.glides(after.table, after.viewer, from));
    let glides = glides.unwrap_or_default();
    let moved: Vec<&Glide> = glides.iter().map(|(_, glide)| glide).collect();
    moment(&Frame::of(before), &Frame::of(after), &heard, &moved)
}

/// The same as a list to read, for pages without a script.
pub fn list(look: &Look<'_>, past: &Past, from: usize) -> Option<Markup> {
    let first = past.from(from).next()?;
    let heard = look
        .table
        .told(look.viewer, first.position.lines, usize::MAX);
    let scene = look.scene.as_ref().map(|(_, scene)| scene);
    let loud: Vec<&HeardLine> = heard.iter().filter(|line| !line.is_aside).collect();
    if loud.is_empty() {
        return None;
    }
    Some(html! {
        ol { @for line in loud { li { (log::sentence(look.words(), &line.say, scene)) } } }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_side_by_side_are_found_with_their_keys() {
        let html = r#"<g class="i" data-key="a:1"><g><use href="x"/></g>t</g><g data-key="b"/>"#;
        let found = elements(html);
        let keys: Vec<&str> = found.iter().map(|(key, _)| key.as_str()).collect();
        assert_eq!(keys, ["a:1", "b"]);
        assert_eq!(found[1].1, r#"<g data-key="b"/>"#);
        assert_eq!(format!("{}{}", found[0].1, found[1].1), html);
    }

    #[test]
    fn each_run_of_faces_is_a_throw() {
        assert_eq!(throws("IX fires ⚀ ⚅: 1 hit."), [vec![1, 6]]);
        assert_eq!(throws("Rome ⚁ = 2, Carthage ⚂"), [vec![2], vec![3]]);
        assert!(throws("nothing is thrown").is_empty());
    }
}
