//! What a match is played with, as typed on a command line.

use kernel::{AnyGame, Seed, Setting, Setup, SetupError, SetupRequest};

#[derive(Debug, Clone, clap::Args)]
pub struct SetupArgs {
    /// Scenario to play; the first of the game if none is named
    #[arg(long, value_name = "ID")]
    pub scenario: Option<String>,

    /// An option of the game and its value; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_value)]
    pub options: Vec<(String, String)>,

    /// How many sit down, where a scenario leaves it open
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = clap::value_parser!(u8).range(1..))]
    pub seats: Option<u8>,
}

impl SetupArgs {
    pub fn check(&self, game: &dyn AnyGame) -> Result<Setup, SetupError> {
        let about = game.about();
        let setting = |id: &str, text: &str| match about.option(id) {
            Some(choice) => choice.values.parse(text),
            None => Setting::Word(text.to_owned()),
        };
        about.check(&SetupRequest {
            scenario: self.scenario.clone(),
            seats: self.seats,
            options: (self.options.iter())
                .map(|(id, text)| (id.clone(), setting(id, text)))
                .collect(),
        })
    }
}

fn key_value(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((key, value)) if !key.is_empty() => Ok((key.to_owned(), value.to_owned())),
        _ => Err(format!("{text:?} is not KEY=VALUE")),
    }
}

/// The flags that lead to `setup` again.
pub fn flags_of(setup: &Setup) -> String {
    let mut flags = format!("--scenario {} --seats {}", setup.scenario, setup.seats);
    for (id, setting) in &setup.options {
        flags.push_str(&format!(" --option {id}={setting}"));
    }
    flags
}

/// A seed as typed: a number, or the 64 hexadecimal digits of a record.
pub fn seed(text: &str) -> Result<Seed, String> {
    match text.parse() {
        Ok(number) => Ok(Seed::of_number(number)),
        Err(_) => Seed::try_from(text.to_owned())
            .map_err(|_| "a seed is a whole number or 64 hexadecimal digits".to_owned()),
    }
}
