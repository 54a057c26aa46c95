//! The situation as lines of text: for the terminal and for screen readers.

use kernel::{Arg, Message};

use super::names;
use crate::id::{Province, Space};
use crate::land::Stack;
use crate::side::{BySide, Side};
use crate::view::View;
use crate::war::War;

/// The parts of a description that are the same in both games, from the provinces held
/// to the generals off the map. `in_force` is what the game has to say of its cards.
pub fn lines<W: War>(view: &View<W>, in_force: Vec<Message>) -> Vec<Message> {
    let mut lines = held(view);
    lines.extend(in_force);
    lines.push(
        Message::new("describe-hands")
            .count("rome", view.hands[Side::Rome].size)
            .count("carthage", view.hands[Side::Carthage].size),
    );
    if let Some(cards) = view.viewer.and_then(|side| view.hands[side].cards)
        && !cards.is_empty()
    {
        lines.push(Message::new("describe-hand").fact("cards", names::cards(cards)));
    }
    battle(view, &mut lines);
    for at in Space::all() {
        stacks(view, at, &mut lines);
    }
    let land = &view.open.land;
    let roman = W::theatre().side_generals[Side::Rome];
    for (key, generals) in [
        ("describe-pool", land.pool & roman),
        ("describe-displaced", land.displaced),
        ("describe-dead", land.dead),
    ] {
        if !generals.is_empty() {
            lines.push(Message::new(key).text("generals", names::generals(generals)));
        }
    }
    lines
}

/// Who controls how many of the provinces that count, and how many PCs there are.
pub fn provinces<W: War>(view: &View<W>, counted: BySide<u8>) -> Message {
    let pcs = |side| view.open.land.pcs(side).len() as u8;
    Message::new("describe-provinces")
        .count("rome", counted[Side::Rome])
        .count("carthage", counted[Side::Carthage])
        .count("rome-pcs", pcs(Side::Rome))
        .count("carthage-pcs", pcs(Side::Carthage))
}

fn held<W: War>(view: &View<W>) -> Vec<Message> {
    let land = &view.open.land;
    (Side::ALL.into_iter())
        .filter_map(|side| {
            let own = Province::all().filter(|&province| {
                !(province.spaces() & land.in_play).is_empty() && land.controls(side, province)
            });
            let names = names::provinces(own);
            let say = Message::new("describe-held").name("side", names::side(side));
            (!names.is_empty()).then(|| say.fact("provinces", Arg::List(names)))
        })
        .collect()
}

fn battle<W: War>(view: &View<W>, lines: &mut Vec<Message>) {
    let Some(battle) = view.open.battle else {
        return;
    };
    lines.push(
        Message::new("describe-battle")
            .name("at", names::space(battle.at))
            .name("side", names::side(battle.attacker))
            .count("rome", battle.held[Side::Rome])
            .count("carthage", battle.held[Side::Carthage]),
    );
    let own = view.viewer.and_then(|side| view.hands[side].battle);
    if let Some(hand) = own.filter(|hand| hand.total() > 0) {
        lines.push(names::titles(Message::new("describe-battle-hand"), hand));
    }
}

fn stacks<W: War>(view: &View<W>, at: Space<W>, lines: &mut Vec<Message>) {
    let land = &view.open.land;
    for side in Side::ALL {
        for inside in [false, true] {
            let stack = Stack { side, at, inside };
            let (units, generals) = (land.units(stack), land.generals_in(stack));
            let key = match (units.cu, generals.is_empty(), inside) {
                (0, true, _) => continue,
                (0, false, _) => "describe-alone",
                (_, true, false) => "describe-stack-leaderless",
                (_, false, false) => "describe-stack",
                (_, true, true) => "describe-garrison",
                (_, false, true) => "describe-garrison-led",
            };
            let say = Message::new(key)
                .name("at", names::space(at))
                .name("side", names::side(side))
                .text("generals", names::generals(generals));
            lines.push(names::units(say, units));
        }
    }
    let points = land.points[at.index()];
    if points > 0 {
        let say = Message::new("describe-siege").name("at", names::space(at));
        lines.push(say.count("points", points));
    }
}
