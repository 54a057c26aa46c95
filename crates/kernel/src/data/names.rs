//! Finding a record by its word, and guessing which was meant.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::{LazyLock, Mutex, PoisonError};

use super::fault::{Fault, Spot};
use crate::UnknownId;

/// The ids of one kind of record, with the index each stands for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Names<'a> {
    sorted: Vec<(&'a str, u8)>,
}

impl<'a> Names<'a> {
    /// Indices follow the order given. There must be fewer than 256.
    pub fn new(ids: impl IntoIterator<Item = &'a str>) -> Names<'a> {
        let mut sorted: Vec<_> = ids.into_iter().zip(0..=u8::MAX).collect();
        sorted.sort_unstable();
        Names { sorted }
    }

    pub fn find(&self, id: &str) -> Option<u8> {
        let at = self
            .sorted
            .binary_search_by_key(&id, |&(word, _)| word)
            .ok()?;
        Some(self.sorted[at].1)
    }

    pub fn unknown(&self, kind: &'static str, id: &str) -> UnknownId {
        unknown(kind, id, self.sorted.iter().map(|&(word, _)| word))
    }

    /// The record that `key` refers to.
    pub fn resolve(
        &self,
        kind: &'static str,
        spot: &Spot,
        key: &'static str,
        id: &str,
    ) -> Result<u8, Fault> {
        self.find(id).ok_or_else(|| Fault::Unknown {
            spot: spot.clone(),
            key,
            unknown: self.unknown(kind, id),
        })
    }
}

/// Says that `name` is no such thing, and which of the known ones was perhaps meant.
pub fn unknown<'a>(
    kind: &'static str,
    name: &str,
    known: impl Iterator<Item = &'a str> + Clone,
) -> UnknownId {
    UnknownId {
        kind,
        name: clip(name).into_owned(),
        near: near(name, known).map(str::to_owned),
    }
}

/// The known word that differs least, if it differs little.
fn near<'a>(word: &str, known: impl Iterator<Item = &'a str> + Clone) -> Option<&'a str> {
    // Nothing that long is a slip of the pen, and comparing it takes long.
    if word.len() > 64 {
        return None;
    }
    let plain = word.trim().to_lowercase().replace([' ', '_'], "-");
    // Two ends of a link, in the wrong order.
    if let Some((a, b)) = plain.split_once("--")
        && let Some(turned) = (known.clone()).find(|known| known.split_once("--") == Some((b, a)))
    {
        return Some(turned);
    }
    let slips = 1 + plain.chars().count() / 6;
    known
        .map(|known| (strsim::osa_distance(&plain, known), known))
        .filter(|&(distance, _)| distance <= slips)
        .min()
        .map(|(_, known)| known)
}

/// A word from outside, short enough to be repeated in a message.
pub fn clip(word: &str) -> Cow<'_, str> {
    match word.char_indices().nth(60) {
        Some((end, _)) => format!("{}…", &word[..end]).into(),
        None => word.into(),
    }
}

/// Keeps a text for as long as the program runs, so that a sheet can hand it
/// out as a plain `&'static str`. Equal texts are kept once: reading the same
/// files again and again, as tests and fuzzing do, takes no more memory.
pub fn keep(text: &str) -> &'static str {
    static KEPT: LazyLock<Mutex<BTreeSet<&'static str>>> = LazyLock::new(Mutex::default);

    // Whoever panicked while holding it left the set as it was: it only grows.
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = kept.get(text) {
        return known;
    }
    let text: &'static str = Box::leak(text.into());
    kept.insert(text);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_found_or_guessed() {
        let names = Names::new(["roma", "genua", "genua--roma"]);
        assert_eq!(names.find("genua"), Some(1));
        for (word, near) in [
            ("Romma", Some("roma")),
            ("roma--genua", Some("genua--roma")),
            ("londinium", None),
            ("", None),
        ] {
            assert_eq!(names.find(word), None);
            assert_eq!(names.unknown("place", word).near.as_deref(), near, "{word}");
        }
        let long = names.unknown("place", &"ę".repeat(100_000));
        assert!(long.to_string().len() < 200, "{long}");
    }

    #[test]
    fn a_reference_to_nothing_says_where_it_stands() {
        let names = Names::new(["roma"]);
        let spot = Spot::named("map.toml", "road", "via-appia");
        let fault = |word| {
            let found = names.resolve("place", &spot, "to", word);
            found.unwrap_err().to_string()
        };
        assert_eq!(names.resolve("place", &spot, "to", "roma"), Ok(0));
        let place = "map.toml: [[road]] \"via-appia\": to: no place is called";
        assert_eq!(
            fault("rome"),
            format!("{place} \"rome\" (did you mean \"roma\"?)")
        );
        assert_eq!(
            fault("capua"),
            format!("{place} \"capua\": correct the name, or add its record")
        );
    }

    #[test]
    fn equal_texts_are_kept_once() {
        let texts = [String::from("alea"), String::from("alea")];
        let [one, other] = texts.each_ref().map(|text| keep(text));
        assert!(std::ptr::eq(one, other));
        assert_eq!(one, "alea");
    }
}
