//! What a player who looks one decision ahead thinks of each act.
//!
//! Everything is worked out from the view of the seat. What both Punic games think of
//! battles, sieges and markers is in `punic`; [`aims`] says what this one is after and
//! [`standing`] how a side stands as a whole. Acts whose effect is seen at once are tried
//! out ([`trial`]); an activation is a search for the best place to come to ([`marches`],
//! [`arrivals`]).

mod activation;
mod aims;
mod arrivals;
mod cards;
mod marches;
mod muster;
mod standing;
#[cfg(test)]
mod tests;
mod trial;
mod windows;

use kernel::{Appraise, Seat};
use punic::appraise::{Worth, fight, politics, reactions, retreats};
use punic::{BySide, Side};

use crate::act::{Act, GameAct};
use crate::frame::{CardStep, Frame, MarchStep, Stage, TurnStep};
use crate::game::Hannibal;

use crate::game::View;
use cards::Choices;
use trial::Trial;

type Outlook<'a> = punic::appraise::outlook::Outlook<'a, Hannibal>;
type Army = punic::appraise::clash::Army<Hannibal>;
type Clash = punic::appraise::clash::Clash<Hannibal>;

impl Appraise for Hannibal {
    fn appraise(view: &View, seat: Seat, acts: &[Act], worth: &mut Vec<i64>) {
        let mut found = Worth::with_capacity(acts.len());
        if acts.len() > 1 {
            judge(view, seat, acts, &mut found);
        }
        // A list that is not of the question at hand is judged as nothing.
        found.resize(acts.len(), 0.0);
        worth.clear();
        worth.extend(found.iter().map(|value| whole(*value)));
    }
}

/// Fine enough to tell apart what is nearly equal, and within bounds.
fn whole(value: f32) -> i64 {
    const MOST: f32 = 1e6;
    (value.clamp(-MOST, MOST) * 100.0) as i64
}

/// The best of several acts; the first among equals.
fn best(view: &View, seat: Seat, acts: &[Act]) -> Act {
    let mut worth = Vec::new();
    Hannibal::appraise(view, seat, acts, &mut worth);
    let most = worth.iter().max();
    let place = worth.iter().position(|value| Some(value) == most);
    acts[place.unwrap_or(0)]
}

fn judge(view: &View, seat: Seat, acts: &[Act], worth: &mut Worth) {
    let open = &view.open;
    let Some(frame) = open.top() else {
        return;
    };
    // While they bid nobody has a side.
    if let Frame::Game(Stage::Turn(
        step @ (TurnStep::Bid | TurnStep::ChooseSide { .. } | TurnStep::First),
    )) = frame
    {
        return first(step, view.viewer, acts, worth);
    }
    let Some(side) = view.viewer else {
        return;
    };
    let hands = BySide::from_fn(|side| view.hands[side].size);
    let outlook = Outlook::of(open, hands, side);
    let trial = || Trial::new(view, seat, side);
    match (frame, open.strategy.play, open.march) {
        (Frame::Game(Stage::Turn(TurnStep::Play)), ..) => {
            Choices::new(&outlook, &trial(), best).play(acts, worth);
        }
        (Frame::Game(Stage::Turn(TurnStep::Proconsul)), ..) => muster::offices(open, acts, worth),
        (Frame::Game(Stage::Turn(TurnStep::Elect { .. })), ..) => muster::elect(acts, worth),
        (Frame::Game(Stage::Turn(TurnStep::Preempt)), ..) => {
            worth.extend(acts.iter().map(|act| f32::from(*act == Act::Decline)));
        }
        (Frame::Game(Stage::Turn(TurnStep::Diplomat)), ..)
        | (Frame::Card(CardStep::Pcs { .. }), ..) => {
            markers(view, side, acts, worth);
        }
        (Frame::Owe(_), ..) => debts(view, side, acts, worth),
        (Frame::Card(CardStep::Activate), Some(play), _) => {
            activation::whom(&outlook, play, acts, worth);
        }
        (Frame::March(step @ (MarchStep::Decide | MarchStep::Sortie)), _, Some(march)) => {
            activation::decide(&outlook, march, step, acts, worth);
        }
        (Frame::Command(_), ..) => activation::command(open, acts, worth),
        (Frame::React(step), _, Some(march)) => {
            if let Some(now) = open.reaction {
                reactions::judge(&outlook, now, march, step, acts, worth);
            }
        }
        (Frame::Battle(step), ..) => {
            if let Some(battle) = open.battle {
                fight::judge(&outlook, view, battle, step, acts, worth);
            }
        }
        (Frame::Retreat(step), ..) => retreats::judge(&outlook, step, acts, worth),
        (Frame::Lose(_), ..) => retreats::losses(acts, worth),
        (Frame::Window(moment, _), ..) => {
            windows::judge(&outlook, view, hands, moment, acts, worth);
        }
        // Reinforcements, generals, what events ask: all seen at once.
        _ => {
            let trial = trial();
            worth.extend(acts.iter().map(|&act| match act {
                // PCs change nothing but the provinces.
                Act::Pc { .. } | Act::Stop => trial.markers(act),
                _ => trial.after(act),
            }));
        }
    }
}

/// 26.B, 7.3: before the cards.
fn first(step: TurnStep, side: Option<Side>, acts: &[Act], worth: &mut Worth) {
    worth.extend(acts.iter().map(|&act| match (step, act) {
        // Equal bids are repeated, so there must be several that are as good.
        (_, Act::Game(GameAct::Bid { pcs })) => f32::from(u8::from(pcs < 3)),
        (TurnStep::ChooseSide { .. }, Act::Side { side }) => {
            f32::from(u8::from(side == Side::Rome))
        }
        // Who plays last has the last word on the provinces.
        (_, Act::Side { side: named }) => f32::from(u8::from(Some(named) != side)),
        _ => 0.0,
    }));
}

/// PCs to be placed or turned, one after the other (19.1).
fn markers(view: &View, side: Side, acts: &[Act], worth: &mut Worth) {
    let open = &view.open;
    let before = politics::score(open, &open.land, side);
    worth.extend(acts.iter().map(|&act| match act {
        Act::Pc { at } => politics::winning(open, side, at, before),
        _ => 0.0,
    }));
}

/// PCs to be given up (8.5-a).
fn debts(view: &View, side: Side, acts: &[Act], worth: &mut Worth) {
    let open = &view.open;
    let before = politics::score(open, &open.land, side);
    worth.extend(acts.iter().map(|&act| match act {
        Act::Pc { at } => politics::losing(open, side, at, before),
        _ => 0.0,
    }));
}
