//! What every handler shares.

use std::ops::Deref;
use std::sync::Arc;

use tokio::sync::watch;

use crate::bot_room::BotRoom;
use crate::hall::Hall;
use crate::limits::Limits;
use crate::people::People;
use crate::replays::Replays;
use crate::settings::Settings;
use crate::store::Store;

/// A node. Handlers and layers clone it for every request, so that is all it is.
#[derive(Debug, Clone)]
pub struct AppState(Arc<Parts>);

/// The parts of a node.
#[derive(Debug)]
pub struct Parts {
    pub settings: Settings,
    pub store: Store,
    pub hall: Arc<Hall>,
    pub people: People,
    pub limits: Limits,
    pub bots: BotRoom,
    pub replays: Arc<Replays>,
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
    pub fn new(settings: Settings, store: Store) -> (AppState, watch::Sender<bool>) {
        let (close, closing) = watch::channel(false);
        let hall = Arc::new(Hall::new(store.clone()));
        let parts = Parts {
            limits: Limits::new(settings.rate_limits),
            people: People::new(store.clone()),
            bots: BotRoom::start(Arc::clone(&hall), closing.clone()),
            replays: Arc::default(),
            settings,
            store,
            hall,
            closing,
        };
        (AppState(Arc::new(parts)), close)
    }
}
