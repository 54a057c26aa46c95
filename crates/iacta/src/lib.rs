//! The `iacta` command. It is a library with a small program around it, so that
//! tests can hand it their own games, input and output.

mod catalogue;
mod cli;
mod doctor;
pub mod engine;
mod error;
mod files;
mod games;
mod lang;
mod luck;
mod moment;
pub mod play;
mod render;
mod replay;
mod rules;
mod seats;
mod serve;
mod setup;
mod simulate;
mod verify;

pub use catalogue::Catalogue;
pub use cli::{Cli, run};
pub use error::Error;
pub use files::{RecordError, parse_record, record_text};
pub use lang::Lang;
