//! The one way in which anything is written.
//!
//! A write is a job: it runs in a task of its own, so that whoever asked for it may hang
//! up at any moment, and inside a transaction on a connection that nobody else has. A
//! connection is used again only if its transaction ended as it should; any other is
//! closed. Reads go through a pool whose connections refuse to write.

use std::ops::{Deref, DerefMut};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::future::BoxFuture;
use sqlx::any::AnyConnectOptions;
use sqlx::{AnyConnection, ConnectOptions, Connection, Executor};
use tokio::sync::Semaphore;
use tokio::time::{Instant, timeout};

use super::{Kind, StoreError};

/// How long a job may wait for its turn, and how long it may then take.
const TURN: Duration = Duration::from_secs(10);
const JOB: Duration = Duration::from_secs(30);

/// A database that is being restarted is called again for so long, so often.
const RESTART: Duration = Duration::from_secs(3);
const AGAIN: Duration = Duration::from_millis(50);

/// How long a connection that is given up may take to close.
const GOODBYE: Duration = Duration::from_secs(1);

/// Connections that write. SQLite has one writer at a time whatever we do.
const fn connections(kind: Kind) -> usize {
    match kind {
        Kind::Sqlite => 1,
        Kind::Postgres => 4,
    }
}

/// An open transaction of the writer.
#[derive(Debug)]
pub struct Tx {
    connection: AnyConnection,
    kind: Kind,
    node: Arc<str>,
}

impl Deref for Tx {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        &self.connection
    }
}

impl DerefMut for Tx {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        &mut self.connection
    }
}

impl Tx {
    pub fn kind(&self) -> Kind {
        self.kind
    }

    pub fn node(&self) -> &Arc<str> {
        &self.node
    }

    /// Tells the other nodes, once this is committed, that a match changed beside its
    /// lines.
    pub async fn tell(&mut self, id: &str) -> Result<(), StoreError> {
        if self.kind == Kind::Postgres {
            sqlx::query("SELECT pg_notify('iacta', $1)")
                .bind(format!("{} {id} -1", self.node))
                .execute(&mut self.connection)
                .await?;
        }
        Ok(())
    }
}

/// Runs write jobs. Cheap to clone.
#[derive(Debug, Clone)]
pub struct Writer(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    options: AnyConnectOptions,
    kind: Kind,
    node: Arc<str>,
    /// One permit for each connection there may be.
    turns: Semaphore,
    idle: Mutex<Vec<AnyConnection>>,
}

impl Writer {
    pub(super) fn new(options: AnyConnectOptions, kind: Kind, node: Arc<str>) -> Writer {
        Writer(Arc::new(Inner {
            options,
            kind,
            node,
            turns: Semaphore::new(connections(kind)),
            idle: Mutex::default(),
        }))
    }

    /// Runs `job` in a transaction and commits it if the job succeeds. On return it is
    /// durable, or nothing of it happened, or it is not known (the database went away
    /// while it committed) and an error says so.
    pub async fn run<T, J>(&self, job: J) -> Result<T, StoreError>
    where
        T: Send + 'static,
        J: for<'t> FnOnce(&'t mut Tx) -> BoxFuture<'t, Result<T, StoreError>> + Send + 'static,
    {
        let inner = Arc::clone(&self.0);
        let task = tokio::spawn(async move { inner.run(job).await });
        task.await.unwrap_or_else(|error| {
            tracing::error!(%error, "a write broke off");
            Err(StoreError::Closed)
        })
    }

    /// A connection of its own, outside of any transaction: for migrations.
    pub(super) async fn connect(&self) -> Result<AnyConnection, sqlx::Error> {
        self.0.connect().await
    }

    /// Waits for the jobs that run, and takes no more.
    pub(super) async fn close(&self) {
        let all = u32::try_from(connections(self.0.kind)).unwrap_or(u32::MAX);
        let _ = timeout(JOB, self.0.turns.acquire_many(all)).await;
        self.0.turns.close();
        let idle: Vec<_> = self.0.idle().drain(..).collect();
        for connection in idle {
            let _ = connection.close().await;
        }
    }
}

