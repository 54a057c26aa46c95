//! 7.6 Retreats, 7.7 Regroup, 7.8 for Navis.

use std::ops::ControlFlow;

use kernel::Out;

use crate::act::{Act, Path};
use crate::battle;
use crate::event::{Event, Going};
use crate::state::{Battle, State, tell_of};
use crate::{Block, Edge, Place, Side, data};

/// Every way out of the battle for one block.
pub fn each_path(
    state: &State,
    battle: &Battle,
    side: Side,
    block: Block,
    each: &mut dyn FnMut(Path) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let sheet = battle.at.sheet();
    if block.is_navis() {
        for &Edge { link, to } in &sheet.seas {
            let own = state.open.entered(side, battle.at, link);
            let theirs = state.open.entered(side.enemy(), battle.at, link);
            let allowed = if state.friendly(side, to) {
                true // RUL-39
            } else if state.vacant(to) && side == battle.attacker {
                own // 7.82-a
            } else {
                state.vacant(to) && to.is_sea() && !theirs // 7.82-b
            };
            if allowed {
                each(Path::to(to))?;
            }
        }
        return ControlFlow::Continue(());
    }
    for &Edge { link, to } in &sheet.roads {
        let allowed = if side == battle.attacker {
            // 7.62
            state.friendly(side, to)
                || state.vacant(to) && state.open.entered(side, battle.at, link)
        } else {
            // 7.63-a
            !state.hostile(side, to) && !state.open.entered(side.enemy(), battle.at, link)
        };
        if allowed && state.open.roads.has_room(side, link, data().limits.retreat) {
            each(Path::to(to))?;
        }
    }
    // 7.64
    if battle.sea_retreats[side] >= data().limits.sea_retreats || !battle.at.is_port() {
        return ControlFlow::Continue(());
    }
    for &Edge { to: sea, .. } in &sheet.seas {
        if !state.friendly(side, sea) {
            continue;
        }
        for &Edge { to: port, .. } in &sea.sheet().seas {
            if port.is_port() && port != battle.at && state.friendly(side, port) {
                each(Path::to(sea).then(port))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// SM-18
pub fn regroup_options(
    state: &State,
    side: Side,
    at: Place,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if let Some(block) = state.taken {
        return each_regroup(state, side, at, block, &mut |to| {
            each(Act::Go { path: Path::to(to) })
        });
    }
    let stop = &mut |_| ControlFlow::Break(());
    for block in state.blocks_at(side, at) {
        if each_regroup(state, side, at, block, stop).is_break() {
            each(Act::Take { block })?;
        }
    }
    each(Act::EndRegroup)
}

/// 7.7, 7.83: one link to a Friendly or Vacant location.
fn each_regroup(
    state: &State,
    side: Side,
    at: Place,
    block: Block,
    each: &mut dyn FnMut(Place) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let sheet = at.sheet();
    let edges = if block.is_navis() {
        &sheet.seas
    } else {
        &sheet.roads
    };
    for &Edge { link, to } in edges {
        let room = state.open.roads.has_room(side, link, data().limits.regroup);
        if room && !state.hostile(side, to) {
            each(to)?;
        }
    }
    ControlFlow::Continue(())
}

pub fn regroup(
    state: &mut State,
    side: Side,
    from: Place,
    block: Block,
    path: Path,
    out: &mut Out<Event>,
) {
    let Some(to) = path.end() else {
        return;
    };
    if let Some(link) = from.link_to(to) {
        state.open.roads.use_once(side, link);
    }
    state.shift(block, side, to);
    let colour = block.sheet().colour;
    let event = |block| Event::Moved {
        side,
        colour,
        block,
        from,
        path,
        by: Going::Regroup,
    };
    tell_of(out, side, event, block);
}

pub fn end_regroup(state: &mut State, side: Side, out: &mut Out<Event>) {
    out.tell(Event::RegroupEnded { side });
    battle::next(state, out);
}
