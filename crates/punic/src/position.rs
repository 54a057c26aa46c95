//! How a board is written: pieces by the name of their space, nothing that is zero.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::id::{General, Space};
use crate::land::{Land, Stack, Units};
use crate::set::{GeneralSet, SpaceSet};
use crate::side::{BySide, Side};
use crate::war::War;

/// What stands in one space.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Pieces<W: War> {
    pub at: Space<W>,
    #[serde(default, skip_serializing_if = "is_none")]
    pub rome: u8,
    /// Elephants included.
    #[serde(default, skip_serializing_if = "is_none")]
    pub carthage: u8,
    #[serde(default, skip_serializing_if = "is_none")]
    pub elephants: u8,
    /// Inside the walls, of the side that holds the City.
    #[serde(default, skip_serializing_if = "is_none")]
    pub inside: u8,
    #[serde(default, skip_serializing_if = "is_none")]
    pub elephants_inside: u8,
    #[serde(default, skip_serializing_if = "is_none")]
    pub points: u8,
    /// Whose points they are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points_of: Option<Side>,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde asks for a reference"
)]
const fn is_none(count: &u8) -> bool {
    *count == 0
}

/// A general on the map.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Posted<W: War> {
    pub general: General<W>,
    pub at: Space<W>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub inside: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub commands: bool,
}

/// A [`Land`] as it is written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Board<W: War> {
    pub in_play: SpaceSet<W>,
    pub held: BySide<SpaceSet<W>>,
    pub tribes: SpaceSet<W>,
    pub pieces: Vec<Pieces<W>>,
    pub train: W::Trains,
    pub generals: Vec<Posted<W>>,
    pub consuls: GeneralSet<W>,
    pub proconsuls: GeneralSet<W>,
    pub extra: GeneralSet<W>,
    pub extra_south: GeneralSet<W>,
    pub pool: GeneralSet<W>,
    pub displaced: GeneralSet<W>,
    pub dead: GeneralSet<W>,
    pub waiting: GeneralSet<W>,
}

impl<W: War> From<Land<W>> for Board<W> {
    fn from(land: Land<W>) -> Board<W> {
        let pieces = |at: Space<W>| {
            let carthage = land.units(Stack::outside(Side::Carthage, at));
            let inside = (Side::ALL.into_iter())
                .map(|side| land.units(Stack::inside(side, at)))
                .fold(Units::NONE, Units::plus);
            let points = land.points[at.index()];
            Pieces {
                at,
                rome: land.cu(Side::Rome, at),
                carthage: carthage.cu,
                elephants: carthage.elephants,
                inside: inside.cu,
                elephants_inside: inside.elephants,
                points,
                points_of: (Side::ALL.into_iter()).find(|&side| land.pointed[side].contains(at)),
            }
        };
        Board {
            in_play: land.in_play,
            held: land.held,
            tribes: land.tribes,
            pieces: (Space::all().map(pieces))
                .filter(|here| {
                    [here.rome, here.carthage, here.inside, here.points] != [0; 4]
                        || here.points_of.is_some()
                })
                .collect(),
            train: land.train,
            generals: General::all()
                .filter_map(|general| {
                    Some(Posted {
                        general,
                        at: land.place_of(general)?,
                        inside: land.within.contains(general),
                        commands: land.commanders.contains(general),
                    })
                })
                .collect(),
            consuls: land.consuls,
            proconsuls: land.proconsuls,
            extra: land.extra,
            extra_south: land.extra_south,
            pool: land.pool,
            displaced: land.displaced,
            dead: land.dead,
            waiting: land.waiting,
        }
    }
}

/// A board that cannot be laid out.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadBoard<W: War> {
    #[error("{0} is listed twice among the pieces: join the two")]
    SpaceTwice(Space<W>),
    #[error("{0} is listed twice among the generals: a general is in one place")]
    GeneralTwice(General<W>),
    #[error("{0} holds more Elephants than CUs: an Elephant is one of the CUs")]
    Elephants(Space<W>),
    #[error("{0} has CUs inside walls, but no side holds a City there")]
    NoWalls(Space<W>),
    #[error("{0} holds more than 100 CUs of one side")]
    Crowd(Space<W>),
    #[error("{0} is a Roman stack with Elephants")]
    RomanElephants(Space<W>),
}

impl<W: War> TryFrom<Board<W>> for Land<W> {
    type Error = BadBoard<W>;

    fn try_from(board: Board<W>) -> Result<Land<W>, BadBoard<W>> {
        let mut land = Land::empty();
        land.in_play = board.in_play;
        land.held = board.held;
        land.tribes = board.tribes;
        let mut seen = BTreeSet::new();
        for here in &board.pieces {
            let at = here.at;
            if !seen.insert(at) {
                return Err(BadBoard::SpaceTwice(at));
            }
            if here.elephants > here.carthage || here.elephants_inside > here.inside {
                return Err(BadBoard::Elephants(at));
            }
            if here.rome.max(here.carthage).max(here.inside) > 100 {
                return Err(BadBoard::Crowd(at));
            }
            land.set_units(Stack::outside(Side::Rome, at), Units::of(here.rome, 0));
            let carthage = Units::of(here.carthage, here.elephants);
            land.set_units(Stack::outside(Side::Carthage, at), carthage);
            if here.inside > 0 {
                let holder = Side::ALL
                    .into_iter()
                    .find(|&side| land.held[side].contains(at));
                let holder = holder
                    .filter(|_| at.is_city())
                    .ok_or(BadBoard::NoWalls(at))?;
                if holder == Side::Rome && here.elephants_inside > 0 {
                    return Err(BadBoard::RomanElephants(at));
                }
                let units = Units::of(here.inside, here.elephants_inside);
                land.set_units(Stack::inside(holder, at), units);
            }
            land.points[at.index()] = here.points;
            if let Some(side) = here.points_of {
                land.pointed[side].insert(at);
            }
        }
        let mut posted = GeneralSet::EMPTY;
        for post in &board.generals {
            if !posted.insert(post.general) {
                return Err(BadBoard::GeneralTwice(post.general));
            }
            let stack = Stack {
                side: post.general.side(),
                at: post.at,
                inside: post.inside,
            };
            land.put_general(post.general, stack);
            if post.commands {
                land.commanders.insert(post.general);
            }
        }
        land.train = board.train;
        land.consuls = board.consuls;
        land.proconsuls = board.proconsuls;
        land.extra = board.extra;
        land.extra_south = board.extra_south;
        land.pool = board.pool;
        land.displaced = board.displaced;
        land.dead = board.dead;
        land.waiting = board.waiting;
        Ok(land)
    }
}
