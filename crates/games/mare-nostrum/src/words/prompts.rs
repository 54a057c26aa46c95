//! What a viewer is told to do now, or whom he waits for.

use kernel::{Message, Prompt};

use super::{events, names};
use crate::ids::Empire;
use crate::sets::EmpireSet;
use crate::state::{Cause, Paying, Phase};
use crate::view::View;

pub fn prompt(view: &View) -> Prompt {
    let (say, clause) = match view.open.phase {
        Phase::Over { winners, cause } => (events::ended(winners, cause), over(winners, cause)),
        Phase::Offer => offering(view),
        phase if view.is_asked => (asked(view, phase), clause(view, phase)),
        phase => (waiting(view, phase), clause(view, phase)),
    };
    Prompt { say, clause }
}

const fn over(winners: EmpireSet, cause: Cause) -> &'static str {
    match cause {
        _ if winners.is_empty() => "RUL-51",
        Cause::Pyramids | Cause::FifthCard => "6-a",
        Cause::Cities => "6.2-a",
        Cause::Titles => "6.3-a",
        Cause::LastRound => "RUL-51",
    }
}

/// The clause that a question rests on.
const fn clause(view: &View, phase: Phase) -> &'static str {
    match phase {
        Phase::Build { .. } if view.paying.is_some() => "3.0-c",
        phase => phase.clause(),
    }
}

/// DP-6: all at once, each in secret.
fn offering(view: &View) -> (Message, &'static str) {
    let trade = &view.open.trade;
    let due = view.empire.map_or(0, |empire| trade.due[empire]);
    let say = if view.is_asked {
        let laid = view.offer.count();
        Message::new("prompt-offer").count("left", due.saturating_sub(laid))
    } else if view.asked.is_empty() {
        Message::new("prompt-nothing")
    } else if due > 0 {
        Message::new("prompt-offer-done").fact("empires", names::empires(view.asked))
    } else {
        Message::new("wait-offer").fact("empires", names::empires(view.asked))
    };
    // Who takes no part wants to know why (2.1-f).
    let clause = match view.empire {
        Some(_) if due == 0 => "2.1-f",
        _ => "2.1-g",
    };
    (say, clause)
}

fn asked(view: &View, phase: Phase) -> Message {
    match phase {
        Phase::ChooseEmpire { .. } => Message::new("prompt-choose-empire"),
        Phase::Cities { .. } => Message::new("prompt-cities"),
        Phase::Temple { city, .. } => Message::new("prompt-temple").name("what", names::what(city)),
        Phase::Colossus { .. } => Message::new("prompt-colossus"),
        Phase::Announce => Message::new("prompt-announce"),
        Phase::OwnNumber { .. } => {
            Message::new("prompt-own-number").count("number", view.open.trade.number)
        }
        Phase::Take { .. } => Message::new("prompt-take"),
        Phase::Give { to, .. } => Message::new("prompt-give").name("empire", names::empire(to)),
        Phase::Perseus { .. } => Message::new("prompt-perseus"),
        Phase::NameBuilder => Message::new("prompt-name-builder"),
        Phase::Build { stepped_in, .. } => match view.paying {
            Some(paying) => paying_for(view, paying),
            None if stepped_in => Message::new("prompt-stepped-in"),
            None => Message::new("prompt-build"),
        },
        Phase::Copy { .. } => Message::new("prompt-copy"),
        Phase::Gardens { .. } => Message::new("prompt-gardens").count("kept", view.kept.goods()),
        Phase::Peace { .. } => Message::new("prompt-peace"),
        Phase::NameMover => Message::new("prompt-name-mover"),
        Phase::TakeOver => Message::new("prompt-take-over"),
        Phase::Sail => Message::new("prompt-sail"),
        Phase::Attack => Message::new("prompt-attack"),
        Phase::March => Message::new("prompt-march"),
        Phase::Fight => Message::new("prompt-fight"),
        Phase::Losses { empire } => {
            Message::new("prompt-losses").count("left", losses(view, empire))
        }
        Phase::Conquest => Message::new("prompt-conquest"),
        Phase::Occupy { at } => Message::new("prompt-occupy").name("at", names::province(at)),
        Phase::Convert { at } => Message::new("prompt-convert").name("at", names::province(at)),
        Phase::Plunder { city } => Message::new("prompt-plunder").name("what", names::what(city)),
        Phase::Circe => Message::new("prompt-circe"),
        Phase::Tie { track } => Message::new("prompt-tie").name("title", names::leader(track)),
        Phase::Offer | Phase::Over { .. } => Message::new("prompt-nothing"),
    }
}

