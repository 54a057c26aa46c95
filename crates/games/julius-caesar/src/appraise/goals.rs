//! What places are worth to the seat, how safe they are, and where troops are wanted.
//! The unit is a thousandth of a Victory Point.

use std::sync::LazyLock;

use super::board::{Board, Piece};
use super::odds::{BattleSide, Force, clash, hit_chance};
use crate::state::{Phase, Pins};
use crate::{Block, Edge, Levy, Place, PlaceSet, data};

/// One Victory Point in the middle of a Year.
const POINT: f32 = 1000.0;
/// How much more it counts with each turn nearer to the winter that scores it.
const NEARER: f32 = 100.0;
/// What is added for each point that a side has beyond half of what wins: who is
/// about to win must be stopped before the winter.
const URGENCY: f32 = 0.1;
/// The end of the last Year decides.
const DECISIVE: f32 = 1.5;
/// A step of an average block: a levy point, of which a game has some fifty.
const STEP: f32 = 150.0;
/// In the last Year steps lose their use turn by turn.
const LAST_YEAR_STEP: [f32; 5] = [150.0, 130.0, 100.0, 70.0, 30.0];
/// Any city blocks a road and feeds three.
const CITY: f32 = 25.0;
/// A city where one of our pool can be raised.
const RECRUITS: f32 = 30.0;
/// A sea under our control.
const SEA: f32 = 20.0;
/// Of the worth of a port we could land in: the sea that leads there.
const BRIDGE: f32 = 0.3;
/// The chance that the enemy attacks what he can reach, if he moves after us this
/// turn, or first in the next.
const PERIL_NOW: f32 = 0.7;
const PERIL_LATER: f32 = 0.5;
/// Of the steps in a lost place, how many do not get away.
const LOST: f32 = 0.5;
/// Of an objective's worth, what remains a road farther off.
const FADING: f32 = 0.8;
/// How much a march towards an objective counts, against being there.
const MARCH: f32 = 0.35;
/// An enemy city takes a point from him as well, but it has to be stormed.
const STORM: f32 = 1.3;
/// Cleopatra belongs in Alexandria: elsewhere the winter takes her away.
const QUEEN_ABROAD: f32 = 400.0;
/// A leader is a Victory Point for whoever kills him.
const LEADER: f32 = 1000.0;

/// The road from one coast of a sea to another, in roads.
const CROSSING: u8 = 5;
const FAR: u8 = 60;

/// How far cities are from each other for land blocks.
static DISTANCE: LazyLock<[[u8; Place::CITIES]; Place::CITIES]> = LazyLock::new(|| {
    let mut far = [[FAR; Place::CITIES]; Place::CITIES];
    for from in data().city_set {
        let row = &mut far[from.index()];
        row[from.index()] = 0;
        for &Edge { to: sea, .. } in &from.sheet().seas {
            for port in data().neighbours_sea[sea.index()] & data().port_set {
                row[port.index()] = row[port.index()].min(CROSSING);
            }
        }
        for &Edge { to, .. } in &from.sheet().roads {
            row[to.index()] = 1;
        }
    }
    for by in 0..Place::CITIES {
        for from in 0..Place::CITIES {
            for to in 0..Place::CITIES {
                far[from][to] = far[from][to].min(far[from][by] + far[by][to]);
            }
        }
    }
    far
});

/// `FADING` to the power of a distance.
static FADED: LazyLock<[f32; FAR as usize + 1]> = LazyLock::new(|| {
    let mut faded = [1.0; FAR as usize + 1];
    for far in 1..faded.len() {
        faded[far] = faded[far - 1] * FADING;
    }
    faded
});

#[derive(Debug)]
pub struct Goals<'a> {
    pub board: &'a Board<'a>,
    /// A Victory Point and a step, at this time of the game.
    pub point: f32,
    pub step: f32,
    /// The chance that a place in the enemy's reach is attacked before it counts.
    peril: f32,
    threat: [Force; Place::COUNT],
    stakes: [f32; Place::COUNT],
    /// What our blocks are worth where they stand.
    now: [f32; Place::COUNT],
    /// How much troops are wanted at or beyond each city.
    pull: [f32; Place::CITIES],
    /// How much of a block is lost where too many winter.
    crowding: f32,
}

