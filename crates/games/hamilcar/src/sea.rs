//! 11.7.1 to 11.7.5 The naval battle: tactics cards, Clashes, escapes.

use std::ops::ControlFlow;

use kernel::{Ask, Audience, Chance, Out, Value};
use punic::dice::{self, Why};
use punic::{BySide, Side, windows};

use crate::act::{Act, GameAct, Target};
use crate::aftermath;
use crate::data::{Hook, data, theatre};
use crate::event::{Event, GameEvent};
use crate::frame::{Drown, Escape, Frame, Moment, Purpose, SeaBattle, SeaStep, Stage, Throw};
use crate::ids::Tactic;
use crate::land::Units;
use crate::sets::Tactics;
use crate::state::{Open, State, everyone, undealt_tactics};
use crate::{legs, navy};

/// 11.7.1: the two fleets meet.
pub fn begin(state: &mut State, out: &mut Out<Event>) {
    let leg = state.open.game.leg();
    let march = state.march();
    let mover = march.general.side();
    let both = |moving, other| match mover {
        Side::Rome => BySide::new(moving, other),
        Side::Carthage => BySide::new(other, moving),
    };
    let ships = both(leg.ships, leg.pool);
    let first = state.open.game.navy.supremacy;
    state.open.game.sea = Some(SeaBattle {
        mover,
        round: 0,
        first,
        side: first,
        commanders: match mover {
            Side::Rome => BySide::new(Some(march.general), leg.commander),
            Side::Carthage => BySide::new(leg.commander, Some(march.general)),
        },
        ships,
        sunk: BySide::default(),
        prizes: BySide::default(),
        stranded: BySide::default(),
        bonus: BySide::default(),
        held: BySide::default(),
        gone: Tactics::NONE,
        ambushed: BySide::default(),
        burning: BySide::default(),
        card: None,
        clashes: 0,
        target: None,
        draws: 0,
        drawn: false,
        first_prize: false,
        escaped: None,
        over: false,
        winner: None,
    });
    out.tell(Event::Game(GameEvent::SeaBattleBegan {
        at: leg.to,
        mover,
        ships: Side::ALL.map(|side| ships[side]),
    }));
    state.open.push(Frame::Game(Stage::Sea(SeaStep::Deal)));
}

pub(crate) fn go(state: &mut State, step: SeaStep) {
    state.open.step(Frame::Game(Stage::Sea(step)));
}

pub(crate) fn change(state: &mut State, change: impl FnOnce(&mut SeaBattle)) {
    if let Some(sea) = &mut state.open.game.sea {
        change(sea);
    }
}

/// 11.1.1-a: the Transports of a fleet.
pub fn transports(open: &Open, side: Side) -> u8 {
    let (cu, trains) = cargo(open, side);
    cu.max(trains)
}

/// CUs and Supply Trains of a fleet.
pub(crate) fn cargo(open: &Open, side: Side) -> (u8, u8) {
    (legs::fleet(open, side).iter()).fold((0, 0), |(cu, trains), (_, force)| {
        (cu + force.units.cu, trains + force.train)
    })
}

/// What Regroup and Disengage are rolled against (6.5.3-b).
pub fn escape_rating(sea: &SeaBattle, side: Side) -> u8 {
    match sea.commanders[side] {
        Some(general) if general.talent().admiral => navy::rating(general) + sea.bonus[side],
        _ => 1,
    }
}

/// The battle goes on from `step`. Returns whether it waits for a decision.
pub fn advance(
    state: &mut State,
    step: SeaStep,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) -> bool {
    let sea = state.open.game.sea();
    if sea.draws > 0 {
        change(state, |sea| sea.draws = 0);
        draw(state, sea.side, sea.draws, chance, out);
        return false;
    }
    match step {
        SeaStep::Deal => {
            go(state, SeaStep::Round);
            deal(state, chance, out);
            let mover = sea.mover;
            windows::open(state, Moment::Dealt, [mover, mover.enemy()]);
        }
        SeaStep::Round => {
            // 11.7.2-b
            let first = state.open.game.navy.supremacy;
            let round = sea.round + 1;
            change(state, |sea| {
                sea.round = round;
                sea.first = first;
            });
            out.tell(Event::Game(GameEvent::SeaRoundBegan { round, first }));
            begin_half(state, first);
        }
        SeaStep::Manoeuvre => {
            if sea.held[sea.side] > 0 {
                return true;
            }
            go(state, SeaStep::Clash);
        }
        SeaStep::Hulls => {
            let targets = targets(&state.open, &sea);
            match targets {
                [true, true] => return true,
                [false, false] => go(state, SeaStep::Clash),
                [ships, _] => {
                    let target = if ships {
                        Target::Ships
                    } else {
                        Target::Transports
                    };
                    hulls(state, target, out);
                }
            }
        }
        SeaStep::Clash => {
            if may_clash(&state.open, &sea) {
                return true;
            }
            go(state, SeaStep::Escape);
        }
        SeaStep::Escape => return true,
        SeaStep::Pursuit => {
            // 11.7.4-e
            let Some((side, _)) = sea.escaped else {
                go(state, SeaStep::Half);
                return false;
            };
            let left = Tactic::Pursuit.sheet().copies - sea.gone.of(Tactic::Pursuit);
            if sea.held[side.enemy()] > 0 && left > 0 {
                return true;
            }
            escape(state);
        }
        SeaStep::Half => end_half(state, sea),
        SeaStep::Chase => {
            if aftermath::may_chase(&state.open, &sea) {
                return true;
            }
            go(state, SeaStep::Aftermath);
        }
        SeaStep::Aftermath => aftermath::settle(state, sea, out),
    }
    false
}

