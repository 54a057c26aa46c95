//! Who stands where when the game begins.

use crate::data::sheets::Source;
use crate::ids::{Block, Place};
use crate::sets::BlockSet;
use crate::side::{BySide, Side};

/// The blocks that start in one city.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placement {
    pub side: Side,
    pub city: Place,
    pub blocks: Vec<Block>,
    pub source: Source,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// In file order.
    pub placements: Vec<Placement>,
    /// The blocks of each side that start in its levy pool.
    pub pools: BySide<BlockSet>,
    /// The leaders in the pools that may not be levied yet (7.51).
    pub locked: BySide<BlockSet>,
    /// Whom Cleopatra serves at the start.
    pub cleopatra: Side,
    /// Of the Roman calendar: 705 is 49 BC.
    pub first_year: u16,
    pub years: u8,
    /// Game turns in a Year, before its Winter Turn.
    pub turns: u8,
}
