//! Keys of names, and the facts that need no language.

use std::borrow::Cow;

use kernel::{Arg, Message};

use crate::act::Path;
use crate::fog::{Face, View};
use crate::{Block, Card, Colour, God, Letter, Link, Place, Side, data};

pub type Key = Cow<'static, str>;

pub fn place(place: Place) -> Key {
    format!("place-{}", place.id()).into()
}

pub fn block(block: Block) -> Key {
    format!("block-{}", block.id()).into()
}

pub fn card(card: Card) -> Key {
    format!("card-{}", card.id()).into()
}

/// An Event is called by the name of its card.
pub const fn god(god: God) -> &'static str {
    match god {
        God::Apollo => "card-apollo",
        God::Jupiter => "card-jupiter",
        God::Mars => "card-mars",
        God::Mercury => "card-mercury",
        God::Neptune => "card-neptune",
        God::Pluto => "card-pluto",
        God::Vulcan => "card-vulcan",
    }
}

pub const fn side(side: Side) -> &'static str {
    match side {
        Side::Caesar => "seat-caesar",
        Side::Pompey => "seat-pompey",
    }
}

pub const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Tan => "colour-tan",
        Colour::Green => "colour-green",
        Colour::Blue => "colour-blue",
    }
}

/// A block of which only the colour is known.
pub const fn back(colour: Colour) -> &'static str {
    match colour {
        Colour::Tan => "back-tan",
        Colour::Green => "back-green",
        Colour::Blue => "back-blue",
    }
}

/// Several of them; there is one blue block only (FW-d).
pub const fn backs(colour: Colour) -> &'static str {
    match colour {
        Colour::Tan => "backs-tan",
        Colour::Green => "backs-green",
        Colour::Blue => "back-blue",
    }
}

/// The block by name to those who know it, by its colour to the others.
pub fn known(block: Option<Block>, colour: Colour) -> Key {
    match block {
        Some(known) => self::block(known),
        None => back(colour).into(),
    }
}

/// Both sides have, say, a Navis 1: its colour tells which one is meant. Nothing
/// where the name alone does.
pub fn mark(block: Block) -> Arg {
    let name = block.sheet().name_en;
    let namesakes = (data().blocks.iter()).filter(|sheet| sheet.name_en == name);
    match (namesakes.count() > 1, block.sheet().colour) {
        (true, Colour::Tan) => Arg::Name("mark-tan".into()),
        (true, Colour::Green) => Arg::Name("mark-green".into()),
        (true, Colour::Blue) | (false, _) => Arg::Text(String::new()),
    }
}

/// A sentence about a block that all can see.
pub fn shown(key: &'static str, block: Block) -> Message {
    Message::new(key)
        .name("block", self::block(block))
        .fact("mark", mark(block))
}

/// Names one after another, separated by commas.
pub fn list(keys: impl Iterator<Item = Key>) -> Arg {
    Arg::List(keys.map(Message::new).collect())
}

/// The stations of a path with its start.
pub fn way(from: Place, path: Path) -> Arg {
    Arg::Names([from].into_iter().chain(path.iter()).map(place).collect())
}

/// The two ends of a link, the one that is not `at` first.
pub fn road_to(at: Place, link: Link) -> Arg {
    let [a, b] = link.sheet().ends;
    let ends = if a == at { [b, a] } else { [a, b] };
    Arg::Names(ends.map(place).to_vec())
}

pub fn ends(link: Link) -> Arg {
    Arg::Names(link.sheet().ends.map(place).to_vec())
}

/// Steps as the wooden block shows them.
pub const fn roman(steps: u8) -> &'static str {
    match steps {
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

/// `C3`; the ballista's letter depends on its role: `B4/D4`.
pub fn rating(block: Block) -> String {
    let sheet = block.sheet();
    let (defend, attack) = (letter(sheet.defend), letter(sheet.attack));
    let fire = sheet.fire;
    if defend == attack {
        format!("{defend}{fire}")
    } else {
        format!("{defend}{fire}/{attack}{fire}")
    }
}

/// Dice as their faces.
pub fn dice(dice: &[u8]) -> String {
    const FACES: [&str; 6] = ["⚀", "⚁", "⚂", "⚃", "⚄", "⚅"];
    let face = |die: &u8| FACES.get(usize::from(*die).wrapping_sub(1)).copied();
    let faces: Vec<_> = dice.iter().filter_map(face).collect();
    faces.join(" ")
}

/// Where a block stands and with how many steps, if the viewer can see it.
pub fn find(view: &View, block: Block) -> Option<(Place, Face)> {
    (view.faces())
        .find(|(_, _, face)| face.block == block)
        .map(|(place, _, face)| (place, face))
}
