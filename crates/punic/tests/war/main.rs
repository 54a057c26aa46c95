//! The land war on a small island that no game knows: eight spaces, four generals, a
//! ferry, wagons and a City that defends itself. What the crate promises to any game
//! is tried here through its public surface; the rules themselves, clause by clause,
//! are tried in the games.

mod battles;
mod bellum;
mod case;
mod marches;
mod sieges;
mod written;

use bellum::Bellum;

kernel::suite!(Bellum, |suite| suite.games(25));
