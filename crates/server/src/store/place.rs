//! Where a database is, as an operator may read it: never with its password.

use std::fmt;
use std::path::PathBuf;

use sqlx::sqlite::SqliteConnectOptions;

use super::Kind;

/// Where a database is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Place {
    /// The file of a SQLite database.
    File(PathBuf),
    /// The URL of a PostgreSQL database, without its password.
    Url(String),
}

impl Place {
    /// What a URL names, if it is a database of ours. One in memory is not: it would
    /// lose everything.
    pub fn of(url: &str) -> Option<Place> {
        match url.split(':').next()? {
            "sqlite" => {
                let options: SqliteConnectOptions = url.parse().ok()?;
                let file = options.get_filename();
                let memory = url.contains(":memory:") || url.contains("mode=memory");
                let named = !memory && !file.as_os_str().is_empty();
                named.then(|| Place::File(file.to_owned()))
            }
            "postgres" | "postgresql" => Some(Place::Url(without_password(url))),
            _ => None,
        }
    }

    pub fn kind(&self) -> Kind {
        match self {
            Place::File(_) => Kind::Sqlite,
            Place::Url(_) => Kind::Postgres,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::File(file) => write!(f, "{}", file.display()),
            Place::Url(url) => f.write_str(url),
        }
    }
}

/// A URL with stars for the password that may stand in it, as user information or as a
/// parameter.
pub fn without_password(url: &str) -> String {
    let (address, query) = url.split_once('?').unwrap_or((url, ""));
    // Even what is no URL may hold a password.
    let (scheme, rest) = match address.find("://") {
        Some(at) => address.split_at(at + "://".len()),
        None => ("", address),
    };
    let mut shown = match rest.rsplit_once('@') {
        Some((user, host)) => {
            let name = user.split(':').next().unwrap_or_default();
            let stars = if user.contains(':') { ":***" } else { "" };
            format!("{scheme}{name}{stars}@{host}")
        }
        None => address.to_owned(),
    };
    if !query.is_empty() {
        let fields: Vec<_> = (query.split('&'))
            .map(|field| match field.split_once('=') {
                Some((name, _)) if name.eq_ignore_ascii_case("password") => "password=***",
                _ => field,
            })
            .collect();
        shown.push('?');
        shown.push_str(&fields.join("&"));
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_never_shown() {
        for (url, shown) in [
            ("postgres://a:b@host/db", "postgres://a:***@host/db"),
            ("postgres://a:p@ss@host/db", "postgres://a:***@host/db"),
            ("postgres://a@host/db", "postgres://a@host/db"),
            ("postgres://host/db", "postgres://host/db"),
            (
                "postgres://host/db?password=b&sslmode=require",
                "postgres://host/db?password=***&sslmode=require",
            ),
            ("nonsense://a:b@c", "nonsense://a:***@c"),
            ("a:b@c/d", "a:***@c/d"),
            ("postgres://a:b@d@c/e", "postgres://a:***@c/e"),
        ] {
            assert_eq!(without_password(url), shown);
        }
    }

    #[test]
    fn the_file_of_a_database_is_found() {
        for (url, file) in [
            ("sqlite://iacta.db", Some("iacta.db")),
            ("sqlite:///var/lib/i.db?mode=ro", Some("/var/lib/i.db")),
            ("sqlite:a%20b.db", Some("a b.db")),
            ("sqlite::memory:", None),
            ("sqlite://x?mode=memory", None),
            ("sqlite:", None),
            ("mysql://x", None),
        ] {
            let file = file.map(|file| Place::File(PathBuf::from(file)));
            assert_eq!(Place::of(url), file, "{url}");
        }
    }
}
