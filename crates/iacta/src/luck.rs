//! Chance beside the dice of a match.

use kernel::{Record, Seat, Seed, SplitMix64};

/// What a bot draws from when it has to choose. It follows from the match and the
/// place in it: a bot asked twice answers the same, and so does one asked again
/// after a break.
pub fn luck(seed: Seed, decisions: usize, seat: Seat) -> SplitMix64 {
    let [a, b, c, d, e, f, g, h, ..] = seed.0;
    let seed = u64::from_le_bytes([a, b, c, d, e, f, g, h]);
    SplitMix64::fork(
        seed,
        decisions as u64 * Seat::MAX as u64 + u64::from(seat.0),
    )
}

/// How many outcomes a record has used, those on abandoned branches included: the
/// place in the stream of its seed.
pub fn drawn_by(record: &Record) -> u64 {
    let entries = record.entries.iter().map(|entry| entry.chance().len());
    (record.opening.len() + entries.sum::<usize>()) as u64
}
