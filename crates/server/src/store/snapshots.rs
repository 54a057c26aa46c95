//! Snapshots of matches.

use sqlx::Row;

use super::{Store, StoreError, Tx};
use crate::game_match::{Keep, Stored};

/// Stores a snapshot and takes away those that it replaces.
pub(super) async fn keep(tx: &mut Tx, id: &str, keep: &Keep) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO snapshot (match_id, seq, rules, body) VALUES ($1, $2, $3, $4) \
         ON CONFLICT DO NOTHING",
    )
    .bind(id)
    .bind(keep.seq)
    .bind(&keep.rules)
    .bind(&keep.body)
    .execute(&mut **tx)
    .await?;
    sqlx::query("DELETE FROM snapshot WHERE match_id = $1 AND seq > $2 AND seq < $3")
        .bind(id)
        .bind(keep.seam)
        .bind(keep.seq)
        .execute(&mut **tx)
        .await?;
    Ok(())
}

impl Store {
    /// The snapshots of a match, in order.
    pub async fn snapshots(&self, id: &str) -> Result<Vec<Stored>, StoreError> {
        let rows = sqlx::query("SELECT seq, body FROM snapshot WHERE match_id = $1 ORDER BY seq")
            .bind(id)
            .fetch_all(&self.reads)
            .await?;
        let stored = rows.iter().map(|row| {
            Ok(Stored {
                seq: row.try_get("seq")?,
                body: row.try_get("body")?,
            })
        });
        stored.collect()
    }

    /// Stores snapshots of matches, by their ids.
    pub async fn keep(&self, snapshots: Vec<(String, Keep)>) -> Result<(), StoreError> {
        self.write(|tx| {
            Box::pin(async move {
                for (id, snapshot) in &snapshots {
                    keep(tx, id, snapshot).await?;
                }
                Ok(())
            })
        })
        .await
    }

    /// Running matches that no snapshot was ever taken of.
    pub async fn without_snapshot(&self) -> Result<Vec<String>, StoreError> {
        let ids = sqlx::query_scalar(
            "SELECT id FROM game_match WHERE stage = 'playing' \
             AND NOT EXISTS (SELECT 1 FROM snapshot WHERE match_id = id)",
        )
        .fetch_all(&self.reads)
        .await?;
        Ok(ids)
    }
}
