//! What tests and measurements of the server share: a directory, a PostgreSQL cluster
//! and a server process of one's own, a client, players, and a look into the database
//! that does not go through the server.

mod client;
mod cluster;
mod error;
mod player;
mod process;
mod scratch;
mod stored;

pub use client::{Answer, Client, Events};
pub use cluster::Cluster;
pub use error::TrialError;
pub use player::{Act, Decided, Pair, Pulse};
pub use process::{Process, busy_here};
pub use scratch::Scratch;
pub use stored::{Stored, StoredMatch};