/// A set that is being put together.
fn paying_for(view: &View, paying: Paying) -> Message {
    let cost = view
        .empire
        .map_or(0, |empire| names::cost(view, empire, paying.item));
    let item = names::within(names::item(paying.item));
    match paying.form {
        None => Message::new("prompt-price")
            .fact("item", item)
            .count("cost", cost),
        Some(_) => Message::new("prompt-pay")
            .fact("item", item)
            .fact("paid", names::tokens(&paying.spent)),
    }
}

/// Units that an empire has still to lose in the battle.
fn losses(view: &View, empire: Empire) -> u8 {
    match view.open.turn {
        Some(turn) => turn.battle.map_or(0, |battle| match empire == turn.empire {
            true => battle.active_loses,
            false => battle.other_loses,
        }),
        None => 0,
    }
}

fn waiting(view: &View, phase: Phase) -> Message {
    let key = match phase {
        Phase::ChooseEmpire { seat } => {
            let seat = <crate::MareNostrum as kernel::Speak>::say_seat(seat).key;
            return Message::new("wait-choose-empire").name("seat", seat);
        }
        Phase::Cities { .. } | Phase::Temple { .. } => "wait-cities",
        Phase::Colossus { .. } => "wait-colossus",
        Phase::Announce => "wait-announce",
        Phase::OwnNumber { .. } => "wait-own-number",
        Phase::Take { .. } => "wait-take",
        Phase::Give { .. } => "wait-give",
        Phase::Perseus { .. } => "wait-perseus",
        Phase::NameBuilder => "wait-name-builder",
        Phase::Build { .. } => "wait-build",
        Phase::Copy { .. } => "wait-copy",
        Phase::Gardens { .. } => "wait-gardens",
        Phase::Peace { .. } => "wait-peace",
        Phase::NameMover => "wait-name-mover",
        Phase::TakeOver => "wait-take-over",
        Phase::Sail => "wait-sail",
        Phase::Attack => "wait-attack",
        Phase::March => "wait-march",
        Phase::Fight => "wait-fight",
        Phase::Losses { .. } => "wait-losses",
        Phase::Conquest | Phase::Occupy { .. } | Phase::Plunder { .. } => "wait-conquest",
        Phase::Convert { .. } => "wait-convert",
        Phase::Circe => "wait-circe",
        Phase::Tie { track } => {
            return decider(view, "wait-tie").name("title", names::leader(track));
        }
        Phase::Offer | Phase::Over { .. } => return Message::new("prompt-nothing"),
    };
    decider(view, key)
}

/// A sentence about the one who decides.
fn decider(view: &View, key: &'static str) -> Message {
    match view.open.decides() {
        Some(empire) => Message::new(key).name("empire", names::empire(empire)),
        None => Message::new("prompt-nothing"),
    }
}

/// The phases of a round, by number (R-a).
pub const fn number(phase: Phase) -> u8 {
    match phase {
        Phase::ChooseEmpire { .. } => 0,
        Phase::Cities { .. } | Phase::Temple { .. } | Phase::Colossus { .. } => 1,
        Phase::Announce
        | Phase::OwnNumber { .. }
        | Phase::Offer
        | Phase::Take { .. }
        | Phase::Give { .. } => 2,
        Phase::Perseus { .. }
        | Phase::NameBuilder
        | Phase::Build { .. }
        | Phase::Copy { .. }
        | Phase::Gardens { .. } => 3,
        Phase::Peace { .. }
        | Phase::NameMover
        | Phase::TakeOver
        | Phase::Sail
        | Phase::Attack
        | Phase::March
        | Phase::Fight
        | Phase::Losses { .. }
        | Phase::Conquest
        | Phase::Occupy { .. }
        | Phase::Convert { .. }
        | Phase::Plunder { .. }
        | Phase::Circe => 4,
        Phase::Tie { .. } => 5,
        Phase::Over { cause, .. } => match cause {
            Cause::Pyramids | Cause::FifthCard => 3,
            Cause::Cities => 4,
            Cause::Titles | Cause::LastRound => 5,
        },
    }
}
