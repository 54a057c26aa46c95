//! Keys of items, and how things of the game look.

use kernel::scene::{Emblem, Tint};

use crate::act::Position;
use crate::data::Building;
use crate::ids::{Card, Empire, Good, Province, Sea, Slot, Token, Track};

// Items

pub fn province(at: Province) -> String {
    format!("province:{at}")
}

pub fn sea(at: Sea) -> String {
    format!("sea:{at}")
}

/// A slot, whether something stands on it or not.
pub fn slot(slot: Slot) -> String {
    format!("slot:{slot}")
}

/// The control marker of a province.
pub fn marker(at: Province) -> String {
    format!("marker:{at}")
}

/// Legions of an empire that stand in a province in the same way.
pub fn legions(empire: Empire, at: Province, position: Position) -> String {
    match position {
        Position::Free => format!("legions:{empire}:{at}"),
        Position::Slot(slot) => format!("legion:{empire}:{slot}"),
        Position::Marker => format!("legion:{empire}:{at}:marker"),
    }
}

/// Legions that have marched into a province this turn.
pub fn marched(empire: Empire, at: Province) -> String {
    format!("marched:{empire}:{at}")
}

pub fn fortress(empire: Empire, at: Province) -> String {
    format!("fortress:{empire}:{at}")
}

pub fn fleet(empire: Empire, at: Sea) -> String {
    format!("fleet:{empire}:{at}")
}

/// Triremes that have sailed this turn.
pub fn sailed(empire: Empire, at: Sea) -> String {
    format!("sailed:{empire}:{at}")
}

/// A token of one's own. Tokens of one kind are the same thing, so they share a key.
pub fn own(token: Token) -> String {
    format!("own:{token}")
}

/// A token on the trade table, in the offer of an empire.
pub fn offered(empire: Empire, token: Token) -> String {
    format!("offer:{empire}:{token}")
}

pub fn number(number: u8) -> String {
    format!("number:{number}")
}

/// A good in the reserve.
pub fn reserve(good: Good) -> String {
    format!("reserve:{good}")
}

/// A card that can be bought.
pub fn sale(card: Card) -> String {
    format!("sale:{card}")
}

/// A card that somebody owns.
pub fn owned(card: Card) -> String {
    format!("card:{card}")
}

// Looks

pub const fn tint(empire: Empire) -> Tint {
    match empire {
        Empire::Rome => Tint::Crimson,
        Empire::Greece => Tint::Green,
        Empire::Babylon => Tint::Violet,
        Empire::Egypt => Tint::Gold,
        Empire::Carthage => Tint::Indigo,
    }
}

/// The sign of an empire, which tells it apart where colours cannot.
pub const fn emblem(empire: Empire) -> Emblem {
    match empire {
        Empire::Rome => Emblem::Eagle,
        Empire::Greece => Emblem::Owl,
        Empire::Babylon => Emblem::Star,
        Empire::Egypt => Emblem::Ankh,
        Empire::Carthage => Emblem::Tanit,
    }
}

pub const fn track(track: Track) -> Emblem {
    match track {
        Track::Trade => Emblem::Scales,
        Track::Culture => Emblem::Lyre,
        Track::Military => Emblem::Swords,
    }
}

pub const fn good(good: Good) -> Emblem {
    match good {
        Good::Pottery => Emblem::Pottery,
        Good::Gems => Emblem::Gems,
        Good::Papyrus => Emblem::Papyrus,
        Good::Metal => Emblem::Metal,
        Good::Spice => Emblem::Spices,
        Good::Stone => Emblem::Stone,
        Good::Wood => Emblem::Wood,
        Good::Gold => Emblem::Gold,
        Good::Grain => Emblem::Grain,
        Good::Oil => Emblem::Oil,
        Good::Sheep => Emblem::Sheep,
        Good::Wine => Emblem::Wine,
        Good::Gladiators => Emblem::Gladiators,
    }
}

pub fn token(token: Token) -> Emblem {
    token.good().map_or(Emblem::Coin, good)
}

/// Ordinary goods, legendary goods and coins are told apart by colour and rim.
pub const fn token_tint(token: Token) -> Tint {
    if token.is_coin() {
        Tint::Stone
    } else if token.is_legendary() {
        Tint::Nile
    } else {
        Tint::Tan
    }
}

/// What a slot shows: a caravan's is its good.
pub fn slot_emblem(slot: Slot) -> Emblem {
    let sheet = slot.sheet();
    match (sheet.building, sheet.good) {
        (Building::Caravan, Some(kind)) => good(kind),
        (kind, _) => building(kind),
    }
}

pub const fn building(building: Building) -> Emblem {
    match building {
        Building::Caravan => Emblem::Caravan,
        Building::Market => Emblem::Market,
        Building::Ordinary => Emblem::City,
        Building::Capital => Emblem::Capital,
        Building::Legendary => Emblem::Legend,
        Building::Temple => Emblem::Temple,
    }
}

pub const fn card(card: Card) -> Emblem {
    match card {
        Card::Caesar => Emblem::Wreath,
        Card::Pericles => Emblem::Helmet,
        Card::Cleopatra => Emblem::Asp,
        Card::Hannibal => Emblem::Elephant,
        Card::Hammurabi => Emblem::Stele,
        Card::CastorAndPollux => Emblem::Twins,
        Card::Nebuchadnezzar => Emblem::Ziggurat,
        Card::Circe => Emblem::Cup,
        Card::Penthesilea => Emblem::Labrys,
        Card::Gilgamesh => Emblem::Bull,
        Card::Perseus => Emblem::Harpe,
        Card::Hamilcar => Emblem::Torch,
        Card::QueenOfSheba => Emblem::Crown,
        Card::Hercules => Emblem::Club,
        Card::RamsesII => Emblem::Crook,
        Card::Antigone => Emblem::Mask,
        Card::Spartacus => Emblem::Chain,
        Card::Colossus => Emblem::Colossus,
        Card::HangingGardens => Emblem::Gardens,
        Card::Pharos => Emblem::Lighthouse,
        Card::StatueOfZeus => Emblem::Thunderbolt,
        Card::TempleOfArtemis => Emblem::Moon,
        Card::Pyramids => Emblem::Pyramids,
    }
}
