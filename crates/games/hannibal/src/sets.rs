//! Sets of ids as bits: copied like a number, walked in ascending order.

use crate::game::Hannibal;

pub type SpaceSet = punic::SpaceSet<Hannibal>;
pub type ProvinceSet = punic::ProvinceSet<Hannibal>;
pub type RegionSet = punic::RegionSet<Hannibal>;
pub type GeneralSet = punic::GeneralSet<Hannibal>;
pub type CardSet = punic::CardSet<Hannibal>;
