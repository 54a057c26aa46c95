//! What stands on the map: markers, combat units, generals. Only primitives; the
//! chapters decide when they are used.

use serde::{Deserialize, Serialize};

use crate::id::{General, Province, Space};
use crate::set::{GeneralSet, SpaceSet};
use crate::sheets::Office;
use crate::side::{BySide, Side};
use crate::trains::{Load, Trains};
use crate::war::{Row, War};

/// All CUs and generals of one side in a space outside its City, or all inside (3.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Stack<W: War> {
    pub side: Side,
    pub at: Space<W>,
    pub inside: bool,
}

impl<W: War> Stack<W> {
    #[inline]
    pub const fn outside(side: Side, at: Space<W>) -> Stack<W> {
        Stack {
            side,
            at,
            inside: false,
        }
    }

    #[inline]
    pub const fn inside(side: Side, at: Space<W>) -> Stack<W> {
        Stack {
            side,
            at,
            inside: true,
        }
    }
}

/// Combat units: all of them, and how many are Elephants.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Units {
    pub cu: u8,
    pub elephants: u8,
}

impl Units {
    pub const NONE: Units = Units::of(0, 0);

    #[inline]
    pub const fn of(cu: u8, elephants: u8) -> Units {
        Units { cu, elephants }
    }

    #[inline]
    pub const fn ordinary(self) -> u8 {
        self.cu - self.elephants
    }

    #[inline]
    #[must_use]
    pub const fn plus(self, other: Units) -> Units {
        Units::of(self.cu + other.cu, self.elephants + other.elephants)
    }

    #[inline]
    #[must_use]
    pub const fn minus(self, other: Units) -> Units {
        Units::of(self.cu - other.cu, self.elephants - other.elephants)
    }
}

/// Everything that lies on the board or beside it in the open.
///
/// While no enemy CU is in a space, all units there are one stack and count as
/// outside (20.3-b); who is inside is declared when an enemy comes (12.1-a).
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    bound = "",
    into = "crate::position::Board<W>",
    try_from = "crate::position::Board<W>"
)]
pub struct Land<W: War> {
    /// Spaces that exist in this match (26.3, 28).
    pub in_play: SpaceSet<W>,
    /// Spaces friendly to a side: its PCs, Cities and Tribes (3.1).
    pub held: BySide<SpaceSet<W>>,
    /// Where a Tribe marker stands, of whichever side.
    pub tribes: SpaceSet<W>,
    /// Siege and subjugation points.
    pub points: W::PerSpace<u8>,
    /// Where a side has such points standing.
    pub pointed: BySide<SpaceSet<W>>,
    outside: BySide<W::PerSpace<u8>>,
    inside: W::PerSpace<u8>,
    elephants_outside: W::PerSpace<u8>,
    elephants_inside: W::PerSpace<u8>,
    /// Where a side has CUs outside; counted from the above, kept for speed.
    army: BySide<SpaceSet<W>>,
    /// Where CUs stand inside walls.
    garrisons: SpaceSet<W>,
    pub train: W::Trains,

    place: W::PerGeneral<Option<Space<W>>>,
    pub within: GeneralSet<W>,
    /// The one commander of each stack (9.2-a).
    pub commanders: GeneralSet<W>,
    pub consuls: GeneralSet<W>,
    pub proconsuls: GeneralSet<W>,
    /// Proconsuls beyond the count of 6.6-c, by a card for the one or the other area.
    pub extra: GeneralSet<W>,
    pub extra_south: GeneralSet<W>,
    pub pool: GeneralSet<W>,
    /// Generals who have lost their army and come back, as the game has it.
    pub displaced: GeneralSet<W>,
    pub dead: GeneralSet<W>,
    /// Generals on the turn track.
    pub waiting: GeneralSet<W>,
}

impl<W: War> std::fmt::Debug for Land<W> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        crate::position::Board::from(self.clone()).fmt(f)
    }
}

