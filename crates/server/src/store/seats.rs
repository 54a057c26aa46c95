//! Sitting down, getting up, and the moment at which a match begins.

use kernel::{Seat, Seed};

use super::matches::{columns, open_with};
use super::{Beginning, MatchStatus, SeatKind, Store, StoreError, Tx, now};

/// Somebody who sits down at an open table.
#[derive(Debug, Clone)]
pub struct SitDown {
    pub id: String,
    pub seat: Seat,
    /// What the seat must still be.
    pub was: SeatKind,
    pub person: String,
    /// May he have another seat here already? In a rematch of a hot seat only.
    pub again: bool,
    /// How the match begins if this was the last free seat.
    pub beginning: Beginning,
}

/// Puts `becomes` into a seat that is still as `was`. Says whether it was.
async fn change_seat(
    tx: &mut Tx,
    id: &str,
    seat: Seat,
    was: &SeatKind,
    becomes: &SeatKind,
) -> Result<bool, StoreError> {
    let (was_word, was_person, was_bot, was_invite) = columns(was);
    let (word, person, bot, invite) = columns(becomes);
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
    .execute(&mut **tx)
    .await?;
    Ok(done.rows_affected() > 0)
}

/// Holds a match that is at `stage` until the transaction ends, so that two who change
/// its seats at once do it one after the other. `Conflict`: it is at another stage.
async fn hold(tx: &mut Tx, id: &str, stage: MatchStatus) -> Result<(), StoreError> {
    let held = sqlx::query("UPDATE game_match SET updated = $3 WHERE id = $1 AND stage = $2")
        .bind(id)
        .bind(stage.word())
        .bind(now())
        .execute(&mut **tx)
        .await?;
    match held.rows_affected() {
        0 => Err(StoreError::Conflict),
        _ => Ok(()),
    }
}

async fn count(tx: &mut Tx, sql: &'static str, values: &[&str]) -> Result<i64, StoreError> {
    let query = (values.iter()).fold(sqlx::query_scalar(sql), |query, value| query.bind(*value));
    Ok(query.fetch_one(&mut **tx).await?)
}

async fn sit_down(tx: &mut Tx, wanted: &SitDown) -> Result<bool, StoreError> {
    hold(tx, &wanted.id, MatchStatus::Open).await?;
    let mine = "SELECT COUNT(*) FROM seat WHERE match_id = $1 AND person = $2";
    if !wanted.again && count(tx, mine, &[&wanted.id, &wanted.person]).await? > 0 {
        return Err(StoreError::Seated);
    }
    let becomes = SeatKind::Person(wanted.person.clone());
    if !change_seat(tx, &wanted.id, wanted.seat, &wanted.was, &becomes).await? {
        return Err(StoreError::Conflict);
    }
    let free = "SELECT COUNT(*) FROM seat WHERE match_id = $1 AND kind IN ('open', 'invite')";
    let begins = count(tx, free, &[&wanted.id]).await? == 0;
    if begins {
        sqlx::query(
            "UPDATE game_match SET stage = 'playing', asked = $2, opened_from = NULL \
             WHERE id = $1",
        )
        .bind(&wanted.id)
        .bind(wanted.beginning.asked)
        .execute(&mut **tx)
        .await?;
        open_with(tx, &wanted.id, &wanted.beginning.opening).await?;
    }
    tx.tell(&wanted.id).await?;
    Ok(begins)
}

/// Gives an open table that was dealt a new seed, and takes away what was dealt.
async fn deal_anew(tx: &mut Tx, id: &str) -> Result<(), StoreError> {
    let seed = Seed(rand::random());
    let done = sqlx::query(
        "UPDATE game_match SET seed = $2, commitment = $3, asked = 0 \
         WHERE id = $1 AND stage = 'open'",
    )
    .bind(id)
    .bind(String::from(seed))
    .bind(seed.commitment())
    .execute(&mut **tx)
    .await?;
    if done.rows_affected() > 0 {
        sqlx::query("DELETE FROM line WHERE match_id = $1")
            .bind(id)
            .execute(&mut **tx)
            .await?;
    }
    Ok(())
}

impl Store {
    /// Sits down. The last free seat taken begins the match: only now is anything
    /// dealt. Says whether it began. `Conflict`: the seat is taken; `Seated`: he has
    /// another one.
    pub async fn sit_down(&self, wanted: SitDown) -> Result<bool, StoreError> {
        self.write(|tx| Box::pin(async move { sit_down(tx, &wanted).await }))
            .await
    }

    /// Takes a seat of a match under way that somebody has left. `Conflict`: it is
    /// taken; `Seated`: he has another one.
    pub async fn substitute(&self, id: &str, seat: Seat, person: &str) -> Result<(), StoreError> {
        let (id, person) = (id.to_owned(), person.to_owned());
        self.write(move |tx| {
            Box::pin(async move {
                hold(tx, &id, MatchStatus::Playing).await?;
                let mine = "SELECT COUNT(*) FROM seat WHERE match_id = $1 AND person = $2";
                if count(tx, mine, &[&id, &person]).await? > 0 {
                    return Err(StoreError::Seated);
                }
                let becomes = SeatKind::Person(person);
                match change_seat(tx, &id, seat, &SeatKind::Open, &becomes).await? {
                    true => tx.tell(&id).await,
                    false => Err(StoreError::Conflict),
                }
            })
        })
        .await
    }

    /// Gets up from a table at which seats are free. `Conflict`: it has begun, or he
    /// does not sit there.
    pub async fn get_up(&self, id: &str, seat: Seat, person: &str) -> Result<(), StoreError> {
        let (id, was) = (id.to_owned(), SeatKind::Person(person.to_owned()));
        self.write(move |tx| {
            Box::pin(async move {
                hold(tx, &id, MatchStatus::Open).await?;
                match change_seat(tx, &id, seat, &was, &SeatKind::Open).await? {
                    true => tx.tell(&id).await,
                    false => Err(StoreError::Conflict),
                }
            })
        })
        .await
    }

    /// Changes who plays a seat of a match that has begun, if it still is as `was`.
    pub async fn reseat(
        &self,
        id: &str,
        seat: Seat,
        was: &SeatKind,
        becomes: &SeatKind,
    ) -> Result<(), StoreError> {
        let (id, was, becomes) = (id.to_owned(), was.clone(), becomes.clone());
        self.write(move |tx| {
            Box::pin(async move {
                match change_seat(tx, &id, seat, &was, &becomes).await? {
                    true => tx.tell(&id).await,
                    false => Err(StoreError::Conflict),
                }
            })
        })
        .await
    }

    /// Older versions dealt when a table was opened, for all who sat there to see. Such
    /// tables get a new seed, from which they are dealt when they begin. Links to their
    /// seats stay good.
    pub(super) async fn deal_open_tables_anew(&self) -> Result<(), StoreError> {
        let dealt: Vec<String> = sqlx::query_scalar(
            "SELECT id FROM game_match WHERE stage = 'open' \
             AND EXISTS (SELECT 1 FROM line WHERE match_id = game_match.id)",
        )
        .fetch_all(&self.reads)
        .await?;
        for id in dealt {
            self.write(|tx| Box::pin(async move { deal_anew(tx, &id).await }))
                .await?;
        }
        Ok(())
    }
}
