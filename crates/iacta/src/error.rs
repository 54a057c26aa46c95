//! What can go wrong, as one line for whoever typed the command.

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;

use bots::Failure;
use kernel::{ExportError, ReplayError, SetupError, VerifyError};
use registry::UnknownGame;
use scene::PngError;

use crate::files::RecordError;

#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error(transparent)]
    UnknownGame(#[from] UnknownGame),
    #[error("{option}: {error}", option = setup_option(error))]
    Setup {
        #[from]
        error: SetupError,
    },
    #[error("--seat: {game} has no seat {seat:?}; it has {known}")]
    UnknownSeat {
        game: &'static str,
        seat: String,
        known: String,
    },
    #[error("--bots: {bots} bots for {seats} seats: name one bot for all, or one for each seat")]
    Bots { bots: usize, seats: u8 },
    #[error("{failure}\nto see it again: {again}")]
    Simulation { failure: Failure, again: String },
    #[error("interrupted after {played} of {games} games")]
    Interrupted { played: u64, games: u64 },
    #[error("{path} cannot be written: {error}")]
    Write { path: String, error: io::Error },
    #[error("--save {}: there is such a file already; go on with it by --resume, or name another", .0.display())]
    SaveExists(PathBuf),
    #[error("{from}: {error}")]
    Record { from: String, error: RecordError },
    #[error("{from}: {error}")]
    RecordGame { from: String, error: UnknownGame },
    #[error("{from}: {error}{rules}")]
    Replay {
        from: String,
        error: Box<ReplayError>,
        /// What to add where the record was played by other rules.
        rules: String,
    },
    #[error("{from}: not verified: {error}{rules}")]
    Verify {
        from: String,
        error: Box<VerifyError>,
        /// What to add where the record was played by other rules.
        rules: String,
    },
    #[error("{from}: {error}")]
    Export { from: String, error: ExportError },
    #[error("--seat: {from} shows what its viewer saw, and nobody else")]
    OtherEyes { from: String },
    #[error("--at {at}: {from} has only {entries} entries")]
    At {
        from: String,
        entries: usize,
        at: usize,
    },
    #[error("--output {}: a picture is called NAME.svg or NAME.png, or --format says of which kind it is", .0.display())]
    PictureKind(PathBuf),
    #[error("{0} has no board to draw")]
    NoBoard(&'static str),
    #[error("--width: {0}")]
    PictureSize(PngError),
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
    #[error("--listen {address}: it cannot be listened on: {error}")]
    Listen {
        address: SocketAddr,
        error: io::Error,
    },
    #[error("IACTA_LOG: {0}")]
    Log(String),
    #[error("{differ} of {matches} running matches would be played differently")]
    Differ { differ: usize, matches: usize },
    /// The database could not be gone through.
    #[error(transparent)]
    Doctor(server::RunError),
    #[error(transparent)]
    Serve(#[from] server::RunError),
    #[error("output: {0}")]
    Output(#[from] io::Error),
}

impl Error {
    /// 2 where the command itself was wrong, as for a flag that does not exist; 3
    /// where a record cannot be read; 130 where somebody interrupted; 1 where the
    /// command was right and failed.
    pub fn exit_code(&self) -> u8 {
        match self {
            error if error.is_unread() => 3,
            Error::Interrupted { .. } => 130,
            Error::UnknownGame(_)
            | Error::Setup { .. }
            | Error::UnknownSeat { .. }
            | Error::Bots { .. }
            | Error::At { .. }
            | Error::OtherEyes { .. }
            | Error::PictureKind(_)
            | Error::PictureSize(_)
            | Error::Log(_)
            | Error::Doctor(server::RunError::Settings(_))
            | Error::Serve(server::RunError::Settings(_)) => 2,
            Error::Doctor(_) => 3,
            _ => 1,
        }
    }

    /// A record was asked for and cannot be read.
    pub fn is_unread(&self) -> bool {
        matches!(
            self,
            Error::Record { .. } | Error::RecordGame { .. } | Error::Export { .. }
        )
    }

    pub fn is_broken_pipe(&self) -> bool {
        matches!(self, Error::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

/// The option of the command line that `error` is about.
fn setup_option(error: &SetupError) -> &'static str {
    match error {
        SetupError::UnknownScenario { .. } => "--scenario",
        SetupError::Seats { .. } => "--seats",
        SetupError::UnknownOption { .. }
        | SetupError::BadValue { .. }
        | SetupError::Excluded { .. } => "--option",
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
