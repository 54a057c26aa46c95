//! Small games that together ask of the kernel what the real ones will.
#![allow(dead_code, reason = "each test file uses some of the toys")]

pub mod ambush;
