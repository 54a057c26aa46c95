//! Options of movement, reactions and retreats.

use kernel::Message;

use super::Words;
use super::acts::{there, who};
use super::names;
use crate::act::Act;
use crate::id::{General, Space};
use crate::land::{Stack, Units};
use crate::set::RegionSet;
use crate::sheets::LinkKind;
use crate::side::Side;
use crate::view::View;

pub fn say<W: Words>(view: &View<W>, act: Act<W>) -> Message {
    match act {
        Act::Join { general } => who("act-join", general),
        Act::Leave { general } => who("act-leave", general),
        Act::Force { cu: 0, .. } => Message::new("act-force-none"),
        Act::Force {
            cu,
            elephants,
            train,
        } => {
            let key = if W::has_train(train) {
                "act-force-train"
            } else {
                "act-force"
            };
            names::units(Message::new(key), Units::of(cu, elephants))
        }
        Act::Step { to } => step(view, to),
        Act::Sail { to, inside } => there(
            if inside {
                "act-sail-inside"
            } else {
                "act-sail"
            },
            to,
        ),
        Act::Siege => {
            let at = marching(view);
            let city = at.is_some_and(Space::is_city);
            standing(if city { "act-besiege" } else { "act-subjugate" }, at)
        }
        Act::Sortie => standing("act-sortie", marching(view)),
        Act::EndMove => match view.open.march {
            Some(march) => who("act-end-move", march.general),
            None => Message::new("act-stop"),
        },
        Act::Inside { cu: 0, .. } => Message::new("act-inside-none"),
        Act::Inside { cu, elephants } => {
            names::units(Message::new("act-inside"), Units::of(cu, elephants))
        }
        Act::Shelter { general } => who("act-shelter", general),
        Act::Avoid { to } => avoid(view, to),
        Act::Intercept { from } => {
            let general = reacting(view, from);
            let rating = general.map_or(0, |general| {
                let better = general.ability().intercept_rating;
                rating(general, better, from)
            });
            led("act-intercept", general)
                .name("at", names::space(from))
                .count("rating", rating)
        }
        Act::FallBack => {
            let from = view.open.march.and_then(|march| march.from);
            standing("act-fall-back", from)
        }
        Act::Retreat { to } => {
            let here = (view.open.retreat.map(|retreat| retreat.at))
                .or(view.open.battle.map(|battle| battle.at));
            let inside = here == Some(to);
            there(
                if inside {
                    "act-retreat-inside"
                } else {
                    "act-retreat"
                },
                to,
            )
        }
        _ => Message::new("act-decline"),
    }
}

fn marching<W: Words>(view: &View<W>) -> Option<Space<W>> {
    view.open.land.place_of(view.open.march?.general)
}

fn standing<W: Words>(key: &'static str, at: Option<Space<W>>) -> Message {
    match at {
        Some(at) => there(key, at),
        None => Message::new(key).text("at", "–"),
    }
}

fn led<W: Words>(key: &'static str, general: Option<General<W>>) -> Message {
    match general {
        Some(general) => who(key, general),
        None => Message::new(key).text("general", "–"),
    }
}

/// A step with what it costs and whom it meets.
fn step<W: Words>(view: &View<W>, to: Space<W>) -> Message {
    let kind = marching(view)
        .and_then(|at| at.edge(to))
        .map(|edge| edge.kind);
    let side = view.open.march.map(|march| march.general.side());
    let enemies = side.map_or(0, |side| view.open.land.cu(side.enemy(), to));
    let attack = enemies > 0;
    let key = match kind {
        Some(LinkKind::Pass | LinkKind::AlpinePass) if attack => "act-step-pass-attack",
        Some(LinkKind::Pass | LinkKind::AlpinePass) => "act-step-pass",
        Some(LinkKind::Strait) if !attack => "act-step-strait",
        _ if attack => "act-step-attack",
        _ => "act-step",
    };
    there(key, to).count("cu", enemies)
}

fn avoid<W: Words>(view: &View<W>, to: Space<W>) -> Message {
    let at = view.open.reaction.map(|reaction| reaction.at);
    let general = at.and_then(|at| reacting(view, at));
    let rating = match (general, at) {
        (Some(general), Some(at)) => rating(general, general.ability().avoid_rating, at),
        _ => 0,
    };
    let key = if at == Some(to) {
        "act-avoid-inside"
    } else {
        "act-avoid"
    };
    led(key, general)
        .name("at", names::space(to))
        .count("rating", rating)
}

/// The commander of the reacting side in a space.
fn reacting<W: Words>(view: &View<W>, at: Space<W>) -> Option<General<W>> {
    let side: Side = view.open.reaction?.side;
    view.open.land.commander(Stack::outside(side, at))
}

/// A battle rating, or the better one that an ability gives in some regions.
fn rating<W: Words>(general: General<W>, better: Option<(u8, RegionSet<W>)>, at: Space<W>) -> u8 {
    match better {
        Some((rating, regions)) if regions.contains(at.region()) => rating,
        _ => general.sheet().battle,
    }
}
