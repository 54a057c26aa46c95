//! Julius Caesar: blocks in fog of war, 49 to 45 BC.

mod data;
mod ids;
mod sets;
mod side;

pub use data::{
    BlockSheet, CardKind, CardSheet, Colour, Data, DataError, Edge, Files, God, Kind, Letter, Levy,
    Limits, LinkKind, LinkSheet, Named, PlaceKind, PlaceSheet, Placement, RoadLimits, Setup,
    Source, Spot, data,
};
pub use ids::{Block, Card, Link, NoSuchId, Place, UnknownId};
pub use sets::{BlockSet, Blocks, CardSet, Cards, PlaceSet, Places};
pub use side::{BySide, Side};
