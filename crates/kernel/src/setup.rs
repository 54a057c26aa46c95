//! What is agreed before a game: scenario, number of seats, options.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// A game as its catalogue describes it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct About {
    pub id: &'static str,
    /// The title, in English; translations stand in the game's words under `game-title`.
    pub name: &'static str,
    /// Names of the seats in seat order, as many as the largest table has.
    pub seats: &'static [&'static str],
    pub scenarios: Vec<Scenario>,
    pub options: Vec<Choice>,
    /// Options that cannot be changed from their default together.
    pub exclusions: Vec<[&'static str; 2]>,
    /// Which rules and data these are, from [`rules_version`]. Records and stored
    /// matches keep it, so that a reader can say that they were played by others.
    pub rules: String,
}

/// The version of a game's rules and data, such as `3-9f2c41d0`: a number that is
/// raised by hand whenever a stored decision may be refused or lead elsewhere than
/// before, and a digest of the data files that the rules read.
pub fn rules_version(number: u32, data: &[&str]) -> String {
    let mut digest = Sha256::new();
    for file in data {
        digest.update((file.len() as u64).to_le_bytes());
        digest.update(file);
    }
    let digest: String = (digest.finalize().iter().take(4))
        .map(|byte| format!("{byte:02x}"))
        .collect();
    format!("{number}-{digest}")
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Scenario {
    pub id: &'static str,
    pub name: &'static str,
    /// How many may sit down, smallest and largest.
    pub seats: [u8; 2],
}

/// An option of a match; its explanation stands in the words under `option-ID`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Choice {
    pub id: &'static str,
    pub values: Values,
    pub default: Setting,
    /// The clause that describes it.
    pub clause: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Values {
    Flag,
    OneOf(Vec<&'static str>),
    Number { least: u32, most: u32 },
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Setting {
    Flag(bool),
    Number(u32),
    Word(String),
}

impl std::fmt::Display for Setting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Setting::Flag(flag) => write!(f, "{flag}"),
            Setting::Number(number) => write!(f, "{number}"),
            Setting::Word(word) => write!(f, "{word}"),
        }
    }
}

/// What a person asks for; `About::check` makes a `Setup` of it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SetupRequest {
    /// The first scenario if none is named.
    pub scenario: Option<String>,
    /// The most the scenario seats if no number is given.
    pub seats: Option<u8>,
    pub options: BTreeMap<String, Setting>,
}

/// What a match is played with: checked, and with every option named.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub scenario: String,
    pub seats: u8,
    pub options: BTreeMap<String, Setting>,
}

impl Setup {
    /// A flag of a checked set-up.
    pub fn flag(&self, id: &str) -> bool {
        matches!(self.options.get(id), Some(Setting::Flag(true)))
    }

    pub fn number(&self, id: &str) -> Option<u32> {
        match self.options.get(id) {
            Some(Setting::Number(number)) => Some(*number),
            _ => None,
        }
    }

    pub fn word(&self, id: &str) -> Option<&str> {
        match self.options.get(id) {
            Some(Setting::Word(word)) => Some(word),
            _ => None,
        }
    }
}

impl From<Setup> for SetupRequest {
    fn from(setup: Setup) -> SetupRequest {
        SetupRequest {
            scenario: Some(setup.scenario),
            seats: Some(setup.seats),
            options: setup.options,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    #[error("{game} has no scenario {scenario:?}; it has {known}")]
    UnknownScenario {
        game: &'static str,
        scenario: String,
        known: String,
    },
    #[error("{scenario} of {game} seats {least} to {most}, not {seats}")]
    Seats {
        game: &'static str,
        scenario: &'static str,
        least: u8,
        most: u8,
        seats: u8,
    },
    #[error("{game} has no option {option:?}; it has {known}")]
    UnknownOption {
        game: &'static str,
        option: String,
        known: String,
    },
    #[error("option {option} of {game} cannot be {value:?}: it takes {takes}")]
    BadValue {
        game: &'static str,
        option: &'static str,
        value: String,
        takes: String,
    },
    #[error("options {first} and {second} of {game} exclude each other")]
    Excluded {
        game: &'static str,
        first: &'static str,
        second: &'static str,
    },
}

fn listed<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    let names: Vec<_> = names.into_iter().collect();
    if names.is_empty() {
        "none".to_owned()
    } else {
        names.join(", ")
    }
}

impl Values {
    fn takes(&self) -> String {
        match self {
            Values::Flag => "true or false".to_owned(),
            Values::OneOf(words) => listed(words.iter().copied()),
            Values::Number { least, most } => format!("a number from {least} to {most}"),
        }
    }

