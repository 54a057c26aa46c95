//! What the common rules ask of this game: its map, its words, and where its generals and
//! its sea have rules of their own.

use std::fmt::Debug;
use std::ops::ControlFlow;

use kernel::{Chance, Out};
use punic::{
    Allowed, Deed, Never, Notice, Rules, Side, SiegeDie, War, battle, falling_back, stacks, unless,
};

use crate::act::{Act, GameAct};
use crate::cards::StrategyDeck;
use crate::data::{Hook, Office, Symbols, Talent, Theatre, data, routes, theatre};
use crate::event::{Event, GameEvent};
use crate::frame::{Battle, Debt, GameDebt, GameUse, March, Orders, Stage, Throw, Way};
use crate::game::Hamilcar;
use crate::ids::{General, Space};
use crate::land::{Stack, Supply};
use crate::refusal::why;
use crate::sets::SpaceSet;
use crate::state::{Cause, Open, Public, Secret, State};
use crate::{defence, displaced, legs, miat, supply};

/// 17-a
const FORGOTTEN_TACTICS: i8 = -2;

impl War for Hamilcar {
    const SPACES: usize = 58;
    const PROVINCES: usize = 12;
    const REGIONS: usize = 4;
    const GENERALS: usize = 24;
    const CARDS: usize = 65;

    type PerSpace<T: Clone + Eq + Debug> = [T; 58];
    type PerGeneral<T: Clone + Eq + Debug> = [T; 24];
    type Trains = Supply;

    #[inline]
    fn theatre() -> &'static Theatre {
        theatre()
    }

    type Use = GameUse;
    type Cause = Cause;
    type GameAct = GameAct;
    type GameEvent = GameEvent;
    type Procedure = Stage;
    type GameMoment = Never;
    type DieUse = Throw;
    type GameDebt = GameDebt;
    type Orders = Orders;
    type Talent = Talent;
    type Symbols = Symbols;
    type Public = Public;
    type Secret = Secret;
    type Sea = Routes;
    type Deck = StrategyDeck;

    /// 9.3
    fn rank(open: &Open, general: General) -> u8 {
        u8::from(open.land.office(general) == Some(Office::Consul))
    }

    fn displaced(state: &mut State, general: General, out: &mut Out<Event>) {
        displaced::displaced(state, general, out);
    }

    fn allows(open: &Open, side: Side, deed: Deed<Hamilcar>) -> Allowed {
        match deed {
            // 20.2.7-a
            Deed::Besiege(at) => {
                let supreme = open.game.navy.supremacy == side;
                unless(!supreme && defence::is_great(at), why::SUPREMACY)
            }
            Deed::Cross { .. } | Deed::Attack(_) | Deed::Join { .. } | Deed::Escort => Ok(()),
        }
    }

    fn rules(open: &Open) -> Rules<Hamilcar> {
        let usual = Rules::usual();
        // 24.2-p
        let hasdrubal = battle::commander(open, Side::Carthage)
            .is_some_and(|general| general.talent().hook == Hook::ElephantChargeRoll);
        let forgotten = match open.game.forgotten {
            true => FORGOTTEN_TACTICS,
            false => 0,
        };
        // 26.13
        let (battle_cards, cards_for_cu) = match open.game.options.epic_battles {
            true => (data().tables.epic_battle_cards, u8::MAX),
            false => (usual.battle_cards, usual.cards_for_cu),
        };
        Rules {
            battle_cards,
            cards_for_cu,
            charge_drm: forgotten + i8::from(hasdrubal),
            ..usual
        }
    }

    fn on(state: &mut State, notice: Notice<Hamilcar>, out: &mut Out<Event>) {
        match notice {
            // 8.2.1-h
            Notice::Activated(general) => {
                let due = state.march().orders.supply;
                if let Some(stack) = state.open.land.stack_of(general) {
                    supply::remove(state, stack, due, out);
                    let left = state.open.land.train_in(stack);
                    if let Some(march) = &mut state.open.march {
                        march.force.train = march.force.train.min(left);
                    }
                }
            }
            Notice::Arrived(stack) => {
                supply::capture(state, stack.side, stack.at, out);
                if stack.inside {
                    stacks::tidy(&mut state.open, stack.at);
                }
                miat::settle_due(state, out);
            }
            Notice::ActivationEnded => {
                supply::relieve(&mut state.open.land);
                miat::settle_due(state, out);
            }
            // 8.2.1-g
            Notice::CityTurned(side, at) => supply::inherit(&mut state.open.land, side, at),
            Notice::Subjugated(general, _) => miat::subjugated(state, general, out),
            Notice::BattleWon(_)
            | Notice::BattleEnding(..)
            | Notice::BattleEnded(_)
            | Notice::CuLost(..)
            | Notice::Lifted(_) => {}
        }
    }

    fn interpose(
        state: &mut State,
        _: Side,
        act: GameAct,
        _: &mut dyn Chance,
        out: &mut Out<Event>,
    ) {
        if let GameAct::Miat { at } = act {
            miat::pay(state, at, out);
        }
    }

    fn siege_die(open: &Open, stack: Stack) -> SiegeDie {
        defence::die(open, stack)
    }

    fn scored(state: &mut State, at: Space, points: u8, _: &mut Out<Event>) -> Option<u8> {
        defence::scored(state, at, points)
    }

    /// 19.5-g
    fn pcs(open: &Open, side: Side) -> usize {
        let miat = match side {
            Side::Rome => 0,
            Side::Carthage => open.game.miat.len(),
        };
        open.land.pcs(side).len() + miat
    }

    fn payments(
        open: &Open,
        debt: Debt,
        each: &mut dyn FnMut(Act) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        miat::payments(open, debt, each)
    }
}

/// The Sea Routes of this game.
#[derive(Debug)]
pub struct Routes;

impl punic::Sea<Hamilcar> for Routes {
    fn ventures(
        open: &Open,
        march: &March,
        stack: Stack,
        each: &mut dyn FnMut(Act) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        legs::options(open, march, stack, each)
    }

    fn refuses(open: &Open, march: &March, to: Space, inside: bool) -> Option<punic::Reason> {
        let stack = punic::march::here(open)?;
        legs::may_sail(open, march, stack, to, inside).err()
    }

    fn sail(state: &mut State, to: Space, inside: bool, _: &mut dyn Chance, _: &mut Out<Event>) {
        legs::announce(state, to, inside);
    }

    /// 11.7.6-e
    fn sail_back(state: &mut State, _: Space, _: &mut dyn Chance, out: &mut Out<Event>) {
        falling_back::sailed_back(state, out);
    }

    /// 11.9
    fn retreats(open: &Open, battle: &Battle, side: Side) -> SpaceSet {
        let army = open.land.generals_in(Stack::outside(side, battle.at));
        let sails = |general: General| {
            let talent = general.talent();
            talent.admiral || talent.hook == Hook::LandBattleAfterLanding
        };
        if open.game.navy.supremacy != side || !army.iter().any(sails) {
            return SpaceSet::EMPTY;
        }
        let ports = routes(battle.at) - open.land.held[side.enemy()];
        let by_sea = battle.way == Way::Sea;
        // RUL-22
        match (side == battle.original, battle.from) {
            (true, Some(from)) if by_sea => ports & SpaceSet::EMPTY.with(from),
            (true, _) => SpaceSet::EMPTY,
            (false, Some(from)) => ports.without(from),
            (false, None) => ports,
        }
    }
}
