//! The land war: stacks, movement, reactions, battle, retreat, sieges, political
//! control, attrition. These modules know spaces, generals and tables by what the
//! data says of them, never by name; what a single game or scenario adds is asked
//! of `crate::limits`.

pub mod attrition;
pub mod battle;
pub mod consuls;
pub mod displaced;
pub mod falling_back;
pub mod losses;
pub mod march;
pub mod naval;
pub mod political;
pub mod reactions;
pub mod retreat;
pub mod rounds;
pub mod siege;
pub mod stacks;
pub mod walls;

use crate::frame::Frame;
use crate::state::Open;

/// Changes the innermost frame that `is` names, whatever questions lie on top of it.
pub fn under(open: &mut Open, is: impl Fn(Frame) -> bool, step: Frame) {
    let mut above = kernel::parts::Few::<Frame, 12>::new();
    while let Some(top) = open.top() {
        if is(top) {
            open.step(step);
            break;
        }
        above.extend([top]);
        open.pop();
    }
    for frame in above.iter().rev() {
        open.push(frame);
    }
}
