//! Fluent files as a translator reads them: key, text, facts.

use std::collections::{BTreeMap, BTreeSet};

#[derive(Debug, Clone)]
pub struct Message {
    /// The how-manieth message of the file it is.
    pub place: usize,
    /// The lines of its value.
    pub text: String,
}

impl Message {
    /// What stands in braces and is not a string, with the fact or message it names.
    fn placeables(&self) -> impl Iterator<Item = &str> {
        (self.text.split('{').skip(1))
            .map(|rest| rest.split(['}', '-', ' ']).find(|word| !word.is_empty()))
            .filter_map(|word| Some(word?.trim()))
    }

    /// The facts it uses.
    pub fn facts(&self) -> BTreeSet<&str> {
        self.placeables()
            .filter_map(|word| word.strip_prefix('$'))
            .collect()
    }

    /// Messages it refers to.
    pub fn references(&self) -> BTreeSet<String> {
        (self.text.split("{ ").skip(1))
            .filter_map(|rest| rest.split_once(" }"))
            .map(|(word, _)| word)
            .filter(|word| word.starts_with(|c: char| c.is_ascii_lowercase()))
            .map(str::to_owned)
            .collect()
    }
}

/// The messages of a file by key.
pub fn messages(file: &str) -> BTreeMap<String, Message> {
    let mut all = BTreeMap::new();
    let mut last: Option<(String, Message)> = None;
    for line in file.lines() {
        if line.starts_with(|c: char| c.is_ascii_lowercase()) {
            let (key, text) = line.split_once(" =").expect("`key = text`");
            let message = Message {
                place: all.len() + usize::from(last.is_some()),
                text: text.trim_start().to_owned(),
            };
            let before = last.replace((key.to_owned(), message));
            all.extend(before);
        } else if line.starts_with(' ') {
            let (_, message) = last.as_mut().expect("a message goes on");
            message.text.push('\n');
            message.text.push_str(line);
        }
    }
    all.extend(last);
    all
}
