//! 7.6 Retreats, 7.7 Regroup, 7.8 for Navis.

use std::ops::ControlFlow;

use kernel::Out;

use crate::act::{Act, Path};
use crate::battle;
use crate::event::{Event, Going};
use crate::refusal::Refusal;
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
    let edges = if block.is_navis() {
        &sheet.seas
    } else {
        &sheet.roads
    };
    for edge in edges {
        let open = match block.is_navis() {
            true => by_fleet(state, battle, side, edge),
            false => by_road(state, battle, side, edge),
        };
        if open.is_ok() {
            each(Path::to(edge.to))?;
        }
    }
    if block.is_navis() || by_ship(state, battle, side).is_err() {
        return ControlFlow::Continue(());
    }
    for &Edge { to: sea, .. } in &sheet.seas {
        for &Edge { to: port, .. } in &sea.sheet().seas {
            if over_sea(state, battle, side, sea, port).is_ok() {
                each(Path::to(sea).then(port))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Why a block does not leave the battle by this path.
pub fn may_retreat(
    state: &State,
    battle: &Battle,
    side: Side,
    block: Block,
    path: Path,
) -> Result<(), Refusal> {
    let sheet = battle.at.sheet();
    let first = path.first().ok_or(Refusal::NoRetreat(block))?;
    if block.is_navis() {
        let edge = sheet.seas.iter().find(|edge| edge.to == first);
        // 7.83-b
        let edge = edge.filter(|_| path.len() == 1);
        return by_fleet(state, battle, side, edge.ok_or(Refusal::NoSeaLink(block))?);
    }
    if !first.is_sea() {
        let edge = sheet.roads.iter().find(|edge| edge.to == first);
        let edge = edge.filter(|_| path.len() == 1);
        return by_road(state, battle, side, edge.ok_or(Refusal::NoRetreat(block))?);
    }
    by_ship(state, battle, side)?;
    if !sheet.seas.iter().any(|edge| edge.to == first) {
        return Err(Refusal::NoRetreat(block));
    }
    let port = path.end().filter(|_| path.len() == 2);
    over_sea(
        state,
        battle,
        side,
        first,
        port.ok_or(Refusal::NoSeaRetreat(first))?,
    )
}

/// 7.61 to 7.63: whether a land block may retreat by this road or strait.
fn by_road(state: &State, battle: &Battle, side: Side, edge: &Edge) -> Result<(), Refusal> {
    let Edge { link, to } = *edge;
    if state.hostile(side, to) {
        return Err(Refusal::EnemyBars(to));
    }
    if side == battle.attacker {
        // 7.62
        if !state.friendly(side, to) && !state.open.entered(side, battle.at, link) {
            return Err(Refusal::NotByEntry(link));
        }
    } else if state.open.entered(side.enemy(), battle.at, link) {
        // 7.63-a
        return Err(Refusal::AttackersLink(link));
    }
    match state.open.roads.has_room(side, link, data().limits.retreat) {
        true => Ok(()),
        false => Err(Refusal::RetreatFull(link)),
    }
}

/// 7.64-b: whether one more land block may leave by sea this round.
fn by_ship(state: &State, battle: &Battle, side: Side) -> Result<(), Refusal> {
    debug_assert!(state.open.battle.is_none_or(|now| now.at == battle.at));
    if !battle.at.is_port() {
        Err(Refusal::NoSeaRetreat(battle.at))
    } else if battle.sea_retreats[side] >= data().limits.sea_retreats {
        Err(Refusal::SeaRetreatUsed)
    } else {
        Ok(())
    }
}

/// 7.64-a: across one Friendly sea into a Friendly port on it.
fn over_sea(
    state: &State,
    battle: &Battle,
    side: Side,
    sea: Place,
    port: Place,
) -> Result<(), Refusal> {
    let on_it = sea.sheet().seas.iter().any(|edge| edge.to == port);
    if !state.friendly(side, sea) {
        Err(Refusal::NoSeaRetreat(sea))
    } else if !on_it || !port.is_port() || port == battle.at || !state.friendly(side, port) {
        Err(Refusal::NoSeaRetreat(port))
    } else {
        Ok(())
    }
}

/// 7.82: whether a fleet may retreat by this sea link.
fn by_fleet(state: &State, battle: &Battle, side: Side, edge: &Edge) -> Result<(), Refusal> {
    let Edge { link, to } = *edge;
    if state.hostile(side, to) {
        Err(Refusal::EnemyBars(to))
    } else if state.friendly(side, to) {
        Ok(()) // RUL-39
    } else if side == battle.attacker {
        // 7.82-a
        match state.open.entered(side, battle.at, link) {
            true => Ok(()),
            false => Err(Refusal::FleetNotByEntry(link)),
        }
    } else if !to.is_sea() || state.open.entered(side.enemy(), battle.at, link) {
        // 7.82-b
        Err(Refusal::FleetBarred(link))
    } else {
        Ok(())
    }
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
    for block in state.blocks_at(side, at) {
        if may_take(state, side, at, block).is_ok() {
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
    for edge in regroup_edges(at, block) {
        if by_regroup(state, side, edge).is_ok() {
            each(edge.to)?;
        }
    }
    ControlFlow::Continue(())
}

fn regroup_edges(at: Place, block: Block) -> &'static [Edge] {
    let sheet = at.sheet();
    if block.is_navis() {
        &sheet.seas
    } else {
        &sheet.roads
    }
}

/// 7.7-b, 7.7-e
fn by_regroup(state: &State, side: Side, edge: &Edge) -> Result<(), Refusal> {
    if state.hostile(side, edge.to) {
        Err(Refusal::RegroupBarred(edge.to))
    } else if !state
        .open
        .roads
        .has_room(side, edge.link, data().limits.regroup)
    {
        Err(Refusal::RegroupFull(edge.link))
    } else {
        Ok(())
    }
}

/// Why a block of the victor does not regroup there.
pub fn may_regroup(
    state: &State,
    side: Side,
    at: Place,
    block: Block,
    path: Path,
) -> Result<(), Refusal> {
    let to = path.end().filter(|_| path.len() == 1);
    let edge = regroup_edges(at, block)
        .iter()
        .find(|edge| Some(edge.to) == to);
    match edge {
        Some(edge) => by_regroup(state, side, edge),
        None if block.is_navis() => Err(Refusal::NoSeaLink(block)),
        None if path.first().is_some_and(Place::is_sea) => Err(Refusal::RegroupBySea(block)),
        None => Err(Refusal::NoRegroup(block)),
    }
}

/// Why a block of the victor is not picked to regroup.
pub fn may_take(state: &State, side: Side, at: Place, block: Block) -> Result<(), Refusal> {
    if !state.army[side].contains(block) {
        return Err(Refusal::NotYours(block));
    }
    if state.place_of(block) != Some(at) {
        return Err(Refusal::NotVictorious(block));
    }
    let ways = regroup_edges(at, block).iter();
    let mut why = Err(Refusal::NoRegroup(block));
    for edge in ways {
        why = by_regroup(state, side, edge);
        if why.is_ok() {
            break;
        }
    }
    why
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
