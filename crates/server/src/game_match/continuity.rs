//! Matches that outlive a change of their rules: how one is read from its lines and
//! snapshots, and when a snapshot is taken.
//!
//! Lines are played as they were stored. At a snapshot the snapshot is the truth: if a
//! line before it could not be played, or the lines lead elsewhere by now, the match
//! goes on from the stored position. Lines that cannot be played after the last snapshot
//! are left out, and the position that was reached is stored as a snapshot at once, so
//! that the same lines are left out from then on.

use std::panic::{AssertUnwindSafe, catch_unwind};

use bots::AnyBots;
use kernel::{AnyTable, Drawn, Outcome, Script, Seeded, Setup, SetupRequest, Snapshot, Viewer};
use serde_json::Value as Json;

use super::Match;
use crate::journal_entry::JournalEntry;
use crate::settings::Games;
use crate::store::{Chat, MatchRow, StoreError};

/// At the latest after so many lines or decisions a snapshot is taken.
const OFTEN: usize = 64;

/// A snapshot as it is stored: the match after its first `seq` lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stored {
    pub seq: i64,
    pub body: String,
}

/// A snapshot to be stored. Those after line `seam` and before `seq` are not needed any
/// more.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Keep {
    pub seq: i64,
    pub seam: i64,
    pub rules: String,
    pub body: String,
}

/// What of a match is stored as snapshots, and what its lines lack.
#[derive(Debug, Default)]
pub(super) struct Continuity {
    /// Lines and decisions before the latest snapshot.
    lines: i64,
    decisions: usize,
    /// Lines before the latest snapshot that the match went on from.
    seam: i64,
    /// Lines of the log that were looked at for chapters.
    fresh: usize,
    differs: Option<Difference>,
    /// Set while lines are left out.
    lost: Option<Lost>,
    mended: Option<Keep>,
}

impl Continuity {
    pub(super) fn lost_mut(&mut self) -> Option<&mut Lost> {
        self.lost.as_mut()
    }

    fn keeps(&mut self, lines: i64, decisions: usize, is_seam: bool) {
        (self.lines, self.decisions) = (lines, decisions);
        if is_seam {
            self.seam = lines;
        }
    }
}

/// A line that today's rules play differently, or not at all.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct Difference {
    pub line: i64,
    pub reason: String,
}

/// A match that today's rules cannot go on with. Nothing of it is deleted.
#[derive(Debug, Clone, thiserror::Error)]
#[error("match {} ({}) is set aside: line {}: {}", .row.id, .row.game, .at.line, .at.reason)]
pub struct SetAside {
    pub row: MatchRow,
    pub at: Difference,
}

/// Lines that cannot be played, from the first on to the next snapshot.
#[derive(Debug, Default)]
pub(super) struct Lost {
    skipped: Vec<Json>,
    /// An end that the players agreed on meanwhile.
    pub(super) ended: Option<Outcome>,
    /// A snapshot after them that was refused.
    refused: Option<Difference>,
}

/// What a match is read from.
#[derive(Debug, Clone, Default)]
pub struct Source {
    pub lines: Vec<String>,
    /// In order.
    pub snapshots: Vec<Stored>,
}

/// Runs rules on what was stored; where they give up, the line is one that they cannot
/// play.
fn guarded<T>(rules: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    // A table is changed only after its rules have run to their end.
    catch_unwind(AssertUnwindSafe(rules)).unwrap_or_else(|panic| {
        let text = (panic.downcast_ref::<&str>().copied())
            .or_else(|| panic.downcast_ref::<String>().map(String::as_str));
        Err(format!(
            "the rules gave up: {}",
            text.unwrap_or("without a word")
        ))
    })
}

fn as_json(line: &str) -> Json {
    serde_json::from_str(line).unwrap_or_else(|_| Json::String(line.to_owned()))
}

fn opening(line: Option<&String>) -> Result<Vec<Drawn>, String> {
    let line = line.ok_or("the match has no lines")?;
    match serde_json::from_str(line).map_err(|error| error.to_string())? {
        JournalEntry::Opening { chance } => Ok(chance),
        _ => Err("the match has no opening".to_owned()),
    }
}

fn dealt(
    game: &'static dyn AnyBots,
    setup: &Setup,
    chance: &[Drawn],
) -> Result<Box<dyn AnyTable>, String> {
    guarded(|| {
        let mut script = Script::of_record(chance);
        let table =
            (game.new_table(setup.clone(), &mut script)).map_err(|error| error.to_string())?;
        script.finish().map_err(|error| error.to_string())?;
        Ok(table)
    })
}

