//! 10.10-c, 6.5.1, 24.2 What becomes of a displaced general.

use kernel::Out;
use punic::{Side, placing, political};

use crate::data::{Hook, data};
use crate::event::{Event, GameEvent};
use crate::frame::{DebtCause, GameDebt};
use crate::ids::{General, Space};
use crate::state::{Open, State};
use crate::turn;

/// 6.1.1-f, 6.1.2-d, 6.1.3-d, 6.4-g
pub fn displaced(state: &mut State, general: General, out: &mut Out<Event>) {
    let marks = &data().marks;
    out.tell(Event::Displaced { general });
    let talent = general.talent();
    if talent.hook == Hook::WouldBeDisplaced
        && let Some(at) = refuge(&state.open)
    {
        placing::put_general(state, general, at, out);
        return;
    }
    if general == marks.xanthippus {
        state.open.land.dead.insert(general);
        state.open.game.hired = None;
        out.tell(Event::Game(GameEvent::Retired { general }));
        return;
    }
    state.open.game.barca_common |= general == marks.barca;
    state.open.land.pool.insert(general);
    // 6.5.1-a
    if talent.aristocrat {
        let count = general.sheet().battle;
        let why = DebtCause::Game(GameDebt::Aristocrat);
        political::owe(state, Side::Rome, count, why, out);
    }
}

/// Calatinus: Roma, or with Roman CUs if Roma is besieged.
fn refuge(open: &Open) -> Option<Space> {
    let roma = data().marks.roma;
    let side = Side::Rome;
    match open.land.held[side].contains(roma) && !open.land.besieged(roma) {
        true => Some(roma),
        false => turn::free_stacks(open, side).first(),
    }
}
