//! 22 Victory check, 23 sudden death.

use kernel::Out;
use punic::{BySide, Side, political};

use crate::data::{Victory, data, theatre};
use crate::event::Event;
use crate::frame::DebtCause;
use crate::ids::Province;
use crate::sets::ProvinceSet;
use crate::state::{Cause, Open, State};

/// 22.1-a: political points.
pub fn points(open: &Open) -> BySide<u8> {
    BySide::from_fn(|side| {
        let counted = open.game.sheet().counted.iter();
        counted
            .filter(|&province| open.land.controls(side, province))
            .count() as u8
    })
}

fn italian() -> ProvinceSet {
    let italia = data().marks.italia;
    (Province::all())
        .filter(|province| province.sheet().region == italia)
        .collect()
}

/// 22.3-a
fn holds_italia(open: &Open) -> bool {
    let italian = italian();
    italian.within(open.game.sheet().counted)
        && italian
            .without(data().marks.latium)
            .iter()
            .all(|province| open.land.controls(Side::Carthage, province))
}

/// 22.2, 22.3; on the last turn 22.4.
pub fn check(state: &mut State, out: &mut Out<Event>) {
    let points = points(&state.open);
    out.tell(Event::Counted { provinces: points });
    if holds_italia(&state.open) {
        state.open.finish(Side::Carthage, Cause::Italia);
        return;
    }
    let sheet = state.open.game.sheet();
    if state.open.turn == sheet.last_turn && sheet.victory != Victory::Carthago {
        final_check(state);
        return;
    }
    let [rome, carthage] = Side::ALL.map(|side| points[side]);
    let behind = match rome < carthage {
        true => Side::Rome,
        false => Side::Carthage,
    };
    political::owe(
        state,
        behind,
        rome.abs_diff(carthage),
        DebtCause::Check,
        out,
    );
}

/// The scenario is over and nobody has won before.
pub fn final_check(state: &mut State) {
    let open = &mut state.open;
    let sheet = open.game.sheet();
    let (winner, cause) = match sheet.victory {
        // 28.8-c, 28.12-k
        Victory::Carthago => (Side::Carthage, Cause::HeldOut),
        // 28.10-k
        Victory::Iberia => {
            let iberia = data().marks.iberia.spaces();
            let held = open.land.held[Side::Rome];
            let places = iberia & (theatre().cities | theatre().ports);
            let provinces = points(open)[Side::Rome];
            let won = places.within(held) && provinces >= 3;
            (if won { Side::Rome } else { Side::Carthage }, Cause::Iberia)
        }
        // 22.4-a, 28.11-g
        Victory::Standard | Victory::Italia => {
            let points = points(open);
            match points[Side::Rome].cmp(&points[Side::Carthage]) {
                std::cmp::Ordering::Less => (Side::Carthage, Cause::MoreProvinces),
                std::cmp::Ordering::Equal => (sheet.tie_winner, Cause::Tie),
                std::cmp::Ordering::Greater => (Side::Rome, Cause::MoreProvinces),
            }
        }
    };
    open.finish(winner, cause);
}
