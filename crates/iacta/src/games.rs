//! `iacta games`

use std::io::Write;

use kernel::{About, Values};
use serde_json::json;

use crate::{Catalogue, Error};

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  iacta games
  iacta games --json")]
pub struct Args {
    /// One JSON object, for programs
    #[arg(long)]
    pub json: bool,
}

pub fn run(args: &Args, catalogue: &Catalogue, out: &mut dyn Write) -> Result<(), Error> {
    if args.json {
        writeln!(out, "{}", listed(catalogue))?;
        return Ok(());
    }
    for (place, game) in catalogue.games.iter().enumerate() {
        if place > 0 {
            writeln!(out)?;
        }
        print(game.about(), out)?;
    }
    Ok(())
}

/// What programs read: here, and as the answer to `games` of the protocol.
pub fn listed(catalogue: &Catalogue) -> serde_json::Value {
    let games: Vec<_> = (catalogue.games.iter())
        .map(|game| {
            let about = game.about();
            json!({
                "id": about.id,
                "name": about.name,
                "seats": about.seats,
                "scenarios": about.scenarios,
                "options": about.options,
                "exclusions": about.exclusions,
                "bots": game.bots(),
                "languages": game.words().keys().collect::<Vec<_>>(),
            })
        })
        .collect();
    json!({ "games": games })
}

fn print(about: &About, out: &mut dyn Write) -> std::io::Result<()> {
    writeln!(out, "{} ({})", about.name, about.id)?;
    writeln!(out, "  seats      {}", about.seats.join(", "))?;
    for (place, scenario) in about.scenarios.iter().enumerate() {
        let title = if place == 0 { "scenarios" } else { "" };
        let seats = match scenario.seats {
            [least, most] if least == most => format!("{most} seats"),
            [least, most] => format!("{least} to {most} seats"),
        };
        writeln!(
            out,
            "  {title:<9}  {}: {}, {seats}",
            scenario.id, scenario.name
        )?;
    }
    for (place, choice) in about.options.iter().enumerate() {
        let title = if place == 0 { "options" } else { "" };
        let values = match &choice.values {
            Values::Flag => "true or false".to_owned(),
            Values::OneOf(words) => words.join(", "),
            Values::Number { least, most } => format!("{least} to {most}"),
        };
        writeln!(
            out,
            "  {title:<9}  {}={}: {values} (clause {})",
            choice.id, choice.default, choice.clause
        )?;
    }
    Ok(())
}
