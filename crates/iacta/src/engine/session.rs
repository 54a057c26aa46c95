//! One client and its table.

use bots::{AnyBots, Level};
use kernel::{
    AnyTable, Record, Refused, Script, Seat, Seed, Seeded, SetupRequest, Then, UndoError, Viewer,
};
use serde::Deserialize;
use serde_json::{Value as Json, json};

use super::answer::{Body, Code, Problem};
use super::request::{self, Command};
use crate::error::guarded;
use crate::files::check_format;
use crate::lang::Words;
use crate::luck::{drawn_by, luck};
use crate::{Catalogue, Lang, games};

pub struct Session {
    catalogue: Catalogue,
    table: Option<Seated>,
    /// Outcomes that the client wants next.
    script: Script,
}

/// A table and where its chance comes from.
struct Seated {
    game: &'static dyn AnyBots,
    table: Box<dyn AnyTable>,
    seed: Seed,
    chance: Seeded,
    /// Some outcome was not the seed's: the record can promise nothing.
    bent: bool,
}

/// Enough to put a table back to where it was before rules gave up half-way.
enum Before {
    /// Only decisions were added since.
    Decisions(usize),
    Record(Box<Record>),
}

impl Session {
    pub fn new(catalogue: Catalogue) -> Session {
        Session {
            catalogue,
            table: None,
            script: Script::default(),
        }
    }

    pub fn handle(&mut self, command: Command) -> Result<Body, Problem> {
        match command {
            Command::Games {} => Ok(body(games::listed(&self.catalogue))),
            Command::New {
                game,
                scenario,
                seats,
                options,
                seed,
            } => {
                let game = self.find(&game)?;
                let wanted = request::wanted(game.about(), scenario, seats, options)?;
                self.new_table(game, &wanted, request::seed(seed)?)
            }
            Command::Load {
                game,
                scenario,
                seats,
                options,
                seed,
                state,
            } => {
                let game = self.find(&game)?;
                let wanted = request::wanted(game.about(), scenario, seats, options)?;
                self.load(game, &wanted, request::seed(seed)?, &state)
            }
            Command::Replay { record, entries } => self.replay(&record, entries),
            Command::Chance { outcomes } => {
                self.script = request::script(outcomes)?;
                Ok(body(json!({ "queued": self.script.left() })))
            }
            Command::Act {
                seat,
                act,
                question,
            } => self.act(&seat, question, &act),
            Command::Undo { seat } => self.undo(&seat),
            Command::Rewind { to } => self.rewind(to),
            Command::State {} => self.look(Seated::state),
            Command::View { viewer, lang } => self.look(|seated| seated.view(&viewer, lang)),
            Command::Legal { seat, lang } => self.look(|seated| seated.legal(&seat, lang)),
            Command::Why { seat, act, lang } => self.look(|seated| seated.why(&seat, &act, lang)),
            Command::Events { viewer, from, lang } => {
                self.look(|seated| seated.events(&viewer, from, lang))
            }
            Command::Bot { seat, level } => self.look(|seated| seated.bot(&seat, &level)),
            Command::Record {} => self.look(Seated::record),
            Command::Quit {} => Ok(Body::new()),
        }
    }

