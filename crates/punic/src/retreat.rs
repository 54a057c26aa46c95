//! 15 Retreat.

use std::ops::ControlFlow;

use kernel::Out;

use crate::act::Act;
use crate::event::Event;
use crate::frame::{Battle, Frame, LossCause, Retreat, RetreatStep, Way};
use crate::id::Space;
use crate::land::{Stack, Units};
use crate::reason::{Allowed, Reason, unless};
use crate::refusal::why;
use crate::set::SpaceSet;
use crate::sheets::LinkKind;
use crate::side::Side;
use crate::state::{Open, State};
use crate::trains::{Load, Trains};
use crate::war::{Sea, War};
use crate::{displaced, losses, stacks, walls};

/// The loser of the battle has to leave.
pub fn begin<W: War>(state: &mut State<W>, side: Side, out: &mut Out<Event<W>>) {
    let battle = state.battle();
    let outside = Stack::outside(side, battle.at);
    if battle.way == Way::Sortie && side == battle.original {
        // 15.7-b
        let units = state.open.land.units(outside);
        shut_in(state, outside, units, out);
        return;
    }
    state.open.retreat = Some(Retreat {
        side,
        at: battle.at,
        steps: 0,
        least: 0,
        cheapest: 0,
        lost: 0,
        first: None,
        barred: None,
        ended: false,
    });
    state.open.push(Frame::Retreat(RetreatStep::Inside));
}

/// All go inside the walls.
pub fn shut_in<W: War>(
    state: &mut State<W>,
    outside: Stack<W>,
    units: Units,
    out: &mut Out<Event<W>>,
) {
    let generals = state.open.land.generals_in(outside);
    walls::go_inside(state, outside, units, out);
    for general in generals {
        walls::take_shelter(state, general, out);
    }
    stacks::unify(&mut state.open, Stack::inside(outside.side, outside.at));
}

fn retreat<W: War>(state: &State<W>) -> Retreat<W> {
    state.open.retreat.expect("a retreat is under way")
}

fn go<W: War>(state: &mut State<W>, step: RetreatStep) {
    state.open.step(Frame::Retreat(step));
}

pub fn advance<W: War>(state: &mut State<W>, step: RetreatStep, out: &mut Out<Event<W>>) -> bool {
    let now = retreat(state);
    let stack = Stack::outside(now.side, now.at);
    match step {
        RetreatStep::Inside => {
            if room(&state.open, &now) > 0 {
                return true;
            }
            go(state, RetreatStep::Start);
        }
        RetreatStep::Shelter => {
            if !state.open.land.generals_in(stack).is_empty() {
                return true;
            }
            go(state, RetreatStep::Start);
        }
        RetreatStep::Start => start(state, now, out),
        RetreatStep::Go => {
            // What has one answer that all can see is not asked.
            let next = next(&state.open, &now);
            if next.len() > 1 {
                return true;
            }
            match next.first() {
                Some(to) => walk(state, to, out),
                None => eliminate(state, stack, out),
            }
        }
        RetreatStep::Gone => {
            if state.open.land.units(stack).cu == 0 {
                // 15.6-b
                go(state, RetreatStep::End);
                displaced::displace_stack(state, stack, out);
            } else {
                go(
                    state,
                    if now.ended {
                        RetreatStep::End
                    } else {
                        RetreatStep::Go
                    },
                );
            }
        }
        RetreatStep::End => {
            state.open.retreat = None;
            state.open.pop();
            stacks::unify(&mut state.open, stack);
            stacks::tidy(&mut state.open, now.at);
            displaced::overtaken(state, now.side.enemy(), now.at, out);
        }
    }
    false
}

/// 15.7-a: how many CUs fit inside a friendly City of the battle space.
fn room<W: War>(open: &Open<W>, now: &Retreat<W>) -> u8 {
    let land = &open.land;
    if !now.at.is_city() || !land.held[now.side].contains(now.at) || land.besieged(now.at) {
        return 0;
    }
    now.at.capacity() - land.units(Stack::inside(now.side, now.at)).cu
}

