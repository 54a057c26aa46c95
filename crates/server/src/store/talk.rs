//! What people say and note at matches, and which node runs whose bots.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::{Chat, Kind, Store, StoreError, now};

/// A match keeps this much of its talk in view.
const TALK: i64 = 300;

fn chat(row: &AnyRow) -> Result<Chat, sqlx::Error> {
    Ok(Chat {
        seq: row.try_get("seq")?,
        person: row.try_get("person")?,
        name: row.try_get("name")?,
        audience: row.try_get("audience")?,
        said: row.try_get("said")?,
        at: row.try_get("at")?,
    })
}

impl Store {
    /// The latest talk of a match, oldest first.
    pub async fn chats(&self, id: &str) -> Result<Vec<Chat>, StoreError> {
        let rows = sqlx::query("SELECT * FROM chat WHERE match_id = $1 ORDER BY seq DESC LIMIT $2")
            .bind(id)
            .bind(TALK)
            .fetch_all(&self.pool)
            .await?;
        let said: Result<Vec<Chat>, sqlx::Error> = rows.iter().rev().map(chat).collect();
        Ok(said?)
    }

    pub async fn add_chat(
        &self,
        id: &str,
        person: &str,
        name: &str,
        audience: i64,
        said: &str,
    ) -> Result<Chat, StoreError> {
        // Two who speak at once may want the same number; the second tries again.
        for _ in 0..5 {
            let added = sqlx::query(
                "INSERT INTO chat (match_id, seq, person, name, audience, said, at) \
                 SELECT $1, COALESCE(MAX(seq), 0) + 1, $2, $3, $4, $5, $6 FROM chat \
                 WHERE match_id = $1 ON CONFLICT DO NOTHING RETURNING *",
            )
            .bind(id)
            .bind(person)
            .bind(name)
            .bind(audience)
            .bind(said)
            .bind(now())
            .fetch_optional(&self.pool)
            .await?;
            if let Some(row) = added {
                self.tell(id).await?;
                return Ok(chat(&row)?);
            }
        }
        Err(StoreError::Conflict)
    }

    /// Tells the other nodes that a match changed beside its lines.
    pub async fn tell(&self, id: &str) -> Result<(), StoreError> {
        if self.kind == Kind::Postgres {
            sqlx::query("SELECT pg_notify('iacta', $1)")
                .bind(format!("{} {id} -1", self.node))
                .execute(&self.pool)
                .await?;
        }
        Ok(())
    }

    pub async fn note(&self, id: &str, person: &str) -> Result<String, StoreError> {
        let row = sqlx::query("SELECT body FROM note WHERE match_id = $1 AND person = $2")
            .bind(id)
            .bind(person)
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.map_or(Ok(String::new()), |row| row.try_get("body"))?)
    }

    pub async fn set_note(&self, id: &str, person: &str, body: &str) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO note (match_id, person, body) VALUES ($1, $2, $3) \
             ON CONFLICT (match_id, person) DO UPDATE SET body = $3",
        )
        .bind(id)
        .bind(person)
        .bind(body)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Takes or keeps the right to run a match's bots until `until`. One process on
    /// a file of its own needs none.
    pub async fn lease_bots(&self, id: &str, until: i64) -> Result<bool, StoreError> {
        if self.kind == Kind::Sqlite {
            return Ok(true);
        }
        let done = sqlx::query(
            "INSERT INTO bot_lease (match_id, node, until) VALUES ($1, $2, $3) \
             ON CONFLICT (match_id) DO UPDATE SET node = $2, until = $3 \
             WHERE bot_lease.node = $2 OR bot_lease.until < $4",
        )
        .bind(id)
        .bind(&*self.node)
        .bind(until)
        .bind(now())
        .execute(&self.pool)
        .await?;
        Ok(done.rows_affected() > 0)
    }

    /// Matches in which a bot owes a decision, oldest change first.
    pub async fn waiting_for_bots(&self) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM game_match WHERE stage = 'playing' AND bots <> 0 \
             AND (asked & bots) <> 0 ORDER BY updated",
        )
        .fetch_all(&self.pool)
        .await?;
        (rows.iter()).map(|row| Ok(row.try_get("id")?)).collect()
    }

    /// Notes which match is the rematch of `id`, unless there is one already.
    pub async fn set_rematch(&self, id: &str, rematch: &str) -> Result<(), StoreError> {
        let done =
            sqlx::query("UPDATE game_match SET rematch = $2 WHERE id = $1 AND rematch IS NULL")
                .bind(id)
                .bind(rematch)
                .execute(&self.pool)
                .await?;
        match done.rows_affected() {
            0 => Err(StoreError::Conflict),
            _ => self.tell(id).await,
        }
    }

    /// Takes away a table at which nobody has played yet.
    pub async fn drop_open_match(&self, id: &str) -> Result<(), StoreError> {
        let done = sqlx::query("DELETE FROM game_match WHERE id = $1 AND stage = 'open'")
            .bind(id)
            .execute(&self.pool)
            .await?;
        match done.rows_affected() {
            0 => Err(StoreError::Conflict),
            _ => self.tell(id).await,
        }
    }
}
