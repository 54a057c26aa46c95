//! All tests of the game in one program, which is built and linked once.

mod common;
mod data;
mod properties;
mod rules;
