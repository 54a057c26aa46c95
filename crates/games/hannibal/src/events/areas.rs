//! Where an event works, and the words of card texts that ask about places (8.5-c).

use punic::Side;

use super::plan::How;
use crate::data::{data, theatre};
use crate::frame::EventFrame;
use crate::ids::{Province, Region, Space};
use crate::land::{Land, Stack};
use crate::sets::{GeneralSet, ProvinceSet, RegionSet, SpaceSet};
use crate::state::Open;

/// Spaces that an event speaks of.
#[derive(Clone, Copy)]
pub enum Area {
    Of(SpaceSet),
    /// The province that was chosen.
    Chosen,
    /// One road away from the general who was chosen.
    RoadsFromHim,
    /// #28: Italia, in Hannibal's province or next to him.
    AroundHannibal,
    /// Spaces that this event has emptied.
    Emptied,
    /// #78: the region of a City taken this turn.
    Spoils,
}

pub const EVERYWHERE: Area = Area::Of(SpaceSet::ALL);

impl Area {
    pub fn spaces(self, open: &Open, frame: EventFrame) -> SpaceSet {
        let found = match self {
            Area::Of(spaces) => spaces,
            Area::Chosen => frame.province.map(Province::spaces).unwrap_or_default(),
            Area::RoadsFromHim => {
                let him = frame
                    .general
                    .and_then(|general| open.land.place_of(general));
                him.map(Space::roads).unwrap_or_default()
            }
            Area::AroundHannibal => {
                let marks = &data().marks;
                let near = (open.land.place_of(marks.hannibal))
                    .map(|at| at.province().spaces() | at.adjacent());
                near.unwrap_or_default() & marks.italia.spaces()
            }
            Area::Emptied => open.game.effects.emptied,
            Area::Spoils => match frame.province {
                // One region: where the first PC was placed.
                Some(province) => province.sheet().region.spaces(),
                None => (open.game.effects.taken[frame.side].iter())
                    .fold(SpaceSet::EMPTY, |all, city| all | city.region().spaces()),
            },
        };
        found & open.land.in_play
    }
}

/// Spaces of the area where that can be done to a PC. CUs of its owner guard a PC, and
/// none is placed where enemy CUs stand.
pub fn pcs(open: &Open, frame: EventFrame, how: How, area: Area) -> SpaceSet {
    let land = &open.land;
    let struck = || land.pcs(frame.side.enemy());
    let empty = || land.empty_spaces() - theatre().cities;
    let spaces = match how {
        How::TakeOff | How::Turn => struck(),
        How::Place => empty(),
        How::Win => struck() | empty(),
    };
    (spaces & area.spaces(open, frame)) - land.occupied(frame.side.enemy())
}

/// Every stack with CUs in the area, of either side.
pub fn stacks(land: &Land, area: SpaceSet) -> impl Iterator<Item = Stack> + '_ {
    Side::ALL.into_iter().flat_map(move |side| {
        (land.occupied(side) & area).iter().flat_map(move |at| {
            [Stack::outside(side, at), Stack::inside(side, at)]
                .into_iter()
                .filter(|&stack| land.units(stack).cu > 0)
        })
    })
}

/// Inside a besieged City.
pub fn shut_in(land: &Land, stack: Stack) -> bool {
    stack.inside && land.besieged(stack.at)
}

pub fn generals_in(open: &Open, side: Side, regions: RegionSet) -> GeneralSet {
    (theatre().side_generals[side].iter())
        .filter(|&general| {
            let at = open.land.place_of(general);
            at.is_some_and(|at| regions.contains(at.region()))
        })
        .collect()
}

pub fn any_general_in(open: &Open, side: Side, region: Region) -> bool {
    !generals_in(open, side, RegionSet::EMPTY.with(region)).is_empty()
}

/// Whether the side controls at least one of the provinces.
pub fn controls_one(open: &Open, side: Side, provinces: ProvinceSet) -> bool {
    (provinces.iter()).any(|province| open.land.controls(side, province))
}

/// A space of the map file. The words stand in the plans and are right or wrong for good.
pub fn space(id: &str) -> Space {
    Space::from_id(id).expect("a space of the map")
}

pub fn province(id: &str) -> Province {
    Province::from_id(id).expect("a province of the map")
}

pub fn provinces<const N: usize>(ids: [&str; N]) -> ProvinceSet {
    ids.into_iter().map(province).collect()
}

/// All spaces of these provinces.
pub fn spaces_of<const N: usize>(ids: [&str; N]) -> SpaceSet {
    (ids.into_iter()).fold(SpaceSet::EMPTY, |all, id| all | province(id).spaces())
}
