//! One match as a node holds it: the table, its dice, and what its people have asked
//! of one another. Made from the stored lines, changed only by taking one more.

mod continuity;
mod past;

use std::collections::BTreeMap;

use bots::{AnyBots, Level};
use kernel::{
    AnyTable, Asked, Outcome, Record, Recorder, Refused, Script, Seat, SeatSet, Seeded, UndoError,
    Viewer,
};
use serde_json::Value as Json;

use crate::held::beside;
use crate::journal_entry::{JournalEntry, Offer};
use crate::store::{Chat, MatchRow, MatchStatus, SeatKind, StoreError};

use continuity::Continuity;
pub use continuity::{Difference, Keep, SetAside, Source, Stored};
pub use past::{Past, PastPosition};

/// An offer that stands, and who still has to answer it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pending {
    pub by: Seat,
    pub what: Offer,
    pub waits_for: SeatSet,
}

/// The match went back because everybody agreed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Return {
    /// How many lines the log had then.
    pub line: usize,
    pub by: Seat,
    /// How many steps that spectators saw were taken back.
    pub steps: usize,
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
    #[error("you have seen {seen} steps of this match, and can go back by no more")]
    TooFar { seen: usize },
    #[error("the match goes on from a stored position; what was before it stands")]
    Restored,
    #[error("a bot can take a seat only when it was left for long")]
    NotAbandoned,
}

/// After so long without a word from a seat that owes a decision, the others may
/// agree to let a bot go on.
pub const ABANDONED: u64 = 7 * 24 * 3600 * 1000;

/// A match in progress, or over. Before it has begun it is an `OpenTable`.
#[derive(Debug)]
pub struct Match {
    /// Seats that a bot took over are bots here, whatever the row said.
    pub row: MatchRow,
    pub game: &'static dyn AnyBots,
    pub table: Box<dyn AnyTable>,
    pub pending: Option<Pending>,
    /// What people said, oldest first.
    pub talk: Vec<Chat>,
    /// Counts what everybody saw beside the table: offers, answers, an end.
    social: u64,
    /// When something last changed that everybody could see, in milliseconds since 1970.
    last: u64,
    /// Seats that ever answered an offer.
    answered: SeatSet,
    /// Seats that bots took over, as the lines tell.
    handed_over: BTreeMap<Seat, Level>,
    /// Seats that were given up.
    resigned: SeatSet,
    /// Where the match went back, for all to read in the log.
    pub returns: Vec<Return>,
    /// The result that was stored, where the match is over.
    result: Option<Outcome>,
    dice: Seeded,
    lines: i64,
    /// The last positions, for those who want to see what happened.
    pub past: Past,
    continuity: Continuity,
}

/// A stored decision with outcomes left over was made by other rules.
fn used_up(script: Script) -> Result<(), Denied> {
    script.finish().map_err(|error| {
        let message = error.to_string();
        Denied::Rules(Refused::BadChance { message })
    })
}

fn damaged(problem: impl ToString) -> StoreError {
    StoreError::Damaged(problem.to_string())
}

/// The seats that answered offers. What cannot be read is found out when it is played.
fn answered(lines: &[String]) -> SeatSet {
    let answers = lines.iter().filter(|line| line.contains("\"answer\""));
    (answers.filter_map(|line| serde_json::from_str(line).ok()))
        .filter_map(|line| match line {
            JournalEntry::Answer { seat, .. } => Some(seat),
            _ => None,
        })
        .collect()
}

impl Match {
    /// A match after its opening.
    fn at(
        row: MatchRow,
        game: &'static dyn AnyBots,
        table: Box<dyn AnyTable>,
        dice: Seeded,
        talk: Vec<Chat>,
    ) -> Match {
        let mut past = Past::default();
        past.note(&*table, None);
        Match {
            last: row.created as u64,
            past,
            row,
            game,
            table,
            pending: None,
            talk,
            social: 0,
            answered: SeatSet::EMPTY,
            handed_over: BTreeMap::new(),
            resigned: SeatSet::EMPTY,
            returns: Vec::new(),
            result: None,
            dice,
            lines: 1,
            continuity: Continuity::default(),
        }
    }

