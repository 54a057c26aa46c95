//! A moment of a match record or an export, seen by somebody: what `replay` tells and
//! `render` draws.

use std::path::PathBuf;

use bots::AnyBots;
use kernel::{AnyTable, Exported, Record, Redacted, Viewer};

use crate::error::guarded;
use crate::files::{Document, game_of, name_of, read_document, replayed};
use crate::{Catalogue, Error, seats};

#[derive(Debug, clap::Args)]
pub struct MomentArgs {
    /// A match record, what was exported of a running match, or - for standard input
    #[arg(value_name = "RECORD")]
    pub file: PathBuf,

    /// Stop after this many entries of the record, or steps of the export
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub at: Option<usize>,

    /// Whose eyes to look through: a seat's name or number, or spectator, as without it;
    /// an export has the eyes of its viewer
    #[arg(long, value_name = "SEAT")]
    pub seat: Option<String>,
}

/// A moment of a match.
#[derive(Debug)]
pub struct Moment {
    pub game: &'static dyn AnyBots,
    pub viewer: Viewer,
    pub shown: Shown,
}

/// What it is read from.
#[derive(Debug)]
pub enum Shown {
    Record {
        record: Box<Record>,
        table: Box<dyn AnyTable>,
    },
    Export {
        export: Box<Redacted>,
        step: usize,
        seen: Box<Exported>,
    },
}

impl Moment {
    /// The rules that the match was played by, where they are not those of this program.
    pub fn other_rules(&self) -> Option<&str> {
        let rules = match &self.shown {
            Shown::Record { record, .. } => &record.rules,
            Shown::Export { export, .. } => &export.rules,
        };
        (rules.as_deref()).filter(|rules| *rules != self.game.about().rules)
    }
}

impl MomentArgs {
    pub fn open(&self, catalogue: &Catalogue) -> Result<Moment, Error> {
        match read_document(&self.file)? {
            Document::Record(record) => self.of_record(catalogue, record),
            Document::Export(export) => self.of_export(catalogue, export),
        }
    }

    /// How far to go, of `all` that there is.
    fn until(&self, all: usize) -> Result<usize, Error> {
        match self.at {
            Some(at) if at > all => Err(Error::At {
                from: name_of(&self.file),
                entries: all,
                at,
            }),
            at => Ok(at.unwrap_or(usize::MAX)),
        }
    }

    fn viewer(&self, game: &dyn AnyBots, seats: u8) -> Result<Option<Viewer>, Error> {
        let Some(name) = &self.seat else {
            return Ok(None);
        };
        let about = game.about();
        let viewer = seats::viewer(about, seats, name).ok_or_else(|| Error::UnknownSeat {
            game: about.id,
            seat: name.clone(),
            known: format!("{} and spectator", seats::known(about, seats)),
        })?;
        Ok(Some(viewer))
    }

    fn of_record(&self, catalogue: &Catalogue, record: Box<Record>) -> Result<Moment, Error> {
        let game = game_of(catalogue, &self.file, &record.game)?;
        let until = self.until(record.entries.len())?;
        let table = replayed(game, &self.file, &record, until)?;
        let viewer = self.viewer(game, table.setup().seats)?;
        Ok(Moment {
            game,
            viewer: viewer.unwrap_or(Viewer::Spectator),
            shown: Shown::Record { record, table },
        })
    }

    fn of_export(&self, catalogue: &Catalogue, export: Box<Redacted>) -> Result<Moment, Error> {
        let game = game_of(catalogue, &self.file, &export.game)?;
        let (from, viewer) = (name_of(&self.file), export.viewer);
        let wanted = self.viewer(game, export.setup.seats)?;
        if wanted.is_some_and(|wanted| wanted != viewer) {
            return Err(Error::OtherEyes { from });
        }
        let steps = export.steps.len();
        let step = self.until(steps)?.min(steps);
        let seen = guarded(|| game.exported(&export, step))
            .map_err(|what| Error::Internal {
                doing: from.clone(),
                what,
            })?
            .map_err(|error| Error::Export { from, error })?;
        Ok(Moment {
            game,
            viewer,
            shown: Shown::Export {
                export,
                step,
                seen: Box::new(seen),
            },
        })
    }
}
