//! Accounts, lobby, matches, live updates, API, storage.

pub mod api;
pub mod bot_room;
pub mod error;
pub mod game_match;
pub mod hall;
pub mod identity;
pub mod lang;
pub mod limits;
pub mod line;
pub mod live;
pub mod matches;
pub mod nodes;
pub mod people;
pub mod replays;
mod serve;
pub mod settings;
pub mod state;
pub mod store;
pub mod web;

pub use serve::{RunError, check, router, run};
pub use settings::{Settings, SettingsError};
pub use state::AppState;
