//! 5 Sequence of play.

use std::ops::ControlFlow;

use kernel::{Chance, Out};
use punic::{Reason, Side, attrition, political, stacks, strategy};

use crate::act::Act;
use crate::data::{Campaign, Reinforcing, Stand, theatre};
use crate::event::{Event, GameEvent};
use crate::frame::{DebtCause, Frame, GameDebt, Stage, TurnStep};
use crate::land::{Stack, Units};
use crate::refusal::why;
use crate::sets::SpaceSet;
use crate::state::{Open, State};
use crate::{campaigns, elections, initiative, reinforcements, victory};

/// The turn goes on from `step`. Returns whether it waits for a decision.
pub fn advance(
    state: &mut State,
    step: TurnStep,
    chance: &mut dyn Chance,
    out: &mut Out<Event>,
) -> bool {
    match step {
        TurnStep::Bid | TurnStep::ChooseSide { .. } => return true,
        TurnStep::Deploy if deploying(&state.open).is_some() => return true,
        TurnStep::Deploy => go(state, TurnStep::Begin),
        TurnStep::Begin => begin(state, out),
        TurnStep::Grant(_)
        | TurnStep::Muster { .. }
        | TurnStep::Return
        | TurnStep::Africanus
        | TurnStep::Levy { .. } => return reinforcements::advance(state, step, out),
        TurnStep::Proconsul | TurnStep::Elect { .. } | TurnStep::Consuls { .. } => {
            return elections::advance(state, step, chance, out);
        }
        TurnStep::Deal | TurnStep::Preempt | TurnStep::First | TurnStep::Play => {
            return initiative::advance(state, step, chance, out);
        }
        TurnStep::Diplomat | TurnStep::Mago => return campaigns::advance(state, step, out),
        TurnStep::Next => {
            go(state, TurnStep::Play);
            campaigns::round(state, out);
            strategy::pass_on(state);
        }
        TurnStep::Winter { side } => winter(state, side, chance, out),
        TurnStep::Isolation => {
            // 19.4-a
            for side in Side::ALL {
                political::remove_isolated(state, side, out);
            }
            go(state, TurnStep::Check);
        }
        TurnStep::Check => {
            go(state, TurnStep::End);
            victory::check(state, out);
        }
        TurnStep::End => end(state, out),
    }
    false
}

pub fn go(state: &mut State, step: TurnStep) {
    state.open.step(Frame::Game(Stage::Turn(step)));
}

/// Who decides at a step of the turn that waits.
pub fn decider(open: &Open, step: TurnStep) -> Option<Side> {
    match step {
        TurnStep::Bid | TurnStep::ChooseSide { .. } => None,
        TurnStep::Grant(_) | TurnStep::Muster { .. } | TurnStep::Return | TurnStep::Mago => {
            Some(Side::Carthage)
        }
        TurnStep::Preempt => Some(initiative::chooser(open).enemy()),
        TurnStep::First => Some(initiative::chooser(open)),
        TurnStep::Play => Some(open.strategy.to_play),
        _ => Some(Side::Rome),
    }
}

/// The spaces among which Rome chooses before the first deal (28.10-a, 28.12-a).
pub fn deploying(open: &Open) -> Option<SpaceSet> {
    (open.game.sheet().forces.iter()).find_map(|force| match force.stand {
        Stand::OneOf(spaces) => {
            let waits = |general| open.land.waiting.contains(general);
            (force.generals.iter().any(|&(general, _)| waits(general))).then_some(spaces)
        }
        Stand::At(_) => None,
    })
}

pub fn deploy_options(
    state: &State,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let spaces =
        deploying(&state.open).unwrap_or_default() - state.open.land.occupied(Side::Carthage);
    spaces.iter().try_for_each(|at| each(Act::Place { at }))
}

pub fn deploy_reason(open: &Open) -> Reason {
    match is_campaign(open, Campaign::Africa) {
        true => why::DEPLOY_AFRICA,
        false => why::DEPLOY_PLACE,
    }
}

pub fn deploy(state: &mut State, at: crate::ids::Space, out: &mut Out<Event>) {
    for force in &state.open.game.sheet().forces {
        let Stand::OneOf(_) = force.stand else {
            continue;
        };
        let stack = Stack::outside(force.side, at);
        let units = Units::of(force.cu, force.elephants);
        let land = &mut state.open.land;
        land.add(stack, units);
        out.tell(Event::CuPlaced { stack, units });
        for &(general, office) in &force.generals {
            land.put_general(general, stack);
            land.set_office(general, office);
            out.tell(Event::GeneralPlaced { general, at });
        }
        stacks::unify(&mut state.open, stack);
    }
}

