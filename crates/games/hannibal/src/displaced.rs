//! 10.10 Where displaced generals go.

use kernel::Out;
use punic::{Side, political};

use crate::event::Event;
use crate::frame::DebtCause;
use crate::ids::General;
use crate::limits;
use crate::state::{Open, State};

/// 10.10-c, 10.10-d, 10.10-f
pub fn displaced(state: &mut State, general: General, out: &mut Out<Event>) {
    let open = &mut state.open;
    let talent = general.talent();
    let mourned = (talent.mourned).filter(|_| !open.game.options.hannibal_returns);
    let side = general.side();
    if open.game.sheet().displaced_are_dead || mourned.is_some() || talent.permanent_proconsul {
        open.land.dead.insert(general);
        out.tell(Event::Died { general });
    } else if side == Side::Carthage {
        open.land.displaced.insert(general);
        out.tell(Event::Displaced { general });
    } else {
        open.land.pool.insert(general);
        out.tell(Event::Displaced { general });
    }
    limits::general_lost(state);
    if let Some(pcs) = mourned {
        political::owe(state, side, pcs, DebtCause::Mourning, out);
    }
}

/// Whatever cards made of him is over.
pub fn forget(open: &mut Open, general: General) {
    let effects = &mut open.game.effects;
    if effects.dictator == Some(general) {
        effects.dictator = None;
    }
    if effects.triumph == Some(general) {
        effects.triumph = None;
    }
    if effects.flamen.is_some_and(|(bound, _)| bound == general) {
        effects.flamen = None;
    }
}