    fn allow(&self, setting: &Setting) -> bool {
        match (self, setting) {
            (Values::Flag, Setting::Flag(_)) => true,
            (Values::OneOf(words), Setting::Word(word)) => words.contains(&word.as_str()),
            (Values::Number { least, most }, Setting::Number(n)) => (least..=most).contains(&n),
            _ => false,
        }
    }

    /// A value as typed on a command line; what does not fit stays a word, and
    /// `About::check` refuses it by name.
    pub fn parse(&self, text: &str) -> Setting {
        match self {
            Values::Flag => text.parse().ok().map(Setting::Flag),
            Values::Number { .. } => text.parse().ok().map(Setting::Number),
            Values::OneOf(_) => None,
        }
        .unwrap_or_else(|| Setting::Word(text.to_owned()))
    }
}

impl About {
    pub fn scenario(&self, id: &str) -> Option<&Scenario> {
        self.scenarios.iter().find(|scenario| scenario.id == id)
    }

    pub fn option(&self, id: &str) -> Option<&Choice> {
        self.options.iter().find(|choice| choice.id == id)
    }

    /// Makes a set-up of a request, with everything left open filled in.
    pub fn check(&self, wanted: &SetupRequest) -> Result<Setup, SetupError> {
        let game = self.id;
        let scenario = match &wanted.scenario {
            None => self.scenarios.first(),
            Some(id) => self.scenario(id),
        }
        .ok_or_else(|| SetupError::UnknownScenario {
            game,
            scenario: wanted.scenario.clone().unwrap_or_default(),
            known: listed(self.scenarios.iter().map(|scenario| scenario.id)),
        })?;
        let [least, most] = scenario.seats;
        let seats = wanted.seats.unwrap_or(most);
        if !(least..=most).contains(&seats) {
            return Err(SetupError::Seats {
                game,
                scenario: scenario.id,
                least,
                most,
                seats,
            });
        }
        let mut options: BTreeMap<_, _> = (self.options.iter())
            .map(|choice| (choice.id.to_owned(), choice.default.clone()))
            .collect();
        for (id, setting) in &wanted.options {
            let choice = self.option(id).ok_or_else(|| SetupError::UnknownOption {
                game,
                option: id.clone(),
                known: listed(self.options.iter().map(|choice| choice.id)),
            })?;
            if !choice.values.allow(setting) {
                return Err(SetupError::BadValue {
                    game,
                    option: choice.id,
                    value: setting.to_string(),
                    takes: choice.values.takes(),
                });
            }
            options.insert(id.clone(), setting.clone());
        }
        let changed = |id: &str| {
            let default = self.option(id).map(|choice| &choice.default);
            default.is_some() && options.get(id) != default
        };
        for &[first, second] in &self.exclusions {
            if changed(first) && changed(second) {
                return Err(SetupError::Excluded {
                    game,
                    first,
                    second,
                });
            }
        }
        Ok(Setup {
            scenario: scenario.id.to_owned(),
            seats,
            options,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn about() -> About {
        let choice = |id, values, default| Choice {
            id,
            values,
            default,
            clause: "1",
        };
        About {
            id: "punic",
            name: "Punic",
            seats: &["rome", "carthage", "syracuse"],
            scenarios: vec![
                Scenario {
                    id: "full",
                    name: "The whole war",
                    seats: [2, 3],
                },
                Scenario {
                    id: "zama",
                    name: "Zama",
                    seats: [2, 2],
                },
            ],
            options: vec![
                choice("bid", Values::Flag, Setting::Flag(false)),
                choice("storms", Values::Flag, Setting::Flag(true)),
                choice(
                    "level",
                    Values::OneOf(vec!["easy", "hard"]),
                    Setting::Word("easy".to_owned()),
                ),
                choice(
                    "years",
                    Values::Number { least: 1, most: 9 },
                    Setting::Number(5),
                ),
            ],
            exclusions: vec![["bid", "level"]],
            rules: rules_version(1, &[]),
        }
    }

    fn wanted(json: &str) -> SetupRequest {
        serde_json::from_str(json).expect("a wanted of this test")
    }

    /// K23
    #[test]
    fn what_is_left_open_is_filled_in() {
        let setup = about().check(&SetupRequest::default()).unwrap();
        assert_eq!((&*setup.scenario, setup.seats), ("full", 3));
        assert!(!setup.flag("bid") && setup.flag("storms") && !setup.flag("level"));
        assert_eq!(
            (setup.word("level"), setup.number("years")),
            (Some("easy"), Some(5))
        );
        // A set-up is a request that is granted as it is.
        assert_eq!(
            about().check(&SetupRequest::from(setup.clone())).unwrap(),
            setup
        );
    }

    /// K23
    #[test]
    fn every_bad_wish_is_refused_by_name() {
        for (json, text) in [
            (
                r#"{"scenario":"moon"}"#,
                "punic has no scenario \"moon\"; it has full, zama",
            ),
            (r#"{"seats":4}"#, "full of punic seats 2 to 3, not 4"),
            (r#"{"seats":0}"#, "full of punic seats 2 to 3, not 0"),
            (
                r#"{"scenario":"zama","seats":3}"#,
                "zama of punic seats 2 to 2, not 3",
            ),
            (
                r#"{"options":{"elephants":true}}"#,
                "punic has no option \"elephants\"; it has bid, storms, level, years",
            ),
            (
                r#"{"options":{"bid":3}}"#,
                "option bid of punic cannot be \"3\": it takes true or false",
            ),
            (
                r#"{"options":{"level":"mild"}}"#,
                "option level of punic cannot be \"mild\": it takes easy, hard",
            ),
            (
                r#"{"options":{"years":10}}"#,
                "option years of punic cannot be \"10\": it takes a number from 1 to 9",
            ),
            (
                r#"{"options":{"bid":true,"level":"hard"}}"#,
                "options bid and level of punic exclude each other",
            ),
        ] {
            let error = about().check(&wanted(json)).unwrap_err();
            assert_eq!(error.to_string(), text, "{json}");
        }
    }

    /// K23
    #[test]
    fn exclusions_look_at_what_was_changed() {
        for json in [
            r#"{"options":{"bid":false,"level":"hard"}}"#,
            r#"{"options":{"bid":true,"level":"easy"}}"#,
            r#"{"options":{"bid":true,"storms":false,"years":9}}"#,
        ] {
            assert!(about().check(&wanted(json)).is_ok(), "{json}");
        }
    }

    #[test]
    fn a_rules_version_tells_numbers_files_and_their_bounds_apart() {
        let versions = [
            rules_version(1, &["ab", "c"]),
            rules_version(2, &["ab", "c"]),
            rules_version(1, &["a", "bc"]),
            rules_version(1, &["ab", "d"]),
            rules_version(1, &[]),
        ];
        let unique: std::collections::BTreeSet<_> = versions.iter().collect();
        assert_eq!(unique.len(), versions.len(), "{versions:?}");
        assert_eq!(versions[4], "1-e3b0c442");
    }

    #[test]
    fn a_value_as_typed_is_read_by_what_the_option_takes() {
        let values = |id: &str| about().option(id).unwrap().values.clone();
        assert_eq!(values("bid").parse("true"), Setting::Flag(true));
        assert_eq!(values("years").parse("7"), Setting::Number(7));
        assert_eq!(
            values("level").parse("hard"),
            Setting::Word("hard".to_owned())
        );
        // What does not fit stays a word, and is refused by name.
        let odd = values("years").parse("many");
        assert_eq!(odd, Setting::Word("many".to_owned()));
        let options = [("years".to_owned(), odd)].into();
        let error = about()
            .check(&SetupRequest {
                options,
                ..SetupRequest::default()
            })
            .unwrap_err();
        assert!(error.to_string().contains("\"many\""), "{error}");
        assert!(values("bid").parse("yes") != Setting::Flag(true));
    }

    #[test]
    fn a_wish_with_a_field_nobody_knows_is_not_read() {
        assert!(serde_json::from_str::<SetupRequest>(r#"{"colour":"red"}"#).is_err());
        assert!(serde_json::from_str::<SetupRequest>(r#"{"seats":-1}"#).is_err());
    }
}
