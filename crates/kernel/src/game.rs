//! The rules of one game, as functions over plain data.

use std::fmt::Debug;
use std::ops::ControlFlow;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{About, Audience, Chance, Outcome, Seat, SeatSet, Setup, Viewer};

/// Whose decision the game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Asked {
    /// The game is over.
    Nobody,
    One(Seat),
    /// A joint question: these seats decide at once, in secret from one another.
    /// When none is left in `owing`, the kernel closes the question.
    Together {
        owing: SeatSet,
    },
}

impl Asked {
    pub fn seats(self) -> SeatSet {
        match self {
            Asked::Nobody => SeatSet::EMPTY,
            Asked::One(seat) => SeatSet::one(seat),
            Asked::Together { owing } => owing,
        }
    }

    pub fn asks(self, seat: Seat) -> bool {
        self.seats().contains(seat)
    }
}

/// A window in which a seat may interrupt. Its key depends on public facts alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Opening<A> {
    pub key: &'static str,
    /// The act by which the seat that is asked passes.
    pub decline: A,
}

/// Why an act is not legal: a person reads it, a test matches on it, and the rule
/// book is opened at its clause. It may use only what the sender knows.
pub trait Refuse: std::error::Error + Clone + PartialEq {
    fn clause(&self) -> &'static str;
}

/// A promise the rules make to themselves, broken.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Broken(pub String);

/// The rules of one game.
///
/// Server, bots, terminal and fuzzer know only this trait and what is built on it.
pub trait Game: Sized + Send + Sync + 'static {
    /// The whole truth, as plain data.
    type State: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One decision, small enough to copy about and to list by the hundred.
    type Act: Copy + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What happened, in the past tense.
    type Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What a viewer may know; built field by field, never cut out of a state.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send;
    type Refusal: Refuse;

    fn about() -> &'static About;

    /// The position in which the first decision is asked for. `setup` was checked
    /// by `About::check`.
    fn new(setup: &Setup, chance: &mut dyn Chance, out: &mut Out<Self::Event>) -> Self::State;

    /// Whose decision is awaited: a function of public facts (K1).
    fn asked(state: &Self::State) -> Asked;

    /// Every legal act of `seat`, each once, in a fixed order, as far as `each`
    /// goes on; none when it is not asked. Never allocates.
    fn each_option(
        state: &Self::State,
        seat: Seat,
        each: &mut dyn FnMut(Self::Act) -> ControlFlow<()>,
    );

    /// Plays an act that `each_option` lists. In a joint question it touches the
    /// seat's own slot only, draws nothing and tells nothing (K3).
    fn apply(
        state: &mut Self::State,
        seat: Seat,
        act: Self::Act,
        chance: &mut dyn Chance,
        out: &mut Out<Self::Event>,
    );

    /// Why `act`, which is not listed, is not legal: from what `seat` knows alone.
    fn refusal(state: &Self::State, seat: Seat, act: Self::Act) -> Self::Refusal;

    /// All seats of a joint question have answered: reveal and go on.
    fn close(state: &mut Self::State, chance: &mut dyn Chance, out: &mut Out<Self::Event>) {
        let _ = (state, chance, out);
    }

    /// What `viewer` may know, and nothing else.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// A state that `info`'s seat cannot tell from the true one: what a bot that
    /// searches may think with. `None` only where nothing fits.
    fn guess(info: &Info<'_, Self>, chance: &mut dyn Chance) -> Option<Self::State>;

    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// Holds after every act of every game; asked of every state from outside.
    fn audit(state: &Self::State) -> Result<(), Broken>;

    /// The keys of all windows that the game may open.
    fn windows() -> &'static [&'static str] {
        &[]
    }

    /// The window that is open, if the question is one (K9). Its key is one of
    /// `windows`.
    fn opening(state: &Self::State) -> Option<Opening<Self::Act>> {
        let _ = state;
        None
    }
}

/// All legal acts of `seat`.
pub fn options<G: Game>(state: &G::State, seat: Seat) -> Vec<G::Act> {
    let mut acts = Vec::new();
    options_into::<G>(state, seat, &mut acts);
    acts
}

/// All legal acts of `seat`, into a list that is used again and again.
pub fn options_into<G: Game>(state: &G::State, seat: Seat, acts: &mut Vec<G::Act>) {
    acts.clear();
    G::each_option(state, seat, &mut |act| {
        acts.push(act);
        ControlFlow::Continue(())
    });
}

pub fn count<G: Game>(state: &G::State, seat: Seat) -> usize {
    let mut count = 0;
    G::each_option(state, seat, &mut |_| {
        count += 1;
        ControlFlow::Continue(())
    });
    count
}

/// Whether `seat` has any option.
pub(crate) fn has_option<G: Game>(state: &G::State, seat: Seat) -> bool {
    let mut found = false;
    G::each_option(state, seat, &mut |_| {
        found = true;
        ControlFlow::Break(())
    });
    found
}

