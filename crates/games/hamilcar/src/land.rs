//! What stands on the map, as the land war has it, and the Supply Trains.

use std::ops::ControlFlow;

pub use punic::Units;
use punic::{BySide, Side, Trains};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::game::Hamilcar;
use crate::ids::Space;

pub type Land = punic::Land<Hamilcar>;
pub type Stack = punic::Stack<Hamilcar>;

/// Supply Trains by side and space, those outside the walls and those inside (8.2.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Supply(BySide<[[u8; 2]; Space::COUNT]>);

impl Default for Supply {
    fn default() -> Supply {
        let none = [[0; 2]; Space::COUNT];
        Supply(BySide::new(none, none))
    }
}

/// One place with Supply Trains, as records write it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Parked {
    side: Side,
    at: Space,
    inside: bool,
    count: u8,
}

impl Serialize for Supply {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.stacks().map(|(stack, count)| Parked {
            side: stack.side,
            at: stack.at,
            inside: stack.inside,
            count,
        }))
    }
}

impl<'de> Deserialize<'de> for Supply {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Supply, D::Error> {
        let mut supply = Supply::default();
        for parked in Vec::<Parked>::deserialize(deserializer)? {
            *supply.at(Stack {
                side: parked.side,
                at: parked.at,
                inside: parked.inside,
            }) = parked.count;
        }
        Ok(supply)
    }
}

impl Supply {
    fn at(&mut self, stack: Stack) -> &mut u8 {
        &mut self.0[stack.side][stack.at.index()][usize::from(stack.inside)]
    }

    /// Every stack with Supply Trains, and how many it has.
    pub fn stacks(&self) -> impl Iterator<Item = (Stack, u8)> + '_ {
        let places = Side::ALL.into_iter().flat_map(|side| {
            Space::all().flat_map(move |at| [false, true].map(|inside| Stack { side, at, inside }))
        });
        places
            .map(|stack| (stack, self.of(stack)))
            .filter(|&(_, count)| count > 0)
    }

    /// Supply Trains of a side, wherever they are.
    pub fn total(&self, side: Side) -> u8 {
        self.0[side].iter().flatten().sum()
    }
}

impl Trains<Hamilcar> for Supply {
    type Load = u8;

    fn of(&self, stack: Stack) -> u8 {
        self.0[stack.side][stack.at.index()][usize::from(stack.inside)]
    }

    fn take(&mut self, stack: Stack, load: u8) {
        *self.at(stack) -= load;
    }

    /// 8.2.1-d: what finds no room inside stays outside.
    fn put(&mut self, stack: Stack, load: u8) {
        let room = match stack.inside {
            true => stack.at.capacity().saturating_sub(self.of(stack)),
            false => load,
        };
        let fits = load.min(room);
        *self.at(stack) += fits;
        *self.at(Stack::outside(stack.side, stack.at)) += load - fits;
    }

    /// RUL-27: they may stand alone; whoever enters captures them (8.2.1-g).
    fn undefended(&mut self, _: Stack) {}

    /// 8.2.1-f: the winner has them.
    fn abandon(&mut self, stack: Stack) {
        let left = std::mem::take(self.at(stack));
        self.put(Stack::outside(stack.side.enemy(), stack.at), left);
    }

    /// 8.2.1-d, 8.2.1-m: as many as there is room for.
    fn sheltered(&self, outside: Stack, _: bool) -> u8 {
        let inside = Stack::inside(outside.side, outside.at);
        let room = outside.at.capacity().saturating_sub(self.of(inside));
        self.of(outside).min(room)
    }

    /// 8.2.1-c
    fn each_load(here: u8, _: bool, each: impl FnMut(u8) -> ControlFlow<()>) -> ControlFlow<()> {
        (0..=here).try_for_each(each)
    }
}
