//! Games without their types: what the server, the command line and the protocol
//! work with, so that they handle any game. Acts, views and states are JSON here.

use std::any::Any;
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::sync::OnceLock;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value as Json;

use crate::{
    About, Asked, Broken, Chance, ChanceError, Drawn, EndError, ExportError, Lexicon, Message,
    Milestone, Outcome, PlayError, Prompt, Record, Redacted, Refuse, ReplayError, Seam, Seat,
    Setup, SetupError, SetupRequest, Sighting, Snapshot, Speak, Table, UndoError, VerifyError,
    Viewer, exact,
};

/// A game whose types are not known here.
pub trait AnyGame: Send + Sync {
    fn about(&self) -> &'static About;

    /// The game's words by language.
    fn words(&self) -> &BTreeMap<&'static str, Lexicon>;

    fn new_table(
        &self,
        setup: Setup,
        chance: &mut dyn Chance,
    ) -> Result<Box<dyn AnyTable>, ChanceError>;

    /// A table at a position that came from outside.
    fn load(&self, setup: Setup, state: &Json) -> Result<Box<dyn AnyTable>, String>;

    /// Plays the first `entries` entries of a record.
    fn replay(&self, record: &Record, entries: usize) -> Result<Box<dyn AnyTable>, ReplayError>;

    /// The table on which a record is played, and the first entry to be played.
    fn open(&self, record: &Record) -> Result<(Box<dyn AnyTable>, usize), ReplayError>;

    /// A match whose opening and first entries cannot be played: it begins at `snapshot`.
    fn resume(
        &self,
        setup: Setup,
        opening: Vec<Drawn>,
        snapshot: &Snapshot,
        skipped: Vec<Json>,
    ) -> Result<Box<dyn AnyTable>, Broken>;

    /// Checks a record's outcomes against its seed; returns the table that the record
    /// leads to, and their number.
    fn verify(&self, record: &Record) -> Result<(Box<dyn AnyTable>, u64), VerifyError>;

    /// Reads what one viewer saw of a match, up to `steps` steps.
    fn exported(&self, export: &Redacted, steps: usize) -> Result<Exported, ExportError>;

    fn check(&self, wanted: &SetupRequest) -> Result<Setup, SetupError> {
        self.about().check(wanted)
    }
}

impl std::fmt::Debug for dyn AnyGame {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "AnyGame({})", self.about().id)
    }
}

/// An option: the act to send, and what it says to its owner.
#[derive(Debug, Clone, PartialEq)]
pub struct Move {
    pub act: Json,
    pub say: Message,
}

/// Something heard: the event, and how it reads.
#[derive(Debug, Clone, PartialEq)]
pub struct Heard {
    /// Which of the decisions that told something caused it, counted from 1; 0 for
    /// the set-up. Decisions that told nothing are not counted: how many steps
    /// another seat took in private is its own affair (K18).
    pub decision: usize,
    pub event: Json,
    pub say: Message,
    /// A log may leave it out.
    pub is_aside: bool,
}

/// A line of the log as a page shows it: heard, without its JSON form.
#[derive(Debug, Clone, PartialEq)]
pub struct HeardLine {
    /// Its place in the log.
    pub place: usize,
    /// The decision that wrote it. Only for comparing lines: how many decisions there
    /// were is not for every viewer (K18).
    pub decision: usize,
    pub say: Message,
    /// A log may leave it out.
    pub is_aside: bool,
    /// What a page announces in large letters when this happens.
    pub banner: Option<Message>,
}

/// A match as it stood after some decision, to be looked at later.
pub struct Position {
    pub(crate) state: Box<dyn Any + Send + Sync>,
    /// How many lines the log had.
    pub lines: usize,
}

impl std::fmt::Debug for Position {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Position({} lines)", self.lines)
    }
}

/// What one viewer saw of a match at some step, and had heard by then.
#[derive(Debug, Clone, PartialEq)]
pub struct Exported {
    pub view: Json,
    /// `decision` is the step at which it was heard.
    pub heard: Vec<Heard>,
    pub prompt: Prompt,
    pub describe: Vec<Message>,
}

