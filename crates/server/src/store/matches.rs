//! Matches: who sits where, what was played, what was said.

use kernel::{Seat, SeatSet, Setup, Viewer};
use sqlx::Row;
use sqlx::any::AnyRow;

use super::{Store, StoreError, now};

#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    Open,
    Playing,
    Over,
}

impl Stage {
    pub const fn word(self) -> &'static str {
        match self {
            Stage::Open => "open",
            Stage::Playing => "playing",
            Stage::Over => "over",
        }
    }

    fn of(word: &str) -> Result<Stage, StoreError> {
        [Stage::Open, Stage::Playing, Stage::Over]
            .into_iter()
            .find(|stage| stage.word() == word)
            .ok_or_else(|| StoreError::Damaged(format!("stage {word:?}")))
    }
}

/// Who plays a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SeatKind {
    Person(String),
    /// Anyone may sit down.
    Open,
    /// Whoever has the link; the hash of its secret.
    Invite(String),
    Bot(String),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatRow {
    pub seat: Seat,
    pub kind: SeatKind,
    /// The name of the person, where there is one.
    pub name: Option<String>,
}

#[derive(Debug, Clone)]
pub struct NewMatch {
    pub id: String,
    pub game: String,
    pub setup: Setup,
    pub owner: String,
    pub public: bool,
    pub stage: Stage,
    /// 64 hexadecimal digits; nobody sees it before the end.
    pub seed: String,
    pub commitment: String,
    pub asked: i64,
    pub seats: Vec<SeatKind>,
    /// The first line: what chance brought before the first decision.
    pub opening: String,
}

#[derive(Debug, Clone)]
pub struct MatchRow {
    pub id: String,
    pub game: String,
    pub setup: Setup,
    pub owner: Option<String>,
    pub public: bool,
    pub stage: Stage,
    pub seed: String,
    pub commitment: String,
    pub created: i64,
    pub updated: i64,
    pub asked: i64,
    pub result: Option<String>,
    pub rematch: Option<String>,
    pub seats: Vec<SeatRow>,
}

/// A match in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    pub id: String,
    pub game: String,
    pub setup: Setup,
    pub stage: Stage,
    pub updated: i64,
    pub asked: i64,
    pub result: Option<String>,
    pub seats: Vec<SeatRow>,
}

/// Something said at a match.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, utoipa::ToSchema)]
pub struct Chat {
    pub seq: i64,
    #[serde(skip)]
    pub person: String,
    pub name: String,
    /// The seats that may read it, a bit each; -1: everybody.
    #[serde(skip)]
    pub audience: i64,
    pub said: String,
    pub at: i64,
}

impl Chat {
    /// May `viewer` read it?
    pub fn is_for(&self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.audience < 0 || self.audience >> seat.0 & 1 == 1,
            Viewer::Spectator => self.audience < 0,
        }
    }
}

impl NewMatch {
    /// The seats that bots play.
    fn bots(&self) -> SeatSet {
        (0..)
            .map(Seat)
            .zip(&self.seats)
            .filter(|(_, kind)| matches!(kind, SeatKind::Bot(_)))
            .map(|(seat, _)| seat)
            .collect()
    }
}

/// The seats as the bits of a number.
pub fn bits(seats: SeatSet) -> i64 {
    seats.iter().map(|seat| 1 << seat.0).sum()
}

impl MatchRow {
    /// The seats that bots play.
    pub fn bots(&self) -> SeatSet {
        (self.seats.iter())
            .filter(|seat| matches!(seat.kind, SeatKind::Bot(_)))
            .map(|seat| seat.seat)
            .collect()
    }

    /// The seats that `person` plays.
    pub fn seats_of(&self, person: &str) -> SeatSet {
        seats_of(&self.seats, person)
    }
}

impl Summary {
    /// The seats that `person` plays.
    pub fn seats_of(&self, person: &str) -> SeatSet {
        seats_of(&self.seats, person)
    }

    /// Does `person` owe a decision here?
    pub fn waits_for(&self, person: &str) -> bool {
        let mut seats = self.seats_of(person).iter();
        self.stage == Stage::Playing && seats.any(|seat| self.asked >> seat.0 & 1 == 1)
    }
}

