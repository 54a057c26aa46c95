//! A state that a seat cannot tell from the true one: hands and draw pile dealt
//! anew within what the seat knows for certain (D-b).

use kernel::{Ask, Audience, Chance, Seat, Value};

use crate::Title;
use crate::frame::{Frame, Titles, TurnStep};
use crate::side::{BySide, Side};
use crate::state::State;
use crate::strategy;
use crate::turn::MOST_BID;
use crate::view::View;

pub fn guess(view: &View, seat: Seat, chance: &mut dyn Chance) -> State {
    let mut state = State {
        open: view.open.clone(),
        hands: BySide::from_fn(|side| view.hands[side].cards.unwrap_or(view.hands[side].known)),
        known: BySide::from_fn(|side| view.hands[side].known),
        battle_hands: BySide::from_fn(|side| {
            view.hands[side]
                .battle
                .unwrap_or(view.hands[side].battle_known)
        }),
        battle_known: BySide::from_fn(|side| view.hands[side].battle_known),
        bids: [None; 2],
    };
    let ask = Ask::secret("guess", Audience::NOBODY);
    for side in Side::ALL {
        while state.hands[side].len() < usize::from(view.hands[side].size) {
            let card = strategy::draw(state.draw_pile(), ask, chance);
            state.hands[side].insert(card);
        }
    }
    if let Some(battle) = state.open.battle {
        for side in Side::ALL {
            while state.battle_hands[side].total() < battle.held[side] {
                let title = draw_title(undealt(&state), ask, chance);
                state.battle_hands[side].add(title);
            }
        }
    }
    if let Some(bid) = state.bids.get_mut(seat.index()) {
        *bid = view.bid;
    }
    // The other player's bid is made, whatever it was.
    let other = usize::from(1 - seat.0.min(1));
    let bidding = matches!(state.open.top(), Some(Frame::Turn(TurnStep::Bid)));
    if bidding && !view.asked.contains(&(other as u8)) {
        let name = |bid| Value::Face(bid);
        let bid = chance.one_of(ask, u32::from(MOST_BID) + 1, &name);
        state.bids[other] = Some(bid as u8);
    }
    state
}

/// Battle cards that are neither in a hand nor played.
pub fn undealt(state: &State) -> Titles {
    let all = Titles(Title::ALL.map(|title| title.sheet().count));
    let gone = state.open.battle.map_or(Titles::NONE, |battle| battle.gone);
    (Side::ALL.into_iter()).fold(all.minus(gone), |left, side| {
        left.minus(state.battle_hands[side])
    })
}

/// One of these battle cards, each as likely.
pub fn draw_title(from: Titles, ask: Ask, chance: &mut dyn Chance) -> Title {
    let nth = |index: u32| {
        let mut left = index;
        for title in Title::ALL {
            let count = u32::from(from.of(title));
            if left < count {
                return title;
            }
            left -= count;
        }
        Title::Reserve
    };
    let size = u32::from(from.total()).max(1);
    nth(chance.one_of(ask, size, &|index| Value::thing(nth(index).id())))
}
