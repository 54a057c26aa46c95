//! What a client may ask for.

use std::collections::BTreeMap;

use kernel::{About, Script, Seat, Seed, Setting, SetupRequest, Value, Viewer};
use serde::Deserialize;
use serde_json::Value as Json;

use super::answer::{Code, Problem};
use crate::{Lang, seats};

#[derive(Debug, Deserialize)]
#[serde(tag = "cmd", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    Games {},
    New {
        game: String,
        #[serde(default)]
        scenario: Option<String>,
        #[serde(default)]
        seats: Option<u8>,
        #[serde(default)]
        options: BTreeMap<String, Json>,
        #[serde(default)]
        seed: Option<Json>,
    },
    Load {
        game: String,
        #[serde(default)]
        scenario: Option<String>,
        #[serde(default)]
        seats: Option<u8>,
        #[serde(default)]
        options: BTreeMap<String, Json>,
        #[serde(default)]
        seed: Option<Json>,
        state: Json,
    },
    Replay {
        record: Json,
        #[serde(default)]
        entries: Option<usize>,
    },
    State {},
    View {
        #[serde(alias = "seat")]
        viewer: Json,
        #[serde(default)]
        lang: Option<Lang>,
    },
    Legal {
        seat: Json,
        #[serde(default)]
        lang: Option<Lang>,
    },
    Act {
        seat: Json,
        act: Json,
        #[serde(default)]
        question: Option<u64>,
    },
    Why {
        seat: Json,
        act: Json,
        #[serde(default)]
        lang: Option<Lang>,
    },
    Bot {
        seat: Json,
        level: String,
    },
    Chance {
        outcomes: Vec<Json>,
    },
    Events {
        #[serde(alias = "seat")]
        viewer: Json,
        #[serde(default)]
        from: usize,
        #[serde(default)]
        lang: Option<Lang>,
    },
    Undo {
        seat: Json,
    },
    Rewind {
        to: usize,
    },
    Record {},
    Quit {},
}

/// The commands by name, in the order of `Command`.
const NAMES: [&str; 16] = [
    "games", "new", "load", "replay", "state", "view", "legal", "act", "why", "bot", "chance",
    "events", "undo", "rewind", "record", "quit",
];

impl Command {
    /// A request and its id; the id too where the rest cannot be read.
    pub fn parse(line: &str) -> Result<(Json, Command), (Option<Json>, Problem)> {
        let json: Json = serde_json::from_str(line)
            .map_err(|error| (None, Problem::new(Code::BadJson, error)))?;
        let Json::Object(mut fields) = json else {
            let message = "a request is a JSON object with a \"cmd\"";
            return Err((None, Problem::new(Code::BadRequest, message)));
        };
        let id = fields.remove("id").unwrap_or(Json::Null);
        if let Some(Json::String(name)) = fields.get("cmd")
            && !NAMES.contains(&name.as_str())
        {
            let known = NAMES.join(", ");
            let message = format!("there is no command {name:?}; there are {known}");
            return Err((Some(id), Problem::new(Code::UnknownCommand, message)));
        }
        match Command::deserialize(Json::Object(fields)) {
            Ok(command) => Ok((id, command)),
            Err(error) => Err((Some(id), Problem::new(Code::BadRequest, error))),
        }
    }
}

/// A request for a set-up. Options are read by the game's own list of them, so that a
/// misfit is refused by name.
pub fn wanted(
    about: &About,
    scenario: Option<String>,
    seats: Option<u8>,
    options: BTreeMap<String, Json>,
) -> Result<SetupRequest, Problem> {
    let setting = |id: &str, value: Json| match value {
        Json::Bool(flag) => Some(Setting::Flag(flag)),
        Json::Number(number) => (number.as_u64())
            .and_then(|number| u32::try_from(number).ok())
            .map(Setting::Number),
        Json::String(text) => Some(match about.option(id) {
            Some(choice) => choice.values.parse(&text),
            None => Setting::Word(text),
        }),
        Json::Null | Json::Array(_) | Json::Object(_) => None,
    };
    let mut settings = BTreeMap::new();
    for (id, value) in options {
        let shown = value.to_string();
        let setting = setting(&id, value).ok_or_else(|| {
            let message = format!("option {id} of {} cannot be {shown}", about.id);
            Problem::new(Code::BadSetup, message)
        })?;
        settings.insert(id, setting);
    }
    Ok(SetupRequest {
        scenario,
        seats,
        options: settings,
    })
}

/// A seed as sent: a whole number, or 64 hexadecimal digits; a fresh one if none is.
pub fn seed(given: Option<Json>) -> Result<Seed, Problem> {
    let seed = match given {
        None | Some(Json::Null) => return Ok(Seed(rand::random())),
        Some(Json::Number(number)) => number.as_u64().map(Seed::of_number),
        Some(Json::String(text)) => Seed::try_from(text).ok(),
        Some(_) => None,
    };
    seed.ok_or_else(|| {
        let message = "a seed is a whole number or 64 hexadecimal digits";
        Problem::new(Code::BadSeed, message)
    })
}

pub fn seat(about: &About, seats: u8, given: &Json) -> Result<Seat, Problem> {
    named(given)
        .and_then(|name| seats::seat(about, seats, &name))
        .ok_or_else(|| no_seat(about, seats, given, ""))
}

pub fn viewer(about: &About, seats: u8, given: &Json) -> Result<Viewer, Problem> {
    named(given)
        .and_then(|name| seats::viewer(about, seats, &name))
        .ok_or_else(|| no_seat(about, seats, given, ", or \"spectator\""))
}

fn named(given: &Json) -> Option<String> {
    match given {
        Json::String(name) => Some(name.clone()),
        Json::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

fn no_seat(about: &About, seats: u8, given: &Json, more: &str) -> Problem {
    let known = seats::known(about, seats);
    let message = format!("there is no seat {given}; there are {known}{more}");
    Problem::new(Code::BadSeat, message)
}

/// Outcomes to come: a face, the name of a thing, or either with what it is for.
pub fn script(outcomes: Vec<Json>) -> Result<Script, Problem> {
    let mut script = Script::default();
    for (place, outcome) in outcomes.into_iter().enumerate() {
        let shown = outcome.to_string();
        let (purpose, value) = read_outcome(outcome).ok_or_else(|| {
            let message = format!(
                "outcome {}: {shown} is not a number, a name, or {{\"for\": …, \"value\": …}}",
                place + 1
            );
            Problem::new(Code::BadChance, message)
        })?;
        script.push(purpose, value);
    }
    Ok(script)
}

fn read_outcome(outcome: Json) -> Option<(Option<String>, Value)> {
    match outcome {
        Json::Object(mut fields) => {
            let Json::String(purpose) = fields.remove("for")? else {
                return None;
            };
            let value = read_value(fields.remove("value")?)?;
            fields.is_empty().then_some((Some(purpose), value))
        }
        plain => Some((None, read_value(plain)?)),
    }
}

fn read_value(value: Json) -> Option<Value> {
    match value {
        Json::Number(face) => u32::try_from(face.as_u64()?).ok().map(Value::Face),
        Json::String(name) => Some(Value::Thing(name.into())),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{Command, NAMES};
    use serde::Deserialize;

    #[test]
    fn the_names_are_those_of_the_commands() {
        let unknown = Command::deserialize(serde_json::json!({ "cmd": "" })).unwrap_err();
        let known = NAMES.map(|name| format!("`{name}`")).join(", ");
        assert!(unknown.to_string().ends_with(&known), "{unknown}");
    }
}