impl<'a> Goals<'a> {
    pub fn of(board: &'a Board<'a>) -> Goals<'a> {
        let open = &board.view.open;
        let mut goals = Goals {
            board,
            point: point(board),
            step: step(board),
            peril: peril(board),
            threat: threats(board),
            stakes: [0.0; Place::COUNT],
            now: [0.0; Place::COUNT],
            pull: [0.0; Place::CITIES],
            crowding: match open.turn {
                5 => 1.0,
                4 => 0.4,
                _ => 0.0,
            },
        };
        goals.set_stakes();
        goals.set_now();
        goals.set_pull();
        goals
    }

    /// What holding `place` is worth.
    pub fn stake(&self, place: Place) -> f32 {
        self.stakes[place.index()]
    }

    /// What taking `place` from the enemy is worth: he loses what we gain.
    pub fn prize(&self, place: Place) -> f32 {
        self.stake(place) + f32::from(place.sheet().value) * self.point
    }

    fn set_stakes(&mut self) {
        let recruits = recruiting(self.board);
        for city in data().city_set {
            let levy = if recruits.contains(city) {
                RECRUITS
            } else {
                0.0
            };
            self.stakes[city.index()] = f32::from(city.sheet().value) * self.point + CITY + levy;
        }
        for sea in data().sea_set {
            self.stakes[sea.index()] = SEA + BRIDGE * self.landing(sea);
        }
    }

    /// The best port that troops of ours could reach over `sea`.
    fn landing(&self, sea: Place) -> f32 {
        let board = self.board;
        let ports = data().neighbours_sea[sea.index()] & data().port_set;
        let spare = |port: &Place| {
            let land = (board.pieces_at(*port)).filter(|piece| piece.block.is_land());
            land.count() > usize::from(port.sheet().value > 0)
        };
        if !ports
            .iter()
            .any(|port| board.friendly(port) && spare(&port))
        {
            return 0.0;
        }
        (ports.iter())
            .filter(|&port| board.vacant(port))
            .map(|port| f32::from(port.sheet().value) * self.point)
            .fold(0.0, f32::max)
    }

    /// The chance that `force` keeps `place`.
    pub fn hold(&self, place: Place, force: Force) -> f32 {
        let threat = self.threat[place.index()];
        if force.is_none() {
            0.0
        } else if threat.is_none() || self.peril <= 0.0 {
            1.0
        } else {
            1.0 - self.peril * clash(BattleSide::of(threat), BattleSide::of(force), 1).win
        }
    }

    /// What `force` in `place` is worth: the place, less what may be lost with it.
    pub fn standing(&self, place: Place, force: Force) -> f32 {
        let hold = self.hold(place, force);
        self.stake(place) * hold - (1.0 - hold) * force.steps * self.step * LOST
    }

    fn set_now(&mut self) {
        let side = self.board.side;
        for place in self.board.held[side] {
            self.now[place.index()] = self.standing(place, self.board.force(side, place));
        }
    }

    /// What `more` there would add to `place`.
    pub fn added(&self, place: Place, more: Force) -> f32 {
        let there = self.board.force(self.board.side, place);
        self.standing(place, there + more) - self.now[place.index()]
    }

    /// What it is worth to have come as far as `place`.
    pub fn march(&self, place: Place) -> f32 {
        MARCH * self.pull.get(place.index()).copied().unwrap_or(0.0)
    }

    fn set_pull(&mut self) {
        for goal in data().city_set {
            let value = f32::from(goal.sheet().value) * self.point;
            if value <= 0.0 {
                continue;
            }
            let worth = if self.board.hostile(goal) {
                value * STORM
            } else {
                let force = self.board.force(self.board.side, goal);
                value * (1.0 - self.hold(goal, force))
            };
            for (place, far) in DISTANCE[goal.index()].iter().enumerate() {
                let pull = worth * FADED[usize::from(*far)];
                self.pull[place] = self.pull[place].max(pull);
            }
        }
    }

    /// What is gained when `piece` comes to a place that is not hostile.
    pub fn arrival(&self, piece: &Piece, to: Place) -> f32 {
        let mut worth = self.added(to, piece.force());
        if piece.block.is_land() {
            worth += self.march(to);
        }
        if piece.block == data().cleopatra && to != data().alexandria {
            worth -= QUEEN_ABROAD;
        }
        if piece.block.is_leader() {
            // The fewer stand with him, the sooner he is hit.
            let force = self.board.force(self.board.side, to) + piece.force();
            let lost = 1.0 - self.hold(to, force);
            worth -= lost * LEADER / f32::from(1 + self.board.own(to));
        }
        worth - self.crowded(to, 1) * self.keep(piece.block, piece.steps)
    }

    /// What is lost when `piece` leaves its place.
    pub fn departure(&self, piece: &Piece) -> f32 {
        let there = self.board.force(self.board.side, piece.at);
        let left = self.standing(piece.at, there - piece.force());
        let mut worth = self.now[piece.at.index()] - left;
        if piece.block.is_land() {
            worth += self.march(piece.at);
        }
        worth - self.crowded(piece.at, 0) * self.keep(piece.block, piece.steps)
    }

    /// How much of a block that joins (or is) so many in `place` the winter takes.
    pub fn crowded(&self, place: Place, more: u8) -> f32 {
        let full = if place.is_sea() {
            // 8.2-b: without a port of ours there it is disbanded.
            let ports = data().neighbours_sea[place.index()] & data().port_set;
            !ports.iter().any(|port| self.board.friendly(port))
        } else {
            self.board.own(place) + more > place.supply()
        };
        if full { self.crowding } else { 0.0 }
    }

    /// What is lost with a block that goes back to the pool.
    pub fn keep(&self, block: Block, steps: u8) -> f32 {
        f32::from(steps) * self.step * (0.5 + hit_chance(block))
    }
}