pub fn options<W: War>(
    state: &State<W>,
    step: RetreatStep,
    each: &mut dyn FnMut(Act<W>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let now = retreat(state);
    let open = &state.open;
    let outside = Stack::outside(now.side, now.at);
    match step {
        RetreatStep::Inside => walls::inside_options(open, outside, room(open, &now), each),
        RetreatStep::Shelter => {
            each(Act::Done)?;
            (open.land.generals_in(outside).iter())
                .try_for_each(|general| each(Act::Shelter { general }))
        }
        RetreatStep::Go => (next(open, &now).iter()).try_for_each(|to| each(Act::Retreat { to })),
        RetreatStep::Start | RetreatStep::Gone | RetreatStep::End => ControlFlow::Continue(()),
    }
}

pub fn apply<W: War>(
    state: &mut State<W>,
    step: RetreatStep,
    act: Act<W>,
    out: &mut Out<Event<W>>,
) {
    let now = retreat(state);
    let outside = Stack::outside(now.side, now.at);
    match (step, act) {
        (RetreatStep::Inside, Act::Inside { cu, elephants }) => {
            let units = Units::of(cu, elephants);
            if units == state.open.land.units(outside) {
                go(state, RetreatStep::End);
                shut_in(state, outside, units, out);
                return;
            }
            go(
                state,
                match cu {
                    0 => RetreatStep::Start,
                    _ => RetreatStep::Shelter,
                },
            );
            walls::go_inside(state, outside, units, out);
        }
        (RetreatStep::Shelter, Act::Shelter { general }) => {
            walls::take_shelter(state, general, out);
        }
        (RetreatStep::Shelter, _) => go(state, RetreatStep::Start),
        (RetreatStep::Go, Act::Retreat { to }) => walk(state, to, out),
        _ => {}
    }
}

/// Who is inside stays; the rest looks for a way (15.2, 15.3).
fn start<W: War>(state: &mut State<W>, mut now: Retreat<W>, out: &mut Out<Event<W>>) {
    let battle = state.battle();
    let outside = Stack::outside(now.side, now.at);
    let inside = Stack::inside(now.side, now.at);
    stacks::unify(&mut state.open, outside);
    if !state.open.land.generals_in(inside).is_empty() {
        stacks::unify(&mut state.open, inside);
    }
    // 20.7-c
    let train = state.open.land.train;
    state.open.land.train.abandon(outside);
    if state.open.land.train != train {
        out.tell(Event::TrainLost);
    }
    let mut lands = true;
    if now.side == battle.original {
        // 15.3-a, 15.5-a
        match (battle.way, battle.from) {
            (Way::Land(LinkKind::Road), Some(from)) => now.first = Some(from),
            _ => lands = false,
        }
    } else if battle.way != Way::Sea {
        now.barred = battle.from;
    }
    match best(&state.open, &now).filter(|_| lands) {
        Some((least, cheapest)) => {
            now.least = least;
            now.cheapest = cheapest;
        }
        // With no step and no loss to go by, no way by land is allowed below.
        None if !by_sea(&state.open, &now).is_empty() => {}
        None => {
            eliminate_below(state, outside, out);
            return;
        }
    }
    state.open.retreat = Some(now);
    go_under(state, RetreatStep::Go);
}

/// The retreat's frame may lie under a question of command that `start` raised.
fn go_under<W: War>(state: &mut State<W>, step: RetreatStep) {
    let own = |frame| matches!(frame, Frame::Retreat(_));
    (state.open).step_under(own, |frame| *frame = Frame::Retreat(step));
}

/// 15.6-a
fn eliminate<W: War>(state: &mut State<W>, stack: Stack<W>, out: &mut Out<Event<W>>) {
    go(state, RetreatStep::End);
    destroy(state, stack, out);
}

fn eliminate_below<W: War>(state: &mut State<W>, stack: Stack<W>, out: &mut Out<Event<W>>) {
    go_under(state, RetreatStep::End);
    destroy(state, stack, out);
}

/// All CUs lost, generals displaced.
pub fn destroy<W: War>(state: &mut State<W>, stack: Stack<W>, out: &mut Out<Event<W>>) {
    let units = state.open.land.units(stack);
    state.open.land.remove(stack, units);
    losses::count(state, stack.side, units.cu, LossCause::Retreat, out);
    out.tell(Event::Eliminated { stack, units });
    displaced::displace_stack(state, stack, out);
}

/// What entering a space costs a stack of `size`, whether the retreat ends there,
/// and how many go on with it (15.2-a, 15.4). Nobody may be left.
fn entering<W: War>(open: &Open<W>, side: Side, size: u8, to: Space<W>) -> Option<(u8, bool, u8)> {
    let land = &open.land;
    let enemy = land.cu(side.enemy(), to);
    let hostile = u8::from(land.unfriendly(side).contains(to));
    let loss = hostile + enemy;
    let left = size.checked_sub(loss).filter(|&left| left > 0)?;
    let there = land.cu(side, to);
    let friendly = land.held[side].contains(to) && enemy == 0;
    let ends = friendly || there > left;
    Some((loss, ends, left + there))
}

/// Ports to which it may go at once, and at no cost, instead.
fn by_sea<W: War>(open: &Open<W>, now: &Retreat<W>) -> SpaceSet<W> {
    match open.battle {
        Some(battle) if now.steps == 0 => ports(open, &battle, now.side),
        _ => SpaceSet::EMPTY,
    }
}

/// Ports to which a side of the battle may go by sea; there it ends, so that no enemy
/// stands there (15.2-a, 16-e).
pub fn ports<W: War>(open: &Open<W>, battle: &Battle<W>, side: Side) -> SpaceSet<W> {
    W::Sea::retreats(open, battle, side) - open.land.occupied(side.enemy())
}

/// Spaces a retreat may enter from `from`.
fn ways<W: War>(open: &Open<W>, now: &Retreat<W>, from: Space<W>, steps: u8) -> SpaceSet<W> {
    match now.first {
        Some(first) if steps == 0 => SpaceSet::EMPTY.with(first),
        _ => {
            let roads = from.roads() & open.land.in_play;
            now.barred
                .map_or(roads, |barred| roads.without(barred))
                .without(now.at)
        }
    }
}

/// Calls back with the steps and the loss of every way that can be completed.
fn each_way<W: War>(
    open: &Open<W>,
    now: &Retreat<W>,
    at: Space<W>,
    steps: u8,
    lost: u8,
    size: u8,
    found: &mut dyn FnMut(u8, u8),
) {
    if steps >= W::theatre().tables.retreat_steps {
        return;
    }
    for to in ways(open, now, at, steps) {
        let Some((loss, ends, size)) = entering(open, now.side, size, to) else {
            continue;
        };
        if ends {
            found(steps + 1, lost + loss);
        } else {
            each_way(open, now, to, steps + 1, lost + loss, size, found);
        }
    }
}

/// RUL-14: steps of a shortest way, and the least loss among those.
fn best<W: War>(open: &Open<W>, now: &Retreat<W>) -> Option<(u8, u8)> {
    let size = open.land.cu(now.side, now.at);
    let mut best = None;
    each_way(open, now, now.at, 0, 0, size, &mut |steps, loss| {
        let way = (steps, loss);
        best = Some(best.map_or(way, |best: (u8, u8)| best.min(way)));
    });
    best
}

/// The next spaces of ways that are allowed as a whole (15.2-c, RUL-14).
fn next<W: War>(open: &Open<W>, now: &Retreat<W>) -> SpaceSet<W> {
    let size = open.land.cu(now.side, now.at);
    let lands: SpaceSet<W> = (ways(open, now, now.at, now.steps).iter())
        .filter(|&to| may_retreat(open, now, size, to).is_ok())
        .collect();
    lands | by_sea(open, now)
}

/// Whether a space that [`ways`] leads to is on a way that is allowed as a whole.
fn may_retreat<W: War>(open: &Open<W>, now: &Retreat<W>, size: u8, to: Space<W>) -> Allowed {
    let allowed = |steps: u8, loss: u8| steps == now.least || loss < now.cheapest;
    let (loss, ends, size) = entering(open, now.side, size, to).ok_or(why::RETREAT_DEADLY)?;
    let (steps, lost) = (now.steps + 1, now.lost + loss);
    let mut any = ends && allowed(steps, lost);
    if !ends {
        each_way(open, now, to, steps, lost, size, &mut |steps, loss| {
            any |= allowed(steps, loss);
        });
    }
    unless(!any, why::RETREAT_LONGER)
}

/// Why an act is not among `options`.
pub fn refuses<W: War>(open: &Open<W>, step: RetreatStep, act: Act<W>) -> Option<Reason> {
    let now = open.retreat?;
    let outside = Stack::outside(now.side, now.at);
    match (step, act) {
        (RetreatStep::Inside, Act::Inside { cu, elephants }) => {
            walls::refuses_inside(open, outside, room(open, &now), Units::of(cu, elephants))
        }
        (RetreatStep::Shelter, Act::Shelter { .. }) => Some(why::NOT_IN_STACK),
        (RetreatStep::Go, Act::Retreat { to }) => refuses_way(open, &now, to),
        _ => None,
    }
}

fn refuses_way<W: War>(open: &Open<W>, now: &Retreat<W>, to: Space<W>) -> Option<Reason> {
    if ways(open, now, now.at, now.steps).contains(to) {
        return may_retreat(open, now, open.land.cu(now.side, now.at), to).err();
    }
    match now.first {
        Some(_) if now.steps == 0 => Some(why::RETREATS_BACK),
        _ if now.barred == Some(to) => Some(why::RETREAT_BARRED),
        _ => Some(why::RETREAT_ROAD),
    }
}

/// The stack goes one step, sweeping along what it meets (15.4).
fn walk<W: War>(state: &mut State<W>, to: Space<W>, out: &mut Out<Event<W>>) {
    let mut now = retreat(state);
    let from = Stack::outside(now.side, now.at);
    let target = Stack::outside(now.side, to);
    let open = &mut state.open;
    let units = open.land.units(from);
    let (loss, ends) = match entering(open, now.side, units.cu, to) {
        _ if by_sea(open, &now).contains(to) => (0, true),
        Some((loss, ends, _)) => (loss, ends),
        None => return,
    };
    let generals = open.land.generals_in(from);
    stacks::shift(
        &mut open.land,
        from,
        target,
        units,
        generals,
        Load::<W>::default(),
    );
    out.tell(Event::Retreated {
        side: now.side,
        from: now.at,
        to,
        units,
        generals,
    });
    now.steps += 1;
    now.lost += loss;
    now.at = to;
    now.ended = ends;
    open.retreat = Some(now);
    open.step(Frame::Retreat(RetreatStep::Gone));
    stacks::tidy(open, from.at);
    losses::lose(state, target, loss, false, LossCause::Retreat, out);
}
