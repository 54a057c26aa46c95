//! What the land war asks of the game that fights it: its theatre, its own words, and
//! where its rules differ.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{ControlFlow, Index, IndexMut};

use kernel::{Asked, Chance, Out};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::act::Act;
use crate::event::Event;
use crate::frame::{Battle, Debt, Force, March, Moment};
use crate::id::{General, Space};
use crate::land::{Land, Stack, Units};
use crate::political;
use crate::set::SpaceSet;
use crate::sheets::{Edge, Office};
use crate::side::Side;
use crate::state::{Open, State};
use crate::theatre::Theatre;
use crate::trains::{Load, Trains};

/// A small value that states, acts and records are made of.
pub trait Word: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + 'static {}

impl<T: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + 'static> Word for T {}

/// One value for each space, or each general: an array.
pub trait Row<T>:
    Clone + Eq + Debug + Index<usize, Output = T> + IndexMut<usize> + AsRef<[T]>
{
    /// The same value everywhere.
    fn filled(value: T) -> Self;
    /// As many values as there are places, or the list again.
    fn of(list: Vec<T>) -> Result<Self, Vec<T>>;
}

impl<T: Clone + Eq + Debug, const N: usize> Row<T> for [T; N] {
    fn filled(value: T) -> [T; N] {
        std::array::from_fn(|_| value.clone())
    }

    fn of(list: Vec<T>) -> Result<[T; N], Vec<T>> {
        list.try_into()
    }
}

/// What a die of the game's own is for.
pub trait Errand: Word {
    /// The word that records and scripts use.
    fn word(self) -> &'static str;
}

/// A moment of the game's own at which counter-events may be played.
pub trait Cue: Word {
    /// The word of a standing pass.
    fn key(self) -> &'static str;
}

/// Which siege die is thrown (20.2-a).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SiegeDie {
    White,
    Red,
}

/// How many battle cards a side may have (14.3-h).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HandLimit {
    pub cards: u8,
    /// For its CUs alone.
    pub for_cu: u8,
}

