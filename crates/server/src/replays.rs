//! Looking back: a match as it stood at an earlier step. While it runs a viewer
//! steps through what it saw itself; afterwards anybody through everything.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kernel::{AnyGame, AnyTable, Entry, Milestone, Record, Viewer};

use crate::error::AppError;
use crate::state::AppState;

/// Steps from one kept table to the next: what lies between is played from the one before.
const STRIDE: usize = 32;

/// So many walks are kept ready, of matches that were looked back at last.
const READY: usize = 24;

/// A step to which somebody may want to jump.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mark {
    pub step: usize,
    pub milestone: Milestone,
}

/// A position that was looked up.
#[derive(Debug)]
pub struct Moment {
    pub table: Box<dyn AnyTable>,
    /// The last there is, where a later one was asked for.
    pub step: usize,
    pub last: usize,
    pub marks: Arc<[Mark]>,
}

/// A record that cannot be walked: it is not one of this game's.
#[derive(Debug, PartialEq, Eq)]
struct Lost;

/// The way through a record as one viewer could tell its positions apart. Steps that
/// others took in private are not among them: even their number is not the viewer's.
#[derive(Debug)]
struct Walk {
    viewer: Viewer,
    /// What was walked through.
    record: Record,
    /// How many entries of the record lead to each step; the first is the opening.
    entries: Vec<usize>,
    /// The table at every `STRIDE`th step.
    stones: Vec<Box<dyn AnyTable>>,
    marks: Arc<[Mark]>,
    /// The table after all entries.
    table: Box<dyn AnyTable>,
}

/// Plays the entry at `place`, with the close that may follow it; gives the next place.
fn play(table: &mut dyn AnyTable, record: &Record, place: usize) -> Result<usize, Lost> {
    let next = table.advance(record, place).map_err(|_| Lost)?;
    match record.entries.get(next) {
        Some(Entry::Close { .. }) => table.advance(record, next).map_err(|_| Lost),
        _ => Ok(next),
    }
}

impl Walk {
    fn new(game: &dyn AnyGame, record: Record, viewer: Viewer) -> Result<Walk, Lost> {
        let (table, first) = game.open(&record).map_err(|_| Lost)?;
        let begun = table.milestones(viewer, 0).into_iter();
        let mut walk = Walk {
            viewer,
            record,
            entries: vec![first],
            stones: vec![table.copy()],
            marks: begun.map(|milestone| Mark { step: 0, milestone }).collect(),
            table,
        };
        walk.go_from(first)?;
        Ok(walk)
    }

    fn last(&self) -> usize {
        self.entries.len() - 1
    }

    /// Does `record` go on from here? A decision that was taken back is in no record.
    fn leads_to(&self, record: &Record) -> bool {
        record.entries.starts_with(&self.record.entries)
    }

    /// Takes the entries that have come since.
    fn read_on(&mut self, record: Record) -> Result<(), Lost> {
        let place = self.record.entries.len();
        self.record = record;
        self.go_from(place)
    }

    fn go_from(&mut self, mut place: usize) -> Result<(), Lost> {
        let mut found = Vec::new();
        while place < self.record.entries.len() {
            let (seen, lines) = (self.table.version(self.viewer), self.table.lines());
            place = play(&mut *self.table, &self.record, place)?;
            if self.table.version(self.viewer) != seen {
                self.entries.push(place);
                if self.last().is_multiple_of(STRIDE) {
                    self.stones.push(self.table.copy());
                }
            }
            let (step, begun) = (self.last(), self.table.milestones(self.viewer, lines));
            found.extend(begun.into_iter().map(|milestone| Mark { step, milestone }));
        }
        if !found.is_empty() {
            self.marks = self.marks.iter().cloned().chain(found).collect();
        }
        Ok(())
    }

    fn at(&self, step: usize) -> Result<Moment, Lost> {
        let step = step.min(self.last());
        let stone = step / STRIDE;
        let mut table = self.stones.get(stone).ok_or(Lost)?.copy();
        let (mut place, end) = (self.entries[stone * STRIDE], self.entries[step]);
        while place < end {
            place = play(&mut *table, &self.record, place)?;
        }
        Ok(Moment {
            table,
            step,
            last: self.last(),
            marks: Arc::clone(&self.marks),
        })
    }
}

/// Walks that were taken lately, the latest last.
#[derive(Debug, Default)]
pub struct Replays(Mutex<VecDeque<(String, Walk)>>);

impl Replays {
    fn kept(&self) -> MutexGuard<'_, VecDeque<(String, Walk)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The position at `step` of what `viewer` saw of a match.
    fn find(
        &self,
        id: &str,
        game: &dyn AnyGame,
        record: Record,
        viewer: Viewer,
        step: usize,
    ) -> Result<Moment, Lost> {
        let taken = {
            let mut kept = self.kept();
            let known = (kept.iter()).position(|(of, walk)| of == id && walk.viewer == viewer);
            known.and_then(|index| kept.remove(index))
        };
        let walk = match taken {
            Some((_, mut walk)) if walk.leads_to(&record) => {
                walk.read_on(record)?;
                walk
            }
            _ => Walk::new(game, record, viewer)?,
        };
        let moment = walk.at(step)?;
        let mut kept = self.kept();
        kept.push_back((id.to_owned(), walk));
        if kept.len() > READY {
            kept.pop_front();
        }
        Ok(moment)
    }
}

impl AppState {
    /// The table at step `step` of what `viewer` saw; the last there is if there are
    /// not so many.
    pub async fn moment(&self, id: &str, viewer: Viewer, step: usize) -> Result<Moment, AppError> {
        let look = self.match_store.look(id, |game| (game.game, game.record()));
        let (game, record) = look.await?;
        let (replays, id) = (Arc::clone(&self.replays), id.to_owned());
        let found =
            tokio::task::spawn_blocking(move || replays.find(&id, game, record, viewer, step));
        (found.await.ok().and_then(Result::ok)).ok_or(AppError::Internal)
    }
}
