//! Every decision and every procedure led to its chapter, or to the game.

use std::ops::ControlFlow;

use kernel::{Asked, Chance, Out, Seat};

use crate::act::Act;
use crate::event::Event;
use crate::frame::Frame;
use crate::side::{BySide, Side};
use crate::state::{Open, State};
use crate::war::{Procedure, War};
use crate::{battle, cards, dice, losses, march, political, reactions, retreat, stacks, windows};

/// Carries the game on until somebody has to decide or it is over.
pub fn run<W: War>(state: &mut State<W>, chance: &mut dyn Chance, out: &mut Out<Event<W>>) {
    while state.open.over.is_none() {
        let Some(frame) = state.open.top() else {
            return;
        };
        if rests(frame) {
            let asked = stacks::relieve(&mut state.open);
            if asked {
                continue;
            }
        }
        if advance(state, frame, chance, out) {
            return;
        }
    }
    if let Some(end) = state.open.over {
        state.battle_hands = BySide::default();
        state.battle_known = BySide::default();
        out.tell(Event::GameOver {
            winner: end.winner,
            cause: end.cause,
        });
    }
}

/// Cities before which nobody stands any more are opened between activations.
fn rests<W: War>(frame: Frame<W>) -> bool {
    match frame {
        Frame::Card(_) => true,
        Frame::Game(procedure) => procedure.rests(),
        _ => false,
    }
}

fn advance<W: War>(
    state: &mut State<W>,
    frame: Frame<W>,
    chance: &mut dyn Chance,
    out: &mut Out<Event<W>>,
) -> bool {
    match frame {
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
        Frame::Card(step) => cards::advance(state, step, chance, out),
        Frame::Game(procedure) => procedure.advance(state, chance, out),
    }
}

/// Whose decision the innermost procedure waits for.
pub fn asked<W: War>(state: &State<W>) -> Asked {
    let open = &state.open;
    if open.over.is_some() {
        return Asked::Nobody;
    }
    match open.top() {
        None => Asked::Nobody,
        Some(Frame::Game(procedure)) => procedure.asked(state),
        Some(Frame::Window(_, window)) => window.asked().map_or(Asked::Nobody, Asked::One),
        Some(frame) => {
            decider(open, frame).map_or(Asked::Nobody, |side| Asked::One(open.seat_of(side)))
        }
    }
}

fn decider<W: War>(open: &Open<W>, frame: Frame<W>) -> Option<Side> {
    match frame {
        Frame::Card(_) => open.strategy.play.map(|play| play.side),
        Frame::March(_) => open.march.map(|march| march.general.side()),
        Frame::React(step) => reactions::decider(open, step),
        Frame::Battle(step) => battle::decider(open, step),
        Frame::Retreat(_) => open.retreat.map(|retreat| retreat.side),
        Frame::Lose(loss) => Some(loss.stack.side),
        Frame::Owe(debt) => Some(debt.side),
        Frame::Command(stack) => Some(stack.side),
        Frame::Window(..) | Frame::Roll(_) | Frame::Game(_) => None,
    }
}

/// Calls back for every legal act of a seat.
pub fn each_option<W: War>(
    state: &State<W>,
    seat: Seat,
    each: &mut dyn FnMut(Act<W>) -> ControlFlow<()>,
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
        Frame::March(step) => march::options(state, step, each),
        Frame::React(step) => reactions::options(state, step, each),
        Frame::Battle(step) => battle::options(state, side, step, each),
        Frame::Retreat(step) => retreat::options(state, step, each),
        Frame::Lose(loss) => losses::options(state, loss, each),
        Frame::Owe(debt) => W::payments(open, debt, each),
        Frame::Command(stack) => (stacks::candidates(open, stack).iter())
            .try_for_each(|general| each(Act::Command { general })),
        Frame::Window(moment, _) => windows::options(state, side, moment, each),
        Frame::Roll(_) => ControlFlow::Continue(()),
        Frame::Card(step) => cards::step_options(state, step, each),
        Frame::Game(procedure) => procedure.options(state, side, each),
    }
}

/// Plays an act that is listed, and goes on.
pub fn apply<W: War>(
    state: &mut State<W>,
    seat: Seat,
    act: Act<W>,
    chance: &mut dyn Chance,
    out: &mut Out<Event<W>>,
) {
    let Some(frame) = state.open.top() else {
        return;
    };
    let side = state.open.side_of(seat).unwrap_or(Side::Rome);
    let told = out.told().len();
    play(state, side, frame, act, chance, out);
    run(state, chance, out);
    if out.told().len() == told {
        // Everybody sees that the game went on.
        out.tell(Event::Passed { side });
    }
}

fn play<W: War>(
    state: &mut State<W>,
    side: Side,
    frame: Frame<W>,
    act: Act<W>,
    chance: &mut dyn Chance,
    out: &mut Out<Event<W>>,
) {
    match (frame, act) {
        (Frame::Game(procedure), _) => procedure.apply(state, side, act, chance, out),
        (Frame::Window(moment, window), _) => {
            windows::apply(state, side, (moment, window), act, chance, out);
        }
        (_, Act::Game(act)) => W::interpose(state, side, act, chance, out),
        (Frame::Card(step), _) => cards::apply(state, step, act, out),
        (Frame::March(step), _) => march::apply(state, step, act, chance, out),
        (Frame::React(step), _) => reactions::apply(state, step, act, chance, out),
        (Frame::Battle(step), _) => battle::apply(state, side, step, act, chance, out),
        (Frame::Retreat(step), _) => retreat::apply(state, step, act, out),
        (Frame::Lose(loss), Act::Lose { elephants }) => {
            losses::choose(state, loss, elephants, out);
        }
        (Frame::Owe(debt), Act::Pc { at }) => political::pay(state, debt, at, out),
        (Frame::Command(stack), Act::Command { general }) => {
            stacks::command(state, stack, general, out);
        }
        (Frame::Lose(_) | Frame::Owe(_) | Frame::Command(_) | Frame::Roll(_), _) => {}
    }
}
