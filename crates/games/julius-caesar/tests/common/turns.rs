//! Whole turns and years, for tests of what comes at their end.

use julius_caesar::{Act, Phase, Side};

use super::{Caesar, Case, Play, Pompey, cards};

impl Case {
    /// The winter after turn 5, in which nothing happened: two Events cancelled each other.
    #[track_caller]
    pub fn winter(self) -> Play {
        self.turn(5).cards("mars", "jupiter")
    }
}

impl Play {
    /// A card of the hand by its name or values.
    #[track_caller]
    fn in_hand(&self, side: Side, name: &str) -> julius_caesar::Card {
        let hand = self.state().hands[side];
        (cards(name).find(|&card| hand.contains(card)))
            .unwrap_or_else(|| panic!("{side:?} has no card {name}"))
    }

    #[track_caller]
    pub fn discard(&mut self, caesar: &str, pompey: &str) -> &mut Play {
        for (side, name) in [(Caesar, caesar), (Pompey, pompey)] {
            let card = self.in_hand(side, name);
            self.by(side, Act::Discard { card });
        }
        self
    }

    #[track_caller]
    pub fn commit(&mut self, caesar: &str, pompey: &str) -> &mut Play {
        for (side, name) in [(Caesar, caesar), (Pompey, pompey)] {
            let card = self.in_hand(side, name);
            self.by(side, Act::Commit { card });
        }
        self
    }

    /// A turn in which both play a Command and do nothing else.
    #[track_caller]
    pub fn idle_turn(&mut self, caesar: &str, pompey: &str) -> &mut Play {
        self.commit(caesar, pompey);
        self.to_battle()
    }

    #[track_caller]
    pub fn disband(&mut self, id: &str) -> &mut Play {
        self.act(Act::Disband {
            block: super::block(id),
        })
    }

    /// Nobody disbands more, and the cards of the next Year are dealt: six to
    /// Caesar, six to Pompey.
    #[track_caller]
    pub fn new_year(&mut self, deal: &[&'static str]) -> &mut Play {
        if self.phase() == (Phase::Disband { side: Caesar }) {
            self.act(Act::EndDisband);
        }
        assert_eq!(self.phase(), Phase::Disband { side: Pompey });
        self.draws(deal).act(Act::EndDisband)
    }
}

/// A deal with no Event, twelve cards.
pub const DEAL: [&str; 12] = [
    "command-3-1-a",
    "command-3-2-a",
    "command-2-3-a",
    "command-2-2-a",
    "command-2-1-a",
    "command-1-2-a",
    "command-3-1-b",
    "command-3-2-b",
    "command-2-3-b",
    "command-2-2-b",
    "command-2-1-b",
    "command-1-2-b",
];

/// A deal with two Events a side, twelve cards.
pub const MIXED_DEAL: [&str; 12] = [
    "apollo",
    "mars",
    "command-2-1-a",
    "command-2-2-a",
    "command-3-1-a",
    "command-1-2-a",
    "jupiter",
    "vulcan",
    "command-2-3-a",
    "command-2-1-b",
    "command-3-2-a",
    "command-4-1-a",
];
