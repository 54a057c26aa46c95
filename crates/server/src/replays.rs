//! Looking back: a match as it stood at an earlier step. While it runs a viewer
//! steps through what it saw itself; afterwards anybody through everything.

use kernel::{AnyGame, AnyTable, Entry, Record, Script, Viewer};

use crate::error::AppError;
use crate::state::AppState;

/// The steps of a match for one viewer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Steps {
    /// How many entries of the record lead to each step; the first is the opening.
    entries: Vec<usize>,
}

impl Steps {
    /// How many steps there are after the opening.
    pub fn last(&self) -> usize {
        self.entries.len().saturating_sub(1)
    }
}

/// Which places of a record `viewer` could tell from the one before. Steps that
/// others took in private are not among them: even their number is not the viewer's.
pub fn steps(game: &dyn AnyGame, record: &Record, viewer: Viewer) -> Option<Steps> {
    let mut opening = Script::of_record(&record.opening);
    let mut table = game.new_table(record.setup.clone(), &mut opening).ok()?;
    let mut seen = table.version(viewer);
    let mut entries = vec![0];
    let mut place = 0;
    while let Some(entry) = record.entries.get(place) {
        place += 1;
        match entry {
            Entry::Act {
                seat,
                act,
                chance,
                at,
            } => {
                let mut drawn = chance.clone();
                // The table closes a question by itself, with what the record says.
                if let Some(Entry::Close { chance }) = record.entries.get(place) {
                    drawn.extend(chance.iter().cloned());
                    place += 1;
                }
                let mut script = Script::of_record(&drawn);
                table.act(*seat, None, act, &mut script, *at).ok()?;
            }
            Entry::Close { .. } => return None,
            Entry::Rewind { to } => table.rewind(*to).ok()?,
        }
        let now = table.version(viewer);
        if now != seen {
            seen = now;
            entries.push(place);
        }
    }
    Some(Steps { entries })
}

impl AppState {
    /// The steps of a match as `viewer` saw them.
    pub async fn steps(&self, id: &str, viewer: Viewer) -> Result<Steps, AppError> {
        let (game, record) = self
            .hall
            .look(id, |game| (game.game, game.record()))
            .await?;
        let found = tokio::task::spawn_blocking(move || steps(game, &record, viewer));
        (found.await.ok().flatten()).ok_or(AppError::Internal)
    }

    /// The table at step `step` of what `viewer` saw; the last there is if
    /// there are not so many.
    pub async fn table_at(
        &self,
        id: &str,
        viewer: Viewer,
        step: usize,
    ) -> Result<(Box<dyn AnyTable>, Steps), AppError> {
        let (game, mut record) = self
            .hall
            .look(id, |game| (game.game, game.record()))
            .await?;
        // An end by agreement or resignation is none of the rules'.
        record.result = None;
        let found = tokio::task::spawn_blocking(move || {
            let steps = steps(game, &record, viewer)?;
            let entries = *steps.entries.get(step.min(steps.last()))?;
            let table = game.replay(&record, entries).ok()?;
            Some((table, steps))
        });
        (found.await.ok().flatten()).ok_or(AppError::Internal)
    }
}
