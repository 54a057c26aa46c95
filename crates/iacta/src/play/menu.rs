//! The options of one decision as a numbered list that can be searched.

use std::io;
use std::ops::Range;

use kernel::{Message, Move};
use serde_json::Value as Json;

use super::paper::Paper;
use crate::lang::Words;

/// A screenful.
const PAGE: usize = 24;

struct Item {
    act: Json,
    text: String,
    /// What is searched: the text in small letters without marks.
    plain: String,
    kind: String,
}

pub struct Menu {
    items: Vec<Item>,
    filter: String,
    /// Places of the items that fit the filter.
    fitting: Vec<usize>,
    page: usize,
}

impl Menu {
    /// Options of one kind stand together, kinds in the order they first appear.
    pub fn new(moves: Vec<Move>, words: &Words) -> Menu {
        let mut kinds: Vec<String> = Vec::new();
        let mut items: Vec<(usize, Item)> = (moves.into_iter())
            .map(|option| {
                let kind = option.say.key.to_string();
                let place = (kinds.iter().position(|known| *known == kind)).unwrap_or_else(|| {
                    kinds.push(kind.clone());
                    kinds.len() - 1
                });
                let text = words.say(&option.say);
                let item = Item {
                    act: option.act,
                    plain: plain(&text),
                    text,
                    kind,
                };
                (place, item)
            })
            .collect();
        items.sort_by_key(|(place, _)| *place);
        let items: Vec<_> = items.into_iter().map(|(_, item)| item).collect();
        Menu {
            fitting: (0..items.len()).collect(),
            items,
            filter: String::new(),
            page: 0,
        }
    }

    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// The act with this number, counted from 1.
    pub fn numbered(&self, number: usize) -> Option<&Json> {
        let item = self.items.get(number.checked_sub(1)?)?;
        Some(&item.act)
    }

    /// The act that Enter takes: the only one that fits.
    pub fn only(&self) -> Option<&Json> {
        match self.fitting[..] {
            [only] => Some(&self.items[only].act),
            _ => None,
        }
    }

    pub fn next_page(&mut self) {
        self.page += 1;
        if self.page * PAGE >= self.fitting.len() {
            self.page = 0;
        }
    }

    pub fn show_all(&mut self) {
        self.filter.clear();
        self.fitting = (0..self.items.len()).collect();
        self.page = 0;
    }

    /// Keeps what contains every word of `text`; false and nothing changed if
    /// nothing does.
    pub fn search(&mut self, text: &str) -> bool {
        let sought = plain(text);
        let fitting: Vec<_> = (0..self.items.len())
            .filter(|&place| {
                let plain = &self.items[place].plain;
                sought.split_whitespace().all(|word| plain.contains(word))
            })
            .collect();
        if fitting.is_empty() {
            return false;
        }
        self.fitting = fitting;
        self.filter = text.to_owned();
        self.page = 0;
        true
    }

    fn shown(&self) -> Range<usize> {
        let first = self.page * PAGE;
        first..self.fitting.len().min(first + PAGE)
    }

    pub fn show(&self, paper: &mut Paper<'_>, words: &Words) -> io::Result<()> {
        let width = self.items.len().to_string().len().max(2);
        let mut kind = None;
        for &place in &self.fitting[self.shown()] {
            let item = &self.items[place];
            if kind.is_some_and(|kind| kind != item.kind) {
                paper.blank()?;
            }
            kind = Some(item.kind.as_str());
            paper.line(&format!("  {:>width$}  {}", place + 1, item.text))?;
        }
        if let Some(note) = self.note() {
            paper.note(&words.own(note))?;
        }
        Ok(())
    }

    fn note(&self) -> Option<Message> {
        let (all, fit) = (self.items.len() as i64, self.fitting.len());
        if !self.filter.is_empty() {
            let found = Message::new("play-options-found")
                .count("found", fit as i64)
                .count("all", all);
            return Some(found.text("text", self.filter.clone()));
        }
        if fit > PAGE {
            let shown = self.shown();
            let shown = format!("{}–{}", shown.start + 1, shown.end);
            let more = Message::new("play-options-more").text("shown", shown);
            return Some(more.count("all", all));
        }
        (fit == 1).then(|| Message::new("play-only-one"))
    }
}

/// Small letters without Polish and Latin marks: nobody should need them to search.
fn plain(text: &str) -> String {
    let bare = |letter: char| match letter {
        'ą' | 'ā' => 'a',
        'ć' => 'c',
        'ę' | 'ē' => 'e',
        'ł' => 'l',
        'ń' => 'n',
        'ó' | 'ō' => 'o',
        'ś' => 's',
        'ź' | 'ż' => 'z',
        'ī' => 'i',
        'ū' => 'u',
        other => other,
    };
    text.to_lowercase().chars().map(bare).collect()
}
