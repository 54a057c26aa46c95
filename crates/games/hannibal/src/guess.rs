//! A state that a seat cannot tell from the true one: hands and draw pile dealt
//! anew within what the seat knows for certain (D-b).

use kernel::{Ask, Audience, Chance, Seat, Value};
use land_war::{BySide, Side, battle};

use crate::frame::{Frame, Stage, TurnStep};
use crate::state::{Secret, State, draw_pile};
use crate::strategy;
use crate::turn::MOST_BID;
use crate::view::View;

pub fn guess(view: &View, seat: Seat, chance: &mut dyn Chance) -> State {
    let secret = Secret {
        hands: BySide::from_fn(|side| view.hands[side].cards.unwrap_or(view.hands[side].known)),
        known: BySide::from_fn(|side| view.hands[side].known),
        bids: [None; 2],
    };
    let mut state = State::new(view.open.clone(), secret);
    state.battle_hands = BySide::from_fn(|side| {
        let hand = &view.hands[side];
        hand.battle.unwrap_or(hand.battle_known)
    });
    state.battle_known = BySide::from_fn(|side| view.hands[side].battle_known);
    let ask = Ask::secret("guess", Audience::NOBODY);
    for side in Side::ALL {
        while state.own.hands[side].len() < usize::from(view.hands[side].size) {
            let card = strategy::draw(draw_pile(&state), ask, chance);
            state.own.hands[side].insert(card);
        }
    }
    if let Some(battle) = state.open.battle {
        for side in Side::ALL {
            while state.battle_hands[side].total() < battle.held[side] {
                let title = battle::draw_title(state.undealt(), ask, chance);
                state.battle_hands[side].add(title);
            }
        }
    }
    if let Some(bid) = state.own.bids.get_mut(seat.index()) {
        *bid = view.bid;
    }
    // The other player's bid is made, whatever it was.
    let other = usize::from(1 - seat.0.min(1));
    let bidding = matches!(
        state.open.top(),
        Some(Frame::Own(Stage::Turn(TurnStep::Bid)))
    );
    if bidding && !view.asked.contains(&(other as u8)) {
        let name = |bid| Value::Face(bid);
        let bid = chance.one_of(ask, u32::from(MOST_BID) + 1, &name);
        state.own.bids[other] = Some(bid as u8);
    }
    state
}
