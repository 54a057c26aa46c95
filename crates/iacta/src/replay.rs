//! `iacta replay`

use std::io::Write;

use bots::AnyBots;
use kernel::{AnyTable, Record, Viewer};
use serde_json::json;

use crate::lang::Words;
use crate::moment::MomentArgs;
use crate::{Catalogue, Error, Lang};

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  iacta replay match.iacta
  iacta replay match.iacta --seat 1 --lang pl
  iacta replay match.iacta --at 40 --json")]
pub struct Args {
    #[command(flatten)]
    pub moment: MomentArgs,

    /// Language; the one of the environment if not given
    #[arg(long, value_enum)]
    pub lang: Option<Lang>,

    /// One JSON object, for programs
    #[arg(long)]
    pub json: bool,
}

pub fn run(args: &Args, catalogue: &Catalogue, out: &mut dyn Write) -> Result<(), Error> {
    let moment = args.moment.open(catalogue)?;
    let words = Words::of(moment.game, Lang::or_environment(args.lang));
    let (table, viewer) = (&*moment.table, moment.viewer);
    if args.json {
        writeln!(out, "{}", as_json(table, viewer, &words))?;
    } else {
        print(moment.game, table, &moment.record, viewer, &words, out)?;
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
