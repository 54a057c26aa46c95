//! Keys of items, and how things of the game look.

use kernel::scene::{Emblem, Tint};
use land_war::Side;

use crate::Title;
use crate::ids::{Card, General, Province, Space};
use crate::land::Stack;

// Items

pub fn space(space: Space) -> String {
    format!("space:{space}")
}

pub fn province(province: Province) -> String {
    format!("province:{province}")
}

pub fn general(general: General) -> String {
    format!("general:{general}")
}

/// The ordinary CUs of a stack; its other pieces have keys of their own.
pub fn units(stack: Stack) -> String {
    piece("cu", stack)
}

pub fn elephants(stack: Stack) -> String {
    piece("elephants", stack)
}

fn piece(kind: &str, stack: Stack) -> String {
    let inside = if stack.inside { ":in" } else { "" };
    format!("{kind}:{}:{}{inside}", stack.at, stack.side.id())
}

pub fn card(card: Card) -> String {
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

/// Every sign that the board, its pieces and its cards use.
pub fn emblems() -> Vec<Emblem> {
    let mut all = vec![
        Emblem::Eagle,
        Emblem::Standard,
        Emblem::Elephant,
        Emblem::Ballista,
        Emblem::Siege,
        Emblem::Galley,
        Emblem::Levy,
        Emblem::Star,
        Emblem::Fortress,
    ];
    let heads = General::all().map(portrait);
    let titles = Title::ALL.map(title_emblem);
    let pictures = Card::all().map(card_emblem);
    for emblem in heads.chain(titles).chain(pictures) {
        if !all.contains(&emblem) {
            all.push(emblem);
        }
    }
    all
}

/// A head for each general: those of whom we know a face have their own.
pub fn portrait(general: General) -> Emblem {
    match general.id() {
        "hannibal" => Emblem::BustHannibal,
        "hasdrubal" | "mago" => Emblem::BustPunicHelm,
        "h-gisgo" | "bomilcar" => Emblem::BustPunicBand,
        "hanno" => Emblem::BustPunicElder,
        "scipio-africanus" => Emblem::BustAfricanus,
        "marcellus" | "nero" | "flaminius" => Emblem::BustRomanCrest,
        "paullus" | "gracchus" | "valerius" => Emblem::BustRomanHelm,
        "fabius" | "livius" => Emblem::BustRomanElder,
        "crassus" => Emblem::BustRomanVeil,
        _ => Emblem::BustRoman,
    }
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

/// The picture of a strategy card, by what it is about.
pub fn card_emblem(card: Card) -> Emblem {
    let number: u8 = (card.sheet().number)
        .trim_end_matches(['A', 'B'])
        .parse()
        .unwrap_or_default();
    match number {
        1..=4 | 67 | 73 | 87 => Emblem::Torch,
        5 | 61..=63 | 66 | 83 => Emblem::March,
        6 | 22 | 23 | 69 | 85 => Emblem::Horse,
        7 | 8 | 53 | 86 | 88 => Emblem::Javelins,
        9 | 30 | 65 => Emblem::Ballista,
        10 | 12..=16 | 43..=48 | 81 | 82 => Emblem::Levy,
        11 => Emblem::Bow,
        17 | 20 | 70 | 91 => Emblem::Fortress,
        18 | 21 | 31 | 32 | 54 | 59 | 75 | 79 => Emblem::Dagger,
        24..=28 | 35 | 36 | 55 | 71 => Emblem::Scroll,
        29 | 49 | 50 => Emblem::Galley,
        33 | 34 | 37..=40 => Emblem::Standard,
        41 | 60 | 74 => Emblem::Cloud,
        42 | 77 => Emblem::Elephant,
        51 | 52 => Emblem::Skull,
        56 | 68 | 89 => Emblem::Grain,
        64 => Emblem::Olive,
        72 | 76 | 78 | 80 => Emblem::Laurel,
        84 => Emblem::Eagle,
        _ => Emblem::Temple,
    }
}
