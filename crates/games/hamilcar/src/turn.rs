//! 5 Sequence of play, 21 winter, 19.4 isolation.

use std::ops::ControlFlow;

use kernel::{Chance, Out};
use punic::{Reason, Side, attrition, cards, dice, political, strategy};

use crate::act::{Act, GameAct};
use crate::data::{data, theatre};
use crate::event::{Event, GameEvent};
use crate::frame::{Frame, Purpose, Stage, Throw, TurnStep, Use};
use crate::land::Stack;
use crate::refusal::why;
use crate::sets::SpaceSet;
use crate::state::{Open, State, is_last_turn, turn_sheet};
use crate::{elections, mercenaries, navy, reinforcements, supply, treasury, victory};

/// The turn goes on from `step`. Returns whether it waits for a decision.
pub fn advance(
    state: &mut State,
    step: TurnStep,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) -> bool {
    match step {
        TurnStep::Begin => begin(state, chance, out),
        TurnStep::Generals
        | TurnStep::Ship
        | TurnStep::Recruit
        | TurnStep::Miat { .. }
        | TurnStep::Levy { .. } => return reinforcements::advance(state, step, out),
        TurnStep::Proconsul
        | TurnStep::Elect { .. }
        | TurnStep::Consuls { .. }
        | TurnStep::Reforms { .. } => return elections::advance(state, step, chance, out),
        TurnStep::Deal => {
            let size = turn_sheet(&state.open).cards;
            strategy::deal(state, size, chance, out);
            go(state, TurnStep::Preempt);
        }
        TurnStep::Preempt | TurnStep::First => return true,
        TurnStep::Next => {
            strategy::pass_on(state);
            go(state, TurnStep::Play);
        }
        TurnStep::Play => match strategy::next_player(state) {
            Some(_) => return true,
            None => begin_winter(state, out),
        },
        TurnStep::Pay { .. } | TurnStep::Land => return mercenaries::advance(state, step),
        TurnStep::Winter { side } => return winter(state, side, chance, out),
        TurnStep::NavalWinter { side } => naval_winter(state, side, chance, out),
        TurnStep::Isolation => {
            // 19.4-a
            for side in data().setup.isolation_order {
                political::remove_isolated(state, side, out);
            }
            go(state, TurnStep::Check);
        }
        TurnStep::Check => victory::check(state, out),
        TurnStep::Spender { .. } | TurnStep::Treasurer { .. } => {
            return treasury::advance(state, step);
        }
        TurnStep::End => end(state, out),
    }
    false
}

pub fn go(state: &mut State, step: TurnStep) {
    state.open.step(Frame::Game(Stage::Turn(step)));
}

/// Who decides at a step of the turn that waits.
pub fn decider(open: &Open, step: TurnStep) -> Side {
    match step {
        TurnStep::Generals
        | TurnStep::Ship
        | TurnStep::Recruit
        | TurnStep::Miat { .. }
        | TurnStep::Pay { .. }
        | TurnStep::Land
        | TurnStep::Preempt => Side::Carthage,
        TurnStep::Play => open.strategy.to_play,
        TurnStep::Winter { side }
        | TurnStep::Spender { side, .. }
        | TurnStep::Treasurer { side, .. } => side,
        _ => Side::Rome,
    }
}

pub fn options(
    state: &State,
    side: Side,
    step: TurnStep,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    match step {
        TurnStep::Generals
        | TurnStep::Ship
        | TurnStep::Recruit
        | TurnStep::Miat { .. }
        | TurnStep::Levy { .. } => reinforcements::options(state, step, each),
        TurnStep::Proconsul
        | TurnStep::Elect { .. }
        | TurnStep::Consuls { .. }
        | TurnStep::Reforms { .. } => elections::options(state, step, each),
        TurnStep::Preempt => strategy::preempt_options(state, side, each),
        TurnStep::First => (Side::ALL.into_iter()).try_for_each(|side| each(Act::Side { side })),
        TurnStep::Play => {
            cards::options(state, side, each)?;
            match may_hire(&state.open, side) {
                true => each(Act::Game(GameAct::Hire)),
                false => ControlFlow::Continue(()),
            }
        }
        TurnStep::Pay { .. } | TurnStep::Land => mercenaries::options(&state.open, step, each),
        TurnStep::Winter { .. } => {
            each(Act::Roll)?;
            each(Act::Game(GameAct::Feed))
        }
        TurnStep::Spender { .. } | TurnStep::Treasurer { .. } => {
            treasury::options(&state.open, step, each)
        }
        TurnStep::Begin
        | TurnStep::Deal
        | TurnStep::Next
        | TurnStep::NavalWinter { .. }
        | TurnStep::Isolation
        | TurnStep::Check
        | TurnStep::End => ControlFlow::Continue(()),
    }
}

