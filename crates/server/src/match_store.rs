//! All matches of a node: loaded when somebody looks, changed one line at a time,
//! durable before anybody is told.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bots::AnyBots;
use kernel::{Seat, Viewer};
use serde_json::Value as Json;
use tokio::sync::{Mutex as AsyncMutex, watch};

use crate::game_match::{Denied, Difference, Match, Source};
use crate::held::Held;
use crate::journal_entry::JournalEntry;
use crate::settings::Games;
use crate::store::{Append, Chat, Journal, Kind, NewChat, Store, StoreError, bits, now};

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
    held: AsyncMutex<Option<Held>>,
    /// Ticks when something was stored; listeners look for what they may see of it.
    changed: watch::Sender<u64>,
    used: Mutex<Instant>,
}

/// Does nobody hold the match but so many, and nobody listen?
fn is_idle(live: &Arc<Live>, holders: usize) -> bool {
    Arc::strong_count(live) <= holders && live.changed.receiver_count() == 0
}

/// The matches of this node.
#[derive(Debug)]
pub struct MatchStore {
    store: Store,
    games: Games,
    journal: Journal,
    live: Mutex<HashMap<String, Arc<Live>>>,
}

/// How often a node tries to write where others write at the same time.
const TRIES: usize = 4;

/// So many snapshots are stored in one transaction.
const TOGETHER: usize = 64;

/// How long a match that nobody looks at is kept.
const KEPT: Duration = Duration::from_secs(300);

