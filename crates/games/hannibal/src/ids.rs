//! Typed ids: a space, a province, a region, a general, a strategy card.

use kernel::dense_id;
pub use kernel::{NoSuchId, UnknownId};

use crate::data::data;
use crate::game::Hannibal;

pub type Space = land_war::Space<Hannibal>;
pub type Province = land_war::Province<Hannibal>;
pub type Region = land_war::Region<Hannibal>;
pub type General = land_war::General<Hannibal>;

dense_id! {
    /// A strategy card.
    Card[92], "card", data.card_names
}
