//! Matches: who sits where, what was played, what was said.

use kernel::{Seat, SeatSet, Seed, Setup};
use sqlx::Row;
use sqlx::any::AnyRow;

use super::leaving::check_caps;
use super::{Caps, Store, StoreError, Tx, now};

#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum MatchStatus {
    Open,
    Playing,
    Over,
}

impl MatchStatus {
    pub const fn word(self) -> &'static str {
        match self {
            MatchStatus::Open => "open",
            MatchStatus::Playing => "playing",
            MatchStatus::Over => "over",
        }
    }

    fn of(word: &str) -> Result<MatchStatus, StoreError> {
        [MatchStatus::Open, MatchStatus::Playing, MatchStatus::Over]
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
    /// Is the person a guest, who may have any name that is no account's?
    pub guest: bool,
}

#[derive(Debug, Clone)]
pub struct NewMatch {
    pub id: String,
    pub game: String,
    pub setup: Setup,
    pub owner: String,
    pub public: bool,
    /// 64 hexadecimal digits; nobody sees it before the end.
    pub seed: String,
    pub commitment: String,
    pub seats: Vec<SeatKind>,
    /// Where no seat is free the match begins at once.
    pub beginning: Option<Beginning>,
    /// How many tables with free seats there may be, where that is limited.
    pub caps: Option<Caps>,
}

/// How a match begins.
#[derive(Debug, Clone)]
pub struct Beginning {
    /// The first line: what chance brought before the first decision.
    pub opening: String,
    /// Seats that owe the first decision, a bit each.
    pub asked: i64,
}

#[derive(Debug, Clone)]
pub struct MatchRow {
    pub id: String,
    pub game: String,
    pub setup: Setup,
    pub owner: Option<String>,
    pub public: bool,
    pub stage: MatchStatus,
    pub seed: String,
    pub commitment: String,
    pub created: i64,
    pub updated: i64,
    pub asked: i64,
    pub result: Option<String>,
    pub rematch: Option<String>,
    /// The rules and data that the latest line was played by, where it is known.
    pub rules: Option<String>,
    pub seats: Vec<SeatRow>,
}

/// A match in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    pub id: String,
    pub game: String,
    pub setup: Setup,
    pub stage: MatchStatus,
    pub updated: i64,
    pub asked: i64,
    pub result: Option<String>,
    pub seats: Vec<SeatRow>,
}

/// Something said at a match.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, utoipa::ToSchema)]
pub struct Chat {
    /// Tells it from all others, and says nothing of how many there are.
    pub id: String,
    /// Its place among all, private ones as well: nobody may see it.
    #[serde(skip)]
    pub seq: i64,
    #[serde(skip)]
    pub person: String,
    pub name: String,
    /// The people who may read it; everybody if there are none named.
    #[serde(skip)]
    pub readers: Option<Vec<String>>,
    pub said: String,
    /// Milliseconds since 1970.
    pub at: i64,
}

impl Chat {
    /// May `person` read it?
    pub fn is_for(&self, person: Option<&str>) -> bool {
        match (&self.readers, person) {
            (None, _) => true,
            (Some(readers), Some(person)) => readers.iter().any(|reader| reader == person),
            (Some(_), None) => false,
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
    /// The seed of the dice, which nobody may see before the end.
    pub fn seed(&self) -> Result<Seed, StoreError> {
        let seed = Seed::try_from(self.seed.clone());
        seed.map_err(|error| StoreError::Damaged(error.to_string()))
    }

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
        self.stage == MatchStatus::Playing && seats.any(|seat| self.asked >> seat.0 & 1 == 1)
    }
}

fn seats_of(seats: &[SeatRow], person: &str) -> SeatSet {
    (seats.iter())
        .filter(|seat| matches!(&seat.kind, SeatKind::Person(id) if id == person))
        .map(|seat| seat.seat)
        .collect()
}

pub(super) fn setup(text: &str) -> Result<Setup, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::Damaged(error.to_string()))
}

/// The seats of a match, as `seat_row` reads them.
pub(super) const SEATS: &str = "SELECT seat.*, person.name AS name, person.account AS account FROM seat \
     LEFT JOIN person ON person.id = seat.person WHERE match_id = $1 ORDER BY seat";

