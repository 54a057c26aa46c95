//! What a viewer is told to do now, or whom he waits for.

use kernel::{Prompt, Say};

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
        Phase::ChooseEmpire { .. } => "S-d",
        Phase::Cities { .. } => "RUL-6",
        Phase::Temple { .. } => "1.1-f",
        Phase::Colossus { .. } => "1.2-f",
        Phase::Announce => "2.1-a",
        Phase::OwnNumber { .. } => "2.1-h",
        Phase::Offer => "2.1-g",
        Phase::Take { .. } => "2.2-c",
        Phase::Give { .. } => "2.2.1-a",
        Phase::Perseus { .. } => "10.perseus-a",
        Phase::NameBuilder => "3.0-a",
        Phase::Build { stepped_in, .. } => match view.paying {
            Some(_) => "3.0-c",
            None if stepped_in => "10.perseus-a",
            None => "3.0-b",
        },
        Phase::Copy { .. } => "10.castor-and-pollux-a",
        Phase::Gardens { .. } => "11.hanging-gardens-a",
        Phase::Peace { .. } => "11.statue-of-zeus-a",
        Phase::NameMover => "4.0-a",
        Phase::TakeOver => "4.3.3-b",
        Phase::Sail => "4.1.1-a",
        Phase::Attack => "4.1.1-c",
        Phase::March => "4.1.2-a",
        Phase::Fight => "4.1.2-f",
        Phase::Losses { .. } => "4.2-e",
        Phase::Conquest => "4.3-b",
        Phase::Occupy { .. } => "4.3.2-a",
        Phase::Convert { .. } => "10.queen-of-sheba-a",
        Phase::Plunder { .. } => "4.3.1-e",
        Phase::Circe { .. } => "10.circe-a",
        Phase::Tie { .. } => "5-d",
        Phase::Over { .. } => "6.3-b",
    }
}

/// DP-6: all at once, each in secret.
fn offering(view: &View) -> (Say, &'static str) {
    let trade = &view.open.trade;
    let due = view.empire.map_or(0, |empire| trade.due[empire]);
    let say = if view.is_asked {
        let laid = view.offer.tokens.count();
        Say::new("prompt-offer").count("left", due.saturating_sub(laid))
    } else if due > 0 {
        Say::new("prompt-offer-done").fact("empires", names::empires(view.asked))
    } else {
        Say::new("wait-offer").fact("empires", names::empires(view.asked))
    };
    // Who takes no part wants to know why (2.1-f).
    let clause = match view.empire {
        Some(_) if due == 0 => "2.1-f",
        _ => "2.1-g",
    };
    (say, clause)
}

fn asked(view: &View, phase: Phase) -> Say {
    match phase {
        Phase::ChooseEmpire { .. } => Say::new("prompt-choose-empire"),
        Phase::Cities { .. } => Say::new("prompt-cities"),
        Phase::Temple { city, .. } => Say::new("prompt-temple").name("what", names::what(city)),
        Phase::Colossus { .. } => Say::new("prompt-colossus"),
        Phase::Announce => Say::new("prompt-announce"),
        Phase::OwnNumber { .. } => {
            Say::new("prompt-own-number").count("number", view.open.trade.number)
        }
        Phase::Take { .. } => Say::new("prompt-take"),
        Phase::Give { to, .. } => Say::new("prompt-give").name("empire", names::empire_to(to)),
        Phase::Perseus { .. } => Say::new("prompt-perseus"),
        Phase::NameBuilder => Say::new("prompt-name-builder"),
        Phase::Build { stepped_in, .. } => match view.paying {
            Some(paying) => paying_for(view, paying),
            None if stepped_in => Say::new("prompt-stepped-in"),
            None => Say::new("prompt-build"),
        },
        Phase::Copy { .. } => Say::new("prompt-copy"),
        Phase::Gardens { .. } => Say::new("prompt-gardens").count("kept", view.kept.tokens.goods()),
        Phase::Peace { .. } => Say::new("prompt-peace"),
        Phase::NameMover => Say::new("prompt-name-mover"),
        Phase::TakeOver => Say::new("prompt-take-over"),
        Phase::Sail => Say::new("prompt-sail"),
        Phase::Attack => Say::new("prompt-attack"),
        Phase::March => Say::new("prompt-march"),
        Phase::Fight => Say::new("prompt-fight"),
        Phase::Losses { empire } => Say::new("prompt-losses").count("left", losses(view, empire)),
        Phase::Conquest => Say::new("prompt-conquest"),
        Phase::Occupy { at } => Say::new("prompt-occupy").name("at", names::province(at)),
        Phase::Convert { at } => Say::new("prompt-convert").name("at", names::province(at)),
        Phase::Plunder { city } => Say::new("prompt-plunder").name("what", names::what(city)),
        Phase::Circe { slot } => names::at_slot("prompt-circe", slot),
        Phase::Tie { track } => Say::new("prompt-tie").name("title", names::leader(track)),
        Phase::Offer | Phase::Over { .. } => Say::new("prompt-nothing"),
    }
}

/// A set that is being put together.
fn paying_for(view: &View, paying: Paying) -> Say {
    let cost = view
        .empire
        .map_or(0, |empire| names::cost(view, empire, paying.item));
    let item = names::within(names::item(paying.item));
    match paying.form {
        None => Say::new("prompt-price")
            .fact("item", item)
            .count("cost", cost),
        Some(_) => Say::new("prompt-pay")
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

fn waiting(view: &View, phase: Phase) -> Say {
    let key = match phase {
        Phase::ChooseEmpire { seat } => {
            let seat = <crate::MareNostrum as kernel::Speak>::say_seat(seat).key;
            return Say::new("wait-choose-empire").name("seat", seat);
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
        Phase::Circe { .. } => "wait-circe",
        Phase::Tie { track } => {
            return decider(view, "wait-tie").name("title", names::leader(track));
        }
        Phase::Offer | Phase::Over { .. } => return Say::new("prompt-nothing"),
    };
    decider(view, key)
}

/// A sentence about the one who decides.
fn decider(view: &View, key: &'static str) -> Say {
    match view.open.decides() {
        Some(empire) => Say::new(key).name("empire", names::empire(empire)),
        None => Say::new("prompt-nothing"),
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
        | Phase::Circe { .. } => 4,
        Phase::Tie { .. } => 5,
        Phase::Over { cause, .. } => match cause {
            Cause::Pyramids | Cause::FifthCard => 3,
            Cause::Cities => 4,
            Cause::Titles | Cause::LastRound => 5,
        },
    }
}
