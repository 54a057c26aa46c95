//! Dual cards that take a City in the activation they are played for (8.1-d).

use std::sync::LazyLock;

use punic::Side;

use super::areas::space;
use crate::data::{data, theatre};
use crate::deck;
use crate::frame::Use;
use crate::ids::Space;
use crate::land::Stack;
use crate::state::Open;

static TARENTUM: LazyLock<Space> = LazyLock::new(|| space("tarentum"));

/// 20.2-a: an attempt is made with the card on the table.
pub fn attempt(open: &mut Open, at: Space) -> Option<u8> {
    let points = dual_takes_city(open, at);
    if let Some(play) = &mut open.strategy.play {
        let traitor = play.card == deck::TRAITOR_IN_TARENTUM && play.way == Use::General;
        play.spent |= points.is_some() && traitor;
    }
    points
}

/// What a dual card scores in place of a siege roll at `at`: points, if it works
/// there (#18, #54).
fn dual_takes_city(open: &Open, at: Space) -> Option<u8> {
    let play = open.strategy.play.filter(|play| play.way == Use::General)?;
    let full = theatre().tables.points_to_take;
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
