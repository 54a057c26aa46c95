//! What stacks carry along besides CUs and generals.

use std::fmt::Debug;
use std::ops::ControlFlow;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::id::Space;
use crate::land::Stack;
use crate::side::Side;
use crate::war::{War, Word};

/// How much a force of the game takes along.
pub type Load<W> = <<W as War>::Trains as Trains<W>>::Load;

/// The trains of a game, wherever they are: a game has a siege train, supply trains or
/// nothing of the kind.
pub trait Trains<W: War>:
    Copy + Eq + Debug + Default + Serialize + DeserializeOwned + 'static
{
    /// How much of it a force takes along; by default nothing.
    type Load: Word + Default;

    fn of(&self, stack: Stack<W>) -> Self::Load;
    fn take(&mut self, stack: Stack<W>, load: Self::Load);
    fn put(&mut self, stack: Stack<W>, load: Self::Load);

    /// What goes inside the walls of its City along with these CUs of a stack; `all` says
    /// whether they are all it has.
    fn sheltered(&self, outside: Stack<W>, all: bool) -> Self::Load {
        // 20.7-b: the train goes where all CUs go.
        match all {
            true => self.of(outside),
            false => Self::Load::default(),
        }
    }

    /// A stack has no CU any more.
    fn undefended(&mut self, stack: Stack<W>);
    /// A stack retreats without its trains.
    fn abandon(&mut self, stack: Stack<W>);

    /// With what a force may leave a stack that has `here`. If `all` CUs go, nobody is
    /// left to guard the rest.
    fn each_load(
        here: Self::Load,
        all: bool,
        each: impl FnMut(Self::Load) -> ControlFlow<()>,
    ) -> ControlFlow<()>;
}

/// No trains.
impl<W: War> Trains<W> for () {
    type Load = ();

    fn of(&self, _: Stack<W>) {}
    fn take(&mut self, _: Stack<W>, (): ()) {}
    fn put(&mut self, _: Stack<W>, (): ()) {}
    fn undefended(&mut self, _: Stack<W>) {}
    fn abandon(&mut self, _: Stack<W>) {}

    fn each_load((): (), _: bool, mut each: impl FnMut(()) -> ControlFlow<()>) -> ControlFlow<()> {
        each(())
    }
}

/// The Carthaginian siege train (20.7), if there is one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Train<W: War> {
    pub at: Space<W>,
    pub inside: bool,
}

impl<W: War> Trains<W> for Option<Train<W>> {
    type Load = bool;

    fn of(&self, stack: Stack<W>) -> bool {
        let place = Train {
            at: stack.at,
            inside: stack.inside,
        };
        stack.side == Side::Carthage && *self == Some(place)
    }

    fn take(&mut self, _: Stack<W>, load: bool) {
        if load {
            *self = None;
        }
    }

    fn put(&mut self, stack: Stack<W>, load: bool) {
        if load {
            *self = Some(Train {
                at: stack.at,
                inside: stack.inside,
            });
        }
    }

    /// 20.7-c: without a CU the train is lost.
    fn undefended(&mut self, stack: Stack<W>) {
        self.abandon(stack);
    }

    /// 20.7-c
    fn abandon(&mut self, stack: Stack<W>) {
        if self.of(stack) {
            *self = None;
        }
    }

    /// 20.7-b: the train stays only with CUs that stay.
    fn each_load(
        here: bool,
        all: bool,
        mut each: impl FnMut(bool) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if !here || !all {
            each(false)?;
        }
        if here {
            each(true)?;
        }
        ControlFlow::Continue(())
    }
}
