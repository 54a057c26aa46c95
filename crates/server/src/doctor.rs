//! Which running matches this program would play differently than they were played:
//! asked before an upgrade. Nothing is changed.

use serde::Serialize;

use crate::game_match::{Difference, Match};
use crate::serve::RunError;
use crate::settings::Settings;
use crate::store::{Inspection, StoreError};

/// What would become of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// It goes on from its latest snapshot: all that was played counts.
    GoesOn,
    /// Decisions after its latest snapshot would be lost.
    LosesLines,
    /// It cannot be gone on with by this program.
    SetAside,
}

/// A match that would differ.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Finding {
    #[serde(rename = "match")]
    pub id: String,
    pub game: String,
    /// The rules that its latest line was played by, where it is known.
    pub rules: Option<String>,
    pub fate: Fate,
    /// The first line that is not played as it was, counted from 0.
    pub line: i64,
    pub reason: String,
}

/// What was found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Report {
    pub matches: usize,
    pub differ: Vec<Finding>,
}

/// Reads all running matches by the rules of this program.
pub async fn examine(settings: Settings) -> Result<Report, RunError> {
    let settings = settings.checked()?;
    let mut inspection = Inspection::open(&settings.database).await?;
    let ids = inspection.running().await?;
    let mut report = Report {
        matches: ids.len(),
        differ: Vec::new(),
    };
    for id in ids {
        let finding = match inspection.read(&id).await {
            Ok((row, source)) => {
                let games = settings.games;
                let (game, rules) = (row.game.clone(), row.rules.clone());
                let read = move || Match::load(games, row, &source, Vec::new());
                let loaded = tokio::task::spawn_blocking(read).await;
                let found = found(loaded.map_err(|_| StoreError::Closed).flatten());
                found.map(|(fate, at)| finding(id, game, rules, fate, at))
            }
            // It ended meanwhile, or was taken away.
            Err(StoreError::NotFound) => None,
            Err(StoreError::Damaged(reason)) => {
                let at = Difference { line: 0, reason };
                Some(finding(id, String::new(), None, Fate::SetAside, at))
            }
            Err(error) => return Err(error.into()),
        };
        report.differ.extend(finding);
    }
    Ok(report)
}

fn finding(id: String, game: String, rules: Option<String>, fate: Fate, at: Difference) -> Finding {
    Finding {
        id,
        game,
        rules,
        fate,
        line: at.line,
        reason: at.reason,
    }
}

fn found(loaded: Result<Match, StoreError>) -> Option<(Fate, Difference)> {
    match loaded {
        Ok(mut game) => {
            let at = game.difference()?.clone();
            let fate = match game.take_mended() {
                Some(_) => Fate::LosesLines,
                None => Fate::GoesOn,
            };
            Some((fate, at))
        }
        Err(StoreError::SetAside(aside)) => Some((Fate::SetAside, aside.at)),
        Err(error) => {
            let (line, reason) = (0, error.to_string());
            Some((Fate::SetAside, Difference { line, reason }))
        }
    }
}
