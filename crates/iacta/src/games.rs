//! `iacta games`

use std::io::Write;

use bots::AnyBots;
use kernel::{Choice, Message, Scenario, Values};
use serde_json::json;

use crate::lang::Words;
use crate::{Catalogue, Error, Lang};

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  iacta games
  iacta games --lang pl
  iacta games --json")]
pub struct Args {
    /// Language; the one of the environment if not given
    #[arg(long, value_enum)]
    pub lang: Option<Lang>,

    /// One JSON object, for programs: the same in every language
    #[arg(long)]
    pub json: bool,
}

pub fn run(args: &Args, catalogue: &Catalogue, out: &mut dyn Write) -> Result<(), Error> {
    if args.json {
        writeln!(out, "{}", listed(catalogue))?;
        return Ok(());
    }
    let lang = Lang::or_environment(args.lang);
    for (place, game) in catalogue.games.iter().enumerate() {
        if place > 0 {
            writeln!(out)?;
        }
        print(*game, lang, out)?;
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
                "rules": about.rules,
                "bots": game.bots(),
                "languages": game.words().keys().collect::<Vec<_>>(),
            })
        })
        .collect();
    json!({ "games": games })
}

fn print(game: &'static dyn AnyBots, lang: Lang, out: &mut dyn Write) -> std::io::Result<()> {
    let (about, words) = (game.about(), Words::of(game, lang));
    let titles =
        ["games-seats", "games-scenarios", "games-options"].map(|key| words.own(Message::new(key)));
    let width = titles.iter().map(|title| title.chars().count()).max();
    let width = width.unwrap_or_default();
    let seats: Vec<_> = (about.seats.iter())
        .map(|id| with_name(id, words.named(&format!("seat-{id}"))))
        .collect();
    let rows = [
        vec![seats.join(", ")],
        (about.scenarios.iter())
            .map(|scenario| scenario_line(scenario, &words))
            .collect(),
        (about.options.iter())
            .map(|choice| option_line(choice, &words))
            .collect(),
    ];
    writeln!(out, "{} ({})", words.title(game), about.id)?;
    for (title, lines) in titles.iter().zip(rows) {
        for (place, line) in lines.iter().enumerate() {
            let title = if place == 0 { title } else { "" };
            writeln!(out, "  {title:<width$}  {line}")?;
        }
    }
    Ok(())
}

/// What is typed, and what it is called in the reader's language.
fn with_name(id: &str, name: Option<String>) -> String {
    match name {
        Some(name) => format!("{id}: {name}"),
        None => id.to_owned(),
    }
}

fn scenario_line(scenario: &Scenario, words: &Words) -> String {
    let name = words.named(&format!("scenario-{}", scenario.id));
    let name = name.unwrap_or_else(|| scenario.name.to_owned());
    let [least, most] = scenario.seats;
    let seats = match least == most {
        true => Message::new("games-for"),
        false => Message::new("games-for-range").count("least", least),
    };
    let seats = words.own(seats.count("most", most));
    format!("{}: {name}, {seats}", scenario.id)
}

fn option_line(choice: &Choice, words: &Words) -> String {
    let key = format!("option-{}", choice.id);
    let values = match &choice.values {
        Values::Flag => words.own(Message::new("games-flag")),
        Values::OneOf(values) => {
            let values: Vec<_> = (values.iter())
                .map(|value| match words.named(&format!("{key}-{value}")) {
                    Some(name) => format!("{value} ({name})"),
                    None => (*value).to_owned(),
                })
                .collect();
            values.join(", ")
        }
        Values::Number { least, most } => words.own(
            Message::new("games-range")
                .count("least", *least)
                .count("most", *most),
        ),
    };
    let clause = words.own(Message::new("games-clause").text("clause", choice.clause));
    let set = format!("{}={}", choice.id, choice.default);
    match words.named(&key) {
        Some(name) => format!("{set}: {name}; {values} ({clause})"),
        None => format!("{set}: {values} ({clause})"),
    }
}
