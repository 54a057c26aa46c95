//! Why a test or measurement could not go on.

use std::io;

#[derive(Debug, thiserror::Error)]
pub enum HarnessError {
    /// The server hung up or is not there: what was asked may or may not be done.
    #[error("the server is gone: {0}")]
    Gone(String),
    #[error("{method} {path} was answered with {status}: {body}")]
    Refused {
        method: String,
        path: String,
        status: u16,
        body: String,
    },
    #[error("{path} was answered with something else than expected: {problem}")]
    Garbled { path: String, problem: String },
    #[error("the server did not start: {0}")]
    NotStarted(String),
    #[error("the database cannot be read: {0}")]
    Database(#[from] sqlx::Error),
    #[error("match {id}: {problem}")]
    Lost { id: String, problem: String },
    #[error("something acknowledged is lost: {problem}")]
    Forgotten { problem: String },
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl From<hyper::Error> for HarnessError {
    fn from(error: hyper::Error) -> HarnessError {
        HarnessError::Gone(error.to_string())
    }
}
