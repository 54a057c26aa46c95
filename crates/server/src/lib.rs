//! Accounts, lobby, matches, live updates, API, storage.

pub mod game_match;
pub mod hall;
pub mod line;
pub mod store;
