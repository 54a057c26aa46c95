//! The suite holds for a game with windows, resting rolls and frames.

use crate::toys::gauntlet::{Gauntlet, all_acts, exchange_cards};

kernel::suite!(Gauntlet, |suite| suite
    .games(60)
    .acts(all_acts())
    .mirror(exchange_cards));
