//! 2.2.7, 11.2, 11.8 Ships, Supremacy, Seamanship and Corvi.

use kernel::Out;
use punic::Side;

use crate::data::{AfricaRule, data};
use crate::event::{Event, GameEvent};
use crate::frame::Sinking;
use crate::ids::{General, Space};
use crate::state::{Open, State};

/// The highest level of Seamanship.
pub const EXCELLENT: u8 = 3;

/// 2.2.7-a: Ready Ships At Port; a gain beyond ten is forfeited.
pub fn gain(state: &mut State, side: Side, count: u8, out: &mut Out<Event>) {
    let navy = &mut state.open.game.navy;
    let room = data().tables.ships.saturating_sub(navy.at_port(side));
    let placed = count.min(room);
    navy.ready[side] += placed;
    out.tell(Event::Game(GameEvent::ShipsPlaced {
        side,
        count: placed,
        forfeited: count - placed,
    }));
}

/// 2.2.7-d: up to so many Spent Ships become Ready.
pub fn repair(state: &mut State, side: Side, most: u8, out: &mut Out<Event>) {
    let navy = &mut state.open.game.navy;
    let count = navy.worn[side].min(most);
    if count == 0 {
        return;
    }
    navy.worn[side] -= count;
    navy.ready[side] += count;
    out.tell(Event::Game(GameEvent::ShipsRepaired { side, count }));
}

/// Ready Ships At Port become Spent.
pub fn wear(state: &mut State, side: Side, most: u8, out: &mut Out<Event>) {
    let navy = &mut state.open.game.navy;
    let count = navy.ready[side].min(most);
    if count == 0 {
        return;
    }
    navy.ready[side] -= count;
    navy.worn[side] += count;
    out.tell(Event::Game(GameEvent::ShipsSpent { side, count }));
}

/// Ships of a side are out of play. 11.8.3-d: Rome's Seamanship suffers once a turn.
pub fn lost(state: &mut State, side: Side, count: u8, why: Sinking, out: &mut Out<Event>) {
    if count == 0 {
        return;
    }
    out.tell(Event::Game(GameEvent::ShipsLost { side, count, why }));
    if side != Side::Rome {
        return;
    }
    let threshold = data().tables.loss_threshold;
    let navy = &mut state.open.game.navy;
    let before = navy.lost;
    navy.lost = before.saturating_add(count);
    if before < threshold && navy.lost >= threshold && navy.seamanship > 0 {
        set_seamanship(state, state.open.game.navy.seamanship - 1, out);
    }
}

/// 11.8.3-b
pub fn train(state: &mut State, out: &mut Out<Event>) {
    let level = state.open.game.navy.seamanship;
    if level < EXCELLENT {
        set_seamanship(state, level + 1, out);
    }
}

fn set_seamanship(state: &mut State, level: u8, out: &mut Out<Event>) {
    state.open.game.navy.seamanship = level;
    out.tell(Event::Game(GameEvent::SeamanshipChanged { level }));
}

/// 11.8.1-b
pub fn turn_corvi(state: &mut State, out: &mut Out<Event>) {
    let corvi = &mut state.open.game.navy.corvi;
    *corvi = !*corvi;
    let mounted = *corvi;
    out.tell(Event::Game(GameEvent::CorviChanged { mounted }));
}

/// 2.2-c: exactly one player holds Supremacy.
pub fn take_supremacy(state: &mut State, side: Side, out: &mut Out<Event>) {
    if state.open.game.navy.supremacy != side {
        state.open.game.navy.supremacy = side;
        out.tell(Event::Game(GameEvent::SupremacyTaken { side }));
    }
}

/// 11.8.2-a: whether a fleet under this commander may land in a port.
pub fn may_land(open: &Open, commander: Option<General>, side: Side, to: Space) -> bool {
    let marks = &data().marks;
    if side == Side::Carthage || to.region() != marks.africa {
        return true;
    }
    match open.game.navy.level().africa {
        AfricaRule::Always => true,
        _ if commander.is_some_and(|general| general.talent().african) => true,
        AfricaRule::IfRomeControlsSyracusae => open.land.held[side].contains(marks.syracusae),
        AfricaRule::Never => false,
    }
}

/// 11.7.3-c: what shifts every Clash roll of a side.
pub fn clash_drm(open: &Open, side: Side) -> i8 {
    let navy = &open.game.navy;
    match side {
        Side::Rome => navy.level().clash + corvi(navy.corvi, data().tables.clash_corvi),
        Side::Carthage => 0,
    }
}

/// 11.6-f
pub fn intercept_drm(open: &Open, side: Side) -> i8 {
    match side {
        Side::Rome => corvi(open.game.navy.corvi, data().tables.intercept_corvi),
        Side::Carthage => 0,
    }
}

fn corvi(mounted: bool, drm: i8) -> i8 {
    if mounted { drm } else { 0 }
}

/// 24.2-h: a general's battle rating in a naval battle.
pub fn rating(general: General) -> u8 {
    (general.talent().naval_rating).unwrap_or(general.sheet().battle)
}
