//! Changes between two JSON values, as JSON Patch (RFC 6902) writes them. A merge
//! patch would be shorter, but cannot say that something became `null`.

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

/// One change.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "lowercase", deny_unknown_fields)]
pub enum Change {
    Add { path: String, value: Json },
    Remove { path: String },
    Replace { path: String, value: Json },
}

/// A change that does not fit what it is applied to.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no {path:?} to change")]
pub struct NoSuchPlace {
    pub path: String,
}

/// The changes that make `new` of `old`.
pub fn changes(old: &Json, new: &Json) -> Vec<Change> {
    let mut changes = Vec::new();
    compare(&mut String::new(), old, new, &mut changes);
    changes
}

fn compare(path: &mut String, old: &Json, new: &Json, changes: &mut Vec<Change>) {
    match (old, new) {
        (Json::Object(before), Json::Object(after)) => {
            for (key, old) in before {
                inside(path, &escaped(key), |path| match after.get(key) {
                    Some(new) => compare(path, old, new, changes),
                    None => changes.push(Change::Remove { path: path.clone() }),
                });
            }
            for (key, value) in after.iter().filter(|(key, _)| !before.contains_key(*key)) {
                inside(path, &escaped(key), |path| {
                    changes.push(Change::Add {
                        path: path.clone(),
                        value: value.clone(),
                    });
                });
            }
        }
        (Json::Array(before), Json::Array(after)) => {
            for (index, (old, new)) in before.iter().zip(after).enumerate() {
                inside(path, &index.to_string(), |path| {
                    compare(path, old, new, changes)
                });
            }
            for index in (after.len()..before.len()).rev() {
                inside(path, &index.to_string(), |path| {
                    changes.push(Change::Remove { path: path.clone() });
                });
            }
            for value in after.iter().skip(before.len()) {
                inside(path, "-", |path| {
                    changes.push(Change::Add {
                        path: path.clone(),
                        value: value.clone(),
                    });
                });
            }
        }
        _ if old == new => {}
        _ => changes.push(Change::Replace {
            path: path.clone(),
            value: new.clone(),
        }),
    }
}

fn inside(path: &mut String, key: &str, go: impl FnOnce(&mut String)) {
    let length = path.len();
    path.push('/');
    path.push_str(key);
    go(path);
    path.truncate(length);
}

fn escaped(key: &str) -> String {
    key.replace('~', "~0").replace('/', "~1")
}

/// Applies changes in order. They may come from outside; where one does not fit, the
/// error names it and `value` is left half changed.
pub fn apply(value: &mut Json, changes: &[Change]) -> Result<(), NoSuchPlace> {
    for change in changes {
        let (Change::Add { path, .. } | Change::Remove { path } | Change::Replace { path, .. }) =
            change;
        apply_one(value, change).ok_or_else(|| NoSuchPlace { path: path.clone() })?;
    }
    Ok(())
}

fn apply_one(value: &mut Json, change: &Change) -> Option<()> {
    match change {
        Change::Replace { path, value: new } => *value.pointer_mut(path)? = new.clone(),
        Change::Remove { path } => match place(value, path)? {
            (Json::Object(object), key) => drop(object.remove(&key)?),
            (Json::Array(array), key) => {
                let index = key.parse().ok().filter(|&index| index < array.len())?;
                array.remove(index);
            }
            _ => return None,
        },
        Change::Add { path, value: new } => match place(value, path)? {
            (Json::Object(object), key) => drop(object.insert(key, new.clone())),
            (Json::Array(array), key) if key == "-" => array.push(new.clone()),
            (Json::Array(array), key) => {
                let index = key.parse().ok().filter(|&index| index <= array.len())?;
                array.insert(index, new.clone());
            }
            _ => return None,
        },
    }
    Some(())
}

/// What holds the last part of `path`, and that part.
fn place<'a>(value: &'a mut Json, path: &str) -> Option<(&'a mut Json, String)> {
    let (holder, key) = path.rsplit_once('/')?;
    let key = key.replace("~1", "/").replace("~0", "~");
    Some((value.pointer_mut(holder)?, key))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::SplitMix64;

    #[test]
    fn changes_are_small_and_say_where() {
        let old = json!({"turn": 1, "at": [1, 2, 3], "battle": {"city": "roma"}});
        let new = json!({"turn": 2, "at": [1, 9, 3], "battle": null, "a/b~": 0});
        let text = serde_json::to_string(&changes(&old, &new)).unwrap();
        assert_eq!(
            text,
            concat!(
                r#"[{"op":"replace","path":"/at/1","value":9},"#,
                r#"{"op":"replace","path":"/battle","value":null},"#,
                r#"{"op":"replace","path":"/turn","value":2},"#,
                r#"{"op":"add","path":"/a~1b~0","value":0}]"#
            )
        );
        assert_eq!(changes(&new, &new), []);
    }

    fn random(dice: &mut SplitMix64, depth: u32) -> Json {
        match dice.below(if depth == 0 { 3 } else { 5 }) {
            0 => Json::Null,
            1 => json!(dice.below(3)),
            2 => json!("x"),
            3 => (0..dice.below(4))
                .map(|_| random(dice, depth - 1))
                .collect(),
            _ => {
                let key = |n| ["a", "b/c", "~", "0"][n as usize].to_owned();
                let keys = (0..4).filter(|_| dice.below(2) == 0).map(key);
                let keys: Vec<String> = keys.collect();
                let map = keys.into_iter().map(|key| (key, random(dice, depth - 1)));
                Json::Object(map.collect())
            }
        }
    }

    #[test]
    fn what_was_compared_is_put_together_again() {
        let mut dice = SplitMix64::new(1);
        for _ in 0..2_000 {
            let (old, new) = (random(&mut dice, 3), random(&mut dice, 3));
            let mut value = old.clone();
            apply(&mut value, &changes(&old, &new)).unwrap();
            assert_eq!(value, new);
        }
    }

    #[test]
    fn a_change_that_does_not_fit_is_an_error() {
        for bad in [
            r#"{"op":"replace","path":"/b","value":1}"#,
            r#"{"op":"remove","path":"/a/2"}"#,
            r#"{"op":"remove","path":"/a/-"}"#,
            r#"{"op":"add","path":"/a/3","value":1}"#,
            r#"{"op":"add","path":"/a/0/x","value":1}"#,
            r#"{"op":"add","path":"nowhere","value":1}"#,
        ] {
            let change: Change = serde_json::from_str(bad).unwrap();
            let mut value = json!({"a": [1, 2]});
            assert!(apply(&mut value, &[change]).is_err(), "{bad}");
        }
    }
}
