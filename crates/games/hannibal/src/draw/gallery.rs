//! Everything there is to look at: all generals, all strategy cards, all battle cards,
//! each marked where its data is reconstructed.

use kernel::scene::{Body, Item, Panel, Tint};
use kernel::{Lexicon, Say};
use land_war::Side;

use super::{cards, keys, pieces};
use crate::ids::{Card, General};
use crate::words::names;
use crate::{Source, Title};

pub fn all(words: &Lexicon) -> Vec<Panel> {
    let mut panels: Vec<Panel> = Side::ALL.map(|side| generals(side, words)).to_vec();
    for (key, additional) in [("cards-base", false), ("cards-extra", true)] {
        let shown = Card::all()
            .filter(|card| card.sheet().additional == additional)
            .map(|card| cards::strategy(keys::card(card), card, words));
        panels.push(hand(
            key,
            words.name(&format!("board-{key}")),
            None,
            shown.collect(),
        ));
    }
    let titles = Title::ALL.map(|title| cards::battle_full(title, words));
    panels.push(hand(
        "battle-cards",
        words.name("board-battle-cards"),
        None,
        titles.to_vec(),
    ));
    panels
}

fn hand(key: &str, title: String, tint: Option<Tint>, cards: Vec<Item>) -> Panel {
    Panel {
        key: key.to_owned(),
        title,
        tint,
        body: Body::Hand { cards },
    }
}

/// Generals as cards: ratings as points, the ability as text.
fn generals(side: Side, words: &Lexicon) -> Panel {
    let items = General::all()
        .filter(|general| general.side() == side)
        .map(|general| card(general, words))
        .collect();
    let title = words.say(&Say::new("board-generals-of").name("side", names::side(side)));
    let key = format!("generals:{}", side.id());
    hand(&key, title, Some(keys::tint(side)), items)
}

fn card(general: General, words: &Lexicon) -> Item {
    let sheet = general.sheet();
    let mut item = pieces::portrait(general, None, words);
    let rated = |key: &'static str, rating: u8| words.say(&Say::new(key).count("rating", rating));
    let source = match sheet.source {
        Source::Reconstructed => words.name("board-reconstructed"),
        Source::Rulebook | Source::Public => String::new(),
    };
    item.figure = kernel::scene::Figure::TextCard {
        tint: keys::tint(sheet.side),
        emblem: keys::portrait(general),
        points: format!("{}–{}", sheet.strategy, sheet.battle),
        name: words.name(&format!("general-full-{}", general.id())),
        signs: Vec::new(),
        lines: vec![
            rated("board-strategy", sheet.strategy),
            rated("board-battle-value", sheet.battle),
            words.name(&names::ability(general)),
        ],
        foot: [String::new(), source],
    };
    item
}
