//! Keys of words: how empires, places, tokens and cards are called.

use std::borrow::Cow;

use kernel::{Arg, Message};

use crate::act::{Gain, Item};
use crate::data::{Building, data};
use crate::event::Area;
use crate::holding::Holding;
use crate::ids::{Card, Empire, Good, Province, Sea, Slot, Token, Track};
use crate::sets::{CardSet, EmpireSet};
use crate::view::View;

pub type Key = Cow<'static, str>;

pub fn empire(empire: Empire) -> Key {
    format!("empire-{empire}").into()
}

pub fn province(province: Province) -> Key {
    format!("province-{province}").into()
}

pub fn sea(sea: Sea) -> Key {
    format!("sea-{sea}").into()
}

pub fn area(area: Area) -> Key {
    match area {
        Area::Land(at) => province(at),
        Area::Sea(at) => sea(at),
    }
}

pub fn card(card: Card) -> Key {
    format!("card-{card}").into()
}

pub fn token(token: Token) -> Key {
    format!("token-{token}").into()
}

pub fn good(good: Good) -> Key {
    token(Token::of(good))
}

pub fn track(track: Track) -> Key {
    format!("track-{track}").into()
}

/// The title of a track's leader.
pub fn leader(track: Track) -> Key {
    format!("leader-{track}").into()
}

pub const fn building(building: Building) -> &'static str {
    match building {
        Building::Caravan => "building-caravan",
        Building::Market => "building-market",
        Building::Ordinary => "building-ordinary",
        Building::Capital => "building-capital",
        Building::Legendary => "building-legendary",
        Building::Temple => "building-temple",
    }
}

/// What stands, or may stand, on a slot: a city by its name, a caravan by its good.
pub fn what(slot: Slot) -> Key {
    let sheet = slot.sheet();
    match (sheet.building, sheet.good) {
        (Building::Caravan, Some(good)) => format!("caravan-{good}").into(),
        (kind, _) if kind.is_city() => city(slot).unwrap_or_else(|| building(kind).into()),
        (kind, _) => building(kind).into(),
    }
}

/// The name of the city on a slot, if it is a city's.
pub fn city(slot: Slot) -> Option<Key> {
    slot.sheet().name_en?;
    let (_, word) = slot.id().split_once('/')?;
    Some(word.to_owned().into())
}

/// What a legendary city brings.
pub const fn gain(gain: Gain) -> &'static str {
    match gain {
        Gain::Coin => "token-coin",
        Gain::Legendary => "token-legendary",
    }
}

/// A sentence about a slot: what is on it, and in which province.
pub fn at_slot(key: &'static str, slot: Slot) -> Message {
    Message::new(key)
        .name("what", what(slot))
        .name("at", province(slot.sheet().province))
}

/// What was paid, as it ends a sentence.
pub fn paid(paid: &Holding) -> Arg {
    within(match paid.is_empty() {
        true => Message::new("paid-nothing"),
        false => Message::new("paid-with").fact("tokens", tokens(paid)),
    })
}

/// Tokens by number and kind.
pub fn tokens(holding: &Holding) -> Arg {
    let counted = |token: Token| {
        Message::new("tokens")
            .count("count", holding.get(token))
            .name("token", self::token(token))
    };
    match holding.is_empty() {
        true => Arg::Name("tokens-none".into()),
        false => Arg::List(holding.tokens().map(counted).collect()),
    }
}

pub fn empires(empires: EmpireSet) -> Arg {
    let named = |one: Empire| Message::new(empire(one));
    Arg::List(empires.iter().map(named).collect())
}

pub fn cards(cards: CardSet) -> Arg {
    let named = |one: Card| Message::new(card(one));
    Arg::List(cards.iter().map(named).collect())
}

/// Dice as their faces.
pub fn dice(faces: impl IntoIterator<Item = u8>) -> String {
    const FACES: [&str; 6] = ["⚀", "⚁", "⚂", "⚃", "⚄", "⚅"];
    let faces: Vec<&str> = (faces.into_iter())
        .filter_map(|face| FACES.get(usize::from(face).checked_sub(1)?).copied())
        .collect();
    faces.join(" ")
}

/// The size of the set that an item costs its builder (3.0-b, 3.1.3-a).
pub fn cost(view: &View, empire: Empire, item: Item) -> u8 {
    let limits = &data().limits;
    match item {
        Item::Control(_) => limits.control_cost,
        Item::Legion(_) | Item::Fortress(_) | Item::Trireme(_) => limits.unit_cost,
        Item::Building(slot) => limits.building_costs[slot.sheet().building as usize],
        Item::Card(_) => view.open.card_price(empire).unwrap_or_default(),
        Item::Pyramids => limits.pyramids,
    }
}

/// An item as a short name of its own, for sentences about paying.
pub fn item(item: Item) -> Message {
    match item {
        Item::Control(at) => Message::new("item-control").name("at", province(at)),
        Item::Legion(at) => Message::new("item-legion").name("at", province(at)),
        Item::Fortress(at) => Message::new("item-fortress").name("at", province(at)),
        Item::Trireme(at) => Message::new("item-trireme").name("at", sea(at)),
        Item::Building(slot) => at_slot("item-building", slot),
        Item::Card(bought) => Message::new("item-card").name("card", card(bought)),
        Item::Pyramids => Message::new("item-card").name("card", card(Card::Pyramids)),
    }
}

/// A sentence within a sentence.
pub fn within(say: Message) -> Arg {
    Arg::List(vec![say])
}
