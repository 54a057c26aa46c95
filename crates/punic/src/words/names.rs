//! Keys of names, and the facts that need no language.

use std::borrow::Cow;

use kernel::{Arg, Message};

use crate::id::{Card, General, Province, Region, Space};
use crate::land::Units;
use crate::set::{CardSet, GeneralSet, SpaceSet};
use crate::side::Side;
use crate::tables::{Title, Titles};
use crate::war::War;

pub type Key = Cow<'static, str>;

pub fn space<W: War>(space: Space<W>) -> Key {
    format!("space-{}", space.id()).into()
}

pub fn province<W: War>(province: Province<W>) -> Key {
    format!("province-{}", province.id()).into()
}

pub fn region<W: War>(region: Region<W>) -> Key {
    format!("region-{}", region.id()).into()
}

pub fn general<W: War>(general: General<W>) -> Key {
    format!("general-{}", general.id()).into()
}

pub fn card<W: War>(card: Card<W>) -> Key {
    format!("card-{}", card.id()).into()
}

/// What a strategy card does.
pub fn card_text<W: War>(card: Card<W>) -> Key {
    format!("text-{}", card.id()).into()
}

/// What a general can do.
pub fn ability<W: War>(general: General<W>) -> Key {
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
pub fn path<W: War>(from: Space<W>, to: Space<W>) -> Arg {
    Arg::Names(vec![space(from), space(to)])
}

/// Names that are Latin in every language need no lexicon.
fn latin<T>(all: impl Iterator<Item = T>, name: impl Fn(T) -> &'static str) -> String {
    all.map(name).collect::<Vec<_>>().join(", ")
}

pub fn generals<W: War>(generals: GeneralSet<W>) -> String {
    latin(generals.iter(), |general| general.sheet().name)
}

pub fn spaces<W: War>(spaces: SpaceSet<W>) -> String {
    latin(spaces.iter(), |space| space.sheet().name)
}

/// Provinces have names of their own in each language.
pub fn provinces<W: War>(provinces: impl Iterator<Item = Province<W>>) -> Vec<Message> {
    provinces.map(|one| Message::new(province(one))).collect()
}

pub fn cards<W: War>(cards: CardSet<W>) -> Arg {
    Arg::List(cards.iter().map(|one| Message::new(card(one))).collect())
}

/// Strategy and battle rating, as they are written on a counter.
pub fn ratings<W: War>(general: General<W>) -> String {
    let sheet = general.sheet();
    format!("{}–{}", sheet.strategy, sheet.battle)
}

pub fn units(say: Message, units: Units) -> Message {
    say.count("cu", units.cu)
        .count("elephants", units.elephants)
}

pub fn titles(say: Message, titles: Titles) -> Message {
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
