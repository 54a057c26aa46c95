//! The situation as lines of text: for the terminal and for screen readers.

use kernel::Message;
use punic::BySide;
use punic::words::{describe, names};

use crate::deck;
use crate::game::View;
use crate::ids::Card;

pub fn lines(view: &View) -> Vec<Message> {
    let mut lines = vec![time(view), describe::provinces(view, counted(view))];
    lines.extend(describe::lines(view, in_force(view)));
    lines
}

fn time(view: &View) -> Message {
    Message::new("describe-turn")
        .count("turn", view.open.turn)
        .count("last", view.open.game.sheet().last_turn)
        .name("years", names::years(view.open.turn))
}

/// Provinces that count and are a side's (22.1-a).
pub fn counted(view: &View) -> BySide<u8> {
    let land = &view.open.land;
    BySide::from_fn(|side| {
        let all = view.open.game.sheet().counted.iter();
        all.filter(|&province| land.controls(side, province))
            .count() as u8
    })
}

/// Cards whose effects last, and whether they hold now.
pub fn effects(view: &View) -> impl Iterator<Item = Card> {
    let effects = view.open.game.effects;
    [
        (deck::PHILIP_ALLIES, effects.philip_v),
        (deck::no(29), effects.naval_victory),
        (deck::no(57), effects.hanno_counsels),
        (deck::no(58), effects.cato_counsels),
        (deck::no(68), effects.manpower_shortage),
        (deck::no(74), effects.harsh_winter),
        (deck::PUNIC_FAITH, effects.roman_initiative),
        (deck::no(80), effects.dictator.is_some()),
        (deck::no(90), effects.flamen.is_some()),
        (deck::no(89), effects.fed.is_some()),
    ]
    .into_iter()
    .filter_map(|(card, on)| on.then_some(card))
}

fn in_force(view: &View) -> Vec<Message> {
    let truce = (view.open.truce()).then(|| Message::new("describe-truce"));
    let cards =
        effects(view).map(|card| Message::new("describe-effect").name("card", names::card(card)));
    truce.into_iter().chain(cards).collect()
}