pub fn decider(open: &Open, step: SeaStep) -> Option<Side> {
    let sea = open.game.sea?;
    match step {
        SeaStep::Pursuit => sea.escaped.map(|(side, _)| side.enemy()),
        SeaStep::Chase => sea.winner,
        _ => Some(sea.side),
    }
}

pub fn options(
    state: &State,
    step: SeaStep,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let open = &state.open;
    let sea = open.game.sea();
    let side = sea.side;
    match step {
        SeaStep::Manoeuvre => {
            each(Act::Decline)?;
            let hand = state.secret.tactics[side];
            (Tactic::all())
                .filter(|&card| hand.of(card) > 0 && playable(&sea, card))
                .try_for_each(|card| each(Act::Game(GameAct::Tactic { card })))
        }
        SeaStep::Hulls => target_options(open, &sea, each),
        SeaStep::Clash => {
            each(Act::Decline)?;
            target_options(open, &sea, each)
        }
        SeaStep::Escape => {
            each(Act::Decline)?;
            each(Act::Game(GameAct::Regroup))?;
            each(Act::Game(GameAct::Disengage))?;
            // 11.7.4-c
            if open.game.navy.supremacy == side {
                each(Act::Game(GameAct::Evade))?;
            }
            ControlFlow::Continue(())
        }
        SeaStep::Pursuit => {
            each(Act::Decline)?;
            let hunter = sea.escaped.map_or(side, |(side, _)| side.enemy());
            let card = Tactic::Pursuit;
            match state.secret.tactics[hunter].of(card) > 0 {
                true => each(Act::Game(GameAct::Tactic { card })),
                false => ControlFlow::Continue(()),
            }
        }
        SeaStep::Chase => {
            each(Act::Decline)?;
            each(Act::Roll)
        }
        SeaStep::Deal | SeaStep::Round | SeaStep::Half | SeaStep::Aftermath => {
            ControlFlow::Continue(())
        }
    }
}

fn target_options(
    open: &Open,
    sea: &SeaBattle,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let [ships, transports] = targets(open, sea);
    if ships {
        each(Act::Game(GameAct::Target {
            target: Target::Ships,
        }))?;
    }
    if transports {
        each(Act::Game(GameAct::Target {
            target: Target::Transports,
        }))?;
    }
    ControlFlow::Continue(())
}

pub fn apply(
    state: &mut State,
    step: SeaStep,
    act: Act,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    let sea = state.open.game.sea();
    let side = sea.side;
    match (step, act) {
        (SeaStep::Manoeuvre, Act::Game(GameAct::Tactic { card })) => {
            manoeuvre(state, card, chance, out);
        }
        (SeaStep::Manoeuvre, _) => go(state, SeaStep::Clash),
        (SeaStep::Hulls, Act::Game(GameAct::Target { target })) => hulls(state, target, out),
        (SeaStep::Clash, Act::Game(GameAct::Target { target })) => {
            clash(state, target, chance, out)
        }
        (SeaStep::Clash, _) => {
            change(state, |sea| sea.clashes = 0);
            go(state, SeaStep::Escape);
        }
        (SeaStep::Escape, Act::Game(GameAct::Regroup)) => {
            go(state, SeaStep::Half);
            let purpose = Purpose::Game(Throw::Regroup);
            dice::throw(state, purpose, side, &[], chance, out);
        }
        (SeaStep::Escape, Act::Game(GameAct::Disengage)) => {
            go(state, SeaStep::Pursuit);
            let purpose = Purpose::Game(Throw::Disengage);
            dice::throw(state, purpose, side, &[], chance, out);
        }
        (SeaStep::Escape, Act::Game(GameAct::Evade)) => {
            navy::take_supremacy(state, side.enemy(), out);
            try_escape(state, Escape::Evade);
        }
        (SeaStep::Escape, _) => go(state, SeaStep::Half),
        (SeaStep::Pursuit, Act::Game(GameAct::Tactic { card })) => {
            let hunter = sea.escaped.map_or(side, |(side, _)| side.enemy());
            discard(state, hunter, card, out);
            change(state, |sea| sea.escaped = None);
            out.tell(Event::Game(GameEvent::EscapeCancelled {
                side: hunter.enemy(),
            }));
            go(state, SeaStep::Half);
        }
        (SeaStep::Pursuit, _) => escape(state),
        (SeaStep::Chase, Act::Roll) => aftermath::chase(state, chance, out),
        (SeaStep::Chase, _) => go(state, SeaStep::Aftermath),
        _ => {}
    }
}