impl<W: War> Land<W> {
    pub fn empty() -> Land<W> {
        Land {
            in_play: SpaceSet::EMPTY,
            held: BySide::default(),
            tribes: SpaceSet::EMPTY,
            points: Row::filled(0),
            pointed: BySide::default(),
            outside: BySide::new(Row::filled(0), Row::filled(0)),
            inside: Row::filled(0),
            elephants_outside: Row::filled(0),
            elephants_inside: Row::filled(0),
            army: BySide::default(),
            garrisons: SpaceSet::EMPTY,
            train: W::Trains::default(),
            place: Row::filled(None),
            within: GeneralSet::EMPTY,
            commanders: GeneralSet::EMPTY,
            consuls: GeneralSet::EMPTY,
            proconsuls: GeneralSet::EMPTY,
            extra: GeneralSet::EMPTY,
            extra_south: GeneralSet::EMPTY,
            pool: GeneralSet::EMPTY,
            displaced: GeneralSet::EMPTY,
            dead: GeneralSet::EMPTY,
            waiting: GeneralSet::EMPTY,
        }
    }

    // 3.1 Control

    /// Friendly spaces of the other side.
    #[inline]
    pub fn enemy_spaces(&self, side: Side) -> SpaceSet<W> {
        self.held[side.enemy()]
    }

    /// Enemy PC or City, or an unfriendly Tribe: what costs and what bars (3.1).
    #[inline]
    pub fn unfriendly(&self, side: Side) -> SpaceSet<W> {
        self.held[side.enemy()] | (self.tribes - self.held[side])
    }

    /// Spaces with no marker at all.
    pub fn empty_spaces(&self) -> SpaceSet<W> {
        self.in_play - self.held[Side::Rome] - self.held[Side::Carthage] - self.tribes
    }

    /// Round PCs of a side: neither Cities nor Tribes.
    pub fn pcs(&self, side: Side) -> SpaceSet<W> {
        self.held[side] - W::theatre().cities - self.tribes
    }

    /// 3.7
    pub fn controls(&self, side: Side, province: Province<W>) -> bool {
        let sheet = province.sheet();
        (sheet.spaces & self.held[side]).len() >= sheet.majority.into()
    }

    /// 20.4-a
    #[inline]
    pub fn besieged(&self, city: Space<W>) -> bool {
        city.is_city() && self.points[city.index()] > 0
    }

    pub fn set_points(&mut self, side: Side, at: Space<W>, points: u8) {
        self.points[at.index()] = points;
        for other in Side::ALL {
            self.pointed[other].remove(at);
        }
        if points > 0 {
            self.pointed[side].insert(at);
        }
    }

    /// Puts a side's PC on a round space, or turns the one there.
    pub fn put_pc(&mut self, side: Side, at: Space<W>) {
        self.held[side.enemy()].remove(at);
        self.held[side].insert(at);
    }

    pub fn take_pc(&mut self, side: Side, at: Space<W>) {
        self.held[side].remove(at);
    }

    // Combat units

    /// Where `side` has CUs outside walls.
    #[inline]
    pub fn armies(&self, side: Side) -> SpaceSet<W> {
        self.army[side]
    }

    /// Where `side` has CUs, inside or outside.
    #[inline]
    pub fn occupied(&self, side: Side) -> SpaceSet<W> {
        self.army[side] | (self.garrisons & self.held[side])
    }

    /// Where CUs stand inside walls, whosever they are.
    pub fn garrisons(&self) -> SpaceSet<W> {
        self.garrisons
    }

    #[inline]
    pub fn cu(&self, side: Side, at: Space<W>) -> u8 {
        self.outside[side][at.index()]
    }

    pub fn units(&self, stack: Stack<W>) -> Units {
        let at = stack.at.index();
        if stack.inside {
            if !self.held[stack.side].contains(stack.at) {
                return Units::NONE;
            }
            return Units::of(self.inside[at], self.elephants_inside[at]);
        }
        let elephants = match stack.side {
            Side::Rome => 0,
            Side::Carthage => self.elephants_outside[at],
        };
        Units::of(self.outside[stack.side][at], elephants)
    }

    /// CUs of `side` in the space, inside and outside.
    pub fn all_cu(&self, side: Side, at: Space<W>) -> u8 {
        self.cu(side, at) + self.units(Stack::inside(side, at)).cu
    }

