//! A match in the steps that one viewer saw. How many steps others took in private is
//! not among what it may know (K18), so it counts its own.

use crate::{Game, Table, Viewer};

impl<G: Game> Table<G> {
    /// Did `viewer` see something happen by the decision at `index`? It did if the
    /// decision was its own, or if something was told, closed or asked for all to see.
    fn is_step(&self, viewer: Viewer, index: usize) -> bool {
        let by = self.entries[self.live[index]].by();
        self.shown[index] || by.is_some_and(|by| Viewer::Seat(by) == viewer)
    }

    /// How many steps `viewer` saw since `decisions` decisions had been made.
    pub fn steps_since(&self, viewer: Viewer, decisions: usize) -> usize {
        (decisions.saturating_sub(self.before)..self.live.len())
            .filter(|&index| self.is_step(viewer, index))
            .count()
    }

    /// How many decisions had been made before the last `steps` steps that `viewer`
    /// saw; nothing if it did not see so many since the match began, or went on from a
    /// stored position. Private steps of others that came before
    /// the first of these steps stand.
    pub fn before_steps(&self, viewer: Viewer, steps: usize) -> Option<usize> {
        let places = (0..self.live.len()).rev();
        let mut seen = places.filter(|&index| self.is_step(viewer, index));
        match steps.checked_sub(1) {
            Some(before) => seen.nth(before).map(|index| self.before + index),
            None => Some(self.decisions()),
        }
    }
}