impl Match {
    /// The match that its stored lines and snapshots tell of, by the rules of `games`.
    pub fn load(
        games: Games,
        row: MatchRow,
        source: &Source,
        talk: Vec<Chat>,
    ) -> Result<Match, StoreError> {
        let aside = |row, at| StoreError::SetAside(Box::new(SetAside { row, at }));
        let known = (registry::find_in(games, &row.game)).map_err(|error| error.to_string());
        let checked = known.and_then(|game| {
            let setup = game.check(&SetupRequest::from(row.setup.clone()));
            Ok((game, setup.map_err(|error| error.to_string())?))
        });
        let (game, setup) = match checked {
            Ok(checked) => checked,
            Err(reason) => return Err(aside(row, Difference { line: 0, reason })),
        };
        let chance = opening(source.lines.first());
        let table = (chance.as_ref())
            .map_err(String::clone)
            .and_then(|chance| dealt(game, &setup, chance));
        let chance = chance.unwrap_or_default();
        let dice = Seeded::resume(row.seed()?.0, chance.len() as u64);
        match table {
            Ok(table) => {
                let mut loaded = Match::at(row, game, table, dice, talk);
                loaded.answered = super::answered(&source.lines);
                loaded.fold(source, 0)?;
                loaded.past.note(&*loaded.table, None);
                Ok(loaded)
            }
            Err(reason) => {
                // Not even the opening can be played: the first position that today's
                // rules take is where the match begins.
                let at = Difference { line: 0, reason };
                let found = source.snapshots.iter().find_map(|stored| {
                    let snapshot: Snapshot = serde_json::from_str(&stored.body).ok()?;
                    let skipped = skipped(source, 0, stored.seq);
                    let resume = || game.resume(setup.clone(), chance.clone(), &snapshot, skipped);
                    let table = guarded(|| resume().map_err(|broken| broken.0)).ok()?;
                    Some((stored.seq, snapshot, table))
                });
                let Some((seq, snapshot, table)) = found else {
                    return Err(aside(row, at));
                };
                let mut loaded = Match::at(row, game, table, dice, talk);
                loaded.answered = super::answered(&source.lines);
                loaded.continuity.differs = Some(at);
                loaded.continuity.lost = Some(Lost::default());
                for line in source.lines.iter().take(seq as usize).skip(1) {
                    loaded.fold_line(0, line);
                }
                loaded.continuity.lost = None;
                loaded.set_drawn(snapshot.drawn);
                loaded.continuity.keeps(seq, snapshot.decisions, true);
                loaded.fold(source, seq)?;
                loaded.past.note(&*loaded.table, None);
                Ok(loaded)
            }
        }
    }
}

/// The lines from `from` to `to`, as they are stored.
fn skipped(source: &Source, from: i64, to: i64) -> Vec<Json> {
    let range = from.max(0) as usize..(to.max(0) as usize).min(source.lines.len());
    let lines = source.lines.get(range).unwrap_or_default();
    lines.iter().map(|line| as_json(line)).collect()
}

impl Match {
    /// Plays the lines from the present one on, with the snapshots after `from`.
    fn fold(&mut self, source: &Source, from: i64) -> Result<(), StoreError> {
        let mut snapshots = (source.snapshots.iter())
            .skip_while(|stored| stored.seq <= from)
            .peekable();
        let first = self.lines as usize;
        for seq in first..=source.lines.len() {
            while let Some(stored) = snapshots.next_if(|stored| stored.seq <= self.lines) {
                self.meet(stored);
            }
            if let Some(line) = source.lines.get(seq) {
                self.fold_line(seq as i64, line);
            }
        }
        self.finish()
    }

    fn fold_line(&mut self, seq: i64, text: &str) {
        let line = serde_json::from_str::<JournalEntry>(text).map_err(|error| error.to_string());
        if self.continuity.lost.is_none() {
            let played = (line.as_ref().map_err(String::clone))
                .and_then(|line| guarded(|| self.take(line).map_err(|denied| denied.to_string())));
            let Err(reason) = played else { return };
            self.differs_at(seq, reason);
            self.continuity.lost = Some(Lost::default());
        }
        if let Some(lost) = &mut self.continuity.lost {
            lost.skipped.push(as_json(text));
        }
        match line {
            Ok(line) => self.pass_over(&line),
            Err(_) => self.lines += 1,
        }
    }

    /// Takes of a line that cannot be played what it says beside the table.
    fn pass_over(&mut self, line: &JournalEntry) {
        match line {
            JournalEntry::Act { chance, at, .. } => {
                self.drew(chance.len());
                self.last = *at;
            }
            JournalEntry::AutoPass { chance, .. } => self.drew(chance.len()),
            JournalEntry::Opening { .. } | JournalEntry::Undo { .. } => {}
            JournalEntry::Offer { .. }
            | JournalEntry::Answer { .. }
            | JournalEntry::Resign { .. } => {
                // Whether it still makes sense is not asked: it was accepted.
                let before = self.lines;
                let _ = self.take(line);
                self.lines = before;
            }
        }
        self.lines += 1;
    }

    /// Are lines being left out?
    pub(super) fn is_lost(&self) -> bool {
        self.continuity.lost.is_some()
    }

    fn differs_at(&mut self, line: i64, reason: String) {
        self.continuity
            .differs
            .get_or_insert(Difference { line, reason });
    }

