//! What a viewer may know: all that is open, and his own hands (D-b).

use kernel::Viewer;
use land_war::{BySide, Side};
use serde::Serialize;

use crate::frame::Titles;
use crate::sets::CardSet;
use crate::state::{Open, State};

/// A side's strategy cards and battle cards as a viewer sees them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct HandView {
    pub size: u8,
    /// `None` for whoever may not look.
    pub cards: Option<CardSet>,
    /// Cards certainly in this hand, to the two players alone.
    pub known: CardSet,
    /// Battle cards of a battle under way.
    pub battle: Option<Titles>,
    /// Battle cards certainly in this hand, to the two players alone.
    pub battle_known: Titles,
}

/// What a viewer may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct View {
    pub viewer: Option<Side>,
    pub open: Open,
    pub hands: BySide<HandView>,
    /// Whose decision is awaited: seats, while they bid for sides (26.B).
    pub asked: Vec<u8>,
    /// The viewer's own bid.
    pub bid: Option<u8>,
}

impl View {
    pub fn of(state: &State, viewer: Viewer) -> View {
        let (seat, side) = match viewer {
            Viewer::Seat(seat) => (Some(seat), state.open.side_of(seat)),
            Viewer::Spectator => (None, None),
        };
        let asked = land_war::flow::asked(state).seats();
        View {
            viewer: side,
            open: state.open.clone(),
            hands: BySide::from_fn(|owner| {
                let own = side == Some(owner);
                let player = side.is_some();
                let for_players = |cards| if player { cards } else { Default::default() };
                HandView {
                    size: state.own.hands[owner].len() as u8,
                    cards: own.then_some(state.own.hands[owner]),
                    known: for_players(state.own.known[owner]),
                    battle: own.then_some(state.battle_hands[owner]),
                    battle_known: match player {
                        true => state.battle_known[owner],
                        false => Titles::NONE,
                    },
                }
            }),
            asked: asked.iter().map(|seat| seat.0).collect(),
            bid: seat.and_then(|seat| state.own.bids.get(seat.index()).copied().flatten()),
        }
    }
}
