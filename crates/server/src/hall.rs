//! All matches of a node: loaded when somebody looks, changed one line at a time,
//! durable before anybody is told.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bots::AnyBots;
use kernel::Seat;
use serde_json::Value as Json;
use tokio::sync::{Mutex as AsyncMutex, watch};

use crate::game_match::{Denied, Match};
use crate::line::Line;
use crate::store::{Append, Chat, Journal, Kind, Stage, Store, StoreError, bits, now};

/// Why a match was not changed.
#[derive(Debug, thiserror::Error)]
pub enum HallError {
    #[error("{denied}")]
    Denied {
        denied: Denied,
        game: &'static dyn AnyBots,
    },
    #[error("seats are still free")]
    NotStarted,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A match that somebody looks at.
#[derive(Debug)]
struct Live {
    id: String,
    held: AsyncMutex<Option<Match>>,
    /// Ticks when something was stored; listeners look for what they may see of it.
    changed: watch::Sender<u64>,
    used: Mutex<Instant>,
}

/// The matches of this node.
#[derive(Debug)]
pub struct Hall {
    store: Store,
    journal: Journal,
    live: Mutex<HashMap<String, Arc<Live>>>,
}

/// How often a node tries to write where others write at the same time.
const TRIES: usize = 4;

/// How long a match that nobody looks at is kept.
const KEPT: Duration = Duration::from_secs(300);

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
                used: Mutex::new(Instant::now()),
            })
        });
        *(entry.used.lock()).unwrap_or_else(PoisonError::into_inner) = Instant::now();
        Arc::clone(entry)
    }

    fn known(&self, id: &str) -> Option<Arc<Live>> {
        let live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        live.get(id).map(Arc::clone)
    }

    /// Lets go of matches that nobody has looked at for a while.
    pub fn sweep(&self) {
        self.sweep_older(KEPT);
    }

    fn sweep_older(&self, kept: Duration) {
        let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        live.retain(|_, live| {
            let used = *(live.used.lock()).unwrap_or_else(PoisonError::into_inner);
            let wanted = Arc::strong_count(live) > 1 || live.changed.receiver_count() > 0;
            wanted || used.elapsed() < kept
        });
    }

    /// How many matches are held.
    pub fn held(&self) -> usize {
        (self.live.lock().unwrap_or_else(PoisonError::into_inner)).len()
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
            match self.load(&live.id).await {
                Ok(loaded) => *held = Some(loaded),
                Err(error) => {
                    // Ids that lead nowhere must not pile up.
                    let mut all = self.live.lock().unwrap_or_else(PoisonError::into_inner);
                    all.remove(&live.id);
                    return Err(error);
                }
            }
        }
        held.as_mut().ok_or(StoreError::NotFound)
    }

    async fn load(&self, id: &str) -> Result<Match, StoreError> {
        let row = self.store.match_row(id).await?;
        let lines = self.store.lines(id, 0).await?;
        let talk = self.store.chats(id).await?;
        // Long matches take milliseconds of rules: other requests go on meanwhile.
        let loaded = tokio::task::spawn_blocking(move || Match::load(row, &lines, talk));
        loaded.await.map_err(|_| StoreError::Closed)?
    }

    /// Plays a decision; durable on return.
    pub async fn act(
        self: &Arc<Hall>,
        id: &str,
        seat: Seat,
        question: Option<u64>,
        act: Json,
    ) -> Result<(), HallError> {
        let at = now() as u64;
        self.change(id, move |game| game.act(seat, question, &act, at))
            .await
    }

    /// Takes anything but a decision; durable on return.
    pub async fn ask(self: &Arc<Hall>, id: &str, line: Line) -> Result<(), HallError> {
        self.change(id, move |game| game.ask(line.clone())).await
    }

    /// In a task of its own: whoever asked may hang up at any moment, and what is
    /// held here must not then be ahead of what is stored.
    async fn change(
        self: &Arc<Hall>,
        id: &str,
        change: impl Fn(&mut Match) -> Result<Line, Denied> + Send + Sync + 'static,
    ) -> Result<(), HallError> {
        let (hall, live) = (Arc::clone(self), self.live(id));
        let task = tokio::spawn(async move { hall.change_held(&live, change).await });
        task.await.unwrap_or_else(|error| {
            tracing::error!(%error, "a change broke off");
            Err(StoreError::Closed.into())
        })
    }

    async fn change_held(
        &self,
        live: &Live,
        change: impl Fn(&mut Match) -> Result<Line, Denied> + Sync,
    ) -> Result<(), HallError> {
        let mut held = live.held.lock().await;
        for _ in 0..TRIES {
            match self.try_change(live, &mut held, &change).await {
                // Another node wrote in the same place. Whether what is asked still
                // stands is for the rules to say: a secret answer of somebody else
                // does not make an answer late.
                Err(HallError::Store(StoreError::Conflict)) => {}
                done => return done,
            }
        }
        Err(StoreError::Conflict.into())
    }

    async fn try_change(
        &self,
        live: &Live,
        held: &mut Option<Match>,
        change: &(impl Fn(&mut Match) -> Result<Line, Denied> + Sync),
    ) -> Result<(), HallError> {
        let game = self.loaded(live, held).await?;
        if game.row.stage == Stage::Open {
            return Err(HallError::NotStarted);
        }
        // Taken out while rules run: if they give up, nobody sees a half of it.
        let Some(mut game) = held.take() else {
            return Err(StoreError::Closed.into());
        };
        let mut seq = game.lines();
        let mut changed = change(&mut game);
        if changed.is_err() && self.read_what_others_wrote(live, &mut game).await? {
            seq = game.lines();
            changed = change(&mut game);
        }
        let line = match changed {
            Ok(line) => line,
            Err(denied) => {
                let kind = game.game;
                *held = Some(game);
                return Err(HallError::Denied { denied, game: kind });
            }
        };
        let append = Append {
            match_id: live.id.clone(),
            seq,
            body: serde_json::to_string(&line)
                .map_err(|error| StoreError::Damaged(error.to_string()))?,
            at: now(),
            asked: bits(game.asked()),
            bots: bits(game.row.bots()),
            result: (game.outcome())
                .map(|outcome| serde_json::to_string(&outcome).unwrap_or_default()),
        };
        // If it cannot be stored, the next look reads the truth.
        let stored = self.journal.append(append).await;
        if stored.is_ok() {
            game.stored();
            *held = Some(game);
        }
        live.changed.send_modify(|tick| *tick += 1);
        Ok(stored?)
    }

    /// Whoever asks may know from another node what has not been heard of here yet:
    /// nobody is refused before that was looked up. Says whether there was something.
    async fn read_what_others_wrote(
        &self,
        live: &Live,
        game: &mut Match,
    ) -> Result<bool, StoreError> {
        if self.store.kind() == Kind::Sqlite {
            return Ok(false);
        }
        let more = self.store.lines(&live.id, game.lines()).await?;
        game.read_on(&more)?;
        if !more.is_empty() {
            live.changed.send_modify(|tick| *tick += 1);
        }
        Ok(!more.is_empty())
    }

    /// Adds a word to the talk of a match.
    pub async fn say(
        &self,
        id: &str,
        person: &str,
        name: &str,
        audience: i64,
        said: &str,
    ) -> Result<Chat, StoreError> {
        let chat = (self.store)
            .add_chat(id, person, name, audience, said)
            .await?;
        self.refresh(id).await;
        Ok(chat)
    }

    /// Something other than lines has changed: seats, talk, names.
    pub async fn refresh(&self, id: &str) {
        if let Some(live) = self.known(id) {
            *live.held.lock().await = None;
            live.changed.send_modify(|tick| *tick += 1);
        }
    }

    /// Another node has written up to `lines` lines.
    pub async fn catch_up(&self, id: &str, lines: i64) {
        let Some(live) = self.known(id) else { return };
        let mut held = live.held.lock().await;
        let behind = held.as_ref().is_some_and(|game| game.lines() < lines);
        if held.is_some() && !behind {
            return;
        }
        if let Some(mut game) = held.take() {
            let more = self.store.lines(id, game.lines()).await;
            // What cannot be read on from here is read anew at the next look.
            if more.is_ok_and(|more| game.read_on(&more).is_ok()) {
                *held = Some(game);
            }
        }
        live.changed.send_modify(|tick| *tick += 1);
    }

    /// Messages of other nodes may have been lost: everything is read anew.
    pub async fn refresh_all(&self) {
        let all: Vec<String> = {
            let live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
            live.keys().cloned().collect()
        };
        for id in all {
            self.refresh(&id).await;
        }
    }
}
