//! What every handler shares.

use std::sync::Arc;

use tokio::sync::watch;

use crate::bot_room::BotRoom;
use crate::hall::Hall;
use crate::limits::Limits;
use crate::people::People;
use crate::replays::Replays;
use crate::settings::Settings;
use crate::store::Store;

/// The parts of a node. Cheap to clone.
#[derive(Debug, Clone)]
pub struct AppState {
    pub settings: Arc<Settings>,
    pub store: Store,
    pub hall: Arc<Hall>,
    pub people: Arc<People>,
    pub limits: Arc<Limits>,
    pub bots: BotRoom,
    pub replays: Arc<Replays>,
    /// Turns true when the node is about to end; streams end with it.
    pub closing: watch::Receiver<bool>,
}

impl AppState {
    /// The parts of a node on an open database. The sender ends its streams.
    pub fn new(settings: Settings, store: Store) -> (AppState, watch::Sender<bool>) {
        let (close, closing) = watch::channel(false);
        let hall = Arc::new(Hall::new(store.clone()));
        let state = AppState {
            limits: Arc::new(Limits::new(settings.rate_limits)),
            people: Arc::new(People::new(store.clone())),
            bots: BotRoom::start(Arc::clone(&hall), closing.clone()),
            replays: Arc::default(),
            settings: Arc::new(settings),
            store,
            hall,
            closing,
        };
        (state, close)
    }
}
