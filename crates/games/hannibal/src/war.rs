//! What the land war asks of this game: its map, its words, and where its cards,
//! generals and scenarios have rules of their own.

use std::fmt::Debug;
use std::ops::ControlFlow;

use kernel::{Asked, Chance, Out};
use land_war::{Never, Side, SiegeDie, War};

use crate::act::{Act, OwnAct};
use crate::data::{Talent, Theatre, data, theatre};
use crate::event::{Event, OwnEvent};
use crate::frame::{Battle, Force, March, Moment, Orders, OwnDebt, Stage, Use, Voyage};
use crate::game::Hannibal;
use crate::ids::{Card, General, Space};
use crate::land::{Stack, Train};
use crate::sets::CardSet;
use crate::state::{Cause, Open, Own, Secret, State};
use crate::{campaigns, displaced, events, flow, limits, naval, windows};

impl War for Hannibal {
    const SPACES: usize = 99;
    const PROVINCES: usize = 23;
    const REGIONS: usize = 7;
    const GENERALS: usize = 20;

    type PerSpace<T: Clone + Eq + Debug> = [T; 99];
    type PerGeneral<T: Clone + Eq + Debug> = [T; 20];
    type Trains = Option<Train>;

    #[inline]
    fn theatre() -> &'static Theatre {
        theatre()
    }

    type Card = Card;
    type Cards = CardSet;
    type Use = Use;
    type Cause = Cause;
    type Act = OwnAct;
    type Event = OwnEvent;
    type Frame = Stage;
    type Moment = Never;
    type Errand = Voyage;
    type DebtCause = OwnDebt;
    type Orders = Orders;
    type Talent = Talent;
    type Open = Own;
    type Secret = Secret;

    fn advance(
        state: &mut State,
        stage: Stage,
        chance: &mut dyn Chance,
        out: &mut Out<Event>,
    ) -> bool {
        flow::advance(state, stage, chance, out)
    }

    fn asked(state: &State, stage: Stage) -> Asked {
        flow::asked(state, stage)
    }

    fn options(
        state: &State,
        side: Side,
        stage: Stage,
        each: &mut dyn FnMut(Act) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        flow::options(state, side, stage, each)
    }

    fn apply(
        state: &mut State,
        side: Side,
        stage: Stage,
        act: Act,
        chance: &mut dyn Chance,
        out: &mut Out<Event>,
    ) {
        flow::apply(state, side, stage, act, chance, out);
    }

    fn rests(stage: Stage) -> bool {
        matches!(stage, Stage::Turn(_) | Stage::Card(_))
    }

    fn settle(state: &mut State, errand: Voyage, die: i32, out: &mut Out<Event>) {
        let Voyage::Naval { back } = errand;
        naval::sailed(state, die, back, out);
    }

    fn finished(open: &mut Open) {
        open.own.play = None;
    }

    fn may_counter(state: &State, side: Side, moment: Moment) -> bool {
        windows::gate(state, side, moment)
    }

    fn counters(
        state: &State,
        side: Side,
        moment: Moment,
        each: &mut dyn FnMut(Act) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        windows::options(state, side, moment, each)
    }

    fn counter(
        state: &mut State,
        side: Side,
        moment: Moment,
        card: Card,
        by: i8,
        chance: &mut dyn Chance,
        out: &mut Out<Event>,
    ) {
        windows::counter(state, side, moment, card, by, chance, out);
    }

    fn in_play(open: &Open) -> Side {
        open.own.play.map_or(open.own.to_play, |play| play.side)
    }

    fn rank(open: &Open, general: General) -> u8 {
        limits::rank(open, general)
    }

    fn displaced(state: &mut State, general: General, out: &mut Out<Event>) {
        displaced::displaced(state, general, out);
    }

    fn forget(open: &mut Open, general: General) {
        displaced::forget(open, general);
    }

    fn truce(open: &Open) -> bool {
        open.own.truce()
    }

    fn may_cross(open: &Open, side: Side, force: Force, from: Space, to: Space) -> bool {
        limits::may_cross(open, side, force, from, to)
    }

    fn may_attack(open: &Open, general: General) -> bool {
        limits::may_attack(open, general)
    }

    fn may_join(open: &Open, side: Side, coming: Force, at: Space) -> bool {
        limits::may_join(open, side, coming, at)
    }

    fn may_escort(open: &Open, side: Side) -> bool {
        limits::may_escort(open, side)
    }

    /// #50: by sea alone.
    fn may_march(orders: &Orders) -> bool {
        !orders.sure
    }

    fn ventures(
        open: &Open,
        march: &March,
        stack: Stack,
        each: &mut dyn FnMut(Act) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        naval::options(open, march, stack, each)
    }

    fn sail(state: &mut State, to: Space, inside: bool, _: &mut dyn Chance, out: &mut Out<Event>) {
        naval::announce(state, to, inside, out);
    }

    fn sail_back(state: &mut State, to: Space, chance: &mut dyn Chance, out: &mut Out<Event>) {
        naval::sail_back(state, to, chance, out);
    }

    /// #5
    fn guide_drm(orders: &Orders) -> i8 {
        match orders.guide {
            true => data().tables.guide_drm,
            false => 0,
        }
    }

    fn pursuit_rolls(open: &Open) -> bool {
        !open.own.options.no_pursuit_roll
    }

    fn activation_ended(open: &mut Open) {
        limits::imperium(open);
    }

    fn battle_bonus(_: &Open, battle: &Battle, side: Side) -> i8 {
        limits::home_cards(side, battle.at)
    }

    /// #80
    fn keeps_command(open: &Open, general: General) -> bool {
        general.ability().keeps_command || open.own.effects.dictator == Some(general)
    }

    fn elephants_tamed(open: &Open, roman: Option<General>) -> bool {
        limits::elephants_tamed(open, roman)
    }

    /// 28.10-h, RUL-24
    fn battle_won(open: &mut Open, winner: Side) {
        open.own.tally.carthage_beaten |= winner == Side::Rome;
    }

    fn battle_ends(open: &mut Open, battle: &Battle, winner: Side) {
        limits::remember_victory(open, battle, winner);
    }

    fn battle_ended(state: &mut State, battle: &Battle, out: &mut Out<Event>) {
        campaigns::after_battle(state, battle, out);
    }

    /// 28.12-i
    fn cu_lost(open: &mut Open, side: Side, lost: u8) {
        if side == Side::Carthage {
            let tally = &mut open.own.tally;
            tally.carthage_lost = tally.carthage_lost.saturating_add(lost);
        }
    }

    /// 8.3-d
    fn may_besiege(open: &Open, at: Space) -> bool {
        (open.own.play).is_some_and(|play| !play.attempted.contains(at))
    }

    fn attempt(state: &mut State, at: Space) -> Option<u8> {
        events::attempt(&mut state.open, at)
    }

    /// 20.2-a
    fn siege_die(open: &Open, stack: Stack) -> SiegeDie {
        let tribe = open.land.tribes.contains(stack.at);
        match stack.side == Side::Rome || tribe || open.land.train_in(stack) {
            true => SiegeDie::Red,
            false => SiegeDie::White,
        }
    }

    /// #78
    fn city_turned(open: &mut Open, side: Side, at: Space) {
        let taken = &mut open.own.effects.taken;
        taken[side].insert(at);
        taken[side.enemy()].remove(at);
    }

    fn capital(side: Side, at: Space) -> Option<Cause> {
        limits::capital(side, at)
    }

    fn capitulation() -> Cause {
        Cause::Capitulation
    }
}
