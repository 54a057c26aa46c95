//! Storage: one code for SQLite and PostgreSQL, chosen by the URL. Whatever is written
//! goes through `writer`; `reads` cannot write.

mod inspect;
mod journal;
mod leaving;
mod matches;
mod open;
mod people;
mod place;
mod seats;
mod snapshots;
mod talk;
mod trouble;
mod turns;
mod writer;

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use futures_util::future::BoxFuture;
use sqlx::AnyPool;

pub use crate::game_match::SetAside;
pub use inspect::Inspection;
pub use journal::{Append, Journal};
pub use leaving::{Caps, left};
pub use matches::{
    Beginning, Chat, MatchRow, MatchStatus, NewMatch, SeatKind, SeatRow, Summary, bits,
};
pub use open::{Finding, OpenError, check};
pub use people::{ApiToken, Person};
pub use place::{Place, without_password};
pub use seats::SitDown;
pub use talk::NewChat;
pub use trouble::Trouble;
pub use turns::Rate;
use writer::{Tx, Writer};

#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("there is no such thing")]
    NotFound,
    #[error("the match has moved on")]
    Conflict,
    #[error("one person, one seat")]
    Seated,
    #[error("there are as many as there may be")]
    Full,
    #[error("that name is taken")]
    NameTaken,
    #[error("storage failed: {0}")]
    Failed(#[from] sqlx::Error),
    #[error("the stored data is damaged: {0}")]
    Damaged(String),
    #[error(transparent)]
    SetAside(Box<SetAside>),
    #[error("storage is shutting down")]
    Closed,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Sqlite,
    Postgres,
}

/// The database. Cheap to clone.
#[derive(Debug, Clone)]
pub struct Store {
    /// Connections that refuse to write.
    reads: AnyPool,
    writer: Writer,
    place: Arc<Place>,
    url: Arc<str>,
    /// A name of this process among those that share the database.
    node: Arc<str>,
}

impl Store {
    pub fn node(&self) -> &str {
        &self.node
    }

    pub fn kind(&self) -> Kind {
        self.place.kind()
    }

    pub fn url(&self) -> &str {
        &self.url
    }

    /// Where the database is, as an operator may read it.
    pub fn place(&self) -> &Place {
        &self.place
    }

    /// Runs a write in a transaction of its own; see [`Writer::run`].
    async fn write<T, J>(&self, job: J) -> Result<T, StoreError>
    where
        T: Send + 'static,
        J: for<'t> FnOnce(&'t mut Tx) -> BoxFuture<'t, Result<T, StoreError>> + Send + 'static,
    {
        self.writer.run(job).await
    }

    /// Can the database be read and written? Whatever stands in the way of the next
    /// write stands in the way of this one.
    pub async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT at FROM heartbeat")
            .fetch_optional(&self.reads)
            .await?;
        self.write(|tx| {
            Box::pin(async move {
                sqlx::query(
                    "INSERT INTO heartbeat (id, at) VALUES (1, $1) \
                     ON CONFLICT (id) DO UPDATE SET at = $1",
                )
                .bind(now())
                .execute(&mut **tx)
                .await?;
                Ok(())
            })
        })
        .await
    }

    /// Waits for the writes that run.
    pub async fn close(&self) {
        self.writer.close().await;
        self.reads.close().await;
    }
}

/// Milliseconds since 1970.
pub fn now() -> i64 {
    (SystemTime::now().duration_since(UNIX_EPOCH)).map_or(0, |since| since.as_millis() as i64)
}
