//! Finding a record by its word, and guessing which was meant.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::{LazyLock, Mutex, PoisonError};

use kernel::UnknownId;

/// The ids of one kind of record, with the index each stands for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Names {
    sorted: Vec<(&'static str, u8)>,
}

impl Names {
    /// Indices follow the order given. There must be fewer than 256.
    pub fn new(ids: impl IntoIterator<Item = &'static str>) -> Names {
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
        UnknownId {
            kind,
            name: clip(id).into_owned(),
            near: self.near(id).map(str::to_owned),
        }
    }

    /// The known id that differs least, if it differs little.
    fn near(&self, id: &str) -> Option<&'static str> {
        // Nothing that long is a slip of the pen, and comparing it takes long.
        if id.len() > 64 {
            return None;
        }
        let plain = id.trim().to_lowercase().replace([' ', '_'], "-");
        let slips = 1 + plain.chars().count() / 6;
        (self.sorted.iter())
            .map(|&(word, _)| (strsim::osa_distance(&plain, word), word))
            .filter(|&(distance, _)| distance <= slips)
            .min()
            .map(|(_, word)| word)
    }
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
