//! The rules, chapter by chapter.

mod cards;
mod legs;
mod reinforcements;
mod sea;
mod setup;
mod siege;
mod winter;