/// 11.7.1-b
fn deal(state: &mut State, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let sea = state.open.game.sea();
    let holder = state.open.game.navy.supremacy;
    for side in [holder, holder.enemy()] {
        let rating = sea.commanders[side].map_or(0, navy::rating);
        let count = rating + u8::from(side == holder);
        draw(state, side, count, chance, out);
    }
}

/// 11.7.1-c: from an empty deck nothing is drawn.
pub fn draw(
    state: &mut State,
    side: Side,
    count: u8,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    let seat = state.open.seat_of(side);
    let ask = Ask::secret("tactics", Audience::only(seat));
    let mut drawn = Tactics::NONE;
    let mut left = undealt_tactics(state);
    for _ in 0..count.min(left.total()) {
        let card = draw_one(left, ask, chance);
        left.take(card);
        drawn.add(card);
    }
    state.secret.tactics[side] = state.secret.tactics[side].plus(drawn);
    change(state, |sea| sea.held[side] += drawn.total());
    let event = |cards| {
        Event::Game(GameEvent::TacticsDealt {
            side,
            count: drawn.total(),
            cards,
        })
    };
    out.split(Audience::only(seat), event(Some(drawn)), event(None));
}

/// One of these tactics cards, each as likely.
pub fn draw_one(from: Tactics, ask: Ask, chance: &mut dyn Chance) -> Tactic {
    let nth = |index: u32| {
        let mut left = index;
        for card in Tactic::all() {
            let count = u32::from(from.of(card));
            if left < count {
                return card;
            }
            left -= count;
        }
        Tactic::Ramming
    };
    let size = u32::from(from.total()).max(1);
    nth(chance.one_of(ask, size, &|index| Value::thing(nth(index).id())))
}

fn begin_half(state: &mut State, side: Side) {
    change(state, |sea| {
        sea.side = side;
        sea.card = None;
        sea.clashes = u8::from(!sea.burning[side]);
        sea.target = None;
        sea.drawn = false;
    });
    go(state, SeaStep::Manoeuvre);
}

/// Whether a card of the hand may be played in a Manoeuvre now.
fn playable(sea: &SeaBattle, card: Tactic) -> bool {
    match card {
        Tactic::Pursuit => false,
        Tactic::Shoals => sea.ships[sea.side.enemy()] > 0,
        _ => true,
    }
}

/// A tactics card is laid open.
fn discard(state: &mut State, side: Side, card: Tactic, out: &mut Out<Event>) {
    state.secret.tactics[side].take(card);
    change(state, |sea| {
        sea.held[side] -= 1;
        sea.gone.add(card);
    });
    out.reveal(
        everyone(),
        Event::Game(GameEvent::TacticPlayed { side, card }),
    );
}

/// 11.7.2-c
fn manoeuvre(state: &mut State, card: Tactic, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let side = state.open.game.sea().side;
    let enemy = side.enemy();
    discard(state, side, card, out);
    change(state, |sea| sea.card = Some(card));
    go(state, SeaStep::Clash);
    match card {
        Tactic::GreatCommander => {
            change(state, |sea| {
                sea.bonus[side] += u8::from(sea.commanders[side].is_some());
            });
            draw(state, side, 1, chance, out);
        }
        // RUL-13
        Tactic::Ambush => change(state, |sea| sea.ambushed[enemy] -= 1),
        Tactic::Shoals => {
            change(state, |sea| {
                sea.ships[enemy] -= 1;
                sea.stranded[enemy] += 1;
            });
            out.tell(Event::Game(GameEvent::ShipStranded { side: enemy }));
            draw(state, side, 1, chance, out);
        }
        Tactic::FireShips => change(state, |sea| sea.burning[enemy] = true),
        Tactic::Outflank => change(state, |sea| sea.clashes *= 2),
        Tactic::FavourableWinds => navy::take_supremacy(state, side, out),
        Tactic::Escape => try_escape(state, Escape::Disengage),
        Tactic::ShatteredHulls => go(state, SeaStep::Hulls),
        Tactic::BrokenOars | Tactic::Boarding | Tactic::Ramming | Tactic::Pursuit => {}
    }
}

