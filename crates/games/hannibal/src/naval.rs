//! 11 Naval movement.

use std::ops::ControlFlow;

use kernel::{Chance, Out};
use land_war::dice::{self, Why};
use land_war::{Side, displaced, falling_back, losses, march, stacks, windows};

use crate::act::Act;
use crate::data::{NavalTest, data, theatre};
use crate::event::{Event, OwnEvent};
use crate::events;
use crate::frame::{Frame, LossCause, March, MarchStep, Moment, Purpose, Stage, Voyage, Way};
use crate::ids::Space;
use crate::land::Stack;
use crate::state::{Open, State};

/// 11.1, 11.4
pub fn options(
    open: &Open,
    march: &March,
    stack: Stack,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let Some(most) = march.own.ships else {
        return ControlFlow::Continue(());
    };
    let cost = data().tables.naval_cost;
    let cu = march.force.units.cu;
    let barred = stack.side == Side::Rome && open.own.effects.naval_victory;
    if barred || !stack.at.is_port() || cu > most || march.mp < cost + march.bonus {
        return ControlFlow::Continue(());
    }
    let mut ports = (theatre().ports & open.land.in_play).without(stack.at);
    if march.own.sure {
        ports &= events::pirate_ports();
    }
    for to in ports {
        if march::may_enter(open, march, stack, to) {
            each(Act::Sail { to, inside: false })?;
        }
        if may_enter_walls(open, march, stack, to) {
            each(Act::Sail { to, inside: true })?;
        }
    }
    ControlFlow::Continue(())
}

/// 11.4-a: offered where it matters, with the enemy before the walls.
fn may_enter_walls(open: &Open, march: &March, stack: Stack, to: Space) -> bool {
    let land = &open.land;
    let force = march.force;
    to.is_city()
        && land.held[stack.side].contains(to)
        && !land.besieged(to)
        && land.cu(stack.side.enemy(), to) > 0
        && !open.own.truce()
        && land.units(Stack::inside(stack.side, to)).cu + force.units.cu <= to.capacity()
        && crate::limits::may_cross(open, stack.side, force, stack.at, to)
        && crate::limits::may_join(open, stack.side, force, to)
}

/// The voyage is announced; counter-events come before it.
pub fn announce(state: &mut State, to: Space, inside: bool, out: &mut Out<Event>) {
    let march = state.march();
    let side = march.general.side();
    if let Some(from) = state.open.land.place_of(march.general) {
        out.tell(Event::Own(OwnEvent::Embarked {
            general: march.general,
            from,
            to,
            inside,
        }));
    }
    if let Some(play) = &mut state.open.own.play {
        play.sailed = true;
    }
    if let Some(march) = &mut state.open.march {
        march.own.ships = None;
    }
    state.open.push(Frame::Own(Stage::Sail { to, inside }));
    windows::open(state, Moment::Naval, [side.enemy()]);
}

/// 11.2: nothing has stopped the voyage, or something has.
pub fn set_out(
    state: &mut State,
    to: Space,
    inside: bool,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    let march = state.march();
    if march.halted {
        state.open.pop();
        return;
    }
    if march.general.side() == Side::Rome || march.own.sure {
        arrive(state, to, inside, out);
        return;
    }
    roll(state, to, false, chance, out);
}

fn roll(state: &mut State, to: Space, back: bool, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let (case, ability) = modifiers(&state.open, to);
    let shifts = [(Why::Case, case), (Why::Ability, ability)];
    let purpose = Purpose::Own(Voyage::Naval { back });
    dice::throw(state, purpose, Side::Carthage, &shifts, chance, out);
}

/// The modifiers of the Carthaginian naval table: of the case, and of a general.
pub fn modifiers(open: &Open, to: Space) -> (i8, i8) {
    let (Some(march), Some(stack)) = (open.march, march::here(open)) else {
        return (0, 0);
    };
    let enemy = stack.side.enemy();
    let mut case = 0;
    for modifier in &data().tables.naval {
        let applies = match modifier.test {
            NavalTest::Departure(port) => stack.at == port,
            NavalTest::Holds(city) => {
                open.land.in_play.contains(city) && open.land.held[stack.side].contains(city)
            }
            NavalTest::PhilipV => open.own.effects.philip_v,
            NavalTest::NavalVictory => open.own.effects.naval_victory,
            NavalTest::General => false,
            NavalTest::EnemyPort => {
                open.land.held[enemy].contains(to) || open.land.all_cu(enemy, to) > 0
            }
        };
        if applies {
            case += modifier.drm;
        }
    }
    // Not cumulative: the best of those who count.
    let ability = (march.force.generals.iter())
        .filter(|&general| general == march.general || general.talent().naval_as_subordinate)
        .map(|general| general.talent().naval_drm)
        .min()
        .unwrap_or(0);
    (case, ability)
}

/// 11.2-b: the naval die was read.
pub fn sailed(state: &mut State, die: i32, back: bool, out: &mut Out<Event>) {
    let tables = &data().tables;
    let general = state.march().general;
    if die >= tables.sunk_min.into() {
        sink(state, out);
    } else if back {
        // RUL-11
        falling_back::sailed_back(state, out);
    } else if die <= tables.arrives_max.into() {
        if let Some(Frame::Own(Stage::Sail { to, inside })) = state.open.top() {
            arrive(state, to, inside, out);
        }
    } else {
        out.tell(Event::Own(OwnEvent::TurnedBack { general }));
        march::halt(state);
        state.open.pop();
    }
}

/// 11.3-a
fn arrive(state: &mut State, to: Space, inside: bool, out: &mut Out<Event>) {
    let Some(from) = march::here(&state.open) else {
        return;
    };
    state.open.pop();
    march::pay(state, from.at, to, data().tables.naval_cost);
    let target = Stack {
        side: from.side,
        at: to,
        inside,
    };
    march::depart(state, from, target, Way::Sea, out);
}

/// All its CUs are lost and its generals displaced (11.2-b, 11.2-c).
fn sink(state: &mut State, out: &mut Out<Event>) {
    let march = state.march();
    let Some(stack) = march::here(&state.open) else {
        return;
    };
    out.tell(Event::Own(OwnEvent::Sunk {
        general: march.general,
    }));
    if matches!(state.open.top(), Some(Frame::Own(Stage::Sail { .. }))) {
        state.open.pop();
    }
    state.open.step(Frame::March(MarchStep::End));
    let units = march.force.units;
    if march.force.train && state.open.land.train_in(stack) {
        state.open.land.train = None;
        out.tell(Event::TrainLost);
    }
    state.open.land.remove(stack, units);
    losses::count(state, stack.side, units.cu, LossCause::Event);
    for general in march.force.generals {
        displaced::displace(state, general, out);
    }
    stacks::unify(&mut state.open, stack);
    stacks::tidy(&mut state.open, stack.at);
}

/// 11.5-b: falling back to the port it came from.
pub fn sail_back(state: &mut State, to: Space, chance: &mut dyn Chance, out: &mut Out<Event>) {
    match state.march().general.side() {
        Side::Rome => falling_back::sailed_back(state, out),
        Side::Carthage => roll(state, to, true, chance, out),
    }
}
