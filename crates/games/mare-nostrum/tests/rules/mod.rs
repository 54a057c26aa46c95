//! The rules, chapter by chapter, with the worked examples.

mod battle;
mod build;
mod choices;
mod collect;
mod conquest;
mod movement;
mod positions;
mod refusals;
mod setup;
mod trade;
mod victory;
