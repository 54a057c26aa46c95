//! What a view shows, for tests of the fog of war.

use julius_caesar::{Back, Colour, Side, Sighting, View};

use super::place;

/// Whether the data sent with a view name this block or card anywhere.
pub fn names(view: &View, id: &str) -> bool {
    let json = serde_json::to_string(view).expect("a view can be written");
    json.contains(&format!("{id:?}"))
}

/// Blocks of which only the backs are seen.
pub fn back(side: Side, colour: Colour, count: u8) -> Sighting {
    Sighting {
        back: Back {
            side,
            colour,
            moved: false,
            reserve: false,
            came: None,
        },
        count,
        face: None,
    }
}

/// Everything that stands somewhere, as a view shows it.
pub fn blocks_in(view: &View, city: &str) -> Vec<Sighting> {
    view.place(place(city))
        .map_or(Vec::new(), |place| place.blocks.clone())
}