/// Why a decision was not taken, for any game.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Refused {
    /// The act cannot be read as an act of this game, comes from no seat of it, or
    /// names a window that it does not have.
    BadAct {
        message: String,
    },
    /// The rules say no.
    Illegal {
        message: String,
        clause: &'static str,
        #[serde(skip)]
        say: Message,
    },
    Stale {
        message: String,
    },
    Over {
        message: String,
    },
    BadChance {
        message: String,
    },
}

impl Refused {
    pub fn message(&self) -> &str {
        match self {
            Refused::BadAct { message }
            | Refused::Illegal { message, .. }
            | Refused::Stale { message }
            | Refused::Over { message }
            | Refused::BadChance { message } => message,
        }
    }
}

/// A match of a game whose types are not known here.
pub trait AnyTable: Send {
    fn game(&self) -> &'static About;
    fn setup(&self) -> &Setup;
    fn asked(&self) -> Asked;
    fn outcome(&self) -> Option<Outcome>;
    fn decisions(&self) -> usize;
    /// Nobody goes back to before so many decisions.
    fn earliest(&self) -> usize;
    fn version(&self, viewer: Viewer) -> u64;
    fn question(&self, seat: Seat) -> Option<u64>;
    fn state(&self) -> Json;
    fn view(&self, viewer: Viewer) -> Json;
    fn prompt(&self, viewer: Viewer) -> Prompt;
    fn describe(&self, viewer: Viewer) -> Vec<Message>;
    /// The power that a seat plays, or its name.
    fn power(&self, seat: Seat) -> Message;
    fn moves(&self, seat: Seat) -> Vec<Move>;
    /// Lines of the log from the `from`th on, as `viewer` heard them.
    fn heard(&self, viewer: Viewer, from: usize) -> Vec<Heard>;
    /// The same without the events as JSON, up to and without the `to`th line.
    fn told(&self, viewer: Viewer, from: usize, to: usize) -> Vec<HeardLine>;
    /// How many lines the log has: the same for every viewer.
    fn lines(&self) -> usize;
    /// The match as it stands now, for `AnyDraw::scene_at`.
    fn position(&self) -> Position;
    /// What began in the lines of the log from the `from`th on, as `viewer` heard them.
    fn milestones(&self, viewer: Viewer, from: usize) -> Vec<Milestone>;
    /// Plays an act; with a `question` only if that is still the one asked. Returns the
    /// act as it is kept: what was read, not what was sent.
    fn act(
        &mut self,
        seat: Seat,
        question: Option<u64>,
        act: &Json,
        chance: &mut dyn Chance,
        at: Option<u64>,
    ) -> Result<Json, Refused>;
    /// Why `act` would be refused; `None` if it is legal.
    fn why(&self, seat: Seat, act: &Json) -> Option<Refused>;
    fn can_undo(&self, seat: Seat) -> bool;
    fn undo(&mut self, seat: Seat) -> Result<usize, UndoError>;
    fn rewind(&mut self, to: usize) -> Result<(), UndoError>;
    /// How many steps `viewer` saw since `decisions` decisions had been made.
    fn steps_since(&self, viewer: Viewer, decisions: usize) -> usize;
    /// How many decisions had been made before the last `steps` steps that `viewer`
    /// saw; nothing if it did not see so many.
    fn before_steps(&self, viewer: Viewer, steps: usize) -> Option<usize>;
    /// Ends the match by the will of its players.
    fn end(&mut self, outcome: Outcome) -> Result<(), EndError>;
    /// What is needed to go on from here.
    fn snapshot(&self) -> Snapshot;
    /// Does the match stand where `snapshot` was taken?
    fn is_at(&self, snapshot: &Snapshot) -> Result<bool, Broken>;
    /// Goes on from a stored position, if today's rules take it.
    fn restore(&mut self, snapshot: &Snapshot, skipped: Vec<Json>) -> Result<(), Broken>;
    /// Takes the counters of a snapshot where they are ahead.
    fn reach(&mut self, snapshot: &Snapshot);
    /// Where the match went on from stored positions, in order.
    fn seams(&self) -> Vec<Seam>;
    /// Plays the entry of a record at `place`, or goes on from the next stored position
    /// if it cannot be played. Returns the place of the next one.
    fn advance(&mut self, record: &Record, place: usize) -> Result<usize, ReplayError>;
    /// Lets windows of a kind pass from now on, or no longer. Says whether anything
    /// changed.
    fn auto_pass(
        &mut self,
        seat: Seat,
        window: &str,
        pass: bool,
        chance: &mut dyn Chance,
    ) -> Result<bool, Refused>;
    /// The windows that `seat` passes automatically.
    fn auto_passes(&self, seat: Seat) -> Vec<&'static str>;
    /// The window that is open, by its public name.
    fn window(&self) -> Option<&'static str>;
    /// The whole match: for those who may know all of it.
    fn record(&self) -> Record;
    /// The match as `viewer` saw it so far.
    fn export(&self, viewer: Viewer) -> Redacted;
    /// The same match once more, to think or to look around in.
    fn copy(&self) -> Box<dyn AnyTable>;
    fn as_any(&self) -> &dyn Any;
    fn as_any_mut(&mut self) -> &mut dyn Any;
}

