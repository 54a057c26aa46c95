//! Parts that games are put together from. All of them are plain `Copy` data without
//! heap, so that a state that holds them is cloned by copying bytes, and all of them
//! are written as readable JSON.

mod deck;
mod few;
mod frames;
mod ids;
mod known;
pub mod pick;
mod roll;
mod window;

pub use deck::{Deck, draw_from};
pub use few::{Few, Full};
pub use frames::{Frames, TooDeep};
pub use ids::IdSet;
pub use known::Known;
pub use roll::{Modifier, Roll};
pub use window::{Reopen, Window};
