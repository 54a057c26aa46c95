//! The checks that several files share.

use std::collections::BTreeSet;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use super::fault::{Fault, Spot};
use super::names::keep;
use crate::{Id, UnknownId};

/// Ids are well formed, and no two records of a table share one.
pub fn ids<'a>(
    file: &'static str,
    table: &str,
    ids: impl IntoIterator<Item = &'a str>,
) -> Result<(), Fault> {
    let made_of = "lower-case letters, digits and single hyphens";
    distinct(file, table, ids, is_word, made_of)
}

/// As [`ids`], for records inside others: `"italia/city-roma"`.
pub fn paths<'a>(
    file: &'static str,
    table: &str,
    ids: impl IntoIterator<Item = &'a str>,
) -> Result<(), Fault> {
    let made_of = "lower-case letters, digits, single hyphens and at most one slash";
    let is_path = |id: &str| match id.split_once('/') {
        Some((outer, inner)) => is_word(outer) && is_word(inner),
        None => is_word(id),
    };
    distinct(file, table, ids, is_path, made_of)
}

fn is_word(id: &str) -> bool {
    let known = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    // A double hyphen is what separates the ends of a link.
    let hyphens = id.starts_with('-') || id.ends_with('-') || id.contains("--");
    !id.is_empty() && !hyphens && id.chars().all(known)
}

fn distinct<'a>(
    file: &'static str,
    table: &str,
    ids: impl IntoIterator<Item = &'a str>,
    fits: impl Fn(&str) -> bool,
    made_of: &'static str,
) -> Result<(), Fault> {
    let mut seen = BTreeSet::new();
    for id in ids {
        let spot = || Spot::named(file, table, id);
        if !fits(id) {
            let spot = spot();
            return Err(Fault::BadId { spot, made_of });
        }
        if !seen.insert(id) {
            return Err(Fault::IdTwice { spot: spot() });
        }
    }
    Ok(())
}

/// `[meta]` counts what is in the file: it is there to notice a lost record.
pub fn counts(file: &'static str, counts: &[(&'static str, usize, usize)]) -> Result<(), Fault> {
    match counts.iter().find(|(_, says, has)| says != has) {
        Some(&(key, says, has)) => Err(Fault::Miscount {
            file,
            key,
            says,
            has,
        }),
        None => Ok(()),
    }
}

/// An id that the rules know by name.
pub fn known<T: FromStr<Err = UnknownId>>(
    spot: &Spot,
    key: &'static str,
    word: &str,
) -> Result<T, Fault> {
    word.parse().map_err(|unknown| Fault::Unknown {
        spot: spot.clone(),
        key,
        unknown,
    })
}

/// The rows of a table that has one for every id there is, in the order of the ids.
pub fn closed<'r, T: Id, R>(
    file: &'static str,
    table: &'static str,
    rows: &'r [R],
    id: impl Fn(&R) -> &str,
) -> Result<Vec<&'r R>, Fault> {
    ids(file, table, rows.iter().map(&id))?;
    for row in rows {
        let word = id(row);
        known::<T>(&Spot::named(file, table, word), "id", word)?;
    }
    (0..T::COUNT)
        .map(|index| {
            let wanted = T::at(index).to_string();
            (rows.iter().find(|row| id(row) == wanted)).ok_or_else(|| Fault::Missing {
                file,
                table,
                id: keep(&wanted),
            })
        })
        .collect()
}

/// The program's tables have room for exactly so many.
pub fn size(file: &'static str, what: &'static str, needs: usize, has: usize) -> Result<(), Fault> {
    if has == needs {
        return Ok(());
    }
    Err(Fault::WrongSize {
        file,
        what,
        needs,
        has,
    })
}

/// As an array of the size that the program has room for.
pub fn array<T, const N: usize>(
    file: &'static str,
    what: &'static str,
    items: Vec<T>,
) -> Result<[T; N], Fault> {
    items.try_into().map_err(|items: Vec<T>| Fault::WrongSize {
        file,
        what,
        needs: N,
        has: items.len(),
    })
}

pub fn range(
    spot: &Spot,
    key: &'static str,
    value: impl Into<usize>,
    range: RangeInclusive<usize>,
) -> Result<(), Fault> {
    let value = value.into();
    if range.contains(&value) {
        return Ok(());
    }
    Err(Fault::OutOfRange {
        spot: spot.clone(),
        key,
        value,
        low: *range.start(),
        high: *range.end(),
    })
}

/// A fact stated in two places is the same in both.
pub fn agree<T: PartialEq + Display>(
    spot: &Spot,
    key: &'static str,
    says: T,
    other: impl Display,
    other_says: T,
) -> Result<(), Fault> {
    if says == other_says {
        return Ok(());
    }
    Err(Fault::Disagree {
        spot: spot.clone(),
        key,
        says: says.to_string().into(),
        other: other.to_string().into(),
        other_says: other_says.to_string().into(),
    })
}

/// What the rules have built in must be what the file says: a file that says
/// otherwise would be believed by its reader and ignored by the game.
pub fn ours<T: PartialEq + Display>(
    spot: &Spot,
    key: &'static str,
    says: T,
    plays: T,
) -> Result<(), Fault> {
    if says == plays {
        return Ok(());
    }
    Err(Fault::NotOurRules {
        spot: spot.clone(),
        key,
        says: says.to_string().into(),
        plays: plays.to_string().into(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_words_and_paths_are_two() {
        let check = |id: &str| (ids("f", "t", [id]).is_ok(), paths("f", "t", [id]).is_ok());
        for (id, fits) in [
            ("roma", (true, true)),
            ("c-legio-7", (true, true)),
            ("italia/city-roma", (false, true)),
            ("", (false, false)),
            ("Roma", (false, false)),
            ("-roma", (false, false)),
            ("via--appia", (false, false)),
            ("italia/", (false, false)),
            ("a/b/c", (false, false)),
        ] {
            assert_eq!(check(id), fits, "{id}");
        }
        let twice = ids("map.toml", "space", ["roma", "capua", "roma"]).unwrap_err();
        assert_eq!(
            twice.to_string(),
            "map.toml: [[space]] \"roma\": the id is taken by an earlier record: give each its own"
        );
    }

    #[test]
    fn what_is_wrong_is_said_with_its_place() {
        let spot = Spot::table("rules.toml", "battle");
        let rows: [(Result<(), Fault>, &str); 6] = [
            (
                counts("map.toml", &[("roads", 3, 3), ("seas", 2, 1)]),
                "map.toml: [meta] seas says 2, the file has 1: restore the records or correct the number",
            ),
            (
                size("map.toml", "seas", 2, 1),
                "map.toml: the game is played with 2 seas, the file has 1",
            ),
            (
                array::<u8, 3>("map.toml", "faces", vec![1]).map(|_| ()),
                "map.toml: the game is played with 3 faces, the file has 1",
            ),
            (
                range(&spot, "rounds", 9_usize, 1..=4),
                "rules.toml: [battle]: rounds is 9, but must be from 1 to 4",
            ),
            (
                agree(&spot, "rounds", 3, "the track", 4),
                "rules.toml: [battle]: rounds is 3, but the track is 4: the two must agree",
            ),
            (
                ours(&spot, "first", "attacker", "defender"),
                "rules.toml: [battle]: first is attacker, but the rules of the game are written for defender",
            ),
        ];
        for (found, message) in rows {
            assert_eq!(found.unwrap_err().to_string(), message);
        }
        let only = range(&spot, "moves", 1_usize, 0..=0).unwrap_err();
        assert!(only.to_string().ends_with("moves is 1, but must be 0"));
    }
}
