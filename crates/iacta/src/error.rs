//! What can go wrong, as one line for whoever typed the command.

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;

use bots::Failure;
use kernel::{ReplayError, SetupError, VerifyError};
use registry::UnknownGame;
use scene::PngError;

use crate::files::RecordError;

#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error(transparent)]
    UnknownGame(#[from] UnknownGame),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("{game} has no seat {seat:?}; it has {known}")]
    UnknownSeat {
        game: &'static str,
        seat: String,
        known: String,
    },
    #[error("{bots} bots for {seats} seats: name one bot for all, or one for each seat")]
    Bots { bots: usize, seats: u8 },
    #[error("{failure}\nto see it again: {again}")]
    Simulation { failure: Failure, again: String },
    #[error("{path} cannot be written: {error}")]
    Write { path: String, error: io::Error },
    #[error("{}: there is such a file already; go on with it by --resume, or name another", .0.display())]
    SaveExists(PathBuf),
    #[error("{from}: {error}")]
    Record { from: String, error: RecordError },
    #[error("{from}: {error}")]
    RecordGame { from: String, error: UnknownGame },
    #[error("{from}: {error}")]
    Replay { from: String, error: ReplayError },
    #[error("{from}: not verified: {error}")]
    Verify { from: String, error: VerifyError },
    #[error("{from}: the record has {entries} entries, not {at}")]
    At {
        from: String,
        entries: usize,
        at: usize,
    },
    #[error("{}: a picture is called NAME.svg or NAME.png", .0.display())]
    PictureKind(PathBuf),
    #[error("{0} has no board to draw")]
    NoBoard(&'static str),
    #[error("{path}: {error}")]
    Picture { path: String, error: PngError },
    #[error("{from}: it cannot be gone on with: {error}")]
    Resume { from: String, error: VerifyError },
    #[error("{from}: this match is over; look at it with iacta replay")]
    ResumeOver { from: String },
    #[error("{from}: a match of {found} cannot be gone on with as {asked}")]
    ResumeOther {
        from: String,
        found: String,
        asked: String,
    },
    /// Rules that gave up: never the fault of whoever typed the command.
    #[error("{doing}: the rules gave up: {what}")]
    Internal { doing: String, what: String },
    #[error("{address} cannot be listened on: {error}")]
    Listen {
        address: SocketAddr,
        error: io::Error,
    },
    #[error(transparent)]
    Serve(#[from] server::RunError),
    #[error("output: {0}")]
    Output(#[from] io::Error),
}

impl Error {
    /// 2 where the command itself was wrong, as for a flag that does not exist; 1
    /// where it was right and failed.
    pub fn exit_code(&self) -> u8 {
        match self {
            Error::UnknownGame(_)
            | Error::Setup(_)
            | Error::UnknownSeat { .. }
            | Error::Bots { .. }
            | Error::PictureKind(_)
            | Error::Picture {
                error: PngError::Size { .. },
                ..
            }
            | Error::Serve(server::RunError::Settings(_)) => 2,
            _ => 1,
        }
    }

    pub fn is_broken_pipe(&self) -> bool {
        matches!(self, Error::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

/// Runs rules on a position that may come from anywhere. A panic is a mistake in
/// the rules, and ends what was asked for instead of the program.
pub(crate) fn guarded<T>(rules: impl FnOnce() -> T) -> Result<T, String> {
    // The caller throws away or rebuilds what the rules were working on.
    std::panic::catch_unwind(std::panic::AssertUnwindSafe(rules)).map_err(|panic| {
        let text = (panic.downcast_ref::<&str>().copied())
            .or_else(|| panic.downcast_ref::<String>().map(String::as_str));
        text.unwrap_or("without a word").to_owned()
    })
}
