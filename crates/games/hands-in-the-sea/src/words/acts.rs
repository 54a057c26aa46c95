//! Options as their owner reads them.

use kernel::Message;

use super::names;
use crate::act::{Act, Haven};
use crate::data::data;
use crate::side::Side;
use crate::state::Frame;
use crate::view::View;

/// The place of the battle of an attacker.
fn battle(view: &View, attacker: Side) -> names::Key {
    match &view.battles[attacker] {
        Some(fight) => names::location(fight.at),
        None => "battle-gone".into(),
    }
}

pub fn say(view: &View, act: Act) -> Message {
    match act {
        Act::Begin { action } => Message::new(names::action(action)),
        Act::Aim { target, from } => Message::new("act-aim")
            .name("target", names::location(target))
            .name("from", names::location(from)),
        Act::Place { at } => Message::new("act-place").name("at", names::location(at)),
        Act::Pick { role, face } => Message::new("act-pick")
            .name("card", names::card(face))
            .name("role", names::role(role)),
        Act::Enough => enough(view),
        Act::Reinforce { battle: at, face } => Message::new("act-reinforce")
            .name("card", names::card(face))
            .name("at", battle(view, at)),
        Act::Draft { face, levy } => {
            let cost = i64::from(face.sheet().cost) * if levy { 2 } else { 1 };
            let key = if levy { "act-levy" } else { "act-draft" };
            Message::new(key)
                .name("card", names::card(face))
                .count("silver", cost)
        }
        Act::Buy { position } => buy(view, position),
        Act::Cycle { cards } => Message::new("act-cycle").count("cards", cards),
        Act::Sail { to: Haven::Port } => Message::new("act-sail-home"),
        Act::Sail { to } => Message::new("act-sail").name("to", names::haven(to)),
        Act::Leader { battle: at, face } => Message::new("act-leader")
            .name("card", names::card(face))
            .name("at", battle(view, at)),
        Act::Retrieve => Message::new("act-retrieve"),
        Act::Withdraw { battle: at } => Message::new("act-withdraw").name("at", battle(view, at)),
        Act::Support { face } => Message::new("act-support").name("card", names::card(face)),
        Act::Divine => match view.own.as_ref().and_then(|own| own.deus) {
            Some(card) => Message::new("act-divine").name("card", names::deus(card)),
            None => Message::new("act-divine").name("card", "deus-card"),
        },
        Act::EndRound => Message::new("act-end-round"),
        Act::First { battle: at } => Message::new("act-first").name("at", battle(view, at)),
        Act::SettleWith { face } => Message::new("act-settle-with").name("card", names::card(face)),
        Act::SettleFree => Message::new("act-settle-free"),
        Act::Leave => Message::new("act-leave"),
        Act::GiveUp { from, face } => Message::new("act-give-up")
            .name("card", names::card(face))
            .name("from", names::spot(from)),
        Act::Nothing => Message::new("act-nothing"),
        Act::ShowHand => Message::new("act-show-hand"),
        Act::Block { face } => Message::new("act-block").name("card", names::card(face)),
        Act::Decline => Message::new("act-decline"),
        Act::Reroll { dice } => Message::new("act-reroll").count("dice", dice),
        Act::Retreat { to: Haven::Port } => Message::new("act-retreat-home"),
        Act::Retreat { to } => Message::new("act-retreat").name("to", names::haven(to)),
        Act::Stay => Message::new("act-stay"),
        Act::Keep { from, face } => Message::new("act-keep")
            .name("card", names::card(face))
            .name("from", names::spot(from)),
        Act::Pay => Message::new("act-pay"),
        Act::DropCorvus => Message::new("act-drop-corvus"),
        Act::LoseFort { at } => Message::new("act-lose-fort").name("at", names::location(at)),
        Act::Betray { battle: at } => Message::new("act-betray").name("at", battle(view, at)),
        Act::Revolt { at } => Message::new("act-revolt").name("at", names::location(at)),
    }
}

fn enough(view: &View) -> Message {
    match view.frame() {
        Some(Frame::Naval { .. }) => Message::new("act-declared"),
        Some(Frame::Event { .. }) => Message::new("act-mutiny-done"),
        _ => Message::new("act-enough"),
    }
}

fn buy(view: &View, position: u8) -> Message {
    let index = usize::from(position).saturating_sub(1).min(2);
    let card = view.row[index];
    let price = match view.options.upkeep {
        true => card.sheet().alt_cost,
        false => card.sheet().cost,
    };
    Message::new("act-buy")
        .name("card", names::strategy(card))
        .count("silver", u16::from(price) + data().limits.surcharge[index])
}
