//! What every handler shares.

use std::ops::Deref;
use std::sync::Arc;

use tokio::sync::watch;

use crate::bot_runner::BotRunner;
use crate::connections::Caps;
use crate::heavy::HeavyWork;
use crate::limits::Limits;
use crate::match_store::MatchStore;
use crate::people::People;
use crate::replays::Replays;
use crate::settings::Settings;
use crate::store::Store;
use crate::streams::Streams;

/// A node. Handlers and layers clone it for every request, so that is all it is.
#[derive(Debug, Clone)]
pub struct AppState(Arc<Parts>);

/// The parts of a node.
#[derive(Debug)]
pub struct Parts {
    pub settings: Settings,
    pub store: Store,
    pub match_store: Arc<MatchStore>,
    pub people: People,
    pub limits: Limits,
    pub bots: BotRunner,
    pub replays: Arc<Replays>,
    pub heavy: HeavyWork,
    pub streams: Arc<Streams>,
    /// Turns true when the node is about to end; streams end with it.
    pub closing: watch::Receiver<bool>,
}

impl Deref for AppState {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}

impl AppState {
    /// The parts of a node on an open database. The sender ends its streams.
    pub fn new(settings: Settings, store: Store, caps: Caps) -> (AppState, watch::Sender<bool>) {
        let (close, closing) = watch::channel(false);
        let match_store = Arc::new(MatchStore::new(store.clone(), settings.games));
        let parts = Parts {
            limits: Limits::new(settings.rate_limits),
            people: People::new(store.clone()),
            bots: BotRunner::start(Arc::clone(&match_store), closing.clone()),
            replays: Arc::default(),
            heavy: HeavyWork::default(),
            streams: Arc::new(Streams::new(caps)),
            settings,
            store,
            match_store,
            closing,
        };
        (AppState(Arc::new(parts)), close)
    }
}
