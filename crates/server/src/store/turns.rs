//! Turns that nodes count together: how often somebody may try something, and from
//! where an account was signed in to before.
//!
//! A row is a key and a time until which it says something. Keys are hashes: no address
//! and no name can be read from them.

use std::time::Duration;

use super::{Store, StoreError, now};

/// So many turns at once, and another after each `every`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rate {
    pub burst: u32,
    pub every: Duration,
}

impl Store {
    /// Takes a turn of `key`; if there is none, returns how long to wait for the next.
    ///
    /// The row holds when all turns will be there again, which each turn taken moves on
    /// by `every`.
    pub async fn take_turn(&self, key: &str, rate: Rate) -> Result<Option<Duration>, StoreError> {
        let now = now();
        let every = rate.every.as_millis() as i64;
        let latest = now + every * (i64::from(rate.burst) - 1);
        let owned = key.to_owned();
        let taken = self.write(move |tx| {
            Box::pin(async move {
                let done = sqlx::query(
                    "INSERT INTO turn (key, until) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE \
                     SET until = CASE WHEN turn.until > $3 THEN turn.until ELSE $3 END + $4 \
                     WHERE turn.until <= $5",
                )
                .bind(owned)
                .bind(now + every)
                .bind(now)
                .bind(every)
                .bind(latest)
                .execute(&mut **tx)
                .await?;
                Ok(done.rows_affected() > 0)
            })
        });
        if taken.await? {
            return Ok(None);
        }
        let until = self.turn_until(key).await?.unwrap_or(now);
        Ok(Some(Duration::from_millis((until - latest).max(1) as u64)))
    }

    async fn turn_until(&self, key: &str) -> Result<Option<i64>, StoreError> {
        let until = sqlx::query_scalar("SELECT until FROM turn WHERE key = $1")
            .bind(key)
            .fetch_optional(&self.reads)
            .await?;
        Ok(until)
    }

    /// Remembers `key` for so long.
    pub async fn remember(&self, key: &str, during: Duration) -> Result<(), StoreError> {
        let (key, until) = (key.to_owned(), now() + during.as_millis() as i64);
        self.write(move |tx| {
            Box::pin(async move {
                sqlx::query(
                    "INSERT INTO turn (key, until) VALUES ($1, $2) \
                     ON CONFLICT (key) DO UPDATE SET until = $2",
                )
                .bind(key)
                .bind(until)
                .execute(&mut **tx)
                .await?;
                Ok(())
            })
        })
        .await
    }

    /// Is `key` remembered?
    pub async fn remembers(&self, key: &str) -> Result<bool, StoreError> {
        Ok((self.turn_until(key).await?).is_some_and(|until| until > now()))
    }

    /// Removes what says nothing any more.
    pub async fn forget_past_turns(&self) -> Result<(), StoreError> {
        self.write(|tx| {
            Box::pin(async move {
                sqlx::query("DELETE FROM turn WHERE until < $1")
                    .bind(now())
                    .execute(&mut **tx)
                    .await?;
                Ok(())
            })
        })
        .await
    }
}
