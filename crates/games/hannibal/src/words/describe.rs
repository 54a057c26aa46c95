//! The situation as lines of text: for the terminal and for screen readers.

use kernel::Say;
use land_war::{BySide, Side};

use super::names;
use crate::deck;
use crate::ids::{Card, Province, Space};
use crate::land::Stack;
use crate::view::View;

pub fn lines(view: &View) -> Vec<Say> {
    let mut lines = vec![time(view), provinces(view)];
    lines.extend(held(view));
    lines.extend(in_force(view));
    lines.push(
        Say::new("describe-hands")
            .count("rome", view.hands[Side::Rome].size)
            .count("carthage", view.hands[Side::Carthage].size),
    );
    if let Some(cards) = view.viewer.and_then(|side| view.hands[side].cards)
        && !cards.is_empty()
    {
        lines.push(Say::new("describe-hand").fact("cards", names::cards(cards)));
    }
    battle(view, &mut lines);
    for at in Space::all() {
        stacks(view, at, &mut lines);
    }
    let land = &view.open.land;
    let roman = crate::theatre().side_generals[Side::Rome];
    for (key, generals) in [
        ("describe-pool", land.pool & roman),
        ("describe-displaced", land.displaced),
        ("describe-dead", land.dead),
    ] {
        if !generals.is_empty() {
            lines.push(Say::new(key).text("generals", names::generals(generals)));
        }
    }
    lines
}

fn time(view: &View) -> Say {
    Say::new("describe-turn")
        .count("turn", view.open.own.turn)
        .count("last", view.open.own.sheet().last_turn)
        .name("years", names::years(view.open.own.turn))
}

/// Provinces that count and are a side's (22.1-a).
pub fn counted(view: &View) -> BySide<u8> {
    let land = &view.open.land;
    BySide::from_fn(|side| {
        let all = view.open.own.sheet().counted.iter();
        all.filter(|&province| land.controls(side, province))
            .count() as u8
    })
}

fn provinces(view: &View) -> Say {
    let points = counted(view);
    let pcs = |side| view.open.land.pcs(side).len() as u8;
    Say::new("describe-provinces")
        .count("rome", points[Side::Rome])
        .count("carthage", points[Side::Carthage])
        .count("rome-pcs", pcs(Side::Rome))
        .count("carthage-pcs", pcs(Side::Carthage))
}

fn held(view: &View) -> Vec<Say> {
    let land = &view.open.land;
    (Side::ALL.into_iter())
        .filter_map(|side| {
            let own = Province::all().filter(|&province| {
                !(province.spaces() & land.in_play).is_empty() && land.controls(side, province)
            });
            let names = names::provinces(own);
            let say = Say::new("describe-held").name("side", names::side(side));
            (!names.is_empty()).then(|| say.text("provinces", names))
        })
        .collect()
}

/// Cards whose effects last, and whether they hold now.
pub fn effects(view: &View) -> impl Iterator<Item = Card> {
    let effects = view.open.own.effects;
    [
        (deck::PHILIP_ALLIES, effects.philip_v),
        (Card::no(29), effects.naval_victory),
        (Card::no(57), effects.hanno_counsels),
        (Card::no(58), effects.cato_counsels),
        (Card::no(68), effects.manpower_shortage),
        (Card::no(74), effects.harsh_winter),
        (deck::PUNIC_FAITH, effects.roman_initiative),
        (Card::no(80), effects.dictator.is_some()),
        (Card::no(90), effects.flamen.is_some()),
        (Card::no(89), effects.fed.is_some()),
    ]
    .into_iter()
    .filter_map(|(card, on)| on.then_some(card))
}

fn in_force(view: &View) -> Vec<Say> {
    let truce = view.open.own.truce().then(|| Say::new("describe-truce"));
    let cards =
        effects(view).map(|card| Say::new("describe-effect").name("card", names::card(card)));
    truce.into_iter().chain(cards).collect()
}

fn battle(view: &View, lines: &mut Vec<Say>) {
    let Some(battle) = view.open.battle else {
        return;
    };
    lines.push(
        Say::new("describe-battle")
            .name("at", names::space(battle.at))
            .name("side", names::side(battle.attacker))
            .count("rome", battle.held[Side::Rome])
            .count("carthage", battle.held[Side::Carthage]),
    );
    let own = view.viewer.and_then(|side| view.hands[side].battle);
    if let Some(hand) = own.filter(|hand| hand.total() > 0) {
        lines.push(names::titles(Say::new("describe-battle-hand"), hand));
    }
}

fn stacks(view: &View, at: Space, lines: &mut Vec<Say>) {
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
            let say = Say::new(key)
                .name("at", names::space(at))
                .name("side", names::side(side))
                .text("generals", names::generals(generals));
            lines.push(names::units(say, units));
        }
    }
    let points = land.points[at.index()];
    if points > 0 {
        let say = Say::new("describe-siege").name("at", names::space(at));
        lines.push(say.count("points", points));
    }
}
