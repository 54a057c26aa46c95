//! 4.1-d, 4.1-e Income and points, 6 the end of the game.

use kernel::Out;

use crate::data::data;
use crate::event::Event;
use crate::ids::{Card, Location, Zone};
use crate::side::{BySide, Side};
use crate::state::{Cause, Frame, Open, State};
use crate::supply;

/// The game is over: every procedure ends with it.
pub fn over(state: &mut State, winner: Side, cause: Cause, out: &mut Out<Event>) {
    state.open.frames.clear();
    state.open.push(Frame::Over { winner, cause });
    out.tell(Event::Over { winner, cause });
}

pub fn is_over(open: &Open) -> bool {
    matches!(open.frame(), Some(Frame::Over { .. }))
}

/// 6.1-a, 6.1-b: `side` has settled a location. Returns whether that wins the game.
pub fn automatic(state: &mut State, side: Side, at: Location, out: &mut Out<Event>) -> bool {
    let ground = &data().ground;
    if at == ground.capital[side.enemy()] {
        over(state, side, Cause::Capital, out);
        return true;
    }
    let sicily = ground.region[Zone::Sicily.index()];
    if sicily.within(state.open.control[side]) {
        over(state, side, Cause::Sicily, out);
        return true;
    }
    false
}

/// 4.1-d
pub fn income(open: &Open, side: Side) -> u16 {
    (supply::supplied(open, side) & open.cities).len() as u16
}

/// 4.1-e
pub fn points(open: &Open, side: Side) -> u16 {
    let supplied = supply::supplied(open, side);
    let scoring = supplied - data().ground.start[side];
    scoring.iter().map(|at| u16::from(at.sheet().vp)).sum()
}

/// 6.2-a: whether an end condition holds now.
pub fn end_condition(open: &Open) -> bool {
    let limits = &data().limits;
    open.turn > limits.last_turn
        || Side::ALL.into_iter().any(|side| {
            let power = &open.powers[side];
            open.towns_left(side) == 0
                || open.cities_left(side) == 0
                || power.captured.points() >= limits.end_captured
                || power.prestige >= limits.prestige
                || power.vp >= limits.end_vp
        })
}

/// 6.2-b to d: an end condition holds. Returns whether the game is over with it.
pub fn end_comes(state: &mut State, out: &mut Out<Event>) -> bool {
    let pending = state.open.has_battle();
    if !state.open.ending {
        state.open.ending = true;
        // 6.2-c
        state.decks[Side::Carthage].remove(Card::CAMPAIGN.index() as u8);
        state.open.aside = false;
        out.tell(Event::EndComes { pending });
    }
    if !pending {
        final_score(state, out);
    }
    !pending
}

/// 6.2 at the end of a round or a Campaign. Returns whether the game is over.
pub fn end_check(state: &mut State, out: &mut Out<Event>) -> bool {
    (state.open.ending || end_condition(&state.open)) && end_comes(state, out)
}

/// 6.3
pub fn total(open: &Open, side: Side) -> u16 {
    let ground = &data().ground;
    let limits = &data().limits;
    let power = &open.powers[side];
    let control = open.control[side];
    let vp = |places: crate::sets::LocationSet| -> u16 {
        places.iter().map(|at| u16::from(at.sheet().vp)).sum()
    };
    let bonus = |zone: Zone, [least, points]: [u8; 2]| -> u16 {
        let held = (control & ground.region[zone.index()]).len();
        match held >= usize::from(least) {
            true => points.into(),
            false => 0,
        }
    };
    power.vp
        + income(open, side)
        + u16::from(power.prestige)
        + u16::from(power.captured.points())
        + vp(control & ground.start[side.enemy()])
        + bonus(Zone::Sicily, limits.sicily_bonus)
        + bonus(Zone::CorsicaSardinia, limits.sardinia_bonus)
}

fn final_score(state: &mut State, out: &mut Out<Event>) {
    let totals = BySide::from_fn(|side| total(&state.open, side));
    let (rome, carthage) = (totals[Side::Rome], totals[Side::Carthage]);
    out.tell(Event::Scored { rome, carthage });
    for side in Side::ALL {
        state.open.powers[side].vp = totals[side];
    }
    // 6.3-g
    let winner = match rome > carthage {
        true => Side::Rome,
        false => Side::Carthage,
    };
    over(state, winner, Cause::Score, out);
}
