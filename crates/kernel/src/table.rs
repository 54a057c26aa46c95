//! A match in progress: the state, its log, its record, and how far back its
//! players may step. Barriers, recording and audiences are the kernel's: no author
//! of a game can forget them.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::game::{Info, is_answered, is_legal};
use crate::parts::Window;
use crate::record::Entry;
use crate::replay::in_seat_order;
use crate::snapshot::check_position;
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
    #[error("there is no window {key:?}; those of this game are: {}", .known.join(", "))]
    NoWindow {
        key: String,
        known: Vec<&'static str>,
    },
    #[error(transparent)]
    Chance(#[from] ChanceError),
}

/// A line of the log, and the decision that wrote it (0: the set-up).
#[derive(Debug, Clone, PartialEq)]
pub struct LogEntry<E> {
    pub decision: usize,
    pub told: Told<E>,
}

/// Why players cannot end a match so.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum EndError {
    #[error("the match is over")]
    Over,
    #[error("{0:?} is no cause that players bring about")]
    Cause(String),
    #[error("a winner does not sit here")]
    NoSeat,
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
    /// Its first answer, as a place in `live`.
    pub(crate) first: usize,
}

/// A match in progress.
pub struct Table<G: Game> {
    pub(crate) setup: Setup,
    pub(crate) state: G::State,
    /// Where it began, or the stored position that it went on from last.
    pub(crate) start: G::State,
    /// What chance had brought before the first decision.
    pub(crate) opening: Vec<Drawn>,
    /// The first position, where it was given and is not the one the set-up leads to.
    pub(crate) loaded: Option<G::State>,
    /// How many decisions were made before `start`, where that is a stored position,
    /// and how many lines of the log were written.
    pub(crate) before: usize,
    pub(crate) first_line: usize,
    /// Lines of the log that came before each stored position.
    pub(crate) seams: Vec<usize>,
    pub(crate) entries: Vec<Entry<G::Act>>,
    /// Which entries led from `start` to `state`: all but the abandoned and the rewinds.
    pub(crate) live: Vec<usize>,
    /// Of each of them, whether everybody saw something change by it.
    pub(crate) shown: Vec<bool>,
    pub(crate) log: Vec<LogEntry<G::Event>>,
    /// States before the last decisions, as far as their maker may take them back.
    pub(crate) back: Vec<G::State>,
    pub(crate) joint: Option<Joint<G::State>>,
    /// Windows that seats pass automatically until they say otherwise.
    pub(crate) auto_passes: BTreeSet<(Seat, &'static str)>,
    /// An end that the players brought about, not the rules.
    pub(crate) ended: Option<Outcome>,
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
            loaded: self.loaded.clone(),
            before: self.before,
            first_line: self.first_line,
            seams: self.seams.clone(),
            entries: self.entries.clone(),
            live: self.live.clone(),
            shown: self.shown.clone(),
            log: self.log.clone(),
            back: self.back.clone(),
            joint: self.joint.clone(),
            auto_passes: self.auto_passes.clone(),
            ended: self.ended.clone(),
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
            .field("decisions", &self.decisions())
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
        check_position::<G>(&setup, &state)?;
        let mut table = Table::at(setup, state.clone(), Vec::new(), Vec::new());
        table.loaded = Some(state);
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
            loaded: None,
            before: 0,
            first_line: 0,
            seams: Vec::new(),
            entries: Vec::new(),
            live: Vec::new(),
            shown: Vec::new(),
            log: Vec::new(),
            back: Vec::new(),
            joint: None,
            auto_passes: BTreeSet::new(),
            ended: None,
            limit: None,
            public: 0,
            ready: 0,
            own: [0; Seat::MAX],
        };
        table.write(0, told);
        table.first_line = table.log.len();
        table.note_joint();
        table
    }

    /// The same match before its first decision, or at the stored position that it went
    /// on from last; without a limit.
    pub(crate) fn rewound(&self) -> Table<G> {
        let (setup, start) = (self.setup.clone(), self.start.clone());
        let mut table = Table::at(setup, start, self.opening.clone(), Vec::new());
        table.log = self.log[..self.first_line].to_vec();
        table.first_line = self.first_line;
        table.before = self.before;
        table
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
        self.before + self.live.len()
    }

    /// How many decisions were made before the position that the match went on from:
    /// nobody goes back to before them.
    pub fn earliest(&self) -> usize {
        self.before
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
        self.ended.clone().or_else(|| {
            G::outcome(&self.state).or_else(|| {
                let stopped = self.limit.is_some_and(|limit| self.decisions() >= limit);
                stopped.then(|| Outcome::draw(Outcome::STOPPED))
            })
        })
    }

    /// Ends the match by the will of its players: one resigned, or all agreed to a draw.
    pub fn end(&mut self, outcome: Outcome) -> Result<(), EndError> {
        if self.outcome().is_some() {
            return Err(EndError::Over);
        }
        if !outcome.is_of_players() {
            return Err(EndError::Cause(outcome.cause.into_owned()));
        }
        if (outcome.winners.iter()).any(|seat| !self.seats().contains(seat)) {
            return Err(EndError::NoSeat);
        }
        self.back.clear();
        self.public += 1;
        self.ended = Some(outcome.clone());
        self.entries.push(Entry::Ended { outcome });
        Ok(())
    }

    pub fn log(&self) -> &[LogEntry<G::Event>] {
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
        let room = (self.limit).map_or(usize::MAX, |limit| limit.saturating_sub(self.decisions()));
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

    /// What happens without a person: a question is closed, an auto-pass is made.
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
            self.auto_passes_at(seat, opening.key) && is_legal::<G>(state, seat, opening.decline);
        passes.then(|| do_act::<G>(state, seat, opening.decline, chance, None))
    }

    /// Lets `seat` pass in every window called `key`, or in all that there are
    /// ([`Window::EVERY`]), until told otherwise. It is set without regard to what the
    /// seat holds, and each pass is an ordinary decision of the record. The auto-pass itself
    /// is the seat's and not part of the record: whoever reads a match again sets it
    /// again. If the window is open now and the pass fails, the auto-pass is not kept
    /// either. Says whether anything changed: an auto-pass set twice stays one.
    pub fn auto_pass(
        &mut self,
        seat: Seat,
        key: &str,
        pass: bool,
        chance: &mut dyn Chance,
    ) -> Result<bool, PlayError<G::Refusal>> {
        self.has_seat(seat)?;
        let wanted = (seat, known_window::<G>(key)?);
        if !pass {
            return Ok(self.auto_passes.remove(&wanted));
        }
        if !self.auto_passes.insert(wanted) {
            return Ok(false);
        }
        // The window may be open already.
        let open = G::opening(&self.state).filter(|opening| covers(key, opening.key));
        match open {
            Some(opening) if self.asked() == Asked::One(seat) => {
                let passed = self.play(seat, opening.decline, chance, None);
                passed.map(|_| true).inspect_err(|_| {
                    self.auto_passes.remove(&wanted);
                })
            }
            _ => Ok(true),
        }
    }

    /// The windows that `seat` passes automatically.
    pub fn auto_passes(&self, seat: Seat) -> impl Iterator<Item = &'static str> {
        (self.auto_passes.iter())
            .filter(move |(who, _)| *who == seat)
            .map(|(_, window)| *window)
    }

    /// The window that is open, by its public name.
    pub fn window(&self) -> Option<&'static str> {
        let open = self.outcome().is_none().then(|| G::opening(&self.state));
        open.flatten().map(|opening| opening.key)
    }

    pub fn auto_passes_at(&self, seat: Seat, key: &str) -> bool {
        (self.auto_passes.iter()).any(|(who, what)| *who == seat && covers(what, key))
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
        if !closes
            && self.note_asked(before)
            && let Some(last) = self.shown.last_mut()
        {
            *last = true;
            self.keep_own_back();
        }
    }

    /// Who is asked is public, so everybody sees it change. Inside a joint question
    /// it is a mark of readiness, which leaves the others' question as it is. Says
    /// whether it changed.
    pub(crate) fn note_asked(&mut self, before: Asked) -> bool {
        let now = G::asked(&self.state);
        let joint = |asked| matches!(asked, Asked::Together { .. });
        if now == before {
            return false;
        }
        if joint(before) && joint(now) {
            self.ready += 1;
        } else {
            self.public += 1;
        }
        true
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
                    self.back.push(self.state.clone());
                    if drew || told.iter().any(|told| !told.shows.is_empty()) {
                        self.back.clear();
                    }
                }
            }
            None => {
                if let Some(joint) = self.joint.take() {
                    in_seat_order(&mut self.entries, self.live.get(joint.first));
                    // Nor must it show who was ready first.
                    self.shown[joint.first..].fill(false);
                }
                self.back.clear();
                self.public += 1;
            }
        }
        self.live.push(self.entries.len());
        self.shown.push(by.is_none() || !told.is_empty());
        self.entries.push(entry);
        let decision = self.decisions();
        self.public += told.len() as u64;
        let is_told = !told.is_empty();
        self.write(decision, told);
        if is_told {
            self.keep_own_back();
        }
    }

    /// Everybody saw the last decision: what others decided before it stands. A step
    /// that nobody else saw is no such barrier, or else the barrier would show it.
    fn keep_own_back(&mut self) {
        let last = self.last_by();
        let own = (self.live.iter().rev())
            .take_while(|&&entry| last.is_some() && self.entries[entry].by() == last)
            .count();
        let others = self.back.len().saturating_sub(own);
        self.back.drain(..others);
    }

    fn write(&mut self, decision: usize, told: Vec<Told<G::Event>>) {
        (self.log).extend(told.into_iter().map(|told| LogEntry { decision, told }));
    }

    pub(crate) fn last_by(&self) -> Option<Seat> {
        self.entries.get(*self.live.last()?)?.by()
    }

    /// A joint question that begins is remembered, and is a barrier: whether an
    /// earlier act could still be taken back would tell who has begun to answer.
    pub(crate) fn note_joint(&mut self) {
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

/// The game's own word for a window.
pub(crate) fn known_window<G: Game>(key: &str) -> Result<&'static str, PlayError<G::Refusal>> {
    let all = || {
        [Window::EVERY]
            .into_iter()
            .chain(G::windows().iter().copied())
    };
    all()
        .find(|known| *known == key)
        .ok_or_else(|| PlayError::NoWindow {
            key: key.to_owned(),
            known: all().collect(),
        })
}

/// Whether an auto-pass for the windows called `wanted` is for those called `key`.
fn covers(wanted: &str, key: &str) -> bool {
    wanted == key || wanted == Window::EVERY
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
