//! 11.1, 11.3 to 11.6 Naval movement: a leg from its announcement to its arrival.

use std::ops::ControlFlow;

use kernel::parts::Few;
use kernel::{Chance, Out};
use punic::dice::{self, Why};
use punic::{Allowed, Side, Trains, consuls, displaced, march, stacks, unless, windows};

use crate::act::{Act, GameAct};
use crate::data::{Hook, data, routes};
use crate::event::{Event, GameEvent};
use crate::frame::{
    Attempt, Force, Frame, Leg, LegStep, March, MarchStep, Moment, Purpose, Stage, Throw, Way,
};
use crate::ids::{General, Space};
use crate::land::{Stack, Units};
use crate::refusal::why;
use crate::sets::{GeneralSet, SpaceSet};
use crate::state::{Open, State};
use crate::{miat, navy, sea, supply};

/// 11.1, 11.3, 11.4: where the general under way may sail.
pub fn options(
    open: &Open,
    march: &March,
    stack: Stack,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for to in routes(stack.at) {
        for inside in [false, true] {
            if may_sail(open, march, stack, to, inside).is_ok() {
                each(Act::Sail { to, inside })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Whether he may sail there, or why not.
pub fn may_sail(open: &Open, march: &March, stack: Stack, to: Space, inside: bool) -> Allowed {
    let tables = &data().tables;
    let force = march.force;
    let spent = march.mp == 0 || march.orders.legs >= march.orders.most_legs;
    let full = force.units.cu > tables.fleet_cu || force.train > tables.fleet_trains;
    unless(!routes(stack.at).contains(to), why::NO_ROUTE)?;
    unless(spent, why::NO_SEA_POINTS)?;
    unless(full, why::FLEET_FULL)?;
    let lands = navy::may_land(open, Some(march.general), stack.side, to);
    unless(!lands, why::AFRICA)?;
    match inside {
        true => unless(
            !may_enter_walls(open, force, stack.side, to),
            why::CITY_SHUT,
        ),
        false => march::may_enter(open, march, stack, to),
    }
}

/// 11.4-a: offered where enemies stand before the walls or could intercept there.
fn may_enter_walls(open: &Open, force: Force, side: Side, to: Space) -> bool {
    let land = &open.land;
    let near = to.roads().with(to);
    let inside = Stack::inside(side, to);
    to.is_city()
        && land.held[side].contains(to)
        && !land.besieged(to)
        && near.meets(land.armies(side.enemy()))
        && land.units(inside).cu + force.units.cu <= to.capacity()
        && land.train_in(inside) + force.train <= to.capacity()
}

/// 11.6-a: the route is announced and its MP spent.
pub fn announce(state: &mut State, to: Space, inside: bool) {
    let Some(from) = march::here(&state.open) else {
        return;
    };
    march::pay(state, from.at, to, 1);
    if let Some(march) = &mut state.open.march {
        march.orders.legs += 1;
    }
    let carried = state.march().force.units.cu > 0;
    state.open.game.leg = Some(Leg {
        from: from.at,
        to,
        inside,
        ships: 0,
        pool: 0,
        attempts: Few::new(),
        next: 0,
        draft: None,
        sorted: GeneralSet::EMPTY,
        carried,
        commander: None,
    });
    state.open.push(Frame::Game(Stage::Leg(LegStep::Escort)));
}

fn go(state: &mut State, step: LegStep) {
    state.open.step(Frame::Game(Stage::Leg(step)));
}

/// The player whose leg it is.
pub fn mover(open: &Open) -> Side {
    open.march.map_or(Side::Rome, |march| march.general.side())
}

fn change(state: &mut State, change: impl FnOnce(&mut Leg)) {
    if let Some(leg) = &mut state.open.game.leg {
        change(leg);
    }
}

/// The leg goes on from `step`. Returns whether it waits for a decision.
pub fn advance(
    state: &mut State,
    step: LegStep,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) -> bool {
    let leg = state.open.game.leg();
    let side = mover(&state.open);
    let enemy = side.enemy();
    match step {
        LegStep::Escort => {
            if state.open.game.navy.ready[side] > 0 {
                return true;
            }
            set_out(state, 0, out);
        }
        LegStep::Announced => {
            go(state, LegStep::Pool);
            windows::open(state, Moment::Naval, [enemy]);
        }
        LegStep::Pool => {
            if may_intercept(&state.open, &leg, enemy) {
                return true;
            }
            go(state, LegStep::Arrive);
        }
        LegStep::Declare => {
            if !candidates(&state.open, &leg, enemy).is_empty() {
                return true;
            }
            go(state, LegStep::Roll);
        }
        LegStep::Draft => return true,
        LegStep::Roll => roll(state, leg, chance, out),
        LegStep::Automatic => {
            if automatic(&state.open, &leg, enemy) {
                return true;
            }
            go(state, LegStep::Arrive);
        }
        LegStep::Adherbal => {
            let his = |attempt: Attempt| {
                attempt.success && attempt.general.talent().hook == Hook::NavalInterceptionSucceeded
            };
            if leg.attempts.iter().any(his) && state.open.game.navy.worn[enemy] > 0 {
                return true;
            }
            go(state, LegStep::Command);
        }
        LegStep::Command => {
            let leaders = leaders(&state.open, &leg);
            if leaders.len() > 1 {
                return true;
            }
            change(state, |leg| leg.commander = leaders.first());
            go(state, LegStep::Caught);
        }
        LegStep::Caught => caught(state, leg, out),
        LegStep::Decline => return true,
        LegStep::Fought => fought(state),
        LegStep::Won => {
            let march = state.march();
            let here = march::here(&state.open);
            // He must return if all his CUs were lost and he had some (11.7.6-d).
            let lost_all = leg.carried && march.force.units.cu == 0;
            let enters = here.is_some_and(|stack| {
                leg.inside || march::may_enter(&state.open, &march, stack, leg.to).is_ok()
            });
            if !lost_all && enters {
                return true;
            }
            go(state, LegStep::Over);
        }
        LegStep::Follow(index) => match leg.attempts.get(index.into()) {
            None => go(state, LegStep::Over),
            Some(attempt) => {
                if may_follow(&state.open, &leg, attempt) {
                    return true;
                }
                go(state, LegStep::Follow(index + 1));
            }
        },
        LegStep::Arrive => arrive(state, leg, out),
        LegStep::Over => {
            release(state, leg, out);
            state.open.game.leg = None;
            state.open.pop();
            march::halt(state);
            miat::settle_due(state, out);
        }
    }
    false
}

/// Who decides at a step that waits.
pub fn decider(open: &Open, step: LegStep) -> Side {
    let side = mover(open);
    match step {
        LegStep::Escort | LegStep::Decline | LegStep::Won => side,
        _ => side.enemy(),
    }
}

pub fn step_options(
    state: &State,
    step: LegStep,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let open = &state.open;
    let leg = open.game.leg();
    let side = mover(open);
    let enemy = side.enemy();
    let ships = |least: u8, of: Side, each: &mut dyn FnMut(Act) -> ControlFlow<()>| {
        let most = open.game.navy.ready[of].min(data().tables.fleet_ships);
        (least..=most).try_for_each(|count| each(Act::Game(GameAct::Ships { count })))
    };
    match step {
        LegStep::Escort => ships(0, side, each),
        LegStep::Pool => {
            each(Act::Decline)?;
            ships(1, enemy, each)
        }
        LegStep::Declare => {
            if !leg.attempts.is_empty() || automatic(open, &leg, enemy) {
                each(Act::Done)?;
            }
            (candidates(open, &leg, enemy).iter())
                .try_for_each(|from| each(Act::Intercept { from }))
        }
        LegStep::Draft => draft_options(open, &leg, enemy, each),
        LegStep::Automatic => {
            each(Act::Decline)?;
            each(Act::Game(GameAct::Automatic))
        }
        LegStep::Adherbal => {
            each(Act::Decline)?;
            each(Act::Game(GameAct::Repair))
        }
        LegStep::Command => {
            (leaders(open, &leg).iter()).try_for_each(|general| each(Act::Command { general }))
        }
        LegStep::Decline => {
            each(Act::Fight)?;
            each(Act::Game(GameAct::Evade))
        }
        LegStep::Won | LegStep::Follow(_) => {
            each(Act::Game(GameAct::Return))?;
            each(Act::Game(GameAct::GoOn))
        }
        LegStep::Announced
        | LegStep::Roll
        | LegStep::Caught
        | LegStep::Fought
        | LegStep::Arrive
        | LegStep::Over => ControlFlow::Continue(()),
    }
}

pub fn apply(state: &mut State, step: LegStep, act: Act, out: &mut Out<Event>) {
    let leg = state.open.game.leg();
    let side = mover(&state.open);
    let enemy = side.enemy();
    match (step, act) {
        (LegStep::Escort, Act::Game(GameAct::Ships { count })) => set_out(state, count, out),
        (LegStep::Pool, Act::Game(GameAct::Ships { count })) => {
            state.open.game.navy.ready[enemy] -= count;
            change(state, |leg| leg.pool = count);
            out.tell(Event::Game(GameEvent::PoolCommitted {
                side: enemy,
                ships: count,
            }));
            go(state, LegStep::Declare);
        }
        (LegStep::Pool, _) => go(state, LegStep::Arrive),
        (LegStep::Declare, Act::Intercept { from }) => draft(state, enemy, from, out),
        (LegStep::Declare, _) => go(state, LegStep::Roll),
        (LegStep::Draft, Act::Join { general }) => change(state, |leg| {
            leg.sorted.insert(general);
            if let Some(draft) = &mut leg.draft {
                draft.force.generals.insert(general);
            }
        }),
        (
            LegStep::Draft,
            Act::Force {
                cu,
                elephants,
                train,
            },
        ) => send(state, Units::of(cu, elephants), train, out),
        (LegStep::Automatic, Act::Game(GameAct::Automatic)) => go(state, LegStep::Command),
        (LegStep::Automatic, _) => go(state, LegStep::Arrive),
        (LegStep::Adherbal, Act::Game(GameAct::Repair)) => {
            navy::repair(state, enemy, 1, out);
            state.open.game.navy.ready[enemy] -= 1;
            change(state, |leg| leg.pool += 1);
            go(state, LegStep::Command);
        }
        (LegStep::Adherbal, _) => go(state, LegStep::Command),
        (LegStep::Command, Act::Command { general }) => {
            change(state, |leg| leg.commander = Some(general));
            go(state, LegStep::Caught);
        }
        (LegStep::Decline, Act::Game(GameAct::Evade)) => {
            // 11.6-m
            out.tell(Event::Game(GameEvent::BattleDeclined { side }));
            navy::take_supremacy(state, enemy, out);
            go(state, LegStep::Follow(0));
        }
        (LegStep::Decline, _) => fight(state, out),
        (LegStep::Won, Act::Game(GameAct::GoOn)) => go(state, LegStep::Arrive),
        (LegStep::Won, _) => {
            let general = state.march().general;
            let at = leg.from;
            out.tell(Event::Game(GameEvent::SeaForceReturned { general, at }));
            go(state, LegStep::Over);
        }
        (LegStep::Follow(index), Act::Game(GameAct::GoOn)) => {
            go(state, LegStep::Follow(index + 1));
            if let Some(attempt) = leg.attempts.get(index.into()) {
                follow(state, &leg, attempt, out);
            }
        }
        (LegStep::Follow(index), _) => {
            if let Some(Attempt { general, from, .. }) = leg.attempts.get(index.into()) {
                let at = from;
                out.tell(Event::Game(GameEvent::SeaForceReturned { general, at }));
            }
            go(state, LegStep::Follow(index + 1));
        }
        _ => {}
    }
}

/// 11.1-e, 11.6-a
fn set_out(state: &mut State, ships: u8, out: &mut Out<Event>) {
    let march = state.march();
    let side = march.general.side();
    state.open.game.navy.ready[side] -= ships;
    change(state, |leg| leg.ships = ships);
    let leg = state.open.game.leg();
    out.tell(Event::Game(GameEvent::LegAnnounced {
        general: march.general,
        from: leg.from,
        to: leg.to,
        inside: leg.inside,
        ships,
        units: march.force.units,
        trains: march.force.train,
    }));
    go(state, LegStep::Announced);
}

/// The stack of a side that could send a fleet out of a space (RUL-30).
fn stationed(open: &Open, side: Side, at: Space) -> Option<Stack> {
    let land = &open.land;
    let outside = Stack::outside(side, at);
    let inside = Stack::inside(side, at);
    [outside, inside]
        .into_iter()
        .find(|&stack| land.commander(stack).is_some() && !(stack.inside && land.besieged(at)))
}

/// CUs and Supply Trains that still fit into the intercepting fleet (11.5-a).
fn room(leg: &Leg) -> (u8, u8) {
    let tables = &data().tables;
    let sent = |count: fn(Force) -> u8| -> u8 {
        leg.attempts
            .iter()
            .map(|attempt| count(attempt.force))
            .sum()
    };
    (
        tables.fleet_cu.saturating_sub(sent(|force| force.units.cu)),
        tables
            .fleet_trains
            .saturating_sub(sent(|force| force.train)),
    )
}

/// 11.6-d: spaces from which an attempt may still be declared.
fn candidates(open: &Open, leg: &Leg, side: Side) -> SpaceSet {
    let near = routes(leg.to).with(leg.to);
    (near.iter())
        .filter(|&at| leg.attempts.iter().all(|attempt| attempt.from != at))
        .filter(|&at| stationed(open, side, at).is_some_and(|stack| may_send(open, leg, stack)))
        .collect()
}

/// Whether somebody may go with the commander, or he alone (18.1).
fn may_send(open: &Open, leg: &Leg, stack: Stack) -> bool {
    let Some(commander) = open.land.commander(stack) else {
        return false;
    };
    let (cu, _) = room(leg);
    let most = open.land.units(stack).cu.min(cu);
    let alone = GeneralSet::EMPTY.with(commander);
    [alone, open.land.generals_in(stack)]
        .iter()
        .any(|&generals| {
            (0..=most).any(|cu| {
                let force = Force {
                    units: Units::of(cu, 0),
                    generals,
                    train: 0,
                };
                consuls::may_part(open, stack, force, None).is_ok()
            })
        })
}

/// 11.6-h
fn automatic(open: &Open, leg: &Leg, side: Side) -> bool {
    open.game.navy.supremacy == side && open.land.held[side].contains(leg.to)
}

/// 11.6-c: whether the interceptor is asked at all.
fn may_intercept(open: &Open, leg: &Leg, side: Side) -> bool {
    open.game.navy.ready[side] > 0
        && (automatic(open, leg, side) || !candidates(open, leg, side).is_empty())
}

fn draft(state: &mut State, side: Side, from: Space, out: &mut Out<Event>) {
    let Some(stack) = stationed(&state.open, side, from) else {
        return;
    };
    let land = &state.open.land;
    let Some(general) = land.commander(stack) else {
        return;
    };
    let alone = land.generals_in(stack).len() == 1;
    let nothing = land.units(stack).cu == 0 && land.train_in(stack) == 0;
    change(state, |leg| {
        leg.sorted = GeneralSet::EMPTY;
        leg.draft = Some(Attempt {
            from,
            general,
            force: Force {
                generals: GeneralSet::EMPTY.with(general),
                ..Force::default()
            },
            success: false,
        });
    });
    if alone && nothing {
        send(state, Units::NONE, 0, out);
    } else {
        go(state, LegStep::Draft);
    }
}

fn draft_options(
    open: &Open,
    leg: &Leg,
    side: Side,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let (Some(draft), Some(stack)) = (
        leg.draft,
        leg.draft
            .and_then(|draft| stationed(open, side, draft.from)),
    ) else {
        return ControlFlow::Continue(());
    };
    for general in open.land.generals_in(stack) - draft.force.generals {
        each(Act::Join { general })?;
    }
    let (cu, trains) = room(leg);
    let units = open.land.units(stack);
    let whole = Force {
        train: open.land.train_in(stack).min(trains),
        ..draft.force
    };
    let allowed = |force: Force| consuls::may_part(open, stack, force, None).is_ok();
    march::force_options(units, units.cu.min(cu), whole, allowed, each)
}

fn send(state: &mut State, units: Units, trains: u8, out: &mut Out<Event>) {
    change(state, |leg| {
        if let Some(mut attempt) = leg.draft.take() {
            attempt.force.units = units;
            attempt.force.train = trains;
            leg.attempts.extend([attempt]);
        }
    });
    if let Some(attempt) = state.open.game.leg().attempts.last() {
        out.tell(Event::Game(GameEvent::SeaAttempt {
            from: attempt.from,
            units,
            trains,
            generals: attempt.force.generals,
        }));
    }
    go(state, LegStep::Declare);
}

/// 11.6-f
fn roll(state: &mut State, leg: Leg, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let side = mover(&state.open).enemy();
    if usize::from(leg.next) < leg.attempts.len() {
        change(state, |leg| leg.next += 1);
        let shifts = [(Why::Case, navy::intercept_drm(&state.open, side))];
        let purpose = Purpose::Game(Throw::SeaIntercept);
        dice::throw(state, purpose, side, &shifts, chance, out);
        return;
    }
    match leg.attempts.iter().any(|attempt| attempt.success) {
        true => go(state, LegStep::Adherbal),
        false => go(state, LegStep::Automatic),
    }
}

/// The die of an attempt was read.
pub fn attempted(state: &mut State, die: i32, out: &mut Out<Event>) {
    let Some(leg) = &mut state.open.game.leg else {
        return;
    };
    let index = usize::from(leg.next).saturating_sub(1);
    let Some(attempt) = leg.attempts.get_mut(index) else {
        return;
    };
    attempt.success = die <= i32::from(attempt.general.sheet().battle);
    out.tell(Event::Game(GameEvent::SeaAttempted {
        from: Some(attempt.from),
        success: attempt.success,
    }));
}

/// 11.6-i: those who may command the intercepting fleet.
fn leaders(open: &Open, leg: &Leg) -> GeneralSet {
    let there: GeneralSet = (leg.attempts.iter())
        .filter(|attempt| attempt.success)
        .map(|attempt| attempt.general)
        .collect();
    let rank = |general: General| <crate::Hamilcar as punic::War>::rank(open, general);
    let top = there.iter().map(rank).max();
    (there.iter())
        .filter(|&general| Some(rank(general)) == top)
        .collect()
}

/// 11.6-l to 11.6-n
fn caught(state: &mut State, leg: Leg, out: &mut Out<Event>) {
    let march = state.march();
    let side = march.general.side();
    out.tell(Event::Game(GameEvent::SeaIntercepted {
        side: side.enemy(),
        at: leg.to,
        automatic: leg.commander.is_none(),
    }));
    if leg.ships == 0 && march.force.units.cu == 0 {
        lose_all(state, leg, out);
    } else if state.open.game.navy.supremacy == side {
        go(state, LegStep::Decline);
    } else {
        fight(state, out);
    }
}

/// 11.6-l, RUL-32: generals without Ships and CUs are displaced, their trains lost.
fn lose_all(state: &mut State, leg: Leg, out: &mut Out<Event>) {
    let march = state.march();
    let Some(stack) = march::here(&state.open) else {
        return;
    };
    release(state, leg, out);
    state.open.game.leg = None;
    state.open.pop();
    state.open.step(Frame::March(MarchStep::End));
    supply::remove(state, stack, march.force.train, out);
    for general in march.force.generals {
        displaced::displace(state, general, out);
    }
    stacks::unify(&mut state.open, stack);
    stacks::tidy(&mut state.open, stack.at);
}

fn fight(state: &mut State, out: &mut Out<Event>) {
    go(state, LegStep::Fought);
    if let Some(march) = &mut state.open.march {
        // 11.7.6-i
        march.fought = true;
        march.orders.sea_fight = true;
    }
    sea::begin(state, out);
}

fn fought(state: &mut State) {
    let winner = state.open.game.sea.take().and_then(|sea| sea.winner);
    let mover = mover(&state.open);
    march::halt(state);
    go(
        state,
        match winner {
            Some(side) if side == mover => LegStep::Won,
            Some(_) => LegStep::Follow(0),
            None => LegStep::Over,
        },
    );
}

/// Whether an intercepting force may go on to the destination (11.6-m, 11.8.2-b).
fn may_follow(open: &Open, leg: &Leg, attempt: Attempt) -> bool {
    let side = mover(open).enemy();
    attempt.success
        && attempt.from != leg.to
        && !open.land.occupied(side.enemy()).contains(leg.to)
        && navy::may_land(open, Some(attempt.general), side, leg.to)
}

fn follow(state: &mut State, leg: &Leg, attempt: Attempt, out: &mut Out<Event>) {
    let side = mover(&state.open).enemy();
    let Some(from) = state.open.land.stack_of(attempt.general) else {
        return;
    };
    let to = Stack::outside(side, leg.to);
    let Force {
        units,
        generals,
        train,
    } = attempt.force;
    stacks::shift(&mut state.open.land, from, to, units, generals, train);
    out.tell(Event::Game(GameEvent::SeaForceWentOn {
        side,
        from: from.at,
        to: to.at,
        units,
        generals,
    }));
    supply::capture(state, side, to.at, out);
    displaced::overtaken(state, side.enemy(), to.at, out);
    stacks::unify(&mut state.open, from);
    stacks::tidy(&mut state.open, from.at);
    stacks::unify(&mut state.open, to);
}

/// Ships come back to port (11.1-f, 26.7).
fn release(state: &mut State, leg: Leg, out: &mut Out<Event>) {
    let side = mover(&state.open);
    let game = &mut state.open.game;
    game.navy.ready[side] += leg.ships;
    game.navy.ready[side.enemy()] += leg.pool;
    if game.options.naval_supply {
        navy::wear(state, side, leg.ships, out);
        navy::wear(state, side.enemy(), leg.pool, out);
    }
}

/// 11.6-p
fn arrive(state: &mut State, leg: Leg, out: &mut Out<Event>) {
    let Some(from) = march::here(&state.open) else {
        return;
    };
    let side = from.side;
    release(state, leg, out);
    state.open.game.leg = None;
    state.open.pop();
    // 11.2-a
    let fought = state.march().orders.sea_fight;
    if leg.ships > 0 && !fought && state.open.land.held[side.enemy()].contains(leg.to) {
        navy::take_supremacy(state, side, out);
    }
    let to = Stack {
        side,
        at: leg.to,
        inside: leg.inside,
    };
    march::depart(state, from, to, Way::Sea, out);
}

/// The forces of a side that are at sea now, with the stacks they belong to.
pub fn fleet(open: &Open, side: Side) -> Few<(Stack, Force), 6> {
    let mut forces = Few::new();
    let Some(leg) = open.game.leg else {
        return forces;
    };
    if side == mover(open) {
        forces.extend(march::here(open).zip(open.march.map(|march| march.force)));
        return forces;
    }
    for attempt in leg.attempts.iter().filter(|attempt| attempt.success) {
        let stack = open.land.stack_of(attempt.general);
        forces.extend(stack.map(|stack| (stack, attempt.force)));
    }
    forces
}

/// What is lost at sea leaves its stack and its force.
pub fn drown(
    state: &mut State,
    side: Side,
    index: usize,
    units: Units,
    trains: u8,
    out: &mut Out<Event>,
) {
    let Some((stack, _)) = fleet(&state.open, side).get(index) else {
        return;
    };
    let mover = side == mover(&state.open);
    let open = &mut state.open;
    open.land.remove(stack, units);
    open.land.train.take(stack, trains);
    let force = match mover {
        true => open.march.as_mut().map(|march| &mut march.force),
        false => (open.game.leg.as_mut()).and_then(|leg| sailing(leg, index)),
    };
    if let Some(force) = force {
        force.units = force.units.minus(units);
        force.train -= trains;
    }
    if let (true, Some(march)) = (mover, &mut open.march) {
        march.came = march.came.saturating_sub(units.cu);
    }
    out.tell(Event::Game(GameEvent::Drowned {
        stack,
        units,
        trains,
    }));
}

/// The force of the successful attempt with this number.
fn sailing(leg: &mut Leg, number: usize) -> Option<&mut Force> {
    let place = (leg.attempts.iter().enumerate())
        .filter(|(_, attempt)| attempt.success)
        .map(|(place, _)| place)
        .nth(number)?;
    (leg.attempts.get_mut(place)).map(|attempt| &mut attempt.force)
}
