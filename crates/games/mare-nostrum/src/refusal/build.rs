//! Refusals of builders.

use super::Refusal;
use crate::act::{Act, Form, Item};
use crate::ids::{Card, Empire, Province, Slot, Token};
use crate::pay::{self, Purse};
use crate::state::{Open, Paying, State};
use crate::{build, links};

pub(super) fn refusal(state: &State, empire: Empire, stepped_in: bool, act: Act) -> Refusal {
    let open = &state.open;
    let purse = Purse::of(open, state.hands[empire], empire);
    match (act, state.paying) {
        (Act::Price { form }, Some(Paying { form: None, .. })) => unpayable(open, empire, form),
        (Act::Pay { token }, Some(paying)) if paying.form.is_some() => {
            unfit(&purse, &paying, token)
        }
        (Act::Price { .. } | Act::Pay { .. }, None) => Refusal::BuildFirst,
        (Act::Build { .. } | Act::Muster | Act::EndBuild, Some(_)) => Refusal::PayFirst,
        (Act::Price { .. } | Act::Pay { .. }, Some(_)) => Refusal::PayFirst,
        (Act::Build { item }, None) if stepped_in => match item {
            Item::Card(card) if !open.face_up.contains(card) => Refusal::NotFaceUp(card),
            Item::Card(_) | Item::Pyramids => Refusal::CannotWin,
            _ => Refusal::OnlyToWin,
        },
        (Act::Muster | Act::EndBuild, None) if stepped_in => Refusal::OnlyToWin,
        (Act::Build { item }, None) => unbuildable(open, &purse, empire, item),
        (Act::Muster, None) => mustering(open, empire),
        _ => Refusal::OtherPhase,
    }
}

/// Why an item cannot be paid for in this form.
fn unpayable(open: &Open, empire: Empire, form: Form) -> Refusal {
    let cards = open.cards[empire];
    match form {
        Form::CoinsAndGood | Form::GoodsAndCoin if !cards.contains(Card::Cleopatra) => {
            Refusal::NoPower(Card::Cleopatra)
        }
        Form::Free if !cards.contains(Card::Hammurabi) => Refusal::NoPower(Card::Hammurabi),
        form => Refusal::NoForm(form),
    }
}

/// Why a token cannot go into the set.
fn unfit(purse: &Purse, paying: &Paying, token: Token) -> Refusal {
    let spent = &paying.spent;
    if purse.hand.get(token) <= spent.get(token) {
        return Refusal::NotHeld(token);
    }
    match (token.good(), paying.form) {
        (_, Some(form @ Form::Fixed)) | (None, Some(form)) => Refusal::NoForm(form),
        (Some(good), _) if spent.of_kind(good) > 0 => Refusal::KindTwice(good),
        _ if Some(token) < paying.last => Refusal::OutOfOrder(token),
        _ => Refusal::DeadEnd(token),
    }
}

fn unbuildable(open: &Open, purse: &Purse, empire: Empire, item: Item) -> Refusal {
    let place = match item {
        Item::Control(at) => control(open, empire, at),
        Item::Legion(at) => {
            site(open, empire, at).or(stock(open.legions_left(empire), Refusal::NoLegions))
        }
        Item::Fortress(at) => site(open, empire, at)
            .or((open.fortresses[empire].contains(at)).then_some(Refusal::FortressThere(at)))
            .or(stock(open.fortresses_left(empire), Refusal::NoFortresses)),
        Item::Trireme(sea) => {
            let coast = build::sites(open, empire)
                .iter()
                .any(|at| at.sheet().seas.contains(sea));
            if !open.board().seas.contains(sea) {
                Some(Refusal::SeaNotOnBoard(sea))
            } else if !coast {
                Some(Refusal::NoCoast(sea))
            } else {
                stock(open.triremes_left(empire), Refusal::NoTriremes)
            }
        }
        Item::Building(slot) => building(open, empire, slot),
        Item::Card(card) => (!open.face_up.contains(card)).then_some(Refusal::NotFaceUp(card)),
        Item::Pyramids => (open.pyramids.contains(empire)).then_some(Refusal::PyramidsBuilt),
    };
    place.unwrap_or_else(|| match pay::cost(open, empire, item) {
        None => Refusal::FiveCards,
        Some(cost) => {
            debug_assert!(!purse.pays(cost), "nothing speaks against {item:?}");
            Refusal::CannotPay(cost)
        }
    })
}

fn stock(left: u8, refusal: Refusal) -> Option<Refusal> {
    (left == 0).then_some(refusal)
}

/// 3.1.1
fn control(open: &Open, empire: Empire, at: Province) -> Option<Refusal> {
    if !open.board().provinces.contains(at) {
        Some(Refusal::NotOnBoard(at))
    } else if open.control[at].is_some() {
        Some(Refusal::Controlled(at))
    } else if open.enemy_at(empire, at) {
        Some(Refusal::EnemyThere(at))
    } else if !links::around(open, empire, open.base[empire]).contains(at) {
        Some(Refusal::NotLinked(at))
    } else {
        stock(open.markers_left(empire), Refusal::NoMarkers)
    }
}

/// 3.1.2-a, 3.1.2-b
fn site(open: &Open, empire: Empire, at: Province) -> Option<Refusal> {
    if !open.board().provinces.contains(at) {
        Some(Refusal::NotOnBoard(at))
    } else if open.control[at] != Some(empire) {
        Some(Refusal::NotYours(at))
    } else if !build::sites(open, empire).contains(at) {
        Some(Refusal::EnemyThere(at))
    } else {
        None
    }
}

fn building(open: &Open, empire: Empire, slot: Slot) -> Option<Refusal> {
    let site = site(open, empire, slot.sheet().province);
    if site.is_some() {
        site
    } else if open.buildings.contains(slot) {
        Some(Refusal::Standing(slot))
    } else if open.on_slot[slot].is_some_and(|on| on != empire) {
        Some(Refusal::Covered(slot))
    } else {
        None
    }
}

fn mustering(open: &Open, empire: Empire) -> Refusal {
    if !open.has_power(empire, Card::Penthesilea) {
        Refusal::NoPower(Card::Penthesilea)
    } else if open.turn.is_none_or(|turn| turn.used.muster) {
        Refusal::Used(Card::Penthesilea)
    } else if open.legions_left(empire) == 0 {
        Refusal::NoLegions
    } else {
        Refusal::NobodyInvades
    }
}
