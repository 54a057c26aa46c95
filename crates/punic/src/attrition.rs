//! 21 Attrition.

use kernel::{Chance, Out};

use crate::event::Event;
use crate::frame::{LossCause, Purpose};
use crate::land::Stack;
use crate::state::State;
use crate::war::War;
use crate::{dice, losses};

/// Part of a stack rolls for attrition: `count` CUs, in the column of `column` CUs
/// (21.1-a). The commander's ability counts.
pub fn roll<W: War>(
    state: &mut State<W>,
    stack: Stack<W>,
    count: u8,
    column: u8,
    drm: i8,
    chance: &mut dyn Chance,
    out: &mut Out<Event<W>>,
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
pub fn march_roll<W: War>(
    state: &mut State<W>,
    stack: Stack<W>,
    count: u8,
    case: i8,
    guide: i8,
    chance: &mut dyn Chance,
    out: &mut Out<Event<W>>,
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

/// The die was read.
pub fn suffer<W: War>(
    state: &mut State<W>,
    stack: Stack<W>,
    column: u8,
    most: u8,
    die: i32,
    out: &mut Out<Event<W>>,
) {
    let tables = &W::theatre().tables;
    let lost = tables.losses(column, die).min(most);
    losses::lose(
        state,
        stack,
        lost,
        tables.shows_elephant(die),
        LossCause::Attrition,
        out,
    );
}
