//! The rules, chapter by chapter: worked examples and clauses.

mod cards;
mod end;
mod events;
mod expansion;
mod flow;
mod hidden;
mod land;
mod money;
mod naval;
mod raids;
mod refusals;
mod supply;
