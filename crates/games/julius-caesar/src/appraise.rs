//! What a player who looks one decision ahead thinks of each act, from the view of
//! his seat alone.

use kernel::{Appraise, Seat};

use crate::act::Act;
use crate::fog::View;
use crate::game::JuliusCaesar;
use crate::{CardKind, Place, Side};

impl Appraise for JuliusCaesar {
    fn appraise(view: &View, seat: Seat, acts: &[Act], worth: &mut Vec<i64>) {
        worth.clear();
        let Some(side) = Side::of(seat) else {
            worth.resize(acts.len(), 0);
            return;
        };
        worth.extend(acts.iter().map(|&act| worth_of(view, side, act)));
    }
}

fn worth_of(view: &View, side: Side, act: Act) -> i64 {
    match act {
        Act::Historical | Act::Fire { .. } | Act::EndDisband => 100,
        Act::Discard { card } => -card_worth(card.sheet().kind),
        Act::Commit { card } => card_worth(card.sheet().kind),
        Act::Go { path } => path.end().map_or(0, |to| place_worth(view, side, to)),
        Act::EndMoves | Act::EndRegroup => 10,
        Act::Pass { .. } | Act::EndLevies | Act::Decline => -100,
        _ => 0,
    }
}

fn card_worth(kind: CardKind) -> i64 {
    match kind {
        CardKind::Command { moves, levies } => i64::from(moves) * 10 + i64::from(levies) * 5,
        CardKind::Event(_) => 20,
    }
}

fn place_worth(view: &View, _side: Side, to: Place) -> i64 {
    let vacant = view.place(to).is_none();
    i64::from(to.sheet().value) * if vacant { 100 } else { 10 }
}
