//! Marches, voyages, attacks and regroups: which block goes, and where.

use super::assault::{self, Group, Share};
use super::board::{Board, Piece};
use super::goals::Goals;
use super::paths::Ways;
use crate::act::{Act, Path};
use crate::state::Part;
use crate::{Block, Edge, Place, PlaceSet, data};

/// A move must gain at least this: pieces are not shuffled about.
const LEAST: f32 = 20.0;
/// What a Move Point could do elsewhere.
pub const POINT_COST: f32 = 40.0;
/// What comes first whatever else there is: voyages before marches (6.3-d), and what
/// costs no further Move Point.
const FIRST: f32 = 100_000.0;
/// Shorter ways leave roads free for others.
const PER_LINK: f32 = 1.0;
const NEVER: f32 = -1000.0;

/// All that could be done with a part of the Command Phase.
#[derive(Debug)]
pub struct Plan<'a> {
    goals: &'a Goals<'a>,
    ways: Ways<'a>,
    groups: Vec<Group>,
    shares: Vec<Share>,
    /// For each piece what its best march gains.
    best: Vec<f32>,
    /// What calling up each place would bring, its Move Point not yet paid.
    totals: Vec<(Place, f32)>,
}

impl<'a> Plan<'a> {
    /// With a block in `hand` only its own place is weighed, unless it could sail:
    /// then the others show whether the Move Point is better spent on them.
    pub fn of(goals: &'a Goals<'a>, part: Part, hand: Option<Block>) -> Plan<'a> {
        let board = goals.board;
        let ways = Ways { board, part };
        let only = (hand.and_then(|block| board.piece(block)))
            .filter(|piece| !ways.may_ship(piece))
            .map(|piece| piece.at);
        let groups = assault::groups(&ways);
        let shares = assault::shares(goals, &ways, &groups);
        let mut plan = Plan {
            goals,
            ways,
            groups,
            shares,
            best: vec![f32::MIN; board.pieces.len()],
            totals: Vec::new(),
        };
        plan.weigh(only);
        plan
    }

    fn weigh(&mut self, only: Option<Place>) {
        let wanted = |group: &&Group| only.is_none_or(|only| only == group.from);
        for group in self.groups.iter().filter(wanted) {
            for &index in &group.members {
                let piece = &self.goals.board.pieces[index];
                let leaving = self.goals.departure(piece);
                let best = (group.ways.iter())
                    .map(|&(to, _)| self.arriving(index, piece, to))
                    .fold(f32::MIN, f32::max);
                self.best[index] = best - leaving;
            }
            let gains = group.members.iter().map(|&index| self.best[index]);
            let (mut total, mut least) = (0.0, f32::MAX);
            for gain in gains.filter(|&gain| gain > LEAST) {
                total += gain;
                least = least.min(gain);
            }
            // All gains are reckoned with the others staying: the last one leaves
            // an empty city, and will stay.
            let all = usize::from(self.goals.board.own(group.from)) == group.members.len();
            if all && group.from.sheet().value > 0 && total > 0.0 {
                total -= least;
            }
            match self.totals.iter_mut().find(|(from, _)| *from == group.from) {
                Some((_, sum)) => *sum += total,
                None => self.totals.push((group.from, total)),
            }
        }
    }

    fn arriving(&self, index: usize, piece: &Piece, to: Place) -> f32 {
        if self.goals.board.hostile(to) {
            (self.shares.iter())
                .find(|share| share.piece == index && share.at == to)
                .map_or(NEVER, |share| share.gain + self.goals.march(to))
        } else {
            self.goals.arrival(piece, to)
        }
    }

    fn total(&self, from: Place) -> f32 {
        (self.totals.iter())
            .find(|(place, _)| *place == from)
            .map_or(0.0, |(_, total)| *total)
    }

    /// What each Move Point brings, best first.
    pub fn prospects(&self) -> Vec<f32> {
        let mut totals: Vec<f32> = self.totals.iter().map(|(_, total)| *total).collect();
        totals.sort_by(|a, b| b.total_cmp(a));
        totals
    }

    /// What the last Move Point would bring if all went into marches.
    fn last_prospect(&self) -> f32 {
        let last = usize::from(self.ways.part.moves).saturating_sub(1);
        self.prospects().get(last).copied().unwrap_or(0.0)
    }

    pub fn worth(&self, acts: &[Act], taken: Option<Block>, worth: &mut Vec<i64>) {
        let board = self.goals.board;
        let last = self.last_prospect();
        let taken = board
            .pieces
            .iter()
            .position(|piece| Some(piece.block) == taken);
        worth.extend(acts.iter().map(|&act| {
            let value = match (act, taken) {
                (Act::Take { block }, _) => (board.pieces.iter())
                    .position(|piece| piece.block == block)
                    .map_or(NEVER, |index| self.take(index, last)),
                (Act::Go { path }, Some(index)) => self.go(index, path, last),
                _ => 0.0,
            };
            value as i64
        }));
    }

    fn take(&self, index: usize, last: f32) -> f32 {
        let piece = &self.goals.board.pieces[index];
        let march = self.march(piece, self.best[index]);
        let group = (self.groups.iter()).find(|group| group.members.contains(&index));
        let ports = group.map_or(PlaceSet::EMPTY, |group| group.ports);
        (ports.iter())
            .map(|port| self.voyage(piece, port, last))
            .fold(march, f32::max)
    }

    fn march(&self, piece: &Piece, gain: f32) -> f32 {
        let total = self.total(piece.at);
        if gain <= LEAST {
            NEVER
        } else if self.ways.part.activated.contains(piece.at) {
            FIRST + gain
        } else if total <= POINT_COST {
            NEVER
        } else {
            total + gain / 100.0
        }
    }

    fn voyage(&self, piece: &Piece, to: Place, last: f32) -> f32 {
        let gain = self.goals.arrival(piece, to) - self.goals.departure(piece);
        if gain <= POINT_COST {
            NEVER
        } else if gain > last {
            FIRST + gain
        } else {
            gain / 100.0
        }
    }

    fn go(&self, index: usize, path: Path, last: f32) -> f32 {
        let piece = &self.goals.board.pieces[index];
        let Some(to) = path.end() else {
            return NEVER;
        };
        let links = path.len() as f32 * PER_LINK;
        if piece.block.is_land() && path.first().is_some_and(Place::is_sea) {
            return self.voyage(piece, to, last) - links;
        }
        let gain = self.arriving(index, piece, to) - self.goals.departure(piece);
        // Which way is better counts here in full, not in hundredths.
        self.march(piece, self.best[index]) + gain - self.best[index] - links
    }
}

