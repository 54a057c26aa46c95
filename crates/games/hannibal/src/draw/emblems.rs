//! How generals and strategy cards of this game look.

use kernel::scene::Emblem;

use crate::ids::{Card, General};

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
