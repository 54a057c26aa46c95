//! Typed ids: a space, a province, a region, a general, a strategy card, a tactics card.

use kernel::closed_id;
pub use kernel::{NoSuchId, UnknownId};

use crate::game::Hamilcar;

pub type Space = punic::Space<Hamilcar>;
pub type Province = punic::Province<Hamilcar>;
pub type Region = punic::Region<Hamilcar>;
pub type General = punic::General<Hamilcar>;
pub type Card = punic::Card<Hamilcar>;

closed_id! {
    /// A tactics card: like ones are not told apart.
    Tactic, "tactics card":
    GreatCommander = "t-great-commander",
    Ambush = "t-ambush",
    Shoals = "t-shoals",
    Pursuit = "t-pursuit",
    FireShips = "t-fire-ships",
    BrokenOars = "t-broken-oars",
    Outflank = "t-outflank",
    FavourableWinds = "t-favourable-winds",
    Escape = "t-escape",
    ShatteredHulls = "t-shattered-hulls",
    Boarding = "t-boarding",
    Ramming = "t-ramming",
}

closed_id! {
    /// A space of the Miat (19.5-a).
    Miat, "Miat space":
    NorthWest = "nw",
    NorthEast = "ne",
    SouthWest = "sw",
    SouthEast = "se",
    Centre = "centre",
}
