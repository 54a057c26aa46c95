//! What the crate asks of the game that is played with it: its theatre, its own words,
//! and where its rules differ.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{ControlFlow, Index, IndexMut};

use kernel::{Asked, Chance, Out, Seat};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::act::Act;
use crate::event::Event;
use crate::frame::{Battle, Debt, Force, March, Moment};
use crate::id::{Card, General, Space};
use crate::land::Stack;
use crate::political;
use crate::reason::{Allowed, Reason};
use crate::set::{CardSet, SpaceSet};
use crate::side::Side;
use crate::state::{Open, State};
use crate::strategy::{Play, Use};
use crate::theatre::Theatre;
use crate::trains::Trains;

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

/// A procedure that only one game has, with all its steps.
pub trait Procedure<W: War>: Word {
    /// It is on top and goes on. Returns whether it waits for a decision.
    fn advance(
        self,
        state: &mut State<W>,
        chance: &mut dyn Chance,
        out: &mut Out<Event<W>>,
    ) -> bool;

    /// Whose decision it waits for.
    fn asked(self, state: &State<W>) -> Asked;

    fn options(
        self,
        state: &State<W>,
        side: Side,
        each: &mut dyn FnMut(Act<W>) -> ControlFlow<()>,
    ) -> ControlFlow<()>;

    /// Plays a listed act.
    fn apply(
        self,
        state: &mut State<W>,
        side: Side,
        act: Act<W>,
        chance: &mut dyn Chance,
        out: &mut Out<Event<W>>,
    );

    /// Why an act that is not listed is not.
    fn refuses(self, state: &State<W>, side: Side, act: Act<W>) -> Option<Reason>;

    /// Whether armies are at rest while it is on top: Cities before which nobody stands
    /// any more are opened then.
    fn rests(self) -> bool;
}

/// What a die of the game's own is for.
pub trait DieUse<W: War>: Word {
    /// Every word that `word` may give.
    const WORDS: &'static [&'static str];

    /// The word that records and scripts use.
    fn word(self) -> &'static str;

    /// The die has been read.
    fn settle(self, state: &mut State<W>, die: i32, out: &mut Out<Event<W>>);
}

/// A moment of the game's own at which counter-events may be played.
pub trait Cue: Word {
    /// The word of a standing pass.
    fn key(self) -> &'static str;
}

/// Why a game ends.
pub trait Ending: Word {
    /// 23-d
    const CAPITULATION: Self;

    /// 23-a, 23-b: `winner` has taken the enemy's capital.
    fn capital(winner: Side) -> Self;

    /// The word under which the cause is explained.
    fn key(self) -> &'static str;

    fn clause(self) -> &'static str;
}

/// What a game remembers of an activation.
pub trait Orders: Word + Default {
    /// Whether he may move by land at all.
    fn by_land(&self) -> Allowed {
        Ok(())
    }

    /// What a guide takes off the toll of a pass.
    fn guide_drm(&self) -> i8 {
        0
    }
}

impl Orders for () {}

/// What everybody may know that only one game has.
pub trait Public: Clone + Eq + Debug + Serialize + DeserializeOwned + 'static {
    /// The turn on whose space the truce marker lies (8.7).
    fn truce(&self) -> Option<u8>;
    fn set_truce(&mut self, turn: Option<u8>);
}

/// What not everybody may know that only one game has.
pub trait Hidden: Clone + Eq + Debug + Serialize + DeserializeOwned + 'static {
    /// What a viewer may see of it.
    type Seen: Clone + Eq + Debug + Serialize + DeserializeOwned + 'static;

    fn seen_by(&self, seat: Option<Seat>) -> Self::Seen;
}

/// Which siege die is thrown (20.2-a).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SiegeDie {
    White,
    Red,
}

/// Numbers that cards, options and scenarios change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rules<W: War> {
    /// Whether whoever was avoided must roll to go on (13.5-a).
    pub pursuit_rolls: bool,
    /// Most battle cards of a side, and most of them for its CUs (14.3-h).
    pub battle_cards: u8,
    pub cards_for_cu: u8,
    /// What shifts the die of an elephant charge.
    pub charge_drm: i8,
    /// Elephants are ordinary CUs against this Roman commander.
    pub tamer: Option<General<W>>,
}

