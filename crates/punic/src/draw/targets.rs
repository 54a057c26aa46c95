//! What to click for each decision.

use kernel::scene::{Risk, Target};

use super::{Pictures, board, keys};
use crate::act::Act;
use crate::frame::{Frame, MarchStep, ReactStep};
use crate::id::Space;
use crate::land::Stack;
use crate::view::View;

pub fn target<W: Pictures>(view: &View<W>, act: Act<W>) -> Target {
    let on = |verb, space| Target::on(verb, [keys::space(space)]);
    let pick = |verb, general| Target::on(verb, [keys::general(general)]);
    match act {
        Act::Place { at } => on("place", at),
        Act::Promote { general } => pick("promote", general),
        Act::Elect { general } => pick("elect", general),
        Act::Command { general } => pick("command", general),
        Act::Preempt { card } => Target::on("play", [keys::card(card)]).risking(Risk::Reveals),
        Act::Play { card, .. } => Target::on("play", [keys::card(card)]),
        Act::Activate { general } => pick("activate", general),
        Act::Pc { at } => on("mark", at),
        Act::General { general } => pick("choose", general),
        Act::Province { province } => Target::on("choose", [keys::province(province)]),
        Act::Stack { at, .. } => on("choose", at),
        Act::Join { general } => pick("take", general),
        Act::Leave { general } => pick("leave", general),
        Act::Shelter { general } => pick("shelter", general),
        Act::Force { .. } => units(view, "take", drafted(view)),
        Act::Inside { .. } => units(view, "shelter", sheltered(view)),
        Act::Step { to } => {
            let target = on("move", to);
            match marching(view) {
                Some(from) => {
                    let pass = from.edge(to).is_some_and(|edge| edge.kind.is_pass());
                    let target = target.along(board::way::<W>(from, to));
                    if pass {
                        target.risking(Risk::Chance)
                    } else {
                        target
                    }
                }
                None => target,
            }
        }
        Act::Sail { to, .. } => {
            let target = on("sail", to);
            match marching(view) {
                Some(from) => target.along(board::way::<W>(from, to)),
                None => target,
            }
        }
        Act::Counter { card } => Target::on("interrupt", [keys::card(card)]).risking(Risk::Reveals),
        Act::Omen { card, .. } => Target::on("shift", [keys::card(card)]).risking(Risk::Reveals),
        Act::Avoid { to } => on("avoid", to),
        Act::Intercept { from } => on("intercept", from),
        Act::Retreat { to } => {
            let target = on("retreat", to);
            match retreating(view) {
                Some(from) if from != to => target.along(board::way::<W>(from, to)),
                _ => target,
            }
        }
        Act::Attack { card, .. } => Target::on("attack", [keys::title(card)]),
        Act::Match { card } => Target::on("match", [keys::title(card)]),
        Act::Roll => Target::button(true).risking(Risk::Chance),
        // The City lies under those who besiege it.
        Act::Siege | Act::Withdraw => Target::button(false).risking(Risk::Chance),
        Act::Yield => Target::button(false).risking(Risk::Loses),
        Act::Stop | Act::Done | Act::EndMove | Act::Fight | Act::TakeOver => Target::button(true),
        Act::Game(act) => W::target(view, act),
        Act::Side { .. }
        | Act::Decline
        | Act::FallBack
        | Act::Sortie
        | Act::Overrun
        | Act::Lose { .. } => Target::button(false),
    }
}

fn marching<W: Pictures>(view: &View<W>) -> Option<Space<W>> {
    view.open.land.place_of(view.open.march?.general)
}

fn retreating<W: Pictures>(view: &View<W>) -> Option<Space<W>> {
    let retreat = view.open.retreat.map(|retreat| retreat.at);
    retreat.or(view.open.battle.map(|battle| battle.at))
}

/// How many go is told on the counter of the stack they leave.
fn units<W: Pictures>(view: &View<W>, verb: &'static str, stack: Option<Stack<W>>) -> Target {
    let units = stack.map(|stack| (stack, view.open.land.units(stack)));
    match units {
        Some((stack, units)) if units.ordinary() > 0 => Target::on(verb, [keys::units(stack)]),
        Some((stack, units)) if units.elephants > 0 => Target::on(verb, [keys::elephants(stack)]),
        _ => Target::button(false),
    }
}

/// The stack from which a force is put together.
fn drafted<W: Pictures>(view: &View<W>) -> Option<Stack<W>> {
    let open = &view.open;
    match open.top() {
        Some(Frame::React(ReactStep::Draft)) => {
            let reaction = open.reaction?;
            Some(Stack::outside(reaction.side, reaction.draft?.from))
        }
        Some(Frame::March(MarchStep::Sortie)) => {
            let stack = open.land.stack_of(open.march?.general)?;
            Some(Stack::inside(stack.side, stack.at))
        }
        _ => open.land.stack_of(open.march?.general),
    }
}

/// The stack of which a part goes behind walls.
fn sheltered<W: Pictures>(view: &View<W>) -> Option<Stack<W>> {
    let open = &view.open;
    match open.top() {
        Some(Frame::React(_)) => {
            let reaction = open.reaction?;
            Some(Stack::outside(reaction.side, reaction.at))
        }
        _ => {
            let retreat = open.retreat?;
            Some(Stack::outside(retreat.side, retreat.at))
        }
    }
}
