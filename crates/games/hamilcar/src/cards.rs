//! 8.2 Strategy cards: operations that only this game has.

use std::ops::ControlFlow;

use kernel::{Chance, Out};
use punic::{Allowed, Deck, Side, political};

use crate::act::{Act, GameAct};
use crate::data::{data, theatre};
use crate::event::Event;
use crate::frame::{Frame, GameUse, Moment, Orders, Play, Stage, Use};
use crate::game::Hamilcar;
use crate::ids::{Card, General};
use crate::refusal::why;
use crate::sets::{CardSet, SpaceSet};
use crate::state::{Open, State};
use crate::{miat, navy, supply};

/// 8.2-h
const BUILDING_OPS: u8 = 3;

/// The strategy cards of this game.
#[derive(Debug)]
pub struct StrategyDeck;

impl Deck<Hamilcar> for StrategyDeck {
    fn usable(_: &State, _: Side, _: Card) -> Allowed {
        Err(punic::refusal::why::CONDITION)
    }

    fn begin(_: &mut State, _: Side, _: Card, _: &mut dyn Chance, _: &mut Out<Event>) {}

    fn uses(
        state: &State,
        side: Side,
        card: Card,
        each: &mut dyn FnMut(Use) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for way in [GameUse::Spread, GameUse::Training, GameUse::Ships] {
            if may_use(&state.open, side, card, way).is_ok() {
                each(Use::Game(way))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn begin_use(state: &mut State, way: GameUse, out: &mut Out<Event>) {
        let Play { side, card, .. } = state.open.play();
        match way {
            GameUse::Spread => {
                let left = card.sheet().ops;
                state.open.push(Frame::Game(Stage::Spread { left }));
            }
            GameUse::Training => navy::train(state, out),
            GameUse::Ships => navy::gain(state, side, card.sheet().symbols.ships, out),
        }
    }

    /// 8.2.1-h
    fn obeys(open: &Open, general: General, ops: u8) -> bool {
        let trains = (open.land.stack_of(general)).map_or(0, |stack| open.land.train_in(stack));
        shortfall(general, ops) <= trains
    }

    /// 8.2-b, 11.1.1-d: any activation allows naval movement.
    fn orders(_: &Open, play: &Play, general: General) -> (u8, Orders) {
        let sheet = play.card.sheet();
        let usual = theatre().tables.movement_points;
        let by_ops = play.way == Use::General;
        let points = match by_ops {
            true => sheet.march.unwrap_or(usual),
            false => usual,
        };
        let orders = Orders {
            most_legs: data().tables.naval_points,
            supply: if by_ops {
                shortfall(general, sheet.ops)
            } else {
                0
            },
            ..Orders::default()
        };
        (points, orders)
    }

    fn fitting(_: &Open, _: Side, _: Moment) -> CardSet {
        CardSet::EMPTY
    }

    fn counter(
        _: &mut State,
        _: Side,
        _: Card,
        _: Moment,
        _: i8,
        _: &mut dyn Chance,
        _: &mut Out<Event>,
    ) {
    }
}

/// 8.2.1-h: Supply Trains of his stack that activating a general takes.
fn shortfall(general: General, ops: u8) -> u8 {
    general.sheet().strategy.saturating_sub(ops)
}

/// 8.2-a: whether a card may be used in a way that only this game has.
pub fn may_use(open: &Open, side: Side, card: Card, way: GameUse) -> Allowed {
    let sheet = card.sheet();
    let navy = &open.game.navy;
    match way {
        GameUse::Spread => may_spread(open, side),
        // 8.2-c
        GameUse::Training => {
            punic::unless(side != Side::Rome, why::NO_TRAINING)?;
            punic::unless(!sheet.symbols.training, why::NO_TRAINING_CARD)?;
            punic::unless(navy.seamanship >= navy::EXCELLENT, why::EXCELLENT)
        }
        GameUse::Ships => {
            let builds = sheet.ops == BUILDING_OPS && sheet.symbols.ships > 0;
            punic::unless(!builds, why::NO_SHIP_CARD)?;
            punic::unless(navy.at_port(side) >= data().tables.ships, why::ALL_SHIPS)
        }
    }
}

/// 8.2-d to 8.2-g: whether an OP can be used for anything.
fn may_spread(open: &Open, side: Side) -> Allowed {
    let anything = open.game.navy.worn[side] > 0
        || !political::placeable(open, side).is_empty()
        || !supply::places(open, side).is_empty()
        || may_concede(open, side).is_ok();
    punic::unless(!anything, why::NOTHING_TO_BUY)
}

/// 8.2-f
fn may_concede(open: &Open, side: Side) -> Allowed {
    punic::unless(side != Side::Carthage, why::NO_CONCESSION)?;
    punic::unless(miat::free(open).is_empty(), why::MIAT_FULL)
}

/// 8.2-d to 8.2-g: what an OP buys; without PCs on the map in the War Treasury (22.2-d).
pub fn purchases(
    open: &Open,
    side: Side,
    on_map: bool,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if open.game.navy.worn[side] > 0 {
        each(Act::Game(GameAct::Repair))?;
    }
    if may_concede(open, side).is_ok() {
        (miat::free(open).iter()).try_for_each(|at| each(Act::Game(GameAct::Miat { at })))?;
    }
    (supply::places(open, side).iter())
        .try_for_each(|at| each(Act::Game(GameAct::Supply { at })))?;
    let pcs = match on_map {
        true => political::placeable(open, side),
        false => SpaceSet::EMPTY,
    };
    pcs.iter().try_for_each(|at| each(Act::Pc { at }))
}

/// Why an OP cannot buy this.
pub fn refuses(open: &Open, side: Side, on_map: bool, act: Act) -> Option<punic::Reason> {
    match act {
        Act::Game(GameAct::Repair) => Some(why::NOTHING_TO_REPAIR),
        Act::Game(GameAct::Miat { .. }) => {
            let refused = may_concede(open, side).err();
            Some(refused.unwrap_or(why::MIAT_TAKEN))
        }
        Act::Game(GameAct::Supply { .. }) => Some(why::SUPPLY_PLACE),
        Act::Pc { .. } if !on_map => Some(why::TREASURY_PCS),
        Act::Pc { at } => political::may_place(open, side, at).err(),
        _ => None,
    }
}

/// One OP is used.
pub fn purchase(state: &mut State, side: Side, act: Act, out: &mut Out<Event>) {
    match act {
        Act::Game(GameAct::Repair) => navy::repair(state, side, 1, out),
        Act::Game(GameAct::Miat { at }) => miat::fill(state, at, out),
        Act::Game(GameAct::Supply { at }) => supply::place(state, side, at, out),
        Act::Pc { at } => political::place(state, side, at, out),
        _ => {}
    }
}

/// 8.2-i: the spread goes on. Returns whether it waits for a decision.
pub fn advance(state: &mut State, left: u8) -> bool {
    let side = state.open.play().side;
    if left > 0 && may_spread(&state.open, side).is_ok() {
        return true;
    }
    state.open.pop();
    false
}

pub fn options(
    open: &Open,
    left: u8,
    each: &mut dyn FnMut(Act) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let play = open.play();
    if left < play.card.sheet().ops {
        each(Act::Stop)?;
    }
    purchases(open, play.side, true, each)
}

pub fn apply(state: &mut State, left: u8, act: Act, out: &mut Out<Event>) {
    let side = state.open.play().side;
    if act == Act::Stop {
        state.open.pop();
        return;
    }
    let left = left - 1;
    state.open.step(Frame::Game(Stage::Spread { left }));
    purchase(state, side, act, out);
}
