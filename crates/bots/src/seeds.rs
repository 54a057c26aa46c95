//! Where each game of a series gets its luck from.

use kernel::{Seat, SplitMix64};

/// The seed of one game. It alone decides what chance brings and what bots do, so
/// a game can be played again without the series it came from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameSeed(pub u64);

impl GameSeed {
    /// The seed of game `index` of a series. The first game has the seed of the
    /// series: what went wrong in a long series is a series of one.
    pub const fn of(series: u64, index: u64) -> GameSeed {
        match index {
            0 => GameSeed(series),
            _ => GameSeed(SplitMix64::fork(series, index).next()),
        }
    }

    pub const fn chance(self) -> SplitMix64 {
        SplitMix64::fork(self.0, 0)
    }

    /// Bots draw from streams of their own: another bot does not change the dice.
    pub const fn bot(self, seat: Seat) -> SplitMix64 {
        SplitMix64::fork(self.0, 1 + seat.0 as u64)
    }
}
