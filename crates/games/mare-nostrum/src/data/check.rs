//! The checks that several files share.

use std::collections::BTreeSet;
use std::fmt::Display;
use std::sync::{LazyLock, Mutex, PoisonError};

use super::error::{DataError, Spot};
use crate::ids::{Id, UnknownId, unknown};

/// Ids are well formed, and no two records of a table share one.
pub(super) fn ids<'a>(
    file: &'static str,
    table: &str,
    ids: impl IntoIterator<Item = &'a str>,
) -> Result<(), DataError> {
    let mut seen = BTreeSet::new();
    for id in ids {
        let spot = || Spot::named(file, table, id);
        let known = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-/".contains(c);
        let hyphens = id.starts_with('-') || id.ends_with('-') || id.contains("--");
        let slashes = id.matches('/').count();
        if id.is_empty() || hyphens || slashes > 1 || !id.chars().all(known) {
            return Err(DataError::BadId { spot: spot() });
        }
        if !seen.insert(id) {
            return Err(DataError::IdTwice { spot: spot() });
        }
    }
    Ok(())
}

/// The program's tables have room for exactly so many.
pub(super) fn size(
    file: &'static str,
    what: &'static str,
    needs: usize,
    has: usize,
) -> Result<(), DataError> {
    if has == needs {
        return Ok(());
    }
    Err(DataError::WrongSize {
        file,
        what,
        needs,
        has,
    })
}

/// As an array of the size that the program has room for.
pub(super) fn array<T, const N: usize>(
    file: &'static str,
    what: &'static str,
    items: Vec<T>,
) -> Result<[T; N], DataError> {
    items
        .try_into()
        .map_err(|items: Vec<T>| DataError::WrongSize {
            file,
            what,
            needs: N,
            has: items.len(),
        })
}

pub(super) fn range(
    spot: &Spot,
    key: &'static str,
    value: usize,
    low: usize,
    high: usize,
) -> Result<(), DataError> {
    if (low..=high).contains(&value) {
        return Ok(());
    }
    Err(DataError::OutOfRange {
        spot: spot.clone(),
        key,
        value,
        low,
        high,
    })
}

/// A fact stated in two places is the same in both.
pub(super) fn agree<T: PartialEq + Display>(
    spot: &Spot,
    key: &'static str,
    says: T,
    other: impl Display,
    other_says: T,
) -> Result<(), DataError> {
    if says == other_says {
        return Ok(());
    }
    Err(DataError::Disagree {
        spot: spot.clone(),
        key,
        says: says.to_string().into(),
        other: other.to_string().into(),
        other_says: other_says.to_string().into(),
    })
}

/// What the rules have built in must be what the file says: a file that says
/// otherwise would be believed by its reader and ignored by the game.
pub(super) fn ours<T: PartialEq + Display>(
    spot: &Spot,
    key: &'static str,
    says: T,
    plays: T,
) -> Result<(), DataError> {
    if says == plays {
        return Ok(());
    }
    Err(DataError::NotOurRules {
        spot: spot.clone(),
        key,
        says: says.to_string().into(),
        plays: plays.to_string().into(),
    })
}

/// An id that the rules know by name.
pub(super) fn known<T: Id>(spot: &Spot, key: &'static str, word: &str) -> Result<T, DataError> {
    word.parse().map_err(|unknown| DataError::Unknown {
        spot: spot.clone(),
        key,
        unknown,
    })
}

/// A record of a table of the file at hand, whose ids are `ids`.
pub(super) fn find(
    spot: &Spot,
    key: &'static str,
    kind: &'static str,
    ids: &[&str],
    word: &str,
) -> Result<usize, DataError> {
    (ids.iter().position(|id| *id == word)).ok_or_else(|| DataError::Unknown {
        spot: spot.clone(),
        key,
        unknown: unknown(kind, word, ids.iter().copied()),
    })
}

/// The index at which a row of a closed table belongs: every id there is, once.
pub(super) fn closed<'r, T: Id, R>(
    file: &'static str,
    table: &'static str,
    rows: &'r [R],
    id: impl Fn(&R) -> &str,
) -> Result<Vec<&'r R>, DataError> {
    ids(file, table, rows.iter().map(&id))?;
    for row in rows {
        let word = id(row);
        word.parse::<T>()
            .map_err(|unknown: UnknownId| DataError::Unknown {
                spot: Spot::named(file, table, word),
                key: "id",
                unknown,
            })?;
    }
    (0..T::COUNT)
        .map(|index| {
            let wanted = T::at(index).to_string();
            (rows.iter().find(|row| id(row) == wanted)).ok_or_else(|| DataError::Missing {
                file,
                table,
                id: keep(&wanted),
            })
        })
        .collect()
}

/// Keeps a text for as long as the program runs, so that a sheet can hand it out as
/// a plain `&'static str`. Equal texts are kept once: reading the same files again
/// and again, as tests do, takes no more memory.
pub(super) fn keep(text: &str) -> &'static str {
    static KEPT: LazyLock<Mutex<BTreeSet<&'static str>>> = LazyLock::new(Mutex::default);

    // Whoever panicked while holding it left the set as it was: it only grows.
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = kept.get(text) {
        return known;
    }
    let text: &'static str = Box::leak(text.into());
    kept.insert(text);
    text
}
