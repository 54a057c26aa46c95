//! What stands on the map, as the land war has it.

pub use land_war::Units;

use crate::game::Hannibal;

pub type Land = land_war::Land<Hannibal>;
pub type Stack = land_war::Stack<Hannibal>;
pub type Train = land_war::Train<Hannibal>;
pub type Board = land_war::Board<Hannibal>;
pub type Pieces = land_war::Pieces<Hannibal>;
pub type Posted = land_war::Posted<Hannibal>;
pub type BadBoard = land_war::BadBoard<Hannibal>;
