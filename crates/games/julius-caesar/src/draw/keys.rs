//! Keys of items, keys of words, and how things of the game look.

use kernel::scene::{Emblem, Tint};

use crate::fog::Back;
use crate::{Block, Card, Colour, God, Kind, Letter, Place, Side, data};

// Items

pub fn place(place: Place) -> String {
    format!("place:{place}")
}

/// A block whose face the viewer sees, wherever it is: on the map or in a pool.
pub fn face(block: Block) -> String {
    format!("block:{block}")
}

/// A block in the battle panel, which the map shows as well.
pub fn line(block: Block) -> String {
    format!("line:{block}")
}

pub fn card(card: Card) -> String {
    format!("card:{card}")
}

/// A hidden block: its place, all that is public of it, and its number among its
/// like. No lasting label, so that it cannot be followed (FW-f).
pub fn back(place: Place, back: &Back, number: u8) -> String {
    let colour = match back.colour {
        Colour::Tan => "tan",
        Colour::Green => "green",
        Colour::Blue => "blue",
    };
    let moved = if back.moved { "m" } else { "" };
    let reserve = if back.reserve { "r" } else { "" };
    let came = back.came.map_or("", |link| link.id());
    let side = back.side.id();
    format!("back:{place}:{side}:{colour}:{moved}{reserve}:{came}:{number}")
}

// Words

pub fn place_name(place: Place) -> String {
    format!("place-{place}")
}

pub fn block_name(block: Block) -> String {
    format!("block-{block}")
}

pub fn card_name(card: Card) -> String {
    format!("card-{card}")
}

pub const fn side_name(side: Side) -> &'static str {
    match side {
        Side::Caesar => "seat-caesar",
        Side::Pompey => "seat-pompey",
    }
}

pub const fn back_name(colour: Colour) -> &'static str {
    match colour {
        Colour::Tan => "back-tan",
        Colour::Green => "back-green",
        Colour::Blue => "back-blue",
    }
}

pub const fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Leader => "kind-leader",
        Kind::Legion => "kind-legion",
        Kind::Equitatus => "kind-equitatus",
        Kind::Elephant => "kind-elephant",
        Kind::AuxiliaLight => "kind-auxilia-light",
        Kind::AuxiliaArcher => "kind-auxilia-archer",
        Kind::Ballista => "kind-ballista",
        Kind::Navis => "kind-navis",
        Kind::Cleopatra => "kind-cleopatra",
    }
}

pub const fn god_effect(god: God) -> &'static str {
    match god {
        God::Apollo => "effect-apollo",
        God::Jupiter => "effect-jupiter",
        God::Mars => "effect-mars",
        God::Mercury => "effect-mercury",
        God::Neptune => "effect-neptune",
        God::Pluto => "effect-pluto",
        God::Vulcan => "effect-vulcan",
    }
}

// Looks

pub const fn tint(side: Side) -> Tint {
    match side {
        Side::Caesar => Tint::Crimson,
        Side::Pompey => Tint::Ochre,
    }
}

/// The colour of a block's wood never changes.
pub const fn wood(colour: Colour) -> Tint {
    match colour {
        Colour::Tan => Tint::Crimson,
        Colour::Green => Tint::Ochre,
        Colour::Blue => Tint::Nile,
    }
}

/// Whose flag flies on a block that the wood does not give away (FW-c).
pub const fn flag(side: Side, colour: Colour) -> Option<Tint> {
    match (side, colour) {
        (Side::Caesar, Colour::Tan) | (Side::Pompey, Colour::Green) => None,
        (_, Colour::Blue) | (Side::Pompey, Colour::Tan) | (Side::Caesar, Colour::Green) => {
            Some(tint(side))
        }
    }
}

pub fn emblem(block: Block) -> Emblem {
    match block.sheet().kind {
        Kind::Leader if is_supreme(block) => Emblem::Wreath,
        Kind::Leader => Emblem::Helmet,
        Kind::Legion => Emblem::Eagle,
        Kind::Equitatus => Emblem::Horse,
        Kind::Elephant => Emblem::Elephant,
        Kind::AuxiliaLight => Emblem::Javelins,
        Kind::AuxiliaArcher => Emblem::Bow,
        Kind::Ballista => Emblem::Ballista,
        Kind::Navis => Emblem::Galley,
        Kind::Cleopatra => Emblem::Asp,
    }
}

/// The first leader of each side is the man himself.
fn is_supreme(block: Block) -> bool {
    let owner = block.sheet().owner;
    (data().leaders & data().owned[owner]).first() == Some(block)
}

pub const fn god_emblem(god: God) -> Emblem {
    match god {
        God::Apollo => Emblem::Lyre,
        God::Jupiter => Emblem::Thunderbolt,
        God::Mars => Emblem::Spear,
        God::Mercury => Emblem::Caduceus,
        God::Neptune => Emblem::Trident,
        God::Pluto => Emblem::Gate,
        God::Vulcan => Emblem::Hammer,
    }
}

/// What tells a block from its like: a legion's number.
pub fn short(block: Block) -> String {
    let last = block.sheet().name_en.rsplit(' ').next().unwrap_or_default();
    if last.bytes().all(|byte| byte.is_ascii_digit()) {
        last.to_owned()
    } else {
        String::new()
    }
}

pub const fn roman(number: u8) -> &'static str {
    match number {
        0 => "–",
        1 => "I",
        2 => "II",
        3 => "III",
        _ => "IV",
    }
}

pub const fn letter(letter: Letter) -> &'static str {
    match letter {
        Letter::A => "A",
        Letter::B => "B",
        Letter::C => "C",
        Letter::D => "D",
    }
}

/// `C3`; the ballista's letter depends on its role.
pub fn rating(block: Block) -> String {
    let sheet = block.sheet();
    let (defend, attack, fire) = (letter(sheet.defend), letter(sheet.attack), sheet.fire);
    if defend == attack {
        format!("{defend}{fire}")
    } else {
        format!("{defend}/{attack}{fire}")
    }
}
