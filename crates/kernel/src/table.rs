//! A match in progress: the state, its log, its record, and how far back its
//! players may step. Barriers, recording and audiences are the kernel's: no author
//! of a game can forget them.

use std::ops::Range;

use crate::game::{Info, is_answered, is_legal};
use crate::parts::Window;
use crate::record::Entry;
use crate::replay::in_seat_order;
use crate::{Asked, Broken, Chance, ChanceError, Drawn, Game, Out, Outcome, Recorder, Seat};
use crate::{SeatSet, Setup, Told, Viewer};

/// Why a decision was not taken. Nothing was changed.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum PlayError<R: std::error::Error> {
    #[error(transparent)]
    Refused(R),
    #[error("the question you answer is gone; look at the table again")]
    Stale,
    #[error("the match is over")]
    Over,
    #[error("{seat} does not sit here: the match has {seats} seats")]
    NoSeat { seat: Seat, seats: u8 },
    #[error(transparent)]
    Chance(#[from] ChanceError),
}

/// A line of the log, and the decision that wrote it (0: the set-up).
#[derive(Debug, Clone, PartialEq)]
pub struct Line<E> {
    pub decision: usize,
    pub told: Told<E>,
}

/// One accepted decision or close, not yet committed to the table.
pub(crate) struct Done<G: Game> {
    by: Option<Seat>,
    before: G::State,
    entry: Entry<G::Act>,
    told: Vec<Told<G::Event>>,
}

/// A joint question under way: undo inside it starts from `start`.
#[derive(Clone)]
pub(crate) struct Joint<S> {
    pub(crate) start: S,
    /// How many decisions had been made when it was asked.
    pub(crate) first: usize,
}

/// A match in progress.
pub struct Table<G: Game> {
    pub(crate) setup: Setup,
    pub(crate) state: G::State,
    /// Where it began, and what chance had brought by then.
    pub(crate) start: G::State,
    pub(crate) opening: Vec<Drawn>,
    /// The start is a given position, not the one the set-up leads to.
    pub(crate) loaded: bool,
    pub(crate) entries: Vec<Entry<G::Act>>,
    /// Which entries led to `state`: all but the abandoned and the rewinds.
    pub(crate) live: Vec<usize>,
    pub(crate) log: Vec<Line<G::Event>>,
    /// States before the last decisions, as far as their maker may take them back.
    pub(crate) back: Vec<G::State>,
    pub(crate) joint: Option<Joint<G::State>>,
    /// Windows that seats let pass until they say otherwise.
    standing: Vec<(Seat, String)>,
    pub(crate) limit: Option<usize>,
    /// Counters behind `version` that never go down: what everybody saw, marks of
    /// readiness, own acts.
    pub(crate) public: u64,
    pub(crate) ready: u64,
    pub(crate) own: [u64; Seat::MAX],
}

impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Table<G> {
        Table {
            setup: self.setup.clone(),
            state: self.state.clone(),
            start: self.start.clone(),
            opening: self.opening.clone(),
            loaded: self.loaded,
            entries: self.entries.clone(),
            live: self.live.clone(),
            log: self.log.clone(),
            back: self.back.clone(),
            joint: self.joint.clone(),
            standing: self.standing.clone(),
            limit: self.limit,
            public: self.public,
            ready: self.ready,
            own: self.own,
        }
    }
}

impl<G: Game> std::fmt::Debug for Table<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table")
            .field("setup", &self.setup)
            .field("state", &self.state)
            .field("decisions", &self.live.len())
            .finish_non_exhaustive()
    }
}

impl<G: Game> Table<G> {
    /// A new match.
    pub fn new(setup: Setup, chance: &mut dyn Chance) -> Result<Table<G>, ChanceError> {
        let mut out = Out::default();
        let mut recorder = Recorder::new(chance);
        let state = G::new(&setup, &mut recorder, &mut out);
        let opening = std::mem::take(&mut recorder.drawn);
        debug_assert!(!is_answered::<G>(&state), "a match begins with a question");
        if let Some(fault) = chance.fault() {
            return Err(fault);
        }
        Ok(Table::at(setup, state, opening, out.take()))
    }