impl Inner {
    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<AnyConnection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn run<T, J>(self: Arc<Inner>, job: J) -> Result<T, StoreError>
    where
        J: for<'t> FnOnce(&'t mut Tx) -> BoxFuture<'t, Result<T, StoreError>> + Send,
    {
        let turn = timeout(TURN, self.turns.acquire()).await;
        let _turn = match turn {
            Ok(turn) => turn.map_err(|_| StoreError::Closed)?,
            Err(_) => return Err(StoreError::Failed(sqlx::Error::PoolTimedOut)),
        };
        let mut tx = Tx {
            connection: self.begin().await?,
            kind: self.kind,
            node: Arc::clone(&self.node),
        };
        let done = match timeout(JOB, finish(&mut tx, job)).await {
            Ok(done) => done,
            Err(_) => Err(StoreError::Failed(sqlx::Error::PoolTimedOut)),
        };
        match done {
            Err(error @ (StoreError::Failed(_) | StoreError::Closed)) => {
                // What became of its transaction is not known; the database ends it
                // with the connection.
                abandon(tx.connection).await;
                Err(error)
            }
            done => {
                self.idle().push(tx.connection);
                done
            }
        }
    }

    /// A connection in a new transaction.
    async fn begin(&self) -> Result<AnyConnection, sqlx::Error> {
        // SQLite takes the lock at once: an upgrade half-way could fail as busy.
        let begin = match self.kind {
            Kind::Sqlite => "BEGIN IMMEDIATE",
            Kind::Postgres => "BEGIN",
        };
        // A connection that was idle may be gone, and then all of them are.
        let idle = self.idle().pop();
        if let Some(mut connection) = idle {
            match sqlx::raw_sql(begin).execute(&mut connection).await {
                Ok(_) => return Ok(connection),
                Err(error) => {
                    tracing::debug!(%error, "an idle connection is gone");
                    let gone: Vec<_> = self.idle().drain(..).chain([connection]).collect();
                    for connection in gone {
                        abandon(connection).await;
                    }
                }
            }
        }
        let mut connection = self.connect().await?;
        sqlx::raw_sql(begin).execute(&mut connection).await?;
        Ok(connection)
    }

    async fn connect(&self) -> Result<AnyConnection, sqlx::Error> {
        let begun = Instant::now();
        let mut connection = loop {
            match self.options.connect().await {
                Ok(connection) => break connection,
                Err(_) if self.kind == Kind::Postgres && begun.elapsed() < RESTART => {
                    tokio::time::sleep(AGAIN).await;
                }
                Err(error) => return Err(error),
            }
        };
        if self.kind == Kind::Sqlite {
            // FULL: what was acknowledged survives a loss of power.
            connection
                .execute(
                    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
                     PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON",
                )
                .await?;
        }
        Ok(connection)
    }
}

/// Closes a connection that may not answer any more.
async fn abandon(connection: AnyConnection) {
    let _ = timeout(GOODBYE, connection.close_hard()).await;
}

/// Runs the job and ends the transaction. After an error that is not the storage's the
/// transaction is rolled back.
async fn finish<T, J>(tx: &mut Tx, job: J) -> Result<T, StoreError>
where
    J: for<'t> FnOnce(&'t mut Tx) -> BoxFuture<'t, Result<T, StoreError>>,
{
    let done = job(tx).await;
    let end = match (&done, tx.kind) {
        (Err(StoreError::Failed(_) | StoreError::Closed), _) => return done,
        (Err(_), _) => "ROLLBACK",
        // PostgreSQL answers the COMMIT of a failed transaction by rolling it back
        // without an error; a statement before it does fail.
        (Ok(_), Kind::Postgres) => "SELECT 1; COMMIT",
        (Ok(_), Kind::Sqlite) => "COMMIT",
    };
    sqlx::raw_sql(end).execute(&mut tx.connection).await?;
    done
}
