//! 4.2 Battles: one simultaneous roll, and losses.

use std::ops::ControlFlow;

use kernel::parts::Few;
use kernel::{Ask, Chance, Out, Value};

use crate::act::{Act, Loss};
use crate::data::data;
use crate::event::{Area, Event, Rolled};
use crate::game::Each;
use crate::ids::{Card, Empire, Province, Sea};
use crate::movement;
use crate::refusal::Refusal;
use crate::sets::{EmpireSet, ProvinceSet};
use crate::state::{Battle, Open, Phase, State};

const LAND: Ask = Ask::open("land");
const SEA: Ask = Ask::open("sea");

/// 4.1.2-f, 4.1.2-g: against whom the active player must still fight in a province.
pub fn opponents(open: &Open, empire: Empire, at: Province) -> EmpireSet {
    let present = open.present(at);
    (present.without(empire).iter())
        .filter(|&other| may_fight(open, present, empire, at, other).is_ok())
        .collect()
}

/// 4.1.2-f, 4.2-h, 11.statue-of-zeus-c. `present` are those with land units there.
pub fn may_fight(
    open: &Open,
    present: EmpireSet,
    empire: Empire,
    at: Province,
    against: Empire,
) -> Result<(), Refusal> {
    if against == empire || !present.contains(empire) || !present.contains(against) {
        Err(Refusal::NoBattle(at, against))
    } else if open.turn.is_none_or(|turn| turn.fought.contains(at)) {
        Err(Refusal::Fought(at))
    } else if open.at_peace(empire, against) {
        Err(Refusal::AtPeace(against))
    } else {
        Ok(())
    }
}

/// The next land battle, or the end of them.
pub fn next(state: &mut State, empire: Empire, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let open = &mut state.open;
    let any = (open.garrisons(empire).iter()).any(|at| !opponents(open, empire, at).is_empty());
    if any {
        open.phase = Phase::Fight;
    } else {
        movement::after_battles(state, empire, chance, out);
    }
}

pub fn options(open: &Open, empire: Empire, each: Each<'_>) -> ControlFlow<()> {
    match open.phase {
        Phase::Fight => {
            for at in open.garrisons(empire).iter() {
                for against in opponents(open, empire, at).iter() {
                    each(Act::Fight { at, against })?;
                }
            }
            ControlFlow::Continue(())
        }
        _ => match open
            .turn
            .and_then(|turn| turn.battle)
            .map(|battle| battle.area)
        {
            Some(Area::Land(at)) => {
                losses(open, empire, at).try_for_each(|loss| each(Act::Lose { loss }))
            }
            _ => ControlFlow::Continue(()),
        },
    }
}

/// What `empire` can lose in a province, each once.
pub fn losses(open: &Open, empire: Empire, at: Province) -> impl Iterator<Item = Loss> {
    let fortress = open.fortresses[empire].contains(at);
    (open.positions(empire, at).map(Loss::Legion)).chain(fortress.then_some(Loss::Fortress))
}

/// One side of a battle before the roll.
struct Side {
    dice: u8,
    /// 10.caesar-a, 10.pericles-a
    per_die: u8,
    /// 4.2-d, 10.nebuchadnezzar-a
    flat: u8,
    ignores: u8,
    units: u8,
}

/// 4.2-b, 4.2-d, 4.2-j, RUL-33
fn on_land(open: &Open, empire: Empire, at: Province, active: bool) -> Side {
    let limits = &data().limits;
    let legions = open.legions_at(empire, at);
    let fortress = open.fortresses[empire].contains(at);
    let per_die = match legions {
        0 => 0,
        _ if active && open.cards[empire].contains(Card::Caesar) => 1,
        _ if !active && open.cards[empire].contains(Card::Pericles) => 2,
        _ => 0,
    };
    let at_home = open.control[at] == Some(empire);
    let nebuchadnezzar = at_home && open.has_power(empire, Card::Nebuchadnezzar);
    Side {
        dice: legions + u8::from(open.has_power(empire, Card::RamsesII)),
        per_die,
        flat: 5 * u8::from(nebuchadnezzar) + limits.fortress_bonus * u8::from(fortress),
        ignores: limits.fortress_ignores * u8::from(fortress),
        units: legions + u8::from(fortress),
    }
}

/// 4.2-a, 4.2-c
fn roll(empire: Empire, side: &Side, ask: Ask, faces: &[u8; 6], chance: &mut dyn Chance) -> Rolled {
    let mut dice = Few::new();
    let mut sum = 0;
    for _ in 0..side.dice {
        let face = chance.die_of(ask, faces, |face| Value::Face(face.into()));
        dice.extend([face]);
        sum += face;
    }
    let bonus = side.flat + side.dice * side.per_die;
    Rolled {
        empire,
        dice,
        bonus,
        total: sum + bonus,
        hits: (sum + bonus) / data().limits.hit_divisor,
        stopped: 0,
        losses: 0,
    }
}

