//! The rules, chapter by chapter, with the worked examples.

mod audit;
mod battle;
mod campaigns;
mod components;
mod control;
mod elections;
mod movement;
mod naval;
mod reactions;
mod refusals;
mod reinforcements;
mod retreat;
mod setup;
mod siege;
mod strategy;
mod turn;
mod windows;
