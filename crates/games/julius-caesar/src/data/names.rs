//! Finding a record by its word, and guessing which was meant.

use crate::ids::UnknownId;

/// The ids of one kind of record.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Names {
    /// Sorted by word.
    sorted: Vec<(&'static str, u8)>,
}

impl Names {
    pub(crate) fn find(&self, id: &str) -> Option<u8> {
        let at = self
            .sorted
            .binary_search_by_key(&id, |&(word, _)| word)
            .ok()?;
        Some(self.sorted[at].1)
    }

    pub(crate) fn unknown(&self, kind: &'static str, id: &str) -> UnknownId {
        UnknownId {
            kind,
            name: id.to_owned(),
            near: None,
        }
    }
}