/// The game that fights the land war, named by a type without a value of its own.
///
/// Everything that is the same in both games is in this crate and is not asked. A
/// function here that has a body says how the common rule reads; a game that differs
/// has its own. Functions that take [`Open`] decide what may be done and depend on
/// open facts alone.
pub trait War: Copy + Ord + Hash + Debug + Default + Send + Sync + 'static {
    // The theatre

    const SPACES: usize;
    const PROVINCES: usize;
    const REGIONS: usize;
    const GENERALS: usize;

    /// `[T; Self::SPACES]`
    type PerSpace<T: Clone + Eq + Debug>: Row<T>;
    /// `[T; Self::GENERALS]`
    type PerGeneral<T: Clone + Eq + Debug>: Row<T>;
    /// What stacks carry along: a siege train, supply trains, nothing.
    type Trains: Trains<Self>;

    /// Map, generals and tables, read and checked before.
    fn theatre() -> &'static Theatre<Self>;

    // The game's own words. One that needs none of a kind says [`Never`].

    /// A strategy card, and a set of them.
    type Card: Word;
    type Cards: Word;
    /// How a strategy card is used (8.1-a).
    type Use: Word;
    /// Why the game is over.
    type Cause: Word;
    /// Decisions, events, procedures, windows, dice and debts beyond those of both games.
    type Act: Word;
    type Event: Copy + Eq + Debug + Serialize + 'static;
    type Frame: Word;
    type Moment: Cue;
    type Errand: Errand;
    type DebtCause: Word;
    /// What the game remembers of an activation.
    type Orders: Word + Default;
    /// What the game's rules ask of a general's ability beyond [`crate::Ability`].
    type Talent: Copy + Eq + Debug + Default + Send + Sync + 'static;
    /// What everybody may know besides the war, and what not everybody may.
    type Open: Clone + Eq + Debug + Serialize + DeserializeOwned + 'static;
    type Secret: Clone + Eq + Debug + Serialize + DeserializeOwned + 'static;

    // Procedures of the game's own

    /// The game's procedure on top goes on. Returns whether it waits for a decision.
    fn advance(
        state: &mut State<Self>,
        frame: Self::Frame,
        chance: &mut dyn Chance,
        out: &mut Out<Event<Self>>,
    ) -> bool;

    /// Whose decision the game's procedure on top waits for.
    fn asked(state: &State<Self>, frame: Self::Frame) -> Asked;

    fn options(
        state: &State<Self>,
        side: Side,
        frame: Self::Frame,
        each: &mut dyn FnMut(Act<Self>) -> ControlFlow<()>,
    ) -> ControlFlow<()>;

    /// Plays a listed act of the game's procedure on top.
    fn apply(
        state: &mut State<Self>,
        side: Side,
        frame: Self::Frame,
        act: Act<Self>,
        chance: &mut dyn Chance,
        out: &mut Out<Event<Self>>,
    );

    /// Plays an act of the game's own that it has added to a procedure or a window of
    /// the war.
    fn interpose(
        _state: &mut State<Self>,
        _side: Side,
        _act: Self::Act,
        _chance: &mut dyn Chance,
        _out: &mut Out<Event<Self>>,
    ) {
    }

    /// Whether armies are at rest while this procedure is on top: Cities before which
    /// nobody stands any more are opened then.
    fn rests(frame: Self::Frame) -> bool;

    /// A die of the game's own has been read.
    fn settle(
        _state: &mut State<Self>,
        _errand: Self::Errand,
        _die: i32,
        _out: &mut Out<Event<Self>>,
    ) {
    }

    /// The game is over: what the game itself had under way is so too.
    fn finished(_open: &mut Open<Self>) {}

    // Windows (8.4)

    /// Whether `side` is asked at this moment: open facts alone.
    fn may_counter(state: &State<Self>, side: Side, moment: Moment<Self>) -> bool;

    /// What `side` may answer besides letting the moment pass.
    fn counters(
        state: &State<Self>,
        side: Side,
        moment: Moment<Self>,
        each: &mut dyn FnMut(Act<Self>) -> ControlFlow<()>,
    ) -> ControlFlow<()>;

    /// A counter-event is played; `by` is the shift of a Good Omen.
    fn counter(
        state: &mut State<Self>,
        side: Side,
        moment: Moment<Self>,
        card: Self::Card,
        by: i8,
        chance: &mut dyn Chance,
        out: &mut Out<Event<Self>>,
    );

    /// 8.4-c: whose play it is.
    fn in_play(open: &Open<Self>) -> Side;

    // Generals

    /// 9.3: who may command whom.
    fn rank(open: &Open<Self>, general: General<Self>) -> u8 {
        u8::from(open.land.office(general) == Some(Office::Consul))
    }

    /// The battle rating that counts in a land battle.
    fn battle_rating(general: General<Self>) -> u8 {
        general.sheet().battle
    }

    /// 10.10-c: a general has been taken off the map for good or for a while; the game
    /// says where he goes and what that costs.
    fn displaced(state: &mut State<Self>, general: General<Self>, out: &mut Out<Event<Self>>);

    /// A general was taken off the map, however he left it.
    fn forget(_open: &mut Open<Self>, _general: General<Self>) {}

    // Movement and reactions

    /// 8.7-b
    fn truce(_open: &Open<Self>) -> bool {
        false
    }

    /// Whether a force may go from one space to another by its own will. Retreats and
    /// displacement are not asked.
    fn may_cross(
        open: &Open<Self>,
        side: Side,
        force: Force<Self>,
        from: Space<Self>,
        to: Space<Self>,
    ) -> bool;

    fn may_attack(_open: &Open<Self>, _general: General<Self>) -> bool {
        true
    }

    /// Whether generals who come with CUs may stand with those there.
    fn may_join(_open: &Open<Self>, _side: Side, _coming: Force<Self>, _at: Space<Self>) -> bool {
        true
    }

    /// Whether more than one general may go with a force.
    fn may_escort(_open: &Open<Self>, _side: Side) -> bool {
        true
    }

    /// A connection as the general under way finds it.
    fn edge(_march: &March<Self>, edge: Edge<Self>) -> Edge<Self> {
        edge
    }

    /// Whether a general with these orders may move by land at all.
    fn may_march(_orders: &Self::Orders) -> bool {
        true
    }

    /// What the general under way may do besides: sail above all (11).
    fn ventures(
        _open: &Open<Self>,
        _march: &March<Self>,
        _stack: Stack<Self>,
        _each: &mut dyn FnMut(Act<Self>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// He has chosen to sail.
    fn sail(
        _state: &mut State<Self>,
        _to: Space<Self>,
        _inside: bool,
        _chance: &mut dyn Chance,
        _out: &mut Out<Event<Self>>,
    ) {
    }

    /// 11.5-b: the force falls back by sea. The game calls
    /// [`crate::falling_back::sailed_back`] when nothing prevents it.
    fn sail_back(
        state: &mut State<Self>,
        _to: Space<Self>,
        _chance: &mut dyn Chance,
        out: &mut Out<Event<Self>>,
    ) {
        crate::falling_back::sailed_back(state, out);
    }

    /// What goes inside the walls of its City along with these CUs of a stack.
    fn shelters(land: &Land<Self>, outside: Stack<Self>, going: Units) -> Load<Self> {
        // 20.7-b: the train goes where all CUs go.
        match land.units(outside) == going {
            true => land.train_in(outside),
            false => Load::<Self>::default(),
        }
    }

    /// What a guide takes off the toll of a pass.
    fn guide_drm(_orders: &Self::Orders) -> i8 {
        0
    }

    /// Whether he may go on after a battle of this activation.
    fn marches_on(_open: &Open<Self>, _march: &March<Self>) -> bool {
        false
    }

    /// 13.5-a: whether whoever was avoided must roll to go on.
    fn pursuit_rolls(_open: &Open<Self>) -> bool {
        true
    }

    /// The general under way stands in a new space, or has fought where he stood: the
    /// reactions are over, and a battle if there was one.
    fn arrived(_state: &mut State<Self>, _stack: Stack<Self>, _out: &mut Out<Event<Self>>) {}

    /// 10.1: an activation is over.
    fn activation_ended(_open: &mut Open<Self>) {}

    // Battle

    /// Cards that the battle's place or a general brings besides 14.3-a to 14.3-g.
    fn battle_bonus(_open: &Open<Self>, _battle: &Battle<Self>, _side: Side) -> i8 {
        0
    }

    fn hand_limit(_open: &Open<Self>) -> HandLimit {
        HandLimit {
            cards: Self::theatre().tables.most_battle_cards,
            for_cu: u8::MAX,
        }
    }

    /// 18.3-a: whether this commander cannot be replaced before a battle.
    fn keeps_command(_open: &Open<Self>, general: General<Self>) -> bool {
        general.ability().keeps_command
    }

    /// Whether Elephants are ordinary CUs against this Roman commander.
    fn elephants_tamed(_open: &Open<Self>, _roman: Option<General<Self>>) -> bool {
        false
    }

    /// What shifts the die of an elephant charge.
    fn charge_drm(_open: &Open<Self>) -> i8 {
        0
    }

    /// A battle has a winner; it is not yet over.
    fn battle_won(_open: &mut Open<Self>, _winner: Side) {}

    /// A battle is about to end: the armies still stand as it left them.
    fn battle_ends(_open: &mut Open<Self>, _battle: &Battle<Self>, _winner: Side) {}

    /// A battle is over.
    fn battle_ended(_state: &mut State<Self>, _battle: &Battle<Self>, _out: &mut Out<Event<Self>>) {
    }

    /// Ports to which this side of the battle may retreat or withdraw at once, without
    /// loss; there it ends.
    fn retreats_by_sea(_open: &Open<Self>, _battle: &Battle<Self>, _side: Side) -> SpaceSet<Self> {
        SpaceSet::EMPTY
    }

    /// A side has lost CUs, in whatever way.
    fn cu_lost(_open: &mut Open<Self>, _side: Side, _lost: u8) {}

    // Sieges and political control

    /// Whether the game lets the general under way make an attempt here, all common
    /// conditions being met (20.1).
    fn may_besiege(open: &Open<Self>, at: Space<Self>) -> bool;

    /// An attempt is made. Returns what it scores without a die, if it does.
    fn attempt(state: &mut State<Self>, at: Space<Self>) -> Option<u8>;

    fn siege_die(open: &Open<Self>, stack: Stack<Self>) -> SiegeDie;

    /// An attempt scores so many points. Returns those that count now; a game that asks
    /// somebody first says none and calls [`crate::siege::add_points`] afterwards.
    fn scored(
        _state: &mut State<Self>,
        _at: Space<Self>,
        points: u8,
        _out: &mut Out<Event<Self>>,
    ) -> Option<u8> {
        Some(points)
    }

    /// A City has come to a side.
    fn city_turned(_open: &mut Open<Self>, _side: Side, _at: Space<Self>) {}

    /// 23-a, 23-b: whose war is over when this City comes to `side`.
    fn capital(side: Side, at: Space<Self>) -> Option<Self::Cause>;

    /// 23-d
    fn capitulation() -> Self::Cause;

    /// PCs that a side has off the map and can give up.
    fn pcs_elsewhere(_open: &Open<Self>, _side: Side) -> usize {
        0
    }

    /// How a debt of PCs can be paid. What is not [`Act::Pc`] the game plays itself
    /// and then calls [`political::paid`].
    fn payments(
        open: &Open<Self>,
        debt: Debt<Self>,
        each: &mut dyn FnMut(Act<Self>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        political::payments(open, debt, each)
    }
}

/// For words that a game does not need.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Never {}

impl Serialize for Never {
    fn serialize<S: serde::Serializer>(&self, _: S) -> Result<S::Ok, S::Error> {
        match *self {}
    }
}

impl<'de> serde::Deserialize<'de> for Never {
    fn deserialize<D: serde::Deserializer<'de>>(_: D) -> Result<Never, D::Error> {
        Err(serde::de::Error::custom("no such word"))
    }
}

impl Cue for Never {
    fn key(self) -> &'static str {
        match self {}
    }
}

impl Errand for Never {
    fn word(self) -> &'static str {
        match self {}
    }
}
