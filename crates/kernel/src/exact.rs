//! JSON from outside that must say what a value says and nothing else.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value as Json;

/// Reads a value, and writes it as it is kept: in the one form that `T` has.
///
/// A derived `Deserialize` passes over what it does not know in places that an author
/// forgets, such as the fields of a variant that has none. So what was read is written
/// again, and whatever the sender said beyond that is refused by name.
pub(crate) fn read<T: Serialize + DeserializeOwned>(json: &Json) -> Result<(T, Json), String> {
    compared(json, |_| false)
}

/// Reads a position. Fields that say nothing may be given or left out.
pub(crate) fn read_state<T: Serialize + DeserializeOwned>(json: &Json) -> Result<T, String> {
    compared(json, says_nothing).map(|(state, _)| state)
}

fn says_nothing(json: &Json) -> bool {
    match json {
        Json::Null | Json::Bool(false) => true,
        Json::Number(number) => number.as_u64() == Some(0),
        Json::Array(list) => list.iter().all(says_nothing),
        Json::Object(fields) => fields.values().all(says_nothing),
        Json::Bool(true) | Json::String(_) => false,
    }
}

fn compared<T: Serialize + DeserializeOwned>(
    json: &Json,
    passes: fn(&Json) -> bool,
) -> Result<(T, Json), String> {
    let value = T::deserialize(json).map_err(|error| error.to_string())?;
    let written = serde_json::to_value(&value).map_err(|error| error.to_string())?;
    match beyond(json, &written, passes) {
        None => Ok((value, written)),
        Some(Beyond { mut path, what }) => {
            path.reverse();
            Err(match what {
                What::Field => format!("unknown field `{}`", path.join(".")),
                What::Form(form) if path.is_empty() => format!("this is written {form}"),
                What::Form(form) => format!("`{}` is written {form}", path.join(".")),
            })
        }
    }
}

/// Something in the JSON that the value does not have.
struct Beyond<'a> {
    /// From the inside out.
    path: Vec<String>,
    what: What<'a>,
}

enum What<'a> {
    Field,
    /// A list where the value is written with names, or the like.
    Form(&'a Json),
}

fn beyond<'a>(given: &Json, written: &'a Json, passes: fn(&Json) -> bool) -> Option<Beyond<'a>> {
    let within = |name: String, found: Beyond<'a>| {
        let Beyond { mut path, what } = found;
        path.push(name);
        Beyond { path, what }
    };
    match (given, written) {
        (Json::Object(given), Json::Object(written)) => given.iter().find_map(|(name, given)| {
            let found = match written.get(name) {
                Some(written) => beyond(given, written, passes)?,
                None if passes(given) => return None,
                None => Beyond {
                    path: Vec::new(),
                    what: What::Field,
                },
            };
            Some(within(name.clone(), found))
        }),
        (Json::Array(given), Json::Array(written)) if given.len() == written.len() => {
            let pairs = given.iter().zip(written).enumerate();
            pairs
                .filter_map(|(place, (given, written))| {
                    Some(within(place.to_string(), beyond(given, written, passes)?))
                })
                .next()
        }
        (Json::Object(_) | Json::Array(_), _) | (_, Json::Object(_) | Json::Array(_)) => {
            Some(Beyond {
                path: Vec::new(),
                what: What::Form(written),
            })
        }
        // A number or a word that is spelt another way says the same.
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use serde_json::json;

    use super::*;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(tag = "act", rename_all = "snake_case")]
    enum Act {
        Stop,
        Build { item: Item, at: Option<u8> },
        Go { path: Vec<Step> },
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Item {
        Wall,
        Tower { high: u8 },
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Step {
        to: u8,
    }

    #[test]
    fn whatever_a_value_does_not_have_is_refused_by_name() {
        let cases = [
            (json!({"act": "stop", "hats": 3}), "unknown field `hats`"),
            (json!({"act": "stop", "hats": null}), "unknown field `hats`"),
            (json!(["stop"]), "this is written {\"act\":\"stop\"}"),
            (
                json!({"act": "build", "item": "wall", "hats": {}}),
                "unknown field `hats`",
            ),
            (
                json!({"act": "build", "item": {"tower": {"high": 2, "hats": 1}}}),
                "unknown field `item.tower.hats`",
            ),
            (
                json!({"act": "build", "item": {"tower": [2]}}),
                "`item.tower` is written {\"high\":2}",
            ),
            (
                json!({"act": "go", "path": [{"to": 1}, {"to": 2, "hats": 1}]}),
                "unknown field `path.1.hats`",
            ),
            (json!({"act": "dance"}), "unknown variant `dance`"),
            (json!({"act": "go"}), "missing field `path`"),
        ];
        for (json, message) in cases {
            let error = read::<Act>(&json).unwrap_err();
            assert!(error.starts_with(message), "{json}: {error}");
        }
    }

    #[test]
    fn a_position_may_say_what_goes_without_saying() {
        let sound = json!([{"to": 1, "hats": false, "coats": {"red": 0, "blue": null}}]);
        assert_eq!(read_state::<Vec<Step>>(&sound), Ok(vec![Step { to: 1 }]));
        let error = read_state::<Vec<Step>>(&json!([{"to": 1, "hats": 1}]));
        assert_eq!(error, Err("unknown field `0.hats`".to_owned()));
    }

    #[test]
    fn a_value_is_kept_in_the_one_form_it_has() {
        let build = json!({"act": "build", "item": "wall"});
        let (act, written) = read::<Act>(&build).unwrap();
        let item = Item::Wall;
        assert_eq!(act, Act::Build { item, at: None });
        assert_eq!(written, json!({"act": "build", "item": "wall", "at": null}));
    }
}
