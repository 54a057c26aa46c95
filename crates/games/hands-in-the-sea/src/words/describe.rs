//! The situation as lines of text: for the terminal and for screen readers.

use kernel::{Arg, Message};

use super::names;
use crate::ids::Location;
use crate::sets::LocationSet;
use crate::side::Side;
use crate::view::View;

pub fn lines(view: &View) -> Vec<Message> {
    let mut lines = vec![
        Message::new("describe-time")
            .count("turn", view.turn)
            .name("side", names::side(view.round.active)),
    ];
    if view.ending {
        lines.push(Message::new("describe-ending"));
    }
    for side in Side::ALL {
        power(view, side, &mut lines);
    }
    lines.extend(Side::ALL.into_iter().filter_map(|side| battle(view, side)));
    let row = view.row.iter().map(|&card| names::strategy(card)).collect();
    lines.push(Message::new("describe-row").fact("cards", Arg::Names(row)));
    if let Some(own) = &view.own {
        lines.push(Message::new("describe-hand").fact("cards", names::pile(&own.hand)));
        lines.push(Message::new("describe-deck").fact("cards", names::pile(&own.bag)));
        if let Some(card) = own.deus {
            lines.push(Message::new("describe-deus").name("card", names::deus(card)));
        }
    }
    lines
}

/// Places one after the other.
fn places(places: LocationSet) -> Arg {
    match places.is_empty() {
        true => Arg::Name("places-none".into()),
        false => Arg::Names(
            places
                .iter()
                .map(|at: Location| names::location(at))
                .collect(),
        ),
    }
}

fn power(view: &View, side: Side, lines: &mut Vec<Message>) {
    let power = &view.powers[side];
    let control = view.control[side];
    lines.push(
        Message::new("describe-power")
            .name("side", names::side(side))
            .count("silver", power.silver)
            .count("vp", power.vp)
            .count("prestige", power.prestige)
            .count("pillage", power.pillage)
            .count("captured", power.captured.points()),
    );
    lines.push(
        Message::new("describe-cards")
            .name("side", names::side(side))
            .count("hand", power.hand)
            .count("deck", power.deck)
            .fact("discard", names::pile(&power.discard))
            .count("reserve", power.reserve),
    );
    if let Some(reserve) = power.reserved.filter(|reserve| !reserve.is_empty()) {
        lines.push(
            Message::new("describe-reserve")
                .name("side", names::side(side))
                .fact("cards", names::pile(&reserve)),
        );
    }
    if !power.known_hand.is_empty() {
        lines.push(
            Message::new("describe-known")
                .name("side", names::side(side))
                .fact("cards", names::pile(&power.known_hand)),
        );
    }
    lines.push(
        Message::new("describe-fleet")
            .name("side", names::side(side))
            .count("warships", power.fleet.warships)
            .name("at", names::haven(view.haven(side))),
    );
    if let Some(slot) = power.slot {
        let key = match slot.face_down {
            true => "describe-strategy-down",
            false => "describe-strategy",
        };
        lines.push(
            Message::new(key)
                .name("side", names::side(side))
                .name("card", names::strategy(slot.card)),
        );
    }
    for (key, some) in [
        ("describe-towns", control - view.cities),
        ("describe-cities", control & view.cities),
        ("describe-forts", control & view.forts),
        ("describe-unsupplied", control - power.supplied),
    ] {
        if !some.is_empty() {
            let say = Message::new(key).name("side", names::side(side));
            lines.push(say.fact("places", places(some)));
        }
    }
}

fn battle(view: &View, attacker: Side) -> Option<Message> {
    let fight = view.battles[attacker].as_ref()?;
    let key = match fight.siege {
        true => "describe-siege",
        false => "describe-battle",
    };
    Some(
        Message::new(key)
            .name("side", names::side(attacker))
            .name("at", names::location(fight.at))
            .count("round", fight.round)
            .text("track", format!("{:+}", fight.track))
            .fact("attackers", names::pile(&fight.areas[attacker]))
            .fact("defenders", names::pile(&fight.areas[attacker.enemy()])),
    )
}