pub(super) fn seat_row(row: &AnyRow) -> Result<SeatRow, StoreError> {
    let kind: String = row.try_get("kind")?;
    let text = |column: &str| -> Result<String, StoreError> {
        let text: Option<String> = row.try_get(column)?;
        text.ok_or_else(|| StoreError::Damaged(format!("seat without {column}")))
    };
    let name: Option<String> = row.try_get("name")?;
    let account: Option<String> = row.try_get("account")?;
    Ok(SeatRow {
        seat: Seat(row.try_get::<i64, _>("seat")? as u8),
        kind: match kind.as_str() {
            "person" => SeatKind::Person(text("person")?),
            "open" => SeatKind::Open,
            "invite" => SeatKind::Invite(text("invite")?),
            "bot" => SeatKind::Bot(text("bot")?),
            other => return Err(StoreError::Damaged(format!("seat kind {other:?}"))),
        },
        guest: name.is_some() && account.is_none(),
        name,
    })
}

impl Store {
    pub async fn add_match(&self, new: &NewMatch) -> Result<(), StoreError> {
        let new = new.clone();
        self.write(|tx| Box::pin(async move { insert_match(tx, &new).await }))
            .await
    }

    /// Adds the rematch of match `of`. `Conflict`: it has one already.
    pub async fn add_rematch(&self, new: &NewMatch, of: &str) -> Result<(), StoreError> {
        let (new, of) = (new.clone(), of.to_owned());
        self.write(|tx| {
            Box::pin(async move {
                let done = sqlx::query(
                    "UPDATE game_match SET rematch = $2 WHERE id = $1 AND rematch IS NULL",
                )
                .bind(&of)
                .bind(&new.id)
                .execute(&mut **tx)
                .await?;
                if done.rows_affected() == 0 {
                    return Err(StoreError::Conflict);
                }
                insert_match(tx, &new).await?;
                tx.tell(&of).await
            })
        })
        .await
    }

    pub async fn match_row(&self, id: &str) -> Result<MatchRow, StoreError> {
        let row = sqlx::query("SELECT * FROM game_match WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.reads)
            .await?
            .ok_or(StoreError::NotFound)?;
        Ok(MatchRow {
            id: row.try_get("id")?,
            game: row.try_get("game")?,
            setup: setup(row.try_get::<String, _>("setup")?.as_str())?,
            owner: row.try_get("owner")?,
            public: row.try_get::<i64, _>("public")? != 0,
            stage: MatchStatus::of(row.try_get::<String, _>("stage")?.as_str())?,
            seed: row.try_get("seed")?,
            commitment: row.try_get("commitment")?,
            created: row.try_get("created")?,
            updated: row.try_get("updated")?,
            asked: row.try_get("asked")?,
            result: row.try_get("result")?,
            rematch: row.try_get("rematch")?,
            rules: row.try_get("rules")?,
            seats: self.seats(id).await?,
        })
    }

    pub async fn seats(&self, id: &str) -> Result<Vec<SeatRow>, StoreError> {
        let rows = sqlx::query(SEATS).bind(id).fetch_all(&self.reads).await?;
        rows.iter().map(seat_row).collect()
    }

    /// The lines of a match from number `from` on.
    pub async fn lines(&self, id: &str, from: i64) -> Result<Vec<String>, StoreError> {
        let rows =
            sqlx::query("SELECT body FROM line WHERE match_id = $1 AND seq >= $2 ORDER BY seq")
                .bind(id)
                .bind(from)
                .fetch_all(&self.reads)
                .await?;
        (rows.iter()).map(|row| Ok(row.try_get("body")?)).collect()
    }

    /// Matches of a person without the first `skipped`: those that wait for him first,
    /// then others that are played, open tables, and those that are over; among alike ones
    /// the newest change first.
    pub async fn matches_of(
        &self,
        person: &str,
        most: i64,
        skipped: i64,
    ) -> Result<Vec<Summary>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM game_match WHERE id IN (SELECT match_id FROM seat WHERE person = $1) \
             ORDER BY CASE WHEN stage = 'playing' AND EXISTS (SELECT 1 FROM seat \
             AS mine WHERE mine.match_id = game_match.id AND mine.person = $1 \
             AND (game_match.asked >> CAST(mine.seat AS INTEGER)) & 1 = 1) \
             THEN 0 WHEN stage = 'playing' THEN 1 WHEN stage = 'open' THEN 2 ELSE 3 END, \
             updated DESC LIMIT $2 OFFSET $3",
        )
        .bind(person)
        .bind(most)
        .bind(skipped)
        .fetch_all(&self.reads)
        .await?;
        self.summaries(rows).await
    }

    /// Every match in which a person sits.
    pub async fn match_ids_of(&self, person: &str) -> Result<Vec<String>, StoreError> {
        let ids = sqlx::query_scalar("SELECT DISTINCT match_id FROM seat WHERE person = $1")
            .bind(person)
            .fetch_all(&self.reads)
            .await?;
        Ok(ids)
    }

    /// Public tables and matches with a seat for anyone, newest change first.
    pub async fn free_seats(&self, most: i64) -> Result<Vec<Summary>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM game_match WHERE public = 1 AND (stage = 'open' OR stage = 'playing' \
             AND EXISTS (SELECT 1 FROM seat WHERE match_id = game_match.id AND kind = 'open')) \
             ORDER BY updated DESC LIMIT $1",
        )
        .bind(most)
        .fetch_all(&self.reads)
        .await?;
        self.summaries(rows).await
    }

    /// Public matches at one stage, newest change first.
    pub async fn public_matches(
        &self,
        stage: MatchStatus,
        most: i64,
    ) -> Result<Vec<Summary>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM game_match WHERE stage = $1 AND public = 1 \
             ORDER BY updated DESC LIMIT $2",
        )
        .bind(stage.word())
        .bind(most)
        .fetch_all(&self.reads)
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
                stage: MatchStatus::of(row.try_get::<String, _>("stage")?.as_str())?,
                updated: row.try_get("updated")?,
                asked: row.try_get("asked")?,
                result: row.try_get("result")?,
            });
        }
        Ok(found)
    }
}

