//! Seats and viewers as people and programs name them.

use kernel::{About, Seat, SeatSet, Viewer};

/// The seat that `name` means at a table of `seats`: its number or its name.
pub fn seat(about: &About, seats: u8, name: &str) -> Option<Seat> {
    let name = name.trim();
    SeatSet::first(seats).iter().find(|seat| {
        let called = about.seats.get(seat.index());
        called.is_some_and(|called| called.eq_ignore_ascii_case(name)) || name.parse() == Ok(seat.0)
    })
}

pub fn viewer(about: &About, seats: u8, name: &str) -> Option<Viewer> {
    if name.trim().eq_ignore_ascii_case("spectator") {
        return Some(Viewer::Spectator);
    }
    seat(about, seats, name).map(Viewer::Seat)
}

/// The seats of a table with their numbers, for messages.
pub fn known(about: &About, seats: u8) -> String {
    let names: Vec<_> = (SeatSet::first(seats).iter())
        .map(|seat| match about.seats.get(seat.index()) {
            Some(name) => format!("{} ({name})", seat.0),
            None => seat.0.to_string(),
        })
        .collect();
    names.join(", ")
}
