//! Options as their owner reads them.

use kernel::Say;

use super::names::{self, at_slot};
use crate::act::{Act, Form, Item, Loss, Position};
use crate::ids::{Card, Province};
use crate::state::{Paying, Phase};
use crate::view::View;

pub fn say(view: &View, act: Act) -> Say {
    match act {
        Act::Play { empire } => Say::new("act-play").name("empire", names::empire_with(empire)),
        Act::Draw { city } => at_slot("act-draw", city),
        Act::Gain { gain } => Say::new("act-gain").name("gain", names::gain(gain)),
        Act::Colossus { good } => Say::new("act-colossus").name("good", names::good(good)),
        Act::NoColossus => Say::new("act-no-colossus"),
        Act::Announce { number } => Say::new("act-announce").count("number", number),
        Act::OwnNumber { number } => Say::new("act-own-number").count("number", number),
        Act::KeepNumber => Say::new("act-keep-number").count("number", view.open.trade.number),
        Act::Offer { token } => Say::new("act-offer").name("token", names::token(token)),
        Act::Take { from, token } => Say::new("act-take")
            .name("from", names::empire_of(from))
            .name("token", names::token(token)),
        Act::Give { token } => Say::new("act-give").name("token", names::token(token)),
        Act::StepIn => Say::new("act-step-in"),
        Act::Decline => Say::new("act-decline"),
        Act::Designate { empire } => {
            let key = match view.open.phase {
                Phase::NameMover => "act-name-mover",
                _ => "act-name-builder",
            };
            Say::new(key).name("empire", names::empire(empire))
        }
        Act::Build { item } => build(view, item),
        Act::Price { form } => price(view, form),
        Act::Pay { token } => Say::new("act-pay").name("token", names::token(token)),
        Act::Muster => Say::new("act-muster"),
        Act::EndBuild => Say::new("act-end-build"),
        Act::Copy { card } => Say::new("act-copy").name("card", names::card(card)),
        Act::Keep { token } => Say::new("act-keep").name("token", names::token(token)),
        Act::EndKeep => Say::new("act-end-keep"),
        Act::Peace { with } => Say::new("act-peace").name("empire", names::empire_with(with)),
        Act::NoPeace => Say::new("act-no-peace"),
        Act::TakeOver { at } => Say::new("act-take-over").name("at", names::province(at)),
        Act::EndTakeOver => Say::new("act-end-take-over"),
        Act::Sail { from, to } => Say::new("act-sail")
            .name("from", names::sea(from))
            .name("to", names::sea(to)),
        Act::EndSail => Say::new("act-end-sail"),
        Act::Attack { at, against } => Say::new("act-attack")
            .name("at", names::sea(at))
            .name("empire", names::empire_whom(against)),
        Act::EndAttacks => Say::new("act-end-attacks"),
        Act::March { from, position, to } => march(from, position, to),
        Act::EndMarch => Say::new("act-end-march"),
        Act::Fight { at, against } => Say::new("act-fight")
            .name("at", names::province(at))
            .name("empire", names::empire_with(against)),
        Act::Lose { loss } => lose(loss),
        Act::Pillage { slot } => at_slot("act-pillage", slot),
        Act::Occupy { slot } => at_slot("act-occupy", slot),
        Act::EndOccupy => Say::new("act-end-occupy"),
        Act::OccupyMarker { at } => Say::new("act-occupy-marker").name("at", names::province(at)),
        Act::Hold { at } => Say::new("act-hold").name("at", names::province(at)),
        Act::Release { at } => Say::new("act-release").name("at", names::province(at)),
        Act::Convert => Say::new("act-convert"),
        Act::NoConvert => Say::new("act-no-convert"),
        Act::Circe { slot, stands: true } => at_slot("act-circe", slot),
        Act::Circe {
            slot,
            stands: false,
        } => at_slot("act-no-circe", slot),
        Act::Leader { empire } => {
            let track = match view.open.phase {
                Phase::Tie { track } => names::leader(track),
                _ => "leader".into(),
            };
            Say::new("act-leader")
                .name("empire", names::empire(empire))
                .name("title", track)
        }
    }
}

fn build(view: &View, item: Item) -> Say {
    let cost = view
        .empire
        .map_or(0, |empire| names::cost(view, empire, item));
    let say = match item {
        Item::Control(at) => Say::new("act-build-control").name("at", names::province(at)),
        Item::Legion(at) => Say::new("act-build-legion").name("at", names::province(at)),
        Item::Fortress(at) => Say::new("act-build-fortress").name("at", names::province(at)),
        Item::Trireme(at) => Say::new("act-build-trireme").name("at", names::sea(at)),
        Item::Building(slot) => at_slot("act-build-building", slot),
        Item::Card(card) => Say::new("act-build-card").name("card", names::card(card)),
        Item::Pyramids => Say::new("act-build-card").name("card", names::card(Card::Pyramids)),
    };
    say.count("cost", cost)
}

/// What a form of payment takes, in numbers.
fn price(view: &View, form: Form) -> Say {
    let cost = match (view.empire, view.paying) {
        (Some(empire), Some(Paying { item, .. })) => names::cost(view, empire, item),
        _ => 0,
    };
    let (key, count) = match form {
        Form::Coins => ("act-price-coins", cost),
        Form::Goods => ("act-price-goods", cost),
        Form::CoinsAndGood => ("act-price-coins-and-good", cost.saturating_sub(1)),
        Form::GoodsAndCoin => ("act-price-goods-and-coin", cost.saturating_sub(1)),
        Form::Fixed => ("act-price-fixed", 1),
        Form::Free => ("act-price-free", 0),
    };
    Say::new(key).count("count", count)
}

fn march(from: Province, position: Position, to: Province) -> Say {
    let say = match position {
        Position::Free => Say::new("act-march"),
        Position::Slot(slot) => Say::new("act-march-slot").name("what", names::what(slot)),
        Position::Marker => Say::new("act-march-marker"),
    };
    say.name("from", names::province(from))
        .name("to", names::province(to))
}

fn lose(loss: Loss) -> Say {
    match loss {
        Loss::Fortress => Say::new("act-lose-fortress"),
        Loss::Legion(Position::Free) => Say::new("act-lose-legion"),
        Loss::Legion(Position::Slot(slot)) => {
            Say::new("act-lose-slot").name("what", names::what(slot))
        }
        Loss::Legion(Position::Marker) => Say::new("act-lose-marker"),
    }
}
