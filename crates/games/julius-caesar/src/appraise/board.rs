//! The view, sorted for quick questions: who stands where, and how strong that is
//! as far as the seat can tell.

use super::odds::{BattleSide, Force};
use crate::fog::View;
use crate::{Block, BlockSet, BySide, Colour, Link, Place, PlaceSet, Side, data};

/// Hidden blocks are taken to have this share of their steps: they start full, are
/// raised with one, and lose some.
const HIDDEN_STEPS: f32 = 0.75;

/// One of the seat's own blocks on the map.
#[derive(Debug, Clone, Copy)]
pub struct Piece {
    pub block: Block,
    pub steps: u8,
    pub at: Place,
    pub moved: bool,
    pub came: Option<Link>,
}

impl Piece {
    pub fn force(&self) -> Force {
        Force::defending(self.block, self.steps)
    }

    pub fn attack(&self) -> Force {
        Force::attacking(self.block, self.steps)
    }
}

#[derive(Debug)]
pub struct Board<'a> {
    pub view: &'a View,
    pub side: Side,
    pub pieces: Vec<Piece>,
    pub held: BySide<PlaceSet>,
    pub count: BySide<[u8; Place::COUNT]>,
    /// Main forces, with the letters of the Defender.
    pub main: BySide<[Force; Place::COUNT]>,
    /// Reserves in Contested places.
    pub late: BySide<[Force; Place::COUNT]>,
    /// What a hidden enemy block is worth on average.
    pub hidden: Force,
    pub hidden_navis: Force,
}

impl<'a> Board<'a> {
    pub fn of(view: &'a View, side: Side) -> Board<'a> {
        let [hidden, hidden_navis] = averages(view, side.enemy());
        let mut board = Board {
            view,
            side,
            pieces: Vec::with_capacity(32),
            held: BySide::default(),
            count: BySide::new([0; Place::COUNT], [0; Place::COUNT]),
            main: BySide::new([Force::NONE; Place::COUNT], [Force::NONE; Place::COUNT]),
            late: BySide::new([Force::NONE; Place::COUNT], [Force::NONE; Place::COUNT]),
            hidden,
            hidden_navis,
        };
        board.read(view);
        board
    }

    fn read(&mut self, view: &View) {
        for place in &view.places {
            let at = place.place;
            for seen in &place.blocks {
                let back = seen.back;
                self.held[back.side].insert(at);
                self.count[back.side][at.index()] += seen.count;
                let force = match (seen.face, back.colour) {
                    (Some(face), _) => Force::defending(face.block, face.steps),
                    (None, Colour::Blue) => queen(),
                    (None, _) if at.is_sea() => self.hidden_navis.times(seen.count.into()),
                    (None, _) => self.hidden.times(seen.count.into()),
                };
                let forces = match back.reserve {
                    true => &mut self.late,
                    false => &mut self.main,
                };
                forces[back.side][at.index()] += force;
                if let Some(face) = seen.face.filter(|_| back.side == self.side) {
                    self.pieces.push(Piece {
                        block: face.block,
                        steps: face.steps,
                        at,
                        moved: back.moved,
                        came: back.came,
                    });
                }
            }
        }
    }

    /// An enemy block is there.
    pub fn hostile(&self, place: Place) -> bool {
        self.held[self.side.enemy()].contains(place)
    }

    pub fn friendly(&self, place: Place) -> bool {
        self.held[self.side].contains(place) && !self.hostile(place)
    }

    pub fn vacant(&self, place: Place) -> bool {
        !self.held[self.side].contains(place) && !self.hostile(place)
    }

    pub fn own(&self, place: Place) -> u8 {
        self.count[self.side][place.index()]
    }

    pub fn enemies(&self, place: Place) -> u8 {
        self.count[self.side.enemy()][place.index()]
    }

    /// All that `side` has there.
    pub fn line(&self, side: Side, place: Place) -> BattleSide {
        BattleSide {
            main: self.main[side][place.index()],
            late: self.late[side][place.index()],
            ..BattleSide::default()
        }
    }

    pub fn force(&self, side: Side, place: Place) -> Force {
        self.main[side][place.index()] + self.late[side][place.index()]
    }

    pub fn piece(&self, block: Block) -> Option<&Piece> {
        self.pieces.iter().find(|piece| piece.block == block)
    }

    pub fn pieces_at(&self, place: Place) -> impl Iterator<Item = &Piece> {
        self.pieces.iter().filter(move |piece| piece.at == place)
    }
}

/// Cleopatra as her enemy sees her: he knows her by her colour, not her steps.
fn queen() -> Force {
    let sheet = data().cleopatra.sheet();
    Force::defending(data().cleopatra, sheet.max_steps).times(HIDDEN_STEPS)
}

/// A hidden land block and a hidden Navis of `enemy`: the mean of all that are not
/// known to be elsewhere.
fn averages(view: &View, enemy: Side) -> [Force; 2] {
    let mut unknown = data().owned[enemy] - view.open.face_up - view.open.killed;
    if (view.open.killed & data().owned[enemy]).is_empty() {
        unknown -= data().setup.locked[enemy];
    }
    for (_, _, face) in view.faces() {
        unknown.remove(face.block);
    }
    [data().land, data().navis].map(|kind| mean(unknown & kind))
}

fn mean(blocks: BlockSet) -> Force {
    let sum = blocks.iter().fold(Force::NONE, |sum, block| {
        sum + Force::defending(block, block.sheet().max_steps)
    });
    sum.times(HIDDEN_STEPS / blocks.len().max(1) as f32)
}
