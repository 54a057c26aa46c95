//! A game that fights the land war with rules of its own: sides take turns to activate
//! a general; a ferry runs between the ports; wagons go along; a City under attack may
//! give up a CU and a wagon for a point; and each side may once shift a die.

mod game;
mod theatre;
mod wagons;

use std::fmt::Debug;
use std::ops::ControlFlow;

use kernel::{Asked, Chance, Out, Seat};
use punic::{
    Allowed, Ban, Battle, Deck, Deed, DieUse, Ending, Frame, Hidden, March, Moment, Never,
    Procedure, Reason, Rules, Sea, Side, SiegeDie, Stack, Theatre, Trains, Units, War, Way, dice,
    march, siege, unless,
};
use serde::{Deserialize, Serialize};

pub use game::bare;
pub use theatre::{ferry, omen};
pub use wagons::Wagons;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Bellum;

pub type Act = punic::Act<Bellum>;
pub type Event = punic::Event<Bellum>;
pub type Open = punic::Open<Bellum>;
pub type State = punic::State<Bellum>;
pub type Space = punic::Space<Bellum>;
pub type SpaceSet = punic::SpaceSet<Bellum>;
pub type General = punic::General<Bellum>;
pub type Card = punic::Card<Bellum>;
pub type CardSet = punic::CardSet<Bellum>;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    CityTaken,
    Capitulation,
    Time,
}

impl Ending for Cause {
    const CAPITULATION: Cause = Cause::Capitulation;

    fn capital(_: Side) -> Cause {
        Cause::CityTaken
    }

    fn key(self) -> &'static str {
        "won"
    }

    fn clause(self) -> &'static str {
        "23-a"
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "snake_case")]
pub enum GameAct {
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum GameEvent {
    Sacrificed { at: Space },
}

/// What everybody may know besides the war.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Public {
    /// Whose ships carry an army out of a battle.
    pub fleet: Option<Side>,
    /// Where an attempt was made in this activation.
    pub attempted: SpaceSet,
    pub truce: Option<u8>,
}

impl punic::Public for Public {
    fn truce(&self) -> Option<u8> {
        self.truce
    }

    fn set_truce(&mut self, turn: Option<u8>) {
        self.truce = turn;
    }
}

/// Nothing is hidden but cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Secret {}

impl Hidden for Secret {
    type Seen = Secret;

    fn seen_by(&self, _: Option<Seat>) -> Secret {
        Secret {}
    }
}

/// A die to ask the ferryman: thrown when a force falls back by sea.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ferryman {
    Ferryman,
}

impl DieUse<Bellum> for Ferryman {
    const WORDS: &'static [&'static str] = &["ferryman"];

    fn word(self) -> &'static str {
        "ferryman"
    }

    fn settle(self, state: &mut State, die: i32, out: &mut Out<Event>) {
        // A six: the ferryman has gone home, and the army drowns.
        match (die, march::here(&state.open)) {
            (6, Some(stack)) => punic::retreat::destroy(state, stack, out),
            _ => punic::falling_back::sailed_back(state, out),
        }
    }
}

/// Nothing may be done twice in one place.
const TWICE: Reason = &Ban {
    clause: "20.1-c",
    key: "refusal-attempted",
    text: "an attempt was made here",
};

impl War for Bellum {
    const SPACES: usize = 8;
    const PROVINCES: usize = 2;
    const REGIONS: usize = 1;
    const GENERALS: usize = 4;
    const CARDS: usize = 2;

    type PerSpace<T: Clone + Eq + Debug> = [T; 8];
    type PerGeneral<T: Clone + Eq + Debug> = [T; 4];
    type Trains = Wagons;

    fn theatre() -> &'static Theatre<Bellum> {
        &theatre::THEATRE
    }

    type Use = Never;
    type Cause = Cause;
    type GameAct = GameAct;
    type GameEvent = GameEvent;
    type Procedure = Stage;
    type GameMoment = Never;
    type DieUse = Ferryman;
    type GameDebt = Never;
    type Orders = ();
    type Talent = ();
    type Symbols = ();
    type Public = Public;
    type Secret = Secret;
    type Sea = Ferry;
    type Deck = Omens;

    fn interpose(
        state: &mut State,
        side: Side,
        _: GameAct,
        chance: &mut dyn Chance,
        out: &mut Out<Event>,
    ) {
        omen_spent(state, side);
        dice::again(state, chance, out);
    }

    fn rank(open: &Open, general: General) -> u8 {
        u8::from(open.land.consuls.contains(general))
    }

    fn displaced(state: &mut State, general: General, out: &mut Out<Event>) {
        state.open.land.displaced.insert(general);
        out.tell(Event::Displaced { general });
    }

    fn allows(open: &Open, _: Side, deed: Deed<Bellum>) -> Allowed {
        match deed {
            Deed::Besiege(at) => unless(open.game.attempted.contains(at), TWICE),
            _ => Ok(()),
        }
    }

    fn rules(_: &Open) -> Rules<Bellum> {
        Rules {
            battle_cards: 8,
            cards_for_cu: 4,
            ..Rules::usual()
        }
    }

    fn attempt(open: &mut Open, at: Space) -> Option<u8> {
        open.game.attempted.insert(at);
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
        state.open.push(Frame::Game(Stage::Defence { at, points }));
        None
    }
}

