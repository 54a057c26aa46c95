//! What stands on the map, as the land war has it.

pub use punic::Units;

use crate::game::Hannibal;

pub type Land = punic::Land<Hannibal>;
pub type Stack = punic::Stack<Hannibal>;
pub type Train = punic::Train<Hannibal>;
pub type Board = punic::Board<Hannibal>;
pub type Pieces = punic::Pieces<Hannibal>;
pub type Posted = punic::Posted<Hannibal>;
pub type BadBoard = punic::BadBoard<Hannibal>;
