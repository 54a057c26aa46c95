//! The rules, chapter by chapter, with the worked examples.

mod audit;
mod battle;
mod cards;
mod cleopatra;
mod events;
mod fog;
mod fog_battle;
mod gods;
mod invariants;
mod levies;
mod movement;
mod pinning;
mod records;
mod refusals;
mod regroup;
mod reserves;
mod retreat;
mod sea;
mod setup;
mod taking_back;
mod tournament;
mod victory;
mod whole_turn;
mod winter;
