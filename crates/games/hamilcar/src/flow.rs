//! The procedures that only this game has, each led to its chapter.

use std::ops::ControlFlow;

use kernel::{Asked, Chance, Out};
use punic::{Procedure, Reason, Side};

use crate::act::{Act, GameAct};
use crate::event::Event;
use crate::frame::Stage;
use crate::game::Hamilcar;
use crate::refusal::why;
use crate::state::{Open, State};
use crate::{cards, defence, legs, sea, turn};

impl Procedure<Hamilcar> for Stage {
    fn advance(self, state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) -> bool {
        match self {
            Stage::Turn(step) => turn::advance(state, step, chance, out),
            Stage::Spread { left } => cards::advance(state, left),
            Stage::Leg(step) => legs::advance(state, step, chance, out),
            Stage::Sea(step) => sea::advance(state, step, chance, out),
            Stage::Drown(_) | Stage::Defence { .. } => true,
        }
    }

    fn asked(self, state: &State) -> Asked {
        let side = decider(&state.open, self);
        side.map_or(Asked::Nobody, |side| Asked::One(state.open.seat_of(side)))
    }

    fn options(
        self,
        state: &State,
        side: Side,
        each: &mut dyn FnMut(Act) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match self {
            Stage::Turn(step) => turn::options(state, side, step, each),
            Stage::Spread { left } => cards::options(&state.open, left, each),
            Stage::Leg(step) => legs::step_options(state, step, each),
            Stage::Sea(step) => sea::options(state, step, each),
            Stage::Drown(drown) => sea::drown_options(state, drown, each),
            Stage::Defence { .. } => defence::options(each),
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
        match self {
            Stage::Turn(step) => turn::apply(state, side, step, act, chance, out),
            Stage::Spread { left } => cards::apply(state, left, act, out),
            Stage::Leg(step) => legs::apply(state, step, act, out),
            Stage::Sea(step) => sea::apply(state, step, act, chance, out),
            Stage::Drown(drown) => {
                state.open.pop();
                sea::drowned(state, drown, act, out);
            }
            Stage::Defence { at, points } => defence::apply(state, at, points, act, out),
        }
    }

    fn refuses(self, state: &State, side: Side, act: Act) -> Option<Reason> {
        match self {
            Stage::Turn(step) => turn::refuses(state, side, step, act),
            Stage::Spread { .. } => match act {
                Act::Stop => Some(punic::refusal::why::NOTHING_DONE),
                _ => cards::refuses(&state.open, side, true, act),
            },
            Stage::Leg(_) => match act {
                Act::Game(GameAct::Ships { .. }) => Some(why::SHIPS),
                Act::Intercept { .. } => Some(why::NO_ATTEMPT),
                Act::Done => Some(why::NOTHING_DECLARED),
                _ => None,
            },
            Stage::Sea(_) => match act {
                Act::Game(GameAct::Tactic { .. }) => Some(why::NO_TACTIC),
                Act::Game(GameAct::Target { .. }) => Some(why::NO_TARGET),
                Act::Game(GameAct::Evade) => Some(why::NO_EVADING),
                _ => None,
            },
            Stage::Drown(_) => match act {
                Act::Game(GameAct::Drown { .. }) => Some(why::DROWN),
                _ => None,
            },
            Stage::Defence { .. } => None,
        }
    }

    fn rests(self) -> bool {
        matches!(self, Stage::Turn(_) | Stage::Spread { .. })
    }
}

fn decider(open: &Open, stage: Stage) -> Option<Side> {
    match stage {
        Stage::Turn(step) => Some(turn::decider(open, step)),
        Stage::Spread { .. } => open.strategy.play.map(|play| play.side),
        Stage::Leg(step) => Some(legs::decider(open, step)),
        Stage::Sea(step) => sea::decider(open, step),
        Stage::Drown(drown) => Some(drown.side),
        Stage::Defence { .. } => Some(defence::decider(open)),
    }
}