impl std::fmt::Debug for dyn AnyTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "AnyTable({}, {})", self.game().id, self.decisions())
    }
}

/// `G` as an `AnyGame`.
pub struct Erased<G> {
    words: OnceLock<BTreeMap<&'static str, Lexicon>>,
    game: PhantomData<fn() -> G>,
}

impl<G> Erased<G> {
    pub const fn new() -> Erased<G> {
        Erased {
            words: OnceLock::new(),
            game: PhantomData,
        }
    }
}

impl<G> Default for Erased<G> {
    fn default() -> Erased<G> {
        Erased::new()
    }
}

impl<G> std::fmt::Debug for Erased<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Erased")
    }
}

impl<G: Speak> AnyGame for Erased<G> {
    fn about(&self) -> &'static About {
        G::about()
    }

    fn words(&self) -> &BTreeMap<&'static str, Lexicon> {
        self.words
            .get_or_init(|| Lexicon::of::<G>().expect("a game's words are checked by its tests"))
    }

    fn new_table(
        &self,
        setup: Setup,
        chance: &mut dyn Chance,
    ) -> Result<Box<dyn AnyTable>, ChanceError> {
        Ok(Box::new(Table::<G>::new(setup, chance)?))
    }

    fn load(&self, setup: Setup, state: &Json) -> Result<Box<dyn AnyTable>, String> {
        let state = exact::read_state(state)?;
        let table = Table::<G>::load(setup, state).map_err(|broken| broken.0)?;
        Ok(Box::new(table))
    }

    fn replay(&self, record: &Record, entries: usize) -> Result<Box<dyn AnyTable>, ReplayError> {
        Ok(Box::new(Table::<G>::replay_to(record, entries)?))
    }

    fn open(&self, record: &Record) -> Result<(Box<dyn AnyTable>, usize), ReplayError> {
        let (table, place) = Table::<G>::open(record)?;
        Ok((Box::new(table), place))
    }

    fn resume(
        &self,
        setup: Setup,
        opening: Vec<Drawn>,
        snapshot: &Snapshot,
        skipped: Vec<Json>,
    ) -> Result<Box<dyn AnyTable>, Broken> {
        let table = Table::<G>::resume(setup, opening, snapshot, skipped)?;
        Ok(Box::new(table))
    }

    fn verify(&self, record: &Record) -> Result<(Box<dyn AnyTable>, u64), VerifyError> {
        let (table, outcomes) = Table::<G>::verify(record)?;
        Ok((Box::new(table), outcomes))
    }

    fn exported(&self, export: &Redacted, steps: usize) -> Result<Exported, ExportError> {
        let Sighting { view, heard } = Sighting::<G>::read(export, steps)?;
        let heard = (heard.iter())
            .map(|(step, event)| heard_at::<G>(*step, event))
            .collect();
        Ok(Exported {
            heard,
            prompt: G::prompt(&view),
            describe: G::describe(&view),
            view: json(view),
        })
    }
}