fn begin(state: &mut State, out: &mut Out<Event>) {
    let turn = state.open.turn;
    out.tell(Event::TurnBegan { turn });
    state.open.strategy.played = Default::default();
    state.open.strategy.round = Default::default();
    state.open.game.tally.bled = 0;
    let sheet = state.open.game.sheet();
    // 4-f
    let step = if turn == sheet.start_turn {
        TurnStep::Deal
    } else {
        match sheet.reinforcing {
            Reinforcing::None => TurnStep::Deal,
            Reinforcing::Standard => TurnStep::Grant(0),
            Reinforcing::Iberia => TurnStep::Grant(1),
            Reinforcing::Italia => TurnStep::Grant(3),
            Reinforcing::Africa => TurnStep::Muster {
                left: campaigns::african_muster(&state.open, Side::Carthage),
            },
        }
    };
    go(state, step);
}

/// 21.2
fn winter(state: &mut State, side: Side, chance: &mut dyn Chance, out: &mut Out<Event>) {
    let Some(at) = state.open.game.wintering.first() else {
        match side {
            Side::Rome => winter_of(state, Side::Carthage),
            Side::Carthage => go(state, TurnStep::Isolation),
        }
        return;
    };
    state.open.game.wintering.remove(at);
    let stack = Stack::outside(side, at);
    let count = state.open.land.units(stack).cu;
    let drm = i8::from(state.open.game.effects.harsh_winter);
    attrition::roll(state, stack, count, count, drm, chance, out);
}

/// 21.2-a: the stacks of a side that roll.
pub fn freezing(open: &Open, side: Side) -> SpaceSet {
    let land = &open.land;
    let mut spaces = land.armies(side) & land.unfriendly(side);
    if open.game.effects.harsh_winter {
        const LARGE: u8 = 7;
        let elsewhere = land.armies(side) - theatre().cities;
        spaces |= elsewhere
            .iter()
            .filter(|&at| land.cu(side, at) >= LARGE)
            .collect();
    }
    match open.game.effects.fed {
        Some((fed, at)) if fed == side => spaces.without(at),
        _ => spaces,
    }
}

pub fn begin_winter(state: &mut State, out: &mut Out<Event>) {
    out.tell(Event::WinterBegan);
    winter_of(state, Side::Rome);
}

fn winter_of(state: &mut State, side: Side) {
    state.open.game.wintering = freezing(&state.open, side);
    go(state, TurnStep::Winter { side });
}

/// 5-a: the turn marker advances.
fn end(state: &mut State, out: &mut Out<Event>) {
    let turn = state.open.turn;
    if turn >= state.open.game.sheet().last_turn {
        victory::final_check(state);
        return;
    }
    out.tell(Event::TurnEnded { turn });
    let open = &mut state.open;
    let effects = &mut open.game.effects;
    // 8.7-d
    if effects.truce == Some(turn) {
        effects.truce = None;
        out.tell(Event::TruceEnded);
    }
    effects.naval_victory = false;
    effects.hanno_counsels = false;
    effects.cato_counsels = false;
    effects.harsh_winter = false;
    effects.flamen = None;
    effects.fed = None;
    effects.triumph = None;
    effects.taken = Default::default();
    open.turn += 1;
    open.step(Frame::Game(Stage::Turn(TurnStep::Begin)));
    if let Some(dictator) = open.game.effects.dictator.take()
        && let Some(stack) = open.land.stack_of(dictator)
    {
        stacks::unify(open, stack);
    }
}

/// 26.B: the bids are open.
pub fn close_bids(state: &mut State, out: &mut Out<Event>) {
    let [Some(first), Some(second)] = state.secret.bids else {
        return;
    };
    let bids = [first, second];
    out.reveal(
        crate::state::everyone(),
        Event::Game(GameEvent::BidsOpened { bids }),
    );
    state.secret.bids = [None; 2];
    if first != second {
        let by = u8::from(second > first);
        let bid = first.max(second);
        go(state, TurnStep::ChooseSide { by, bid });
    }
}

/// 26.B: at most so many PCs can be bid.
pub const MOST_BID: u8 = 10;

pub fn choose_side(state: &mut State, by: u8, bid: u8, side: Side, out: &mut Out<Event>) {
    state.open.rome = kernel::Seat(match side {
        Side::Rome => by,
        Side::Carthage => 1 - by,
    });
    out.tell(Event::Game(GameEvent::SideTaken { seat: by, side }));
    go(state, TurnStep::Deploy);
    let most = state.open.land.pcs(side).len() as u8;
    political::owe(
        state,
        side,
        bid.min(most),
        DebtCause::Game(GameDebt::Bid),
        out,
    );
}

/// Whether the campaign has this step at all.
pub fn is_campaign(open: &Open, campaign: Campaign) -> bool {
    open.game.campaign() == Some(campaign)
}
