//! The rules, chapter by chapter, with the worked examples.

#[path = "../common/mod.rs"]
mod common;

mod battle;
mod build;
mod collect;
mod conquest;
mod movement;
mod positions;
mod setup;
mod trade;
mod victory;
