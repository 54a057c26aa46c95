//! Windows: moments at which seats may interrupt (K9).

use serde::{Deserialize, Serialize};

use super::Few;
use crate::{Game, Seat, SeatSet, Viewer};

/// How a window goes on after an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reopen {
    /// Each seat is asked once, whatever it answers.
    Never,
    /// A seat is asked again until it declines, then the next; nobody comes back.
    SameSeat,
    /// The seats are asked in turn, and round again until all decline in a row.
    UntilAllDecline,
}

/// A window that is open, as part of a state. The order of asking and the seats that
/// are asked follow from public facts; what a seat may answer is its own affair.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Window {
    order: Few<Seat, { Seat::MAX }>,
    reopen: Reopen,
    /// Whose turn it is, as a place in `order`; beyond it the window is closed.
    next: u8,
    declined_in_row: u8,
    /// What has been played in this window, by numbers that the game gives.
    used: u64,
}

impl Window {
    /// What a seat names that lets windows of every kind pass.
    pub const EVERY: &'static str = "every";

    /// Opens a window. Seats are asked in the order given, each at its first place.
    pub fn new(order: impl IntoIterator<Item = Seat>, reopen: Reopen) -> Window {
        let mut seats = Few::new();
        let mut in_order = SeatSet::EMPTY;
        for seat in order {
            // A seat beyond the largest table is in no set and is never asked.
            let now = in_order.with(seat);
            if now != in_order {
                seats.extend([seat]);
                in_order = now;
            }
        }
        Window {
            order: seats,
            reopen,
            next: 0,
            declined_in_row: 0,
            used: 0,
        }
    }

    /// A window for one seat, asked once.
    pub fn single(seat: Seat) -> Window {
        Window::new([seat], Reopen::Never)
    }

    /// Each of `among` once, clockwise from `first`, at a table of `seats` seats.
    pub fn clockwise(first: Seat, among: SeatSet, seats: u8) -> Window {
        let round = (0..seats).map(move |step| Seat((first.0 + step) % seats));
        Window::new(
            round.filter(move |&seat| among.contains(seat)),
            Reopen::Never,
        )
    }

    /// Opens a window for those seats whose gate is open. The gate sees what a
    /// spectator sees, so that being asked tells nobody anything.
    pub fn behind<G: Game>(
        state: &G::State,
        order: impl IntoIterator<Item = Seat>,
        reopen: Reopen,
        gate: impl Fn(&G::View, Seat) -> bool,
    ) -> Window {
        let public = G::view(state, Viewer::Spectator);
        let asked = order.into_iter().filter(|&seat| gate(&public, seat));
        Window::new(asked, reopen)
    }

    /// Who is asked; nobody once the window is closed.
    pub fn asked(&self) -> Option<Seat> {
        self.order.get(self.next as usize)
    }

    pub fn is_closed(&self) -> bool {
        self.asked().is_none()
    }

    /// The seat that is asked passes.
    pub fn decline(&mut self) {
        if self.is_closed() {
            return;
        }
        // A state may come from outside with any number in it.
        self.declined_in_row = self.declined_in_row.saturating_add(1);
        let all = self.declined_in_row as usize >= self.order.len();
        match self.reopen {
            Reopen::UntilAllDecline if all => self.close(),
            Reopen::UntilAllDecline => self.turn_round(),
            Reopen::Never | Reopen::SameSeat => self.next += 1,
        }
    }

    /// The seat that is asked played something. `what` is a number under 64 by which
    /// the game knows like things apart, such as cards of one title.
    pub fn play(&mut self, what: u8) {
        if self.is_closed() {
            return;
        }
        self.declined_in_row = 0;
        self.used |= bit(what);
        match self.reopen {
            Reopen::Never => self.next += 1,
            Reopen::SameSeat => {}
            Reopen::UntilAllDecline => self.turn_round(),
        }
    }

    /// Whether something of this number was played in this window.
    pub fn is_used(&self, what: u8) -> bool {
        self.used & bit(what) != 0
    }

    /// Ends the window: what it waited for is gone.
    pub fn close(&mut self) {
        self.next = self.order.len() as u8;
    }

    fn turn_round(&mut self) {
        self.next = (self.next + 1) % self.order.len() as u8;
    }
}

fn bit(what: u8) -> u64 {
    debug_assert!(what < 64, "a window knows 64 things apart");
    1u64.checked_shl(what.into()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);

    /// Answers, `p` for played and `d` for declined, and who is asked before each
    /// and at the end.
    fn asked(mut window: Window, answers: &str) -> Vec<Option<u8>> {
        let mut asked = vec![window.asked().map(|seat| seat.0)];
        for answer in answers.chars() {
            match answer {
                'p' => window.play(0),
                _ => window.decline(),
            }
            asked.push(window.asked().map(|seat| seat.0));
        }
        asked
    }

    /// K9
    #[test]
    fn both_are_asked_in_turn_until_both_decline_in_a_row() {
        let both = || Window::new([A, B], Reopen::UntilAllDecline);
        assert_eq!(asked(both(), "dd"), [Some(0), Some(1), None]);
        assert_eq!(asked(both(), "pdd"), [Some(0), Some(1), Some(0), None]);
        let long = [Some(0), Some(1), Some(0), Some(1), Some(0), Some(1), None];
        assert_eq!(asked(both(), "dppddd")[..4], long[..4]);
        assert_eq!(asked(both(), "dpdpdd"), long);
    }

    /// K9
    #[test]
    fn a_window_not_reopened_lets_each_play_all_he_wants() {
        let prepare = Window::new([A, B], Reopen::SameSeat);
        let order = [Some(0), Some(0), Some(0), Some(1), Some(1), None];
        assert_eq!(asked(prepare, "ppdpd"), order);
    }

    /// K9
    #[test]
    fn a_single_shot_is_over_after_one_answer() {
        assert_eq!(asked(Window::single(B), "p"), [Some(1), None]);
        assert_eq!(asked(Window::single(B), "d"), [Some(1), None]);
        assert_eq!(asked(Window::single(B), "dd"), [Some(1), None, None]);
    }

    /// K9
    #[test]
    fn clockwise_is_once_round_from_the_first() {
        let among = [0, 2, 4].into_iter().map(Seat).collect();
        let window = Window::clockwise(Seat(3), among, 5);
        assert_eq!(asked(window, "pdp"), [Some(4), Some(0), Some(2), None]);
    }

    #[test]
    fn a_title_once_used_stays_used_until_the_window_is_gone() {
        let mut window = Window::new([A, B], Reopen::UntilAllDecline);
        window.play(5);
        window.decline();
        assert!(window.is_used(5) && !window.is_used(4));
        window.close();
        assert_eq!(window.asked(), None);
        let text = serde_json::to_string(&window).unwrap();
        assert_eq!(serde_json::from_str::<Window>(&text).unwrap(), window);
    }

    #[test]
    fn a_window_for_nobody_is_closed() {
        let window = Window::clockwise(A, SeatSet::EMPTY, 4);
        assert!(window.is_closed());
        assert_eq!(asked(window, "dp"), [None, None, None]);
    }
}