impl MatchStore {
    pub fn new(store: Store, games: Games) -> MatchStore {
        MatchStore {
            games,
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

    /// Lets go of matches that nobody has looked at for a while. What has lines after
    /// its latest snapshot gets one before that.
    pub async fn sweep(&self) {
        self.sweep_older(KEPT).await;
    }

    async fn sweep_older(&self, kept: Duration) {
        let old = |live: &&Arc<Live>| {
            let used = *(live.used.lock()).unwrap_or_else(PoisonError::into_inner);
            used.elapsed() >= kept
        };
        let found: Vec<Arc<Live>> = {
            let all = self.live.lock().unwrap_or_else(PoisonError::into_inner);
            let idle = all.values().filter(|live| is_idle(live, 1));
            idle.filter(old).map(Arc::clone).collect()
        };
        for live in found {
            self.keep(&live).await;
            self.let_go(&live, |live| old(&live));
        }
    }

    /// Forgets a match that nobody else holds, if `may` agrees: somebody may have come
    /// meanwhile.
    fn let_go(&self, live: &Arc<Live>, may: impl FnOnce(&Arc<Live>) -> bool) {
        let mut all = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        // Once in the list and once here.
        if is_idle(live, 2) && may(live) {
            all.remove(&live.id);
        }
    }

    /// Stores a snapshot of a match that is held and has lines after its latest one.
    async fn keep(&self, live: &Arc<Live>) {
        self.keep_each(std::slice::from_ref(live)).await;
    }

    /// Stores snapshots of all that is held: the node is about to end, and the next one
    /// may have other rules.
    pub async fn keep_all(&self) {
        let all: Vec<Arc<Live>> = {
            let live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
            live.values().map(Arc::clone).collect()
        };
        for some in all.chunks(TOGETHER) {
            self.keep_each(some).await;
        }
    }

    async fn keep_each(&self, lives: &[Arc<Live>]) {
        let mut snapshots = Vec::new();
        for live in lives {
            if let Some(Held::Begun(game)) = live.held.lock().await.as_mut()
                && game.is_ahead()
            {
                snapshots.push((live.id.clone(), game.snapshot()));
            }
        }
        if snapshots.is_empty() {
            return;
        }
        // Nothing is lost without them: the lines are stored.
        if let Err(error) = self.store.keep(snapshots).await {
            tracing::warn!(%error, "snapshots could not be stored");
        }
    }

    /// Takes a first snapshot of running matches that have none, one after the other.
    pub async fn keep_missing(&self) -> Result<(), StoreError> {
        for id in self.store.without_snapshot().await? {
            match self.look(&id, |_| ()).await {
                Ok(()) => {
                    if let Some(live) = self.known(&id) {
                        self.keep(&live).await;
                        self.let_go(&live, |_| true);
                    }
                }
                Err(error) => tracing::warn!(%error, id, "no snapshot could be taken"),
            }
        }
        Ok(())
    }

    /// How many matches are held.
    pub fn held(&self) -> usize {
        (self.live.lock().unwrap_or_else(PoisonError::into_inner)).len()
    }

    /// Looks at a match, or at the table where it has not begun.
    pub async fn see<T>(&self, id: &str, see: impl FnOnce(&Held) -> T) -> Result<T, StoreError> {
        let live = self.live(id);
        let mut held = live.held.lock().await;
        let loaded = self.loaded(&live, &mut held).await?;
        Ok(see(loaded))
    }

    /// Looks at a match that has begun.
    pub async fn look<T>(&self, id: &str, look: impl FnOnce(&Match) -> T) -> Result<T, HallError> {
        let seen = self.see(id, |held| held.begun().map(look)).await?;
        seen.ok_or(HallError::NotStarted)
    }

    /// A ticker of what changes in a match.
    pub fn listen(&self, id: &str) -> watch::Receiver<u64> {
        self.live(id).changed.subscribe()
    }

    async fn loaded<'a>(
        &self,
        live: &Live,
        held: &'a mut Option<Held>,
    ) -> Result<&'a Held, StoreError> {
        // Another node may have begun the match a moment ago.
        let open = matches!(held, Some(Held::Open(_)));
        if held.is_none() || open && self.store.kind() == Kind::Postgres {
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
        held.as_ref().ok_or(StoreError::NotFound)
    }

    async fn load(&self, id: &str) -> Result<Held, StoreError> {
        let row = self.store.match_row(id).await?;
        let lines = self.store.lines(id, 0).await?;
        let talk = self.store.chats(id).await?;
        let snapshots = self.store.snapshots(id).await?;
        let (games, source) = (self.games, Source { lines, snapshots });
        // Long matches take milliseconds of rules: other requests go on meanwhile.
        let loaded = tokio::task::spawn_blocking(move || Held::load(games, row, &source, talk));
        let mut held = match loaded.await.map_err(|_| StoreError::Closed)? {
            Err(error @ StoreError::SetAside(_)) => {
                tracing::error!("{error}");
                return Err(error);
            }
            loaded => loaded?,
        };
        if let Held::Begun(game) = &mut held {
            if let Some(Difference { line, reason }) = game.difference() {
                tracing::info!(id, line, reason, "a line is not played as it was");
            }
            // Before anything is added to what was left out.
            if let Some(snapshot) = game.take_mended() {
                tracing::warn!(
                    id,
                    "the match goes on from the last position that was reached"
                );
                self.store.keep(vec![(id.to_owned(), snapshot)]).await?;
            }
        }
        Ok(held)
    }

    /// Plays a decision; durable on return.
    pub async fn act(
        self: &Arc<MatchStore>,
        id: &str,
        seat: Seat,
        question: Option<u64>,
        act: Json,
    ) -> Result<(), HallError> {
        let at = now() as u64;
        self.change(id, move |game| game.act(seat, question, &act, at).map(Some))
            .await
    }

    /// Takes anything but a decision; durable on return.
    pub async fn ask(
        self: &Arc<MatchStore>,
        id: &str,
        line: JournalEntry,
    ) -> Result<(), HallError> {
        self.change(id, move |game| game.ask(line.clone())).await
    }

    /// In a task of its own: whoever asked may hang up at any moment, and what is
    /// held here must not then be ahead of what is stored.
    async fn change(
        self: &Arc<MatchStore>,
        id: &str,
        change: impl Fn(&mut Match) -> Result<Option<JournalEntry>, Denied> + Send + Sync + 'static,
    ) -> Result<(), HallError> {
        let (match_store, live) = (Arc::clone(self), self.live(id));
        let task = tokio::spawn(async move { match_store.change_held(&live, change).await });
        task.await.unwrap_or_else(|error| {
            tracing::error!(%error, "a change broke off");
            Err(StoreError::Closed.into())
        })
    }

    async fn change_held(
        &self,
        live: &Live,
        change: impl Fn(&mut Match) -> Result<Option<JournalEntry>, Denied> + Sync,
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
        held: &mut Option<Held>,
        change: &(impl Fn(&mut Match) -> Result<Option<JournalEntry>, Denied> + Sync),
    ) -> Result<(), HallError> {
        self.loaded(live, held).await?;
        // Taken out while rules run: if they give up, nobody sees a half of it.
        let mut game = match held.take() {
            Some(Held::Begun(game)) => game,
            open => {
                *held = open;
                return Err(HallError::NotStarted);
            }
        };
        let mut seq = game.lines();
        let seen = game.version(Viewer::Spectator, None);
        let mut changed = change(&mut game);
        if changed.is_err() && self.read_what_others_wrote(live, &mut game).await? {
            seq = game.lines();
            changed = change(&mut game);
        }
        let line = match changed {
            Ok(Some(line)) => line,
            // It was so already.
            Ok(None) => {
                *held = Some(Held::Begun(game));
                return Ok(());
            }
            Err(denied) => {
                let kind = game.game;
                *held = Some(Held::Begun(game));
                return Err(HallError::Denied { denied, game: kind });
            }
        };
        let append = Append {
            match_id: live.id.clone(),
            seq,
            body: serde_json::to_string(&line)
                .map_err(|error| StoreError::Damaged(error.to_string()))?,
            at: now(),
            shown: game.version(Viewer::Spectator, None) != seen,
            asked: bits(game.asked()),
            bots: bits(game.row.bots()),
            result: (game.outcome())
                .map(|outcome| serde_json::to_string(&outcome).unwrap_or_default()),
            rules: game.game.about().rules.clone(),
            snapshot: game.due(&line),
        };
        // If it cannot be stored, the next look reads the truth.
        let stored = self.journal.append(append).await;
        if stored.is_ok() {
            game.stored();
            *held = Some(Held::Begun(game));
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
    pub async fn say(&self, new: NewChat) -> Result<Chat, StoreError> {
        let id = new.match_id.clone();
        let chat = self.store.add_chat(new).await?;
        self.refresh(&id).await;
        Ok(chat)
    }

    /// Something other than lines has changed: seats, talk, names. The game itself is
    /// not played again for that.
    pub async fn refresh(&self, id: &str) {
        let Some(live) = self.known(id) else { return };
        let mut held = live.held.lock().await;
        // An open table, and what cannot be read now, is read at the next look.
        if let Some(Held::Begun(mut game)) = held.take()
            && self.read_again(&mut game).await.is_ok()
        {
            *held = Some(Held::Begun(game));
        }
        live.changed.send_modify(|tick| *tick += 1);
    }

    async fn read_again(&self, game: &mut Match) -> Result<(), StoreError> {
        let row = self.store.match_row(&game.row.id).await?;
        let talk = self.store.chats(&game.row.id).await?;
        let more = self.store.lines(&game.row.id, game.lines()).await?;
        game.look_around(row, talk);
        game.read_on(&more)
    }

    /// Another node has written up to `lines` lines.
    pub async fn catch_up(&self, id: &str, lines: i64) {
        let Some(live) = self.known(id) else { return };
        let mut held = live.held.lock().await;
        let known = held.as_ref().map(Held::lines);
        if known.is_some_and(|known| known >= lines) {
            return;
        }
        // What cannot be read on from here is read anew at the next look.
        if let Some(Held::Begun(mut game)) = held.take() {
            let more = self.store.lines(id, game.lines()).await;
            if more.is_ok_and(|more| game.read_on(&more).is_ok()) {
                *held = Some(Held::Begun(game));
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
