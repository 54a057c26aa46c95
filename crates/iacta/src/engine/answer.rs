//! One line in return for each request.

use std::io::{self, Write};

use kernel::Refused;
use serde::Serialize;
use serde_json::{Map, Value as Json};

use super::lines::LONGEST;

/// The fields of a good answer.
pub type Body = Map<String, Json>;

/// Why a request was not met. Nothing was changed.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Problem {
    pub code: Code,
    pub message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clause: Option<&'static str>,
}

/// What a program may tell problems apart by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    BadJson,
    BadRequest,
    UnknownCommand,
    NoTable,
    UnknownGame,
    BadSetup,
    BadSeed,
    BadSeat,
    BadState,
    BadRecord,
    BadAct,
    BadChance,
    UnknownBot,
    Illegal,
    Stale,
    Over,
    NotAsked,
    NothingToUndo,
    Internal,
}

impl Problem {
    pub fn new(code: Code, message: impl ToString) -> Problem {
        Problem {
            code,
            message: message.to_string(),
            clause: None,
        }
    }

    pub fn too_long() -> Problem {
        let message = format!("a line has at most {LONGEST} bytes; this one was skipped");
        Problem::new(Code::BadJson, message)
    }

    pub fn not_text() -> Problem {
        Problem::new(Code::BadJson, "the line is not UTF-8")
    }

    pub fn no_table() -> Problem {
        let message = "there is no table; make one with new, load or replay";
        Problem::new(Code::NoTable, message)
    }
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Problem {
        let code = match refused {
            Refused::BadAct { .. } => Code::BadAct,
            Refused::Illegal { .. } => Code::Illegal,
            Refused::Stale { .. } => Code::Stale,
            Refused::Over { .. } => Code::Over,
            Refused::BadChance { .. } => Code::BadChance,
        };
        let clause = match refused {
            Refused::Illegal { clause, .. } => Some(clause),
            _ => None,
        };
        Problem {
            clause,
            ..Problem::new(code, refused.message())
        }
    }
}

#[derive(Debug, Serialize)]
pub struct Answer {
    /// The request's own; null where it had none or could not be read.
    id: Json,
    ok: bool,
    #[serde(flatten)]
    body: Body,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<Problem>,
}

impl Answer {
    pub fn of(id: Json, done: Result<Body, Problem>) -> Answer {
        match done {
            Ok(body) => Answer {
                id,
                ok: true,
                body,
                error: None,
            },
            Err(problem) => Answer::refused(Some(id), problem),
        }
    }

    pub fn refused(id: Option<Json>, problem: Problem) -> Answer {
        Answer {
            id: id.unwrap_or(Json::Null),
            ok: false,
            body: Body::new(),
            error: Some(problem),
        }
    }

    pub fn write(&self, output: &mut dyn Write) -> io::Result<()> {
        let mut line = serde_json::to_vec(self)?;
        line.push(b'\n');
        output.write_all(&line)?;
        output.flush()
    }
}
