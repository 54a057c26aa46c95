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
            None => !self.back.is_empty() && self.last_by() == Some(seat),
        }
    }

    /// Takes back the seat's last decision, if nothing was drawn, shown or answered
    /// since. Returns the place in `entries` that it had.
    pub fn undo(&mut self, seat: Seat) -> Result<usize, UndoError> {
        if !self.can_undo(seat) {
            return Err(UndoError::Nothing);
        }
        let gone = match &self.joint {
            Some(joint) => self.undo_answer(seat, joint.first),
            None => self.undo_last(),
        }
        .ok_or(UndoError::Nothing)?;
        self.own[seat.index()] += 1;
        Ok(gone)
    }

    fn undo_last(&mut self) -> Option<usize> {
        let asked = G::asked(&self.state);
        self.state = self.back.pop()?;
        let gone = self.live.pop()?;
        self.entries.truncate(gone);
        let decisions = self.live.len();
        let kept = (self.log.iter())
            .take_while(|line| line.decision <= decisions)
            .count();
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
    /// midst of them goes back to where it was asked.
    pub fn rewind(&mut self, to: usize) -> Result<(), UndoError> {
        let made = self.live.len();
        if to > made {
            return Err(UndoError::TooFar { made });
        }
        let mut again = self.rewound();
        for (index, &entry) in self.live[..to].iter().enumerate() {
            let entry = self.entries[entry].clone();
            again
                .enter(index, entry, None)
                .expect("what was played can be played again");
        }
        let mut to = to;
        if let Some(joint) = &again.joint {
            to = joint.first;
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
        self.live.truncate(to);
        self.entries.push(Entry::Rewind { to });
        self.public += 1;
        Ok(())
    }
}
