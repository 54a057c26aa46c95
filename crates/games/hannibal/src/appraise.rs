//! What a player who looks one decision ahead thinks of each act, from the view of
//! its own seat alone.

mod politics;

use kernel::{Appraise, Seat};

use crate::act::Act;
use crate::frame::{Frame, TurnStep, Use};
use crate::game::Hannibal;
use crate::side::Side;
use crate::view::View;

impl Appraise for Hannibal {
    fn appraise(view: &View, _seat: Seat, acts: &[Act], worth: &mut Vec<i64>) {
        worth.clear();
        match view.viewer {
            Some(side) => worth.extend(acts.iter().map(|&act| judge(view, side, act))),
            None => worth.resize(acts.len(), 0),
        }
    }
}

fn judge(view: &View, side: Side, act: Act) -> i64 {
    let open = &view.open;
    let whole = |value: f32| value.round() as i64;
    match act {
        // Equal bids are repeated: any of the small ones.
        Act::Bid { pcs } => i64::from(pcs < 3),
        Act::Side { side: first } => i64::from(first != side),
        Act::Place { at } => i64::from(open.land.all_cu(side, at)),
        Act::Promote { general } | Act::Elect { general } | Act::Command { general } => {
            i64::from(general.sheet().battle)
        }
        Act::Play { card, way } => {
            let ops = i64::from(card.sheet().ops);
            match way {
                Use::Event => 10,
                Use::Pcs => 8 + ops,
                Use::General => 5 + ops,
                Use::Troops | Use::Summon => 6,
                Use::Discard => 0,
            }
        }
        Act::Activate { general } | Act::General { general } => {
            let stack = open.land.stack_of(general);
            stack.map_or(0, |stack| i64::from(open.land.units(stack).cu))
        }
        Act::Pc { at } => match open.top() {
            Some(Frame::Owe(_)) => whole(politics::losing(open, side, at)),
            _ => whole(politics::winning(open, side, at)),
        },
        Act::Stop | Act::EndMove | Act::Decline => 1,
        Act::Siege | Act::Overrun | Act::Match { .. } | Act::Roll => 3,
        Act::Attack { card, title } => {
            let hand = view.hands[side].battle.unwrap_or_default();
            i64::from(hand.of(title)) * 2 + i64::from(card == title)
        }
        Act::TakeOver => 2,
        Act::Lose { elephants } => -i64::from(elephants),
        Act::Inside { cu, .. } | Act::Force { cu, .. } => i64::from(cu),
        Act::Done if matches!(open.top(), Some(Frame::Turn(TurnStep::Play))) => 0,
        Act::Done => 1,
        _ => 0,
    }
}