    pub fn set_units(&mut self, stack: Stack<W>, units: Units) {
        let at = stack.at.index();
        if stack.inside {
            self.inside[at] = units.cu;
            self.elephants_inside[at] = units.elephants;
            if units.cu > 0 {
                self.garrisons.insert(stack.at);
            } else {
                self.garrisons.remove(stack.at);
            }
        } else {
            self.outside[stack.side][at] = units.cu;
            if stack.side == Side::Carthage {
                self.elephants_outside[at] = units.elephants;
            }
            if units.cu > 0 {
                self.army[stack.side].insert(stack.at);
            } else {
                self.army[stack.side].remove(stack.at);
                // 20.5-a
                if self.pointed[stack.side].contains(stack.at) {
                    self.set_points(stack.side, stack.at, 0);
                }
            }
        }
        if units.cu == 0 {
            self.train.undefended(stack);
        }
    }

    pub fn add(&mut self, stack: Stack<W>, units: Units) {
        self.set_units(stack, self.units(stack).plus(units));
    }

    pub fn remove(&mut self, stack: Stack<W>, units: Units) {
        self.set_units(stack, self.units(stack).minus(units));
    }

    /// Elephant CUs on the map.
    pub fn elephants(&self) -> u8 {
        let all = [&self.elephants_outside, &self.elephants_inside];
        all.iter().flat_map(|counts| counts.as_ref()).sum()
    }

    /// All CUs of a side on the map, within `area`.
    pub fn cu_within(&self, side: Side, area: SpaceSet<W>) -> u32 {
        (self.occupied(side) & area)
            .iter()
            .map(|at| u32::from(self.all_cu(side, at)))
            .sum()
    }

    /// What the stack carries along.
    pub fn train_in(&self, stack: Stack<W>) -> Load<W> {
        self.train.of(stack)
    }

    // Generals

    #[inline]
    pub fn place_of(&self, general: General<W>) -> Option<Space<W>> {
        self.place[general.index()]
    }

    /// The stack a general on the map belongs to.
    pub fn stack_of(&self, general: General<W>) -> Option<Stack<W>> {
        Some(Stack {
            side: general.side(),
            at: self.place_of(general)?,
            inside: self.within.contains(general),
        })
    }

    pub fn generals_in(&self, stack: Stack<W>) -> GeneralSet<W> {
        let mut found = GeneralSet::EMPTY;
        for general in W::theatre().side_generals[stack.side] {
            if self.place[general.index()] == Some(stack.at)
                && self.within.contains(general) == stack.inside
            {
                found.insert(general);
            }
        }
        found
    }

    /// Generals of a side on the map.
    pub fn on_map(&self, side: Side) -> GeneralSet<W> {
        (W::theatre().side_generals[side].iter())
            .filter(|&general| self.place_of(general).is_some())
            .collect()
    }

    pub fn commander(&self, stack: Stack<W>) -> Option<General<W>> {
        (self.commanders & W::theatre().side_generals[stack.side])
            .iter()
            .find(|&general| {
                self.place[general.index()] == Some(stack.at)
                    && self.within.contains(general) == stack.inside
            })
    }

    /// Puts a general into a stack, from wherever he was. Who commands there is
    /// settled afterwards.
    pub fn put_general(&mut self, general: General<W>, stack: Stack<W>) {
        for set in [
            &mut self.pool,
            &mut self.displaced,
            &mut self.waiting,
            &mut self.commanders,
            &mut self.within,
        ] {
            set.remove(general);
        }
        self.place[general.index()] = Some(stack.at);
        if stack.inside {
            self.within.insert(general);
        }
    }

    /// Takes a general off the map; where he goes is the caller's rule.
    pub fn lift_general(&mut self, general: General<W>) {
        self.place[general.index()] = None;
        for set in [
            &mut self.within,
            &mut self.commanders,
            &mut self.consuls,
            &mut self.proconsuls,
            &mut self.extra,
            &mut self.extra_south,
        ] {
            set.remove(general);
        }
    }

    pub fn office(&self, general: General<W>) -> Option<Office> {
        if self.consuls.contains(general) {
            Some(Office::Consul)
        } else if self.proconsuls.contains(general) {
            Some(Office::Proconsul)
        } else {
            None
        }
    }

    pub fn set_office(&mut self, general: General<W>, office: Option<Office>) {
        self.consuls.remove(general);
        self.proconsuls.remove(general);
        match office {
            Some(Office::Consul) => self.consuls.insert(general),
            Some(Office::Proconsul) => self.proconsuls.insert(general),
            None => false,
        };
    }
}
