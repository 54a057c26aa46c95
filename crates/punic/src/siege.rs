//! 20 Sieges and subjugation.

use kernel::{Chance, Out};

use crate::event::Event;
use crate::frame::{Frame, LossCause, MarchStep, Moment, Purpose};
use crate::id::Space;
use crate::land::Stack;
use crate::reason::{Allowed, unless};
use crate::refusal::why;
use crate::side::Side;
use crate::state::{Open, State};
use crate::tables::SiegeFace;
use crate::war::{Deed, Ending, Notice, SiegeDie, War};
use crate::{dice, windows};
use crate::{displaced, losses, stacks};

/// 20.1: whether the activated general may make an attempt where he stands.
pub fn may_attempt<W: War>(open: &Open<W>) -> Allowed {
    let march = open.march.ok_or(why::OTHER_QUESTION)?;
    let stack = open.land.stack_of(march.general).ok_or(why::OFF_MAP)?;
    unless(stack.inside, why::NO_TARGET)?;
    let (at, enemy) = (stack.at, stack.side.enemy());
    let city = at.is_city() && open.land.held[enemy].contains(at);
    let tribe = open.land.tribes.contains(at) && !open.land.held[stack.side].contains(at);
    unless(!(city || tribe), why::NO_TARGET)?;
    unless(open.truce(), why::TRUCE)?;
    // 8.3-d, 20.1-c
    let play = open.strategy.play.as_ref();
    unless(
        play.is_some_and(|play| play.attempted.contains(at)),
        why::ATTEMPTED,
    )?;
    let few = open.land.cu(stack.side, at) < W::theatre().tables.besiegers;
    unless(few, why::FEW_BESIEGERS)?;
    unless(open.land.cu(enemy, at) > 0, why::NOT_CLEARED)?;
    let commander = open.land.commander(stack).unwrap_or(march.general);
    W::allows(open, stack.side, Deed::Attack(commander))?;
    W::allows(open, stack.side, Deed::Besiege(at))?;
    let again = march.won && commander.ability().siege_after_battle.contains(at.region());
    unless(march.fought && !again, why::SIEGE_AFTER_BATTLE)
}

/// 20.2-a: the attempt is made.
pub fn attempt<W: War>(state: &mut State<W>, chance: &mut dyn Chance, out: &mut Out<Event<W>>) {
    let march = state.march();
    let side = march.general.side();
    let at = state
        .open
        .land
        .place_of(march.general)
        .expect("he is on the map");
    state.open.step(Frame::March(MarchStep::Siege));
    let points = W::attempt(&mut state.open, at);
    if let Some(play) = &mut state.open.strategy.play {
        play.attempted.insert(at);
    }
    if let Some(points) = points {
        score(state, side, at, points, out);
        return;
    }
    dice::throw(state, Purpose::Siege, side, &[], chance, out);
}

/// 20.2-b: a siege die was read.
pub fn rolled<W: War>(state: &mut State<W>, face: u8, out: &mut Out<Event<W>>) {
    let march = state.march();
    let side = march.general.side();
    let at = state
        .open
        .land
        .place_of(march.general)
        .expect("he is on the map");
    let result = result(&state.open, at, face);
    match result {
        SiegeFace::Loss => {
            out.tell(Event::SiegeFailed { side, at });
            let stack = Stack::outside(side, at);
            losses::lose(state, stack, 1, false, LossCause::Siege, out);
        }
        SiegeFace::Nothing => out.tell(Event::SiegeFailed { side, at }),
        SiegeFace::One => score(state, side, at, 1, out),
        SiegeFace::Two => score(state, side, at, 2, out),
    }
}

/// Points that an attempt has brought.
fn score<W: War>(
    state: &mut State<W>,
    side: Side,
    at: Space<W>,
    points: u8,
    out: &mut Out<Event<W>>,
) {
    if let Some(points) = W::scored(state, at, points, out) {
        add_points(state, side, at, points, out);
    }
}

/// The face as the besieger reads it.
fn result<W: War>(open: &Open<W>, at: Space<W>, face: u8) -> SiegeFace {
    let march = open.march.expect("an activation is under way");
    let side = march.general.side();
    let stack = Stack::outside(side, at);
    let tables = &W::theatre().tables;
    let red = W::siege_die(open, stack) == SiegeDie::Red;
    let commander = open.land.commander(stack).unwrap_or(march.general);
    let (shift, places) = commander.ability().siege_shift;
    let shift = if red && places.contains(at) { shift } else { 0 };
    let face = usize::from((face + shift).clamp(1, 6)) - 1;
    if red {
        tables.red[face]
    } else {
        tables.white[face]
    }
}

/// 20.2-c, 20.2-e, 20.2-f
pub fn add_points<W: War>(
    state: &mut State<W>,
    side: Side,
    at: Space<W>,
    points: u8,
    out: &mut Out<Event<W>>,
) {
    let points = state.open.land.points[at.index()] + points;
    if points < W::theatre().tables.points_to_take {
        state.open.land.set_points(side, at, points);
        out.tell(Event::PointsPlaced { side, at, points });
        return;
    }
    if at.is_city() && state.open.land.units(Stack::inside(side.enemy(), at)).cu > 0 {
        // If nobody saves it, the City falls when the window closes.
        let full = W::theatre().tables.points_to_take;
        state.open.land.set_points(side, at, full);
        windows::open(state, Moment::Fall, [side.enemy()]);
        return;
    }
    fall(state, side, at, out);
}

/// The siege's window has closed: a City with all its points falls.
pub fn settle<W: War>(state: &mut State<W>, out: &mut Out<Event<W>>) {
    let march = state.march();
    let side = march.general.side();
    let Some(at) = state.open.land.place_of(march.general) else {
        return;
    };
    if at.is_city() && state.open.land.points[at.index()] >= W::theatre().tables.points_to_take {
        fall(state, side, at, out);
    }
}

/// 20.2-e, 20.2-f
fn fall<W: War>(state: &mut State<W>, side: Side, at: Space<W>, out: &mut Out<Event<W>>) {
    state.open.land.set_points(side, at, 0);
    if !at.is_city() {
        let land = &mut state.open.land;
        land.tribes.remove(at);
        land.put_pc(side, at);
        out.tell(Event::TribeSubjugated { side, at });
        if let Some(general) = state.open.land.commander(Stack::outside(side, at)) {
            W::on(state, Notice::Subjugated(general, at), out);
        }
        return;
    }
    let inside = Stack::inside(side.enemy(), at);
    let units = state.open.land.units(inside);
    state.open.land.remove(inside, units);
    losses::count(state, side.enemy(), units.cu, LossCause::Siege, out);
    let garrison = state.open.land.generals_in(inside);
    out.tell(Event::CityTaken { side, at });
    turn_city(state, side, at, out);
    for general in garrison {
        displaced::displace(state, general, out);
    }
}

/// A City marker is turned, with what follows (23-a, 23-b).
pub fn turn_city<W: War>(state: &mut State<W>, side: Side, at: Space<W>, out: &mut Out<Event<W>>) {
    let open = &mut state.open;
    open.land.set_points(side, at, 0);
    open.land.put_pc(side, at);
    W::on(state, Notice::CityTurned(side, at), out);
    let open = &mut state.open;
    match at == W::theatre().capitals[side.enemy()] {
        true => open.finish(side, W::Cause::capital(side)),
        false => stacks::tidy(open, at),
    }
}
