//! Levies, and the winter: what is raised, where Navis go, who is sent home.

use super::goals::Goals;
use super::odds::{Force, hit_chance};
use crate::act::Act;
use crate::{Block, Levy, Place, data};

/// A new block can be in one more place than a step on an old one.
const BODY: f32 = 60.0;
/// Worth of a step that always hits, wherever it stands.
const PUNCH: f32 = 200.0;
/// Of what draws troops onward, what counts where they are raised.
const NEAR: f32 = 0.5;
/// Navis fight at sea only; a few are enough.
const NAVIS: f32 = 0.6;
const ENOUGH_NAVIS: usize = 4;
/// A step for Cleopatra is a step for her captor.
const QUEEN: f32 = 0.3;

/// SM-11
pub fn levy(goals: &Goals<'_>, taken: Option<Block>, acts: &[Act], worth: &mut Vec<i64>) {
    worth.extend(acts.iter().map(|&act| {
        let value = match (act, taken) {
            (Act::Levy { block }, _) => strengthen(goals, block),
            (Act::Place { city }, Some(block)) => raise(goals, block, city),
            _ => 0.0,
        };
        value as i64
    }));
}

fn strengthen(goals: &Goals<'_>, block: Block) -> f32 {
    let board = goals.board;
    let Some(piece) = board.piece(block) else {
        return best_city(goals, block);
    };
    let more = Force::defending(block, piece.steps + 1) - piece.force();
    let safer = goals.added(piece.at, more);
    let dice = block
        .strength(piece.steps + 1)
        .saturating_sub(block.strength(piece.steps));
    quality(goals, block) * f32::from(dice) + safer + NEAR * goals.march(piece.at)
}

fn best_city(goals: &Goals<'_>, block: Block) -> f32 {
    let fits = |city: &Place| {
        let open = match block.sheet().levy {
            Levy::City(only) => only == *city,
            Levy::AnyCity => true,
            Levy::MajorPort => city.is_major_port(),
            Levy::Never => false,
        };
        open && goals.board.friendly(*city)
    };
    (data().city_set.iter().filter(fits))
        .map(|city| raise(goals, block, city))
        .fold(f32::MIN, f32::max)
}

fn raise(goals: &Goals<'_>, block: Block, city: Place) -> f32 {
    let safer = goals.added(city, Force::defending(block, 1));
    let near = match block.is_navis() {
        true => 0.0,
        false => NEAR * goals.march(city),
    };
    let dice = f32::from(block.strength(1));
    let wasted = goals.crowded(city, 1) * goals.keep(block, 1);
    quality(goals, block) * dice + BODY + safer + near - wasted
}

/// What a die of this block is worth.
fn quality(goals: &Goals<'_>, block: Block) -> f32 {
    let board = goals.board;
    let navis = || (board.pieces.iter()).filter(|piece| piece.block.is_navis());
    let use_ = if block == data().cleopatra {
        QUEEN
    } else if !block.is_navis() {
        1.0
    } else if navis().count() < ENOUGH_NAVIS {
        NAVIS
    } else {
        NAVIS / 2.0
    };
    PUNCH * hit_chance(block) * use_
}

/// SM-21: to a port that needs them and feeds them.
pub fn winter_navis(goals: &Goals<'_>, acts: &[Act], worth: &mut Vec<i64>) {
    let board = goals.board;
    worth.extend(acts.iter().map(|&act| {
        let Act::ToPort { block, port } = act else {
            return 0;
        };
        let steps = board.piece(block).map_or(1, |piece| piece.steps);
        let safer = goals.added(port, Force::defending(block, steps));
        let fed = match board.own(port) < port.supply() {
            true => goals.keep(block, steps),
            false => 0.0,
        };
        let value = 20.0 * f32::from(port.sheet().value) + safer + fed;
        value as i64
    }));
}

/// SM-22, SM-24: the surplus by its worth, and nobody beyond it.
pub fn disband(goals: &Goals<'_>, acts: &[Act], worth: &mut Vec<i64>) {
    worth.extend(acts.iter().map(|&act| match act {
        Act::Disband { block } => {
            let steps = goals.board.piece(block).map_or(0, |piece| piece.steps);
            -1 - goals.keep(block, steps) as i64
        }
        _ => 0,
    }));
}
