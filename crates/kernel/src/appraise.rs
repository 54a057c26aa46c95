//! What a game can say of its own acts, for players that judge one decision at a time.

use crate::{Game, Seat};

/// Judges acts by what a seat can see. Rules do not use it; a bot may.
pub trait Appraise: Game {
    /// Writes one worth for each of `acts` into `worth`: more is better, and only
    /// the order matters. `view` is the seat's own.
    fn appraise(view: &Self::View, seat: Seat, acts: &[Self::Act], worth: &mut Vec<i64>);
}
