//! The checks that several files share.

use std::collections::BTreeSet;
use std::fmt::Display;
use std::ops::RangeInclusive;

use super::error::{DataError, Spot};

/// Ids are well formed, and no two records of a table share one.
pub(super) fn ids<'a>(
    file: &'static str,
    table: &str,
    ids: impl IntoIterator<Item = &'a str>,
) -> Result<(), DataError> {
    let mut seen = BTreeSet::new();
    for id in ids {
        let spot = || Spot::named(file, table, id);
        let known = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        let hyphens = id.starts_with('-') || id.ends_with('-') || id.contains("--");
        if id.is_empty() || hyphens || !id.chars().all(known) {
            return Err(DataError::BadId { spot: spot() });
        }
        if !seen.insert(id) {
            return Err(DataError::IdTwice { spot: spot() });
        }
    }
    Ok(())
}

/// `[meta]` counts what is in the file: it is there to notice a lost record.
pub(super) fn counts(
    file: &'static str,
    counts: &[(&'static str, usize, usize)],
) -> Result<(), DataError> {
    match counts.iter().find(|(_, says, has)| says != has) {
        Some(&(key, says, has)) => Err(DataError::Miscount {
            file,
            key,
            says,
            has,
        }),
        None => Ok(()),
    }
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

/// As an array of the size that [`size`] has checked.
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
    value: impl Into<usize>,
    range: RangeInclusive<usize>,
) -> Result<(), DataError> {
    let value = value.into();
    if range.contains(&value) {
        return Ok(());
    }
    Err(DataError::OutOfRange {
        spot: spot.clone(),
        key,
        value,
        low: *range.start(),
        high: *range.end(),
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
