//! What happened, as a sentence.

use kernel::{Arg, Message, Milestone};

use super::names::{self, at_slot, within};
use crate::act::{Item, Loss, Position};
use crate::by::ByEmpire;
use crate::event::{Area, Event, Rolled, Step};
use crate::holding::Holding;
use crate::ids::{Card, Empire};
use crate::sets::EmpireSet;
use crate::state::Cause;

pub fn say(event: &Event) -> Message {
    match *event {
        Event::Seated { seat, empire } => Message::new("event-seated")
            .name(
                "seat",
                <crate::MareNostrum as kernel::Speak>::say_seat(seat).key,
            )
            .name("empire", names::empire(empire)),
        Event::RoundBegan { round } => Message::new("event-round").count("round", round),
        Event::CardsTurned { cards } => {
            Message::new("event-cards-turned").fact("cards", names::cards(cards))
        }
        Event::Collected { empire, tokens } => {
            by("event-collected", empire).fact("tokens", names::tokens(&tokens))
        }
        Event::Lapsed { empire, tokens } => {
            by("event-lapsed", empire).fact("tokens", names::tokens(&tokens))
        }
        Event::TookCoin { empire, city } => {
            by("event-took-coin", empire).name("what", names::what(city))
        }
        Event::Drew { empire, good } => match good {
            Some(good) => {
                by("event-drew", empire).name("token", names::token(crate::Token::legendary(good)))
            }
            None => by("event-drew-hidden", empire),
        },
        Event::PileRenewed => Message::new("event-pile-renewed"),
        Event::Colossus { empire, good } => match good {
            Some(good) => by("event-colossus", empire).name("good", names::good(good)),
            None => by("event-no-colossus", empire),
        },
        Event::Announced { empire, number } => {
            by("event-announced", empire).count("number", number)
        }
        Event::OwnNumber { empire, number } => match number {
            Some(number) => by("event-own-number", empire).count("number", number),
            None => by("event-kept-number", empire),
        },
        Event::NoTrade => Message::new("event-no-trade"),
        Event::Revealed { offers } => Message::new("event-revealed").fact("offers", laid(&offers)),
        Event::Took {
            empire,
            from,
            token,
        } => by("event-took", empire)
            .name("from", names::empire(from))
            .name("token", names::token(token)),
        Event::ChainEnded { due } => by("event-chain-ended", due),
        Event::Gave { empire, to, token } => by("event-gave", empire)
            .name("to", names::empire(to))
            .name("token", names::token(token)),
        Event::SteppedIn { empire } => by("event-stepped-in", empire),
        Event::NamedBuilder { by, empire } => named("event-named-builder", by, empire),
        Event::Built { empire, item, paid } => built(empire, item, &paid),
        Event::Mustered { empire, legions } => {
            by("event-mustered", empire).count("legions", legions)
        }
        Event::Copied { empire, card } => {
            by("event-copied", empire).name("card", names::card(card))
        }
        Event::EndedBuild { empire } => by("event-ended-build", empire),
        Event::Discarded {
            empire,
            count,
            tokens,
        } => match tokens {
            _ if count == 0 => by("event-discarded-nothing", empire),
            Some(tokens) => by("event-discarded", empire).fact("tokens", names::tokens(&tokens)),
            None => by("event-discarded-hidden", empire).count("count", count),
        },
        Event::PeaceMade { empire, with } => {
            by("event-peace", empire).name("with", names::empire(with))
        }
        Event::Recalled {
            empire,
            from,
            legions,
        } => by("event-recalled", empire)
            .name("at", names::province(from))
            .count("legions", legions),
        Event::NamedMover { by, empire } => named("event-named-mover", by, empire),
        Event::TookOver { empire, from, at } => by("event-took-over", empire)
            .name("from", names::empire(from))
            .name("at", names::province(at)),
        Event::Sailed { empire, from, to } => by("event-sailed", empire)
            .name("from", names::sea(from))
            .name("to", names::sea(to)),
        Event::Marched {
            empire,
            from,
            to,
            by_sea,
            ..
        } => {
            let key = if by_sea {
                "event-shipped"
            } else {
                "event-marched"
            };
            by(key, empire)
                .name("from", names::province(from))
                .name("to", names::province(to))
        }
        Event::Fought { area, sides } => fought(area, &sides),
        Event::LostTriremes { empire, at, count } => by("event-lost-triremes", empire)
            .name("at", names::sea(at))
            .count("count", count),
        Event::Lost { empire, at, loss } => lost(empire, loss).name("at", names::province(at)),
        Event::War { at } => Message::new("event-war").name("at", names::province(at)),
        Event::Pillaged { empire, slot, got } => at_slot("event-pillaged", slot)
            .name("empire", names::empire(empire))
            .fact("tokens", names::tokens(&got)),
        Event::Occupied { empire, slot } => {
            at_slot("event-occupied", slot).name("empire", names::empire(empire))
        }
        Event::OccupiedMarker { empire, at } => {
            by("event-occupied-marker", empire).name("at", names::province(at))
        }
        Event::Held { empire, at } => by("event-held", empire).name("at", names::province(at)),
        Event::Released { empire, at } => {
            by("event-released", empire).name("at", names::province(at))
        }
        Event::Placed { empire, slot } => {
            at_slot("event-placed", slot).name("empire", names::empire(empire))
        }
        Event::EndedStep { empire, step } => by(ended_step(step), empire),
        Event::EndedMove { empire } => by("event-ended-move", empire),
        Event::Titled { track, empire, new } => {
            let key = if new {
                "event-titled"
            } else {
                "event-kept-title"
            };
            by(key, empire).name("title", names::leader(track))
        }
        Event::Ended { winners, cause } => ended(winners, cause),
    }
}

