//! Taking back. A seat may take back its own decisions until chance was used,
//! something hidden was shown or another seat answered; further back all must agree.

use crate::record::Entry;
use crate::replay::in_seat_order;
use crate::{Game, Out, Script, Seat, Table};

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum UndoError {
    #[error("there is nothing of yours to take back")]
    Nothing,
    #[error("only {made} decisions were made")]
    TooFar { made: usize },
    #[error("the match goes on from a stored position; what was before it stands")]
    Restored,
}

impl<G: Game> Table<G> {
    /// Whether `seat` may take back its last decision. After the end nobody may: the
    /// seed may be known by then.
    pub fn can_undo(&self, seat: Seat) -> bool {
        if self.outcome().is_some() {
            return false;
        }
        match &self.joint {
            Some(joint) => self.last_answer(seat, joint.first).is_some(),
            None => self.last_own(seat).is_some(),
        }
    }

    /// The seat's last decision, as a place in `live`, if nothing stands in the way of
    /// taking it back: others may have taken steps since that nobody else could see.
    fn last_own(&self, seat: Seat) -> Option<usize> {
        let first = self.live.len() - self.back.len();
        for index in (first..self.live.len()).rev() {
            if self.entries[self.live[index]].by() == Some(seat) {
                return Some(index);
            }
            if self.shown[index] {
                return None;
            }
        }
        None
    }

    /// Takes back the seat's last decision, if nothing was drawn, shown or answered
    /// since. What another seat began in private since, to answer what is now no longer
    /// asked, goes with it. Returns the place in `entries` that the decision had.
    pub fn undo(&mut self, seat: Seat) -> Result<usize, UndoError> {
        if !self.can_undo(seat) {
            return Err(UndoError::Nothing);
        }
        let gone = match &self.joint {
            Some(joint) => self.undo_answer(seat, joint.first),
            None => self.undo_last(seat),
        }
        .ok_or(UndoError::Nothing)?;
        self.own[seat.index()] += 1;
        Ok(gone)
    }

    fn undo_last(&mut self, seat: Seat) -> Option<usize> {
        let asked = G::asked(&self.state);
        let index = self.last_own(seat)?;
        let kept = self.back.len() - (self.live.len() - index);
        self.state = self.back.drain(kept..).next()?;
        let gone = self.live[index];
        for &entry in &self.live[index + 1..] {
            if let Some(other) = self.entries[entry].by() {
                self.own[other.index()] += 1;
            }
        }
        self.live.truncate(index);
        self.shown.truncate(index);
        self.entries.truncate(gone);
        let decisions = self.decisions();
        let kept = (self.log[self.first_line..].iter())
            .take_while(|line| line.decision <= decisions)
            .count()
            + self.first_line;
        if kept < self.log.len() {
            self.log.truncate(kept);
            self.public += 1;
        }
        self.note_asked(asked);
        Some(gone)
    }

    /// The seat's last answer to the joint question, as a place in `live`.
    fn last_answer(&self, seat: Seat, first: usize) -> Option<usize> {
        (first..self.live.len()).rev().find(|&decision| {
            matches!(self.entries[self.live[decision]], Entry::Act { seat: by, .. } if by == seat)
        })
    }

    /// Inside a joint question all other answers stay: the question is asked anew
    /// and answered again without the one taken back.
    fn undo_answer(&mut self, seat: Seat, first: usize) -> Option<usize> {
        let gone = self.last_answer(seat, first)?;
        let start = self.joint.as_ref()?.start.clone();
        let asked = G::asked(&self.state);
        self.state = start;
        let place = self.live.remove(gone);
        self.shown.remove(gone);
        self.entries.remove(place);
        for entry in &mut self.live[gone..] {
            *entry -= 1;
        }
        let mut out = Out::muted();
        for &entry in &self.live[first..] {
            if let Entry::Act { seat, act, .. } = self.entries[entry] {
                G::apply(&mut self.state, seat, act, &mut Script::default(), &mut out);
            }
        }
        self.note_asked(asked);
        Some(place)
    }

    /// Goes back to where `to` decisions had been made. The caller has the
    /// agreement of every seat, and has not published the seed. Chance is not
    /// rewound, and the record keeps what is abandoned: its outcomes are part of the
    /// stream. Answers to a joint question have no order, so going back into the
    /// midst of them goes back to where it was asked. Nobody goes back past a stored
    /// position that the match went on from.
    pub fn rewind(&mut self, to: usize) -> Result<(), UndoError> {
        let made = self.decisions();
        if to > made {
            return Err(UndoError::TooFar { made });
        }
        let Some(mut kept) = to.checked_sub(self.before) else {
            return Err(UndoError::Restored);
        };
        let mut again = self.rewound();
        for (index, &entry) in self.live[..kept].iter().enumerate() {
            let entry = self.entries[entry].clone();
            again
                .enter(index, entry, None)
                .expect("what was played can be played again");
        }
        if let Some(joint) = &again.joint {
            kept = joint.first;
            again.state = joint.start.clone();
        }
        // What is abandoned must not tell who was slow either.
        if let Some(joint) = &self.joint {
            in_seat_order(&mut self.entries, self.live.get(joint.first));
        }
        self.state = again.state;
        self.joint = again.joint;
        self.log = again.log;
        self.back.clear();
        self.live.truncate(kept);
        self.shown.truncate(kept);
        let to = self.decisions();
        self.entries.push(Entry::Rewind { to });
        self.public += 1;
        Ok(())
    }
}