impl Move {
    pub(crate) fn of<G: Speak>(view: &G::View, act: G::Act) -> Move {
        Move {
            act: json(act),
            say: G::say_act(view, act),
        }
    }
}

fn heard_at<G: Speak>(decision: usize, event: &G::Event) -> Heard {
    Heard {
        decision,
        event: json(event),
        say: G::say_event(event),
        is_aside: G::is_aside(event),
    }
}

fn json(value: impl Serialize) -> Json {
    serde_json::to_value(value).expect("plain data has a JSON form")
}

pub(crate) fn refused<G: Speak>(error: PlayError<G::Refusal>) -> Refused {
    let message = error.to_string();
    match error {
        PlayError::Refused(refusal) => illegal::<G>(&refusal),
        PlayError::Stale => Refused::Stale { message },
        PlayError::Over => Refused::Over { message },
        PlayError::NoSeat { .. } | PlayError::NoWindow { .. } => Refused::BadAct { message },
        PlayError::Chance(_) => Refused::BadChance { message },
    }
}

fn illegal<G: Speak>(refusal: &G::Refusal) -> Refused {
    Refused::Illegal {
        message: refusal.to_string(),
        clause: refusal.clause(),
        say: G::say_refusal(refusal),
    }
}

fn parsed<A: Serialize + DeserializeOwned>(act: &Json) -> Result<(A, Json), Refused> {
    exact::read(act).map_err(|message| Refused::BadAct { message })
}

