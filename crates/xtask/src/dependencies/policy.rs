//! `deny.toml`, as far as it is used: a key that is not known here is refused rather than
//! passed over.

use serde::Deserialize;
use spdx::{Licensee, ParseError};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Policy {
    pub licenses: Licenses,
    /// The only setting there is: what is not of the default registry is denied.
    #[serde(rename = "sources")]
    _sources: Sources,
    pub bans: Bans,
    /// For cargo-deny alone.
    #[serde(rename = "advisories")]
    _advisories: toml::Table,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Licenses {
    pub allow: Vec<License>,
    #[serde(default)]
    pub exceptions: Vec<Exception>,
    /// For cargo-deny alone: our own packages are never looked at here.
    #[serde(rename = "private")]
    _private: toml::Table,
}

/// A package that may have further licences.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exception {
    #[serde(rename = "crate")]
    pub package: String,
    pub allow: Vec<License>,
}

#[derive(Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct License(pub Licensee);

impl TryFrom<String> for License {
    type Error = ParseError;

    fn try_from(text: String) -> Result<License, ParseError> {
        Licensee::parse(&text).map(License)
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Sources {
    #[serde(rename = "unknown-registry")]
    _unknown_registry: Deny,
    #[serde(rename = "unknown-git")]
    _unknown_git: Deny,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Bans {
    #[serde(rename = "multiple-versions")]
    _multiple_versions: Deny,
    /// For cargo-deny alone.
    #[serde(rename = "wildcards")]
    _wildcards: Deny,
    #[serde(rename = "allow-wildcard-paths")]
    _allow_wildcard_paths: bool,
    #[serde(default)]
    pub skip: Vec<Skip>,
}

/// The only level that is used: what is not allowed fails.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Deny {
    Deny,
}

/// A version that may stand beside another one.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Skip {
    #[serde(rename = "crate")]
    pub spec: String,
    /// Whoever holds on to it.
    #[serde(rename = "reason")]
    _reason: String,
}

impl Skip {
    /// `syn@2` is every 2.x.y, `base64@0.22` every 0.22.x.
    pub fn is_for(&self, name: &str, version: &str) -> bool {
        let Some((of, part)) = self.spec.split_once('@') else {
            return false;
        };
        let rest = version.strip_prefix(part);
        of == name && rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    }
}
