//! Sets of ids as bits: copied like a number, walked in ascending order.

use kernel::id_set;

use crate::ids::{Card, General, Province, Region, Space};

id_set! {
    /// Some of the spaces.
    SpaceSet(u128) of Space, Spaces
}

id_set! {
    /// Some of the generals.
    GeneralSet(u32) of General, Generals
}

id_set! {
    /// Some of the strategy cards.
    CardSet(u128) of Card, Cards
}

id_set! {
    /// Some of the provinces.
    ProvinceSet(u32) of Province, Provinces
}

id_set! {
    /// Some of the regions.
    RegionSet(u8) of Region, Regions
}
