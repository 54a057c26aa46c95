//! A moment of a match record, seen by somebody: what `replay` tells and `render`
//! draws.

use std::path::PathBuf;

use bots::AnyBots;
use kernel::{AnyTable, Record, Viewer};

use crate::files::{game_of, name_of, read_record, replayed};
use crate::{Catalogue, Error, seats};

#[derive(Debug, clap::Args)]
pub struct MomentArgs {
    /// A match record, or - for standard input
    #[arg(value_name = "RECORD")]
    pub file: PathBuf,

    /// Stop after this many entries of the record
    #[arg(long, value_name = "N")]
    pub at: Option<usize>,

    /// Whose eyes to look through: a seat's name or number, or spectator
    #[arg(long, default_value = "spectator", value_name = "SEAT")]
    pub seat: String,
}

#[derive(Debug)]
pub struct Moment {
    pub game: &'static dyn AnyBots,
    pub record: Record,
    pub table: Box<dyn AnyTable>,
    pub viewer: Viewer,
}

impl MomentArgs {
    pub fn open(&self, catalogue: &Catalogue) -> Result<Moment, Error> {
        let record = read_record(&self.file)?;
        let game = game_of(catalogue, &self.file, &record)?;
        let entries = record.entries.len();
        if let Some(at) = self.at.filter(|&at| at > entries) {
            return Err(Error::At {
                from: name_of(&self.file),
                entries,
                at,
            });
        }
        let table = replayed(game, &self.file, &record, self.at.unwrap_or(usize::MAX))?;
        let (about, seats) = (game.about(), table.setup().seats);
        let viewer = seats::viewer(about, seats, &self.seat).ok_or_else(|| Error::UnknownSeat {
            game: about.id,
            seat: self.seat.clone(),
            known: format!("{} and spectator", seats::known(about, seats)),
        })?;
        Ok(Moment {
            game,
            record,
            table,
            viewer,
        })
    }
}
