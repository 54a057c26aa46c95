//! 7 Strategy Phase: how large the hands are, and who plays first.

use kernel::{Chance, Out};
use punic::{Side, strategy};

use crate::event::Event;
use crate::frame::TurnStep;
use crate::setup;
use crate::state::{Additional, Open, State};
use crate::turn::{self, go};
use crate::victory;

pub fn advance(
    state: &mut State,
    step: TurnStep,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) -> bool {
    match step {
        TurnStep::Deal => {
            // 26.X-b
            if state.open.game.options.additional == Additional::ByTurn {
                let due = setup::cards_of_turn(&state.open);
                setup::add_cards(&mut state.open, due);
            }
            let size = state.open.game.sheet().hands[usize::from(state.open.turn) - 1];
            strategy::deal(state, size, chance, out);
            go(state, TurnStep::Preempt);
        }
        TurnStep::Preempt => {
            // #79: no preemption against Rome's initiative.
            let asked = chooser(&state.open).enemy();
            if !state.open.game.effects.roman_initiative && !state.hands[asked].is_empty() {
                return true;
            }
            go(state, TurnStep::First);
        }
        TurnStep::First => return true,
        TurnStep::Play if strategy::next_player(state).is_some() => return true,
        TurnStep::Play => over(state, out),
        _ => {}
    }
    false
}

/// Both hands are empty.
fn over(state: &mut State, out: &mut Out<Event>) {
    let sheet = state.open.game.sheet();
    if sheet.ends_with_last_card && state.open.turn == sheet.last_turn {
        victory::final_check(state);
    } else {
        turn::begin_winter(state, out);
    }
}

/// 7.3-a
pub fn chooser(open: &Open) -> Side {
    match open.game.effects.roman_initiative {
        true => Side::Rome,
        false => open.game.sheet().chooser,
    }
}

/// 7.3-a
pub fn choose_first(state: &mut State, side: Side, out: &mut Out<Event>) {
    state.open.game.effects.roman_initiative = false;
    strategy::choose_first(&mut state.open, side, out);
    go(state, TurnStep::Play);
}
