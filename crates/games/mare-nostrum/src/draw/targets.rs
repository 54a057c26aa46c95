//! What to click for each decision.

use kernel::scene::{Risk, Target};

use super::{board, keys};
use crate::act::{Act, Item, Loss, Position};
use crate::event::Area;
use crate::ids::Province;
use crate::view::View;

pub fn target(view: &View, act: Act) -> Target {
    match act {
        Act::Draw { city } => Target::on("draw", [keys::slot(city)]).risking(Risk::Chance),
        Act::Colossus { good } => Target::on("take", [keys::reserve(good)]),
        Act::Announce { number } => Target::on("announce", [keys::number(number)]),
        Act::Offer { token } => Target::on("offer", [keys::own(token)]),
        Act::Take { from, token } => Target::on("take", [keys::offered(from, token)]),
        Act::Give { token } => Target::on("give", [keys::own(token)]),
        Act::Build { item } => build(item),
        Act::Pay { token } => Target::on("pay", [keys::own(token)]),
        Act::Copy { card } => Target::on("copy", [keys::owned(card)]),
        Act::Keep { token } => Target::on("keep", [keys::own(token)]),
        Act::TakeOver { at } => Target::on("take-over", [keys::province(at)]),
        Act::Sail { from, to } => match view.empire {
            Some(empire) => Target::on("sail", [keys::fleet(empire, from), keys::sea(to)])
                .along(board::way(board::at_sea(from), board::at_sea(to))),
            None => Target::button(false),
        },
        Act::Attack { at, against } => {
            Target::on("attack", [keys::fleet(against, at)]).risking(Risk::Chance)
        }
        Act::March { from, position, to } => match view.empire {
            Some(empire) => {
                let legion = keys::legions(empire, from, position);
                Target::on("march", [legion, keys::province(to)])
                    .along(board::way(board::on_land(from), board::on_land(to)))
            }
            None => Target::button(false),
        },
        Act::Fight { at, .. } => Target::on("fight", [keys::province(at)]).risking(Risk::Chance),
        Act::Lose { loss } => lose(view, loss),
        Act::Pillage { slot } => Target::on("pillage", [keys::slot(slot)]),
        Act::Occupy { slot } => Target::on("occupy", [keys::slot(slot)]),
        Act::OccupyMarker { at } => Target::on("occupy", [keys::marker(at)]),
        Act::Hold { at } => Target::on("hold", [keys::province(at)]),
        Act::Release { at } => Target::on("release", [keys::province(at)]),
        Act::Circe { slot } => Target::on("circe", [keys::slot(slot)]),
        Act::Gain {
            gain: crate::act::Gain::Legendary,
        } => Target::button(false).risking(Risk::Chance),
        Act::EndBuild
        | Act::EndKeep
        | Act::EndTakeOver
        | Act::EndSail
        | Act::EndAttacks
        | Act::EndMarch
        | Act::EndOccupy
        | Act::EndCirce
        | Act::StepIn => Target::button(true),
        Act::Play { .. }
        | Act::Gain { .. }
        | Act::NoColossus
        | Act::OwnNumber { .. }
        | Act::KeepNumber
        | Act::Decline
        | Act::Designate { .. }
        | Act::Price { .. }
        | Act::Muster
        | Act::Peace { .. }
        | Act::NoPeace
        | Act::Convert
        | Act::NoConvert
        | Act::Leader { .. } => Target::button(false),
    }
}

fn build(item: Item) -> Target {
    let key = match item {
        Item::Control(at) | Item::Legion(at) | Item::Fortress(at) => keys::province(at),
        Item::Trireme(at) => keys::sea(at),
        Item::Building(slot) => keys::slot(slot),
        Item::Card(card) => keys::sale(card),
        Item::Pyramids => keys::sale(crate::ids::Card::Pyramids),
    };
    Target::on("build", [key])
}

/// Losses are chosen among the pieces themselves.
fn lose(view: &View, loss: Loss) -> Target {
    let (Some(empire), Some(at)) = (view.empire, battlefield(view)) else {
        return Target::button(false);
    };
    let key = match loss {
        Loss::Fortress => keys::fortress(empire, at),
        // Those that marched here stand apart from those that did not.
        Loss::Legion(Position::Free) if super::map::marched(view, empire, at) > 0 => {
            keys::marched(empire, at)
        }
        Loss::Legion(position) => keys::legions(empire, at, position),
    };
    Target::on("lose", [key]).risking(Risk::Loses)
}

/// The province of the battle whose losses are taken.
pub fn battlefield(view: &View) -> Option<Province> {
    match view.open.turn?.battle?.area {
        Area::Land(at) => Some(at),
        Area::Sea(_) => None,
    }
}
