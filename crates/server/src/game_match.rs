//! One match as a node holds it: the table, its dice, and what its people have asked
//! of one another. Made from the stored lines, changed only by taking one more.

use bots::AnyBots;
use kernel::{
    AnyTable, Asked, Chance, Outcome, Record, Recorder, Refused, Script, Seat, SeatSet, Seed,
    Seeded, Viewer,
};
use serde_json::Value as Json;

use crate::line::{Line, Offer};
use crate::store::{Chat, MatchRow, SeatKind, Stage, StoreError};

/// A hash for telling apart what is not secret; the same on every machine.
struct Fnv(u64);

impl Fnv {
    fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes.iter().chain(&[0xff]) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

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
    #[error("a bot can take a seat only when it was left for long")]
    NotAbandoned,
}

/// After so long without a word from a seat that owes a decision, the others may
/// agree to let a bot go on.
pub const ABANDONED: u64 = 7 * 24 * 3600 * 1000;

/// A match in progress, or over.
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
    /// When the last decision was made, in milliseconds since 1970.
    last: u64,
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
    pub fn load(row: MatchRow, lines: &[String], talk: Vec<Chat>) -> Result<Match, StoreError> {
        let game = registry::find(&row.game).map_err(damaged)?;
        let opening = lines.first().map(|line| serde_json::from_str(line));
        let Some(Line::Opening { chance }) = opening.transpose().map_err(damaged)? else {
            return Err(damaged("a match without an opening"));
        };
        let mut script = Script::of_record(&chance);
        let table = (game.new_table(row.setup.clone(), &mut script)).map_err(damaged)?;
        let mut loaded = Match {
            dice: Seeded::resume(seed(&row)?.0, chance.len() as u64),
            last: row.created as u64,
            row,
            game,
            table,
            pending: None,
            talk,
            social: 0,
            ended: None,
            lines: 1,
        };
        loaded.read_on(&lines[1..])?;
        Ok(loaded)
    }

    /// Takes the lines that were stored since.
    pub fn read_on(&mut self, lines: &[String]) -> Result<(), StoreError> {
        for line in lines {
            let line: Line = serde_json::from_str(line).map_err(damaged)?;
            self.take(&line).map_err(damaged)?;
        }
        self.stored();
        Ok(())
    }

    /// What was taken is stored now, and so is what follows from it for the match.
    pub fn stored(&mut self) {
        if self.outcome().is_some() {
            self.row.stage = Stage::Over;
        }
    }

    /// What `viewer` has seen, as a word that changes when that changes and only
    /// then; the same on every node and after every restart.
    pub fn version(&self, viewer: Viewer) -> String {
        // Not how much there is: a long talk is held in part.
        let talk = (self.talk.iter())
            .rfind(|chat| chat.is_for(viewer))
            .map_or(0, |chat| chat.seq);
        let mut seats = Fnv(0xcbf2_9ce4_8422_2325);
        for seat in &self.row.seats {
            let (word, of) = match &seat.kind {
                SeatKind::Person(person) => (1, person.as_str()),
                SeatKind::Open => (2, ""),
                SeatKind::Invite(_) => (3, ""),
                SeatKind::Bot(level) => (4, level.as_str()),
            };
            seats.add(&[word]);
            seats.add(of.as_bytes());
            seats.add(seat.name.as_deref().unwrap_or_default().as_bytes());
        }
        seats.add(self.row.rematch.as_deref().unwrap_or_default().as_bytes());
        seats.add(self.row.stage.word().as_bytes());
        let (table, social) = (self.table.version(viewer), self.social);
        format!("{table}-{social}-{talk}-{:08x}", seats.0 as u32)
    }

    /// The question that `seat` is asked.
    pub fn question(&self, seat: Seat) -> Option<u64> {
        let runs = self.row.stage != Stage::Open && self.outcome().is_none();
        self.table.question(seat).filter(|_| runs)
    }

    /// The seats that `person` plays.
    pub fn seats_of(&self, person: &str) -> SeatSet {
        self.row.seats_of(person)
    }

    /// The seed, for what must be secret and the same on every node.
    pub fn seed(&self) -> Result<Seed, StoreError> {
        seed(&self.row)
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
        self.last = at;
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
                self.last = *at;
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
            Line::Offer { seat, what, at } => self.offer(*seat, *what, *at)?,
            Line::Answer { seat, agrees } => self.answer(*seat, *agrees)?,
            Line::Resign { seat } => self.resign(*seat),
        }
        if matches!(
            line,
            Line::Offer { .. } | Line::Answer { .. } | Line::Resign { .. }
        ) {
            self.social += 1;
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

    /// Has a person owed a decision in `seat` for so long that he seems to be gone?
    pub fn is_abandoned(&self, seat: Seat, at: u64) -> bool {
        let owes = self.asked().contains(seat) && self.people().contains(seat);
        owes && at.saturating_sub(self.last) >= ABANDONED
    }

    fn offer(&mut self, by: Seat, what: Offer, at: u64) -> Result<(), Denied> {
        if self.pending.is_some() {
            return Err(Denied::OfferStands);
        }
        let made = self.table.decisions();
        if matches!(what, Offer::Back { to } if to >= made) {
            return Err(Denied::TooFar { made });
        }
        // Bots agree to everything: they have no stake in the evening.
        let mut waits_for = self.people().without(by);
        if let Offer::Bot { seat, .. } = what {
            // Whoever is gone is not asked; whoever is here may hand over his own.
            if by != seat && !self.is_abandoned(seat, at) {
                return Err(Denied::NotAbandoned);
            }
            waits_for = waits_for.without(seat);
        }
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
            Offer::Bot { seat, level } => {
                if let Some(row) = self.row.seats.get_mut(seat.index()) {
                    row.kind = SeatKind::Bot(level.name().to_owned());
                    row.name = None;
                }
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

#[cfg(test)]
mod tests {
    use bots::Level;
    use kernel::Wish;

    use super::*;
    use crate::store::SeatRow;

    /// A match of people in which all are asked and nobody has decided yet.
    fn people() -> Match {
        let game = registry::games()[0];
        let setup = game.check(&Wish::default()).unwrap();
        let seed = Seed::of_number(7);
        let mut dice = Seeded::new(seed.0);
        let mut recorder = Recorder::new(&mut dice);
        game.new_table(setup.clone(), &mut recorder).unwrap();
        let opening = Line::Opening {
            chance: std::mem::take(&mut recorder.drawn),
        };
        let seats = (0..setup.seats).map(|seat| SeatRow {
            seat: Seat(seat),
            kind: SeatKind::Person(format!("person {seat}")),
            name: None,
        });
        let row = MatchRow {
            id: "m".to_owned(),
            game: game.about().id.to_owned(),
            seats: seats.collect(),
            setup,
            owner: None,
            public: false,
            stage: Stage::Playing,
            seed: seed.into(),
            commitment: seed.commitment(),
            created: 0,
            updated: 0,
            asked: 0,
            result: None,
            rematch: None,
        };
        let opening = serde_json::to_string(&opening).unwrap();
        Match::load(row, &[opening], Vec::new()).unwrap()
    }

    /// A talk as long as a match holds it, whose last word has the number `last`.
    fn talk(last: i64, audience: i64) -> Vec<Chat> {
        let chat = |seq| Chat {
            seq,
            person: "person 0".to_owned(),
            name: String::new(),
            audience: if seq == last { audience } else { -1 },
            said: String::new(),
            at: 0,
        };
        (last - 299..=last).map(chat).collect()
    }

    #[test]
    fn a_word_moves_the_versions_of_those_who_may_read_it_however_long_the_talk() {
        let versions = |talk: Vec<Chat>| {
            let mut game = people();
            game.talk = talk;
            [
                Viewer::Seat(Seat(0)),
                Viewer::Seat(Seat(1)),
                Viewer::Spectator,
            ]
            .map(|viewer| game.version(viewer))
        };
        let before = versions(talk(300, -1));
        let to_all = versions(talk(301, -1));
        assert!(before.iter().zip(&to_all).all(|(one, other)| one != other));
        let to_one = versions(talk(301, 0b10));
        assert_eq!([&before[0], &before[2]], [&to_one[0], &to_one[2]]);
        assert_ne!(before[1], to_one[1]);
    }

    #[test]
    fn a_bot_takes_a_seat_that_was_left_for_long_or_is_handed_over() {
        let (one, other) = (Seat(0), Seat(1));
        let asks = |by, seat, at| Line::Offer {
            seat: by,
            what: Offer::Bot {
                seat,
                level: Level::Greedy,
            },
            at,
        };
        let is_bot = |game: &Match, seat: Seat| {
            matches!(game.row.seats[seat.index()].kind, SeatKind::Bot(_))
        };
        let mut early = people();
        assert_eq!(
            early.ask(asks(one, other, ABANDONED - 1)),
            Err(Denied::NotAbandoned)
        );
        assert!(!is_bot(&early, other) && !early.is_abandoned(other, ABANDONED - 1));
        // Nobody is left to be asked: whoever is gone is not.
        let mut late = people();
        late.ask(asks(one, other, ABANDONED)).unwrap();
        assert!(is_bot(&late, other) && !is_bot(&late, one));
        // One's own seat at any time, if the others agree.
        let mut handed = people();
        handed.ask(asks(other, other, 0)).unwrap();
        assert!(!is_bot(&handed, other));
        let agrees = Line::Answer {
            seat: one,
            agrees: true,
        };
        handed.ask(agrees).unwrap();
        assert!(is_bot(&handed, other));
    }
}