    /// Takes what has changed beside the lines: who sits where, what was said.
    pub fn look_around(&mut self, row: MatchRow, talk: Vec<Chat>) {
        self.row = row;
        self.talk = talk;
        for (seat, level) in self.handed_over.clone() {
            self.seat_bot(seat, level);
        }
    }

    /// Takes the lines that were stored since.
    pub fn read_on(&mut self, lines: &[String]) -> Result<(), StoreError> {
        for line in lines {
            let line: JournalEntry = serde_json::from_str(line).map_err(damaged)?;
            self.take(&line).map_err(damaged)?;
        }
        self.stored();
        Ok(())
    }

    /// What was taken is stored now, and so is what follows from it for the match.
    pub fn stored(&mut self) {
        if self.outcome().is_some() {
            self.row.stage = MatchStatus::Over;
        }
    }

    /// What `person` has seen through the eyes of `viewer`, as a word that changes when
    /// that changes and only then; the same on every node and after every restart.
    pub fn version(&self, viewer: Viewer, person: Option<&str>) -> String {
        let beside = beside(&self.row, &self.talk, person);
        let (table, social) = (self.table.version(viewer), self.social);
        format!("{table}-{social}-{beside}")
    }

    /// The question that `seat` is asked.
    pub fn question(&self, seat: Seat) -> Option<u64> {
        self.table
            .question(seat)
            .filter(|_| self.outcome().is_none())
    }

    /// The seats that `person` plays.
    pub fn seats_of(&self, person: &str) -> SeatSet {
        self.row.seats_of(person)
    }

