//! FW Fog of war: what each viewer may know, and nothing else.

use std::collections::BTreeMap;

use kernel::{Game, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::setup;
use crate::state::{Open, Phase, State};
use crate::{
    Block, BlockSet, BySide, Card, CardSet, Colour, JuliusCaesar, Link, Place, Side, data,
};

/// What a viewer may know. What is public is in `open`, which the state shares; all else
/// is hidden until it is put in here for the one who may know it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub open: Open,
    /// Who owes a decision.
    pub asked: Vec<Side>,
    /// FW-s
    pub points: BySide<u8>,
    /// Places that are not Vacant.
    pub places: Vec<PlaceView>,
    pub pools: BySide<PoolView>,
    pub hands: BySide<HandView>,
    /// One's own set-up as far as it is made (5.3).
    pub draft: Vec<(Block, Place)>,
    /// The block one has picked and not yet sent (K13).
    pub taken: Option<Block>,
}

/// 4.21, as everybody sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Control {
    Caesar,
    Pompey,
    Contested,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlaceView {
    pub place: Place,
    pub control: Control,
    /// Faces first; backs by their public facts, so that none can be followed (FW-f).
    pub blocks: Vec<Sighting>,
}

/// Blocks that look the same: a face alone, backs together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sighting {
    #[serde(flatten)]
    pub back: Back,
    pub count: u8,
    pub face: Option<Face>,
}

/// What is public of a block on the map (FW-b).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Back {
    pub side: Side,
    pub colour: Colour,
    pub moved: bool,
    /// In a Contested location: whether it waits, and by which link it came.
    pub reserve: bool,
    pub came: Option<Link>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Face {
    pub block: Block,
    pub steps: u8,
}

/// FW-n
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct PoolView {
    pub standing: u8,
    /// Which they are, in one's own pool.
    pub blocks: Option<BlockSet>,
}

/// FW-r
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandView {
    pub count: u8,
    pub cards: Option<CardSet>,
    pub discarded: Option<Card>,
    pub answer: Option<Card>,
}

/// The side whose seat a viewer has.
pub fn side_of(viewer: Viewer) -> Option<Side> {
    match viewer {
        Viewer::Seat(seat) => Side::of(seat),
        Viewer::Spectator => None,
    }
}

impl View {
    pub fn of(state: &State, viewer: Viewer) -> View {
        let own = side_of(viewer);
        let asked = JuliusCaesar::asked(state).seats();
        View {
            viewer,
            open: state.open,
            asked: Side::ALL
                .into_iter()
                .filter(|side| asked.contains(side.seat()))
                .collect(),
            points: BySide::from_fn(|side| state.points(side)),
            places: places(state, own),
            pools: BySide::from_fn(|side| pool(state, side, own)),
            hands: BySide::from_fn(|side| hand(state, side, own)),
            draft: own.map_or(Vec::new(), |side| {
                setup::laid_out(&state.drafts[side], side).collect()
            }),
            taken: state
                .taken
                .filter(|_| own.is_some() && state.active() == own),
        }
    }

    /// The side that looks, if it is one.
    pub fn side(&self) -> Option<Side> {
        side_of(self.viewer)
    }

    pub fn place(&self, place: Place) -> Option<&PlaceView> {
        self.places.iter().find(|view| view.place == place)
    }

    /// Is the viewer asked?
    pub fn is_asked(&self) -> bool {
        self.side().is_some_and(|side| self.asked.contains(&side))
    }

    /// Everything whose face can be seen, with its place.
    pub fn faces(&self) -> impl Iterator<Item = (Place, Side, Face)> {
        self.places.iter().flat_map(|view| {
            (view.blocks.iter()).filter_map(|seen| Some((view.place, seen.back.side, seen.face?)))
        })
    }

    pub fn seat(&self) -> Option<Seat> {
        self.side().map(Side::seat)
    }
}

/// Blocks whose faces all may see.
fn shown(state: &State) -> BlockSet {
    let fighting = state.open.battle.map_or(BlockSet::EMPTY, |battle| {
        battle.line[Side::Caesar] | battle.line[Side::Pompey] // FW-i, FW-j
    });
    match state.open.phase {
        Phase::Defect { block } => fighting.with(block), // FW-p
        Phase::Over { .. } => state.army[Side::Caesar] | state.army[Side::Pompey], // FW-v
        _ => fighting,
    }
}

fn places(state: &State, own: Option<Side>) -> Vec<PlaceView> {
    let contested = state.contested();
    let shown = shown(state) | own.map_or(BlockSet::EMPTY, |side| state.army[side]);
    let mut seen: BTreeMap<Place, (Vec<Sighting>, BTreeMap<Back, u8>)> = BTreeMap::new();
    for block in Block::all() {
        let (Some(side), Some(place)) = (state.commander(block), state.place_of(block)) else {
            continue;
        };
        let fought_over = contested.contains(place);
        let back = Back {
            side,
            colour: block.sheet().colour,
            moved: state.moved.contains(block),
            reserve: fought_over && state.reserve.contains(block),
            came: state.came[block.index()].filter(|_| fought_over),
        };
        let (faces, backs) = seen.entry(place).or_default();
        if shown.contains(block) {
            faces.push(Sighting {
                back,
                count: 1,
                face: Some(Face {
                    block,
                    steps: state.steps_of(block),
                }),
            });
        } else {
            *backs.entry(back).or_default() += 1;
        }
    }
    (seen.into_iter())
        .map(|(place, (mut blocks, backs))| {
            blocks.extend(backs.into_iter().map(|(back, count)| Sighting {
                back,
                count,
                face: None,
            }));
            let control = match (contested.contains(place), blocks.first()) {
                (false, Some(seen)) if seen.back.side == Side::Caesar => Control::Caesar,
                (false, _) => Control::Pompey,
                (true, _) => Control::Contested,
            };
            PlaceView {
                place,
                control,
                blocks,
            }
        })
        .collect()
}

fn pool(state: &State, side: Side, own: Option<Side>) -> PoolView {
    let blocks = state.standing & data().owned[side];
    PoolView {
        standing: blocks.len() as u8,
        blocks: (own == Some(side)).then_some(blocks),
    }
}

fn hand(state: &State, side: Side, own: Option<Side>) -> HandView {
    let mine = own == Some(side);
    HandView {
        count: state.hands[side].len() as u8,
        cards: mine.then_some(state.hands[side]),
        discarded: state.discarded[side].filter(|_| mine),
        answer: state.answers[side].filter(|_| mine),
    }
}
