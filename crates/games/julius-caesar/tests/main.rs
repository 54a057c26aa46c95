//! All tests of the game in one program, which is built and linked once.

mod appraise;
mod common;
mod data;
mod draw;
mod paths;
mod properties;
mod recorded;
mod rules;
mod words;
