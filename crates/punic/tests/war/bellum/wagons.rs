//! Supply wagons: counted, carried along, left to whoever wins.

use std::ops::ControlFlow;

use punic::{BySide, Stack, Trains};
use serde::{Deserialize, Serialize};

use super::Bellum;

/// By side and space, those outside the walls and those inside.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Wagons(BySide<[[u8; 2]; 8]>);

impl Wagons {
    fn at(&mut self, stack: Stack<Bellum>) -> &mut u8 {
        &mut self.0[stack.side][stack.at.index()][usize::from(stack.inside)]
    }
}

impl Trains<Bellum> for Wagons {
    type Load = u8;

    fn of(&self, stack: Stack<Bellum>) -> u8 {
        self.0[stack.side][stack.at.index()][usize::from(stack.inside)]
    }

    fn take(&mut self, stack: Stack<Bellum>, load: u8) {
        *self.at(stack) -= load;
    }

    fn put(&mut self, stack: Stack<Bellum>, load: u8) {
        *self.at(stack) += load;
    }

    /// Wagons wait where they are.
    fn undefended(&mut self, _: Stack<Bellum>) {}

    /// The winner has them.
    fn abandon(&mut self, stack: Stack<Bellum>) {
        let left = std::mem::take(self.at(stack));
        self.put(Stack::outside(stack.side.enemy(), stack.at), left);
    }

    fn each_load(here: u8, _: bool, each: impl FnMut(u8) -> ControlFlow<()>) -> ControlFlow<()> {
        (0..=here).try_for_each(each)
    }
}
