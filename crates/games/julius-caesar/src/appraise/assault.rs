//! Attacks are made by groups: what a whole attack would bring, and each block's
//! share in it.

use super::board::Piece;
use super::goals::Goals;
use super::moves::POINT_COST;
use super::odds::{BattleSide, Force, clash};
use super::paths::Ways;
use crate::act::Path;
use crate::{Link, Place, PlaceSet, data};

/// What is lost with a beaten leader, spread over the blocks that stand with him.
const LEADER_RISK: f32 = 500.0;
/// Our own losses hurt a little more than his please: hidden blocks may be better
/// than they look.
const CAUTION: f32 = 1.15;

/// Blocks of one place that move alike.
#[derive(Debug)]
pub struct Group {
    pub from: Place,
    /// Into `Board::pieces`, strongest first.
    pub members: Vec<usize>,
    /// Each place they can reach, with a shortest way.
    pub ways: Vec<(Place, Path)>,
    /// Ports they could sail to.
    pub ports: PlaceSet,
}

/// A block's part in an attack.
#[derive(Debug)]
pub struct Share {
    pub piece: usize,
    pub at: Place,
    pub gain: f32,
}

pub fn groups(ways: &Ways<'_>) -> Vec<Group> {
    let board = ways.board;
    let mut groups: Vec<(bool, Group)> = Vec::new();
    for (index, piece) in board.pieces.iter().enumerate() {
        if !ways.may_march(piece) {
            continue;
        }
        let navis = piece.block.is_navis();
        let known = groups
            .iter_mut()
            .find(|(same, group)| *same == navis && group.from == piece.at);
        match known {
            Some((_, group)) => group.members.push(index),
            None => {
                let group = Group {
                    from: piece.at,
                    members: vec![index],
                    ways: reach(ways, piece.at, navis),
                    ports: landings(ways, piece),
                };
                groups.push((navis, group));
            }
        }
    }
    let weight = |index: usize| board.pieces[index].attack().weight();
    for (_, group) in &mut groups {
        (group.members).sort_by(|&a, &b| weight(b).total_cmp(&weight(a)));
    }
    groups.into_iter().map(|(_, group)| group).collect()
}

fn landings(ways: &Ways<'_>, piece: &Piece) -> PlaceSet {
    let mut ports = PlaceSet::EMPTY;
    if ways.may_ship(piece) {
        ways.voyages(piece.at, &mut |path| ports.extend(path.end()));
    }
    ports
}

fn reach(ways: &Ways<'_>, from: Place, navis: bool) -> Vec<(Place, Path)> {
    let mut reach: Vec<(Place, Path)> = Vec::with_capacity(16);
    ways.marches(from, navis, &mut |path| {
        let Some(to) = path.end() else {
            return;
        };
        match reach.iter_mut().find(|(place, _)| *place == to) {
            Some((_, known)) if known.len() > path.len() => *known = path,
            Some(_) => {}
            None => reach.push((to, path)),
        }
    });
    reach
}

/// The share of every block in the best attack on each hostile place.
pub fn shares(goals: &Goals<'_>, ways: &Ways<'_>, groups: &[Group]) -> Vec<Share> {
    let mut shares = Vec::new();
    for at in goals.board.held[goals.board.side.enemy()] {
        assault(goals, ways, groups, at, &mut shares);
    }
    shares
}

/// Blocks of one group that could enter the place that is attacked.
struct Column {
    force: Force,
    /// The link by which it enters.
    link: Link,
    members: Vec<usize>,
    /// Its place has been called up already.
    called: bool,
}

