//! The procedures that only this game has, each led to its chapter.

use std::ops::ControlFlow;

use kernel::{Asked, Chance, Out, Seat, SeatSet};
use punic::{Procedure, Reason, Side, cards, strategy};

use crate::act::{Act, GameAct};
use crate::event::Event;
use crate::frame::{Frame, Stage, TurnStep, Use};
use crate::game::Hannibal;
use crate::refusal::why;
use crate::state::{Open, State};
use crate::{campaigns, elections, events, initiative, naval, reinforcements, turn};

impl Procedure<Hannibal> for Stage {
    fn advance(self, state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) -> bool {
        match self {
            Stage::Turn(step) => turn::advance(state, step, chance, out),
            Stage::Summon => true,
            Stage::Event(event) => events::resume(state, event, chance, out),
            Stage::Sail { to, inside } => {
                naval::set_out(state, to, inside, chance, out);
                false
            }
        }
    }

    fn asked(self, state: &State) -> Asked {
        let open = &state.open;
        match self {
            Stage::Turn(TurnStep::Bid) => Asked::Together {
                owing: (0..2)
                    .filter(|&seat| state.secret.bids[usize::from(seat)].is_none())
                    .map(Seat)
                    .collect::<SeatSet>(),
            },
            Stage::Turn(TurnStep::ChooseSide { by, .. }) => Asked::One(Seat(by)),
            _ => decider(open, self).map_or(Asked::Nobody, |side| Asked::One(open.seat_of(side))),
        }
    }

    fn options(
        self,
        state: &State,
        side: Side,
        each: &mut dyn FnMut(Act) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match self {
            Stage::Turn(step) => turn_options(state, side, step, each),
            Stage::Summon => (campaigns::summoning_ports(&state.open).iter())
                .try_for_each(|at| each(Act::Place { at })),
            Stage::Event(event) => events::options(state, event, each),
            Stage::Sail { .. } => ControlFlow::Continue(()),
        }
    }

    fn apply(
        self,
        state: &mut State,
        side: Side,
        act: Act,
        chance: &mut dyn Chance,
        out: &mut Out<Event>,
    ) {
        match (self, act) {
            (Stage::Turn(step), _) => turn_apply(state, side, step, act, out),
            (Stage::Summon, Act::Place { at }) => {
                state.open.pop();
                campaigns::summon(state, at, out);
            }
            (Stage::Event(event), _) => events::choose(state, event, act, chance, out),
            (Stage::Summon | Stage::Sail { .. }, _) => {}
        }
    }

    fn refuses(self, state: &State, side: Side, act: Act) -> Option<Reason> {
        match (self, act) {
            (Stage::Turn(step), _) => turn_refuses(state, side, step, act),
            (Stage::Summon, Act::Place { .. }) => Some(why::SUMMON_PLACE),
            (Stage::Event(_), _) => events::refuses(act),
            (Stage::Summon | Stage::Sail { .. }, _) => None,
        }
    }

    fn rests(self) -> bool {
        matches!(self, Stage::Turn(_) | Stage::Summon)
    }
}

fn decider(open: &Open, stage: Stage) -> Option<Side> {
    match stage {
        Stage::Turn(step) => turn::decider(open, step),
        Stage::Summon => open.strategy.play.map(|play| play.side),
        Stage::Event(event) => Some(event.side),
        Stage::Sail { .. } => None,
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
            (0..=turn::MOST_BID).try_for_each(|pcs| each(Act::Game(GameAct::Bid { pcs })))
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

fn turn_refuses(state: &State, side: Side, step: TurnStep, act: Act) -> Option<Reason> {
    let open = &state.open;
    match (step, act) {
        (TurnStep::Bid, Act::Game(GameAct::Bid { .. })) => Some(why::TOO_HIGH),
        (TurnStep::Deploy, Act::Place { .. }) => Some(turn::deploy_reason(open)),
        (TurnStep::Consuls { left }, Act::Place { at }) => elections::refuses(open, left, at),
        (TurnStep::Mago, Act::Place { .. }) => Some(why::MAGO_PLACE),
        (_, Act::Place { at }) => reinforcements::refuses(open, step, at),
        (TurnStep::Proconsul, Act::Promote { .. }) => Some(why::NOT_CONSUL),
        (TurnStep::Elect { .. }, Act::Elect { .. }) => Some(why::NOT_IN_POOL),
        (TurnStep::Preempt, Act::Preempt { card }) => strategy::preempts(card).err(),
        (
            TurnStep::Play,
            Act::Play {
                way: Use::Game(_), ..
            },
        ) => campaigns::may_summon(open, side).err(),
        (TurnStep::Play, Act::Play { card, way }) => cards::refuses_play(state, side, card, way),
        (TurnStep::Diplomat, Act::Pc { .. }) => Some(why::PERSUADED),
        _ => None,
    }
}

/// 26.B: an answer to a joint question, which the kernel closes. Returns whether it
/// was one.
pub fn bid(state: &mut State, seat: Seat, act: Act) -> bool {
    let bidding = state.open.top() == Some(Frame::Game(Stage::Turn(TurnStep::Bid)));
    if let (true, Act::Game(GameAct::Bid { pcs })) = (bidding, act) {
        if let Some(bid) = state.secret.bids.get_mut(seat.index()) {
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
        (_, Act::Game(GameAct::KeepOffices)) => elections::promote(state, None, out),
        (TurnStep::Elect { left }, Act::Elect { general }) => {
            elections::elect(state, left, general, out);
        }
        (_, Act::Preempt { card }) => {
            strategy::preempt(state, side, card, out);
            turn::go(state, TurnStep::Play);
        }
        (TurnStep::Preempt, Act::Decline) => turn::go(state, TurnStep::First),
        (TurnStep::First, Act::Side { side }) => initiative::choose_first(state, side, out),
        (TurnStep::Play, Act::Play { card, way }) => {
            turn::go(state, TurnStep::Diplomat);
            cards::play(state, side, card, way, out);
        }
        (TurnStep::Diplomat, Act::Pc { at }) => campaigns::persuade(state, Some(at), out),
        (TurnStep::Diplomat, _) => campaigns::persuade(state, None, out),
        _ => {}
    }
}

/// 26.B: both have bid.
pub fn close(state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) {
    turn::close_bids(state, out);
    punic::flow::run(state, chance, out);
}
