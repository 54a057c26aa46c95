//! The trade table: markers, offers face down, offers open, what was taken.

use kernel::scene::{Body, Emblem, Figure, Item, Mark, Panel, Row, Shape, Spread, Tint};
use kernel::{Lexicon, Message};

use super::{keys, panels};
use crate::ids::{Empire, Token, Track};
use crate::state::Phase;
use crate::view::View;
use crate::words::names;

/// The numbers of the exchange markers, in the order of `Open::markers` (C-f).
const NUMBERS: [[u8; 2]; 3] = [[5, 0], [2, 1], [4, 3]];

pub fn panel(view: &View, words: &Lexicon) -> Option<Panel> {
    let open = &view.open;
    let mut rows = Vec::new();
    match open.phase {
        Phase::Announce => rows.push(markers(view, words)),
        Phase::OwnNumber { .. } | Phase::Offer | Phase::Take { .. } | Phase::Give { .. } => {
            rows.extend((open.empires.iter().flatten()).map(|&empire| row(view, empire, words)));
        }
        _ => return None,
    }
    let progress = match open.phase {
        Phase::Announce => words.name("board-trade-markers"),
        _ => words.say(&Message::new("board-trade-number").count("number", open.trade.number)),
    };
    Some(Panel {
        key: "trade".to_owned(),
        title: words.name("board-trade"),
        tint: None,
        body: Body::Table(Box::new(Spread {
            progress,
            rows,
            notes: Vec::new(),
        })),
    })
}

/// DP-4: the three markers with both their numbers.
fn markers(view: &View, words: &Lexicon) -> Row {
    let open = &view.open;
    let leader = open.titles[Track::Trade];
    let tint = leader.map_or(Tint::Stone, keys::tint);
    let items = (NUMBERS.into_iter().zip(open.markers))
        .flat_map(|(numbers, available)| numbers.map(|number| (number, available)))
        .map(|(number, available)| {
            let figure = Figure::Token {
                shape: Shape::Counter,
                tint,
                emblem: None,
                text: Some(number.to_string()),
            };
            let title = words.say(&Message::new("act-announce").count("number", number));
            let item = Item::new(keys::number(number), figure, title);
            match available {
                true => item,
                false => item
                    .mark(Mark::Lost, true)
                    .tip(words.name("board-trade-played")),
            }
        })
        .collect();
    Row {
        tint: leader.map(keys::tint),
        emblem: leader.map(keys::emblem),
        title: leader.map_or(String::new(), |empire| words.name(&names::empire(empire))),
        role: words.name("board-trade-leader"),
        acts_now: true,
        items,
        apart: Vec::new(),
    }
}

fn row(view: &View, empire: Empire, words: &Lexicon) -> Row {
    let trade = &view.open.trade;
    let own = view.empire == Some(empire);
    let (role, acts_now) = role(view, empire);
    let items = match view.open.phase {
        Phase::Offer if own => laid(view, words),
        Phase::Offer => hidden(
            trade.due[empire],
            empire,
            view.ready.contains(empire),
            words,
        ),
        _ => (trade.offers[empire].each())
            .map(|token| panels::token(keys::offered(empire, token), token, 1, words))
            .collect(),
    };
    let apart = (trade.taken[empire].each())
        .map(|token| {
            // One's own may be given on (2.2.1-a).
            let key = match own {
                true => keys::own(token),
                false => format!("taken:{empire}:{token}"),
            };
            panels::token(key, token, 1, words).mark(Mark::Done, !own)
        })
        .collect();
    Row {
        tint: Some(keys::tint(empire)),
        emblem: Some(keys::emblem(empire)),
        title: words.name(&names::empire(empire)),
        role: words.name(role),
        acts_now,
        items,
        apart,
    }
}

fn role(view: &View, empire: Empire) -> (&'static str, bool) {
    let trade = &view.open.trade;
    let sits_out = trade.due[empire] == 0;
    match view.open.phase {
        Phase::Take { due } if due == empire => ("board-trade-due", true),
        Phase::Give { by, .. } if by == empire => ("board-trade-gives", true),
        Phase::OwnNumber { empire: asked } if asked == empire => ("board-trade-choosing", true),
        _ if sits_out => ("board-trade-out", false),
        Phase::Offer if view.ready.contains(empire) => ("board-trade-ready", false),
        Phase::Offer => ("board-trade-choosing", true),
        _ if trade.first == Some(empire) => ("board-trade-first", false),
        _ => ("board-nothing", false),
    }
}

/// One's own offer: what is laid out, and the places still to be filled.
fn laid(view: &View, words: &Lexicon) -> Vec<Item> {
    let due = view.empire.map_or(0, |empire| view.open.trade.due[empire]);
    let tokens: Vec<Token> = view.offer.each().collect();
    let open = due.saturating_sub(tokens.len() as u8);
    let shown = (tokens.into_iter().enumerate())
        .map(|(turn, token)| panels::token(format!("laid:{turn}"), token, 1, words));
    let blanks = (0..open).map(|turn| {
        let figure = Figure::Token {
            shape: Shape::Disc,
            tint: Tint::Stone,
            emblem: None,
            text: None,
        };
        let title = words.name("board-slot-free");
        Item::new(format!("blank:{turn}"), figure, title).mark(Mark::Lost, true)
    });
    shown.chain(blanks).collect()
}

/// An offer from behind: nothing but its size.
fn hidden(due: u8, empire: Empire, ready: bool, words: &Lexicon) -> Vec<Item> {
    (0..due)
        .map(|turn| {
            let figure = Figure::Token {
                shape: Shape::Disc,
                tint: keys::tint(empire),
                emblem: Some(Emblem::Shield),
                text: None,
            };
            let title = words.name("board-trade-hidden");
            Item::new(format!("hidden:{empire}:{turn}"), figure, title).mark(Mark::Lost, !ready)
        })
        .collect()
}
