//! The procedures that only this game has, each led to its chapter.

use std::ops::ControlFlow;

use kernel::{Asked, Chance, Out, Seat, SeatSet};
use land_war::Side;

use crate::act::{Act, OwnAct};
use crate::event::Event;
use crate::frame::{CardStep, Frame, Stage, TurnStep};
use crate::state::{Open, State};
use crate::{campaigns, cards, elections, events, naval, reinforcements, strategy, turn};

/// The procedure on top goes on. Returns whether it waits for a decision.
pub fn advance(
    state: &mut State,
    stage: Stage,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) -> bool {
    match stage {
        Stage::Turn(step) => turn::advance(state, step, chance, out),
        Stage::Card(step) => cards::advance(state, step, chance, out),
        Stage::Event(event) => events::resume(state, event, chance, out),
        Stage::Sail { to, inside } => {
            naval::set_out(state, to, inside, chance, out);
            false
        }
    }
}

/// Whose decision the procedure on top waits for.
pub fn asked(state: &State, stage: Stage) -> Asked {
    let open = &state.open;
    match stage {
        Stage::Turn(TurnStep::Bid) => Asked::Together {
            owing: (0..2)
                .filter(|&seat| state.own.bids[usize::from(seat)].is_none())
                .map(Seat)
                .collect::<SeatSet>(),
        },
        Stage::Turn(TurnStep::ChooseSide { by, .. }) => Asked::One(Seat(by)),
        _ => decider(open, stage).map_or(Asked::Nobody, |side| Asked::One(open.seat_of(side))),
    }
}

fn decider(open: &Open, stage: Stage) -> Option<Side> {
    match stage {
        Stage::Turn(step) => turn::decider(open, step),
        Stage::Card(_) => open.own.play.map(|play| play.side),
        Stage::Event(event) => Some(event.side),
        Stage::Sail { .. } => None,
    }
}

pub fn options(
    state: &State,
    side: Side,
    stage: Stage,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    match stage {
        Stage::Turn(step) => turn_options(state, side, step, each),
        Stage::Card(step) => cards::step_options(state, step, each),
        Stage::Event(event) => events::options(state, event, each),
        Stage::Sail { .. } => ControlFlow::Continue(()),
    }
}

fn turn_options(
    state: &State,
    side: Side,
    step: TurnStep,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    match step {
        TurnStep::Bid => {
            (0..=turn::MOST_BID).try_for_each(|pcs| each(Act::Own(OwnAct::Bid { pcs })))
        }
        TurnStep::ChooseSide { .. } | TurnStep::First => {
            (Side::ALL.into_iter()).try_for_each(|side| each(Act::Side { side }))
        }
        TurnStep::Deploy => turn::deploy_options(state, each),
        TurnStep::Grant(_)
        | TurnStep::Muster { .. }
        | TurnStep::Return
        | TurnStep::Africanus
        | TurnStep::Levy { .. } => reinforcements::options(state, step, each),
        TurnStep::Proconsul | TurnStep::Elect { .. } | TurnStep::Consuls { .. } => {
            elections::options(state, step, each)
        }
        TurnStep::Preempt => strategy::preempt_options(state, side, each),
        TurnStep::Play => cards::options(state, side, each),
        TurnStep::Diplomat | TurnStep::Mago => campaigns::options(state, step, each),
        TurnStep::Begin
        | TurnStep::Deal
        | TurnStep::Next
        | TurnStep::Winter { .. }
        | TurnStep::Isolation
        | TurnStep::Check
        | TurnStep::End => ControlFlow::Continue(()),
    }
}

/// Plays a listed act of the procedure on top.
pub fn apply(
    state: &mut State,
    side: Side,
    stage: Stage,
    act: Act,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    match stage {
        Stage::Turn(step) => turn_apply(state, side, step, act, out),
        Stage::Card(step) => card_apply(state, step, act, out),
        Stage::Event(event) => events::choose(state, event, act, chance, out),
        Stage::Sail { .. } => {}
    }
}

/// 26.B: an answer to a joint question, which the kernel closes. Returns whether it
/// was one.
pub fn bid(state: &mut State, seat: Seat, act: Act) -> bool {
    let bidding = state.open.top() == Some(Frame::Own(Stage::Turn(TurnStep::Bid)));
    if let (true, Act::Own(OwnAct::Bid { pcs })) = (bidding, act) {
        if let Some(bid) = state.own.bids.get_mut(seat.index()) {
            *bid = Some(pcs);
        }
        return true;
    }
    false
}

fn turn_apply(state: &mut State, side: Side, step: TurnStep, act: Act, out: &mut Out<Event>) {
    match (step, act) {
        (TurnStep::ChooseSide { by, bid }, Act::Side { side }) => {
            turn::choose_side(state, by, bid, side, out);
        }
        (TurnStep::Deploy, Act::Place { at }) => turn::deploy(state, at, out),
        (TurnStep::Consuls { left }, Act::Place { at }) => elections::place(state, left, at, out),
        (TurnStep::Mago, Act::Place { at }) => campaigns::land_mago(state, at, out),
        (_, Act::Place { at }) => reinforcements::place(state, step, at, out),
        (_, Act::Promote { general }) => elections::promote(state, Some(general), out),
        (_, Act::Own(OwnAct::KeepOffices)) => elections::promote(state, None, out),
        (TurnStep::Elect { left }, Act::Elect { general }) => {
            elections::elect(state, left, general, out);
        }
        (_, Act::Preempt { card }) => strategy::preempt(state, side, card, out),
        (TurnStep::Preempt, Act::Decline) => turn::go(state, TurnStep::First),
        (TurnStep::First, Act::Side { side }) => strategy::choose_first(state, side, out),
        (TurnStep::Play, Act::Play { card, way }) => cards::play(state, side, card, way, out),
        (TurnStep::Diplomat, Act::Pc { at }) => campaigns::persuade(state, Some(at), out),
        (TurnStep::Diplomat, _) => campaigns::persuade(state, None, out),
        _ => {}
    }
}

fn card_apply(state: &mut State, step: CardStep, act: Act, out: &mut Out<Event>) {
    match (step, act) {
        (CardStep::Activate, Act::Activate { general }) => cards::activate(state, general, out),
        (CardStep::Pcs { left }, Act::Pc { at }) => cards::place_pc(state, left, at, out),
        (CardStep::Troops, Act::General { general }) => cards::raise(state, general, out),
        (CardStep::Summon, Act::Place { at }) => cards::summon(state, at, out),
        (_, Act::Stop) => cards::stop(state),
        _ => {}
    }
}

/// 26.B: both have bid.
pub fn close(state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) {
    turn::close_bids(state, out);
    land_war::flow::run(state, chance, out);
}