impl<W: War> Rules<W> {
    /// As the tables have them.
    pub fn usual() -> Rules<W> {
        let tables = &W::theatre().tables;
        Rules {
            pursuit_rolls: true,
            battle_cards: tables.most_battle_cards,
            cards_for_cu: tables.most_cards_for_cu,
            charge_drm: 0,
            tamer: None,
        }
    }
}

/// Something that a card, a scenario or a general's ability may forbid.
#[derive(Debug, Clone, Copy)]
pub enum Deed<W: War> {
    /// A force goes from one space to another by its own will. Retreats and
    /// displacement are not asked.
    Cross {
        force: Force<W>,
        from: Space<W>,
        to: Space<W>,
    },
    /// A commander attacks, besieges or intercepts.
    Attack(General<W>),
    /// Generals who come with CUs stand with those there.
    Join { force: Force<W>, at: Space<W> },
    /// More than one general goes with a force.
    Escort,
    /// An attempt is made on this City or Tribe, all common conditions being met.
    Besiege(Space<W>),
}

/// Something has happened on which the game's own rules depend.
#[derive(Debug, Clone, Copy)]
pub enum Notice<W: War> {
    /// The card on the table has activated a general.
    Activated(General<W>),
    /// The general under way stands in a new space, or has fought where he stood: the
    /// reactions are over, and a battle if there was one.
    Arrived(Stack<W>),
    ActivationEnded,
    /// A battle has a winner; it is not yet over.
    BattleWon(Side),
    /// A battle is about to end: the armies still stand as it left them.
    BattleEnding(Battle<W>, Side),
    BattleEnded(Battle<W>),
    /// A side has lost CUs, in whatever way.
    CuLost(Side, u8),
    /// The commander of a stack has subjugated a Tribe.
    Subjugated(General<W>, Space<W>),
    /// A City has come to a side.
    CityTurned(Side, Space<W>),
    /// A general was taken off the map, however he left it.
    Lifted(General<W>),
}

/// The sea of a game (11).
pub trait Sea<W: War> {
    /// What the general under way may do besides moving by land: sail above all.
    fn ventures(
        open: &Open<W>,
        march: &March<W>,
        stack: Stack<W>,
        each: &mut dyn FnMut(Act<W>) -> ControlFlow<()>,
    ) -> ControlFlow<()>;

    /// Why he may not sail there.
    fn refuses(open: &Open<W>, march: &March<W>, to: Space<W>, inside: bool) -> Option<Reason>;

    /// He has chosen to sail.
    fn sail(
        state: &mut State<W>,
        to: Space<W>,
        inside: bool,
        chance: &mut dyn Chance,
        out: &mut Out<Event<W>>,
    );

    /// 11.5-b: the force falls back by sea. The game calls
    /// [`crate::falling_back::sailed_back`] when nothing prevents it.
    fn sail_back(
        state: &mut State<W>,
        to: Space<W>,
        chance: &mut dyn Chance,
        out: &mut Out<Event<W>>,
    );

    /// Ports to which this side of the battle may retreat or withdraw at once, without
    /// loss, if no enemy CU is there; there it ends.
    fn retreats(_open: &Open<W>, _battle: &Battle<W>, _side: Side) -> SpaceSet<W> {
        SpaceSet::EMPTY
    }
}

/// The strategy cards of a game (8, 25).
pub trait Deck<W: War> {
    /// Whether a card's event may be played now: its conditions are met and it would
    /// change something (8.1-b, 8.1-f). Owner and timing have been checked.
    fn usable(state: &State<W>, side: Side, card: Card<W>) -> Allowed;

    /// The announced event is carried out as far as nothing is to be chosen.
    fn begin(
        state: &mut State<W>,
        side: Side,
        card: Card<W>,
        chance: &mut dyn Chance,
        out: &mut Out<Event<W>>,
    );

