//! What a viewer may know: all that is open, and his own hands (D-b).

use kernel::{Ask, Audience, Chance, Viewer};
use serde::{Deserialize, Serialize};

use crate::battle;
use crate::flow;
use crate::set::CardSet;
use crate::side::{BySide, Side};
use crate::state::{Open, State};
use crate::strategy;
use crate::tables::Titles;
use crate::war::{Hidden, War};

/// A side's strategy cards and battle cards as a viewer sees them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct HandView<W: War> {
    pub size: u8,
    /// `None` for whoever may not look.
    pub cards: Option<CardSet<W>>,
    /// Cards certainly in this hand, to the two players alone.
    pub known: CardSet<W>,
    /// Battle cards of a battle under way.
    pub battle: Option<Titles>,
    /// Battle cards certainly in this hand, to the two players alone.
    pub battle_known: Titles,
}

/// What a viewer may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct View<W: War> {
    pub viewer: Option<Side>,
    pub open: Open<W>,
    pub hands: BySide<HandView<W>>,
    /// Seats whose decision is awaited.
    pub asked: Vec<u8>,
    /// What the game itself shows this viewer.
    #[serde(flatten)]
    pub seen: <W::Secret as Hidden>::Seen,
}

impl<W: War> View<W> {
    pub fn of(state: &State<W>, viewer: Viewer) -> View<W> {
        let (seat, side) = match viewer {
            Viewer::Seat(seat) => (Some(seat), state.open.side_of(seat)),
            Viewer::Spectator => (None, None),
        };
        let asked = flow::asked(state).seats();
        View {
            viewer: side,
            open: state.open.clone(),
            hands: BySide::from_fn(|owner| {
                let own = side == Some(owner);
                let player = side.is_some();
                HandView {
                    size: state.hands[owner].len() as u8,
                    cards: own.then_some(state.hands[owner]),
                    known: match player {
                        true => state.known[owner],
                        false => CardSet::EMPTY,
                    },
                    battle: own.then_some(state.battle_hands[owner]),
                    battle_known: match player {
                        true => state.battle_known[owner],
                        false => Titles::NONE,
                    },
                }
            }),
            asked: asked.iter().map(|seat| seat.0).collect(),
            seen: state.secret.seen_by(seat),
        }
    }

    /// A state that the viewer cannot tell from the true one: hands and draw pile dealt
    /// anew within what he knows for certain. What the game itself hides is `secret`.
    pub fn guess(&self, secret: W::Secret, chance: &mut dyn Chance) -> State<W> {
        let mut state = State::new(self.open.clone(), secret);
        state.hands = BySide::from_fn(|side| {
            let hand = &self.hands[side];
            hand.cards.unwrap_or(hand.known)
        });
        state.known = BySide::from_fn(|side| self.hands[side].known);
        state.battle_hands = BySide::from_fn(|side| {
            let hand = &self.hands[side];
            hand.battle.unwrap_or(hand.battle_known)
        });
        state.battle_known = BySide::from_fn(|side| self.hands[side].battle_known);
        let ask = Ask::secret("guess", Audience::NOBODY);
        for side in Side::ALL {
            while state.hands[side].len() < usize::from(self.hands[side].size) {
                let card = strategy::draw(strategy::draw_pile(&state), ask, chance);
                state.hands[side].insert(card);
            }
        }
        if let Some(now) = state.open.battle {
            for side in Side::ALL {
                while state.battle_hands[side].total() < now.held[side] {
                    let title = battle::draw_title(state.undealt(), ask, chance);
                    state.battle_hands[side].add(title);
                }
            }
        }
        state
    }
}
