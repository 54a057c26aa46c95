//! What can be wrong with a data file, in words that say how to mend it.

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DataError {
    #[error("{file}: {reason}")]
    Toml { file: &'static str, reason: String },
}
