//! What people at a table agree on: a way back, a draw, a bot in a seat, giving up.

use kernel::{Seat, SplitMix64};

use crate::error::AppError;
use crate::game_match::Match;
use crate::journal_entry::{JournalEntry, Offer};
use crate::state::AppState;
use crate::store::{Person, SeatKind, now};

/// A bot that wins less than this share of games from here on agrees to a draw.
const EXPECTS_TO_LOSE: f64 = 0.4;

impl AppState {
    /// Asks the others for something that needs them all.
    pub async fn offer(
        &self,
        id: &str,
        person: &Person,
        seat: Option<Seat>,
        what: Offer,
    ) -> Result<Seat, AppError> {
        let at = now() as u64;
        let seat = self.ask(id, person, seat, |seat| JournalEntry::Offer {
            seat,
            what,
            at,
            asks: None,
        });
        let seat = seat.await?;
        self.bots_answer(id).await?;
        self.settle_seats(id).await?;
        Ok(seat)
    }

    /// Bots answer at once. They agree to a draw if they expect to lose, and to a way
    /// back that leads no further than the asker's own last decision.
    async fn bots_answer(&self, id: &str) -> Result<(), AppError> {
        let asked = self.look_at(id, |game| {
            let pending = game.pending.as_ref()?;
            let bots = game.bots_to_answer();
            let near = match (pending.what, game.back_to_own(pending.by)) {
                (Offer::Back { to }, Some(Offer::Back { to: own })) => to >= own,
                _ => false,
            };
            let place = game.table.decisions() as u64;
            Some((
                pending.what,
                bots,
                near,
                game.game,
                game.table.copy(),
                place,
            ))
        });
        let Some((what, bots, near, game, table, place)) = asked.await? else {
            return Ok(());
        };
        let judge = move || -> Vec<(Seat, bool)> {
            (bots.iter())
                .map(|seat| {
                    let mut luck = SplitMix64::fork(place, u64::from(seat.0));
                    let agrees = match what {
                        Offer::Back { .. } => near,
                        _ => game
                            .prospects(&*table, seat, &mut luck)
                            .is_some_and(|share| share < EXPECTS_TO_LOSE),
                    };
                    (seat, agrees)
                })
                .collect()
        };
        let answers = tokio::task::spawn_blocking(judge).await;
        for (seat, agrees) in answers.map_err(|_| AppError::Internal)? {
            let answer = JournalEntry::Answer { seat, agrees };
            self.match_store.ask(id, answer).await?;
            if !agrees {
                break;
            }
        }
        Ok(())
    }

    async fn look_at<T>(
        &self,
        id: &str,
        look: impl FnOnce(&Match) -> Option<T>,
    ) -> Result<Option<T>, AppError> {
        Ok(self.match_store.look(id, look).await?)
    }

    /// Asks the others to go back to where the seat made its own last decision.
    pub async fn offer_back_to_own(
        &self,
        id: &str,
        person: &Person,
        seat: Option<Seat>,
    ) -> Result<Seat, AppError> {
        let seat = self.seat_of(id, person, seat).await?;
        let back = self.look_at(id, |game| game.back_to_own(seat));
        let back = back.await?.ok_or_else(|| AppError::bad("what"))?;
        self.offer(id, person, Some(seat), back).await
    }

    /// Asks the others to go back to where the log had the line `line` and no more.
    pub async fn offer_back_to_line(
        &self,
        id: &str,
        person: &Person,
        seat: Option<Seat>,
        line: usize,
    ) -> Result<Seat, AppError> {
        let seat = self.seat_of(id, person, seat).await?;
        let to = self.look_at(id, |game| game.decisions_at(seat, line));
        let to = to.await?.ok_or_else(|| AppError::bad("line"))?;
        self.offer(id, person, Some(seat), Offer::Back { to }).await
    }

    /// Asks the others to go back by so many steps that the seat saw.
    pub async fn offer_back(
        &self,
        id: &str,
        person: &Person,
        seat: Option<Seat>,
        steps: usize,
    ) -> Result<Seat, AppError> {
        let seat = self.seat_of(id, person, seat).await?;
        let back = self.look(id, Some(&person.id), None, |game, _| {
            let back = game.back(seat, steps);
            back.map_err(|denied| AppError::of_denied(denied, game.game))
        });
        let back = back.await??;
        self.offer(id, person, Some(seat), back).await
    }

    /// Answers the offer that stands. At one screen one answer is for all seats.
    pub async fn answer(
        &self,
        id: &str,
        person: &Person,
        seat: Option<Seat>,
        agrees: bool,
    ) -> Result<Seat, AppError> {
        let asked = self.look(id, Some(&person.id), None, |game, access| {
            let pending = game.pending.as_ref()?;
            let asked = |seat: &Seat| pending.waits_for.contains(*seat);
            let mine = access.seats.iter().find(asked);
            mine.or_else(|| access.seats.iter().find(|seat| *seat == pending.by))
        });
        let seat = match seat {
            Some(seat) => Some(seat),
            None => asked.await?,
        };
        let seat = self.ask(id, person, seat, |seat| JournalEntry::Answer {
            seat,
            agrees,
        });
        let seat = seat.await?;
        self.settle_seats(id).await?;
        Ok(seat)
    }

    /// Lists follow the rows of seats, matches follow their lines: where a bot took
    /// over, the row is brought up to date.
    async fn settle_seats(&self, id: &str) -> Result<(), AppError> {
        let held = self
            .match_store
            .look(id, |game| game.row.seats.clone())
            .await?;
        let rows = self.store.seats(id).await?;
        for (row, held) in rows.iter().zip(&held) {
            if row.kind != held.kind && matches!(held.kind, SeatKind::Bot(_)) {
                (self.store)
                    .reseat(id, row.seat, &row.kind, &held.kind)
                    .await?;
                self.seats_changed(id).await?;
            }
        }
        Ok(())
    }

    /// Gives up a seat. The match ends if it was the last but one, or the last of a
    /// person; otherwise a bot goes on in it.
    pub async fn resign(
        &self,
        id: &str,
        person: &Person,
        seat: Option<Seat>,
    ) -> Result<Seat, AppError> {
        let seat = self.ask(id, person, seat, |seat| JournalEntry::Resign { seat });
        let seat = seat.await?;
        self.settle_seats(id).await?;
        Ok(seat)
    }

    /// Lets windows of a kind pass from now on, or no longer.
    pub async fn auto_pass(
        &self,
        id: &str,
        person: &Person,
        seat: Option<Seat>,
        window: String,
        pass: bool,
    ) -> Result<Seat, AppError> {
        let line = |seat| JournalEntry::AutoPass {
            seat,
            window,
            pass,
            chance: Vec::new(),
        };
        self.ask(id, person, seat, line).await
    }
}
