//! Everything there is to look at: all generals, all strategy cards, all battle cards,
//! each marked where its data is reconstructed.

use kernel::data::Source;
use kernel::scene::{Body, Item, Panel, Tint};
use kernel::{Lexicon, Message};

use super::{Pictures, cards, keys, pieces};
use crate::id::{Card, General};
use crate::side::Side;
use crate::tables::Title;
use crate::words::names;

/// All strategy cards that `shown` names.
pub fn strategy_cards<W: Pictures>(
    key: &str,
    shown: impl Fn(Card<W>) -> bool,
    words: &Lexicon,
) -> Panel {
    let cards = Card::all()
        .filter(|&card| shown(card))
        .map(|card| cards::strategy(keys::card(card), card, words));
    let title = words.name(&format!("board-{key}"));
    hand(key, title, None, cards.collect())
}

/// All battle cards.
pub fn battle_cards<W: Pictures>(words: &Lexicon) -> Panel {
    let titles = Title::ALL.map(|title| cards::battle_full::<W>(title, words));
    let title = words.name("board-battle-cards");
    hand("battle-cards", title, None, titles.to_vec())
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
pub fn generals<W: Pictures>(side: Side, words: &Lexicon) -> Panel {
    let items = General::<W>::all()
        .filter(|general| general.side() == side)
        .map(|general| card(general, words))
        .collect();
    let title = words.say(&Message::new("board-generals-of").name("side", names::side(side)));
    let key = format!("generals:{}", side.id());
    hand(&key, title, Some(keys::tint(side)), items)
}

fn card<W: Pictures>(general: General<W>, words: &Lexicon) -> Item {
    let sheet = general.sheet();
    let mut item = pieces::portrait(general, None, words);
    let rated =
        |key: &'static str, rating: u8| words.say(&Message::new(key).count("rating", rating));
    let source = match sheet.source {
        Source::Reconstructed => words.name("board-reconstructed"),
        Source::Rulebook | Source::Public => String::new(),
    };
    item.figure = kernel::scene::Figure::TextCard {
        tint: keys::tint(sheet.side),
        emblem: W::portrait(general),
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