/// The side has used its omen.
fn omen_spent(state: &mut State, side: Side) {
    for card in state.hands[side] {
        state.open.strategy.unseen.remove(card);
        state.open.strategy.discard.insert(card);
    }
    state.hands[side] = CardSet::EMPTY;
}

impl Procedure<Bellum> for Stage {
    fn advance(self, state: &mut State, _: &mut dyn Chance, _: &mut Out<Event>) -> bool {
        if let Stage::Turn { left: 0, .. } = self {
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

    fn asked(self, state: &State) -> Asked {
        let side = match self {
            Stage::Turn { side, .. } => side,
            Stage::Defence { .. } => state.march().general.side().enemy(),
        };
        Asked::One(state.open.seat_of(side))
    }

    fn options(
        self,
        state: &State,
        side: Side,
        each: &mut dyn FnMut(Act) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match self {
            Stage::Turn { .. } => {
                each(Act::Stop)?;
                (state.open.land.on_map(side).iter())
                    .try_for_each(|general| each(Act::Activate { general }))
            }
            Stage::Defence { .. } => {
                each(Act::Decline)?;
                each(Act::Game(GameAct::Sacrifice))
            }
        }
    }

    fn apply(self, state: &mut State, _: Side, act: Act, _: &mut dyn Chance, out: &mut Out<Event>) {
        match (self, act) {
            (Stage::Turn { side, left }, _) => {
                let next = Stage::Turn {
                    side: side.enemy(),
                    left: left - 1,
                };
                state.open.step(Frame::Game(next));
                state.open.game.attempted = SpaceSet::EMPTY;
                state.open.spent.clear();
                if let Act::Activate { general } = act {
                    march::activate(state, general, 4, (), out);
                }
            }
            (Stage::Defence { at, points }, act) => {
                state.open.pop();
                let besieger = state.march().general.side();
                let mut points = points;
                if act == Act::Game(GameAct::Sacrifice) {
                    let inside = Stack::inside(besieger.enemy(), at);
                    let units = state.open.land.units(inside);
                    let elephants = u8::from(units.ordinary() == 0);
                    state.open.land.remove(inside, Units::of(1, elephants));
                    state.open.land.train.take(inside, 1);
                    out.tell(Event::Game(GameEvent::Sacrificed { at }));
                    points -= 1;
                }
                if points > 0 {
                    siege::add_points(state, besieger, at, points, out);
                }
            }
        }
    }

    fn refuses(self, _: &State, _: Side, _: Act) -> Option<Reason> {
        None
    }

    fn rests(self) -> bool {
        matches!(self, Stage::Turn { .. })
    }
}

/// A ferry runs between the ports.
#[derive(Debug)]
pub struct Ferry;

impl Sea<Bellum> for Ferry {
    fn ventures(
        open: &Open,
        march: &March<Bellum>,
        stack: Stack<Bellum>,
        each: &mut dyn FnMut(Act) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for to in ferry(stack.at) {
            if march.mp > 0 && !stack.inside && march::may_enter(open, march, stack, to).is_ok() {
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
        let purpose = punic::Purpose::Game(Ferryman::Ferryman);
        dice::throw(state, purpose, side, &[], chance, out);
    }

    fn refuses(_: &Open, _: &March<Bellum>, _: Space, _: bool) -> Option<Reason> {
        None
    }

    fn retreats(open: &Open, battle: &Battle<Bellum>, side: Side) -> SpaceSet {
        let by_sea = side != battle.original || battle.way == Way::Sea;
        match open.game.fleet == Some(side) && by_sea {
            true => ferry(battle.at) & open.land.held[side],
            false => SpaceSet::EMPTY,
        }
    }
}

/// One card of each side: an omen, which shifts a die.
#[derive(Debug)]
pub struct Omens;

impl Deck<Bellum> for Omens {
    fn usable(_: &State, _: Side, _: Card) -> Allowed {
        Ok(())
    }

    fn begin(_: &mut State, _: Side, _: Card, _: &mut dyn Chance, _: &mut Out<Event>) {}

    fn orders(_: &Open, _: &punic::Play<Bellum>, _: General) -> (u8, ()) {
        (4, ())
    }

    fn fitting(open: &Open, side: Side, moment: Moment<Bellum>) -> CardSet {
        match moment {
            Moment::Roll => open.strategy.unseen & theatre::omen(side),
            _ => CardSet::EMPTY,
        }
    }

    fn answers(
        open: &Open,
        side: Side,
        moment: Moment<Bellum>,
        each: &mut dyn FnMut(GameAct) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match Omens::fitting(open, side, moment).is_empty() {
            true => ControlFlow::Continue(()),
            false => each(GameAct::Again),
        }
    }

    fn counter(
        state: &mut State,
        _: Side,
        _: Card,
        _: Moment<Bellum>,
        by: i8,
        chance: &mut dyn Chance,
        out: &mut Out<Event>,
    ) {
        dice::omen(state, by, chance, out);
    }
}