impl<G: Speak> AnyTable for Table<G> {
    fn game(&self) -> &'static About {
        G::about()
    }

    fn setup(&self) -> &Setup {
        Table::setup(self)
    }

    fn asked(&self) -> Asked {
        Table::asked(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        Table::outcome(self)
    }

    fn decisions(&self) -> usize {
        Table::decisions(self)
    }

    fn earliest(&self) -> usize {
        Table::earliest(self)
    }

    fn version(&self, viewer: Viewer) -> u64 {
        Table::version(self, viewer)
    }

    fn question(&self, seat: Seat) -> Option<u64> {
        Table::question(self, seat)
    }

    fn state(&self) -> Json {
        json(Table::state(self))
    }

    fn view(&self, viewer: Viewer) -> Json {
        json(Table::view(self, viewer))
    }

    fn prompt(&self, viewer: Viewer) -> Prompt {
        G::prompt(&Table::view(self, viewer))
    }

    fn describe(&self, viewer: Viewer) -> Vec<Message> {
        G::describe(&Table::view(self, viewer))
    }

    fn power(&self, seat: Seat) -> Message {
        G::say_power(&Table::view(self, Viewer::Spectator), seat)
    }

    fn moves(&self, seat: Seat) -> Vec<Move> {
        let view = Table::view(self, Viewer::Seat(seat));
        (self.options(seat).into_iter())
            .map(|act| Move::of::<G>(&view, act))
            .collect()
    }

    fn heard(&self, viewer: Viewer, from: usize) -> Vec<Heard> {
        let viewer = self.at_table(viewer);
        let (mut decision, mut last) = (0, 0);
        let numbered = self.log().iter().map(|line| {
            decision += usize::from(line.decision != last);
            last = line.decision;
            (decision, line)
        });
        (numbered.skip(from))
            .filter_map(|(decision, line)| {
                let event = line.told.heard_by(viewer)?;
                Some(heard_at::<G>(decision, event))
            })
            .collect()
    }

    fn told(&self, viewer: Viewer, from: usize, to: usize) -> Vec<HeardLine> {
        let viewer = self.at_table(viewer);
        let lines = self.log().iter().enumerate().take(to).skip(from);
        lines
            .filter_map(|(place, line)| {
                let event = line.told.heard_by(viewer)?;
                let say = G::say_event(event);
                let milestone = G::milestone(event).map(|milestone| milestone.say);
                Some(HeardLine {
                    place,
                    decision: line.decision,
                    is_aside: G::is_aside(event),
                    banner: milestone.or_else(|| G::is_headline(event).then(|| say.clone())),
                    say,
                })
            })
            .collect()
    }

    fn lines(&self) -> usize {
        self.log().len()
    }

    fn position(&self) -> Position {
        Position {
            state: Box::new(Table::state(self).clone()),
            lines: self.log().len(),
        }
    }

    fn milestones(&self, viewer: Viewer, from: usize) -> Vec<Milestone> {
        let viewer = self.at_table(viewer);
        (self.log().iter().skip(from))
            .filter_map(|line| G::milestone(line.told.heard_by(viewer)?))
            .collect()
    }

    fn act(
        &mut self,
        seat: Seat,
        question: Option<u64>,
        act: &Json,
        chance: &mut dyn Chance,
        at: Option<u64>,
    ) -> Result<Json, Refused> {
        let (act, kept) = parsed(act)?;
        match question {
            Some(question) => self.answer(seat, question, act, chance, at),
            None => self.play(seat, act, chance, at),
        }
        .map(|_| kept)
        .map_err(refused::<G>)
    }

    fn why(&self, seat: Seat, act: &Json) -> Option<Refused> {
        let act: G::Act = match parsed(act) {
            Ok((act, _)) => act,
            Err(refused) => return Some(refused),
        };
        Table::why(self, seat, act).err().map(refused::<G>)
    }

    fn can_undo(&self, seat: Seat) -> bool {
        Table::can_undo(self, seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<usize, UndoError> {
        Table::undo(self, seat)
    }

    fn rewind(&mut self, to: usize) -> Result<(), UndoError> {
        Table::rewind(self, to)
    }

    fn steps_since(&self, viewer: Viewer, decisions: usize) -> usize {
        Table::steps_since(self, viewer, decisions)
    }

    fn before_steps(&self, viewer: Viewer, steps: usize) -> Option<usize> {
        Table::before_steps(self, viewer, steps)
    }

    fn end(&mut self, outcome: Outcome) -> Result<(), EndError> {
        Table::end(self, outcome)
    }

    fn snapshot(&self) -> Snapshot {
        Table::snapshot(self)
    }

    fn is_at(&self, snapshot: &Snapshot) -> Result<bool, Broken> {
        Table::is_at(self, snapshot)
    }

    fn restore(&mut self, snapshot: &Snapshot, skipped: Vec<Json>) -> Result<(), Broken> {
        Table::restore(self, snapshot, skipped)
    }

    fn reach(&mut self, snapshot: &Snapshot) {
        Table::reach(self, snapshot);
    }

    fn seams(&self) -> Vec<Seam> {
        Table::seams(self)
    }

    fn advance(&mut self, record: &Record, place: usize) -> Result<usize, ReplayError> {
        Table::advance(self, record, place)
    }

    fn auto_pass(
        &mut self,
        seat: Seat,
        window: &str,
        pass: bool,
        chance: &mut dyn Chance,
    ) -> Result<bool, Refused> {
        Table::auto_pass(self, seat, window, pass, chance).map_err(refused::<G>)
    }

    fn auto_passes(&self, seat: Seat) -> Vec<&'static str> {
        Table::auto_passes(self, seat).collect()
    }

    fn window(&self) -> Option<&'static str> {
        Table::window(self)
    }

    fn record(&self) -> Record {
        Table::record(self).map_acts(json)
    }

    fn export(&self, viewer: Viewer) -> Redacted {
        Table::export(self, viewer)
    }

    fn copy(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}
