//! Components from TOML: reading a file, finding records by their words, and the
//! checks that the data files of every game share.
//!
//! A game describes its rows, resolves them to typed ids and keeps an error of its own
//! for what only its files can get wrong; whatever any file can get wrong is a [`Fault`].

pub mod check;
mod fault;
mod names;

use serde::Deserialize;
use serde::de::DeserializeOwned;

pub use fault::{Fault, Spot};
pub use names::{Names, clip, keep, unknown};

/// Where a fact comes from; players are told when it is our reconstruction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// The rule book itself.
    #[serde(rename = "seed")]
    Rulebook,
    /// Public material about the game.
    Public,
    /// Worked out where both are silent.
    Reconstructed,
}

/// Reads one file; what does not fit its rows is reported by line.
pub fn read<T: DeserializeOwned>(file: &'static str, text: &str) -> Result<T, Fault> {
    toml::from_str(text).map_err(|error| Fault::Toml {
        file,
        // Bytes, because the span may end inside a character of a damaged file.
        line: error.span().map(|span| {
            let before = &text.as_bytes()[..span.start.min(text.len())];
            1 + before.iter().filter(|&&byte| byte == b'\n').count()
        }),
        reason: error.message().replace('\n', "; "),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        #[allow(dead_code)]
        source: Source,
    }

    #[test]
    fn a_file_that_does_not_fit_is_refused_by_line() {
        for (text, message) in [
            ("\nsauce = 1", "map.toml: line 2: unknown field `sauce`"),
            (
                "source = \"rumour\"",
                "map.toml: line 1: unknown variant `rumour`",
            ),
            ("# ę\nsource = \"", "map.toml: line 2: "),
        ] {
            let error = read::<File>("map.toml", text).unwrap_err().to_string();
            assert!(error.starts_with(message), "{error}");
            assert!(!error.contains('\n'), "{error}");
        }
        for source in ["seed", "public", "reconstructed"] {
            read::<File>("map.toml", &format!("source = {source:?}")).expect("a source");
        }
    }
}
