//! The kernel, tried on small games. Tests that stand for a requirement of the
//! design name it: `K7`.

mod ambush;
mod asking;
mod bazaar;
mod broken_records;
mod caravan;
mod common;
mod erased;
mod gauntlet;
mod hidden;
mod records;
mod rules;
mod snapshots;
mod suite_catches;
mod together;
mod toys;
mod undoing;
mod wording_catches;
