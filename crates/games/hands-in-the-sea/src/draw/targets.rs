//! What to click for each decision.

use kernel::scene::{Risk, Target};

use super::{board, keys};
use crate::act::{Act, Action, Haven, Role, Spot};
use crate::ids::Face;
use crate::side::Side;
use crate::state::Frame;
use crate::view::View;

pub fn target(view: &View, act: Act) -> Target {
    let Some(side) = view.side else {
        return Target::button(false);
    };
    let from_hand = |verb, face| Target::on(verb, [keys::hand(face)]);
    match act {
        Act::Begin {
            action: Action::DropStrategy,
        } => Target::button(false).risking(Risk::Loses),
        Act::Aim { target, from } => {
            Target::on("aim", [keys::location(target)]).along(board::road(from, target))
        }
        Act::Place { at } => Target::on("place", [keys::location(at)]),
        Act::Pick {
            role: Role::Infantry,
            face,
        } => Target::on("pick", [keys::reserve(side, face)]),
        Act::Pick { face, .. } => from_hand("pick", face),
        Act::Reinforce { face, .. } => from_hand("reinforce", face),
        Act::Draft { face, .. } => Target::on("draft", [keys::draft(face)]),
        Act::Buy { position } => Target::on("buy", [keys::row(position)]).risking(Risk::Chance),
        // Position 3 goes first, and all up to the one that is pointed at (5.5.3-a).
        Act::Cycle { cards } => {
            Target::on("cycle", [keys::row(4 - cards.min(3))]).risking(Risk::Chance)
        }
        Act::Sail { to } | Act::Retreat { to } => {
            let key = match to {
                Haven::Port => keys::port(side),
                Haven::Sea(zone) => keys::zone(zone),
            };
            let here = board::haven(side, view.haven(side));
            Target::on("sail", [key]).along(board::course(here, board::haven(side, to)))
        }
        Act::Leader { face, .. } => from_hand("lead", face),
        Act::Support { face } => from_hand("draw", face).risking(Risk::Chance),
        Act::Divine => match view.own.as_ref().and_then(|own| own.deus) {
            Some(card) => Target::on("divine", [keys::deus(card)]),
            None => Target::button(false),
        },
        Act::Withdraw { .. } => Target::button(false).risking(Risk::Loses),
        Act::First { battle } | Act::Betray { battle } => at_battle(view, battle),
        Act::SettleWith { face } => from_hand("settle", face),
        Act::GiveUp { from, face } => give_up(view, side, from, face),
        Act::Keep { from, face } => Target::on("keep", [keys::spot(side, from, face)]),
        Act::ShowHand => Target::button(true).risking(Risk::Reveals),
        Act::Block { face } => from_hand("block", face),
        Act::LoseFort { at } | Act::Revolt { at } => {
            Target::on("lose", [keys::location(at)]).risking(Risk::Loses)
        }
        Act::Reroll { dice } => match dice {
            0 => Target::button(false),
            _ => Target::button(false).risking(Risk::Chance),
        },
        Act::EndRound => Target::button(true).risking(Risk::Chance),
        Act::Enough | Act::SettleFree => Target::button(true),
        Act::Begin { .. }
        | Act::Retrieve
        | Act::Leave
        | Act::Nothing
        | Act::Decline
        | Act::Stay
        | Act::Pay
        | Act::DropCorvus => Target::button(false),
    }
}

fn at_battle(view: &View, battle: Side) -> Target {
    match &view.battles[battle] {
        Some(fight) => Target::on("battle", [keys::location(fight.at)]),
        None => Target::button(false),
    }
}

/// A card where it lies: a loss is of the loser's, treachery takes the enemy's.
fn give_up(view: &View, side: Side, from: Spot, face: Face) -> Target {
    let owner = match view.frame() {
        Some(Frame::Loss { loser, .. }) => loser,
        Some(Frame::Treachery) => side.enemy(),
        _ => side,
    };
    Target::on("give-up", [keys::spot(owner, from, face)]).risking(Risk::Loses)
}
