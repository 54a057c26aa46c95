//! Sets of ids as bits, and the tactics cards of a hand.

use kernel::id_set;
use serde::{Deserialize, Serialize};

use crate::game::Hamilcar;
use crate::ids::{Miat, Tactic};

pub type SpaceSet = punic::SpaceSet<Hamilcar>;
pub type ProvinceSet = punic::ProvinceSet<Hamilcar>;
pub type RegionSet = punic::RegionSet<Hamilcar>;
pub type GeneralSet = punic::GeneralSet<Hamilcar>;
pub type CardSet = punic::CardSet<Hamilcar>;

id_set! {
    /// Some of the spaces of the Miat.
    MiatSet(u8) of Miat, MiatSpaces
}

/// Tactics cards by title.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tactics(pub [u8; Tactic::COUNT]);

impl Tactics {
    pub const NONE: Tactics = Tactics([0; Tactic::COUNT]);

    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    pub const fn of(self, tactic: Tactic) -> u8 {
        self.0[tactic as usize]
    }

    pub fn add(&mut self, tactic: Tactic) {
        self.0[tactic as usize] += 1;
    }

    pub fn take(&mut self, tactic: Tactic) {
        debug_assert!(self.of(tactic) > 0, "a card that is not there is taken");
        self.0[tactic as usize] = self.0[tactic as usize].saturating_sub(1);
    }

    #[must_use]
    pub fn plus(self, other: Tactics) -> Tactics {
        Tactics(std::array::from_fn(|index| self.0[index] + other.0[index]))
    }

    #[must_use]
    pub fn minus(self, other: Tactics) -> Tactics {
        Tactics(std::array::from_fn(|index| {
            self.0[index].saturating_sub(other.0[index])
        }))
    }
}
