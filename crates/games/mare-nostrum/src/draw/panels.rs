//! Around the board: what is for sale, how the race stands, whose turn it is.

use kernel::scene::{Body, Emblem, Figure, Item, Lane, Mark, Panel, Runner, Shape, Step, Tint};
use kernel::{Arg, Lexicon, Message};

use super::{battle, keys, mats, purse, table};
use crate::data::CardKind;
use crate::event::Event;
use crate::ids::{Card, Good, Token, Track};
use crate::state::Phase;
use crate::view::View;
use crate::words::{names, number};

pub fn all(view: &View, heard: &[&Event], words: &Lexicon) -> Vec<Panel> {
    let mut panels: Vec<Panel> = Vec::new();
    panels.extend(battle::panel(view, heard, words));
    panels.extend(table::panel(view, words));
    panels.extend(purse::panel(view, words));
    panels.push(phases(view, words));
    panels.push(race(view, words));
    panels.push(sale(view, words));
    let empires = view.open.empires.iter().flatten();
    panels.extend(empires.map(|&empire| mats::panel(view, empire, words)));
    panels.push(reserve(view, words));
    panels
}

/// The phases of the round (R-a).
fn phases(view: &View, words: &Lexicon) -> Panel {
    let now = number(view.open.phase);
    let over = matches!(view.open.phase, Phase::Over { .. });
    let names = ["phase-1", "phase-2", "phase-3", "phase-4", "phase-5"];
    let step = |(index, name): (u8, &str)| Step {
        text: words.name(name),
        emblem: None,
        tint: None,
        now: index == now && !over,
        past: index < now || over,
    };
    let title = Message::new("board-round").count("round", view.open.round);
    Panel {
        key: "phases".to_owned(),
        title: words.say(&title),
        tint: None,
        body: Body::Track {
            steps: (1..).zip(names).map(step).collect(),
        },
    }
}

/// The three tracks of leadership.
fn race(view: &View, words: &Lexicon) -> Panel {
    let open = &view.open;
    let lane = |track: Track| Lane {
        title: words.name(&names::track(track)),
        emblem: keys::track(track),
        runners: (open.empires.iter().flatten())
            .map(|&empire| {
                let (value, leads) = (
                    view.values[empire][track],
                    open.titles[track] == Some(empire),
                );
                let title = if leads {
                    Message::new("board-value-leader").name("title", names::leader(track))
                } else {
                    Message::new("board-value")
                };
                let title = title
                    .name("empire", names::empire(empire))
                    .count("value", value);
                Runner {
                    tint: keys::tint(empire),
                    emblem: keys::emblem(empire),
                    value,
                    leads,
                    title: words.say(&title),
                }
            })
            .collect(),
    };
    Panel {
        key: "race".to_owned(),
        title: words.name("board-race"),
        tint: None,
        body: Body::Race {
            lanes: Track::ALL.into_iter().map(lane).collect(),
        },
    }
}

/// A hero or wonder as a card.
pub fn card(key: String, card: Card, words: &Lexicon) -> Item {
    let sheet = card.sheet();
    let name = words.name(&names::card(card));
    let effect = words.name(&format!("effect-{card}"));
    let mut lines = vec![effect.clone()];
    let bonus: Vec<Message> = (Track::ALL.into_iter())
        .filter(|&track| sheet.bonus[track] > 0)
        .map(|track| {
            Message::new("effect-bonus-of")
                .name("track", names::track(track))
                .count("value", sheet.bonus[track])
        })
        .collect();
    if !bonus.is_empty() {
        let bonus = Message::new("effect-bonus").fact("tracks", Arg::List(bonus));
        lines.push(words.say(&bonus));
    }
    let tint = match sheet.kind {
        CardKind::StartingHero => sheet.empire.map_or(Tint::Tan, keys::tint),
        CardKind::Hero => Tint::Crimson,
        CardKind::Wonder => Tint::Nile,
        CardKind::Pyramids => Tint::Gold,
    };
    let figure = Figure::Card {
        tint,
        emblem: keys::card(card),
        name: name.clone(),
        corners: Vec::new(),
        lines: lines.clone(),
    };
    let mut item = Item::new(key, figure, name);
    item.tips = lines;
    item
}

/// Cards that lie face up, and the Pyramids.
fn sale(view: &View, words: &Lexicon) -> Panel {
    let price = |one: Card| {
        let empire = view.empire?;
        let cost = match one {
            Card::Pyramids => crate::data::data().limits.pyramids,
            _ => view.open.card_price(empire)?,
        };
        Some(words.say(&Message::new("board-price").count("cost", cost)))
    };
    let cards = (view.open.face_up.iter().chain([Card::Pyramids]))
        .map(|one| {
            let item = card(keys::sale(one), one, words);
            match price(one) {
                Some(price) => item.tip(price),
                None => item,
            }
        })
        .collect();
    let mut title = words.name("board-sale");
    if view.deck > 0 {
        let deck = Message::new("board-sale-deck").count("deck", view.deck);
        title = format!("{title} · {}", words.say(&deck));
    }
    Panel {
        key: "sale".to_owned(),
        title,
        tint: None,
        body: Body::Hand { cards },
    }
}

/// A resource as a disc, with a number where there are several.
pub fn token(key: String, token: Token, count: u8, words: &Lexicon) -> Item {
    let figure = Figure::Token {
        shape: Shape::Disc,
        tint: keys::token_tint(token),
        emblem: Some(keys::token(token)),
        text: (count != 1).then(|| count.to_string()),
    };
    Item::new(key, figure, words.name(&names::token(token)))
}

/// Goods and coins that nobody has.
fn reserve(view: &View, words: &Lexicon) -> Panel {
    let stock = &view.open.reserve;
    let left = |of: Token, key: String| {
        let count = stock.get(of);
        let mut item = token(key, of, count, words).mark(Mark::Lost, count == 0);
        let title = Message::new("board-left")
            .name("what", names::token(of))
            .count("left", count);
        item.title = words.say(&title);
        item
    };
    let goods = Good::ALL.map(|good| left(Token::of(good), keys::reserve(good)));
    let mut items: Vec<Item> = goods.into();
    items.push(left(Token::COIN, "reserve:coin".to_owned()));
    let legendary = Figure::Token {
        shape: Shape::Disc,
        tint: Tint::Nile,
        emblem: Some(Emblem::Star),
        text: Some(view.pile.to_string()),
    };
    let title = Message::new("board-left")
        .name("what", "token-legendary")
        .count("left", view.pile);
    items.push(Item::new("reserve:legendary", legendary, words.say(&title)));
    Panel {
        key: "reserve".to_owned(),
        title: words.name("board-reserve"),
        tint: None,
        body: Body::Pool { items, note: None },
    }
}