fn assault(
    goals: &Goals<'_>,
    ways: &Ways<'_>,
    groups: &[Group],
    at: Place,
    shares: &mut Vec<Share>,
) {
    let board = goals.board;
    let mut columns: Vec<Column> = (groups.iter())
        .filter_map(|group| column(goals, ways, group, at))
        .collect();
    if columns.is_empty() {
        return;
    }
    columns.sort_by(|a, b| {
        (b.called.cmp(&a.called)).then(b.force.weight().total_cmp(&a.force.weight()))
    });
    let defending = board.view.open.attacks[board.side.enemy()].contains(at);
    let (mut line, mut main) = present(goals, at, defending);
    let before = match board.own(at) {
        0 => 0.0,
        _ => prospect(goals, at, line, defending),
    };
    let (mut best, mut used) = (before, 0);
    let (mut cost, mut points) = (0.0, ways.part.moves);
    for (index, column) in columns.iter().enumerate() {
        if !column.called {
            if points == 0 {
                break;
            }
            points -= 1;
            cost += POINT_COST;
        }
        // 7.3: one link is the main attack, the others and all responses are reserves.
        if !defending && *main.get_or_insert(column.link) == column.link {
            line.main += column.force;
        } else {
            line.late += column.force;
        }
        let value = prospect(goals, at, line, defending) - cost;
        if value > best {
            (best, used) = (value, index + 1);
        }
    }
    let columns = &columns[..used];
    let whole: f32 = columns.iter().map(|column| column.force.weight()).sum();
    for &piece in columns.iter().flat_map(|column| &column.members) {
        let part = board.pieces[piece].attack().weight() / whole;
        let gain = (best - before) * part;
        shares.push(Share { piece, at, gain });
    }
}

/// Our blocks in the battle so far, and the link that would be the main attack.
fn present(goals: &Goals<'_>, at: Place, defending: bool) -> (BattleSide, Option<Link>) {
    let board = goals.board;
    if defending {
        return (board.line(board.side, at), None);
    }
    let mut by_link: Vec<(Option<Link>, Force)> = Vec::new();
    for piece in board.pieces_at(at) {
        match by_link.iter_mut().find(|(link, _)| *link == piece.came) {
            Some((_, force)) => *force += piece.attack(),
            None => by_link.push((piece.came, piece.attack())),
        }
    }
    let main = (by_link.iter()).max_by(|(_, a), (_, b)| a.weight().total_cmp(&b.weight()));
    let main = main.and_then(|(link, _)| *link);
    let mut line = BattleSide::default();
    for (link, force) in by_link {
        if link == main {
            line.main += force;
        } else {
            line.late += force;
        }
    }
    (line, main)
}

fn column(goals: &Goals<'_>, ways: &Ways<'_>, group: &Group, at: Place) -> Option<Column> {
    let board = goals.board;
    let &(_, path) = group.ways.iter().find(|(to, _)| *to == at)?;
    let mut stations = path.iter().rev();
    let (to, before) = (stations.next()?, stations.next().unwrap_or(group.from));
    let link = before.link_to(to)?;
    let room = ways.room(link);
    let stays = usize::from(group.from.sheet().value > 0 && board.own(group.from) > 0);
    let alone = usize::from(board.own(group.from)) == group.members.len();
    let spare = match alone {
        true => group.members.len() - stays.min(group.members.len()),
        false => group.members.len(),
    };
    let most = spare
        .min(room.into())
        .min(ways.free_to_leave(group.from).into());
    let members: Vec<usize> = (group.members.iter().copied())
        .filter(|&index| may_fight(&board.pieces[index]))
        .take(most)
        .collect();
    (!members.is_empty()).then(|| Column {
        force: (members.iter())
            .map(|&index| board.pieces[index].attack())
            .fold(Force::NONE, |sum, force| sum + force),
        link,
        members,
        called: ways.part.activated.contains(group.from),
    })
}

/// Cleopatra stays at home, and a leader who would die of the first hit.
fn may_fight(piece: &Piece) -> bool {
    let fragile = piece.block.is_leader() && piece.steps < 2;
    piece.block != data().cleopatra && !fragile
}

/// What a battle at `at` is worth to us if we fight it with `own`.
pub fn prospect(goals: &Goals<'_>, at: Place, own: BattleSide, defending: bool) -> f32 {
    let board = goals.board;
    let enemy = board.line(board.side.enemy(), at);
    let (win, ours, theirs) = if defending {
        let outlook = clash(enemy, own, 1);
        (
            1.0 - outlook.win,
            outlook.defender_loses,
            outlook.attacker_loses,
        )
    } else {
        let outlook = clash(own, enemy, 1);
        (outlook.win, outlook.attacker_loses, outlook.defender_loses)
    };
    let leaders = (board.pieces_at(at))
        .filter(|piece| piece.block.is_leader())
        .count();
    let risk = (1.0 - win) * LEADER_RISK * leaders as f32;
    win * goals.prize(at) + goals.step * (theirs - CAUTION * ours) - risk
}
