//! A game that fights the land war with rules of its own: sides take turns to activate
//! a general; a ferry runs between the ports; wagons go along; a City under attack may
//! give up a CU and a wagon for a point; and each side may once shift a die.

mod game;
mod theatre;
mod wagons;

use std::fmt::Debug;
use std::ops::ControlFlow;

use kernel::{Asked, Chance, Out};
use land_war::{
    Battle, BySide, Errand, Force, Frame, HandLimit, March, Moment, Never, Side, SiegeDie, Stack,
    Theatre, Trains, Units, War, Way, dice, march, siege,
};
use serde::{Deserialize, Serialize};

pub use game::bare;
pub use theatre::ferry;
pub use wagons::Wagons;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Bellum;

pub type Act = land_war::Act<Bellum>;
pub type Event = land_war::Event<Bellum>;
pub type Open = land_war::Open<Bellum>;
pub type State = land_war::State<Bellum>;
pub type Space = land_war::Space<Bellum>;
pub type SpaceSet = land_war::SpaceSet<Bellum>;
pub type General = land_war::General<Bellum>;

/// The one card of each side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    Omen,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    CityTaken,
    Capitulation,
    Time,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "snake_case", deny_unknown_fields)]
pub enum OwnAct {
    /// A CU and a wagon for a point.
    Sacrifice,
    /// Spend the omen on another throw of the die.
    Again,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// So many activations are left.
    Turn { side: Side, left: u8 },
    /// Points are about to be scored against a City.
    Defence { at: Space, points: u8 },
}

/// What happened that no other game has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum OwnEvent {
    Sacrificed { at: Space },
}

/// What everybody may know besides the war.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Own {
    /// Who may still shift a die.
    pub omens: BySide<bool>,
    /// Whose ships carry an army out of a battle.
    pub fleet: Option<Side>,
    /// Where an attempt was made in this activation.
    pub attempted: SpaceSet,
}

/// Nothing is hidden but battle cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Secret {}

/// A die to ask the ferryman: thrown when a force falls back by sea.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ferryman {
    Ferryman,
}

impl Errand for Ferryman {
    fn word(self) -> &'static str {
        "ferryman"
    }
}

impl War for Bellum {
    const SPACES: usize = 8;
    const PROVINCES: usize = 2;
    const REGIONS: usize = 1;
    const GENERALS: usize = 4;

    type PerSpace<T: Clone + Eq + Debug> = [T; 8];
    type PerGeneral<T: Clone + Eq + Debug> = [T; 4];
    type Trains = Wagons;

