//! The geometry of a board from its two files.

use super::{ArtError, BoardArt, Points, Register, Shapes};
use crate::data::{self, Fault};

/// Why the geometry of a board is refused.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum GeoError {
    #[error(transparent)]
    Fault(#[from] Fault),
    #[error(transparent)]
    Art(#[from] ArtError),
}

/// Reads `geo.toml` and `geo.json` and holds them against what is on the map. Never
/// panics, whatever they say.
pub fn read_board(points: &str, shapes: &str, map: &Register) -> Result<BoardArt, GeoError> {
    let points: Points = data::read("geo.toml", points)?;
    let shapes = Shapes::read(shapes)?;
    Ok(BoardArt::new(&points, &shapes, map)?)
}
