//! 28.10 to 28.12 The rules that the campaign scenarios add.

use std::ops::ControlFlow;

use kernel::Out;
use punic::{Allowed, Side, placing, political, stacks, unless};

use crate::act::Act;
use crate::data::{Campaign, data, theatre};
use crate::event::{Event, GameEvent};
use crate::frame::{Battle, DebtCause, GameDebt, TurnStep};
use crate::ids::Space;
use crate::land::{Stack, Units};
use crate::refusal::why;
use crate::sets::SpaceSet;
use crate::state::{Open, State};
use crate::turn::{self, go};

/// 28.11-c
pub const ITALIAN_LEVY: u8 = 3;
/// 6.7-a, and 28.11-c
const AFRICANUS: u8 = 5;
const AFRICANUS_IN_SICILIA: u8 = 6;
/// 28.10-d, 28.12-d
const WITH_AFRICANUS: u8 = 2;
/// 28.10-j
const DIPLOMACY: u8 = 16;
/// 28.11-d
const MAGO: u8 = 3;
const MAGO_AFTER: u8 = 3;
/// 28.12-i
const HANNIBAL: Units = Units::of(4, 1);
const LOST_ENOUGH: u8 = 3;

pub fn africanus_cu(open: &Open) -> u8 {
    match open.game.campaign() {
        Some(Campaign::Italia) => AFRICANUS_IN_SICILIA,
        _ => AFRICANUS,
    }
}

/// 28.12-d: CUs for a side, more for each Numidia.
pub fn african_muster(open: &Open, side: Side) -> u8 {
    // The provinces that give two allies are the Numidias.
    let africa = data().marks.africa;
    let numidias = (open.game.sheet().counted.iter()).filter(|province| {
        let sheet = province.sheet();
        sheet.region == africa && sheet.ally_value > 1 && open.land.controls(side, *province)
    });
    WITH_AFRICANUS + numidias.count() as u8
}

/// 28.10-d, 28.12-d: Rome's CUs join Africanus, or are lost.
pub fn reinforce_africanus(state: &mut State, out: &mut Out<Event>) {
    let count = match state.open.game.campaign() {
        Some(Campaign::Africa) => african_muster(&state.open, Side::Rome),
        _ => WITH_AFRICANUS,
    };
    match state.open.land.place_of(data().marks.africanus) {
        Some(at) => placing::put_cu(state, Side::Rome, at, count, out),
        None => out.tell(Event::CuForfeited {
            side: Side::Rome,
            count,
        }),
    }
}

pub fn advance(state: &mut State, step: TurnStep, out: &mut Out<Event>) -> bool {
    match step {
        TurnStep::Diplomat => {
            if !persuadable(&state.open).is_empty() {
                return true;
            }
            go(state, TurnStep::Mago);
        }
        TurnStep::Mago => {
            let open = &state.open;
            let due = turn::is_campaign(open, Campaign::Italia)
                && open.turn == open.game.sheet().last_turn
                && open.strategy.to_play == Side::Carthage
                && open.strategy.played[Side::Carthage] >= MAGO_AFTER
                && !open.game.tally.mago_landed;
            if due {
                if !landing(open).is_empty() {
                    return true;
                }
                state.open.game.tally.mago_landed = true;
                out.tell(Event::Game(GameEvent::NeverArrives {
                    general: data().marks.mago,
                }));
                take_genua(state, out);
            }
            go(state, TurnStep::Next);
        }
        _ => {}
    }
    false
}

pub fn options(
    state: &State,
    step: TurnStep,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    match step {
        TurnStep::Diplomat => {
            each(Act::Decline)?;
            (persuadable(&state.open).iter()).try_for_each(|at| each(Act::Pc { at }))
        }
        TurnStep::Mago => (landing(&state.open).iter()).try_for_each(|at| each(Act::Place { at })),
        _ => ControlFlow::Continue(()),
    }
}

/// 28.10-j: PCs that the Roman diplomat may turn now.
fn persuadable(open: &Open) -> SpaceSet {
    if !turn::is_campaign(open, Campaign::Iberia)
        || open.strategy.to_play != Side::Rome
        || open.game.tally.diplomacy >= DIPLOMACY
    {
        return SpaceSet::EMPTY;
    }
    let Some(at) = open.land.place_of(data().marks.africanus) else {
        return SpaceSet::EMPTY;
    };
    let enemy = Side::Carthage;
    let generals: SpaceSet = (open.land.on_map(enemy).iter())
        .filter_map(|general| open.land.place_of(general))
        .collect();
    let guarded = (open.land.held[enemy] & theatre().cities) | generals;
    let near = at.adjacent().with(at) & open.land.pcs(enemy);
    (near - open.land.occupied(enemy))
        .iter()
        .filter(|space| !space.adjacent().with(*space).meets(guarded))
        .collect()
}

pub fn persuade(state: &mut State, at: Option<Space>, out: &mut Out<Event>) {
    if let Some(at) = at {
        state.open.game.tally.diplomacy += 1;
        political::place(state, Side::Rome, at, out);
    }
    go(state, TurnStep::Mago);
}

/// 28.11-d
fn landing(open: &Open) -> SpaceSet {
    data().marks.gallia_cisalpina.spaces() - open.land.occupied(Side::Rome)
}

