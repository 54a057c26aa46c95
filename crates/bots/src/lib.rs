//! Players that are programs, and series of games between them.
//!
//! A bot is given what a person in its seat would have, a view and the legal
//! options, and nothing else: [`kernel::Info`] keeps the state to itself.

mod bot;
mod erased;
mod report;
mod seeds;
mod simulate;
mod worker;

pub use bot::{Bot, Greedy, Level, Random, UnknownBot};
pub use erased::AnyBots;
pub use report::{Failure, Fault, Plan, Report};
pub use seeds::GameSeed;
pub use simulate::simulate;
pub use worker::{Played, Worker};
