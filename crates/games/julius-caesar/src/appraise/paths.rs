//! Where a block could go, worked out from the view: 6.1 to 6.3 once more, as a
//! player sees them. The rules remain the judge; a slip here costs a bot a good
//! move and nothing else.

use super::board::{Board, Piece};
use crate::act::Path;
use crate::state::{Order, Part};
use crate::{Edge, God, Link, Place, RoadLimits, data};

/// A part of the Command Phase as its player plans it.
#[derive(Debug, Clone, Copy)]
pub struct Ways<'a> {
    pub board: &'a Board<'a>,
    pub part: Part,
}

impl Ways<'_> {
    /// 6.13-b: how many may still leave.
    pub fn free_to_leave(&self, from: Place) -> u8 {
        match self.board.hostile(from) {
            true => self.board.view.open.pinned.leave(from),
            false => u8::MAX,
        }
    }

    /// 6.13-c: not where the enemy came from.
    fn barred(&self, from: Place, link: Link) -> bool {
        let enemy = self.board.side.enemy();
        self.board.view.open.entered(enemy, from, link)
    }

    pub fn may_march(&self, piece: &Piece) -> bool {
        let part = &self.part;
        let allowed = match part.order {
            Order::Command => true,
            Order::Event(God::Neptune) => piece.block.is_navis(),
            Order::Event(_) => piece.block.is_land(),
        };
        let guard = part.crossed.contains(piece.at) && self.board.own(piece.at) < 2;
        let called = part.activated.contains(piece.at) || part.moves > 0;
        allowed && !guard && called && self.may_leave(piece)
    }

    pub fn may_ship(&self, piece: &Piece) -> bool {
        let part = &self.part;
        let card = part.order == Order::Command && !part.grouped;
        let points = part.moves >= data().limits.amphibious_cost;
        card && points && piece.block.is_land() && piece.at.is_port() && self.may_leave(piece)
    }

    fn may_leave(&self, piece: &Piece) -> bool {
        !piece.moved && self.free_to_leave(piece.at) > 0
    }

    pub fn attack_limits(&self) -> RoadLimits {
        match self.part.order {
            Order::Event(God::Pluto) => data().limits.pluto,
            _ => data().limits.attack,
        }
    }

    /// How many more blocks may enter a hostile place by `link`.
    pub fn room(&self, link: Link) -> u8 {
        let used = self.board.view.open.roads.used(self.board.side, link);
        let most = self.attack_limits().of(link.sheet().kind);
        most.saturating_sub(used)
    }

    /// Links of a march, and of one that ends in an attack.
    fn reach(&self) -> (usize, usize) {
        let limits = &data().limits;
        let (steps, attack) = match self.part.order {
            Order::Event(God::Mercury) => (limits.mercury_steps, limits.mercury_attack_steps),
            _ => (limits.steps, limits.attack_steps),
        };
        (steps.into(), attack.into())
    }

    /// Every march along roads, or along sea links for a Navis.
    pub fn marches(&self, from: Place, navis: bool, each: &mut dyn FnMut(Path)) {
        self.march(from, from, navis, Path::NONE, each);
    }

    fn march(&self, from: Place, here: Place, navis: bool, path: Path, each: &mut dyn FnMut(Path)) {
        let (reach, attack_reach) = self.reach();
        let links = path.len() + 1;
        let sheet = here.sheet();
        let edges = if navis { &sheet.seas } else { &sheet.roads };
        for &Edge { link, to } in edges {
            let hostile = self.board.hostile(to);
            let too_far = hostile && links > attack_reach;
            let closed = here == from && self.barred(from, link);
            if to == from || path.contains(to) || too_far || closed {
                continue;
            }
            let limits = match hostile {
                true => self.attack_limits(),
                false => data().limits.move_,
            };
            let roads = &self.board.view.open.roads;
            if !roads.has_room(self.board.side, link, limits) {
                continue;
            }
            let path = path.then(to);
            each(path);
            if !hostile && links < reach {
                self.march(from, to, navis, path, each);
            }
        }
    }

    /// Every way over Friendly seas to a port that is not hostile.
    pub fn voyages(&self, from: Place, each: &mut dyn FnMut(Path)) {
        self.voyage(from, from, Path::NONE, each);
    }

    fn voyage(&self, from: Place, here: Place, path: Path, each: &mut dyn FnMut(Path)) {
        for &Edge { link, to } in &here.sheet().seas {
            let closed = here == from && self.barred(from, link);
            if to == from || path.contains(to) || closed {
                continue;
            }
            if to.is_sea() {
                if self.board.friendly(to) && path.len() + 1 < Path::MOST {
                    self.voyage(from, to, path.then(to), each);
                }
            } else if here != from && !self.board.hostile(to) {
                each(path.then(to));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use kernel::{Asked, Game, Out, SetupRequest, SplitMix64, Viewer};

    use super::*;
    use crate::act::Act;
    use crate::state::Phase;
    use crate::{JuliusCaesar, View};

    /// The ways of the block in hand, by the view.
    fn seen(view: &View) -> BTreeSet<String> {
        let board = Board::of(view, view.side().expect("a seat looks"));
        let piece = *(view.taken.and_then(|block| board.piece(block))).expect("it is on the map");
        let ways = Ways {
            board: &board,
            part: view.open.part.expect("a part is under way"),
        };
        let mut seen = BTreeSet::new();
        let mut note = |path: Path| {
            seen.insert(format!("{path:?}"));
        };
        if ways.may_march(&piece) {
            ways.marches(piece.at, piece.block.is_navis(), &mut note);
        }
        if ways.may_ship(&piece) {
            ways.voyages(piece.at, &mut note);
        }
        seen
    }

    fn listed(acts: &[Act]) -> BTreeSet<String> {
        let way = |act: &Act| match act {
            Act::Go { path } => Some(format!("{path:?}")),
            _ => None,
        };
        acts.iter().filter_map(way).collect()
    }

    /// The ways seen from the view are those the rules list, in whole random games.
    #[test]
    fn the_ways_are_those_of_the_rules() {
        let setup = JuliusCaesar::about()
            .check(&SetupRequest::default())
            .unwrap();
        let mut compared = 0;
        for seed in 0..60 {
            let mut chance = SplitMix64::new(seed);
            let mut out = Out::muted();
            let mut state = JuliusCaesar::new(&setup, &mut chance, &mut out);
            loop {
                kernel::settle::<JuliusCaesar>(&mut state, &mut chance, &mut out);
                let asked = JuliusCaesar::asked(&state);
                let Some(seat) = asked.seats().iter().next() else {
                    assert_eq!(asked, Asked::Nobody);
                    break;
                };
                let acts = kernel::options::<JuliusCaesar>(&state, seat);
                let view = JuliusCaesar::view(&state, Viewer::Seat(seat));
                if view.open.phase == Phase::Move && view.taken.is_some() {
                    assert_eq!(seen(&view), listed(&acts));
                    compared += 1;
                }
                let act = acts[chance.below(acts.len() as u32) as usize];
                JuliusCaesar::apply(&mut state, seat, act, &mut chance, &mut out);
            }
        }
        assert!(compared > 1000, "{compared}");
    }
}