pub fn apply(
    state: &mut State,
    side: Side,
    step: TurnStep,
    act: Act,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    match step {
        TurnStep::Generals
        | TurnStep::Ship
        | TurnStep::Recruit
        | TurnStep::Miat { .. }
        | TurnStep::Levy { .. } => reinforcements::apply(state, step, act, out),
        TurnStep::Proconsul
        | TurnStep::Elect { .. }
        | TurnStep::Consuls { .. }
        | TurnStep::Reforms { .. } => elections::apply(state, step, act, out),
        TurnStep::Preempt => match act {
            Act::Preempt { card } => {
                strategy::preempt(state, side, card, out);
                go(state, TurnStep::Play);
            }
            _ => go(state, TurnStep::First),
        },
        TurnStep::First => {
            if let Act::Side { side } = act {
                strategy::choose_first(&mut state.open, side, out);
                go(state, TurnStep::Play);
            }
        }
        TurnStep::Play => play(state, side, act, out),
        TurnStep::Pay { .. } | TurnStep::Land => mercenaries::apply(state, step, act, out),
        TurnStep::Winter { side } => match act {
            Act::Game(GameAct::Feed) => feed(state, side, out),
            _ => freeze(state, side, chance, out),
        },
        TurnStep::Spender { .. } | TurnStep::Treasurer { .. } => {
            treasury::apply(state, step, act, out);
        }
        _ => {}
    }
}

/// 6.1.2-a: a mercenary instead of a card.
fn may_hire(open: &Open, side: Side) -> bool {
    side == Side::Carthage && open.strategy.revealed.is_none() && mercenaries::may_hire(open)
}

/// 7.2-a, 22.2-a
fn play(state: &mut State, side: Side, act: Act, out: &mut Out<Event>) {
    match act {
        Act::Play { card, way } => {
            go(state, TurnStep::Next);
            let ops = &mut state.open.game.spent_ops[side];
            *ops = ops.saturating_add(card.sheet().ops);
            cards::play(state, side, card, way, out);
        }
        _ => mercenaries::hire(state),
    }
}

/// Why an act is not among the options.
pub fn refuses(state: &State, side: Side, step: TurnStep, act: Act) -> Option<Reason> {
    match (step, act) {
        (TurnStep::Preempt, Act::Preempt { card }) => strategy::preempts(card).err(),
        (TurnStep::Play, Act::Play { card, way }) => cards::refuses_play(state, side, card, way)
            .or(match way {
                Use::Game(way) => crate::cards::may_use(&state.open, side, card, way).err(),
                _ => None,
            }),
        (TurnStep::Play, Act::Game(GameAct::Hire)) => Some(why::NO_HIRING),
        (TurnStep::Pay { .. }, Act::Game(GameAct::Miat { .. })) => Some(why::MIAT_EMPTY),
        (TurnStep::Land, Act::Place { .. }) => Some(why::MERCENARY_PORT),
        (
            TurnStep::Proconsul
            | TurnStep::Elect { .. }
            | TurnStep::Consuls { .. }
            | TurnStep::Reforms { .. },
            act,
        ) => elections::refuses(act),
        (TurnStep::Spender { .. } | TurnStep::Treasurer { .. }, act) => {
            treasury::refuses(&state.open, step, act)
        }
        (
            TurnStep::Generals
            | TurnStep::Ship
            | TurnStep::Recruit
            | TurnStep::Miat { .. }
            | TurnStep::Levy { .. },
            act,
        ) => reinforcements::refuses(step, act),
        _ => None,
    }
}

