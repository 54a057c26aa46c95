//! Sentences of the log with what they name made to point at the board.

use kernel::scene::Scene;
use kernel::{Arg, Lexicon, Message};
use maud::{Markup, html};

/// Marks around a name while the sentence is put together. They stand in the private
/// use area and are in no word of ours.
const OPEN: char = '\u{e000}';
const SHUT: char = '\u{e001}';
const MIDDLE: char = '\u{e002}';

/// A sentence whose places and pieces highlight on the board, with dice as dice.
pub fn sentence(words: &Lexicon, say: &Message, scene: Option<&Scene>) -> Markup {
    let mut keys = Vec::new();
    let mut marked = say.clone();
    for (_, fact) in &mut marked.facts {
        if let Arg::Name(word) = fact
            && let Some(key) = scene.and_then(|scene| key_of(scene, word))
        {
            let (index, name) = (keys.len(), words.name(word));
            *fact = Arg::Text(format!("{OPEN}{index}{MIDDLE}{name}{SHUT}"));
            keys.push(key);
        }
    }
    let text = words.say(&marked);
    let mut parts = text.split(OPEN);
    let first = parts.next().unwrap_or_default();
    html! {
        (dice(first))
        @for part in parts {
            @let (index, named) = part.split_once(MIDDLE).unwrap_or(("", part));
            @let (name, rest) = named.split_once(SHUT).unwrap_or((named, ""));
            @let key = index.parse().ok().and_then(|index: usize| keys.get(index));
            span data-point=[key] { (name) }
            (dice(rest))
        }
    }
}

/// The thing on the board that a word names: `place:rome` for `place-rome`.
fn key_of<'a>(scene: &'a Scene, word: &str) -> Option<&'a str> {
    let key = word.replacen('-', ":", 1);
    let item = scene.items.iter().find(|item| item.key == key);
    item.map(|item| item.key.as_str())
}

/// Faces of dice, large enough to read.
fn dice(text: &str) -> Markup {
    let is_die = |letter: char| ('\u{2680}'..='\u{2685}').contains(&letter);
    let mut rest = text;
    let mut runs: Vec<(bool, &str)> = Vec::new();
    while let Some(first) = rest.chars().next() {
        let kind = is_die(first);
        let end = rest
            .find(|letter| is_die(letter) != kind)
            .unwrap_or(rest.len());
        runs.push((kind, &rest[..end]));
        rest = &rest[end..];
    }
    html! {
        @for (die, run) in runs {
            @if die { span.die-face { (run) } } @else { (run) }
        }
    }
}
