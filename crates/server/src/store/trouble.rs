//! What a database says when it cannot serve, in words that an operator can act on.

use std::fmt;

/// Why a database does not serve.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trouble {
    Full,
    ReadOnly,
    Corrupt,
    /// The file is no database at all.
    NoDatabase,
    /// The file or the server cannot be reached.
    Unreachable,
    Busy,
    Other,
}

impl Trouble {
    /// What an error of the driver comes down to.
    pub fn of(error: &sqlx::Error) -> Trouble {
        match error {
            sqlx::Error::Database(error) => {
                let code = error.code();
                code.map_or(Trouble::Other, |code| Trouble::of_code(&code))
            }
            sqlx::Error::Io(_)
            | sqlx::Error::Tls(_)
            | sqlx::Error::PoolClosed
            | sqlx::Error::WorkerCrashed => Trouble::Unreachable,
            sqlx::Error::PoolTimedOut => Trouble::Busy,
            _ => Trouble::Other,
        }
    }

    /// SQLite has whole numbers, whose last byte is the kind; PostgreSQL five letters
    /// and digits.
    fn of_code(code: &str) -> Trouble {
        if code.len() == 5 {
            return match code {
                "53100" => Trouble::Full,
                "25006" => Trouble::ReadOnly,
                "XX001" | "XX002" => Trouble::Corrupt,
                "55P03" | "53300" | "57014" => Trouble::Busy,
                code if code.starts_with("57P") || code.starts_with("08") => Trouble::Unreachable,
                _ => Trouble::Other,
            };
        }
        match code.parse::<u32>().map(|code| code & 0xff) {
            Ok(5 | 6) => Trouble::Busy,
            Ok(8) => Trouble::ReadOnly,
            Ok(11) => Trouble::Corrupt,
            Ok(13) => Trouble::Full,
            Ok(10 | 14) => Trouble::Unreachable,
            Ok(26) => Trouble::NoDatabase,
            _ => Trouble::Other,
        }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Trouble::Full => "the disk is full",
            Trouble::ReadOnly => "it is read-only",
            Trouble::Corrupt => "it is damaged; restore it from a backup",
            Trouble::NoDatabase => "it is not a SQLite database",
            Trouble::Unreachable => "it cannot be reached",
            Trouble::Busy => "it is too busy",
            Trouble::Other => "it does not serve",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Trouble;

    #[test]
    fn codes_of_both_databases_are_understood() {
        for (code, trouble) in [
            ("13", Trouble::Full),
            ("53100", Trouble::Full),
            // SQLITE_READONLY_DIRECTORY
            ("1544", Trouble::ReadOnly),
            ("25006", Trouble::ReadOnly),
            // SQLITE_CORRUPT_INDEX
            ("779", Trouble::Corrupt),
            ("XX001", Trouble::Corrupt),
            ("26", Trouble::NoDatabase),
            ("57P01", Trouble::Unreachable),
            ("1", Trouble::Other),
            ("23505", Trouble::Other),
        ] {
            assert_eq!(Trouble::of_code(code), trouble, "{code}");
        }
    }
}
