//! `iacta replay`

use std::io::Write;

use kernel::{Heard, Message, Outcome, Prompt, Seam, Seat, Viewer};
use serde_json::{Value as Json, json};

use crate::lang::Words;
use crate::moment::{Moment, MomentArgs, Shown};
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
    if args.json {
        writeln!(out, "{}", as_json(&moment, &words))?;
    } else {
        print(&moment, &words, out)?;
    }
    Ok(())
}

fn events(heard: Vec<Heard>, words: &Words) -> Vec<Json> {
    (heard.into_iter())
        .map(|heard| {
            json!({
                "decision": heard.decision,
                "event": heard.event,
                "text": words.say(&heard.say),
            })
        })
        .collect()
}

fn as_json(moment: &Moment, words: &Words) -> Json {
    let present = &moment.game.about().rules;
    match &moment.shown {
        Shown::Record { record, table } => {
            let asked: Vec<_> = table.asked().seats().iter().collect();
            let restored: Vec<_> = (table.seams().iter())
                .map(|seam| {
                    json!({
                        "line": seam.line,
                        "decisions": seam.decisions,
                        "rules": seam.rules,
                        "skipped": seam.skipped,
                    })
                })
                .collect();
            json!({
                "game": table.game().id,
                "setup": table.setup(),
                "rules": record.rules,
                "present_rules": present,
                "viewer": moment.viewer,
                "decisions": table.decisions(),
                "restored": restored,
                "events": events(table.heard(moment.viewer, 0), words),
                "view": table.view(moment.viewer),
                "asked": asked,
                "outcome": table.outcome(),
            })
        }
        Shown::Export { export, step, seen } => json!({
            "game": export.game,
            "setup": export.setup,
            "rules": export.rules,
            "present_rules": present,
            "export": true,
            "viewer": moment.viewer,
            "steps": step,
            "events": events(seen.heard.clone(), words),
            "view": seen.view,
            "outcome": export.result,
        }),
    }
}

fn print(moment: &Moment, words: &Words, out: &mut dyn Write) -> std::io::Result<()> {
    let (game, viewer) = (moment.game, moment.viewer);
    let (setup, players) = match &moment.shown {
        Shown::Record { record, .. } => (&record.setup, &record.players),
        Shown::Export { export, .. } => (&export.setup, &export.players),
    };
    writeln!(out, "{} ({})", words.title(game), setup.scenario)?;
    if !players.is_empty() {
        writeln!(out, "{}", players.join(" – "))?;
    }
    if let Some(rules) = moment.other_rules() {
        let say = Message::new("other-rules")
            .text("found", rules)
            .text("present", game.about().rules.as_str());
        writeln!(out, "{}", words.own(say))?;
    }
    match &moment.shown {
        Shown::Record { table, .. } => {
            let prompt = table.outcome().is_none().then(|| table.prompt(viewer));
            tell(&table.heard(viewer, 0), &table.seams(), words, out)?;
            describe(&table.describe(viewer), words, out)?;
            let name = |seat| words.power(game, &**table, seat);
            ending(table.outcome(), name, prompt, words, out)
        }
        Shown::Export { export, seen, .. } => {
            let who = match viewer {
                Viewer::Seat(seat) => words.seat(game, seat),
                Viewer::Spectator => words.own(Message::new("spectator")),
            };
            let say = Message::new("export-of").text("viewer", who);
            writeln!(out, "{}", words.own(say))?;
            tell(&seen.heard, &[], words, out)?;
            describe(&seen.describe, words, out)?;
            let prompt = Some(seen.prompt.clone());
            let name = |seat| words.seat(game, seat);
            ending(export.result.clone(), name, prompt, words, out)
        }
    }
}

/// What was heard, with the places at which the match went on from a stored position.
fn tell(
    heard: &[Heard],
    seams: &[Seam],
    words: &Words,
    out: &mut dyn Write,
) -> std::io::Result<()> {
    writeln!(out)?;
    let width = heard
        .last()
        .map_or(1, |heard| heard.decision.to_string().len());
    let seam_at = |line: usize| seams.iter().filter(move |seam| seam.line == line);
    let mut last = None;
    for (line, heard) in heard.iter().enumerate() {
        for seam in seam_at(line) {
            seam_line(seam, words, out)?;
        }
        // A decision is numbered where it first shows.
        let number = match Some(heard.decision) == last {
            true => String::new(),
            false => heard.decision.to_string(),
        };
        last = Some(heard.decision);
        writeln!(out, "{number:>width$}  {}", words.say(&heard.say))?;
    }
    for seam in seam_at(heard.len()) {
        seam_line(seam, words, out)?;
    }
    Ok(())
}

fn seam_line(seam: &Seam, words: &Words, out: &mut dyn Write) -> std::io::Result<()> {
    let say = Message::new("restored")
        .text("rules", seam.rules.as_str())
        .count("skipped", seam.skipped.len() as i64);
    writeln!(out, "-- {}", words.own(say))?;
    for stored in &seam.skipped {
        writeln!(out, "   {stored}")?;
    }
    Ok(())
}

fn describe(lines: &[Message], words: &Words, out: &mut dyn Write) -> std::io::Result<()> {
    writeln!(out)?;
    for line in lines {
        writeln!(out, "{}", words.say(line))?;
    }
    writeln!(out)
}

fn ending(
    outcome: Option<Outcome>,
    name: impl Fn(Seat) -> String,
    prompt: Option<Prompt>,
    words: &Words,
    out: &mut dyn Write,
) -> std::io::Result<()> {
    match (outcome, prompt) {
        (Some(outcome), _) => writeln!(out, "{}", words.outcome(&outcome, name)),
        (None, Some(prompt)) => writeln!(out, "{} ({})", words.say(&prompt.say), prompt.clause),
        (None, None) => Ok(()),
    }
}
