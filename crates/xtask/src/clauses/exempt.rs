//! Clauses that need no test, with the reason: a game's `tests/untested.toml`.

use std::collections::BTreeMap;

use serde::Deserialize;

/// Clause id → why no test can name it.
#[derive(Debug, Default)]
pub struct Exemptions(BTreeMap<String, String>);

#[derive(Debug, thiserror::Error)]
pub enum ExemptionError {
    #[error("{0}")]
    Toml(#[from] toml::de::Error),
    #[error("clause {0} has no reason")]
    NoReason(String),
    #[error("clause {0} is listed twice")]
    Twice(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    clause: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    reason: String,
}

impl Exemptions {
    pub fn parse(text: &str) -> Result<Self, ExemptionError> {
        let file: File = toml::from_str(text)?;
        let mut reasons = BTreeMap::new();
        for Entry { id, reason } in file.clause {
            if reason.trim().is_empty() {
                return Err(ExemptionError::NoReason(id));
            }
            if reasons.insert(id.clone(), reason).is_some() {
                return Err(ExemptionError::Twice(id));
            }
        }
        Ok(Self(reasons))
    }

    pub fn covers(&self, id: &str) -> bool {
        self.0.contains_key(id)
    }

    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_entry_needs_an_id_and_a_reason() {
        let table = [
            ("", None),
            ("[[clause]]\nid = \"1-a\"\nreason = \"of the table\"", None),
            (
                "[[clause]]\nid = \"1-a\"\nreason = \" \"",
                Some("clause 1-a has no reason"),
            ),
            (
                "[[clause]]\nid = \"1-a\"\nreason = \"x\"\n[[clause]]\nid = \"1-a\"\nreason = \"y\"",
                Some("clause 1-a is listed twice"),
            ),
            ("[[clause]]\nid = \"1-a\"", Some("missing field `reason`")),
            ("[[clauses]]\nid = \"1-a\"", Some("unknown field `clauses`")),
            ("clause = ", Some("TOML parse error")),
        ];
        for (text, fault) in table {
            match (Exemptions::parse(text), fault) {
                (Ok(_), None) => {}
                (Err(error), Some(part)) => {
                    assert!(error.to_string().contains(part), "{text:?}: {error}");
                }
                (result, _) => panic!("{text:?} gave {result:?}"),
            }
        }
    }
}
