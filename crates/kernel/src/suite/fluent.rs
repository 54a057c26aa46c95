//! Fluent files as a translator reads them: key, text, facts.

use std::collections::{BTreeMap, BTreeSet};

/// One message of a file.
#[derive(Debug, Clone)]
pub struct FluentMessage {
    /// Its place among the messages of the file.
    pub place: usize,
    /// The lines of its value.
    pub text: String,
    /// Other forms of it by name, such as the cases of a name.
    pub attributes: BTreeMap<String, String>,
}

impl FluentMessage {
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

    /// Its words, without facts and plural categories.
    pub fn words(&self) -> Vec<String> {
        let mut kept = String::new();
        let mut text = self.text.as_str();
        while let Some(start) = text.find('{') {
            kept.push_str(&text[..start]);
            let rest = &text[start + 1..];
            let end = rest.find(['}', '{']).unwrap_or(rest.len());
            // A selector holds variants with words, anything else a fact alone.
            text = match rest.find("->") {
                Some(arrow) if arrow < end => &rest[arrow + 2..],
                _ => rest.get(end + 1..).unwrap_or(""),
            };
        }
        kept.push_str(text);
        for category in ["[0]", "[1]", "[one]", "[few]", "[many]", "[other]"] {
            kept = kept.replace(category, " ");
        }
        kept.split(|c: char| !c.is_alphabetic())
            .filter(|word| !word.is_empty())
            .map(str::to_lowercase)
            .collect()
    }
}

/// The messages of a file by key.
///
/// # Panics
/// With a line that is no part of a message, so that a test can call it.
pub fn messages(file: &str) -> BTreeMap<String, FluentMessage> {
    let mut all = BTreeMap::new();
    let mut last: Option<(String, FluentMessage)> = None;
    // The attribute that lines go on with.
    let mut form: Option<String> = None;
    for line in file.lines() {
        if line.starts_with(|c: char| c.is_ascii_lowercase()) {
            let (key, text) = line.split_once(" =").expect("`key = text`");
            let message = FluentMessage {
                place: all.len() + usize::from(last.is_some()),
                text: text.trim_start().to_owned(),
                attributes: BTreeMap::new(),
            };
            form = None;
            let before = last.replace((key.to_owned(), message));
            all.extend(before);
        } else if line.starts_with(' ') {
            let (_, message) = last.as_mut().expect("a message goes on");
            let attribute = line.trim_start().strip_prefix('.');
            if let Some((name, text)) = attribute.and_then(|line| line.split_once(" =")) {
                form = Some(name.to_owned());
                let text = text.trim_start().to_owned();
                message.attributes.insert(name.to_owned(), text);
                continue;
            }
            let text = match &form {
                Some(name) => (message.attributes.get_mut(name)).expect("it was begun"),
                None => &mut message.text,
            };
            text.push('\n');
            text.push_str(line);
        }
    }
    all.extend(last);
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_taken_apart() {
        let file = "# note\nhits = { $block } scores { $hits ->\n    [one] one hit\n   *[other] { $hits } hits\n} with { term-die }\nend = The end\n";
        let file = file.replace("\n}", "\n }");
        let messages = messages(&file);
        assert_eq!(messages.keys().collect::<Vec<_>>(), ["end", "hits"]);
        let hits = &messages["hits"];
        assert_eq!((hits.place, messages["end"].place), (0, 1));
        assert_eq!(hits.facts(), BTreeSet::from(["block", "hits"]));
        assert!(hits.references().contains("term-die"));
        assert_eq!(messages["end"].words(), ["the", "end"]);
        assert_eq!(hits.words(), ["scores", "one", "hit", "hits", "with"]);
    }

    #[test]
    fn attributes_stand_apart_from_the_text() {
        let messages =
            messages("roma = Rzym\n    .gen = Rzymu\n    .loc =\n        w Rzymie\nend = koniec\n");
        let roma = &messages["roma"];
        assert_eq!(roma.words(), ["rzym"]);
        assert_eq!(roma.attributes["gen"], "Rzymu");
        assert_eq!(roma.attributes["loc"].trim(), "w Rzymie");
        assert_eq!(messages["end"].text, "koniec");
    }
}
