//! Keys of items, and how things of the game look.

use kernel::scene::{Emblem, Tint};

use super::Pictures;
use crate::id::{Card, General, Province, Space};
use crate::land::Stack;
use crate::side::Side;
use crate::tables::Title;
use crate::war::War;

// Items

pub fn space<W: War>(space: Space<W>) -> String {
    format!("space:{space}")
}

pub fn province<W: War>(province: Province<W>) -> String {
    format!("province:{province}")
}

pub fn general<W: War>(general: General<W>) -> String {
    format!("general:{general}")
}

/// The ordinary CUs of a stack; its other pieces have keys of their own.
pub fn units<W: War>(stack: Stack<W>) -> String {
    piece("cu", stack)
}

pub fn elephants<W: War>(stack: Stack<W>) -> String {
    piece("elephants", stack)
}

fn piece<W: War>(kind: &str, stack: Stack<W>) -> String {
    let inside = if stack.inside { ":in" } else { "" };
    format!("{kind}:{}:{}{inside}", stack.at, stack.side.id())
}

pub fn card<W: War>(card: Card<W>) -> String {
    format!("card:{card}")
}

/// One's own battle cards, like ones together.
pub fn title(title: Title) -> String {
    format!("title:{}", title.id())
}

// Looks

pub const fn tint(side: Side) -> Tint {
    match side {
        Side::Rome => Tint::Crimson,
        Side::Carthage => Tint::Indigo,
    }
}

/// Every sign that the board, its pieces and its cards use; `more` are the game's own.
pub fn emblems<W: Pictures>(more: &[Emblem]) -> Vec<Emblem> {
    let mut all = vec![
        Emblem::Eagle,
        Emblem::Standard,
        Emblem::Elephant,
        Emblem::Siege,
        Emblem::Levy,
        Emblem::Star,
        Emblem::Fortress,
    ];
    let heads = General::<W>::all().map(W::portrait);
    let titles = Title::ALL.map(title_emblem);
    let pictures = Card::<W>::all().map(W::card_emblem);
    let more = more.iter().copied();
    for emblem in heads.chain(titles).chain(pictures).chain(more) {
        if !all.contains(&emblem) {
            all.push(emblem);
        }
    }
    all
}

pub const fn troops(side: Side) -> Emblem {
    match side {
        Side::Rome => Emblem::Eagle,
        Side::Carthage => Emblem::Standard,
    }
}

pub const fn title_emblem(title: Title) -> Emblem {
    match title {
        Title::FrontalAssault => Emblem::Assault,
        Title::FlankLeft => Emblem::FlankLeft,
        Title::FlankRight => Emblem::FlankRight,
        Title::Probe => Emblem::Probe,
        Title::DoubleEnvelopment => Emblem::Envelopment,
        Title::Reserve => Emblem::Reserve,
    }
}
