//! What a player who looks one decision ahead thinks of each act.
//!
//! Everything here is worked out from the view of the seat: from [`board`] (who
//! stands where) and [`odds`] (how battles go) to [`goals`] (what places are worth),
//! and from these to the acts of each phase.

mod assault;
mod board;
mod cards;
mod fight;
mod goals;
mod moves;
mod muster;
mod odds;
mod paths;

use kernel::{Appraise, Seat};

use crate::Side;
use crate::act::Act;
use crate::fog::View;
use crate::game::JuliusCaesar;
use crate::state::Phase;
use board::Board;
use goals::Goals;
use moves::Plan;

impl Appraise for JuliusCaesar {
    fn appraise(view: &View, seat: Seat, acts: &[Act], worth: &mut Vec<i64>) {
        worth.clear();
        if let Some(side) = Side::of(seat) {
            judge(view, side, acts, worth);
        }
        // A list that is not of the phase at hand is judged as nothing.
        worth.resize(acts.len(), 0);
    }
}

fn judge(view: &View, side: Side, acts: &[Act], worth: &mut Vec<i64>) {
    let (open, taken) = (&view.open, view.taken);
    match open.phase {
        Phase::Deploy => return deploy(acts, worth),
        Phase::Discard => return cards::discard(acts, worth),
        Phase::Over { .. } => return,
        _ => {}
    }
    let board = Board::of(view, side);
    if let (Phase::Hits { .. }, Some(battle)) = (open.phase, open.battle) {
        return fight::hits(&board, &battle, acts, worth);
    }
    let goals = Goals::of(&board);
    match (open.phase, open.part, open.battle) {
        (Phase::Commit, ..) => cards::commit(&goals, acts, worth),
        (Phase::Move, Some(part), _) => Plan::of(&goals, part, taken).worth(acts, taken, worth),
        (Phase::DeclareMain { left }, ..) => moves::main_attack(&board, left, acts, worth),
        (Phase::Surprise, ..) => moves::surprise(&goals, acts, worth),
        (Phase::Jupiter, ..) => cards::jupiter(&goals, acts, worth),
        (Phase::Defect { block }, ..) => cards::defect(&goals, block, acts, worth),
        (Phase::Vulcan, ..) => cards::vulcan(&goals, acts, worth),
        (Phase::Levy, ..) => muster::levy(&goals, taken, acts, worth),
        (Phase::PickBattle, ..) => fight::pick(&goals, acts, worth),
        (Phase::Turn, _, Some(battle)) => fight::turn(&goals, &battle, acts, worth),
        (Phase::Regroup { .. }, ..) => moves::regroup(&goals, taken, acts, worth),
        (Phase::WinterNavis { .. }, ..) => muster::winter_navis(&goals, acts, worth),
        (Phase::Supply { .. } | Phase::Disband { .. }, ..) => {
            muster::disband(&goals, acts, worth);
        }
        _ => {}
    }
}

/// SM-1: history knew where they belong.
fn deploy(acts: &[Act], worth: &mut Vec<i64>) {
    worth.extend(acts.iter().map(|act| i64::from(*act == Act::Historical)));
}
