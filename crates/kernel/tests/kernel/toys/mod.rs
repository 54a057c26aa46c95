//! Small games that together ask of the kernel what the real ones will.
#![allow(dead_code, reason = "a toy may have more than its tests use")]

pub mod ambush;
pub mod bazaar;
pub mod caravan;
pub mod gauntlet;
