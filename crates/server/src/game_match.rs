//! One match as a node holds it: the table, its dice, and what its people have asked
//! of one another. Made from the stored lines, changed only by taking one more.

use bots::AnyBots;
use kernel::{
    AnyTable, Asked, Chance, Outcome, Record, Recorder, Refused, Script, Seat, SeatSet, Seed,
    Seeded,
};
use serde_json::Value as Json;

use crate::line::{Line, Offer};
use crate::store::{MatchRow, SeatKind, StoreError};

/// An offer that stands, and who still has to answer it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pending {
    pub by: Seat,
    pub what: Offer,
    pub waits_for: SeatSet,
}

/// Why a request was not taken. Nothing was changed.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum Denied {
    #[error("{}", .0.message())]
    Rules(Refused),
    #[error("there is nothing of yours to take back")]
    NothingToUndo,
    #[error("the match is over")]
    Over,
    #[error("another offer stands; it must be answered first")]
    OfferStands,
    #[error("there is no offer for you to answer")]
    NoOffer,
    #[error("only {made} decisions were made")]
    TooFar { made: usize },
}

#[derive(Debug)]
pub struct Match {
    pub row: MatchRow,
    pub game: &'static dyn AnyBots,
    pub table: Box<dyn AnyTable>,
    pub pending: Option<Pending>,
    /// An end that the rules of the game did not bring about.
    ended: Option<Outcome>,
    dice: Seeded,
    lines: i64,
}

/// A seed as its row keeps it.
fn seed(row: &MatchRow) -> Result<Seed, StoreError> {
    Seed::try_from(row.seed.clone()).map_err(|error| StoreError::Damaged(error.to_string()))
}

fn damaged(problem: impl ToString) -> StoreError {
    StoreError::Damaged(problem.to_string())
}

impl Match {
    /// The match that stored lines tell of.
    pub fn load(row: MatchRow, lines: &[String]) -> Result<Match, StoreError> {
        let game = registry::find(&row.game).map_err(damaged)?;
        let mut lines = lines.iter().map(|line| serde_json::from_str(line));
        let Some(Line::Opening { chance }) = lines.next().transpose().map_err(damaged)? else {
            return Err(damaged("a match without an opening"));
        };
        let mut script = Script::of_record(&chance);
        let table = (game.new_table(row.setup.clone(), &mut script)).map_err(damaged)?;
        let mut loaded = Match {
            dice: Seeded::resume(seed(&row)?.0, chance.len() as u64),
            row,
            game,
            table,
            pending: None,
            ended: None,
            lines: 1,
        };
        for line in lines {
            let line: Line = line.map_err(damaged)?;
            loaded.take(&line).map_err(damaged)?;
        }
        Ok(loaded)
    }

    /// How many lines led here: the place of the next one.
    pub fn lines(&self) -> i64 {
        self.lines
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.ended.clone().or_else(|| self.table.outcome())
    }

    pub fn asked(&self) -> SeatSet {
        match self.outcome() {
            Some(_) => SeatSet::EMPTY,
            None => self.table.asked().seats(),
        }
    }

    /// Is the question a joint one?
    pub fn is_joint(&self) -> bool {
        matches!(self.table.asked(), Asked::Together { .. })
    }

    /// The bot that owes a decision, if one does.
    pub fn bot_to_act(&self) -> Option<(Seat, String)> {
        let asked = self.asked();
        self.row.seats.iter().find_map(|seat| match &seat.kind {
            SeatKind::Bot(level) if asked.contains(seat.seat) => Some((seat.seat, level.clone())),
            _ => None,
        })
    }

    /// Seats in which a person sits.
    fn people(&self) -> SeatSet {
        (self.row.seats.iter())
            .filter(|seat| matches!(seat.kind, SeatKind::Person(_)))
            .map(|seat| seat.seat)
            .collect()
    }

    /// Plays a decision and returns the line that tells of it, not yet stored. If it
    /// cannot be stored, the match must be loaded anew.
    pub fn act(
        &mut self,
        seat: Seat,
        question: Option<u64>,
        act: &Json,
        at: u64,
    ) -> Result<Line, Denied> {
        if self.outcome().is_some() {
            return Err(Denied::Over);
        }
        let mut dice = self.dice.clone();
        let mut recorder = Recorder::new(&mut dice);
        (self.table.act(seat, question, act, &mut recorder, Some(at))).map_err(Denied::Rules)?;
        let chance = std::mem::take(&mut recorder.drawn);
        self.dice = dice;
        self.lines += 1;
        Ok(Line::Act {
            seat,
            act: act.clone(),
            chance,
            at,
        })
    }