async fn insert_match(tx: &mut Tx, new: &NewMatch) -> Result<(), StoreError> {
    let setup = serde_json::to_string(&new.setup)
        .map_err(|error| StoreError::Damaged(error.to_string()))?;
    let stage = match new.beginning {
        Some(_) => MatchStatus::Playing,
        None => MatchStatus::Open,
    };
    let caps = new.caps.as_ref().filter(|_| stage == MatchStatus::Open);
    if let Some(caps) = caps {
        check_caps(tx, &new.owner, caps).await?;
    }
    sqlx::query(
        "INSERT INTO game_match (id, game, setup, owner, public, stage, seed, commitment, \
         created, updated, asked, bots, opened_from) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, $11, $12)",
    )
    .bind(&new.id)
    .bind(&new.game)
    .bind(setup)
    .bind(&new.owner)
    .bind(i64::from(new.public))
    .bind(stage.word())
    .bind(&new.seed)
    .bind(&new.commitment)
    .bind(now())
    .bind((new.beginning.as_ref()).map_or(0, |beginning| beginning.asked))
    .bind(bits(new.bots()))
    .bind(caps.map(|caps| caps.address.as_str()))
    .execute(&mut **tx)
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
        .execute(&mut **tx)
        .await?;
    }
    if let Some(beginning) = &new.beginning {
        open_with(tx, &new.id, &beginning.opening).await?;
    }
    Ok(())
}

/// Writes the first line of a match.
pub(super) async fn open_with(tx: &mut Tx, id: &str, opening: &str) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO line (match_id, seq, body) VALUES ($1, 0, $2)")
        .bind(id)
        .bind(opening)
        .execute(&mut **tx)
        .await?;
    Ok(())
}

/// A seat's columns: kind, person, bot, invitation.
pub(super) fn columns(kind: &SeatKind) -> (&'static str, Option<&str>, Option<&str>, Option<&str>) {
    match kind {
        SeatKind::Person(person) => ("person", Some(person), None, None),
        SeatKind::Open => ("open", None, None, None),
        SeatKind::Invite(hash) => ("invite", None, None, Some(hash)),
        SeatKind::Bot(level) => ("bot", None, Some(level), None),
    }
}
