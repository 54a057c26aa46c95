//! Records in and out: playing one again, and checking its outcomes against the
//! seed that was promised.

use serde_json::Value as Json;

use crate::game::{Refuse, is_answered, is_legal};
use crate::record::{Entry, FORMAT, Record, ReplayError, Seed, VerifyError};
use crate::table::{do_act, do_close};
use crate::{Ask, Chance, ChanceError, Game, Script, Seat, Seeded, Table, Value, Wish};

/// The stream that a seed promised, read beside a record's own outcomes.
pub(crate) struct Stream {
    seeded: Seeded,
    mismatch: Option<(u64, &'static str, Value, Value)>,
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
            let promised = stream.seeded.one_of(ask, size, value);
            if value(promised) != value(index) && stream.mismatch.is_none() {
                let number = stream.seeded.drawn();
                stream.mismatch = Some((number, ask.purpose, value(promised), value(index)));
            }
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
            players: Vec::new(),
            limit: self.limit,
            commitment: None,
            seed: None,
            start: (self.loaded).then(|| serde_json::to_value(&self.start).unwrap_or(Json::Null)),
            opening: self.opening.clone(),
            entries,
            result: self.outcome(),
        }
    }

    /// Plays a record. Nothing in it is trusted, and no error leaves a table behind.
    pub fn replay(record: &Record<Json>) -> Result<Table<G>, ReplayError> {
        Table::replay_to(record, usize::MAX)
    }

    /// Plays the first `entries` entries of a record. What the record says of its
    /// result is checked only when all of it was played.
    pub fn replay_to(record: &Record<Json>, entries: usize) -> Result<Table<G>, ReplayError> {
        Table::run(record, entries, None)
    }

    /// Plays a record and checks every outcome against the promised seed. Returns
    /// the table and how many outcomes were checked.
    pub fn verify(record: &Record<Json>) -> Result<(Table<G>, u64), VerifyError> {
        let promised = (record.commitment.clone()).ok_or(VerifyError::NoCommitment)?;
        let seed: Seed = record.seed.ok_or(VerifyError::NoSeed)?;
        let found = seed.commitment();
        if !found.eq_ignore_ascii_case(&promised) {
            return Err(VerifyError::OtherSeed { promised, found });
        }
        let mut stream = Stream {
            seeded: Seeded::new(seed.0),
            mismatch: None,
        };
        let played = Table::run(record, usize::MAX, Some(&mut stream));
        if let Some((number, purpose, expected, found)) = stream.mismatch {
            return Err(VerifyError::Outcome {
                number,
                index: entry_of(record, number),
                purpose: purpose.to_owned(),
                expected: expected.to_string(),
                found: found.to_string(),
            });
        }
        Ok((played?, stream.seeded.drawn()))
    }

    fn run(
        record: &Record<Json>,
        entries: usize,
        mut stream: Option<&mut Stream>,
    ) -> Result<Table<G>, ReplayError> {
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
        let setup = about.check(&Wish::from(record.setup.clone()))?;
        let mut table = match &record.start {
            Some(start) => {
                let left = record.opening.len();
                if left > 0 {
                    return Err(ReplayError::Opening(ChanceError::Left { left }));
                }
                let state = serde_json::from_value(start.clone())
                    .map_err(|error| ReplayError::Start(error.to_string()))?;
                Table::load(setup, state).map_err(|broken| ReplayError::Start(broken.0))?
            }
            None => {
                let mut given = Given {
                    script: Script::of_record(&record.opening),
                    stream: stream.as_deref_mut(),
                };
                let table = Table::new(setup, &mut given).map_err(ReplayError::Opening)?;
                given.script.finish().map_err(ReplayError::Opening)?;
                table
            }
        }
        .with_limit(record.limit);
        for (index, entry) in record.entries.iter().enumerate().take(entries) {
            let entry = typed(index, entry)?;
            table.enter(index, entry, stream.as_deref_mut())?;
        }
        if entries < record.entries.len() {
            return Ok(table);
        }
        if is_answered::<G>(&table.state) {
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

    /// Plays one entry of a record with the outcomes it gives.
    pub(crate) fn enter(
        &mut self,
        index: usize,
        entry: Entry<G::Act>,
        stream: Option<&mut Stream>,
    ) -> Result<(), ReplayError> {
        let index = index + 1;
        if let Entry::Rewind { to } = entry {
            let made = self.live.len();
            return (self.rewind(to)).map_err(|_| ReplayError::Rewind { index, to, made });
        }
        let answered = is_answered::<G>(&self.state);
        // A limit may be reached by the last answer; its question is still closed.
        let over = G::outcome(&self.state).is_some();
        if over || (self.outcome().is_some() && !answered) {
            return Err(ReplayError::AfterEnd { index });
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
            Entry::Close { .. } | Entry::Rewind { .. } => {
                return Err(ReplayError::NotAnswered { index });
            }
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
        Entry::Close { .. } | Entry::Rewind { .. } => Seat(u8::MAX),
    });
}

/// Which entry holds outcome `number` of a record, both counted from 1.
fn entry_of(record: &Record<Json>, number: u64) -> usize {
    let mut before = record.opening.len() as u64;
    for (index, entry) in record.entries.iter().enumerate() {
        if number <= before {
            return index;
        }
        before += entry.chance().len() as u64;
    }
    record.entries.len()
}

fn typed<A: serde::de::DeserializeOwned>(
    index: usize,
    entry: &Entry<Json>,
) -> Result<Entry<A>, ReplayError> {
    Ok(match entry {
        Entry::Act {
            seat,
            act,
            chance,
            at,
        } => Entry::Act {
            seat: *seat,
            act: serde_json::from_value(act.clone()).map_err(|error| ReplayError::Act {
                index: index + 1,
                problem: error.to_string(),
            })?,
            chance: chance.clone(),
            at: *at,
        },
        Entry::Close { chance } => Entry::Close {
            chance: chance.clone(),
        },
        Entry::Rewind { to } => Entry::Rewind { to: *to },
    })
}
