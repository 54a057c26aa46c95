//! 9 Stacking and subordination.

use kernel::Out;

use crate::data::{Office, data};
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::{General, Space};
use crate::land::{Land, Stack, Units};
use crate::sets::GeneralSet;
use crate::side::Side;
use crate::state::{Open, State};

/// 9.3: who may command whom.
pub fn rank(open: &Open, general: General) -> u8 {
    match general.side() {
        // The one whose loss is mourned is above all others.
        Side::Carthage => 1 + u8::from(general.ability().mourned.is_some()),
        Side::Rome if open.effects.dictator == Some(general) => 3,
        Side::Rome if open.land.office(general) == Some(Office::Consul) => 2,
        Side::Rome => 1,
    }
}

/// Those who may command a stack: all of its highest rank.
pub fn candidates(open: &Open, stack: Stack) -> GeneralSet {
    let generals = open.land.generals_in(stack);
    let top = generals.iter().map(|general| rank(open, general)).max();
    (generals.iter())
        .filter(|&general| Some(rank(open, general)) == top)
        .collect()
}

/// 9.2-a, 9.4-a: one commander for what stands together; where equals have come
/// together, their owner names him.
pub fn unify(open: &mut Open, stack: Stack) {
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
pub fn reconsider(open: &mut Open, stack: Stack) {
    if candidates(open, stack).len() > 1 {
        open.push(Frame::Command(stack));
    } else {
        unify(open, stack);
    }
}

/// The question of command is on top. Returns whether there is still a choice.
pub fn asks(open: &mut Open, stack: Stack) -> bool {
    let choice = candidates(open, stack).len() > 1;
    if !choice {
        open.pop();
        unify(open, stack);
    }
    choice
}

pub fn command(state: &mut State, stack: Stack, general: General, out: &mut Out<Event>) {
    let land = &mut state.open.land;
    let before = land.commanders;
    land.commanders -= land.generals_in(stack);
    land.commanders.insert(general);
    if land.commanders != before {
        out.tell(Event::CommandTaken { general });
    }
    state.open.pop();
}

/// Moves part of a stack into another; the train goes along if told so.
pub fn shift(
    land: &mut Land,
    from: Stack,
    to: Stack,
    units: Units,
    generals: GeneralSet,
    train: bool,
) {
    // The train is taken up first: an emptied stack would lose it.
    let train = train && land.train_in(from);
    if train {
        land.train = None;
    }
    land.add(to, units);
    land.remove(from, units);
    for general in generals {
        let commands = land.commanders.contains(general);
        land.put_general(general, to);
        if commands {
            land.commanders.insert(general);
        }
    }
    if train {
        land.train = Some(crate::land::Train {
            at: to.at,
            inside: to.inside,
        });
    }
}

/// 20.3-b: with no enemy CU in the space, inside and outside are one stack again.
pub fn tidy(open: &mut Open, at: Space) {
    if !data().cities.contains(at) {
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
    shift(
        &mut open.land,
        inside,
        Stack::outside(holder, at),
        units,
        generals,
        true,
    );
    unify(open, Stack::outside(holder, at));
}

/// Opens every City before which no enemy stands any more. Returns whether somebody
/// has to name a commander for that.
pub fn relieve(open: &mut Open) -> bool {
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