    /// Anything but a decision: taken and returned as a line, not yet stored.
    pub fn ask(&mut self, line: Line) -> Result<Line, Denied> {
        if self.outcome().is_some() {
            return Err(Denied::Over);
        }
        let line = match line {
            Line::Stand {
                seat, window, pass, ..
            } => {
                let mut dice = self.dice.clone();
                let mut recorder = Recorder::new(&mut dice);
                (self.table.stand(seat, &window, pass, &mut recorder)).map_err(Denied::Rules)?;
                let chance = std::mem::take(&mut recorder.drawn);
                self.dice = dice;
                self.lines += 1;
                return Ok(Line::Stand {
                    seat,
                    window,
                    pass,
                    chance,
                });
            }
            other => other,
        };
        self.take(&line)?;
        Ok(line)
    }

    /// Takes a line with the outcomes it gives.
    fn take(&mut self, line: &Line) -> Result<(), Denied> {
        match line {
            Line::Opening { .. } => return Err(Denied::Over),
            Line::Act {
                seat,
                act,
                chance,
                at,
            } => {
                let mut script = Script::of_record(chance);
                (self.table.act(*seat, None, act, &mut script, Some(*at)))
                    .map_err(Denied::Rules)?;
                self.drew(chance.len());
            }
            Line::Stand {
                seat,
                window,
                pass,
                chance,
            } => {
                let mut script: Box<dyn Chance> = Box::new(Script::of_record(chance));
                (self.table.stand(*seat, window, *pass, &mut *script)).map_err(Denied::Rules)?;
                self.drew(chance.len());
            }
            Line::Undo { seat } => {
                (self.table.undo(*seat)).map_err(|_| Denied::NothingToUndo)?;
            }
            Line::Offer { seat, what } => self.offer(*seat, *what)?,
            Line::Answer { seat, agrees } => self.answer(*seat, *agrees)?,
            Line::Resign { seat } => self.resign(*seat),
        }
        self.lines += 1;
        Ok(())
    }

    fn drew(&mut self, outcomes: usize) {
        let drawn = self.dice.drawn() + outcomes as u64;
        // The row's seed was read when the match was loaded.
        if let Ok(seed) = seed(&self.row) {
            self.dice = Seeded::resume(seed.0, drawn);
        }
    }

    fn offer(&mut self, by: Seat, what: Offer) -> Result<(), Denied> {
        if self.pending.is_some() {
            return Err(Denied::OfferStands);
        }
        let made = self.table.decisions();
        if matches!(what, Offer::Back { to } if to >= made) {
            return Err(Denied::TooFar { made });
        }
        // Bots agree to everything: they have no stake in the evening.
        let waits_for = self.people().without(by);
        let pending = Pending {
            by,
            what,
            waits_for,
        };
        if waits_for.is_empty() {
            self.agreed(what)?;
        } else {
            self.pending = Some(pending);
        }
        Ok(())
    }

    fn answer(&mut self, seat: Seat, agrees: bool) -> Result<(), Denied> {
        let mut pending = self.pending.take().ok_or(Denied::NoOffer)?;
        // Whoever made the offer may withdraw it.
        let withdraws = pending.by == seat && !agrees;
        if !pending.waits_for.contains(seat) && !withdraws {
            self.pending = Some(pending);
            return Err(Denied::NoOffer);
        }
        if !agrees {
            return Ok(());
        }
        pending.waits_for = pending.waits_for.without(seat);
        if pending.waits_for.is_empty() {
            self.agreed(pending.what)?;
        } else {
            self.pending = Some(pending);
        }
        Ok(())
    }

    fn agreed(&mut self, what: Offer) -> Result<(), Denied> {
        match what {
            Offer::Back { to } => {
                let made = self.table.decisions();
                self.table.rewind(to).map_err(|_| Denied::TooFar { made })
            }
            Offer::Draw => {
                self.ended = Some(Outcome::draw("agreed"));
                Ok(())
            }
        }
    }

    /// The others win; with more than two seats they share it.
    fn resign(&mut self, seat: Seat) {
        let others = SeatSet::first(self.row.setup.seats).without(seat);
        self.pending = None;
        self.ended = Some(Outcome::win(others, "resigned"));
    }

    /// The match as a file: for everybody once it is over.
    pub fn record(&self) -> Record {
        let mut record = self.table.record();
        record.players = (self.row.seats.iter())
            .map(|seat| match &seat.kind {
                SeatKind::Bot(level) => level.clone(),
                _ => seat.name.clone().unwrap_or_default(),
            })
            .collect();
        record.commitment = Some(self.row.commitment.clone());
        if self.outcome().is_some() {
            record.seed = seed(&self.row).ok();
        }
        record
    }
}
