//! 11 Naval movement.

use std::ops::ControlFlow;

use kernel::{Chance, Out};
use punic::dice::{self, Why};
use punic::{
    Allowed, Reason, Sea, Side, displaced, falling_back, losses, march, stacks, unless, windows,
};

use crate::act::Act;
use crate::data::{NavalTest, data, theatre};
use crate::event::{Event, GameEvent};
use crate::events;
use crate::frame::{Frame, LossCause, March, MarchStep, Moment, Purpose, Stage, Voyage, Way};
use crate::game::Hannibal;
use crate::ids::Space;
use crate::land::Stack;
use crate::limits;
use crate::refusal::why;
use crate::state::{Open, State};

/// Voyages from port to port.
#[derive(Debug)]
pub struct Ships;

impl Sea<Hannibal> for Ships {
    fn ventures(
        open: &Open,
        march: &March,
        stack: Stack,
        each: &mut dyn FnMut(Act) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if may_embark(open, march, stack).is_err() {
            return ControlFlow::Continue(());
        }
        let mut ports = (theatre().ports & open.land.in_play).without(stack.at);
        if march.orders.sure {
            ports &= events::pirate_ports();
        }
        for to in ports {
            for inside in [false, true] {
                if may_land(open, march, stack, to, inside).is_ok() {
                    each(Act::Sail { to, inside })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn refuses(open: &Open, march: &March, to: Space, inside: bool) -> Option<Reason> {
        let stack = march::here(open)?;
        let found = may_embark(open, march, stack)
            .and_then(|()| may_go_to(march, stack, to))
            .and_then(|()| may_land(open, march, stack, to, inside));
        found.err()
    }

    fn sail(state: &mut State, to: Space, inside: bool, _: &mut dyn Chance, out: &mut Out<Event>) {
        announce(state, to, inside, out);
    }

    /// 11.5-b: falling back to the port it came from.
    fn sail_back(state: &mut State, to: Space, chance: &mut dyn Chance, out: &mut Out<Event>) {
        match state.march().general.side() {
            Side::Rome => falling_back::sailed_back(state, out),
            Side::Carthage => roll(state, to, true, chance, out),
        }
    }
}

/// 11.1: whether his force may sail from where it is.
fn may_embark(open: &Open, march: &March, stack: Stack) -> Allowed {
    let sailed = open.strategy.play.is_some_and(|play| play.sailed);
    let no_ship = if sailed { why::SAILED } else { why::NO_SHIP };
    let most = march.orders.ships.ok_or(no_ship)?;
    let barred = stack.side == Side::Rome && open.game.effects.naval_victory;
    unless(barred, why::NAVAL_VICTORY)?;
    unless(!stack.at.is_port(), why::NO_PORT)?;
    unless(march.force.units.cu > most, why::SHIP_ROOM)?;
    let cost = data().tables.naval_cost;
    unless(march.mp < cost + march.bonus, why::SEA_POINTS)
}

/// 11.1-b, #50
fn may_go_to(march: &March, stack: Stack, to: Space) -> Allowed {
    unless(!to.is_port() || to == stack.at, why::NO_PORT)?;
    let pirates = march.orders.sure && !events::pirate_ports().contains(to);
    unless(pirates, why::PIRATES)
}

/// 11.3-a, 11.4: whether it may land there. Inside walls is offered where it matters,
/// with the enemy before them.
fn may_land(open: &Open, march: &March, stack: Stack, to: Space, inside: bool) -> Allowed {
    if !inside {
        return march::may_enter(open, march, stack, to);
    }
    let (land, side, force) = (&open.land, stack.side, march.force);
    let shut = !to.is_city()
        || !land.held[side].contains(to)
        || land.besieged(to)
        || land.cu(side.enemy(), to) == 0;
    unless(shut, why::CITY_SHUT)?;
    unless(open.truce(), punic::refusal::why::TRUCE)?;
    let full = land.units(Stack::inside(side, to)).cu + force.units.cu > to.capacity();
    unless(full, punic::refusal::why::NO_ROOM)?;
    limits::may_cross(open, side, force, stack.at, to)?;
    limits::may_join(open, side, force, to)
}

/// The voyage is announced; counter-events come before it.
fn announce(state: &mut State, to: Space, inside: bool, out: &mut Out<Event>) {
    let march = state.march();
    let side = march.general.side();
    if let Some(from) = state.open.land.place_of(march.general) {
        out.tell(Event::Game(GameEvent::Embarked {
            general: march.general,
            from,
            to,
            inside,
        }));
    }
    if let Some(play) = &mut state.open.strategy.play {
        play.sailed = true;
    }
    if let Some(march) = &mut state.open.march {
        march.orders.ships = None;
    }
    state.open.push(Frame::Game(Stage::Sail { to, inside }));
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
    if march.general.side() == Side::Rome || march.orders.sure {
        arrive(state, to, inside, out);
        return;
    }
    roll(state, to, false, chance, out);
}

fn roll(state: &mut State, to: Space, back: bool, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let (case, ability) = modifiers(&state.open, to);
    let shifts = [(Why::Case, case), (Why::Ability, ability)];
    let purpose = Purpose::Game(Voyage::Naval { back });
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
            NavalTest::PhilipV => open.game.effects.philip_v,
            NavalTest::NavalVictory => open.game.effects.naval_victory,
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
        let port = state.open.land.place_of(general);
        sink(state, out);
        if let (true, Some(at)) = (back, port) {
            // Whoever did not sail is left with those who intercepted.
            displaced::overtaken(state, general.side(), at, out);
        }
    } else if back {
        // RUL-11
        falling_back::sailed_back(state, out);
    } else if die <= tables.arrives_max.into() {
        if let Some(Frame::Game(Stage::Sail { to, inside })) = state.open.top() {
            arrive(state, to, inside, out);
        }
    } else {
        out.tell(Event::Game(GameEvent::TurnedBack { general }));
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
    out.tell(Event::Game(GameEvent::Sunk {
        general: march.general,
    }));
    if matches!(state.open.top(), Some(Frame::Game(Stage::Sail { .. }))) {
        state.open.pop();
    }
    state.open.step(Frame::March(MarchStep::End));
    let units = march.force.units;
    if march.force.train && state.open.land.train_in(stack) {
        state.open.land.train = None;
        out.tell(Event::TrainLost);
    }
    state.open.land.remove(stack, units);
    losses::count(state, stack.side, units.cu, LossCause::Event, out);
    for general in march.force.generals {
        displaced::displace(state, general, out);
    }
    stacks::unify(&mut state.open, stack);
    stacks::tidy(&mut state.open, stack.at);
}
