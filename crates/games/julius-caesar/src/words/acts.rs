//! Options as their owner reads them.

use kernel::{Arg, Message};

use super::names::{self, find, rating, roman};
use crate::act::{Act, Path};
use crate::fog::{Control, View};
use crate::state::Phase;
use crate::{Block, Colour, Levy, Link, Place, Side, data};

pub fn say(view: &View, act: Act) -> Message {
    match act {
        Act::Deploy { block, city } => {
            standing("act-deploy", view, block).name("city", names::place(city))
        }
        Act::Historical => Message::new("act-historical"),
        Act::Confirm => Message::new("act-confirm"),
        Act::Discard { card } => Message::new("act-discard").name("card", names::card(card)),
        Act::Commit { card } => Message::new("act-commit").name("card", names::card(card)),
        Act::Take { block } => placed("act-take", view, block),
        Act::Go { path } => going(view, path),
        Act::EndMoves => Message::new("act-end-moves"),
        Act::Main { link } => main(view, link),
        Act::Surprise { at } => Message::new("act-surprise").name("at", names::place(at)),
        Act::Jupiter { at, colour } => Message::new("act-jupiter")
            .name("at", names::place(at))
            .name("colour", names::colour(colour))
            .count("blocks", enemies(view, at, Some(colour))),
        Act::Vulcan { city } => Message::new("act-vulcan")
            .name("at", names::place(city))
            .count("blocks", enemies(view, city, None)),
        Act::Decline => Message::new("act-decline"),
        Act::Levy { block } => levying(view, block),
        Act::Place { city } => Message::new("act-place").name("at", names::place(city)),
        Act::EndLevies => Message::new("act-end-levies"),
        Act::Battle { at } => battle(view, at),
        Act::Fire { block } => fire(view, block),
        Act::Pass { block } => standing("act-pass", view, block),
        Act::Retreat { block, path } => retreating(view, block, path),
        Act::Hit { block } => hit(view, block),
        Act::EndRegroup => Message::new("act-end-regroup"),
        Act::ToPort { block, port } => {
            let from = find(view, block).map_or(port, |(sea, _)| sea);
            standing("act-to-port", view, block).fact("path", names::way(from, Path::to(port)))
        }
        Act::Disband { block } => placed("act-disband", view, block),
        Act::EndDisband => Message::new("act-end-disband"),
    }
}

/// A block with its steps and rating.
fn standing(key: &'static str, view: &View, block: Block) -> Message {
    let steps = find(view, block).map_or(0, |(_, face)| face.steps);
    Message::new(key)
        .name("block", names::block(block))
        .text("steps", roman(steps))
        .text("rating", rating(block))
}

/// The same, and where it stands.
fn placed(key: &'static str, view: &View, block: Block) -> Message {
    let at = match find(view, block) {
        Some((place, _)) => names::place(place),
        None => "nowhere".into(),
    };
    standing(key, view, block).name("at", at)
}

/// The block just picked, along `path`.
fn going(view: &View, path: Path) -> Message {
    let block = view.taken;
    let from = block.and_then(|block| Some(find(view, block)?.0));
    let key = match (view.open.phase, path.end(), view.side()) {
        (Phase::Move, Some(end), Some(side)) if is_hostile(view, side, end) => {
            if view.open.attacks[side.enemy()].contains(end) {
                "act-go-reinforce"
            } else {
                "act-go-attack"
            }
        }
        _ if block.is_some_and(Block::is_land) && path.first().is_some_and(Place::is_sea) => {
            "act-go-sea"
        }
        _ => "act-go",
    };
    let stations = from.into_iter().chain(path.iter());
    Message::new(key).fact("path", Arg::Names(stations.map(names::place).collect()))
}

fn is_hostile(view: &View, side: Side, place: Place) -> bool {
    let own = match side {
        Side::Caesar => Control::Caesar,
        Side::Pompey => Control::Pompey,
    };
    view.place(place).is_some_and(|seen| seen.control != own)
}