    /// A match that begins at a given position, which must pass the game's audit and
    /// ask somebody who sits here, or be over.
    pub fn load(setup: Setup, state: G::State) -> Result<Table<G>, Broken> {
        G::audit(&state)?;
        let broken = |problem: &str| Err(Broken(problem.to_owned()));
        if is_answered::<G>(&state) {
            return broken("all have answered a question that is still open");
        }
        let seats = SeatSet::first(setup.seats);
        if G::asked(&state)
            .seats()
            .iter()
            .any(|seat| !seats.contains(seat))
        {
            return broken("the position asks a seat that the set-up does not have");
        }
        let mut table = Table::at(setup, state, Vec::new(), Vec::new());
        table.loaded = true;
        Ok(table)
    }

    pub(crate) fn at(
        setup: Setup,
        state: G::State,
        opening: Vec<Drawn>,
        told: Vec<Told<G::Event>>,
    ) -> Table<G> {
        let mut table = Table {
            setup,
            start: state.clone(),
            state,
            opening,
            loaded: false,
            entries: Vec::new(),
            live: Vec::new(),
            log: Vec::new(),
            back: Vec::new(),
            joint: None,
            standing: Vec::new(),
            limit: None,
            public: 0,
            ready: 0,
            own: [0; Seat::MAX],
        };
        table.write(0, told);
        table.note_joint();
        table
    }

    /// The same match before its first decision, without a limit.
    pub(crate) fn rewound(&self) -> Table<G> {
        let told = (self.log.iter())
            .take_while(|line| line.decision == 0)
            .map(|line| line.told.clone())
            .collect();
        let (setup, start) = (self.setup.clone(), self.start.clone());
        Table::at(setup, start, self.opening.clone(), told)
    }

    /// Stops the match after this many decisions, whatever the rules (K25). A
    /// question that the last of them answered is still closed.
    #[must_use]
    pub fn with_limit(mut self, limit: Option<usize>) -> Table<G> {
        self.limit = limit;
        self
    }

    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    pub fn state(&self) -> &G::State {
        &self.state
    }

    pub fn entries(&self) -> &[Entry<G::Act>] {
        &self.entries
    }

    /// How many decisions led to the present state.
    pub fn decisions(&self) -> usize {
        self.live.len()
    }

    pub fn seats(&self) -> SeatSet {
        SeatSet::first(self.setup.seats)
    }

    pub fn asked(&self) -> Asked {
        if self.outcome().is_some() {
            Asked::Nobody
        } else {
            G::asked(&self.state)
        }
    }

    pub fn options(&self, seat: Seat) -> Vec<G::Act> {
        if self.asked().asks(seat) {
            crate::game::options::<G>(&self.state, seat)
        } else {
            Vec::new()
        }
    }

    /// What `viewer` may know. A seat that is not at this table is a spectator.
    pub fn view(&self, viewer: Viewer) -> G::View {
        G::view(&self.state, self.at_table(viewer))
    }