/// 4.2-d, 4.2-e, 4.2-g: both totals first, then what each loses.
fn exchange(rolled: &mut [Rolled; 2], sides: [&Side; 2]) {
    let hits = [rolled[0].hits, rolled[1].hits];
    for (own, other) in [(0, 1), (1, 0)] {
        rolled[own].stopped = sides[own].ignores.min(hits[other]);
        let suffered = hits[other] - rolled[own].stopped;
        rolled[own].losses = suffered.min(sides[own].units);
    }
}

pub fn at_sea(
    state: &mut State,
    empire: Empire,
    at: Sea,
    against: Empire,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    let open = &mut state.open;
    if let Some(turn) = &mut open.turn {
        turn.fought_at_sea.insert(at);
    }
    let [one, other] = [empire, against].map(|empire| {
        let triremes = open.triremes[empire][at];
        Side {
            dice: triremes,
            per_die: 0,
            flat: 0,
            ignores: 0,
            units: triremes,
        }
    });
    let faces = &data().limits.sea_die;
    let mut sides = [
        roll(empire, &one, SEA, faces, chance),
        roll(against, &other, SEA, faces, chance),
    ];
    exchange(&mut sides, [&one, &other]);
    let area = Area::Sea(at);
    out.tell(Event::Fought { area, sides });
    for side in sides {
        let (empire, count) = (side.empire, side.losses);
        open.triremes[empire][at] -= count;
        if count > 0 {
            out.tell(Event::LostTriremes { empire, at, count });
        }
    }
    movement::attacks(state, empire, chance, out);
}

fn fight(
    state: &mut State,
    empire: Empire,
    at: Province,
    against: Empire,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    let open = &mut state.open;
    let one = on_land(open, empire, at, true);
    let other = on_land(open, against, at, false);
    let faces = &data().limits.land_die;
    let mut sides = [
        roll(empire, &one, LAND, faces, chance),
        roll(against, &other, LAND, faces, chance),
    ];
    exchange(&mut sides, [&one, &other]);
    let area = Area::Land(at);
    out.tell(Event::Fought { area, sides });
    if let Some(turn) = &mut open.turn {
        turn.fought.insert(at);
        turn.battle = Some(Battle {
            area,
            against,
            active_loses: sides[0].losses,
            other_loses: sides[1].losses,
        });
    }
    settle(state, empire, chance, out);
}

/// RUL-32: the side that is not active loses first; only a real choice is asked for.
fn settle(state: &mut State, active: Empire, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let open = &mut state.open;
    while let Some(battle) = open.turn.and_then(|turn| turn.battle) {
        let Area::Land(at) = battle.area else {
            break;
        };
        let (empire, left) = match (battle.other_loses, battle.active_loses) {
            (0, 0) => break,
            (0, left) => (active, left),
            (left, _) => (battle.against, left),
        };
        let units = open.legions_at(empire, at) + u8::from(open.fortresses[empire].contains(at));
        let mut choices = losses(open, empire, at);
        let first = choices.next();
        let more = choices.next().is_some();
        drop(choices);
        match first {
            Some(_) if more && left < units => {
                open.phase = Phase::Losses { empire };
                return;
            }
            Some(loss) => lose(open, empire, at, loss, out),
            None => break,
        }
    }
    end(state, active, chance, out);
}

/// 4.2-e: one unit less.
fn lose(open: &mut Open, empire: Empire, at: Province, loss: Loss, out: &mut Out<Event>) {
    match loss {
        Loss::Legion(position) => movement::lift(open, empire, at, position),
        Loss::Fortress => open.fortresses[empire] -= ProvinceSet::one(at),
    }
    out.tell(Event::Lost { empire, at, loss });
    if let Some(turn) = &mut open.turn
        && let Some(battle) = &mut turn.battle
    {
        match turn.empire == empire {
            true => battle.active_loses -= 1,
            false => battle.other_loses -= 1,
        }
    }
}

/// 4.2.1-a
fn end(state: &mut State, active: Empire, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let open = &mut state.open;
    let fought = open.turn.as_mut().and_then(|turn| turn.battle.take());
    if let Some(Area::Land(at)) = fought.map(|battle| battle.area)
        && open.contested(at)
    {
        movement::war(open, at);
        out.tell(Event::War { at });
    }
    next(state, active, chance, out);
}

pub fn apply(
    state: &mut State,
    empire: Empire,
    act: Act,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) {
    match act {
        Act::Fight { at, against } => fight(state, empire, at, against, chance, out),
        Act::Lose { loss } => {
            let area = state.open.turn.and_then(|turn| turn.battle);
            if let Some(Area::Land(at)) = area.map(|battle| battle.area) {
                lose(&mut state.open, empire, at, loss, out);
            }
            if let Some(active) = state.open.active() {
                settle(state, active, chance, out);
            }
        }
        _ => {}
    }
}