/// A main attack, with how many came that way.
fn main(view: &View, link: Link) -> Message {
    let at = match view.open.phase {
        Phase::DeclareMain { left } => {
            (view.side()).and_then(|side| view.open.attacked_by(side, left, link))
        }
        _ => None,
    };
    let path = match at {
        Some(at) => names::road_to(at, link),
        None => names::ends(link),
    };
    let seen = at.and_then(|at| view.place(at));
    let came: u8 = (seen.into_iter().flat_map(|seen| &seen.blocks))
        .filter(|seen| Some(seen.back.side) == view.side() && seen.back.came == Some(link))
        .map(|seen| seen.count)
        .sum();
    Message::new("act-main")
        .fact("path", path)
        .count("blocks", came)
}

/// How many enemies, of one colour or of all, stand there.
fn enemies(view: &View, at: Place, colour: Option<Colour>) -> u8 {
    let seen = view.place(at).into_iter().flat_map(|seen| &seen.blocks);
    seen.filter(|seen| Some(seen.back.side) != view.side())
        .filter(|seen| colour.is_none_or(|colour| colour == seen.back.colour))
        .map(|seen| seen.count)
        .sum()
}

/// A step for a block on the map, or a block from the pool.
fn levying(view: &View, block: Block) -> Message {
    if let Some((place, face)) = find(view, block) {
        return Message::new("act-add-step")
            .name("block", names::block(block))
            .text("steps", roman(face.steps))
            .text("more", roman(face.steps + 1))
            .text("rating", rating(block))
            .name("at", names::place(place));
    }
    let say = |key: &'static str| {
        Message::new(key)
            .name("block", names::block(block))
            .text("rating", rating(block))
    };
    match block.sheet().levy {
        Levy::City(city) => say("act-raise-in").name("at", names::place(city)),
        Levy::AnyCity | Levy::Never => say("act-raise"),
        Levy::MajorPort => say("act-raise-port"),
    }
}

/// A battle to be fought: who stands against whom, in numbers.
fn battle(view: &View, at: Place) -> Message {
    let seen = view.place(at);
    let count = |side: Side| -> u8 {
        let blocks = seen.into_iter().flat_map(|seen| &seen.blocks);
        blocks
            .filter(|seen| seen.back.side == side)
            .map(|seen| seen.count)
            .sum()
    };
    Message::new("act-battle")
        .name("at", names::place(at))
        .count("caesar", count(Side::Caesar))
        .count("pompey", count(Side::Pompey))
}

fn fire(view: &View, block: Block) -> Message {
    let dice = find(view, block).map_or(0, |(_, face)| block.strength(face.steps));
    Message::new("act-fire")
        .name("block", names::block(block))
        .count("dice", dice)
        .count("fire", block.sheet().fire)
}

fn retreating(view: &View, block: Block, path: Path) -> Message {
    if path.is_empty() {
        // SM-e, 7.52-e
        let key = if block == data().cleopatra {
            "act-surrender"
        } else {
            "act-lost"
        };
        return standing(key, view, block);
    }
    let from = view.open.battle.map(|battle| battle.at);
    let stations = from.into_iter().chain(path.iter());
    let key = if block.is_land() && path.len() > 1 {
        "act-retreat-sea"
    } else {
        "act-retreat"
    };
    standing(key, view, block).fact("path", Arg::Names(stations.map(names::place).collect()))
}

/// What a hit would cost this block.
fn hit(view: &View, block: Block) -> Message {
    let steps = find(view, block).map_or(0, |(_, face)| face.steps);
    let key = match steps {
        0 | 1 if block == data().cleopatra => "act-hit-captured",
        0 | 1 if block.is_leader() => "act-hit-killed",
        0 | 1 => "act-hit-eliminated",
        _ => "act-hit",
    };
    standing(key, view, block).text("left", roman(steps.saturating_sub(1)))
}