pub fn nth<G: Game>(state: &G::State, seat: Seat, n: usize) -> Option<G::Act> {
    let (mut found, mut left) = (None, n);
    G::each_option(state, seat, &mut |act| {
        if left == 0 {
            found = Some(act);
            return ControlFlow::Break(());
        }
        left -= 1;
        ControlFlow::Continue(())
    });
    found
}

pub fn is_legal<G: Game>(state: &G::State, seat: Seat, act: G::Act) -> bool {
    let mut found = false;
    G::each_option(state, seat, &mut |listed| {
        found |= listed == act;
        if found {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    found
}

/// Plays `act` if it is listed, or says why not and leaves `state` as it was.
pub fn play<G: Game>(
    state: &mut G::State,
    seat: Seat,
    act: G::Act,
    chance: &mut dyn Chance,
    out: &mut Out<G::Event>,
) -> Result<(), G::Refusal> {
    if !is_legal::<G>(state, seat, act) {
        return Err(G::refusal(state, seat, act));
    }
    G::apply(state, seat, act, chance, out);
    Ok(())
}

/// Closes every joint question that nobody owes an answer to.
pub fn settle<G: Game>(state: &mut G::State, chance: &mut dyn Chance, out: &mut Out<G::Event>) {
    while is_answered::<G>(state) {
        G::close(state, chance, out);
    }
}

/// A joint question that all have answered.
pub(crate) fn is_answered<G: Game>(state: &G::State) -> bool {
    matches!(G::asked(state), Asked::Together { owing } if owing.is_empty())
}

/// What a seat has to think with: its view, what it has heard, and nothing else.
pub struct Info<'a, G: Game> {
    // Private: the truth cannot be read through this type.
    state: &'a G::State,
    seat: Seat,
    setup: &'a Setup,
    heard: &'a [G::Event],
}

impl<'a, G: Game> Info<'a, G> {
    pub fn new(state: &'a G::State, seat: Seat, setup: &'a Setup, heard: &'a [G::Event]) -> Self {
        Info {
            state,
            seat,
            setup,
            heard,
        }
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }

    pub fn setup(&self) -> &'a Setup {
        self.setup
    }

    pub fn view(&self) -> G::View {
        G::view(self.state, Viewer::Seat(self.seat))
    }

    /// What the seat was told since the start, oldest first; empty where the
    /// caller keeps no history.
    pub fn heard(&self) -> &'a [G::Event] {
        self.heard
    }
}

impl<G: Game> Debug for Info<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Info")
            .field("seat", &self.seat)
            .field("view", &self.view())
            .finish()
    }
}

/// An event, and who hears of it. Every viewer has a line in the same place of the
/// log: those outside the audience hear the plain twin.
#[derive(Debug, Clone, PartialEq)]
pub struct Told<E> {
    pub event: E,
    pub to: Audience,
    /// What everybody else hears; `None` only if `to` is everyone.
    pub plain: Option<E>,
    /// Whom it shows something that was hidden from them: nobody takes back past this.
    pub shows: SeatSet,
}

impl<E> Told<E> {
    pub fn heard_by(&self, viewer: Viewer) -> Option<&E> {
        if self.to.has(viewer) {
            Some(&self.event)
        } else {
            self.plain.as_ref()
        }
    }
}

/// Where the rules put what happened.
#[derive(Debug)]
pub struct Out<E> {
    told: Vec<Told<E>>,
    muted: bool,
}

impl<E> Default for Out<E> {
    fn default() -> Out<E> {
        Out {
            told: Vec::new(),
            muted: false,
        }
    }
}

impl<E> Out<E> {
    /// Keeps nothing: for simulations that nobody watches.
    pub fn muted() -> Out<E> {
        Out {
            told: Vec::new(),
            muted: true,
        }
    }

    /// Everybody hears it; it says nothing that was hidden.
    pub fn tell(&mut self, event: E) {
        self.push(event, Audience::EVERYONE, None, SeatSet::EMPTY);
    }

    /// Everybody hears it, and it shows `shows` something new.
    pub fn reveal(&mut self, shows: SeatSet, event: E) {
        self.push(event, Audience::EVERYONE, None, shows);
    }

    /// `to` hear it in full, all others its plain twin in the same place.
    pub fn split(&mut self, to: Audience, full: E, plain: E) {
        self.push(full, to, Some(plain), SeatSet::EMPTY);
    }

    /// As `split`, and it shows `shows` something new.
    pub fn split_reveal(&mut self, to: Audience, shows: SeatSet, full: E, plain: E) {
        self.push(full, to, Some(plain), shows);
    }

    fn push(&mut self, event: E, to: Audience, plain: Option<E>, shows: SeatSet) {
        if !self.muted {
            self.told.push(Told {
                event,
                to,
                plain,
                shows,
            });
        }
    }

    pub fn told(&self) -> &[Told<E>] {
        &self.told
    }

    pub fn take(&mut self) -> Vec<Told<E>> {
        std::mem::take(&mut self.told)
    }

    pub fn clear(&mut self) {
        self.told.clear();
    }
}
