//! What an operator decides.

use std::fmt;

use axum::http::Uri;
use bots::AnyBots;

use crate::addresses::TrustedProxies;
use crate::connections::Timeouts;
use crate::seeds::Seeds;
use crate::store::without_password;

/// How the server is run.
#[derive(Clone)]
pub struct Settings {
    /// `sqlite://FILE` or `postgres://…`.
    pub database: String,
    /// The address that people type, such as `https://iacta.example`: links and
    /// cookies follow it. Without it the address of each request is used.
    pub base_url: Option<String>,
    /// Off for load tests and closed networks only.
    pub rate_limits: bool,
    /// Who may say for whom he asks.
    pub trusted_proxies: TrustedProxies,
    /// As many connections at once, if the limit of open files allows it; as many as
    /// are usual if left out.
    pub max_connections: Option<usize>,
    pub timeouts: Timeouts,
    /// The rules by which stored matches are played: those of the registry, except in
    /// tests.
    pub games: Games,
    /// Where the seeds of new matches come from: drawn, except in tests.
    pub seeds: Seeds,
}

/// Without the password of the database.
impl fmt::Debug for Settings {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Settings")
            .field("database", &without_password(&self.database))
            .field("base_url", &self.base_url)
            .field("rate_limits", &self.rate_limits)
            .field("trusted_proxies", &self.trusted_proxies)
            .field("max_connections", &self.max_connections)
            .field("timeouts", &self.timeouts)
            .field("seeds", &self.seeds)
            .finish()
    }
}

/// Games by which matches are played.
pub type Games = &'static [&'static dyn AnyBots];

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            database: "sqlite://iacta.db".to_owned(),
            base_url: None,
            rate_limits: true,
            trusted_proxies: TrustedProxies::default(),
            max_connections: None,
            timeouts: Timeouts::default(),
            games: registry::games(),
            seeds: Seeds::default(),
        }
    }
}

/// What an operator may have got wrong.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SettingsError {
    #[error("--base-url {url:?}: give http:// or https://, a host, and nothing after it")]
    BaseUrl { url: String },
}

impl Settings {
    /// The settings, or what is wrong with them. Opens nothing.
    pub fn checked(mut self) -> Result<Settings, SettingsError> {
        if let Some(url) = &mut self.base_url {
            let wrong = || SettingsError::BaseUrl { url: url.clone() };
            let uri: Uri = url.parse().map_err(|_| wrong())?;
            let scheme = uri.scheme_str().filter(|it| ["http", "https"].contains(it));
            let plain = uri.path() == "/" && uri.query().is_none();
            let (Some(scheme), Some(host), true) = (scheme, uri.authority(), plain) else {
                return Err(wrong());
            };
            *url = format!("{scheme}://{host}");
        }
        Ok(self)
    }

    /// Do browsers reach us by TLS only? Cookies then are for TLS only.
    pub fn is_secure(&self) -> bool {
        (self.base_url.as_ref()).is_some_and(|url| url.starts_with("https:"))
    }
}

#[cfg(test)]
mod tests {
    use super::{Settings, SettingsError};

    #[test]
    fn settings_are_shown_without_a_password() {
        let settings = Settings {
            database: "postgres://iacta:secret@host/name".to_owned(),
            ..Settings::default()
        };
        assert!(!format!("{settings:?}").contains("secret"));
    }

    #[test]
    fn a_base_url_is_a_scheme_and_a_host() {
        let checked = |url: &str| {
            let settings = Settings {
                base_url: Some(url.to_owned()),
                ..Settings::default()
            };
            settings.checked().map(|settings| settings.base_url)
        };
        for (url, expected) in [
            ("https://iacta.example", "https://iacta.example"),
            ("https://iacta.example/", "https://iacta.example"),
            ("http://localhost:8080", "http://localhost:8080"),
        ] {
            assert_eq!(checked(url), Ok(Some(expected.to_owned())));
        }
        for url in [
            "",
            "iacta.example",
            "ftp://x",
            "https://x/y",
            "https://x/?y",
            "/",
        ] {
            let wrong = SettingsError::BaseUrl {
                url: url.to_owned(),
            };
            assert_eq!(checked(url), Err(wrong));
        }
    }
}
