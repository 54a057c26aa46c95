//! Records in and out: playing one again, and checking its outcomes against the
//! seed that was promised.

use std::ops::Range;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value as Json;

use crate::game::{Refuse, is_answered, is_legal};
use crate::record::{Entry, FORMAT, Record, ReplayError, Seed, VerifyError};
use crate::table::{do_act, do_close};
use crate::{
    Ask, Chance, ChanceError, Game, Script, Seat, Seeded, SetupRequest, Snapshot, Table, Value,
    exact,
};

/// The stream that a seed promised, read beside a record's own outcomes.
pub(crate) struct Stream {
    seed: Seed,
    seeded: Seeded,
    checked: u64,
    /// The entry that is being played, counted from 1; 0 before the first.
    index: usize,
    mismatch: Option<VerifyError>,
}

impl Stream {
    fn new(seed: Seed) -> Stream {
        Stream {
            seed,
            seeded: Seeded::new(seed.0),
            checked: 0,
            index: 0,
            mismatch: None,
        }
    }

    fn check(&mut self, ask: Ask, size: u32, value: &dyn Fn(u32) -> Value, given: u32) {
        let promised = self.seeded.one_of(ask, size, value);
        self.checked += 1;
        if value(promised) != value(given) && self.mismatch.is_none() {
            self.mismatch = Some(VerifyError::Outcome {
                number: self.seeded.drawn(),
                index: self.index,
                purpose: ask.purpose.to_owned(),
                expected: value(promised).to_string(),
                found: value(given).to_string(),
            });
        }
    }
}

/// The outcomes a record gives, checked against a stream where there is one.
struct Given<'a> {
    script: Script,
    stream: Option<&'a mut Stream>,
}

impl Chance for Given<'_> {
    fn one_of(&mut self, ask: Ask, size: u32, value: &dyn Fn(u32) -> Value) -> u32 {
        let index = self.script.one_of(ask, size, value);
        // A record that gives no fitting outcome is at fault itself, not its seed.
        if self.script.fault().is_some() {
            return index;
        }
        if let Some(stream) = &mut self.stream {
            stream.check(ask, size, value, index);
        }
        index
    }

    fn fault(&self) -> Option<ChanceError> {
        self.script.fault()
    }
}

impl<G: Game> Table<G> {
    /// The match so far, everything included: for those who may know all of it.
    /// A joint question is written out in seat order, whoever was slow.
    pub fn record(&self) -> Record<G::Act> {
        let mut entries = self.entries.clone();
        if let Some(joint) = &self.joint {
            in_seat_order(&mut entries, self.live.get(joint.first));
        }
        Record {
            format: FORMAT,
            game: G::about().id.to_owned(),
            setup: self.setup.clone(),
            rules: Some(G::about().rules.clone()),
            players: Vec::new(),
            limit: self.limit,
            commitment: None,
            seed: None,
            start: (self.loaded.as_ref())
                .map(|start| serde_json::to_value(start).unwrap_or(Json::Null)),
            opening: self.opening.clone(),
            entries,
            result: self.outcome(),
        }
    }

    /// Plays a record. Nothing in it is trusted, and no error leaves a table behind.
    /// Where entries cannot be played and a stored position comes after them, the match
    /// goes on from that; [`Table::seams`] tells where.
    pub fn replay(record: &Record<Json>) -> Result<Table<G>, ReplayError> {
        Table::replay_to(record, usize::MAX)
    }

    /// Plays the first `entries` entries of a record. What the record says of its
    /// result is checked only when all of it was played.
    pub fn replay_to(record: &Record<Json>, entries: usize) -> Result<Table<G>, ReplayError> {
        Table::run(record, entries, None)
    }

    /// Plays a record and checks every outcome against the promised seed. Returns
    /// the table and how many outcomes were checked: not those before a stored position
    /// that could not be played.
    pub fn verify(record: &Record<Json>) -> Result<(Table<G>, u64), VerifyError> {
        let promised = (record.commitment.clone()).ok_or(VerifyError::NoCommitment)?;
        let seed: Seed = record.seed.ok_or(VerifyError::NoSeed)?;
        let found = seed.commitment();
        if !found.eq_ignore_ascii_case(&promised) {
            return Err(VerifyError::OtherSeed { promised, found });
        }
        let mut stream = Stream::new(seed);
        let played = Table::run(record, usize::MAX, Some(&mut stream));
        match stream.mismatch {
            Some(mismatch) => Err(mismatch),
            None => Ok((played?, stream.checked)),
        }
    }

