//! What an operator decides.

use axum::http::Uri;

/// How the server is run.
#[derive(Debug, Clone)]
pub struct Settings {
    /// `sqlite://FILE` or `postgres://…`.
    pub database: String,
    /// The address that people type, such as `https://iacta.example`: links and
    /// cookies follow it. Without it the address of each request is used.
    pub base_url: Option<String>,
    /// Off for load tests and closed networks only.
    pub rate_limits: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            database: "sqlite://iacta.db".to_owned(),
            base_url: None,
            rate_limits: true,
        }
    }
}

/// What an operator may have got wrong.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SettingsError {
    #[error("base URL {url:?}: give http:// or https://, a host, and nothing after it")]
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
