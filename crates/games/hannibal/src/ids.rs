//! Typed ids: a space, a province, a region, a general, a strategy card.

pub use kernel::{NoSuchId, UnknownId};

use crate::game::Hannibal;

pub type Space = punic::Space<Hannibal>;
pub type Province = punic::Province<Hannibal>;
pub type Region = punic::Region<Hannibal>;
pub type General = punic::General<Hannibal>;
pub type Card = punic::Card<Hannibal>;
