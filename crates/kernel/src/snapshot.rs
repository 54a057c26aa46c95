//! Positions to go on from. A match is the fold of its decisions; a snapshot lets it go
//! on where rules have changed and some of these can no longer be played.

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::game::{has_option, is_answered};
use crate::record::Entry;
use crate::table::known_window;
use crate::{Broken, Drawn, Game, Outcome, Seat, SeatSet, Setup, Table};

/// A position, and what beside it is needed to go on: not how far seats may take back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// The rules and data that it was taken under ([`crate::About::rules`]).
    pub rules: String,
    pub state: Json,
    /// How many decisions had led to it.
    pub decisions: usize,
    /// How many outcomes of the match's generator had been used.
    pub drawn: u64,
    /// The counters behind versions and questions: what everybody saw, marks of
    /// readiness, own acts by seat.
    pub public: u64,
    pub ready: u64,
    pub own: Vec<u64>,
    /// Windows that seats pass automatically.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub auto_passes: Vec<(Seat, String)>,
    /// The end, where the players brought it about and not the rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<Outcome>,
}

/// A place where a match goes on from a stored position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seam {
    /// How many lines of the log come before it.
    pub line: usize,
    /// How many decisions had led to the stored position.
    pub decisions: usize,
    /// The rules under which the position was stored.
    pub rules: String,
    /// What was stored before it and could not be played again, as it was stored.
    pub skipped: Vec<Json>,
}

/// Counters leap so far at a seam that no question or version of before comes again,
/// however much of it was skipped.
const LEAP: u64 = 1 << 20;

/// The state of a snapshot, if the rules of today take it.
fn read_state<G: Game>(setup: &Setup, snapshot: &Snapshot) -> Result<G::State, Broken> {
    let state = G::State::deserialize(&snapshot.state)
        .map_err(|error| Broken(format!("it cannot be read: {error}")))?;
    check_position::<G>(setup, &state)?;
    Ok(state)
}

/// Whether a match can go on from `state`: the audit passes, and somebody who sits
/// there is asked and has an answer, or the game is over.
pub(crate) fn check_position<G: Game>(setup: &Setup, state: &G::State) -> Result<(), Broken> {
    G::audit(state)?;
    let broken = |problem: &str| Err(Broken(problem.to_owned()));
    if is_answered::<G>(state) {
        return broken("all have answered a question that is still open");
    }
    let (asked, seats) = (G::asked(state).seats(), SeatSet::first(setup.seats));
    if asked.iter().any(|seat| !seats.contains(seat)) {
        return broken("the position asks a seat that the set-up does not have");
    }
    if G::outcome(state).is_some() {
        return Ok(());
    }
    if asked.is_empty() {
        return broken("nobody is asked, and the game is not over");
    }
    if asked.iter().any(|seat| !has_option::<G>(state, seat)) {
        return broken("a seat is asked that has no option");
    }
    Ok(())
}

impl<G: Game> Table<G> {
    /// What is needed to go on from here.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot {
            rules: G::about().rules.clone(),
            state: serde_json::to_value(&self.state).expect("plain data has a JSON form"),
            decisions: self.decisions(),
            drawn: self.drawn(),
            public: self.public,
            ready: self.ready,
            own: self.own[..usize::from(self.setup.seats)].to_vec(),
            auto_passes: (self.auto_passes.iter())
                .map(|(seat, window)| (*seat, (*window).to_owned()))
                .collect(),
            ended: self.ended.clone(),
        }
    }

    /// How many outcomes were used, those of abandoned decisions included.
    fn drawn(&self) -> u64 {
        let opening = self.opening.len() as u64;
        (self.entries.iter()).fold(opening, |drawn, entry| match entry {
            Entry::Restored { snapshot, .. } => snapshot.drawn,
            entry => drawn + entry.chance().len() as u64,
        })
    }

    /// Does the match stand where `snapshot` was taken? An error if its state cannot be
    /// read.
    pub fn is_at(&self, snapshot: &Snapshot) -> Result<bool, Broken> {
        let state = G::State::deserialize(&snapshot.state)
            .map_err(|error| Broken(format!("it cannot be read: {error}")))?;
        Ok(state == self.state && snapshot.ended == self.ended)
    }

    /// A match whose opening and first entries cannot be played: it begins at `snapshot`.
    pub fn resume(
        setup: Setup,
        opening: Vec<Drawn>,
        snapshot: &Snapshot,
        skipped: Vec<Json>,
    ) -> Result<Table<G>, Broken> {
        let state = read_state::<G>(&setup, snapshot)?;
        let mut table = Table::at(setup, state.clone(), opening, Vec::new());
        table.go_on_from(state, snapshot, skipped);
        Ok(table)
    }

    /// Goes on from a stored position instead of the present one, if today's rules take
    /// it. Nobody takes back past this. `skipped` is what was stored since the last
    /// entry and cannot be played.
    pub fn restore(&mut self, snapshot: &Snapshot, skipped: Vec<Json>) -> Result<(), Broken> {
        let state = read_state::<G>(&self.setup, snapshot)?;
        self.go_on_from(state, snapshot, skipped);
        Ok(())
    }

    fn go_on_from(&mut self, state: G::State, snapshot: &Snapshot, skipped: Vec<Json>) {
        self.start = state.clone();
        self.state = state;
        self.before = snapshot.decisions;
        self.live.clear();
        self.shown.clear();
        self.back.clear();
        self.joint = None;
        // Windows that the game does not open any more need no answer.
        self.auto_passes = (snapshot.auto_passes.iter())
            .filter_map(|(seat, window)| Some((*seat, known_window::<G>(window).ok()?)))
            .collect();
        self.ended = snapshot.ended.clone();
        self.reach(snapshot);
        self.public += LEAP;
        self.first_line = self.log.len();
        self.seams.push(self.log.len());
        self.entries.push(Entry::Restored {
            snapshot: Box::new(snapshot.clone()),
            skipped,
        });
        self.note_joint();
    }

    /// Takes the counters of a snapshot where they are ahead: clients may have seen
    /// what other rules counted.
    pub fn reach(&mut self, snapshot: &Snapshot) {
        self.public = self.public.max(snapshot.public);
        self.ready = self.ready.max(snapshot.ready);
        for (own, stored) in self.own.iter_mut().zip(&snapshot.own) {
            *own = (*own).max(*stored);
        }
    }

    /// Where the match went on from stored positions, in order.
    pub fn seams(&self) -> Vec<Seam> {
        let restored = self.entries.iter().filter_map(|entry| match entry {
            Entry::Restored { snapshot, skipped } => Some((snapshot, skipped)),
            _ => None,
        });
        (restored.zip(&self.seams))
            .map(|((snapshot, skipped), &line)| Seam {
                line,
                decisions: snapshot.decisions,
                rules: snapshot.rules.clone(),
                skipped: skipped.clone(),
            })
            .collect()
    }
}