/// A sentence whose subject is an empire.
fn by(key: &'static str, empire: Empire) -> Message {
    Message::new(key).name("empire", names::empire(empire))
}

/// What each has laid down, by empire.
fn laid(offers: &ByEmpire<Holding>) -> Arg {
    let laid = (Empire::ALL.into_iter())
        .filter(|&empire| !offers[empire].is_empty())
        .map(|empire| by("offer-of", empire).fact("tokens", names::tokens(&offers[empire])));
    Arg::List(laid.collect())
}

fn named(key: &'static str, by: Empire, empire: Empire) -> Message {
    Message::new(key)
        .name("by", names::empire(by))
        .name("empire", names::empire(empire))
}

fn built(empire: Empire, item: Item, paid: &Holding) -> Message {
    let say = match item {
        Item::Control(at) => by("event-built-control", empire).name("at", names::province(at)),
        Item::Legion(at) => by("event-built-legion", empire).name("at", names::province(at)),
        Item::Fortress(at) => by("event-built-fortress", empire).name("at", names::province(at)),
        Item::Trireme(at) => by("event-built-trireme", empire).name("at", names::sea(at)),
        Item::Building(slot) => {
            at_slot("event-built-building", slot).name("empire", names::empire(empire))
        }
        Item::Card(card) => by("event-built-card", empire).name("card", names::card(card)),
        Item::Pyramids => by("event-built-card", empire).name("card", names::card(Card::Pyramids)),
    };
    say.fact("paid", names::paid(paid))
}

/// Both totals, and the fortress that stops a hit (4.2-d).
fn fought(area: Area, sides: &[Rolled; 2]) -> Message {
    let say = match sides.iter().find(|side| side.stopped > 0) {
        Some(side) => {
            Message::new("event-fought-fortress").name("walled", names::empire(side.empire))
        }
        None => Message::new("event-fought"),
    };
    say.name("at", names::area(area))
        .fact("one", within(rolled(&sides[0])))
        .fact("two", within(rolled(&sides[1])))
}

fn rolled(side: &Rolled) -> Message {
    let dice = names::dice(side.dice.iter());
    let key = match (dice.is_empty(), side.bonus) {
        (true, _) => "rolled-nothing",
        (false, 0) => "rolled",
        (false, _) => "rolled-bonus",
    };
    let say = by(key, side.empire)
        .count("total", side.total)
        .count("hits", side.hits);
    match key {
        "rolled" => say.text("dice", dice),
        "rolled-bonus" => say.text("dice", dice).count("bonus", side.bonus),
        _ => say,
    }
}

fn lost(empire: Empire, loss: Loss) -> Message {
    match loss {
        Loss::Fortress => by("event-lost-fortress", empire),
        Loss::Legion(Position::Free) => by("event-lost-legion", empire),
        Loss::Legion(Position::Slot(slot)) => {
            by("event-lost-slot", empire).name("what", names::what(slot))
        }
        Loss::Legion(Position::Marker) => by("event-lost-marker", empire),
    }
}

/// Who has won, and by what.
pub fn ended(winners: EmpireSet, cause: Cause) -> Message {
    if winners.is_empty() {
        return Message::new("event-ended-nobody");
    }
    let key = match cause {
        Cause::Pyramids => "event-ended-pyramids",
        Cause::FifthCard => "event-ended-fifth-card",
        Cause::Cities => "event-ended-cities",
        Cause::Titles => "event-ended-titles",
        Cause::LastRound => "event-ended-last-round",
    };
    Message::new(key)
        .fact("empires", names::empires(winners))
        .count("count", winners.len() as i64)
}

pub fn milestone(event: &Event) -> Option<Milestone> {
    match event {
        Event::RoundBegan { round } => Some(Milestone::chapter(
            Message::new("milestone-round").count("round", *round),
        )),
        Event::Revealed { .. } => Some(Milestone::scene(Message::new("milestone-trade"))),
        Event::NamedBuilder { empire, .. } => {
            Some(Milestone::scene(by("milestone-build", *empire)))
        }
        Event::NamedMover { empire, .. } => Some(Milestone::scene(by("milestone-move", *empire))),
        Event::Fought { area, .. } => Some(Milestone::scene(
            Message::new("milestone-battle").name("at", names::area(*area)),
        )),
        _ => None,
    }
}

const fn ended_step(step: Step) -> &'static str {
    match step {
        Step::Perseus => "event-ended-perseus",
        Step::Peace => "event-ended-peace",
        Step::TakeOver => "event-ended-take-over",
        Step::Sail => "event-ended-sail",
        Step::Attack => "event-ended-attack",
        Step::March => "event-ended-march",
        Step::Occupy => "event-ended-occupy",
        Step::Convert => "event-ended-convert",
        Step::Circe => "event-ended-circe",
    }
}
