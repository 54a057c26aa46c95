//! What a player who looks one decision ahead thinks of battles, sieges and markers:
//! the opinions of both games. A game weighs its own provinces, places and cards.
//!
//! [`politics`] says what markers are worth, [`goal`] for whom time works, [`clash`] and
//! [`odds`] how battles go, [`outlook`] what the map offers an army; [`fight`] plays out
//! the hands that the enemy may hold ([`playout`]).

pub mod clash;
pub mod distance;
pub mod fight;
pub mod goal;
pub mod odds;
pub mod outlook;
pub mod playout;
pub mod politics;
pub mod reactions;
pub mod retreats;

use crate::id::{General, Space};
use crate::land::Land;
use crate::set::ProvinceSet;
use crate::side::Side;
use crate::state::Open;
use crate::war::War;

/// What each act is worth, in hundredths of a province.
pub type Worth = Vec<f32>;

/// What a game knows of its own aims.
pub trait Judgement: War {
    fn last_turn(open: &Open<Self>) -> u8;

    /// Provinces that count.
    fn counted(open: &Open<Self>) -> ProvinceSet<Self>;

    /// Who has won if the game ends as things are.
    fn ahead(open: &Open<Self>) -> Side;

    /// The side that must take the enemy's capital, having hardly another way to win.
    fn must_take_capital(_open: &Open<Self>) -> Option<Side> {
        None
    }

    /// What a side's markers are worth besides provinces, Cities, PCs and its capital.
    fn places(open: &Open<Self>, land: &Land<Self>, side: Side) -> f32;

    /// What a City is worth to whoever takes it, more than any other.
    fn place(open: &Open<Self>, at: Space<Self>) -> f32;

    /// What is lost with a general.
    fn head(_general: General<Self>) -> f32 {
        clash::GENERAL
    }

    /// Worked out once ([`distance::Distances::new`]).
    fn distances() -> &'static distance::Distances;
}
