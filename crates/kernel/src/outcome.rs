//! How a game ended.

use serde::{Deserialize, Serialize};

use crate::SeatSet;

/// The end of a game: who won, why, and the final scores.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Several where the rules know a joint win; empty for a draw or a stop.
    pub winners: SeatSet,
    /// A key of the game's words, such as `ten-points`.
    pub cause: std::borrow::Cow<'static, str>,
    /// One score a seat, in seat order; empty where the game keeps none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scores: Vec<i32>,
}

impl Outcome {
    /// The cause of a game that was stopped by a limit outside the rules (K25).
    pub const STOPPED: &'static str = "stopped";

    /// The causes of an end that players bring about, and not the rules.
    pub const RESIGNED: &'static str = "resigned";
    pub const AGREED: &'static str = "agreed";

    pub fn win(winners: SeatSet, cause: &'static str) -> Outcome {
        Outcome {
            winners,
            cause: cause.into(),
            scores: Vec::new(),
        }
    }

    pub fn draw(cause: &'static str) -> Outcome {
        Outcome::win(SeatSet::EMPTY, cause)
    }

    #[must_use]
    pub fn with_scores(mut self, scores: impl IntoIterator<Item = i32>) -> Outcome {
        self.scores = scores.into_iter().collect();
        self
    }

    /// Did the players end the match, and not its rules?
    pub fn is_of_players(&self) -> bool {
        [Outcome::RESIGNED, Outcome::AGREED].contains(&&*self.cause)
    }

    pub fn is_draw(&self) -> bool {
        self.winners.is_empty()
    }

    /// Seats from first to last: winners first, then by score; equal ones share a
    /// rank. Ranks count from 1.
    pub fn ranking(&self, seats: u8) -> Vec<(u8, crate::Seat)> {
        let key = |seat: crate::Seat| {
            let score = self.scores.get(seat.index()).copied().unwrap_or(0);
            (!self.winners.contains(seat), -i64::from(score))
        };
        let mut order: Vec<_> = SeatSet::first(seats).iter().collect();
        order.sort_by_key(|&seat| key(seat));
        let mut ranked: Vec<(u8, crate::Seat)> = Vec::with_capacity(order.len());
        for (place, &seat) in order.iter().enumerate() {
            let rank = match ranked.last() {
                Some(&(rank, before)) if key(before) == key(seat) => rank,
                _ => place as u8 + 1,
            };
            ranked.push((rank, seat));
        }
        ranked
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    fn ranks(outcome: &Outcome, seats: u8) -> Vec<(u8, u8)> {
        (outcome.ranking(seats).into_iter())
            .map(|(rank, seat)| (rank, seat.0))
            .collect()
    }

    /// K24
    #[test]
    fn winners_come_first_and_equal_scores_share_a_rank() {
        let winners = |seats: &[u8]| seats.iter().copied().map(Seat).collect::<SeatSet>();
        for (won, scores, expected) in [
            (
                &[1][..],
                &[5, 3, 5, 2][..],
                &[(1, 1), (2, 0), (2, 2), (4, 3)][..],
            ),
            (&[0, 2], &[9, 1, 4, 1], &[(1, 0), (2, 2), (3, 1), (3, 3)]),
            (&[0, 2], &[], &[(1, 0), (1, 2), (3, 1), (3, 3)]),
            (&[], &[2, 7, 2, 7], &[(1, 1), (1, 3), (3, 0), (3, 2)]),
            (&[], &[], &[(1, 0), (1, 1), (1, 2), (1, 3)]),
            // A score that was not kept counts as nothing.
            (&[], &[-1, 1], &[(1, 1), (2, 2), (2, 3), (4, 0)]),
        ] {
            let outcome = Outcome::win(winners(won), "x").with_scores(scores.iter().copied());
            assert_eq!(ranks(&outcome, 4), expected, "{won:?} {scores:?}");
        }
    }

    #[test]
    fn a_draw_has_no_winner_and_is_written_without_scores() {
        let draw = Outcome::draw("time");
        assert!(draw.is_draw());
        let text = serde_json::to_string(&draw).unwrap();
        assert_eq!(text, r#"{"winners":[],"cause":"time"}"#);
        assert_eq!(serde_json::from_str::<Outcome>(&text).unwrap(), draw);
    }
}
