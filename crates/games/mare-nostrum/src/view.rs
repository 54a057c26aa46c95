//! I Information: what each viewer may know, and nothing else.

use kernel::{Game, Viewer};
use serde::{Deserialize, Serialize};

use crate::by::{ByEmpire, ByTrack};
use crate::game::MareNostrum;
use crate::holding::Holding;
use crate::ids::{Empire, Track};
use crate::sets::EmpireSet;
use crate::state::{Open, Paying, Phase, State};

/// What a viewer may know. Built field by field: a new field of the state is hidden
/// until someone decides otherwise here.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    /// The empire of the viewer, if it plays one.
    pub empire: Option<Empire>,
    pub open: Open,
    /// Who owes a decision; while empires are chosen, nobody who has one.
    pub asked: EmpireSet,
    /// Whether the viewer owes a decision.
    pub is_asked: bool,
    /// Who has laid out his whole offer, while offers are made.
    pub ready: EmpireSet,
    /// RUL-8: how many resources each holds behind his screen.
    pub held: ByEmpire<u8>,
    /// One's own resources behind the screen (I-a).
    pub hand: Holding,
    /// One's own offer as far as it is made.
    pub offer: Holding,
    /// One's own payment as far as it is made.
    pub paying: Option<Paying>,
    /// What one keeps by the Hanging Gardens, as far as it is chosen.
    pub kept: Holding,
    /// 5-a
    pub values: ByEmpire<ByTrack<u8>>,
    /// I-b: how many legendary goods are in the pile, and cards face down.
    pub pile: u8,
    pub deck: u8,
}

impl View {
    pub fn of(state: &State, viewer: Viewer) -> View {
        let open = &state.open;
        let (seat, empire) = match viewer {
            Viewer::Seat(seat) => (Some(seat), open.empire_of(seat)),
            Viewer::Spectator => (None, None),
        };
        let seats = MareNostrum::asked(state).seats();
        let own = |who: Option<Empire>| empire.is_some() && who == empire;
        let builder = match open.phase {
            Phase::Build { empire, .. } => Some(empire),
            _ => None,
        };
        let gardener = match open.phase {
            Phase::Gardens { empire } => Some(empire),
            _ => None,
        };
        let offering = open.phase == Phase::Offer;
        let owing = state.owing();
        View {
            viewer,
            empire,
            open: *open,
            asked: seats
                .iter()
                .filter_map(|seat| open.empire_of(seat))
                .collect(),
            is_asked: seat.is_some_and(|seat| seats.contains(seat)),
            ready: (open.players().iter())
                .filter(|&who| offering && open.trade.due[who] > 0 && !owing.contains(who))
                .collect(),
            held: ByEmpire::from_fn(|empire| state.hands[empire].count()),
            hand: empire.map_or(Holding::NONE, |empire| state.hands[empire]),
            offer: empire.map_or(Holding::NONE, |empire| state.drafts[empire]),
            paying: state.paying.filter(|_| own(builder)),
            kept: if own(gardener) {
                state.kept
            } else {
                Holding::NONE
            },
            values: ByEmpire::from_fn(|empire| {
                ByTrack::new(Track::ALL.map(|track| open.value(empire, track)))
            }),
            pile: state.pile.len() as u8,
            deck: state.deck.len() as u8,
        }
    }
}