/// Cities where a block of our pool can be raised and nowhere else.
fn recruiting(board: &Board<'_>) -> PlaceSet {
    let pool = board.view.pools[board.side].blocks.unwrap_or_default();
    (pool.iter())
        .filter_map(|block| match block.sheet().levy {
            Levy::City(city) => Some(city),
            Levy::AnyCity | Levy::MajorPort | Levy::Never => None,
        })
        .collect()
}

fn last_year(board: &Board<'_>) -> bool {
    let setup = &data().setup;
    board.view.open.year + 1 >= setup.first_year + u16::from(setup.years)
}

fn point(board: &Board<'_>) -> f32 {
    let open = &board.view.open;
    let points = &board.view.points;
    let most = points[board.side].max(points[board.side.enemy()]);
    let beyond = most.saturating_sub(data().limits.win_vp / 2);
    let urgent = 1.0 + URGENCY * f32::from(beyond.min(5));
    let worth = (POINT + NEARER * (f32::from(open.turn) - 3.0)) * urgent;
    match last_year(board) {
        true => worth * DECISIVE,
        false => worth,
    }
}

fn step(board: &Board<'_>) -> f32 {
    let turn = usize::from(board.view.open.turn.saturating_sub(1));
    match last_year(board) {
        true => LAST_YEAR_STEP.get(turn).copied().unwrap_or(STEP),
        false => STEP,
    }
}

fn peril(board: &Board<'_>) -> f32 {
    let open = &board.view.open;
    let last_turn = open.turn >= data().setup.turns;
    match open.phase {
        Phase::Deploy | Phase::Discard | Phase::Commit => PERIL_NOW,
        _ => match open.part {
            Some(part) if !part.second => PERIL_NOW,
            // Winter comes before the enemy moves again.
            _ if last_turn => 0.0,
            _ => PERIL_LATER,
        },
    }
}

/// What the enemy could throw at each place from next to it.
fn threats(board: &Board<'_>) -> [Force; Place::COUNT] {
    let mut threats = [Force::NONE; Place::COUNT];
    let enemy = board.side.enemy();
    for from in board.held[enemy] {
        let count = board.enemies(from);
        let each = board
            .force(enemy, from)
            .times(1.0 / f32::from(count.max(1)));
        // Those who are attacked are pinned.
        let free = match board.view.open.pinned.leave(from) {
            Pins::FREE => count,
            _ => count.saturating_sub(board.own(from)),
        };
        let sheet = from.sheet();
        for &Edge { link, to } in &sheet.roads {
            let most = data().limits.attack.of(link.sheet().kind);
            threats[to.index()] += each.times(free.min(most).into());
        }
        if from.is_sea() {
            for &Edge { to, .. } in &sheet.seas {
                threats[to.index()] += each.times(free.into());
            }
        }
    }
    threats
}
