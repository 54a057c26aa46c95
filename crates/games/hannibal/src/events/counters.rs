//! Counter-events, and the dual cards that work in an activation.

use kernel::{Chance, Out};

use crate::event::Event;
use crate::frame::Moment;
use crate::ids::{Card, Space};
use crate::sets::CardSet;
use crate::side::Side;
use crate::state::{Open, State};

/// What a dual card scores in place of a siege roll at `at`: points, if it works
/// there (#18, #54).
pub fn dual_takes_city(_open: &Open, _at: Space) -> Option<u8> {
    None
}

pub fn fitting(_open: &Open, _side: Side, _moment: Moment) -> CardSet {
    CardSet::EMPTY
}

pub fn counter(
    _state: &mut State,
    _side: Side,
    _card: Card,
    _moment: Moment,
    _by: i8,
    _chance: &mut dyn Chance,
    _out: &mut Out<Event>,
) {
}

/// Where #50 may land.
pub fn pirate_ports() -> crate::sets::SpaceSet {
    crate::sets::SpaceSet::EMPTY
}