    /// Viewers come from outside: whoever has no seat here looks on.
    pub(crate) fn at_table(&self, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Seat(seat) if self.seats().contains(seat) => viewer,
            Viewer::Seat(_) | Viewer::Spectator => Viewer::Spectator,
        }
    }

    pub fn outcome(&self) -> Option<Outcome> {
        G::outcome(&self.state).or_else(|| {
            let stopped = self.limit.is_some_and(|limit| self.live.len() >= limit);
            stopped.then(|| Outcome::draw(Outcome::STOPPED))
        })
    }

    pub fn log(&self) -> &[Line<G::Event>] {
        &self.log
    }

    /// What `viewer` has heard, one event a line of the log.
    pub fn heard(&self, viewer: Viewer) -> impl Iterator<Item = &G::Event> {
        let viewer = self.at_table(viewer);
        (self.log.iter()).filter_map(move |line| line.told.heard_by(viewer))
    }

    /// What `seat` has to think with, given what it has heard.
    pub fn info<'a>(&'a self, seat: Seat, heard: &'a [G::Event]) -> Info<'a, G> {
        Info::new(&self.state, seat, &self.setup, heard)
    }

    /// A number that grows when something changed that `viewer` can see, and only
    /// then: other seats' drafts and secret answers do not move it (K18).
    pub fn version(&self, viewer: Viewer) -> u64 {
        let own = match viewer {
            Viewer::Seat(seat) => self.own.get(seat.index()).copied().unwrap_or(0),
            Viewer::Spectator => 0,
        };
        self.public + self.ready + own
    }

    /// The question that `seat` is asked: gone once it was answered, or once
    /// something happened that the seat could see. Others' readiness keeps it.
    pub fn question(&self, seat: Seat) -> Option<u64> {
        (self.asked().asks(seat)).then(|| self.public + self.own[seat.index()])
    }

    /// Plays `act` and all that follows without a decision. Returns the lines of
    /// the log that it wrote.
    pub fn play(
        &mut self,
        seat: Seat,
        act: G::Act,
        chance: &mut dyn Chance,
        at: Option<u64>,
    ) -> Result<Range<usize>, PlayError<G::Refusal>> {
        self.why(seat, act)?;
        let first_line = self.log.len();
        let mut state = self.state.clone();
        let mut done = vec![do_act::<G>(&mut state, seat, act, chance, at)];
        let room = (self.limit).map_or(usize::MAX, |limit| limit - self.live.len());
        while let Some(next) = self.forced(&mut state, done.len() < room, chance) {
            done.push(next);
        }
        if let Some(fault) = chance.fault() {
            return Err(fault.into());
        }
        self.commit(done, state);
        Ok(first_line..self.log.len())
    }

    /// Whether `seat` may play `act` now, and if not, why.
    pub fn why(&self, seat: Seat, act: G::Act) -> Result<(), PlayError<G::Refusal>> {
        self.has_seat(seat)?;
        if self.outcome().is_some() {
            return Err(PlayError::Over);
        }
        if !is_legal::<G>(&self.state, seat, act) {
            return Err(PlayError::Refused(G::refusal(&self.state, seat, act)));
        }
        Ok(())
    }

    /// Seats come from outside; games may index by those that sit here.
    fn has_seat(&self, seat: Seat) -> Result<(), PlayError<G::Refusal>> {
        let seats = self.setup.seats;
        if self.seats().contains(seat) {
            Ok(())
        } else {
            Err(PlayError::NoSeat { seat, seats })
        }
    }

    /// As `play`, if `question` is still the one that `seat` is asked.
    pub fn answer(
        &mut self,
        seat: Seat,
        question: u64,
        act: G::Act,
        chance: &mut dyn Chance,
        at: Option<u64>,
    ) -> Result<Range<usize>, PlayError<G::Refusal>> {
        self.has_seat(seat)?;
        if self.outcome().is_some() {
            return Err(PlayError::Over);
        }
        if self.question(seat) != Some(question) {
            return Err(PlayError::Stale);
        }
        self.play(seat, act, chance, at)
    }

    /// What happens without a person: a question is closed, a standing answer given.
    fn forced(
        &self,
        state: &mut G::State,
        may_decide: bool,
        chance: &mut dyn Chance,
    ) -> Option<Done<G>> {
        if is_answered::<G>(state) {
            return Some(do_close::<G>(state, chance));
        }
        let Asked::One(seat) = G::asked(state) else {
            return None;
        };
        let opening = G::opening(state).filter(|_| may_decide)?;
        let passes =
            self.is_standing(seat, opening.key) && is_legal::<G>(state, seat, opening.decline);
        passes.then(|| do_act::<G>(state, seat, opening.decline, chance, None))
    }

    /// Lets `seat` pass in every window called `key`, or in all that there are
    /// ([`Window::EVERY`]), until told otherwise. It is set without regard to what the seat holds, and each pass is an ordinary
    /// decision of the record. The wish itself is the seat's and not part of the
    /// record: whoever reads a match again sets it again. If the window is open now
    /// and the pass fails, the wish is not taken up either.
    pub fn stand(
        &mut self,
        seat: Seat,
        key: &str,
        pass: bool,
        chance: &mut dyn Chance,
    ) -> Result<(), PlayError<G::Refusal>> {
        self.has_seat(seat)?;
        let before = self.standing.clone();
        self.standing
            .retain(|(who, what)| (*who, what.as_str()) != (seat, key));
        if !pass {
            return Ok(());
        }
        self.standing.push((seat, key.to_owned()));
        // The window may be open already.
        let open = G::opening(&self.state).filter(|opening| covers(key, opening.key));
        match open {
            Some(opening) if self.asked() == Asked::One(seat) => {
                let passed = self.play(seat, opening.decline, chance, None);
                passed.map(|_| ()).inspect_err(|_| self.standing = before)
            }
            _ => Ok(()),
        }
    }

    /// The windows that `seat` lets pass.
    pub fn standing(&self, seat: Seat) -> impl Iterator<Item = &str> {
        (self.standing.iter())
            .filter(move |(who, _)| *who == seat)
            .map(|(_, window)| window.as_str())
    }

    /// The window that is open, by its public name.
    pub fn window(&self) -> Option<&'static str> {
        let open = self.outcome().is_none().then(|| G::opening(&self.state));
        open.flatten().map(|opening| opening.key)
    }

    pub fn is_standing(&self, seat: Seat, key: &str) -> bool {
        (self.standing.iter()).any(|(who, what)| *who == seat && covers(what, key))
    }

    pub(crate) fn commit(&mut self, done: Vec<Done<G>>, state: G::State) {
        let before = G::asked(&self.state);
        let closes = done.iter().any(|done| done.by.is_none());
        for done in done {
            self.state = done.before;
            self.take_up(done.by, done.entry, done.told);
        }
        self.state = state;
        self.note_joint();
        // A close counts for itself: whom the last answer came from must not show.
        if !closes {
            self.note_asked(before);
        }
    }

    /// Who is asked is public, so everybody sees it change. Inside a joint question
    /// it is a mark of readiness, which leaves the others' question as it is.
    pub(crate) fn note_asked(&mut self, before: Asked) {
        let now = G::asked(&self.state);
        let joint = |asked| matches!(asked, Asked::Together { .. });
        if now == before {
            // Nothing to see.
        } else if joint(before) && joint(now) {
            self.ready += 1;
        } else {
            self.public += 1;
        }
    }

    /// Files one decision; `self.state` is the one before it.
    fn take_up(&mut self, by: Option<Seat>, entry: Entry<G::Act>, told: Vec<Told<G::Event>>) {
        self.note_joint();
        let drew = !entry.chance().is_empty();
        match by {
            Some(seat) => {
                self.own[seat.index()] += 1;
                if self.joint.is_some() {
                    debug_assert!(!drew, "an answer to a joint question drew");
                    debug_assert!(told.is_empty(), "an answer to a joint question told");
                } else {
                    // Another seat answered: what was before stands.
                    if self.last_by() != Some(seat) {
                        self.back.clear();
                    }
                    self.back.push(self.state.clone());
                    if drew || told.iter().any(|told| !told.shows.is_empty()) {
                        self.back.clear();
                    }
                }
            }
            None => {
                if let Some(joint) = self.joint.take() {
                    in_seat_order(&mut self.entries, self.live.get(joint.first));
                }
                self.back.clear();
                self.public += 1;
            }
        }
        self.live.push(self.entries.len());
        self.entries.push(entry);
        let decision = self.live.len();
        self.public += told.len() as u64;
        self.write(decision, told);
    }

    fn write(&mut self, decision: usize, told: Vec<Told<G::Event>>) {
        (self.log).extend(told.into_iter().map(|told| Line { decision, told }));
    }

    pub(crate) fn last_by(&self) -> Option<Seat> {
        match self.entries.get(*self.live.last()?)? {
            Entry::Act { seat, .. } => Some(*seat),
            Entry::Close { .. } | Entry::Rewind { .. } => None,
        }
    }

    /// A joint question that begins is remembered, and is a barrier: whether an
    /// earlier act could still be taken back would tell who has begun to answer.
    fn note_joint(&mut self) {
        let joint = matches!(G::asked(&self.state), Asked::Together { .. });
        if joint && self.joint.is_none() {
            self.back.clear();
            self.joint = Some(Joint {
                start: self.state.clone(),
                first: self.live.len(),
            });
        }
    }
}

