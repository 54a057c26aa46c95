//! Games without their types: what the server, the command line and the protocol
//! work with, so that they handle any game. Acts, views and states are JSON here.

use std::any::Any;
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::sync::OnceLock;

use serde::Serialize;
use serde_json::Value as Json;

use crate::{
    About, Asked, Chance, ChanceError, Lexicon, Milestone, Outcome, PlayError, Prompt, Record,
    Redacted, Refuse, ReplayError, Say, Seat, Setup, SetupError, Speak, Table, UndoError,
    VerifyError, Viewer, Wish,
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

    /// Checks a record's outcomes against its seed; returns their number.
    fn verify(&self, record: &Record) -> Result<u64, VerifyError>;

    fn check(&self, wish: &Wish) -> Result<Setup, SetupError> {
        self.about().check(wish)
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
    pub say: Say,
}

/// Something heard: the event, and how it reads.
#[derive(Debug, Clone, PartialEq)]
pub struct Heard {
    /// Which of the decisions that told something caused it, counted from 1; 0 for
    /// the set-up. Decisions that told nothing are not counted: how many steps
    /// another seat took in private is its own affair (K18).
    pub decision: usize,
    pub event: Json,
    pub say: Say,
    /// A log may leave it out.
    pub is_aside: bool,
}

/// Why a decision was not taken, for any game.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Refused {
    /// The act cannot be read as an act of this game, or comes from no seat of it.
    BadAct {
        message: String,
    },
    /// The rules say no.
    Illegal {
        message: String,
        clause: &'static str,
        #[serde(skip)]
        say: Say,
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
    fn version(&self, viewer: Viewer) -> u64;
    fn question(&self, seat: Seat) -> Option<u64>;
    fn state(&self) -> Json;
    fn view(&self, viewer: Viewer) -> Json;
    fn prompt(&self, viewer: Viewer) -> Prompt;
    fn describe(&self, viewer: Viewer) -> Vec<Say>;
    /// The power that a seat plays, or its name.
    fn power(&self, seat: Seat) -> Say;
    fn moves(&self, seat: Seat) -> Vec<Move>;
    /// Lines of the log from the `from`th on, as `viewer` heard them.
    fn heard(&self, viewer: Viewer, from: usize) -> Vec<Heard>;
    /// How many lines the log has: the same for every viewer.
    fn lines(&self) -> usize;
    /// What began in the lines of the log from the `from`th on, as `viewer` heard them.
    fn milestones(&self, viewer: Viewer, from: usize) -> Vec<Milestone>;
    /// Plays an act; with a `question` only if that is still the one asked.
    fn act(
        &mut self,
        seat: Seat,
        question: Option<u64>,
        act: &Json,
        chance: &mut dyn Chance,
        at: Option<u64>,
    ) -> Result<(), Refused>;
    /// Why `act` would be refused; `None` if it is legal.
    fn why(&self, seat: Seat, act: &Json) -> Option<Refused>;
    fn can_undo(&self, seat: Seat) -> bool;
    fn undo(&mut self, seat: Seat) -> Result<usize, UndoError>;
    fn rewind(&mut self, to: usize) -> Result<(), UndoError>;
    fn stand(
        &mut self,
        seat: Seat,
        window: &str,
        pass: bool,
        chance: &mut dyn Chance,
    ) -> Result<(), Refused>;
    /// The windows that `seat` lets pass.
    fn standing(&self, seat: Seat) -> Vec<String>;
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
        let state = serde_json::from_value(state.clone()).map_err(|error| error.to_string())?;
        let table = Table::<G>::load(setup, state).map_err(|broken| broken.0)?;
        Ok(Box::new(table))
    }

    fn replay(&self, record: &Record, entries: usize) -> Result<Box<dyn AnyTable>, ReplayError> {
        Ok(Box::new(Table::<G>::replay_to(record, entries)?))
    }

    fn verify(&self, record: &Record) -> Result<u64, VerifyError> {
        Table::<G>::verify(record).map(|(_, outcomes)| outcomes)
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
        PlayError::NoSeat { .. } => Refused::BadAct { message },
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

fn parsed<A: serde::de::DeserializeOwned>(act: &Json) -> Result<A, Refused> {
    A::deserialize(act).map_err(|error| Refused::BadAct {
        message: error.to_string(),
    })
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

    fn describe(&self, viewer: Viewer) -> Vec<Say> {
        G::describe(&Table::view(self, viewer))
    }

    fn power(&self, seat: Seat) -> Say {
        G::say_power(&Table::view(self, Viewer::Spectator), seat)
    }

    fn moves(&self, seat: Seat) -> Vec<Move> {
        let view = Table::view(self, Viewer::Seat(seat));
        (self.options(seat).into_iter())
            .map(|act| Move {
                act: json(act),
                say: G::say_act(&view, act),
            })
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
                line.told.heard_by(viewer).map(|event| Heard {
                    decision,
                    event: json(event),
                    say: G::say_event(event),
                    is_aside: G::is_aside(event),
                })
            })
            .collect()
    }

    fn lines(&self) -> usize {
        self.log().len()
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
    ) -> Result<(), Refused> {
        let act = parsed(act)?;
        match question {
            Some(question) => self.answer(seat, question, act, chance, at),
            None => self.play(seat, act, chance, at),
        }
        .map(|_| ())
        .map_err(refused::<G>)
    }

    fn why(&self, seat: Seat, act: &Json) -> Option<Refused> {
        let act: G::Act = match parsed(act) {
            Ok(act) => act,
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

    fn stand(
        &mut self,
        seat: Seat,
        window: &str,
        pass: bool,
        chance: &mut dyn Chance,
    ) -> Result<(), Refused> {
        Table::stand(self, seat, window, pass, chance).map_err(refused::<G>)
    }

    fn standing(&self, seat: Seat) -> Vec<String> {
        Table::standing(self, seat).map(str::to_owned).collect()
    }

    fn window(&self) -> Option<&'static str> {
        Table::window(self)
    }

    fn record(&self) -> Record {
        let record = Table::record(self);
        let entries = (record.entries.into_iter())
            .map(|entry| entry.map_act(json))
            .collect();
        Record {
            format: record.format,
            game: record.game,
            setup: record.setup,
            players: record.players,
            limit: record.limit,
            commitment: record.commitment,
            seed: record.seed,
            start: record.start,
            opening: record.opening,
            entries,
            result: record.result,
        }
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
