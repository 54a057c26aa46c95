//! Keys of names, and the facts that need no language.

use std::borrow::Cow;

use kernel::{Fact, Say};
use land_war::Side;

use crate::Title;
use crate::frame::Titles;
use crate::ids::{Card, General, Province, Region, Space};
use crate::land::Units;
use crate::sets::{CardSet, GeneralSet, SpaceSet};

pub type Key = Cow<'static, str>;

pub fn space(space: Space) -> Key {
    format!("space-{}", space.id()).into()
}

pub fn province(province: Province) -> Key {
    format!("province-{}", province.id()).into()
}

pub fn region(region: Region) -> Key {
    format!("region-{}", region.id()).into()
}

pub fn general(general: General) -> Key {
    format!("general-{}", general.id()).into()
}

pub fn card(card: Card) -> Key {
    format!("card-{}", card.id()).into()
}

/// What a strategy card does.
pub fn card_text(card: Card) -> Key {
    format!("text-{}", card.id()).into()
}

/// What a general can do.
pub fn ability(general: General) -> Key {
    format!("ability-{}", general.sheet().ability_id).into()
}

pub const fn title(title: Title) -> &'static str {
    match title {
        Title::FrontalAssault => "title-frontal-assault",
        Title::FlankLeft => "title-flank-left",
        Title::FlankRight => "title-flank-right",
        Title::Probe => "title-probe",
        Title::DoubleEnvelopment => "title-double-envelopment",
        Title::Reserve => "title-reserve",
    }
}

pub const fn side(side: Side) -> &'static str {
    match side {
        Side::Rome => "seat-rome",
        Side::Carthage => "seat-carthage",
    }
}

/// The years of a turn (5-c).
pub fn years(turn: u8) -> Key {
    format!("years-{turn}").into()
}

/// The spaces of a path.
pub fn path(from: Space, to: Space) -> Fact {
    Fact::Names(vec![space(from), space(to)])
}

/// Names that are Latin in every language need no lexicon.
fn latin<T>(all: impl Iterator<Item = T>, name: impl Fn(T) -> &'static str) -> String {
    all.map(name).collect::<Vec<_>>().join(", ")
}

pub fn generals(generals: GeneralSet) -> String {
    latin(generals.iter(), |general| general.sheet().name)
}

pub fn spaces(spaces: SpaceSet) -> String {
    latin(spaces.iter(), |space| space.sheet().name)
}

pub fn provinces(provinces: impl Iterator<Item = Province>) -> String {
    latin(provinces, |province| province.sheet().name)
}

pub fn cards(cards: CardSet) -> Fact {
    Fact::Names(cards.iter().map(card).collect())
}

/// Strategy and battle rating, as they are written on a counter.
pub fn ratings(general: General) -> String {
    let sheet = general.sheet();
    format!("{}–{}", sheet.strategy, sheet.battle)
}

pub fn units(say: Say, units: Units) -> Say {
    say.count("cu", units.cu)
        .count("elephants", units.elephants)
}

pub fn titles(say: Say, titles: Titles) -> Say {
    say.count("frontal", titles.of(Title::FrontalAssault))
        .count("left", titles.of(Title::FlankLeft))
        .count("right", titles.of(Title::FlankRight))
        .count("probe", titles.of(Title::Probe))
        .count("double", titles.of(Title::DoubleEnvelopment))
        .count("reserve", titles.of(Title::Reserve))
}

/// A die as its face.
pub const fn die(face: u8) -> &'static str {
    match face {
        1 => "⚀",
        2 => "⚁",
        3 => "⚂",
        4 => "⚃",
        5 => "⚄",
        6 => "⚅",
        _ => "–",
    }
}

/// A number that may be below nothing.
pub fn number(value: i8) -> String {
    match value {
        ..0 => format!("−{}", value.unsigned_abs()),
        _ => value.to_string(),
    }
}

/// A modifier with its sign.
pub fn signed(by: i8) -> String {
    match by {
        ..0 => number(by),
        _ => format!("+{by}"),
    }
}