    /// Uses of a card that only this game has.
    fn uses(
        _state: &State<W>,
        _side: Side,
        _card: Card<W>,
        _each: &mut dyn FnMut(Use<W>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// The card on the table is used in a way that only this game has: what is still to
    /// be decided is pushed on top of it.
    fn begin_use(_state: &mut State<W>, _way: W::Use, _out: &mut Out<Event<W>>) {}

    /// 8.2.1-a: whether so many OPs activate the general.
    fn obeys(_open: &Open<W>, general: General<W>, ops: u8) -> bool {
        general.sheet().strategy <= ops
    }

    /// With how many Movement Points and which orders the card on the table activates a
    /// general.
    fn orders(open: &Open<W>, play: &Play<W>, general: General<W>) -> (u8, W::Orders);

    /// Cards that `side` could play as counter-events at this moment as far as the open
    /// facts go (8.4, D.1).
    fn fitting(open: &Open<W>, side: Side, moment: Moment<W>) -> CardSet<W>;

    /// Acts of the game's own with which `side` may answer at this moment.
    fn answers(
        _open: &Open<W>,
        _side: Side,
        _moment: Moment<W>,
        _each: &mut dyn FnMut(W::GameAct) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// A counter-event is carried out; `by` is the shift of a Good Omen. The card has
    /// left the hand for the discard pile.
    fn counter(
        state: &mut State<W>,
        side: Side,
        card: Card<W>,
        moment: Moment<W>,
        by: i8,
        chance: &mut dyn Chance,
        out: &mut Out<Event<W>>,
    );
}

/// The game, named by a type without a value of its own.
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
    const CARDS: usize;

    /// `[T; Self::SPACES]`
    type PerSpace<T: Clone + Eq + Debug>: Row<T>;
    /// `[T; Self::GENERALS]`
    type PerGeneral<T: Clone + Eq + Debug>: Row<T>;
    /// What stacks carry along: a siege train, supply trains, nothing.
    type Trains: Trains<Self>;

    /// Map, generals, cards and tables, read and checked before.
    fn theatre() -> &'static Theatre<Self>;

    // The game's own words. One that needs none of a kind says [`Never`].

    /// Uses of a strategy card beyond those of both games (8.1-a).
    type Use: Word;
    type Cause: Ending;
    /// Decisions, events, procedures, windows, dice and debts beyond those of both games.
    type GameAct: Word;
    type GameEvent: Copy + Eq + Debug + Serialize + DeserializeOwned + 'static;
    type Procedure: Procedure<Self>;
    type GameMoment: Cue;
    type DieUse: DieUse<Self>;
    type GameDebt: Word;
    type Orders: Orders;
    /// What the game's rules ask of a general's ability beyond [`crate::Ability`].
    type Talent: Copy + Eq + Debug + Default + Send + Sync + 'static;
    /// What a strategy card shows beyond [`crate::CardSheet`].
    type Symbols: Copy + Eq + Debug + Send + Sync + 'static;
    /// What everybody may know besides the war, and what not everybody may.
    type Public: Public;
    type Secret: Hidden;

    type Sea: Sea<Self>;
    type Deck: Deck<Self>;

    // Where rules differ

    /// 9.3: who may command whom.
    fn rank(open: &Open<Self>, general: General<Self>) -> u8;

    /// 10.10-c: a general has been taken off the map for good or for a while; the game
    /// says where he goes and what that costs.
    fn displaced(state: &mut State<Self>, general: General<Self>, out: &mut Out<Event<Self>>);

    /// Whether cards, scenarios and abilities allow a deed, and if not, why.
    fn allows(open: &Open<Self>, side: Side, deed: Deed<Self>) -> Allowed;

    fn rules(_open: &Open<Self>) -> Rules<Self> {
        Rules::usual()
    }

    fn on(_state: &mut State<Self>, _notice: Notice<Self>, _out: &mut Out<Event<Self>>) {}

    /// Plays an act of the game's own that it has added to a procedure or a window of
    /// the war.
    fn interpose(
        _state: &mut State<Self>,
        _side: Side,
        _act: Self::GameAct,
        _chance: &mut dyn Chance,
        _out: &mut Out<Event<Self>>,
    ) {
    }

    /// What an attempt scores without a die, if the card on the table makes it so.
    fn attempt(_open: &mut Open<Self>, _at: Space<Self>) -> Option<u8> {
        None
    }

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

    /// PCs that a side can give up, those off the map included.
    fn pcs(open: &Open<Self>, side: Side) -> usize {
        open.land.pcs(side).len()
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

impl<W: War> DieUse<W> for Never {
    const WORDS: &'static [&'static str] = &[];

    fn word(self) -> &'static str {
        match self {}
    }

    fn settle(self, _: &mut State<W>, _: i32, _: &mut Out<Event<W>>) {
        match self {}
    }
}
