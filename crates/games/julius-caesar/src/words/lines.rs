//! Lists that are broken into lines a terminal can show.
//!
//! A list has as many parts as there are blocks, a message as many places as its
//! author wrote. So the message `line` has places enough for one full line, and
//! what a line does not use is empty.

use kernel::{Arg, Message};

use super::names::{self, Key};
use crate::{Block, Card, Place};

/// The places of the message `line`.
const SLOTS: [&str; 48] = [
    "p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9", "p10", "p11", "p12", "p13", "p14", "p15",
    "p16", "p17", "p18", "p19", "p20", "p21", "p22", "p23", "p24", "p25", "p26", "p27", "p28",
    "p29", "p30", "p31", "p32", "p33", "p34", "p35", "p36", "p37", "p38", "p39", "p40", "p41",
    "p42", "p43", "p44", "p45", "p46", "p47", "p48",
];

/// What fits a terminal of ninety-odd columns in either language.
const WIDTH: usize = 88;

/// A part of a line, and about how wide it is in any language.
#[derive(Debug, Clone)]
pub struct Piece {
    fact: Arg,
    width: usize,
}

impl Piece {
    pub fn text(text: impl Into<String>) -> Piece {
        let text = text.into();
        let width = text.chars().count();
        Piece {
            fact: Arg::Text(text),
            width,
        }
    }

    /// A word of the lexicon that is about so wide.
    pub fn word(key: &'static str, width: usize) -> Piece {
        Piece {
            fact: Arg::Name(key.into()),
            width,
        }
    }

    pub fn block(block: Block) -> Piece {
        let sheet = block.sheet();
        Piece::named(names::block(block), sheet.name_en, sheet.name_pl)
    }

    pub fn place(place: Place) -> Piece {
        let sheet = place.sheet();
        Piece::named(names::place(place), sheet.name_en, sheet.name_pl)
    }

    pub fn card(card: Card) -> Piece {
        let sheet = card.sheet();
        Piece::named(names::card(card), sheet.name_en, sheet.name_pl)
    }

    fn named(key: Key, en: &str, pl: &str) -> Piece {
        Piece {
            fact: Arg::Name(key),
            width: en.chars().count().max(pl.chars().count()),
        }
    }
}

fn width(pieces: &[Piece]) -> usize {
    pieces.iter().map(|piece| piece.width).sum()
}

/// `head`, then the items with `between` them, on as many lines as they need; further
/// lines are set in below the first.
pub fn list(head: Vec<Piece>, items: Vec<Vec<Piece>>, between: &str) -> Vec<Message> {
    let mut lines = Vec::new();
    let mut line = head;
    let mut fresh = true;
    for item in items {
        let comma = if fresh { "" } else { between };
        // One more: a comma ends a line that is gone on with.
        let full = width(&line) + comma.len() + width(&item) + 1 > WIDTH
            || line.len() + item.len() + 2 > SLOTS.len();
        if full && !fresh {
            line.push(Piece::text(between.trim_end()));
            lines.push(std::mem::take(&mut line));
            line.push(Piece::text("      "));
        } else {
            line.push(Piece::text(comma));
        }
        line.extend(item);
        fresh = false;
    }
    lines.push(line);
    lines.into_iter().map(say).collect()
}

fn say(pieces: Vec<Piece>) -> Message {
    let unused = std::iter::repeat_with(|| Arg::Text(String::new()));
    let facts = pieces.into_iter().map(|piece| piece.fact).chain(unused);
    (SLOTS.iter().zip(facts)).fold(Message::new("line"), |say, (slot, fact)| {
        say.fact(slot, fact)
    })
}