/// The classes that the enemy of the half's player still has: Ships, Transports.
fn targets(open: &Open, sea: &SeaBattle) -> [bool; 2] {
    let enemy = sea.side.enemy();
    [sea.ships[enemy] > 0, transports(open, enemy) > 0]
}

/// 11.7.3-a
fn may_clash(open: &Open, sea: &SeaBattle) -> bool {
    sea.clashes > 0 && sea.ships[sea.side] > 0 && targets(open, sea) != [false; 2]
}

/// Shattered Hulls: a hit without a roll.
fn hulls(state: &mut State, target: Target, out: &mut Out<Event>) {
    go(state, SeaStep::Clash);
    hit(state, target, 1, 0, out);
}

/// 11.7.3-c
fn clash(state: &mut State, target: Target, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let sea = state.open.game.sea();
    let side = sea.side;
    let tactics = match (sea.card, target) {
        (Some(Tactic::Ambush), _) => 1,
        (Some(Tactic::Ramming), Target::Ships) => 2,
        _ => 0,
    };
    let shifts = [
        (Why::Case, navy::clash_drm(&state.open, side)),
        (Why::Guide, tactics + sea.ambushed[side]),
    ];
    change(state, |sea| {
        sea.target = Some(target);
        sea.clashes -= 1;
        sea.ambushed[side] = 0;
    });
    let purpose = Purpose::Game(Throw::Clash);
    dice::throw(state, purpose, side, &shifts, chance, out);
}

/// 11.7.3-d to 11.7.3-i: the die of a Clash was read.
pub fn clashed(state: &mut State, die: i32, out: &mut Out<Event>) {
    let sea = state.open.game.sea();
    let Some(target) = sea.target else {
        return;
    };
    let tables = &data().tables;
    let row = punic::Tables::row(die);
    let column = tables.round_columns[usize::from(sea.round.clamp(1, 5)) - 1];
    let hits = theatre().tables.attrition[row][column];
    // 11.7.3-g
    let rome = sea.side == Side::Rome;
    let corvus = rome && state.open.game.navy.corvi && tables.corvus_rows[row];
    let boarding = sea.card == Some(Tactic::Boarding);
    hit(
        state,
        target,
        hits,
        u8::from(corvus) + u8::from(boarding),
        out,
    );
    if sea.card == Some(Tactic::BrokenOars) && hits > 0 && !sea.drawn {
        change(state, |sea| {
            sea.drawn = true;
            sea.draws += 1;
        });
    }
    // 11.7.3-i
    if tables.supremacy_rows[row] {
        navy::take_supremacy(state, sea.side, out);
    }
}

/// 11.7.3-e: hits beyond the target class are lost. `prizes` of the Ships hit are taken.
fn hit(state: &mut State, target: Target, hits: u8, prizes: u8, out: &mut Out<Event>) {
    let mut sea = state.open.game.sea();
    let side = sea.side;
    let enemy = side.enemy();
    if target == Target::Transports {
        out.tell(Event::Game(GameEvent::Clashed {
            side,
            target,
            hits: hits.min(transports(&state.open, enemy)),
            prizes: 0,
        }));
        sink_transports(state, enemy, hits, out);
        return;
    }
    let hits = hits.min(sea.ships[enemy]);
    let mut prizes = prizes;
    // 24.2-a
    let sulpicius = (sea.commanders[side])
        .is_some_and(|general| general.talent().hook == Hook::NavalFirstShipHit);
    if sulpicius && hits > 0 && !sea.first_prize {
        sea.first_prize = true;
        prizes += 1;
    }
    let prizes = prizes.min(hits);
    sea.ships[enemy] -= hits;
    sea.prizes[enemy] += prizes;
    sea.sunk[enemy] += hits - prizes;
    state.open.game.sea = Some(sea);
    out.tell(Event::Game(GameEvent::Clashed {
        side,
        target,
        hits,
        prizes,
    }));
}

