//! What to click for each decision.

use kernel::scene::{Risk, Target};

use super::{board, keys};
use crate::Place;
use crate::act::{Act, Path};
use crate::fog::View;
use crate::state::Phase;

pub fn target(view: &View, act: Act) -> Target {
    let on = |verb, place| Target::on(verb, [keys::place(place)]);
    match act {
        Act::Deploy { block, city } => Target::on("deploy", [keys::face(block), keys::place(city)]),
        Act::Discard { card } => Target::on("discard", [keys::card(card)]),
        Act::Commit { card } => Target::on("play", [keys::card(card)]),
        Act::Take { block } => Target::on("take", [keys::face(block)]),
        Act::Go { path } => go(view, path),
        Act::Main { link } => {
            let at = match view.open.phase {
                Phase::DeclareMain { left } => {
                    (view.side()).and_then(|side| view.open.attacked_by(side, left, link))
                }
                _ => None,
            };
            // The attack comes from the other end.
            let [a, b] = link.sheet().ends;
            on("main", if Some(a) == at { b } else { a })
        }
        Act::Surprise { at } => on("surprise", at),
        Act::Jupiter { at, .. } => on("turn", at).risking(Risk::Chance),
        Act::Vulcan { city } => on("strike", city),
        Act::Levy { block } => Target::on("levy", [keys::face(block)]),
        Act::Place { city } => on("place", city),
        Act::Battle { at } => on("battle", at).risking(Risk::Reveals),
        Act::Fire { block } => Target::on("fire", [keys::line(block)]).risking(Risk::Chance),
        Act::Pass { block } => Target::on("pass", [keys::line(block)]),
        Act::Retreat { block, path } => match (path.end(), view.open.battle) {
            (Some(end), Some(battle)) => {
                Target::on("retreat", [keys::line(block), keys::place(end)])
                    .along(board::way(battle.at, path))
            }
            _ => Target::on("lose", [keys::line(block)]).risking(Risk::Loses),
        },
        Act::Hit { block } => Target::on("hit", [keys::line(block)]),
        Act::ToPort { block, port } => {
            let target = Target::on("winter", [keys::face(block), keys::place(port)]);
            match standing(view, block) {
                Some(sea) => target.along(board::way(sea, Path::to(port))),
                None => target,
            }
        }
        Act::Disband { block } => Target::on("disband", [keys::face(block)]).risking(Risk::Loses),
        Act::Confirm | Act::EndMoves | Act::EndLevies | Act::EndRegroup | Act::EndDisband => {
            Target::button(true)
        }
        Act::Historical | Act::Decline => Target::button(false),
    }
}

/// Where one of the viewer's own blocks stands.
fn standing(view: &View, block: crate::Block) -> Option<Place> {
    (view.faces())
        .find(|(_, _, face)| face.block == block)
        .map(|(place, _, _)| place)
}

fn go(view: &View, path: Path) -> Target {
    let Some(end) = path.end() else {
        return Target::button(false);
    };
    let target = Target::on("move", [keys::place(end)]);
    match view.taken.and_then(|block| standing(view, block)) {
        Some(from) => target.along(board::way(from, path)),
        None => target,
    }
}
