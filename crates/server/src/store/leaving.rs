//! Those who leave: of their own accord, or by not coming back.

use super::{Kind, Store, StoreError, Tx, now};

/// What becomes of the things of a person who leaves. His seats are free again where
/// somebody may still take them; in matches that are over they stay, nameless, so that
/// these can be replayed. What he said to all stays without his name, what he said in
/// private does not; what others said stays.
const FAREWELL: [&str; 10] = [
    "DELETE FROM game_match WHERE owner = $1 AND stage = 'open'",
    "UPDATE game_match SET owner = NULL WHERE owner = $1",
    "UPDATE seat SET kind = 'open', person = NULL WHERE person = $1 AND match_id IN \
     (SELECT id FROM game_match WHERE stage IN ('open', 'playing'))",
    "DELETE FROM session WHERE person = $1",
    "DELETE FROM api_token WHERE person = $1",
    "DELETE FROM note WHERE person = $1",
    "DELETE FROM chat WHERE person = $1 AND audience >= 0",
    "DELETE FROM chat_reader WHERE person = $1",
    "UPDATE chat SET name = '' WHERE person = $1",
    "DELETE FROM person WHERE id = $1",
];

/// The matches in which something of a person shows.
const TRACES: &str = "SELECT match_id FROM seat WHERE person = $1 \
     UNION SELECT match_id FROM chat WHERE person = $1 \
     UNION SELECT id FROM game_match WHERE owner = $1";

async fn delete_person(
    tx: &mut Tx,
    id: &str,
    unseen_since: Option<i64>,
) -> Result<Vec<String>, StoreError> {
    if let Some(since) = unseen_since {
        // He may have come back a moment ago.
        let held = sqlx::query(
            "UPDATE person SET seen = seen WHERE id = $1 AND account IS NULL AND seen < $2",
        )
        .bind(id)
        .bind(since)
        .execute(&mut **tx)
        .await?;
        if held.rows_affected() == 0 {
            return Err(StoreError::Conflict);
        }
    }
    let traces: Vec<String> = sqlx::query_scalar(TRACES)
        .bind(id)
        .fetch_all(&mut **tx)
        .await?;
    for sql in FAREWELL {
        sqlx::query(sql).bind(id).execute(&mut **tx).await?;
    }
    for trace in &traces {
        tx.tell(trace).await?;
    }
    tx.tell(&left(id)).await?;
    Ok(traces)
}

/// What nodes tell each other of somebody who has left, in place of a match.
pub fn left(person: &str) -> String {
    format!("left:{person}")
}

impl Store {
    /// Forgets a person, if he was not here since `unseen_since`. Returns the matches in
    /// which something has changed. `Conflict`: he was here.
    pub async fn delete_person(
        &self,
        id: &str,
        unseen_since: Option<i64>,
    ) -> Result<Vec<String>, StoreError> {
        let id = id.to_owned();
        self.write(move |tx| Box::pin(async move { delete_person(tx, &id, unseen_since).await }))
            .await
    }

    /// Somebody is here.
    pub async fn touch(&self, id: &str) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(|tx| {
            Box::pin(async move {
                sqlx::query("UPDATE person SET seen = $2 WHERE id = $1")
                    .bind(id)
                    .bind(now())
                    .execute(&mut **tx)
                    .await?;
                Ok(())
            })
        })
        .await
    }

    /// Ends up to `most` sessions whose time has come, and begins to count the time of
    /// as many people of whom nobody noted when they were here.
    pub async fn end_old_sessions(&self, most: i64) -> Result<(), StoreError> {
        self.write(move |tx| {
            Box::pin(async move {
                sqlx::query(
                    "DELETE FROM session WHERE hash IN \
                     (SELECT hash FROM session WHERE expires <= $1 LIMIT $2)",
                )
                .bind(now())
                .bind(most)
                .execute(&mut **tx)
                .await?;
                sqlx::query(
                    "UPDATE person SET seen = $1 WHERE id IN \
                     (SELECT id FROM person WHERE seen = 0 AND account IS NULL LIMIT $2)",
                )
                .bind(now())
                .bind(most)
                .execute(&mut **tx)
                .await?;
                Ok(())
            })
        })
        .await
    }

    /// Up to `most` open tables at which nothing has changed since `since`.
    pub async fn old_tables(&self, since: i64, most: i64) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM game_match WHERE stage = 'open' AND updated < $1 LIMIT $2";
        let ids = sqlx::query_scalar(sql)
            .bind(since)
            .bind(most)
            .fetch_all(&self.reads)
            .await?;
        Ok(ids)
    }

    /// Takes away an open table at which nothing has changed since `since`.
    pub async fn drop_old_table(&self, id: &str, since: i64) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |tx| {
            Box::pin(async move {
                sqlx::query(
                    "DELETE FROM game_match WHERE id = $1 AND stage = 'open' AND updated < $2",
                )
                .bind(&id)
                .bind(since)
                .execute(&mut **tx)
                .await?;
                tx.tell(&id).await
            })
        })
        .await
    }

    /// Up to `most` guests who were not here since `since` and are in no match that runs.
    pub async fn old_guests(&self, since: i64, most: i64) -> Result<Vec<String>, StoreError> {
        let ids = sqlx::query_scalar(
            "SELECT id FROM person WHERE account IS NULL AND seen > 0 AND seen < $1 \
             AND NOT EXISTS (SELECT 1 FROM seat JOIN game_match ON game_match.id = match_id \
             WHERE seat.person = person.id AND stage = 'playing') LIMIT $2",
        )
        .bind(since)
        .bind(most)
        .fetch_all(&self.reads)
        .await?;
        Ok(ids)
    }
}

/// How many tables with free seats somebody may have.
#[derive(Debug, Clone)]
pub struct Caps {
    /// From where he opens this one.
    pub address: String,
    pub per_person: i64,
    pub per_address: i64,
}

/// Refuses a table where there are as many as there may be: `Full`.
pub(super) async fn check_caps(tx: &mut Tx, owner: &str, caps: &Caps) -> Result<(), StoreError> {
    // Those that come at once are counted one after the other.
    if tx.kind() == Kind::Postgres {
        for key in [owner, &caps.address] {
            sqlx::query("SELECT pg_advisory_xact_lock(hashtext($1))")
                .bind(key)
                .execute(&mut **tx)
                .await?;
        }
    }
    for (sql, of, most) in [
        (
            "SELECT COUNT(*) FROM game_match WHERE stage = 'open' AND owner = $1",
            owner,
            caps.per_person,
        ),
        (
            "SELECT COUNT(*) FROM game_match WHERE stage = 'open' AND opened_from = $1",
            &caps.address,
            caps.per_address,
        ),
    ] {
        let open: i64 = sqlx::query_scalar(sql)
            .bind(of)
            .fetch_one(&mut **tx)
            .await?;
        if open >= most {
            return Err(StoreError::Full);
        }
    }
    Ok(())
}
