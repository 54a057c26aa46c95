//! 9 Stacking and subordination.

use kernel::Out;

use crate::event::Event;
use crate::frame::Frame;
use crate::id::{General, Space};
use crate::land::{Land, Stack, Units};
use crate::reason::{Allowed, unless};
use crate::refusal::why;
use crate::set::GeneralSet;
use crate::side::Side;
use crate::state::{Open, State};
use crate::trains::{Load, Trains};
use crate::war::War;

/// Those who may command a stack: all of its highest rank.
pub fn candidates<W: War>(open: &Open<W>, stack: Stack<W>) -> GeneralSet<W> {
    let generals = open.land.generals_in(stack);
    let top = generals.iter().map(|general| W::rank(open, general)).max();
    (generals.iter())
        .filter(|&general| Some(W::rank(open, general)) == top)
        .collect()
}

/// 9.3-c, 9.4-a
pub fn may_command<W: War>(open: &Open<W>, stack: Stack<W>, general: General<W>) -> Allowed {
    let there = open.land.generals_in(stack).contains(general);
    unless(!there, why::NOT_IN_STACK)?;
    unless(!candidates(open, stack).contains(general), why::LOWER_RANK)
}

/// 9.2-a, 9.4-a: one commander for what stands together; where equals have come
/// together, their owner names him.
pub fn unify<W: War>(open: &mut Open<W>, stack: Stack<W>) {
    let generals = open.land.generals_in(stack);
    if generals.len() < 2 {
        open.land.commanders |= generals;
        return;
    }
    let candidates = candidates(open, stack);
    let commanding = candidates & open.land.commanders;
    open.land.commanders -= generals - candidates;
    if candidates.len() == 1 {
        open.land.commanders |= candidates;
    } else if commanding.len() != 1 {
        open.push(Frame::Command(stack));
    }
}

/// 9.4-b: the owner may name another of equal rank.
pub fn reconsider<W: War>(open: &mut Open<W>, stack: Stack<W>) {
    if candidates(open, stack).len() > 1 {
        open.push(Frame::Command(stack));
    } else {
        unify(open, stack);
    }
}

/// The question of command is on top. Returns whether there is still a choice.
pub fn asks<W: War>(open: &mut Open<W>, stack: Stack<W>) -> bool {
    let choice = candidates(open, stack).len() > 1;
    if !choice {
        open.pop();
        unify(open, stack);
    }
    choice
}

pub fn command<W: War>(
    state: &mut State<W>,
    stack: Stack<W>,
    general: General<W>,
    out: &mut Out<Event<W>>,
) {
    let land = &mut state.open.land;
    let before = land.commanders;
    land.commanders -= land.generals_in(stack);
    land.commanders.insert(general);
    if land.commanders != before {
        out.tell(Event::CommandTaken { general });
    }
    state.open.pop();
}

/// Moves part of a stack into another.
pub fn shift<W: War>(
    land: &mut Land<W>,
    from: Stack<W>,
    to: Stack<W>,
    units: Units,
    generals: GeneralSet<W>,
    train: Load<W>,
) {
    // The train is taken up first: an emptied stack would lose it.
    land.train.take(from, train);
    land.add(to, units);
    land.remove(from, units);
    for general in generals {
        let commands = land.commanders.contains(general);
        land.put_general(general, to);
        if commands {
            land.commanders.insert(general);
        }
    }
    land.train.put(to, train);
}

/// 20.3-b: with no enemy CU in the space, inside and outside are one stack again.
pub fn tidy<W: War>(open: &mut Open<W>, at: Space<W>) {
    if !W::theatre().cities.contains(at) {
        return;
    }
    let Some(holder) = (Side::ALL.into_iter()).find(|&side| open.land.held[side].contains(at))
    else {
        return;
    };
    if open.land.cu(holder.enemy(), at) > 0 {
        return;
    }
    let inside = Stack::inside(holder, at);
    let (units, generals) = (open.land.units(inside), open.land.generals_in(inside));
    if units.cu == 0 && generals.is_empty() {
        return;
    }
    let train = open.land.train_in(inside);
    shift(
        &mut open.land,
        inside,
        Stack::outside(holder, at),
        units,
        generals,
        train,
    );
    unify(open, Stack::outside(holder, at));
}

/// Opens every City before which no enemy stands any more. Returns whether somebody
/// has to name a commander for that.
pub fn relieve<W: War>(open: &mut Open<W>) -> bool {
    let land = &open.land;
    let mut walls = land.garrisons();
    for general in land.within {
        walls.extend(land.place_of(general));
    }
    let depth = open.frames.depth();
    for at in walls {
        tidy(open, at);
    }
    open.frames.depth() > depth
}