    fn find(&self, game: &str) -> Result<&'static dyn AnyBots, Problem> {
        (self.catalogue.find(game)).map_err(|error| Problem::new(Code::UnknownGame, error))
    }

    fn seated(&mut self) -> Result<&mut Seated, Problem> {
        self.table.as_mut().ok_or_else(Problem::no_table)
    }

    fn new_table(
        &mut self,
        game: &'static dyn AnyBots,
        wanted: &SetupRequest,
        seed: Seed,
    ) -> Result<Body, Problem> {
        let setup = (game.check(wanted)).map_err(|error| Problem::new(Code::BadSetup, error))?;
        let mut script = self.script.clone();
        let mut chance = Seeded::new(seed.0);
        let table = guarded(|| {
            let mut chance = Then {
                script: &mut script,
                rest: &mut chance,
            };
            game.new_table(setup, &mut chance)
        })
        .map_err(internal)?
        .map_err(|error| Problem::new(Code::BadChance, error))?;
        let bent = script.left() < self.script.left();
        self.script = script;
        let seated = Seated {
            game,
            table,
            seed,
            chance,
            bent,
        };
        self.take(seated)
    }

    fn load(
        &mut self,
        game: &'static dyn AnyBots,
        wanted: &SetupRequest,
        seed: Seed,
        state: &Json,
    ) -> Result<Body, Problem> {
        let setup = (game.check(wanted)).map_err(|error| Problem::new(Code::BadSetup, error))?;
        let table = guarded(|| game.load(setup, state))
            .map_err(internal)?
            .map_err(|error| Problem::new(Code::BadState, error))?;
        self.take(Seated {
            game,
            table,
            seed,
            chance: Seeded::new(seed.0),
            bent: false,
        })
    }

    fn replay(&mut self, json: &Json, entries: Option<usize>) -> Result<Body, Problem> {
        let bad = |error: &dyn ToString| Problem::new(Code::BadRecord, error.to_string());
        check_format(json).map_err(|error| bad(&error))?;
        let record = Record::deserialize(json)
            .map_err(|error| bad(&format!("this is no match record: {error}")))?;
        let game = self.find(&record.game)?;
        let table = guarded(|| game.replay(&record, entries.unwrap_or(usize::MAX)))
            .map_err(internal)?
            .map_err(|error| bad(&error))?;
        // It goes on with the dice that were promised, where they are known.
        let promised = (record.seed)
            .filter(|seed| record.commitment.as_deref() == Some(seed.commitment().as_str()));
        let seed = promised.unwrap_or_else(|| Seed(rand::random()));
        let drawn = drawn_by(&table.record());
        self.take(Seated {
            game,
            table,
            seed,
            chance: Seeded::resume(seed.0, drawn),
            bent: promised.is_none(),
        })
    }

    fn take(&mut self, seated: Seated) -> Result<Body, Problem> {
        let mut answer = guarded(|| status(&*seated.table)).map_err(internal)?;
        answer.insert("game".to_owned(), json!(seated.game.about().id));
        answer.insert("setup".to_owned(), json!(seated.table.setup()));
        answer.insert("commitment".to_owned(), json!(seated.commitment()));
        self.table = Some(seated);
        Ok(answer)
    }

    fn act(&mut self, seat: &Json, question: Option<u64>, act: &Json) -> Result<Body, Problem> {
        let mut script = self.script.clone();
        let queued = script.left();
        let seated = self.seated()?;
        let seat = seated.seat(seat)?;
        let mut chance = seated.chance.clone();
        let before = Before::Decisions(seated.table.decisions());
        let done = guarded(|| {
            let mut chance = Then {
                script: &mut script,
                rest: &mut chance,
            };
            let done = (seated.table).act(seat, question, act, &mut chance, None);
            done.map(|_| status(&*seated.table))
        });
        match done {
            Ok(Ok(mut answer)) => {
                seated.chance = chance;
                seated.bent |= script.left() < queued;
                answer.insert("queued".to_owned(), json!(script.left()));
                self.script = script;
                Ok(answer)
            }
            Ok(Err(refused)) => Err(refused.into()),
            Err(what) => Err(self.put_back(before, what)),
        }
    }

    fn undo(&mut self, seat: &Json) -> Result<Body, Problem> {
        let seat = self.seated()?.seat(seat)?;
        self.step_back(|table| table.undo(seat).map(|_| ()))
    }

    fn rewind(&mut self, to: usize) -> Result<Body, Problem> {
        let seated = self.seated()?;
        // The record of a finished match shows its seed: the dice that would follow
        // are no longer anybody's secret.
        let was_over = seated.table.outcome().is_some();
        let done = self.step_back(|table| table.rewind(to))?;
        self.seated()?.bent |= was_over;
        Ok(done)
    }

    fn step_back(
        &mut self,
        back: impl FnOnce(&mut dyn AnyTable) -> Result<(), UndoError>,
    ) -> Result<Body, Problem> {
        let seated = self.seated()?;
        let before = Before::Record(Box::new(seated.table.record()));
        let done = guarded(|| {
            let done = back(&mut *seated.table);
            done.map(|()| status(&*seated.table))
        });
        match done {
            Ok(done) => done.map_err(|error| Problem::new(Code::NothingToUndo, error)),
            Err(what) => Err(self.put_back(before, what)),
        }
    }

    /// Rules gave up while they were changing the table: it is built again from
    /// what had been played before.
    fn put_back(&mut self, before: Before, what: String) -> Problem {
        let again = self.table.as_ref().and_then(|seated| {
            let record = match before {
                Before::Record(record) => *record,
                Before::Decisions(decisions) => {
                    let added = seated.table.decisions().saturating_sub(decisions);
                    let mut record = seated.table.record();
                    let kept = record.entries.len().saturating_sub(added);
                    record.entries.truncate(kept);
                    record.result = None;
                    record
                }
            };
            guarded(|| seated.game.replay(&record, usize::MAX))
                .ok()?
                .ok()
        });
        let problem = internal(what);
        match (&mut self.table, again) {
            (Some(seated), Some(table)) => {
                seated.table = table;
                problem
            }
            (table, _) => {
                *table = None;
                let message = format!("{}; the table is lost", problem.message);
                Problem::new(Code::Internal, message)
            }
        }
    }

    /// For requests that change nothing.
    fn look(&self, look: impl FnOnce(&Seated) -> Result<Body, Problem>) -> Result<Body, Problem> {
        let seated = self.table.as_ref().ok_or_else(Problem::no_table)?;
        guarded(|| look(seated)).map_err(internal)?
    }
}