    fn run(
        record: &Record<Json>,
        entries: usize,
        mut stream: Option<&mut Stream>,
    ) -> Result<Table<G>, ReplayError> {
        let end = entries.min(record.entries.len());
        let (mut table, mut place) = Table::open_checked(record, end, stream.as_deref_mut())?;
        while place < end {
            place = table.advance_checked(record, place, end, stream.as_deref_mut())?;
        }
        if entries < record.entries.len() {
            return Ok(table);
        }
        if is_answered::<G>(&table.state) && table.ended.is_none() {
            return Err(ReplayError::CutShort);
        }
        let found = table.outcome();
        if record.result.is_some() && record.result != found {
            let told = |outcome: Option<_>| {
                outcome.map_or("a game that goes on".to_owned(), |outcome| {
                    serde_json::to_string(&outcome).unwrap_or_default()
                })
            };
            return Err(ReplayError::Result {
                said: told(record.result.clone()),
                found: told(found),
            });
        }
        Ok(table)
    }

    /// The table on which a record is played, and the first entry that is to be played.
    /// That is not 0 if the opening cannot be played and a stored position is gone on
    /// from.
    pub fn open(record: &Record<Json>) -> Result<(Table<G>, usize), ReplayError> {
        Table::open_checked(record, record.entries.len(), None)
    }

    /// Plays the entry of a record at `place`, or goes on from the next stored position
    /// if it cannot be played. Returns the place of the next one.
    pub fn advance(&mut self, record: &Record<Json>, place: usize) -> Result<usize, ReplayError> {
        self.advance_checked(record, place, record.entries.len(), None)
    }

    fn open_checked(
        record: &Record<Json>,
        end: usize,
        mut stream: Option<&mut Stream>,
    ) -> Result<(Table<G>, usize), ReplayError> {
        if record.format != FORMAT {
            let found = record.format;
            return Err(ReplayError::Format { found });
        }
        let about = G::about();
        if record.game != about.id {
            return Err(ReplayError::OtherGame {
                found: record.game.clone(),
                expected: about.id,
            });
        }
        let setup = about.check(&SetupRequest::from(record.setup.clone()))?;
        match Table::opened(record, setup.clone(), stream.as_deref_mut()) {
            Ok(table) => Ok((table.with_limit(record.limit), 0)),
            Err(error) => {
                for (seam, snapshot, skipped) in seams(record, 0, 0..end) {
                    let (setup, opening) = (setup.clone(), record.opening.clone());
                    let Ok(table) = Table::resume(setup, opening, snapshot, skipped) else {
                        continue;
                    };
                    if let Some(stream) = stream {
                        stream.seeded = Seeded::resume(stream.seed.0, snapshot.drawn);
                    }
                    return Ok((table.with_limit(record.limit), seam + 1));
                }
                Err(error)
            }
        }
    }

    fn opened(
        record: &Record<Json>,
        setup: crate::Setup,
        stream: Option<&mut Stream>,
    ) -> Result<Table<G>, ReplayError> {
        let Some(start) = &record.start else {
            let mut given = Given {
                script: Script::of_record(&record.opening),
                stream,
            };
            let table = Table::new(setup, &mut given).map_err(ReplayError::Opening)?;
            given.script.finish().map_err(ReplayError::Opening)?;
            return Ok(table);
        };
        let left = record.opening.len();
        if left > 0 {
            return Err(ReplayError::Opening(ChanceError::Left { left }));
        }
        let state = exact::read_state(start).map_err(ReplayError::Start)?;
        Table::load(setup, state).map_err(|broken| ReplayError::Start(broken.0))
    }

    fn advance_checked(
        &mut self,
        record: &Record<Json>,
        place: usize,
        end: usize,
        mut stream: Option<&mut Stream>,
    ) -> Result<usize, ReplayError> {
        if let Some(stream) = &mut stream {
            stream.index = place + 1;
        }
        let entry = (record.entries.get(place)).ok_or(ReplayError::CutShort)?;
        let played =
            typed(place, entry).and_then(|entry| self.enter(place, entry, stream.as_deref_mut()));
        let Err(error) = played else {
            return Ok(place + 1);
        };
        for (seam, snapshot, skipped) in seams(record, place, place + 1..end) {
            let entry = Entry::Restored {
                snapshot: Box::new(snapshot.clone()),
                skipped,
            };
            if self.enter(seam, entry, stream.as_deref_mut()).is_ok() {
                return Ok(seam + 1);
            }
        }
        Err(error)
    }

