//! Strategy cards and battle cards as they lie on the table.

use kernel::data::Source;
use kernel::scene::{Emblem, Figure, Item, Tint};
use kernel::{Lexicon, Message};

use super::{Pictures, keys};
use crate::id::Card;
use crate::sheets::Timing;
use crate::tables::Title;
use crate::war::War;
use crate::words::names;

/// The mark of what is not the printed card.
fn source(source: Source, words: &Lexicon) -> String {
    match source {
        Source::Reconstructed => words.name("board-reconstructed"),
        Source::Rulebook | Source::Public => String::new(),
    }
}

/// A strategy card: its points, whether it sails and levies, what it does.
pub fn strategy<W: Pictures>(key: String, card: Card<W>, words: &Lexicon) -> Item {
    let sheet = card.sheet();
    let name = words.name(&names::card(card));
    let text = words.name(&names::card_text(card));
    let mut signs = W::signs(card);
    if sheet.recruit {
        signs.push(Emblem::Levy);
    }
    let owner = match sheet.owner {
        Some(side) => words.say(&Message::new("board-owner").name("side", names::side(side))),
        None => words.name("board-either"),
    };
    let origin = match (sheet.source, sheet.ops_source) {
        (Source::Reconstructed, _) => source(sheet.source, words),
        (_, Source::Reconstructed) => words.name("board-ops-reconstructed"),
        _ => String::new(),
    };
    let figure = Figure::TextCard {
        tint: sheet.owner.map_or(Tint::Stone, keys::tint),
        emblem: W::card_emblem(card),
        points: sheet.ops.to_string(),
        name: name.clone(),
        signs,
        lines: vec![text.clone()],
        foot: [format!("#{}", sheet.number), origin],
    };
    let mut item = Item::new(key, figure, name).tip(text).tip(owner);
    if is_counter(sheet.timing) {
        item = item.tip(words.name("board-counter-event"));
    }
    if sheet.source == Source::Reconstructed {
        item = item.tip(words.name("board-reconstructed-tip"));
    }
    item
}

const fn is_counter(timing: Timing) -> bool {
    !matches!(timing, Timing::Event | Timing::Dual | Timing::Campaign)
}

fn battle(key: String, title: Title, tint: Tint, words: &Lexicon) -> Item {
    let name = words.name(names::title(title));
    let figure = Figure::TextCard {
        tint,
        emblem: keys::title_emblem(title),
        points: String::new(),
        name: name.clone(),
        signs: Vec::new(),
        lines: Vec::new(),
        foot: [String::new(), String::new()],
    };
    Item::new(key, figure, name).tip(words.name(&format!("text-{}", title.id())))
}

/// A battle card on the table; a Reserve looks like what it stands for and says so.
pub fn played(key: String, card: Title, title: Title, tint: Tint, words: &Lexicon) -> Item {
    let mut item = battle(key, title, tint, words);
    if card == Title::Reserve {
        let said = words.say(&Message::new("board-reserve-as").name("title", names::title(title)));
        if let Figure::TextCard { name, .. } = &mut item.figure {
            name.clone_from(&said);
        }
        item.title = said;
    }
    item
}

/// So many like battle cards.
pub fn pile(key: String, title: Title, count: u8, tint: Tint, words: &Lexicon) -> Item {
    let mut item = battle(key, title, tint, words);
    if let Figure::TextCard { points, .. } = &mut item.figure {
        *points = count.to_string();
    }
    item
}

/// A battle card with what it costs in a retreat.
pub fn battle_full<W: War>(title: Title, words: &Lexicon) -> Item {
    let sheet = W::theatre().battle_card(title);
    let mut item = pile(keys::title(title), title, sheet.count, Tint::Stone, words);
    let losses = |key: &'static str, faces: [u8; 6]| {
        let faces: Vec<String> = faces.iter().map(u8::to_string).collect();
        words.say(&Message::new(key).text("losses", faces.join("-")))
    };
    let mut told = vec![words.name(&format!("text-{}", title.id()))];
    // A Reserve takes the losses of what it stood for (14.5-i).
    if title != Title::Reserve {
        told.push(losses("board-retreat-small", sheet.small));
        told.push(losses("board-retreat-large", sheet.large));
    }
    if let Figure::TextCard { lines, foot, .. } = &mut item.figure {
        lines.clone_from(&told);
        foot[1] = source(sheet.source, words);
    }
    item
}
