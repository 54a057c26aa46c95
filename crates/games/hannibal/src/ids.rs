//! Typed ids: a space, a province, a region, a general, a strategy card.
//!
//! Inside the program an id is one byte that indexes a table. Outside it is a
//! word such as `"roma"`: files, records and the protocol keep their meaning
//! when the order of a data file changes.

use kernel::dense_id;
pub use kernel::{NoSuchId, UnknownId};

use crate::data::data;

dense_id! {
    /// A space of the map, in the order of the map file.
    Space[99], "space", data.space_names
}

dense_id! {
    /// A province.
    Province[23], "province", data.province_names
}

dense_id! {
    /// A region: several provinces that share allies and reinforcements.
    Region[7], "region", data.region_names
}

dense_id! {
    /// A general of either side.
    General[20], "general", data.general_names
}

dense_id! {
    /// A strategy card.
    Card[92], "card", data.card_names
}
