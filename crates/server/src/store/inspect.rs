//! Reading the matches of a database that may be older than this program, and changing
//! nothing.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use super::matches::{SEATS, seat_row, setup};
use super::open::{self, OpenError};
use super::{Kind, MatchRow, MatchStatus, StoreError};
use crate::game_match::{Source, Stored};

/// A database that is only looked at.
#[derive(Debug)]
pub struct Inspection {
    connection: AnyConnection,
    /// Older databases have no snapshots.
    has_snapshots: bool,
}

impl Inspection {
    pub async fn open(url: &str) -> Result<Inspection, OpenError> {
        let (place, mut connection) = open::to_read(url).await?;
        let table = match place.kind() {
            Kind::Sqlite => "SELECT COUNT(*) FROM sqlite_master WHERE name = 'snapshot'",
            Kind::Postgres => {
                "SELECT COUNT(*) FROM pg_tables \
                 WHERE schemaname = current_schema() AND tablename = 'snapshot'"
            }
        };
        let tables: i64 = sqlx::query_scalar(table)
            .fetch_one(&mut connection)
            .await
            .map_err(|error| open::unusable(&place, error))?;
        Ok(Inspection {
            connection,
            has_snapshots: tables > 0,
        })
    }

    /// The ids of all matches that have begun and are not over.
    pub async fn running(&mut self) -> Result<Vec<String>, StoreError> {
        let ids =
            sqlx::query_scalar("SELECT id FROM game_match WHERE stage = 'playing' ORDER BY id")
                .fetch_all(&mut self.connection)
                .await?;
        Ok(ids)
    }

    /// A match, and what it is read from.
    pub async fn read(&mut self, id: &str) -> Result<(MatchRow, Source), StoreError> {
        let row = sqlx::query("SELECT * FROM game_match WHERE id = $1")
            .bind(id)
            .fetch_optional(&mut self.connection)
            .await?
            .ok_or(StoreError::NotFound)?;
        let seats = sqlx::query(SEATS)
            .bind(id)
            .fetch_all(&mut self.connection)
            .await?;
        let mut found = match_row(&row)?;
        found.seats = seats.iter().map(seat_row).collect::<Result<_, _>>()?;
        let lines = sqlx::query_scalar("SELECT body FROM line WHERE match_id = $1 ORDER BY seq")
            .bind(id)
            .fetch_all(&mut self.connection)
            .await?;
        let mut snapshots = Vec::new();
        if self.has_snapshots {
            let rows =
                sqlx::query("SELECT seq, body FROM snapshot WHERE match_id = $1 ORDER BY seq")
                    .bind(id)
                    .fetch_all(&mut self.connection)
                    .await?;
            for row in rows {
                snapshots.push(Stored {
                    seq: row.try_get("seq")?,
                    body: row.try_get("body")?,
                });
            }
        }
        Ok((found, Source { lines, snapshots }))
    }
}

fn match_row(row: &AnyRow) -> Result<MatchRow, StoreError> {
    Ok(MatchRow {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        setup: setup(row.try_get::<String, _>("setup")?.as_str())?,
        owner: row.try_get("owner")?,
        public: row.try_get::<i64, _>("public")? != 0,
        stage: MatchStatus::Playing,
        seed: row.try_get("seed")?,
        commitment: row.try_get("commitment")?,
        created: row.try_get("created")?,
        updated: row.try_get("updated")?,
        asked: row.try_get("asked")?,
        result: row.try_get("result")?,
        rematch: row.try_get("rematch")?,
        // Older databases have no such column.
        rules: row.try_get("rules").unwrap_or(None),
        seats: Vec::new(),
    })
}
