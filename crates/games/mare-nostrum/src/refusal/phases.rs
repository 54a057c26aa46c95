//! Refusals outside the turns of phases 3 and 4.

use super::Refusal;
use crate::act::Act;
use crate::build::GARDEN_GOODS;
use crate::ids::{Empire, Token};
use crate::state::{Phase, State};
use crate::trade::{self, MOST_OWN};

pub(super) fn refusal(state: &State, empire: Empire, act: Act) -> Refusal {
    let open = &state.open;
    let hand = &state.hands[empire];
    match (open.phase, act) {
        (Phase::Cities { .. }, Act::Draw { city }) => Refusal::NotDrawing(city),
        (Phase::Temple { .. }, Act::Gain { .. }) => Refusal::NothingLeft,
        (Phase::Colossus { .. }, Act::Colossus { good }) => Refusal::NotInStock(good),
        (Phase::Announce, Act::Announce { number }) => match trade::marker(number) {
            None => Refusal::NoSuchNumber(number),
            Some(_) => Refusal::MarkerPlayed(number),
        },
        (Phase::OwnNumber { .. }, Act::OwnNumber { number }) => match number > MOST_OWN {
            true => Refusal::NumberTooLarge(number),
            false => Refusal::HoldTooFew(number),
        },
        (Phase::Offer, Act::Offer { token }) => {
            let laid = state.drafts[empire].tokens.get(token);
            match hand.get(token) > laid {
                true => Refusal::OutOfOrder(token),
                false => Refusal::NotHeld(token),
            }
        }
        (Phase::Take { due }, Act::Take { from, .. }) => {
            if from == due {
                Refusal::OwnOffer
            } else if open.trade.offers[from].is_empty() || trade::sources(open, due).contains(from)
            {
                Refusal::NotOffered(from)
            } else {
                Refusal::NoRepeat(from)
            }
        }
        (Phase::Give { .. }, Act::Give { token }) => Refusal::NotHeld(token),
        (Phase::Perseus { .. }, Act::StepIn) => Refusal::CannotWin,
        (Phase::NameBuilder | Phase::NameMover, Act::Designate { empire: named }) => {
            match open.players().contains(named) {
                true => Refusal::HadTurn(named),
                false => Refusal::NotPlaying(named),
            }
        }
        (Phase::Copy { .. }, Act::Copy { card }) => Refusal::NotCopyable(card),
        (Phase::Gardens { .. }, Act::Keep { token }) => keeping(state, empire, token),
        (Phase::Peace { .. }, Act::Peace { with }) if with == empire => Refusal::Oneself,
        (Phase::Peace { .. }, Act::Peace { with }) => match open.players().contains(with) {
            true => Refusal::PeaceAgain(with),
            false => Refusal::NotPlaying(with),
        },
        (Phase::Tie { .. }, Act::Leader { empire }) => Refusal::NotTied(empire),
        _ => Refusal::OtherPhase,
    }
}

/// 11.hanging-gardens-a
fn keeping(state: &State, empire: Empire, token: Token) -> Refusal {
    let kept = &state.kept.tokens;
    match token.good() {
        None => Refusal::OnlyGoods,
        _ if kept.count() >= GARDEN_GOODS => Refusal::KeptTwo,
        _ if !state.hands[empire].has(token) => Refusal::NotHeld(token),
        Some(good) if kept.of_kind(good) > 0 => Refusal::KindTwice(good),
        _ => Refusal::OutOfOrder(token),
    }
}