    /// Plays one entry of a record with the outcomes it gives.
    pub(crate) fn enter(
        &mut self,
        index: usize,
        entry: Entry<G::Act>,
        stream: Option<&mut Stream>,
    ) -> Result<(), ReplayError> {
        let index = index + 1;
        if let Entry::Restored { snapshot, skipped } = entry {
            self.restore(&snapshot, skipped).map_err(|broken| {
                let problem = broken.0;
                ReplayError::Restored { index, problem }
            })?;
            if let Some(stream) = stream {
                stream.seeded = Seeded::resume(stream.seed.0, snapshot.drawn);
            }
            return Ok(());
        }
        if self.ended.is_some() {
            return Err(ReplayError::AfterEnd { index });
        }
        if let Entry::Rewind { to } = entry {
            return (self.rewind(to)).map_err(|error| ReplayError::Rewind { index, to, error });
        }
        let answered = is_answered::<G>(&self.state);
        // A limit may be reached by the last answer; its question is still closed.
        let over = G::outcome(&self.state).is_some();
        if over || (self.outcome().is_some() && !answered) {
            return Err(ReplayError::AfterEnd { index });
        }
        if let Entry::Ended { outcome } = entry {
            return self.end(outcome).map_err(|error| {
                let problem = error.to_string();
                ReplayError::Ended { index, problem }
            });
        }
        let mut given = Given {
            script: Script::of_record(entry.chance()),
            stream,
        };
        let mut state = self.state.clone();
        let done = match entry {
            Entry::Act { .. } if answered => return Err(ReplayError::NotClosed { index }),
            Entry::Act { seat, act, at, .. } => {
                if !self.seats().contains(seat) {
                    let seats = self.setup.seats;
                    return Err(ReplayError::Seat { index, seat, seats });
                }
                if !is_legal::<G>(&self.state, seat, act) {
                    let refusal = G::refusal(&self.state, seat, act);
                    return Err(ReplayError::Refused {
                        index,
                        text: refusal.to_string(),
                        clause: refusal.clause(),
                    });
                }
                do_act::<G>(&mut state, seat, act, &mut given, at)
            }
            Entry::Close { .. } if answered => do_close::<G>(&mut state, &mut given),
            _ => return Err(ReplayError::NotAnswered { index }),
        };
        (given.script.finish()).map_err(|error| ReplayError::Chance { index, error })?;
        self.commit(vec![done], state);
        Ok(())
    }
}

/// Answers to a joint question, from `first` on, without a hint of who was slow.
pub(crate) fn in_seat_order<A>(entries: &mut [Entry<A>], first: Option<&usize>) {
    let first = first.copied().unwrap_or(entries.len());
    entries[first..].sort_by_key(|entry| match entry {
        Entry::Act { seat, .. } => *seat,
        _ => Seat(u8::MAX),
    });
}

/// Stored positions in a part of a record, each with its place and with all that is
/// skipped from `from` on to get there.
fn seams(
    record: &Record<Json>,
    from: usize,
    part: Range<usize>,
) -> impl Iterator<Item = (usize, &Snapshot, Vec<Json>)> {
    part.filter_map(move |seam| {
        let Entry::Restored { snapshot, skipped } = record.entries.get(seam)? else {
            return None;
        };
        let entries = record.entries[from..seam].iter();
        let all = (entries.map(|entry| serde_json::to_value(entry).unwrap_or(Json::Null)))
            .chain(skipped.iter().cloned())
            .collect();
        Some((seam, &**snapshot, all))
    })
}

/// An entry with its act as this game reads it.
fn typed<A: Serialize + DeserializeOwned>(
    index: usize,
    entry: &Entry<Json>,
) -> Result<Entry<A>, ReplayError> {
    entry.clone().try_map_act(|act| {
        let read = exact::read(&act).map(|(act, _)| act);
        read.map_err(|problem| ReplayError::Act {
            index: index + 1,
            problem,
        })
    })
}
