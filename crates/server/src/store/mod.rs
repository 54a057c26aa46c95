//! Storage: one code for SQLite and PostgreSQL, chosen by the URL.

mod journal;
mod matches;
mod people;
mod talk;

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyPool, Executor};

pub use journal::{Append, Journal};
pub use matches::{Chat, MatchRow, NewMatch, SeatKind, SeatRow, Stage, Summary, bits};
pub use people::{ApiToken, Person};

#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("there is no such thing")]
    NotFound,
    #[error("the match has moved on")]
    Conflict,
    #[error("that name is taken")]
    NameTaken,
    #[error("storage failed: {0}")]
    Failed(#[from] sqlx::Error),
    #[error("the stored data is damaged: {0}")]
    Damaged(String),
    #[error("storage is shutting down")]
    Closed,
}

/// Why a database cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error("{url:?} is no database: give sqlite://FILE or postgres://…")]
    Url { url: String },
    #[error("the database cannot be opened: {0}")]
    Connect(#[from] sqlx::Error),
    #[error("the database cannot be brought up to date: {0}")]
    Migrate(#[from] sqlx::migrate::MigrateError),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Sqlite,
    Postgres,
}

static MIGRATIONS: sqlx::migrate::Migrator = sqlx::migrate!("./migrations");

/// The database. Cheap to clone.
#[derive(Debug, Clone)]
pub struct Store {
    pool: AnyPool,
    kind: Kind,
    url: Arc<str>,
    /// A name of this process among those that share the database.
    node: Arc<str>,
}

impl Store {
    /// Opens the database, creating a SQLite file that is not there, and brings its
    /// tables up to date.
    pub async fn open(url: &str) -> Result<Store, OpenError> {
        sqlx::any::install_default_drivers();
        let kind = match url.split(':').next() {
            Some("sqlite") => Kind::Sqlite,
            Some("postgres" | "postgresql") => Kind::Postgres,
            _ => {
                return Err(OpenError::Url {
                    url: url.to_owned(),
                });
            }
        };
        let mut full = url.to_owned();
        if kind == Kind::Sqlite && !full.contains("mode=") {
            full.push(if full.contains('?') { '&' } else { '?' });
            full.push_str("mode=rwc");
        }
        let options: AnyConnectOptions = full.parse()?;
        let pool = AnyPoolOptions::new()
            .max_connections(8)
            .acquire_timeout(Duration::from_secs(10))
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    if kind == Kind::Sqlite {
                        // FULL: what was acknowledged survives a loss of power.
                        connection
                            .execute(
                                "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
                                 PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON",
                            )
                            .await?;
                    }
                    Ok(())
                })
            })
            .connect_with(options)
            .await?;
        MIGRATIONS.run(&pool).await?;
        Ok(Store {
            pool,
            kind,
            url: url.into(),
            node: crate::people::new_id().into(),
        })
    }

    pub fn node(&self) -> &str {
        &self.node
    }

    pub fn kind(&self) -> Kind {
        self.kind
    }

    pub fn url(&self) -> &str {
        &self.url
    }

    /// Does the database answer?
    pub async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&self.pool).await?;
        Ok(())
    }

    pub async fn close(&self) {
        self.pool.close().await;
    }
}

/// Milliseconds since 1970.
pub fn now() -> i64 {
    (SystemTime::now().duration_since(UNIX_EPOCH)).map_or(0, |since| since.as_millis() as i64)
}
