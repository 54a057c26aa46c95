//! Dice: thrown, read by all, and only then carried out (0-e, 8.4-e).

use kernel::parts::Roll;
use kernel::{Ask, Chance, Out};

use crate::event::Event;
use crate::frame::{Frame, Moment, Purpose};
use crate::side::Side;
use crate::state::{Open, State};
use crate::war::{DieUse, War};
use crate::windows;
use crate::{attrition, battle, march, reactions, rounds, siege};

/// Where a shift of a die comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Why {
    /// The case itself: a pass, the winter, a table's modifiers.
    Case,
    /// A general's ability.
    Ability,
    Guide,
    /// A counter-event.
    Omen,
}

/// Throws a die for `side`. If Good Omen can be about, it lies on the table until
/// both sides have let it pass; otherwise its consequences follow at once.
pub fn throw<W: War>(
    state: &mut State<W>,
    purpose: Purpose<W>,
    side: Side,
    shifts: &[(Why, i8)],
    chance: &mut dyn Chance,
    out: &mut Out<Event<W>>,
) {
    let mut roll = Roll::throw(purpose, 6, 1, Ask::open(purpose.word()), chance);
    for &(why, by) in shifts {
        if by != 0 {
            (roll.shift(why as u8, by)).expect("a die has few modifiers");
        }
    }
    out.tell(Event::Rolled {
        side,
        purpose: purpose.word(),
        face: face(&roll),
        value: value(&roll) as i8,
    });
    let asked = |side, moment| windows::may_counter(state, side, moment);
    let siege = purpose == Purpose::Siege && asked(side.enemy(), Moment::Siege);
    if siege || Side::ALL.into_iter().any(|side| asked(side, Moment::Roll)) {
        state.open.push(Frame::Roll(roll));
        if siege {
            windows::open(state, Moment::Siege, [side.enemy()]);
        }
        let first = windows::first(&state.open);
        windows::open(state, Moment::Roll, [first, first.enemy()]);
    } else {
        settle(state, roll, out);
    }
}

/// The die on the table, if there is one.
pub fn lying<W: War>(open: &Open<W>) -> Option<Roll<Purpose<W>>> {
    (open.frames.iter().rev()).find_map(|frame| match frame {
        Frame::Roll(roll) => Some(roll),
        _ => None,
    })
}

/// Changes the die that lies under the windows.
fn alter<W: War>(open: &mut Open<W>, change: impl FnOnce(&mut Roll<Purpose<W>>)) {
    let die = |frame| matches!(frame, Frame::Roll(_));
    open.step_under(die, |frame| {
        if let Frame::Roll(roll) = frame {
            change(roll);
        }
    });
}

/// Good Omen: shifts the die on the table, or throws a special one again.
pub fn omen<W: War>(
    state: &mut State<W>,
    by: i8,
    chance: &mut dyn Chance,
    out: &mut Out<Event<W>>,
) {
    if lying(&state.open).is_some_and(|roll| roll.purpose.is_special()) {
        return again(state, chance, out);
    }
    alter(&mut state.open, |roll| {
        // No die of a game has as many shifts as there is room for.
        if roll.shift(Why::Omen as u8, by).is_err() {
            return;
        }
        out.tell(Event::RollShifted {
            by,
            value: value(roll) as i8,
        });
    });
}

/// The die on the table is thrown again, with the shifts that it has.
pub fn again<W: War>(state: &mut State<W>, chance: &mut dyn Chance, out: &mut Out<Event<W>>) {
    alter(&mut state.open, |roll| {
        roll.again(0, Ask::open(roll.purpose.word()), chance);
        out.tell(Event::RollRepeated { face: face(roll) });
    });
}

/// The die on the table counts for nothing.
pub fn cancel<W: War>(open: &mut Open<W>) {
    alter(open, Roll::cancel);
}

pub fn face<W: War>(roll: &Roll<Purpose<W>>) -> u8 {
    roll.raw().next().unwrap_or(1)
}

pub fn value<W: War>(roll: &Roll<Purpose<W>>) -> i32 {
    roll.value().unwrap_or(1)
}

/// What follows from a die.
pub fn settle<W: War>(state: &mut State<W>, roll: Roll<Purpose<W>>, out: &mut Out<Event<W>>) {
    if roll.is_cancelled() {
        return;
    }
    let die = value(&roll);
    match roll.purpose {
        Purpose::Attrition {
            stack,
            column,
            most,
        } => attrition::suffer(state, stack, column, most, die, out),
        Purpose::Avoid => reactions::avoid_rolled(state, die, out),
        Purpose::Intercept => reactions::intercept_rolled(state, die, out),
        Purpose::Pursuit => march::pursuit_rolled(state, die, out),
        Purpose::ChangeCommand => battle::command_rolled(state, die, out),
        Purpose::Charge => battle::charge_rolled(state, die, out),
        Purpose::Counterattack => rounds::counterattack_rolled(state, die, out),
        Purpose::Withdraw => rounds::withdraw_rolled(state, die, out),
        Purpose::Stop => rounds::stop_rolled(state, die, out),
        Purpose::Casualties => battle::casualties_rolled(state, die, out),
        Purpose::RetreatDie => battle::retreat_rolled(state, die, out),
        Purpose::Siege => siege::rolled(state, face(&roll), out),
        Purpose::Game(errand) => errand.settle(state, die, out),
    }
}
