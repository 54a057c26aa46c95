//! A look into the database that does not go through the server.

use serde::Deserialize;
use serde_json::Value as Json;
use sqlx::any::AnyPoolOptions;
use sqlx::{AnyPool, Row};

use crate::{Act, HarnessError, Pair, Pulse};

/// What a database holds.
#[derive(Debug)]
pub struct Stored {
    pool: AnyPool,
}

/// What is stored of one match.
#[derive(Debug, Clone, PartialEq)]
pub struct StoredMatch {
    id: String,
    pub acts: Vec<Act>,
    pub stage: String,
    /// Seats that owe a decision.
    pub asked: Vec<u8>,
}

/// A line of a match, as far as it is looked at here.
#[derive(Deserialize)]
struct StoredLine {
    line: String,
    seat: Option<u8>,
    act: Option<Json>,
}

impl Stored {
    /// Opens a database that a server has made.
    pub async fn open(database: &str) -> Result<Stored, HarnessError> {
        sqlx::any::install_default_drivers();
        let pool = AnyPoolOptions::new().max_connections(1);
        Ok(Stored {
            pool: pool.connect(database).await?,
        })
    }

    pub async fn read(&self, id: &str) -> Result<StoredMatch, HarnessError> {
        let lost = |problem: String| HarnessError::Lost {
            id: id.to_owned(),
            problem,
        };
        let row = sqlx::query("SELECT stage, asked FROM game_match WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.pool)
            .await?
            .ok_or_else(|| lost("it is not stored".to_owned()))?;
        let asked: i64 = row.try_get("asked")?;
        let rows = sqlx::query("SELECT seq, body FROM line WHERE match_id = $1 ORDER BY seq")
            .bind(id)
            .fetch_all(&self.pool)
            .await?;
        let mut acts = Vec::with_capacity(rows.len());
        for (place, row) in rows.iter().enumerate() {
            let seq: i64 = row.try_get("seq")?;
            if usize::try_from(seq) != Ok(place) {
                return Err(lost(format!("line {place} is missing")));
            }
            let body: String = row.try_get("body")?;
            let line: StoredLine = serde_json::from_str(&body)
                .map_err(|error| lost(format!("line {place}: {error}")))?;
            if let ("act", Some(seat), Some(act)) = (line.line.as_str(), line.seat, line.act) {
                acts.push(Act { seat, act });
            }
        }
        Ok(StoredMatch {
            id: id.to_owned(),
            acts,
            stage: row.try_get("stage")?,
            asked: (0..63).filter(|seat| asked >> seat & 1 == 1).collect(),
        })
    }

    pub async fn close(self) {
        self.pool.close().await;
    }
}

impl StoredMatch {
    /// Holds what is stored to what two players know: everything acknowledged is
    /// there, in order, and beyond it at most the decision that was on its way.
    pub fn holds(&self, pair: &Pair) -> Result<(), HarnessError> {
        let known = pair.acknowledged();
        let stored = self.acts.get(..known.len()).unwrap_or(&self.acts);
        if let Some(place) = (0..known.len()).find(|&place| stored.get(place) != known.get(place)) {
            let (was, is) = (&known[place], stored.get(place));
            return Err(self.lost(format!("decision {place} was {was:?} and is {is:?}")));
        }
        let beyond: Vec<&Act> = self.acts[known.len()..].iter().collect();
        match (beyond.as_slice(), pair.sent()) {
            ([], _) => Ok(()),
            ([one], Some(sent)) if *one == sent => Ok(()),
            (others, sent) => {
                Err(self.lost(format!("{others:?} is stored and {sent:?} was on its way")))
            }
        }
    }

    /// Holds what a server makes of the lines to what is stored beside them.
    pub fn replays_to(&self, pulse: &Pulse) -> Result<(), HarnessError> {
        let over = self.stage == "over";
        if self.stage != pulse.stage || (!over && self.asked != pulse.asked) {
            let (stage, asked) = (&self.stage, &self.asked);
            let stored = format!("{stage} {asked:?}");
            return Err(self.lost(format!("{stored} is stored, {pulse:?} is played")));
        }
        Ok(())
    }

    fn lost(&self, problem: String) -> HarnessError {
        HarnessError::Lost {
            id: self.id.clone(),
            problem,
        }
    }
}