/// SM-18: blocks of the victor go where they are wanted more.
pub fn regroup(goals: &Goals<'_>, taken: Option<Block>, acts: &[Act], worth: &mut Vec<i64>) {
    let board = goals.board;
    worth.extend(acts.iter().map(|&act| {
        let value = match (act, taken.and_then(|block| board.piece(block))) {
            (Act::Take { block }, _) => board
                .piece(block)
                .map_or(NEVER, |piece| best_regroup(goals, piece) - LEAST),
            (Act::Go { path }, Some(piece)) => path.end().map_or(NEVER, |to| {
                goals.arrival(piece, to) - goals.departure(piece)
            }),
            _ => 0.0,
        };
        value as i64
    }));
}

fn best_regroup(goals: &Goals<'_>, piece: &Piece) -> f32 {
    let board = goals.board;
    let sheet = piece.at.sheet();
    let edges = match piece.block.is_navis() {
        true => &sheet.seas,
        false => &sheet.roads,
    };
    let room = |edge: &&Edge| {
        let roads = &board.view.open.roads;
        roads.has_room(board.side, edge.link, data().limits.regroup)
    };
    let best = (edges.iter().filter(room))
        .filter(|edge| !board.hostile(edge.to))
        .map(|edge| goals.arrival(piece, edge.to))
        .fold(NEVER, f32::max);
    best - goals.departure(piece)
}

/// 7.3-a: the strongest group leads.
pub fn main_attack(board: &Board<'_>, left: PlaceSet, acts: &[Act], worth: &mut Vec<i64>) {
    worth.extend(acts.iter().map(|&act| {
        let Act::Main { link } = act else {
            return 0;
        };
        let at = board.view.open.attacked_by(board.side, left, link);
        let came = (board.pieces.iter())
            .filter(|piece| Some(piece.at) == at && piece.came == Some(link))
            .map(|piece| piece.attack().weight());
        (came.sum::<f32>() * 100.0) as i64
    }));
}

/// EC-MAR-b: where most depends on the first blow.
pub fn surprise(goals: &Goals<'_>, acts: &[Act], worth: &mut Vec<i64>) {
    let board = goals.board;
    worth.extend(acts.iter().map(|&act| {
        let Act::Surprise { at } = act else {
            return 0;
        };
        let own = board.force(board.side, at);
        let enemy = board.force(board.side.enemy(), at);
        let spared = own.hits().min(enemy.steps) * goals.step;
        (goals.prize(at) / 10.0 + spared) as i64
    }));
}
