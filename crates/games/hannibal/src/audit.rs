//! What holds after every act of every game, and what is asked of every position
//! that comes from outside.

use kernel::{Broken, Game};

use crate::frame::{EventFrame, Frame, Purpose, Stage, TurnStep};
use crate::game::Hannibal;
use crate::state::{Open, State};
use crate::turn::MOST_BID;

/// More than any count of this game comes to.
const MANY: u8 = 100;

macro_rules! must {
    ($holds:expr, $($why:tt)+) => {
        if !$holds {
            return Err(Broken(format!($($why)+)));
        }
    };
}

pub fn audit(state: &State) -> Result<(), Broken> {
    punic::audit::audit(state)?;
    turn(&state.open)?;
    for (place, frame) in state.open.frames.iter().enumerate() {
        let on_top = place + 1 == state.open.frames.depth();
        match frame {
            Frame::Game(Stage::Turn(step)) => turn_step(step, on_top)?,
            Frame::Game(Stage::Event(event)) => event_frame(&state.open, event)?,
            Frame::Game(Stage::Sail { .. }) => {
                must!(state.open.march.is_some(), "nobody sails");
            }
            Frame::Roll(roll) if matches!(roll.purpose, Purpose::Game(_)) => {
                must!(state.open.march.is_some(), "a naval die comes from nowhere");
            }
            _ => {}
        }
    }
    frames(state)
}

/// The turn and its counts are such as the scenario has.
fn turn(open: &Open) -> Result<(), Broken> {
    let (game, sheet) = (&open.game, open.game.sheet());
    let (first, last) = (sheet.start_turn, sheet.last_turn);
    must!(
        (first..=last).contains(&open.turn),
        "turn {} is not one of turns {first} to {last} of the scenario",
        open.turn
    );
    must!(
        game.tally.bled <= MANY && game.tally.diplomacy <= MANY,
        "the campaign counts what cannot be"
    );
    let turns = (open.frames.iter()).filter(|frame| matches!(frame, Frame::Game(Stage::Turn(_))));
    must!(
        open.over.is_some() || turns.count() == 1,
        "no turn is under way"
    );
    Ok(())
}

/// What is left to do at a step of the turn; something, where somebody is asked.
fn turn_step(step: TurnStep, on_top: bool) -> Result<(), Broken> {
    let least = u8::from(on_top);
    let left = match step {
        TurnStep::ChooseSide { by, bid } => {
            must!(by < 2, "seat {by} chooses a side");
            must!(bid <= MOST_BID, "{bid} PCs were bid");
            return Ok(());
        }
        TurnStep::Muster { left } => left,
        TurnStep::Levy { left, italia } => {
            must!(italia <= left, "{italia} of {left} CUs are bound to Italia");
            left
        }
        TurnStep::Elect { left } => left,
        _ => return Ok(()),
    };
    must!((least..=MANY).contains(&left), "{left} are left to place");
    Ok(())
}

fn event_frame(open: &Open, event: EventFrame) -> Result<(), Broken> {
    must!(
        (open.strategy.play).is_some_and(|play| (play.side, play.card) == (event.side, event.card)),
        "an event of another card is under way"
    );
    must!(
        event.done <= MANY,
        "{} was chosen for {} times",
        event.card,
        event.done
    );
    Ok(())
}

/// What the procedures need is there, and somebody can act.
fn frames(state: &State) -> Result<(), Broken> {
    let open = &state.open;
    if open.over.is_some() {
        must!(
            open.frames.is_empty(),
            "something is under way after the end"
        );
        return Ok(());
    }
    must!(!open.frames.is_empty(), "nothing is under way");
    for seat in Hannibal::asked(state).seats().iter() {
        let some = kernel::nth::<Hannibal>(state, seat, 0).is_some();
        must!(some, "{seat} must decide and cannot");
    }
    Ok(())
}
