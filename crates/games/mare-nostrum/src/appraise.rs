//! What a player who looks one decision ahead thinks of each act, from the view of
//! its own seat alone.

use kernel::{Appraise, Seat};

use crate::act::{Act, Form, Gain, Item, Loss, Position};
use crate::data::Building;
use crate::game::MareNostrum;
use crate::ids::{Card, Empire, Province, Slot, Token, Track};
use crate::state::Phase;
use crate::view::View;

impl Appraise for MareNostrum {
    fn appraise(view: &View, _seat: Seat, acts: &[Act], worth: &mut Vec<i64>) {
        worth.clear();
        match view.empire {
            Some(empire) => worth.extend(acts.iter().map(|&act| judge(view, empire, act))),
            None => worth.resize(acts.len(), 0),
        }
    }
}

fn judge(view: &View, empire: Empire, act: Act) -> i64 {
    let open = &view.open;
    match act {
        Act::Gain { gain } => i64::from(gain == Gain::Legendary),
        Act::Colossus { good } => wanted(view, Token::of(good)),
        Act::Announce { number } | Act::OwnNumber { number } => i64::from(number.min(3)),
        Act::Offer { token } => spare(view, token, view.offer.get(token)),
        Act::Take { token, .. } => wanted(view, token),
        Act::Give { token } | Act::Pay { token } => {
            let laid = view.paying.map_or(0, |paying| paying.spent.get(token));
            spare(view, token, laid)
        }
        Act::StepIn => 1,
        Act::Designate { empire: next } => match open.phase {
            // Whoever moves last answers all others.
            Phase::NameMover => i64::from(next != empire),
            _ => i64::from(next == empire),
        },
        Act::Build { item } => building(view, empire, item),
        Act::Price { form } => match form {
            Form::Free => 5,
            Form::Fixed => 4,
            Form::Goods => 3,
            Form::Coins => 2,
            Form::GoodsAndCoin => 1,
            Form::CoinsAndGood => 0,
        },
        Act::Muster => 100,
        Act::Keep { token } => wanted(view, token) + 1,
        Act::Peace { with } => i64::from(view.values[with][Track::Military]),
        Act::TakeOver { .. } | Act::Convert => 50,
        Act::Attack { at, against } => {
            let ours = i64::from(open.triremes[empire][at]);
            ours - i64::from(open.triremes[against][at]) - 1
        }
        Act::March { from, position, to } => marching(view, empire, from, position, to),
        Act::Lose { loss } => match loss {
            Loss::Legion(Position::Free) => 3,
            Loss::Fortress => 2,
            Loss::Legion(_) => 1,
        },
        Act::Pillage { slot } => match slot.sheet().building {
            Building::Temple | Building::Market => 5,
            _ => 15,
        },
        Act::Occupy { slot } => 20 + city(slot),
        Act::OccupyMarker { .. } => 30,
        Act::Hold { .. } => 40,
        Act::Circe { .. } => 1,
        Act::Leader { empire: leader } => i64::from(leader == empire),
        Act::Play { .. }
        | Act::Draw { .. }
        | Act::NoColossus
        | Act::KeepNumber
        | Act::Decline
        | Act::EndBuild
        | Act::Copy { .. }
        | Act::EndKeep
        | Act::NoPeace
        | Act::EndTakeOver
        | Act::Sail { .. }
        | Act::EndSail
        | Act::EndAttacks
        | Act::EndMarch
        | Act::Fight { .. }
        | Act::EndOccupy
        | Act::EndCirce
        | Act::Release { .. }
        | Act::NoConvert => 0,
    }
}

/// How much a token adds to the sets that can be made: kinds that one lacks most.
fn wanted(view: &View, token: Token) -> i64 {
    match token.good() {
        None => 2 + i64::from(view.hand.coins()).min(3),
        Some(good) => match view.hand.of_kind(good) {
            0 => 10,
            1 => 3,
            _ => 1,
        },
    }
}

/// How easily a token is given away: what there is most of, less what is laid out.
fn spare(view: &View, token: Token, laid: u8) -> i64 {
    let held = i64::from(view.hand.get(token)) - i64::from(laid);
    match token.good() {
        None => held,
        Some(good) => {
            let again = view.hand.of_kind(good) > laid + 1;
            held + if again { 5 } else { 0 }
        }
    }
}

fn building(view: &View, empire: Empire, item: Item) -> i64 {
    let open = &view.open;
    match item {
        Item::Pyramids => 1000,
        Item::Card(card) => 500 - i64::from(card == Card::CastorAndPollux),
        Item::Building(slot) => match slot.sheet().building {
            Building::Temple | Building::Market => 80,
            kind if kind.is_city() => 70 + city(slot),
            _ => 60,
        },
        Item::Control(at) => 50 + at.sheet().slots.len() as i64,
        Item::Legion(at) => 20 + i64::from(at == empire.sheet().capital),
        Item::Fortress(at) => 15 + i64::from(at == empire.sheet().capital),
        // One trireme opens the sea; more are for war.
        Item::Trireme(_) => match open.triremes_of(empire) {
            0 => 40,
            _ => 10,
        },
    }
}

/// Capitals and legendary cities win games (6.2-a).
fn city(slot: Slot) -> i64 {
    match slot.sheet().building {
        Building::Capital | Building::Legendary => 20,
        _ => 0,
    }
}

/// Into weaker enemies' provinces, and never all away from the capital.
fn marching(view: &View, empire: Empire, from: Province, position: Position, to: Province) -> i64 {
    let open = &view.open;
    let at_home = from == empire.sheet().capital && open.legions_at(empire, from) < 2;
    if at_home || position != Position::Free {
        return -5;
    }
    let Some(owner) = open.control[to].filter(|&owner| owner != empire) else {
        return -1;
    };
    let defence: i64 = (open.present(to).without(empire).iter())
        .map(|enemy| {
            let fortress = i64::from(open.fortresses[enemy].contains(to));
            i64::from(open.legions_at(enemy, to)) + 2 * fortress
        })
        .sum();
    let ours = i64::from(open.legions_at(empire, from) + open.legions_at(empire, to));
    let prize = (to.sheet().slots & open.buildings).len() as i64;
    match ours > defence && !open.at_peace(empire, owner) {
        true => prize + ours - defence,
        false => -3,
    }
}
