//! 21 Attrition.

use kernel::{Chance, Out};

use crate::data::{Tables, data};
use crate::event::Event;
use crate::frame::{LossCause, Purpose};
use crate::land::Stack;
use crate::state::State;
use crate::{dice, war::losses};

/// Part of a stack rolls for attrition: `count` CUs, in the column of `column` CUs
/// (21.1-a). The commander's ability counts.
pub fn roll(
    state: &mut State,
    stack: Stack,
    count: u8,
    column: u8,
    drm: i8,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    if count == 0 {
        return;
    }
    let commander = state.open.land.commander(stack);
    let ability = commander.map_or(0, |general| general.ability().attrition_drm);
    let purpose = Purpose::Attrition {
        stack,
        column,
        most: count,
    };
    let shifts = [(dice::Why::Case, drm), (dice::Why::Ability, ability)];
    dice::throw(state, purpose, stack.side, &shifts, chance, out);
}

/// As `roll`, for a force under way: the general who leads it counts, and a guide.
pub fn march_roll(
    state: &mut State,
    stack: Stack,
    count: u8,
    case: i8,
    guide: i8,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    if count == 0 {
        return;
    }
    let ability = state.march().general.ability().attrition_drm;
    let purpose = Purpose::Attrition {
        stack,
        column: count,
        most: count,
    };
    let shifts = [
        (dice::Why::Case, case),
        (dice::Why::Ability, ability),
        (dice::Why::Guide, guide),
    ];
    dice::throw(state, purpose, stack.side, &shifts, chance, out);
}

/// CUs lost on the table by a modified die in the column of so many.
pub fn losses(column: u8, die: i32) -> u8 {
    let tables = &data().tables;
    tables
        .column(column)
        .map_or(0, |column| tables.attrition[Tables::row(die)][column])
}

/// 17.3-a: whether the row shows an Elephant.
pub fn shows_elephant(die: i32) -> bool {
    data().tables.elephant_rows[Tables::row(die)]
}

/// The die was read.
pub fn suffer(
    state: &mut State,
    stack: Stack,
    column: u8,
    most: u8,
    die: i32,
    out: &mut Out<Event>,
) {
    let lost = losses(column, die).min(most);
    losses::lose(
        state,
        stack,
        lost,
        shows_elephant(die),
        LossCause::Attrition,
        out,
    );
}
