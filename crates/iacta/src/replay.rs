//! `iacta replay`

use std::io::Write;
use std::path::PathBuf;

use bots::AnyBots;
use kernel::{AnyTable, Record, Viewer};
use serde_json::json;

use crate::files::{game_of, name_of, read_record, replayed};
use crate::lang::Words;
use crate::{Catalogue, Error, Lang, seats};

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  iacta replay match.iacta
  iacta replay match.iacta --seat 1 --lang pl
  iacta replay match.iacta --at 40 --json")]
pub struct Args {
    /// A match record, or - for standard input
    pub file: PathBuf,

    /// Stop after this many entries of the record
    #[arg(long, value_name = "N")]
    pub at: Option<usize>,

    /// Whose eyes to look through: a seat's name or number, or spectator
    #[arg(long, default_value = "spectator", value_name = "SEAT")]
    pub seat: String,

    /// Language; the one of the environment if not given
    #[arg(long, value_enum)]
    pub lang: Option<Lang>,

    /// One JSON object, for programs
    #[arg(long)]
    pub json: bool,
}

pub fn run(args: &Args, catalogue: &Catalogue, out: &mut dyn Write) -> Result<(), Error> {
    let record = read_record(&args.file)?;
    let game = game_of(catalogue, &args.file, &record)?;
    let entries = record.entries.len();
    if let Some(at) = args.at.filter(|&at| at > entries) {
        return Err(Error::At {
            from: name_of(&args.file),
            entries,
            at,
        });
    }
    let table = replayed(game, &args.file, &record, args.at.unwrap_or(usize::MAX))?;
    let (about, seats) = (game.about(), table.setup().seats);
    let viewer = seats::viewer(about, seats, &args.seat).ok_or_else(|| Error::UnknownSeat {
        game: about.id,
        seat: args.seat.clone(),
        known: format!("{} and spectator", seats::known(about, seats)),
    })?;
    let lang = Lang::or_environment(args.lang);
    let words = Words::of(game, lang);
    if args.json {
        writeln!(out, "{}", as_json(&*table, viewer, &words))?;
    } else {
        print(game, &*table, &record, viewer, &words, out)?;
    }
    Ok(())
}

fn as_json(table: &dyn AnyTable, viewer: Viewer, words: &Words) -> serde_json::Value {
    let events: Vec<_> = (table.heard(viewer, 0).into_iter())
        .map(|heard| {
            json!({
                "decision": heard.decision,
                "event": heard.event,
                "text": words.say(&heard.say),
            })
        })
        .collect();
    let asked: Vec<_> = table.asked().seats().iter().collect();
    json!({
        "game": table.game().id,
        "setup": table.setup(),
        "viewer": viewer,
        "decisions": table.decisions(),
        "events": events,
        "view": table.view(viewer),
        "asked": asked,
        "outcome": table.outcome(),
    })
}

fn print(
    game: &'static dyn AnyBots,
    table: &dyn AnyTable,
    record: &Record,
    viewer: Viewer,
    words: &Words,
    out: &mut dyn Write,
) -> std::io::Result<()> {
    writeln!(out, "{} ({})", words.title(game), table.setup().scenario)?;
    if !record.players.is_empty() {
        writeln!(out, "{}", record.players.join(" – "))?;
    }
    writeln!(out)?;
    let width = table.decisions().to_string().len();
    let mut last = None;
    for heard in table.heard(viewer, 0) {
        // A decision is numbered where it first shows.
        let number = match Some(heard.decision) == last {
            true => String::new(),
            false => heard.decision.to_string(),
        };
        last = Some(heard.decision);
        writeln!(out, "{number:>width$}  {}", words.say(&heard.say))?;
    }
    writeln!(out)?;
    for line in table.describe(viewer) {
        writeln!(out, "{}", words.say(&line))?;
    }
    writeln!(out)?;
    match table.outcome() {
        Some(outcome) => writeln!(out, "{}", words.outcome(game, &outcome)),
        None => {
            let prompt = table.prompt(viewer);
            writeln!(out, "{} ({})", words.say(&prompt.say), prompt.clause)
        }
    }
}
