//! Battles: which to fight first, fire or retreat, who takes the hit.

use super::board::Board;
use super::goals::Goals;
use super::odds::{BattleSide, Force, clash};
use crate::act::{Act, Path};
use crate::state::Battle;
use crate::{Block, BlockSet, Side, data};

/// What an act that goes on with the battle is worth before anything else.
const FIRE: f32 = 1000.0;
/// Battles are not broken off for a trifle: dice turn.
const STUBBORN: f32 = 60.0;
/// Killing a leader is worth a Victory Point.
const LEADER: f32 = 1000.0;
/// Of the fire to come, how much may fall on one side before its leader must go.
const BAD_LUCK: f32 = 1.4;
/// Losing Cleopatra: her steps and her city.
const QUEEN: f32 = 300.0;

/// SM-13: what is surely won is fought first; it opens ways to retreat.
pub fn pick(goals: &Goals<'_>, acts: &[Act], worth: &mut Vec<i64>) {
    let board = goals.board;
    worth.extend(acts.iter().map(|&act| {
        let Act::Battle { at } = act else {
            return 0;
        };
        let ours = board.line(board.side, at);
        let theirs = board.line(board.side.enemy(), at);
        let win = if board.view.open.attacks[board.side].contains(at) {
            clash(ours, theirs, 1).win
        } else {
            1.0 - clash(theirs, ours, 1).win
        };
        (win * 1000.0) as i64
    }));
}

/// SM-14
pub fn turn(goals: &Goals<'_>, battle: &Battle, acts: &[Act], worth: &mut Vec<i64>) {
    let fight = Fight::of(goals, battle);
    worth.extend(acts.iter().map(|&act| {
        let value = match act {
            Act::Fire { block } => fight.fire(block),
            Act::Pass { .. } => -FIRE,
            Act::Retreat { block, path } => fight.retreat(block, path),
            _ => 0.0,
        };
        value as i64
    }));
}

struct Fight<'a> {
    goals: &'a Goals<'a>,
    battle: &'a Battle,
    /// What it is worth to go on, against leaving now.
    going_on: f32,
}

impl<'a> Fight<'a> {
    fn of(goals: &'a Goals<'a>, battle: &'a Battle) -> Fight<'a> {
        let mut fight = Fight {
            goals,
            battle,
            going_on: 0.0,
        };
        fight.going_on = fight.outlook();
        fight
    }

    fn outlook(&self) -> f32 {
        let (goals, battle) = (self.goals, self.battle);
        let side = goals.board.side;
        let attacker = line(goals.board, battle, battle.attacker);
        let defender = line(goals.board, battle, battle.defender());
        let outlook = clash(attacker, defender, battle.round);
        let (win, ours, theirs) = if side == battle.attacker {
            (outlook.win, outlook.attacker_loses, outlook.defender_loses)
        } else {
            (
                1.0 - outlook.win,
                outlook.defender_loses,
                outlook.attacker_loses,
            )
        };
        win * goals.prize(battle.at) + goals.step * (theirs - ours)
    }

    /// The order of fire is of little account; most dice first.
    fn fire(&self, block: Block) -> f32 {
        let force = self
            .goals
            .board
            .piece(block)
            .map_or(Force::NONE, |piece| piece.force());
        FIRE + force.hits() - self.danger(block)
    }

    /// What a leader risks by staying another round.
    fn danger(&self, block: Block) -> f32 {
        if !block.is_leader() {
            return 0.0;
        }
        let board = self.goals.board;
        let own = self.battle.line[board.side];
        let steps: f32 = sum(board, own, |force| force.steps);
        let fire = line(board, self.battle, board.side.enemy()).main.hits();
        // Hits fall on the strongest: he is safe while others stand taller.
        let cover = steps - own.len() as f32;
        if fire * BAD_LUCK > cover {
            2.0 * LEADER
        } else {
            0.0
        }
    }

    fn retreat(&self, block: Block, path: Path) -> f32 {
        let goals = self.goals;
        let (Some(piece), Some(to)) = (goals.board.piece(block), path.end()) else {
            // It must and cannot leave: the least loss first.
            let steps = goals.board.piece(block).map_or(0, |piece| piece.steps);
            return -goals.keep(block, steps);
        };
        let there = goals.arrival(piece, to);
        if self.battle.must_retreat(goals.board.side) {
            // Ways out may run short: the best block goes first.
            return FIRE + there + goals.keep(block, piece.steps);
        }
        // As good as firing if going on is worth nothing.
        FIRE - self.going_on - STUBBORN + there / 100.0
    }
}

/// One side of the battle as it stands: those who have acted fire no more this round.
fn line(board: &Board<'_>, battle: &Battle, side: Side) -> BattleSide {
    let mut line = BattleSide::default();
    for (_, _, face) in (board.view.faces()).filter(|(at, of, _)| *at == battle.at && *of == side) {
        let force = match side == battle.attacker {
            true => Force::attacking(face.block, face.steps),
            false => Force::defending(face.block, face.steps),
        };
        if !battle.line[side].contains(face.block) {
            line.late += force;
            continue;
        }
        line.main += force;
        if battle.acted.contains(face.block) {
            for (spent, fire) in line.spent.iter_mut().zip(force.fire) {
                *spent += fire;
            }
        }
    }
    if side != board.side {
        line.late += board.hidden.times(battle.waiting[side].into());
    }
    line
}

fn sum(board: &Board<'_>, blocks: BlockSet, of: impl Fn(&Force) -> f32) -> f32 {
    (board.pieces.iter())
        .filter(|piece| blocks.contains(piece.block))
        .map(|piece| of(&piece.force()))
        .sum()
}

/// SM-15: the block that is missed least.
pub fn hits(board: &Board<'_>, battle: &Battle, acts: &[Act], worth: &mut Vec<i64>) {
    worth.extend(acts.iter().map(|&act| {
        let Act::Hit { block } = act else {
            return 0;
        };
        let steps = board.piece(block).map_or(1, |piece| piece.steps);
        -(loss(battle, block, steps) as i64)
    }));
}

fn loss(battle: &Battle, block: Block, steps: u8) -> f32 {
    let sheet = block.sheet();
    let left = block.strength(steps.saturating_sub(1));
    let dice = f32::from(block.strength(steps).saturating_sub(left));
    let turns = if battle.acted.contains(block) {
        1.0
    } else {
        1.5
    };
    let last = steps <= 1;
    let person = if block.is_leader() {
        LEADER / f32::from(steps.max(1))
    } else if block == data().cleopatra && last {
        QUEEN
    } else {
        0.0
    };
    // The early letters fire before they can be hit.
    let early = 1.0 + 0.1 * (3 - sheet.defend.index()) as f32;
    100.0 * dice * f32::from(sheet.fire) * turns * early + person
}
