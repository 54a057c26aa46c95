//! `iacta verify`

use std::io::Write;
use std::path::PathBuf;

use crate::error::guarded;
use crate::files::{game_of, name_of, read_record};
use crate::{Catalogue, Error};

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Before the first die a match publishes the SHA-256 of its seed, and at its end the
seed. This checks that they belong together, that every decision was legal, and that
every outcome is the one the seed gives.

Examples:
  iacta verify match.iacta
  curl -s https://example.org/match.iacta | iacta verify -")]
pub struct Args {
    /// A match record, or - for standard input
    pub file: PathBuf,
}

pub fn run(args: &Args, catalogue: &Catalogue, out: &mut dyn Write) -> Result<(), Error> {
    let from = name_of(&args.file);
    let record = read_record(&args.file)?;
    let game = game_of(catalogue, &args.file, &record)?;
    let outcomes = guarded(|| game.verify(&record))
        .map_err(|what| Error::Internal {
            doing: from.clone(),
            what,
        })?
        .map_err(|error| Error::Verify {
            from: from.clone(),
            error,
        })?;
    writeln!(
        out,
        "{from}: verified: all {} entries are legal, and all {outcomes} outcomes are those of the promised seed",
        record.entries.len()
    )?;
    Ok(())
}
