//! What tests and measurements of the server share: a directory, a PostgreSQL cluster
//! and a server process of one's own, a client, players, and a look into the database
//! that does not go through the server.

mod client;
mod cluster;
mod crowd;
mod error;
mod player;
mod process;
mod scratch;
mod small_disk;
mod stored;
mod witness;

pub use client::{Answer, Client, Events};
pub use cluster::Cluster;
pub use crowd::{Crowd, CrowdSize};
pub use error::HarnessError;
pub use player::{Act, Decided, Pair, Pulse};
pub use process::{Process, busy_here};
pub use scratch::Scratch;
pub use small_disk::SmallDisk;
pub use stored::{Stored, StoredMatch};
pub use witness::{Manners, Witness};
