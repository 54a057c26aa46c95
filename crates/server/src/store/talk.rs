//! What people say and note at matches, and which node runs whose bots.

use std::collections::BTreeMap;

use sqlx::Row;
use sqlx::any::AnyRow;

use super::{Chat, Kind, Store, StoreError, Tx, now};
use crate::people::new_id;

/// A match keeps this much of its talk in view, for everybody and for each alone.
const TALK: i64 = 300;

/// A word for everybody; the column is a remnant of when words were for seats.
const EVERYBODY: i64 = -1;
const PRIVATE: i64 = 0;

fn chat(row: &AnyRow) -> Result<Chat, sqlx::Error> {
    let audience: i64 = row.try_get("audience")?;
    Ok(Chat {
        id: row.try_get("id")?,
        seq: row.try_get("seq")?,
        person: row.try_get("person")?,
        name: row.try_get("name")?,
        readers: (audience != EVERYBODY).then(Vec::new),
        said: row.try_get("said")?,
        at: row.try_get("at")?,
    })
}

/// Something to be said.
#[derive(Debug, Clone)]
pub struct NewChat {
    pub match_id: String,
    pub person: String,
    pub name: String,
    /// Who may read it; everybody if left out.
    pub readers: Option<Vec<String>>,
    pub said: String,
}

async fn insert_chat(tx: &mut Tx, new: &NewChat) -> Result<Chat, StoreError> {
    let audience = match new.readers {
        None => EVERYBODY,
        Some(_) => PRIVATE,
    };
    // Two who speak at once may want the same number; the second tries again.
    for _ in 0..5 {
        let added = sqlx::query(
            "INSERT INTO chat (match_id, seq, id, person, name, audience, said, at) \
             SELECT $1, COALESCE(MAX(seq), 0) + 1, $2, $3, $4, $5, $6, $7 FROM chat \
             WHERE match_id = $1 ON CONFLICT DO NOTHING RETURNING *",
        )
        .bind(&new.match_id)
        .bind(new_id())
        .bind(&new.person)
        .bind(&new.name)
        .bind(audience)
        .bind(&new.said)
        .bind(now())
        .fetch_optional(&mut **tx)
        .await?;
        let Some(row) = added else { continue };
        let mut said = chat(&row)?;
        for reader in new.readers.iter().flatten() {
            sqlx::query(
                "INSERT INTO chat_reader (match_id, seq, person) VALUES ($1, $2, $3) \
                 ON CONFLICT DO NOTHING",
            )
            .bind(&new.match_id)
            .bind(said.seq)
            .bind(reader)
            .execute(&mut **tx)
            .await?;
        }
        said.readers.clone_from(&new.readers);
        tx.tell(&new.match_id).await?;
        return Ok(said);
    }
    Err(StoreError::Conflict)
}

impl Store {
    /// The latest talk of a match, oldest first: of what is for all, and for each person
    /// of what is for him among others. How much others said in private cuts nothing off.
    pub async fn chats(&self, id: &str) -> Result<Vec<Chat>, StoreError> {
        let public = sqlx::query(
            "SELECT * FROM chat WHERE match_id = $1 AND audience = $2 ORDER BY seq DESC LIMIT $3",
        )
        .bind(id)
        .bind(EVERYBODY)
        .bind(TALK)
        .fetch_all(&self.reads)
        .await?;
        let mut said: BTreeMap<i64, Chat> = BTreeMap::new();
        for row in &public {
            let chat = chat(row)?;
            said.insert(chat.seq, chat);
        }
        let private = sqlx::query(
            "SELECT chat.*, heard.person AS reader FROM (SELECT seq, person, \
             ROW_NUMBER() OVER (PARTITION BY person ORDER BY seq DESC) AS place \
             FROM chat_reader WHERE match_id = $1) AS heard \
             JOIN chat ON chat.match_id = $1 AND chat.seq = heard.seq WHERE heard.place <= $2",
        )
        .bind(id)
        .bind(TALK)
        .fetch_all(&self.reads)
        .await?;
        for row in &private {
            let chat = chat(row)?;
            let known = said.entry(chat.seq).or_insert(chat);
            (known.readers.get_or_insert_default()).push(row.try_get("reader")?);
        }
        Ok(said.into_values().collect())
    }

    pub async fn add_chat(&self, new: NewChat) -> Result<Chat, StoreError> {
        self.write(|tx| Box::pin(async move { insert_chat(tx, &new).await }))
            .await
    }

    /// Tells the other nodes that a match changed beside its lines.
    pub async fn tell(&self, id: &str) -> Result<(), StoreError> {
        if self.kind() == Kind::Sqlite {
            return Ok(());
        }
        let id = id.to_owned();
        self.write(|tx| Box::pin(async move { tx.tell(&id).await }))
            .await
    }

    pub async fn note(&self, id: &str, person: &str) -> Result<String, StoreError> {
        let row = sqlx::query("SELECT body FROM note WHERE match_id = $1 AND person = $2")
            .bind(id)
            .bind(person)
            .fetch_optional(&self.reads)
            .await?;
        Ok(row.map_or(Ok(String::new()), |row| row.try_get("body"))?)
    }

    pub async fn set_note(&self, id: &str, person: &str, body: &str) -> Result<(), StoreError> {
        let [id, person, body] = [id, person, body].map(str::to_owned);
        self.write(|tx| {
            Box::pin(async move {
                sqlx::query(
                    "INSERT INTO note (match_id, person, body) VALUES ($1, $2, $3) \
                     ON CONFLICT (match_id, person) DO UPDATE SET body = $3",
                )
                .bind(id)
                .bind(person)
                .bind(body)
                .execute(&mut **tx)
                .await?;
                Ok(())
            })
        })
        .await
    }

    /// Takes or keeps the right to run a match's bots until `until`. One process on
    /// a file of its own needs none.
    pub async fn lease_bots(&self, id: &str, until: i64) -> Result<bool, StoreError> {
        if self.kind() == Kind::Sqlite {
            return Ok(true);
        }
        let id = id.to_owned();
        self.write(move |tx| {
            Box::pin(async move {
                let node = tx.node().to_string();
                let done = sqlx::query(
                    "INSERT INTO bot_lease (match_id, node, until) VALUES ($1, $2, $3) \
                     ON CONFLICT (match_id) DO UPDATE SET node = $2, until = $3 \
                     WHERE bot_lease.node = $2 OR bot_lease.until < $4",
                )
                .bind(id)
                .bind(node)
                .bind(until)
                .bind(now())
                .execute(&mut **tx)
                .await?;
                Ok(done.rows_affected() > 0)
            })
        })
        .await
    }

    /// Matches in which a bot owes a decision, oldest change first, each with its owner.
    pub async fn waiting_for_bots(&self) -> Result<Vec<(String, String)>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, COALESCE(owner, '') AS owner FROM game_match \
             WHERE stage = 'playing' AND bots <> 0 AND (asked & bots) <> 0 ORDER BY updated",
        )
        .fetch_all(&self.reads)
        .await?;
        (rows.iter())
            .map(|row| Ok((row.try_get("id")?, row.try_get("owner")?)))
            .collect()
    }

    /// Takes away a table at which nobody has played yet.
    pub async fn drop_open_match(&self, id: &str) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(|tx| {
            Box::pin(async move {
                let done = sqlx::query("DELETE FROM game_match WHERE id = $1 AND stage = 'open'")
                    .bind(&id)
                    .execute(&mut **tx)
                    .await?;
                match done.rows_affected() {
                    0 => Err(StoreError::Conflict),
                    _ => tx.tell(&id).await,
                }
            })
        })
        .await
    }
}