fn seats_of(seats: &[SeatRow], person: &str) -> SeatSet {
    (seats.iter())
        .filter(|seat| matches!(&seat.kind, SeatKind::Person(id) if id == person))
        .map(|seat| seat.seat)
        .collect()
}

fn setup(text: &str) -> Result<Setup, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::Damaged(error.to_string()))
}

fn seat_row(row: &AnyRow) -> Result<SeatRow, StoreError> {
    let kind: String = row.try_get("kind")?;
    let text = |column: &str| -> Result<String, StoreError> {
        let text: Option<String> = row.try_get(column)?;
        text.ok_or_else(|| StoreError::Damaged(format!("seat without {column}")))
    };
    Ok(SeatRow {
        seat: Seat(row.try_get::<i64, _>("seat")? as u8),
        kind: match kind.as_str() {
            "person" => SeatKind::Person(text("person")?),
            "open" => SeatKind::Open,
            "invite" => SeatKind::Invite(text("invite")?),
            "bot" => SeatKind::Bot(text("bot")?),
            other => return Err(StoreError::Damaged(format!("seat kind {other:?}"))),
        },
        name: row.try_get("name")?,
    })
}

impl Store {
    pub async fn add_match(&self, new: &NewMatch) -> Result<(), StoreError> {
        let setup = serde_json::to_string(&new.setup)
            .map_err(|error| StoreError::Damaged(error.to_string()))?;
        let mut transaction = self.pool.begin().await?;
        sqlx::query(
            "INSERT INTO game_match (id, game, setup, owner, public, stage, seed, commitment, \
             created, updated, asked, bots) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, $11)",
        )
        .bind(&new.id)
        .bind(&new.game)
        .bind(setup)
        .bind(&new.owner)
        .bind(i64::from(new.public))
        .bind(new.stage.word())
        .bind(&new.seed)
        .bind(&new.commitment)
        .bind(now())
        .bind(new.asked)
        .bind(bits(new.bots()))
        .execute(&mut *transaction)
        .await?;
        for (seat, kind) in new.seats.iter().enumerate() {
            let (word, person, bot, invite) = columns(kind);
            sqlx::query(
                "INSERT INTO seat (match_id, seat, kind, person, bot, invite) \
                 VALUES ($1, $2, $3, $4, $5, $6)",
            )
            .bind(&new.id)
            .bind(seat as i64)
            .bind(word)
            .bind(person)
            .bind(bot)
            .bind(invite)
            .execute(&mut *transaction)
            .await?;
        }
        sqlx::query("INSERT INTO line (match_id, seq, body) VALUES ($1, 0, $2)")
            .bind(&new.id)
            .bind(&new.opening)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }

    pub async fn match_row(&self, id: &str) -> Result<MatchRow, StoreError> {
        let row = sqlx::query("SELECT * FROM game_match WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.pool)
            .await?
            .ok_or(StoreError::NotFound)?;
        Ok(MatchRow {
            id: row.try_get("id")?,
            game: row.try_get("game")?,
            setup: setup(row.try_get::<String, _>("setup")?.as_str())?,
            owner: row.try_get("owner")?,
            public: row.try_get::<i64, _>("public")? != 0,
            stage: Stage::of(row.try_get::<String, _>("stage")?.as_str())?,
            seed: row.try_get("seed")?,
            commitment: row.try_get("commitment")?,
            created: row.try_get("created")?,
            updated: row.try_get("updated")?,
            asked: row.try_get("asked")?,
            result: row.try_get("result")?,
            rematch: row.try_get("rematch")?,
            seats: self.seats(id).await?,
        })
    }

    pub async fn seats(&self, id: &str) -> Result<Vec<SeatRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT seat.*, person.name AS name FROM seat \
             LEFT JOIN person ON person.id = seat.person WHERE match_id = $1 ORDER BY seat",
        )
        .bind(id)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(seat_row).collect()
    }

    /// The lines of a match from number `from` on.
    pub async fn lines(&self, id: &str, from: i64) -> Result<Vec<String>, StoreError> {
        let rows =
            sqlx::query("SELECT body FROM line WHERE match_id = $1 AND seq >= $2 ORDER BY seq")
                .bind(id)
                .bind(from)
                .fetch_all(&self.pool)
                .await?;
        (rows.iter()).map(|row| Ok(row.try_get("body")?)).collect()
    }

    /// Changes who plays a seat, if it still is as `was`; the last free seat taken
    /// starts the match.
    pub async fn sit(
        &self,
        id: &str,
        seat: Seat,
        was: &SeatKind,
        becomes: &SeatKind,
    ) -> Result<(), StoreError> {
        let (was_word, was_person, was_bot, was_invite) = columns(was);
        let (word, person, bot, invite) = columns(becomes);
        let mut transaction = self.pool.begin().await?;
        let done = sqlx::query(
            "UPDATE seat SET kind = $3, person = $4, bot = $5, invite = $6 \
             WHERE match_id = $1 AND seat = $2 AND kind = $7 \
             AND COALESCE(person, '') = $8 AND COALESCE(bot, '') = $9 \
             AND COALESCE(invite, '') = $10",
        )
        .bind(id)
        .bind(i64::from(seat.0))
        .bind(word)
        .bind(person)
        .bind(bot)
        .bind(invite)
        .bind(was_word)
        .bind(was_person.unwrap_or_default())
        .bind(was_bot.unwrap_or_default())
        .bind(was_invite.unwrap_or_default())
        .execute(&mut *transaction)
        .await?;
        if done.rows_affected() == 0 {
            return Err(StoreError::Conflict);
        }
        sqlx::query(
            "UPDATE game_match SET stage = 'playing', updated = $2 WHERE id = $1 \
             AND stage = 'open' AND NOT EXISTS (SELECT 1 FROM seat \
             WHERE match_id = $1 AND kind IN ('open', 'invite'))",
        )
        .bind(id)
        .bind(now())
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Matches of a person, newest change first.
    pub async fn matches_of(&self, person: &str, most: i64) -> Result<Vec<Summary>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM game_match WHERE id IN (SELECT match_id FROM seat WHERE person = $1) \
             ORDER BY updated DESC LIMIT $2",
        )
        .bind(person)
        .bind(most)
        .fetch_all(&self.pool)
        .await?;
        self.summaries(rows).await
    }

    /// Every match in which a person sits.
    pub async fn match_ids_of(&self, person: &str) -> Result<Vec<String>, StoreError> {
        let ids = sqlx::query_scalar("SELECT DISTINCT match_id FROM seat WHERE person = $1")
            .bind(person)
            .fetch_all(&self.pool)
            .await?;
        Ok(ids)
    }

    /// Public matches at one stage, newest change first.
    pub async fn public_matches(
        &self,
        stage: Stage,
        most: i64,
    ) -> Result<Vec<Summary>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM game_match WHERE stage = $1 AND public = 1 \
             ORDER BY updated DESC LIMIT $2",
        )
        .bind(stage.word())
        .bind(most)
        .fetch_all(&self.pool)
        .await?;
        self.summaries(rows).await
    }

    async fn summaries(&self, rows: Vec<AnyRow>) -> Result<Vec<Summary>, StoreError> {
        let mut found = Vec::with_capacity(rows.len());
        for row in rows {
            let id: String = row.try_get("id")?;
            found.push(Summary {
                seats: self.seats(&id).await?,
                id,
                game: row.try_get("game")?,
                setup: setup(row.try_get::<String, _>("setup")?.as_str())?,
                stage: Stage::of(row.try_get::<String, _>("stage")?.as_str())?,
                updated: row.try_get("updated")?,
                asked: row.try_get("asked")?,
                result: row.try_get("result")?,
            });
        }
        Ok(found)
    }
}

/// A seat's columns: kind, person, bot, invitation.
fn columns(kind: &SeatKind) -> (&'static str, Option<&str>, Option<&str>, Option<&str>) {
    match kind {
        SeatKind::Person(person) => ("person", Some(person), None, None),
        SeatKind::Open => ("open", None, None, None),
        SeatKind::Invite(hash) => ("invite", None, None, Some(hash)),
        SeatKind::Bot(level) => ("bot", None, Some(level), None),
    }
}