impl Seated {
    fn seat(&self, given: &Json) -> Result<Seat, Problem> {
        request::seat(self.game.about(), self.table.setup().seats, given)
    }

    fn viewer(&self, given: &Json) -> Result<Viewer, Problem> {
        request::viewer(self.game.about(), self.table.setup().seats, given)
    }

    fn words(&self, lang: Option<Lang>) -> Option<Words> {
        lang.map(|lang| Words::of(self.game, lang))
    }

    fn commitment(&self) -> Option<String> {
        (!self.bent).then(|| self.seed.commitment())
    }

    fn state(&self) -> Result<Body, Problem> {
        let mut answer = status(&*self.table);
        answer.insert("state".to_owned(), self.table.state());
        answer.insert("game".to_owned(), json!(self.game.about().id));
        answer.insert("setup".to_owned(), json!(self.table.setup()));
        Ok(answer)
    }

    fn view(&self, viewer: &Json, lang: Option<Lang>) -> Result<Body, Problem> {
        let viewer = self.viewer(viewer)?;
        let mut answer = body(json!({
            "view": self.table.view(viewer),
            "version": self.table.version(viewer),
        }));
        if let Some(words) = self.words(lang) {
            let prompt = self.table.prompt(viewer);
            let situation: Vec<_> = (self.table.describe(viewer).iter())
                .map(|line| words.say(line))
                .collect();
            let prompt = json!({ "text": words.say(&prompt.say), "clause": prompt.clause });
            answer.insert("prompt".to_owned(), prompt);
            answer.insert("situation".to_owned(), json!(situation));
        }
        Ok(answer)
    }

    fn legal(&self, seat: &Json, lang: Option<Lang>) -> Result<Body, Problem> {
        let seat = self.seat(seat)?;
        let words = self.words(lang);
        let moves: Vec<_> = (self.table.moves(seat).into_iter())
            .map(|option| match &words {
                Some(words) => json!({ "act": option.act, "text": words.say(&option.say) }),
                None => json!({ "act": option.act }),
            })
            .collect();
        Ok(body(json!({
            "question": self.table.question(seat),
            "moves": moves,
        })))
    }

    fn why(&self, seat: &Json, act: &Json, lang: Option<Lang>) -> Result<Body, Problem> {
        let seat = self.seat(seat)?;
        let Some(refused) = self.table.why(seat, act) else {
            return Ok(body(json!({ "legal": true })));
        };
        let text = match (&refused, self.words(lang)) {
            (Refused::Illegal { say, .. }, Some(words)) => Some(words.say(say)),
            _ => None,
        };
        let mut reason = json!(Problem::from(refused));
        if let Some(text) = text {
            reason["text"] = json!(text);
        }
        Ok(body(json!({ "legal": false, "reason": reason })))
    }

    fn events(&self, viewer: &Json, from: usize, lang: Option<Lang>) -> Result<Body, Problem> {
        let viewer = self.viewer(viewer)?;
        let words = self.words(lang);
        let events: Vec<_> = (self.table.heard(viewer, from).into_iter())
            .map(|heard| {
                let mut event = json!({ "decision": heard.decision, "event": heard.event });
                if let Some(words) = &words {
                    event["text"] = json!(words.say(&heard.say));
                }
                event
            })
            .collect();
        let next = from.saturating_add(events.len());
        Ok(body(json!({ "events": events, "next": next })))
    }

    fn bot(&self, seat: &Json, level: &str) -> Result<Body, Problem> {
        let seat = self.seat(seat)?;
        let level: Level =
            (level.parse()).map_err(|error| Problem::new(Code::UnknownBot, error))?;
        let mut luck = luck(self.seed, self.table.decisions(), seat);
        match self.game.choose(&*self.table, seat, level, &mut luck) {
            Some(act) => Ok(body(json!({ "act": act }))),
            None => Err(Problem::new(Code::NotAsked, format!("{seat} is not asked"))),
        }
    }

    fn record(&self) -> Result<Body, Problem> {
        let mut record = self.table.record();
        record.commitment = self.commitment();
        if record.result.is_some() {
            record.seed = record.commitment.as_ref().map(|_| self.seed);
        }
        Ok(body(json!({ "record": record })))
    }
}

fn status(table: &dyn AnyTable) -> Body {
    let asked: Vec<_> = table.asked().seats().iter().collect();
    body(json!({
        "asked": asked,
        "decisions": table.decisions(),
        "outcome": table.outcome(),
    }))
}

fn internal(what: String) -> Problem {
    Problem::new(Code::Internal, format!("the rules gave up: {what}"))
}

/// The fields of an object written with `json!`.
fn body(json: Json) -> Body {
    match json {
        Json::Object(fields) => fields,
        _ => Body::new(),
    }
}
