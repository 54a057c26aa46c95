//! The kernel, tried on small games. Tests that stand for a requirement of the
//! design name it: `K7`.

mod ambush;
mod bazaar;
mod caravan;
mod gauntlet;
mod suite_catches;
mod toys;
