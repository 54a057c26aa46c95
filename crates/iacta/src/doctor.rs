//! `iacta doctor`

use std::io::Write;

use server::Settings;
use server::doctor::{Fate, Finding, Report, examine};

use crate::Error;

#[derive(Debug, Clone, clap::Args)]
#[command(after_help = "\
Reads every running match by the rules of this program and lists those that would be
played differently: run it with the new program before an upgrade. It changes nothing,
and the server may go on meanwhile.

  goes on     the match goes on from its latest snapshot; all that was played counts
  loses       decisions after its latest snapshot would be lost: stop the old server in
              good order first, which takes a snapshot of every match it holds
  set aside   this program cannot go on with it

Exit codes: 0 no match differs; 1 some do; 2 the command line is wrong; 3 the database
cannot be read.

Examples:
  iacta doctor
  iacta doctor --database postgres://iacta@localhost/iacta --json")]
pub struct Args {
    /// The database: sqlite://FILE or postgres://…
    #[arg(
        long,
        value_name = "URL",
        env = "IACTA_DATABASE",
        hide_env_values = true,
        default_value = "sqlite://iacta.db"
    )]
    pub database: String,

    /// One JSON object, for programs
    #[arg(long)]
    pub json: bool,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Error> {
    let settings = Settings {
        database: args.database.clone(),
        ..Settings::default()
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    let report = runtime.block_on(examine(settings)).map_err(Error::Doctor)?;
    if args.json {
        serde_json::to_writer(&mut *out, &report).map_err(std::io::Error::from)?;
        writeln!(out)?;
    } else {
        print(&report, out)?;
    }
    match report.differ.len() {
        0 => Ok(()),
        differ => Err(Error::Differ {
            differ,
            matches: report.matches,
        }),
    }
}

fn print(report: &Report, out: &mut dyn Write) -> std::io::Result<()> {
    for finding in &report.differ {
        let Finding {
            id,
            game,
            rules,
            fate,
            line,
            reason,
        } = finding;
        let fate = match fate {
            Fate::GoesOn => "goes on",
            Fate::LosesLines => "loses",
            Fate::SetAside => "set aside",
        };
        let rules = rules.as_deref().unwrap_or("unknown");
        writeln!(
            out,
            "{fate:9}  {id}  {game} (rules {rules})  line {line}: {reason}"
        )?;
    }
    if report.differ.is_empty() {
        writeln!(
            out,
            "All {} running matches are played as they were.",
            report.matches
        )?;
    }
    Ok(())
}
