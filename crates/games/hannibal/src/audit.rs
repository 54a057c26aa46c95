//! What holds after every act of every game, and what is asked of every position
//! that comes from outside.

use kernel::{Broken, Game};
use land_war::Side;

use crate::game::Hannibal;
use crate::state::State;

macro_rules! must {
    ($holds:expr, $($why:tt)+) => {
        if !$holds {
            return Err(Broken(format!($($why)+)));
        }
    };
}

pub fn audit(state: &State) -> Result<(), Broken> {
    land_war::audit::audit(state)?;
    cards(state)?;
    frames(state)
}

fn cards(state: &State) -> Result<(), Broken> {
    let open = &state.open;
    let [rome, carthage] = Side::ALL.map(|side| state.own.hands[side]);
    must!(!rome.meets(carthage), "a card is in both hands");
    must!(
        (rome | carthage).within(open.own.unseen),
        "a card of a hand lies elsewhere too"
    );
    must!(
        !open.own.unseen.meets(open.own.discard | open.own.removed),
        "a card is in two places"
    );
    must!(
        !open.own.discard.meets(open.own.removed),
        "a card is in two places"
    );
    for side in Side::ALL {
        must!(
            state.own.known[side].within(state.own.hands[side]),
            "a known card is not in the hand"
        );
    }
    Ok(())
}

/// What the procedures need is there, and somebody can act.
fn frames(state: &State) -> Result<(), Broken> {
    let open = &state.open;
    if open.over.is_some() {
        must!(
            open.frames.is_empty(),
            "something is under way after the end"
        );
        return Ok(());
    }
    must!(!open.frames.is_empty(), "nothing is under way");
    for seat in Hannibal::asked(state).seats().iter() {
        let some = kernel::nth::<Hannibal>(state, seat, 0).is_some();
        must!(some, "{seat} must decide and cannot");
    }
    Ok(())
}
