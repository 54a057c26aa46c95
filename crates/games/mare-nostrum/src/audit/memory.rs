//! What a round and a turn remember: nothing before its time, and nothing that was
//! wiped. Otherwise a position would bear the marks of moves that nobody made.

use kernel::Broken;

use crate::by::{ByProvince, BySea};
use crate::state::{Phase, State, Trade, Turn};

/// The phases of a round, in their order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    Collection,
    Trade,
    Building,
    Movement,
    Leadership,
}

impl Stage {
    fn of(phase: Phase) -> Stage {
        match phase {
            Phase::ChooseEmpire { .. }
            | Phase::Cities { .. }
            | Phase::Temple { .. }
            | Phase::Colossus { .. } => Stage::Collection,
            Phase::Announce
            | Phase::OwnNumber { .. }
            | Phase::Offer
            | Phase::Take { .. }
            | Phase::Give { .. } => Stage::Trade,
            Phase::Perseus { .. }
            | Phase::NameBuilder
            | Phase::Build { .. }
            | Phase::Copy { .. }
            | Phase::Gardens { .. } => Stage::Building,
            Phase::Peace { .. }
            | Phase::NameMover
            | Phase::TakeOver
            | Phase::Sail
            | Phase::Attack
            | Phase::March
            | Phase::Fight
            | Phase::Losses { .. }
            | Phase::Conquest
            | Phase::Occupy { .. }
            | Phase::Convert { .. }
            | Phase::Plunder { .. }
            | Phase::Circe => Stage::Movement,
            Phase::Tie { .. } | Phase::Over { .. } => Stage::Leadership,
        }
    }
}

impl State {
    pub(super) fn audit_memory(&self) -> Result<(), Broken> {
        let open = &self.open;
        let stage = Stage::of(open.phase);
        let trading = stage == Stage::Trade && open.phase != Phase::Announce;
        must!(
            trading || open.trade == Trade::default(),
            "a trade is remembered and none is under way"
        );
        must!(
            stage >= Stage::Building || open.finished.is_empty(),
            "somebody had his turn before the turns began"
        );
        // R-a, 4.3.3-b
        must!(
            stage >= Stage::Movement || open.fresh.is_empty(),
            "an occupation is fresh before anybody moved"
        );
        must!(
            stage >= Stage::Movement || open.peace.is_none(),
            "there is peace before it was declared"
        );
        // RUL-40
        let building = matches!(
            open.phase,
            Phase::NameBuilder | Phase::Build { .. } | Phase::Copy { .. } | Phase::Over { .. }
        );
        must!(
            building || open.pyramids.is_empty() && open.fifth.is_empty(),
            "somebody has won and the game goes on"
        );
        match &open.turn {
            Some(turn) => self.audit_moves(turn),
            None => Ok(()),
        }
    }

    /// 4.0-a: ships sail, then fight; legions march, then fight, then conquer.
    fn audit_moves(&self, turn: &Turn) -> Result<(), Broken> {
        let empire = turn.empire;
        must!(
            !self.open.finished.contains(empire),
            "{empire} has a turn and had it already"
        );
        let come = match self.open.phase {
            Phase::Sail => 1,
            Phase::Attack => 2,
            Phase::March => 3,
            Phase::Fight | Phase::Losses { .. } => 4,
            phase if phase.is_of_a_move() && phase != Phase::TakeOver => 5,
            _ => 0,
        };
        for (from, none, what) in [
            (1, turn.sailed == BySea::default(), "sailed"),
            (2, turn.fought_at_sea.is_empty(), "fought at sea"),
            (3, turn.marched == ByProvince::default(), "marched"),
            (4, turn.fought.is_empty(), "fought on land"),
            (5, turn.conquests.is_empty(), "conquered"),
        ] {
            must!(come >= from || none, "{empire} has {what} before its time");
        }
        Ok(())
    }
}
