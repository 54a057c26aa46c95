//! What is lost, and where the beaten go (14.6, 15).

use super::clash::{Army, escapes};
use super::outlook::Outlook;
use super::{Judgement, Worth, politics};
use crate::act::Act;
use crate::frame::RetreatStep;
use crate::land::Stack;

/// 14.6-b, 17.3: Elephants are the last to be given up.
pub fn losses<W: Judgement>(acts: &[Act<W>], worth: &mut Worth) {
    worth.extend(acts.iter().map(|act| match act {
        Act::Lose { elephants } => -f32::from(*elephants),
        _ => 0.0,
    }));
}

pub fn judge<W: Judgement>(
    outlook: &Outlook<'_, W>,
    step: RetreatStep,
    acts: &[Act<W>],
    worth: &mut Worth,
) {
    let open = outlook.open;
    let Some(now) = open.retreat else {
        return;
    };
    let stack = Stack::outside(now.side, now.at);
    let army = Army::of(open, stack);
    let way_out = escapes(open, now.side, now.at, now.barred);
    let capital = now.at == politics::capital::<W>(now.side);
    for &act in acts {
        worth.push(match act {
            // 15.7-a: behind the walls if all fit, or if there is no way out; a capital
            // is never left to itself.
            Act::Inside { cu, elephants } => {
                let wanted = match army.units.cu <= now.at.capacity() || !way_out || capital {
                    true => f32::from(cu),
                    false => -f32::from(cu),
                };
                wanted - 0.1 * f32::from(elephants)
            }
            Act::Shelter { .. } => {
                let inside = open.land.units(Stack::inside(now.side, now.at)).cu;
                if inside > army.units.cu || !way_out {
                    1.0
                } else {
                    -1.0
                }
            }
            Act::Retreat { to } => outlook.field(army, to, step != RetreatStep::Go),
            _ => 0.0,
        });
    }
}
