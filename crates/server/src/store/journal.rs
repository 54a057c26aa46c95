//! Appending to matches. One task writes for the whole node: what arrives while a
//! transaction is being made durable goes together into the next, so that many
//! matches share the cost of one flush.

use sqlx::{Any, Transaction};
use tokio::sync::{mpsc, oneshot};

use super::{Kind, Store, StoreError};

/// A line to be added to a match that has `seq` lines, and what becomes of the match.
#[derive(Debug, Clone)]
pub struct Append {
    pub match_id: String,
    pub seq: i64,
    pub body: String,
    pub at: i64,
    pub asked: i64,
    /// The outcome, where this line ends the match.
    pub result: Option<String>,
}

type Reply = oneshot::Sender<Result<(), StoreError>>;

/// The way to the writing task. It ends when every `Journal` is gone.
#[derive(Debug, Clone)]
pub struct Journal {
    queue: mpsc::Sender<(Append, Reply)>,
}

/// How many appends may share a transaction.
const TOGETHER: usize = 256;

impl Journal {
    pub fn start(store: &Store) -> Journal {
        let (queue, waiting) = mpsc::channel(4 * TOGETHER);
        tokio::spawn(write(store.clone(), waiting));
        Journal { queue }
    }

    /// Returns when the line is durable. `Conflict`: somebody else wrote line `seq`.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        let (reply, answer) = oneshot::channel();
        (self.queue.send((append, reply)).await).map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
}

async fn write(store: Store, mut waiting: mpsc::Receiver<(Append, Reply)>) {
    let mut batch = Vec::with_capacity(TOGETHER);
    while waiting.recv_many(&mut batch, TOGETHER).await > 0 {
        match write_all(&store, &batch).await {
            Ok(written) => {
                for ((_, reply), written) in batch.drain(..).zip(written) {
                    let answer = if written {
                        Ok(())
                    } else {
                        Err(StoreError::Conflict)
                    };
                    // Whoever asked may have gone; the line stands all the same.
                    let _ = reply.send(answer);
                }
            }
            Err(error) => {
                tracing::error!(%error, lines = batch.len(), "lines could not be written");
                for (_, reply) in batch.drain(..) {
                    let _ = reply.send(Err(StoreError::Failed(sqlx::Error::Io(
                        std::io::Error::other(error.to_string()),
                    ))));
                }
            }
        }
    }
}

/// Writes a batch in one transaction; says of each whether its place was free.
async fn write_all(store: &Store, batch: &[(Append, Reply)]) -> Result<Vec<bool>, sqlx::Error> {
    let mut transaction = match store.kind {
        // Taking the lock at once: an upgrade half-way could fail as busy.
        Kind::Sqlite => store.pool.begin_with("BEGIN IMMEDIATE").await?,
        Kind::Postgres => store.pool.begin().await?,
    };
    let mut written = Vec::with_capacity(batch.len());
    for (append, _) in batch {
        written.push(write_one(&mut transaction, store, append).await?);
    }
    transaction.commit().await?;
    Ok(written)
}

async fn write_one(
    transaction: &mut Transaction<'_, Any>,
    store: &Store,
    append: &Append,
) -> Result<bool, sqlx::Error> {
    // A line follows the one before it, or the match was changed by someone else.
    let added = sqlx::query(
        "INSERT INTO line (match_id, seq, body) SELECT $1, $2, $3 \
         WHERE $2 = 0 OR EXISTS (SELECT 1 FROM line WHERE match_id = $1 AND seq = $2 - 1) \
         ON CONFLICT DO NOTHING",
    )
    .bind(&append.match_id)
    .bind(append.seq)
    .bind(&append.body)
    .execute(&mut **transaction)
    .await?;
    if added.rows_affected() == 0 {
        return Ok(false);
    }
    sqlx::query(
        "UPDATE game_match SET updated = $2, asked = $3, result = $4, \
         stage = CASE WHEN $4 IS NULL THEN stage ELSE 'over' END WHERE id = $1",
    )
    .bind(&append.match_id)
    .bind(append.at)
    .bind(append.asked)
    .bind(append.result.as_deref())
    .execute(&mut **transaction)
    .await?;
    if store.kind == Kind::Postgres {
        let lines = append.seq + 1;
        sqlx::query("SELECT pg_notify('iacta', $1)")
            .bind(format!("{} {} {lines}", store.node, append.match_id))
            .execute(&mut **transaction)
            .await?;
    }
    Ok(true)
}