    /// Compares the match with a snapshot that was taken here, and goes on from that
    /// where they differ.
    fn meet(&mut self, stored: &Stored) {
        let (seq, last) = (stored.seq, stored.seq - 1);
        let snapshot: Snapshot = match serde_json::from_str(&stored.body) {
            Ok(snapshot) => snapshot,
            Err(error) => {
                return self.refuse(last, format!("the snapshot cannot be read: {error}"));
            }
        };
        if self.continuity.lost.is_none() {
            match guarded(|| self.table.is_at(&snapshot).map_err(|broken| broken.0)) {
                Ok(true) => {
                    self.table.reach(&snapshot);
                    return self.continuity.keeps(seq, snapshot.decisions, false);
                }
                Ok(false) => {
                    self.differs_at(last, "the lines lead to another position by now".to_owned());
                    self.continuity.lost = Some(Lost::default());
                }
                Err(reason) => return self.refuse(last, reason),
            }
        }
        let skipped = self
            .continuity
            .lost
            .as_ref()
            .map(|lost| lost.skipped.clone());
        let restored = guarded(|| {
            let skipped = skipped.unwrap_or_default();
            (self.table.restore(&snapshot, skipped)).map_err(|broken| broken.0)
        });
        match restored {
            Ok(()) => {
                self.continuity.lost = None;
                self.set_drawn(snapshot.drawn);
                self.continuity.keeps(seq, snapshot.decisions, true);
            }
            Err(reason) => self.refuse(last, format!("the snapshot is refused: {reason}")),
        }
    }

    /// A snapshot is of no use. Where all lines before it were played, none is needed.
    fn refuse(&mut self, line: i64, reason: String) {
        match &mut self.continuity.lost {
            Some(lost) => {
                lost.refused.get_or_insert(Difference { line, reason });
            }
            None => self.differs_at(line, reason),
        }
    }

    /// All lines were read. What could not be played since the last snapshot is left
    /// out from now on.
    fn finish(&mut self) -> Result<(), StoreError> {
        if let Some(lost) = self.continuity.lost.take() {
            if let Some(at) = lost.refused {
                return Err(self.set_aside(at));
            }
            let mut snapshot = self.table.snapshot();
            snapshot.drawn = self.dice.drawn();
            snapshot.ended = lost.ended.or(snapshot.ended);
            let restored = guarded(|| {
                (self.table.restore(&snapshot, lost.skipped)).map_err(|broken| broken.0)
            });
            if let Err(reason) = restored {
                return Err(self.set_aside(Difference {
                    line: self.lines - 1,
                    reason: format!("the position is refused: {reason}"),
                }));
            }
            self.continuity.keeps(self.lines, snapshot.decisions, true);
            self.continuity.mended = Some(self.kept_as(&snapshot));
        }
        // The result of a match that is over stands, whatever its lines lead to by now.
        self.result =
            (self.row.result.as_ref()).and_then(|result| serde_json::from_str(result).ok());
        self.continuity.fresh = self.table.lines();
        self.stored();
        Ok(())
    }

    fn set_aside(&self, at: Difference) -> StoreError {
        let row = self.row.clone();
        StoreError::SetAside(Box::new(SetAside { row, at }))
    }

    /// What today's rules play differently, or not at all: the first line.
    pub fn difference(&self) -> Option<&Difference> {
        self.continuity.differs.as_ref()
    }

    /// The snapshot that must be stored before anything else is: without it the same
    /// lines could not be left out again.
    pub fn take_mended(&mut self) -> Option<Keep> {
        self.continuity.mended.take()
    }

    /// Are there lines after the latest snapshot?
    pub fn is_ahead(&self) -> bool {
        self.continuity.lines < self.lines
    }

    /// The snapshot that is to be stored with the last line, if one is due: at the end,
    /// where a chapter began, after so many decisions, and where the match went back
    /// behind the latest.
    pub fn due(&mut self, line: &JournalEntry) -> Option<Keep> {
        let from = self.continuity.fresh.min(self.table.lines());
        let begun = self.table.milestones(Viewer::Spectator, from);
        self.continuity.fresh = self.table.lines();
        let made = self.table.decisions();
        // In a joint question a seat may take back an answer from before the snapshot.
        let undone = matches!(line, JournalEntry::Undo { .. }) && self.is_joint();
        // The first one comes at once: the deal itself may not be playable later.
        let due = self.continuity.lines == 0
            || self.outcome().is_some()
            || begun.iter().any(|milestone| milestone.is_chapter)
            || made >= self.continuity.decisions + OFTEN
            || self.lines - self.continuity.lines >= OFTEN as i64
            || made < self.continuity.decisions
            || undone;
        due.then(|| self.snapshot())
    }

    /// A snapshot of the match as it stands, to be stored.
    pub fn snapshot(&mut self) -> Keep {
        let snapshot = self.table.snapshot();
        self.continuity.keeps(self.lines, snapshot.decisions, false);
        self.kept_as(&snapshot)
    }

    fn kept_as(&self, snapshot: &Snapshot) -> Keep {
        Keep {
            seq: self.lines,
            seam: self.continuity.seam,
            rules: snapshot.rules.clone(),
            body: serde_json::to_string(snapshot).expect("plain data has a JSON form"),
        }
    }
}