/// 5-a, 4-f: the first turn has no Reinforcement Phase.
fn begin(state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let turn = state.open.turn;
    out.tell(Event::TurnBegan { turn });
    state.open.game.spent_ops = Default::default();
    state.open.strategy.played = Default::default();
    if turn == data().setup.first_turn {
        go(state, TurnStep::Deal);
    } else {
        reinforcements::begin(state, chance, out);
    }
}

/// 21: the Strategy Phase is over.
fn begin_winter(state: &mut State, out: &mut Out<Event>) {
    out.tell(Event::WinterBegan);
    winter_of(state, Side::Rome);
}

fn winter_of(state: &mut State, side: Side) {
    let land = &state.open.land;
    state.open.game.wintering = land.armies(side) & land.unfriendly(side);
    go(state, TurnStep::Winter { side });
}

/// 21.1.1-a: stack after stack; with a Supply Train its owner is asked.
fn winter(state: &mut State, side: Side, chance: &mut dyn Chance, out: &mut Out<Event>) -> bool {
    let Some(at) = state.open.game.wintering.first() else {
        match side {
            Side::Rome => winter_of(state, Side::Carthage),
            Side::Carthage => go(state, TurnStep::NavalWinter { side: Side::Rome }),
        }
        return false;
    };
    if state.open.land.train_in(Stack::outside(side, at)) > 0 {
        return true;
    }
    freeze(state, side, chance, out);
    false
}

fn feed(state: &mut State, side: Side, out: &mut Out<Event>) {
    if let Some(at) = state.open.game.wintering.first() {
        state.open.game.wintering.remove(at);
        out.tell(Event::Game(GameEvent::Fed { side, at }));
        supply::remove(state, Stack::outside(side, at), 1, out);
    }
}

fn freeze(state: &mut State, side: Side, chance: &mut dyn Chance, out: &mut Out<Event>) {
    if let Some(at) = state.open.game.wintering.first() {
        state.open.game.wintering.remove(at);
        let stack = Stack::outside(side, at);
        let count = state.open.land.units(stack).cu;
        attrition::roll(state, stack, count, count, 0, chance, out);
    }
}

/// 21.1.4-a
fn naval_winter(state: &mut State, side: Side, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let next = match side {
        Side::Rome => TurnStep::NavalWinter {
            side: Side::Carthage,
        },
        Side::Carthage => TurnStep::Isolation,
    };
    go(state, next);
    if state.open.game.navy.ready[side] > 0 {
        let purpose = Purpose::Game(Throw::NavalWinter { side });
        dice::throw(state, purpose, side, &[], chance, out);
    }
}

pub fn wintered(state: &mut State, side: Side, die: i32, out: &mut Out<Event>) {
    let ready = state.open.game.navy.ready[side];
    let worn = theatre().tables.losses(ready, die);
    navy::wear(state, side, worn, out);
}

/// 5-c: the turn marker advances.
fn end(state: &mut State, out: &mut Out<Event>) {
    let turn = state.open.turn;
    if is_last_turn(&state.open) {
        victory::final_check(state);
        return;
    }
    out.tell(Event::TurnEnded { turn });
    let open = &mut state.open;
    open.game.navy.lost = 0;
    open.turn += 1;
    open.step(Frame::Game(Stage::Turn(TurnStep::Begin)));
    mercenaries::turn_ended(state, turn, out);
}

/// Whether a space holds a besieged City of this side.
pub fn shut_in(open: &Open, side: Side, at: crate::ids::Space) -> bool {
    open.land.besieged(at) && open.land.held[side].contains(at)
}

/// Spaces of a side's CUs that are not inside a besieged City.
pub fn free_stacks(open: &Open, side: Side) -> SpaceSet {
    (open.land.occupied(side).iter())
        .filter(|&at| !shut_in(open, side, at))
        .collect()
}
