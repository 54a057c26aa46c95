//! All matches of a node: loaded when somebody looks, changed one line at a time,
//! durable before anybody is told.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use kernel::{Seat, SeatSet};
use serde_json::Value as Json;
use tokio::sync::{Mutex as AsyncMutex, watch};

use crate::game_match::{Denied, Match};
use crate::line::Line;
use crate::store::{Append, Journal, Store, StoreError, now};

#[derive(Debug, thiserror::Error)]
pub enum HallError {
    #[error(transparent)]
    Denied(#[from] Denied),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A match that somebody looks at.
#[derive(Debug)]
pub struct Live {
    id: String,
    held: AsyncMutex<Option<Match>>,
    /// Ticks when something was stored; listeners look for what they may see of it.
    changed: watch::Sender<u64>,
}

/// The matches of this node.
#[derive(Debug)]
pub struct Hall {
    store: Store,
    journal: Journal,
    live: Mutex<HashMap<String, Arc<Live>>>,
}

/// The seats as the bits of a number.
pub fn bits(seats: SeatSet) -> i64 {
    seats.iter().map(|seat| 1 << seat.0).sum()
}

impl Hall {
    pub fn new(store: Store) -> Hall {
        Hall {
            journal: Journal::start(&store),
            store,
            live: Mutex::default(),
        }
    }

    pub fn store(&self) -> &Store {
        &self.store
    }

    fn live(&self, id: &str) -> Arc<Live> {
        let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        let entry = live.entry(id.to_owned()).or_insert_with(|| {
            Arc::new(Live {
                id: id.to_owned(),
                held: AsyncMutex::new(None),
                changed: watch::Sender::new(0),
            })
        });
        Arc::clone(entry)
    }

    /// Lets go of matches that nobody waits for.
    pub fn sweep(&self) {
        let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        live.retain(|_, live| Arc::strong_count(live) > 1 || live.changed.receiver_count() > 0);
    }

    /// Looks at a match.
    pub async fn look<T>(&self, id: &str, look: impl FnOnce(&Match) -> T) -> Result<T, StoreError> {
        let live = self.live(id);
        let mut held = live.held.lock().await;
        let loaded = self.loaded(&live, &mut held).await?;
        Ok(look(loaded))
    }

    /// A ticker of what changes in a match.
    pub fn listen(&self, id: &str) -> watch::Receiver<u64> {
        self.live(id).changed.subscribe()
    }

    async fn loaded<'a>(
        &self,
        live: &Live,
        held: &'a mut Option<Match>,
    ) -> Result<&'a mut Match, StoreError> {
        if held.is_none() {
            let row = self.store.match_row(&live.id).await?;
            let lines = self.store.lines(&live.id, 0).await?;
            *held = Some(Match::load(row, &lines)?);
        }
        held.as_mut().ok_or(StoreError::NotFound)
    }

    /// Plays a decision; durable on return.
    pub async fn act(
        &self,
        id: &str,
        seat: Seat,
        question: Option<u64>,
        act: &Json,
    ) -> Result<(), HallError> {
        let at = now() as u64;
        self.change(id, |game| game.act(seat, question, act, at))
            .await
    }

    /// Takes anything but a decision; durable on return.
    pub async fn ask(&self, id: &str, line: Line) -> Result<(), HallError> {
        self.change(id, |game| game.ask(line)).await
    }

    async fn change(
        &self,
        id: &str,
        change: impl FnOnce(&mut Match) -> Result<Line, Denied>,
    ) -> Result<(), HallError> {
        let live = self.live(id);
        let mut held = live.held.lock().await;
        let game = self.loaded(&live, &mut held).await?;
        let seq = game.lines();
        let line = change(game)?;
        let append = Append {
            match_id: id.to_owned(),
            seq,
            body: serde_json::to_string(&line)
                .map_err(|error| StoreError::Damaged(error.to_string()))?,
            at: now(),
            asked: bits(game.asked()),
            result: (game.outcome())
                .map(|outcome| serde_json::to_string(&outcome).unwrap_or_default()),
        };
        if let Err(error) = self.journal.append(append).await {
            // What is held here was never stored: the next look reads the truth.
            *held = None;
            live.changed.send_modify(|tick| *tick += 1);
            return Err(error.into());
        }
        live.changed.send_modify(|tick| *tick += 1);
        Ok(())
    }

    /// Another node, or a change of seats, has made what is held here old.
    pub async fn refresh(&self, id: &str) {
        let known = {
            let live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
            live.get(id).map(Arc::clone)
        };
        if let Some(live) = known {
            *live.held.lock().await = None;
            live.changed.send_modify(|tick| *tick += 1);
        }
    }
}