pub fn land_mago(state: &mut State, at: Space, out: &mut Out<Event>) {
    state.open.game.tally.mago_landed = true;
    go(state, TurnStep::Next);
    take_genua(state, out);
    let stack = Stack::outside(Side::Carthage, at);
    let units = Units::of(MAGO, 0);
    state.open.land.add(stack, units);
    out.tell(Event::CuPlaced { stack, units });
    placing::put_general(state, data().marks.mago, at, out);
}

fn take_genua(state: &mut State, out: &mut Out<Event>) {
    let genua = data().marks.genua;
    let land = &mut state.open.land;
    land.set_points(Side::Carthage, genua, 0);
    land.tribes.remove(genua);
    political::place(state, Side::Carthage, genua, out);
}

/// 3.10, 28.12-c: a regular card was played; is the round over?
pub fn round(state: &mut State, out: &mut Out<Event>) {
    let side = state.open.strategy.to_play;
    state.open.strategy.round[side] = true;
    let other = side.enemy();
    if !state.open.strategy.round[other] && !state.hands[other].is_empty() {
        return;
    }
    state.open.strategy.round = Default::default();
    let most = state.open.game.sheet().hands[usize::from(state.open.turn) - 1];
    if turn::is_campaign(&state.open, Campaign::Africa) && state.open.game.tally.bled < most {
        state.open.game.tally.bled += 1;
        political::owe(
            state,
            Side::Carthage,
            1,
            DebtCause::Game(GameDebt::Bleeding),
            out,
        );
    }
}

/// 28.12-i: whether a card may be discarded to bring Hannibal.
pub fn may_summon(open: &Open, side: Side) -> Allowed {
    let marks = &data().marks;
    let never = side == Side::Rome
        || !turn::is_campaign(open, Campaign::Africa)
        || open.game.tally.hannibal_called;
    unless(never, why::SUMMON)?;
    let africa = marks.africa.spaces();
    let cu = |side| open.land.cu_within(side, africa);
    let beaten =
        open.game.tally.carthage_lost >= LOST_ENOUGH && cu(Side::Carthage) < cu(Side::Rome);
    let provinces = crate::victory::points(open)[Side::Rome] >= 2;
    let besieged = open.land.besieged(marks.carthago);
    let may = (beaten || provinces || besieged) && !summoning_ports(open).is_empty();
    unless(!may, why::SUMMON)
}

/// The free ports of Libya farthest from Africanus, in connections (RUL-28).
pub fn summoning_ports(open: &Open) -> SpaceSet {
    let marks = &data().marks;
    let ports = (marks.libya.spaces() & theatre().ports) - open.land.occupied(Side::Rome);
    let Some(from) = open.land.place_of(marks.africanus) else {
        return ports;
    };
    let mut reached = SpaceSet::EMPTY.with(from);
    let mut farthest = ports & reached;
    loop {
        let mut next = SpaceSet::EMPTY;
        for space in reached {
            next |= space.adjacent();
        }
        let fresh = (next & open.land.in_play) - reached;
        if fresh.is_empty() {
            return farthest;
        }
        if fresh.meets(ports) {
            farthest = fresh & ports;
        }
        reached |= fresh;
    }
}

pub fn summon(state: &mut State, at: Space, out: &mut Out<Event>) {
    let marks = &data().marks;
    state.open.game.tally.hannibal_called = true;
    let gisgo = marks.h_gisgo;
    let land = &mut state.open.land;
    if let Some(stack) = land.stack_of(gisgo) {
        land.lift_general(gisgo);
        land.dead.insert(gisgo);
        out.tell(Event::Died { general: gisgo });
        stacks::unify(&mut state.open, stack);
    }
    let stack = Stack::outside(Side::Carthage, at);
    let land = &mut state.open.land;
    land.add(stack, HANNIBAL);
    out.tell(Event::Game(GameEvent::HannibalSummoned { at }));
    out.tell(Event::CuPlaced {
        stack,
        units: HANNIBAL,
    });
    placing::put_general(state, marks.hannibal, at, out);
}

/// 28.10-i: Hasdrubal leaves after his battle against Africanus, unless the Roman
/// withdrew.
pub fn after_battle(state: &mut State, battle: &Battle, out: &mut Out<Event>) {
    let marks = &data().marks;
    let open = &mut state.open;
    let met = battle.fought.contains(marks.hasdrubal) && battle.fought.contains(marks.africanus);
    let broken_off = battle.withdrew && battle.attacker == Side::Rome;
    if !turn::is_campaign(open, Campaign::Iberia)
        || open.game.tally.hasdrubal_left
        || !met
        || broken_off
    {
        return;
    }
    open.game.tally.hasdrubal_left = true;
    let Some(stack) = open.land.stack_of(marks.hasdrubal) else {
        return;
    };
    let units = open.land.units(stack);
    open.land.remove(stack, units);
    open.land.lift_general(marks.hasdrubal);
    open.land.dead.insert(marks.hasdrubal);
    out.tell(Event::Game(GameEvent::HasdrubalLeft));
    stacks::unify(open, stack);
    stacks::tidy(open, stack.at);
}
