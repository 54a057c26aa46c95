//! A state that a seat cannot tell from the true one: everything hidden is dealt
//! anew within what the seat knows for certain.

use kernel::{Ask, Chance, Value};

use crate::build;
use crate::by::ByEmpire;
use crate::data::data;
use crate::holding::Holding;
use crate::ids::{Empire, Good, Token};
use crate::sets::{CardSet, GoodSet};
use crate::state::{Phase, State};
use crate::view::View;

/// How many deals are tried.
const TRIES: usize = 500;

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
    if untouched(view) {
        // S-g: everybody has seen what each empire starts with.
        for empire in view.open.board().empires.iter() {
            state.hands[empire] = empire.sheet().resources;
        }
        state.pile = GoodSet::ALL;
    } else {
        let before = state.clone();
        // Few deals leave one who stepped in without the means to win.
        (0..TRIES).find(|_| {
            state = before.clone();
            deal(&mut state, view, chance).is_some()
        })?;
    }
    offers(&mut state, view, chance);
    Some(state)
}

/// Nothing has been collected, offered or paid yet.
fn untouched(view: &View) -> bool {
    let first = matches!(
        view.open.phase,
        Phase::ChooseEmpire { .. } | Phase::Announce | Phase::OwnNumber { .. } | Phase::Offer
    );
    view.open.round <= 1 && first
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
/// legendary goods are among it; who holds what is not. `None` where this deal does
/// not fit.
fn deal(state: &mut State, view: &View, chance: &mut dyn Chance) -> Option<()> {
    let open = &view.open;
    let (mut hidden, legendary) = unknown(view);
    // As many of the unseen legendary goods as the pile does not hold.
    let mut unseen: Vec<Good> = legendary.iter().collect();
    while unseen.len() > usize::from(view.pile) {
        let good = unseen.swap_remove(pick(chance, unseen.len()));
        hidden.add(Token::legendary(good));
    }
    state.pile = unseen.into_iter().collect();
    if let Phase::Build {
        empire,
        stepped_in: true,
    } = open.phase
        && view.empire != Some(empire)
    {
        // RUL-14: who steps in can win, and everybody knows it.
        let set = build::winning_set(open, &hidden, view.held[empire], empire)?;
        hidden.remove_all(&set);
        state.hands[empire] = set;
    }
    let mut tokens: Vec<Token> = hidden.each().collect();
    for empire in open.board().empires.iter() {
        if view.empire == Some(empire) {
            continue;
        }
        while state.hands[empire].count() < view.held[empire] {
            if tokens.is_empty() {
                return None;
            }
            let token = tokens.swap_remove(pick(chance, tokens.len()));
            state.hands[empire].add(token);
        }
    }
    tokens.is_empty().then_some(())
}

/// Ordinary tokens in the hands of others, and legendary goods that may be there.
fn unknown(view: &View) -> (Holding, GoodSet) {
    let open = &view.open;
    let mut hidden = data().supply;
    let mut legendary = GoodSet::ALL - open.discard;
    let trade = &open.trade;
    let laid = Empire::ALL.map(|empire| [trade.offers[empire], trade.taken[empire]]);
    for heap in [open.reserve, view.hand].iter().chain(laid.as_flattened()) {
        let ordinary: Holding = heap.each().filter(|token| !token.is_legendary()).collect();
        legendary -= heap.legendary();
        hidden.remove_all(&ordinary);
    }
    (hidden, legendary)
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
        state.drafts[empire] = chosen;
    }
}