pub(crate) fn do_act<G: Game>(
    state: &mut G::State,
    seat: Seat,
    act: G::Act,
    chance: &mut dyn Chance,
    at: Option<u64>,
) -> Done<G> {
    let before = state.clone();
    let (told, chance) = drawn(chance, |chance, out| {
        G::apply(state, seat, act, chance, out)
    });
    Done {
        by: Some(seat),
        before,
        entry: Entry::Act {
            seat,
            act,
            chance,
            at,
        },
        told,
    }
}

pub(crate) fn do_close<G: Game>(state: &mut G::State, chance: &mut dyn Chance) -> Done<G> {
    let before = state.clone();
    let (told, chance) = drawn(chance, |chance, out| G::close(state, chance, out));
    Done {
        by: None,
        before,
        entry: Entry::Close { chance },
        told,
    }
}

/// Whether a standing wish for the windows called `wish` is for those called `key`.
fn covers(wish: &str, key: &str) -> bool {
    wish == key || wish == Window::EVERY
}

fn drawn<E>(
    chance: &mut dyn Chance,
    go: impl FnOnce(&mut dyn Chance, &mut Out<E>),
) -> (Vec<Told<E>>, Vec<Drawn>) {
    let mut out = Out::default();
    let mut recorder = Recorder::new(chance);
    go(&mut recorder, &mut out);
    (out.take(), recorder.drawn)
}
