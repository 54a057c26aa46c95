//! Dual cards that take a City in the activation they are played for (8.1-d).

use std::sync::LazyLock;

use super::areas::space;
use crate::data::data;
use crate::deck;
use crate::frame::Use;
use crate::ids::Space;
use crate::land::Stack;
use crate::side::Side;
use crate::state::Open;

static TARENTUM: LazyLock<Space> = LazyLock::new(|| space("tarentum"));

/// What a dual card scores in place of a siege roll at `at`: points, if it works
/// there (#18, #54).
pub fn dual_takes_city(open: &Open, at: Space) -> Option<u8> {
    let play = open.play.filter(|play| play.way == Use::General)?;
    let full = data().tables.points_to_take;
    match play.card {
        deck::TRAITOR_IN_TARENTUM if play.side == Side::Carthage && at == *TARENTUM => Some(full),
        deck::TREACHERY if at.is_city() => {
            let defended = open.land.units(Stack::inside(play.side.enemy(), at)).cu > 0;
            let capital = [data().marks.roma, data().marks.carthago].contains(&at);
            Some(if defended || capital { full - 1 } else { full })
        }
        _ => None,
    }
}
