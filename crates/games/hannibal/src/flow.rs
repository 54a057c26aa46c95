//! Every decision and every procedure led to its chapter.

use std::ops::ControlFlow;

use kernel::{Asked, Chance, Out, Seat, SeatSet};

use crate::act::Act;
use crate::event::Event;
use crate::frame::{CardStep, Frame, TurnStep};
use crate::side::Side;
use crate::state::{Open, State};
use crate::war::{battle, displaced, losses, march, political, reactions, retreat, stacks};
use crate::{campaigns, cards, dice, elections, events, reinforcements, strategy, turn, windows};

/// Carries the game on until somebody has to decide or it is over.
pub fn run(state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) {
    while state.open.over.is_none() {
        let Some(frame) = state.open.top() else {
            return;
        };
        if matches!(frame, Frame::Turn(_) | Frame::Card(_)) {
            displaced::overtaken(state, out);
            let asked = stacks::relieve(&mut state.open);
            if asked || state.open.top() != Some(frame) {
                continue;
            }
        }
        let waits = match frame {
            Frame::Turn(step) => turn::advance(state, step, chance, out),
            Frame::Card(step) => cards::advance(state, step, chance, out),
            Frame::Event(event) => events::resume(state, event, chance, out),
            Frame::March(step) => march::advance(state, step, chance, out),
            Frame::React(step) => reactions::advance(state, step, chance, out),
            Frame::Battle(step) => battle::advance(state, step, chance, out),
            Frame::Retreat(step) => retreat::advance(state, step, out),
            Frame::Lose(_) | Frame::Owe(_) => true,
            Frame::Command(stack) => stacks::asks(&mut state.open, stack),
            Frame::Window(moment, window) => windows::waits(state, moment, window),
            Frame::Roll(roll) => {
                state.open.pop();
                dice::settle(state, roll, out);
                false
            }
        };
        if waits {
            return;
        }
    }
    if let Some(end) = state.open.over {
        state.battle_hands = Default::default();
        state.battle_known = Default::default();
        out.tell(Event::GameOver {
            winner: end.winner,
            cause: end.cause,
        });
    }
}

/// Whose decision the innermost procedure waits for.
pub fn asked(state: &State) -> Asked {
    let open = &state.open;
    if open.over.is_some() {
        return Asked::Nobody;
    }
    let one =
        |side: Option<Side>| side.map_or(Asked::Nobody, |side| Asked::One(open.seat_of(side)));
    match open.top() {
        None => Asked::Nobody,
        Some(Frame::Turn(TurnStep::Bid)) => Asked::Together {
            owing: (0..2)
                .filter(|&seat| state.bids[usize::from(seat)].is_none())
                .map(Seat)
                .collect::<SeatSet>(),
        },
        Some(Frame::Turn(TurnStep::ChooseSide { by, .. })) => Asked::One(Seat(by)),
        Some(Frame::Window(_, window)) => window.asked().map_or(Asked::Nobody, Asked::One),
        Some(frame) => one(decider(open, frame)),
    }
}

fn decider(open: &Open, frame: Frame) -> Option<Side> {
    match frame {
        Frame::Turn(step) => turn::decider(open, step),
        Frame::Card(_) => open.play.map(|play| play.side),
        Frame::Event(event) => Some(event.side),
        Frame::March(_) => open.march.map(|march| march.general.side()),
        Frame::React(step) => reactions::decider(open, step),
        Frame::Battle(step) => battle::decider(open, step),
        Frame::Retreat(_) => open.retreat.map(|retreat| retreat.side),
        Frame::Lose(loss) => Some(loss.stack.side),
        Frame::Owe(debt) => Some(debt.side),
        Frame::Command(stack) => Some(stack.side),
        Frame::Window(..) | Frame::Roll(_) => None,
    }
}

pub fn each_option(
    state: &State,
    seat: Seat,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if !asked(state).asks(seat) {
        return ControlFlow::Continue(());
    }
    let open = &state.open;
    let Some(frame) = open.top() else {
        return ControlFlow::Continue(());
    };
    let side = open.side_of(seat).unwrap_or(Side::Rome);
    match frame {
        Frame::Turn(step) => turn_options(state, side, step, each),
        Frame::Card(step) => cards::step_options(state, step, each),
        Frame::Event(event) => events::options(state, event, each),
        Frame::March(step) => march::options(state, step, each),
        Frame::React(step) => reactions::options(state, step, each),
        Frame::Battle(step) => battle::options(state, side, step, each),
        Frame::Retreat(step) => retreat::options(state, step, each),
        Frame::Lose(loss) => losses::options(state, loss, each),
        Frame::Owe(debt) => political::debt_options(state, debt, each),
        Frame::Command(stack) => (stacks::candidates(open, stack).iter())
            .try_for_each(|general| each(Act::Command { general })),
        Frame::Window(moment, _) => windows::options(state, side, moment, each),
        Frame::Roll(_) => ControlFlow::Continue(()),
    }
}

fn turn_options(
    state: &State,
    side: Side,
    step: TurnStep,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    match step {
        TurnStep::Bid => (0..=turn::MOST_BID).try_for_each(|pcs| each(Act::Bid { pcs })),
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

/// Plays an act that is listed, and goes on.
pub fn apply(
    state: &mut State,
    seat: Seat,
    act: Act,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    let Some(frame) = state.open.top() else {
        return;
    };
    if let (Frame::Turn(TurnStep::Bid), Act::Bid { pcs }) = (frame, act) {
        // A joint question: the kernel closes it.
        if let Some(bid) = state.bids.get_mut(seat.index()) {
            *bid = Some(pcs);
        }
        return;
    }
    let side = state.open.side_of(seat).unwrap_or(Side::Rome);
    let told = out.told().len();
    match frame {
        Frame::Turn(step) => turn_apply(state, side, step, act, out),
        Frame::Card(step) => card_apply(state, step, act, out),
        Frame::Event(event) => events::choose(state, event, act, chance, out),
        Frame::March(step) => march::apply(state, step, act, chance, out),
        Frame::React(step) => reactions::apply(state, step, act, chance, out),
        Frame::Battle(step) => battle::apply(state, side, step, act, chance, out),
        Frame::Retreat(step) => retreat::apply(state, step, act, out),
        Frame::Lose(loss) => {
            if let Act::Lose { elephants } = act {
                losses::choose(state, loss, elephants, out);
            }
        }
        Frame::Owe(debt) => {
            if let Act::Pc { at } = act {
                political::pay(state, debt, at, out);
            }
        }
        Frame::Command(stack) => {
            if let Act::Command { general } = act {
                stacks::command(state, stack, general, out);
            }
        }
        Frame::Window(moment, window) => match act {
            Act::Counter { card } => {
                windows::counter(state, side, (moment, window), card, 0, chance, out);
            }
            Act::Omen { card, by } => {
                windows::counter(state, side, (moment, window), card, by, chance, out);
            }
            _ => windows::decline(state, moment, window),
        },
        Frame::Roll(_) => {}
    }
    run(state, chance, out);
    if out.told().len() == told {
        // Everybody sees that the game went on.
        out.tell(Event::Passed { side });
    }
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
        (_, Act::KeepOffices) => elections::promote(state, None, out),
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
    run(state, chance, out);
}