    /// How many lines led here: the place of the next one.
    pub fn lines(&self) -> i64 {
        self.lines
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.table.outcome().or_else(|| self.result.clone())
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

    /// Seats in which a person sat when a line of an older version was written: who sits
    /// there now, and who answered an offer and has left since.
    fn once_people(&self) -> SeatSet {
        let left = (self.answered.iter()).filter(|seat| !self.handed_over.contains_key(seat));
        self.people().union(left.collect())
    }

    /// Plays a decision and returns the line that tells of it, not yet stored. If it
    /// cannot be stored, the match must be loaded anew.
    pub fn act(
        &mut self,
        seat: Seat,
        question: Option<u64>,
        act: &Json,
        at: u64,
    ) -> Result<JournalEntry, Denied> {
        if self.outcome().is_some() {
            return Err(Denied::Over);
        }
        let mut dice = self.dice.clone();
        let mut recorder = Recorder::new(&mut dice);
        let before = self.table.version(Viewer::Spectator);
        let act = (self.table.act(seat, question, act, &mut recorder, Some(at)))
            .map_err(Denied::Rules)?;
        let chance = std::mem::take(&mut recorder.drawn);
        self.dice = dice;
        self.note_time(before, at);
        self.past.note(&*self.table, Some(seat));
        self.lines += 1;
        Ok(JournalEntry::Act {
            seat,
            act,
            chance,
            at,
        })
    }

    /// Anything but a decision: taken and returned as a line, not yet stored. What is
    /// so already makes no line.
    pub fn ask(&mut self, line: JournalEntry) -> Result<Option<JournalEntry>, Denied> {
        if self.outcome().is_some() {
            return Err(Denied::Over);
        }
        let line = match line {
            JournalEntry::AutoPass {
                seat, window, pass, ..
            } => {
                let mut dice = self.dice.clone();
                let mut recorder = Recorder::new(&mut dice);
                let changes = self.table.auto_pass(seat, &window, pass, &mut recorder);
                if !changes.map_err(Denied::Rules)? {
                    return Ok(None);
                }
                let chance = std::mem::take(&mut recorder.drawn);
                self.dice = dice;
                self.past.note(&*self.table, None);
                self.lines += 1;
                return Ok(Some(JournalEntry::AutoPass {
                    seat,
                    window,
                    pass,
                    chance,
                }));
            }
            JournalEntry::Offer { seat, what, at, .. } => JournalEntry::Offer {
                seat,
                what,
                at,
                asks: Some(self.may_offer(seat, what, at)?.iter().collect()),
            },
            other => other,
        };
        self.take(&line)?;
        Ok(Some(line))
    }

    /// Takes a line with the outcomes it gives.
    fn take(&mut self, line: &JournalEntry) -> Result<(), Denied> {
        match line {
            JournalEntry::Opening { .. } => return Err(Denied::Over),
            JournalEntry::Act {
                seat,
                act,
                chance,
                at,
            } => {
                let mut script = Script::of_record(chance);
                let before = self.table.version(Viewer::Spectator);
                (self.table.act(*seat, None, act, &mut script, Some(*at)))
                    .map_err(Denied::Rules)?;
                used_up(script)?;
                self.drew(chance.len());
                self.note_time(before, *at);
            }
            JournalEntry::AutoPass {
                seat,
                window,
                pass,
                chance,
            } => {
                let mut script = Script::of_record(chance);
                match self.table.auto_pass(*seat, window, *pass, &mut script) {
                    Ok(_) => used_up(script)?,
                    // Older versions stored whatever they were told.
                    Err(Refused::BadAct { .. }) => {}
                    Err(refused) => return Err(Denied::Rules(refused)),
                }
                self.drew(chance.len());
            }
            JournalEntry::Undo { seat } => {
                (self.table.undo(*seat)).map_err(|_| Denied::NothingToUndo)?;
            }
            JournalEntry::Offer {
                seat, what, asks, ..
            } => {
                let waits_for = match asks {
                    Some(asks) => asks.iter().copied().collect(),
                    None => self.asks(self.once_people(), *seat, *what),
                };
                self.offer(*seat, *what, waits_for)?;
            }
            JournalEntry::Answer { seat, agrees } => self.answer(*seat, *agrees)?,
            JournalEntry::Resign { seat } => self.resign(*seat)?,
        }
        if matches!(
            line,
            JournalEntry::Offer { .. } | JournalEntry::Answer { .. } | JournalEntry::Resign { .. }
        ) {
            self.social += 1;
        }
        let by = match line {
            JournalEntry::Act { seat, .. } => Some(*seat),
            _ => None,
        };
        self.past.note(&*self.table, by);
        self.lines += 1;
        Ok(())
    }

    /// A decision was made at `at`. When nobody else could see it, its time is its
    /// maker's affair as well.
    fn note_time(&mut self, before: u64, at: u64) {
        if self.table.version(Viewer::Spectator) != before {
            self.last = at;
        }
    }

    fn drew(&mut self, outcomes: usize) {
        self.set_drawn(self.dice.drawn() + outcomes as u64);
    }

    fn set_drawn(&mut self, drawn: u64) {
        // The row's seed was read when the match was loaded.
        if let Ok(seed) = self.row.seed() {
            self.dice = Seeded::resume(seed.0, drawn);
        }
    }

    /// Has somebody left `seat` for anyone to take it?
    pub fn is_vacant(&self, seat: Seat) -> bool {
        let row = self.row.seats.get(seat.index());
        row.is_some_and(|row| row.kind == SeatKind::Open)
    }

    /// Is `seat` left, or has a person owed a decision in it for so long that he seems to
    /// be gone?
    pub fn is_abandoned(&self, seat: Seat, at: u64) -> bool {
        let owes = self.asked().contains(seat) && self.people().contains(seat);
        self.is_vacant(seat) || owes && at.saturating_sub(self.last) >= ABANDONED
    }

    /// Whom an offer waits for, if it may be made.
    fn may_offer(&self, by: Seat, what: Offer, at: u64) -> Result<SeatSet, Denied> {
        if self.pending.is_some() {
            return Err(Denied::OfferStands);
        }
        let made = self.table.decisions();
        if matches!(what, Offer::Back { to } if to >= made) {
            return Err(self.too_far(by));
        }
        let earliest = self.table.earliest();
        if matches!(what, Offer::Back { to } if to < earliest) {
            return Err(Denied::Restored);
        }
        if let Offer::Bot { seat, .. } = what
            && by != seat
            && !self.is_abandoned(seat, at)
        {
            return Err(Denied::NotAbandoned);
        }
        let bots = match what {
            Offer::Back { .. } | Offer::Draw => self.row.bots().without(by),
            Offer::Bot { .. } => SeatSet::EMPTY,
        };
        Ok(self.asks(self.people(), by, what).union(bots))
    }

    /// The people whom an offer waits for. Whoever is gone is not asked; whoever is here
    /// may hand over his own.
    fn asks(&self, people: SeatSet, by: Seat, what: Offer) -> SeatSet {
        let others = people.without(by);
        match what {
            Offer::Bot { seat, .. } => others.without(seat),
            Offer::Back { .. } | Offer::Draw => others,
        }
    }

    fn offer(&mut self, by: Seat, what: Offer, waits_for: SeatSet) -> Result<(), Denied> {
        let pending = Pending {
            by,
            what,
            waits_for,
        };
        if waits_for.is_empty() {
            self.agreed(by, what)?;
        } else {
            self.pending = Some(pending);
        }
        Ok(())
    }

    /// The bots that the offer waits for.
    pub fn bots_to_answer(&self) -> SeatSet {
        let bots = self.row.bots();
        (self
            .pending
            .iter()
            .flat_map(|pending| pending.waits_for.iter()))
        .filter(|seat| bots.contains(*seat))
        .collect()
    }

    /// Does every other seat belong to a bot?
    pub fn is_alone(&self, seat: Seat) -> bool {
        self.people() == SeatSet::one(seat)
            && self.row.bots().len() + 1 == usize::from(self.row.setup.seats)
    }

    /// What `seat` asks for when it wants to make its last decision anew.
    pub fn back_to_own(&self, seat: Seat) -> Option<Offer> {
        let to = self.past.decisions_before_own(seat)?;
        (to >= self.table.earliest()).then_some(Offer::Back { to })
    }

    /// How many decisions led to what line `line` of the log tells.
    pub fn decisions_at(&self, seat: Seat, line: usize) -> Option<usize> {
        let told = self.table.told(Viewer::Seat(seat), line, line + 1);
        told.first().map(|line| line.decision)
    }

    /// A pass that nobody needs to be asked about: nothing in hand could answer the
    /// window, and no person is there to learn from it.
    pub fn forced_pass(&self) -> Option<(Seat, Json)> {
        self.table.window()?;
        let seat = self
            .people()
            .iter()
            .next()
            .filter(|seat| self.is_alone(*seat))?;
        if !self.asked().contains(seat) {
            return None;
        }
        let mut moves = self.table.moves(seat);
        (moves.len() == 1).then(|| (seat, moves.remove(0).act))
    }

    /// What `seat` asks for when it wants to go back by so many steps that it saw.
    pub fn back(&self, seat: Seat, steps: usize) -> Result<Offer, Denied> {
        let to = self.table.before_steps(Viewer::Seat(seat), steps);
        let to = to.filter(|to| *to < self.table.decisions());
        to.map(|to| Offer::Back { to })
            .ok_or_else(|| self.too_far(seat))
    }

    fn too_far(&self, seat: Seat) -> Denied {
        Denied::TooFar {
            seen: self.table.steps_since(Viewer::Seat(seat), 0),
        }
    }

    fn answer(&mut self, seat: Seat, agrees: bool) -> Result<(), Denied> {
        let mut pending = self.pending.clone().ok_or(Denied::NoOffer)?;
        // Whoever made the offer may withdraw it.
        let withdraws = pending.by == seat && !agrees;
        if !pending.waits_for.contains(seat) && !withdraws {
            return Err(Denied::NoOffer);
        }
        if !agrees {
            self.pending = None;
            return Ok(());
        }
        pending.waits_for = pending.waits_for.without(seat);
        if pending.waits_for.is_empty() {
            self.agreed(pending.by, pending.what)?;
            self.pending = None;
        } else {
            self.pending = Some(pending);
        }
        Ok(())
    }

    fn agreed(&mut self, by: Seat, what: Offer) -> Result<(), Denied> {
        match what {
            // Where lines are left out there is nothing to go back in.
            Offer::Back { .. } if self.is_lost() => Ok(()),
            Offer::Back { to } => {
                let steps = self.table.steps_since(Viewer::Spectator, to);
                self.table.rewind(to).map_err(|error| match error {
                    UndoError::Restored => Denied::Restored,
                    _ => Denied::TooFar { seen: 0 },
                })?;
                let line = self.table.lines();
                self.returns.retain(|before| before.line <= line);
                self.returns.push(Return { line, by, steps });
                Ok(())
            }
            Offer::Draw => self.end(Outcome::draw(Outcome::AGREED)),
            Offer::Bot { seat, level } => {
                self.bot_takes(seat, level);
                Ok(())
            }
        }
    }

    /// From here on a bot plays `seat`, whatever the row says.
    fn bot_takes(&mut self, seat: Seat, level: Level) {
        self.handed_over.insert(seat, level);
        self.seat_bot(seat, level);
    }

    fn seat_bot(&mut self, seat: Seat, level: Level) {
        if let Some(row) = self.row.seats.get_mut(seat.index()) {
            row.kind = SeatKind::Bot(level.name().to_owned());
            (row.name, row.guest) = (None, false);
        }
    }

    /// Ends the match by the will of its players.
    fn end(&mut self, outcome: Outcome) -> Result<(), Denied> {
        self.pending = None;
        match self.continuity.lost_mut() {
            Some(lost) => {
                lost.ended = Some(outcome);
                Ok(())
            }
            None => self.table.end(outcome).map_err(|_| Denied::Over),
        }
    }

    /// A seat is given up. The last that was not wins; if only bots are left, they win
    /// together, for nobody would look on. Otherwise a bot goes on in the seat, and the
    /// others with the match.
    fn resign(&mut self, seat: Seat) -> Result<(), Denied> {
        self.resigned = self.resigned.with(seat);
        let left: SeatSet = (SeatSet::first(self.row.setup.seats).iter())
            .filter(|seat| !self.resigned.contains(*seat))
            .collect();
        let people = self.people();
        if left.len() < 2 || !left.iter().any(|seat| people.contains(seat)) {
            return self.end(Outcome::win(left, Outcome::RESIGNED));
        }
        self.bot_takes(seat, Level::Greedy);
        // Bots agree to everything, and whoever is gone offers nothing.
        let Some(mut pending) = self.pending.take() else {
            return Ok(());
        };
        pending.waits_for = pending.waits_for.without(seat);
        if pending.by == seat {
            return Ok(());
        }
        if pending.waits_for.is_empty() {
            return self.agreed(pending.by, pending.what);
        }
        self.pending = Some(pending);
        Ok(())
    }

    /// Does the match go on when `seat` resigns?
    pub fn outlives(&self, seat: Seat) -> bool {
        let mut left = SeatSet::first(self.row.setup.seats).without(seat);
        for gone in self.resigned.iter() {
            left = left.without(gone);
        }
        let people = self.people();
        left.len() >= 2 && left.iter().any(|seat| people.contains(seat))
    }

    /// Seats that were given up; bots play them.
    pub fn resigned(&self) -> SeatSet {
        self.resigned
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
        if self.row.rules.is_some() {
            record.rules = self.row.rules.clone();
        }
        record.commitment = Some(self.row.commitment.clone());
        if self.outcome().is_some() {
            record.seed = self.row.seed().ok();
        }
        record
    }
}

#[cfg(test)]
mod tests;
