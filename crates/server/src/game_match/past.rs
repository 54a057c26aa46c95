//! The last positions of a match, so that pages can tell what happened one decision
//! after the other. They are kept as the rules made them; what a viewer may see of them
//! is worked out when he asks.

use std::collections::VecDeque;

use kernel::{AnyTable, Position, Seat, SeatSet, Viewer};

/// So many positions are kept: more decisions than a turn of all bots has.
const KEPT: usize = 160;

/// A position that a decision led to.
#[derive(Debug)]
pub struct PastPosition {
    pub position: Position,
    /// Who decided, where it was a seat.
    pub by: Option<Seat>,
    decisions: usize,
    /// `AnyTable::version` of each seat, then of spectators.
    versions: Vec<u64>,
}

impl PastPosition {
    fn version(&self, viewer: Viewer) -> u64 {
        let seats = self.versions.len().saturating_sub(1);
        let index = match viewer {
            Viewer::Seat(seat) => seat.index().min(seats),
            Viewer::Spectator => seats,
        };
        self.versions.get(index).copied().unwrap_or(0)
    }

    /// Could `viewer` tell this position from the `other`?
    pub fn differs_for(&self, viewer: Viewer, other: &PastPosition) -> bool {
        self.version(viewer) != other.version(viewer)
    }
}

/// The last positions, oldest first; the last is the present one.
#[derive(Debug, Default)]
pub struct Past(VecDeque<PastPosition>);

impl Past {
    /// Takes the present position. Positions that were taken back are forgotten.
    pub fn note(&mut self, table: &dyn AnyTable, by: Option<Seat>) {
        let decisions = table.decisions();
        let mut by = by;
        while let Some(last) = self.0.back().filter(|last| last.decisions >= decisions) {
            if last.decisions == decisions {
                by = by.or(last.by);
            }
            self.0.pop_back();
        }
        let seats = SeatSet::first(table.setup().seats);
        let viewers = seats.iter().map(Viewer::Seat).chain([Viewer::Spectator]);
        self.0.push_back(PastPosition {
            position: table.position(),
            by,
            decisions,
            versions: viewers.map(|viewer| table.version(viewer)).collect(),
        });
        if self.0.len() > KEPT {
            self.0.pop_front();
        }
    }

    /// The positions from the `from`th kept one on.
    pub fn from(&self, from: usize) -> impl Iterator<Item = &PastPosition> {
        self.0.iter().skip(from)
    }

    /// The position that `viewer` saw as `version`; the oldest that is kept, where that
    /// was longer ago; nothing, where it was taken back.
    pub fn seen_as(&self, viewer: Viewer, version: u64) -> Option<usize> {
        let seen = |past: &PastPosition| past.version(viewer) == version;
        let older = |past: &&PastPosition| version < past.version(viewer);
        (self.0.iter().rposition(seen)).or_else(|| self.0.front().filter(older).map(|_| 0))
    }

    /// How many decisions had been made before the last one of `seat`.
    pub fn decisions_before_own(&self, seat: Seat) -> Option<usize> {
        self.0
            .get(self.before_own(seat)?)
            .map(|past| past.decisions)
    }

    /// The position before the last decision of `seat`.
    pub fn before_own(&self, seat: Seat) -> Option<usize> {
        let own = self.0.iter().rposition(|past| past.by == Some(seat))?;
        own.checked_sub(1)
    }
}
