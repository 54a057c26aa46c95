//! `iacta verify`

use std::io::Write;
use std::path::PathBuf;

use kernel::{Outcome, Record, Redacted};
use serde_json::{Value as Json, json};

use crate::error::guarded;
use crate::files::{Document, game_of, name_of, read_document, rules_note};
use crate::{Catalogue, Error};

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Before the first die a match publishes the SHA-256 of its seed, and at its end the
seed. This checks that they belong together, that every decision was legal, and that
every outcome is the one the seed gives. A record that goes on from a stored position,
because its rules were corrected, is checked before and after what cannot be played any
more, and the output says what had to be believed. Of a running match's export it is
checked that it can be read from its first step to its last; its dice cannot be checked
before the match is over.

Exit codes: 0 all that can be checked is in order; 1 it was read, and a check failed;
2 the command line is wrong; 3 it cannot be read: there is no such file, it is no match
record or of another format, or its game is not known here.

Examples:
  iacta verify match.iacta
  iacta verify match.iacta --json
  curl -s https://example.org/match.iacta | iacta verify -")]
pub struct Args {
    /// A match record, what was exported of a running match, or - for standard input
    pub file: PathBuf,

    /// One JSON object, for programs
    #[arg(long)]
    pub json: bool,
}

/// What was found in order.
struct Checked {
    game: &'static str,
    /// The rules it was played by, and those of this program.
    rules: Option<String>,
    present: String,
    what: What,
}

enum What {
    Record {
        entries: usize,
        outcomes: u64,
        /// Entries before stored positions that cannot be played, for each of these.
        skipped: Vec<usize>,
        result: Option<Outcome>,
    },
    Export {
        steps: usize,
        commitment: Option<String>,
    },
}

pub fn run(args: &Args, catalogue: &Catalogue, out: &mut dyn Write) -> Result<(), Error> {
    let from = name_of(&args.file);
    let checked = check(args, catalogue);
    if args.json {
        writeln!(out, "{}", as_json(&from, &checked))?;
    }
    let checked = checked?;
    if !args.json {
        print(&from, &checked, out)?;
    }
    Ok(())
}

fn check(args: &Args, catalogue: &Catalogue) -> Result<Checked, Error> {
    match read_document(&args.file)? {
        Document::Record(record) => check_record(args, catalogue, &record),
        Document::Export(export) => check_export(args, catalogue, &export),
    }
}

fn check_record(args: &Args, catalogue: &Catalogue, record: &Record) -> Result<Checked, Error> {
    let from = name_of(&args.file);
    let game = game_of(catalogue, &args.file, &record.game)?;
    let (table, outcomes) = guarded(|| game.verify(record))
        .map_err(|what| Error::Internal {
            doing: from.clone(),
            what,
        })?
        .map_err(|error| Error::Verify {
            from,
            rules: rules_note(game, record.rules.as_deref()),
            error: Box::new(error),
        })?;
    let seams = table.seams();
    Ok(Checked {
        game: game.about().id,
        rules: record.rules.clone(),
        present: game.about().rules.clone(),
        what: What::Record {
            entries: record.entries.len(),
            outcomes,
            skipped: seams.iter().map(|seam| seam.skipped.len()).collect(),
            result: table.outcome(),
        },
    })
}

fn check_export(args: &Args, catalogue: &Catalogue, export: &Redacted) -> Result<Checked, Error> {
    let from = name_of(&args.file);
    let game = game_of(catalogue, &args.file, &export.game)?;
    guarded(|| game.exported(export, usize::MAX))
        .map_err(|what| Error::Internal {
            doing: from.clone(),
            what,
        })?
        .map_err(|error| Error::Export { from, error })?;
    Ok(Checked {
        game: game.about().id,
        rules: export.rules.clone(),
        present: game.about().rules.clone(),
        what: What::Export {
            steps: export.steps.len(),
            commitment: export.commitment.clone(),
        },
    })
}

fn print(from: &str, checked: &Checked, out: &mut dyn Write) -> std::io::Result<()> {
    let Checked { present, .. } = checked;
    match &checked.what {
        What::Record {
            entries,
            outcomes,
            skipped,
            result,
        } => {
            let unplayed: usize = skipped.iter().sum();
            if skipped.is_empty() {
                writeln!(
                    out,
                    "{from}: verified: all {entries} entries are legal, and all {outcomes} outcomes are those of the promised seed"
                )?;
            } else {
                writeln!(
                    out,
                    "{from}: verified in part: the match goes on from {} stored positions, which have to be believed; \
                     {unplayed} entries before them cannot be played by these rules and were not checked; \
                     all others are legal, and their {outcomes} outcomes are those of the promised seed",
                    skipped.len()
                )?;
            }
            if let Some(outcome) = result.as_ref().filter(|outcome| outcome.is_of_players()) {
                writeln!(
                    out,
                    "{from}: the players ended the match ({}), and not its rules",
                    outcome.cause
                )?;
            }
        }
        What::Export { steps, commitment } => {
            writeln!(
                out,
                "{from}: this is what one viewer saw of a match that was still running: its {steps} steps can be read; \
                 decisions and dice cannot be checked before the match is over and its seed is published"
            )?;
            if let Some(hash) = commitment {
                writeln!(out, "{from}: the dice are promised by {hash}")?;
            }
        }
    }
    let rules = checked.rules.as_deref().filter(|rules| rules != present);
    if let Some(rules) = rules {
        writeln!(
            out,
            "{from}: it was played by rules {rules}, this program has {present}"
        )?;
    }
    Ok(())
}

fn as_json(from: &str, checked: &Result<Checked, Error>) -> Json {
    match checked {
        Ok(checked) => {
            let mut said = json!({
                "file": from,
                "game": checked.game,
                "rules": checked.rules,
                "present_rules": checked.present,
            });
            match &checked.what {
                What::Record {
                    entries,
                    outcomes,
                    skipped,
                    result,
                } => {
                    said["verified"] = true.into();
                    said["partly"] = (!skipped.is_empty()).into();
                    said["entries"] = (*entries).into();
                    said["outcomes"] = (*outcomes).into();
                    said["skipped"] = skipped.iter().sum::<usize>().into();
                    said["result"] = json!(result);
                }
                What::Export { steps, commitment } => {
                    said["verified"] = false.into();
                    said["export"] = true.into();
                    said["steps"] = (*steps).into();
                    said["commitment"] = json!(commitment);
                }
            }
            said
        }
        Err(error) => json!({
            "file": from,
            "verified": false,
            "error": {
                "code": if error.is_unread() { "unreadable" } else { "failed" },
                "message": error.to_string(),
            },
        }),
    }
}