/// 11.7.3-e: each hit takes a CU and a Supply Train, or whichever is left.
pub fn sink_transports(state: &mut State, side: Side, hits: u8, out: &mut Out<Event>) {
    let (cu, trains) = cargo(&state.open, side);
    let (cu, trains) = (cu.min(hits), trains.min(hits));
    if cu + trains > 0 {
        ask_drown(
            state,
            Drown {
                side,
                force: 0,
                cu,
                trains,
            },
            out,
        );
    }
}

/// The next force of the fleet takes its part of the losses; its owner is asked where
/// there is a choice.
fn ask_drown(state: &mut State, drown: Drown, out: &mut Out<Event>) {
    let mut only = None;
    let mut count = 0;
    let _ = drown_options(state, drown, &mut |act| {
        only = Some(act);
        count += 1;
        ControlFlow::Continue(())
    });
    match only {
        Some(act) if count == 1 => drowned(state, drown, act, out),
        Some(_) => state.open.push(Frame::Game(Stage::Drown(drown))),
        None => {}
    }
}

pub fn drown_options(
    state: &State,
    drown: Drown,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let fleet = legs::fleet(&state.open, drown.side);
    let Some((_, force)) = fleet.get(drown.force.into()) else {
        return ControlFlow::Continue(());
    };
    let later = fleet.iter().skip(usize::from(drown.force) + 1);
    let (later_cu, later_trains) = later.fold((0, 0), |(cu, trains), (_, force)| {
        (cu + force.units.cu, trains + force.train)
    });
    let least = drown.cu.saturating_sub(later_cu);
    let fewest = drown.trains.saturating_sub(later_trains);
    for cu in least..=drown.cu.min(force.units.cu) {
        let forced = cu.saturating_sub(force.units.ordinary());
        for elephants in forced..=force.units.elephants.min(cu) {
            for trains in fewest..=drown.trains.min(force.train) {
                each(Act::Game(GameAct::Drown {
                    cu,
                    elephants,
                    trains,
                }))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// 11.7.3-f: the owner has chosen for one force.
pub fn drowned(state: &mut State, drown: Drown, act: Act, out: &mut Out<Event>) {
    let Act::Game(GameAct::Drown {
        cu,
        elephants,
        trains,
    }) = act
    else {
        return;
    };
    let units = Units::of(cu, elephants);
    if cu + trains > 0 {
        legs::drown(state, drown.side, drown.force.into(), units, trains, out);
    }
    let next = Drown {
        force: drown.force + 1,
        cu: drown.cu - cu,
        trains: drown.trains - trains,
        ..drown
    };
    if next.cu + next.trains > 0 {
        ask_drown(state, next, out);
    }
}

/// 11.7.4-b
pub fn regrouped(state: &mut State, die: i32) {
    let sea = state.open.game.sea();
    if die <= i32::from(escape_rating(&sea, sea.side)) {
        change(state, |sea| sea.draws += 1);
    }
}

/// 11.7.4-d
pub fn disengaged(state: &mut State, die: i32, out: &mut Out<Event>) {
    let sea = state.open.game.sea();
    if die <= i32::from(escape_rating(&sea, sea.side)) {
        change(state, |sea| {
            sea.escaped = Some((sea.side, Escape::Disengage));
        });
    } else {
        out.tell(Event::Game(GameEvent::EscapeFailed { side: sea.side }));
    }
}

fn try_escape(state: &mut State, how: Escape) {
    change(state, |sea| sea.escaped = Some((sea.side, how)));
    go(state, SeaStep::Pursuit);
}

/// 11.7.5-b: nobody has stopped it.
fn escape(state: &mut State) {
    let winner = state.open.game.sea().escaped.map(|(side, _)| side.enemy());
    over(state, winner);
}

fn over(state: &mut State, winner: Option<Side>) {
    change(state, |sea| {
        sea.over = true;
        sea.winner = winner;
    });
    go(state, SeaStep::Chase);
}

/// 11.7.5: after both halves of a Round somebody may have lost.
fn end_half(state: &mut State, sea: SeaBattle) {
    change(state, |now| now.burning[sea.side] = false);
    if sea.side == sea.first {
        begin_half(state, sea.side.enemy());
        return;
    }
    let afloat = Side::ALL.map(|side| sea.ships[side] > 0);
    match afloat {
        [true, false] => over(state, Some(Side::Rome)),
        [false, true] => over(state, Some(Side::Carthage)),
        [false, false] => over(state, None),
        _ if usize::from(sea.round) >= data().tables.round_columns.len() => over(state, None),
        _ => go(state, SeaStep::Round),
    }
}