    fn theatre() -> &'static Theatre<Bellum> {
        &theatre::THEATRE
    }

    type Card = Card;
    type Cards = Never;
    type Use = Never;
    type Cause = Cause;
    type Act = OwnAct;
    type Event = OwnEvent;
    type Frame = Stage;
    type Moment = Never;
    type Errand = Ferryman;
    type DebtCause = Never;
    type Orders = ();
    type Talent = ();
    type Open = Own;
    type Secret = Secret;

    fn advance(state: &mut State, stage: Stage, _: &mut dyn Chance, _: &mut Out<Event>) -> bool {
        if let Stage::Turn { left: 0, .. } = stage {
            let strength = |side| state.open.land.held[side].len();
            let winner = match strength(Side::Rome) > strength(Side::Carthage) {
                true => Side::Rome,
                false => Side::Carthage,
            };
            state.open.finish(winner, Cause::Time);
            return false;
        }
        true
    }

    fn asked(state: &State, stage: Stage) -> Asked {
        let side = match stage {
            Stage::Turn { side, .. } => side,
            Stage::Defence { .. } => state.march().general.side().enemy(),
        };
        Asked::One(state.open.seat_of(side))
    }

    fn options(
        state: &State,
        side: Side,
        stage: Stage,
        each: &mut dyn FnMut(Act) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match stage {
            Stage::Turn { .. } => {
                each(Act::Stop)?;
                (state.open.land.on_map(side).iter())
                    .try_for_each(|general| each(Act::Activate { general }))
            }
            Stage::Defence { .. } => {
                each(Act::Decline)?;
                each(Act::Own(OwnAct::Sacrifice))
            }
        }
    }

    fn apply(
        state: &mut State,
        _: Side,
        stage: Stage,
        act: Act,
        _: &mut dyn Chance,
        out: &mut Out<Event>,
    ) {
        match (stage, act) {
            (Stage::Turn { side, left }, _) => {
                let next = Stage::Turn {
                    side: side.enemy(),
                    left: left - 1,
                };
                state.open.step(Frame::Own(next));
                state.open.own.attempted = SpaceSet::EMPTY;
                state.open.spent.clear();
                if let Act::Activate { general } = act {
                    march::activate(state, general, 4, (), out);
                }
            }
            (Stage::Defence { at, points }, act) => {
                state.open.pop();
                let besieger = state.march().general.side();
                let mut points = points;
                if act == Act::Own(OwnAct::Sacrifice) {
                    let inside = Stack::inside(besieger.enemy(), at);
                    state.open.land.remove(inside, Units::of(1, 0));
                    state.open.land.train.take(inside, 1);
                    out.tell(Event::Own(OwnEvent::Sacrificed { at }));
                    points -= 1;
                }
                if points > 0 {
                    siege::add_points(state, besieger, at, points, out);
                }
            }
        }
    }

    fn interpose(
        state: &mut State,
        side: Side,
        _: OwnAct,
        chance: &mut dyn Chance,
        out: &mut Out<Event>,
    ) {
        state.open.own.omens[side] = false;
        dice::again(state, chance, out);
    }

    fn rests(stage: Stage) -> bool {
        matches!(stage, Stage::Turn { .. })
    }

    fn settle(state: &mut State, _: Ferryman, die: i32, out: &mut Out<Event>) {
        // A six: the ferryman has gone home, and the army drowns.
        match (die, march::here(&state.open)) {
            (6, Some(stack)) => land_war::retreat::destroy(state, stack, out),
            _ => land_war::falling_back::sailed_back(state, out),
        }
    }

    fn may_counter(state: &State, side: Side, moment: Moment<Bellum>) -> bool {
        moment == Moment::Roll && state.open.own.omens[side]
    }

    fn counters(
        _: &State,
        _: Side,
        _: Moment<Bellum>,
        each: &mut dyn FnMut(Act) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        each(Act::Own(OwnAct::Again))?;
        [-1, 1].into_iter().try_for_each(|by| {
            each(Act::Omen {
                card: Card::Omen,
                by,
            })
        })
    }

    fn counter(
        state: &mut State,
        side: Side,
        moment: Moment<Bellum>,
        card: Card,
        by: i8,
        chance: &mut dyn Chance,
        out: &mut Out<Event>,
    ) {
        state.open.own.omens[side] = false;
        out.tell(Event::CounterPlayed { side, card, moment });
        dice::omen(state, by, chance, out);
    }

    fn in_play(open: &Open) -> Side {
        open.march.map_or(Side::Rome, |march| march.general.side())
    }

    fn displaced(state: &mut State, general: General, out: &mut Out<Event>) {
        state.open.land.displaced.insert(general);
        out.tell(Event::Displaced { general });
    }

    fn may_cross(open: &Open, _: Side, _: Force<Bellum>, _: Space, to: Space) -> bool {
        open.land.in_play.contains(to)
    }

    fn ventures(
        open: &Open,
        march: &March<Bellum>,
        stack: Stack<Bellum>,
        each: &mut dyn FnMut(Act) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for to in ferry(stack.at) {
            if march.mp > 0 && !stack.inside && march::may_enter(open, march, stack, to) {
                each(Act::Sail { to, inside: false })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn sail(state: &mut State, to: Space, _: bool, _: &mut dyn Chance, out: &mut Out<Event>) {
        if let Some(from) = march::here(&state.open) {
            march::pay(state, from.at, to, 1);
            march::depart(state, from, Stack::outside(from.side, to), Way::Sea, out);
        }
    }

    fn sail_back(state: &mut State, _: Space, chance: &mut dyn Chance, out: &mut Out<Event>) {
        let side = state.march().general.side();
        let purpose = land_war::Purpose::Own(Ferryman::Ferryman);
        dice::throw(state, purpose, side, &[], chance, out);
    }

    fn hand_limit(_: &Open) -> HandLimit {
        HandLimit {
            cards: 8,
            for_cu: 4,
        }
    }

    fn retreats_by_sea(open: &Open, battle: &Battle<Bellum>, side: Side) -> SpaceSet {
        let by_sea = side != battle.original || battle.way == Way::Sea;
        match open.own.fleet == Some(side) && by_sea {
            true => ferry(battle.at) & open.land.held[side],
            false => SpaceSet::EMPTY,
        }
    }

    fn may_besiege(open: &Open, at: Space) -> bool {
        !open.own.attempted.contains(at)
    }

    fn attempt(state: &mut State, at: Space) -> Option<u8> {
        state.open.own.attempted.insert(at);
        None
    }

    fn siege_die(_: &Open, _: Stack<Bellum>) -> SiegeDie {
        SiegeDie::Red
    }

    fn scored(state: &mut State, at: Space, points: u8, _: &mut Out<Event>) -> Option<u8> {
        let defender = state.march().general.side().enemy();
        let inside = Stack::inside(defender, at);
        let land = &state.open.land;
        if land.units(inside).cu == 0 || land.train_in(inside) == 0 {
            return Some(points);
        }
        state.open.push(Frame::Own(Stage::Defence { at, points }));
        None
    }

    fn capital(_: Side, at: Space) -> Option<Cause> {
        (at.id() == "arx").then_some(Cause::CityTaken)
    }

    fn capitulation() -> Cause {
        Cause::Capitulation
    }
}
