//! What holds in every game, looked for in random ones.

use hannibal::{Act, Card, CardSet, Hannibal, Side, State, Title};
use kernel::{Seat, SplitMix64, Viewer};

kernel::suite!(Hannibal, |suite| suite.games(13).mirror(mirror));

/// The card that an act names.
fn named(act: Act) -> Option<Card> {
    match act {
        Act::Play { card, .. }
        | Act::Preempt { card }
        | Act::Counter { card }
        | Act::Omen { card, .. } => Some(card),
        _ => None,
    }
}

fn one_of(set: CardSet, dice: &mut SplitMix64) -> Option<Card> {
    set.nth(dice.below(set.len().max(1) as u32) as usize)
}

/// What `viewer` cannot tell from the truth: a card of a hand it does not see has
/// changed places with one of the draw pile, or a battle card with an undealt one.
fn mirror(
    state: &State,
    viewer: Viewer,
    mover: Seat,
    act: Act,
    dice: &mut SplitMix64,
) -> Option<(State, Act)> {
    let sides = [Side::Rome, Side::Carthage];
    let side = sides[dice.below(2) as usize];
    if viewer == Viewer::Seat(state.open.seat_of(side)) {
        return None;
    }
    let mut image = state.clone();
    if state.open.battle.is_some() && dice.below(2) == 0 {
        let hand = state.battle_hands[side];
        let known = state.battle_known[side];
        let hidden = |title: Title| hand.of(title) > known.of(title);
        let from = Title::ALL.into_iter().find(|&title| hidden(title))?;
        let undealt = state.undealt();
        let to = Title::ALL
            .into_iter()
            .rev()
            .find(|&title| undealt.of(title) > 0)?;
        image.battle_hands[side].take(from);
        image.battle_hands[side].add(to);
    } else {
        let mut hidden = state.hands[side] - state.known[side];
        if let Some(card) = named(act) {
            hidden.remove(card);
        }
        let (from, to) = (
            one_of(hidden, dice)?,
            one_of(hannibal::draw_pile(state), dice)?,
        );
        image.hands[side].remove(from);
        image.hands[side].insert(to);
    }
    kernel::is_legal::<Hannibal>(&image, mover, act).then_some((image, act))
}
