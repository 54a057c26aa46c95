//! Options as their owner reads them.

use kernel::Message;

use super::names::{self, at_slot};
use crate::act::{Act, Form, Item, Loss, Position};
use crate::ids::{Card, Province};
use crate::state::{Paying, Phase};
use crate::view::View;

pub fn say(view: &View, act: Act) -> Message {
    match act {
        Act::Play { empire } => Message::new("act-play").name("empire", names::empire(empire)),
        Act::Draw { city } => at_slot("act-draw", city),
        Act::Gain { gain } => Message::new("act-gain").name("gain", names::gain(gain)),
        Act::Colossus { good } => Message::new("act-colossus").name("good", names::good(good)),
        Act::NoColossus => Message::new("act-no-colossus"),
        Act::Announce { number } => Message::new("act-announce").count("number", number),
        Act::OwnNumber { number } => Message::new("act-own-number").count("number", number),
        Act::KeepNumber => Message::new("act-keep-number").count("number", view.open.trade.number),
        Act::Offer { token } => Message::new("act-offer").name("token", names::token(token)),
        Act::Take { from, token } => Message::new("act-take")
            .name("from", names::empire(from))
            .name("token", names::token(token)),
        Act::Give { token } => Message::new("act-give").name("token", names::token(token)),
        Act::StepIn => Message::new("act-step-in"),
        Act::Decline => Message::new("act-decline"),
        Act::Designate { empire } => {
            let key = match view.open.phase {
                Phase::NameMover => "act-name-mover",
                _ => "act-name-builder",
            };
            Message::new(key).name("empire", names::empire(empire))
        }
        Act::Build { item } => build(view, item),
        Act::Price { form } => price(view, form),
        Act::Pay { token } => Message::new("act-pay").name("token", names::token(token)),
        Act::Muster => Message::new("act-muster"),
        Act::EndBuild => Message::new("act-end-build"),
        Act::Copy { card } => Message::new("act-copy").name("card", names::card(card)),
        Act::Keep { token } => Message::new("act-keep").name("token", names::token(token)),
        Act::EndKeep => Message::new("act-end-keep"),
        Act::Peace { with } => Message::new("act-peace").name("empire", names::empire(with)),
        Act::NoPeace => Message::new("act-no-peace"),
        Act::TakeOver { at } => Message::new("act-take-over").name("at", names::province(at)),
        Act::EndTakeOver => Message::new("act-end-take-over"),
        Act::Sail { from, to } => Message::new("act-sail")
            .name("from", names::sea(from))
            .name("to", names::sea(to)),
        Act::EndSail => Message::new("act-end-sail"),
        Act::Attack { at, against } => Message::new("act-attack")
            .name("at", names::sea(at))
            .name("empire", names::empire(against)),
        Act::EndAttacks => Message::new("act-end-attacks"),
        Act::March { from, position, to } => march(from, position, to),
        Act::EndMarch => Message::new("act-end-march"),
        Act::Fight { at, against } => Message::new("act-fight")
            .name("at", names::province(at))
            .name("empire", names::empire(against)),
        Act::Lose { loss } => lose(loss),
        Act::Pillage { slot } => at_slot("act-pillage", slot),
        Act::Occupy { slot } => at_slot("act-occupy", slot),
        Act::EndOccupy => Message::new("act-end-occupy"),
        Act::OccupyMarker { at } => {
            Message::new("act-occupy-marker").name("at", names::province(at))
        }
        Act::Hold { at } => Message::new("act-hold").name("at", names::province(at)),
        Act::Release { at } => Message::new("act-release").name("at", names::province(at)),
        Act::Convert => Message::new("act-convert"),
        Act::NoConvert => Message::new("act-no-convert"),
        Act::Circe { slot } => at_slot("act-circe", slot),
        Act::EndCirce => Message::new("act-end-circe"),
        Act::Leader { empire } => {
            let track = match view.open.phase {
                Phase::Tie { track } => names::leader(track),
                _ => "leader".into(),
            };
            Message::new("act-leader")
                .name("empire", names::empire(empire))
                .name("title", track)
        }
    }
}

fn build(view: &View, item: Item) -> Message {
    let cost = view
        .empire
        .map_or(0, |empire| names::cost(view, empire, item));
    let say = match item {
        Item::Control(at) => Message::new("act-build-control").name("at", names::province(at)),
        Item::Legion(at) => Message::new("act-build-legion").name("at", names::province(at)),
        Item::Fortress(at) => Message::new("act-build-fortress").name("at", names::province(at)),
        Item::Trireme(at) => Message::new("act-build-trireme").name("at", names::sea(at)),
        Item::Building(slot) => at_slot("act-build-building", slot),
        Item::Card(card) => Message::new("act-build-card").name("card", names::card(card)),
        Item::Pyramids => Message::new("act-build-card").name("card", names::card(Card::Pyramids)),
    };
    say.count("cost", cost)
}

/// What a form of payment takes, in numbers.
fn price(view: &View, form: Form) -> Message {
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
    Message::new(key).count("count", count)
}

fn march(from: Province, position: Position, to: Province) -> Message {
    let say = match position {
        Position::Free => Message::new("act-march"),
        Position::Slot(slot) => Message::new("act-march-slot").name("what", names::what(slot)),
        Position::Marker => Message::new("act-march-marker"),
    };
    say.name("from", names::province(from))
        .name("to", names::province(to))
}

fn lose(loss: Loss) -> Message {
    match loss {
        Loss::Fortress => Message::new("act-lose-fortress"),
        Loss::Legion(Position::Free) => Message::new("act-lose-legion"),
        Loss::Legion(Position::Slot(slot)) => {
            Message::new("act-lose-slot").name("what", names::what(slot))
        }
        Loss::Legion(Position::Marker) => Message::new("act-lose-marker"),
    }
}
