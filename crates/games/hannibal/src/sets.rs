//! Sets of ids as bits: copied like a number, walked in ascending order.

use kernel::id_set;

use crate::game::Hannibal;
use crate::ids::Card;

pub type SpaceSet = land_war::SpaceSet<Hannibal>;
pub type ProvinceSet = land_war::ProvinceSet<Hannibal>;
pub type RegionSet = land_war::RegionSet<Hannibal>;
pub type GeneralSet = land_war::GeneralSet<Hannibal>;

id_set! {
    /// Some of the strategy cards.
    CardSet(u128) of Card, Cards
}
