//! The commands: in this process with a small game, and as the program that people
//! start.

mod common;

mod commands;
mod engine;
mod fuzz;
mod other_rules;
mod play;
mod program;
mod render;
mod transcript;
