//! A state as it is written down: names instead of indices, and only what cannot
//! be counted again.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::state::{Draft, Open, Pins, State};
use crate::{Block, BlockSet, BySide, Card, CardSet, Link, Place, Side};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub open: Open,
    pub map: BTreeMap<Block, OnMap>,
    pub standing: BlockSet,
    pub hands: BySide<CardSet>,
    pub discarded: BySide<Option<Card>>,
    pub answers: BySide<Option<Card>>,
    pub drafts: BySide<Draft>,
    pub taken: Option<Block>,
}

/// A block on the map.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OnMap {
    pub side: Side,
    pub at: Place,
    pub steps: u8,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub moved: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reserve: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub came: Option<Link>,
}

impl From<State> for Position {
    fn from(state: State) -> Position {
        let on_map = |block: Block| {
            Some(OnMap {
                side: state.commander(block)?,
                at: state.place_of(block)?,
                steps: state.steps_of(block),
                moved: state.moved.contains(block),
                reserve: state.reserve.contains(block),
                came: state.came[block.index()],
            })
        };
        Position {
            map: Block::all()
                .filter_map(|block| Some((block, on_map(block)?)))
                .collect(),
            open: state.open,
            standing: state.standing,
            hands: state.hands,
            discarded: state.discarded,
            answers: state.answers,
            drafts: state.drafts,
            taken: state.taken,
        }
    }
}

impl From<Position> for State {
    fn from(position: Position) -> State {
        let mut state = State::empty();
        for (&block, on_map) in &position.map {
            state.put(block, on_map.side, on_map.at, on_map.steps);
            if on_map.moved {
                state.moved.insert(block);
            }
            if on_map.reserve {
                state.reserve.insert(block);
            }
            state.came[block.index()] = on_map.came;
        }
        state.open = position.open;
        state.standing = position.standing;
        state.hands = position.hands;
        state.discarded = position.discarded;
        state.answers = position.answers;
        state.drafts = position.drafts;
        state.taken = position.taken;
        state
    }
}

impl Serialize for Pins {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let pinned = Place::all().filter(|&place| self.leave(place) != Pins::FREE);
        serializer.collect_map(pinned.map(|place| (place, self.leave(place))))
    }
}

impl<'de> Deserialize<'de> for Pins {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Pins, D::Error> {
        let mut pins = Pins::NONE;
        for (place, leave) in BTreeMap::<Place, u8>::deserialize(deserializer)? {
            pins.0[place.index()] = leave;
        }
        Ok(pins)
    }
}
