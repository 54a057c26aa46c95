//! The situation as lines of text: for the terminal and for screen readers.

use kernel::{Arg, Message};

use super::{events, names, prompts};
use crate::ids::{Card, Empire, Province, Sea, Track};
use crate::sets::CardSet;
use crate::state::Phase;
use crate::view::View;

pub fn lines(view: &View) -> Vec<Message> {
    let open = &view.open;
    let mut lines = vec![time(view)];
    if let Phase::Over { winners, cause } = open.phase {
        lines.push(events::ended(winners, cause));
    }
    lines.extend(open.empires.iter().flatten().map(|&one| empire(view, one)));
    if view.empire.is_some() {
        let hand = names::tokens(&view.hand);
        lines.push(Message::new("describe-hand").fact("tokens", hand));
    }
    lines.extend(trade(view));
    lines.push(sale(view));
    lines.extend(Province::all().filter_map(|at| province(view, at)));
    lines.extend(Sea::all().filter_map(|at| sea(view, at)));
    lines
}

fn time(view: &View) -> Message {
    let phase = match prompts::number(view.open.phase) {
        0 => "phase-0",
        1 => "phase-1",
        2 => "phase-2",
        3 => "phase-3",
        4 => "phase-4",
        _ => "phase-5",
    };
    Message::new("describe-time")
        .count("round", view.open.round)
        .name("phase", phase)
}

/// Tracks, cards, titles and the number of resources of an empire.
fn empire(view: &View, empire: Empire) -> Message {
    let open = &view.open;
    let values = &view.values[empire];
    let cards: CardSet = open.cards[empire];
    let titles: Vec<Message> = (Track::ALL.into_iter())
        .filter(|&track| open.titles[track] == Some(empire))
        .map(|track| Message::new(names::leader(track)))
        .collect();
    let say = Message::new("describe-empire")
        .name("empire", names::empire(empire))
        .count("trade", values[Track::Trade])
        .count("culture", values[Track::Culture])
        .count("military", values[Track::Military])
        .count("held", view.held[empire])
        .fact("cards", names::cards(cards));
    match titles.is_empty() {
        true => say.name("titles", "describe-no-title"),
        false => say.fact("titles", Arg::List(titles)),
    }
}

/// What lies on the trade table.
fn trade(view: &View) -> Vec<Message> {
    let trade = &view.open.trade;
    if !matches!(view.open.phase, Phase::Take { .. } | Phase::Give { .. }) {
        return Vec::new();
    }
    (view.open.players().iter())
        .filter(|&empire| trade.due[empire] > 0)
        .map(|empire| {
            Message::new("describe-trade")
                .name("empire", names::empire(empire))
                .fact("offer", names::tokens(&trade.offers[empire]))
                .fact("taken", names::tokens(&trade.taken[empire]))
        })
        .collect()
}

fn sale(view: &View) -> Message {
    let cards = view.open.face_up.with(Card::Pyramids);
    Message::new("describe-sale")
        .fact("cards", names::cards(cards))
        .count("deck", view.deck)
}

/// Who controls a province, what stands in it, and whose units are there.
fn province(view: &View, at: Province) -> Option<Message> {
    let open = &view.open;
    let controller = open.control[at];
    let buildings = (at.sheet().slots & open.buildings).iter().map(|slot| {
        let what = names::what(slot);
        match open.on_slot[slot] {
            Some(by) => Message::new("describe-occupied")
                .name("what", what)
                .name("empire", names::empire(by)),
            None => Message::new(what),
        }
    });
    let units = (open.players().iter()).flat_map(|empire| {
        let legions = open.legions_at(empire, at);
        let legions = (legions > 0).then(|| {
            Message::new("describe-legions")
                .name("empire", names::empire(empire))
                .count("legions", legions)
        });
        let fortress = (open.fortresses[empire].contains(at))
            .then(|| Message::new("describe-fortress").name("empire", names::empire(empire)));
        legions.into_iter().chain(fortress)
    });
    let things: Vec<Message> = buildings.chain(units).collect();
    if controller.is_none() && things.is_empty() {
        return None;
    }
    let say = Message::new("describe-province")
        .name("at", names::province(at))
        .name(
            "empire",
            match controller {
                Some(empire) => names::empire(empire),
                None => "describe-nobody".into(),
            },
        );
    Some(match things.is_empty() {
        true => say.name("things", "describe-nothing"),
        false => say.fact("things", Arg::List(things)),
    })
}

fn sea(view: &View, at: Sea) -> Option<Message> {
    let open = &view.open;
    let fleets: Vec<Message> = (open.players().iter())
        .filter(|&empire| open.triremes[empire][at] > 0)
        .map(|empire| {
            Message::new("describe-triremes")
                .name("empire", names::empire(empire))
                .count("triremes", open.triremes[empire][at])
        })
        .collect();
    (!fleets.is_empty()).then(|| {
        Message::new("describe-sea")
            .name("at", names::sea(at))
            .fact("things", Arg::List(fleets))
    })
}
