//! 22.1 Victory check, 22.4 the end, 23 sudden death.

use kernel::Out;
use punic::{BySide, Side, political};

use crate::data::data;
use crate::event::{Event, GameEvent};
use crate::frame::DebtCause;
use crate::ids::Province;
use crate::miat::supports_war;
use crate::state::{Cause, Open, State, is_last_turn};
use crate::treasury;

/// 22.1-a: political points.
pub fn points(open: &Open) -> BySide<u8> {
    BySide::from_fn(|side| {
        let provinces = Province::all()
            .filter(|province| province.sheet().counted)
            .filter(|&province| open.land.controls(side, province))
            .count() as u8;
        let lilybaeum = open.land.held[side].contains(data().marks.lilybaeum);
        let supremacy = open.game.navy.supremacy == side;
        let miat = side == Side::Carthage && supports_war(open.game.miat);
        provinces + u8::from(lilybaeum) + u8::from(supremacy) + u8::from(miat)
    })
}

/// 22.1-b: Carthage controls every Province of Italia except LATIUM.
fn holds_italia(open: &Open) -> bool {
    let marks = &data().marks;
    Province::all()
        .filter(|province| province.sheet().region == marks.italia && *province != marks.latium)
        .all(|province| open.land.controls(Side::Carthage, province))
}

/// 22.1, then the War Treasury (22.2-a).
pub fn check(state: &mut State, out: &mut Out<Event>) {
    let points = points(&state.open);
    let [rome, carthage] = Side::ALL.map(|side| points[side]);
    out.tell(Event::Game(GameEvent::PointsCounted { rome, carthage }));
    if holds_italia(&state.open) {
        state.open.finish(Side::Carthage, Cause::Italia);
        return;
    }
    if is_last_turn(&state.open) {
        final_check(state);
        return;
    }
    treasury::begin(state, out);
    let behind = match rome < carthage {
        true => Side::Rome,
        false => Side::Carthage,
    };
    let count = rome.abs_diff(carthage);
    political::owe(state, behind, count, DebtCause::Check, out);
}

/// 22.4-a
pub fn final_check(state: &mut State) {
    let points = points(&state.open);
    let (winner, cause) = match points[Side::Rome].cmp(&points[Side::Carthage]) {
        std::cmp::Ordering::Less => (Side::Carthage, Cause::MorePoints),
        std::cmp::Ordering::Equal => (data().setup.tie_winner, Cause::Tie),
        std::cmp::Ordering::Greater => (Side::Rome, Cause::MorePoints),
    };
    state.open.finish(winner, cause);
}
