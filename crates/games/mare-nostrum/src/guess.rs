//! A state that a seat cannot tell from the true one: everything hidden is dealt
//! anew within what the seat knows for certain.

use kernel::{Ask, Chance, Value};

use crate::by::ByEmpire;
use crate::data::data;
use crate::holding::Holding;
use crate::ids::{Empire, Good, Token};
use crate::sets::{CardSet, GoodSet};
use crate::state::{Draft, Phase, State};
use crate::view::View;

pub fn guess(view: &View, chance: &mut dyn Chance) -> Option<State> {
    let mut state = State {
        open: view.open,
        hands: ByEmpire::default(),
        drafts: ByEmpire::default(),
        kept: view.kept,
        paying: view.paying,
        pile: GoodSet::EMPTY,
        deck: deck(view),
    };
    if let Some(empire) = view.empire {
        state.hands[empire] = view.hand;
        state.drafts[empire] = view.offer;
    }
    deal(&mut state, view, chance)?;
    offers(&mut state, view, chance);
    Some(state)
}

fn pick(chance: &mut dyn Chance, size: usize) -> usize {
    chance.one_of(Ask::open("guess"), size.max(1) as u32, &Value::Face) as usize
}

/// Which cards lie face down can be told from those that do not.
fn deck(view: &View) -> CardSet {
    let owned = (view.open.cards.values()).fold(CardSet::EMPTY, |all, cards| all | *cards);
    data().market - owned - view.open.face_up
}

/// The reserve is open, so what all others hold together is known, but for which
/// legendary goods are among it; who holds what is not.
fn deal(state: &mut State, view: &View, chance: &mut dyn Chance) -> Option<()> {
    let open = &view.open;
    let mut hidden = data().supply;
    let trade = &open.trade;
    let mut legendary = GoodSet::ALL - open.discard;
    let mut known = |heap: &Holding| {
        let ordinary: Holding = heap.each().filter(|token| !token.is_legendary()).collect();
        legendary -= heap.legendary();
        hidden.remove_all(&ordinary);
    };
    known(&open.reserve);
    known(&view.hand);
    for empire in Empire::ALL {
        known(&trade.offers[empire]);
        known(&trade.taken[empire]);
    }
    let mut tokens: Vec<Token> = hidden.each().collect();
    // As many of the unseen legendary goods as the pile does not hold.
    let mut unseen: Vec<Good> = legendary.iter().collect();
    while unseen.len() > usize::from(view.pile) {
        let good = unseen.swap_remove(pick(chance, unseen.len()));
        tokens.push(Token::legendary(good));
    }
    state.pile = unseen.into_iter().collect();
    for empire in open.players().iter() {
        if view.empire == Some(empire) {
            continue;
        }
        for _ in 0..view.held[empire] {
            if tokens.is_empty() {
                return None;
            }
            let token = tokens.swap_remove(pick(chance, tokens.len()));
            state.hands[empire].add(token);
        }
    }
    tokens.is_empty().then_some(())
}

/// An unrevealed offer is any legal one.
fn offers(state: &mut State, view: &View, chance: &mut dyn Chance) {
    if view.open.phase != Phase::Offer {
        return;
    }
    for empire in view.ready.iter() {
        if view.empire == Some(empire) {
            continue;
        }
        let due = view.open.trade.due[empire];
        let mut tokens: Vec<Token> = state.hands[empire].each().collect();
        let chosen: Holding = (0..due.min(tokens.len() as u8))
            .map(|_| tokens.swap_remove(pick(chance, tokens.len())))
            .collect();
        let last = chosen.tokens().last();
        // A forced offer was not laid out token by token.
        let forced = state.hands[empire].count() == due;
        state.drafts[empire] = Draft {
            tokens: chosen,
            last: last.filter(|_| !forced),
        };
    }
}
